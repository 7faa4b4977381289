# Компоненты Clash of Cultures: как они называются и что делают.

## Ресурсы и жетоны

clash-goods-food = еда
clash-goods-wood = дерево
clash-goods-ore = руда
clash-goods-ideas = идеи
clash-goods-gold = золото
clash-goods-mood = жетон настроения
clash-goods-culture = жетон культуры
clash-amount-food = { $amount } { $amount ->
    [one] еда
    [few] еды
   *[many] еды
}
clash-amount-wood = { $amount } { $amount ->
    [one] дерево
    [few] дерева
   *[many] дерева
}
clash-amount-ore = { $amount } { $amount ->
    [one] руда
    [few] руды
   *[many] руды
}
clash-amount-ideas = { $amount } { $amount ->
    [one] идея
    [few] идеи
   *[many] идей
}
clash-amount-gold = { $amount } { $amount ->
    [one] золото
    [few] золота
   *[many] золота
}
clash-amount-mood = { $amount } { $amount ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} настроения
clash-amount-culture = { $amount } { $amount ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} культуры

## Местность и настроение

clash-terrain-sea = море
clash-terrain-grassland = равнина
clash-terrain-forest = лес
clash-terrain-mountain = горы
clash-terrain-barren = пустошь
clash-terrain_text-sea = По нему ходят корабли. С «Рыболовством» город берёт 1 еду с одной соседней клетки моря.
clash-terrain_text-grassland = Даёт еду.
clash-terrain_text-forest = Даёт дерево. Вошедший сюда отряд в этот ход не начинает сражений.
clash-terrain_text-mountain = Дают руду. Вошедший сюда отряд в этот ход больше не двигается.
clash-terrain_text-barren = Не даёт ничего, а с «Орошением» — еду. Городов здесь не возводят.
clash-mood-angry = несчастный
clash-mood-neutral = спокойный
clash-mood-happy = счастливый
clash-mood_text-angry = При сборе и найме считается городом размера 1, ничего не строит и активируется только раз в ход.
clash-mood_text-neutral = Собирает и нанимает по своему размеру.
clash-mood_text-happy = При сборе и найме считается на размер больше. Только здесь строят чудеса света.

## Отряды

clash-unit-settler = поселенец
clash-unit-infantry = пехота
clash-unit-ship = корабль
clash-unit-cavalry = конница
clash-unit-elephant = боевой слон
clash-unit-leader = лидер
clash-units-settler = { $count } { $count ->
    [one] поселенец
    [few] поселенца
   *[many] поселенцев
}
clash-units-infantry = { $count } { $count ->
    [one] отряд
    [few] отряда
   *[many] отрядов
} пехоты
clash-units-ship = { $count } { $count ->
    [one] корабль
    [few] корабля
   *[many] кораблей
}
clash-units-cavalry = { $count } { $count ->
    [one] отряд
    [few] отряда
   *[many] отрядов
} конницы
clash-units-elephant = { $count } { $count ->
    [one] боевой слон
    [few] боевых слона
   *[many] боевых слонов
}
clash-units-leader = { $count } { $count ->
    [one] лидер
    [few] лидера
   *[many] лидеров
}
clash-unit_text-settler = Возводит города. Сражаться не умеет: без войска гибнет, как только придёт вражеское войско.
clash-unit_text-infantry = Военный отряд. Двигается, когда у вас есть «Тактика»; в сражении его символ на кубике добавляет 1.
clash-unit_text-ship = Нанимается в городе с портом. Перевозит два сухопутных отряда, плывёт, пока хватает моря, и сражается с кораблями.
clash-unit_text-cavalry = Военный отряд городов с рынком. Его символ на кубике добавляет 2.
clash-unit_text-elephant = Военный отряд городов с рынком. Его символ убирает кубик из суммы, зато отменяет попадание.
clash-unit_text-leader = Военный отряд с двумя особыми способностями. Его символ перебрасывает кубик.

## Постройки

clash-settlement = поселение
clash-building-academy = академия
clash-building-fortress = крепость
clash-building-port = порт
clash-building-temple = храм
clash-building-market = рынок
clash-building-obelisk = обелиск
clash-building-observatory = обсерватория
clash-building_text-academy = При постройке: 2 идеи.
clash-building_text-fortress = В первом раунде сражения за город его хозяин бросает на кубик больше, даже без войска, и может отменить одно попадание.
clash-building_text-port = Стоит у клетки моря рядом с городом. Здесь нанимают корабли, а с «Рыболовством» море даёт вместо еды 1 золото или 1 жетон настроения.
clash-building_text-temple = При постройке: 1 жетон настроения или 1 жетон культуры.
clash-building_text-market = Здесь нанимают конницу и боевых слонов. Когда другие торгуют с вашими городами с рынком, вы получаете 1 золото.
clash-building_text-obelisk = Не поддаётся влиянию и сохраняет цвет, когда город захвачен.
clash-building_text-observatory = При постройке: 1 карта действия.

## Категории достижений

