# Deus.
# A key of the engine is an id here with hyphens for dots: deus.log.placed is deus-log-placed.

deus-title = Deus
deus-nothing = nothing

## Amounts, used inside other messages

deus-amount-wood = { $amount } wood
deus-amount-clay = { $amount } clay
deus-amount-wheat = { $amount } wheat
deus-amount-stone = { $amount } stone
deus-amount-gold = { $amount } gold
deus-amount-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}

## Amounts that are sold and counted

deus-lot-wood = { $amount } wood
deus-lot-clay = { $amount } clay
deus-lot-wheat = { $amount } wheat
deus-lot-stone = { $amount } stone
deus-lot-gold = { $amount } gold

## Resources, terrains, pieces, colours

deus-resource-wood = wood
deus-resource-stone = stone
deus-resource-clay = clay
deus-resource-wheat = wheat
deus-terrain-forest = forest
deus-terrain-mountain = mountain
deus-terrain-swamp = swamp
deus-terrain-field = field
deus-terrain-sea = sea
deus-terrain-village = barbarian village
deus-piece-civil = civil building
deus-piece-production = production building
deus-piece-ship = ship
deus-piece-scientific = scientific building
deus-piece-army = army
deus-piece-temple = temple
deus-colour-brown = brown
deus-colour-green = green
deus-colour-blue = blue
deus-colour-yellow = yellow
deus-colour-red = red
deus-colour-purple = purple

## Gods

deus-god-vesta = Vesta
deus-god-ceres = Ceres
deus-god-neptune = Neptune
deus-god-minerva = Minerva
deus-god-mars = Mars
deus-god-jupiter = Jupiter
deus-god_text-vesta = 1 point for one card, 2 points for more, and a civil building from your reserve.
deus-god_text-ceres = For each card a resource of your choice, and a production building from your reserve.
deus-god_text-neptune = 2 gold for each card, and a ship from your reserve.
deus-god_text-minerva = After refilling your hand, one more card for each card offered; and a scientific building from your reserve.
deus-god_text-mars = For each card a piece of any type from your reserve.
deus-god_text-jupiter = Acts as any one of the other five gods, whichever you choose.

## Cards

