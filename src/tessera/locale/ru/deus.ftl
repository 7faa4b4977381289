# «Деус».
# Ключ движка — это имя здесь, с дефисами вместо точек: deus.log.placed — deus-log-placed.

deus-title = Деус
deus-nothing = ничего

## Количества: входят в другие сообщения

deus-amount-wood = { $amount ->
    [one] { $amount } дерево
   *[many] { $amount } дерева
}
deus-amount-clay = { $amount ->
    [one] { $amount } глина
   *[many] { $amount } глины
}
deus-amount-wheat = { $amount ->
    [one] { $amount } пшеница
   *[many] { $amount } пшеницы
}
deus-amount-stone = { $amount ->
    [one] { $amount } камень
    [few] { $amount } камня
   *[many] { $amount } камней
}
deus-amount-gold = { $amount } зол.
deus-amount-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}

## Количества, которые продают и считают

deus-lot-wood = { $amount ->
    [one] { $amount } дерево
   *[many] { $amount } дерева
}
deus-lot-clay = { $amount ->
    [one] { $amount } глину
   *[many] { $amount } глины
}
deus-lot-wheat = { $amount ->
    [one] { $amount } пшеницу
   *[many] { $amount } пшеницы
}
deus-lot-stone = { $amount ->
    [one] { $amount } камень
    [few] { $amount } камня
   *[many] { $amount } камней
}
deus-lot-gold = { $amount } зол.

## Ресурсы, земли, фигуры, цвета

deus-resource-wood = дерево
deus-resource-stone = камень
deus-resource-clay = глина
deus-resource-wheat = пшеница
deus-terrain-forest = лес
deus-terrain-mountain = горы
deus-terrain-swamp = болото
deus-terrain-field = поле
deus-terrain-sea = море
deus-terrain-village = деревня варваров
deus-piece-civil = гражданское здание
deus-piece-production = производственное здание
deus-piece-ship = корабль
deus-piece-scientific = научное здание
deus-piece-army = армия
deus-piece-temple = храм
deus-colour-brown = коричневые
deus-colour-green = зелёные
deus-colour-blue = синие
deus-colour-yellow = жёлтые
deus-colour-red = красные
deus-colour-purple = фиолетовые

## Боги

deus-god-vesta = Веста
deus-god-ceres = Церера
deus-god-neptune = Нептун
deus-god-minerva = Минерва
deus-god-mars = Марс
deus-god-jupiter = Юпитер
deus-god_text-vesta = 1 очко за одну карту, 2 очка за несколько, и гражданское здание из вашего резерва.
deus-god_text-ceres = За каждую карту один ресурс на выбор, и производственное здание из вашего резерва.
deus-god_text-neptune = 2 золотых за каждую карту, и корабль из вашего резерва.
deus-god_text-minerva = После добора руки ещё по карте за каждую отданную; и научное здание из вашего резерва.
deus-god_text-mars = За каждую карту фигура любого вида из вашего резерва.
deus-god_text-jupiter = Действует как любой из пяти других богов, по вашему выбору.

## Карты

