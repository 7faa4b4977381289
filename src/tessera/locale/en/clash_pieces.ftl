# The components of Clash of Cultures: their names and what they do.

## Resources and tokens

clash-goods-food = food
clash-goods-wood = wood
clash-goods-ore = ore
clash-goods-ideas = ideas
clash-goods-gold = gold
clash-goods-mood = mood token
clash-goods-culture = culture token
clash-amount-food = { $amount } food
clash-amount-wood = { $amount } wood
clash-amount-ore = { $amount } ore
clash-amount-ideas = { $amount } { $amount ->
    [one] idea
   *[other] ideas
}
clash-amount-gold = { $amount } gold
clash-amount-mood = { $amount } { $amount ->
    [one] mood token
   *[other] mood tokens
}
clash-amount-culture = { $amount } { $amount ->
    [one] culture token
   *[other] culture tokens
}

## Terrains and moods

clash-terrain-sea = sea
clash-terrain-grassland = grassland
clash-terrain-forest = forest
clash-terrain-mountain = mountain
clash-terrain-barren = barren land
clash-terrain_text-sea = Ships sail it. With Fishing a city takes 1 food from one sea cell beside it.
clash-terrain_text-grassland = Gives food.
clash-terrain_text-forest = Gives wood. A unit that enters it starts no battle this turn.
clash-terrain_text-mountain = Gives ore. A unit that enters it moves no more this turn.
clash-terrain_text-barren = Gives nothing, or food with Irrigation. No city is founded here.
clash-mood-angry = angry
clash-mood-neutral = neutral
clash-mood-happy = happy
clash-mood_text-angry = Counts as size 1 when it collects or recruits, constructs nothing, and can be activated once a turn.
clash-mood_text-neutral = Collects and recruits by its size.
clash-mood_text-happy = Counts as one size larger when it collects or recruits. Only here wonders are built.

## Units

clash-unit-settler = settler
clash-unit-infantry = infantry
clash-unit-ship = ship
clash-unit-cavalry = cavalry
clash-unit-elephant = war elephant
clash-unit-leader = leader
clash-units-settler = { $count } { $count ->
    [one] settler
   *[other] settlers
}
clash-units-infantry = { $count } infantry
clash-units-ship = { $count } { $count ->
    [one] ship
   *[other] ships
}
clash-units-cavalry = { $count } cavalry
clash-units-elephant = { $count } { $count ->
    [one] war elephant
   *[other] war elephants
}
clash-units-leader = { $count } { $count ->
    [one] leader
   *[other] leaders
}
clash-unit_text-settler = Founds cities. It cannot fight: without an army it is lost as soon as an enemy army comes.
clash-unit_text-infantry = An army unit. It moves once you have Tactics; in a battle its symbol on a die adds 1.
clash-unit_text-ship = Recruited in a city with a port. Carries two land units, sails as far as the sea reaches, and fights other ships.
clash-unit_text-cavalry = An army unit of cities with a market. Its symbol on a die adds 2.
clash-unit_text-elephant = An army unit of cities with a market. Its symbol takes the die out of the sum and cancels a hit instead.
clash-unit_text-leader = An army unit with two abilities of its own. Its symbol rolls the die again.

## Buildings

clash-settlement = settlement
clash-building-academy = academy
clash-building-fortress = fortress
clash-building-port = port
clash-building-temple = temple
clash-building-market = market
clash-building-obelisk = obelisk
clash-building-observatory = observatory
clash-building_text-academy = When you build it: 2 ideas.
clash-building_text-fortress = In the first round of a battle for the city its owner rolls one die more, even without an army, and may cancel one hit.
clash-building_text-port = Stands at a sea cell beside the city. Ships are recruited there, and with Fishing the sea gives 1 gold or 1 mood token instead of food.
clash-building_text-temple = When you build it: 1 mood token or 1 culture token.
clash-building_text-market = Cavalry and war elephants are recruited here. When others trade with your market cities, you gain 1 gold.
clash-building_text-obelisk = Cannot be influenced and keeps its colour when the city is captured.
clash-building_text-observatory = When you build it: 1 action card.

## Categories of advances

clash-category-agriculture = Agriculture
clash-category-construction = Construction
clash-category-seafaring = Seafaring
clash-category-education = Education
clash-category-warfare = Warfare
clash-category-spirituality = Spirituality
clash-category-economy = Economy
clash-category-culture = Culture
clash-category-science = Science
clash-category-democracy = Democracy
clash-category-autocracy = Autocracy
clash-category-theocracy = Theocracy

