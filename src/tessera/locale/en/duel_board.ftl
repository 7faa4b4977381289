# The Duel table in the browser. A key of the client is an id here with hyphens for dots.

duel-board-free = free
duel-board-with_trade = with trade
duel-board-own_goods = own goods
duel-board-short = { $missing } short
duel-board-price = Price
duel-board-price_for_you = price for you
duel-board-your_price = Your price
duel-board-market = What a missing unit costs you now
duel-board-market_of = What a missing unit costs { $seat }
duel-board-discard_income = Discarding a card
duel-board-total = Total
duel-board-left_after = { $coins } left after it
duel-board-build = Build
duel-board-discard = Discard
duel-board-raise = Raise the wonder
duel-board-activate = Activate
duel-board-wonder_instead = A wonder instead
duel-board-card_goes_under = the card goes under it
duel-board-then_card = Then choose the card that goes under it.
duel-board-then_offerings = Offerings can lower the price in the next step.
duel-board-with_offerings = { $coins } with offerings
duel-board-chained_for = A chain makes it free for { $seat }.
duel-board-computer = computer
duel-board-close = Close
duel-board-chosen = What you have chosen
duel-board-log = Log
duel-board-all_actions = { $count ->
    [one] The { $count } action as a list
   *[other] All { $count } actions as a list
}
duel-board-look_around = Meanwhile you can look at every card: point at it, or hold your finger on it.

duel-board-structure = Structure
duel-board-structure_label = { $count ->
    [one] Structure, { $count } card
   *[other] Structure, { $count } cards
}
duel-board-cards_left = { $count ->
    [one] { $count } card in the structure
   *[other] { $count } cards in the structure
}
duel-board-discards = Discard pile
duel-board-unseen = Not yet seen in this age
duel-board-show_draft = Show the wonders
duel-board-show_structure = Show the structure
duel-board-city_of = City of { $seat }
duel-board-wonders = Wonders
duel-board-wonders_label = Wonders, { $built } of { $count } built
duel-board-wonders_count = { $built } of { $count }
duel-board-war = War
duel-board-pawn_middle = The pawn is in the middle
duel-board-pawn = The pawn is { $distance ->
    [one] { $distance } space
   *[other] { $distance } spaces
} towards { $seat }
duel-board-progress_label = { $count ->
    [one] { $count } progress token on the board
   *[other] { $count } progress tokens on the board
}
duel-board-science = Science

duel-board-hidden_god = Hidden god
duel-board-offering = Offering: { $coins ->
    [one] { $coins } coin less
   *[other] { $coins } coins less
}
duel-board-offering_words = Give it up when you activate a god, and it costs { $coins } less.
duel-board-mythology_token = Mythology token
duel-board-mythology_words = The Grand Temple of this mythology is free for you.
duel-board-loot_words = When the pawn comes this far, the threatened city loses { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
duel-board-gods = { $gods ->
    [one] { $gods } god
   *[other] { $gods } gods
}
duel-board-deck = { $mythology } deck: { duel-board-gods }.
duel-board-deck_top = On top: { $god }.

duel-board-source-own = your own
duel-board-source-choice = your choice
duel-board-source-discount = saved
duel-board-source-fixed = fixed price
duel-board-source-bank = { $rival ->
    [0] bank: { $base } each
   *[other] bank: { $base } + { $rival } of { $seat }
}

duel-board-god-enki = a progress token
duel-board-god-ishtar = scales
duel-board-god-nisaba = copies a symbol
duel-board-god-astarte = 7 safe coins
duel-board-god-baal = steals goods
duel-board-god-tanit = 12 coins
duel-board-god-aphrodite = 9 points
duel-board-god-hades = a discarded card
duel-board-god-zeus = strikes a card
duel-board-god-anubis = ruins a wonder
duel-board-god-isis = a free wonder
duel-board-god-ra = takes a wonder
duel-board-god-mars = 2 shields
duel-board-god-minerva = guards the track
duel-board-god-neptune = plunders
duel-board-god-gate = a god of a deck

duel-board-where-turn = Take a glowing card of the structure.
duel-board-where-turn_gods = Take a glowing card of the structure, or call a god.
duel-board-where-poor = You can't pay for any card now. Take one to discard it for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
duel-board-where-poor_wonder = Or raise a glowing wonder with it.
duel-board-where-poor_god = Or call a god.
duel-board-where-draft = Take one of the wonders on the table.
duel-board-where-tuck = Click the card that goes under the wonder.
duel-board-where-progress = Take one of the glowing tokens beside the track.
duel-board-where-destroy = Choose the glowing card in the other city.
duel-board-where-steal = Choose the glowing card in the other city.
duel-board-where-snake = Choose the glowing card in the other city.
duel-board-where-place = Choose a place in the pantheon: cheap for you is low.
duel-board-where-minerva = Choose a space of the track.
duel-board-where-ruin = Choose a built wonder.
duel-board-where-seize = Choose a wonder of the other city.
duel-board-where-loot = Choose a token on the track.
duel-board-where-slot = Choose a card of the structure.
duel-board-where-discards = Choose a card of the discard pile.

duel-board-label-face_down = Card face down
duel-board-label-special = Guild or temple face down
duel-board-label-token = Mythology token: { $mythology }
duel-board-label-row = Row { $row }
duel-board-label-price = { $coins ->
    [one] Costs you { $coins } coin
   *[other] Costs you { $coins } coins
}
duel-board-label-free = Free for you
duel-board-label-slot = Place { $slot } of the pantheon: { $mine } for you, { $theirs } for the other.
duel-board-label-hidden_god = A god face down: { $mythology }.

duel-board-tab-structure = Structure
duel-board-tab-cities = Cities
duel-board-tab-pantheon = Pantheon
duel-board-tab-progress = Progress
duel-board-tab-log = Log
duel-board-tap = Touch a glowing card for its price and actions
duel-board-tap_poor = No card can be paid for: touch one to discard it

## The card on the home page

duel-home-about = Two cities, one pyramid of cards. Build, trade, fight, and call the gods.
duel-home-players = 2
duel-home-time = 30 min
duel-option_short-pantheon-true = Pantheon

## Groups of actions

duel-verb-build = Build
duel-verb-engineer = Build by Engineering
duel-verb-discard = Discard for coins
duel-verb-wonder = Raise a wonder
duel-verb-activate = Call a god

## Keys

duel-key-walk = from card to card, from one thing to the next in a row
duel-key-build = build the chosen card
duel-key-discard = discard the chosen card for coins
duel-key-wonders = go to the wonders for which the chosen card can be used
duel-key-wonder = build that wonder with the chosen card
