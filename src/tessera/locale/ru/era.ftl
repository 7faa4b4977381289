# «Эра. Средневековье».
# Ключ движка — это имя здесь, с дефисами вместо точек: era.log.built — era-log-built.

era-title = Эра. Средневековье
era-philip = сэр Филипп
era-nothing = ничего

## Количества: входят в другие сообщения

era-amount-goods = { $amount ->
    [one] { $amount } товар
    [few] { $amount } товара
   *[many] { $amount } товаров
}
era-amount-stone = { $amount ->
    [one] { $amount } камень
    [few] { $amount } камня
   *[many] { $amount } камней
}
era-amount-wood = { $amount ->
    [one] { $amount } дерево
   *[many] { $amount } дерева
}
era-amount-food = { $amount ->
    [one] { $amount } еда
   *[many] { $amount } еды
}
era-amount-culture = { $amount ->
    [one] { $amount } культура
   *[many] { $amount } культуры
}
era-amount-hammers = { $amount ->
    [one] { $amount } молоток
    [few] { $amount } молотка
   *[many] { $amount } молотков
}
era-amount-swords = { $amount ->
    [one] { $amount } меч
    [few] { $amount } меча
   *[many] { $amount } мечей
}
era-amount-shields = { $amount ->
    [one] { $amount } щит
    [few] { $amount } щита
   *[many] { $amount } щитов
}
era-amount-skulls = { $amount ->
    [one] { $amount } череп
    [few] { $amount } черепа
   *[many] { $amount } черепов
}
era-points = { $points ->
    [one] { $points } очко бедствий
    [few] { $points } очка бедствий
   *[many] { $points } очков бедствий
}
era-either = { $first } или { $second }
era-quill = перо

## Ресурсы

era-resource-goods = товар
era-resource-stone = камень
era-resource-wood = дерево
era-resource-food = еда

## Одна единица ресурса в винительном падеже: что отдают и требуют

era-unit-goods = 1 товар
era-unit-stone = 1 камень
era-unit-wood = 1 дерево
era-unit-food = 1 еду

## Кубики

era-die-peasant = крестьянин
era-die-burgher = горожанин
era-die-noble = дворянин
era-die-clergy = священник
era-face = { $die } ({ $shows })
era-faces = { $count } × { $face }

## Постройки

era-piece-keep = башня
era-piece-longhouse = дом
era-piece-townhouse = городской дом
era-piece-church = церковь
era-piece-farm = ферма
era-piece-lumber_mill = лесопилка
era-piece-hospital = госпиталь
era-piece-monastery = монастырь
era-piece-market = рынок
era-piece-guildhall = гильдия
era-piece-university = университет
era-piece-cathedral = собор
era-piece-wall_2 = стена длиной 2
era-piece-wall_3 = стена длиной 3
era-piece-wall_4 = стена длиной 4
era-piece-wall_5 = стена длиной 5
era-piece-wall_6 = стена длиной 6
era-piece-scorched = выжженная земля

## Постройки в винительном падеже: что строят, ставят и теряют

era-object-keep = башню
era-object-longhouse = дом
era-object-townhouse = городской дом
era-object-church = церковь
era-object-farm = ферму
era-object-lumber_mill = лесопилку
era-object-hospital = госпиталь
era-object-monastery = монастырь
era-object-market = рынок
era-object-guildhall = гильдию
era-object-university = университет
era-object-cathedral = собор
era-object-wall_2 = стену длиной 2
era-object-wall_3 = стену длиной 3
era-object-wall_4 = стену длиной 4
era-object-wall_5 = стену длиной 5
era-object-wall_6 = стену длиной 6
era-object-scorched = выжженную землю

## Что делают постройки

