# Командная строка.

cli-about = Настольные игры о цивилизациях: играйте в терминале, смотрите и проверяйте записи партий, измеряйте скорость движка.
cli-commands = команды
cli-command = КОМАНДА
cli-arguments = аргументы
cli-options = настройки
cli-help = показать эту справку
cli-misused = { $program }: { $why }. Добавьте --help, чтобы увидеть, что можно сделать.
cli-usage = Как вызвать:
cli-wrong-whole_number = { $option }: нужно целое число, а не «{ $value }»
cli-wrong-number = { $option }: нужно число, а не «{ $value }»
cli-wrong-choice = { $option } не может быть «{ $value }»; возможно: { $choices }
cli-wrong-nothing_follows = после { $option } нужно значение
cli-wrong-something_follows = { $option } пишется без значения, а указано «{ $value }»
cli-wrong-ambiguous = «{ $option }» можно понять так: { $choices }
cli-wrong-missing = не хватает: { $names }
cli-wrong-unknown = неизвестно: { $words }
cli-file = Не удалось использовать { $path }: { $why }.
cli-unfinished = Не удалось довести дело до конца: { $why }.
cli-lang = язык: en или ru; по умолчанию — язык системы
cli-game = игра: { $games }
cli-option = настройка игры, например pantheon=true; можно указать несколько раз
cli-seats = число мест
cli-seed = зерно случайности
cli-json = вывести итог одной строкой JSON
cli-file_of_record = запись партии

cli-play-about = сыграть партию в терминале
cli-play-seat = кто сидит на следующем месте: person, от level1 до level5, greedy, uct или random; level5:0.5 думает не дольше полсекунды; укажите для каждого места (без этого — person и greedy)
cli-play-record = куда записать партию; по умолчанию — новый файл в текущей папке
cli-play-resume = продолжить незаконченную партию из записи
cli-play-seed = зерно случайности, чтобы повторить ту же партию; без него случайность запечатана
cli-play-seconds = сколько секунд компьютерный игрок может думать над ходом, если это не указано для его места; по умолчанию — как принято на его уровне

cli-serve-about = играть в браузере: запустить сервер для себя и друзей
cli-serve-host = адрес, на котором ждать соединений (127.0.0.1, только этот компьютер; 0.0.0.0 — вся ваша сеть)
cli-serve-port = порт (8000); 0 — любой свободный
cli-serve-data = папка, где хранятся партии и игроки ($XDG_DATA_HOME/tessera или ~/.local/share/tessera)
cli-serve-database = другая база вместо файла в этой папке: postgresql://ИМЯ:ПАРОЛЬ@УЗЕЛ/БАЗА или sqlite:///ФАЙЛ
cli-serve-redis = redis://УЗЕЛ: связывает несколько серверов с общей базой данных
cli-serve-bot_seconds = сколько секунд компьютерный игрок может думать над ходом (2)
cli-serve-bot_delay = сколько он ждёт перед ходом, чтобы люди успевали следить (0.6)
cli-serve-bot_workers = сколько процессов думают за компьютерных игроков (по одному на ядро, кроме одного, но не меньше четырёх)
cli-serve-client = папка с собранными страницами (client/dist в рабочей копии)
cli-serve-origins = другие сайты, которым можно обращаться к серверу от имени человека, через запятую (никакие)
cli-serve-rate_limit = ограничивать, как часто и по скольким соединениям можно что-то делать: on или off (on)
cli-serve-hosts = имена, по которым открывают этот сервер, например games.example.org за прокси, через запятую (имена этого компьютера известны и так)
cli-serve-connections = сколько соединений может быть открыто сразу (4000)
cli-serve-connections_per_address = сколько из них с одного сетевого адреса (200)
cli-serve-metrics = кому можно читать /metrics, показатели для Prometheus: local, all или off (local — только этому компьютеру)
cli-serve-proxy = верить прокси на этом компьютере, кто обращается и по https ли (X-Forwarded-For и X-Forwarded-Proto): on или off (off)
cli-serve-open = открыть браузер
cli-serve-variables = Каждый параметр можно задать и переменной среды: --bot-seconds — это TESSERA_BOT_SECONDS. Параметр важнее переменной.
cli-serve-running = Tessera работает: { $links }  (партии хранятся в { $database }; остановить — Ctrl+C)
cli-serve-missing = Серверу нужен модуль { $module }. Установите его: pip install 'tessera[cli,server]'

