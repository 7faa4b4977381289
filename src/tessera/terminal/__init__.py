"""Games at the terminal: `play` is the loop, a folder called like a game draws its table,
`plain` that of any other. Drawing knows no rules."""
