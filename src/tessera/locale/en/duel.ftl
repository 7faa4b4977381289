# 7 Wonders Duel with Pantheon.
# A key of the engine is an id here with hyphens for dots: duel.log.built is duel-log-built.

duel-title = 7 Wonders Duel

## Amounts, used inside other messages

duel-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
duel-for_coins = { $coins ->
    [0] at no cost
    [one] for { $coins } coin
   *[other] for { $coins } coins
}
duel-age = { $age ->
    [1] Age I
    [2] Age II
   *[3] Age III
}

## Options

duel-option-pantheon = the Pantheon expansion
duel-option_value-pantheon-false = without Pantheon
duel-option_value-pantheon-true = with Pantheon
duel-option-first = who begins
duel-option_value-first-random = chance decides
duel-option_value-first-1 = the first seat
duel-option_value-first-2 = the second seat

## Resources, colours, symbols

duel-resource-wood = wood
duel-resource_letter-wood = W
duel-resource-clay = clay
duel-resource_letter-clay = C
duel-resource-stone = stone
duel-resource_letter-stone = S
duel-resource-glass = glass
duel-resource_letter-glass = G
duel-resource-papyrus = papyrus
duel-resource_letter-papyrus = P

duel-colour-brown = brown
duel-colour-grey = grey
duel-colour-blue = blue
duel-colour-green = green
duel-colour-yellow = yellow
duel-colour-red = red
duel-colour-purple = purple

duel-kind-brown = Raw goods
duel-kind_letter-brown = R
duel-kind-grey = Crafts
duel-kind_letter-grey = C
duel-kind-blue = Public
duel-kind_letter-blue = P
duel-kind-green = Science
duel-kind_letter-green = S
duel-kind-yellow = Trade
duel-kind_letter-yellow = T
duel-kind-red = War
duel-kind_letter-red = W
duel-kind-purple = Guilds
duel-kind_letter-purple = G

duel-symbol-armillary_sphere = armillary sphere
duel-symbol_short-armillary_sphere = sphere
duel-symbol-wheel = wheel
duel-symbol_short-wheel = wheel
duel-symbol-sundial = sundial
duel-symbol_short-sundial = dial
duel-symbol-mortar = mortar
duel-symbol_short-mortar = mortar
duel-symbol-plumb_bob = plumb bob
duel-symbol_short-plumb_bob = plumb
duel-symbol-quill = quill
duel-symbol_short-quill = quill
duel-symbol-scales = scales
duel-symbol_short-scales = scales

duel-loot = the token of { duel-coins } on the side of { $seat }

duel-space-middle = the middle of the track
duel-space-capital = the capital of { $seat }
duel-space-half = { $distance ->
    [one] { $distance } space from the middle towards { $seat }
   *[other] { $distance } spaces from the middle towards { $seat }
}
duel-slot-face_down = the face-down card in row { $row }, number { $number } from the left
duel-slot-special = the face-down guild or temple in row { $row }, number { $number } from the left

## Mythologies

duel-mythology-mesopotamian = Mesopotamian
duel-mythology-phoenician = Phoenician
duel-mythology-greek = Greek
duel-mythology-egyptian = Egyptian
duel-mythology-roman = Roman

## Cards

