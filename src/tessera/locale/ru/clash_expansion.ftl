# Clash of Cultures, дополнение «Цивилизации»: пираты, новые отряды, новые события.

clash-pirates = Пираты
clash-source-limit = предел
clash-action-come = Приходит: { $unit }
clash-action-discard = Отдать: { $card }

## Вопросы

clash-prompt-warrior = Какой отряд приходит к варварам в { $cell }?
clash-prompt-pirates = Где появится пиратский корабль? Осталось: { $left }
clash-prompt-pirates_from = Все пиратские корабли на поле: какой из них уплывёт в другое место?
clash-prompt-raid = На вас напали пираты: что вы теряете?
clash-prompt-use_markets = Торговые пути ({ $routes }) принесут золото владельцам рынков: использовать все или обойтись без чьих-то?
clash-prompt-ignite = В каком городе в лесу начнётся пожар? Настроение ухудшится у всех городов этого леса
clash-prompt-give_anything = Пандемия: что вы теряете? Осталось: { $left }
clash-prompt-rise = Восстание забирает от 1 до { $most } жетонов, каждый принесёт пол-очка. Отдано: { $paid }
clash-prompt-name_reformed = Чей храм переживёт реформацию?
clash-prompt-name_reformer = Кто заменит один из ваших храмов своим?
clash-prompt-reform = Какой храм вы замените своим?
clash-prompt-pledge = «{ $ability }»: заплатить за это руду перед сражением?
clash-prompt-ward = «{ $ability }»: заплатить, чтобы отменить попадание?
clash-prompt-horse = Деревянный конь: заплатить дерево и жетон культуры, чтобы получить очко и лишить защитников карт в первом раунде?
clash-prompt-greet = Кто из соперников получит жетон культуры?
clash-prompt-treaty = С кем вы заключаете договор? Напасть друг на друга можно будет, только заплатив 2 жетона культуры
clash-prompt-exchange = Какой жетон вы меняете на жетон другого вида?
clash-prompt-prophesy = Какую цель возьмёт игрок { $player }?
clash-prompt-take_shown = Взять чудо света, которое показали послы, или карту из колоды?
clash-prompt-design = В каком городе великий архитектор построит чудо света?
clash-prompt-succeed = Ваш лидер погиб. Кто его сменит, последний? Без смены карта принесёт { $points } очка
clash-prompt-post = Где появится лидер?

## Причины

clash-reason-no_warrior = Конница и слоны приходят только туда, где есть пехота, и пока они в запасе
clash-reason-not_for_pirates = Пираты туда не придут: сначала к вашим городам и никогда к кораблям игроков
clash-reason-no_market_used = Ни один нужный вам путь не ведёт к рынкам этого игрока
clash-reason-not_in_forest = Пожар начинается в вашем городе в лесу
clash-reason-not_wonders = Чудеса света так не теряют
clash-reason-no_temple_of_theirs = Там нет храма этого игрока

## Что произошло

clash-log-rerolled = Лидер игрока { $owner } перебрасывает кубик: { $face }
clash-log-pirates_appeared = Пираты появляются в { $cell }
clash-log-raided = Пираты отбирают у игрока { $seat }: { $goods }
clash-log-market_gained = Торговля на рынках приносит игроку { $seat } золото: { $amount }
clash-log-gave_objective = { $seat } отдаёт карту цели
clash-log-overthrown = Анархия: { $seat } теряет правление, фишек на карте: { $markers }
clash-log-wonder_shown = Послы показывают чудо света: { $wonder }
clash-log-treaty = { $seat } заключает договор с игроком { $other }