era-info-cost = Стоимость: { $cost }
era-effect-points = { $amount ->
    [one] { $amount } очко, внутри стен вдвое больше
    [few] { $amount } очка, внутри стен вдвое больше
   *[many] { $amount } очков, внутри стен вдвое больше
}
era-effect-die = в конце раунда даёт кубик: { $die }
era-effect-income = при каждом сборе приносит: { $amounts }
era-effect-always_walled = считается стоящей внутри стен и замыкает кольцо, как стена
era-effect-heals = сам госпиталь и примыкающие к нему здания не страдают от болезни
era-effect-turns = { $count ->
    [one] перед вторым броском поворачивает { $count } кубик любой гранью, даже кубик с черепом
    [few] перед вторым броском поворачивает { $count } кубика любой гранью, даже кубики с черепом
   *[many] перед вторым броском поворачивает { $count } кубиков любой гранью, даже кубики с черепом
}
era-effect-points_per-empty_neighbour = в конце игры 1 очко за каждую пустую клетку рядом, но не больше { $most }
era-effect-points_per-resource = в конце игры 1 очко за каждый оставшийся ресурс{ $most ->
    [0] { "" }
   *[other] , но не больше { $most }
}
era-effect-points_per-culture = в конце игры 1 очко за каждую единицу культуры{ $most ->
    [0] { "" }
   *[other] , но не больше { $most }
}
era-effect-points_per-die = в конце игры 1 очко за каждый ваш кубик{ $most ->
    [0] { "" }
   *[other] , но не больше { $most }
}
era-effect-wall = вместе с башнями и другими стенами, сторона к стороне, окружает землю
era-effect-scorched = на ней нельзя строить, и она не входит в окружённую область

## Фазы

era-phase-layout = расстановка
era-phase-roll = бросок кубиков
era-phase-quills = перья
era-phase-collect = сбор
era-phase-feed = содержание жителей
era-phase-disasters = бедствия
era-phase-build = строительство
era-phase-extort = набег

## Бедствия

era-disaster-bandits = разбойники
era-disaster_text-bandits = 1 деление шкалы бедствий или потеря одного ресурса на ваш выбор.
era-disaster-disease = болезнь
era-disaster_text-disease = 1 деление шкалы бедствий за каждое ваше здание, которое примыкает к другому. Башни не в счёт, госпиталь и его соседи не страдают.
era-disaster-treachery = предательство
era-disaster_text-treachery = Каждый соперник кладёт у себя выжженную землю снаружи стен, а если ей нет места, сносит там здания.
era-disaster-fire = пожар
era-disaster_text-fire = Вы теряете одно своё здание; стены от огня не спасают.
era-disaster-attack = атака
era-disaster_text-attack = Каждый соперник теряет одно здание снаружи стен. Башням ничто не грозит.
era-disaster-revolt = бунт
era-disaster_text-revolt = Вы теряете все товары.

## Действия

era-action-reroll = Перебросить: { $face }
era-action-roll = Бросить выбранные кубики
era-action-stand = Оставить все кубики как есть
era-action-take = { $face }: взять { $amount }
era-action-quill = Использовать перо и перебросить ещё: { $face }
era-action-quill_alone = Использовать перо и перебросить только его кубик
era-action-keep = Не использовать перо
era-action-build = Построить { $piece }
era-action-done = Закончить строительство
era-action-suffer = Продвинуться по шкале бедствий
era-action-lose = Отдать { $resource }
era-action-demand = Потребовать { $resource }
era-action-pay = Отдать
era-action-refuse = Отказаться
era-action-turn = { $face }: повернуть, чтобы показывал { $shows }
era-action-place = { $mirrored ->
    [0] { $degrees ->
        [0] Поставить на { $cell }
       *[other] Поставить на { $cell }, повернув на { $degrees }°
    }
   *[other] { $degrees ->
        [0] Поставить на { $cell }, перевернув
       *[other] Поставить на { $cell }, перевернув и повернув на { $degrees }°
    }
}
era-action-remove = Убрать здание на { $cell }

## Вопросы

