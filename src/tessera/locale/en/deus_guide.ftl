# What the guide says through a first game of Deus.

deus-guide-lead = The best way to learn Deus is to play it. You play a real game against a patient computer, and at each new moment a short tip tells you what matters.
deus-guide-way-columns = Wake up your cards
deus-guide-way_text-columns = Every card you build makes all your cards of its colour work once more.
deus-guide-way-villages = Surround the villages
deus-guide-way_text-villages = A village falls when every region around it is taken. The most armies there win its points.
deus-guide-way-temples = Raise temples
deus-guide-way_text-temples = Each counts for up to 12 points at the end, if you have built for it.
deus-guide-how = It takes about an hour, and you can leave and come back at any time. Nothing you do is wrong: this game is for trying things out.

deus-guide-title-welcome = Welcome!
deus-guide-tip-welcome = You and the opponent settle one continent. Your cards lie below, your six columns above them, and on the left you see the map. Most points win, and the points of the others are hidden.

deus-guide-title-turn = Build or offer
deus-guide-tip-turn = In your turn you do one thing: build one card of your hand, or offer some of them to a god. Choose a card that glows, and see what it would do.

deus-guide-title-price = What a card costs
deus-guide-tip-price = At the foot of a card stands its price, and beside it what you would pay now. What you lack costs 4 gold for each resource; a card with a padlock is too dear, or lacks a piece or a place.

deus-guide-title-column = Your columns work for you
deus-guide-tip-column = When you build, every card of that column works once more, the oldest first. Three cards of one colour do far more than three of different ones.

deus-guide-title-first_place = Your first region
deus-guide-tip-first_place = You begin on the edge of the continent; the glowing regions are open to you. Look at what lies around: land of several kinds brings several resources, and villages bring points.

deus-guide-title-place = Where does it stand?
deus-guide-tip-place = In a region of yours or in an empty one beside it. Two pieces of one kind never share a region. New regions make you larger, and several pieces in one region make a city, which many cards count.

deus-guide-title-pay = How do you pay?
deus-guide-tip-pay = You may pay 4 gold instead of any resource. Keep a resource if you need it soon, or if you have the most of it. If it is all the same to you, tick “Always spend my goods first”, and you are not asked again.

deus-guide-title-temple_place = A place for the temple
deus-guide-tip-temple_place = It stands on land of yours that has no temple yet. An army that is alone with it must stay there, so choose a region with other pieces.

deus-guide-title-hide = Face down
deus-guide-tip-hide = Once a game you may build a card face down in any column but the purple one. It does nothing itself, but the rest of the column works.

deus-guide-title-pieces = Pieces to begin with
deus-guide-tip-pieces = Choose the pieces that are ready from the start. You need one of its kind for every card you build: some of each keep your hand open.

deus-guide-title-offer = What goes with it?
deus-guide-tip-offer = The card on top decides which god helps you, and all the others count for how much. Add those that you cannot use, then say that is all: your hand is filled up again to five.

deus-guide-title-jupiter = Jupiter
deus-guide-tip-jupiter = He helps as any of the other five gods, whichever you like. Each button says what you would get.

deus-guide-title-draw_more = More cards
deus-guide-tip-draw_more = Minerva gives one more card for each that you offered. You never hold more than ten.

deus-guide-title-take = Resources of your choice
deus-guide-tip-take = Take what your next cards cost: their prices stand at their feet. In the end the most of each resource is worth 2 points, too.

deus-guide-title-recruit = New pieces
deus-guide-tip-recruit = They come from your reserve to your board. Think of the cards in your hand: for which of them do you have no piece?

deus-guide-title-use = Use it or leave it
deus-guide-tip-use = Every effect is yours to use or to leave out. Mostly you will use it; leave it if you want to keep what it costs.

deus-guide-title-produce = A harvest
deus-guide-tip-produce = A production building yields the resource of its land: wood in forests, stone in mountains, clay in swamps, wheat in fields. Choose what you need most.

