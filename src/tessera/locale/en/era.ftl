# Era: Medieval Age.
# A key of the engine is an id here with hyphens for dots: era.log.built is era-log-built.

era-title = Era: Medieval Age
era-philip = Sir Philip
era-nothing = nothing

## Amounts, used inside other messages

era-amount-goods = { $amount } goods
era-amount-stone = { $amount } stone
era-amount-wood = { $amount } wood
era-amount-food = { $amount } food
era-amount-culture = { $amount } culture
era-amount-hammers = { $amount ->
    [one] { $amount } hammer
   *[other] { $amount } hammers
}
era-amount-swords = { $amount ->
    [one] { $amount } sword
   *[other] { $amount } swords
}
era-amount-shields = { $amount ->
    [one] { $amount } shield
   *[other] { $amount } shields
}
era-amount-skulls = { $amount ->
    [one] { $amount } skull
   *[other] { $amount } skulls
}
era-points = { $points ->
    [one] { $points } disaster point
   *[other] { $points } disaster points
}
era-either = { $first } or { $second }
era-quill = quill

## Resources

era-resource-goods = goods
era-resource-stone = stone
era-resource-wood = wood
era-resource-food = food

## One of a resource as what is given or taken

era-unit-goods = 1 goods
era-unit-stone = 1 stone
era-unit-wood = 1 wood
era-unit-food = 1 food

## Dice

era-die-peasant = peasant
era-die-burgher = burgher
era-die-noble = noble
era-die-clergy = clergy
era-face = { $die } ({ $shows })
era-faces = { $count } × { $face }

## Pieces

era-piece-keep = keep
era-piece-longhouse = longhouse
era-piece-townhouse = townhouse
era-piece-church = church
era-piece-farm = farm
era-piece-lumber_mill = lumber mill
era-piece-hospital = hospital
era-piece-monastery = monastery
era-piece-market = market
era-piece-guildhall = guildhall
era-piece-university = university
era-piece-cathedral = cathedral
era-piece-wall_2 = wall of 2
era-piece-wall_3 = wall of 3
era-piece-wall_4 = wall of 4
era-piece-wall_5 = wall of 5
era-piece-wall_6 = wall of 6
era-piece-scorched = scorched land

## Pieces as what is built or lost

era-object-keep = keep
era-object-longhouse = longhouse
era-object-townhouse = townhouse
era-object-church = church
era-object-farm = farm
era-object-lumber_mill = lumber mill
era-object-hospital = hospital
era-object-monastery = monastery
era-object-market = market
era-object-guildhall = guildhall
era-object-university = university
era-object-cathedral = cathedral
era-object-wall_2 = wall of 2
era-object-wall_3 = wall of 3
era-object-wall_4 = wall of 4
era-object-wall_5 = wall of 5
era-object-wall_6 = wall of 6
era-object-scorched = scorched land

## What pieces do

era-info-cost = Costs { $cost }
era-effect-points = { $amount ->
    [one] { $amount } point, twice that inside walls
   *[other] { $amount } points, twice that inside walls
}
era-effect-die = brings a { $die } die at the end of the round
era-effect-income = yields { $amounts } in every collect phase
era-effect-always_walled = counts as walled, and closes rings like a wall
era-effect-heals = it and the buildings that touch it cost nothing in a disease
era-effect-turns = { $count ->
    [one] before the second roll turns one of your dice to any face, skulls too
   *[other] before the second roll turns { $count } of your dice to any face, skulls too
}
era-effect-points_per-empty_neighbour = at the end 1 point for each empty cell beside it, at most { $most }
era-effect-points_per-resource = at the end 1 point for each goods, stone, wood and food you have left{ $most ->
    [0] { "" }
   *[other] , at most { $most }
}
era-effect-points_per-culture = at the end 1 point for each culture{ $most ->
    [0] { "" }
   *[other] , at most { $most }
}
era-effect-points_per-die = at the end 1 point for each of your dice{ $most ->
    [0] { "" }
   *[other] , at most { $most }
}
era-effect-wall = with keeps and other walls, side to side, encloses ground
era-effect-scorched = nothing can be built on it, and it does not count as enclosed ground

## Phases

