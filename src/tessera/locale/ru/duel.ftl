# «7 чудес: Дуэль» с дополнением «Пантеон».
# Ключ движка — это имя здесь, с дефисами вместо точек: duel.log.built — duel-log-built.

duel-title = 7 чудес: Дуэль

## Количества: входят в другие сообщения

duel-coins = { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
duel-for_coins = { $coins ->
    [0] без оплаты
    [one] за { $coins } монету
    [few] за { $coins } монеты
   *[many] за { $coins } монет
}
duel-age = { $age ->
    [1] эпоха I
    [2] эпоха II
   *[3] эпоха III
}

## Настройки

duel-option-pantheon = дополнение «Пантеон»
duel-option_value-pantheon-false = без «Пантеона»
duel-option_value-pantheon-true = с «Пантеоном»
duel-option-first = кто начинает
duel-option_value-first-random = решает случай
duel-option_value-first-1 = первое место
duel-option_value-first-2 = второе место

## Ресурсы, цвета, символы

duel-resource-wood = дерево
duel-resource_letter-wood = Д
duel-resource-clay = глина
duel-resource_letter-clay = Г
duel-resource-stone = камень
duel-resource_letter-stone = К
duel-resource-glass = стекло
duel-resource_letter-glass = С
duel-resource-papyrus = папирус
duel-resource_letter-papyrus = П

duel-colour-brown = коричневая
duel-colour-grey = серая
duel-colour-blue = синяя
duel-colour-green = зелёная
duel-colour-yellow = жёлтая
duel-colour-red = красная
duel-colour-purple = фиолетовая

duel-kind-brown = Сырьё
duel-kind_letter-brown = С
duel-kind-grey = Ремесло
duel-kind_letter-grey = Р
duel-kind-blue = Общество
duel-kind_letter-blue = О
duel-kind-green = Наука
duel-kind_letter-green = Н
duel-kind-yellow = Торговля
duel-kind_letter-yellow = Т
duel-kind-red = Война
duel-kind_letter-red = В
duel-kind-purple = Гильдии
duel-kind_letter-purple = Г

duel-symbol-armillary_sphere = армиллярная сфера
duel-symbol_short-armillary_sphere = сфера
duel-symbol-wheel = колесо
duel-symbol_short-wheel = колесо
duel-symbol-sundial = солнечные часы
duel-symbol_short-sundial = часы
duel-symbol-mortar = ступка
duel-symbol_short-mortar = ступка
duel-symbol-plumb_bob = отвес
duel-symbol_short-plumb_bob = отвес
duel-symbol-quill = перо
duel-symbol_short-quill = перо
duel-symbol-scales = весы
duel-symbol_short-scales = весы

duel-loot = жетон на { duel-coins } на стороне игрока { $seat }

duel-space-middle = середина трека
duel-space-capital = столица ({ $seat })
duel-space-half = { $distance ->
    [one] { $distance } деление от середины, сторона — { $seat }
    [few] { $distance } деления от середины, сторона — { $seat }
   *[many] { $distance } делений от середины, сторона — { $seat }
}
duel-slot-face_down = закрытая карта, ряд { $row }, { $number }-я слева
duel-slot-special = закрытая гильдия или храм, ряд { $row }, { $number }-я слева

## Мифологии

duel-mythology-mesopotamian = Месопотамская
duel-mythology-phoenician = Финикийская
duel-mythology-greek = Греческая
duel-mythology-egyptian = Египетская
duel-mythology-roman = Римская

## Карты

duel-card-lumber_yard = Лесоповал
duel-card-stone_pit = Каменный карьер
duel-card-clay_pool = Глиняный карьер
# unverified Russian name
duel-card-logging_camp = Лесозаготовки
duel-card-quarry = Каменоломня
# unverified Russian name
duel-card-clay_pit = Карьер
duel-card-glassworks = Стекольная мастерская
duel-card-press = Папирусная мастерская
duel-card-stable = Конюшня
duel-card-garrison = Гарнизон
duel-card-palisade = Частокол
duel-card-guard_tower = Сторожевая вышка
duel-card-scriptorium = Скрипторий
duel-card-workshop = Мастерская
duel-card-pharmacist = Лавка травника
duel-card-apothecary = Аптека
duel-card-tavern = Таверна
duel-card-stone_reserve = Склад камней
duel-card-clay_reserve = Склад глины
duel-card-wood_reserve = Склад древесины
duel-card-theater = Театр
duel-card-altar = Алтарь
duel-card-baths = Бани
duel-card-sawmill = Лесопилка
# unverified Russian name
duel-card-shelf_quarry = Добыча камня
duel-card-brickyard = Кирпичное производство
duel-card-glass_blower = Мастерская стеклодува
duel-card-drying_room = Сушильная комната
duel-card-horse_breeders = Коневодство
duel-card-barracks = Казармы
# unverified Russian name
duel-card-walls = Стены
duel-card-archery_range = Стрельбище
# unverified Russian name
duel-card-parade_ground = Площадь
duel-card-school = Школа
duel-card-laboratory = Лаборатория
duel-card-dispensary = Лазарет
duel-card-library = Библиотека
duel-card-brewery = Пивоварня
duel-card-forum = Форум
duel-card-caravansery = Караван-сарай
duel-card-customs_house = Таможня
duel-card-temple = Храм
duel-card-statue = Статуя
duel-card-courthouse = Суд
duel-card-aqueduct = Акведук
duel-card-rostrum = Трибуна
duel-card-circus = Ипподром
duel-card-arsenal = Арсенал
duel-card-siege_workshop = Осадная мастерская
duel-card-fortifications = Укрепления
duel-card-pretorium = Штаб
duel-card-academy = Академия
duel-card-university = Университет
duel-card-study = Студия
duel-card-observatory = Обсерватория
duel-card-arena = Арена
duel-card-chamber_of_commerce = Торговая палата
duel-card-port = Порт
duel-card-lighthouse = Маяк
duel-card-armory = Оружейная
duel-card-palace = Дворец
duel-card-gardens = Сады
duel-card-pantheon = Пантеон
duel-card-town_hall = Ратуша
duel-card-senate = Сенат
duel-card-obelisk = Обелиск
duel-card-merchants_guild = Гильдия торговцев
duel-card-shipowners_guild = Гильдия судовладельцев
duel-card-builders_guild = Гильдия строителей
duel-card-magistrates_guild = Гильдия судей
duel-card-scientists_guild = Гильдия учёных
duel-card-moneylenders_guild = Гильдия ростовщиков
duel-card-tacticians_guild = Гильдия стратегов
# unverified Russian name
duel-card-mesopotamian_grand_temple = Месопотамский великий храм
# unverified Russian name
duel-card-phoenician_grand_temple = Финикийский великий храм
# unverified Russian name
duel-card-greek_grand_temple = Греческий великий храм
# unverified Russian name
duel-card-egyptian_grand_temple = Египетский великий храм
# unverified Russian name
duel-card-roman_grand_temple = Римский великий храм

## Чудеса света

duel-wonder-appian_way = Аппиева дорога
duel-wonder_text-appian_way = Вы получаете 3 монеты, соперник теряет 3. Ещё один ход. 3 очка.
duel-wonder-circus_maximus = Большой цирк
duel-wonder_text-circus_maximus = Одна серая карта соперника уходит в сброс. 1 щит. 3 очка.
duel-wonder-colossus = Колосс Родосский
duel-wonder_text-colossus = 2 щита. 3 очка.
duel-wonder-great_library = Александрийская библиотека
duel-wonder_text-great_library = Откройте 3 жетона развития из коробки и оставьте себе один. 4 очка.
duel-wonder-great_lighthouse = Александрийский маяк
duel-wonder_text-great_lighthouse = При каждой постройке даёт одно на выбор: дерево, глину или камень. 4 очка.
duel-wonder-hanging_gardens = Висячие сады Семирамиды
duel-wonder_text-hanging_gardens = Вы получаете 6 монет. Ещё один ход. 3 очка.
duel-wonder-mausoleum = Мавзолей в Галикарнасе
duel-wonder_text-mausoleum = Постройте даром одну карту из сброса. 2 очка.
duel-wonder-piraeus = Пирей
duel-wonder_text-piraeus = При каждой постройке даёт одно на выбор: стекло или папирус. Ещё один ход. 2 очка.
duel-wonder-pyramids = Пирамида Хеопса
duel-wonder_text-pyramids = 9 очков.
duel-wonder-sphinx = Большой сфинкс
duel-wonder_text-sphinx = Ещё один ход. 6 очков.
duel-wonder-statue_of_zeus = Статуя Зевса в Олимпии
duel-wonder_text-statue_of_zeus = Одна коричневая карта соперника уходит в сброс. 1 щит. 3 очка.
duel-wonder-temple_of_artemis = Храм Артемиды в Эфесе
duel-wonder_text-temple_of_artemis = Вы получаете 12 монет. Ещё один ход.
duel-wonder-divine_theater = Божественный театр
duel-wonder_text-divine_theater = Откройте всех богов одной мифологии и активируйте одного из них даром. 2 очка.
duel-wonder-sanctuary = Святилище
duel-wonder_text-sanctuary = Карты пантеона стоят для вас на 2 монеты меньше. Ещё один ход.

## Жетоны развития

duel-progress-agriculture = Земледелие
duel-progress_text-agriculture = 6 монет сразу. 4 очка.
duel-progress-architecture = Архитектура
duel-progress_text-architecture = Ваши чудеса требуют на 2 ресурса меньше, любых на выбор.
duel-progress-economy = Экономика
duel-progress_text-economy = За купленные ресурсы соперник платит не банку, а вам.
duel-progress-law = Закон
duel-progress_text-law = Научный символ «весы».
duel-progress-masonry = Каменная кладка
duel-progress_text-masonry = Ваши синие карты требуют на 2 ресурса меньше, любых на выбор.
duel-progress-mathematics = Математика
duel-progress_text-mathematics = 3 очка за каждый ваш жетон развития, считая этот.
duel-progress-philosophy = Философия
duel-progress_text-philosophy = 7 очков.
duel-progress-strategy = Стратегия
duel-progress_text-strategy = Каждая следующая ваша красная карта даёт на 1 щит больше.
duel-progress-theology = Теология
duel-progress_text-theology = Каждое следующее ваше чудо даёт ещё один ход.
duel-progress-urbanism = Урбанизм
duel-progress_text-urbanism = 6 монет сразу и по 4 монеты за каждое здание, построенное даром по цепочке.
duel-progress-mysticism = Мистицизм
duel-progress_text-mysticism = В конце 2 очка за каждый ваш жетон мифологии и неистраченное жертвоприношение.
duel-progress-poliorcetics = Осадная техника
duel-progress_text-poliorcetics = За каждое деление, на которое вы продвинули маркер конфликта, соперник теряет 1 монету.
duel-progress-engineering = Инженерное дело
duel-progress_text-engineering = Карту с символом цепочки под ценой можно построить за 1 монету.

## Боги

duel-god-enki = Энки
duel-god_text-enki = Возьмите один из двух жетонов развития, лежащих на нём.
duel-god-ishtar = Иштар
duel-god_text-ishtar = Научный символ «весы».
duel-god-nisaba = Нисаба
duel-god_text-nisaba = Змея ложится на зелёную карту соперника: её символ есть и у вас.
duel-god-astarte = Астарта
duel-god_text-astarte = 7 монет на её карте: их можно тратить, но нельзя отнять, каждая оставшаяся — 1 очко.
duel-god-baal = Баал
duel-god_text-baal = Заберите в свой город коричневую или серую карту соперника.
duel-god-tanit = Танит
duel-god_text-tanit = 12 монет.
duel-god-aphrodite = Афродита
duel-god_text-aphrodite = 9 очков.
duel-god-hades = Аид
duel-god_text-hades = Постройте даром одну карту из сброса.
duel-god-zeus = Зевс
duel-god_text-zeus = Сбросьте любую карту раскладки, даже закрытую, вместе с жетоном на ней.
duel-god-anubis = Анубис
duel-god_text-anubis = Разрушьте построенное чудо: карта из-под него уходит в сброс, чудо можно возвести снова.
duel-god-isis = Исида
duel-god_text-isis = Постройте даром своё чудо, подложив карту из сброса.
duel-god-ra = Ра
duel-god_text-ra = Заберите у соперника одно непостроенное чудо.
duel-god-mars = Марс
duel-god_text-mars = 2 щита.
duel-god-minerva = Минерва
duel-god_text-minerva = Её фишка встаёт на военный трек и один раз останавливает маркер конфликта.
duel-god-neptune = Нептун
duel-god_text-neptune = Уберите один военный жетон, затем примените другой к сопернику.
duel-god-gate = Врата
duel-god_text-gate = Откройте верхнего бога каждой колоды и активируйте одного из них даром.

## Что делают карты

duel-effect-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}
duel-effect-coins = { $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[many] { $amount } монет
}
duel-effect-shields = { $amount ->
    [one] { $amount } щит
    [few] { $amount } щита
   *[many] { $amount } щитов
}
duel-effect-produce = даёт: { $resource } ×{ $amount }
duel-effect-produce_one_of = при каждой постройке даёт одно на выбор: { $resources }
duel-effect-buy_for_one = вы покупаете по 1 монете за штуку: { $resources }
duel-effect-science = символ: { $symbol }
duel-effect-coins_per = { duel-effect-coins } сразу { $counted }
duel-effect-points_per = { duel-effect-points } в конце { $counted }
duel-effect-grand_temple = один, два или три Великих Храма дают вместе 5, 12 или 21 очко
duel-effect-gives_chain = по цепочке даром: { $cards }
duel-effect-needs_card = даром, если у вас есть: { $card }
duel-effect-needs_mythology = даром с жетоном мифологии: { $mythology }

