# Babylon: what is asked and told of its powers and leaders.
clash-log-sought = { $seat } takes the wonder card that its leader seeks: { $wonder }
clash-pick-star_catalogues = What do the stars bring?
clash-pick-ziggurats = For which resources of { $cost } do you pay an idea instead?
