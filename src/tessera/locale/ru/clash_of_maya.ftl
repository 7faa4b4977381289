# Clash of Cultures: о чём спрашивают майя, что о них рассказывают и почему они чего-то не могут.

clash-pick-stelas = Идея или жетон культуры?
clash-pick-ballcourts = Заплатить 1 жетон настроения, чтобы считать город на 1 больше?
clash-pick-calendar = Положить увиденное событие под низ колоды за 1 жетон культуры?
clash-pick-art_and_architecture = Вместо какого ресурса потратить культуру? Один жетон за два. Осталось заплатить: { $cost }
clash-pick-cultural_influx = На какой город попробовать повлиять отсюда?

clash-prompt-reconstruct = Какое здание захваченного города заменить?
clash-prompt-rebuild = Какое здание поставить вместо него?

clash-log-event_seen = Вы видите следующее событие: { $event }
clash-log-event_sunk = { $seat } кладёт следующее событие под низ колоды
clash-log-rebuilt = { $seat } перестраивает { $cell }: было { $lost }, стало { $building }

clash-reason-event_known = Вы уже знаете следующее событие
clash-reason-no_events_left = Нет ни одного события, которое можно посмотреть