## Advances

clash-advance-farming = Farming
clash-advance_text-farming = Your cities collect food from grassland and wood from forest.
clash-advance-storage = Storage
clash-advance_text-storage = You can keep up to 7 food instead of 2.
clash-advance-irrigation = Irrigation
clash-advance_text-irrigation = Your cities collect food from barren land. Famines do not touch you.
clash-advance-husbandry = Husbandry
clash-advance_text-husbandry = Once a turn a collecting city may use one land cell two steps away, with Roads two of them.
clash-advance-mining = Mining
clash-advance_text-mining = Your cities collect ore from mountains.
clash-advance-engineering = Engineering
clash-advance_text-engineering = Draw a wonder card. As an action you activate a happy city and build a wonder there.
clash-advance-sanitation = Sanitation
clash-advance_text-sanitation = In each recruiting one settler may cost 1 mood token. Pestilence and epidemics do not touch you.
clash-advance-roads = Roads
clash-advance_text-roads = For 1 food and 1 ore a land group that leaves or enters your city goes up to two cells and ignores forest and mountains.
clash-advance-fishing = Fishing
clash-advance_text-fishing = Each collecting city may take 1 food from one sea cell beside it; with a port 1 gold or 1 mood token instead.
clash-advance-navigation = Navigation
clash-advance_text-navigation = Your ships may sail along the edge of the board to the next sea.
clash-advance-warships = Warships
clash-advance_text-warships = In the first round you may cancel one hit: in every sea battle, and on land where your army attacks straight from a ship.
clash-advance-cartography = Cartography
clash-advance_text-cartography = After a Move action with a ship: 1 idea, and 1 culture token if a ship sailed along the edge.
clash-advance-writing = Writing
clash-advance_text-writing = Draw an action card and an objective card.
clash-advance-public_education = Public Education
clash-advance_text-public_education = Once a turn, when a city with an academy collects: 1 idea.
clash-advance-free_education = Free Education
clash-advance_text-free_education = After you bought an advance with at least 1 idea or 1 gold, you may pay 1 more idea for 1 mood token.
clash-advance-philosophy = Philosophy
clash-advance_text-philosophy = 1 idea now, and 1 idea for each Science advance that you gain later. Opens Democracy.
clash-advance-tactics = Tactics
clash-advance_text-tactics = Your army units can move, and you can use action cards in battles.
clash-advance-siegecraft = Siegecraft
clash-advance_text-siegecraft = Attacking a fortress: for 2 wood it has no extra die, for 2 ore it cancels no hit.
clash-advance-steel_weapons = Steel Weapons
clash-advance_text-steel_weapons = Before a land battle pay 1 ore: +2 in every round, or +1 if the enemy has this advance too.
clash-advance-draft = Draft
clash-advance_text-draft = In each recruiting one infantry may cost 1 mood token. Opens Autocracy.
clash-advance-myths = Myths
clash-advance_text-myths = When an event spoils the mood of a city, you may pay 1 mood token to keep it.
clash-advance-rituals = Rituals
clash-advance_text-rituals = When you increase happiness, any resources may stand for mood tokens.
clash-advance-priesthood = Priesthood
clash-advance_text-priesthood = Once a turn a Science advance costs you no food.
clash-advance-state_religion = State Religion
clash-advance_text-state_religion = Once a turn a temple costs no food. Opens Theocracy.
clash-advance-bartering = Bartering
clash-advance_text-bartering = Once a turn, as a free action: discard an action card for 1 gold or 1 culture token.
clash-advance-taxes = Taxes
clash-advance_text-taxes = Once a turn, as an action: for 1 mood token take as many food, wood and ore as you have cities.
clash-advance-trade_routes = Trade Routes
clash-advance_text-trade_routes = At the start of your turn 1 food for each route from a settler or ship of yours to another player's city within two cells that is not angry; four at most.
clash-advance-currency = Currency
clash-advance_text-currency = Trade routes and taxes may bring gold instead.
clash-advance-arts = Arts
clash-advance_text-arts = Once a turn, as a free action: try to influence a city for 1 culture token.
clash-advance-sports = Circus and Sports
clash-advance_text-sports = As an action: for 1 or 2 culture tokens one city, however large, gets happier by 1 or 2 steps.
clash-advance-monuments = Monuments
clash-advance_text-monuments = Draw a wonder card. Enemies cannot influence your cities with wonders.
clash-advance-theaters = Drama and Music
clash-advance_text-theaters = Once a turn, as a free action: turn a mood token into a culture token, or the other way round.
clash-advance-math = Mathematics
clash-advance_text-math = Engineering and Roads cost you no food.
clash-advance-astronomy = Astronomy
clash-advance_text-astronomy = Navigation and Cartography cost you no food.
clash-advance-medicine = Medicine
clash-advance_text-medicine = After recruiting you take back one resource that you spent.
clash-advance-metallurgy = Metallurgy
clash-advance_text-metallurgy = When a city collects at least 2 ore, 1 of it may become gold. Steel Weapons cost nothing against enemies without them.
clash-advance-voting = Voting
clash-advance_text-voting = For 1 mood token you may increase happiness as a free action.
clash-advance-separation_of_power = Separation of Powers
clash-advance_text-separation_of_power = Enemies spend no culture tokens on influencing your happy cities.
clash-advance-civil_liberties = Civil Liberties
clash-advance_text-civil_liberties = As an action: 3 mood tokens. Your Draft costs 2 mood tokens.
clash-advance-free_economy = Free Economy
clash-advance_text-free_economy = As a free action: collect in a city for 1 mood token, if it is your only collecting this turn.
clash-advance-nationalism = Nationalism
clash-advance_text-nationalism = After recruiting an army unit or a ship: 1 mood token or 1 culture token.
clash-advance-totalitarianism = Totalitarianism
clash-advance_text-totalitarianism = Enemies spend no culture tokens on influencing your cities with army units.
clash-advance-absolute_power = Absolute Power
clash-advance_text-absolute_power = Once a turn: one more action for 2 mood tokens.
clash-advance-forced_labor = Forced Labor
clash-advance_text-forced_labor = For 1 mood token your angry cities collect, recruit and construct this turn as if they were neutral.
clash-advance-dogma = Dogma
clash-advance_text-dogma = Whenever you build a temple, you may take a Theocracy advance for nothing. You keep at most 2 ideas.
clash-advance-devotion = Devotion
clash-advance_text-devotion = Enemies spend no culture tokens on influencing your cities with temples.
clash-advance-conversion = Conversion
clash-advance_text-conversion = Your influence succeeds on 4 or more, and brings 1 culture token.
clash-advance-fanaticism = Fanaticism
clash-advance_text-fanaticism = +2 in the first round of a battle in a city with a temple. If you lose it, place 1 infantry in one of your cities.