clash-category-agriculture = Земледелие
clash-category-construction = Строительство
clash-category-seafaring = Судоходство
clash-category-education = Образование
clash-category-warfare = Военное дело
clash-category-spirituality = Духовность
clash-category-economy = Экономика
clash-category-culture = Традиции
clash-category-science = Наука
clash-category-democracy = Демократия
clash-category-autocracy = Автократия
clash-category-theocracy = Теократия

## Достижения

clash-advance-farming = Сельское хозяйство
clash-advance_text-farming = Ваши города собирают еду с равнин и дерево в лесах.
clash-advance-storage = Заготовка пищи
clash-advance_text-storage = Вы можете хранить до 7 еды, а не до 2.
clash-advance-irrigation = Орошение
clash-advance_text-irrigation = Ваши города собирают еду с пустошей. Голод вас не касается.
clash-advance-husbandry = Животноводство
clash-advance_text-husbandry = Раз в ход собирающий город может взять ресурс с одной клетки суши в двух шагах, с «Дорогами» — с двух.
clash-advance-mining = Горное дело
clash-advance_text-mining = Ваши города собирают руду в горах.
clash-advance-engineering = Проектирование
clash-advance_text-engineering = Возьмите карту чуда света. В качестве действия вы активируете счастливый город и строите в нём чудо света.
clash-advance-sanitation = Гигиена
clash-advance_text-sanitation = При каждом найме одного поселенца можно взять за 1 жетон настроения. Чума и эпидемия вас не касаются.
clash-advance-roads = Дороги
clash-advance_text-roads = За 1 еду и 1 руду сухопутная группа, что выходит из вашего города или входит в него, идёт до двух клеток и не замечает лесов и гор.
clash-advance-fishing = Рыболовство
clash-advance_text-fishing = Каждый собирающий город может взять 1 еду с одной соседней клетки моря; с портом — 1 золото или 1 жетон настроения.
clash-advance-navigation = Навигация
clash-advance_text-navigation = Ваши корабли могут плыть вдоль края поля до ближайшего моря.
clash-advance-warships = Военные корабли
clash-advance_text-warships = В первом раунде можно отменить одно попадание: в любом морском сражении и на суше, если войско нападает прямо с корабля.
clash-advance-cartography = Картография
clash-advance_text-cartography = После перемещения с участием корабля: 1 идея, а если корабль шёл вдоль края — ещё 1 жетон культуры.
clash-advance-writing = Письменность
clash-advance_text-writing = Возьмите карту действия и карту цели.
clash-advance-public_education = Народное просвещение
clash-advance_text-public_education = Раз в ход, когда собирает город с академией: 1 идея.
clash-advance-free_education = Бесплатное образование
clash-advance_text-free_education = Купив достижение хотя бы за 1 идею или 1 золото, можно отдать ещё 1 идею за 1 жетон настроения.
clash-advance-philosophy = Философия
clash-advance_text-philosophy = 1 идея сразу и по 1 идее за каждое новое достижение категории «Наука». Открывает демократию.
clash-advance-tactics = Тактика
clash-advance_text-tactics = Ваши военные отряды могут двигаться, и вы можете применять карты действий в сражениях.
clash-advance-siegecraft = Осадные машины
clash-advance_text-siegecraft = При нападении на крепость: за 2 дерева она не даёт кубика, за 2 руды — не отменяет попадание.
clash-advance-steel_weapons = Стальное оружие
clash-advance_text-steel_weapons = Перед сухопутным сражением отдайте 1 руду: +2 в каждом раунде, или +1, если это достижение есть и у врага.
clash-advance-draft = Воинский призыв
clash-advance_text-draft = При каждом найме один отряд пехоты можно взять за 1 жетон настроения. Открывает автократию.
clash-advance-myths = Мифология
clash-advance_text-myths = Когда событие портит настроение города, можно отдать 1 жетон настроения и сохранить его.
clash-advance-rituals = Обряды
clash-advance_text-rituals = Улучшая настроение, вместо жетонов настроения можно тратить любые ресурсы.
clash-advance-priesthood = Жречество
clash-advance_text-priesthood = Раз в ход достижение категории «Наука» не стоит вам еды.
clash-advance-state_religion = Государственная религия
clash-advance_text-state_religion = Раз в ход храм строится без еды. Открывает теократию.
clash-advance-bartering = Натуральный обмен
clash-advance_text-bartering = Раз в ход, свободным действием: сбросьте карту действия за 1 золото или 1 жетон культуры.
clash-advance-taxes = Налогообложение
clash-advance_text-taxes = Раз в ход, в качестве действия: за 1 жетон настроения возьмите столько еды, дерева и руды, сколько у вас городов.
clash-advance-trade_routes = Торговые пути
clash-advance_text-trade_routes = В начале хода 1 еда за каждый путь от вашего поселенца или корабля к чужому городу, не несчастному, не дальше двух клеток; не больше четырёх.
clash-advance-currency = Деньги
clash-advance_text-currency = Торговые пути и налоги могут приносить золото.
clash-advance-arts = Живопись
clash-advance_text-arts = Раз в ход, свободным действием: за 1 жетон культуры попытайтесь повлиять на город.
clash-advance-sports = Цирк и спорт
clash-advance_text-sports = В качестве действия: за 1 или 2 жетона культуры настроение одного города любого размера лучше на 1 или 2 уровня.
clash-advance-monuments = Памятники
clash-advance_text-monuments = Возьмите карту чуда света. Враги не могут влиять на ваши города с чудесами света.
clash-advance-theaters = Театр и музыка
clash-advance_text-theaters = Раз в ход, свободным действием: обменяйте жетон настроения на жетон культуры или наоборот.
clash-advance-math = Математика
clash-advance_text-math = «Проектирование» и «Дороги» не стоят вам еды.
clash-advance-astronomy = Астрономия
clash-advance_text-astronomy = «Навигация» и «Картография» не стоят вам еды.
clash-advance-medicine = Медицина
clash-advance_text-medicine = После найма вы возвращаете один потраченный ресурс.
clash-advance-metallurgy = Металлургия
clash-advance_text-metallurgy = Когда город собирает хотя бы 2 руды, 1 из них может стать золотом. «Стальное оружие» бесплатно против врагов, у которых его нет.
clash-advance-voting = Голосование
clash-advance_text-voting = За 1 жетон настроения можно улучшать настроение свободным действием.
clash-advance-separation_of_power = Разделение властей
clash-advance_text-separation_of_power = Враги не могут усиливать влияние на ваши счастливые города.
clash-advance-civil_liberties = Гражданские свободы
clash-advance_text-civil_liberties = В качестве действия: 3 жетона настроения. «Воинский призыв» стоит вам 2 жетона.
clash-advance-free_economy = Экономическая свобода
clash-advance_text-free_economy = Свободным действием: соберите ресурсы за 1 жетон настроения, если это ваш единственный сбор в этот ход.
clash-advance-nationalism = Национализм
clash-advance_text-nationalism = Наняв военный отряд или корабль: 1 жетон настроения или 1 жетон культуры.
clash-advance-totalitarianism = Тоталитаризм
clash-advance_text-totalitarianism = Враги не могут усиливать влияние на ваши города с военными отрядами.
clash-advance-absolute_power = Абсолютная власть
clash-advance_text-absolute_power = Раз в ход: ещё одно действие за 2 жетона настроения.
clash-advance-forced_labor = Принудительный труд
clash-advance_text-forced_labor = За 1 жетон настроения ваши несчастные города до конца хода собирают, нанимают и строят как спокойные.
clash-advance-dogma = Вероучение
clash-advance_text-dogma = Каждый раз, строя храм, можно бесплатно получить достижение теократии. Идей у вас не больше 2.
clash-advance-devotion = Набожность
clash-advance_text-devotion = Враги не могут усиливать влияние на ваши города с храмами.
clash-advance-conversion = Обращение в веру
clash-advance_text-conversion = Ваше влияние удаётся уже при 4 и приносит 1 жетон культуры.
clash-advance-fanaticism = Фанатизм
clash-advance_text-fanaticism = +2 в первом раунде сражения в городе с храмом. Проиграв его, поместите 1 пехоту в любой свой город.

