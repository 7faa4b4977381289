# The table of Deus in the browser. A key of the client is an id here with hyphens for dots.

deus-board-continent = The continent
deus-board-tableau = My tableau
deus-board-tableau_of = Tableau of { $seat }
deus-board-to_mine = Back to my tableau
deus-board-to_first = Back
deus-board-look_at = Look at the tableau of { $seat }
deus-board-stock_of = What { $seat } has
deus-board-hand = My hand
deus-board-hand_of = Hand: { $count } of { $most }
deus-board-you = You
deus-board-players = Players
deus-board-most = the most { $what }: points at the end
deus-board-gold = gold
deus-board-points = points
deus-board-points_why = Points you have won so far. The others do not see them.
deus-board-total_now = now { $total }
deus-board-total_why = Your points with the temples and the majorities of resources and gold, as things stand
deus-board-hidden = hidden
deus-board-cards_in_hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
deus-board-regions = { $count ->
    [one] { $count } region
   *[other] { $count } regions
}
deus-board-acts = is choosing
deus-board-first = first
deus-board-back = Take back

## The map

deus-board-temples_left = temples left { $left } of { $count }
deus-board-villages_left = villages { $left } of { $count }
deus-board-end_why = When the last temple stands, or the last village has fallen, the round is finished and one more is played.
deus-board-last_round = Round { $round } is the last
deus-board-legend = Legend
deus-board-legend-side = open side
deus-board-open_region = possible
deus-board-not_there = Its piece cannot stand there
deus-board-open_sides = { $count } open
deus-board-village = { $points ->
    [one] { $points } point, { $open } open
   *[other] { $points } points, { $open } open
}
deus-board-fallen = it has fallen
deus-board-falls = { $points ->
    [one] village { $region } falls, { $points } point for { $names }
   *[other] village { $region } falls, { $points } points for { $names }
}
deus-board-landing = landing here costs { $points } points
deus-board-bears = a production building here yields { $resource }
deus-board-armies = { $count ->
    [one] { $seat }: { $count } army beside it
   *[other] { $seat }: { $count } armies beside it
}
deus-board-would_win = if it fell now, its points would go to { $names }
deus-board-needs_army = it falls only with an army beside it

## Cards

deus-board-face_down = Face down
deus-board-copies = { $count ->
    [one] { $count } card like this in the deck
   *[other] { $count } cards like this in the deck
}
deus-board-pay = pay { $gold }
deus-board-have_all = have all
deus-board-card-chosen = chosen
deus-board-card-top = on top of the offering
deus-board-card-offered = part of the offering
deus-board-ready = ready
deus-board-reserve = reserve
deus-board-pieces = ready: { $ready }, in reserve: { $reserve }
deus-board-temples_allowed = { $built } built, up to { $count }
deus-board-column-brown = Civil
deus-board-column-green = Production
deus-board-column-blue = Maritime
deus-board-column-yellow = Science
deus-board-column-red = Military
deus-board-column-purple = Temples
deus-board-fires = { $card } fires:
deus-board-again = again
deus-board-working = { $column }: card { $place } of { $count }

## What cards do, in a few words

deus-board-effect-gain_per_land = { $gain } for { $land }
deus-board-effect-gain_per_city = { $gain } per city of { $pieces }+
deus-board-effect-gain_per_cities = { $gain } per { $cities } cities of { $pieces }+
deus-board-effect-gain_per_card = { $gain } per { $colour } card
deus-board-effect-gain_per_village = { $gain } per village beside your armies
deus-board-effect-produce_one = { $amount } resource of one production building
deus-board-effect-produce_everywhere = { $gain } per production building { $land }
deus-board-effect-produce_by_city = { $gain } per piece in your largest productive city { $land }
deus-board-effect-sell_any = Sell { $lot } for { $gain }, any number
deus-board-effect-sell = Sell { $lot } for { $gain }, up to { $most } times
deus-board-effect-buy = Buy up to { $most } resources, { $gold } gold each
deus-board-effect-draw = { $cards ->
    [one] Draw { $cards } card per city of { $pieces }+
   *[other] Draw { $cards } cards per city of { $pieces }+
}
deus-board-effect-recruit = { $amount ->
    [one] Take { $amount } piece per city of { $pieces }+
   *[other] Take { $amount } pieces per city of { $pieces }+
}
deus-board-effect-activate = Use one { $colour } card once more
deus-board-effect-steal = One army takes { $gain } from each neighbour
deus-board-effect-move_one = One army moves up to { $steps }
deus-board-effect-move_all = Every army moves up to { $steps }
deus-board-effect-plunder = { $points ->
    [one] Take { $points } point off a village beside an army
   *[other] Take { $points } points off a village beside an army
}
deus-board-effect-temple_of_cities = End: { $worth } per city of { $pieces }+, at most { $most }
deus-board-effect-temple_of_lands = End: { $worth } for { $land }, at most { $most }
deus-board-effect-temple_of_temples = End: { $worth } per temple card, at most { $most }
deus-board-effect-temple_of_sets = End: { $worth } per set of five colours, at most { $most }
deus-board-effect-temple_of_holdings = End: { $worth } per { $held }, at most { $most }

