# Clash of Cultures: what things cost, line by line, and why something is not possible.

clash-line-spent = { $goods }
clash-line-study = food, ideas or gold
clash-line-free_by = spared by { $advance }
clash-line-mood_falls = steps of the city's mood, since it works again in this turn
clash-line-rituals = mood tokens, or resources with Rituals
clash-line-range = culture tokens for the distance
clash-line-boost = culture tokens for the roll

clash-because = { $things } ({ $reason })
clash-cell = { $cell }

## Prices

clash-reason-cannot_pay = It costs { $cost }; you lack { $lacking }
clash-reason-not_again = That works once a turn, and you have done it
clash-reason-needs_wonder = It needs a city of yours with { $wonder }

## Turns and offers

clash-reason-must_act = There is something that you can still do; actions left: { $left }
clash-reason-in_status_phase = It is claimed in the status phase: { $objective }
clash-reason-no_partner = There is nobody to trade with there: { $seat }
clash-reason-without_trade = This game is played without trade between players
clash-reason-offers_made = A player makes at most { $count } offers a turn
clash-reason-collected_already = Your cities have collected in this turn; the Free Economy collects before all others, and alone

## Cities

clash-reason-not_this_building = That building is not open now
clash-reason-no_building_possible = Nothing can be constructed here now: { $parts }
clash-reason-no_unit_possible = No unit can be recruited here now: { $parts }
clash-reason-no_wonder_possible = No wonder can be built here now: { $parts }
clash-reason-no_wonder_cards = You have no wonder card
clash-reason-no_levy = A unit for tokens needs { $advance }

## Moving

clash-reason-cannot_move = None of your units can move now: { $parts }
clash-reason-no_units_at_all = You have no units on the board
clash-reason-fought = they have fought in this turn
clash-reason-moved_already = they have moved in this action already
clash-reason-on_mountain = who came to a mountain in this turn stays there, but for roads
clash-reason-no_tactics = armies move with { $advance } only
clash-reason-sea_closed = no other sea cell and no unexplored tile can be reached by ship
clash-reason-no_landing = no land beside the ship is open to them
clash-reason-no_open_cell = no cell beside them is open to them
clash-reason-there_already = They are there already
clash-reason-ships_at_sea = Ships stay at sea
clash-reason-change_ships = At sea nobody goes from ship to ship
clash-reason-ships_full = Those aboard would not have room: a ship carries { $limit } units
clash-reason-no_way_by_sea = No way by sea leads there: land, unexplored tiles or enemy ships lie between
clash-reason-no_road = Roads lead at most { $steps } cells, over known land
clash-reason-road_without_city = Roads begin or end in one of your cities
clash-reason-road_blocked = Enemies, too many units or the sea lie on the way
clash-reason-not_in_group = No such unit is in the group
clash-reason-others_stay = Without it the others could go nowhere
clash-reason-no_survey = Only ships explore by sea, and only tiles that they can reach

## Exploring

clash-bound_by-land_first = , laid so that there is land to enter
clash-bound_by-joins_sea = , laid so that its sea joins a known one
clash-bound_by-sea_on_edge = , laid so that its sea is on the edge of the board
clash-bound_by-sail_in = , laid so that the ship can sail in

## Influence

clash-reason-nothing_to_replace = None of its buildings can become yours: { $parts }
clash-reason-no_such_building_there = The city has no such building: { $building }
clash-reason-your_colour = it is yours already
clash-reason-obelisk = an obelisk never changes its colour
clash-reason-too_far = { $price ->
    [one] It takes { $price } culture token to reach that far; you have { $owned } for it
   *[other] It takes { $price } culture tokens to reach that far; you have { $owned } for it
}
clash-reason-no_boost = It is too far, and { $advance } forbids spending culture on it
clash-reason-all_influenced = Cities of yours with buildings of others influence only themselves
clash-reason-influenced_source = That city has buildings of others: it influences only itself
clash-reason-better_source = Another of your cities reaches it as well, and for no more culture

## Cards

clash-reason-nothing_to_learn = There is no advance that you could gain now
clash-reason-nothing_to_learn_there = They have no advance that you could gain now
clash-reason-nobody_near = No other player has a unit or city within { $steps } cells of yours
clash-reason-no_victory = You have won no battle in this turn
clash-reason-victory_used = Each victory serves one such card, and you have played it
clash-reason-all_happy = All your cities are happy
clash-reason-no_such_building = None of your cities has this building: { $building }
clash-reason-no_victim = Everybody else has an action less in the next turn already
clash-reason-only_first = It is played before your first action of the turn
clash-reason-no_captured_city = It is played right after you have captured a city of another player
clash-reason-none_in_supply = There is none left in your supply: { $unit }
clash-reason-no_room_in_cities = All your cities are full: at most { $limit } army units stand on a cell
clash-reason-no_synergy = There is no category in which you could gain two advances
clash-reason-no_objectives = You have no objective card to exchange
clash-reason-no_objectives_left = There are no objective cards left in the deck
clash-reason-nothing_to_explore = No unexplored tile lies beside those of your cities, and there is none left in your supply: { $unit }
clash-reason-no_mercenaries = No army of the Barbarians with a free way stands within two cells of your cities or armies
clash-reason-no_wages = You have nothing to pay them with: food, wood, ore, gold or culture
clash-reason-card_waits = Such a card is in force already, until it is used
clash-reason-no_site = In none of your cities can anything be constructed now: { $parts }
