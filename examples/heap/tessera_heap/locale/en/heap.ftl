heap-title = A heap of stones
heap-summary = { $heap ->
    [one] 1 stone left
   *[other] { $heap } stones left
}
heap-prompt-take = Take up to { $most } stones.
heap-action-take = { $count ->
    [one] Take 1 stone
   *[other] Take { $count } stones
}
heap-log-taken = { $count ->
    [one] { $seat } takes 1 stone.
   *[other] { $seat } takes { $count } stones.
}
heap-reason-too_many = No more than { $most } stones may be taken at a time.
heap-reason-too_few = Only { $heap } are left.
heap-rule-turn = A turn
heap-rule_text-turn = Take one stone, or as many as the table agreed on.
heap-rule-end = The end
heap-rule_text-end = Whoever takes the last stone wins.
heap-ending-taken = the last stone was taken
heap-score-last = The last stone
heap-score-total = Together
heap-option-most = Stones at a time
heap-option_value-most-2 = up to 2
heap-option_value-most-3 = up to 3
heap-option_value-most-4 = up to 4

# What the browser shows of it before it is played.
heap-home-about = Take stones in turn, and make sure that the last one is yours.
heap-home-time = 2 min

# What the browser calls the things on the table.
heap-board-heap = Stones left
heap-board-most = Stones at a time, at most
heap-board-taken = Stones taken
