# Why an action is good, in the words of Deus. Each is one sentence of a hint.

deus-hint-place = The best place is { $region } ({ $terrain }).
deus-hint-yields = In { $region } the building yields { $resource }.
deus-hint-siege = It stands beside the village in { $region }, which falls when { $count ->
    [0] the last army comes
    [one] { $count } more region around it is taken
   *[other] { $count } more regions around it are taken
}.
deus-hint-blocks = It takes { $region } from { $seat }, who could have built there.
deus-hint-reaches = { $count ->
    [one] { $count } more region opens to you from there.
   *[other] { $count } more regions open to you from there.
}
deus-hint-conquers = The village in { $region } falls and brings you { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
deus-hint-god = { $god }: { $gift }
deus-hint-adds = With { $card } as well the gift of the god is larger.
deus-hint-chain = The cards of its column bring you { $amounts }.
deus-hint-temple = As things stand, { $card } will be worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end.
deus-hint-column = The { $colour } column then has { $count } cards, which all work together each time.
deus-hint-brings = You end up with more: { $amounts }.
deus-hint-costs = It costs you { $amounts }.
deus-hint-draws = { $count ->
    [one] You draw { $count } card.
   *[other] You draw { $count } cards.
}
deus-hint-recruits = { $count ->
    [one] { $count } piece joins your board.
   *[other] { $count } pieces join your board.
}
deus-hint-takes = { $seat } loses to you: { $amounts }.
deus-hint-closes = It brings on the end of the game: round { $round } is the last.
