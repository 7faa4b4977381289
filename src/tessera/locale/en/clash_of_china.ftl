# China: what is asked and answered for its powers and leaders.
clash-prompt-spread = Which city do settlers leave? { $left ->
    [one] One more group may go.
   *[other] { $left } more groups may go.
}
clash-pick-imperial_army = Which units do you turn: settlers into infantry, or infantry into settlers?
clash-pick-imperial_army_2 = Where?
clash-pick-art_of_war = Which token do you pay for the lesson?
clash-pick-agriculture_economist = Which token do you pay for the lesson?
clash-reason-nothing_to_convert = No settler can become infantry, and no infantry a settler: none are on the board, or there is no figure or no room for the others.
clash-reason-no_settlers_leave = No settlers can leave that city now.
