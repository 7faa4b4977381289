# Стол «Эры» в браузере. Ключ клиента стоит здесь с дефисами вместо точек.

era-board-domain_of = Владение: { $seat }
era-board-mine = Моё владение
era-board-whose = Чьё владение показано
era-board-look_at = Рассмотреть владение: { $seat }
era-board-stock_of = Запасы: { $seat }
era-board-dice_of = Кубики: { $seat }
era-board-enclosed = { $count ->
    [one] за стеной { $count } клетка
    [few] за стеной { $count } клетки
   *[other] за стеной { $count } клеток
}
era-board-grid = Поле. Стрелки ведут от клетки к клетке.
era-board-grid_placing = Поле. Стрелки двигают деталь, R поворачивает, Enter ставит, Escape возвращает.
era-board-over = Над { $cells }.
era-board-fits = Здесь можно поставить.
era-board-empty_cell = свободно
era-board-walled = за стеной
era-board-in_points = всего очков
era-board-put = Поставить
era-board-turn = Повернуть
era-board-cancel = Отмена
era-board-legend-inside = за стеной
era-board-legend-closing = замкнётся
era-board-legend-open = можно ставить
era-board-legend-burnt = выжжено

## Раунд

era-board-round = Раунд { $round }
era-board-first = Первый игрок: { $seat }
era-board-phases = Фазы раунда
era-board-phase-layout = Расстановка
era-board-phase-roll = Бросок
era-board-phase-collect = Сбор
era-board-phase-feed = Прокорм
era-board-phase-disasters = Бедствия
era-board-phase-build = Строительство
era-board-phase-extort = Набег
era-board-tokens = открыто { $flipped } из { $count }
era-board-tokens_why = Кто берёт последнее здание вида, открывает жетон. С последним жетоном игра кончается.
era-board-acts = выбирает
era-board-ready = готово
era-board-who_is_ready = Кто уже выбрал
era-board-story = Раунд
era-board-story_of = Раунд { $round }: что было
era-board-story_empty = Здесь появится, что принесли кубики, сколько съели жители и какие пришли бедствия.
era-board-nothing_happened = ничего

## Кубики

era-board-my_dice = Мои кубики
era-board-hidden = кубик за ширмой
era-board-die-kept = оставить
era-board-die-again = бросить
era-board-die-locked = череп
era-board-die-turned = повёрнут
era-board-die-spent = потрачен
era-board-die-free = осталось { $amount }
era-board-die-either = на выбор
era-board-roll_again = { $count ->
    [0] Перебросить
    [one] Перебросить { $count } кубик
    [few] Перебросить { $count } кубика
   *[other] Перебросить { $count } кубиков
}
era-board-quill_alone = Перебросить перо
era-board-quill_two = Перебросить оба
era-board-monastery = Повернуть кубик
era-board-skulls = { $skulls ->
    [one] { $skulls } череп: { $disaster }
    [few] { $skulls } черепа: { $disaster }
   *[other] { $skulls } черепов: { $disaster }
}
era-board-help-roll = Щёлкните кубики, которые хотите перебросить; черепа заперты.
era-board-help-quill = Щёлкните другой кубик, если бросить его вместе с пером.
era-board-help-turn = Монастырь: какой кубик повернуть?
era-board-help-face = Какой гранью?
era-board-help-layout = Другие пока не видят.
era-board-help-place = Мышь или стрелки двигают деталь, R поворачивает, щелчок ставит.
era-board-help-place_touch = Коснитесь места или ведите деталь пальцем, поверните и подтвердите.
era-board-help-build = Выберите в списке здание или стену.
era-board-help-remove = Щёлкните здание дважды или выберите здесь.
era-board-remove = { $piece }, { $cell }

## Дорожки

era-board-culture = Культура
era-board-disasters = Беды
era-board-of_most = { $amount }, предел { $most }
era-board-no_culture = пока ни у кого; за наибольшую +{ $points }
era-board-most_culture = больше всех: { $seat }, { $culture } (+{ $points } в конце)
era-board-most_culture_here = больше всех: +{ $points } в конце
era-board-disaster_costs = { $points ->
    [one] −{ $points } очко в конце
    [few] −{ $points } очка в конце
   *[other] −{ $points } очков в конце
}

## Строительство

era-board-supply = Строить
era-board-price = цена
era-board-hammers = { $hammers ->
    [one] остался { $hammers } молоток
    [few] осталось { $hammers } молотка
   *[other] осталось { $hammers } молотков
}
era-board-wall = Стена
era-board-left = { $count ->
    [0] В запасе не осталось.
   *[other] В запасе осталось: { $count }.
}
era-board-none_left = запас пуст
era-board-last = последнее!
era-board-short-wall = замыкает кольцо
era-board-short-farm = +1 еда за раунд
era-board-short-lumber_mill = +2 дерева за раунд
era-board-short-hospital = от болезни
era-board-short-monastery = повернуть кубик
era-board-short-market = +1 за пустую рядом
era-board-short-guildhall = +1 за ресурс
era-board-short-university = +1 за культуру
era-board-short-cathedral = +1 за кубик

## Что приносят черепа

era-board-omens = Черепа приносят
era-board-to_lay = Ещё нужно поставить

## В одиночку

era-board-philip = Он бросает двух дворян и крестьянина после вашего третьего броска. У кого мечей больше, тот берёт ресурс другого.
era-board-philip_dice = Кубики сэра Филиппа
era-board-philip_waits = Он ещё не бросал.
era-board-ranks = Звания
era-board-from = от { $points }
era-board-rank = Ваше звание: { $rank }

## Прочее

era-board-sheet = Лист подсчёта
era-board-tab-dice = Кубики
era-board-tab-build = Стройка
era-board-tab-rivals = Владения
era-board-tab-score = Очки
era-board-tab-log = Летопись

## Карточка на главной

era-home-about = Бросайте кости и ставьте стены, фермы и башни на своём поле.
era-home-players = 1–4
era-home-time = 45 мин

## Клавиши

era-key-number = выбрать кубик по его месту или перейти к строке запаса
era-key-turn = бросить выбранные кубики; повернуть деталь в руке
era-key-walk = двигать деталь в руке или ходить по клеткам