## Чудеса света

clash-wonder-great_arena = Великая арена
clash-wonder_text-great_arena = Жетоны настроения и культуры заменяют друг друга, кроме постройки чудес. Раз за сухопутное сражение один такой жетон добавляет 1 к вашей сумме.
clash-wonder-great_gardens = Великие сады
clash-wonder_text-great_gardens = Город собирает с равнин любые ресурсы, даже идеи и золото. Войска, прошедшие в этот ход по равнине, не могут на него напасть.
clash-wonder-great_library = Великая библиотека
clash-wonder_text-great_library = В каждый ход можно пользоваться одним достижением, которого у вас нет, кроме правительственных.
clash-wonder-great_lighthouse = Великий маяк
clash-wonder_text-great_lighthouse = Нужен порт. Активируя город, бесплатно поставьте корабль на любую клетку моря без вражеских кораблей. Первого игрока каждой эпохи называете вы.
clash-wonder-great_mausoleum = Великий мавзолей
clash-wonder_text-great_mausoleum = Беря карту действия или события, можно взять верхнюю из сброса. Ваши собственные карты уходят под низ сброса.
clash-wonder-great_pyramid = Великая пирамида
clash-wonder_text-great_pyramid = 5 очков, которых у строителя никто не отнимет; он же выигрывает при равенстве.
clash-wonder-great_statue = Великая статуя
clash-wonder_text-great_statue = Возьмите карту цели. Раз в ход можно сбросить карту цели за ещё одно действие.
clash-wonder-great_wall = Великая стена
clash-wonder_text-great_wall = Враги, нападающие на ваши счастливые города, получают −2 в первом раунде. Варвары, напавшие на ваши города, разбиты сразу.

## Карты действий вне сражений

