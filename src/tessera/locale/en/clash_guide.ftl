# What the guide says through a first game of Clash of Cultures.

clash-guide-lead = The best way to learn Clash of Cultures is to play it. You play a real game against a patient computer, and at each new moment a short tip tells you what matters.
clash-guide-way-cities = Found and build
clash-guide-way_text-cities = Each settlement and each building of your colour is worth a point, wherever it stands.
clash-guide-way-advances = Discover
clash-guide-way_text-advances = Each advance is worth half a point, and it makes your people better at something.
clash-guide-way-objectives = Reach objectives
clash-guide-way_text-objectives = An objective is worth 2 points, a wonder 4. Your cards say what is asked for.
clash-guide-how = A whole game takes an hour or two, and you can leave and come back at any time. Nothing you do is wrong: this game is for trying things out.

clash-guide-title-over = The game is over
clash-guide-tip-over = { $result ->
    [won] You have won, well done!
   *[lost] This time somebody else was ahead.
} The score sheet shows what everybody has: settlements and buildings, advances, objectives, wonders and events.

clash-guide-title-welcome = Welcome!
clash-guide-tip-welcome = You begin with one city, and most of the map is unknown. In six ages you found cities, discover what your people can do, and spread over the map. Most points win.

clash-guide-title-settler = Your first settler
clash-guide-tip-settler = Put it on one of the cells that glow. It will found your second city, so a cell near land that you do not know yet is a good start. Rest the mouse on a cell, or hold a finger on it, to see what it gives.

clash-guide-title-captured = A city changes hands
clash-guide-tip-captured = Who captures a city gets its settlement, the loser's buildings and gold. The city is angry at first, and the loser gets a settler elsewhere to begin again.

clash-guide-title-event = An event
clash-guide-tip-event = Your event track was empty, so an event was drawn: first its symbol, then its text. The log tells what it did. The track is full again, and three more advances will bring the next one.

clash-guide-title-battle = A battle!
clash-guide-tip-battle = Each side rolls one die for each army unit. The sum divided by 5 is the number of hits, and each hit removes an enemy unit. An infantry symbol on a die adds 1.

clash-guide-title-tactics = A card for the battle
clash-guide-tip-tactics = The lower half of an action card works in battles. You may lay one card face down in each round, or none; it is spent afterwards.

clash-guide-title-lose = Losses
clash-guide-tip-lose = You choose which of your units is removed. Hits of both sides count, even those of units that fall in the same round.

clash-guide-title-retreat = Stay or go?
clash-guide-tip-retreat = The attacker may retreat after a round with all units. It costs nothing but the move, so do not throw away an army that has become the weaker one.

clash-guide-title-study = How to pay
clash-guide-tip-study = Ideas and gold stand for the food of an advance. Keep gold if you can: it stands for any resource later, ideas only for advances.

clash-guide-title-collect = What the city collects
clash-guide-tip-collect = Each resource comes from another cell: the city's own or one beside it. Grassland gives food, forest wood, mountains ore. What is beyond the limit of your store is lost.

clash-guide-title-building = Which building?
clash-guide-tip-building = A building is worth a point and makes the city larger, so that it collects and recruits more. An academy brings 2 ideas at once, a temple a token.

clash-guide-title-recruit = Recruiting
clash-guide-tip-recruit = { $left ->
    [one] This city recruits one unit.
   *[other] This city recruits up to { $left } units.
} Settlers for 2 food are the way to more cities; infantry defends, and moves once you have Tactics.

clash-guide-title-group = Up to three groups
clash-guide-tip-group = One Move action moves up to three groups by one cell each. Who enters a mountain stops for this turn, and who enters a forest starts no battle. Units that should stay can be left behind.

clash-guide-title-explore = New land
clash-guide-tip-explore = You have turned up a tile. Where the rules leave two ways to lay it, you choose: think of where you want to found a city, and what it would collect.

clash-guide-title-cheer = Happier cities
clash-guide-tip-cheer = A step up costs as many mood tokens as the city is large, so small cities are cheap to please. A happy city works as if it were one larger.

clash-guide-title-boost = Influence
clash-guide-tip-boost = With a 5 or a 6 the building takes your colour, and its point is yours. Culture tokens carry your influence farther, and each adds 1 after the roll.

