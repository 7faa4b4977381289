# Persia: elephants of the desert, missionaries, bankers; Cyrus, Darius and Xerxes.
clash-pick-banking = The bank pays: gold or a culture token?
clash-pick-king_of_persia = Which token comes next? After the first culture token all others are culture tokens.
clash-pick-great_builder = What does the wonder not cost? Still to be paid: { $cost }
clash-prompt-convert = Which unit shall follow you?
clash-prompt-blueprint = What does the architect build?
clash-reason-aboard_ships = Nobody is won over aboard ships
clash-reason-nothing_to_design = There is nothing to build here that you could pay for, the architect included
clash-log-converted = { $seat } wins over a unit of { $owner } in { $cell }: { $unit }
clash-prompt-ponder = The strategist: ignore what your card does for +{ $bonus }?
clash-prompt-immortals = Immortals: pay a culture token for +1? Tokens that may be paid: { $left }