duel-card-lumber_yard = Lumber Yard
duel-card-stone_pit = Stone Pit
duel-card-clay_pool = Clay Pool
duel-card-logging_camp = Logging Camp
duel-card-quarry = Quarry
duel-card-clay_pit = Clay Pit
duel-card-glassworks = Glassworks
duel-card-press = Press
duel-card-stable = Stable
duel-card-garrison = Garrison
duel-card-palisade = Palisade
duel-card-guard_tower = Guard Tower
duel-card-scriptorium = Scriptorium
duel-card-workshop = Workshop
duel-card-pharmacist = Pharmacist
duel-card-apothecary = Apothecary
duel-card-tavern = Tavern
duel-card-stone_reserve = Stone Reserve
duel-card-clay_reserve = Clay Reserve
duel-card-wood_reserve = Wood Reserve
duel-card-theater = Theater
duel-card-altar = Altar
duel-card-baths = Baths
duel-card-sawmill = Sawmill
duel-card-shelf_quarry = Shelf Quarry
duel-card-brickyard = Brickyard
duel-card-glass_blower = Glass-Blower
duel-card-drying_room = Drying Room
duel-card-horse_breeders = Horse Breeders
duel-card-barracks = Barracks
duel-card-walls = Walls
duel-card-archery_range = Archery Range
duel-card-parade_ground = Parade Ground
duel-card-school = School
duel-card-laboratory = Laboratory
duel-card-dispensary = Dispensary
duel-card-library = Library
duel-card-brewery = Brewery
duel-card-forum = Forum
duel-card-caravansery = Caravansery
duel-card-customs_house = Customs House
duel-card-temple = Temple
duel-card-statue = Statue
duel-card-courthouse = Courthouse
duel-card-aqueduct = Aqueduct
duel-card-rostrum = Rostrum
duel-card-circus = Circus
duel-card-arsenal = Arsenal
duel-card-siege_workshop = Siege Workshop
duel-card-fortifications = Fortifications
duel-card-pretorium = Pretorium
duel-card-academy = Academy
duel-card-university = University
duel-card-study = Study
duel-card-observatory = Observatory
duel-card-arena = Arena
duel-card-chamber_of_commerce = Chamber of Commerce
duel-card-port = Port
duel-card-lighthouse = Lighthouse
duel-card-armory = Armory
duel-card-palace = Palace
duel-card-gardens = Gardens
duel-card-pantheon = Pantheon
duel-card-town_hall = Town Hall
duel-card-senate = Senate
duel-card-obelisk = Obelisk
duel-card-merchants_guild = Merchants Guild
duel-card-shipowners_guild = Shipowners Guild
duel-card-builders_guild = Builders Guild
duel-card-magistrates_guild = Magistrates Guild
duel-card-scientists_guild = Scientists Guild
duel-card-moneylenders_guild = Moneylenders Guild
duel-card-tacticians_guild = Tacticians Guild
duel-card-mesopotamian_grand_temple = Mesopotamian Grand Temple
duel-card-phoenician_grand_temple = Phoenician Grand Temple
duel-card-greek_grand_temple = Greek Grand Temple
duel-card-egyptian_grand_temple = Egyptian Grand Temple
duel-card-roman_grand_temple = Roman Grand Temple

## Wonders

duel-wonder-appian_way = The Appian Way
duel-wonder_text-appian_way = You gain 3 coins and the opponent loses 3. Play again. 3 points.
duel-wonder-circus_maximus = Circus Maximus
duel-wonder_text-circus_maximus = Discard one grey card from the opponent's city. 1 shield. 3 points.
duel-wonder-colossus = The Colossus
duel-wonder_text-colossus = 2 shields. 3 points.
duel-wonder-great_library = The Great Library
duel-wonder_text-great_library = Draw 3 progress tokens from the box and keep one. 4 points.
duel-wonder-great_lighthouse = The Great Lighthouse
duel-wonder_text-great_lighthouse = Covers one wood, clay or stone in each construction. 4 points.
duel-wonder-hanging_gardens = The Hanging Gardens
duel-wonder_text-hanging_gardens = You gain 6 coins. Play again. 3 points.
duel-wonder-mausoleum = The Mausoleum
duel-wonder_text-mausoleum = Build one card of the discard pile for free. 2 points.
duel-wonder-piraeus = Piraeus
duel-wonder_text-piraeus = Covers one glass or papyrus in each construction. Play again. 2 points.
duel-wonder-pyramids = The Pyramids
duel-wonder_text-pyramids = 9 points.
duel-wonder-sphinx = The Sphinx
duel-wonder_text-sphinx = Play again. 6 points.
duel-wonder-statue_of_zeus = The Statue of Zeus
duel-wonder_text-statue_of_zeus = Discard one brown card from the opponent's city. 1 shield. 3 points.
duel-wonder-temple_of_artemis = The Temple of Artemis
duel-wonder_text-temple_of_artemis = You gain 12 coins. Play again.
duel-wonder-divine_theater = The Divine Theater
duel-wonder_text-divine_theater = Turn up all gods of one mythology and activate one of them for free. 2 points.
duel-wonder-sanctuary = The Sanctuary
duel-wonder_text-sanctuary = Cards of the pantheon cost you 2 coins less. Play again.