deus-card-lumberjacks_guild = Lumberjacks' Guild
deus-card-brickmakers_guild = Brickmakers' Guild
deus-card-bakers_guild = Bakers' Guild
deus-card-stonecutters_guild = Stonecutters' Guild
deus-card-trading_post_forest = Trading Post (forest)
deus-card-trading_post_swamp = Trading Post (swamp)
deus-card-trading_post_field = Trading Post (field)
deus-card-trading_post_mountain = Trading Post (mountain)
deus-card-brewery_2 = Brewery (2)
deus-card-brewery_3 = Brewery (3)
deus-card-brewery_4 = Brewery (4)
deus-card-brewery_5 = Brewery (5)
deus-card-forum_pairs = Forum (pairs)
deus-card-forum_3 = Forum (3)
deus-card-triumphal_arch_4 = Triumphal Arch (4)
deus-card-triumphal_arch_5 = Triumphal Arch (5)
deus-card-small_production = Small Production Building
deus-card-cooperative_forest = Cooperative (forest)
deus-card-cooperative_swamp = Cooperative (swamp)
deus-card-cooperative_field = Cooperative (field)
deus-card-cooperative_mountain = Cooperative (mountain)
deus-card-sawmill = Sawmill
deus-card-brickyard = Brickyard
deus-card-farm = Farm
deus-card-quarry = Quarry
deus-card-sailing_ship_wood = Sailing Ship (wood)
deus-card-sailing_ship_clay = Sailing Ship (clay)
deus-card-sailing_ship_wheat = Sailing Ship (wheat)
deus-card-sailing_ship_stone = Sailing Ship (stone)
deus-card-small_port_wood = Small Port (wood)
deus-card-small_port_clay = Small Port (clay)
deus-card-small_port_wheat = Small Port (wheat)
deus-card-small_port_stone = Small Port (stone)
deus-card-commercial_port_stone_wood = Commercial Port (stone, wood)
deus-card-commercial_port_clay_wheat = Commercial Port (clay, wheat)
deus-card-commercial_port_clay_stone = Commercial Port (clay, stone)
deus-card-commercial_port_stone_wheat = Commercial Port (stone, wheat)
deus-card-galley = Galley
deus-card-school = School
deus-card-university = University
deus-card-academy_brown = Academy (brown)
deus-card-academy_red = Academy (red)
deus-card-academy_green = Academy (green)
deus-card-academy_blue = Academy (blue)
deus-card-laboratory_blue = Laboratory (blue)
deus-card-laboratory_green = Laboratory (green)
deus-card-laboratory_red = Laboratory (red)
deus-card-laboratory_brown = Laboratory (brown)
deus-card-workshop_2 = Workshop (2)
deus-card-workshop_3 = Workshop (3)
deus-card-centurion = Centurion
deus-card-temporary_camps = Temporary Camps
deus-card-war_elephants = War Elephants
deus-card-legion = Legion
deus-card-ballista = Ballista
deus-card-siege_tower = Siege Tower
deus-card-temple_regions_5 = Temple (cities of 5)
deus-card-temple_regions_4 = Temple (cities of 4)
deus-card-temple_regions_3 = Temple (cities of 3)
deus-card-temple_regions_2 = Temple (cities of 2)
deus-card-temple_regions_1 = Temple (regions)
deus-card-temple_gold = Temple (gold)
deus-card-temple_wheat = Temple (wheat)
deus-card-temple_stone = Temple (stone)
deus-card-temple_clay = Temple (clay)
deus-card-temple_wood = Temple (wood)
deus-card-temple_temples = Temple (temples)
deus-card-temple_sets = Temple (sets of colours)
deus-card-temple_swamp = Temple (swamps)
deus-card-temple_forest = Temple (forests)
deus-card-temple_field = Temple (fields)
deus-card-temple_mountain = Temple (mountains)

## What cards do

deus-info-cost = Costs { $cost }
deus-each_land-forest = every forest you occupy
deus-on_land-forest = in forests
deus-each_land-mountain = every mountain you occupy
deus-on_land-mountain = in mountains
deus-each_land-swamp = every swamp you occupy
deus-on_land-swamp = in swamps
deus-each_land-field = every field you occupy
deus-on_land-field = in fields
deus-effect-gain_per_land = { $gain } for { $land }
deus-effect-gain_per_city = { $gain } for every region where you have { $pieces } buildings or more
deus-effect-gain_per_cities = { $gain } for every { $cities } regions where you have { $pieces } buildings or more each
deus-effect-gain_per_card = { $gain } for every card in your { $colour } column
deus-effect-gain_per_village = { $gain } for every standing village beside one of your armies
deus-effect-produce_one = One of your production buildings yields { $amount } of what its land bears
deus-effect-produce_everywhere = { $gain } for every production building you have { $land }
deus-effect-produce_by_city = { $gain } for every piece in your largest city with a production building { $land }
deus-effect-sell_any = Sell as often as you like: { $lot } for { $gain }
deus-effect-sell = Sell up to { $most } times: { $lot } for { $gain }
deus-effect-buy = Buy up to { $most } resources of your choice for { $gold } gold each
deus-effect-draw = { $cards ->
    [one] Draw { $cards } card for every region where you have { $pieces } buildings or more
   *[other] Draw { $cards } cards for every region where you have { $pieces } buildings or more
}
deus-effect-recruit = { $amount ->
    [one] Take { $amount } piece of any type from your reserve for every region where you have { $pieces } buildings or more
   *[other] Take { $amount } pieces of any type from your reserve for every region where you have { $pieces } buildings or more
}
deus-effect-activate = Use one card of your { $colour } column once more
deus-effect-steal = One of your armies takes { $gain } from every opponent beside it
deus-effect-move_one = One of your armies moves up to { $steps } regions
deus-effect-move_all = Each of your armies moves up to { $steps } regions
deus-effect-plunder = { $points ->
    [one] Take { $points } point off a village beside one of your armies
   *[other] Take { $points } points off a village beside one of your armies
}
deus-effect-temple_of_cities = { $worth ->
    [one] At the end { $worth } point for every region where you have { $pieces } buildings or more, at most { $most }
   *[other] At the end { $worth } points for every region where you have { $pieces } buildings or more, at most { $most }
}
deus-effect-temple_of_lands = { $worth ->
    [one] At the end { $worth } point for { $land }, at most { $most }
   *[other] At the end { $worth } points for { $land }, at most { $most }
}
deus-effect-temple_of_temples = { $worth ->
    [one] At the end { $worth } point for every temple card you have built, this one too, at most { $most }
   *[other] At the end { $worth } points for every temple card you have built, this one too, at most { $most }
}
deus-effect-temple_of_sets = { $worth ->
    [one] At the end { $worth } point for every set of five cards, one of each colour but purple, at most { $most }
   *[other] At the end { $worth } points for every set of five cards, one of each colour but purple, at most { $most }
}
deus-effect-temple_of_holdings = { $worth ->
    [one] At the end { $worth } point for every { $held } you have, which you keep, at most { $most }
   *[other] At the end { $worth } points for every { $held } you have, which you keep, at most { $most }
}

