# Стол игры «Deus» в браузере. Ключ клиента — это идентификатор здесь, с дефисами вместо точек.

deus-board-continent = Континент
deus-board-tableau = Мой планшет
deus-board-tableau_of = Планшет: { $seat }
deus-board-to_mine = К моему планшету
deus-board-to_first = Назад
deus-board-look_at = Посмотреть планшет: { $seat }
deus-board-stock_of = Запасы: { $seat }
deus-board-hand = Мои карты
deus-board-hand_of = Рука: { $count } из { $most }
deus-board-you = Вы
deus-board-players = Игроки
deus-board-most = больше всех: { $what } — очки в конце
deus-board-gold = золото
deus-board-points = очки
deus-board-points_why = Очки, которые вы уже получили. Другие их не видят.
deus-board-total_now = сейчас { $total }
deus-board-total_why = Ваши очки вместе с храмами и большинством по ресурсам и золоту, как дела стоят сейчас
deus-board-hidden = скрыто
deus-board-cards_in_hand = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
}
deus-board-regions = { $count ->
    [one] { $count } регион
    [few] { $count } региона
   *[many] { $count } регионов
}
deus-board-acts = выбирает
deus-board-first = первый
deus-board-back = Вернуть

## Карта

deus-board-temples_left = храмов { $left } из { $count }
deus-board-villages_left = деревень { $left } из { $count }
deus-board-end_why = Когда поставлен последний храм или пала последняя деревня, раунд доигрывают и играют ещё один.
deus-board-last_round = Раунд { $round } — последний
deus-board-legend = Обозначения
deus-board-legend-side = открытая сторона
deus-board-open_region = можно
deus-board-not_there = Здесь эту фигуру поставить нельзя
deus-board-open_sides = { $count } откр.
deus-board-village = { $points ->
    [one] { $points } очко, открыто сторон: { $open }
    [few] { $points } очка, открыто сторон: { $open }
   *[many] { $points } очков, открыто сторон: { $open }
}
deus-board-fallen = деревня пала
deus-board-falls = { $points ->
    [one] деревня { $region } падёт, { $points } очко: { $names }
    [few] деревня { $region } падёт, { $points } очка: { $names }
   *[many] деревня { $region } падёт, { $points } очков: { $names }
}
deus-board-landing = { $points ->
    [one] высадка здесь стоит { $points } очко
    [few] высадка здесь стоит { $points } очка
   *[many] высадка здесь стоит { $points } очков
}
deus-board-bears = производство здесь даёт: { $resource }
deus-board-armies = { $count ->
    [one] { $seat }: рядом { $count } армия
    [few] { $seat }: рядом { $count } армии
   *[many] { $seat }: рядом { $count } армий
}
deus-board-would_win = если бы она пала сейчас, очки получит: { $names }
deus-board-needs_army = без армии рядом она не падёт

## Карты

deus-board-face_down = Рубашкой вверх
deus-board-copies = { $count ->
    [one] { $count } такая карта в колоде
    [few] { $count } такие карты в колоде
   *[many] { $count } таких карт в колоде
}
deus-board-pay = доплата { $gold }
deus-board-have_all = всё есть
deus-board-card-chosen = выбрана
deus-board-card-top = лежит сверху
deus-board-card-offered = в даре
deus-board-ready = готовы
deus-board-reserve = в резерве
deus-board-pieces = готовы: { $ready }, в резерве: { $reserve }
deus-board-temples_allowed = { $built }, можно до { $count }
deus-board-column-brown = Гражданские
deus-board-column-green = Производство
deus-board-column-blue = Морские
deus-board-column-yellow = Наука
deus-board-column-red = Военные
deus-board-column-purple = Храмы
deus-board-fires = { $card } запускает:
deus-board-again = ещё раз
deus-board-working = { $column }: карта { $place } из { $count }

## Что делают карты, коротко

deus-board-effect-gain_per_land = { $gain } за { $land }
deus-board-effect-gain_per_city = { $gain } за город от { $pieces }
deus-board-effect-gain_per_cities = { $gain } за { $cities } города от { $pieces }
deus-board-effect-gain_per_card = { $gain } за карту ({ $colour })
deus-board-effect-gain_per_village = { $gain } за деревню рядом с армиями
deus-board-effect-produce_one = { $amount } ресурс от одного производства
deus-board-effect-produce_everywhere = { $gain } за производство { $land }
deus-board-effect-produce_by_city = { $gain } за фигуру в крупнейшем городе с производством { $land }
deus-board-effect-sell_any = Продать { $lot } за { $gain }, сколько угодно раз
deus-board-effect-sell = Продать { $lot } за { $gain }, до { $most } раз
deus-board-effect-buy = Купить до { $most } ресурсов по { $gold } зол.
deus-board-effect-draw = { $cards ->
    [one] Взять { $cards } карту за город от { $pieces }
    [few] Взять { $cards } карты за город от { $pieces }
   *[many] Взять { $cards } карт за город от { $pieces }
}
deus-board-effect-recruit = { $amount ->
    [one] { $amount } фигура за город от { $pieces }
    [few] { $amount } фигуры за город от { $pieces }
   *[many] { $amount } фигур за город от { $pieces }
}
deus-board-effect-activate = Ещё раз одна карта ({ $colour })
deus-board-effect-steal = Одна армия берёт { $gain } у каждого соседа
deus-board-effect-move_one = Одна армия идёт на { $steps }
deus-board-effect-move_all = Каждая армия идёт на { $steps }
deus-board-effect-plunder = { $points ->
    [one] Взять { $points } очко у деревни рядом с армией
    [few] Взять { $points } очка у деревни рядом с армией
   *[many] Взять { $points } очков у деревни рядом с армией
}
deus-board-effect-temple_of_cities = Конец: { $worth } за город от { $pieces }, до { $most }
deus-board-effect-temple_of_lands = Конец: { $worth } за { $land }, до { $most }
deus-board-effect-temple_of_temples = Конец: { $worth } за карту храма, до { $most }
deus-board-effect-temple_of_sets = Конец: { $worth } за набор пяти цветов, до { $most }
deus-board-effect-temple_of_holdings = Конец: { $worth } за { $held }, до { $most }

