# Clash of Cultures.
# A key of the engine is an id here with hyphens for dots: clash.log.founded is clash-log-founded.
clash-title = Clash of Cultures
clash-nothing = nothing
clash-together = { $parts }
clash-barbarians = Barbarians
clash-objective_card = { $top } / { $bottom }

## What a unit remembers, and how a tile lies

clash-memory-fresh = nothing hinders it
clash-memory-forest = came through forest
clash-memory-gardens = came over grassland
clash-memory-forest_gardens = came through forest and over grassland
clash-memory-mountain = climbed a mountain
clash-memory-mountain_forest = climbed a mountain, came through forest
clash-memory-mountain_gardens = climbed a mountain, came over grassland
clash-memory-mountain_both = climbed a mountain, came through forest and over grassland
clash-way-upright = as it was drawn
clash-way-turned = turned by half

## Prices

clash-info-cost = Costs { $cost }
clash-info-needs = Needs { $advance }
clash-info-needs_building = Needs a building in the city: { $building }
clash-info-points = { $points } { $points ->
    [one] point
   *[other] points
}
clash-info-token = When you gain it: { $goods }
clash-info-is_action = Takes an action
clash-info-is_free = A free action
clash-info-at_once = Claimed at once
clash-info-in_status = Claimed in the status phase
clash-info-at_once_or_in_status = Claimed at once or in the status phase
clash-info-great = The drawer may take it for 1 culture token, else another player for 2.

## Actions

clash-action-done = That is all
clash-action-skip = No, go on without it
clash-action-use = Yes
clash-action-end = End the turn
clash-action-take = Take: { $goods }
clash-action-hire = Recruit: { $unit }
clash-action-levy = Recruit for mood tokens: { $unit }
clash-action-leave = Leave behind: { $unit } ({ $memory })
clash-action-lay = Lay the tile: { $way }
clash-action-move = Move units
clash-action-cheer = Increase happiness
clash-action-from = From { $cell }
clash-action-to = Go to { $cell }
clash-action-advance = Gain { $advance }
clash-action-found = Found a city on { $cell }
clash-action-collect = Collect in { $cell }
clash-action-construct = Construct a building in { $cell }
clash-action-recruit = Recruit in { $cell }
clash-action-raise = Build a wonder in { $cell }
clash-action-influence = Influence the city { $cell }
clash-action-tax = Levy taxes for 1 mood token
clash-action-games = Hold games in { $cell } for culture tokens
clash-action-liberties = Civil Liberties: take 3 mood tokens
clash-action-vote = Voting: increase happiness as a free action, for 1 mood token
clash-action-arts = Arts: influence the city { $cell } as a free action, for 1 culture token
clash-action-drama = Drama and Music: change a token, get a { $goods }
clash-action-barter = Bartering: discard { $card }
clash-action-power = Absolute Power: one more action for 2 mood tokens
clash-action-labor = Forced Labor: for 1 mood token angry cities work like neutral ones
clash-action-market = Free Economy: collect in { $cell } as a free action, for 1 mood token
clash-action-borrow = Great Library: use { $advance } in this turn
clash-action-sacrifice = Give away the objective card { $card }
clash-action-pay = Pay, with gold in place of { $resources }
clash-action-pay_plain = Pay without using gold for anything else
clash-action-study = Pay { $resources }
clash-action-spend = Spend: { $goods }
clash-action-building = Choose the building: { $building }
clash-action-wonder = Choose the wonder: { $wonder }
clash-action-place = Choose the cell { $cell }
clash-action-road = Go by road to { $cell } (1 food, 1 ore)
clash-action-survey = Explore tile { $slot }
clash-action-mood = Choose the city { $cell }
clash-action-source = From the city { $cell }
clash-action-lose = Lose: { $unit }
clash-action-name = Name { $seat }
clash-action-govern = Change to { $category }
clash-action-raze = Give up the city { $cell }
clash-action-play = Play { $card }
clash-action-tactics = Lay face down: { $tactics } (card { $card })
clash-action-claim = Claim the objective { $objective }

## Prompts

