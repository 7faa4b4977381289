# The pages round the games.
# A key of the client is an id here with hyphens for dots: web.home.title is web-home-title.

web-skip = Skip to the content
web-menu = Menu
web-close = Close
web-loading = One moment
web-link = Link
web-copy = Copy
web-copied = Copied
web-share = Share

web-nav-label = Pages
web-nav-to_home = To the home page
web-nav-home = Games
web-nav-new = New table
web-nav-shelf = Rules
web-nav-about = About
web-nav-account = Name and account

web-settings-language = Language
web-settings-theme = Colours
web-settings-theme-light = Light
web-settings-theme-dark = Dark
web-settings-theme-system = As the system
web-settings-to_light = Light colours
web-settings-to_dark = Dark colours
web-settings-motion = Moving pieces
web-settings-sounds = Soft sounds
web-settings-notify = Notify me of my turn
web-settings-goods_first = Pay with my goods first, without asking

## Games and levels

web-level-random = dice roller
web-level-greedy = quick thinker
web-level-level1 = newcomer
web-level-level2 = easy
web-level-level3 = medium
web-level-level4 = strong
web-level-level5 = master

web-thinking-quick = quick, up to { $seconds } s
web-thinking-normal = thinks up to { $seconds } s
web-thinking-long = long, up to { $seconds } s
web-thinking-longest = very long, up to { $seconds } s

web-seat-open = Open place
web-computer-1 = Livia
web-computer-2 = Cassius
web-computer-3 = Thais
web-computer-4 = Darius
web-computer-5 = Neith
web-computer-6 = Hanno
web-computer-7 = Sappho
web-computer-8 = Aeneas

## Time

web-time-hours = { $hours } h
web-time-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-clock-left = Time left
web-clock-none = no clock
web-clock-move = { $seconds ->
    [60] a minute for each move
   *[other] { $seconds } seconds for each move
}
web-clock-days = { $days ->
    [one] no rush, a day for each move
   *[other] no rush, { $days } days for each move
}
web-clock-game = { $minutes } minutes for the game
web-clock-game_extra = { $minutes } minutes for the game, plus { $extra } seconds a move

## Home

web-home-title = Four civilizations at one table
web-home-lead = Right in the browser, no sign-up: against the computer at once, with a friend by a link.
web-home-play_computer = Play the computer
web-home-play_note = { $game }, { $level } level, straight to the table
web-home-invite = Invite a friend
web-home-invite_note = We lay the table, you send the link
web-home-table_of = Choose how to play
web-home-coming = Being carved in stone
web-home-yours = Your games
web-home-your_move = { $count } waiting for your move
web-home-all_games = all games
web-home-fewer = fewer
web-home-no_games = No games yet. The first one is a click away.
web-home-waits = Waiting for people
web-home-over = Finished
web-home-move = Move
web-home-open = Open
web-home-open_tables = Open tables
web-home-make_table = new table
web-home-no_tables = No open tables. Lay one, and it will show up here for everybody.
web-home-sit = Sit down
web-home-first_time = First time here?
web-home-first_time_note = A real game of { $game } with a word of advice at every step.
web-home-learn = Learn to play

web-name-label = Your name
web-name-ask = What shall we call you?
web-name-sit_down = Sit down

## A new table

web-new-title = New table
web-new-game = Game
web-new-seats = Who plays
web-new-seat = Seat { $number }
web-new-seat-me = me
web-new-seat-open = open place
web-new-seat-bot = computer
web-new-level = Level
web-new-thinking = Thinking time
web-new-count = Number of players
web-new-clock = Clock
web-new-clock-none = None
web-new-clock-blitz = 1 min a move
web-new-clock-quick = 10 min a game
web-new-clock-calm = 25 min a game
web-new-clock-day = 1 day a move
web-new-clock-days = 3 days a move
web-new-listed = Show the table to everybody
web-new-listed_note = Open places appear on the home page; otherwise only by the link.
web-new-hints = Allow hints
web-new-hints_note = People may ask what a strong player would do, and everybody at the table sees that they may.
web-new-make = Lay the table