clash-effect-quick_advance = Быстрый прогресс
clash-effect_text-quick_advance = Получите достижение без траты еды. Шкала событий не меняется.
clash-effect-inspiration = Вдохновение
clash-effect_text-inspiration = Бесплатно получите достижение игрока, чей отряд или город не дальше двух клеток от ваших. Шкала событий не меняется.
clash-effect-hero_general = Герой-полководец
clash-effect_text-hero_general = Если в этот ход вы выиграли сухопутное сражение: настроение города лучше на уровень, за 1 жетон настроения — ещё на уровень.
clash-effect-spy = Шпион
clash-effect_text-spy = Посмотрите все карты на руке одного игрока; одну можно обменять на вашу того же вида.
clash-effect-ideas = Идеи
clash-effect_text-ideas = 1 идея за каждый ваш город с академией.
clash-effect-great_ideas = Великие идеи
clash-effect_text-great_ideas = Если в этот ход вы захватили город или выиграли сухопутное сражение: 2 идеи.
clash-effect-mercenaries = Наёмники
clash-effect_text-mercenaries = Наймите войска варваров не дальше двух клеток от ваших городов и войск, каждое за 1 еду, дерево, руду или жетон культуры, и передвиньте каждое на клетку. В покинутых ими городах появляется новый отряд.
clash-effect-cultural_takeover = Культурное превосходство
clash-effect_text-cultural_takeover = Ваше следующее влияние в этот ход может быть направлено на город варваров размера 1. При успехе город становится вашим.
clash-effect-city_development = Развитие города
clash-effect_text-city_development = Постройте здание, не тратя ресурсов. Остальные правила действуют.
clash-effect-production_focus = Концентрация
clash-effect_text-production_focus = При следующем сборе в этот ход с одной клетки можно взять несколько ресурсов.
clash-effect-explorer = Исследователь
clash-effect_text-explorer = Откройте неразведанный регион рядом с регионом, где есть ваш город, и бесплатно поместите поселенца в свой город.
clash-effect-negotiations = Переговоры
clash-effect_text-negotiations = До первого действия назовите игрока: в этот ход и в его следующий ход вы друг на друга не нападаете.
clash-effect-leadership = Лидерство
clash-effect_text-leadership = Ещё одно действие в этот ход.
clash-effect-assassination = Покушение
clash-effect_text-assassination = У другого игрока в его следующий ход на одно действие меньше.
clash-effect-mass_production = Массовый сбор
clash-effect_text-mass_production = При следующем сборе в этот ход можно использовать на две клетки больше.
clash-effect-new_plans = Новые планы
clash-effect_text-new_plans = Возьмите две карты целей; одной из них можно заменить карту с руки. Остальные возвращаются в колоду.
clash-effect-synergies = Взаимосвязь
clash-effect_text-synergies = Купите два достижения одной категории. Шкала событий не меняется.
clash-effect-teach_us = Научите нас!
clash-effect_text-teach_us = Захватив город игрока: бесплатно получите достижение его прежнего хозяина. Шкала событий не меняется.
clash-effect-militia = Ополчение
clash-effect_text-militia = Поместите пехоту в один из своих городов.
clash-effect-technology_trade = Обмен знаниями
clash-effect_text-technology_trade = Вы и игрок, чей отряд или город не дальше двух клеток от ваших, бесплатно получаете по достижению друг друга. Шкалы событий не меняются.
clash-effect-new_ideas = Новые идеи
clash-effect_text-new_ideas = Купите достижение и получите 2 идеи. Шкала событий не меняется.

## Карты действий в сражениях

clash-tactics-peltasts = Пельтасты
clash-tactics_text-peltasts = Бросьте по кубику за каждый свой военный отряд: выпало 5 или 6 — можно отменить одно попадание.
clash-tactics-encircled = Окружены!
clash-tactics_text-encircled = Если враг теряет не меньше отрядов, чем вы, бросьте кубик: на 5 или 6 — ещё одно попадание, которого не отменить.
clash-tactics-wedge_formation = Клин
clash-tactics_text-wedge_formation = Для атакующего: +1 за каждый военный отряд врага.
clash-tactics-high_morale = Высокий дух
clash-tactics_text-high_morale = Прибавка +2.
clash-tactics-heavy_resistance = Упорное сопротивление
clash-tactics_text-heavy_resistance = Для обороны: у атакующего −1 за каждый его отряд в сражении.
clash-tactics-high_ground = Господствующая высота
clash-tactics_text-high_ground = Символы на кубиках врага не действуют. Не для нападения на города.
clash-tactics-surprise = Внезапность
clash-tactics_text-surprise = Прибавка +1. Если в этом раунде вы уничтожили отряд, возьмите карту действия.
clash-tactics-siege = Осада
clash-tactics_text-siege = Для нападающего на город: +1, а символы на кубиках обороны не действуют, если она не отдаст 2 еды.
clash-tactics-for_the_people = За народ!
clash-tactics_text-for_the_people = Для обороны города: на кубик больше.
clash-tactics-improved_defenses = Усиленная оборона
clash-tactics_text-improved_defenses = Для обороны города: отмените одно попадание.
clash-tactics-tactical_retreat = Тактическое отступление
clash-tactics_text-tactical_retreat = Для обороны: все ваши отряды уходят на соседнюю клетку суши без врагов. Сражение проиграно без броска.
clash-tactics-defensive_formation = Оборонительный строй
clash-tactics_text-defensive_formation = Для обороны: на кубик больше.
clash-tactics-scout = Лазутчик
clash-tactics_text-scout = Карта врага не действует и переходит к вам на руку.
clash-tactics-martyr = Мученик
clash-tactics_text-martyr = Уберите один свой отряд, затем враг убирает один свой. Карта врага не действует.
clash-tactics-archers = Лучники
clash-tactics_text-archers = Бросьте кубик: на 5 или 6 враг теряет отряд ещё до боевого броска.
clash-tactics-flanking = Обход с фланга
clash-tactics_text-flanking = Для атакующего: на кубик больше.

