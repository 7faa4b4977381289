# The peoples of the Civilizations expansion: who they are, their advances and leaders.

## How hard a people is to play

clash-difficulty-easy = easy
clash-difficulty-fair = medium
clash-difficulty-hard = hard

## How they are dealt

clash-option-peoples = Who plays which civilization
clash-option_value-peoples-random = chance decides
clash-option_value-peoples-two = each chooses one of two
clash-option_value-peoples-turn = chosen in turn
clash-option_value-peoples-wish = each as they wish
clash-option-leaders = Recruiting a leader
clash-option_value-leaders-own = you choose which one
clash-option_value-leaders-random = chance decides which one comes
clash-option-history = History
clash-option_value-history-own = each civilization has its own leaders
clash-option_value-history-alternate = alternative: three leaders of all 45 for each
clash-info-comes_with = Comes with { $advance }
clash-info-comes_with_government = Comes with your first advance of a government

## The peoples

clash-people-aztecs = Aztecs
clash-people_about-aztecs = War feeds the gods, and the gods keep misfortune away. Whoever you beat on land walks home with you, as captives that bring points, buy off bad events and turn into tokens. Your government lets you take from the land under the cities of others. You are strongest where neighbours and Barbarians live close.
clash-people_play-aztecs = Gain Tactics early and beat Barbarians first: they are the cheapest captives. Keep one captive for the event that would hurt most. Of medium difficulty: you must fight, but you need not conquer.
clash-people_level-aztecs = { clash-difficulty-fair }
clash-people-babylon = Babylon
clash-people_about-babylon = Water, laws and stars: you build in peace and lose nothing. A little food becomes more, success with influence brings cards, and each event pays you before it happens. In a Theocracy you keep your ideas, and ideas build your temples. Nobody need be harmed for it.
clash-people_play-babylon = Gain Engineering first: Canals work from the first harvest on. Then Writing and Astronomy, so that influence and events feed you. Easy: all four advances work by themselves.
clash-people_level-babylon = { clash-difficulty-easy }
clash-people-carthage = Carthage
clash-people_about-carthage = The sea is yours, and so are its robbers. Pirates sail with you, carry your armies, guard your routes and fall in your stead, while everybody else fears them. Ships become cities wherever there is a shore, and gold hires soldiers. You begin on a coast of your own.
clash-people_play-carthage = Fishing, a port and Navigation come first; then sail to the pirates and stay with them. Cartography turns each ship into a city that no road would have reached. Hard: you plan at sea, and pirates come only with events.
clash-people_level-carthage = { clash-difficulty-hard }
clash-people-celts = Celts
clash-people_about-celts = For others Barbarians are a plague; for you they are cousins. They trade with you, appear when you call, and hold still when you pay. Druids win their villages without changing them, and near their fires your warriors fight as if they were more. The wilder the map, the better for you.
clash-people_play-celts = Let Barbarians live: call them where a rival grows, trade with their cities, and put druids' tokens below them. Fight players near those villages. Of medium difficulty: what you leave alone is worth as much as what you take.
clash-people_level-celts = { clash-difficulty-fair }
clash-people-china = China
clash-people_about-china = A people of fields that spreads without haste. Settlers work the grassland while they wait, walk on as soon as they are recruited, and turn into soldiers when someone comes. Of all peoples you will have food most surely, and cities with it.
clash-people_play-china = Irrigation and Husbandry at once: recruit settlers, let one stand on grassland, and send the others on for nothing. A government makes your settlers an army in one action. Easy, and a good first people.
clash-people_level-china = { clash-difficulty-easy }
clash-people-egypt = Egypt
clash-people_about-egypt = A river makes the desert bloom: you found cities where nobody else can, and barren land feeds and roofs them. Mood becomes stone, so your wonders rise while others still gather. Every battle, even a lost one, leaves you culture, and your pharaoh rules as priest and as king. Your start tile lies half in the desert.
clash-people_play-egypt = Gain Irrigation at once: half of your start tile needs it. Then Engineering, and keep mood tokens for building. With Priesthood, a Theocracy is two governments in one. Of medium difficulty: a slow beginning, a rich end.
clash-people_level-egypt = { clash-difficulty-fair }
clash-people-greece = Greece
clash-people_about-greece = Many cities that share one turn, and one culture that all envy. A school in the city drills recruits and thinks besides; buildings that you won abroad carry your influence further; and tired cities let others take their place. Outnumbered you are still dangerous.
clash-people_play-greece = Arts first: each building that you turn is a new place to reach out from. With a government let a second city bear the mood of the one that works twice. Easy: most of it is a gift.
clash-people_level-greece = { clash-difficulty-easy }
clash-people-huns = Huns
clash-people_about-huns = A people without a home, whose cities move with the herd. A small camp walks to fresh land and brings something of it, so you need no harvest. Riders strike where nobody expected them, and settlers of others dare not stop near you. Stand still, and you are weak.
clash-people_play-huns = Storage makes nomads of you: keep many cities of size 1 and move them every turn, as each step is a resource. Build large only where you mean to stay. Hard: nearly every rule about cities is different for you.
clash-people_level-huns = { clash-difficulty-hard }
clash-people-india = India
clash-people_about-india = Faith walks on foot, and trade on four grey legs. Your settlers preach wherever they stand, elephants carry goods from city to city, and routes bring joy and culture besides food. You gain by what others own without taking it away. War is possible, but peace pays better.
clash-people_play-india = Trade Routes and elephants feed you; State Religion sends settlers to preach. Three settlers on one cell reach four cells far. Of medium difficulty: you need good neighbours, and places among them.
clash-people_level-india = { clash-difficulty-fair }
clash-people-japan = Japan
clash-people_about-japan = Patience, steel and a blade from the dark. A good harvest is also culture, cards come and go without costing you actions, and whatever a neighbour announces, you may undo. Your fortresses breed riders and do not fall easily. Others will think twice before they play a card near you.
clash-people_play-japan = Collect many cards, and keep some to answer with. A government makes cards that take actions free, so a turn can hold two of them more. Hard: you must judge which cards of others are worth a card of yours.
clash-people_level-japan = { clash-difficulty-hard }
clash-people-maya = Maya
clash-people_about-maya = A people of mountains, stones and stars. Slopes feed you as fields feed others, each new city and each obelisk brings thoughts or culture, and a game of ball makes a city work harder. You can read the next event in the sky, and turn it away. Your start tile has mountains enough.
clash-people_play-maya = Irrigation makes your mountains worth everything; build obelisks, whose gifts add up. With Astronomy look at the event before you take the third advance. Easy: little can go wrong.
clash-people_level-maya = { clash-difficulty-easy }
clash-people-persia = Persia
clash-people_about-persia = An empire of gold, elephants and the holy fire. Your coffers fill at the start of each turn, elephants come from the desert, and whoever faces them forgets his plans. Preachers win over soldiers where they stand. Culture is also a weapon: you spend it on the dice.
clash-people_play-persia = Currency soon: each turn begins with gold or culture. Keep culture tokens for battles, up to four a roll. Of medium difficulty: strong in everything, and you must choose when to spend.
clash-people_level-persia = { clash-difficulty-fair }
clash-people-phoenicia = Phoenicia
clash-people_about-phoenicia = Traders whose harbours belong to nobody else. Routes reach further than anyone's and bring cedar, dyes and letters; ports stay yours though their cities fall. Two rows of oars guard all that. You begin on the coast.
clash-people_play-phoenicia = Fishing, ports, then Trade Routes: port cities trade without any unit. Do without many government advances, as they bring you no points. Of medium difficulty: the map must have coasts with neighbours.
clash-people_level-phoenicia = { clash-difficulty-fair }
clash-people-rome = Rome
clash-people_about-rome = Roads, water and law, with legions that come by road. Whatever you take by force obeys from the first day; captives pay and build. Armies cross your realm in one step, and famine is a tale from elsewhere. The further your borders, the more horsemen you have.
clash-people_play-rome = Roads and Engineering make you quick and safe; a government makes conquest pay, as captured cities are not angry. Fight small battles often. Easy: everything helps at once.
clash-people_level-rome = { clash-difficulty-easy }
clash-people-vikings = Vikings
clash-people_about-vikings = Ships, and men who do not care whether they walk or row. A ship on the shore is a crew on land, and a crew at the shore is a ship; they carry more and sail on after a fight. Where they trade, something is missing afterwards. Even defeats are carved in stone. You begin by the sea.
clash-people_play-vikings = Fishing turns settlers into ships and back: you colonize coasts before others have a port. Warships and Trade Routes make the fleet an army. Hard: you think on land and at sea at once, and each unit remembers what it did.
clash-people_level-vikings = { clash-difficulty-hard }

