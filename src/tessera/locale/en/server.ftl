# The server: why something could not be done, and why a connection ended.

server-error-bad_request = The server did not understand this request.
server-error-ours = Something went wrong on the server. Nothing you did is lost; try again.
server-error-not_stored = This could not be stored just now, so it does not count yet. Nothing of what came before is lost; try again in a moment.
server-error-damaged = Entry { $entry } of this game is missing or cannot be read, so nobody can play it on. You see it as it was before that.
server-error-unreadable_table = What was kept of this table can't be read, so nobody can play on here. You can take along what is left of the record, and whoever runs this server may have a copy from before.
server-error-too_large = That is too much at once.
server-error-late = The request took too long to arrive, so it was not carried out. Try again.
server-error-crowded = Too many connections are open from your network. Close other windows, or try again in a minute.
server-error-full = The server is full at the moment. Try again in a minute.
server-error-origin = This came from another site, so it was not carried out.
server-error-host = This server does not go by the name “{ $name }”. Open it by its own address; if the name is yours, start the server with --hosts { $name }.
server-error-no_such_page = There is nothing here.
server-error-stranger = Say who you are first: a name is enough.
server-error-name = A name has 1 to { $length } visible characters.
server-error-name_letters = This name has characters that can't be seen or that pile up. Write it with ordinary letters.
server-error-chat = A message has 1 to { $length } visible characters.
server-error-too_many = { $seconds ->
    [one] That was too much at once. Wait { $seconds } second, then try again.
   *[other] That was too much at once. Wait { $seconds } seconds, then try again.
}

server-error-login = The name of an account has { $least } to { $most } letters, digits or any of . _ - + @
server-error-password_length = A password has { $least } to { $most } characters.
server-error-login_taken = There is an account of that name. Choose another name, or sign in if it is yours.
server-error-has_account = You have an account.
server-error-no_account = You play as a guest: there is no account yet.
server-error-wrong_password = That is not your present password. Try again.
server-error-wrong_login = The name or the password is not right.
server-error-no_such_session = This device is not signed in any more.
server-error-no_such_token = There is no such key: it may have been revoked.
server-error-token = This key is not valid: it may have been revoked.
server-error-too_many_tokens = More than { $most } keys are not possible: revoke one first.
server-error-only_reads = This key is only for looking. To play, make one for playing.
server-error-needs_session = A key for programs can't do this. Do it on the page of your account, in a browser.

server-error-no_such_game = This game can't be played here.
server-error-no_such_table = There is no such table: it was closed, or the link is not complete.
server-error-no_such_seat = There is no such place at this table.
server-error-no_such_level = There is no such computer player.
server-error-thinking = A computer player may think for at most { $seconds } seconds here.
server-error-no_such_move = There is no move { $move }: the game has { $moves }.
server-error-nobody_plays = At least one place must be for a person.
server-error-seated_twice = One person can take only one place.
server-error-place_taken = Somebody else has taken this place.
server-error-begun = The game has begun.
server-error-not_begun = The game has not begun: places are still open.
server-error-not_over = The game is not over yet.
server-error-not_host = Only whoever made the table may do this.
server-error-not_seated = You don't play at this table, you only watch.
server-error-no_hints = Hints are off at this table: whoever made it did not allow them.
server-error-no_such_line = There is no such line in the chat.
server-error-read_only = This game can't go on here, so it can only be looked at.
server-error-other_edition = This game is played with the corrections { $edition } of somebody who owns it, and this server has others now, so it can't go on here. Nothing is lost: it goes on when whoever runs this server puts their file back. You can take your record along.
server-error-no_edition = This game is played without corrections, and this server plays with the corrections { $edition } now, so it can't go on here. Nothing is lost: it goes on when whoever runs this server takes their file away. You can take your record along.
server-error-no_box = Nothing of this game had to be guessed, so there is nothing to correct.
server-error-stranded = The rules of this game have changed since it began, so it can't go on here. You can take your record along; whoever runs this server can let the older version finish it.
server-error-no_setup = its set-up is missing
server-error-entry_missing = entry { $number } is missing
server-error-unreadable = its rows can't be read
server-error-replay_failed = the present rules can't replay it ({ $error })
server-error-other_action = at entry { $number } the action “{ $notation }” has another number now
server-error-other_events = at entry { $number } something else happens by the present rules
server-error-other_state = after entry { $number } the game stands otherwise by the present rules
server-error-other_result = by the present rules it ends otherwise
server-error-clock = A clock needs between a second and 30 days; extra time goes with a clock for the whole game.

