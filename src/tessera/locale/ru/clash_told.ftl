# Clash of Cultures: события, фаза состояния и причины вопросов в браузере.

clash-told-event = Событие
clash-told-drawn_by = Карту взял игрок { $seat }
clash-told-done = Что случилось
clash-told-nothing = Пока ничего
clash-told-look = Показать
clash-told-cause = Событие «{ $event }»
clash-told-status = Фаза состояния
clash-told-step-objectives = цели
clash-told-step-advance = бесплатное достижение
clash-told-step-cards = карты
clash-told-step-raze = отказ от города
clash-told-step-government = правление
clash-told-step-first = первый игрок

## Что следует из ответа

clash-led-settler = Там, где он встанет, он сможет возвести следующий город.
clash-led-port = Там появляются корабли, и город собирает с моря.
clash-led-relocate = Отряд уйдёт с той клетки.
clash-led-tile = Сравните оба положения: от них зависит, какие земли сойдутся.
clash-led-tactics = Карты открываются вместе и после раунда уходят в сброс.
clash-led-withdraw = Оставленная клетка достаётся нападающим.
clash-led-retreat = Если остаться, начнётся ещё один раунд.
clash-led-lose = Он вернётся в ваш запас.
clash-led-exhaust = Она больше ничего не даёт, и город на ней не возвести.
clash-led-barbarians_settle = Там появится поселение с пехотой.
clash-led-barbarians_grow = Их войска ходят, когда велит событие.
clash-led-barbarian_army = Оно сделает шаг к вашим городам.
clash-led-barbarian_step = Если встретит отряды или город, будет сражение.
clash-led-share_food = Еда берётся из запаса: вам это ничего не стоит.
clash-led-lower_mood = Несчастный город работает как город размера 1.
clash-led-civil_war = Он потеряет пехоту, если она есть, и уровень настроения.
clash-led-name_settler = Этот игрок бесплатно выставит поселенца.
clash-led-assassinate = В остальном тот ход не меняется.
clash-led-negotiate = Вы не нападаете друг на друга в этот ход и в следующий ход того игрока.
clash-led-claim = Карта засчитывается один раз: 2 очка за одну из половин.
clash-led-raze = Поселение вернётся в запас: им можно снова возвести город.
clash-led-government = Все фишки переходят к новому правлению.
clash-led-first = Этот игрок начинает все раунды следующей эпохи.
clash-led-erupt = Город и отряды исчезнут; его части принесут очки своим цветам.
clash-led-quake = Настроение этого города тоже упадёт.
clash-led-spy_card = За неё вы отдадите свою карту того же вида.
clash-led-give_back = Они возвращаются в колоду, другие их не видят.
clash-led-great = Взявший хранит карту; разыгрывают её как действие.
clash-led-hire_army = Оно воюет за вас: один шаг каждое.
clash-led-ride_by = Ни на что другое это не влияет.
clash-led-routes = Каждый корабль или поселенец со свободным путём к чужому городу приносит доход.
clash-led-overthrow = Иначе правление сменится.
clash-led-unrest = Иначе у вас будет на действие меньше.

## Ответы, которые говорят больше, чем да и нет

clash-answer-tile-turned = С поворотом
clash-answer-tile-upright = Как есть
clash-answer-announce-skip = Только символ
clash-answer-announce-use = Действуют оба
clash-answer-colony-skip = Не возводить город
clash-answer-government-skip = Оставить правление
clash-answer-great-skip = Не брать
clash-answer-great-use = Взять карту
clash-answer-overthrow-skip = Сменить правление
clash-answer-raze-skip = Оставить все города
clash-answer-retreat-skip = Сражаться дальше
clash-answer-retreat-use = Отступить
clash-answer-tactics-skip = Не класть карту
clash-answer-unrest-skip = Потерять действие
