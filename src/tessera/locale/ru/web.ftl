# Страницы вокруг игр.
# Ключ клиента — это имя здесь, с дефисами вместо точек: web.home.title — web-home-title.

web-skip = К содержанию
web-menu = Меню
web-close = Закрыть
web-loading = Минутку
web-link = Ссылка
web-copy = Копировать
web-copied = Скопировано
web-share = Поделиться

web-nav-label = Разделы
web-nav-to_home = На главную
web-nav-home = Игры
web-nav-new = Новый стол
web-nav-shelf = Правила
web-nav-about = О проекте
web-nav-account = Имя и учётная запись

web-settings-language = Язык
web-settings-theme = Цвета
web-settings-theme-light = Светлые
web-settings-theme-dark = Тёмные
web-settings-theme-system = Как в системе
web-settings-to_light = Светлые цвета
web-settings-to_dark = Тёмные цвета
web-settings-motion = Движение фигур
web-settings-sounds = Тихие звуки
web-settings-notify = Уведомлять о моём ходе
web-settings-goods_first = Платить сначала ресурсами, не спрашивая

## Игры и уровни

web-level-random = наугад
web-level-greedy = быстрый ум
web-level-level1 = новичок
web-level-level2 = лёгкий
web-level-level3 = средний
web-level-level4 = сильный
web-level-level5 = мастер

web-thinking-quick = быстро, до { $seconds } с
web-thinking-normal = думает до { $seconds } с
web-thinking-long = долго, до { $seconds } с
web-thinking-longest = очень долго, до { $seconds } с

web-seat-open = Свободное место
web-computer-1 = Ливия
web-computer-2 = Кассий
web-computer-3 = Таис
web-computer-4 = Дарий
web-computer-5 = Нейт
web-computer-6 = Ганнон
web-computer-7 = Сапфо
web-computer-8 = Эней

## Время

web-time-hours = { $hours } ч
web-time-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
web-clock-left = Осталось времени
web-clock-none = без часов
web-clock-move = { $seconds ->
    [60] минута на ход
    [one] { $seconds } секунда на ход
    [few] { $seconds } секунды на ход
   *[many] { $seconds } секунд на ход
}
web-clock-days = { $days ->
    [1] без спешки, ход в день
    [one] без спешки, { $days } день на ход
    [few] без спешки, { $days } дня на ход
   *[many] без спешки, { $days } дней на ход
}
web-clock-game = { $minutes ->
    [one] { $minutes } минута на партию
    [few] { $minutes } минуты на партию
   *[many] { $minutes } минут на партию
}
web-clock-game_extra = { web-clock-game } и { $extra ->
    [one] { $extra } секунда за ход
    [few] { $extra } секунды за ход
   *[many] { $extra } секунд за ход
}

## Главная

web-home-title = Четыре цивилизации за одним столом
web-home-lead = Прямо в браузере, без регистрации: с компьютером сразу, с другом по ссылке.
web-home-play_computer = Играть с компьютером
web-home-play_note = { $game }, «{ $level }», сразу за стол
web-home-invite = Пригласить друга
web-home-invite_note = Мы накроем стол, вы пошлёте ссылку
web-home-table_of = Выбрать, как играть
web-home-coming = Ещё высекается из камня
web-home-yours = Ваши партии
web-home-your_move =
    { $count ->
        [one] { $count } ждёт вашего хода
       *[other] { $count } ждут вашего хода
    }
web-home-all_games = все партии
web-home-fewer = свернуть
web-home-no_games = Партий пока нет. До первой — одно нажатие.
web-home-waits = Ждём людей
web-home-over = Окончена
web-home-move = Ходить
web-home-open = Открыть
web-home-open_tables = Открытые столы
web-home-make_table = создать стол
web-home-no_tables = Открытых столов нет. Накройте свой, и его увидят все.
web-home-sit = Сесть
web-home-first_time = Впервые здесь?
web-home-first_time_note = Настоящая партия в «{ $game }» с подсказкой на каждом шагу.
web-home-learn = Научиться играть