era-phase-layout = the layout
era-phase-roll = the roll
era-phase-quills = quills
era-phase-collect = collecting
era-phase-feed = feeding
era-phase-disasters = disasters
era-phase-build = building
era-phase-extort = extortion

## Disasters

era-disaster-bandits = bandits
era-disaster_text-bandits = 1 on your disaster track, or the loss of a resource you choose.
era-disaster-disease = disease
era-disaster_text-disease = 1 on your disaster track for each of your buildings that touches another. Keeps take no part, hospitals and what touches them cost nothing.
era-disaster-treachery = treachery
era-disaster_text-treachery = Every opponent puts a piece of scorched land outside their walls, clearing buildings there if it needs the room.
era-disaster-fire = fire
era-disaster_text-fire = You lose one of your buildings, inside walls or not.
era-disaster-attack = attack
era-disaster_text-attack = Every opponent loses a building outside their walls. Keeps are safe.
era-disaster-revolt = revolt
era-disaster_text-revolt = You lose all your goods.

## Actions

era-action-reroll = Roll again: { $face }
era-action-roll = Roll the chosen dice
era-action-stand = Keep all dice as they are
era-action-take = { $face }: take { $amount }
era-action-quill = Use a quill, and roll again: { $face }
era-action-quill_alone = Use a quill for its own die alone
era-action-keep = Use no quill
era-action-build = Build: { $piece }
era-action-done = Build no more
era-action-suffer = Take it on the disaster track
era-action-lose = Give up { $resource }
era-action-demand = Demand { $resource }
era-action-pay = Hand it over
era-action-refuse = Refuse
era-action-turn = Turn { $face } to: { $shows }
era-action-place = { $mirrored ->
    [0] { $degrees ->
        [0] Place at { $cell }
       *[other] Place at { $cell }, turned by { $degrees }°
    }
   *[other] { $degrees ->
        [0] Place at { $cell }, turned over
       *[other] Place at { $cell }, turned over and by { $degrees }°
    }
}
era-action-remove = Remove the building at { $cell }

## Prompts

era-prompt-layout = { $left ->
    [one] Where do you put the { $piece }? It is the last piece.
   *[other] Where do you put the { $piece }? { $left } pieces to go.
}
era-prompt-roll = Roll { $number }: which dice do you roll again?
era-prompt-quill = A quill: roll it again, and one other die with it?
era-prompt-take = { $left ->
    [one] Do you take { $shows }?
   *[other] Do you take { $shows }? { $left } dice show it.
}
era-prompt-bandits = Bandits: { era-points }, or a resource?
era-prompt-scorched = Treachery: where does the scorched land go?
era-prompt-remove = Which building do you lose? ({ $disaster })
era-prompt-build = { $hammers ->
    [one] What do you build? { $hammers } hammer left.
   *[other] What do you build? { $hammers } hammers left.
}
era-prompt-place = Where do you put the { $piece }?
era-prompt-demand = What do you demand from { $victim }?
era-prompt-tribute = { $lord } demands { $resource }: hand it over, or take { era-points }?

## Why something is not possible

era-reason-leaves_grid = There the { $piece } would stick out of the domain.
era-reason-same_turned = Turned like this the { $piece } looks as it did before.
era-reason-on_wall = A wall or keep stands there.
era-reason-on_building = A building stands there.
era-reason-on_scorched = The land there is scorched.
era-reason-inside_walls = Scorched land stays outside the walls.
era-reason-more_room = Buildings are removed only until there is room: here one more would go than is needed.
era-reason-no_such_die = You have no such die: { $face }.
era-reason-skull_locked = A die with a skull is set aside.
era-reason-already_chosen = All such dice are chosen already.
era-reason-out_of_order = These are named in the order of the list: it is too late for an earlier one.
era-reason-nothing_chosen = You have chosen no dice.
era-reason-dice_chosen = You have already chosen dice to roll again.
era-reason-no_monastery = You have no monastery.
era-reason-too_late_to_turn = A monastery turns dice only before the second roll.
era-reason-turns_used = Your monasteries have turned all they can.
era-reason-no_other_quill = That is the only die with a quill: it is rolled anyway.
era-reason-other_die = This is not about: { $face }.
era-reason-has_none = You have no { $resource }.
era-reason-victim_has_none = They have no { $resource }.
era-reason-not_on_his_dice = Sir Philip's dice show no { $resource }.
era-reason-named_by_first_cell = A building is named by its first cell in reading order.
era-reason-keep_is_safe = A keep counts as walled.
era-reason-walls_protect = It stands inside the walls.
era-reason-no_building_there = None of your buildings is there.
era-reason-none_left = The supply has none left: { $piece }.
era-reason-too_dear = It costs { $cost }; you lack { $missing }.
era-reason-no_room = Your domain has no room for it: { $piece }.

