# Clash of Cultures.
# Ключ движка здесь пишется с дефисами вместо точек: clash.log.founded — это clash-log-founded.
clash-title = Clash of Cultures
clash-nothing = ничего
clash-together = { $parts }
clash-barbarians = Варвары
clash-objective_card = { $top } / { $bottom }

## Что помнит отряд и как лежит регион

clash-memory-fresh = ничто не мешает
clash-memory-forest = через лес
clash-memory-gardens = по равнине
clash-memory-forest_gardens = через лес и по равнине
clash-memory-mountain = через горы
clash-memory-mountain_forest = через горы и лес
clash-memory-mountain_gardens = через горы и по равнине
clash-memory-mountain_both = через горы, лес и по равнине
clash-way-upright = как есть
clash-way-turned = с поворотом на пол-оборота

## Цены

clash-info-cost = Стоимость: { $cost }
clash-info-needs = Нужно достижение «{ $advance }»
clash-info-needs_building = Нужна постройка в городе: { $building }
clash-info-points = { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
clash-info-token = При получении: { $goods }
clash-info-is_action = Тратит действие
clash-info-is_free = Свободное действие
clash-info-at_once = Засчитывается сразу
clash-info-in_status = Засчитывается в фазе состояния
clash-info-at_once_or_in_status = Засчитывается сразу или в фазе состояния
clash-info-great = Взявший может оставить её за 1 жетон культуры, иначе другой игрок — за 2.

## Действия

clash-action-done = Это всё
clash-action-skip = Нет, дальше без этого
clash-action-use = Да
clash-action-end = Закончить ход
clash-action-take = Взять: { $goods }
clash-action-hire = Нанять: { $unit }
clash-action-levy = Нанять за жетоны настроения: { $unit }
clash-action-leave = Оставить на месте: { $unit } ({ $memory })
clash-action-lay = Выложить регион: { $way }
clash-action-move = Переместить отряды
clash-action-cheer = Улучшить настроение
clash-action-from = С клетки { $cell }
clash-action-to = Идти на клетку { $cell }
clash-action-advance = Получить достижение «{ $advance }»
clash-action-found = Возвести город на клетке { $cell }
clash-action-collect = Собрать ресурсы в { $cell }
clash-action-construct = Построить здание в { $cell }
clash-action-recruit = Нанять отряды в { $cell }
clash-action-raise = Построить чудо света в { $cell }
clash-action-influence = Повлиять на город { $cell }
clash-action-tax = Собрать налоги за 1 жетон настроения
clash-action-games = Устроить игры в { $cell } за жетоны культуры
clash-action-liberties = «Гражданские свободы»: взять 3 жетона настроения
clash-action-vote = «Голосование»: за 1 жетон настроения улучшить настроение свободным действием
clash-action-arts = «Живопись»: за 1 жетон культуры повлиять на город { $cell } свободным действием
clash-action-drama = «Театр и музыка»: обменять жетон, получить { $goods }
clash-action-barter = «Натуральный обмен»: сбросить карту «{ $card }»
clash-action-power = «Абсолютная власть»: ещё одно действие за 2 жетона настроения
clash-action-labor = «Принудительный труд»: за 1 жетон настроения несчастные города трудятся как спокойные
clash-action-market = «Экономическая свобода»: за 1 жетон настроения собрать ресурсы в { $cell } свободным действием
clash-action-borrow = Великая библиотека: пользоваться в этот ход достижением «{ $advance }»
clash-action-sacrifice = Отдать карту цели «{ $card }»
clash-action-pay = Заплатить, золотом вместо: { $resources }
clash-action-pay_plain = Заплатить, ничего не заменяя золотом
clash-action-study = Заплатить: { $resources }
clash-action-spend = Потратить: { $goods }
clash-action-building = Выбрать здание: { $building }
clash-action-wonder = Выбрать чудо света: { $wonder }
clash-action-place = Выбрать клетку { $cell }
clash-action-road = Идти дорогой на клетку { $cell } (1 еда, 1 руда)
clash-action-survey = Разведать регион { $slot }
clash-action-mood = Выбрать город { $cell }
clash-action-source = Из города { $cell }
clash-action-lose = Потерять: { $unit }
clash-action-name = Назвать: { $seat }
clash-action-govern = Перейти к правлению «{ $category }»
clash-action-raze = Расстаться с городом { $cell }
clash-action-play = Разыграть карту «{ $card }»
clash-action-tactics = Положить рубашкой вверх: «{ $tactics }» (карта «{ $card }»)
clash-action-claim = Засчитать цель «{ $objective }»

## Вопросы

clash-prompt-settler = На какой клетке рядом с первым городом встанет ваш поселенец?
clash-prompt-turn = Ваш ход. Осталось: { $left } { $left ->
    [one] действие
    [few] действия
   *[many] действий
}
clash-prompt-free_advance = Какое достижение вы получаете бесплатно?
clash-prompt-free_education = «Бесплатное образование»: отдать 1 идею за 1 жетон настроения?
clash-prompt-study = Чем заплатить за достижение? Идеи и золото заменяют еду
clash-prompt-pay = Стоимость: { $cost }. Что заменить золотом?
clash-prompt-collect = Что собирает город?
clash-prompt-smelt = «Металлургия»: обменять 1 руду на 1 золото?
clash-prompt-building = Какое здание построить?
clash-prompt-port = У какой клетки моря встанет порт?
clash-prompt-token = Жетон настроения или жетон культуры?
clash-prompt-wonder = Какое чудо света построить?
clash-prompt-recruit = Кого нанять? Можно ещё { $left } { $left ->
    [one] отряд
    [few] отряда
   *[many] отрядов
}
clash-prompt-relocate = Все такие отряды на поле: с какой клетки один перейдёт сюда?
clash-prompt-heal = «Медицина»: какой ресурс вернуть?
clash-prompt-move = С какой клетки идут отряды? Ещё { $left } { $left ->
    [one] группа
    [few] группы
   *[many] групп
}
clash-prompt-group = Куда идут отряды с клетки { $cell }, или кто остаётся?
clash-prompt-tile = Как положить новый регион?
clash-prompt-anchor = На какой клетке моря нового региона встанет корабль?
clash-prompt-cheer = Настроение какого города улучшить на уровень?
clash-prompt-rituals = «Обряды»: что потратить? Осталось: { $left }
clash-prompt-source = Из какого вашего города идёт влияние?
clash-prompt-influence = Какое здание должно стать вашего цвета?
clash-prompt-boost = Отдать { $price } { $price ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} культуры, чтобы броска хватило? На кону: { $building }
clash-prompt-tax = Что приносят налоги? Осталось: { $left }
clash-prompt-barter = Что взять за карту?
clash-prompt-second_game = Отдать второй жетон культуры за ещё один уровень?
clash-prompt-siege_die = «Осадные машины»: отдать 2 дерева, чтобы крепость не дала кубика?
clash-prompt-siege_cancel = «Осадные машины»: отдать 2 руды, чтобы крепость не отменила попадание?
clash-prompt-steel = «Стальное оружие»: взять +{ $bonus } в каждом раунде этого сражения?
clash-prompt-tactics = Сражение, раунд { $round }: какую карту положить рубашкой вверх?
clash-prompt-provision = Вы в осаде: отдать 2 еды, чтобы ваши символы действовали?
clash-prompt-withdraw = Куда отступают ваши отряды?
clash-prompt-lose = Какой отряд вы теряете?
clash-prompt-retreat = Отступить туда, откуда пришли ваши отряды?
clash-prompt-place_unit = В каком вашем городе появится отряд?
clash-prompt-exhaust = Какая земля рядом с вашими городами истощена?
clash-prompt-barbarians_settle = Где поселятся варвары?
clash-prompt-barbarians_grow = Какое поселение варваров получит пехоту?
clash-prompt-barbarian_army = Какое войско варваров идёт следующим?
clash-prompt-barbarian_step = Куда идёт войско варваров?
clash-prompt-share_food = Кому дать еду? Осталось: { $left }
clash-prompt-lower_mood = Настроение какого города ухудшить? Осталось: { $left }
clash-prompt-myths = «Мифология»: отдать 1 жетон настроения и сохранить настроение города?
clash-prompt-lose_where = Где вы теряете отряд? Осталось: { $left }
clash-prompt-name_settler = Какой другой игрок получит поселенца?
clash-prompt-civil_war = В каком городе вспыхнет гражданская война?
clash-prompt-great = Взять великого человека на руку за { $price } { $price ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} культуры?
clash-prompt-trade_lessons = С кем обменяться достижениями?
clash-prompt-buy_lesson = Какое достижение купить? Шкала событий не меняется
clash-prompt-inspire = Настроение какого города улучшит герой?
clash-prompt-inspire_second = Отдать 1 жетон настроения за ещё один уровень — и в каком городе?
clash-prompt-assassinate = У кого в следующий ход будет на действие меньше?
clash-prompt-negotiate = С кем вы заключаете мир?
clash-prompt-choose_slot = Какой регион открыть?
clash-prompt-give_back = Какую карту цели вернуть? Осталось: { $left }
clash-prompt-claim = Какую цель засчитать?
clash-prompt-raze = Отказаться от города размера 1 за 1 золото?
clash-prompt-government = Сменить правление?
clash-prompt-marker = Какое достижение нового правления взять? Осталось: { $left }
clash-prompt-first = Кто начнёт следующую эпоху?

## Почему нельзя

clash-reason-no_actions = В этот ход действий не осталось
clash-reason-not_in_hand = Такой карты у вас на руке нет
clash-reason-no_such_cell = На этом поле нет такой клетки
clash-reason-has_advance = Достижение «{ $advance }» у вас уже есть
clash-reason-top_first = Сначала получите верхнее достижение категории: «{ $advance }»
clash-reason-needs_advance = Нужно достижение «{ $advance }»
clash-reason-other_government = У вас достижения другого правительства
clash-reason-not_this_category = Эта категория сейчас недоступна
clash-reason-no_food = Достижение стоит { $price } еды; у вас { $owned }, считая идеи и золото
clash-reason-cannot_pay_so = На такую оплату вам не хватает
clash-reason-no_room_for = Больше этого вам не удержать
clash-reason-not_your_city = Там нет вашего города
clash-reason-angry_twice = Несчастный город активируют только раз в ход
clash-reason-only_collect = С «Экономической свободой» это единственный сбор за ход
clash-reason-nothing_to_collect = Ни одна свободная клетка вокруг города этого не даёт
clash-reason-angry_builds_not = В несчастном городе не строят
clash-reason-pestilence = Чума: без «Гигиены» ничего не строят
clash-reason-largest_city = В городе не больше { $size } построек
clash-reason-too_few_cities = Город не бывает больше числа ваших городов: { $cities }
clash-reason-expansion = Это из дополнения «Цивилизации», а партия идёт без него
clash-reason-has_building = В городе это уже есть: { $building }
clash-reason-no_pieces = Все ваши постройки этого вида на поле: { $building }
clash-reason-no_sea = Рядом с городом нет моря
clash-reason-no_settler = Там нет вашего поселенца
clash-reason-aboard = Ваш поселенец в море
clash-reason-barren = На пустоши город не возвести
clash-reason-city_there = Там уже стоит город
clash-reason-exhausted = Эта земля истощена
clash-reason-enemies_there = Там враги
clash-reason-no_settlements = Все ваши поселения уже на поле
clash-reason-not_happy = Чудеса света строят только в счастливом городе
clash-reason-no_wonder_card = У вас нет карты этого чуда: { $wonder }
clash-reason-needs_building = Городу не хватает для этого здания: { $building }
clash-reason-no_units = Таких отрядов нет ни в запасе, ни на поле: { $unit }
clash-reason-stack = На клетке суши не больше { $limit } ваших военных отрядов
clash-reason-in_order = Выбирайте в порядке списка
clash-reason-no_units_there = Там нет ваших отрядов
clash-reason-not_beside = Это не рядом: сухопутные отряды идут на одну клетку
clash-reason-settlers_alone = К врагам поселенцы идут только вместе с войском
clash-reason-from_forest = Вошедшие в лес не начинают сражений в этот ход
clash-reason-gardens = Прошедшие по равнине не могут в этот ход напасть на Великие сады
clash-reason-truce = Вы заключили мир
clash-reason-no_ship = На ваших кораблях там нет места
clash-reason-not_beside_home = Поселенец начинает на суше рядом с первым городом
clash-reason-happy_already = Город уже счастлив
clash-reason-no_mood = Нужно жетонов настроения: { $price }, у вас { $owned }
clash-reason-nobody_to_cheer = Ни одному вашему городу нельзя сейчас улучшить настроение
clash-reason-influenced_already = В этот ход вы уже повлияли на город
clash-reason-no_city = Там нет города
clash-reason-no_building = В городе нет зданий
clash-reason-monuments = «Памятники» защищают города с чудесами света
clash-reason-by_land = Только на суше: «{ $tactics }»
clash-reason-other_side = Только для другой стороны сражения: «{ $tactics }»
clash-reason-in_cities = Только в сражении за город: «{ $tactics }»
clash-reason-high_ground = Нападающему на город высоты не занять
clash-reason-no_army = Нужен сражающийся отряд; одной крепости мало
clash-reason-no_way_out = Уйти некуда: рядом нет клетки суши без врагов
clash-reason-not_reached = Цель ещё не достигнута: «{ $objective }»
clash-reason-not_to_exhaust = Истощить можно только пустую землю рядом с вашими городами
clash-reason-not_for_barbarians = Варвары там не поселятся: слишком близко, слишком далеко или занято
clash-reason-not_small = Отказаться можно только от города размера 1
clash-reason-same_government = Это и есть ваш нынешнее правление

## Правила по главам

clash-rule-turn = Ход
clash-rule_text-turn = В свой ход вы выполняете три действия, а до и после них — свободные действия.
clash-rule-set_up = Подготовка
clash-rule_text-set_up = Каждый начинает со счастливого города, поселенца рядом, «Сельского хозяйства», «Горного дела», 2 еды, карты действия и карты цели.
clash-rule-map = Поле
clash-rule_text-map = Поле сложено из регионов по четыре клетки. Неразведанные лежат лицом вниз.
clash-rule-resources = Ресурсы и жетоны
clash-rule_text-resources = Ресурса бывает не больше 7, еды без «Заготовки пищи» — не больше 2. Золото заменяет любой другой ресурс.
clash-rule-advance = Получение достижения
clash-rule_text-advance = Достижение стоит 2 еды; её заменяют идеи и золото. Верхнее в категории получают раньше остальных.
clash-rule-government = Правление
clash-rule_text-government = Каждому правлению нужно своё достижение, и достижения бывают только одного правительства.
clash-rule-advances = Достижения
clash-rule_text-advances = Многие достижения дают новые возможности, некоторые — раз в ход или за жетоны.
clash-rule-found = Возведение города
clash-rule_text-found = Поселенец на суше становится городом там, где нет пустоши, истощения, города и врагов.
clash-rule-activate = Активация города
clash-rule_text-activate = Активированный город собирает, строит или нанимает. Каждый раз после первого за ход его настроение потом падает; несчастный город работает один раз.
clash-rule-collect = Сбор
clash-rule_text-collect = Город собирает столько ресурсов, каков его размер, счастливый — на один больше, несчастный — один; каждый с другой клетки, своей или соседней.
clash-rule-construct = Строительство
clash-rule_text-construct = Здание стоит 1 еду, 1 дерево и 1 руду и требует своего достижения. В городе по одному каждого вида, и он не больше числа ваших городов.
clash-rule-recruit = Наём
clash-rule_text-recruit = Город нанимает столько отрядов, каков его размер, счастливый — на один больше, несчастный — один. Кораблям нужен порт.
clash-rule-move = Перемещение
clash-rule_text-move = Действие двигает до трёх групп, сухопутные — на клетку. Горы и сражения останавливают отряды до конца хода, а вошедшие в лес не нападают. Войскам нужна «Тактика».
clash-rule-roads = Дороги
clash-rule_text-roads = За 1 еду и 1 руду группа из вашего города или в него идёт две клетки по открытой суше и не замечает лесов и гор.
clash-rule-ships = Корабли
clash-rule_text-ships = Корабли плывут, пока хватает моря. Каждый несёт два сухопутных отряда; они грузятся и высаживаются своими ходами.
clash-rule-explore = Разведка
clash-rule_text-explore = Новый регион кладут так, чтобы сухопутный отряд попал на сушу; затем море к морю или на край поля; затем выбираете вы.
clash-rule-mood = Улучшение настроения
clash-rule_text-mood = За каждый уровень настроения вы отдаёте столько жетонов настроения, каков размер города.
clash-rule-influence = Культурное влияние
clash-rule_text-influence = Город дотягивается на свой размер. При 5 или 6 одно здание там становится вашего цвета; жетоны культуры добавляют дальность или очки броска. Успех — раз в ход.
clash-rule-battle = Сражения
clash-rule_text-battle = Каждая сторона бросает кубик за каждый отряд и складывает; каждые 5 — попадание, каждое попадание убирает отряд.
clash-rule-tactics = Карты в сражениях
clash-rule_text-tactics = С «Тактикой» каждая сторона может в каждом раунде положить карту действия; действует её нижняя половина, если она подходит к сражению.
clash-rule-capture = Захват города
clash-rule_text-capture = Захватчик заменяет постройки хозяина, получает золото по размеру, и город становится несчастным. Потерявший ставит поселенца в другой город.
clash-rule-cards = Карты действий
clash-rule_text-cards = Верхняя половина карты действия — для вашего хода вне сражений, если условие выполнено и есть чем заплатить.
clash-rule-objectives = Карты целей
clash-rule_text-objectives = Из двух целей карты засчитывается одна, за 2 очка: сразу, как случилось, или в фазе состояния.
clash-rule-events = События
clash-rule_text-events = Когда ваша шкала событий опустела, вы берёте событие: сначала символ, затем текст.
clash-rule-barbarians = Варвары
clash-rule_text-barbarians = Варвары селятся в двух клетках от городов, подходят по воле событий и сражаются со встречными. Победа над ними приносит золото.
clash-rule-wonders = Чудеса света
clash-rule_text-wonders = С «Проектированием» счастливый город строит чудо света с вашей руки за его цену и при нужном достижении.
clash-rule-status = Фаза состояния
clash-rule_text-status = После трёх раундов: цели, бесплатное достижение, карты, отказ от малого города, смена правления, первый игрок.
clash-rule-end = Конец игры
clash-rule_text-end = Игра кончается после шести эпох или после эпохи, в конце которой у кого-то нет города. Побеждает тот, у кого больше очков.
clash-rule_text-trade = В свой ход можно предложить другому игроку ресурсы, жетоны и карты в обмен на другие; если он согласен, обмен происходит сразу.

## Журнал

clash-log-turn = Эпоха { $age }, раунд { $round }: ходит { $seat }
clash-log-status = Фаза состояния эпохи { $age }
clash-log-first = Первый игрок — { $seat }
clash-log-end_rolled = { $seat } бросает кубик на конец игры: { $roll }
clash-log-advanced = { $seat } получает достижение «{ $advance }»
clash-log-borrowed = { $seat } пользуется в этот ход достижением «{ $advance }» (Великая библиотека)
clash-log-governed = { $seat } меняет правление: «{ $category }»
clash-log-gained = { $seat } получает: { $goods } × { $amount }
clash-log-collected = { $seat } собирает в { $cell }: { $goods }
clash-log-constructed = { $seat } строит в { $cell }: { $building }
clash-log-raised = { $seat } строит чудо света в { $cell }: { $wonder }
clash-log-founded = { $seat } возводит город на клетке { $cell }
clash-log-razed = { $seat } отказывается от города { $cell }
clash-log-recruited = { $seat } нанимает в { $cell }: { $units }
clash-log-cheered = Настроение города { $cell } лучше на { $steps } { $steps ->
    [one] уровень
    [few] уровня
   *[many] уровней
}
clash-log-influence_rolled = { $seat } пытается повлиять на город { $cell }, на кубике { $roll }
clash-log-influenced = Здание в { $cell } теперь цвета игрока { $seat }: { $building }
clash-log-moved = { $seat } ведёт с { $start } на { $cell }: { $units }
clash-log-explored = { $seat } открывает регион у клетки { $cell }{ $why }
clash-log-battle = Сражение на { $cell }: в атаке { $attacker }, в обороне { $defender }
clash-log-laid = { $seat } кладёт карту рубашкой вверх
clash-log-laid_card = Вы кладёте рубашкой вверх карту «{ $card }»
clash-log-revealed = { $seat } открывает карту: «{ $tactics }»
clash-log-retreated = { $seat } отступает на { $cell }
clash-log-won = Победа на { $cell }: { $winner }
clash-log-captured = Город { $cell } захвачен: прежний хозяин — { $loser }, новый — { $captor }
clash-log-event = { $seat } берёт событие: «{ $event }»
clash-log-mood_fell = Настроение города { $cell } хуже
clash-log-took_great = { $seat } берёт на руку: «{ $event }»
clash-log-exhausted = Земля на { $cell } истощена
clash-log-barbarians_appeared = Варвары поселились на { $cell }
clash-log-barbarians_grew = Варваров в { $cell } больше
clash-log-barbarians_moved = Варвары идут с { $start } на { $cell }
clash-log-discarded = { $seat } сбрасывает карту «{ $card }»
clash-log-drew_action = { $seat } берёт карту действия
clash-log-drawn_action = Вы берёте карту действия «{ $card }»
clash-log-drew_objective = { $seat } берёт карту цели
clash-log-drawn_objective = Вы берёте карту цели «{ $card }»
clash-log-drew_wonder = { $seat } берёт карту чуда света
clash-log-drawn_wonder = Вы берёте карту чуда света: { $wonder }
clash-log-claimed = { $seat } засчитывает цель «{ $objective }»
clash-log-wonder_opened = { $seat } открывает карту чуда света: { $wonder }

## Подсчёт очков

clash-score-pieces = поселения и здания
clash-score-advances = достижения
clash-score-objectives = цели
clash-score-wonders = чудеса света
clash-score-events = события
clash-score-total = всего

## Где идёт игра и чем кончается

clash-summary-set_up = Расставляют поселенцев
clash-summary-round = Эпоха { $age }, раунд { $round }
clash-ending-ages = Последняя эпоха завершена.
clash-ending-no_city = У одного из игроков не осталось городов.
clash-ending-random = Игру закончил бросок кубика.
clash-ending-wonder = Игру закончило позднее чудо света.

## Настройки

clash-option-events = События
clash-option_value-events-all = как в правилах
clash-option_value-events-symbols = только символы
clash-option_value-events-optional = взявший заранее решает, действует ли текст
clash-option-length = Продолжительность
clash-option_value-length-normal = шесть эпох
clash-option_value-length-short = четыре эпохи, с двумя поселенцами и двумя бесплатными достижениями
clash-option_value-length-random = до семи эпох, решает кубик
clash-option_value-length-wonders = до семи эпох, позднее чудо света завершает игру
clash-option-open_wonders = Карты чудес света
clash-option_value-open_wonders-false = на руке у взявшего
clash-option_value-open_wonders-true = открыты для всех