## Their advances

# Aztecs

clash-power-captives = Captives
clash-power_text-captives = After you win a land battle, keep destroyed enemy army units as captives, no leaders, four at most. Each is worth half a point at the end, and stays out of its owner's supply.
clash-power-tribute_empire = Tribute
clash-power_text-tribute_empire = Your collecting cities may also take from cells with enemy cities within two cells, by their terrain. With Captives you may take a Barbarian army unit from there as a captive instead.
clash-power-human_sacrifice = Human Sacrifice
clash-power_text-human_sacrifice = When you have drawn an event, you may give up a captive, ignore the card with its symbol and draw another, again and again. At any time a captive may be spent as 1 mood token or 1 culture token.
clash-power-aztec_gold = Aztec Gold
clash-power_text-aztec_gold = When you found a city: 1 gold. Then, for each mountain beside it, you may turn 1 resource, mood token or culture token into 1 gold.

# Babylon

clash-power-canals = Canals
clash-power_text-canals = When a city collects exactly 1 food, whatever else it collects: 1 food more, beyond what its size allows. As often as it happens.
clash-power-code_of_laws = Code of Laws
clash-power_text-code_of_laws = After a successful influence draw an action card, if you hold four or fewer.
clash-power-star_catalogues = Star Catalogues
clash-power_text-star_catalogues = Each time before you draw an event: 1 idea or 1 culture token.
clash-power-ziggurats = Ziggurats
clash-power_text-ziggurats = You keep up to 7 ideas in spite of Dogma, and ideas stand for any resource of a temple.

# Carthage