## Chapters of the rules

era-rule-turn = Phases
era-rule_text-turn = All roll at the same time. In every other phase the seats act one after another, clockwise from the first player, and a phase ends for all before the next begins.
era-rule-end = The end
era-rule_text-end = The game ends with the round in which the last tracking token is flipped. Alone it ends after eight rounds.
era-rule-roll = Rolling
era-rule_text-roll = Three rolls behind the screen. After each, dice with a skull are set aside in the open; any of the others may be rolled again.
era-rule-monastery = The monastery
era-rule_text-monastery = Before the second roll each monastery turns one die to any face, even one set aside. That die rests in the second roll and may be rolled again in the third, unless it shows a skull.
era-rule-quill = Quills
era-rule_text-quill = When the screens are gone, a die with a quill may be rolled again together with any one other die, a skull included, as often as a quill comes up.
era-rule-collect = Collecting
era-rule_text-collect = Dice and buildings fill the tracks; what does not fit is lost. A die with two sides to choose from pays one of them.
era-rule-disasters = Disasters
era-rule_text-disasters = Count your skulls: the one disaster of that number happens. What is removed goes to the box, and its die follows at the end of the round.
era-rule-scorched = Scorched land
era-rule_text-scorched = It goes on free ground outside the walls. If it fits nowhere, buildings outside the walls make room, as few as possible; if even that is not enough, nothing happens.
era-rule-build = Building
era-rule_text-build = Each hammer is good for one building or one wall. Pay it in full, take it from the supply, and put it anywhere in your domain. The last building of a kind flips a tracking token.
era-rule-place = Placing
era-rule_text-place = A piece may be turned and goes on free cells inside the domain. Nothing of your own is ever removed to make room for a building.
era-rule-extort = Extortion
era-rule_text-extort = Demand one resource from everyone who shows fewer swords than you, and fewer shields than you have swords. Who refuses, or has nothing, moves 2 on the disaster track.

## What things cost and bring

era-bill-cost = { $resource }
era-bill-points = points of buildings
era-bill-bonus = bonuses of buildings
era-bill-area = enclosed cells
era-bill-largest = largest walled area

## The log

era-log-laid_out = { $seat } has laid out a domain.
era-log-domains_shown = The screens go up: all domains are shown.
era-log-first_roll = { $seat } rolls { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
} for the first turn.
era-log-round = Round { $round } begins. First player: { $seat }.
era-log-rolled = Behind the screen of { $seat }: { $dice }.
era-log-skulls = In front of the screen of { $seat }: { $skulls ->
    [one] { $skulls } skull
   *[other] { $skulls } skulls
}.
era-log-dice_shown = { $seat } shows: { $dice }.
era-log-philip_rolled = Sir Philip rolls: { $dice }.
era-log-quill_used = { $seat } uses a quill and rolls: { $dice }.
era-log-collected = { $seat } collects: { $amounts }.
era-log-took = { $seat } takes { $amounts } for: { $face }.
era-log-fed = { $seat } feeds the people: { $food } food.
era-log-hunger = { $seat } goes hungry: { era-points }.
era-log-disaster = { $seat } rolled a disaster: { $disaster }.
era-log-suffered = { $seat } takes { era-points }.
era-log-robbed = { $seat } loses { $resource } to bandits.
era-log-disease = Disease in the domain of { $seat }: { era-points }.
era-log-revolt = Revolt: { $seat } loses { $goods } goods.
era-log-scorched = Land of { $seat } is scorched at { $cell }.
era-log-no_scorched_left = There is no scorched land left for { $seat }.
era-log-no_ground_left = { $seat } has no ground outside the walls to scorch.
era-log-attack_repelled = The attack on { $seat } breaks at the walls.
era-log-removed = { $seat } loses the { $piece } at { $cell }.
era-log-built = { $seat } builds at { $cell }: { $piece }.
era-log-token_flipped = { $left ->
    [0] The last { $piece } is taken: the last token is flipped, and the game ends with this round.
   *[other] The last { $piece } is taken: a token is flipped, { $left } to go.
}
era-log-demanded = { $seat } demands { $resource } from { $victim }.
era-log-paid = { $seat } hands { $resource } to { $lord }.
era-log-refused = { $seat } refuses { $lord }: { era-points }.
era-log-has_nothing = { $seat } has nothing for { $lord }: { era-points }.
era-log-philip_has_nothing = { $seat } is stronger, but Sir Philip's dice show no resource.
era-log-dice_gained = { $seat } gains { $count } × { $die }.
era-log-dice_lost = { $seat } gives back { $count } × { $die }.

