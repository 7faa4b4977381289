# Страница правил и проводник по первой партии.

## Страница правил

guide-rules-title = Правила
guide-shelf-title = Правила игр
guide-shelf-lead = Каждая игра — нашими словами, с её фигурами и разобранными примерами. Если вам проще учиться за игрой, проводник проведёт вас через первую партию.
guide-shelf-read = Читать правила
guide-rules-all = Правила всех игр
guide-rules-search = Искать в правилах
guide-rules-contents = Содержание
guide-rules-found = { $count ->
    [0] ничего не найдено
    [one] найдено в { $count } месте
    [few] найдено в { $count } местах
   *[many] найдено в { $count } местах
}
guide-rules-nothing = О «{ $query }» в правилах ничего нет. Попробуйте слово покороче.
guide-rules-missing = Правила этой игры ещё не написаны.
guide-rules-page = Отдельной страницей
guide-close = Закрыть

## Перед первой партией

guide-page-title = Ваша первая партия
guide-page-start = Сыграть первую партию
guide-page-rules = Лучше прочту правила

## Карточка у стола

guide-title = Проводник
guide-more = В правилах
guide-back = Назад
guide-next = Дальше
guide-fold = Свернуть проводника
guide-unfold = Показать
guide-end = Дальше без проводника
guide-quiet = Играйте спокойно. Когда встретится что-то новое, вы прочтёте об этом здесь.