web-name-label = Ваше имя
web-name-ask = Как вас называть?
web-name-sit_down = За стол

## Новый стол

web-new-title = Новый стол
web-new-game = Игра
web-new-seats = Кто играет
web-new-seat = Место { $number }
web-new-seat-me = я
web-new-seat-open = свободно
web-new-seat-bot = компьютер
web-new-level = Уровень
web-new-thinking = Время на раздумье
web-new-count = Сколько игроков
web-new-clock = Часы
web-new-clock-none = Без часов
web-new-clock-blitz = Минута на ход
web-new-clock-quick = 10 минут на партию
web-new-clock-calm = 25 минут на партию
web-new-clock-day = День на ход
web-new-clock-days = 3 дня на ход
web-new-listed = Показать стол всем
web-new-listed_note = Свободные места появятся на главной; иначе сесть можно только по ссылке.
web-new-hints = Разрешить подсказки
web-new-hints_note = Каждый сможет спросить, как пошёл бы сильный игрок, и все за столом будут об этом знать.
web-new-make = Накрыть стол

## Стол

web-waiting-title = Стол накрыт
web-waiting-invited = { $name } приглашает вас за стол
web-waiting-you = вы
web-waiting-send = Пошлите эту ссылку. Игра начнётся, когда сядут все.
web-waiting-bot = Посадить компьютер
web-waiting-close = Убрать стол
web-waiting-get_up = Встать из-за стола
web-waiting-full = Все места заняты.
web-gone-title = Здесь пусто

web-table-your_move = Ваш ход
web-table-thinks = Думает { $name }
web-table-sending = Ход в пути
web-table-watching = Вы смотрите
web-table-undo = Отменить
web-table-undo_key = Отменить свой последний выбор (U)
web-table-hint = Подсказка
web-table-hint_key = Как пошёл бы сильный игрок? (H)
web-table-hints = подсказки разрешены
web-table-hints_note = Тот, кто открыл этот стол, разрешил подсказки всем игрокам.
web-table-rules = Правила
web-table-resign = Сдаться
web-table-rematch = Ещё партию
web-table-guide = Объяснять по ходу игры
web-table-review = Разобрать партию
web-table-record = Скачать запись
web-table-leave = Выйти; партия подождёт
web-table-leave_over = На главную

web-history-label = Взгляд назад
web-history-open = Посмотреть прошлые ходы
web-history-open_key = Посмотреть прошлые ходы ([ и ])
web-history-slider = Какой ход показать
web-history-previous = На ход назад
web-history-next = На ход вперёд
web-history-play = Показывать
web-history-pause = Пауза
web-history-move = Ход { $move } из { $total }
web-history-back = Вернуться к игре
web-recap-play = Повтор
web-recap-label = Повтор: что сделали другие после моего хода
web-recap-key = Что сделали другие после моего хода (P)

web-log-label = Ход игры и беседа
web-log-log = Ход игры
web-log-chat = Беседа
web-log-empty = Пока ничего не произошло.
web-log-show = Показать стол после хода { $move }
web-log-resign = { $name } сдаётся.
web-log-stand_in = За игрока { $name } играет компьютер.
web-log-give_back = { $name } снова за столом.
web-log-secret = { $name } выбирает втайне.
web-chat-empty = Поздоровайтесь.
web-chat-write = Напишите строчку
web-chat-quick = Сказать сразу
web-chat-quick-agreed = По рукам
web-chat-quick-more = Мало
web-chat-quick-later = Позже
web-chat-send = Сказать
web-chat-unread =
    { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
       *[many] { $count } новых сообщений
    }
web-chat-write_watchers = Напишите зрителям
web-chat-watchers = Зрители беседуют между собой: игроки прочтут это, когда партия окончится.
web-chat-watcher = зритель
web-chat-name = Чтобы писать здесь, сначала назовите себя.
web-chat-about = { $name }: скрыть или пожаловаться
web-chat-mute = Скрыть всё, что пишет { $name }
web-chat-mute_note = Только для вас и в этом браузере. Вернуть можно в любое время.
web-chat-muted = Всё, что пишет { $name }, скрыто.
web-chat-unmute = Показать
web-report-title = Пожаловаться
web-report-who = На кого?
web-report-why = Что не так? (необязательно)
web-report-note = Это прочтёт хозяин сервера и увидит ваше имя. За столом никто не узнает.
web-report-send = Пожаловаться
web-report-sent = Спасибо. Хозяин сервера это прочтёт.

