# Clash of Cultures: what the Maya are asked, what is told of them, and why they cannot do something.

clash-pick-stelas = An idea or a culture token?
clash-pick-ballcourts = Pay 1 mood token to count the city as one larger?
clash-pick-calendar = Put the event you have seen below the deck for 1 culture token?
clash-pick-art_and_architecture = Which resource does culture stand for? One token for two. Still to pay: { $cost }
clash-pick-cultural_influx = Which city do you try to influence from here?

clash-prompt-reconstruct = Which building of the captured city is replaced?
clash-prompt-rebuild = Which building comes instead?

clash-log-event_seen = You see the next event: { $event }
clash-log-event_sunk = { $seat } puts the next event below the deck
clash-log-rebuilt = { $seat } replaces in { $cell } { $lost } by { $building }

clash-reason-event_known = You know the next event already
clash-reason-no_events_left = There is no event to look at
