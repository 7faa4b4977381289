# Китай: о чём спрашивают его достижения и лидеры.
clash-prompt-spread = Из какого города уйдут поселенцы? Ещё { $left } { $left ->
    [one] группа.
    [few] группы.
   *[many] групп.
}
clash-pick-imperial_army = Кого превратить: поселенцев в пехоту или пехоту в поселенцев?
clash-pick-imperial_army_2 = Где?
clash-pick-art_of_war = Какой жетон отдать за обучение?
clash-pick-agriculture_economist = Какой жетон отдать за обучение?
clash-reason-nothing_to_convert = Некого превращать: на поле нет поселенцев и пехоты либо не хватает фигурок или места.
clash-reason-no_settlers_leave = Сейчас поселенцы не могут уйти из этого города.