web-actions-label = Всё, что можно сделать
web-actions-none = Сейчас вас ни о чём не спрашивают.
web-actions-blocked = Сейчас невозможно: { $count }
web-actions-why = Правило

web-status-lost = Связь прервалась, восстанавливаем. Ничего не пропало.
web-status-lost_pending = Связь прервалась. Ваш ход сохранён и уйдёт, как только она вернётся.
web-status-refused = Ход не засчитан:
web-status-stood_in = За вас играет компьютер.
web-status-give_back = Я снова здесь
web-status-absent = { $name } не на связи. Доиграть может компьютер.
web-status-propose = Пусть играет
web-status-proposed = Пусть за игрока { $name } играет компьютер?
web-status-agree = Да
web-status-agreed = Вы за то, чтобы за игрока { $name } играл компьютер; ждём остальных.

web-hint-thinking = Сильный игрок думает.
web-hint-none = Выбирать здесь не из чего.

web-resign-title = Сдаться?
web-resign-text = Партия закончится победой соперников.
web-resign-stay = Играть дальше

web-result-you_win = Вы победили
web-result-wins = Победа: { $name }
web-result-named = { $title }. { $kind }
web-result-shared = Победа общая
web-result-alone = { $points ->
    [one] Конец: { $points } очко
    [few] Конец: { $points } очка
   *[other] Конец: { $points } очков
}
web-result-resigned = { $name }: сдача
web-result-offered = Готовы сыграть ещё: { $names }
web-result-rematch_waits = Ждём остальных
web-result-to_rematch = К новой партии
web-result-board = Посмотреть на стол

## Оконченная партия

web-review-title = Разбор партии
web-review-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
web-review-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
web-review-share = Поделиться
web-review-sheet = Подсчёт очков
web-review-replay = Повтор
web-review-analysis = Как шла партия
web-review-analysis_about = Сильный игрок пройдёт партию ход за ходом, зная только то, что тогда мог знать каждый, и покажет, где менялись шансы.
web-review-analyse = Разобрать партию
web-review-thinking = Думаем: { $done } из { $total } ходов
web-review-plot_chances = Сколько из 100 партий каждый выиграл бы с этого места. Ведите по линиям, и стол покажет этот момент.
web-review-plot_points = Ваши очки в каждый момент. Ведите по линии, и стол покажет этот момент.
web-review-turning_points = Переломы партии
web-review-no_turning_points = Ни один ход не стоил дорого: партия сыграна ровно и аккуратно.
web-review-none_yet = Пока не найдено.
web-review-at_move = Ход { $move }
web-review-look = Посмотреть на столе
web-review-better = Показать лучший ход
web-review-next_move = { $name }: «{ $played }» выигрывает примерно { $chance } из 100 партий.
web-review-best_move = Лучшего хода не было.
web-review-better_move = Лучше: «{ $better }», { $chance }.
web-review-play_on = Играть дальше отсюда
web-review-play_on_text = Новый стол начнётся после хода { $move } этой партии, на остальных местах — компьютеры. Всё, что будет дальше, перемешается и выпадет заново, так что из этой партии его не узнать. А то, что у других уже на руках, останется прежним.
web-review-play_on_seat = За кого вы хотите играть?
web-review-play_on_level = Как играют компьютеры
web-review-play_on_begin = Начать
web-review-chapter-age = { $number ->
    [1] Эпоха I
    [2] Эпоха II
    [3] Эпоха III
   *[other] Эпоха { $number }
}
web-review-chapter-round = Раунд { $number }
web-review-fair_continued = { $moves ->
    [one] Эта партия продолжает другую, из которой взят { $moves } ход.
    [few] Эта партия продолжает другую, из которой взяты { $moves } хода.
   *[many] Эта партия продолжает другую, из которой взято { $moves } ходов.
} Секрет доказывает всё, что вытянуто и брошено после них; то, что было раньше, доказывает запись той партии.
web-review-not_over = Эта партия ещё идёт.
web-review-to_table = К столу
web-review-fair = Честно ли мешали карты?
web-review-fair_text = До первого хода сервер показал отпечаток своего секрета; теперь у вас есть и сам секрет. Браузер может заново вычислить каждое перемешивание и сравнить.
web-review-verify = Проверить перемешивания
web-review-verifying = Вычисляем
web-review-verified = { $count ->
    [one] Проверен { $count } исход: он следует из секрета, а секрет подходит к отпечатку.
    [few] Проверены { $count } исхода: все следуют из секрета, а секрет подходит к отпечатку.
   *[many] Проверено { $count } исходов: все следуют из секрета, а секрет подходит к отпечатку.
}
web-review-commitment = Отпечаток
web-review-secret = Секрет
web-review-fault-damaged = Запись повреждена: печать не сходится.
web-review-fault-unsealed = Случай в этой партии не был запечатан, сравнивать не с чем.
web-review-fault-secret = Секрет не подходит к отпечатку, показанному до игры.
web-review-fault-outcome = Исход { $count } не тот, который даёт секрет.
web-review-fault-insecure = Браузер умеет это только по https или на этой же машине. Скачайте запись и выполните «tessera verify».