## Progress tokens

duel-progress-agriculture = Agriculture
duel-progress_text-agriculture = 6 coins now. 4 points.
duel-progress-architecture = Architecture
duel-progress_text-architecture = Your wonders need 2 resources less, whichever you like.
duel-progress-economy = Economy
duel-progress_text-economy = The opponent pays you, not the bank, for bought resources.
duel-progress-law = Law
duel-progress_text-law = The science symbol of the scales.
duel-progress-masonry = Masonry
duel-progress_text-masonry = Your blue cards need 2 resources less, whichever you like.
duel-progress-mathematics = Mathematics
duel-progress_text-mathematics = 3 points for each of your progress tokens, this one too.
duel-progress-philosophy = Philosophy
duel-progress_text-philosophy = 7 points.
duel-progress-strategy = Strategy
duel-progress_text-strategy = Each red card you build from now on has 1 more shield.
duel-progress-theology = Theology
duel-progress_text-theology = Each wonder you build from now on lets you play again.
duel-progress-urbanism = Urbanism
duel-progress_text-urbanism = 6 coins now, and 4 coins for each building you get free by a chain.
duel-progress-mysticism = Mysticism
duel-progress_text-mysticism = 2 points for each mythology token and each unused offering you have at the end.
duel-progress-poliorcetics = Poliorcetics
duel-progress_text-poliorcetics = The opponent loses 1 coin for each space you advance the conflict pawn.
duel-progress-engineering = Engineering
duel-progress_text-engineering = A card with a chain symbol under its cost may be built for 1 coin.

## Gods

duel-god-enki = Enki
duel-god_text-enki = Take one of the two progress tokens that lie on him.
duel-god-ishtar = Ishtar
duel-god_text-ishtar = The science symbol of the scales.
duel-god-nisaba = Nisaba
duel-god_text-nisaba = The snake goes on a green card of the opponent: its symbol is yours too.
duel-god-astarte = Astarte
duel-god_text-astarte = 7 coins on her card: yours to spend, safe from losses, each one left is a point.
duel-god-baal = Baal
duel-god_text-baal = Move a brown or grey card from the opponent's city to yours.
duel-god-tanit = Tanit
duel-god_text-tanit = 12 coins.
duel-god-aphrodite = Aphrodite
duel-god_text-aphrodite = 9 points.
duel-god-hades = Hades
duel-god_text-hades = Build one card of the discard pile for free.
duel-god-zeus = Zeus
duel-god_text-zeus = Discard any card of the structure, covered or face down too, with the token on it.
duel-god-anubis = Anubis
duel-god_text-anubis = Tear down a built wonder: the card under it is discarded, and it can be built again.
duel-god-isis = Isis
duel-god_text-isis = Build one of your wonders for free with a card of the discard pile.
duel-god-ra = Ra
duel-god_text-ra = Take one of the opponent's wonders that is not built.
duel-god-mars = Mars
duel-god_text-mars = 2 shields.
duel-god-minerva = Minerva
duel-god_text-minerva = Her pawn goes on the military track and stops the conflict pawn once.
duel-god-neptune = Neptune
duel-god_text-neptune = Remove a military token, then apply another to the opponent.
duel-god-gate = Gate
duel-god_text-gate = Turn up the top god of each deck and activate one of them for free.

## What cards do

duel-effect-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
duel-effect-coins = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
duel-effect-shields = { $amount ->
    [one] { $amount } shield
   *[other] { $amount } shields
}
duel-effect-produce = produces { $amount } { $resource }
duel-effect-produce_one_of = covers one of these in each construction: { $resources }
duel-effect-buy_for_one = you buy for 1 coin a unit: { $resources }
duel-effect-science = symbol: { $symbol }
duel-effect-coins_per = { duel-effect-coins } at once { $counted }
duel-effect-points_per = { duel-effect-points } at the end { $counted }
duel-effect-grand_temple = one, two or three Grand Temples are worth 5, 12 or 21 points in all
duel-effect-gives_chain = makes free: { $cards }
duel-effect-needs_card = free if you have: { $card }
duel-effect-needs_mythology = free with a mythology token: { $mythology }

