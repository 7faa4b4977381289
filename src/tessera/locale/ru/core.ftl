# Движок, терминал и командная строка.
# Ключ движка — это имя здесь, с дефисами вместо точек: core.error.game_over — core-error-game_over.

core-ok = препятствий нет
core-seat = Игрок { $number }
core-computer = Компьютер
core-computer_named = Компьютер { $player }
core-computer_numbered = Компьютер { $player }, место { $number }

## Ошибки

core-error-unknown_game = Игры «{ $game }» нет; есть: { $choices }.
core-error-wrong_seats = Столько мест в игре «{ $game }» не бывает: { $seats }. Возможно: { $choices }.
core-error-unknown_option = В игре «{ $game }» нет настройки «{ $option }»; есть: { $choices }.
core-error-wrong_option = Настройка «{ $option }» не может быть «{ $value }»; возможно: { $choices }.
core-error-seat_seconds = Место «{ $seat }»: после двоеточия нужно число секунд на раздумье, больше нуля.
core-error-no_thinker = Место «{ $seat }»: секунды указывают только тем, кто думает над ходом ({ $choices }).
core-error-unknown_action = В этой игре нет действия «{ $action }».
core-error-illegal_action = Действие «{ $action }» сейчас невозможно.
core-error-not_your_turn = Сейчас решает не { $seat }.
core-error-game_over = Игра окончена.
core-error-nothing_to_undo = Отменить нечего: с тех пор что-то открылось или ходил другой игрок.
core-error-script_ended = Запрошен исход { $number }, а список исходов кончается раньше.
core-error-not_named = Нужно случайное число меньше { $below }, а имени у него нет. Остальное поручите другому источнику случайности.
core-error-none_named = Сейчас выпадает одно из этого, но ничего из этого не названо: { $choices }.
core-error-script_differs = Исход { $number } — это { $outcome }; таким не может быть число меньше { $below }.
core-error-other_rules = Это игра «{ $game }» по правилам версии { $version }, а программа знает версию { $ours }.
core-error-with_edition = Это игра «{ $game }» с исправлениями владельца { $edition }: укажите его файл через --edition или положите его в папку «editions» в папке данных.
core-error-without_edition = Это игра «{ $game }» без исправлений, а сейчас она идёт с исправлениями { $ours }: уберите их файл.
core-error-other_edition = Это игра «{ $game }» с исправлениями { $edition }, а сейчас она идёт с другими, { $ours }: укажите подходящий файл через --edition.
core-error-not_a_record = Это не запись партии: первая строка не «{ $first_line }».
core-error-record_of_other_game = Это запись другой игры: «{ $game }».
core-error-record_truncated = Запись обрывается на строке { $line }.
core-error-record_damaged = Текст записи где-то изменён: все ходы возможны, но печать не сходится.
core-error-record_damaged_at = Запись изменена или повреждена: печать не сходится. { $where }
core-error-record_line = Строку { $line } записи нельзя прочесть: «{ $text }».
core-error-record_seats = Строка { $line } записи: имён должно быть столько же, сколько мест, то есть { $seats }.
core-error-cannot_happen = Хода { $move } из записи быть не могло: { $why }
core-error-outcomes_left = { $number ->
    [one] Остался лишним { $number } исход.
    [few] Остались лишними { $number } исхода.
   *[many] Остались лишними { $number } исходов.
}
core-error-in_file = { $path }: { $why }
core-error-folder_has_records = В папке { $path } уже есть записи, они бы пропали: укажите другую папку.
core-error-record_exists = Файл { $path } уже есть и остаётся как был: продолжите его партию с --resume { $path } или выберите другое имя.
core-error-record_finished = Партия в { $path } уже окончена, продолжать нечего.
core-error-no_such_move = Хода { $move } в этой записи нет: всего ходов { $moves }.
core-error-wrong_result = Итог в записи не тот, которым кончается партия.
core-error-wrong_secret = Секрет в записи не подходит к обязательству.
core-error-wrong_outcome = Исход { $number } не тот, который даёт секрет.

## Что бывает с файлами: конец предложения

core-file-missing = такого файла или папки нет
core-file-not_allowed = нет прав доступа
core-file-folder = это папка
core-file-not_a_folder = часть пути — не папка
core-file-no_space = не осталось места
core-file-read_only = на этот диск ничего нельзя записать

## Почему что-то невозможно

core-reason-not_now = Сейчас спрашивают не об этом.
core-reason-not_your_turn = Сейчас не ваш ход.
core-reason-game_over = Игра окончена.

## Подсказка и разбор: из ста партий, по оценке сильного игрока