era-prompt-layout = { $left ->
    [one] Куда поставить { $piece }? Это последняя деталь.
    [few] Куда поставить { $piece }? Осталось { $left } детали.
   *[many] Куда поставить { $piece }? Осталось { $left } деталей.
}
era-prompt-roll = Бросок { $number }: какие кубики перебросить?
era-prompt-quill = Перо: перебросить его и с ним ещё один кубик?
era-prompt-take = { $left ->
    [one] Взять { $shows }?
    [few] Взять { $shows }? Таких кубиков { $left }.
   *[many] Взять { $shows }? Таких кубиков { $left }.
}
era-prompt-bandits = Разбойники: { era-points } или ресурс?
era-prompt-scorched = Предательство: куда положить выжженную землю?
era-prompt-remove = Какое здание вы теряете? ({ $disaster })
era-prompt-build = { $hammers ->
    [one] Что построить? Остался { $hammers } молоток.
    [few] Что построить? Осталось { $hammers } молотка.
   *[many] Что построить? Осталось { $hammers } молотков.
}
era-prompt-place = Куда поставить { $piece }?
era-prompt-demand = { $victim } слабее: что потребовать?
era-prompt-tribute = { $lord } требует { $resource }: отдать или получить { era-points }?

## Почему что-то невозможно

era-reason-leaves_grid = Здесь постройка выйдет за край владений: { $piece }.
era-reason-same_turned = Такой поворот ничего не меняет: { $piece }.
era-reason-on_wall = Здесь стоит стена или башня.
era-reason-on_building = Здесь стоит здание.
era-reason-on_scorched = Земля здесь выжжена.
era-reason-inside_walls = Выжженная земля кладётся только снаружи стен.
era-reason-more_room = Здания сносят, только пока нет места: здесь снесли бы лишнее.
era-reason-no_such_die = У вас нет такого кубика: { $face }.
era-reason-skull_locked = Кубик с черепом отложен в сторону.
era-reason-already_chosen = Все такие кубики уже выбраны.
era-reason-out_of_order = Выбирают по порядку списка: к более ранним вернуться нельзя.
era-reason-nothing_chosen = Вы не выбрали ни одного кубика.
era-reason-dice_chosen = Вы уже выбрали кубики для переброса.
era-reason-no_monastery = У вас нет монастыря.
era-reason-too_late_to_turn = Монастырь поворачивает кубики только перед вторым броском.
era-reason-turns_used = Ваши монастыри уже повернули всё, что могли.
era-reason-no_other_quill = Это единственный кубик с пером: он и так перебрасывается.
era-reason-other_die = Сейчас речь не о том кубике: { $face }.
era-reason-has_none = У вас этого нет: { $resource }.
era-reason-victim_has_none = У соперника этого нет: { $resource }.
era-reason-not_on_his_dice = На кубиках сэра Филиппа этого нет: { $resource }.
era-reason-named_by_first_cell = Здание называют по его первой клетке: сверху вниз, слева направо.
era-reason-keep_is_safe = Башня считается стоящей внутри стен.
era-reason-walls_protect = Здание защищено стенами.
era-reason-no_building_there = Здесь нет вашего здания.
era-reason-none_left = В запасе больше нет: { $piece }.
era-reason-too_dear = Стоимость: { $cost }. Не хватает: { $missing }.
era-reason-no_room = В ваших владениях нет места: { $piece }.

## Главы правил