duel-counted-brown = per brown card
duel-counted-grey = per grey card
duel-counted-blue = per blue card
duel-counted-green = per green card
duel-counted-yellow = per yellow card
duel-counted-red = per red card
duel-counted-brown_grey = per brown or grey card
duel-counted-wonders = per built wonder
duel-counted-treasury = per 3 coins
duel-counted-own = { $what } in your city
duel-counted-most = { $what } in the city that has more

## Actions

duel-action-build = Build { $card }
duel-action-engineer = Build { $card } by Engineering
duel-action-discard = Discard { $card }
duel-action-wonder = Build the wonder { $wonder }
duel-action-activate = Activate { $god }
duel-action-draft = Take { $wonder }
duel-action-begin = { $seat } begins
duel-action-tuck = Tuck { $card } under it
duel-action-progress = Take { $token }
duel-action-destroy = Discard { $card } from the opponent's city
duel-action-revive = Build { $card } from the discard pile
duel-action-uncover = First take { $place }
duel-action-god = Keep { $god }
duel-action-place = Put it into slot { $place }
duel-action-offer = Use the offering of { $place }
duel-action-pay = Pay the rest in coins
duel-action-mythology = Open the { $mythology } deck
duel-action-summon = Activate { $god } for free
duel-action-top = Put { $god } on top
duel-action-snake = Put the snake on { $card }
duel-action-steal = Take { $card }
duel-action-strike = Discard { $place }
duel-action-ruin = Tear down { $wonder }
duel-action-seize = Take the wonder { $wonder }
duel-action-minerva = Put Minerva on { $place }
duel-action-remove = Remove { $token }
duel-action-plunder = Apply { $token }

## What is asked

duel-prompt-turn =
    { $gods ->
        [0] Your turn: build, discard, or raise a wonder.
       *[other] Your turn: build, discard, raise a wonder, or activate a god.
    }
duel-prompt-draft = Choose a wonder.
duel-prompt-begin = Who begins { duel-age }?
duel-prompt-tuck = { $wonder }: which card goes under it?
duel-prompt-destroy = Which { $colour } card of the opponent is discarded?
duel-prompt-revive = Which discarded card do you build for free?
duel-prompt-progress = A pair of symbols: choose a progress token.
duel-prompt-keep_progress = Which of these progress tokens do you keep?
duel-prompt-uncover = Several tokens are yours: which comes first?
duel-prompt-keep_god = { $mythology } mythology: which god enters the pantheon?
duel-prompt-place_god = { $god }: into which slot, face down?
duel-prompt-pay_activation = { $god } costs { $cost } now: use an offering?
duel-prompt-open_deck = Which deck of gods do you open?
duel-prompt-summon = Which god do you activate for free?
duel-prompt-order_gods = { $mythology } deck: which god lies on top?
duel-prompt-snake = Which green card of the opponent gets the snake?
duel-prompt-steal = Which card of the opponent moves to your city?
duel-prompt-strike = Which card of the structure is discarded?
duel-prompt-ruin = Which wonder is torn down?
duel-prompt-raise = Which wonder do you build for free?
duel-prompt-seize = Which wonder of the opponent do you take?
duel-prompt-minerva = Where does Minerva stand guard?
duel-prompt-remove_loot = Which military token is removed without effect?
duel-prompt-plunder = Which military token hits the opponent?

## Why something is not possible