cli-edition = файл с исправлениями игры от того, у кого она есть; можно повторять
cli-edition-about = записать файл, в котором владелец игры исправит угаданное нами, или проверить такой файл
cli-edition-check = вместо этого проверить файл: каждая ошибка со строкой или список исправлений
cli-edition-to = куда записать файл; по умолчанию имя игры с .toml в текущей папке
cli-edition-nothing = В игре «{ $game }» ничего не пришлось угадывать, и исправлять нечего.
cli-edition-exists = { $path } уже есть и останется как есть: назовите другой файл через --to.
cli-edition-written = Файл { $path } записан: { $entries ->
    [one] { $entries } значение
    [few] { $entries } значения
   *[other] { $entries } значений
}, из них угадано { $guesses } (знак °). Исправьте, что знаете, и проверьте через --check.
cli-edition-differs = { $path } ({ $name }): { $was } → { $now }
cli-edition-sound = { $differing ->
    [0] Файл { $path } годится, но числа в нём те же, что у нас; догадками остаются { $guesses }.
   *[other] Файл { $path } годится. Исправлено: { $differing } (издание { $edition }); догадками остаются { $guesses }. Чтобы играть по нему, положите его в папку данных как { $file } и запустите программу заново или укажите через --edition.
}
cli-edition-played = «{ $game }» идёт с исправлениями владельца { $edition }.

cli-backup-about = сохранить партии и игроков сервера в файл, в том числе на ходу
cli-backup-file = какой файл записать
cli-backup-force = записать, даже если он уже есть
cli-backup-done = { $database } сохранено в { $file } ({ $size } МБ). В нём есть секреты: храните его там, где прочесть его можете только вы.
cli-restore-about = вернуть партии и игроков сервера из файла; сначала остановите сервер
cli-restore-file = файл, который записала команда tessera backup
cli-restore-force = заменить имеющиеся партии и игроков; они останутся рядом, в файле с окончанием .old
cli-restore-done = { $database } — снова то, что было сохранено в { $file }. Теперь запустите сервер.

cli-check-about = узнать, какие партии продолжатся с этой версией, до запуска её сервера; ничего не меняется
cli-check-records = записать в эту папку партии, которые не продолжатся; в записях есть то, что игроки скрывают друг от друга
cli-check-older = подготовить папку данных для прежней версии, где идут только партии, которые здесь не продолжить
cli-check-running = Повторяем идущие партии
cli-check-after_reload = { $table } ({ $game }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}): продолжится по новым правилам; игрокам надо обновить страницу.
cli-check-cannot = { $table } ({ $game }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}): не продолжить: { $why }
cli-check-damaged = { $table } ({ $game }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}): повреждена: { $why }
cli-check-result = Идущих партий: { $all }. Продолжатся: { $goes_on }. Продолжатся после обновления страницы: { $after_reload }. Не продолжить: { $cannot }. Повреждены: { $damaged }.
cli-check-written = Записей сохранено в { $path }: { $number }. В них есть секреты: храните их там, где прочесть их можете только вы.
cli-check-left = { $path } готова для прежней версии: запустите её с этой папкой через --data и на своём порту.
cli-reports-about = прочитать жалобы, которые люди прислали вам как хозяину сервера
cli-reports-last = сколько показать, новые сначала (50)
cli-reports-none = Жалоб нет.
cli-reports-line = { $when }, стол { $table }: { $by } жалуется на игрока { $name }

cli-replay-about = показать, что было в записанной партии
cli-replay-board = нарисовать стол после этого хода