## Wonders

clash-wonder-great_arena = Great Arena
clash-wonder_text-great_arena = Mood tokens and culture tokens stand for each other, except in building wonders. Once in a land battle one of them adds 1 to your sum.
clash-wonder-great_gardens = Great Gardens
clash-wonder_text-great_gardens = The city collects any resource from grassland, ideas and gold too. Armies that came over grassland this turn cannot attack it.
clash-wonder-great_library = Great Library
clash-wonder_text-great_library = In each turn you may use one advance that you lack, but none of a government.
clash-wonder-great_lighthouse = Great Lighthouse
clash-wonder_text-great_lighthouse = Needs a port. Whenever you activate the city, place a free ship on any sea cell without enemy ships. You name the first player of each age.
clash-wonder-great_mausoleum = Great Mausoleum
clash-wonder_text-great_mausoleum = When you draw an action or event card, you may take the top discarded one instead. Your own go below the pile.
clash-wonder-great_pyramid = Great Pyramid
clash-wonder_text-great_pyramid = 5 points that nobody can take from its builder, who also wins ties.
clash-wonder-great_statue = Great Statue
clash-wonder_text-great_statue = Draw an objective card. Once a turn you may discard an objective card for another action.
clash-wonder-great_wall = Great Wall
clash-wonder_text-great_wall = Enemies who attack your happy cities have −2 in the first round. Barbarians who attack your cities are beaten at once.

## Action cards, outside of battles