clash-power-hegemony = Hegemony
clash-power_text-hegemony = As an action: remove a ship of yours, or a pirate ship under your control, and found a city on a land cell beside it, by the usual rules. Units aboard may enter the city, but move no more this turn; those who find no place on other ships are lost.
clash-power-pirate_allies = Pirate Alliance
clash-power_text-pirate_allies = You choose whether to fight pirates. While units of yours are with them, pirate ships are yours: they move with you, carry your units, form trade routes, fight for you, are lost first and bring others nothing. The pirate symbol does not touch them, and does nothing at all while you control all four.
clash-power-warbeasts = Warbeasts
clash-power_text-warbeasts = War elephants need no market, if gold or a culture token stands for at least 1 resource of each.
clash-power-mercenaries = Hired Army
clash-power_text-mercenaries = Draft may be paid with gold. In a city with a port it may bring a ship instead of infantry.

# Celts

clash-power-tribal_warfare = Tribal Warfare
clash-power_text-tribal_warfare = In land battles against the army of another player: +1 for each Barbarian city within two cells, +4 at most.
clash-power-tribal_allies = Tribal Allies
clash-power_text-tribal_allies = Once a turn, as an action: Barbarians appear, as by the symbol. When an event of yours moves Barbarians, you may pay 1 food and stop any of these armies.
clash-power-druidic_influence = Druidic Influence
clash-power_text-druidic_influence = You may influence Barbarian settlements. Nothing is replaced: a culture token from the supply lies below the settlement, one at most, and is worth 1 point at the end. It is gone when anybody captures or converts the city.
clash-power-tribal_trade = Tribal Trade
clash-power_text-tribal_trade = Trade routes may lead to Barbarian cities that are not angry; these bring food alone, with Currency too.

# China

clash-power-rice_cultivation = Rice Cultivation
clash-power_text-rice_cultivation = When a city collects from grassland outside of it where a settler of yours stands: 1 food more, from two such cells at most, beyond what its size allows.
clash-power-expansion = Expansion
clash-power_text-expansion = After recruiting at least one settler you may move settlers that stand in your cities by one cell, as with a Move action of settlers alone, for nothing.
clash-power-fireworks = Fireworks
clash-power_text-fireworks = In the first round of any battle: pay 1 ore and 1 wood to cancel one hit.
clash-power-imperial_army = Imperial Army
clash-power_text-imperial_army = Once a turn, as an action: turn any settlers of yours into infantry, and infantry into settlers.

# Egypt

clash-power-flood_plains = Flood Plains
clash-power_text-flood_plains = You may found cities on barren land, and your cities collect food or wood from barren land. Such a city stays when it is captured.
clash-power-architecture = Architecture
clash-power_text-architecture = In the price of a building or a wonder mood tokens stand for resources and culture tokens.
clash-power-embalming = Embalming
clash-power_text-embalming = After any battle, even for an empty city or against settlers: 1 culture token, if you have four or fewer. Always 1 when your leader dies or is discarded.
clash-power-man_god = God on Earth
clash-power_text-man_god = Each Theocracy advance of yours also works as the Autocracy advance in the same place, as Dogma works as Nationalism. You do not own these: no points.

# Greece

clash-power-study = Special Training
clash-power_text-study = After recruiting in a city with an academy: 1 idea.
clash-power-sparta = Sparta
clash-power_text-sparta = Draft may be paid with culture tokens. In land battles the enemy lays no card in a round that you begin with fewer units.
clash-power-hellenistic_culture = Hellenization
clash-power_text-hellenistic_culture = You influence from any city with a building of your colour, as far as the size of that city. Arts may cost 2 mood tokens instead of 1 culture token.
clash-power-city_states = City States
clash-power_text-city_states = When you activate a city for the second time in a turn, another city of yours may count as activated instead, if it is at least as large and its mood no worse.

# Huns

clash-power-nomads = Nomads
clash-power_text-nomads = In a Move action your happy or neutral cities of size 1 may go one cell like units, alone or in a group, to land without a city and without enemies; each brings 1 resource of the new cell, but nothing of barren or exhausted land. Each step counts as an activation. They use no roads, and do not count for the limit of four.
clash-power-mounted_archers = Mounted Archers
clash-power_text-mounted_archers = Cities of size 1 may recruit cavalry without a market. Cavalry that was just recruited may move once as a free action.
clash-power-raiders = Steppe Raiders
clash-power_text-raiders = Enemy settlers within two cells of your armies found no cities and form no trade routes, unless they are with an army or in a city of their own.
clash-power-hunnic_tribes = Hunnic Empire
clash-power_text-hunnic_tribes = When an event of yours moves Barbarians, pay 1 gold or 1 culture token and choose where each of these armies goes. Armies do not split.

# India

clash-power-indian_elephants = Indian Elephants
clash-power_text-indian_elephants = Cities on forest may recruit war elephants without a market. War elephants in your cities that are not angry may form trade routes.
clash-power-proselytism = Proselytism
clash-power_text-proselytism = Your settlers may influence cities, two cells far, and one further for each other settler on the cell. In your cities each settler adds one cell. The rest is as usual.
clash-power-prosperity = Prosperity
clash-power_text-prosperity = Trade routes may bring mood tokens instead, and those to cities with buildings of your colour culture tokens.
clash-power-peace_and_poetry = Peace and Poetry
clash-power_text-peace_and_poetry = Once a turn an advance may cost 1 mood token instead of 2 food.

# Japan