deus-guide-title-sell = To the market
deus-guide-tip-sell = Blue cards turn resources into gold or points. Sell what you do not need for your next card.

deus-guide-title-buy = Cheap goods
deus-guide-tip-buy = A resource for 1 gold is a bargain: paying without it would cost you 4.

deus-guide-title-activate = Once more
deus-guide-tip-activate = The laboratory uses one card of another column once more. Each button says what that card would give now.

deus-guide-title-march = Armies march
deus-guide-tip-march = Armies cross land of anybody, and the sea where your ship lies. They stop on empty land or with your own pieces. Bring them beside villages: there they decide who wins the points.

deus-guide-title-march_on = One must march on
deus-guide-tip-march_on = Two armies never stay in one region, so one of them goes on.

deus-guide-title-raid = Take from others
deus-guide-tip-raid = An army takes from those beside it. Choose the one with most neighbours who have something.

deus-guide-title-conquered = A village is yours!
deus-guide-tip-conquered = All its regions were taken, and you had the most armies around it: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for you.

deus-guide-title-robbed = You were robbed
deus-guide-tip-robbed = Centurions and legions take from whoever is beside their army. A region between you and an army of the others keeps you safe.

deus-guide-title-stuck = Nothing to build?
deus-guide-tip-stuck = Then make an offering: choose the cards you can do without. A god thanks you, and you draw new ones. Nobody wins without offerings.

deus-guide-title-no_piece = No piece is ready
deus-guide-tip-no_piece = A card in your hand lacks its piece: { $piece }. Offer a card of the same colour: its god brings one from your reserve. Mars, the red one, brings pieces of your choice.

deus-guide-title-village = A village is about to fall
deus-guide-tip-village = { $open ->
    [0] Around the village in { $region } every region is taken: it falls when an army stands there.
    [one] Around the village in { $region } one region is still open.
   *[other] Around the village in { $region } { $open } regions are still open.
} { $points ->
    [one] Its { $points } point goes
   *[other] Its { $points } points go
} to whoever has the most armies around it, whoever closes the ring.

deus-guide-title-temple = A temple in your hand
deus-guide-tip-temple = It costs one of each resource, and counts at the end for what you have built. The first is open to all; for a second you need a card in each other column.

deus-guide-title-city = Your city grows
deus-guide-tip-city = { $pieces ->
    [one] { $pieces } piece stands
   *[other] { $pieces } pieces stand
} in one of your regions. Breweries, schools, workshops and many temples count cities of two, three or more.

deus-guide-title-gods = What the gods give
deus-guide-tip-gods = At the foot of each column stands its god, with what it would give you. The numbers 1 to 5 above them show it for more cards.

deus-guide-title-hint = Not sure?
deus-guide-tip-hint = The light bulb shows what a good player would do, and why. And what you have just done can be taken back, as long as nothing new was revealed.

deus-guide-title-rivals = Look at the others
deus-guide-tip-rivals = Click a player to see their columns: what they build tells what they will do. Gold, resources and pieces are open to all.

deus-guide-title-most = You have the most
deus-guide-tip-most = Nobody has more of this than you: { $resource }. At the end that is worth 2 points. The gold line under a number marks whoever leads.

deus-guide-title-nearly_over = The end is near
deus-guide-tip-nearly_over = When the last temple stands, or the last village has been attacked, the round is finished, and everybody has one more turn. Collect points now.

deus-guide-title-last_round = The last round
deus-guide-tip-last_round = Round { $round } is the last. Build what brings points at once, sell what is left, and look whether you can still have the most of something.

deus-guide-title-over = The game is over
deus-guide-tip-over = { $result ->
    [won] You have won, well done!
   *[lost] This time the other empire was greater.
} The score sheet shows where all the points came from. Next time, try a stronger opponent or more of them.
