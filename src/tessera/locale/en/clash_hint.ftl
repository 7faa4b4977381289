# Why an action is good, in the words of Clash of Cultures. Each is one sentence of a hint.

## Advances

clash-hint-advance = The best advance for it: { $advance }.
clash-hint-building = From then on your cities can have this building: { $building }.
clash-hint-wonder = It is needed for a wonder that you can build: { $wonder }.
clash-hint-opens = In its category it opens to you: { $advances }.
clash-hint-event = It takes the last marker of your event track: an event follows.

## Cities

clash-hint-constructed = There you build: { $building }.
clash-hint-recruited = There you recruit: { $units }.
clash-hint-raised = There you build the wonder { $wonder }.
clash-hint-last_wonder = Nobody else can build it then: { $wonder }.
clash-hint-size = The city { $cell } then has size { $size } and can collect or recruit up to { $work } at a time.
clash-hint-land = The land of { $cell } has fields for: { $goods }.
clash-hint-cities = With { $count } { $count ->
    [one] city
   *[other] cities
} no city of yours is larger than { $count }: so large they may grow now.
clash-hint-first_there = { $seat } has a settler near { $cell } and comes too late.
clash-hint-cheers = The city { $cell } becomes { $mood ->
    [happy] happy
    [neutral] neutral
   *[angry] angry
} and can collect or recruit up to { $work } at a time.
clash-hint-tires = The city { $cell } was active before in this turn: its mood falls, and it is { $mood ->
    [happy] happy
    [neutral] neutral
   *[angry] angry
} then.

## Objectives

clash-hint-claimable = You can then claim the objective { $objective }.
clash-hint-reaches = You then have what the objective { $objective } asks for in the status phase.
clash-hint-progress = It brings the objective { $objective } nearer: { $owned } of { $needed }.

## Treasury and actions

clash-hint-brings = You end up with more: { $goods }.
clash-hint-costs = It costs you { $goods }.
clash-hint-draws_action = { $count ->
    [one] You draw { $count } action card.
   *[other] You draw { $count } action cards.
}
clash-hint-draws_objective = { $count ->
    [one] You draw { $count } objective card.
   *[other] You draw { $count } objective cards.
}
clash-hint-draws_wonder = { $count ->
    [one] You draw { $count } wonder card.
   *[other] You draw { $count } wonder cards.
}
clash-hint-robs = It costs { $seat } points: { $points }.
clash-hint-free = It takes none of your actions.
clash-hint-more_actions = You have one more action in this turn.

## Marches and battles

clash-hint-goes = The best way: from { $start } to { $cell } ({ $units }).
clash-hint-site = On { $cell } the settler can found a city.
clash-hint-threatens = From { $cell } your army threatens the city { $city } ({ $owner }).
clash-hint-guards = The city { $cell } gets a guard: an enemy army stands beside it ({ $owner }).
clash-hint-bares = The city { $cell } is left without a guard, and an enemy army stands beside it ({ $owner }).
clash-hint-starves = Where your army stands, { $seat } no longer collects: { $cell }.
clash-hint-captures = The city { $cell } ({ $owner }) falls to you without a fight.
clash-hint-battle = Battle at { $cell } against { $enemy }: without cards you would win it { $won ->
    [0] hardly ever
    [10] nearly always
   *[other] about { $won } times in 10
}.
clash-hint-fights = Without further cards you would win this battle { $won ->
    [0] hardly ever
    [10] nearly always
   *[other] about { $won } times in 10
}.
clash-hint-retreats = It saves your units: without further cards you would win this battle { $won ->
    [0] hardly ever
    [10] nearly always
   *[other] about { $won } times in 10
}.
clash-hint-influences = In { $cell } the building takes your colour ({ $building }) in { $faces } of { $all } rolls, with culture where the roll falls short.
clash-hint-takes_over = The Barbarian city { $cell } becomes yours in { $faces } of { $all } rolls, with culture where the roll falls short.
clash-hint-turns = The point for it would be yours and no longer that of { $seat }: { $building }.

## Quiet choices and places

clash-hint-spent = All your actions of this turn are spent.
clash-hint-none_left = Nothing is left that takes an action.
clash-hint-keeps = You keep what you have: { $goods }.
clash-hint-keeps_city = The city { $cell } stays yours, and the points for it.
clash-hint-keeps_government = You keep the advances of your government: { $advances }.
clash-hint-saves = It saves you { $goods }.
clash-hint-turn_order = In the rounds of the next age your turn is number { $place } of { $seats }.
clash-hint-far = The objective { $objective } is far off: { $owned } of { $needed }.
clash-hint-falls = The city { $cell } is { $mood ->
    [happy] happy
    [neutral] neutral
   *[angry] angry
} then and can collect or recruit up to { $work } at a time.
clash-hint-explores = At { $cell } unknown land is turned up.
clash-hint-grows = On { $cell } you have an army of { $count } units then.
clash-hint-escorts = The settler on { $cell } gets an escort.
clash-hint-garrison = The city { $cell } gets an army of its own.
clash-hint-faces = { $cell } lies beside an enemy army ({ $owner }).
clash-hint-nearer = From { $cell } it is { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} to the city { $city } ({ $owner }).