## What they would do now

deus-board-yield-nothing = nothing now
deus-board-yield-gain = gives { $amounts }
deus-board-yield-one_of = gives one of { $amounts }
deus-board-yield-sell = sells up to { $most } times { $lot } for { $amounts } each
deus-board-yield-buy = buys up to { $most }, for { $gold } gold each
deus-board-yield-draw = { $count ->
    [one] draws { $count } card
   *[other] draws { $count } cards
}
deus-board-yield-recruit = { $count ->
    [one] brings { $count } piece from the reserve
   *[other] brings { $count } pieces from the reserve
}
deus-board-yield-activate = { $count ->
    [one] uses a card of another column
   *[other] uses one of { $count } cards of another column
}
deus-board-yield-march = { $armies ->
    [one] an army can move, up to { $steps }
   *[other] { $armies } armies can move, up to { $steps }
}
deus-board-yield-worth = { $amounts } at the end, at most { $most }

## Asking

deus-board-build = Build
deus-board-offering = Offering
deus-board-no_offering = No offering
deus-board-offer_to = { $count ->
    [one] Offer { $count } card to { $god }
   *[other] Offer { $count } cards to { $god }
}
deus-board-offer_none = Choose cards
deus-board-hide = Face down
deus-board-place_here = Here: { $region }
deus-board-help-turn = Choose a card to see what it would do.
deus-board-help-region = Click a glowing region to build there.
deus-board-help-region_touch = Tap a glowing region to look, again to build.
deus-board-help-map = Click a glowing region.
deus-board-help-map_touch = Tap a glowing region to look, again to act.
deus-board-help-offer = The card you choose first lies on top: its god helps.
deus-board-help-add = Add more cards, or say that is all.
deus-board-help-hide = Choose the column in which it goes face down.

## Gods

deus-board-gods = What the gods give for an offering
deus-board-counts = Gods, cards offered:
deus-board-count = { $count ->
    [one] { $count } card offered
   *[other] { $count } cards offered
}
deus-board-given-gold = { $amount } gold
deus-board-given-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
deus-board-given-resources = { $amount ->
    [one] { $amount } resource of your choice
   *[other] { $amount } resources of your choice
}
deus-board-given-cards = { $amount ->
    [one] { $amount } more card
   *[other] { $amount } more cards
}
deus-board-given-pieces = { $amount ->
    [one] { $amount } piece of your choice
   *[other] { $amount } pieces of your choice
}
deus-board-any_god = as any other god
deus-board-draws = Then you draw until you hold { $count } cards.

## Tabs

deus-board-tab-hand = Hand
deus-board-tab-tableau = Tableau
deus-board-tab-rivals = Rivals
deus-board-tab-gods = Gods
deus-board-tab-score = Score
deus-board-tab-log = Log

## The card on the home page

deus-home-about = Settle the islands and set off the whole chain of your buildings, time and again.
deus-home-players = 2–4
deus-home-time = 60 min

## Keys

deus-key-card = pick a card of your hand by its place
deus-key-build = build the card that is picked
deus-key-offering = make an offering instead, or build again
deus-key-offer = offer the cards that are picked to the god
deus-key-walk = from region to region on the map, from card to card