clash-power-pottery = Pottery
clash-power_text-pottery = When a city collects at least 3 food at once: 1 culture token.
clash-power-horsemanship = Horsemanship
clash-power_text-horsemanship = Cities with a fortress may recruit cavalry without a market. In the first round of the defence of such a city the symbol of one cavalry adds 3 instead of 2.
clash-power-subterfuge = Ninjutsu
clash-power_text-subterfuge = When another player plays a card for its upper half, you may discard an action card or a great person and cancel it, if a city or army unit of yours is within two cells of any unit or city of theirs. Their card is discarded, and its price not paid.
clash-power-shogunate = Shogunate
clash-power_text-shogunate = Cards that take an action may be played as free actions. Draft may bring an action card instead of infantry; this does not count for Nationalism.

# Maya

clash-power-terracing = Terracing
clash-power_text-terracing = Mountains may give your cities food or wood instead of ore. Mountains do not stop your settlers and leaders.
clash-power-stelas = Stelas
clash-power_text-stelas = For each obelisk that you build, and each city that you found or capture: 1 idea or 1 culture token.
clash-power-ballcourts = Ballcourts
clash-power_text-ballcourts = For 1 mood token a city collects or recruits as if it were one larger. Once a turn a Spirituality advance costs 1 food less.
clash-power-calendar = Calendar
clash-power_text-calendar = As a free action: look at the top event; you may pay 1 culture token to put it below the deck, and look again. Not before the event that Astronomy itself brings.

# Persia

clash-power-grey_tide = Grey Tide
clash-power_text-grey_tide = Cities beside barren land may recruit war elephants without a market. In a land battle with an elephant of yours the enemy adds +2 at most in the first round.
clash-power-immortals = Immortals
clash-power_text-immortals = Before each of your rolls in a battle pay up to 4 culture tokens: +1 for each.
clash-power-zoroastrianism = Zoroastrianism
clash-power_text-zoroastrianism = Your cities may also influence an enemy army unit outside of cities, of Barbarians too, no leader. If it succeeds, one like it of yours takes its place; if enemies are left there, a battle begins at once. It is the one success of the turn.
clash-power-banking = Banking
clash-power_text-banking = At the start of your turn, before the trade routes: 1 gold or 1 culture token, if you have any gold.

# Phoenicia

clash-power-city_independence = City Independence
clash-power_text-city_independence = Ports of your colour cannot be influenced, stay yours when their city is captured, and are worth 1½ points. Government advances are worth nothing to you.
clash-power-biremes = Biremes
clash-power_text-biremes = +2 in battles at sea; against an enemy with Warships in the first round alone.
clash-power-alphabet = Alphabet
clash-power_text-alphabet = Up to two trade routes may each bring 1 culture token or 2 ideas instead.
clash-power-cedars_and_dyes = Cedars and Dyes
clash-power_text-cedars_and_dyes = Your ships trade with enemy cities beside the sea up to three cells away; your cities with a port do so without any unit. Four routes at most, as ever.

# Rome

clash-power-aqueduct = Aqueduct
clash-power_text-aqueduct = Famines do not touch you. Sanitation costs you either no food or no action.
clash-power-roman_roads = Imperial Roads
clash-power_text-roman_roads = With Roads a group that begins and ends its move in your cities goes up to four cells, for the same price.
clash-power-captivi = Captivi
clash-power_text-captivi = When you win a battle: 1 gold and 1 mood token. Mood tokens stand for resources of buildings.
clash-power-provinces = Provinces
clash-power_text-provinces = Cities three or more cells from your capital recruit cavalry without a market. A city that you capture becomes neutral, or happy for 1 culture token.

# Vikings

clash-power-ship_construction = Shipbuilding
clash-power_text-ship_construction = Navigation costs no food. When you move, a ship may go onto land beside it and become a settler, or infantry if you have Tactics; settlers and infantry may go onto sea beside them and become ships. No enemies there, no roads, and not while exploring. The unit stays the same: it has moved, and remembers forest and mountains.
clash-power-longships = Longships
clash-power_text-longships = Ships may move on after a battle, and each carries three land units.
clash-power-raiding = Raiding
clash-power_text-raiding = If a ship that forms a trade route lies beside its city, the owner of the city loses 1 resource of their choice, one for each player in a turn.
clash-power-runestones = Runestones
clash-power_text-runestones = After a battle in which you lost at least two army units you may set aside an obelisk from your supply: 1 point, and it is not built any more.

## Leaders

