# Clash of Cultures: о чём спрашивают Финикию и почему что-то нельзя.

clash-pick-constructor = Каким жетоном оплатить достижение?
clash-pick-mediterranean_trader = Что ещё принесёт путь рядом с Пигмалионом?
clash-reason-hirams_city_sad = Город вашего лидера должен быть счастлив.
clash-reason-all_constructed = Нет достижения «Строительства», которое можно получить.
