# Clash of Cultures: the stage of a battle in the browser.

clash-stage-title = Battle for { $cell }
clash-stage-rounds = Rounds of the battle
clash-stage-round = Round { $round }
clash-stage-to_map = Look at the map
clash-stage-go_on = Go on
clash-stage-lay = Lay it face down
clash-stage-no_card = No card
clash-stage-no_card_yet = No card so far
clash-stage-dice_by = more dice:
clash-stage-value = Combat value: every 5 make a hit
clash-stage-hits = { $count ->
    [0] No hit
    [one] { $count } hit
   *[other] { $count } hits
}
clash-stage-units_of = Units of { $owner }
clash-stage-lost = Lost: { $unit }
clash-stage-choose_losses = Cross out { $count ->
    [one] { $count } unit
   *[other] { $count } units
} ({ $chosen } so far)
clash-stage-they_lose = { $count ->
    [one] { $count } unit is lost: its owner chooses
   *[other] { $count } units are lost: their owner chooses
}
clash-stage-lose_ask = { $count ->
    [one] Which unit do you lose?
   *[other] Which { $count } units do you lose?
}
clash-stage-lose = Lose { $chosen } of { $count }
clash-stage-reset = Choose again
clash-stage-asks_above = The battle asks you something: see above
clash-stage-steps = How far the round is
clash-stage-step-cards = Cards
clash-stage-step-roll = Roll
clash-stage-step-losses = Losses
clash-stage-step-outcome = Outcome