cli-review-about = разобрать запись партии: шансы на победу по ходам и ходы, которые стоили больше всего
cli-review-seconds = сколько секунд думать над каждым выбором
cli-review-running = Обдумываем партию
cli-review-chances = Шансы на победу, от первого хода до последнего
cli-review-legend = { $lowest } — это 0, { $highest } — { $most }; под столбиками — номера ходов.
cli-review-points = Очки, от первого хода до последнего
cli-review-turning_points = Переломы партии
cli-review-none = Ни один ход не стоил дорого: переломов не было.

cli-verify-about = проверить запись: что партия повторяется и никто не трогал перемешивание
cli-verify-sealed = { $moves ->
    [one] Всё верно: { $moves } ход повторяется, и каждый случайный исход следует из секрета с отпечатком { $commitment }.
    [few] Всё верно: { $moves } хода повторяются, и каждый случайный исход следует из секрета с отпечатком { $commitment }.
   *[other] Всё верно: { $moves } ходов повторяются, и каждый случайный исход следует из секрета с отпечатком { $commitment }.
}
cli-verify-unsealed = { $moves ->
    [one] { $moves } ход повторяется. Случайность не была запечатана или секрет ещё не раскрыт, поэтому исходы доказать нельзя.
    [few] { $moves } хода повторяются. Случайность не была запечатана или секрет ещё не раскрыт, поэтому исходы доказать нельзя.
   *[other] { $moves } ходов повторяются. Случайность не была запечатана или секрет ещё не раскрыт, поэтому исходы доказать нельзя.
}

cli-arena-about = устроить партии между компьютерными игроками: места меняются, удача у всех одинаковая
cli-arena-players = игроки через запятую: { $players }
cli-arena-games = число партий в каждой паре
cli-arena-seconds = сколько секунд можно думать над ходом; по умолчанию — сколько игроку нужно
cli-arena-workers = сколько партий играть одновременно
cli-arena-ray = играть на кластере Ray по этому адресу или, если указано «local», на этой машине
cli-arena-records = папка для записей партий; по умолчанию новая, здесь же
cli-arena-no_records = не сохранять записи
cli-arena-kept = Записи партий — в папке { $path }
cli-arena-running = Идут партии
cli-arena-line = { $player }: побед { $wins }, ничьих { $draws }, поражений { $losses } · в среднем { $mean_score } очка · Эло { $elo } (от { $low } до { $high })

cli-bench-about = измерить скорость движка
cli-bench-seconds = сколько секунд измерять
cli-bench-running = Играем наугад…
cli-bench-compiled = Движок скомпилирован.
cli-bench-interpreted = Движок работает без компиляции (скомпилированных модулей нет).
cli-bench-playouts_per_s = { $figure } случайных партий в секунду
cli-bench-decisions_per_s = { $figure } решений в секунду
cli-bench-decisions_per_game = { $figure } решений в партии
cli-bench-clone_us = { $figure } микросекунды на копию состояния
cli-bench-iterations_per_s = { $figure } итераций простого поиска в секунду

cli-fuzz-about = играть наугад и проверять все законы движка в каждом состоянии
cli-fuzz-games = число партий
cli-fuzz-running = Проверяем
cli-fuzz-result = { $failures ->
    [0] Партий: { $games }, решений: { $decisions }. Все законы соблюдены.
   *[other] Партий: { $games }, решений: { $decisions }, нарушений: { $failures }.
}

cli-perft-about = сосчитать последовательности допустимых действий от расстановки
cli-perft-depth = глубина в действиях
cli-perft-running = Считаем…
cli-perft-line = глубина { $depth }: { $count }

core-error-option_form = «{ $option }» — не настройка: напишите её как имя=значение.
core-error-not_positive = { $option }: нужно число больше нуля.
core-error-not_with_resume = { $option } нельзя указать вместе с --resume: партия продолжается в своём файле такой, какой началась.
core-error-not_text = Это не текстовый файл, значит, и не запись партии.
core-error-no_ray = Для этого нужен Ray. Установите его: pip install 'tessera[ray]'
core-error-no_cluster = По адресу { $address } кластера Ray нет.
core-error-too_few_players = Назовите игроков через запятую, не меньше чем { $seats }.