## Цели

clash-objective-large_civilization = Большая держава
clash-objective_text-large_civilization = У вас не меньше 6 городов.
clash-objective-scientific_lead = Научное первенство
clash-objective_text-scientific_lead = Городов с академией у вас больше, чем у любого другого.
clash-objective-coastal_culture = Приморская культура
clash-objective_text-coastal_culture = Городов с портом у вас больше, чем у любого другого.
clash-objective-advanced_culture = Передовая культура
clash-objective_text-advanced_culture = У вас не меньше 6 достижений и больше, чем у любого другого.
clash-objective-religious_fervor = Религиозное рвение
clash-objective_text-religious_fervor = Городов с храмом у вас больше, чем у любого другого.
clash-objective-city_planner = Градостроитель
clash-objective_text-city_planner = У вас все достижения категории «Строительство».
clash-objective-eureka = Эврика!
clash-objective_text-eureka = У вас не меньше 5 идей, и 2 из них вы отдаёте; золото не поможет.
clash-objective-happy_population = Счастливый народ
clash-objective_text-happy_population = У вас не меньше 4 счастливых городов.
clash-objective-education_lead = Просвещённый народ
clash-objective_text-education_lead = У вас все достижения категории «Образование».
clash-objective-optimized_storage = Полные склады
clash-objective_text-optimized_storage = У вас не меньше 3 еды, 3 дерева и 3 руды.
clash-objective-wealth = Богатство
clash-objective_text-wealth = У вас не меньше 5 золота, и 2 из них вы отдаёте.
clash-objective-ore_supplies = Запасы руды
clash-objective_text-ore_supplies = У вас не меньше 5 руды, и 2 из них вы отдаёте; золото не поможет.
clash-objective-wood_supplies = Запасы дерева
clash-objective_text-wood_supplies = У вас не меньше 5 дерева, и 2 из них вы отдаёте; золото не поможет.
clash-objective-food_supplies = Запасы еды
clash-objective_text-food_supplies = У вас не меньше 5 еды, и 2 из них вы отдаёте; золото не поможет.
clash-objective-architecture = Зодчество
clash-objective_text-architecture = В ваших городах здания вашего цвета не меньше чем 4 разных видов.
clash-objective-goal_focused = Целеустремлённость
clash-objective_text-goal_focused = Полностью освоенных категорий достижений у вас больше, чем у любого другого.
clash-objective-colony = Колония
clash-objective_text-colony = У вас есть город не ближе 5 клеток от места первого города. Нельзя, если в последнем раунде за него зачтена цель «Основатель городов».
clash-objective-culture_focus = Верность традициям
clash-objective_text-culture_focus = У вас все достижения категории «Традиции».
clash-objective-consulate = Консульство
clash-objective_text-consulate = Здания вашего цвета стоят не меньше чем в 2 городах других игроков.
clash-objective-science_focus = Упор на науку
clash-objective_text-science_focus = У вас все достижения категории «Наука».
clash-objective-trade_focus = Упор на торговлю
clash-objective_text-trade_focus = У вас все достижения категории «Экономика».
clash-objective-metropolis = Метрополис
clash-objective_text-metropolis = У вас есть город размера 5.
clash-objective-seafarers = Мореходы
clash-objective_text-seafarers = У вас все достижения категории «Судоходство».
clash-objective-government = Правительство
clash-objective_text-government = У вас все достижения одной правительственной категории.
clash-objective-expansionist = Широкое расселение
clash-objective_text-expansionist = Рядом с 4 или более вашими городами нет других городов.
clash-objective-city_founder = Основатель городов
clash-objective_text-city_founder = Вы только что возвели город не ближе 5 клеток от места первого города.
clash-objective-trade_power = Торговая держава
clash-objective_text-trade_power = С «Торговыми путями» вы могли бы сейчас проложить не меньше 3 путей.
clash-objective-shipping_routes = Морские пути
clash-objective_text-shipping_routes = С «Торговыми путями» вы могли бы сейчас проложить не меньше 2 путей одними кораблями.
clash-objective-diversified_research = Разносторонние знания
clash-objective_text-diversified_research = У вас есть достижения не меньше чем в 9 категориях.
clash-objective-culture_power = Сила культуры
clash-objective_text-culture_power = Зданий вашего цвета в чужих городах больше, чем у любого другого.
clash-objective-magnificent_culture = Великолепие
clash-objective_text-magnificent_culture = Вы только что построили чудо света; или в фазе состояния: ваше — единственное за последний раунд.
clash-objective-draft = Призыв
clash-objective_text-draft = В этот ход вы дважды нанимали пехоту «Воинским призывом».
clash-objective-conqueror = Завоеватель
clash-objective_text-conqueror = Вы только что захватили город игрока, который обороняли войско или крепость.
clash-objective-warmonger = Поджигатель войны
clash-objective_text-warmonger = В этот ход вы провели два сухопутных сражения с разными войсками или городами и выиграли хотя бы одно.
clash-objective-general = Полководец
clash-objective_text-general = В одном сухопутном сражении вы уничтожили не меньше 3 военных отрядов врага.
clash-objective-great_battle = Великая битва
clash-objective_text-great_battle = Вы сражались на суше, и в начале сражения с обеих сторон было не меньше 6 военных отрядов.
clash-objective-defiance = Наперекор всему
clash-objective_text-defiance = Вы выиграли сражение у игрока, хотя в начале отрядов у вас было меньше.
clash-objective-sea_blockade = Морская блокада
clash-objective_text-sea_blockade = Не меньше 2 ваших кораблей стоят на клетках с портами чужих городов.
clash-objective-naval_assault = Десант
clash-objective_text-naval_assault = Вы только что захватили город игрока прямо с корабля.
clash-objective-large_fleet = Большой флот
clash-objective_text-large_fleet = У вас 4 корабля, или не меньше 2 и больше, чем у любого другого.
clash-objective-large_army = Большое войско
clash-objective_text-large_army = Военных отрядов у вас хотя бы на 4 больше, чем у любого другого.
clash-objective-fortifications = Укрепления
clash-objective_text-fortifications = Городов с крепостью у вас больше, чем у любого другого.
clash-objective-standing_army = Постоянное войско
clash-objective_text-standing_army = Ваши военные отряды стоят не меньше чем в 4 ваших городах.
clash-objective-militarized = Военная держава
clash-objective_text-militarized = У вас все достижения категории «Военное дело».
clash-objective-bold = Храбрецы
clash-objective_text-bold = Вы выиграли сражение у игрока, у которого больше достижений «Военного дела», или начали его с меньшим числом отрядов.
clash-objective-threat = Угроза
clash-objective_text-threat = Не меньше 4 ваших военных отрядов стоят рядом с городами других игроков.
clash-objective-legendary_battle = Легендарная битва
clash-objective_text-legendary_battle = Не меньше чем с 3 военными отрядами вы напали на город размера 5 с чудом света, чем бы это ни кончилось.
clash-objective-scavenger = Налётчик
clash-objective_text-scavenger = Вы уничтожили поселенца или корабль игрока, от которого тот мог бы проложить торговый путь.
clash-objective-aggressor = Агрессор
clash-objective_text-aggressor = Вы напали, выиграли сухопутное сражение и уничтожили не меньше 2 военных отрядов.
clash-objective-barbarian_conquest = Покорение варваров
clash-objective_text-barbarian_conquest = Вы только что захватили город варваров, который обороняли не меньше 2 военных отрядов.
clash-objective-military_might = Военная мощь
clash-objective_text-military_might = Военных отрядов и кораблей у вас вместе не меньше 12.
clash-objective-resistance = Отпор
clash-objective_text-resistance = Вы выиграли сражение с варварами в городе и уничтожили не меньше 2 их отрядов.
clash-objective-terror_regime = Власть страха
clash-objective_text-terror_regime = Не меньше 4 ваших городов несчастны.
clash-objective-outpost = Форпост
clash-objective_text-outpost = Ваши военные отряды стоят не меньше чем на 3 клетках вне ваших городов и не рядом с ними.
clash-objective-star_gazers = Звездочёты
clash-objective_text-star_gazers = Городов с обсерваторией у вас больше, чем у любого другого.
clash-objective-traders = Торговцы
clash-objective_text-traders = Городов с рынком у вас больше, чем у любого другого.
clash-objective-versatility = Разнообразие
clash-objective_text-versatility = На поле есть хотя бы по одному вашему отряду каждого из шести видов.
clash-objective-legacy = Наследие
clash-objective_text-legacy = Городов с обелиском у вас больше, чем у любого другого.
clash-objective-migration = Странники
clash-objective_text-migration = Ваши поселенцы стоят не меньше чем на 3 клетках вне ваших городов и не рядом с ними.
clash-objective-high_culture = Высокая культура
clash-objective_text-high_culture = У вас все 4 достижения вашей цивилизации, и вы наняли не меньше 2 лидеров.
clash-objective-horse_power = Сила конницы
clash-objective_text-horse_power = Ваша конница стоит не меньше чем на 3 клетках.
clash-objective-great_commander = Великий полководец
clash-objective_text-great_commander = Вы выиграли сражение с лидером, и военных отрядов у вас было не больше, чем у врага.
clash-objective-brutus = Брут
clash-objective_text-brutus = В одном сражении вы уничтожили лидера и не меньше 2 других военных отрядов.
clash-objective-ivory_tower = Башня из слоновой кости
clash-objective_text-ivory_tower = Ваши боевые слоны стоят не меньше чем на 3 клетках.
clash-objective-trample = Натиск
clash-objective_text-trample = Вы напали и выиграли сухопутное сражение, и ваша конница или слон уцелели.
clash-objective-sea_cleansing = Чистые моря
clash-objective_text-sea_cleansing = В этот ход вы второй раз победили пиратов.