## The score sheet

era-score-keep = Keeps
era-score-longhouse = Longhouses
era-score-townhouse = Townhouses
era-score-church = Churches
era-score-farm = Farms
era-score-lumber_mill = Lumber mills
era-score-hospital = Hospitals
era-score-monastery = Monasteries
era-score-market = Markets
era-score-guildhall = Guildhalls
era-score-university = Universities
era-score-cathedral = Cathedrals
era-score-market_bonus = Markets: empty cells beside them
era-score-guildhall_bonus = Guildhalls: resources left
era-score-university_bonus = Universities: culture
era-score-cathedral_bonus = Cathedrals: dice
era-score-culture = Culture
era-score-most_culture = Most culture
era-score-largest_area = Largest walled area
era-score-disaster = Disasters
era-score-total = Total

## Ranks of the game for one

era-rank-slave = Slave
era-rank-peasant = Peasant
era-rank-merchant = Merchant
era-rank-knight = Knight
era-rank-noble = Noble
era-rank-monarch = Monarch
era-rank-pope = Pope

era-rank_text-slave = The walls fell down faster than you could build them. Try again: food first, then one good ring.
era-rank_text-peasant = You fed your people, and that is a beginning. Close a ring early next time.
era-rank_text-merchant = A town that lives and trades. Buildings inside the walls would have counted twice.
era-rank_text-knight = Well defended. Sir Philip will think twice before he comes again.
era-rank_text-noble = A domain that others talk about. A little more culture, and a crown is yours.
era-rank_text-monarch = Few have ruled so well. One good round is all that you lack.
era-rank_text-pope = Nobody stands above you. Sir Philip kneels.

## Where a game stands, and how it ended

era-summary-layout = The domains are being laid out
era-summary-round = Round { $round }, { $phase }; points: { $scores }
era-ending-tokens = all tracking tokens were flipped
era-ending-rounds = eight rounds were played
era-ending-limit = the last round that is played came to an end

## The terminal

era-table-round = Round { $round }
era-table-tokens = tokens
era-table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
era-table-culture = culture
era-table-disaster = disaster
era-table-area = walled
era-table-hidden = { $count ->
    [one] { $count } die behind the screen
   *[other] { $count } dice behind the screen
}
era-table-supply = Supply
era-group-turned = { $mirrored ->
    [0] { $degrees ->
        [0] As it is, its corner at
       *[other] Turned by { $degrees }°, its corner at
    }
   *[other] { $degrees ->
        [0] Turned over, its corner at
       *[other] Turned over and by { $degrees }°, its corner at
    }
}
era-info-left = { $left } left in the supply; the last one flips a tracking token
era-info-left_without_token = { $left } left in the supply
era-sign-keep = Ke
era-sign-longhouse = Lh
era-sign-townhouse = Th
era-sign-church = Ch
era-sign-farm = Fa
era-sign-lumber_mill = Lm
era-sign-hospital = Ho
era-sign-monastery = Mo
era-sign-market = Ma
era-sign-guildhall = Gu
era-sign-university = Un
era-sign-cathedral = Ca
