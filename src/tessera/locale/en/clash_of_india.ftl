# India: elephants that trade, preaching settlers, prosperity, poetry; Akbar, Ashoka and Gupta.
clash-prompt-roll_again = { $gift }: roll again? It lacks { $lacking }.
clash-prompt-new_field = Which advance of a new category?
clash-reason-no_new_field = No advance of a category that is new to you can be paid for
clash-reason-no_route_brings = None of the routes that are left brings that
