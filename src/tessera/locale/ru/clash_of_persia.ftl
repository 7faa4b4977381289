# Персия: слоны пустыни, проповедники, банкиры; Кир, Дарий и Ксеркс.
clash-pick-banking = Банк платит: золото или жетон культуры?
clash-pick-king_of_persia = Какой жетон следующий? После первого жетона культуры остальные — тоже жетоны культуры.
clash-pick-great_builder = За что в чуде света не платить? Осталось оплатить: { $cost }
clash-prompt-convert = Какой отряд пойдёт за вами?
clash-prompt-blueprint = Что строит архитектор?
clash-reason-aboard_ships = На кораблях никого не обратить
clash-reason-nothing_to_design = Здесь нечего построить так, чтобы хватило и на цену, и на архитектора
clash-log-converted = Обращает { $seat }, отряд переходит от { $owner } на { $cell }: { $unit }
clash-prompt-ponder = Стратег: отказаться от свойства своей карты ради +{ $bonus }?
clash-prompt-immortals = Бессмертные: отдать жетон культуры за +1? Можно отдать ещё: { $left }
