# Clash of Cultures: what Carthage is asked and told, and why it cannot do something.

clash-action-escort = { $ships } pirate ships sail along
clash-prompt-escort = How many pirate ships sail along?
clash-prompt-disembark = Who goes into the new city on { $cell }? They move no more this turn.
clash-pick-hegemony = From which cell does a ship become a city?
clash-pick-hegemony_2 = Where is the city founded?
clash-pick-hegemony_3 = Use a pirate ship for it?
clash-pick-pirate_allies = Fight the pirates there?
clash-pick-warbeasts = What stands for 1 food of the elephant?
clash-pick-mercenaries = How is the draft paid?
clash-pick-sacrifice = Sacrifice Queen Dido? The attackers must retreat, and 1 infantry takes her place.
clash-reason-no_shore_to_settle = Beside no ship of yours can a city be founded.
clash-reason-no_place_ashore = There is no place for that unit in the city.