clash-prompt-settler = Where beside your first city does your settler stand?
clash-prompt-turn = { $left ->
    [one] Your turn: { $left } action left
   *[other] Your turn: { $left } actions left
}
clash-prompt-free_advance = Which advance do you gain for nothing?
clash-prompt-free_education = Free Education: 1 idea for 1 mood token?
clash-prompt-study = How do you pay for the advance? Ideas and gold stand for food
clash-prompt-pay = It costs { $cost }: what does gold stand for?
clash-prompt-collect = What does the city collect?
clash-prompt-smelt = Metallurgy: turn 1 ore into 1 gold?
clash-prompt-building = Which building do you construct?
clash-prompt-port = At which sea cell does the port stand?
clash-prompt-token = A mood token or a culture token?
clash-prompt-wonder = Which wonder do you build?
clash-prompt-recruit = { $left ->
    [one] Recruit { $left } more unit?
   *[other] Recruit up to { $left } more units?
}
clash-prompt-relocate = All of these are on the board: from which cell does one come here?
clash-prompt-heal = Medicine: which resource comes back?
clash-prompt-move = { $left ->
    [one] From which cell do units move? { $left } more group
   *[other] From which cell do units move? { $left } more groups
}
clash-prompt-group = Where do the units on { $cell } go, or who stays behind?
clash-prompt-tile = Which way does the new tile lie?
clash-prompt-anchor = On which sea cell of the new tile does the ship stop?
clash-prompt-cheer = Which city gets happier by a step?
clash-prompt-rituals = Rituals: what do you spend? { $left } more
clash-prompt-source = From which of your cities does the influence come?
clash-prompt-influence = Which building shall take your colour?
clash-prompt-boost = { $price ->
    [one] Spend { $price } culture token to make the roll suffice? At stake: { $building }
   *[other] Spend { $price } culture tokens to make the roll suffice? At stake: { $building }
}
clash-prompt-tax = What do the taxes bring? { $left } more
clash-prompt-barter = What do you get for the card?
clash-prompt-second_game = Spend a second culture token for another step?
clash-prompt-siege_die = Siegecraft: pay 2 wood, so that the fortress has no extra die?
clash-prompt-siege_cancel = Siegecraft: pay 2 ore, so that the fortress cancels no hit?
clash-prompt-steel = Steel Weapons: +{ $bonus } in every round of this battle?
clash-prompt-tactics = Battle, round { $round }: which card do you lay face down?
clash-prompt-provision = You are besieged: pay 2 food, so that your symbols count?
clash-prompt-withdraw = Where do your units retreat to?
clash-prompt-lose = Which unit do you lose?
clash-prompt-retreat = Retreat to where your units came from?
clash-prompt-place_unit = In which of your cities does the unit appear?
clash-prompt-exhaust = Which land beside your cities is exhausted?
clash-prompt-barbarians_settle = Where do Barbarians settle?
clash-prompt-barbarians_grow = Which Barbarian settlement gets an infantry?
clash-prompt-barbarian_army = Which Barbarian army moves next?
clash-prompt-barbarian_step = Where does the Barbarian army go?
clash-prompt-share_food = Who gets the food? { $left } left
clash-prompt-lower_mood = { $left ->
    [one] The mood of which city falls? { $left } city
   *[other] The mood of which city falls? { $left } cities
}
clash-prompt-myths = Myths: pay 1 mood token to keep the mood of the city?
clash-prompt-lose_where = Where do you lose a unit? { $left } in all
clash-prompt-name_settler = Which other player gets a settler?
clash-prompt-civil_war = In which city does the civil war break out?
clash-prompt-great = { $price ->
    [one] Take the great person into your hand for { $price } culture token?
   *[other] Take the great person into your hand for { $price } culture tokens?
}
clash-prompt-trade_lessons = With whom do you exchange advances?
clash-prompt-buy_lesson = Which advance do you buy? The event track stays as it is
clash-prompt-inspire = Which city does the hero make happier?
clash-prompt-inspire_second = Pay 1 mood token for another step, and in which city?
clash-prompt-assassinate = Who has an action less in the next turn?
clash-prompt-negotiate = With whom do you make peace?
clash-prompt-choose_slot = Which tile do you turn up?
clash-prompt-give_back = { $left ->
    [one] Which objective card goes back? { $left } left
   *[other] Which objective cards go back? { $left } left
}
clash-prompt-claim = Which objective do you claim?
clash-prompt-raze = Give up a city of size 1 for 1 gold?
clash-prompt-government = Change your government?
clash-prompt-marker = { $left ->
    [one] Which advance of the new government do you have? { $left } left
   *[other] Which advances of the new government do you have? { $left } left
}
clash-prompt-first = Who begins the next age?