## Actions

deus-action-use = Use the effect
deus-action-skip = Do without it
deus-action-done = That is all
deus-action-pay = Pay { $resources }, the rest in gold
deus-action-pay_gold = Pay all of it in gold
deus-action-take = Take { $resource }
deus-action-buy = Buy { $resource }
deus-action-piece = Take a piece: { $piece }
deus-action-sell = { $count ->
    [one] Sell once
   *[other] Sell { $count } times
}
deus-action-god = Invoke { $god }
deus-action-place = Place it in { $region }
deus-action-land = Land in { $region } for points
deus-action-army = The army in { $region }
deus-action-move = March to { $region }
deus-action-plunder = Plunder the village in { $region }
deus-action-build = Build { $card } ({ $cost })
deus-action-offer = Offer { $card } ({ $cost })
deus-action-add = Add { $card } ({ $cost })
deus-action-activate = Activate { $card } ({ $cost })
deus-action-wild = Build face down in the { $colour } column
deus-action-hide = Face down: { $card } ({ $cost })

## Prompts

deus-prompt-turn = Build a card or make an offering
deus-prompt-pay = { $card } costs { $cost }: how do you pay?
deus-prompt-place = Where does it stand: { $piece }? Landing on the edge costs { $points } points
deus-prompt-first_place = Your first piece ({ $piece }) stands on the edge, away from where the others began, or nearer to them for { $points } points
deus-prompt-temple = In which of your lands does the temple stand?
deus-prompt-hide = Which card do you build face down ({ $colour })?
deus-prompt-offer = Offering to { $god }: { $cards }. Add more?
deus-prompt-draw_more = Minerva lets you draw { $count ->
    [one] one more card
   *[other] { $count } more cards
}
deus-prompt-god = { $count ->
    [one] Jupiter acts for { $count } card: as which god?
   *[other] Jupiter acts for { $count } cards: as which god?
}
deus-prompt-use = { $card }: use its effect?
deus-prompt-activate = { $card }: which card is activated?
deus-prompt-recruit = { $left ->
    [one] Take { $left } piece from your reserve
   *[other] Take { $left } pieces from your reserve
}
deus-prompt-produce = { $card }: what is produced?
deus-prompt-sell = { $card }: how often do you sell { $lot } for { $each }?
deus-prompt-buy = { $card }: buy a resource for { $gold } gold? { $left } left
deus-prompt-take = { $left ->
    [one] Take { $left } resource
   *[other] Take { $left } resources
}
deus-prompt-army = { $card }: which army moves up to { $steps } regions?
deus-prompt-march_on = Two of your armies are in { $region }, and one must march on: where to, up to { $steps } regions away?
deus-prompt-march = Where does the army in { $region } go, up to { $steps } regions away?
deus-prompt-raid = { $card }: which army takes { $amounts } from its neighbours?
deus-prompt-plunder = { $points ->
    [one] { $card }: from which village do you take { $points } point?
   *[other] { $card }: from which village do you take { $points } points?
}
deus-prompt-pieces = { $left ->
    [one] Choose { $left } more piece to begin with
   *[other] Choose { $left } more pieces to begin with
}

