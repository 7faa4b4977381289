# Гунны: кочевничество, конные лучники, налётчики, империя; Аттила, Бледа и Ругила.
clash-pick-hunnic_tribes = Что отдать, чтобы вести варваров?
clash-prompt-saddle = Уйдёт ли конница с { $cell } сразу? Может уйти: { $left }
clash-reason-city_too_large = ходит только город размера 1
clash-reason-angry_stays = несчастный город не ходит
clash-reason-no_camp_there = Туда город с этими отрядами не дойдёт
clash-reason-goes_along = Город уже идёт с ними
clash-reason-raided = Рядом налётчики: без своего войска поселенцы здесь ничего не возведут
clash-reason-spent = Этот город уже действовал как счастливый: в этот ход больше ничего
clash-reason-is_happy = Этот город и так счастлив
clash-reason-activated_before = Этот город в этот ход уже активировали
clash-log-trekked = Город игрока { $seat } переходит с { $start } на { $cell }
clash-prompt-charge = Отменить попадание всадником? Сумма станет меньше на { $price }