clash-effect-quick_advance = Quick Advance
clash-effect_text-quick_advance = Gain an advance without food. The event track stays as it is.
clash-effect-inspiration = Inspiration
clash-effect_text-inspiration = Gain for nothing an advance of a player who has a unit or city within two cells of yours. The event track stays as it is.
clash-effect-hero_general = Hero General
clash-effect_text-hero_general = If you won a land battle this turn: a city gets happier by a step, and for 1 mood token another step.
clash-effect-spy = Spy
clash-effect_text-spy = Look at all cards in the hand of one player; you may exchange one for one of yours of the same kind.
clash-effect-ideas = Ideas
clash-effect_text-ideas = 1 idea for each of your cities with an academy.
clash-effect-great_ideas = Great Ideas
clash-effect_text-great_ideas = If you captured a city or won a land battle this turn: 2 ideas.
clash-effect-mercenaries = Mercenaries
clash-effect_text-mercenaries = Hire Barbarian armies within two cells of your cities and armies, for 1 food, wood, ore or culture token each, and move each by one cell. Cities that they leave get a new unit.
clash-effect-cultural_takeover = Cultural Takeover
clash-effect_text-cultural_takeover = Your next influence this turn may aim at a Barbarian city of size 1. If it succeeds, the city is yours.
clash-effect-city_development = City Development
clash-effect_text-city_development = Construct a building without paying its resources. All other rules hold.
clash-effect-production_focus = Production Focus
clash-effect_text-production_focus = Your next collecting this turn may take several resources from the same cell.
clash-effect-explorer = Explorer
clash-effect_text-explorer = Turn up an unexplored tile beside a tile with one of your cities, and place a free settler in one of your cities.
clash-effect-negotiations = Negotiations
clash-effect_text-negotiations = Before your first action name a player: you do not attack each other in this turn and in that player's next one.
clash-effect-leadership = Leadership
clash-effect_text-leadership = One more action this turn.
clash-effect-assassination = Assassination
clash-effect_text-assassination = Another player has one action less in the next turn.
clash-effect-mass_production = Mass Production
clash-effect_text-mass_production = Your next collecting this turn may use two cells more.
clash-effect-new_plans = New Plans
clash-effect_text-new_plans = Draw two objective cards; one of them may replace one in your hand. The others go back.
clash-effect-synergies = Synergies
clash-effect_text-synergies = Buy two advances of one category. The event track stays as it is.
clash-effect-teach_us = Teach Us!
clash-effect_text-teach_us = After capturing a player's city: gain for nothing an advance of its former owner. The event track stays as it is.
clash-effect-militia = Militia
clash-effect_text-militia = Place an infantry in one of your cities.
clash-effect-technology_trade = Technology Trade
clash-effect_text-technology_trade = You and a player with a unit or city within two cells of yours each gain for nothing an advance that the other has. The event tracks stay as they are.
clash-effect-new_ideas = New Ideas
clash-effect_text-new_ideas = Buy an advance, then gain 2 ideas. The event track stays as it is.

## Action cards, in battles

clash-tactics-peltasts = Peltasts
clash-tactics_text-peltasts = Roll a die for each of your army units: with a 5 or 6 you may cancel one hit.
clash-tactics-encircled = Encircled!
clash-tactics_text-encircled = If the enemy loses at least as many units as you, roll a die: with a 5 or 6 one more hit, which nobody can cancel.
clash-tactics-wedge_formation = Wedge Formation
clash-tactics_text-wedge_formation = For attackers: +1 for each enemy army unit.
clash-tactics-high_morale = High Morale
clash-tactics_text-high_morale = +2.
clash-tactics-heavy_resistance = Heavy Resistance
clash-tactics_text-heavy_resistance = For defenders: the attacker has −1 for each of the attacking units.
clash-tactics-high_ground = High Ground
clash-tactics_text-high_ground = The symbols of the enemy's dice count nothing. Not for attacks on cities.
clash-tactics-surprise = Surprise
clash-tactics_text-surprise = +1. If you kill a unit in this round, draw an action card.
clash-tactics-siege = Siege
clash-tactics_text-siege = For attackers of cities: +1, and the symbols of the defender's dice count nothing unless 2 food are paid.
clash-tactics-for_the_people = For the People!
clash-tactics_text-for_the_people = For defenders of cities: one die more.
clash-tactics-improved_defenses = Improved Defenses
clash-tactics_text-improved_defenses = For defenders of cities: cancel one hit.
clash-tactics-tactical_retreat = Tactical Retreat
clash-tactics_text-tactical_retreat = For defenders: all your units leave for a neighbouring land cell without enemies. The battle is lost without a roll.
clash-tactics-defensive_formation = Defensive Formation
clash-tactics_text-defensive_formation = For defenders: one die more.
clash-tactics-scout = Scout
clash-tactics_text-scout = The enemy's card does nothing and comes to your hand.
clash-tactics-martyr = Martyr
clash-tactics_text-martyr = Remove one of your units, then the enemy removes one. The enemy's card does nothing.
clash-tactics-archers = Archers
clash-tactics_text-archers = Roll a die: with a 5 or 6 the enemy loses a unit before the fight.
clash-tactics-flanking = Flanking
clash-tactics_text-flanking = For attackers: one die more.

