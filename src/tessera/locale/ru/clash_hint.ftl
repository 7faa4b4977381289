# Чем хорош ход, словами Clash of Cultures. Каждая строка — одно предложение подсказки.

## Достижения

clash-hint-advance = Лучше всего взять достижение «{ $advance }».
clash-hint-building = С ним в ваших городах можно строить новое здание: { $building }.
clash-hint-wonder = Без него не построить чудо света, которое вам доступно: { $wonder }.
clash-hint-opens = С ним в этой категории вам откроются: { $advances }.
clash-hint-event = С вашей шкалы событий уйдёт последняя фишка: случится событие.

## Города

clash-hint-constructed = Здание, которое здесь появится: { $building }.
clash-hint-recruited = Здесь появятся: { $units }.
clash-hint-raised = Чудо света, которое здесь появится: { $wonder }.
clash-hint-last_wonder = Больше никто не построит это чудо света: { $wonder }.
clash-hint-size = Город { $cell } вырастет до размера { $size }: за раз он соберёт или наймёт до { $work }.
clash-hint-land = Вокруг города { $cell } есть земля, которая даёт: { $goods }.
clash-hint-cities = Городов у вас станет { $count }, и каждый из них сможет вырасти до размера { $count }.
clash-hint-first_there = Рядом с { $cell } стоит поселенец соперника ({ $seat }): он опоздает.
clash-hint-cheers = Город { $cell } станет { $mood ->
    [happy] счастливым
    [neutral] спокойным
   *[angry] несчастным
}: за раз он соберёт или наймёт до { $work }.
clash-hint-tires = Город { $cell } уже активировали в этот ход: его настроение упадёт, и он станет { $mood ->
    [happy] счастливым
    [neutral] спокойным
   *[angry] несчастным
}.

## Цели

clash-hint-claimable = После этого можно засчитать цель «{ $objective }».
clash-hint-reaches = Этого хватит, чтобы в фазе состояния засчитать цель «{ $objective }».
clash-hint-progress = Цель «{ $objective }» станет ближе: { $owned } из { $needed }.

## Запасы и действия

clash-hint-brings = В итоге у вас прибавится: { $goods }.
clash-hint-costs = Цена для вас: { $goods }.
clash-hint-draws_action = { $count ->
    [one] Вы возьмёте { $count } карту действия.
    [few] Вы возьмёте { $count } карты действий.
   *[many] Вы возьмёте { $count } карт действий.
}
clash-hint-draws_objective = { $count ->
    [one] Вы возьмёте { $count } карту цели.
    [few] Вы возьмёте { $count } карты целей.
   *[many] Вы возьмёте { $count } карт целей.
}
clash-hint-draws_wonder = { $count ->
    [one] Вы возьмёте { $count } карту чуда света.
    [few] Вы возьмёте { $count } карты чудес света.
   *[many] Вы возьмёте { $count } карт чудес света.
}
clash-hint-robs = Соперник ({ $seat }) потеряет очки: { $points }.
clash-hint-free = Действие на это не тратится.
clash-hint-more_actions = В этот ход у вас будет на одно действие больше.

## Перемещения и сражения

clash-hint-goes = Лучший путь: с { $start } на { $cell } ({ $units }).
clash-hint-site = На клетке { $cell } поселенец сможет возвести город.
clash-hint-threatens = С клетки { $cell } ваше войско угрожает городу { $city } ({ $owner }).
clash-hint-guards = Город { $cell } получит защиту: рядом с ним чужое войско ({ $owner }).
clash-hint-bares = Город { $cell } останется без защиты, а рядом с ним чужое войско ({ $owner }).
clash-hint-starves = С клетки { $cell }, где встанет ваше войско, соперник больше ничего не соберёт ({ $seat }).
clash-hint-captures = Город { $cell } ({ $owner }) достанется вам без боя.
clash-hint-battle = Сражение на { $cell }, противник — { $enemy }: без карт вы победили бы { $won ->
    [0] разве что чудом
    [10] почти всегда
   *[other] примерно в { $won } случаях из 10
}.
clash-hint-fights = Без новых карт вы выиграли бы это сражение { $won ->
    [0] разве что чудом
    [10] почти всегда
   *[other] примерно в { $won } случаях из 10
}.
clash-hint-retreats = Так вы сбережёте отряды: без новых карт вы выиграли бы это сражение { $won ->
    [0] разве что чудом
    [10] почти всегда
   *[other] примерно в { $won } случаях из 10
}.
clash-hint-influences = Здание в городе { $cell } ({ $building }) станет вашего цвета в { $faces } { $faces ->
    [one] случае
    [few] случаях
   *[many] случаях
} из { $all }; чего не хватит, добавит культура.
clash-hint-takes_over = Город варваров { $cell } станет вашим в { $faces } { $faces ->
    [one] случае
    [few] случаях
   *[many] случаях
} из { $all }; чего не хватит, добавит культура.
clash-hint-turns = Очко за это здание ({ $building }) получите вы, а соперник его лишится ({ $seat }).

## Тихие решения и места

clash-hint-spent = Все действия этого хода уже потрачены.
clash-hint-none_left = Больше нечего сделать, на что нужно действие.
clash-hint-keeps = При вас останется всё, что есть: { $goods }.
clash-hint-keeps_city = Город { $cell } останется вашим, как и очки за него.
clash-hint-keeps_government = Достижения вашего правительства останутся: { $advances }.
clash-hint-saves = Вы сбережёте: { $goods }.
clash-hint-turn_order = В раундах следующей эпохи ваш ход будет по счёту { $place } из { $seats }.
clash-hint-far = До цели «{ $objective }» далеко: { $owned } из { $needed }.
clash-hint-falls = Город { $cell } станет { $mood ->
    [happy] счастливым
    [neutral] спокойным
   *[angry] несчастным
}: за раз он соберёт или наймёт до { $work }.
clash-hint-explores = У клетки { $cell } откроется неизведанная земля.
clash-hint-grows = На клетке { $cell } соберётся ваше войско: { $count } { $count ->
    [one] отряд
    [few] отряда
   *[many] отрядов
}.
clash-hint-escorts = У поселенца на клетке { $cell } появится охрана.
clash-hint-garrison = У города { $cell } появится своё войско.
clash-hint-faces = Рядом с { $cell } стоит чужое войско ({ $owner }).
clash-hint-nearer = С клетки { $cell } до города { $city } ({ $owner }) { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}.