core-hint-only = { $action } — больше ничего сделать нельзя.
core-hint-alone = { $action } — кажется, это лучше всего.
core-hint-best = { $action } — отсюда вы выиграете { $chance ->
    [0] разве что чудом
    [100] почти наверняка
   *[other] примерно { $chance } из 100 партий
}.
core-hint-same = Не хуже: { $action } ({ $chance }).
core-hint-near = Почти так же хорошо: { $action } ({ $chance }).
core-hint-worse = Немного хуже: { $action } ({ $chance }).
core-hint-clear = Заметно хуже: { $action } ({ $chance }).
core-hint-gain = { $points ->
    [one] Сейчас это плюс { $points } очко.
    [few] Сейчас это плюс { $points } очка.
   *[many] Сейчас это плюс { $points } очков.
}
core-hint-part_gain = Сейчас это плюс { $points } очка.
core-hint-part_loss = Сейчас это минус { $points } очка.
core-hint-loss = { $points ->
    [one] Сейчас это минус { $points } очко.
    [few] Сейчас это минус { $points } очка.
   *[many] Сейчас это минус { $points } очков.
}
core-hint-tried = Сразу это ничего не даёт, но в пробных партиях отсюда так выходило лучше всего.
core-review-slip = Неточность. { core-review-compared }
core-review-mistake = Ошибка. { core-review-compared }
core-review-blunder = Здесь партия переломилась. { core-review-compared }
core-review-hint = Подсказка сказала бы: { $told }
core-review-compared = { $seat }: «{ $played }» выигрывает примерно { $chance } из 100 партий, а «{ $better }» выиграло бы { $better_chance }.

## Терминал

core-terminal-commands = Ещё: ? — почему нельзя · h — подсказка · u — отмена · q — выход · помощь
core-terminal-commitment = Все перемешивания запечатаны заранее. Обязательство: { $commitment }
core-terminal-secret = Секрет, из которого они получены: { $secret }
core-terminal-unsealed = Секрет этой партии не сохранялся, когда её прервали, поэтому случай в ней больше не запечатан.
core-terminal-unfinished = { $moves ->
    [one] Не окончена: пока { $moves } ход.
    [few] Не окончена: пока { $moves } хода.
   *[many] Не окончена: пока { $moves } ходов.
}
core-terminal-not_a_number = Номера { $number } здесь нет: выберите от 1 до { $count }.
core-terminal-not_understood = «{ $text }» — не номер из списка; что ещё можно ввести, покажет «помощь».
core-terminal-which_thing = Укажите, о чём речь, например: { $example }
core-terminal-unknown_thing = В этой игре ничто не называется «{ $text }».
core-terminal-several_things = Что именно: { $names }?
core-terminal-blocked = Сейчас невозможно
core-terminal-nothing_blocked = Всё, что здесь можно сделать, есть в списке.
core-terminal-blocked_more = Введите ? и номер или название, чтобы прочесть правило.
core-terminal-possible = Это возможно: номер { $number }.
core-terminal-not_asked = { $thing }: сейчас спрашивают не об этом.
core-terminal-rule = Правило «{ $title }»: { $text }
core-terminal-undone = Отменено.
core-terminal-hint = Что думает сильный игрок
core-terminal-log = Что произошло
core-terminal-log_empty = Пока ничего не произошло.
core-terminal-saved = Партия записана в { $path }.
core-terminal-not_saved = Не удалось записать партию в { $path }: { $why }.
core-terminal-kept = Ничего не потеряно: партия до этого места в { $path }.
core-terminal-resume = Продолжить: { $command }
core-terminal-pass_keyboard = Это видит только { $seat }. Передайте клавиатуру и нажмите Enter.
core-terminal-pass_back = Готово. Нажмите Enter: экран очистится, и смотреть снова могут оба.
core-ending-resigned = Соперник сдался
core-terminal-won = Победа: { $seat }. { $ending }.
core-terminal-drawn = { $ending }: победа общая.
core-terminal-score = Счёт

core-help-title = Что можно ввести
core-help-number = сделать то, что под этим номером
core-help-why = что невозможно и почему; с номером или названием — правило
core-help-info = о карте, чуде, жетоне или боге, по номеру или названию
core-help-hint = что сделал бы сильный игрок и почему
core-help-undo = отменить свой последний выбор
core-help-log = всё, что произошло
core-help-board = показать стол заново
core-help-save = записать партию в файл
core-help-quit = выйти; партия до этого места сохранится
core-help-help = этот список
core-help-example_number = 3
core-help-example_why = ? 2
core-help-example_info = i Алтарь
