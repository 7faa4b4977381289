# Clash of Cultures: о чём спрашивают викингов, что им сообщают и почему что-то нельзя.

clash-action-convert = Перейти на клетку { $cell } и превратиться
clash-log-crossed = { $seat } переходит с { $start } на { $cell }, теперь это { $units }
clash-log-robbed = { $other } грабит в торговле: { $seat } теряет — { $goods }
clash-log-runestone = { $seat } ставит рунический камень в память о павших
clash-prompt-crew = Кем станет следующий корабль? Осталось: { $left }
clash-prompt-build_ships = Какой отряд станет кораблём? Остальные поднимутся на борт.
clash-pick-raiding = Викинги вас грабят: какой ресурс вы потеряете?
clash-pick-runestones = Поставить рунический камень из обелиска вашего запаса? Он даёт 1 очко, и построить его уже нельзя.
clash-pick-new_colonies = Где высадятся все отряды с Эриком?
clash-reason-no_ship_lands = Ни один корабль этой группы не может двигаться.
clash-reason-shore_held = Клетка занята другими: рядом с врагами и пиратами отряды не превращаются.
clash-reason-left_at_sea = Оставшимся на борту не хватит кораблей.
clash-reason-no_crew = На эти корабли не хватает поселенцев в запасе, или пехоты с «Тактикой», или места для войска.
clash-reason-no_crew_goes = Кораблями становятся только поселенцы, а с «Тактикой» и пехота.
clash-reason-no_ships_left = В вашем запасе не осталось кораблей.
clash-reason-leader_not_aboard = Ваш лидер не на корабле.
clash-reason-marked_already = На этом регионе уже есть ваш знак.
clash-map-manner-convert = перейти берег и превратиться
