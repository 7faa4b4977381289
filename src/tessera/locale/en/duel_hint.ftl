# Why an action is good, in the words of Duel. Each is one sentence of a hint.

duel-hint-wins = It wins the game at once.
duel-hint-god = Here { $god } will cost you { duel-coins }, and { $seat } { $theirs }.
duel-hint-threatens = The conflict pawn then stands { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} from the capital of { $seat }: a threat that must be answered.
duel-hint-advances = The conflict pawn moves { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} towards { $seat }.
duel-hint-robs = { $seat } loses { duel-coins }.
duel-hint-pair = A pair ({ $symbol }): you choose a progress token.
duel-hint-symbols = You then have { $count } different science symbols: { $left } more would win the game.
duel-hint-produces = From now on you produce { $resources } yourself, and { $seat } pays more for it.
duel-hint-cheaper = Your wonders become { duel-coins } cheaper.
duel-hint-coins = You get { duel-coins }.
duel-hint-again = And you play again at once.
duel-hint-free = Its chain makes it free for you.
duel-hint-chain = Its chain later gives you for free: { $cards }.
duel-hint-denies_win = { $seat } could have won with { $card }.
duel-hint-denies_pair = It keeps { $card } from { $seat }, who would have a pair of symbols with it.
duel-hint-denies_free = It keeps { $card } from { $seat }, who could build it for free.
duel-hint-opens = It opens to { $seat }: { $cards }.
duel-hint-turns_up = { $count ->
    [one] A card that nobody has seen is turned up after it.
   *[other] { $count } cards that nobody has seen are turned up after it.
}
duel-hint-opens_nothing = It opens no new card to { $seat }.