server-error-too_late = Something else has happened meanwhile. Look again, then choose.
server-error-no_hint = The hint could not be worked out this time. Ask again in a moment.
server-error-still_thinking = The server is still thinking about what you asked before. Wait for its answer.
server-error-stood_in = A computer plays for you now. Take your place back first.
server-error-not_stood_in = You play yourself, so there is nothing to take back.
server-error-has_resigned = You have given up this game.
server-error-not_away = { $seconds ->
    [one] They are here, or have left less than { $seconds } second ago. Wait a little.
   *[other] They are here, or have left less than { $seconds } seconds ago. Wait a little.
}

server-closed-signed_out = You were signed out here.
server-closed-slow = The connection was too slow. Nothing is lost.
server-closed-stopping = The server is restarting. Nothing is lost.
server-closed-table_closed = Whoever made this table has closed it.

server-store-full = The server's disk is full, so nothing can be played for now. Nothing was lost: the host must make room, then it goes on.
server-store-damaged = The server's database is damaged, so nothing can be played for now. The host must repair it.
server-store-read_only = The server can't write to its database, so nothing can be played for now. Nothing was lost: the host must look after it.
server-store-away = The server's database does not answer at the moment. Nothing was lost: try again soon.

server-page-not_built = The server runs, but the pages are not built. In the folder “client” run “npm ci” and “npm run build”, then load this page again.

server-error-database_url = A database is written as sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
server-error-redis_url = A Redis is written as redis://HOST:PORT, or rediss:// for an encrypted connection.
server-error-unreachable_database = The database can't be used: { $why }. Check --database or --data, and whether it runs.
server-error-file_used = Another server uses { $path } (process { $process }). Stop that one first, or give this one a folder of its own with --data.
server-error-folder_read_only = The server can't write in { $path }. Let the user it runs as write there, or choose another folder with --data.
server-error-file_read_only = The server can't write to { $path }. Let the user it runs as write to it, or choose another folder with --data.
server-error-file_busy = Another program has locked { $path }. Close it, then start again.
server-error-disk_full = The disk of { $path } is full. Make room, then start again.
server-error-damaged_database = { $path } is damaged: { $why }. Bring the last good copy back with tessera restore --force; what is there now is kept beside it.
server-error-not_a_database = { $path } is not a database of Tessera. Move it away, or choose another place with --data or --database.
server-error-later_database = { $database } was used by a later version of Tessera. Install that version again, or bring back a copy from before it.
server-error-unreachable_redis = Redis can't be reached: { $why }. Check --redis, and whether it runs.
server-error-port_taken = Port { $port } is in use, perhaps by another tessera serve. Stop that program, or choose another port with --port (0 takes any free one).
server-error-cannot_listen = Can't listen on { $host }, port { $port }: { $why }. Choose another --host or --port.
server-error-setting = { $name } can't be “{ $value }”. See tessera serve --help.

server-error-no_database = There is nothing to save: { $path } does not exist. Give the server's --data or --database.
server-error-file_exists = { $path } exists. Choose another name, or add --force to replace it.
server-error-database_exists = { $path } exists. Add --force to replace it; it is then kept beside, in a file that ends in .old.
server-error-database_used = A server uses { $path }. Stop it first.
server-error-folder_taken = { $path } holds a database already. Choose another folder.
server-error-not_a_backup = { $path } is not a whole database of Tessera, so nothing was changed.
server-error-later_backup = { $path } comes from a later version of Tessera. Update first.
server-error-not_a_file = This is for SQLite files. PostgreSQL is saved with pg_dump and brought back with pg_restore: see docs/hosting.md.
