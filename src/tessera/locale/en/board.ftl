# Words that the tables of all games share.

board-seen = On the table
board-asked = What is asked
board-skip = Skip
board-waits = Waiting for: { $names }
board-over = The game is over
board-here = you are asked here
board-rule = Rule: { $rule }

## A map that can be looked at from near

board-zoom = How near the map is
board-nearer = Nearer
board-farther = Farther
board-all = The whole map

## Paying

board-goods_first = Always spend my goods first

## Keys

board-key-space = Space
board-key-enlarge = enlarge what you are at
board-key-map = go to the map
board-key-nearer = look at the map from nearer
board-key-farther = look at the map from farther away
board-key-all = show the whole map, while you are on it