deus-card-lumberjacks_guild = Гильдия лесорубов
deus-card-brickmakers_guild = Гильдия кирпичников
deus-card-bakers_guild = Гильдия пекарей
deus-card-stonecutters_guild = Гильдия каменотёсов
deus-card-trading_post_forest = Торговая точка (лес)
deus-card-trading_post_swamp = Торговая точка (болото)
deus-card-trading_post_field = Торговая точка (поле)
deus-card-trading_post_mountain = Торговая точка (горы)
deus-card-brewery_2 = Пивоварня (2)
deus-card-brewery_3 = Пивоварня (3)
deus-card-brewery_4 = Пивоварня (4)
deus-card-brewery_5 = Пивоварня (5)
deus-card-forum_pairs = Форум (пары)
deus-card-forum_3 = Форум (3)
deus-card-triumphal_arch_4 = Триумфальная арка (4)
deus-card-triumphal_arch_5 = Триумфальная арка (5)
deus-card-small_production = Малое производство
deus-card-cooperative_forest = Кооператив (лес)
deus-card-cooperative_swamp = Кооператив (болото)
deus-card-cooperative_field = Кооператив (поле)
deus-card-cooperative_mountain = Кооператив (горы)
deus-card-sawmill = Лесопилка
deus-card-brickyard = Кирпичный завод
deus-card-farm = Ферма
deus-card-quarry = Карьер
deus-card-sailing_ship_wood = Торговый корабль (дерево)
deus-card-sailing_ship_clay = Торговый корабль (глина)
deus-card-sailing_ship_wheat = Торговый корабль (пшеница)
deus-card-sailing_ship_stone = Торговый корабль (камень)
deus-card-small_port_wood = Малый порт (дерево)
deus-card-small_port_clay = Малый порт (глина)
deus-card-small_port_wheat = Малый порт (пшеница)
deus-card-small_port_stone = Малый порт (камень)
deus-card-commercial_port_stone_wood = Торговый порт (камень, дерево)
deus-card-commercial_port_clay_wheat = Торговый порт (глина, пшеница)
deus-card-commercial_port_clay_stone = Торговый порт (глина, камень)
deus-card-commercial_port_stone_wheat = Торговый порт (камень, пшеница)
deus-card-galley = Галера
deus-card-school = Школа
deus-card-university = Университет
deus-card-academy_brown = Академия (коричневые)
deus-card-academy_red = Академия (красные)
deus-card-academy_green = Академия (зелёные)
deus-card-academy_blue = Академия (синие)
deus-card-laboratory_blue = Лаборатория (синие)
deus-card-laboratory_green = Лаборатория (зелёные)
deus-card-laboratory_red = Лаборатория (красные)
deus-card-laboratory_brown = Лаборатория (коричневые)
deus-card-workshop_2 = Мастерская (2)
deus-card-workshop_3 = Мастерская (3)
deus-card-centurion = Центурион
deus-card-temporary_camps = Временный лагерь
deus-card-war_elephants = Боевые слоны
deus-card-legion = Легион
deus-card-ballista = Баллиста
deus-card-siege_tower = Осадная башня
deus-card-temple_regions_5 = Храм (города из 5)
deus-card-temple_regions_4 = Храм (города из 4)
deus-card-temple_regions_3 = Храм (города из 3)
deus-card-temple_regions_2 = Храм (города из 2)
deus-card-temple_regions_1 = Храм (регионы)
deus-card-temple_gold = Храм (золото)
deus-card-temple_wheat = Храм (пшеница)
deus-card-temple_stone = Храм (камень)
deus-card-temple_clay = Храм (глина)
deus-card-temple_wood = Храм (дерево)
deus-card-temple_temples = Храм (храмы)
deus-card-temple_sets = Храм (наборы цветов)
deus-card-temple_swamp = Храм (болота)
deus-card-temple_forest = Храм (леса)
deus-card-temple_field = Храм (поля)
deus-card-temple_mountain = Храм (горы)

## Что делают карты

