# The Celts: tribal warfare, allies and trade, druids; Boudica, Vercingetorix and Viriatus.
clash-pick-tribal_allies = Do you pay 1 food, so that this army of the Barbarians stays?
clash-pick-great_numbers = Do you pay 1 food to keep the settler who has founded the city?
clash-pick-rapid_recruitment = Which of the new units stands beside the city?
clash-pick-rapid_recruitment_2 = Where does it stand?
clash-pick-terror = Which unit of the enemy flees, for 2 mood tokens?
clash-pick-terror_2 = Where does it flee?
clash-reason-no_barbarians_come = No settlement of the Barbarians can appear, and none has room for a warrior
