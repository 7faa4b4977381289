# What the guide says through a first game of Duel.

duel-guide-lead = The best way to learn 7 Wonders Duel is to play it. You play a real game against a patient computer, and at each new moment a short tip tells you what matters.
duel-guide-way-war = War
duel-guide-way_text-war = Push the conflict pawn into the opponent's capital, and you have won.
duel-guide-way-science = Science
duel-guide-way_text-science = Collect six different symbols, and you have won.
duel-guide-way-points = Points
duel-guide-way_text-points = If neither happens, the finer city wins after three ages.
duel-guide-how = It takes about twenty minutes, and you can leave and come back at any time. Nothing you do is wrong: this game is for trying things out.

duel-guide-title-welcome = Welcome!
duel-guide-tip-welcome = You and the opponent each build a city out of the same cards. There are three ways to win: war, science, or the most points at the end.

duel-guide-title-draft = Choose your wonders
duel-guide-tip-draft = You get four wonders and build them during the game. Each shows what it costs and what it does. Take whatever looks good to you.

duel-guide-title-draft_choice = What makes a good wonder
duel-guide-tip-draft_choice = Wonders with the round arrow let you play again at once, which is strong. Points are worth the same wherever they come from.

duel-guide-title-structure = These are the cards of Age I
duel-guide-tip-structure = Only a card that no other card lies on can be taken: those are the ones that glow. Cards beneath become free when you and the opponent take what covers them.

duel-guide-title-turn = Your turn: one card
duel-guide-tip-turn = Choose a glowing card. You may build it in your city, discard it for coins, or tuck it under a wonder to raise that. For a start, just build something cheap.

duel-guide-title-tuck = Which card goes under it?
duel-guide-tip-tuck = The card under { $wonder } is only building material: nothing on it counts any more. So use one that is of no use to you, or one that the opponent would love to have.

duel-guide-title-pair = A pair of symbols!
duel-guide-tip-pair = Two equal symbols earn a progress token. Choose one of those on the board: it works for the rest of the game. The token itself tells what it does.

duel-guide-title-begin = You decide who begins
duel-guide-tip-begin = { $why ->
    [weaker] You are weaker on the military track, so the choice is yours.
   *[last] The pawn is in the middle and the last turn was yours, so the choice is yours.
} Look at the new cards: if the first ones are good, begin yourself; if they only open the way for others, let the opponent go first.

duel-guide-title-revive = Out of the discard pile
duel-guide-tip-revive = Any card that was discarded is yours for free, with all it does. The dearest ones are the best bargain.

duel-guide-title-destroy = Take something away
duel-guide-tip-destroy = Choose what hurts the opponent most: a good that nothing else in that city makes. It also makes that good cheaper for you.

duel-guide-title-again = You play again
duel-guide-tip-again = The wonder gives you another whole turn, right now. Cards you have just opened are yours to choose from first.

duel-guide-title-siege = Danger: the pawn is near
duel-guide-tip-siege = { $spaces ->
    [one] Only { $spaces } space is left to your capital.
   *[other] Only { $spaces } spaces are left to your capital.
} If the pawn gets there, the game is lost at once. Red cards push it back; discarding a red card keeps it from the opponent.

duel-guide-title-symbols_rival = The opponent is good at science
duel-guide-tip-symbols_rival = { $count ->
    [one] The opponent has { $count } symbol; six different ones win at once.
   *[other] The opponent has { $count } different symbols; six win at once.
} Take or discard the green cards that are missing there.

duel-guide-title-nearly = You are close to winning
duel-guide-tip-nearly = { $way ->
    [war] The opponent's capital is close: spaces left to go: { $left }. Each shield is one space, so look for red cards.
   *[science] Different symbols you still need: { $left }. With six of them you win at once, so look for green cards.
}

duel-guide-title-age2 = Age II begins
duel-guide-tip-age2 = The cards now give more and cost more. This time the narrow end is open, so there is little to choose from at first. Chains from Age I begin to pay off.

duel-guide-title-age3 = Age III, the last one
duel-guide-tip-age3 = Now it is about points. Some purple backs lie among the cards: guilds, which pay for what the fuller city has, even if that is the opponent's.