duel-reason-not_here = { $card } is not in the structure.
duel-reason-covered = { $card } still has a card on it.
duel-reason-too_dear = It costs { $price } and you have { duel-coins }: { $missing } missing.
duel-reason-no_engineering = You do not have the Engineering token.
duel-reason-no_chain_symbol = { $card } has no chain symbol under its cost.
duel-reason-free_anyway = { $card } costs you nothing anyway.
duel-reason-already_built = { $wonder } is built already.
duel-reason-retired = { $wonder } left the game when seven wonders stood.
duel-reason-not_your_wonder = { $wonder } is not yours.
duel-reason-no_pantheon = This game is played without Pantheon.
duel-reason-gods_sleep = Gods can be activated from Age II on.
duel-reason-not_in_pantheon = { $god } is not in the pantheon.
duel-reason-not_in_a_turn = This can't be done as a turn.

## Chapters of the rules

duel-rule-turn = A turn
duel-rule_text-turn = Take one card that has no other card on it, then build it, discard it for coins, or tuck it under one of your wonders to raise that. From Age II on a card of the pantheon may be activated instead.
duel-rule-cost = Costs
duel-rule_text-cost = What your city produces is free, every turn anew. Each missing unit is bought from the bank for 2 coins, plus 1 for each such unit on the opponent's brown and grey cards. A card whose chain symbol you own is free.
duel-rule-wonders = Wonders
duel-rule_text-wonders = Each side drafts four wonders, but only seven may stand. When the seventh is built, those left unbuilt leave the game.
duel-rule-engineering = Engineering
duel-rule_text-engineering = Whoever has this token may build any card with a chain symbol under its cost for 1 coin. It is not a chain, so Urbanism pays nothing for it.
duel-rule-pantheon = The pantheon
duel-rule_text-pantheon = Gods are laid face down in Age I and wake in Age II. Activating one costs what its slot asks of your side, twice that for the Gate; offerings and the Sanctuary lower it.
duel-rule-end = The end
duel-rule_text-end = The game ends at once when the pawn reaches a capital or somebody has six different symbols. Otherwise the points are counted after Age III.

## What happened

duel-log-age = { duel-age } begins.
duel-log-begins = { $decider } decides: { $seat } begins { duel-age }.
duel-log-drafted = { $seat } takes the wonder { $wonder }.
duel-log-turned_up = { $card } is turned up.
duel-log-plays_again = { $seat } plays again.
duel-log-built = { $seat } builds { $card } { duel-for_coins }.
duel-log-built_by_chain = { $seat } builds { $card } free by its chain.
duel-log-built_by_engineering = { $seat } builds { $card } for 1 coin by Engineering.
duel-log-revived = { $seat } builds { $card } from the discard pile.
duel-log-discarded = { $seat } discards { $card } and gains { duel-coins }.
duel-log-wonder_built = { $seat } builds the wonder { $wonder } { duel-for_coins }, over { $card }.
duel-log-wonder_retired = Seven wonders stand: { $wonder } leaves the game.
duel-log-trade_received = { $seat } receives { duel-coins } of trade by Economy.
duel-log-coins_gained = { $seat } gains { duel-coins }.
duel-log-coins_lost = { $seat } loses { duel-coins }.
duel-log-sheltered = { $seat } has { duel-coins } on Astarte.
duel-log-shields = { $seat } advances: { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}.
duel-log-loot = Military token: { $token }.
duel-log-loot_removed = { $seat } removes { $token }.
duel-log-minerva_placed = { $seat } puts Minerva on { $place }.
duel-log-minerva_stopped = Minerva stops the advance of { $seat } and is gone.
duel-log-pair = { $seat } has a pair: { $symbol }.
duel-log-progress = { $seat } takes the progress token { $token }.
duel-log-progress_drawn = { $seat } draws from the box: { $token }.
duel-log-destroyed = { $seat } discards { $card } from the opponent's city.
duel-log-mythology_taken = { $seat } takes a mythology token: { $mythology }.
duel-log-offering_taken = { $seat } takes the offering of { $coins }.
duel-log-offered = { $seat } uses the offering of { $coins }.
duel-log-god_kept = { $seat } keeps { $god }.
duel-log-god_placed = { $seat } lays a god ({ $mythology }) face down into slot { $slot }.
duel-log-god_shown = { $god } is turned up.
duel-log-on_enki = On Enki lies { $token }.
duel-log-activated = { $seat } activates { $god } { duel-for_coins }.
duel-log-summoned = { $seat } activates { $god } for free.
duel-log-deck_opened = { $seat } opens the { $mythology } deck.
duel-log-gods_returned = { $seat } puts the other gods back, in an order of their own ({ $mythology }).
duel-log-put_on_top = { $seat } puts { $god } on top of the deck.
duel-log-snake = { $seat } puts the snake on { $card }.
duel-log-stolen = { $seat } takes { $card } from the opponent.
duel-log-struck = { $seat } strikes { $card } from the structure.
duel-log-mythology_struck = The mythology token on it is lost: { $mythology }.
duel-log-offering_struck = The offering of { $coins } on it is lost.
duel-log-ruined = { $seat } tears down { $wonder }; { $card } is discarded.
duel-log-seized = { $seat } takes the wonder { $wonder } from the opponent.

