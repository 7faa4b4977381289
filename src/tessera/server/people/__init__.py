"""Who people are: guests, accounts, their keys, their names, and what they report."""
