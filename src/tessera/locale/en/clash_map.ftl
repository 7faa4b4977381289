# Clash of Cultures: the map of its table in the browser.

clash-map-look = Look at
clash-map-overlay-harvest = What the land brings to cities
clash-map-overlay-influence = How far influence reaches
clash-map-overlay-routes = Trade routes
clash-map-harvest = What the land brings { $seat }
clash-map-influence = { $seat } influences cities here; paler cells cost culture
clash-map-routes = { $seat } has { $count ->
    [0] no trade route
    [one] { $count } trade route
   *[other] { $count } trade routes
}
clash-map-manner-walk = go there
clash-map-manner-explore = explore
clash-map-manner-road = go by road
clash-map-manner-board = go aboard
clash-map-manner-sail = sail there
clash-map-manner-attack = attack
clash-map-army = Who goes
clash-map-squad = { $unit }: { $count }/{ $all } go
clash-map-leave = Leave behind: { $unit }
clash-map-where = Choose where to, or tap a unit to leave it behind
clash-map-where_to = Choose where to
clash-map-nowhere = These cannot go anywhere together
clash-map-memory-forest = ! came through forest: it may not attack in this turn
clash-map-memory-mountain = ! climbed a mountain: it walks no more in this turn
clash-map-memory-gardens = ! came over grassland: it may not attack the Great Gardens in this turn
clash-map-attack = Attack { $cell }
clash-map-by_road = By road to { $cell }: 1 food, 1 ore
clash-map-free_place = free place
clash-map-place_needs = from { $count } cities
clash-map-activated = activated already: its mood will fall
clash-map-collects = collects from { $count } of { $all } cells
clash-map-collect_help = Tap the cells to change it
clash-map-collect = Collect
clash-map-cancel = Cancel
clash-map-up_to = up to { $count }
clash-map-since = Since your last turn
clash-map-previous = Step before
clash-map-next = Next step
clash-map-step = { $number ->
    [0] { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
   *[other] { $number } of { $count }
}

clash-map-do-collect = Collect
clash-map-do-market = Collect for a token
clash-map-do-construct = Build
clash-map-do-recruit = Recruit
clash-map-do-raise = Wonder
clash-map-do-found = Found a city
clash-map-do-influence = Influence
clash-map-do-arts = Influence for culture
clash-map-do-games = Games

## The seven actions: what they cost, and what they do

clash-map-cost-advance = 2 food
clash-map-cost-found = a settler
clash-map-cost-activate = collect, hire
clash-map-cost-move = 3 groups
clash-map-cost-mood = tokens
clash-map-cost-influence = die 5+
clash-map-cost-special = by advances
clash-map-cost-free = free
clash-map-deed-advance = Gain an advance for 2 food: ideas and gold do as well
clash-map-deed-found = A settler founds a city where it stands
clash-map-deed-activate = A city collects, builds, recruits or raises a wonder; the second time in a turn its mood falls
clash-map-deed-move = Move up to three groups: pick an army on the map, then a cell
clash-map-deed-mood = Make cities happier with mood tokens
clash-map-deed-influence = Turn a building of another city to your colour: a die must show 5 or more
clash-map-deed-special = What your advances and wonders allow