clash-leader-ahuitzotl = Ahuitzotl
clash-leader_text-ahuitzotl = Fights best far from home, and builds with captives.
clash-leader-acamapichtli = Acamapichtli
clash-leader_text-acamapichtli = Lets captives build, and small cities give more.
clash-leader-marqzen = Marqzen
clash-leader_text-marqzen = Shields his city from misfortune, and drives enemies away.
clash-leader-hammurabi = Hammurabi
clash-leader_text-hammurabi = Keeps his city happy, and fortifies it cheaply.
clash-leader-nebuchadnezzar_ii = Nebuchadnezzar II
clash-leader_text-nebuchadnezzar_ii = Has the Great Gardens brought to him, and builds wonders beside his actions.
clash-leader-nabopolassar = Nabopolassar
clash-leader_text-nabopolassar = Rises against the mighty, and answers each loss.
clash-leader-hannibal = Hannibal
clash-leader_text-hannibal = Crosses mountains with elephants, and spoils the plans of others.
clash-leader-hanno = Hanno the Great
clash-leader_text-hanno = Commands a fleet from aboard.
clash-leader-queen_dido = Dido
clash-leader_text-queen_dido = Founds cities in passing, and gives herself for hers.
clash-leader-boudica = Boudica
clash-leader_text-boudica = Braver than any legion, with a people that keeps coming.
clash-leader-vercingetorix = Vercingetorix
clash-leader_text-vercingetorix = Raises the whole people, settlers and all.
clash-leader-viriatus = Viriatus
clash-leader_text-viriatus = Leads bands no legion can catch, and Barbarians who trust him.
clash-leader-qin_shi_huang = Qin Shi Huang
clash-leader_text-qin_shi_huang = Has the Great Wall brought to him, and buys hits off with culture.
clash-leader-sun_tzu = Sun Tzu
clash-leader_text-sun_tzu = Teaches war, and wins it in one round.
clash-leader-wu_zetian = Wu Zetian
clash-leader_text-wu_zetian = Makes fields fertile, and fights with the larger army.
clash-leader-cleopatra = Cleopatra
clash-leader_text-cleopatra = Influences from afar, and her cities are dear to attack.
clash-leader-imhotep = Imhotep
clash-leader_text-imhotep = Scholar and builder: busy cities bring him ideas.
clash-leader-ramses_ii = Ramses II
clash-leader_text-ramses_ii = Raises obelisks, and strikes along the coast.
clash-leader-alexander = Alexander the Great
clash-leader_text-alexander = The wider your realm, the stronger he is.
clash-leader-leonidas = Leonidas I
clash-leader_text-leonidas = Few are enough for him.
clash-leader-pericles = Pericles
clash-leader_text-pericles = A scholar's statesman, and an admiral.
clash-leader-attila = Attila
clash-leader_text-attila = His camp counts for more, and his riders trample like elephants.
clash-leader-bleda = Bleda
clash-leader_text-bleda = Makes the unwilling work, and breaks down gates.
clash-leader-rugila = Rugila
clash-leader_text-rugila = Takes cities, their neighbours' gold, and their hearts.
clash-leader-akbar = Akbar the Great
clash-leader_text-akbar = Arms his elephants, and is welcome in his cities.
clash-leader-ashoka = Ashoka the Great
clash-leader_text-ashoka = First a conqueror, then a preacher.
clash-leader-sri_gupta = Sri Gupta
clash-leader_text-sri_gupta = Opens what was closed, and needs no tricks in war.
clash-leader-go_toba = Go-Toba
clash-leader_text-go_toba = Smith of swords, and a patron of scholars.
clash-leader-jimmu = Jimmu
clash-leader_text-jimmu = Guards every fortress near him.
clash-leader-suiko = Suiko
clash-leader_text-suiko = Wins back hearts and holds walls.
clash-leader-pakal = K'inich Janaab' Pakal
clash-leader_text-pakal = Lives among obelisks, and builds with culture.
clash-leader-siyaj_kak = Siyaj K'ak'
clash-leader_text-siyaj_kak = The larger the city, the harder he strikes it.
clash-leader-wak_chanil_ajaw = Wak Chanil Ajaw
clash-leader_text-wak_chanil_ajaw = Defends her house, and rebuilds what she takes.
clash-leader-cyrus = Cyrus the Great
clash-leader_text-cyrus = The wider the realm, the richer he is; his cards are also threats.
clash-leader-darius = Darius
clash-leader_text-darius = Unites by culture, and builds with it.
clash-leader-xerxes = Xerxes I
clash-leader_text-xerxes = Comes with more than anybody can.
clash-leader-hiram = Hiram I
clash-leader_text-hiram = One more route, and quick to learn building.
clash-leader-ithobaal = Ithobaal
clash-leader_text-ithobaal = Priest and liberator.
clash-leader-pygmalion = Pygmalion
clash-leader_text-pygmalion = A merchant who guards his people.
clash-leader-augustus = Augustus
clash-leader_text-augustus = Chooses well, and fights where Rome is not yet.
clash-leader-caesar = Julius Caesar
clash-leader_text-caesar = Keeps his city content, and leaves a garrison behind.
clash-leader-sulla = Sulla
clash-leader_text-sulla = Nobody meddles with his city, nor Barbarians with him.
clash-leader-erik_the_red = Erik the Red
clash-leader_text-erik_the_red = Finds new shores, and lands on them at once.
clash-leader-knut = Cnut the Great
clash-leader_text-knut = Rules far from home, and lives on tribute.
clash-leader-ragnar = Ragnar Lodbrok
clash-leader_text-ragnar = Comes from the sea, and takes what shines.

## Abilities of leaders

# Aztecs

clash-ability-ahuitzotl_expansionist = Expansionist
clash-ability_text-ahuitzotl_expansionist = In a land battle with this leader, cancel one hit in each round if none of your cities is within two cells.
clash-ability-mass_sacrifice = Mass Sacrifice
clash-ability_text-mass_sacrifice = Once a turn, as a free action: give up 2 captives and construct a building or a wonder in the leader's city, for its price.
clash-ability-growth = Growth
clash-ability_text-growth = For a building or a wonder in the leader's city each captive that you give up stands for 2 resources.
clash-ability-tributes = Tributes
clash-ability_text-tributes = Once a turn, as a free action: pay 2 mood tokens, and the leader's city collects if its size is 3 or less.
clash-ability-storm_master = Storm Master
clash-ability_text-storm_master = When the text of an event spoils the mood of the leader's city or removes units there, but for the leader, you may undo that loss. Symbols count.
clash-ability-spread_of_fear = Spread of Fear
clash-ability_text-spread_of_fear = Once a turn, as an action: move an enemy land unit beside the leader by one cell of land, to where no battle begins.

