# Clash of Cultures: карточка на главной странице и стол в браузере.

clash-home-about = Большая история: города, открытия, флот и войны на карте из гексов.
clash-home-players = 2–4
clash-home-time = 3 ч

## Стол

clash-board-map = Карта
clash-board-actions = Действия
clash-board-actions_count = { $count ->
    [one] Осталось { $count } действие
    [few] Осталось { $count } действия
   *[many] Осталось { $count } действий
}
clash-board-advances = Достижения
clash-board-advances_owned = { $count } из { $all }
clash-board-rivals = Другие народы
clash-board-held = Ваши карты
clash-board-no_cards = У вас нет карт
clash-board-stock_of = Что есть у игрока { $seat }
clash-board-back_to_me = К моему народу
clash-board-track_left = { $left ->
    [one] Следующее достижение принесёт событие
    [few] Событие через { $left } достижения
   *[many] Событие через { $left } достижений
}
clash-board-track_in = через { $left }
clash-board-track_how = Каждое достижение забирает со шкалы фишку. Когда взяты все { $all }, берут событие, и шкала заполняется снова.
clash-board-supply = В запасе
clash-board-log_large = Ход игры крупно
clash-board-trade = Торговля
clash-board-given = Отдают
clash-board-wanted = Хотят
clash-board-battle_at = Сражение в { $cell }, раунд { $round }
clash-board-attacker = нападает
clash-board-defender = защищается
clash-board-has_laid = Карта лежит рубашкой вверх
clash-board-city_of = город: { $owner }, размер { $size }, { $mood }
clash-board-exhausted = истощена
clash-board-unknown = не разведано
clash-board-open_cell = здесь можно действовать
clash-board-move_from = Переместить отсюда
clash-board-back = Вернуть
clash-board-close = Закрыть

clash-board-deed-advance = Развитие
clash-board-deed-found = Возвести
clash-board-deed-activate = Город
clash-board-deed-move = Поход
clash-board-deed-mood = Настрой
clash-board-deed-influence = Влияние
clash-board-deed-special = Особое

clash-board-help-turn = Выберите действие или клетку карты
clash-board-help-advance = Выберите достижение
clash-board-help-found = Выберите клетку с поселенцем
clash-board-help-activate = Выберите город
clash-board-help-move = Выберите отряд
clash-board-help-mood = Выберите как
clash-board-help-influence = Выберите город для влияния
clash-board-help-special = Выберите, что сделать
clash-board-help-cell = Выберите подсвеченную клетку
clash-board-gives = сейчас даёт особое действие
clash-board-help-card = Выберите одну из своих карт

clash-board-card-play = Сыграть
clash-board-card-tactics = Выложить
clash-board-card-barter = Обменять
clash-board-card-sacrifice = Отдать
clash-board-card-give = Отдать
clash-board-card-show = Отдать открыто

clash-board-held_kind-action = Действие
clash-board-held_kind-great = Великий человек
clash-board-held_kind-objective = Цель
clash-board-held_kind-wonder = Чудо света

clash-board-hidden_card-action = карта действия
clash-board-hidden_card-objective = карта цели
clash-board-hidden_card-wonder = карта чуда света

clash-board-count-cities = города
clash-board-count-advances = достижения
clash-board-count-cards = карты

clash-board-tab-hand = Ваши карты
clash-board-tab-advances = Достижения
clash-board-tab-nations = Народы
clash-board-tab-log = Журнал

## Народ

clash-board-points_now = Очки сейчас
clash-board-left_of = { $name }: { $count } из { $limit }
clash-board-list-stock = Склад
clash-board-list-track = Шкала событий
clash-board-list-supply = В запасе
clash-board-list-claimed = Достигнутые цели
clash-board-list-built = Построенные чудеса
clash-board-list-greats = Великие люди
clash-board-list-events = Оставленные события
clash-board-list-cards = Карты на руке
clash-board-holds-action = Карты действий и великие люди: { $count }
clash-board-holds-objective = Карты целей: { $count }
clash-board-holds-wonder = Карты чудес света: { $count }
clash-board-advances_of = Достижения игрока { $seat }
clash-board-advance_price = Достижение стоит { $price } еды; идеи и золото заменяют еду
clash-board-state-owned = есть
clash-board-state-open = можно купить
clash-board-state-closed = закрыто
clash-board-free = даром
clash-board-opens_building = Открывает здание: { $building }
clash-board-lacks = не хватает
clash-board-open_wonder = Чудо для всех
clash-board-half-action = В свой ход
clash-board-half-battle = В сражении
clash-board-how_far = { $has } из { $needed }
clash-board-card-claim = Зачесть
clash-board-card-wonder = Построить
# Длинные слова можно переносить там, где здесь стоит дефис.
clash-board-breaks = Животно-водство Проекти-рование Просве-щение просве-щение образо-вание Государ-ственная Налого-обложение Эконо-мическая Граждан-ские Национа-лизм Тотали-таризм Принуди-тельный Голосо-вание Картогра-фия Метал-лургия Натураль-ный Мате-матика Веро-учение Обраще-ние Рыбо-ловство Мифо-логия Письмен-ность Фило-софия Памят-ники Целеустрем-лённость Строи-тельство Образо-вание

## Клавиши

clash-key-deed = выбрать одно из семи действий
clash-key-cards = перейти к своим картам
clash-key-walk = по клеткам карты и по спискам
