# Clash of Cultures: what Phoenicia is asked, and why it cannot do something.

clash-pick-constructor = Which token pays for the advance?
clash-pick-mediterranean_trader = What does a route beside Pygmalion bring besides?
clash-reason-hirams_city_sad = The city of your leader must be happy.
clash-reason-all_constructed = There is no advance of Construction that you may gain.
