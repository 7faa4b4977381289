# Clash of Cultures: battles, line by line.

clash-log-besieged = { $seat } brings siege engines: { $power }
clash-power-die = the fortress rolls no die
clash-power-hit = the fortress cancels no hit
clash-log-armed = { $seat } fights with Steel Weapons: +{ $bonus } in every round
clash-log-provisioned = { $seat } pays food for the besieged: their symbols count
clash-log-tactics_rolled = For { $tactics }, { $owner } rolled { $roll }
clash-log-silenced = { $tactics }: the symbols of { $owner } do not count
clash-log-rolled = Round { $round }, { $owner }: dice { $dice }{ $rolled_by }{ $sum }; combat value { $value }, hits: { $hits }
clash-log-applauded = { $seat } adds 1 to the roll for a token, with the Great Arena
clash-log-hit = { $owner } against { $enemy }: combat value { $value }, hits: { $hits }{ $changes }; hits that count: { $taken }
clash-log-lost = Lost at { $cell }, { $owner }: { $units }
clash-log-drawn = Nobody has won at { $cell }
clash-face = { $value } ({ $symbol })
clash-bonus = { $source } { $amount }
clash-more_dice = , more dice by { $parts }
clash-bonuses = ; bonuses: { $parts }
clash-hit_changes = , changed by { $parts }

## In the terminal

clash-table-side = { $owner }: { $units }
clash-table-card = card { $card }
clash-table-roll = dice { $dice }{ $sum }; combat value { $value }, hits: { $hits }
clash-table-losses = { $count ->
    [one] { $count } unit to lose
   *[other] { $count } units to lose
}
