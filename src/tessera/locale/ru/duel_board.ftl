# Стол дуэли в браузере. Ключ клиента здесь пишется через дефис вместо точки.

board-free = даром
board-with_trade = с торговлей
board-own_goods = своё
board-short = ещё { $missing }
board-price = Цена
board-price_for_you = цена для вас
board-your_price = Ваша цена
board-market = Сколько вам стоит недостающее
board-market_of = Сколько стоит недостающее: { $seat }
board-discard_income = Сброс карты
board-total = Всего
board-left_after = останется { $coins }
board-build = Построить
board-discard = Сбросить
board-raise = Возвести чудо
board-activate = Призвать
board-wonder_instead = Чудо вместо карты
board-card_goes_under = карта уйдёт под чудо
board-then_card = Затем выберите карту, которая уйдёт под него.
board-then_offerings = На следующем шаге цену можно снизить дарами.
board-with_offerings = { $coins } с даром
board-chained_for = По цепочке карта бесплатна: { $seat }.
board-computer = компьютер
board-close = Закрыть
board-rule = Правило: { $rule }
board-chosen = Что вы выбрали
board-log = Ход игры
board-all_actions = { $count ->
    [one] { $count } действие списком
    [few] Все { $count } действия списком
   *[many] Все { $count } действий списком
}
board-thinks = Ходит { $seat }
board-look_around = А вы пока можете рассмотреть любую карту: наведите на неё мышь или подержите на ней палец.

board-structure = Раскладка
board-structure_label = { $count ->
    [one] Раскладка, { $count } карта
    [few] Раскладка, { $count } карты
   *[many] Раскладка, { $count } карт
}
board-cards_left = { $count ->
    [one] { $count } карта в раскладке
    [few] { $count } карты в раскладке
   *[many] { $count } карт в раскладке
}
board-discards = Сброс
board-show_draft = Показать чудеса
board-show_structure = Показать раскладку
board-city_of = Город: { $seat }
board-wonders = Чудеса
board-wonders_label = Чудеса, построено { $built } из { $count }
board-wonders_count = { $built } из { $count }
board-war = Война
board-pawn_middle = Пешка посередине
board-pawn = Пешка на { $distance ->
    [one] { $distance } деление
    [few] { $distance } деления
   *[many] { $distance } делений
} в сторону: { $seat }
board-progress_label = { $count ->
    [one] { $count } жетон прогресса на поле
    [few] { $count } жетона прогресса на поле
   *[many] { $count } жетонов прогресса на поле
}
board-science = Наука

board-hidden_god = Скрытый бог
board-offering = Дар: на { $coins ->
    [one] { $coins } монету дешевле
    [few] { $coins } монеты дешевле
   *[many] { $coins } монет дешевле
}
board-offering_words = Отдайте его, призывая бога: тот обойдётся на { $coins } дешевле.
board-mythology_token = Жетон мифологии
board-mythology_words = Большой храм этой мифологии для вас бесплатен.
board-loot_words = Когда пешка дойдёт сюда, город под угрозой потеряет { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
board-gods = { $gods ->
    [one] { $gods } бог
    [few] { $gods } бога
   *[many] { $gods } богов
}
board-deck = { $mythology } колода: { board-gods }.
board-deck_top = Сверху: { $god }.

board-source-own = своё
board-source-choice = на выбор
board-source-discount = скидка
board-source-fixed = твёрдая цена
board-source-bank = { $rival ->
    [0] банк: по { $base }
   *[other] банк: { $base } + { $rival } ({ $seat })
}

board-god-enki = жетон прогресса
board-god-ishtar = весы
board-god-nisaba = символ соперника
board-god-astarte = 7 монет в тайнике
board-god-baal = берёт чужое сырьё
board-god-tanit = 12 монет
board-god-aphrodite = 9 очков
board-god-hades = карта из сброса
board-god-zeus = бьёт по карте
board-god-anubis = рушит чудо
board-god-isis = чудо даром
board-god-ra = берёт чужое чудо
board-god-mars = 2 щита
board-god-minerva = страж на пути
board-god-neptune = грабит
board-god-gate = бог из колоды

board-where-turn = Возьмите светящуюся карту раскладки.
board-where-turn_gods = Возьмите светящуюся карту раскладки или призовите бога.
board-where-poor = Сейчас ни одна карта вам не по карману. Возьмите любую открытую и сбросьте её за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
board-where-poor_wonder = Или возведите на ней светящееся чудо.
board-where-poor_god = Или призовите бога.
board-where-draft = Возьмите одно из чудес на столе.
board-where-tuck = Нажмите карту, которая уйдёт под чудо.
board-where-progress = Возьмите один из светящихся жетонов у пути войны.
board-where-destroy = Выберите светящуюся карту в городе соперника.
board-where-steal = Выберите светящуюся карту в городе соперника.
board-where-snake = Выберите светящуюся карту в городе соперника.
board-where-place = Выберите место в пантеоне: внизу дёшево вам.
board-where-minerva = Выберите деление пути.
board-where-ruin = Выберите построенное чудо.
board-where-seize = Выберите чудо соперника.
board-where-loot = Выберите жетон на пути.
board-where-slot = Выберите карту раскладки.
board-where-discards = Выберите карту в сбросе.

board-label-face_down = Карта рубашкой вверх
board-label-special = Гильдия или храм рубашкой вверх
board-label-token = Жетон мифологии: { $mythology }
board-label-row = Ряд { $row }
board-label-price = Вам стоит { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
board-label-free = Вам даром
board-label-slot = Место { $slot } в пантеоне: вам { $mine }, сопернику { $theirs }.
board-label-hidden_god = Бог рубашкой вверх: { $mythology }.

board-tab-structure = Раскладка
board-tab-cities = Города
board-tab-pantheon = Пантеон
board-tab-progress = Прогресс
board-tab-log = Журнал
board-tap = Коснитесь светящейся карты: цена и действия
board-tap_poor = Карты не по карману: коснитесь, чтобы сбросить
board-here = здесь есть что выбрать