# Babylon

clash-ability-lawgiver = Lawgiver
clash-ability_text-lawgiver = When you increase happiness, the leader's city may become happy for 1 culture token instead of its price.
clash-ability-guardian = Guardian
clash-ability_text-guardian = A fortress in the leader's city costs no food and no wood.
clash-ability-great_gardens_expert = Great Gardens
clash-ability_text-great_gardens_expert = When you draw a wonder card, you take the Great Gardens, wherever the card is, unless they are built. While this leader is in play, building a wonder in his city is a free action, and the Great Gardens cost 2 culture tokens less there.
clash-ability-iconoclast = Iconoclast
clash-ability_text-iconoclast = +2 when you attack a city with a temple with this leader.
clash-ability-liberator = Liberator
clash-ability_text-liberator = +2 in land battles with this leader against a player who has at least as many cities as you.
clash-ability-revolt = Revolt
clash-ability_text-revolt = When a city of yours is captured, place 1 infantry beside the leader for nothing, or in one of your cities if there is no room.

# Carthage

clash-ability-father_of_strategy = Father of Strategy
clash-ability_text-father_of_strategy = In the first round of a land battle with this leader the enemy adds +2 at most.
clash-ability-ad_portas = At the Gates
clash-ability_text-ad_portas = Mountains do not stop a group of this leader with war elephants.
clash-ability-fleet_commander = Fleet Commander
clash-ability_text-fleet_commander = +2 in battles at sea on the cell where this leader is aboard a ship.
clash-ability-navigator = Navigator
clash-ability_text-navigator = Once a turn, as a free action: move the ships with this leader. They must not have moved this turn, and move no more.
clash-ability-founder = Founder
clash-ability_text-founder = A unit on the leader's cell may found a city as a free action: a settler, or a ship by Hegemony.
clash-ability-sacrifice = Sacrifice
clash-ability_text-sacrifice = +2 when you defend a city with this leader. After a round that she survived you may discard her: 1 infantry takes her place, the attacker must retreat, and nobody scores her.

# Celts

clash-ability-fearless = Fearless
clash-ability_text-fearless = +2 in land battles with this leader if the enemy has more Warfare advances.
clash-ability-great_numbers = Great Numbers
clash-ability_text-great_numbers = When a settler founds a city on the leader's cell, you may pay 1 food and keep the settler.
clash-ability-warrior_people = Warrior People
clash-ability_text-warrior_people = In land battles with this leader: +1 for each settler of yours within two cells.
clash-ability-rapid_recruitment = Rapid Recruitment
clash-ability_text-rapid_recruitment = Land units that the leader's city recruits may also stand on explored land cells beside it without enemies.
clash-ability-terror = Terror
clash-ability_text-terror = Before each round of a battle after the first: pay 2 mood tokens and move an enemy army unit out of it, to an empty land cell beside.
clash-ability-loyalty = Loyalty
clash-ability_text-loyalty = You may lay cards for Barbarians who fight within two cells of this leader.

# China

clash-ability-great_wall_expert = Great Wall
clash-ability_text-great_wall_expert = When you draw a wonder card, you take the Great Wall, wherever the card is, unless it is built. While this leader is in play, building a wonder in his city is a free action, and the Great Wall costs 2 culture tokens less there.
clash-ability-tactician = Tactician
clash-ability_text-tactician = In each round of a land battle with this leader you may pay 2 culture tokens to cancel one hit.
clash-ability-art_of_war = The Art of War
clash-ability_text-art_of_war = As an action, if the leader is in your happy city: pay 1 mood token or 1 culture token for a Warfare advance without food. The event track moves.
clash-ability-fast_war = Fast War
clash-ability_text-fast_war = If this leader survives and you win a land battle against army units in the first round: 1 mood token and 1 culture token.
clash-ability-agriculture_economist = Mistress of the Fields
clash-ability_text-agriculture_economist = As an action, if the leader is in your happy city: pay 1 mood token or 1 culture token for an Agriculture advance without food. The event track moves.
clash-ability-brilliant_conqueror = Brilliant Conqueror
clash-ability_text-brilliant_conqueror = +2 in each round of a land battle with this leader that you begin with at least as many units as the enemy.

# Egypt

clash-ability-legendary = Legendary
clash-ability_text-legendary = The influence of the leader's city reaches one cell further.
clash-ability-beloved = Mistress
clash-ability_text-beloved = Once a turn, as a free action: put 1 of your culture tokens into the leader's city. Before a player attacks a city of yours with such tokens, they must give as many to the supply. Barbarians do not mind. All are gone when she dies or is replaced.
clash-ability-innovator = Innovator
clash-ability_text-innovator = After the leader's city is activated for anything but collecting: 1 idea.
clash-ability-physician = Physician
clash-ability_text-physician = An academy or an observatory in the leader's city costs no food and no wood.
clash-ability-monumental = Monumental
clash-ability_text-monumental = After you built an obelisk in the leader's city: 1 culture token or 2 ideas.
clash-ability-coastal_power = Coastal Power
clash-ability_text-coastal_power = +2 with this leader when you attack a city beside the sea, or fight pirates with him aboard.