deus-info-cost = Стоимость: { $cost }
deus-each_land-forest = каждый ваш лес
deus-on_land-forest = в лесах
deus-each_land-mountain = каждые ваши горы
deus-on_land-mountain = в горах
deus-each_land-swamp = каждое ваше болото
deus-on_land-swamp = на болотах
deus-each_land-field = каждое ваше поле
deus-on_land-field = на полях
deus-effect-gain_per_land = { $gain } за { $land }
deus-effect-gain_per_city = { $gain } за каждый регион, где у вас зданий { $pieces } или больше
deus-effect-gain_per_cities = { $gain } за каждые { $cities } региона, где у вас зданий { $pieces } или больше
deus-effect-gain_per_card = { $gain } за каждую карту в вашем столбце: { $colour }
deus-effect-gain_per_village = { $gain } за каждую стоящую деревню рядом с вашей армией
deus-effect-produce_one = { $amount ->
    [one] Одно ваше производственное здание даёт { $amount } ресурс своей земли
    [few] Одно ваше производственное здание даёт { $amount } ресурса своей земли
   *[many] Одно ваше производственное здание даёт { $amount } ресурсов своей земли
}
deus-effect-produce_everywhere = { $gain } за каждое ваше производственное здание { $land }
deus-effect-produce_by_city = { $gain } за каждую фигуру в вашем самом большом городе с производственным зданием { $land }
deus-effect-sell_any = Продать { $lot } за { $gain }, сколько угодно раз
deus-effect-sell = Продать { $lot } за { $gain }, до { $most } раз
deus-effect-buy = Купите ресурсы на выбор, не больше { $most }, по { $gold } зол. за каждый
deus-effect-draw = { $cards ->
    [one] Возьмите { $cards } карту за каждый регион, где у вас зданий { $pieces } или больше
    [few] Возьмите { $cards } карты за каждый регион, где у вас зданий { $pieces } или больше
   *[many] Возьмите { $cards } карт за каждый регион, где у вас зданий { $pieces } или больше
}
deus-effect-recruit = { $amount ->
    [one] Возьмите { $amount } фигуру любого вида из резерва за каждый регион, где у вас зданий { $pieces } или больше
    [few] Возьмите { $amount } фигуры любого вида из резерва за каждый регион, где у вас зданий { $pieces } или больше
   *[many] Возьмите { $amount } фигур любого вида из резерва за каждый регион, где у вас зданий { $pieces } или больше
}
deus-effect-activate = Примените ещё раз одну карту вашего столбца: { $colour }
deus-effect-steal = Одна ваша армия отбирает { $gain } у каждого соперника рядом с ней
deus-effect-move_one = Одна ваша армия проходит до { $steps } регионов
deus-effect-move_all = Каждая ваша армия проходит до { $steps } регионов
deus-effect-plunder = { $points ->
    [one] Заберите { $points } очко у деревни рядом с вашей армией
    [few] Заберите { $points } очка у деревни рядом с вашей армией
   *[many] Заберите { $points } очков у деревни рядом с вашей армией
}
deus-effect-temple_of_cities = { $worth ->
    [one] В конце игры { $worth } очко за каждый регион, где у вас зданий { $pieces } или больше, но не больше { $most }
    [few] В конце игры { $worth } очка за каждый регион, где у вас зданий { $pieces } или больше, но не больше { $most }
   *[many] В конце игры { $worth } очков за каждый регион, где у вас зданий { $pieces } или больше, но не больше { $most }
}
deus-effect-temple_of_lands = { $worth ->
    [one] В конце игры { $worth } очко за { $land }, но не больше { $most }
    [few] В конце игры { $worth } очка за { $land }, но не больше { $most }
   *[many] В конце игры { $worth } очков за { $land }, но не больше { $most }
}
deus-effect-temple_of_temples = { $worth ->
    [one] В конце игры { $worth } очко за каждую вашу карту храма, считая эту, но не больше { $most }
    [few] В конце игры { $worth } очка за каждую вашу карту храма, считая эту, но не больше { $most }
   *[many] В конце игры { $worth } очков за каждую вашу карту храма, считая эту, но не больше { $most }
}
deus-effect-temple_of_sets = { $worth ->
    [one] В конце игры { $worth } очко за каждый набор из пяти карт всех цветов, кроме фиолетового, но не больше { $most }
    [few] В конце игры { $worth } очка за каждый набор из пяти карт всех цветов, кроме фиолетового, но не больше { $most }
   *[many] В конце игры { $worth } очков за каждый набор из пяти карт всех цветов, кроме фиолетового, но не больше { $most }
}
deus-effect-temple_of_holdings = { $worth ->
    [one] В конце игры { $worth } очко за { $held } у вас (ничего не тратится), но не больше { $most }
    [few] В конце игры { $worth } очка за { $held } у вас (ничего не тратится), но не больше { $most }
   *[many] В конце игры { $worth } очков за { $held } у вас (ничего не тратится), но не больше { $most }
}

## Действия

