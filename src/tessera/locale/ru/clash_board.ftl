# Clash of Cultures, которая ещё впереди: её карточка на главной.

clash-title = Clash of Cultures
clash-home-about = Большая история: города, открытия, флот и войны на карте из гексов.
clash-home-players = 2–4
clash-home-time = 3 ч
