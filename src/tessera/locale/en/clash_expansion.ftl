# Clash of Cultures, the Civilizations: pirates, new units, new events.

clash-pirates = Pirates
clash-source-limit = limit
clash-action-come = { $unit } comes
clash-action-discard = Give up: { $card }

## Questions

clash-prompt-warrior = Which unit comes to the Barbarians in { $cell }?
clash-prompt-pirates = Where does a pirate ship appear? Left: { $left }
clash-prompt-pirates_from = All pirate ships are on the board: which one sails elsewhere?
clash-prompt-raid = Pirates raid you: what do you lose?
clash-prompt-use_markets = Trade routes ({ $routes }) bring gold to the owners of markets: do you use them all, or do without those of somebody?
clash-prompt-ignite = In which city in a forest does the fire break out? All cities of that forest get angrier
clash-prompt-give_anything = The pandemic: what do you lose? Left: { $left }
clash-prompt-rise = The uprising takes 1 to { $most } tokens, each worth half a point. Paid: { $paid }
clash-prompt-name_reformed = Who reforms a temple of theirs?
clash-prompt-name_reformer = Who replaces one of your temples by a temple of theirs?
clash-prompt-reform = Which temple do you replace by one of yours?
clash-prompt-pledge = { $ability }: do you pay an ore for it before the battle?
clash-prompt-ward = { $ability }: do you pay to cancel a hit?
clash-prompt-horse = The wooden horse: do you pay wood and culture, for a point, so that the defenders lay no tactics in the first round?
clash-prompt-greet = Which other player gains a culture token?
clash-prompt-treaty = With whom do you make a treaty? Neither of you attacks the other without paying 2 culture tokens
clash-prompt-exchange = Which token turns into one of the other kind?
clash-prompt-prophesy = Which objective will player { $player } draw?
clash-prompt-take_shown = Do you take a wonder that the envoys have shown, or draw one?
clash-prompt-design = In which city does the great architect raise a wonder?
clash-prompt-succeed = Your leader is dead. Which leader follows, the last one? Without any the card is worth { $points } points
clash-prompt-post = Where does the leader appear?

## Reasons

clash-reason-no_warrior = Cavalry and elephants come only where infantry is, and as long as there are any
clash-reason-not_for_pirates = Pirates do not come there: first beside your cities, never where players have ships
clash-reason-no_market_used = No route that you would use leads to a market of theirs
clash-reason-not_in_forest = Fire breaks out in a city of yours in a forest
clash-reason-not_wonders = Wonders are not lost to it
clash-reason-no_temple_of_theirs = No temple of theirs stands there

## What happened

clash-log-rerolled = The leader of { $owner } rolls a die again: { $face }
clash-log-pirates_appeared = Pirates appear in { $cell }
clash-log-raided = Pirates take from { $seat }: { $goods }
clash-log-market_gained = Trade in the markets of { $seat } brings gold: { $amount }
clash-log-gave_objective = { $seat } gives up an objective card
clash-log-overthrown = Anarchy: { $seat } loses the government, and { $markers } markers lie on the card
clash-log-wonder_shown = The envoys show a wonder: { $wonder }
clash-log-treaty = { $seat } makes a treaty with { $other }