deus-action-use = Применить эффект
deus-action-skip = Отказаться
deus-action-done = Закончить
deus-action-pay = Отдать: { $resources }; остальное золотом
deus-action-pay_gold = Заплатить всё золотом
deus-action-take = Взять ресурс: { $resource }
deus-action-buy = Купить ресурс: { $resource }
deus-action-piece = Взять фигуру: { $piece }
deus-action-sell = { $count ->
    [one] Продать { $count } раз
    [few] Продать { $count } раза
   *[many] Продать { $count } раз
}
deus-action-god = Воззвать: { $god }
deus-action-place = Поставить в { $region }
deus-action-land = Высадиться в { $region } за очки
deus-action-army = Армия в { $region }
deus-action-move = Идти в { $region }
deus-action-plunder = Ограбить деревню в { $region }
deus-action-build = Построить: { $card } ({ $cost })
deus-action-offer = Принести в дар: { $card } ({ $cost })
deus-action-add = Добавить: { $card } ({ $cost })
deus-action-activate = Применить: { $card } ({ $cost })
deus-action-wild = Построить рубашкой вверх, столбец: { $colour }
deus-action-hide = Рубашкой вверх: { $card } ({ $cost })

## Вопросы

deus-prompt-turn = Постройте карту или принесите дар богу
deus-prompt-pay = { $card }, стоимость: { $cost }. Чем платите?
deus-prompt-place = Куда поставить: { $piece }? Высадка на краю стоит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
deus-prompt-first_place = Первая фигура ({ $piece }) встаёт на краю, поодаль от мест, где начали другие; ближе — за { $points } оч.
deus-prompt-temple = На какой из ваших земель встанет храм?
deus-prompt-hide = Какую карту построить рубашкой вверх ({ $colour })?
deus-prompt-offer = Дар, бог — { $god }: { $cards }. Добавить ещё?
deus-prompt-draw_more = Минерва позволяет взять ещё { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
deus-prompt-god = { $count ->
    [one] Юпитер действует за { $count } карту: как какой бог?
    [few] Юпитер действует за { $count } карты: как какой бог?
   *[many] Юпитер действует за { $count } карт: как какой бог?
}
deus-prompt-use = { $card }: применить эффект?
deus-prompt-activate = { $card }: какую карту применить?
deus-prompt-recruit = { $left ->
    [one] Возьмите { $left } фигуру из резерва
    [few] Возьмите { $left } фигуры из резерва
   *[many] Возьмите { $left } фигур из резерва
}
deus-prompt-produce = { $card }: что произвести?
deus-prompt-sell = { $card }: сколько раз продать { $lot } за { $each }?
deus-prompt-buy = { $card }: купить ресурс за { $gold } зол.? Осталось: { $left }
deus-prompt-take = { $left ->
    [one] Возьмите { $left } ресурс
    [few] Возьмите { $left } ресурса
   *[many] Возьмите { $left } ресурсов
}
deus-prompt-army = { $card }: какая армия пройдёт до { $steps } регионов?
deus-prompt-march_on = В { $region } две ваши армии, и одна должна идти дальше: куда, не дальше { $steps } регионов?
deus-prompt-march = Куда идёт армия из { $region }, не дальше { $steps } регионов?
deus-prompt-raid = { $card }: какая армия отберёт { $amounts } у соседей?
deus-prompt-plunder = { $points ->
    [one] { $card }: у какой деревни забрать { $points } очко?
    [few] { $card }: у какой деревни забрать { $points } очка?
   *[many] { $card }: у какой деревни забрать { $points } очков?
}
deus-prompt-pieces = { $left ->
    [one] Выберите для начала ещё { $left } фигуру
    [few] Выберите для начала ещё { $left } фигуры
   *[many] Выберите для начала ещё { $left } фигур
}

## Почему нельзя

deus-reason-no_piece = На вашем планшете нет такой фигуры: { $piece }
deus-reason-no_region = Для этой фигуры нет региона: { $piece }
deus-reason-too_dear = Стоимость: { $cost }. С вашими ресурсами нужно ещё { $gold } зол., у вас { $owned }
deus-reason-temple_cards = Для следующего храма нужно карт каждого цвета не меньше { $count }; мало: { $colours }
deus-reason-temple_region = Ни на одной вашей земле нет места для храма
deus-reason-not_in_hand = У вас на руке нет карты: { $card }
deus-reason-no_wild = В этой партии нет построек рубашкой вверх
deus-reason-wild_used = Вы уже строили рубашкой вверх
deus-reason-no_gold = Это стоит { $gold } зол., у вас { $owned }
deus-reason-no_such_region = На континенте нет такого региона
deus-reason-village = Это деревня варваров
deus-reason-ship_on_land = Эту фигуру ставят только в море: { $piece }
deus-reason-land_at_sea = Эту фигуру в море не строят: { $piece }
deus-reason-foreign = Там уже стоит { $seat }
deus-reason-same_piece = Там уже есть такая фигура: { $piece }
deus-reason-not_the_edge = Подходят только годные регионы на краю
deus-reason-too_close = Между вами и другими должны лежать два пустых региона
deus-reason-not_beside = Регион не рядом с вашими
deus-reason-no_landing_needed = Высаживаться там незачем
deus-reason-not_empty = Там уже кто-то есть
deus-reason-no_points_to_land = Высадка стоит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
deus-reason-has_temple = Там уже стоит храм
deus-reason-temple_at_sea = Храмы стоят на суше
deus-reason-not_yours = Этот регион не ваш
deus-reason-does_nothing = Сейчас эта карта ничего не даст: { $card }
deus-reason-no_reserve = В резерве нет такой фигуры: { $piece }
deus-reason-out_of_order = Выбирайте в порядке списка
deus-reason-no_works = Ни одно ваше здание не даёт этот ресурс: { $resource }
deus-reason-none_left = В общем запасе кончился ресурс: { $resource }
deus-reason-no_army = В { $region } нет вашей армии
deus-reason-has_moved = Армия в { $region } уже ходила
deus-reason-pinned = Армия в { $region } одна держит храм и не может уйти
deus-reason-no_way = Армии из { $region } некуда идти
deus-reason-two_armies = Там уже стоит ваша армия, и следующим переходом ей не уйти
deus-reason-must_march_on = Двум армиям нельзя остаться в одном регионе: одна идёт дальше
deus-reason-no_ship = В море армия идёт только туда, где ваш корабль
deus-reason-too_far = { $steps ->
    [one] За { $steps } шаг туда не дойти
    [few] За { $steps } шага туда не дойти
   *[many] За { $steps } шагов туда не дойти
}
deus-reason-same_victims = У другой армии те же соседи
deus-reason-no_victims = Рядом с армией в { $region } никого нет
deus-reason-no_points = На деревне в { $region } нет очков
deus-reason-no_siege = Рядом с деревней в { $region } нет вашей армии
deus-reason-no_village = В { $region } нет стоящей деревни

## Правила по главам

deus-rule-turn = Ход
deus-rule-build = Строительство
deus-rule-pay = Оплата
deus-rule-place = Размещение
deus-rule-first_piece = Первая фигура
deus-rule-landing = Высадка
deus-rule-temple = Храмы
deus-rule-effects = Эффекты
deus-rule-production = Производство
deus-rule-supply = Общий запас
deus-rule-pieces = Фигуры
deus-rule-armies = Армии
deus-rule-villages = Деревни
deus-rule-offering = Дары богам
deus-rule-wild = Постройка-джокер
deus-rule-end = Конец игры
deus-rule_text-turn = В свой ход вы либо строите одну карту с руки, либо приносите дар богу.
deus-rule_text-build = Карте нужна фигура её вида на вашем планшете. Карта ложится в столбец, фигура встаёт на карту.
deus-rule_text-pay = Любой ресурс цены можно заменить 4 золотыми, даже если он у вас есть.
deus-rule_text-place = Фигура встаёт в ваш регион, где такой ещё нет, или в пустой рядом с вашим. Корабли — в море, остальное — на суше, в деревнях — ничего.
deus-rule_text-first_piece = Первая фигура встаёт на краю, по возможности через два пустых региона от остальных.
deus-rule_text-landing = За 3 очка фигуру можно построить в любом пустом регионе на краю.
deus-rule_text-temple = Первый храм строится без условий, каждому следующему нужно ещё по карте каждого цвета. Он стоит на вашей суше. Армия, которая одна его держит, не уходит.
deus-rule_text-effects = После строительства вы применяете карты столбца снизу вверх, каждую по желанию.
deus-rule_text-production = Производственное здание даёт ресурс своей земли.
deus-rule_text-supply = Ресурсы ограничены: чего нет в запасе, то взять нельзя.
deus-rule_text-pieces = Фигуры приходят на планшет из вашего резерва; их по пять каждого вида.
deus-rule_text-armies = Армии проходят по любой суше, деревням и морю с вашим кораблём. Останавливаются на пустой суше или в вашем регионе без армии.
deus-rule_text-villages = Деревня пала, когда всё вокруг неё занято и рядом есть армия: очки берёт тот, у кого больше армий, затем зданий, затем их делят.
deus-rule_text-offering = Сбросьте сколько угодно карт. Помогает бог верхней карты — тем больше, чем больше карт; затем доберите руку до пяти.
deus-rule_text-wild = Один раз за игру можно построить любую карту рубашкой вверх в любом столбце — за столько золота, какая она там по счёту.
deus-rule_text-end = Когда построены все храмы или пали все деревни, раунд доигрывают и играют ещё один.

## Журнал

deus-log-round = Раунд { $round }
deus-log-pieces_chosen = { $seat }: фигуры выбраны
deus-log-pieces_shown = { $seat } начинает с такими фигурами: { $pieces }
deus-log-played = { $seat } строит: { $card }
deus-log-played_face_down = { $seat } строит рубашкой вверх ({ $colour }) за { $gold } зол.
deus-log-paid = { $seat } платит: { $amounts }
deus-log-placed = { $seat }: { $piece } в { $region }
deus-log-activated = { $seat }: действует { $card }
deus-log-landed = { $seat } высаживается за { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
deus-log-gained = { $seat } получает: { $amounts }
deus-log-recruited = { $seat } берёт фигуру: { $piece }
deus-log-drew = { $count ->
    [one] { $seat } берёт { $count } карту
    [few] { $seat } берёт { $count } карты
   *[many] { $seat } берёт { $count } карт
}
deus-log-drew_cards = Вы берёте: { $cards }
deus-log-reshuffled = Сброс становится колодой
deus-log-offered = { $count ->
    [one] { $seat } приносит в дар { $count } карту, сверху { $card }
    [few] { $seat } приносит в дар { $count } карты, сверху { $card }
   *[many] { $seat } приносит в дар { $count } карт, сверху { $card }
}
deus-log-invoked = { $god } помогает: { $seat }
deus-log-sold = { $seat } продаёт { $goods } за { $amounts }
deus-log-bought = { $seat } покупает ресурс ({ $resource }) за { $gold } зол.
deus-log-moved = { $seat }: армия идёт из { $start } в { $end }
deus-log-stole = { $seat } отбирает: { $amounts }; теряет { $victim }
deus-log-plundered = { $points ->
    [one] { $seat } забирает { $points } очко у деревни в { $region }
    [few] { $seat } забирает { $points } очка у деревни в { $region }
   *[many] { $seat } забирает { $points } очков у деревни в { $region }
}
deus-log-fell = { $points ->
    [one] Деревня в { $region } пала: { $points } очко
    [few] Деревня в { $region } пала: { $points } очка
   *[many] Деревня в { $region } пала: { $points } очков
}
deus-log-conquered = { $points ->
    [one] { $seat } получает { $points } очко деревни в { $region }
    [few] { $seat } получает { $points } очка деревни в { $region }
   *[many] { $seat } получает { $points } очков деревни в { $region }
}
deus-log-passes = { $seat }: нет карт ни на руке, ни в колоде, ход пропускается
deus-log-closing = { $what }: последний раунд — { $round }

## Счёт

deus-bill-cost = { $resource }
deus-bill-lacking = { $count ->
    [one] золото за { $count } недостающий ресурс
    [few] золото за { $count } недостающих ресурса
   *[many] золото за { $count } недостающих ресурсов
}
deus-bill-gold = золото
deus-bill-rank = золото за место в столбце
deus-bill-landing = очки за высадку
deus-bill-any_god = карты для бога на выбор
deus-bill-god_points = очки
deus-bill-god_resources = ресурсы на выбор
deus-bill-god_cards = дополнительные карты
deus-bill-god_pieces = фигуры на выбор
deus-bill-god_piece = { $piece }, если есть в резерве
deus-bill-sale_gold = золото за проданное: { $count }
deus-bill-sale_points = очки за проданное: { $count }

## Счёт в конце игры

deus-score-points = набранные очки
deus-score-temples = храмы
deus-score-most_wood = больше всех: дерево
deus-score-most_stone = больше всех: камень
deus-score-most_clay = больше всех: глина
deus-score-most_wheat = больше всех: пшеница
deus-score-most_gold = больше всех: золото
deus-score-total = всего

## Как идёт игра и чем кончается

deus-summary-set_up = Выбирают фигуры
deus-summary-round = Раунд { $round }: осталось храмов { $temples }, деревень { $villages }
deus-closing-temples = Построен последний храм
deus-closing-villages = Пала последняя деревня
deus-ending-temples = Построены все храмы
deus-ending-villages = Пали все деревни
deus-ending-limit = Игра дошла до предела раундов

## Настройки

deus-option-start = Начало
deus-option_value-start-equal = по две фигуры каждого вида
deus-option_value-start-10 = 10 фигур на выбор
deus-option_value-start-9 = 9 фигур на выбор
deus-option_value-start-8 = 8 фигур на выбор
deus-option_value-start-7 = 7 фигур на выбор
deus-option_value-start-6 = 6 фигур на выбор
deus-option-continent = Континент
deus-option_value-continent-standard = как в правилах
deus-option_value-continent-free = тайлы лежат свободно
deus-option-wild = Постройка-джокер
deus-option_value-wild-false = нет
deus-option_value-wild-true = один раз за игру
deus-option-emptied_villages = Деревня, опустошённая осадными башнями
deus-option_value-emptied_villages-attacked = для конца игры считается атакованной
deus-option_value-emptied_villages-standing = её нужно ещё и окружить
deus-option-ask_always = Спрашивать об эффектах
deus-option_value-ask_always-false = только при выборе
deus-option_value-ask_always-true = всегда
deus-error-continent = На этом континенте нельзя играть: { $problem }
deus-continent_problem-letters = у каждого тайла должно быть семь букв из W, M, S, F, O, V
deus-continent_problem-place = у каждого тайла должно быть место, например @0,1
deus-continent_problem-tiles = в нём не столько тайлов
deus-continent_problem-village = на каждом тайле должна быть ровно одна деревня
deus-continent_problem-apart = тайлы накрывают друг друга или лежат порознь
deus-continent_problem-adjacent = две деревни соприкасаются

## Терминал

deus-table-round = Раунд { $round }
deus-table-temples = { $count ->
    [one] остался { $count } храм
    [few] осталось { $count } храма
   *[other] осталось { $count } храмов
}
deus-table-villages = { $count ->
    [one] { $count } деревня
    [few] { $count } деревни
   *[other] { $count } деревень
}
deus-table-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
deus-table-ready = готовы
deus-table-reserve = в резерве
deus-table-face_down = рубашкой вверх
deus-table-hand = Ваша рука
deus-table-supply = Запас
deus-table-deck = колода { $count }
deus-table-discards = сброс { $count }, сверху { $top }
deus-group-build = Построить
deus-group-activate = Применить ещё раз
deus-group-offer = Поднести богу этой карты, положив её сверху
deus-group-add = Добавить к подношению
deus-group-place = Поставить в
deus-group-land = Высадиться за очки в
deus-group-army = Армия в
deus-group-move = Перейти в
deus-group-plunder = Разграбить деревню в
deus-info-colour = Колонка: { $colour }; фигура: { $piece }
deus-sign-forest = Ле
deus-sign-mountain = Го
deus-sign-swamp = Бо
deus-sign-field = По
deus-sign-sea = ~~
deus-sign-village = Де
deus-sign-civil = Г
deus-sign-production = П
deus-sign-ship = К
deus-sign-scientific = Н
deus-sign-army = А
deus-sign-temple = Х
