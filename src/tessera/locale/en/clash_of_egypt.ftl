# Egypt: what is asked and answered for its powers and leaders.
clash-pick-architecture = What does a mood token stand for? Still to pay: { $cost }
clash-pick-monumental = What does the obelisk bring?
