"""What the peoples of the expansion do otherwise: one module for each, and the tables in which they hang."""
