# Коробка владельца: чего не говорит об игре ни один источник и что исправляет её владелец.

edition-refused = { $faults ->
    [one] { $path }, строка { $line }: { $why }
   *[other] { $path }, строка { $line }: { $why } Всего ошибок: { $faults }; их покажет «tessera edition ИГРА --check ФАЙЛ».
}
edition-too_late = Игра «{ $game }» уже загружена без исправлений из { $path }: выбирайте их раньше.

## Насколько мы уверены

edition-source-house = наша догадка
edition-source-recalled = по памяти, не проверено
edition-source-inferred = следует из напечатанного, не проверено
edition-source-order = почти наверняка, не проверено
edition-source-looked_up = проверено владельцем игры

## Чего быть не может

edition-fault-not_toml = Это не читается как TOML: здесь или чуть выше не хватает кавычки, скобки или знака равенства, или имя стоит дважды.
edition-fault-too_large = Для исправлений файл слишком велик.
edition-fault-long_line = В этой строке больше { $most } знаков: продолжите на новой строке.
edition-fault-no_game = Нет строки о том, какая это игра: game = и её имя в кавычках.
edition-fault-other_game = Здесь должно стоять game = "{ $game }".
edition-fault-unknown = Исправлять здесь «{ $word }» нельзя; есть: { $choices }.
edition-fault-unknown_near = Исправлять здесь «{ $word }» нельзя. Может быть, это «{ $near }»?
edition-fault-no_section = «{ $section }» — это раздел: нужна строка [{ $section }], а под ней его значения.
edition-fault-looked_up = looked_up — это список разделов или значений этого файла, например ["grid", "costs.wall"], а не «{ $value }».
edition-fault-whole_number = Здесь нужно целое число от { $least } до { $most }, а не «{ $value }».
edition-fault-yes_or_no = Здесь нужно true (да) или false (нет), а не «{ $value }».
edition-fault-one_of = Здесь нужно одно из слов в кавычках: { $choices }, а не «{ $value }».
edition-fault-price = Цену пишут в фигурных скобках, например {"{"} { $example } = 1 {"}"}, и складывают из { $names }, а не «{ $value }».
edition-fault-price_of = Цена складывается из { $names }, а не из «{ $name }».
edition-fault-amount = В цене может быть { $name } от 0 до { $most }, а не «{ $value }».
edition-fault-prices = Здесь нужен список с ценой каждого экземпляра: от одного до { $most }, а не «{ $value }».
edition-fault-of_copy = Цена { $number } в списке: { $why }
edition-fault-drawing = Форму рисуют строками, где # — клетка, а . — пусто, например ["##", "#."], а не «{ $value }».
edition-fault-cells = В форме от 1 до { $most } клеток, а в этой { $cells }.
edition-fault-apart = Клетки этой формы не связаны: у каждой должна быть общая сторона с другой.
edition-fault-too_long = Эта форма длиннее { $most } клеток.
edition-fault-words = Здесь нужен список, в котором ровно { $wanted }, а не «{ $value }».
edition-fault-pair = Здесь нужны два целых числа от -{ $most } до { $most }, например [2, 1], а не «{ $value }».
edition-fault-places = Здесь нужен список мест, каждое — два целых числа от -{ $most } до { $most }, а не «{ $value }».
edition-fault-count_of_places = Мест должно быть ровно { $count }, и все разные.

## Файл

edition-file-title = { $game }: коробка владельца
edition-file-intro = Здесь всё, чего об этой игре не сказал нам ни один источник; знаком ° отмечено то, что пришлось угадать. У вас есть эта игра? Впишите сюда то, что напечатано на вашем поле, картах и деталях. Чего не знаете, оставьте как есть или сотрите.
edition-file-check = Проверьте файл командой «tessera edition { $name } --check ФАЙЛ». Чтобы играть по нему, положите его в папку «editions» в папке данных под именем { $name }.toml и запустите программу заново или укажите его через --edition.
edition-file-looked_up = Что вы проверили и нашли верным как есть, например ["{ $example }"]: тогда это больше не отмечено как догадка. То, что вы изменили, называть не нужно.
