# The command line.

cli-about = Civilization board games: play them in the terminal, replay and check recorded games, measure the engine.
cli-commands = commands
cli-command = COMMAND
cli-arguments = arguments
cli-options = options
cli-help = show this help
cli-misused = { $program }: { $why }. Add --help to see what is possible.
cli-usage = Usage:
cli-wrong-whole_number = { $option } needs a whole number, not “{ $value }”
cli-wrong-number = { $option } needs a number, not “{ $value }”
cli-wrong-choice = { $option } can't be “{ $value }”; possible: { $choices }
cli-wrong-nothing_follows = { $option } needs something after it
cli-wrong-something_follows = { $option } stands alone, without “{ $value }”
cli-wrong-ambiguous = “{ $option }” may mean { $choices }
cli-wrong-missing = this is missing: { $names }
cli-wrong-unknown = unknown: { $words }
cli-file = { $path } can't be used: { $why }.
cli-unfinished = This could not be finished: { $why }.
cli-lang = the language: en or ru; by default that of your system
cli-game = the game: { $games }
cli-option = an option of the game, such as pantheon=true; may be repeated
cli-seats = number of seats
cli-seed = the seed of chance
cli-json = print the result as one line of JSON
cli-file_of_record = a recorded game

cli-play-about = play a game in the terminal
cli-play-seat = who sits at the next seat: person, level1 to level5, greedy, uct or random; level5:0.5 thinks for at most half a second; repeat for each seat (person and greedy if none is given)
cli-play-record = where to record the game; by default a new file in the current folder
cli-play-resume = go on with a recorded game that is not finished
cli-play-seed = a seed for chance, to get the same game again; without it chance is sealed
cli-play-seconds = how long a computer player may think about a move where its seat does not say it; by default as long as its level does

cli-serve-about = play in the browser: run a server for yourself and your friends
cli-serve-host = the address to listen on (127.0.0.1, this machine alone; 0.0.0.0 lets others in your network in)
cli-serve-port = the port (8000); 0 takes any free one
cli-serve-data = the folder that keeps games and people ($XDG_DATA_HOME/tessera, or ~/.local/share/tessera)
cli-serve-database = another database than a file in that folder: postgresql://USER:PASSWORD@HOST/NAME, or sqlite:///FILE
cli-serve-redis = redis://HOST: connects several servers that share a database
cli-serve-bot_seconds = how long a computer player may think about a move (2)
cli-serve-bot_delay = how long it waits before it moves, so that people can follow (0.6)
cli-serve-bot_workers = how many processes think for the computer players (one for each core but one, and at least four)
cli-serve-client = the folder of the built pages (client/dist in a checkout)
cli-serve-origins = other sites that may use this server in a person's name, separated by commas (none)
cli-serve-rate_limit = limits to how often, and over how many connections, somebody may do something: on or off (on)
cli-serve-hosts = the names by which people reach this server, such as games.example.org behind a proxy, separated by commas (those of this machine are known)
cli-serve-connections = how many connections may be open at once (4000)
cli-serve-connections_per_address = how many of them from one address of the network (200)
cli-serve-metrics = who may read /metrics, the figures for Prometheus: local, all or off (local, which is this machine)
cli-serve-proxy = trust a proxy on this machine, by X-Forwarded-For and X-Forwarded-Proto, to tell who asks and whether by https: on or off (off)
cli-serve-open = open the browser
cli-serve-variables = Each option can also be set by a variable of the environment: --bot-seconds is TESSERA_BOT_SECONDS. An option goes before its variable.
cli-serve-running = Tessera runs: { $links }  (games are kept in { $database }; Ctrl+C stops it)
cli-serve-missing = The server needs { $module }. Install it with: pip install 'tessera[cli,server]'