duel-counted-brown = за каждую коричневую карту
duel-counted-grey = за каждую серую карту
duel-counted-blue = за каждую синюю карту
duel-counted-green = за каждую зелёную карту
duel-counted-yellow = за каждую жёлтую карту
duel-counted-red = за каждую красную карту
duel-counted-brown_grey = за каждую коричневую и серую карту
duel-counted-wonders = за каждое построенное чудо
duel-counted-treasury = за каждые 3 монеты
duel-counted-own = { $what } в вашем городе
duel-counted-most = { $what } в городе, где их больше

## Действия

duel-action-build = Построить: { $card }
duel-action-engineer = Построить по «Инженерному делу»: { $card }
duel-action-discard = Сбросить: { $card }
duel-action-wonder = Построить чудо: { $wonder }
duel-action-activate = Активировать: { $god }
duel-action-draft = Взять: { $wonder }
duel-action-begin = Начинает { $seat }
duel-action-tuck = Подложить: { $card }
duel-action-progress = Взять: { $token }
duel-action-destroy = Сбросить у соперника: { $card }
duel-action-revive = Построить из сброса: { $card }
duel-action-uncover = Сначала взять: { $place }
duel-action-god = Оставить: { $god }
duel-action-place = Положить в слот { $place }
duel-action-offer = Отдать жертвоприношение: { $place }
duel-action-pay = Остальное заплатить монетами
duel-action-mythology = Открыть колоду: { $mythology }
duel-action-summon = Активировать даром: { $god }
duel-action-top = Положить сверху: { $god }
duel-action-snake = Положить змею на карту: { $card }
duel-action-steal = Забрать: { $card }
duel-action-strike = Сбросить: { $place }
duel-action-ruin = Разрушить: { $wonder }
duel-action-seize = Забрать чудо: { $wonder }
duel-action-minerva = Поставить Минерву: { $place }
duel-action-remove = Убрать: { $token }
duel-action-plunder = Применить: { $token }

