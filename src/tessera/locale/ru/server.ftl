# Сервер: почему что-то не получилось и почему прервано соединение.

server-error-bad_request = Сервер не понял этот запрос.
server-error-ours = На сервере произошла ошибка. Ничего из сделанного не пропало, попробуйте ещё раз.
server-error-not_stored = Сейчас это не удалось сохранить, поэтому оно пока не считается. Всё, что было раньше, цело; попробуйте ещё раз чуть позже.
server-error-damaged = Запись { $entry } этой партии пропала или не читается, поэтому продолжить её нельзя. Вы видите, как всё было до неё.
server-error-too_large = Это слишком много за один раз.
server-error-late = Запрос шёл слишком долго и не был выполнен. Попробуйте ещё раз.
server-error-crowded = Из вашей сети открыто слишком много соединений. Закройте другие окна или попробуйте через минуту.
server-error-full = Сервер сейчас переполнен. Попробуйте через минуту.
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
server-error-stranded = Правила этой игры изменились с её начала, и здесь партию не продолжить. Вы можете забрать свою запись; хозяин сервера может дать доиграть её в прежней версии.
server-error-no_setup = не сохранилась расстановка
server-error-entry_missing = не хватает записи { $number }
server-error-unreadable = строки базы данных не читаются
server-error-replay_failed = по нынешним правилам партия не повторяется ({ $error })
server-error-other_action = у записи { $number } действие «{ $notation }» теперь под другим номером
server-error-other_events = у записи { $number } по нынешним правилам происходит другое
server-error-other_state = после записи { $number } по нынешним правилам положение другое
server-error-other_result = по нынешним правилам партия кончается иначе
server-error-clock = Часам нужно от одной секунды до 30 дней; добавочное время бывает только у часов на всю партию.

server-error-too_late = Тем временем произошло что-то ещё. Взгляните на стол и выберите снова.
server-error-no_hint = На этот раз подсказку подготовить не удалось. Попросите её ещё раз чуть позже.
server-error-still_thinking = Сервер ещё думает над вашим предыдущим вопросом. Подождите ответа.
server-error-stood_in = Сейчас за вас играет компьютер. Сначала верните себе место.
server-error-not_stood_in = Вы играете сами, возвращать нечего.
server-error-has_resigned = В этой партии вы сдались.
server-error-not_away = { $seconds ->
    [one] Этот игрок на месте или отошёл меньше { $seconds } секунды назад. Подождите немного.
   *[other] Этот игрок на месте или отошёл меньше { $seconds } секунд назад. Подождите немного.
}

server-closed-signed_out = Здесь вы вышли из своей учётной записи.
server-closed-slow = Соединение слишком медленное. Ничего не потеряно.
server-closed-stopping = Сервер перезапускается. Ничего не потеряно.
server-closed-table_closed = Тот, кто открыл этот стол, закрыл его.

server-store-full = На диске сервера нет места, и пока играть нельзя. Ничего не потеряно: хозяину сервера нужно освободить место, и партия продолжится.
server-store-damaged = База данных сервера повреждена, и пока играть нельзя. Хозяину сервера нужно её исправить.
server-store-read_only = Сервер не может писать в свою базу данных, и пока играть нельзя. Ничего не потеряно: этим должен заняться хозяин сервера.
server-store-away = База данных сервера сейчас не отвечает. Ничего не потеряно: попробуйте ещё раз чуть позже.

server-page-not_built = Сервер работает, но страницы не собраны. В папке «client» выполните «npm ci» и «npm run build», затем обновите эту страницу.

server-error-database_url = База данных записывается как sqlite:///ФАЙЛ или postgresql://ИМЯ:ПАРОЛЬ@УЗЕЛ/БАЗА.
server-error-redis_url = Redis записывается как redis://УЗЕЛ:ПОРТ или rediss://, если соединение шифруется.
server-error-unreachable_database = База данных недоступна: { $why }. Проверьте --database или --data и работает ли она.
server-error-file_used = Файл { $path } занят другим сервером (процесс { $process }). Остановите тот сервер или дайте этому свою папку через --data.
server-error-folder_read_only = Сервер не может писать в папку { $path }. Разрешите это пользователю, от имени которого он работает, или выберите другую папку через --data.
server-error-file_read_only = Сервер не может писать в файл { $path }. Разрешите это пользователю, от имени которого он работает, или выберите другую папку через --data.
server-error-file_busy = Файл { $path } заблокирован другой программой. Закройте её и запустите сервер снова.
server-error-disk_full = На диске с { $path } нет места. Освободите место и запустите сервер снова.
server-error-damaged_database = Файл { $path } повреждён: { $why }. Верните последнюю хорошую копию командой tessera restore --force; то, что есть сейчас, останется рядом.
server-error-not_a_database = { $path } — не база данных Tessera. Уберите этот файл или выберите другое место через --data или --database.
server-error-later_database = С базой { $database } работала более новая версия Tessera. Установите ту версию снова или верните копию, сделанную до неё.
server-error-unreachable_redis = Redis недоступен: { $why }. Проверьте --redis и работает ли он.
server-error-port_taken = Порт { $port } занят, возможно, другим tessera serve. Остановите ту программу или выберите другой порт через --port (0 — любой свободный).
server-error-cannot_listen = Нельзя принимать соединения на { $host }, порт { $port }: { $why }. Выберите другой --host или --port.
server-error-setting = { $name }: значение «{ $value }» не подходит. Смотрите tessera serve --help.

server-error-no_database = Сохранять нечего: { $path } не существует. Укажите --data или --database этого сервера.
server-error-file_exists = { $path } уже есть. Выберите другое имя или добавьте --force, чтобы заменить файл.
server-error-database_exists = { $path } уже есть. Добавьте --force, чтобы заменить; прежнее останется рядом, в файле с окончанием .old.
server-error-database_used = Файл { $path } занят сервером. Сначала остановите сервер.
server-error-folder_taken = В папке { $path } уже есть база данных. Выберите другую папку.
server-error-not_a_backup = { $path } — не целая база данных Tessera, поэтому ничего не изменено.
server-error-later_backup = { $path } — из более новой версии Tessera. Сначала обновитесь.
server-error-not_a_file = Это для файлов SQLite. PostgreSQL сохраняют через pg_dump и возвращают через pg_restore: см. docs/hosting.md.
