# Maleficent: her realm and her cards. Texts are in our own words.

villain-maleficent = Maleficent
villain-maleficent-objective = Begin a turn with at least one Curse at each of your four locations.
goal-cursed-locations = Cursed locations

location-forbidden-mountains = Forbidden Mountains
    .at = at Forbidden Mountains
    .to = to Forbidden Mountains
location-briar-roses-cottage = Briar Rose’s Cottage
    .at = at Briar Rose’s Cottage
    .to = to Briar Rose’s Cottage
location-the-forest = The Forest
    .at = in The Forest
    .to = to The Forest
location-king-stefans-castle = King Stefan’s Castle
    .at = at King Stefan’s Castle
    .to = to King Stefan’s Castle

## Villain deck

card-cackling-goon = Cackling Goon
card-cackling-goon-text = +1 Strength for every Hero here.
card-sinister-goon = Sinister Goon
card-sinister-goon-text = +1 Strength as long as any Curse lies here.
card-savage-goon = Savage Goon
card-savage-goon-text = No ability.
card-raven = Raven
card-raven-text = Before each of your moves, you may send Raven to another unlocked location and use one uncovered symbol there, but not Fate.
card-forest-of-thorns = Forest of Thorns
card-forest-of-thorns-text = A Hero needs a Strength of 4 or more to be played here. The first one played here ends this Curse: discard it.
card-green-fire = Green Fire
card-green-fire-text = Nobody can play a Hero here. Discard this Curse when your pawn moves here.
card-dreamless-sleep = Dreamless Sleep
card-dreamless-sleep-text = Every Hero here has −2 Strength. Discard this Curse when you play an Ally here.
card-dragon-form = Dragon Form
card-dragon-form-text = Defeat any one Hero whose Strength is at most 3. Until your next turn begins, each Fate action against you brings you 3 Power.
card-vanish = Vanish
card-vanish-text = On your next turn your pawn may stay where it is and use the symbols of that location again.
card-spinning-wheel = Spinning Wheel
card-spinning-wheel-text = When a Hero is defeated here, gain 1 Power less than that Hero’s Strength.
card-staff = Staff
card-staff-text = While your pawn is here, your Effects and Curses cost 1 Power less.
card-malice = Malice
card-malice-text = When another player defeats a Hero with a Strength of 4 or more on their turn, you may defeat a Hero in your realm with a Strength of at most 4.
card-tyranny = Tyranny
card-tyranny-text = When another player has three or more Allies on their turn, you may draw three cards and then discard any three from your hand.

## Fate deck

card-guards = Guards
card-guards-text = A Vanquish against Guards takes two Allies or more, however strong they are.
card-sword-of-truth = Sword of Truth
card-sword-of-truth-text = Attach it to a Hero that carries no Item: +2 Strength. A Curse costs Maleficent 2 Power more where this Hero stands.
card-once-upon-a-dream = Once Upon a Dream
card-once-upon-a-dream-text = Discard a Curse from a location where a Hero stands.
card-aurora = Aurora
card-aurora-text = When you play Aurora, turn over the top card of the same Fate deck. Play it too if it is a Hero; otherwise put it back on top.
card-fauna = Fauna
card-fauna-text = When you play Fauna, you may discard one Dreamless Sleep where she stands.
card-fauna-french = When you play Fauna, discard one Curse where she stands.
card-flora = Flora
card-flora-text = While Flora is in the realm, Maleficent’s hand lies open for all to see.
card-king-hubert = King Hubert
card-king-hubert-text = When you play King Hubert, you may move one Ally to him from each neighbouring location.
card-king-stefan = King Stefan
card-king-stefan-text = When you play King Stefan, you may move Maleficent’s pawn to any location.
card-merryweather = Merryweather
card-merryweather-text = No Curse can be played where Merryweather stands.
card-prince-phillip = Prince Phillip
card-prince-phillip-text = When you play Prince Phillip, you may discard every Ally where he stands.
