# Clash of Cultures: what things cost, line by line, and why something is not possible.

clash-line-spent = { $goods }
clash-line-study = food, ideas or gold
clash-line-free_by = spared by { $advance }
clash-line-mood_falls = steps of the city's mood, since it works again in this turn
clash-line-rituals = mood tokens, or resources with Rituals
clash-line-range = culture tokens for the distance
clash-line-boost = culture tokens for the roll

clash-reason-not_this_building = That building is not open now
