# Clash of Cultures, which is still to come: its card on the home page.

clash-title = Clash of Cultures
clash-home-about = The great story: cities, discoveries, fleets and wars on a map of hexes.
clash-home-players = 2–4
clash-home-time = 3 h