duel-guide-title-price = What a card costs you
duel-guide-tip-price = { $card } costs you { $price } now: you lack { $resource }, and the bank sells what you lack. One unit costs 2 coins, and more if the opponent makes it too. Choose the card to see the sum.

duel-guide-title-goods = Goods last for ever
duel-guide-tip-goods = { $card } stands in your city, and its goods help to pay every building and wonder from now on. They are never used up.

duel-guide-title-chain = Free by a chain
duel-guide-tip-chain = { $card } is free for you: it shows the symbol of a card you have built. Watch for the small symbols in round stones when you choose early cards.

duel-guide-title-wonder = You can raise a wonder
duel-guide-tip-wonder = { $price ->
    [0] { $wonder } would cost you nothing now.
    [one] { $wonder } costs you { $price } coin now, and you have it.
   *[other] { $wonder } costs you { $price } coins now, and you have them.
} Choose the wonder, then the card that goes under it.

duel-guide-title-locked = Not yet
duel-guide-tip-locked = { $missing ->
    [one] For { $card } you are { $missing } coin short.
   *[other] For { $card } you are { $missing } coins short.
} Whatever has a padlock tells you why when you choose it, and leads to the rule behind it.

duel-guide-title-pawn = The pawn has moved
duel-guide-tip-pawn = Each shield moves it one space. { $side ->
    [mine] It stands on your half now: the opponent is ahead.
   *[theirs] It stands on the opponent's half now: you are ahead.
} The farther it goes, the more points it brings at the end, and in a capital it ends the game.

duel-guide-title-symbol = Your first science symbol
duel-guide-tip-symbol = A second one of the same kind makes a pair and earns you a progress token. Six different ones win the game.

duel-guide-title-reveal = Look at what you open
duel-guide-tip-reveal = Face-down cards are turned up at the end of a turn, when nothing lies on them any more. The opponent chooses next, so sometimes it is better not to open a card.

duel-guide-title-discard = Short of coins?
duel-guide-tip-discard = Discard a card you don't need: { $coins ->
    [one] it brings you { $coins } coin
   *[other] it brings you { $coins } coins
} now. It is also the way to keep a card from the opponent.

duel-guide-title-rival_goods = The opponent makes goods too
duel-guide-tip-rival_goods = The bank now asks { $price } of you for one unit of this good: { $resource }. Every unit the opponent's brown and grey cards make adds 1 to the price. Making it yourself helps.

duel-guide-title-colours = What the colours mean
duel-guide-tip-colours = Brown and grey make goods, yellow is about coins, blue is points, red is war, green is science. Each colour also has its own symbol in the corner.

duel-guide-title-hint = Not sure what to do?
duel-guide-tip-hint = Ask for a hint: the light bulb shows what a strong player would do here. And as long as nothing new was revealed, you can take your move back.

duel-guide-title-yellow = Trade pays twice
duel-guide-tip-yellow = Each yellow card in your city also makes discarding better: { $coins ->
    [one] it brings you { $coins } coin
   *[other] it brings you { $coins } coins
} now.

duel-guide-title-loot = Plundered
duel-guide-tip-loot = The pawn has entered a zone with a military token. Whoever owns that half has lost coins. Each token does this only once.

duel-guide-title-chain_rival = Free for the opponent
duel-guide-tip-chain_rival = The opponent would get { $card } for free, by a chain. You can take it, discard it, or tuck it under a wonder.

duel-guide-title-seven = Only seven wonders
duel-guide-tip-seven = Together you may build seven of the eight. You can build { $left } more between you, then the rest leave the game. Don't wait with your best one.

duel-guide-title-count = The end is near
duel-guide-tip-count = The score of both cities can be seen all the time. Every 3 coins are a point, and with equal points blue cards decide.

duel-guide-title-over = The game is over
duel-guide-tip-over = { $result ->
    [won] You have won, well done!
   *[lost] This time the opponent was faster.
} { $kind ->
    [military] The pawn reached a capital, so points don't matter any more.
    [scientific] Six different symbols decided it, so points don't matter any more.
    [resigned] Somebody gave up, so points don't matter any more.
   *[civilian] The score sheet shows where all the points came from.
} Next time, try a stronger opponent or the gods of Pantheon.
