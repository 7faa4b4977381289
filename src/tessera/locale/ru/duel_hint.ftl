# Чем хорош ход, словами Дуэли. Каждая строка — одно предложение подсказки.

duel-hint-wins = Это сразу приносит победу.
duel-hint-god = Здесь призвать бога ({ $god }) вам будет стоить { duel-coins }, а сопернику ({ $seat }) — { $theirs }.
duel-hint-threatens = До столицы соперника ({ $seat }) маркеру конфликта останется { $spaces ->
    [one] { $spaces } деление
    [few] { $spaces } деления
   *[many] { $spaces } делений
}: на такую угрозу придётся отвечать.
duel-hint-advances = Маркер конфликта продвинется на { $spaces ->
    [one] { $spaces } деление
    [few] { $spaces } деления
   *[many] { $spaces } делений
} в сторону соперника ({ $seat }).
duel-hint-robs = { $seat } теряет { duel-coins }.
duel-hint-pair = Пара символов ({ $symbol }): вы выберете жетон прогресса.
duel-hint-symbols = У вас будет разных научных символов: { $count }. До победы не хватит: { $left }.
duel-hint-produces = Отныне вы сами производите: { $resources }. А сопернику ({ $seat }) это обойдётся дороже.
duel-hint-cheaper = Ваши чудеса подешевеют на { duel-coins }.
duel-hint-coins = Вы получите { duel-coins }.
duel-hint-again = И вы сразу ходите ещё раз.
duel-hint-free = По цепочке она достанется вам бесплатно.
duel-hint-chain = По её цепочке потом бесплатно: { $cards }.
duel-hint-denies_win = С этой картой ({ $card }) мог бы выиграть соперник ({ $seat }).
duel-hint-denies_pair = Соперник ({ $seat }) не получит карту ({ $card }), с которой у него была бы пара символов.
duel-hint-denies_free = Соперник ({ $seat }) не получит карту ({ $card }), которую построил бы бесплатно.
duel-hint-opens = Сопернику ({ $seat }) откроется: { $cards }.
duel-hint-turns_up = { $count ->
    [one] После этого откроется карта, которой никто ещё не видел.
    [few] После этого откроются { $count } карты, которых никто ещё не видел.
   *[many] После этого откроется { $count } карт, которых никто ещё не видел.
}
duel-hint-opens_nothing = Новых карт сопернику ({ $seat }) это не открывает.