## Objectives

clash-objective-large_civilization = Large Civilization
clash-objective_text-large_civilization = You have at least 6 cities.
clash-objective-scientific_lead = Scientific Lead
clash-objective_text-scientific_lead = You have more cities with an academy than anybody else.
clash-objective-coastal_culture = Coastal Culture
clash-objective_text-coastal_culture = You have more cities with a port than anybody else.
clash-objective-advanced_culture = Advanced Culture
clash-objective_text-advanced_culture = You have at least 6 advances, and more than anybody else.
clash-objective-religious_fervor = Religious Fervor
clash-objective_text-religious_fervor = You have more cities with a temple than anybody else.
clash-objective-city_planner = City Planner
clash-objective_text-city_planner = You have all advances of Construction.
clash-objective-eureka = Eureka!
clash-objective_text-eureka = You have at least 5 ideas and pay 2 of them; gold does not help.
clash-objective-happy_population = Happy Population
clash-objective_text-happy_population = You have at least 4 happy cities.
clash-objective-education_lead = Education Lead
clash-objective_text-education_lead = You have all advances of Education.
clash-objective-optimized_storage = Optimized Storage
clash-objective_text-optimized_storage = You have at least 3 food, 3 wood and 3 ore.
clash-objective-wealth = Wealth
clash-objective_text-wealth = You have at least 5 gold and pay 2 of it.
clash-objective-ore_supplies = Ore Supplies
clash-objective_text-ore_supplies = You have at least 5 ore and pay 2 of it; gold does not help.
clash-objective-wood_supplies = Wood Supplies
clash-objective_text-wood_supplies = You have at least 5 wood and pay 2 of it; gold does not help.
clash-objective-food_supplies = Food Supplies
clash-objective_text-food_supplies = You have at least 5 food and pay 2 of it; gold does not help.
clash-objective-architecture = Architecture
clash-objective_text-architecture = Your cities hold at least 4 different kinds of buildings in your colour.
clash-objective-goal_focused = Goal Focused
clash-objective_text-goal_focused = You have completed more categories of advances than anybody else.
clash-objective-colony = Colony
clash-objective_text-colony = You have a city at least 5 cells from where your first city was. Not if City Founder was claimed for it in the last round.
clash-objective-culture_focus = Culture Focus
clash-objective_text-culture_focus = You have all advances of Culture.
clash-objective-consulate = Consulate
clash-objective_text-consulate = Buildings of your colour stand in at least 2 cities of other players.
clash-objective-science_focus = Science Focus
clash-objective_text-science_focus = You have all advances of Science.
clash-objective-trade_focus = Trade Focus
clash-objective_text-trade_focus = You have all advances of Economy.
clash-objective-metropolis = Metropolis
clash-objective_text-metropolis = You have a city of size 5.
clash-objective-seafarers = Seafarers
clash-objective_text-seafarers = You have all advances of Seafaring.
clash-objective-government = Government
clash-objective_text-government = You have all advances of one government.
clash-objective-expansionist = Expansionist
clash-objective_text-expansionist = At least 4 of your cities have no other city beside them.
clash-objective-city_founder = City Founder
clash-objective_text-city_founder = You have just founded a city at least 5 cells from where your first city was.
clash-objective-trade_power = Trade Power
clash-objective_text-trade_power = With Trade Routes you could have at least 3 routes now.
clash-objective-shipping_routes = Shipping Routes
clash-objective_text-shipping_routes = With Trade Routes you could have at least 2 routes now with ships alone.
clash-objective-diversified_research = Diversified Research
clash-objective_text-diversified_research = You have advances in at least 9 categories.
clash-objective-culture_power = Culture Power
clash-objective_text-culture_power = More buildings of your colour stand in cities of others than of anybody else's.
clash-objective-magnificent_culture = Magnificent Culture
clash-objective_text-magnificent_culture = You have just built a wonder; or, in the status phase, yours was the only one of the last round.
clash-objective-draft = Draft
clash-objective_text-draft = In two recruitings of this turn you paid for infantry with Draft.
clash-objective-conqueror = Conqueror
clash-objective_text-conqueror = You have just captured a player's city that an army or a fortress defended.
clash-objective-warmonger = Warmonger
clash-objective_text-warmonger = You have fought two land battles this turn, against different armies or cities, and won at least one.
clash-objective-general = General
clash-objective_text-general = In one land battle you killed at least 3 enemy army units.
clash-objective-great_battle = Great Battle
clash-objective_text-great_battle = You fought in a land battle that at least 6 army units of both sides began.
clash-objective-defiance = Defiance
clash-objective_text-defiance = You won a battle against a player although you began it with fewer units.
clash-objective-sea_blockade = Sea Blockade
clash-objective_text-sea_blockade = At least 2 of your ships lie on cells with ports of other players' cities.
clash-objective-naval_assault = Naval Assault
clash-objective_text-naval_assault = You have just captured a player's city straight from a ship.
clash-objective-large_fleet = Large Fleet
clash-objective_text-large_fleet = You have 4 ships, or at least 2 and more than anybody else.
clash-objective-large_army = Large Army
clash-objective_text-large_army = You have at least 4 army units more than anybody else.
clash-objective-fortifications = Fortifications
clash-objective_text-fortifications = You have more cities with a fortress than anybody else.
clash-objective-standing_army = Standing Army
clash-objective_text-standing_army = Your army units stand in at least 4 of your cities.
clash-objective-militarized = Militarized
clash-objective_text-militarized = You have all advances of Warfare.
clash-objective-bold = Bold
clash-objective_text-bold = You won a battle against a player who has more advances of Warfare, or although you began it with fewer units.
clash-objective-threat = Threat
clash-objective_text-threat = At least 4 of your army units stand beside cities of other players.
clash-objective-legendary_battle = Legendary Battle
clash-objective_text-legendary_battle = With at least 3 army units you attacked a city of size 5 with a wonder, however it ended.
clash-objective-scavenger = Scavenger
clash-objective_text-scavenger = You killed a player's settler or ship with which that player could have had a trade route.
clash-objective-aggressor = Aggressor
clash-objective_text-aggressor = You attacked, won the land battle and killed at least 2 army units.
clash-objective-barbarian_conquest = Barbarian Conquest
clash-objective_text-barbarian_conquest = You have just captured a Barbarian city that at least 2 army units defended.
clash-objective-military_might = Military Might
clash-objective_text-military_might = You have at least 12 army units and ships together.
clash-objective-resistance = Resistance
clash-objective_text-resistance = You won a battle against Barbarians in a city and killed at least 2 of their units.
clash-objective-terror_regime = Terror Regime
clash-objective_text-terror_regime = At least 4 of your cities are angry.
clash-objective-outpost = Outpost
clash-objective_text-outpost = Your army units stand on at least 3 cells that are neither in nor beside your cities.
clash-objective-star_gazers = Star Gazers
clash-objective_text-star_gazers = You have more cities with an observatory than anybody else.
clash-objective-traders = Traders
clash-objective_text-traders = You have more cities with a market than anybody else.
clash-objective-versatility = Versatility
clash-objective_text-versatility = You have at least one unit of each of the six kinds on the board.
clash-objective-legacy = Legacy
clash-objective_text-legacy = You have more cities with an obelisk than anybody else.
clash-objective-migration = Wanderers
clash-objective_text-migration = Your settlers stand on at least 3 cells that are neither in nor beside your cities.
clash-objective-high_culture = High Culture
clash-objective_text-high_culture = You have all 4 advances of your civilization and have recruited at least 2 leaders.
clash-objective-horse_power = Horse Power
clash-objective_text-horse_power = Your cavalry stands on at least 3 cells.
clash-objective-great_commander = Great Commander
clash-objective_text-great_commander = You won a battle with a leader and with no more army units than the enemy.
clash-objective-brutus = Brutus
clash-objective_text-brutus = In one battle you killed a leader and at least 2 other army units.
clash-objective-ivory_tower = Ivory Tower
clash-objective_text-ivory_tower = Your war elephants stand on at least 3 cells.
clash-objective-trample = Trample
clash-objective_text-trample = You attacked and won a land battle, and cavalry or an elephant of yours survived.
clash-objective-sea_cleansing = Sea Cleansing
clash-objective_text-sea_cleansing = You won your second battle against pirates this turn.

