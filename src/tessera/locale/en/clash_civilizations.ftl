# What the Civilizations expansion adds: how peoples are dealt, leaders, and what is told of them.
clash-option-civilizations = Civilizations
clash-option_value-civilizations-false = the base game
clash-option_value-civilizations-true = with the expansion: a people for each