## Символы событий

clash-symbol-gold_mine = Золотая шахта
clash-symbol-exhausted_land = Истощённая земля
clash-symbol-barbarians_appear = Появление варваров
clash-symbol-barbarians_move = Перемещение варваров
clash-symbol-pirates = Пираты
clash-symbol_text-gold_mine = Взявший карту получает 2 золота.
clash-symbol_text-exhausted_land = Пустая клетка суши рядом с городом игрока больше ничего не даёт, и городов на ней не возводят.
clash-symbol_text-barbarians_appear = В двух клетках от города игрока появляется поселение варваров с пехотой, и ещё одна пехота — в любом их поселении.
clash-symbol_text-barbarians_move = Войска варваров не дальше двух клеток от городов игрока делают шаг к ним, а поселения там получают пехоту. Если их нет, появляется новое поселение.
clash-symbol_text-pirates = Появляются два пиратских корабля, и каждый, чей город рядом с пиратами, что-то теряет.

## События

clash-event-pestilence = Чума
clash-event_text-pestilence = Каждый, у кого хотя бы два города, портит настроение одному, а с «Дорогами», «Навигацией» или «Торговыми путями» — двум. Без «Гигиены» никто не строит, пока она не появится у всех.
clash-event-epidemics = Эпидемия
clash-event_text-epidemics = Каждый, у кого хотя бы два отряда, теряет один, а с «Дорогами», «Навигацией» или «Торговыми путями» — два.
clash-event-famine_1 = Голод
clash-event_text-famine_1 = Потеряйте 1 еду. Если не можете, один ваш город становится несчастным.
clash-event-famine_2 = Сильный голод
clash-event_text-famine_2 = Потеряйте 2 еды. Если не можете, один ваш город становится несчастным.
clash-event-good_year_all = Хороший год для всех
clash-event_text-good_year_all = Каждый получает 1 еду.
clash-event-good_year_self = Хороший год
clash-event_text-good_year_self = Получите 1 еду.
clash-event-good_year_share = Хороший год на двоих
clash-event_text-good_year_share = Получите 1 еду и дайте другому игроку 1 еду из запаса.
clash-event-awesome_year_self = Прекрасный год
clash-event_text-awesome_year_self = Получите 2 еды.
clash-event-awesome_year_all = Прекрасный год для всех
clash-event_text-awesome_year_all = Каждый получает 2 еды.
clash-event-awesome_year_share = Прекрасный год с соседями
clash-event_text-awesome_year_share = Получите 2 еды и раздайте другим 2 еды из запаса, как хотите.
clash-event-fantastic_year_all = Невероятный год для всех
clash-event_text-fantastic_year_all = Каждый получает 3 еды.
clash-event-fantastic_year_share = Невероятный год с соседями
clash-event_text-fantastic_year_share = Получите 3 еды и раздайте другим 3 еды из запаса, как хотите.
clash-event-fantastic_year_self = Невероятный год
clash-event_text-fantastic_year_self = Получите 3 еды.
clash-event-great_explorer = Великий мореплаватель
clash-event_text-great_explorer = В качестве действия: бесплатное достижение «Судоходства»; затем можно открыть регион рядом с регионом вашего города и возвести там город за 2 еды.
clash-event-great_artist = Великий художник
clash-event_text-great_artist = В качестве действия: бесплатное достижение «Традиций»; затем один ваш город становится счастливым.
clash-event-great_prophet = Великий пророк
clash-event_text-great_prophet = В качестве действия: бесплатное достижение «Духовности»; затем можно построить храм за его цену, не активируя город.
clash-event-great_philosopher = Великий философ
clash-event_text-great_philosopher = В качестве действия: бесплатное достижение «Образования»; затем 2 идеи.
clash-event-great_scientist = Великий учёный
clash-event_text-great_scientist = В качестве действия: бесплатное достижение «Науки»; затем 1 идея и карта действия.
clash-event-elder_statesman = Мудрый правитель
clash-event_text-elder_statesman = В качестве действия: бесплатное правительственное достижение; затем две карты действий.
clash-event-great_warlord = Великий воитель
clash-event_text-great_warlord = В качестве действия: бесплатное достижение «Военного дела»; затем перемещение, и в первом начатом вами сражении у вас +2 в каждом раунде.
clash-event-great_merchant = Великий купец
clash-event_text-great_merchant = В качестве действия: бесплатное достижение «Экономики»; затем ещё один доход от торговых путей.
clash-event-great_engineer = Великий инженер
clash-event_text-great_engineer = В качестве действия: бесплатное достижение «Строительства»; затем можно построить здание за его цену, не активируя город.
clash-event-population_boom = Демографический взрыв
clash-event_text-population_boom = Вы и названный вами игрок бесплатно помещаете по поселенцу в один из своих городов.
clash-event-volcano = Извержение вулкана
clash-event_text-volcano = Если у вас четыре города или больше, один гибнет вместе с отрядами. Каждое поселение и здание в нём приносит 2 очка игроку своего цвета.
clash-event-earthquake = Землетрясение
clash-event_text-earthquake = Если у вас три города или больше, гибнет от одной до трёх построек. Каждое поселение и здание приносит 2 очка игроку своего цвета, а настроение этих городов хуже.
clash-event-heavy_earthquake = Сильное землетрясение
clash-event_text-heavy_earthquake = Землетрясение у каждого, у кого три города или больше.
clash-event-flood = Наводнение
clash-event_text-flood = Настроение одного вашего города у моря хуже на уровень.
clash-event-heavy_flood = Сильное наводнение
clash-event_text-heavy_flood = У каждого настроение одного города у моря хуже на уровень.
clash-event-migration = Миграция
clash-event_text-migration = Названный вами игрок бесплатно помещает поселенца; настроение одного вашего города хуже на уровень.
clash-event-civil_war = Гражданская война
clash-event_text-civil_war = Ваш город, который не счастлив, теряет пехоту и уровень настроения. Если такого с пехотой нет, настроение одного вашего города хуже.
clash-event-revolution = Революция
clash-event_text-revolution = Вы теряете действие и меняете правление, если можете. Вместо каждого из двух можно убрать военный отряд.
clash-event-uprising = Восстание
clash-event_text-uprising = Положите на эту карту от 1 до 4 жетонов настроения или культуры: каждый приносит пол-очка.
clash-event-envoy = Встреча послов
clash-event_text-envoy = Получите 1 идею и 1 жетон культуры и дайте жетон культуры другому. Открывается карта чуда света: её может взять следующий, кто берёт такую карту.
clash-event-solar_eclipse = Солнечное затмение
clash-event_text-solar_eclipse = Следующее сухопутное сражение длится один раунд. Победитель, а если его нет, защитник берёт эту карту за 1 очко.
clash-event-trojan_horse = Троянский конь
clash-event_text-trojan_horse = Напавший на обороняемый город может отдать 1 дерево и 1 жетон культуры: 1 очко, и оборона не кладёт карту в первом раунде.
clash-event-guillotine = Гильотина
clash-event_text-guillotine = Ваш лидер гибнет. Возьмите сразу другого или оставьте карту за 2 очка; больше лидеров вы не нанимаете.
clash-event-anarchy = Анархия
clash-event_text-anarchy = Фишки вашего правительства лежат на этой карте, пока вы снова не получите правительственные достижения; каждая оставшаяся приносит 1 очко.
clash-event-scientific_trade = Обмен учёными
clash-event_text-scientific_trade = Каждый получает 1 идею за каждый свой город с академией или обсерваторией; взявший карту — не меньше 2.
clash-event-flourishing_trade = Расцвет торговли
clash-event_text-flourishing_trade = Каждый получает 1 золото за каждый свой город с рынком или портом, не больше 3; взявший карту — не меньше 1.
clash-event-era_of_stability = Эра спокойствия
clash-event_text-era_of_stability = Каждый получает жетон настроения или культуры за каждый свой город с храмом или обелиском, не больше 3; взявший карту — не меньше 1.
clash-event-reformation = Реформация
clash-event_text-reformation = Другой игрок заменяет один ваш храм своим. Если храмов у вас нет, вы называете того, у кого они есть.
clash-event-pandemics = Пандемия
clash-event_text-pandemics = Каждый теряет ресурсы, жетоны, карты или отряды — вдвое меньше, чем у него городов.
clash-event-black_death = Чёрная смерть
clash-event_text-black_death = Каждый теряет по отряду с каждых четырёх, а с «Дорогами», «Навигацией» или «Торговыми путями» — ещё один, и получает за каждый 1 очко.
clash-event-famine_vermin = Голод: грызуны
clash-event_text-famine_vermin = Каждый, у кого есть «Заготовка пищи», теряет 1 еду, или один его город становится несчастным.
clash-event-famine_drought = Голод: засуха
clash-event_text-famine_drought = Потеряйте 1 еду за каждый свой город у пустошей, не больше 3, или один из них становится несчастным.
clash-event-fire = Пожар
clash-event_text-fire = Настроение вашего города в лесу и всех городов в том же лесу хуже на уровень. Если такого нет, потеряйте 1 дерево.
clash-event-successful_year = Удачный год
clash-event_text-successful_year = Те, у кого меньше всего городов, получают 1 еду за каждый недостающий до самой большой державы; если все равны, каждый получает 1.
clash-event-great_architect = Великий зодчий
clash-event_text-great_architect = Сбросьте, строя чудо света: ему не нужно своё достижение, оно дешевле на 3 жетона культуры и не тратит действия.
clash-event-great_athlete = Великий атлет
clash-event_text-great_athlete = В качестве действия: бесплатное достижение «Традиций»; затем обменяйте сколько угодно жетонов настроения и культуры друг на друга.
clash-event-great_diplomat = Великий дипломат
clash-event_text-great_diplomat = Назовите игрока: прежде чем напасть друг на друга, нужно отдать 2 жетона культуры; нападение сбрасывает карту.
clash-event-great_seer = Великий провидец
clash-event_text-great_seer = В качестве действия: возьмите по карте цели на игрока и тайно решите, кому какая достанется.

## Сколько карт

clash-fact-copies = { $copies } ×
