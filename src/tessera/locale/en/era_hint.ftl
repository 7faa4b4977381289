# Why an action is good, in the words of Era. Each is one sentence of a hint.

era-hint-keeps = You would keep: { $dice }.
era-hint-hungry = Your dice need { $needed } food and you have { $food } so far.
era-hint-fed = With { $food } food all { $needed } dice are fed.
era-hint-skulls = { $skulls ->
    [one] { $skulls } skull lies
   *[other] { $skulls } skulls lie
} there: that would be { $disaster }.
era-hint-no_hammers = Without a hammer you cannot build in this round.
era-hint-place = The best place for it, { $piece }, is { $cell }.
era-hint-doubled = Inside the walls it counts double.
era-hint-encloses = { $count ->
    [one] Your walls enclose { $count } more cell.
   *[other] Your walls enclose { $count } more cells.
}
era-hint-die = It brings you another die: { $die }.
era-hint-brings = It brings you { $amounts }.
era-hint-most_culture = Nobody has more culture than you then.
era-hint-largest_area = Nobody encloses more ground than you then.
era-hint-demands = Whoever will not pay takes { era-points }.
era-hint-spares = It spares you { era-points }.