clash-guide-title-exhaust = Exhausted land
clash-guide-tip-exhaust = The cell that you choose gives nothing any more, and no city can be founded there. Take one that your cities need least.

clash-guide-title-barbarians = Barbarians
clash-guide-tip-barbarians = You decide for them, but they come for you: towards your nearest city. Infantry or a fortress there holds them off, and beating them brings gold.

clash-guide-title-great = A great person
clash-guide-tip-great = For a culture token this card goes into your hand. Played later as an action, it brings an advance for nothing and a gift besides.

clash-guide-title-claim = An objective is reached
clash-guide-tip-claim = Each card has two objectives, and you can claim one of them for 2 points. Some are claimed when they happen, the others between two ages.

clash-guide-title-status = The status phase
clash-guide-tip-status = After three rounds an age is over. Everybody claims objectives, gains an advance for nothing, draws an action card and an objective card, and may change some things.

clash-guide-title-offer = An offer
clash-guide-tip-offer = What is agreed changes hands at once. Look at what you would have after it, and at what the other could do with your goods.

clash-guide-title-turn = Your turn
clash-guide-tip-turn = You have three actions, and may do the same one several times. { $left ->
    [one] One is left.
   *[other] { $left } are left.
} Pick one of the seven buttons, or click something on the map; what can be done now glows.

clash-guide-title-hungry = First the food
clash-guide-tip-hungry = An advance costs 2 food, a settler too. Let your city collect: press “City”, choose it, and take what it gives.

clash-guide-title-advance = Gain an advance
clash-guide-tip-advance = Advances with a golden frame can be bought, for 2 food each. The first of a category opens the other three. Rest the mouse on one, or tap it, to read what it does; Storage, Irrigation or Writing are a good beginning.

clash-guide-title-full = The store is full
clash-guide-tip-full = You keep at most { $limit } food until you have Storage, and whatever more you collect is lost. Spend it, or gain Storage.

clash-guide-title-found = Found a city
clash-guide-tip-found = Your settler stands on land where a city can be founded. The more cities you have, the larger each of them may grow, and a settlement is a point.

clash-guide-title-near = An event comes
clash-guide-tip-near = One marker is left on your event track: the next advance brings an event. Some help, some hurt; an army at home and a mood token in store are never wrong.

clash-guide-title-again = The same city again?
clash-guide-tip-again = { $cell } has worked in this turn. It can work again, but then its mood falls by a step afterwards. Another city or another action is often better.

clash-guide-title-angry = An angry city
clash-guide-tip-angry = { $cell } is angry: it collects and recruits as if its size were 1, builds nothing, and works once a turn. Mood tokens make it better, with the action “Mood”.

clash-guide-title-move = Send your settler
clash-guide-tip-move = Settlers move one cell. Whoever enters an unknown tile turns it up. Look for land with grassland, forest and mountains side by side.

clash-guide-title-construct = You can build
clash-guide-tip-construct = A building costs 1 food, 1 wood and 1 ore. No city may become larger than the number of your cities, so found cities first.

clash-guide-title-play = Play a card
clash-guide-tip-play = The card that glows can be played for its upper half. Many cost no action: a golden square on a card shows which ones do.

clash-guide-title-influence = Influence a city
clash-guide-tip-influence = A building in a foreign city is within reach of your culture. If you turn it, its point is yours, and nobody has fought.

clash-guide-title-government = A government
clash-guide-tip-government = You could begin a government now. You have advances of one only, so compare what Democracy, Autocracy and Theocracy do.

clash-guide-title-wonder = A wonder
clash-guide-tip-wonder = You hold a wonder card. It takes Engineering, a happy city with room, the advance on the card and its price; what is missing is marked. A wonder is worth 4 points.

clash-guide-title-hint = When in doubt
clash-guide-tip-hint = “Hint” asks the computer what it would do in your place, and “Take back” undoes what you have just done, as long as nothing new was revealed.

clash-guide-title-last = The last age
clash-guide-tip-last = The game ends after this age. Think of points now: settlements, buildings, advances, and the objectives on your cards.

clash-guide-title-asked = A question
clash-guide-tip-asked = The sentence says what is asked. What can be chosen glows on the map, on your cards or among the advances; everything else has a button.