## The end

duel-ending-civilian = Civilian victory
duel-ending-military = Military supremacy
duel-ending-scientific = Scientific supremacy

duel-score-military = Military track
duel-score-blue = Blue cards
duel-score-green = Green cards
duel-score-yellow = Yellow cards
duel-score-purple = Guilds and temples
duel-score-wonders = Wonders
duel-score-progress = Progress tokens
duel-score-coins = Coins
duel-score-gods = Gods
duel-score-total = Total

## The table in the terminal

duel-table-draft = Wonders on offer
duel-table-structure_empty = No cards yet
duel-table-free = free
duel-table-temple = Temple
duel-table-guild = Guild
duel-table-progress = Progress
duel-table-pantheon = Pantheon
duel-table-pantheon_asleep = Pantheon (wakes in Age II)
duel-table-empty_slot = empty
duel-table-discards = { $count ->
    [0] nothing discarded
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}
duel-table-coins = { duel-coins }
duel-table-sheltered = on Astarte: { $coins }
duel-table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
duel-table-symbols = { $count ->
    [one] { $count } symbol of 6
   *[other] { $count } symbols of 6
}
duel-table-production = makes
duel-table-no_production = nothing
duel-table-buys = buys at
duel-table-gods = Gods
duel-table-mythologies = Mythologies
duel-table-offerings = Offerings
duel-table-snake = Snake on
duel-table-no_buildings = no buildings yet

duel-group-build = Build
duel-group-discard = Discard (+{ $coins })
duel-group-wonder = Raise a wonder
duel-group-activate = Activate
duel-choice-by_engineering = by Engineering
duel-choice-slot_costs = { $mine } for you, { $theirs } for the opponent
duel-choice-with_offerings = offerings help

duel-info-card = { duel-age } · { $kind }
duel-info-guild = Guild, purple
duel-info-temple = Grand Temple, purple
duel-info-wonder = Wonder
duel-info-progress = Progress token
duel-info-god = { $mythology } mythology
duel-info-gate = A card of the pantheon
duel-info-cost = Cost: { $cost }
duel-info-no_cost = Cost: nothing
duel-info-price = Price now: { $mine } for you, { $theirs } for the opponent
duel-info-price_mine = Price now: { $price }
duel-info-under = Built over { $card }

## Where a game stands, for lists of games

duel-summary-draft = Choosing wonders
duel-summary-age = { duel-age }, points { $first } : { $second }

## The sum behind a price

duel-units = { $count ->
    [1] { $resource }
   *[other] { $resource } ×{ $count }
}
duel-bill-chain = free by a chain
duel-bill-engineering = Engineering
duel-bill-coins = printed coins
duel-bill-own = { duel-units }: your own
duel-bill-choice = { duel-units }: your source of choice
duel-bill-discount = { duel-units }: saved by progress
duel-bill-fixed = { duel-units }: at your fixed price
duel-bill-bank = { duel-units }: from the bank, { $rival ->
    [0] { $base } each
   *[other] { $base } + { $rival } of the opponent's
}
duel-bill-discard = for any card
duel-bill-yellow = { $count ->
    [one] for { $count } yellow card
   *[other] for { $count } yellow cards
}
duel-bill-slot = the place in the pantheon
duel-bill-gate = the Gate costs double
duel-bill-sanctuary = Sanctuary
