# The engine, the terminal and the command line.
# A key of the engine is an id here with hyphens for dots: core.error.game_over is core-error-game_over.

core-ok = nothing is against it
core-seat = Player { $number }
core-computer = Computer
core-computer_named = Computer { $player }
core-computer_numbered = Computer { $player }, seat { $number }

## Errors

core-error-unknown_game = There is no game “{ $game }”; there are: { $choices }.
core-error-wrong_seats = { $game } is not played by { $seats }; possible: { $choices }.
core-error-unknown_option = { $game } has no option “{ $option }”; it has: { $choices }.
core-error-wrong_option = Option “{ $option }” can't be “{ $value }”; possible: { $choices }.
core-error-seat_seconds = Seat “{ $seat }”: behind the colon stands how many seconds to think, a number greater than zero.
core-error-no_thinker = Seat “{ $seat }”: seconds are for players that take their time ({ $choices }).
core-error-unknown_action = There is no action “{ $action }” in this game.
core-error-illegal_action = “{ $action }” is not possible now.
core-error-not_your_turn = { $seat } is not asked for anything now.
core-error-game_over = The game is over.
core-error-nothing_to_undo = Nothing can be taken back: something was revealed since, or somebody else has acted.
core-error-script_ended = Outcome { $number } of chance was asked for, but the list ends before it.
core-error-not_named = Chance is asked for a number below { $below }, which has no name. Give the deal another chance for the rest.
core-error-none_named = One of these comes now, and none of them was named: { $choices }.
core-error-script_differs = Outcome { $number } of chance is { $outcome }, which does not answer a question below { $below }.
core-error-other_rules = This is of “{ $game }”, rules version { $version }; this program plays version { $ours }.
core-error-with_edition = This is of “{ $game }” with the corrections { $edition } of somebody who owns the game: give their file with --edition, or put it into the folder “editions” of the data folder.
core-error-without_edition = This is of “{ $game }” without corrections, but now it is played with the corrections { $ours }: leave their file away.
core-error-other_edition = This is of “{ $game }” with the corrections { $edition }, but now it is played with others, { $ours }: give the file that belongs to it with --edition.
core-error-not_a_record = This is not a record: its first line is not “{ $first_line }”.
core-error-record_of_other_game = This is a record of another game: “{ $game }”.
core-error-record_truncated = The record breaks off at line { $line }.
core-error-record_damaged = The text of the record was changed somewhere: its seal does not fit, though all its moves are possible.
core-error-record_damaged_at = The record was changed or damaged, for its seal does not fit. { $where }
core-error-record_line = Line { $line } of the record can't be read: “{ $text }”.
core-error-record_seats = Line { $line } of the record: there must be one name for each seat, and the seats are { $seats }.
core-error-cannot_happen = Move { $move } of the record can't have happened: { $why }
core-error-outcomes_left = { $number ->
    [one] { $number } outcome of chance is left over.
   *[other] { $number } outcomes of chance are left over.
}
core-error-in_file = { $path }: { $why }
core-error-folder_has_records = There are records in the folder { $path } already, and they would be lost: name another folder.
core-error-record_exists = { $path } exists already and stays as it is: go on with its game by --resume { $path }, or choose another name.
core-error-record_finished = The game in { $path } is over, so there is nothing to go on with.
core-error-no_such_move = There is no move { $move } in this record: it has { $moves }.
core-error-wrong_result = The result in the record is not the one the game ends with.
core-error-wrong_secret = The secret in the record does not fit its commitment.
core-error-wrong_outcome = Outcome { $number } of chance is not the one the secret gives.

## What goes wrong with files: the end of a sentence

core-file-missing = there is no such file or folder
core-file-not_allowed = you have no permission
core-file-folder = it is a folder
core-file-not_a_folder = a part of its path is not a folder
core-file-no_space = there is no space left
core-file-read_only = nothing can be written to this disk

## Why something is not possible

core-reason-not_now = This is not what is asked now.
core-reason-not_your_turn = It is not your turn.
core-reason-game_over = The game is over.