# Greece

clash-ability-idol = Idol
clash-ability_text-idol = As a free action: pay 1 culture token and activate the leader's city, and play an action card that takes an action without one.
clash-ability-ruler_of_the_world = Ruler of the World
clash-ability_text-ruler_of_the_world = In land battles with this leader: +1 for each tile, but your start tile, with a city of yours.
clash-ability-thats_sparta = This Is Sparta
clash-ability_text-thats_sparta = When the leader's city recruits: 1 culture token.
clash-ability-hero_of_thermopylae = Hero of Thermopylae
clash-ability_text-hero_of_thermopylae = In land battles with this leader: +2 for each army unit that the enemy has more than you.
clash-ability-master = Master
clash-ability_text-master = As an action, if the leader is in your happy city: pay 1 mood token or 1 culture token for an Education advance without food. The event track moves.
clash-ability-admiral = Admiral
clash-ability_text-admiral = +2 in battles at sea with this leader aboard.

# Huns

clash-ability-ruler = Ruler
clash-ability_text-ruler = A city of size 1 with this leader that is not angry collects and recruits as if it were one larger.
clash-ability-horse_master = Horse Master
clash-ability_text-horse_master = In a land battle with this leader one cavalry whose symbol was rolled may work as a war elephant.
clash-ability-enforcer = Enforcer
clash-ability_text-enforcer = For its first activation in a turn the leader's city may count as happy; then it cannot be activated again in that turn.
clash-ability-battering_rams = Battering Rams
clash-ability_text-battering_rams = When you attack a city with this leader, the defender lays no card in the first round.
clash-ability-tribute = Levy
clash-ability_text-tribute = When this leader captures a city: 2 gold, if another enemy city, of Barbarians too, is within two cells.
clash-ability-unifier = Unifier
clash-ability_text-unifier = A Barbarian city that this leader captures becomes happy.

# India

clash-ability-bladed_tusks = Bladed Tusks
clash-ability_text-bladed_tusks = Before a land battle with this leader pay 1 ore: +1 in every round for each of your elephants in it, even if he dies.
clash-ability-prosperous = Prosperous
clash-ability_text-prosperous = When this leader enters a city of yours: 1 gold.
clash-ability-buddhism = Buddhism
clash-ability_text-buddhism = Once a turn you may roll again for an influence of the leader's city, if a temple stands there or is what you aim at.
clash-ability-ashoka_expansionist = Expansionist
clash-ability_text-ashoka_expansionist = When this leader captures a city: 1 culture token, or 2 if it has a temple.
clash-ability-golden_age = Golden Age
clash-ability_text-golden_age = As a free action: activate the leader's city, pay 1 culture token and the usual price, and gain an advance of a category of which you have none.
clash-ability-prepared = Prepared
clash-ability_text-prepared = +2 in each round of a land battle with this leader in which you lay no card.

# Japan

clash-ability-way_of_the_sword = Way of the Sword
clash-ability_text-way_of_the_sword = Before a land battle with this leader pay 1 ore: +2 in every round, even if he dies.
clash-ability-scholar = Scholar
clash-ability_text-scholar = After you built an academy or an observatory in the leader's city you may gain an advance for its price, without an action.
clash-ability-fortified = Fortified
clash-ability_text-fortified = Your cities with a fortress within two cells of this leader have +2 in every round when they are attacked, Siegecraft or not.
clash-ability-mythical = Mythical
clash-ability_text-mythical = After a battle that this leader survived: pay 1 culture token and take back a card that you laid in it.
clash-ability-japanese_buddhism = Japanese Buddhism
clash-ability_text-japanese_buddhism = As an action, with State Religion as a free one: pay 1 culture token and turn one building in the leader's city, no obelisk, back to your colour.
clash-ability-defender = Defender
clash-ability_text-defender = +2 when you defend with this leader.

# Maya

clash-ability-sun_shield = Sun Shield
clash-ability_text-sun_shield = In the first round of a battle for a city with an obelisk with this leader, cancel one hit.
clash-ability-art_and_architecture = Art and Architecture
clash-ability_text-art_and_architecture = For a building or a wonder in the leader's city 1 culture token may stand for 2 resources.
clash-ability-fire_is_born = Fire Is Born
clash-ability_text-fire_is_born = When you attack a city with this leader, its size is added in the first round.
clash-ability-cultural_influx = Cultural Influx
clash-ability_text-cultural_influx = After you built a building or a wonder in the leader's city, you may try to influence from there, for nothing.
clash-ability-new_dynasty = New Dynasty
clash-ability_text-new_dynasty = +2 in land battles with this leader within two cells of one of your cities.
clash-ability-reconstruction = Reconstruction
clash-ability_text-reconstruction = After a Move action in which this leader captured a city, you may replace one building of your colour there by one of another kind, for nothing, though the city is angry.

# Persia

