# Чем хорош ход, словами Эры. Каждая строка — одно предложение подсказки.

era-hint-keeps = Остаются: { $dice }.
era-hint-hungry = Вашим кубикам нужно еды: { $needed }, а есть пока { $food }.
era-hint-fed = Еды хватает всем кубикам: есть { $food }, нужно { $needed }.
era-hint-skulls = { $skulls ->
    [one] Выпал { $skulls } череп
    [few] Выпало { $skulls } черепа
   *[many] Выпало { $skulls } черепов
}: это { $disaster }.
era-hint-no_hammers = Без молота в этом раунде ничего не построить.
era-hint-place = Лучшее место ({ $piece }) — { $cell }.
era-hint-doubled = Внутри стен очки удваиваются.
era-hint-encloses = { $count ->
    [one] Стены окружат ещё { $count } клетку.
    [few] Стены окружат ещё { $count } клетки.
   *[many] Стены окружат ещё { $count } клеток.
}
era-hint-die = У вас прибавится кубик: { $die }.
era-hint-brings = Вы получите: { $amounts }.
era-hint-most_culture = Культуры больше вашей не будет ни у кого.
era-hint-largest_area = Никто не окружит стенами больше земли, чем вы.
era-hint-demands = Кто не заплатит, получит { era-points }.
era-hint-spares = Так вы не получите { era-points }.