## Затруднения

web-problem-offline = Сервер недоступен. Попробуйте ещё раз чуть позже.
web-problem-unclear = Что-то пошло не так у нас. Попробуйте ещё раз чуть позже.
web-problem-no_server = Сервер пока не отвечает; продолжаем спрашивать.
web-problem-page = Страница не загрузилась. Обновите её чуть позже.
web-missing-title = Такой страницы нет
web-missing-text = Должно быть, из адреса выпала тессера.

## Учётная запись

web-account-title = Имя и учётная запись
web-account-guest = Вы играете как гость. Вас помнит этот браузер; с учётной записью можно вернуться и с другого.
web-account-known = Вы вошли как { $login }.
web-account-name = Ваше имя за столом
web-account-save = Сохранить
web-account-saved = Сохранено
web-account-make = Завести учётную запись
web-account-make_note = Все ваши партии останутся с вами; ключи для программ, созданные гостем, перестанут действовать.
web-account-log_in = Войти
web-account-login = Имя учётной записи
web-account-password = Пароль
web-account-password_change = Сменить пароль
web-account-password_old = Нынешний пароль
web-account-password_new = Новый пароль
web-account-password_changed = Пароль изменён. Во всех остальных браузерах вы вышли.
web-account-delete = Удалить учётную запись
web-account-delete_note = Вы выйдете везде, и ваши ключи перестанут действовать. Партии останутся под именем, которое видели другие. Вернуть всё назад нельзя.
web-account-sessions = Где вы вошли
web-account-this = этот браузер
web-account-seen = последний раз { $when }
web-account-end = Завершить
web-account-log_out = Выйти
web-account-end_others = Выйти везде, кроме этого браузера
web-account-end_others_note = Вы останетесь только в этом браузере.
web-account-end_tokens = Отозвать и ключи для программ
web-account-end_tokens_note = Пока ключ действует, с ним можно играть от вашего имени.
web-account-tokens = Ключи для программ
web-account-tokens_note = Программа с таким ключом играет от вашего имени или только смотрит. Сменить пароль или создать другие ключи она не может.
web-account-token_name = Для чего он
web-account-make_token = Создать ключ
web-account-scope = Для чего нужен ключ
web-account-scope-play = играть
web-account-scope-read = только смотреть
web-account-token_secret = Скопируйте ключ сейчас: он показывается один раз.

## О проекте

