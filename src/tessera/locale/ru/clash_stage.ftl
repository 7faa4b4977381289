# Clash of Cultures: сцена сражения в браузере.

clash-stage-title = Сражение за { $cell }
clash-stage-rounds = Раунды сражения
clash-stage-round = Раунд { $round }
clash-stage-to_map = К карте
clash-stage-go_on = Дальше
clash-stage-lay = Положить рубашкой вверх
clash-stage-no_card = Без карты
clash-stage-no_card_yet = Карты пока нет
clash-stage-dice_by = ещё кубики:
clash-stage-value = Боевая мощь: каждые 5 дают попадание
clash-stage-hits = { $count ->
    [0] Нет попаданий
    [one] { $count } попадание
    [few] { $count } попадания
   *[many] { $count } попаданий
}
clash-stage-units_of = Отряды: { $owner }
clash-stage-lost = Потерян отряд: { $unit }
clash-stage-choose_losses = Вычеркните { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[many] { $count } отрядов
} (выбрано { $chosen })
clash-stage-they_lose = Потери: { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[many] { $count } отрядов
}, выбирает владелец
clash-stage-lose_ask = { $count ->
    [one] Какой отряд вы теряете?
    [few] Какие { $count } отряда вы теряете?
   *[many] Какие { $count } отрядов вы теряете?
}
clash-stage-lose = Снять { $chosen } из { $count }
clash-stage-reset = Выбрать заново
clash-stage-asks_above = Вопрос о сражении — выше
clash-stage-steps = Ход раунда
clash-stage-step-cards = Карты
clash-stage-step-roll = Бросок
clash-stage-step-losses = Потери
clash-stage-step-outcome = Исход
