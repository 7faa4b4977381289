# Words that the tables of all games share.

board-seen = On the table
board-asked = What is asked
board-waits = Waiting for: { $names }
board-over = The game is over
board-here = you are asked here
board-rule = Rule: { $rule }
