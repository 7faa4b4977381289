# Clash of Cultures: сражения строка за строкой.

clash-log-besieged = { $seat } подводит осадные орудия: { $power }
clash-power-die = крепость не бросает кубик
clash-power-hit = крепость не отменяет попадание
clash-log-armed = { $seat } сражается стальным оружием: +{ $bonus } в каждом раунде
clash-log-provisioned = { $seat } платит едой за осаждённых: их символы действуют
clash-log-tactics_rolled = { $owner }, бросок по карте «{ $tactics }»: { $roll }
clash-log-silenced = «{ $tactics }»: символы игрока { $owner } не действуют
clash-log-rolled = Раунд { $round }, { $owner }: кубики { $dice }{ $rolled_by }{ $sum }; боевая мощь { $value }, попадания: { $hits }
clash-log-applauded = { $seat } за жетон добавляет 1 к броску: «Великая арена»
clash-log-hit = { $owner } против { $enemy }: боевая мощь { $value }, попадания: { $hits }{ $changes }; засчитано: { $taken }
clash-log-lost = Потери на { $cell }, { $owner }: { $units }
clash-log-drawn = На { $cell } никто не победил
clash-face = { $value } ({ $symbol })
clash-bonus = { $source } { $amount }
clash-more_dice = , ещё кубики: { $parts }
clash-bonuses = ; прибавки: { $parts }
clash-hit_changes = , поправки: { $parts }

## В терминале

clash-table-side = { $owner }: { $units }
clash-table-card = карта «{ $card }»
clash-table-roll = кубики { $dice }{ $sum }; боевая мощь { $value }, попадания: { $hits }
clash-table-losses = { $count ->
    [one] потерять { $count } отряд
    [few] потерять { $count } отряда
   *[many] потерять { $count } отрядов
}
