# The rules page, and the guide through a first game.

## The rules page

guide-rules-title = Rules
guide-shelf-title = The rules of the games
guide-shelf-lead = Every game in our own words, with its pieces and worked examples. If you would rather learn by playing, a guide goes through your first game with you.
guide-shelf-read = Read the rules
guide-rules-all = The rules of all games
guide-rules-search = Search the rules
guide-rules-contents = Contents
guide-rules-found = { $count ->
    [0] nothing found
    [one] found in { $count } place
   *[other] found in { $count } places
}
guide-rules-nothing = Nothing in the rules speaks of “{ $query }”. Try a shorter word.
guide-rules-missing = The rules of this game are not written yet.
guide-rules-page = As a page
guide-close = Close

## Before the first game

guide-page-title = Your first game
guide-page-start = Play the first game
guide-page-rules = I would rather read the rules

## The card at the table

guide-title = Guide
guide-more = In the rules
guide-back = Back
guide-next = Next
guide-fold = Make the guide small
guide-unfold = Show
guide-end = End the guide
guide-quiet = Just play on. When something new comes up, you will read about it here.