## Вопросы игроку

duel-prompt-turn =
    { $gods ->
        [0] Ваш ход: постройте карту, сбросьте её или возведите чудо.
       *[other] Ваш ход: постройте карту, сбросьте её, возведите чудо или активируйте бога.
    }
duel-prompt-draft = Выберите чудо.
duel-prompt-begin = Следующая — { duel-age }. Кто начинает?
duel-prompt-tuck = { $wonder }: какую карту подложить?
duel-prompt-destroy = Какая карта соперника уйдёт в сброс? Цвет: { $colour }.
duel-prompt-revive = Какую карту из сброса построить даром?
duel-prompt-progress = Пара символов: выберите жетон развития.
duel-prompt-keep_progress = Какой из этих жетонов развития оставить?
duel-prompt-uncover = Вам достаётся несколько жетонов: какой первым?
duel-prompt-keep_god = { $mythology } мифология: какой бог войдёт в пантеон?
duel-prompt-place_god = { $god }: в какой слот положить рубашкой вверх?
duel-prompt-pay_activation = { $god }: осталось заплатить { $cost }. Отдать жертвоприношение?
duel-prompt-open_deck = Какую колоду богов открыть?
duel-prompt-summon = Какого бога активировать даром?
duel-prompt-order_gods = { $mythology } мифология: какой бог ляжет сверху колоды?
duel-prompt-snake = На какую зелёную карту соперника положить змею?
duel-prompt-steal = Какую карту соперника забрать в свой город?
duel-prompt-strike = Какую карту раскладки сбросить?
duel-prompt-ruin = Какое чудо разрушить?
duel-prompt-raise = Какое чудо построить даром?
duel-prompt-seize = Какое чудо забрать у соперника?
duel-prompt-minerva = Где встанет Минерва?
duel-prompt-remove_loot = Какой военный жетон убрать без последствий?
duel-prompt-plunder = Какой военный жетон применить к сопернику?

