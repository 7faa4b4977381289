# Clash of Cultures: о чём спрашивают Японию, что о ней рассказывают и почему она чего-то не может.

clash-pick-subterfuge = Отменить показанную карту, сбросив карту с руки?
clash-pick-subterfuge_2 = Какую карту с руки вы сбросите за это?

clash-prompt-study_school = Какое достижение получить за его цену без действия?
clash-prompt-take_back = Забрать карту, сыгранную в этом сражении, за 1 жетон культуры?
clash-prompt-turn_back = Какому зданию вернуть ваш цвет?

clash-log-announced = { $seat } показывает карту: { $card }
clash-log-repainted = { $seat } возвращает свой цвет зданию в { $cell }: { $building }

clash-reason-none_foreign = В городе лидера нет здания, которому можно вернуть ваш цвет