## The table

web-waiting-title = The table is laid
web-waiting-invited = { $name } invites you to play
web-waiting-you = you
web-waiting-send = Send this link. The game begins when everybody sits.
web-waiting-bot = Let the computer play here
web-waiting-close = Clear the table
web-waiting-get_up = Get up
web-waiting-full = Every place is taken.
web-gone-title = Nothing here

web-table-your_move = Your turn
web-table-thinks = { $name } is thinking
web-table-sending = Your move is on its way
web-table-watching = You are watching
web-table-undo = Undo
web-table-undo_key = Take back your last choice (U)
web-table-hint = Hint
web-table-hint_key = What would a strong player do? (H)
web-table-hints = hints allowed
web-table-hints_note = Whoever made this table has allowed hints to everybody who plays.
web-table-rules = Rules
web-table-resign = Resign
web-table-rematch = Rematch
web-table-guide = Explain the game to me
web-table-review = Look at the game
web-table-record = Download the record
web-table-leave = Leave; the game waits
web-table-leave_over = To the home page

web-history-label = Looking back
web-history-open = Look back
web-history-open_key = Look back ([ and ])
web-history-slider = Move to look at
web-history-previous = One move back
web-history-next = One move on
web-history-play = Play
web-history-pause = Pause
web-history-move = Move { $move } of { $total }
web-history-back = Back to the game
web-recap-play = Replay
web-recap-label = Replay what the others did since my last move
web-recap-key = What the others did since my last move (P)

web-log-label = Log and chat
web-log-log = Game log
web-log-chat = Chat
web-log-empty = Nothing has happened yet.
web-log-show = Look at the table after move { $move }
web-log-resign = { $name } resigns.
web-log-stand_in = The computer plays for { $name }.
web-log-give_back = { $name } is back.
web-log-secret = { $name } chooses in secret.
web-chat-empty = Say hello.
web-chat-write = Write a line
web-chat-quick = Say at once
web-chat-quick-agreed = Agreed
web-chat-quick-more = Too little
web-chat-quick-later = Later
web-chat-send = Send
web-chat-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
web-chat-write_watchers = Write to the watchers
web-chat-watchers = Watchers talk among themselves: the players read this when the game is over.
web-chat-watcher = watches
web-chat-name = To write here, say your name first.
web-chat-about = { $name }: hide or report
web-chat-mute = Hide everything from { $name }
web-chat-mute_note = Only for you, in this browser. You can show it again at any time.
web-chat-muted = Lines from { $name } are hidden.
web-chat-unmute = Show them
web-report-title = Report somebody
web-report-who = Who is it about?
web-report-why = What is wrong? (optional)
web-report-note = Whoever runs this server will read it, with your name. Nobody at the table is told.
web-report-send = Report
web-report-sent = Thank you. Whoever runs this server will read it.

web-actions-label = Everything you can do
web-actions-none = Nothing is asked of you now.
web-actions-blocked = Not possible now: { $count }
web-actions-why = The rule

web-status-lost = The connection is lost; we are coming back. Nothing is gone.
web-status-lost_pending = The connection is lost. Your move is kept and goes out as soon as we are back.
web-status-refused = That did not count:
web-status-stood_in = The computer plays for you.
web-status-give_back = I am back
web-status-absent = { $name } is away. The computer could play on.
web-status-propose = Let it play
web-status-proposed = Shall the computer play for { $name }?
web-status-agree = Yes
web-status-agreed = You want the computer to play for { $name }; the others are asked.

web-hint-thinking = A strong player is thinking about it.
web-hint-none = Nothing to choose from here.

web-resign-title = Resign?
web-resign-text = The game ends, and the others win.
web-resign-stay = Play on

web-result-you_win = You win
web-result-wins = { $name } wins
web-result-named = { $title }: { $kind }
web-result-shared = A shared victory
web-result-alone = { $points ->
    [one] The end: { $points } point
   *[other] The end: { $points } points
}
web-result-resigned = { $name } resigned
web-result-offered = Ready for another game: { $names }
web-result-rematch_waits = Waiting for the others
web-result-to_rematch = To the new game
web-result-board = See the board

