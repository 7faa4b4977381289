# Clash of Cultures: what Rome is asked, and why it cannot do something.

clash-pick-captivi = Which resource does a mood token stand for? Still to pay: { $cost }
clash-pick-provinces = Make the captured city happy for 1 culture token?
clash-pick-princeps = Which action card do you discard?
clash-pick-princeps_2 = Which objective card do you discard?
clash-pick-proconsul = Pay 1 gold for infantry beside Caesar?
clash-pick-dictator = Forbid the Barbarians to move?