clash-ability-king_of_persia = King of Persia
clash-ability_text-king_of_persia = As an action activate the leader's city: 1 mood token or culture token for each tile with a city of yours, as many as its size at most.
clash-ability-strategist = Strategist
clash-ability_text-strategist = In a land battle with this leader, when your card is turned up you may ignore what it does for +2 in this round.
clash-ability-cultural_unity = Cultural Unity
clash-ability_text-cultural_unity = When an influence of the leader's city succeeds: 1 mood token.
clash-ability-architect = Architect
clash-ability_text-architect = Once a turn, as a free action: pay 2 culture tokens and construct a building or a wonder in the leader's city, for its price.
clash-ability-mighty_army = Mighty Army
clash-ability_text-mighty_army = Five of your army units may stand on the leader's cell. With five in a land battle you lay no cards and your symbols do nothing.
clash-ability-great_builder = Great Builder
clash-ability_text-great_builder = Wonders in the leader's city cost 2 resources or culture tokens less, in any mixture.

# Phoenicia

clash-ability-trade_master = Trade Master
clash-ability_text-trade_master = One trade route of a unit on the leader's cell does not count for the limit of four.
clash-ability-constructor = Constructor
clash-ability_text-constructor = As an action, if the leader is in your happy city: pay 1 mood token or 1 culture token for a Construction advance without food. The event track moves.
clash-ability-deliverance = Deliverance
clash-ability_text-deliverance = A city that had a building of your colour becomes happy when this leader captures it.
clash-ability-priest_of_astarte = Priest of Astarte
clash-ability_text-priest_of_astarte = +2 in land battles with this leader, if a city of yours with a temple is within two cells.
clash-ability-mediterranean_trader = Mediterranean Trader
clash-ability_text-mediterranean_trader = One trade route of a unit on the leader's cell brings 1 gold or 1 culture token more.
clash-ability-protector = Protector of the People
clash-ability_text-protector = Once in a battle, when you defend a city with this leader: pay 1 culture token to cancel one hit. You get it back if you win.

# Rome

clash-ability-princeps = Princeps
clash-ability_text-princeps = As an action: pay 1 culture token and activate the leader's city; draw an action card and an objective card, then discard one of each.
clash-ability-imperator = Imperator
clash-ability_text-imperator = +2 in land battles with this leader on a tile without a city of yours.
clash-ability-statesman = Statesman
clash-ability_text-statesman = As a free action: increase happiness in the leader's city alone, for the usual tokens.
clash-ability-proconsul = Proconsul
clash-ability_text-proconsul = When this leader captures a city, you may pay 1 gold and place 1 infantry beside him.
clash-ability-dictator = Dictator
clash-ability_text-dictator = Nobody can influence the leader's city. Barbarians within two cells of him move only if you agree.
clash-ability-civilizer = Civilizer
clash-ability_text-civilizer = +2 in land battles with this leader against Barbarians.

# Vikings

clash-ability-legendary_explorer = Legendary Explorer
clash-ability_text-legendary_explorer = As an action, with the leader aboard a ship: pay 1 culture token and mark this tile, if it has no mark of yours. Each mark is worth 1 point.
clash-ability-new_colonies = New Colonies
clash-ability_text-new_colonies = As a free action, with the leader aboard a ship: land all units of the cell on a land cell beside it. A battle may begin.
clash-ability-ruler_of_the_north = Ruler of the North
clash-ability_text-ruler_of_the_north = At the end of the game half a point for each cell between this leader and your capital.
clash-ability-danegeld = Danegeld
clash-ability_text-danegeld = With Taxes, once a turn, as an action in place of Taxes: activate the leader's city and take what the taxes bring, without the mood token.
clash-ability-prey = Prey
clash-ability_text-prey = When this leader captures a city that is not angry: 2 gold.
clash-ability-horror_of_the_north = Horror of the North
clash-ability_text-horror_of_the_north = +2 in land battles that you begin with this leader straight from ships.

## The rules by chapters

clash-rule-expansion = The expansion
clash-rule_text-expansion = With the Civilizations expansion each player leads a civilization with advances and leaders of its own; there are new units, buildings, events, objectives, and pirates.
clash-rule-peoples = Civilizations
clash-rule_text-peoples = What a civilization can do comes with its own advances and its leader in play; some of it can be used once a turn.
clash-rule-dealing = Who plays which civilization
clash-rule_text-dealing = Chance deals a civilization to each, or they are chosen, as the table likes. Some have a start tile of their own.
clash-rule-civilization_advances = Advances of a civilization
clash-rule_text-civilization_advances = They are not bought: each comes with another advance, as soon as you have that, with a marker from the supply.
clash-rule-market = Market, obelisk, observatory
clash-rule_text-market = Markets recruit cavalry and war elephants and earn gold from the trade of others. Obelisks keep their colour. Observatories bring an action card.
clash-rule-cavalry = Cavalry and war elephants
clash-rule_text-cavalry = Army units of cities with a market. Barbarians have them too.
clash-rule-leaders = Leaders
clash-rule_text-leaders = Three for each civilization, one in play. Their abilities work where they are. Who kills one in a battle has 2 points; none comes twice.
clash-rule-leaders_in_battle = The new units in battle
clash-rule_text-leaders_in_battle = Cavalry's symbol adds 2; an elephant's takes the die out of the sum and cancels a hit; a leader's is rolled again.
clash-rule-captives = Captives and other special pieces
clash-rule_text-captives = Captives, Cleopatra's and the druids' tokens, runestones and Erik's marks belong to what a few civilizations can do, and some are worth points.
clash-rule-pirates = Pirates
clash-rule_text-pirates = They appear with their symbol, raid cities beside them, and keep everybody from collecting, trading and sailing there. Each one sunk brings 1 gold and a token.