## The finished game

web-review-title = Game review
web-review-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
web-review-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-review-share = Share the replay
web-review-sheet = Score sheet
web-review-replay = Replay
web-review-analysis = How the game went
web-review-analysis_about = A strong player goes through the game move by move, knowing only what each player could know then, and shows where the chances changed.
web-review-analyse = Go through the game
web-review-thinking = Thinking: { $done } of { $total } moves
web-review-plot_chances = How many of 100 games each would win from here on. Move along the lines to see the board at that moment.
web-review-plot_points = Your points as they stood. Move along the line to see the board at that moment.
web-review-turning_points = Turning points
web-review-no_turning_points = No move lost much: a close and careful game.
web-review-none_yet = None so far.
web-review-at_move = Move { $move }
web-review-look = See the board
web-review-better = Show the better move
web-review-next_move = { $name }: “{ $played }” wins about { $chance } of 100 games.
web-review-best_move = There was nothing better.
web-review-better_move = Better: “{ $better }”, { $chance }.
web-review-play_on = Play on from here
web-review-play_on_text = A new table begins after move { $move } of this game, with computers at the other seats. What comes next is shuffled and rolled anew, so nobody can know it from this game. What the others already hold is as it was.
web-review-play_on_seat = Where do you want to sit?
web-review-play_on_level = Computers play as
web-review-play_on_begin = Begin
web-review-chapter-age = { $number ->
    [1] Age I
    [2] Age II
    [3] Age III
   *[other] Age { $number }
}
web-review-chapter-round = Round { $number }
web-review-fair_continued = This game went on with another one after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. The secret proves what was drawn and rolled after that; what came before, the record of the other game proves.
web-review-not_over = This game is still going on.
web-review-to_table = To the table
web-review-fair = Were the shuffles fair?
web-review-fair_text = Before the first move the server published the fingerprint of its secret; now you have the secret. Your browser can work out every shuffle anew and compare.
web-review-verify = Verify the shuffles
web-review-verifying = Working it out
web-review-verified = { $count ->
    [one] { $count } outcome checked: it follows from the secret, and the secret fits its fingerprint.
   *[other] { $count } outcomes checked: all follow from the secret, and the secret fits its fingerprint.
}
web-review-commitment = Fingerprint
web-review-secret = Secret
web-review-fault-damaged = The record is damaged: its seal does not fit.
web-review-fault-unsealed = The chance of this game was not sealed, so there is nothing to compare.
web-review-fault-secret = The secret does not fit the fingerprint published before the game.
web-review-fault-outcome = Outcome { $count } is not the one the secret gives.
web-review-fault-insecure = Your browser can do this only over https or on this very machine. Download the record and run “tessera verify”.

## Problems

web-problem-offline = The server can't be reached. Try again in a moment.
web-problem-unclear = Something went wrong on our side. Try again in a moment.
web-problem-no_server = The server does not answer yet; we keep asking.
web-problem-page = This page could not be loaded. Reload it in a moment.
web-missing-title = No such page
web-missing-text = Perhaps a tessera fell out of the address.

## Account

