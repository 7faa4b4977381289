# Clash of Cultures: карта на столе в браузере.

clash-map-look = Посмотреть
clash-map-overlay-harvest = Что земля приносит городам
clash-map-overlay-influence = Куда достаёт влияние
clash-map-overlay-routes = Торговые пути
clash-map-harvest = { $seat }: что приносит земля
clash-map-influence = { $seat }: сюда достаёт влияние; бледные клетки — за культуру
clash-map-routes = { $seat }: { $count ->
    [0] торговых путей нет
    [one] { $count } торговый путь
    [few] { $count } торговых пути
   *[many] { $count } торговых путей
}
clash-map-manner-walk = идти
clash-map-manner-explore = разведать
clash-map-manner-road = идти по дороге
clash-map-manner-board = взойти на корабль
clash-map-manner-sail = плыть
clash-map-manner-attack = напасть
clash-map-army = Кто идёт
clash-map-squad = { $unit }: { $count }/{ $all } идут
clash-map-leave = Оставить на месте: { $unit }
clash-map-where = Куда идти? Коснитесь отряда, чтобы кого-то оставить
clash-map-where_to = Выберите, куда идти
clash-map-nowhere = Вместе они никуда не пройдут
clash-map-memory-forest = ! прошёл через лес: в этот ход не нападает
clash-map-memory-mountain = ! поднялся в горы: в этот ход больше не идёт
clash-map-memory-gardens = ! прошёл по равнине: в этот ход не нападает на Великие сады
clash-map-attack = Напасть на { $cell }
clash-map-by_road = По дороге в { $cell }: 1 еда и 1 руда
clash-map-free_place = свободное место
clash-map-place_needs = при { $count } городах
clash-map-activated = уже активирован: настроение упадёт
clash-map-collects = сбор с клеток: { $count } из { $all }
clash-map-collect_help = Коснитесь клеток, чтобы изменить
clash-map-collect = Собрать
clash-map-cancel = Отмена
clash-map-up_to = до { $count }
clash-map-since = С вашего прошлого хода
clash-map-previous = Предыдущий шаг
clash-map-next = Следующий шаг
clash-map-step = { $number ->
    [0] { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }
   *[other] { $number } из { $count }
}

clash-map-do-collect = Собрать
clash-map-do-market = Собрать за жетон
clash-map-do-construct = Строить
clash-map-do-recruit = Нанять
clash-map-do-raise = Чудо
clash-map-do-found = Возвести город
clash-map-do-influence = Влиять
clash-map-do-arts = Влиять за культуру
clash-map-do-games = Игры

## Семь действий: чего они стоят и что дают

clash-map-cost-advance = 2 еды
clash-map-cost-found = поселенец
clash-map-cost-activate = сбор, наём
clash-map-cost-move = 3 группы
clash-map-cost-mood = жетоны
clash-map-cost-influence = кубик 5+
clash-map-cost-special = по случаю
clash-map-cost-free = бесплатно
clash-map-deed-advance = Получить достижение за 2 еды: вместо еды годятся идеи и золото
clash-map-deed-found = Поселенец возводит город там, где стоит
clash-map-deed-activate = Город собирает ресурсы, строит, набирает отряды или возводит чудо; во второй раз за ход его настроение падает
clash-map-deed-move = Переместить до трёх групп: выберите отряд на карте, затем клетку
clash-map-deed-mood = Поднять настроение городов за жетоны настроения
clash-map-deed-influence = Перекрасить здание чужого города: бросок кубика, нужно 5 или больше
clash-map-deed-special = Что позволяют ваши достижения и чудеса
