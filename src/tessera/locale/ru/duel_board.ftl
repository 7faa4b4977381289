# Стол дуэли в браузере. Ключ клиента здесь пишется через дефис вместо точки.

duel-board-free = даром
duel-board-with_trade = с торговлей
duel-board-own_goods = своё
duel-board-short = ещё { $missing }
duel-board-price = Цена
duel-board-price_for_you = цена для вас
duel-board-your_price = Ваша цена
duel-board-market = Сколько вам стоит недостающее
duel-board-market_of = Сколько стоит недостающее: { $seat }
duel-board-discard_income = Сброс карты
duel-board-total = Всего
duel-board-left_after = останется { $coins }
duel-board-build = Построить
duel-board-discard = Сбросить
duel-board-raise = Возвести чудо
duel-board-activate = Призвать
duel-board-wonder_instead = Чудо вместо карты
duel-board-card_goes_under = карта уйдёт под чудо
duel-board-then_card = Затем выберите карту, которая уйдёт под него.
duel-board-then_offerings = На следующем шаге цену можно снизить дарами.
duel-board-with_offerings = { $coins } с даром
duel-board-chained_for = По цепочке карта бесплатна: { $seat }.
duel-board-computer = компьютер
duel-board-close = Закрыть
duel-board-chosen = Что вы выбрали
duel-board-log = Ход игры
duel-board-all_actions = { $count ->
    [one] { $count } действие списком
    [few] Все { $count } действия списком
   *[many] Все { $count } действий списком
}
duel-board-look_around = А вы пока можете рассмотреть любую карту: наведите на неё мышь или подержите на ней палец.

duel-board-structure = Раскладка
duel-board-structure_label = { $count ->
    [one] Раскладка, { $count } карта
    [few] Раскладка, { $count } карты
   *[many] Раскладка, { $count } карт
}
duel-board-cards_left = { $count ->
    [one] { $count } карта в раскладке
    [few] { $count } карты в раскладке
   *[many] { $count } карт в раскладке
}
duel-board-discards = Сброс
duel-board-unseen = Ещё не показались в этой эпохе
duel-board-show_draft = Показать чудеса
duel-board-show_structure = Показать раскладку
duel-board-city_of = Город: { $seat }
duel-board-wonders = Чудеса
duel-board-wonders_label = Чудеса, построено { $built } из { $count }
duel-board-wonders_count = { $built } из { $count }
duel-board-war = Война
duel-board-pawn_middle = Пешка посередине
duel-board-pawn = Пешка на { $distance ->
    [one] { $distance } деление
    [few] { $distance } деления
   *[many] { $distance } делений
} в сторону: { $seat }
duel-board-progress_label = { $count ->
    [one] { $count } жетон прогресса на поле
    [few] { $count } жетона прогресса на поле
   *[many] { $count } жетонов прогресса на поле
}
duel-board-science = Наука

duel-board-hidden_god = Скрытый бог
duel-board-offering = Дар: на { $coins ->
    [one] { $coins } монету дешевле
    [few] { $coins } монеты дешевле
   *[many] { $coins } монет дешевле
}
duel-board-offering_words = Отдайте его, призывая бога: тот обойдётся на { $coins } дешевле.
duel-board-mythology_token = Жетон мифологии
duel-board-mythology_words = Большой храм этой мифологии для вас бесплатен.
duel-board-loot_words = Когда пешка дойдёт сюда, город под угрозой потеряет { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
duel-board-gods = { $gods ->
    [one] { $gods } бог
    [few] { $gods } бога
   *[many] { $gods } богов
}
duel-board-deck = { $mythology } колода: { duel-board-gods }.
duel-board-deck_top = Сверху: { $god }.

duel-board-source-own = своё
duel-board-source-choice = на выбор
duel-board-source-discount = скидка
duel-board-source-fixed = твёрдая цена
duel-board-source-bank = { $rival ->
    [0] банк: по { $base }
   *[other] банк: { $base } + { $rival } ({ $seat })
}

duel-board-god-enki = жетон прогресса
duel-board-god-ishtar = весы
duel-board-god-nisaba = символ соперника
duel-board-god-astarte = 7 монет в тайнике
duel-board-god-baal = берёт чужое сырьё
duel-board-god-tanit = 12 монет
duel-board-god-aphrodite = 9 очков
duel-board-god-hades = карта из сброса
duel-board-god-zeus = бьёт по карте
duel-board-god-anubis = рушит чудо
duel-board-god-isis = чудо даром
duel-board-god-ra = берёт чужое чудо
duel-board-god-mars = 2 щита
duel-board-god-minerva = страж на пути
duel-board-god-neptune = грабит
duel-board-god-gate = бог из колоды

duel-board-where-turn = Возьмите светящуюся карту раскладки.
duel-board-where-turn_gods = Возьмите светящуюся карту раскладки или призовите бога.
duel-board-where-poor = Сейчас ни одна карта вам не по карману. Возьмите любую открытую и сбросьте её за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
duel-board-where-poor_wonder = Или возведите на ней светящееся чудо.
duel-board-where-poor_god = Или призовите бога.
duel-board-where-draft = Возьмите одно из чудес на столе.
duel-board-where-tuck = Нажмите карту, которая уйдёт под чудо.
duel-board-where-progress = Возьмите один из светящихся жетонов у пути войны.
duel-board-where-destroy = Выберите светящуюся карту в городе соперника.
duel-board-where-steal = Выберите светящуюся карту в городе соперника.
duel-board-where-snake = Выберите светящуюся карту в городе соперника.
duel-board-where-place = Выберите место в пантеоне: внизу дёшево вам.
duel-board-where-minerva = Выберите деление пути.
duel-board-where-ruin = Выберите построенное чудо.
duel-board-where-seize = Выберите чудо соперника.
duel-board-where-loot = Выберите жетон на пути.
duel-board-where-slot = Выберите карту раскладки.
duel-board-where-discards = Выберите карту в сбросе.

duel-board-label-face_down = Карта рубашкой вверх
duel-board-label-special = Гильдия или храм рубашкой вверх
duel-board-label-token = Жетон мифологии: { $mythology }
duel-board-label-row = Ряд { $row }
duel-board-label-price = Вам стоит { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
duel-board-label-free = Вам даром
duel-board-label-slot = Место { $slot } в пантеоне: вам { $mine }, сопернику { $theirs }.
duel-board-label-hidden_god = Бог рубашкой вверх: { $mythology }.

duel-board-tab-structure = Раскладка
duel-board-tab-cities = Города
duel-board-tab-pantheon = Пантеон
duel-board-tab-progress = Прогресс
duel-board-tab-log = Журнал
duel-board-tap = Коснитесь светящейся карты: цена и действия
duel-board-tap_poor = Карты не по карману: коснитесь, чтобы сбросить

## Карточка на главной

duel-home-about = Дуэль двух городов: берите карты из общей пирамиды, стройте чудеса и зовите богов.
duel-home-players = 2
duel-home-time = 30 мин
duel-option_short-pantheon-true = Пантеон

## Группы действий

duel-verb-build = Построить
duel-verb-engineer = Построить по «Инженерии»
duel-verb-discard = Сбросить за монеты
duel-verb-wonder = Возвести чудо
duel-verb-activate = Призвать бога

## Клавиши

duel-key-walk = от карты к карте и по рядам
duel-key-build = построить выбранную карту
duel-key-discard = сбросить выбранную карту за монеты
duel-key-wonders = перейти к чудесам, на которые пойдёт выбранная карта
duel-key-wonder = построить на выбранную карту чудо с этим номером