## Reasons

deus-reason-no_piece = None of these is ready on your board: { $piece }
deus-reason-no_region = There is no region for it: { $piece }
deus-reason-too_dear = It costs { $cost }: with your resources you would still need { $gold } gold, and have { $owned }
deus-reason-temple_cards = { $count ->
    [one] Another temple needs at least { $count } card of every colour; too few are { $colours }
   *[other] Another temple needs at least { $count } cards of every colour; too few are { $colours }
}
deus-reason-temple_region = No land of yours has room for a temple
deus-reason-not_in_hand = You do not hold { $card }
deus-reason-no_wild = This game is played without wild buildings
deus-reason-wild_used = You have built face down already
deus-reason-no_gold = It costs { $gold } gold, and you have { $owned }
deus-reason-no_such_region = The continent has no such region
deus-reason-village = That is a barbarian village
deus-reason-ship_on_land = Only the sea is open to it: { $piece }
deus-reason-land_at_sea = It cannot be built at sea: { $piece }
deus-reason-foreign = { $seat } is there already
deus-reason-same_piece = One of these stands there already: { $piece }
deus-reason-not_the_edge = Only suitable regions on the edge are open
deus-reason-too_close = Two empty regions must lie between you and the others
deus-reason-not_beside = It is not beside your regions
deus-reason-no_landing_needed = There is no need to land there
deus-reason-not_empty = Somebody is there already
deus-reason-no_points_to_land = Landing costs { $points } points
deus-reason-has_temple = A temple stands there already
deus-reason-temple_at_sea = Temples stand on land
deus-reason-not_yours = You do not occupy that region
deus-reason-does_nothing = It would do nothing now: { $card }
deus-reason-no_reserve = None of these is left in your reserve: { $piece }
deus-reason-out_of_order = Choose in the order of the list
deus-reason-no_works = No production building of yours yields { $resource }
deus-reason-none_left = The supply has no more { $resource }
deus-reason-no_army = You have no army in { $region }
deus-reason-has_moved = The army in { $region } has had its move
deus-reason-pinned = The army in { $region } alone holds a temple and cannot leave
deus-reason-no_way = The army in { $region } can go nowhere
deus-reason-two_armies = Another army of yours is there and cannot march on next
deus-reason-must_march_on = Two armies cannot stay in one region: one of them marches on
deus-reason-no_ship = An army goes to sea only where your ship is
deus-reason-too_far = It is out of reach within { $steps } steps
deus-reason-same_victims = Another army has the same neighbours
deus-reason-no_victims = Nobody is beside the army in { $region }
deus-reason-no_points = No points lie on the village in { $region }
deus-reason-no_siege = None of your armies is beside the village in { $region }
deus-reason-no_village = No village stands in { $region }

## Rules, by chapter

