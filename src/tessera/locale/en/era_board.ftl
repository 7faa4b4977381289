# The table of Era in the browser. A key of the client is an id here with hyphens for dots.

era-board-domain_of = Domain of { $seat }
era-board-mine = My domain
era-board-whose = Whose domain is shown
era-board-look_at = Look at the domain of { $seat }
era-board-stock_of = What { $seat } has
era-board-dice_of = Dice of { $seat }
era-board-enclosed = { $count ->
    [one] { $count } cell inside walls
   *[other] { $count } cells inside walls
}
era-board-grid = The grid. The arrows walk from cell to cell.
era-board-grid_placing = The grid. The arrows move the piece, R turns it, Enter puts it down, Escape gives it back.
era-board-over = Over { $cells }.
era-board-fits = It can lie here.
era-board-empty_cell = free
era-board-walled = inside the walls
era-board-in_points = points in all
era-board-put = Put it here
era-board-turn = Turn
era-board-cancel = Cancel
era-board-legend-inside = inside walls
era-board-legend-closing = would be closed
era-board-legend-open = fits here
era-board-legend-burnt = scorched

## The round

era-board-round = Round { $round }
era-board-first = First player: { $seat }
era-board-phases = Phases of the round
era-board-phase-layout = Layout
era-board-phase-roll = Roll
era-board-phase-collect = Collect
era-board-phase-feed = Feed
era-board-phase-disasters = Disasters
era-board-phase-build = Build
era-board-phase-extort = Extort
era-board-tokens = { $flipped } of { $count } flipped
era-board-tokens_why = Whoever takes the last building of a kind flips a token. With the last token the game ends.
era-board-acts = choosing
era-board-ready = ready
era-board-who_is_ready = Who is ready
era-board-story = The round
era-board-story_of = Round { $round }, so far
era-board-story_empty = What dice bring, what people eat and which disasters come will stand here.
era-board-nothing_happened = nothing

## Dice

era-board-my_dice = My dice
era-board-hidden = a die behind the screen
era-board-die-kept = keep
era-board-die-again = roll
era-board-die-locked = skull
era-board-die-turned = turned
era-board-die-spent = spent
era-board-die-free = { $amount } left
era-board-die-either = to choose
era-board-roll_again = { $count ->
    [0] Roll again
    [one] Roll { $count } die again
   *[other] Roll { $count } dice again
}
era-board-quill_alone = Roll the quill
era-board-quill_two = Roll both dice
era-board-monastery = Turn a die
era-board-skulls = { $skulls ->
    [one] { $skulls } skull: { $disaster }
   *[other] { $skulls } skulls: { $disaster }
}
era-board-help-roll = Click the dice that you want to roll again; skulls are locked.
era-board-help-quill = Click another die if it is to be rolled together with the quill.
era-board-help-turn = The monastery: which die do you turn?
era-board-help-face = To which face?
era-board-help-layout = Nobody sees it yet.
era-board-help-place = The mouse or the arrows move the piece, R turns it, a click puts it down.
era-board-help-place_touch = Tap or drag the piece to its place, turn it, then confirm.
era-board-help-build = Pick a building or a wall of the list.
era-board-help-remove = Click a building twice, or choose it here.
era-board-remove = { $piece } at { $cell }

## Tracks

era-board-culture = Culture
era-board-disasters = Disasters
era-board-of_most = { $amount } of at most { $most }
era-board-no_culture = nobody has any yet; the most brings { $points }
era-board-most_culture = the most: { $seat }, { $culture } (+{ $points } at the end)
era-board-most_culture_here = the most of all: +{ $points } at the end
era-board-disaster_costs = { $points ->
    [one] −{ $points } point at the end
   *[other] −{ $points } points at the end
}

## Building

era-board-supply = Build
era-board-price = price
era-board-hammers = { $hammers ->
    [one] { $hammers } hammer left
   *[other] { $hammers } hammers left
}
era-board-wall = Wall
era-board-left = { $count ->
    [0] None left in the supply.
   *[other] { $count } left in the supply.
}
era-board-none_left = none left
era-board-last = the last one!
era-board-short-wall = closes rings
era-board-short-farm = 1 food a round
era-board-short-lumber_mill = 2 wood a round
era-board-short-hospital = against disease
era-board-short-monastery = turns a die
era-board-short-market = 1 per free cell beside
era-board-short-guildhall = 1 per resource
era-board-short-university = 1 per culture
era-board-short-cathedral = 1 per die

## What skulls bring

era-board-omens = Skulls bring
era-board-to_lay = Still to be laid out

## Alone

era-board-philip = He rolls two nobles and a peasant after your third roll. Whoever shows more swords takes a resource of the other.
era-board-philip_dice = Sir Philip's dice
era-board-philip_waits = He has not rolled yet.
era-board-ranks = Ranks
era-board-from = from { $points }
era-board-rank = Your rank: { $rank }

## The rest

era-board-sheet = Score sheet
era-board-tab-dice = Dice
era-board-tab-build = Build
era-board-tab-rivals = Domains
era-board-tab-score = Points
era-board-tab-log = Log

## The card on the home page

era-home-about = Roll the dice and raise walls, farms and towers on a board of your own.
era-home-players = 1–4
era-home-time = 45 min

## Keys

era-key-number = pick a die by its place, or go to a row of the supply
era-key-turn = roll the dice that are picked; turn the piece in hand
era-key-walk = move the piece in hand, or go from cell to cell
