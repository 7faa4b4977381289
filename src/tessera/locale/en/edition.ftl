# The owner's box: what no source tells of a game, and what its owner corrects.

edition-refused = { $faults ->
    [one] { $path }, line { $line }: { $why }
   *[other] { $path }, line { $line }: { $why } There are { $faults } faults in all; “tessera edition GAME --check FILE” lists them.
}
edition-too_late = “{ $game }” is loaded already, without the corrections of { $path }: choose them before.

## How sure we are

edition-source-house = our guess
edition-source-recalled = remembered, not checked
edition-source-inferred = it follows from what is printed, not checked
edition-source-order = near certain, not checked
edition-source-looked_up = looked up by an owner of the game

## What cannot be

edition-fault-not_toml = This can't be read as TOML: look for a quote, a bracket or an equals sign that is missing here or just before, or for a name that stands twice.
edition-fault-too_large = The file is far too large for an edition.
edition-fault-long_line = This line has more than { $most } characters: go on in a new line.
edition-fault-no_game = The line that says of which game this is, game = and its name in quotes, is missing.
edition-fault-other_game = This must say game = "{ $game }".
edition-fault-unknown = There is nothing called “{ $word }” here to correct; there are: { $choices }.
edition-fault-unknown_near = There is nothing called “{ $word }” here to correct. Is “{ $near }” meant?
edition-fault-no_section = “{ $section }” must be a section: a line [{ $section }], and its entries below.
edition-fault-looked_up = looked_up must be a list of sections or entries of this file, such as ["grid", "costs.wall"], not “{ $value }”.
edition-fault-whole_number = This must be a whole number from { $least } to { $most }, not “{ $value }”.
edition-fault-yes_or_no = This must be true or false, not “{ $value }”.
edition-fault-one_of = This must be one of { $choices } in quotes, not “{ $value }”.
edition-fault-price = A price is written in braces, such as {"{"} { $example } = 1 {"}"}, and made of { $names }, not “{ $value }”.
edition-fault-price_of = A price is made of { $names }, not of “{ $name }”.
edition-fault-amount = Of { $name } a price can have 0 to { $most }, not “{ $value }”.
edition-fault-prices = This must be a list with a price for each copy, at least one and at most { $most }, not “{ $value }”.
edition-fault-of_copy = Price { $number } of the list: { $why }
edition-fault-drawing = A shape is drawn in rows of # for a cell and . for none, such as ["##", "#."], not “{ $value }”.
edition-fault-cells = A shape has 1 to { $most } cells; this one has { $cells }.
edition-fault-apart = The cells of this shape don't hang together: each must share a side with another.
edition-fault-too_long = This shape is longer than { $most } cells.
edition-fault-words = This must be a list of exactly { $wanted }, not “{ $value }”.
edition-fault-pair = This must be two whole numbers from -{ $most } to { $most }, such as [2, 1], not “{ $value }”.
edition-fault-places = This must be a list of places, each of two whole numbers from -{ $most } to { $most }, not “{ $value }”.
edition-fault-count_of_places = There must be exactly { $count } places, all different.

## The file

edition-file-title = { $game }: the owner's box
edition-file-intro = Everything of this game that no source told us stands here; ° marks what we had to guess. Do you own the game? Then write over it what is printed on your board, cards and pieces. What you don't know, leave as it is or delete.
edition-file-check = Check the file with “tessera edition { $name } --check FILE”. To play by it, put it into the folder “editions” of the data folder under the name { $name }.toml and start the program again, or give it with --edition.
edition-file-looked_up = What you have looked up and found right as it is, such as ["{ $example }"]: it is then no longer marked as a guess. What you have changed need not be named.