## Почему что-то невозможно

duel-reason-not_here = В раскладке этой карты нет: { $card }.
duel-reason-covered = На карте «{ $card }» ещё лежит другая карта.
duel-reason-too_dear = Цена — { $price }, у вас { $coins }: не хватает { $missing ->
    [one] { $missing } монеты
   *[other] { $missing } монет
}.
duel-reason-no_engineering = У вас нет жетона «Инженерное дело».
duel-reason-no_chain_symbol = У карты «{ $card }» нет символа цепочки под ценой.
duel-reason-free_anyway = Карта «{ $card }» и так достаётся вам даром.
duel-reason-already_built = Чудо «{ $wonder }» уже построено.
duel-reason-retired = Чудо «{ $wonder }» покинуло игру, когда были построены семь чудес.
duel-reason-not_your_wonder = Чудо «{ $wonder }» не ваше.
duel-reason-no_pantheon = В этой партии нет «Пантеона».
duel-reason-gods_sleep = Активировать богов можно со второй эпохи.
duel-reason-not_in_pantheon = В пантеоне этой карты нет: { $god }.
duel-reason-not_in_a_turn = В свой ход так сделать нельзя.

## Главы правил

duel-rule-turn = Ход
duel-rule_text-turn = Возьмите одну карту, на которой не лежит другая, и постройте её, сбросьте ради монет или подложите под своё чудо, чтобы его возвести. Со второй эпохи вместо этого можно активировать карту пантеона.
duel-rule-cost = Цена
duel-rule_text-cost = Всё, что производит ваш город, даётся даром, в каждый ход заново. Каждую недостающую единицу продаёт банк: 2 монеты и ещё по 1 за каждую такую единицу на коричневых и серых картах соперника. Карта, символ цепочки которой у вас есть, бесплатна.
duel-rule-wonders = Чудеса света
duel-rule_text-wonders = Каждый выбирает четыре чуда, но построить вместе можно только семь. Когда возведено седьмое, оставшиеся покидают игру.
duel-rule-engineering = Инженерное дело
duel-rule_text-engineering = Владелец этого жетона может построить за 1 монету любую карту с символом цепочки под ценой. Это не цепочка, поэтому «Урбанизм» за неё не платит.
duel-rule-pantheon = Пантеон
duel-rule_text-pantheon = В первой эпохе боги ложатся в пантеон рубашкой вверх, во второй пробуждаются. Активация стоит столько, сколько слот просит с вашей стороны, Врата — вдвое больше; жертвоприношения и Святилище снижают цену.
duel-rule-end = Конец игры
duel-rule_text-end = Игра кончается сразу, если маркер конфликта достиг столицы или у кого-то шесть разных символов. Иначе после третьей эпохи считают очки.

