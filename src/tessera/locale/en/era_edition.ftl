# What an owner of Era can correct, and why we don't know it.

era-section-grid = The grid of a domain
era-section-track_lengths = How much of a resource you can keep
era-section-mirror = Turning pieces over
era-section-shapes = Shapes of the pieces
era-section-costs = What things cost
era-section-faces = Sides of dice
era-section-disaster_rows = The table of disasters: skulls for each row
era-section-solo = Playing alone
era-section-limit = The longest game

era-entry-grid_width = columns
era-entry-grid_height = rows
era-entry-mirror_allowed = may a piece be turned over?
era-entry-costs_wall = a wall, however long
era-entry-faces_clergy_4 = the fourth side of the clergy die
era-entry-disaster_rows_last = more skulls count as so many
era-entry-solo_area = points for enclosed ground
era-entry-limit_rounds = rounds

era-why-square = A public description says that it is square; it is odd, because the keep stands in the exact middle.
era-why-only_wood = Only wood, 8, is confirmed by an example of the rulebook.
era-why-solid = The pieces are solid models.
era-why-middle = It stands in the exact middle and joins walls.
era-why-long = It is called long.
era-why-no_source = The pictures of the rulebook that we have are lost.
era-why-awkward = A reviewer calls it awkward to fit.
era-why-spur = A reviewer mentions a small spur.
era-why-eight_neighbours = The printed most of 8 neighbours fits a block of four, or a line of three.
era-why-cross = A cross, like the plan of a cathedral.
era-why-making_room = 27 pieces are printed; the rule about making room suggests more than one cell.
era-why-amount_printed = The amount is printed, its picture is lost.
era-why-same_weight = The amount 2 is printed; goods give keep, townhouse and church the same weight.
era-why-order_of_amounts = The amounts are printed; we read them in the order goods, stone, wood, in which every list of the rulebook is.
era-why-three_threes = Three amounts of 3 are printed; no building is known to cost food.
era-why-five_results = The table of the die lists five results over six rows, and the quill fills two of them.
era-why-row_order = The rows of the table are in this order.
era-why-beyond_the_table = The table ends with six skulls; one more than it has rows means that more do nothing.
era-why-solo_area = The rules for one player repeat only the 5 for culture; 10 is what the ordinary rules say.
era-why-no_rule = No rule of the box: without it a game that nobody ends would go on for ever.

era-fault-keep = The keep can't stand in the exact middle: { $side } cells of the grid and { $keep } of the keep must be both odd or both even.
era-fault-rows = Attack and revolt can't both be the row of { $row } skulls.

era-fact-grid = { $width } by { $height }
era-fact-guesses = A small circle, °, marks what we had to guess, because the pictures of the rulebook that we have are lost; the shapes of pieces are guesses too. Whoever owns the game can [correct them](/box/era).
era-fact-guesses_but_shapes = A small circle, °, marks what we had to guess, because the pictures of the rulebook that we have are lost. Whoever owns the game can [correct them](/box/era).
era-fact-no_guesses = All numbers and shapes here were [looked up](/box/era) by somebody who owns the game.
era-fact-turned_over = and turned over too
era-fact-not_turned_over = but not turned over
era-fact-cells = { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}
era-fact-last_row = it is the last one
era-fact-nothing_beyond = nothing happens
era-fact-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
era-fact-cost = { $cost }
era-fact-face = { $shows }
era-fact-row = { $skulls }
era-fact-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
