# Clash of Cultures: о чём спрашивают Карфаген, что ему сообщают и почему что-то нельзя.

clash-action-escort = Пиратских кораблей с вами: { $ships }
clash-prompt-escort = Сколько пиратских кораблей идёт с вами?
clash-prompt-disembark = Кто сойдёт в новый город на клетке { $cell }? В этот ход он больше не двигается.
clash-pick-hegemony = На какой клетке корабль станет городом?
clash-pick-hegemony_2 = Где возвести город?
clash-pick-hegemony_3 = Взять для этого пиратский корабль?
clash-pick-pirate_allies = Сразиться с пиратами на этой клетке?
clash-pick-warbeasts = Чем заменить 1 еду в цене слона?
clash-pick-mercenaries = Чем оплатить призыв?
clash-pick-sacrifice = Пожертвовать царицей Дидоной? Нападающие отступят, а её место займёт 1 пехота.
clash-reason-no_shore_to_settle = Ни у одного вашего корабля рядом нельзя возвести город.
clash-reason-no_place_ashore = Для этого отряда в городе нет места.
