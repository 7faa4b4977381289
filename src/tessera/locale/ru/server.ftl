# Сервер: почему что-то не получилось и почему прервано соединение.

server-error-bad_request = Сервер не понял этот запрос.
server-error-ours = На сервере произошла ошибка. Ничего из сделанного не пропало, попробуйте ещё раз.
server-error-too_large = Это слишком много за один раз.
server-error-origin = Запрос пришёл с другого сайта, поэтому не выполнен.
server-error-host = Этот сервер не знает имени «{ $name }». Откройте его по собственному адресу; если имя ваше, запустите сервер с --hosts { $name }.
server-error-no_such_page = Здесь ничего нет.
server-error-stranger = Сначала представьтесь: достаточно имени.
server-error-name = В имени должно быть от 1 до { $length } видимых знаков.
server-error-name_letters = В этом имени есть невидимые или громоздящиеся знаки. Напишите его обычными буквами.
server-error-chat = В сообщении должно быть от 1 до { $length } видимых знаков.
server-error-too_many = { $seconds ->
    [one] Слишком много сразу. Подождите { $seconds } секунду и повторите.
    [few] Слишком много сразу. Подождите { $seconds } секунды и повторите.
   *[other] Слишком много сразу. Подождите { $seconds } секунд и повторите.
}

server-error-login = Имя учётной записи — от { $least } до { $most } букв, цифр и знаков . _ - + @
server-error-password_length = В пароле должно быть от { $least } до { $most } знаков.
server-error-login_taken = Учётная запись с таким именем уже есть. Выберите другое имя или войдите, если она ваша.
server-error-has_account = У вас уже есть учётная запись.
server-error-no_account = Вы играете как гость: учётной записи ещё нет.
server-error-wrong_password = Это не ваш нынешний пароль. Попробуйте ещё раз.
server-error-wrong_login = Неверное имя или пароль.
server-error-no_such_session = С этого устройства уже вышли.
server-error-no_such_token = Такого ключа нет: возможно, его отозвали.
server-error-token = Ключ недействителен: возможно, его отозвали.
server-error-too_many_tokens = Больше { $most } ключей завести нельзя: сначала отзовите один из них.
server-error-only_reads = Этот ключ — только для просмотра. Чтобы играть, создайте ключ для игры.
server-error-needs_session = С ключом для программ этого сделать нельзя. Сделайте это в браузере, на странице своей учётной записи.

server-error-no_such_game = В эту игру здесь не играют.
server-error-no_such_table = Такого стола нет: его закрыли, или ссылка неполная.
server-error-no_such_seat = Такого места за столом нет.
server-error-no_such_level = Такого компьютерного игрока нет.
server-error-thinking = Компьютерный игрок здесь может думать не дольше { $seconds } секунд.
server-error-no_such_move = Хода { $move } нет: всего в партии ходов — { $moves }.
server-error-nobody_plays = Хотя бы одно место должно быть для человека.
server-error-seated_twice = Один человек может занять только одно место.
server-error-place_taken = Это место уже занято.
server-error-begun = Партия уже началась.
server-error-not_begun = Партия ещё не началась: есть свободные места.
server-error-not_over = Партия ещё не окончена.
server-error-not_host = Это может сделать только тот, кто открыл стол.
server-error-not_seated = Вы не играете за этим столом, а наблюдаете.
server-error-no_hints = За этим столом подсказок нет: тот, кто его открыл, их не разрешил.
server-error-no_such_line = Такой строчки в беседе нет.
server-error-read_only = Правила с тех пор изменились, поэтому эту партию можно только смотреть.
server-error-clock = Часам нужно от одной секунды до 30 дней; добавочное время бывает только у часов на всю партию.

server-error-too_late = Тем временем произошло что-то ещё. Взгляните на стол и выберите снова.
server-error-stood_in = Сейчас за вас играет компьютер. Сначала верните себе место.
server-error-not_stood_in = Вы играете сами, возвращать нечего.
server-error-has_resigned = В этой партии вы сдались.
server-error-not_away = { $seconds ->
    [one] Этот игрок на месте или отошёл меньше { $seconds } секунды назад. Подождите немного.
   *[other] Этот игрок на месте или отошёл меньше { $seconds } секунд назад. Подождите немного.
}

server-closed-again = Соединение прервалось. Ничего не потеряно.
server-closed-signed_out = Здесь вы вышли из своей учётной записи.
server-closed-slow = Соединение слишком медленное. Ничего не потеряно.
server-closed-stopping = Сервер перезапускается. Ничего не потеряно.
server-closed-table_closed = Тот, кто открыл этот стол, закрыл его.

server-page-not_built = Сервер работает, но страницы не собраны. В папке «client» выполните «npm ci» и «npm run build», затем обновите эту страницу.

server-error-database_url = База данных записывается как sqlite:///ФАЙЛ или postgresql://ИМЯ:ПАРОЛЬ@УЗЕЛ/БАЗА.
server-error-redis_url = Redis записывается как redis://УЗЕЛ:ПОРТ или rediss://, если соединение шифруется.
server-error-unreachable_database = База данных недоступна: { $why }. Проверьте --database или --data и работает ли она.
server-error-unreachable_redis = Redis недоступен: { $why }. Проверьте --redis и работает ли он.
server-error-port_taken = Порт { $port } занят, возможно, другим tessera serve. Остановите ту программу или выберите другой порт через --port (0 — любой свободный).
server-error-cannot_listen = Нельзя принимать соединения на { $host }, порт { $port }: { $why }. Выберите другой --host или --port.
server-error-setting = { $name }: значение «{ $value }» не подходит. Смотрите tessera serve --help.

server-error-no_database = Сохранять нечего: { $path } не существует. Укажите --data или --database этого сервера.
server-error-file_exists = { $path } уже есть. Выберите другое имя или добавьте --force, чтобы заменить файл.
server-error-database_exists = { $path } уже есть. Добавьте --force, чтобы заменить; прежнее останется рядом, в файле с окончанием .old.
server-error-database_used = Файл { $path } занят сервером. Сначала остановите сервер.
server-error-not_a_backup = { $path } — не целая база данных Tessera, поэтому ничего не изменено.
server-error-later_backup = { $path } — из более новой версии Tessera. Сначала обновитесь.
server-error-not_a_file = Это для файлов SQLite. PostgreSQL сохраняют через pg_dump и возвращают через pg_restore: см. docs/hosting.md.