cli-edition = a file with corrections of a game by somebody who owns it; may be repeated
cli-edition-about = write a file in which an owner of a game corrects what we had to guess, or check one
cli-edition-check = check this file instead: every fault with its line, or what it corrects
cli-edition-to = where to write the file; by default the name of the game with .toml, in the current folder
cli-edition-nothing = Nothing of { $game } had to be guessed, so there is nothing to correct.
cli-edition-exists = { $path } exists already and stays as it is: name another file with --to.
cli-edition-written = { $path } is written: { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, { $guesses ->
    [one] { $guesses } of them a guess
   *[other] { $guesses } of them guesses
}, marked with °. Correct what you know, and check it with --check.
cli-edition-differs = { $path } ({ $name }): { $was } → { $now }
cli-edition-sound = { $differing ->
    [0] { $path } is sound and has the same numbers as we have; { $guesses } are still marked as guesses.
    [one] { $path } is sound and corrects { $differing } entry (edition { $edition }); { $guesses } are still marked as guesses. To play by it, put it into the data folder as { $file } and start again, or give it with --edition.
   *[other] { $path } is sound and corrects { $differing } entries (edition { $edition }); { $guesses } are still marked as guesses. To play by it, put it into the data folder as { $file } and start again, or give it with --edition.
}
cli-edition-played = { $game } is played with the corrections { $edition } of its owner.

cli-backup-about = save the games and people of a server into a file, also while it runs
cli-backup-file = the file to write
cli-backup-force = write it even if it exists
cli-backup-done = { $database } was saved in { $file } ({ $size } MB). It holds secrets: keep it where only you can read it.
cli-restore-about = bring the games and people of a server back from a file; stop the server first
cli-restore-file = a file that tessera backup has written
cli-restore-force = replace the games and people that are there; they are kept beside, in a file that ends in .old
cli-restore-done = { $database } is again what was saved in { $file }. Now start the server.

cli-check-about = see which running games go on with this version, before its server is started; nothing is changed
cli-check-records = write the records of games that don't go on into this folder; they hold what players keep from each other
cli-check-older = make a data folder for the older version, in which only those games run that don't go on here
cli-check-running = Replaying the running games
cli-check-after_reload = { $table } ({ $game }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}): goes on by the new rules; people reload the page.
cli-check-cannot = { $table } ({ $game }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}): can't go on: { $why }
cli-check-damaged = { $table } ({ $game }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}): is damaged: { $why }
cli-check-result = Running games: { $all }. Go on: { $goes_on }. Go on after a reload of the page: { $after_reload }. Can't go on: { $cannot }. Damaged: { $damaged }.
cli-check-written = Records written to { $path }: { $number }. They hold secrets: keep them where only you can read them.
cli-check-left = { $path } is ready for the older version: start it there with --data and a port of its own.
cli-reports-about = read what people have reported to you, who run the server
cli-reports-last = how many to show, the newest first (50)
cli-reports-none = Nobody has reported anything.
cli-reports-line = { $when }, table { $table }: { $by } reports { $name }

cli-replay-about = show what happened in a recorded game
cli-replay-board = draw the table as it was after this move

cli-review-about = judge a recorded game: the chances to win over time, and the moves that lost most
cli-review-seconds = how long to think about each choice
cli-review-running = Thinking the game through
cli-review-chances = Chance to win, from the first move to the last
cli-review-legend = { $lowest } is 0, { $highest } is { $most }; below the bars stand the numbers of the moves.
cli-review-points = Points, from the first move to the last
cli-review-turning_points = Turning points
cli-review-none = No move lost much: there are no turning points.

cli-verify-about = check a recorded game: that it replays, and that nobody touched the shuffles
cli-verify-sealed = { $moves ->
    [one] All is well: { $moves } move replays, and every outcome of chance follows from the secret behind commitment { $commitment }.
   *[other] All is well: { $moves } moves replay, and every outcome of chance follows from the secret behind commitment { $commitment }.
}
cli-verify-unsealed = { $moves ->
    [one] { $moves } move replays. Chance was not sealed or its secret is not revealed yet, so the outcomes can't be proved.
   *[other] { $moves } moves replay. Chance was not sealed or its secret is not revealed yet, so the outcomes can't be proved.
}

cli-arena-about = let computer players play against each other, seats rotated and with the same luck for each
cli-arena-players = the players, separated by commas: { $players }
cli-arena-games = number of games for each pairing
cli-arena-seconds = how long a player may think about a move; by default as long as it likes to
cli-arena-workers = how many games are played at the same time
cli-arena-ray = play on the Ray cluster at this address, or on this machine with “local”
cli-arena-records = a folder for the records of the games, by default a new one here
cli-arena-no_records = keep no records
cli-arena-kept = The records of the games are in { $path }
cli-arena-running = Playing
cli-arena-line = { $player }: { $wins } won, { $draws } drawn, { $losses } lost · { $mean_score } points on average · Elo { $elo } ({ $low } to { $high })

cli-bench-about = measure how fast the engine plays
cli-bench-seconds = how long to measure
cli-bench-running = Playing at random…
cli-bench-compiled = The engine is compiled.
cli-bench-interpreted = The engine is interpreted (no compiled modules were found).
cli-bench-playouts_per_s = { $figure } random games a second
cli-bench-decisions_per_s = { $figure } decisions a second
cli-bench-decisions_per_game = { $figure } decisions a game
cli-bench-clone_us = { $figure } microseconds for a clone
cli-bench-iterations_per_s = { $figure } iterations a second of a plain search

cli-fuzz-about = play at random and check every law of the engine at every state
cli-fuzz-games = number of games
cli-fuzz-running = Checking
cli-fuzz-result = { $failures ->
    [0] { $games } games, { $decisions } decisions: every law holds.
    [one] { $games } games, { $decisions } decisions, { $failures } failure:
   *[other] { $games } games, { $decisions } decisions, { $failures } failures:
}

cli-perft-about = count the sequences of legal actions from a set-up
cli-perft-depth = how many actions deep
cli-perft-running = Counting…
cli-perft-line = depth { $depth }: { $count }

core-error-option_form = “{ $option }” is not an option: write it as name=value.
core-error-not_positive = { $option } must be greater than zero.
core-error-not_with_resume = { $option } does not go with --resume: a recorded game goes on in its file as it began.
core-error-not_text = This is not a text file, so it is not a record.
core-error-no_ray = This needs Ray. Install it with: pip install 'tessera[ray]'
core-error-no_cluster = There is no Ray cluster at { $address }.
core-error-too_few_players = Name at least { $seats } players, separated by commas.
