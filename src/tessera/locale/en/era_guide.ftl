# What the guide says through a first game of Era.

era-guide-lead = The best way to learn Era: Medieval Age is to play it. You play a real game against a patient computer, and at each new moment a short tip tells you what matters.
era-guide-way-town = Build a town
era-guide-way_text-town = Every building is worth points, and some bring you more dice.
era-guide-way-walls = Close your walls
era-guide-way_text-walls = Inside a closed ring buildings count twice, and the largest walled area brings 10 more.
era-guide-way-people = Feed your people
era-guide-way_text-people = Each die eats 1 food a round. Hunger and disasters take points away.
era-guide-how = It takes about three quarters of an hour, and you can leave and come back at any time. Nothing you do is wrong: this game is for trying things out.

era-guide-title-welcome = Welcome!
era-guide-tip-welcome = This grid is your domain. You and the opponent each build a town on your own grid, with dice that are your people. The finer town wins.

era-guide-title-layout = Lay out your domain
era-guide-tip-layout = Each gets the same pieces to begin with, and puts them anywhere on the grid. The golden marks show where a piece can lie; R or the button turns it. { $left ->
    [one] One piece to go.
   *[other] { $left } pieces to go.
}

era-guide-title-layout_ring = Think of a ring
era-guide-tip-layout_ring = Walls and the keep that stand side by side in a closed ring enclose the ground within. Put your walls so that one more piece will close it, and leave room inside for houses.

era-guide-title-layout_scorched = Land that is lost
era-guide-tip-layout_scorched = Nothing can be built on scorched land, so put it where you will not miss the ground: at the edge, away from your walls.

era-guide-title-roll = Your people at work
era-guide-tip-roll = { $dice ->
    [one] Your { $dice } die has fallen.
   *[other] Your { $dice } dice have fallen.
} Click those that you want to roll again, up to twice. Yellow ones bring food, wood and stone, hammers build, grey ones bring swords and shields.

era-guide-title-third = The last roll
era-guide-tip-third = After this roll the dice stay as they are. A mixed throw is best: some food, something to build with, and at least one hammer.

era-guide-title-skull = A skull!
era-guide-tip-skull = A die with a skull cannot be rolled again, but what it shows still counts. The number of skulls names the disaster: now it would be { $disaster }.

era-guide-title-monastery = Your monastery
era-guide-tip-monastery = Before the second roll it turns one of your dice to any face you like, even one with a skull. Press “Turn a die”.

era-guide-title-swords = Swords
era-guide-tip-swords = { $swords ->
    [one] You show { $swords } sword.
   *[other] You show { $swords } swords.
} At the end of the round whoever has more swords takes a resource from the others, unless their shields are as many.

era-guide-title-together = All choose at once
era-guide-tip-together = Everybody rolls at the same time. The marks of the seats show who is ready; the dice fall when all are.

era-guide-title-quill = A quill
era-guide-tip-quill = The screens are gone, and you may still roll this die again, and any other with it: even one with a skull.

era-guide-title-take = One or the other
era-guide-tip-take = This die brings one of the two. Look at your food first: every die eats 1 when all have collected.

era-guide-title-bandits = Bandits
era-guide-tip-bandits = With one skull bandits come. Give up something that you have plenty of, or take a point on the disaster track, which costs a point at the end.

era-guide-title-remove = A building is lost
era-guide-tip-remove = Choose the one that you need least. A home that is lost takes its die along at the end of the round.

era-guide-title-treachery = Treachery
era-guide-tip-treachery = The opponent rolled three skulls, and you get scorched land. Put it outside of your walls, where nothing was to stand.

era-guide-title-demand = You are stronger
era-guide-tip-demand = You show more swords, so you demand one resource: take what you lack, or what the other needs most. They may refuse, for 2 disaster points.

era-guide-title-tribute = The opponent is stronger
era-guide-tip-tribute = Hand over what is demanded, or refuse and take { $points ->
    [one] { $points } disaster point
   *[other] { $points } disaster points
}. Most things are worth less than that.

era-guide-title-hunger = Hungry people
era-guide-tip-hunger = There was not enough food: { $points ->
    [one] { $points } disaster point
   *[other] { $points } disaster points
}. It happens again every round until you have farms, or roll more food.

era-guide-title-disease = Disease
era-guide-tip-disease = Two skulls bring disease: a point for each building that touches another. You took { $points }. Leave gaps between buildings, or build a hospital.

era-guide-title-build = Now you build
era-guide-tip-build = { $hammers ->
    [one] You have { $hammers } hammer
   *[other] You have { $hammers } hammers
}, and each is good for one building or one wall, if you can pay it. What glows in the list you can build; hammers that are left over are lost.

era-guide-title-place = Where to put it
era-guide-tip-place = Move it over the grid: the card says what the place would bring. Green ground would be closed by this piece.

era-guide-title-feed = Farms feed
era-guide-tip-feed = { $dice ->
    [one] { $dice } die eats
   *[other] { $dice } dice eat
} every round, and you have { $farms ->
    [0] no farm
    [one] { $farms } farm
   *[other] { $farms } farms
}. A farm costs a single wood and feeds one die for the rest of the game.

era-guide-title-wall = Close the ring
era-guide-tip-wall = You can pay a wall. A ring needs walls or keeps side by side all round; corners that only touch leave a hole.

era-guide-title-locked = Too dear
era-guide-tip-locked = Rows without a glow you cannot pay yet: { $piece }, for example. What you lack is red. Resources stay until the next round, so save for something great.

era-guide-title-ring = Inside the walls
era-guide-tip-ring = { $cells ->
    [one] { $cells } cell lies
   *[other] { $cells } cells lie
} inside your walls. Buildings there count twice and are safe from attacks, but not from fire or disease.

era-guide-title-new_die = A new die is coming
era-guide-tip-new_die = You have a new home. At the end of the round its die comes to you; from then on it works, and eats.

era-guide-title-hint = Not sure what to do?
era-guide-tip-hint = Ask for a hint: the light bulb shows what a strong player would do here. And as long as nothing new was revealed, you can take your move back.

era-guide-title-full = A track is full
era-guide-tip-full = You have all the { $resource } that fits on the track. What more you roll of it is lost: spend it.

era-guide-title-culture = Culture
era-guide-tip-culture = Each culture is a point at the end, and the most of all brings 5 more. You have { $culture }.

era-guide-title-rival = Look at their swords
era-guide-tip-rival = The opponent shows more swords than you have swords or shields, and will demand something. Spend what you would miss.

era-guide-title-last = The last of its kind
era-guide-tip-last = Of one kind only one is left: { $piece }. Whoever takes the last building of a kind flips a token, and with the last token the game ends.

era-guide-title-tokens = The end comes nearer
era-guide-tip-tokens = { $left ->
    [one] One more token, and the game ends with that round.
   *[other] { $left } more tokens, and the game ends with that round.
} Click a domain of the others to see how they stand.

era-guide-title-over = The game is over
era-guide-tip-over = { $result ->
    [won] You have won, well done!
   *[lost] This time the other town was finer.
} The score sheet shows where all the points came from. Next time, try a stronger opponent or more of them.
