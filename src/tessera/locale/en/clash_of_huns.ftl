# The Huns: nomads, mounted archers, raiders, their empire; Attila, Bleda and Rugila.
clash-pick-hunnic_tribes = What do you pay to lead the Barbarians?
clash-prompt-saddle = Do riders leave { $cell } at once? { $left ->
    [one] One may.
   *[other] { $left } may.
}
clash-reason-city_too_large = only a city of size 1 moves
clash-reason-angry_stays = an angry city does not move
clash-reason-no_camp_there = The city does not get there together with these units
clash-reason-goes_along = The city goes along already
clash-reason-raided = Raiders are near: without an army of their own your settlers found nothing here
clash-reason-spent = This city has acted as if it were happy: in this turn it does no more
clash-reason-is_happy = This city is happy already
clash-reason-activated_before = This city was activated in this turn
clash-log-trekked = A city of { $seat } moves from { $start } to { $cell }
clash-prompt-charge = Shall a rider cancel a hit, for { $price } less in your sum?