## Что произошло

duel-log-age = Начинается { duel-age }.
duel-log-begins = Решает { $decider }: начинает { $seat } ({ duel-age }).
duel-log-drafted = { $seat } берёт чудо: { $wonder }.
duel-log-turned_up = Открылась карта: { $card }.
duel-log-plays_again = { $seat } ходит ещё раз.
duel-log-built = { $seat } строит: { $card } — { duel-for_coins }.
duel-log-built_by_chain = { $seat } строит: { $card } — даром по цепочке.
duel-log-built_by_engineering = { $seat } строит: { $card } — за 1 монету по «Инженерному делу».
duel-log-revived = { $seat } строит из сброса: { $card }.
duel-log-discarded = { $seat } сбрасывает: { $card } — и получает { duel-coins }.
duel-log-wonder_built = { $seat } возводит чудо: { $wonder } — { duel-for_coins }, подложив: { $card }.
duel-log-wonder_retired = Семь чудес построены, игру покидает: { $wonder }.
duel-log-trade_received = { $seat } получает { duel-coins } от торговли по «Экономике».
duel-log-coins_gained = { $seat } получает { duel-coins }.
duel-log-coins_lost = { $seat } теряет { duel-coins }.
duel-log-sheltered = { $seat } кладёт на Астарту { duel-coins }.
duel-log-shields = { $seat } наступает: { $shields ->
    [one] { $shields } щит
    [few] { $shields } щита
   *[many] { $shields } щитов
}.
duel-log-loot = Военный жетон: { $token }.
duel-log-loot_removed = { $seat } убирает: { $token }.
duel-log-minerva_placed = { $seat } ставит Минерву: { $place }.
duel-log-minerva_stopped = { $seat } наступает, но Минерва останавливает маркер и уходит.
duel-log-pair = { $seat } собирает пару символов: { $symbol }.
duel-log-progress = { $seat } берёт жетон развития: { $token }.
duel-log-progress_drawn = { $seat } открывает из коробки: { $token }.
duel-log-destroyed = { $seat } сбрасывает карту соперника: { $card }.
duel-log-mythology_taken = { $seat } берёт жетон мифологии: { $mythology }.
duel-log-offering_taken = { $seat } берёт жертвоприношение: { $coins }.
duel-log-offered = { $seat } отдаёт жертвоприношение: { $coins }.
duel-log-god_kept = { $seat } выбирает бога: { $god }.
duel-log-god_placed = { $seat } кладёт в слот { $slot } бога рубашкой вверх: { $mythology } мифология.
duel-log-god_shown = Открылась карта бога: { $god }.
duel-log-on_enki = На карту Энки ложится: { $token }.
duel-log-activated = { $seat } активирует: { $god } — { duel-for_coins }.
duel-log-summoned = { $seat } активирует даром: { $god }.
duel-log-deck_opened = { $seat } открывает колоду богов: { $mythology } мифология.
duel-log-gods_returned = { $seat } возвращает остальных богов в колоду в порядке, известном только себе ({ $mythology }).
duel-log-put_on_top = { $seat } кладёт на верх колоды: { $god }.
duel-log-snake = { $seat } кладёт змею на карту: { $card }.
duel-log-stolen = { $seat } забирает у соперника: { $card }.
duel-log-struck = { $seat } сбрасывает из раскладки: { $card }.
duel-log-mythology_struck = Вместе с ней пропадает жетон мифологии: { $mythology }.
duel-log-offering_struck = Вместе с ней пропадает жертвоприношение: { $coins }.
duel-log-ruined = { $seat } разрушает чудо: { $wonder }. В сброс уходит: { $card }.
duel-log-seized = { $seat } забирает у соперника чудо: { $wonder }.

