# Clash of Cultures: сколько что стоит, строка за строкой, и почему что-то невозможно.

clash-line-spent = { $goods }
clash-line-study = еда, идеи или золото
clash-line-free_by = не платите благодаря «{ $advance }»
clash-line-mood_falls = уровни настроения города: за ход он работает не впервые
clash-line-rituals = жетоны настроения или, с «Обрядами», ресурсы
clash-line-range = жетоны культуры за расстояние
clash-line-boost = жетоны культуры за бросок

clash-because = { $things } ({ $reason })
clash-cell = { $cell }

## Цены

clash-reason-cannot_pay = Стоимость: { $cost }. Не хватает: { $lacking }
clash-reason-not_again = Это бывает раз в ход, и в этот ход уже было
clash-reason-needs_wonder = Нужен ваш город с чудом света «{ $wonder }»

## Ход и обмен

clash-reason-must_act = Вы ещё можете что-то сделать; осталось действий: { $left }
clash-reason-in_status_phase = Эту цель засчитывают в фазе состояния: «{ $objective }»
clash-reason-no_partner = Меняться там не с кем: { $seat }
clash-reason-without_trade = В этой партии игроки не торгуют между собой
clash-reason-offers_made = За ход игрок делает не больше { $count } предложений
clash-reason-collected_already = В этот ход ваши города уже собирали ресурсы, а «Экономическая свобода» собирает первой и единственной

## Города

clash-reason-not_this_building = Это здание сейчас недоступно
clash-reason-no_building_possible = Сейчас здесь ничего не построить: { $parts }
clash-reason-no_unit_possible = Сейчас здесь никого не нанять: { $parts }
clash-reason-no_wonder_possible = Сейчас здесь не построить чудо света: { $parts }
clash-reason-no_wonder_cards = У вас нет карт чудес света
clash-reason-no_levy = Чтобы нанять отряд за жетоны, нужно достижение «{ $advance }»

## Перемещение

clash-reason-cannot_move = Никто из ваших сейчас не может двинуться: { $parts }
clash-reason-no_units_at_all = На поле нет ваших отрядов
clash-reason-fought = в этот ход они сражались
clash-reason-moved_already = в этом действии они уже ходили
clash-reason-on_mountain = кто в этот ход вошёл в горы, уйдёт оттуда только по дороге
clash-reason-no_tactics = войска ходят только с достижением «{ $advance }»
clash-reason-sea_closed = кораблю не дойти ни до другой клетки моря, ни до неразведанного региона
clash-reason-no_landing = рядом с кораблём нет суши, на которую они могут сойти
clash-reason-no_open_cell = рядом нет клетки, на которую они могут пойти
clash-reason-there_already = Они уже там
clash-reason-ships_at_sea = Корабли остаются в море
clash-reason-change_ships = В море с корабля на корабль не пересаживаются
clash-reason-ships_full = На борту не хватит места: корабль везёт не больше { $limit } отрядов
clash-reason-no_way_by_sea = Морем туда не дойти: мешают суша, неразведанные регионы или вражеские корабли
clash-reason-no_road = Дорога ведёт не дальше чем на { $steps } клетки, по открытой суше
clash-reason-road_without_city = Дорога начинается или кончается в вашем городе
clash-reason-road_blocked = На пути враги, море или слишком много отрядов
clash-reason-not_in_group = В группе нет такого отряда
clash-reason-others_stay = Без него остальным некуда идти
clash-reason-no_survey = Морем регионы открывают только корабли, и только те, до которых могут дойти

## Разведка

clash-bound_by-land_first = ; он лежит так, чтобы вход был сушей
clash-bound_by-joins_sea = ; он лежит так, чтобы его море примыкало к открытому
clash-bound_by-sea_on_edge = ; он лежит так, чтобы его море было на краю поля
clash-bound_by-sail_in = ; он лежит так, чтобы корабль мог в него войти

## Влияние

clash-reason-nothing_to_replace = Ни одно здание там не станет вашим: { $parts }
clash-reason-no_such_building_there = В городе нет такого здания: { $building }
clash-reason-your_colour = оно уже ваше
clash-reason-obelisk = обелиск никогда не меняет цвет
clash-reason-too_far = Чтобы дотянуться так далеко, нужно жетонов культуры: { $price }; для этого у вас { $owned }
clash-reason-no_boost = Слишком далеко, а «{ $advance }» запрещает тратить на этот город культуру
clash-reason-all_influenced = Ваши города с чужими зданиями влияют только на самих себя
clash-reason-influenced_source = В этом городе чужие здания: он влияет только на самого себя
clash-reason-better_source = Другой ваш город дотянется не хуже и не дороже

## Карты

clash-reason-nothing_to_learn = Сейчас нет достижения, которое вы могли бы получить
clash-reason-nothing_to_learn_there = У них нет достижения, которое вы могли бы сейчас получить
clash-reason-nobody_near = В пределах { $steps } клеток от ваших городов и отрядов нет никого из игроков
clash-reason-no_victory = В этот ход вы не победили ни в одном сражении
clash-reason-victory_used = На каждую победу — одна такая карта, и вы её уже сыграли
clash-reason-all_happy = Все ваши города и так счастливы
clash-reason-no_such_building = Ни в одном вашем городе нет такого здания: { $building }
clash-reason-no_victim = У всех остальных в следующий ход и так на действие меньше
clash-reason-only_first = Её играют до первого действия хода
clash-reason-no_captured_city = Её играют сразу после захвата города другого игрока
clash-reason-none_in_supply = В вашем запасе не осталось: { $unit }
clash-reason-no_room_in_cities = Все ваши города полны: на клетке не больше { $limit } военных отрядов
clash-reason-no_synergy = Нет категории, в которой вы могли бы получить два достижения
clash-reason-no_objectives = У вас нет карты цели на обмен
clash-reason-no_objectives_left = В колоде больше нет карт целей
clash-reason-nothing_to_explore = Рядом с регионами ваших городов всё открыто, а в запасе не осталось: { $unit }
clash-reason-no_mercenaries = В двух клетках от ваших городов и войск нет войска варваров, которому есть куда идти
clash-reason-no_wages = Вам нечем им заплатить: едой, деревом, рудой, золотом или культурой
clash-reason-card_waits = Такая карта уже действует, пока ею не воспользуются
clash-reason-no_site = Ни в одном вашем городе сейчас ничего не построить: { $parts }
