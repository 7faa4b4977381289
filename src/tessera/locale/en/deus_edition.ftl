# What an owner of Deus can correct, and why we don't know it.

deus-section-cards = Cards: a price for each copy, so the length of the list is the number of copies
deus-section-tile_steps = How tiles interlock: from the centre of a tile to those of two neighbours
deus-section-layouts = How the tiles lie, in steps from tile to tile
deus-section-tiles = The tiles: the centre, then the rim, clockwise from the region on the right
deus-section-limit = The longest game

deus-entry-tile_steps_first = one step
deus-entry-tile_steps_second = the other step
deus-entry-layouts = { $seats } players
deus-entry-tiles = tile { $tile }, side { $side }
deus-entry-limit_rounds = rounds

deus-why-printed_once = That each kind is there once is printed; the price is a guess.
deus-why-example = The example of the rulebook pays 1 wood or 4 gold for a card that brings 3 gold for a forest.
deus-why-own_land = The forest's trading post costs what its land bears, and this one may do the same.
deus-why-green_copies = A public list of how often each kind is in the deck gives these copies, in the order of the rulebook; the price is a guess.
deus-why-blue_copies = Twelve kinds once and four galleys, as a public list says too; the price is a guess.
deus-why-yellow_copies = Four of the twelve kinds are in the deck twice, as a public list says, and which ones is inferred; the price is a guess.
deus-why-red_copies = Two kinds are in the deck four times and four kinds twice, as a public list says, and which ones is inferred; the price is a guess.
deus-why-lattice = Seven regions around a centre leave no gaps if the centres lie so; villages then have three to six neighbours, as reviews say.
deus-why-rhombus = A rhombus of four tiles.
deus-why-triangle = A triangle of six tiles.
deus-why-around = One tile in the middle and six around it.
deus-why-terrains = Two seas, a village and one land of each kind are known; where they lie, and which sides share a tile, is a guess.
deus-why-no_rule = No rule of the box: players who only make offerings would otherwise go on for ever.

deus-fault-copies = All cards of a colour together are { $wanted }; here { $colour } cards add up to { $copies }.
deus-fault-steps = With these two steps neighbouring tiles would overlap or leave gaps.
deus-fault-layout = These tiles don't hang together: each must lie beside another.

deus-fact-copies = { $copies ->
    [1] { $cost }
   *[other] { $copies } × { $cost }
}
deus-fact-guesses = A small circle, °, marks prices that are our own guesses; so are the copies of some cards and the places of land on the tiles, as far as nobody who owns the game has [corrected them](/box/deus).
deus-fact-no_guesses = All prices, copies and tiles were [looked up](/box/deus) by somebody who owns the game.