## Advice and review: of a hundred games, as a strong player reckons

core-hint-only = { $action }: there is nothing else to do.
core-hint-alone = { $action } looks best.
core-hint-best = { $action }: you would win { $chance ->
    [0] hardly any game
    [100] almost every game
   *[other] about { $chance } of 100 games
} from here.
core-hint-same = Just as good: { $action } ({ $chance }).
core-hint-near = Nearly as good: { $action } ({ $chance }).
core-hint-worse = Somewhat worse: { $action } ({ $chance }).
core-hint-clear = Clearly worse: { $action } ({ $chance }).
core-hint-gain = { $points ->
    [one] That is { $points } point more, as things stand.
   *[other] That is { $points } points more, as things stand.
}
core-hint-part_gain = That is { $points } points more, as things stand.
core-hint-part_loss = That is { $points } points less, as things stand.
core-hint-loss = { $points ->
    [one] That is { $points } point less, as things stand.
   *[other] That is { $points } points less, as things stand.
}
core-hint-tried = It gains nothing at once, but came out best whenever the game was played on from here.
core-review-slip = A slip. { core-review-compared }
core-review-mistake = A mistake. { core-review-compared }
core-review-blunder = The game turned here. { core-review-compared }
core-review-hint = A hint would have said: { $told }
core-review-compared = { $seat }: “{ $played }” wins about { $chance } of 100 games, “{ $better }” would have won { $better_chance }.

## The terminal

core-terminal-commands = Also: ? why not · h hint · u take back · q leave · help for all of it
core-terminal-commitment = All shuffles are sealed in advance. Commitment: { $commitment }
core-terminal-secret = The secret behind the shuffles: { $secret }
core-terminal-unsealed = The secret of this game was not kept when it was left, so its chance is not sealed any more.
core-terminal-unfinished = { $moves ->
    [one] Not finished: { $moves } move so far.
   *[other] Not finished: { $moves } moves so far.
}
core-terminal-not_a_number = There is no number { $number } here: choose from 1 to { $count }.
core-terminal-not_understood = “{ $text }” is not a number of the list; help shows what else you can type.
core-terminal-which_thing = Say what you mean, for example: { $example }
core-terminal-unknown_thing = Nothing in this game is called “{ $text }”.
core-terminal-several_things = Which one: { $names }?
core-terminal-blocked = Not possible now
core-terminal-nothing_blocked = All that could be done here is in the list.
core-terminal-blocked_more = Type ? and a number or a name to read the rule behind it.
core-terminal-possible = It is possible: number { $number }.
core-terminal-not_asked = { $thing } is not what is asked now.
core-terminal-rule = Rule “{ $title }”: { $text }
core-terminal-undone = Taken back.
core-terminal-hint = What a strong player thinks
core-terminal-log = What has happened
core-terminal-log_empty = Nothing has happened yet.
core-terminal-saved = The game is recorded in { $path }.
core-terminal-not_saved = The game could not be written to { $path }: { $why }.
core-terminal-kept = Nothing is lost: the game so far is in { $path }.
core-terminal-resume = To go on with it: { $command }
core-terminal-pass_keyboard = This is for { $seat } alone. Pass the keyboard, then press Enter.
core-terminal-pass_back = Done. Press Enter: the screen is cleared, and both may look again.
core-ending-resigned = The other side resigned
core-terminal-won = { $seat } wins: { $ending }.
core-terminal-drawn = { $ending }: the victory is shared.
core-terminal-score = Score

core-help-title = What you can type
core-help-number = do what stands at that number
core-help-why = what is not possible, and why; with a number or a name: the rule behind it
core-help-info = about a card, a wonder, a token or a god, by number or name
core-help-hint = what a strong player would do, and why
core-help-undo = take back your last choice
core-help-log = everything that has happened
core-help-board = draw the table again
core-help-save = record the game in a file
core-help-quit = leave; the game so far is kept
core-help-help = this list
core-help-example_number = 3
core-help-example_why = ? 2
core-help-example_info = i Altar
