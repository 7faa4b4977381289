# Clash of Cultures: its card on the home page, and its table in the browser.

clash-home-about = The great story: cities, discoveries, fleets and wars on a map of hexes.
clash-home-players = 2–4
clash-home-time = 3 h

## The table

clash-board-map = The map
clash-board-actions = Actions
clash-board-actions_count = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
clash-board-advances = Advances
clash-board-advances_owned = { $count } of { $all }
clash-board-rivals = Other nations
clash-board-held = Your cards
clash-board-no_cards = You hold no cards
clash-board-stock_of = What { $seat } has
clash-board-back_to_me = Back to my nation
clash-board-track_left = { $left ->
    [one] The next advance brings an event
   *[other] An event comes in { $left } advances
}
clash-board-track_in = in { $left }
clash-board-track_how = Each advance takes a marker off the track. When all { $all } are gone, an event is drawn and the track is filled again.
clash-board-supply = In the supply
clash-board-log_large = The log, large
clash-board-trade = Trade
clash-board-given = Given
clash-board-wanted = Wanted
clash-board-battle_at = Battle at { $cell }, round { $round }
clash-board-attacker = attacks
clash-board-defender = defends
clash-board-has_laid = A card lies face down
clash-board-city_of = city of { $owner }, size { $size }, { $mood }
clash-board-exhausted = exhausted
clash-board-unknown = unexplored
clash-board-open_cell = something can be done here
clash-board-move_from = Move from here
clash-board-back = Take back
clash-board-close = Close

clash-board-deed-advance = Advance
clash-board-deed-found = Found
clash-board-deed-activate = City
clash-board-deed-move = Move
clash-board-deed-mood = Mood
clash-board-deed-influence = Culture
clash-board-deed-special = Special

clash-board-help-turn = Choose an action, or a cell of the map
clash-board-help-advance = Choose an advance
clash-board-help-found = Choose the cell of a settler
clash-board-help-activate = Choose a city
clash-board-help-move = Choose an army
clash-board-help-mood = Choose how
clash-board-help-influence = Choose a city to influence
clash-board-help-special = Choose what to do
clash-board-help-cell = Choose a cell that glows
clash-board-gives = lets you do something now
clash-board-help-card = Choose one of your cards

clash-board-card-play = Play
clash-board-card-tactics = Lay
clash-board-card-barter = Barter
clash-board-card-sacrifice = Give away
clash-board-card-give = Give
clash-board-card-show = Give openly

clash-board-held_kind-action = Action
clash-board-held_kind-great = Great person
clash-board-held_kind-objective = Objective
clash-board-held_kind-wonder = Wonder

clash-board-hidden_card-action = action card
clash-board-hidden_card-objective = objective card
clash-board-hidden_card-wonder = wonder card

clash-board-count-cities = cities
clash-board-count-advances = advances
clash-board-count-cards = cards

clash-board-tab-hand = Your cards
clash-board-tab-advances = Advances
clash-board-tab-nations = Nations
clash-board-tab-log = Log

## A nation

clash-board-points_now = Points now
clash-board-left_of = { $name }: { $count } of { $limit }
clash-board-list-stock = Stock
clash-board-list-track = Event track
clash-board-list-supply = In the supply
clash-board-list-claimed = Objectives reached
clash-board-list-built = Wonders built
clash-board-list-greats = Great persons
clash-board-list-events = Events kept
clash-board-list-cards = Cards in hand
clash-board-holds-action = { $count ->
    [one] { $count } action card or great person
   *[other] { $count } action cards and great persons
}
clash-board-holds-objective = { $count ->
    [one] { $count } objective card
   *[other] { $count } objective cards
}
clash-board-holds-wonder = { $count ->
    [one] { $count } wonder card
   *[other] { $count } wonder cards
}
clash-board-advances_of = Advances of { $seat }
clash-board-advance_price = An advance costs { $price } food; ideas and gold stand for food
clash-board-state-owned = owned
clash-board-state-open = can be bought
clash-board-state-closed = closed
clash-board-free = free
clash-board-opens_building = Opens a building: { $building }
clash-board-lacks = missing
clash-board-open_wonder = Wonder for all
clash-board-half-action = In your turn
clash-board-half-battle = In a battle
clash-board-how_far = { $has } of { $needed }
clash-board-card-claim = Claim
clash-board-card-wonder = Build
# Long words may be broken where they have a hyphen here.
clash-board-breaks = Totali-tarianism Carto-graphy Metal-lurgy Nation-alism Mathe-matics

## Keys

clash-key-deed = pick one of the seven actions
clash-key-cards = go to your cards
clash-key-walk = from cell to cell on the map, from one thing to the next in a list