## Reasons

clash-reason-no_actions = You have no action left in this turn
clash-reason-not_in_hand = You do not hold that card
clash-reason-no_such_cell = This board has no such cell
clash-reason-has_advance = You have { $advance } already
clash-reason-top_first = The first advance of the category comes first: { $advance }
clash-reason-needs_advance = It needs { $advance }
clash-reason-other_government = You have advances of another government
clash-reason-not_this_category = It is of a category that is not open now
clash-reason-no_food = An advance costs { $price } food; you have { $owned }, ideas and gold included
clash-reason-cannot_pay_so = You do not have enough to pay that way
clash-reason-no_room_for = You cannot keep more of that
clash-reason-not_your_city = You have no city there
clash-reason-angry_twice = An angry city can be activated once a turn
clash-reason-only_collect = With Free Economy it is your only collecting this turn
clash-reason-nothing_to_collect = No free cell around the city gives that
clash-reason-angry_builds_not = Nothing is constructed in an angry city
clash-reason-pestilence = There is pestilence: without Sanitation nothing is built
clash-reason-largest_city = A city has at most { $size } pieces
clash-reason-too_few_cities = A city is never larger than the number of your cities: { $cities }
clash-reason-expansion = It belongs to the Civilizations, which this game is played without
clash-reason-has_building = The city has one already: { $building }
clash-reason-no_pieces = All your pieces of this kind are on the board: { $building }
clash-reason-no_sea = There is no sea beside the city
clash-reason-no_settler = You have no settler there
clash-reason-aboard = Your settler is at sea
clash-reason-barren = Barren land bears no city
clash-reason-city_there = A city stands there already
clash-reason-exhausted = That land is exhausted
clash-reason-enemies_there = Enemies are there
clash-reason-no_settlements = All your settlements are on the board
clash-reason-not_happy = Only a happy city builds wonders
clash-reason-no_wonder_card = You have no card for it: { $wonder }
clash-reason-needs_building = The city lacks the building for that: { $building }
clash-reason-no_units = There is none left, and none on the board to come here: { $unit }
clash-reason-stack = At most { $limit } of your army units stand on a land cell
clash-reason-in_order = Choose in the order of the list
clash-reason-no_units_there = You have no units there
clash-reason-not_beside = It is not beside them: land units go one cell
clash-reason-settlers_alone = Settlers meet enemies only beside an army
clash-reason-from_forest = Who entered a forest starts no battle this turn
clash-reason-gardens = Who came over grassland cannot attack the Great Gardens this turn
clash-reason-truce = You have made peace
clash-reason-no_ship = Your ships there have no room for them
clash-reason-not_beside_home = The settler begins on land beside your first city
clash-reason-happy_already = The city is happy already
clash-reason-no_mood = { $price ->
    [one] It takes { $price } mood token, and you have { $owned }
   *[other] It takes { $price } mood tokens, and you have { $owned }
}
clash-reason-nobody_to_cheer = No city of yours can get happier with what you have
clash-reason-influenced_already = You have influenced a city this turn
clash-reason-no_city = There is no city
clash-reason-no_building = The city has no building
clash-reason-monuments = Monuments protect cities with wonders
clash-reason-by_land = Only by land: { $tactics }
clash-reason-other_side = Only for the other side of a battle: { $tactics }
clash-reason-in_cities = Only in battles for cities: { $tactics }
clash-reason-high_ground = Who attacks a city has no high ground
clash-reason-no_army = It needs a unit that fights; a fortress alone is none
clash-reason-no_way_out = There is no land cell without enemies to go to
clash-reason-not_reached = Not reached yet: { $objective }
clash-reason-not_to_exhaust = Only empty land beside your cities can be exhausted
clash-reason-not_for_barbarians = Barbarians do not settle there: it is too near or too far, or not free
clash-reason-not_small = Only a city of size 1 can be given up
clash-reason-same_government = You have this government now

## Rules, by chapter

