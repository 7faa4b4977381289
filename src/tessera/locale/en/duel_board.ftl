# The Duel table in the browser. A key of the client is an id here with hyphens for dots.

board-free = free
board-with_trade = with trade
board-own_goods = own goods
board-short = { $missing } short
board-price = Price
board-price_for_you = price for you
board-your_price = Your price
board-market = What a missing unit costs you now
board-market_of = What a missing unit costs { $seat }
board-discard_income = Discarding a card
board-total = Total
board-left_after = { $coins } left after it
board-build = Build
board-discard = Discard
board-raise = Raise the wonder
board-activate = Activate
board-wonder_instead = A wonder instead
board-card_goes_under = the card goes under it
board-then_card = Then choose the card that goes under it.
board-then_offerings = Offerings can lower the price in the next step.
board-with_offerings = { $coins } with offerings
board-chained_for = A chain makes it free for { $seat }.
board-computer = computer
board-close = Close
board-rule = Rule: { $rule }
board-chosen = What you have chosen
board-log = Log
board-all_actions = { $count ->
    [one] The { $count } action as a list
   *[other] All { $count } actions as a list
}
board-thinks = { $seat } is to move
board-look_around = Meanwhile you can look at every card: point at it, or hold your finger on it.

board-structure = Structure
board-structure_label = { $count ->
    [one] Structure, { $count } card
   *[other] Structure, { $count } cards
}
board-cards_left = { $count ->
    [one] { $count } card in the structure
   *[other] { $count } cards in the structure
}
board-discards = Discard pile
board-show_draft = Show the wonders
board-show_structure = Show the structure
board-city_of = City of { $seat }
board-wonders = Wonders
board-wonders_label = Wonders, { $built } of { $count } built
board-wonders_count = { $built } of { $count }
board-war = War
board-pawn_middle = The pawn is in the middle
board-pawn = The pawn is { $distance ->
    [one] { $distance } space
   *[other] { $distance } spaces
} towards { $seat }
board-progress_label = { $count ->
    [one] { $count } progress token on the board
   *[other] { $count } progress tokens on the board
}
board-science = Science

board-hidden_god = Hidden god
board-offering = Offering: { $coins ->
    [one] { $coins } coin less
   *[other] { $coins } coins less
}
board-offering_words = Give it up when you activate a god, and it costs { $coins } less.
board-mythology_token = Mythology token
board-mythology_words = The Grand Temple of this mythology is free for you.
board-loot_words = When the pawn comes this far, the threatened city loses { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
board-gods = { $gods ->
    [one] { $gods } god
   *[other] { $gods } gods
}
board-deck = { $mythology } deck: { board-gods }.
board-deck_top = On top: { $god }.

board-source-own = your own
board-source-choice = your choice
board-source-discount = saved
board-source-fixed = fixed price
board-source-bank = { $rival ->
    [0] bank: { $base } each
   *[other] bank: { $base } + { $rival } of { $seat }
}

board-god-enki = a progress token
board-god-ishtar = scales
board-god-nisaba = copies a symbol
board-god-astarte = 7 safe coins
board-god-baal = steals goods
board-god-tanit = 12 coins
board-god-aphrodite = 9 points
board-god-hades = a discarded card
board-god-zeus = strikes a card
board-god-anubis = ruins a wonder
board-god-isis = a free wonder
board-god-ra = takes a wonder
board-god-mars = 2 shields
board-god-minerva = guards the track
board-god-neptune = plunders
board-god-gate = a god of a deck

board-where-turn = Take a glowing card of the structure.
board-where-turn_gods = Take a glowing card of the structure, or call a god.
board-where-poor = You can't pay for any card now. Take one to discard it for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
board-where-poor_wonder = Or raise a glowing wonder with it.
board-where-poor_god = Or call a god.
board-where-draft = Take one of the wonders on the table.
board-where-tuck = Click the card that goes under the wonder.
board-where-progress = Take one of the glowing tokens beside the track.
board-where-destroy = Choose the glowing card in the other city.
board-where-steal = Choose the glowing card in the other city.
board-where-snake = Choose the glowing card in the other city.
board-where-place = Choose a place in the pantheon: cheap for you is low.
board-where-minerva = Choose a space of the track.
board-where-ruin = Choose a built wonder.
board-where-seize = Choose a wonder of the other city.
board-where-loot = Choose a token on the track.
board-where-slot = Choose a card of the structure.
board-where-discards = Choose a card of the discard pile.

board-label-face_down = Card face down
board-label-special = Guild or temple face down
board-label-token = Mythology token: { $mythology }
board-label-row = Row { $row }
board-label-price = { $coins ->
    [one] Costs you { $coins } coin
   *[other] Costs you { $coins } coins
}
board-label-free = Free for you
board-label-slot = Place { $slot } of the pantheon: { $mine } for you, { $theirs } for the other.
board-label-hidden_god = A god face down: { $mythology }.

board-tab-structure = Structure
board-tab-cities = Cities
board-tab-pantheon = Pantheon
board-tab-progress = Progress
board-tab-log = Log
board-tap = Touch a glowing card for its price and actions
board-tap_poor = No card can be paid for: touch one to discard it
board-here = there is something to choose here