## Конец игры

duel-ending-civilian = Гражданская победа
duel-ending-military = Военное превосходство
duel-ending-scientific = Научное превосходство

duel-score-military = Военный трек
duel-score-blue = Синие карты
duel-score-green = Зелёные карты
duel-score-yellow = Жёлтые карты
duel-score-purple = Гильдии и храмы
duel-score-wonders = Чудеса света
duel-score-progress = Жетоны развития
duel-score-coins = Монеты
duel-score-gods = Боги
duel-score-total = Всего

## Стол в терминале

duel-table-draft = Чудеса на выбор
duel-table-structure_empty = Карт пока нет
duel-table-free = даром
duel-table-temple = Храм
duel-table-guild = Гильдия
duel-table-progress = Развитие
duel-table-pantheon = Пантеон
duel-table-pantheon_asleep = Пантеон (с эпохи II)
duel-table-empty_slot = пусто
duel-table-discards = { $count ->
    [0] сброс пуст
    [one] в сбросе { $count } карта
    [few] в сбросе { $count } карты
   *[many] в сбросе { $count } карт
}
duel-table-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
duel-table-sheltered = на Астарте: { $coins }
duel-table-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
duel-table-symbols = { $count ->
    [one] { $count } символ из 6
    [few] { $count } символа из 6
   *[many] { $count } символов из 6
}
duel-table-production = даёт
duel-table-no_production = ничего
duel-table-buys = цены
duel-table-gods = Боги
duel-table-mythologies = Мифологии
duel-table-offerings = Жертвоприношения
duel-table-snake = Змея на карте
duel-table-no_buildings = зданий пока нет

