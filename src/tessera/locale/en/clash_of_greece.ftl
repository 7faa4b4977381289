# Greece: what is asked and answered for its powers and leaders.
clash-prompt-pay_arts = What do you pay for the Arts?
clash-prompt-play_for_idol = Which action card do you play without an action?
clash-pick-city_states = Does another city count as activated instead?
clash-pick-master = Which token do you pay for the lesson?
clash-reason-leaders_city_sad = The leader's city must be happy.
clash-reason-all_taught = Of this category there is no advance that you could gain now.
clash-reason-no_card_of_idol = You hold no action card for this that you could play and pay.
