heap-title = Кучка камней
heap-summary = { $heap ->
    [one] Остался { $heap } камень
    [few] Осталось { $heap } камня
   *[other] Осталось { $heap } камней
}
heap-prompt-take = Возьмите не больше { $most } камней.
heap-action-take = { $count ->
    [one] Взять { $count } камень
    [few] Взять { $count } камня
   *[other] Взять { $count } камней
}
heap-log-taken = { $count ->
    [one] { $seat }: взят { $count } камень.
    [few] { $seat }: взято { $count } камня.
   *[other] { $seat }: взято { $count } камней.
}
heap-reason-too_many = За раз можно взять не больше { $most }.
heap-reason-too_few = Осталось только { $heap }.
heap-rule-turn = Ход
heap-rule_text-turn = Возьмите один камень или столько, сколько условились.
heap-rule-end = Конец
heap-rule_text-end = Побеждает тот, кто взял последний камень.
heap-ending-taken = взят последний камень
heap-score-last = Последний камень
heap-score-total = Всего
heap-option-most = Камней за раз
heap-option_value-most-2 = до 2
heap-option_value-most-3 = до 3
heap-option_value-most-4 = до 4

# Что показывает браузер до начала игры.
heap-home-about = Берите камни по очереди так, чтобы последний достался вам.
heap-home-time = 2 мин

# Как браузер называет то, что лежит на столе.
heap-board-heap = Осталось камней
heap-board-most = За раз, не больше
heap-board-taken = Взято камней