clash-rule-turn = A turn
clash-rule_text-turn = In your turn you do three actions, and free actions before and after them.
clash-rule-set_up = Setting up
clash-rule_text-set_up = Everybody begins with a happy city, a settler beside it, Farming, Mining, 2 food, an action card and an objective card.
clash-rule-map = The map
clash-rule_text-map = The board consists of tiles of four cells. Tiles that nobody has explored lie face down.
clash-rule-resources = Resources and tokens
clash-rule_text-resources = You keep at most 7 of a resource, of food 2 without Storage. Gold stands for any other resource.
clash-rule-advance = Gaining an advance
clash-rule_text-advance = An advance costs 2 food; ideas and gold stand for it. The first of a category comes before the others.
clash-rule-government = Governments
clash-rule_text-government = Each government needs an advance, and you have advances of one government only.
clash-rule-advances = The advances
clash-rule_text-advances = Many advances let you do more, some of them once a turn or for tokens.
clash-rule-found = Founding a city
clash-rule_text-found = A settler on land becomes a city, where there is neither barren nor exhausted land, a city or an enemy.
clash-rule-activate = Activating a city
clash-rule_text-activate = An activated city collects, constructs or recruits. Each time after the first in a turn its mood falls afterwards; an angry city works once.
clash-rule-collect = Collecting
clash-rule_text-collect = A city collects as many resources as its size, one more if it is happy, one if it is angry, each from another cell in or beside it.
clash-rule-construct = Constructing
clash-rule_text-construct = A building costs 1 food, 1 wood and 1 ore and needs its advance. A city has one of each kind and is never larger than the number of your cities.
clash-rule-recruit = Recruiting
clash-rule_text-recruit = A city recruits as many units as its size, one more if it is happy, one if it is angry. Ships need a port.
clash-rule-move = Moving
clash-rule_text-move = An action moves up to three groups, land units by one cell. Mountains and battles stop units for the turn; from forest they attack nobody. Armies need Tactics.
clash-rule-roads = Roads
clash-rule_text-roads = For 1 food and 1 ore a group from or to your city goes two cells over known land and ignores forest and mountains.
clash-rule-ships = Ships
clash-rule_text-ships = Ships sail as far as the sea reaches. Each carries two land units, which board and land by moves of their own.
clash-rule-explore = Exploring
clash-rule_text-explore = A new tile lies so that a land unit enters land; then sea joins sea, or lies on the edge of the board; then you choose.
clash-rule-mood = Increasing happiness
clash-rule_text-mood = For each step of a city's mood you pay as many mood tokens as its size.
clash-rule-influence = Cultural influence
clash-rule_text-influence = A city reaches as far as its size. With a 5 or 6 one building there takes your colour; culture tokens add to the reach or to the roll. It succeeds once a turn.
clash-rule-battle = Battles
clash-rule_text-battle = Each side rolls a die for each unit and adds up; each 5 are a hit, and each hit removes a unit.
clash-rule-tactics = Cards in battles
clash-rule_text-tactics = With Tactics each side may lay one action card face down in each round; its lower half counts, if it fits the battle.
clash-rule-capture = Capturing a city
clash-rule_text-capture = The captor replaces the owner's pieces, gains gold for the size, and the city gets angry. The loser places a settler elsewhere.
clash-rule-cards = Action cards
clash-rule_text-cards = The upper half of an action card is for your own turn outside of battles, if its condition holds and you can pay.
clash-rule-objectives = Objective cards
clash-rule_text-objectives = Of the two objectives of a card one can be claimed, for 2 points: at once when it happens, or in the status phase.
clash-rule-events = Events
clash-rule_text-events = When your event track is empty, you draw an event: first its symbol, then its text.
clash-rule-barbarians = Barbarians
clash-rule_text-barbarians = Barbarians settle two cells from cities, come nearer when events say so, and fight whom they meet. Beating them brings gold.
clash-rule-wonders = Wonders
clash-rule_text-wonders = With Engineering a happy city builds a wonder from your hand, for its price and with its advance.
clash-rule-status = The status phase
clash-rule_text-status = After three rounds: objectives, a free advance, cards, giving up a small city, another government, the next first player.
clash-rule-end = The end
clash-rule_text-end = The game ends after six ages, or after an age at whose end somebody has no city. Most points win.
clash-rule_text-trade = In your turn you may offer another player resources, tokens and cards for others; it happens at once if the offer is taken.