deus-rule-turn = A turn
deus-rule-build = Building
deus-rule-pay = Paying
deus-rule-place = Placing
deus-rule-first_piece = The first piece
deus-rule-landing = Landing
deus-rule-temple = Temples
deus-rule-effects = Effects
deus-rule-production = Production
deus-rule-supply = The supply
deus-rule-pieces = Pieces
deus-rule-armies = Armies
deus-rule-villages = Villages
deus-rule-offering = Offerings
deus-rule-wild = The wild building
deus-rule-end = The end
deus-rule_text-turn = On your turn you either build one card of your hand or make one offering.
deus-rule_text-build = A card needs a piece of its type on your board. The card goes on its column, the piece on the map.
deus-rule_text-pay = Every resource of a price can be replaced by 4 gold, even if you have it.
deus-rule_text-place = A piece stands in a region of yours without such a piece, or in an empty one beside yours. Ships stand at sea, everything else on land, nothing in villages.
deus-rule_text-first_piece = Your first piece stands on the edge, if possible with two empty regions between it and everybody else.
deus-rule_text-landing = For 3 points a piece may be built in any empty region on the edge.
deus-rule_text-temple = The first temple needs nothing; each further one needs another card of every colour. It stands on land of yours. An army that alone holds it cannot leave.
deus-rule_text-effects = After building you use the cards of the column from the bottom up, each if you like.
deus-rule_text-production = A production building yields what its land bears.
deus-rule_text-supply = Resources are limited: what has run out cannot be taken.
deus-rule_text-pieces = Pieces come from your own reserve to your board; there are five of each type.
deus-rule_text-armies = Armies cross any land and villages, and the sea where you have a ship. They stop in empty land or in regions of yours without an army.
deus-rule_text-villages = A village falls when everything around it is occupied and an army is there: the most armies win its points, then the most buildings, then they are shared.
deus-rule_text-offering = Discard as many cards as you like. The god of the top one helps, the more cards the better; then fill your hand to five.
deus-rule_text-wild = Once a game you may build any card face down in any column, for as much gold as its rank there.
deus-rule_text-end = When all temples stand or all villages have fallen, the round is finished and one more is played.

## The log

deus-log-round = Round { $round }
deus-log-pieces_chosen = { $seat } has chosen pieces
deus-log-pieces_shown = { $seat } begins with { $pieces }
deus-log-played = { $seat } builds { $card }
deus-log-played_face_down = { $seat } builds face down ({ $colour }) for { $gold } gold
deus-log-paid = { $seat } pays { $amounts }
deus-log-placed = { $seat }: { $piece } in { $region }
deus-log-activated = { $seat }: it is the turn of { $card }
deus-log-landed = { $seat } lands for { $points } points
deus-log-gained = { $seat } gains { $amounts }
deus-log-recruited = { $seat } takes a piece: { $piece }
deus-log-drew = { $count ->
    [one] { $seat } draws { $count } card
   *[other] { $seat } draws { $count } cards
}
deus-log-drew_cards = You draw { $cards }
deus-log-reshuffled = The discard pile becomes the deck
deus-log-offered = { $count ->
    [one] { $seat } offers { $count } card, on top { $card }
   *[other] { $seat } offers { $count } cards, on top { $card }
}
deus-log-invoked = { $god } helps { $seat }
deus-log-sold = { $seat } sells { $goods } for { $amounts }
deus-log-bought = { $seat } buys { $resource } for { $gold } gold
deus-log-moved = { $seat }: an army goes from { $start } to { $end }
deus-log-stole = { $seat } takes { $amounts } from { $victim }
deus-log-plundered = { $points ->
    [one] { $seat } takes { $points } point off the village in { $region }
   *[other] { $seat } takes { $points } points off the village in { $region }
}
deus-log-fell = { $points ->
    [one] The village in { $region } falls: { $points } point
   *[other] The village in { $region } falls: { $points } points
}
deus-log-conquered = { $points ->
    [one] { $seat } wins { $points } point of the village in { $region }
   *[other] { $seat } wins { $points } points of the village in { $region }
}
deus-log-passes = { $seat } has no card, and there is none to draw: the turn passes
deus-log-closing = { $what }: round { $round } is the last

## The bill

