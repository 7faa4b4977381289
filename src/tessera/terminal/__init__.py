"""Games at the terminal: `play` is the loop, `duel` draws its table. Drawing knows no rules."""