web-account-title = Name and account
web-account-guest = You play as a guest. This browser remembers you; an account lets you come back from another one.
web-account-known = Signed in as { $login }.
web-account-name = Your name at the tables
web-account-save = Save
web-account-saved = Saved
web-account-make = Make an account
web-account-make_note = Your games so far go along; keys for programs that you made as a guest end.
web-account-log_in = Sign in
web-account-login = Account name
web-account-password = Password
web-account-password_change = Change the password
web-account-password_old = Present password
web-account-password_new = New password
web-account-password_changed = The password is changed. All other browsers are signed out.
web-account-delete = Delete the account
web-account-delete_note = You will be signed out everywhere and your keys end. Your games stay, under the name the others saw. This cannot be undone.
web-account-sessions = Where you are signed in
web-account-this = this browser
web-account-seen = last seen { $when }
web-account-end = End
web-account-log_out = Sign out
web-account-end_others = Sign out everywhere else
web-account-end_others_note = Only this browser stays signed in.
web-account-end_tokens = End the keys for programs, too
web-account-end_tokens_note = Whoever has one can still play in your name.
web-account-tokens = Keys for programs
web-account-tokens_note = A program with such a key plays in your name, or only looks. It cannot change your password or make other keys.
web-account-token_name = What it is for
web-account-make_token = Make a key
web-account-scope = What the key is for
web-account-scope-play = to play
web-account-scope-read = only to look
web-account-token_secret = Copy the key now: it is shown only once.

## About

web-about-title = About Tessera
web-about-what = Tessera is a table for four board games about civilizations: free, open, without advertising and without tracking. It is made by people who love these games, and it is not connected with their authors and publishers; the names belong to their owners. If you like a game here, buy it: on a table of wood it is better still.
web-about-own = Texts, rules in our own words, mosaics, scenes, coins and boards are made for Tessera. Nothing is copied from the published games.
web-about-credits = With thanks
web-about-icons = Icons: game-icons.net by Lorc, Delapouite and contributors, licence CC BY 3.0.
web-about-fonts = Typefaces: Forum by Denis Masharov and Alegreya Sans by Juan Pablo del Peral, SIL Open Font License 1.1.
web-about-fair = Fair chance
web-about-fair_text = Every shuffle follows from a secret whose fingerprint is published before the first move. When the game is over, the secret is shown, and anybody can check.
web-about-privacy = What we keep
web-about-privacy_text = The name you typed, your games and what you said at the tables, and a cookie so that you come back to them; with an account, a second one, by which your browser is known when you sign in again. Nothing else.

## The owner's box

web-box-title = The owner's box
web-box-games = Games
web-box-what = { $guesses ->
    [0] Everything here was looked up by somebody who owns the game.
    [one] One thing here is our guess, marked with °: no source tells it. If you own the game, you can correct it, and everything plays by it: boards, opponents, rules.
   *[other] { $guesses } things here are our guesses, marked with °: no source tells them. If you own the game, you can correct them, and everything plays by it: boards, opponents, rules.
}
web-box-edition = This server plays with the corrections { $edition } of somebody who owns the game.
web-box-guess = our guess
web-box-correct = How to correct it
web-box-download = Download the file
web-box-download_what = with everything that can be corrected, and write over it what is printed on your board, cards and pieces.
web-box-try_what = Try it here. Nothing is changed by that: you only learn what cannot be, and what would be different.
web-box-take = Whoever runs this server puts the file into its data folder as { $file } and starts the server again. Games that were begun before wait for their own numbers; nothing is lost.
web-box-try = Try a file
web-box-choose = Choose a file…
web-box-paste = Or its text
web-box-check = Check it
web-box-faults = { $faults ->
    [one] There is something that cannot be.
   *[other] There are { $faults } things that cannot be.
}
web-box-line = Line { $line }
web-box-sound = { $changes ->
    [one] The file is sound. One thing would be different here; { $guesses } would still be guesses.
   *[other] The file is sound. { $changes } things would be different here; { $guesses } would still be guesses.
}
web-box-same = The file is sound, and has the same numbers that are played with here; { $guesses } would still be guesses.
web-about-box = The owner's box
web-about-box_text = Of some games we know the rules, but not every number of the box. What we had to guess is marked, and whoever owns the game can correct it.

## Keys

web-keys-title = Keys
web-keys-keys = show these keys
web-keys-rules = open the rules
web-keys-undo = take back
web-keys-hint = ask for a hint
web-keys-log = go to the log
web-keys-back = look one move back
web-keys-forth = look one move on
web-keys-recap = replay what the others did since your last move
web-keys-tab = go to the next thing that can be chosen
web-keys-enter = choose it
web-keys-escape = close what is open
