# Clash of Cultures: events, the status phase, and why something is asked, in the browser.

clash-told-event = Event
clash-told-drawn_by = Drawn by { $seat }
clash-told-done = What it did
clash-told-nothing = Nothing so far
clash-told-look = Look
clash-told-cause = Event “{ $event }”
clash-told-status = Status phase
clash-told-step-objectives = objectives
clash-told-step-advance = free advance
clash-told-step-cards = cards
clash-told-step-raze = giving up a city
clash-told-step-government = government
clash-told-step-first = first player

## What follows from the answer

clash-led-settler = It founds your next city where it stands.
clash-led-port = Ships are recruited there, and the city collects from the sea.
clash-led-relocate = The unit leaves that cell.
clash-led-tile = Look at both ways: they change which lands join.
clash-led-tactics = Cards are turned up together, and discarded after the round.
clash-led-withdraw = The attackers take the cell you leave.
clash-led-retreat = If you stay, another round is fought.
clash-led-lose = It goes back to your supply.
clash-led-exhaust = It gives nothing any more, and no city is founded there.
clash-led-barbarians_settle = A settlement with infantry appears there.
clash-led-barbarians_grow = Their armies move when an event says so.
clash-led-barbarian_army = It takes a step towards your cities.
clash-led-barbarian_step = If it meets units or a city, they fight.
clash-led-share_food = The food comes from the supply: it costs you nothing.
clash-led-lower_mood = An angry city works like one of size 1.
clash-led-civil_war = It loses an infantry, if it has one, and a step of mood.
clash-led-name_settler = That player places a free settler.
clash-led-assassinate = The rest of that turn stays as it is.
clash-led-negotiate = You do not attack each other in this turn and in that player's next one.
clash-led-claim = Each card counts once: 2 points for one of its halves.
clash-led-raze = The settlement goes back to your supply; you may found a city with it again.
clash-led-government = All markers move to the new government.
clash-led-first = That player begins every round of the next age.
clash-led-erupt = The city and its units are gone; its pieces are worth points to their colours.
clash-led-quake = The mood of that city falls, too.
clash-led-spy_card = You give one of yours of the same kind for it.
clash-led-give_back = They go back into the deck, unseen by the others.
clash-led-great = Who takes the card keeps it for later; it is played as an action.
clash-led-hire_army = It fights for you, one step each.
clash-led-ride_by = Nothing else depends on it.
clash-led-routes = Each ship or settler with a free way to another nation's city brings something.
clash-led-overthrow = Without it your government changes.
clash-led-unrest = Without it you have one action less.

## Answers that say more than yes or no

clash-answer-tile-turned = Turned by half
clash-answer-tile-upright = As it was drawn
clash-answer-announce-skip = Only the symbol
clash-answer-announce-use = Both count
clash-answer-colony-skip = Found no city
clash-answer-government-skip = Keep the government
clash-answer-great-skip = Leave the card
clash-answer-great-use = Take the card
clash-answer-overthrow-skip = Change the government
clash-answer-raze-skip = Keep all cities
clash-answer-retreat-skip = Fight on
clash-answer-retreat-use = Retreat
clash-answer-tactics-skip = Lay no card
clash-answer-unrest-skip = Lose the action
