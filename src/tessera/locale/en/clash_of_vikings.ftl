# Clash of Cultures: what Vikings are asked and told, and why they cannot do something.

clash-action-convert = Go to { $cell } and become other units there
clash-log-crossed = { $seat } crosses the shore from { $start } to { $cell }: { $units } now
clash-log-robbed = { $other } robs { $seat } in trade: { $goods }
clash-log-runestone = { $seat } carves a runestone for the fallen
clash-prompt-crew = What does the next ship become? Left: { $left }
clash-prompt-build_ships = Which unit becomes a ship? The others go aboard.
clash-pick-raiding = Vikings rob you: which resource do you lose?
clash-pick-runestones = Carve a runestone from an obelisk of your supply? It is worth 1 point and cannot be built any more.
clash-pick-new_colonies = Where do all units with Erik land?
clash-reason-no_ship_lands = No ship of this group can move.
clash-reason-shore_held = Others hold that cell: units do not become something else where enemies or pirates are.
clash-reason-left_at_sea = Those who stay aboard would have no ship.
clash-reason-no_crew = Not enough settlers are left for these ships, or infantry with Tactics, or no place for an army.
clash-reason-no_crew_goes = Only settlers, and infantry with Tactics, become ships.
clash-reason-no_ships_left = No ship is left in your supply.
clash-reason-leader_not_aboard = Your leader is not aboard a ship.
clash-reason-marked_already = This tile has a mark of yours already.
clash-map-manner-convert = cross the shore and become something else