## The log

clash-log-turn = Age { $age }, round { $round }: the turn of { $seat }
clash-log-status = The status phase of age { $age }
clash-log-first = { $seat } is the first player
clash-log-end_rolled = { $seat } rolls for the end: { $roll }
clash-log-advanced = { $seat } gains { $advance }
clash-log-borrowed = { $seat } uses { $advance } in this turn, by the Great Library
clash-log-governed = { $seat } changes to { $category }
clash-log-gained = { $seat } gains: { $goods } × { $amount }
clash-log-collected = { $seat } collects in { $cell }: { $goods }
clash-log-constructed = { $seat } constructs in { $cell }: { $building }
clash-log-raised = { $seat } builds a wonder in { $cell }: { $wonder }
clash-log-founded = { $seat } founds a city on { $cell }
clash-log-razed = { $seat } gives up the city { $cell }
clash-log-recruited = { $seat } recruits in { $cell }: { $units }
clash-log-cheered = { $steps ->
    [one] The city { $cell } gets happier by { $steps } step
   *[other] The city { $cell } gets happier by { $steps } steps
}
clash-log-influence_rolled = { $seat } tries to influence the city { $cell } and rolls { $roll }
clash-log-influenced = A building in { $cell } now has the colour of { $seat }: { $building }
clash-log-moved = { $seat } moves from { $start } to { $cell }: { $units }
clash-log-explored = { $seat } explores the tile at { $cell }{ $why }
clash-log-battle = Battle at { $cell }: { $attacker } against { $defender }
clash-log-laid = { $seat } lays a card face down
clash-log-laid_card = You lay face down: { $card }
clash-log-revealed = { $seat } turns up a card: { $tactics }
clash-log-retreated = { $seat } retreats to { $cell }
clash-log-won = Victory at { $cell }: { $winner }
clash-log-captured = The city { $cell } is captured: it passes from { $loser } to { $captor }
clash-log-event = { $seat } draws an event: { $event }
clash-log-mood_fell = The mood of the city { $cell } falls
clash-log-took_great = { $seat } takes into hand: { $event }
clash-log-exhausted = The land at { $cell } is exhausted
clash-log-barbarians_appeared = Barbarians settle on { $cell }
clash-log-barbarians_grew = More Barbarians in { $cell }
clash-log-barbarians_moved = Barbarians go from { $start } to { $cell }
clash-log-discarded = { $seat } discards { $card }
clash-log-drew_action = { $seat } draws an action card
clash-log-drawn_action = You draw the action card { $card }
clash-log-drew_objective = { $seat } draws an objective card
clash-log-drawn_objective = You draw the objective card { $card }
clash-log-drew_wonder = { $seat } draws a wonder card
clash-log-drawn_wonder = You draw the wonder card { $wonder }
clash-log-claimed = { $seat } claims the objective { $objective }
clash-log-wonder_opened = { $seat } lays a wonder card open: { $wonder }

## The score sheet

clash-score-pieces = settlements and buildings
clash-score-advances = advances
clash-score-objectives = objectives
clash-score-wonders = wonders
clash-score-events = events
clash-score-total = total

## Where the game stands, and how it ends

clash-summary-set_up = The settlers are being placed
clash-summary-round = Age { $age }, round { $round }
clash-ending-ages = The last age is over.
clash-ending-no_city = Somebody has no city left.
clash-ending-random = The die ended the game.
clash-ending-wonder = A late wonder ended the game.

## Options

clash-option-events = Events
clash-option_value-events-all = as in the rulebook
clash-option_value-events-symbols = only their symbols
clash-option_value-events-optional = the drawer says beforehand whether the text counts
clash-option-length = Length
clash-option_value-length-normal = six ages
clash-option_value-length-short = four ages, with two settlers and two free advances
clash-option_value-length-random = up to seven ages, a die decides
clash-option_value-length-wonders = up to seven ages, a late wonder ends it
clash-option-open_wonders = Wonder cards
clash-option_value-open_wonders-false = in the hand of who draws them
clash-option_value-open_wonders-true = open for everybody
