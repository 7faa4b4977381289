# Clash of Cultures: what Japan is asked, what is told of it, and why it cannot do something.

clash-pick-subterfuge = Cancel the card that was shown, for a card of your hand?
clash-pick-subterfuge_2 = Which card of your hand do you discard for it?

clash-prompt-study_school = Which advance do you buy, without an action?
clash-prompt-take_back = Take a card back that you laid in this battle, for 1 culture token?
clash-prompt-turn_back = Which building gets your colour again?

clash-log-announced = { $seat } shows a card: { $card }
clash-log-repainted = { $seat } turns a building in { $cell } back to its own colour: { $building }

clash-reason-none_foreign = No building in your leader's city can be turned back