## Что они дали бы сейчас

deus-board-yield-nothing = сейчас ничего
deus-board-yield-gain = даёт { $amounts }
deus-board-yield-one_of = даёт одно из: { $amounts }
deus-board-yield-sell = продажа до { $most } раз: { $lot } за { $amounts }
deus-board-yield-buy = покупка до { $most }, по { $gold } зол.
deus-board-yield-draw = { $count ->
    [one] взять { $count } карту
    [few] взять { $count } карты
   *[many] взять { $count } карт
}
deus-board-yield-recruit = { $count ->
    [one] { $count } фигура из резерва
    [few] { $count } фигуры из резерва
   *[many] { $count } фигур из резерва
}
deus-board-yield-activate = { $count ->
    [one] ещё раз карта другого столбца
   *[other] ещё раз одна из { $count } карт другого столбца
}
deus-board-yield-march = { $armies ->
    [one] может пойти { $armies } армия, на { $steps }
    [few] могут пойти { $armies } армии, на { $steps }
   *[many] могут пойти { $armies } армий, на { $steps }
}
deus-board-yield-worth = { $amounts } в конце, до { $most }

## Вопросы

deus-board-build = Построить
deus-board-offering = Дар богу
deus-board-no_offering = Без дара
deus-board-offer_to = { $count ->
    [one] В дар { $count } карту: { $god }
    [few] В дар { $count } карты: { $god }
   *[many] В дар { $count } карт: { $god }
}
deus-board-offer_none = Выберите карты
deus-board-hide = Рубашкой вверх
deus-board-place_here = Сюда: { $region }
deus-board-help-turn = Выберите карту и посмотрите, что она даст.
deus-board-help-region = Щёлкните светящийся регион, чтобы построить там.
deus-board-help-region_touch = Коснитесь светящегося региона, чтобы посмотреть, ещё раз — чтобы построить.
deus-board-help-map = Щёлкните светящийся регион.
deus-board-help-map_touch = Коснитесь светящегося региона, чтобы посмотреть, ещё раз — чтобы выбрать.
deus-board-help-offer = Первая выбранная карта ляжет сверху: её бог и поможет.
deus-board-help-add = Добавьте карты или скажите, что это всё.
deus-board-help-hide = Выберите столбец, куда она ляжет рубашкой вверх.

## Боги

deus-board-gods = Что боги дают за дар
deus-board-counts = Дар богу, карт:
deus-board-count = { $count ->
    [one] { $count } карта в дар
    [few] { $count } карты в дар
   *[many] { $count } карт в дар
}
deus-board-given-gold = { $amount ->
    [one] { $amount } золотой
   *[many] { $amount } золотых
}
deus-board-given-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}
deus-board-given-resources = { $amount ->
    [one] { $amount } ресурс на выбор
    [few] { $amount } ресурса на выбор
   *[many] { $amount } ресурсов на выбор
}
deus-board-given-cards = { $amount ->
    [one] ещё { $amount } карта
    [few] ещё { $amount } карты
   *[many] ещё { $amount } карт
}
deus-board-given-pieces = { $amount ->
    [one] { $amount } фигура на выбор
    [few] { $amount } фигуры на выбор
   *[many] { $amount } фигур на выбор
}
deus-board-any_god = за любого бога
deus-board-draws = Затем вы добираете до { $count } карт.

## Вкладки

deus-board-tab-hand = Рука
deus-board-tab-tableau = Планшет
deus-board-tab-rivals = Соперники
deus-board-tab-gods = Боги
deus-board-tab-score = Счёт
deus-board-tab-log = Журнал

## Карточка на главной

deus-home-about = Заселяйте острова и раз за разом запускайте всю цепочку построек.
deus-home-players = 2–4
deus-home-time = 60 мин

## Клавиши

deus-key-card = выбрать карту в руке по её месту
deus-key-build = построить выбранную карту
deus-key-offering = собрать дар богам или вернуться к строительству
deus-key-offer = принести выбранные карты в дар
deus-key-walk = по регионам карты и по картам руки
