# Clash of Cultures: сколько что стоит, строка за строкой, и почему что-то невозможно.

clash-line-spent = { $goods }
clash-line-study = пища, идеи или золото
clash-line-free_by = не платите благодаря «{ $advance }»
clash-line-mood_falls = ступени настроения города: за ход он работает не впервые
clash-line-rituals = жетоны настроения или, с «Ритуалами», ресурсы
clash-line-range = жетоны культуры за расстояние
clash-line-boost = жетоны культуры за бросок

clash-reason-not_this_building = Это здание сейчас недоступно