web-about-title = О Tessera
web-about-what = Tessera — стол для четырёх настольных игр о цивилизациях: бесплатный, открытый, без рекламы и слежки. Его делают люди, которые любят эти игры; с их авторами и издателями он не связан, названия принадлежат владельцам. Понравилась игра — купите её: за деревянным столом она ещё лучше.
web-about-own = Тексты, правила своими словами, мозаики, сцены, монеты и поля сделаны для Tessera. Из изданных игр ничего не скопировано.
web-about-credits = Благодарности
web-about-icons = Значки: game-icons.net, авторы Lorc, Delapouite и другие, лицензия CC BY 3.0.
web-about-fonts = Шрифты: Forum Дениса Машарова и Alegreya Sans Хуана Пабло дель Пераля, SIL Open Font License 1.1.
web-about-fair = Честный случай
web-about-fair_text = Каждое перемешивание следует из секрета, отпечаток которого показан до первого хода. Когда партия окончена, секрет открывается, и проверить может любой.
web-about-privacy = Что мы храним
web-about-privacy_text = Имя, которое вы ввели, ваши партии, то, что вы говорили за столами, и куки, чтобы вы могли вернуться; с учётной записью — ещё одни, по которым ваш браузер узнают при следующем входе. Больше ничего.

## Коробка владельца

web-box-title = Коробка владельца
web-box-games = Игры
web-box-what = { $guesses ->
    [0] Всё здесь проверил владелец игры.
    [one] Здесь { $guesses } наша догадка, отмеченная знаком °: ни один источник этого не говорит. Если у вас есть эта игра, вы можете исправить догадку, и по исправленному пойдёт всё: поля, соперники, правила.
    [few] Здесь { $guesses } наши догадки, отмеченные знаком °: ни один источник этого не говорит. Если у вас есть эта игра, вы можете исправить их, и по исправленному пойдёт всё: поля, соперники, правила.
   *[other] Здесь { $guesses } наших догадок, отмеченных знаком °: ни один источник этого не говорит. Если у вас есть эта игра, вы можете исправить их, и по исправленному пойдёт всё: поля, соперники, правила.
}
web-box-edition = На этом сервере игра идёт с исправлениями владельца { $edition }.
web-box-guess = наша догадка
web-box-correct = Как исправить
web-box-download = Скачайте файл
web-box-download_what = со всем, что можно исправить, и впишите в него то, что напечатано на вашем поле, картах и деталях.
web-box-try_what = Попробуйте его здесь. От этого ничего не изменится: вы только узнаете, чего быть не может и что станет другим.
web-box-take = Хозяин сервера кладёт файл в папку данных как { $file } и запускает сервер заново. Начатые раньше партии ждут своих чисел; ничего не теряется.
web-box-try = Попробовать файл
web-box-choose = Выбрать файл…
web-box-paste = Или его текст
web-box-check = Проверить
web-box-faults = { $faults ->
    [one] Здесь { $faults } ошибка.
    [few] Здесь { $faults } ошибки.
   *[other] Здесь { $faults } ошибок.
}
web-box-line = Строка { $line }
web-box-sound = { $changes ->
    [one] Файл годится. Другим станет { $changes } значение; догадок останется { $guesses }.
    [few] Файл годится. Другими станут { $changes } значения; догадок останется { $guesses }.
   *[other] Файл годится. Другими станут { $changes } значений; догадок останется { $guesses }.
}
web-box-same = Файл годится, и числа в нём те же, по которым здесь играют; догадок останется { $guesses }.
web-about-box = Коробка владельца
web-about-box_text = У некоторых игр мы знаем правила, но не каждое число из коробки. То, что пришлось угадать, отмечено, и владелец игры может это исправить.

## Клавиши

web-keys-title = Клавиши
web-keys-keys = показать эти клавиши
web-keys-rules = открыть правила
web-keys-undo = вернуть ход
web-keys-hint = попросить подсказку
web-keys-log = перейти к журналу
web-keys-back = на ход назад
web-keys-forth = на ход вперёд
web-keys-recap = показать, что сделали другие после вашего хода
web-keys-tab = перейти к следующему, что можно выбрать
web-keys-enter = выбрать
web-keys-escape = закрыть открытое