deus-bill-cost = { $resource }
deus-bill-lacking = { $count ->
    [one] gold for { $count } resource you lack
   *[other] gold for { $count } resources you lack
}
deus-bill-gold = gold
deus-bill-rank = gold for its rank in the column
deus-bill-landing = points for landing
deus-bill-any_god = cards for the god you choose
deus-bill-god_points = points
deus-bill-god_resources = resources of your choice
deus-bill-god_cards = more cards
deus-bill-god_pieces = pieces of your choice
deus-bill-god_piece = { $piece }, if your reserve has one
deus-bill-sale_gold = gold for { $count } sold
deus-bill-sale_points = points for { $count } sold

## The score sheet

deus-score-points = points won
deus-score-temples = temples
deus-score-most_wood = most wood
deus-score-most_stone = most stone
deus-score-most_clay = most clay
deus-score-most_wheat = most wheat
deus-score-most_gold = most gold
deus-score-total = total

## Where the game stands, and how it ends

deus-summary-set_up = The pieces are being chosen
deus-summary-round = Round { $round }: temples left { $temples }, villages left { $villages }
deus-closing-temples = The last temple stands
deus-closing-villages = The last village has fallen
deus-ending-temples = All temples were built
deus-ending-villages = All villages fell
deus-ending-limit = The game reached the limit of rounds

## Options

deus-option-start = Start
deus-option_value-start-equal = two pieces of each type
deus-option_value-start-10 = 10 pieces of your choice
deus-option_value-start-9 = 9 pieces of your choice
deus-option_value-start-8 = 8 pieces of your choice
deus-option_value-start-7 = 7 pieces of your choice
deus-option_value-start-6 = 6 pieces of your choice
deus-option-continent = Continent
deus-option_value-continent-standard = as in the rulebook
deus-option_value-continent-free = tiles laid freely
deus-option-wild = Wild building
deus-option_value-wild-false = no
deus-option_value-wild-true = once a game
deus-option-emptied_villages = Village emptied by siege towers
deus-option_value-emptied_villages-attacked = counts as attacked for the end of the game
deus-option_value-emptied_villages-standing = has to be surrounded too
deus-option-ask_always = Ask about effects
deus-option_value-ask_always-false = only where there is a choice
deus-option_value-ask_always-true = always
deus-error-continent = The continent cannot be played: { $problem }
deus-continent_problem-letters = each tile needs seven of the letters W, M, S, F, O, V
deus-continent_problem-place = each tile needs a place, such as @0,1
deus-continent_problem-tiles = it has the wrong number of tiles
deus-continent_problem-village = each tile needs exactly one village
deus-continent_problem-apart = its tiles overlap or lie apart
deus-continent_problem-adjacent = two villages touch

## The terminal

deus-table-round = Round { $round }
deus-table-temples = { $count ->
    [one] { $count } temple left
   *[other] { $count } temples left
}
deus-table-villages = { $count ->
    [one] { $count } village left
   *[other] { $count } villages left
}
deus-table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deus-table-ready = ready
deus-table-reserve = reserve
deus-table-face_down = face down
deus-table-hand = Your hand
deus-table-supply = Supply
deus-table-deck = deck { $count }
deus-table-discards = discarded { $count }, on top { $top }
deus-group-build = Build
deus-group-activate = Use once more
deus-group-offer = Offer, with this card on top, to its god
deus-group-add = Add to the offering
deus-group-place = Place it in
deus-group-land = Land, for points, in
deus-group-army = The army in
deus-group-move = March to
deus-group-plunder = Plunder the village in
deus-info-colour = Column: { $colour }; piece: { $piece }
deus-sign-forest = Fo
deus-sign-mountain = Mo
deus-sign-swamp = Sw
deus-sign-field = Fi
deus-sign-sea = ~~
deus-sign-village = Vi
deus-sign-civil = C
deus-sign-production = P
deus-sign-ship = S
deus-sign-scientific = K
deus-sign-army = A
deus-sign-temple = T