## Symbols of events

clash-symbol-gold_mine = Gold mine
clash-symbol-exhausted_land = Exhausted land
clash-symbol-barbarians_appear = Barbarians appear
clash-symbol-barbarians_move = Barbarians move
clash-symbol-pirates = Pirates
clash-symbol_text-gold_mine = The player who drew the card gains 2 gold.
clash-symbol_text-exhausted_land = An empty land cell beside one of the player's cities gives nothing any more, and no city is founded there.
clash-symbol_text-barbarians_appear = A Barbarian settlement with infantry appears two cells from one of the player's cities, and one more infantry anywhere among them.
clash-symbol_text-barbarians_move = Barbarian armies within two cells of the player's cities take a step towards them, and their settlements there grow. If there are none, a new settlement appears.
clash-symbol_text-pirates = Two pirate ships appear, and every player with a city beside pirates loses something.

## Events

clash-event-pestilence = Pestilence
clash-event_text-pestilence = Everybody with two cities or more lowers the mood of one, or of two with Roads, Navigation or Trade Routes. Nobody without Sanitation constructs anything, until all have it.
clash-event-epidemics = Epidemics
clash-event_text-epidemics = Everybody with two units or more loses one, or two with Roads, Navigation or Trade Routes.
clash-event-famine_1 = Famine
clash-event_text-famine_1 = Lose 1 food. If you cannot, one of your cities gets angry.
clash-event-famine_2 = Severe Famine
clash-event_text-famine_2 = Lose 2 food. If you cannot, one of your cities gets angry.
clash-event-good_year_all = A Good Year for All
clash-event_text-good_year_all = Everybody gains 1 food.
clash-event-good_year_self = A Good Year
clash-event_text-good_year_self = Gain 1 food.
clash-event-good_year_share = A Good Year to Share
clash-event_text-good_year_share = Gain 1 food, and give another player 1 food from the supply.
clash-event-awesome_year_self = An Awesome Year
clash-event_text-awesome_year_self = Gain 2 food.
clash-event-awesome_year_all = An Awesome Year for All
clash-event_text-awesome_year_all = Everybody gains 2 food.
clash-event-awesome_year_share = An Awesome Year to Share
clash-event_text-awesome_year_share = Gain 2 food, and give the others 2 food from the supply, as you like.
clash-event-fantastic_year_all = A Fantastic Year for All
clash-event_text-fantastic_year_all = Everybody gains 3 food.
clash-event-fantastic_year_share = A Fantastic Year to Share
clash-event_text-fantastic_year_share = Gain 3 food, and give the others 3 food from the supply, as you like.
clash-event-fantastic_year_self = A Fantastic Year
clash-event_text-fantastic_year_self = Gain 3 food.
clash-event-great_explorer = Great Explorer
clash-event_text-great_explorer = As an action: a Seafaring advance for nothing; then you may turn up a tile beside a tile with one of your cities and found a city there for 2 food.
clash-event-great_artist = Great Artist
clash-event_text-great_artist = As an action: a Culture advance for nothing; then one of your cities gets happy.
clash-event-great_prophet = Great Prophet
clash-event_text-great_prophet = As an action: a Spirituality advance for nothing; then you may build a temple at its price without activating the city.
clash-event-great_philosopher = Great Philosopher
clash-event_text-great_philosopher = As an action: an Education advance for nothing; then 2 ideas.
clash-event-great_scientist = Great Scientist
clash-event_text-great_scientist = As an action: a Science advance for nothing; then 1 idea and an action card.
clash-event-elder_statesman = Elder Statesman
clash-event_text-elder_statesman = As an action: an advance of a government for nothing; then two action cards.
clash-event-great_warlord = Great Warlord
clash-event_text-great_warlord = As an action: a Warfare advance for nothing; then a Move action, with +2 in every round of the first battle you start in it.
clash-event-great_merchant = Great Merchant
clash-event_text-great_merchant = As an action: an Economy advance for nothing; then the income of your trade routes once more.
clash-event-great_engineer = Great Engineer
clash-event_text-great_engineer = As an action: a Construction advance for nothing; then you may construct a building at its price without activating the city.
clash-event-population_boom = Population Boom
clash-event_text-population_boom = You and another player whom you name each place a free settler in one of your cities.
clash-event-volcano = Volcano Eruption
clash-event_text-volcano = If you have four cities or more, one of them is destroyed with its units. Each settlement and building in it is worth 2 points to the player of its colour.
clash-event-earthquake = Earthquake
clash-event_text-earthquake = If you have three cities or more, one to three pieces of them are destroyed. Each settlement and building is worth 2 points to the player of its colour, and the mood of those cities falls.
clash-event-heavy_earthquake = Heavy Earthquake
clash-event_text-heavy_earthquake = An Earthquake for everybody who has three cities or more.
clash-event-flood = Flood
clash-event_text-flood = The mood of one of your cities by the sea falls by a step.
clash-event-heavy_flood = Heavy Flood
clash-event_text-heavy_flood = Everybody lowers the mood of a city by the sea by a step.
clash-event-migration = Migration
clash-event_text-migration = Another player whom you name places a free settler; the mood of one of your cities falls by a step.
clash-event-civil_war = Civil War
clash-event_text-civil_war = A city of yours that is not happy loses an infantry and a step of mood. If none has infantry, the mood of one of your cities falls.
clash-event-revolution = Revolution
clash-event_text-revolution = You lose an action and change your government if you can. For each of the two you may remove an army unit instead.
clash-event-uprising = Uprising
clash-event_text-uprising = Put 1 to 4 mood or culture tokens on this card: each is worth half a point.
clash-event-envoy = Envoys Meet
clash-event_text-envoy = Gain 1 idea and 1 culture token, and give another player a culture token. A wonder card is laid open for whoever draws one next.
clash-event-solar_eclipse = Solar Eclipse
clash-event_text-solar_eclipse = The next land battle lasts one round. Its winner, else its defender, takes this card for 1 point.
clash-event-trojan_horse = Trojan Horse
clash-event_text-trojan_horse = Who attacks a defended city may pay 1 wood and 1 culture token: 1 point, and the defender lays no card in the first round.
clash-event-guillotine = Guillotine
clash-event_text-guillotine = Your leader dies. Take another at once, or keep this card for 2 points; you recruit no more leaders.
clash-event-anarchy = Anarchy
clash-event_text-anarchy = The markers of your government lie on this card until you advance in a government again; each that stays is worth 1 point.
clash-event-scientific_trade = Scientific Trade
clash-event_text-scientific_trade = Everybody gains 1 idea for each city with an academy or observatory; the drawer at least 2.
clash-event-flourishing_trade = Flourishing Trade
clash-event_text-flourishing_trade = Everybody gains 1 gold for each city with a market or port, at most 3; the drawer at least 1.
clash-event-era_of_stability = Era of Stability
clash-event_text-era_of_stability = Everybody gains a mood or culture token for each city with a temple or obelisk, at most 3; the drawer at least 1.
clash-event-reformation = Reformation
clash-event_text-reformation = Another player replaces one of your temples. Without a temple you name somebody who has one.
clash-event-pandemics = Pandemics
clash-event_text-pandemics = Everybody loses resources, tokens, cards or units: half as many as their cities.
clash-event-black_death = Black Death
clash-event_text-black_death = Everybody loses one of each four units, one more with Roads, Navigation or Trade Routes, and gains 1 point for each.
clash-event-famine_vermin = Famine: Vermin
clash-event_text-famine_vermin = Everybody with Storage loses 1 food, or a city gets angry.
clash-event-famine_drought = Famine: Drought
clash-event_text-famine_drought = Lose 1 food for each of your cities on or beside barren land, at most 3, or one of them gets angry.
clash-event-fire = Fire
clash-event_text-fire = The mood of one of your cities in a forest falls, and of all cities in the same forest. Without one you lose 1 wood.
clash-event-successful_year = A Successful Year
clash-event_text-successful_year = Those with fewest cities gain 1 food for each city that they have less than the largest nation; if all are equal, everybody gains 1.
clash-event-great_architect = Great Architect
clash-event_text-great_architect = Discard it when you build a wonder: the wonder needs no advance of its own, 3 culture tokens less and no action.
clash-event-great_athlete = Great Athlete
clash-event_text-great_athlete = As an action: a Culture advance for nothing; then turn any number of mood and culture tokens into each other.
clash-event-great_diplomat = Great Diplomat
clash-event_text-great_diplomat = Name a player: before one of you attacks the other, 2 culture tokens must be paid; an attack discards the card.
clash-event-great_seer = Great Seer
clash-event_text-great_seer = As an action: draw an objective card for each player and decide secretly who gets which.

## On how many cards something is

clash-fact-copies = { $copies } ×