era-rule-turn = Фазы
era-rule_text-turn = Кубики бросают все одновременно. В остальных фазах ходят по очереди, по часовой стрелке от первого игрока, и следующая фаза начинается, когда все закончили предыдущую.
era-rule-end = Конец игры
era-rule_text-end = Игра заканчивается с тем раундом, в котором перевёрнут последний жетон отслеживания. В одиночной игре — после восьмого раунда.
era-rule-roll = Броски
era-rule_text-roll = Три броска за ширмой. После каждого кубики с черепами откладывают на виду у всех; любые другие можно перебросить.
era-rule-monastery = Монастырь
era-rule_text-monastery = Перед вторым броском каждый монастырь поворачивает один кубик любой гранью, даже отложенный. Во втором броске этот кубик не участвует, а в третьем его можно перебросить, если на нём нет черепа.
era-rule-quill = Перья
era-rule_text-quill = Когда ширмы убраны, кубик с пером можно перебросить, а вместе с ним ещё один любой, даже с черепом, и так пока выпадает перо.
era-rule-collect = Сбор
era-rule_text-collect = Кубики и здания пополняют шкалы; что не помещается, пропадает. Кубик с выбором приносит что-то одно.
era-rule-disasters = Бедствия
era-rule_text-disasters = Сосчитайте черепа: происходит ровно одно бедствие с этим числом. Убранное здание уходит в коробку, а его кубик — в конце раунда.
era-rule-scorched = Выжженная земля
era-rule_text-scorched = Её кладут на свободное место снаружи стен. Если места нет, сносят здания снаружи стен, как можно меньше; если не хватает и этого, ничего не происходит.
era-rule-build = Строительство
era-rule_text-build = Каждый молоток — одно здание или одна стена. Заплатите полностью, возьмите деталь из запаса и поставьте её у себя. Последнее здание своего вида переворачивает жетон отслеживания.
era-rule-place = Размещение
era-rule_text-place = Деталь можно повернуть; она занимает свободные клетки внутри владений. Своё убирать, чтобы освободить место для постройки, нельзя.
era-rule-extort = Набег
era-rule_text-extort = Потребуйте по одному ресурсу у каждого, у кого меньше мечей, чем у вас, и щитов меньше, чем у вас мечей. Кто отказался или ничего не имеет, сдвигает счётчик бедствий на 2.

## Что сколько стоит и приносит

era-bill-cost = { $resource }
era-bill-points = очки за здания
era-bill-bonus = дополнительные очки зданий
era-bill-area = окружённые клетки
era-bill-largest = крупнейшая огороженная земля

## Журнал

era-log-laid_out = { $seat }: владения расставлены.
era-log-domains_shown = Ширмы убраны: видны все владения.
era-log-first_roll = { $seat } бросает за право первого хода: { $swords ->
    [one] { $swords } меч
    [few] { $swords } меча
   *[many] { $swords } мечей
}.
era-log-round = Начинается раунд { $round }. Первый игрок: { $seat }.
era-log-rolled = За ширмой ({ $seat }): { $dice }.
era-log-skulls = Перед ширмой ({ $seat }): { $skulls ->
    [one] { $skulls } череп
    [few] { $skulls } черепа
   *[many] { $skulls } черепов
}.
era-log-dice_shown = { $seat } открывает: { $dice }.
era-log-philip_rolled = Бросок сэра Филиппа: { $dice }.
era-log-quill_used = { $seat } использует перо и бросает: { $dice }.
era-log-collected = { $seat } собирает: { $amounts }.
era-log-took = { $seat } выбирает { $amounts }: { $face }.
era-log-fed = { $seat } кормит жителей: { $food ->
    [one] { $food } еда
   *[many] { $food } еды
}.
era-log-hunger = { $seat }, голод: { era-points }.
era-log-disaster = { $seat }, бедствие: { $disaster }.
era-log-suffered = { $seat } получает { era-points }.
era-log-robbed = { $seat } отдаёт разбойникам { $resource }.
era-log-disease = { $seat }, болезнь: { era-points }.
era-log-revolt = { $seat }, бунт: { $goods ->
    [one] потерян { $goods } товар
    [few] потеряны { $goods } товара
   *[many] потеряно { $goods } товаров
}.
era-log-scorched = { $seat }: земля выжжена на { $cell }.
era-log-no_scorched_left = { $seat }: выжженных земель больше не осталось.
era-log-no_ground_left = { $seat }: снаружи стен нет места для выжженной земли.
era-log-attack_repelled = { $seat }: стены выдержали атаку.
era-log-removed = { $seat } теряет { $piece } на { $cell }.
era-log-built = { $seat } строит { $piece } на { $cell }.
era-log-token_flipped = { $left ->
    [0] Взято последнее здание ({ $piece }): перевёрнут последний жетон, игра закончится с этим раундом.
    [one] Взято последнее здание ({ $piece }): жетон перевёрнут, остался { $left }.
   *[other] Взято последнее здание ({ $piece }): жетон перевёрнут, осталось { $left }.
}
era-log-demanded = { $seat } требует { $resource }, соперник: { $victim }.
era-log-paid = { $seat } отдаёт { $resource }, получает { $lord }.
era-log-refused = { $seat } отказывает ({ $lord }): { era-points }.
era-log-has_nothing = { $seat }: отдать нечего ({ $lord }), { era-points }.
era-log-philip_has_nothing = { $seat } сильнее, но на кубиках сэра Филиппа нет ресурсов.
era-log-dice_gained = { $seat } получает кубик: { $count } × { $die }.
era-log-dice_lost = { $seat } возвращает кубик: { $count } × { $die }.

