# Чем хорош ход, словами Deus. Каждая строка — одно предложение подсказки.

deus-hint-place = Лучшее место — { $region } ({ $terrain }).
deus-hint-yields = В регионе { $region } здание производит: { $resource }.
deus-hint-siege = Рядом деревня варваров ({ $region }): { $count ->
    [0] она падёт, как только рядом встанет армия
    [one] она падёт, когда вокруг займут ещё { $count } регион
    [few] она падёт, когда вокруг займут ещё { $count } региона
   *[many] она падёт, когда вокруг займут ещё { $count } регионов
}.
deus-hint-blocks = Регион { $region } не достанется сопернику, который мог бы строить там: { $seat }.
deus-hint-reaches = { $count ->
    [one] Отсюда вам откроется ещё { $count } регион.
    [few] Отсюда вам откроются ещё { $count } региона.
   *[many] Отсюда вам откроется ещё { $count } регионов.
}
deus-hint-conquers = Деревня варваров ({ $region }) падёт и принесёт вам { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
deus-hint-god = { $god }: { $gift }
deus-hint-adds = С ещё одной картой («{ $card }») дар бога будет больше.
deus-hint-chain = { $amounts } дадут карты этой колонки.
deus-hint-temple = Если всё останется как есть, «{ $card }» в конце принесёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
deus-hint-column = В колонке ({ $colour }) карт станет { $count }, и каждый раз будут срабатывать все.
deus-hint-brings = В итоге { $amounts } у вас прибавится.
deus-hint-costs = { $amounts } — такова цена.
deus-hint-draws = { $count ->
    [one] Вы возьмёте { $count } карту.
    [few] Вы возьмёте { $count } карты.
   *[many] Вы возьмёте { $count } карт.
}
deus-hint-recruits = { $count ->
    [one] На ваш планшет придёт { $count } здание.
    [few] На ваш планшет придут { $count } здания.
   *[many] На ваш планшет придёт { $count } зданий.
}
deus-hint-takes = { $amounts } вы заберёте у соперника ({ $seat }).
deus-hint-closes = Это приблизит конец игры: последний раунд — { $round }.