duel-group-build = Построить
duel-group-discard = Сбросить (+{ $coins })
duel-group-wonder = Возвести чудо
duel-group-activate = Активировать
duel-choice-by_engineering = по «Инженерному делу»
duel-choice-slot_costs = { $mine } для вас, { $theirs } для соперника
duel-choice-with_offerings = помогут жертвоприношения

duel-info-card = { duel-age } · { $kind }
duel-info-guild = Гильдия, фиолетовая карта
duel-info-temple = Великий Храм, фиолетовая карта
duel-info-wonder = Чудо света
duel-info-progress = Жетон развития
duel-info-god = { $mythology } мифология
duel-info-gate = Карта пантеона
duel-info-cost = Стоит: { $cost }
duel-info-no_cost = Ничего не стоит
duel-info-price = Цена сейчас: для вас { $mine }, для соперника { $theirs }
duel-info-price_mine = Цена сейчас: { $price }
duel-info-under = Построено поверх карты: { $card }

## Где сейчас партия, для списков партий

duel-summary-draft = Выбор чудес
duel-summary-age = { duel-age }, очки { $first } : { $second }

## Из чего складывается цена

duel-units = { $count ->
    [1] { $resource }
   *[other] { $resource } ×{ $count }
}
duel-bill-chain = даром по цепочке
duel-bill-engineering = Инженерное дело
duel-bill-coins = монеты на карте
duel-bill-own = { duel-units }: своё
duel-bill-choice = { duel-units }: из источника на выбор
duel-bill-discount = { duel-units }: скидка за развитие
duel-bill-fixed = { duel-units }: по твёрдой цене
duel-bill-bank = { duel-units }: из банка, { $rival ->
    [0] по { $base }
   *[other] { $base } + { $rival } у соперника
}
duel-bill-discard = за любую карту
duel-bill-yellow = { $count ->
    [one] за { $count } жёлтую карту
    [few] за { $count } жёлтые карты
   *[many] за { $count } жёлтых карт
}
duel-bill-slot = место в пантеоне
duel-bill-gate = Врата стоят вдвое дороже
duel-bill-sanctuary = Святилище