## Подсчёт очков

era-score-keep = Башни
era-score-longhouse = Дома
era-score-townhouse = Городские дома
era-score-church = Церкви
era-score-farm = Фермы
era-score-lumber_mill = Лесопилки
era-score-hospital = Госпитали
era-score-monastery = Монастыри
era-score-market = Рынки
era-score-guildhall = Гильдии
era-score-university = Университеты
era-score-cathedral = Соборы
era-score-market_bonus = Рынки: пустые клетки рядом
era-score-guildhall_bonus = Гильдии: оставшиеся ресурсы
era-score-university_bonus = Университеты: культура
era-score-cathedral_bonus = Соборы: кубики
era-score-culture = Культура
era-score-most_culture = Больше всех культуры
era-score-largest_area = Самая большая область внутри стен
era-score-disaster = Бедствия
era-score-total = Итого

## Ранги одиночной игры

era-rank-slave = Раб
era-rank-peasant = Крестьянин
era-rank-merchant = Торговец
era-rank-knight = Рыцарь
era-rank-noble = Знатный человек
era-rank-monarch = Монарх
era-rank-pope = Папа римский

era-rank_text-slave = Стены падали быстрее, чем вы строили. Попробуйте ещё: сначала еда, потом одно хорошее кольцо.
era-rank_text-peasant = Вы накормили людей, и это начало. В следующий раз замкните кольцо пораньше.
era-rank_text-merchant = Город живёт и торгует. Внутри стен здания принесли бы вдвое больше.
era-rank_text-knight = Крепкая оборона. Сэр Филипп дважды подумает, прежде чем вернуться.
era-rank_text-noble = О ваших владениях уже говорят. Чуть больше культуры — и корона ваша.
era-rank_text-monarch = Так правили немногие. Не хватило всего одного удачного раунда.
era-rank_text-pope = Выше вас никого нет. Сэр Филипп преклоняет колено.

## Как идёт игра и чем кончилась

era-summary-layout = Владения расставляются
era-summary-round = Раунд { $round }, { $phase }; очки: { $scores }
era-ending-tokens = все жетоны отслеживания перевёрнуты
era-ending-rounds = сыграно восемь раундов
era-ending-limit = закончился последний возможный раунд

## Терминал

era-table-round = Раунд { $round }
era-table-tokens = жетоны
era-table-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
era-table-culture = культура
era-table-disaster = бедствия
era-table-area = в стенах
era-table-hidden = { $count ->
    [one] { $count } кубик за ширмой
    [few] { $count } кубика за ширмой
   *[many] { $count } кубиков за ширмой
}
era-table-supply = Запас
era-group-turned = { $mirrored ->
    [0] { $degrees ->
        [0] Как есть, угол на
       *[other] Повернув на { $degrees }°, угол на
    }
   *[other] { $degrees ->
        [0] Перевернув, угол на
       *[other] Перевернув и повернув на { $degrees }°, угол на
    }
}
era-info-left = осталось в запасе: { $left }; последнее здание переворачивает жетон отслеживания
era-info-left_without_token = осталось в запасе: { $left }
era-sign-keep = Ба
era-sign-longhouse = До
era-sign-townhouse = ГД
era-sign-church = Це
era-sign-farm = Фе
era-sign-lumber_mill = Ле
era-sign-hospital = Го
era-sign-monastery = Мо
era-sign-market = Ры
era-sign-guildhall = Ги
era-sign-university = Ун
era-sign-cathedral = Со
