# The Queen of Hearts: her realm and her cards. Texts are in our own words.

villain-queen-of-hearts = Queen of Hearts
villain-queen-of-hearts-objective = Have at least one Wicket at each of your four locations, then bring off Take the Shot. It counts at once.
goal-wicket-locations = Locations with a Wicket
goal-shot = Shot brought off

location-courtyard = Courtyard
    .at = in the Courtyard
    .to = to the Courtyard
location-hedge-maze = Hedge Maze
    .at = in the Hedge Maze
    .to = to the Hedge Maze
location-tulgey-wood = Tulgey Wood
    .at = in Tulgey Wood
    .to = to Tulgey Wood
location-white-rabbits-house = White Rabbit’s House
    .at = at the White Rabbit’s House
    .to = to the White Rabbit’s House

## Villain deck

card-card-guard-club = Card Guard: Club
card-card-guard-club-text = Activate it for 1 Power: it becomes a Wicket, or a Wicket becomes a Card Guard again.
card-card-guard-diamond = Card Guard: Diamond
card-card-guard-diamond-text = Activate it for 1 Power: it becomes a Wicket, or a Wicket becomes a Card Guard again.
card-card-guard-heart = Card Guard: Heart
card-card-guard-heart-text = Activate it for 1 Power: it becomes a Wicket, or a Wicket becomes a Card Guard again.
card-card-guard-spade = Card Guard: Spade
card-card-guard-spade-text = Activate it for 1 Power: it becomes a Wicket, or a Wicket becomes a Card Guard again.
card-the-king = The King
card-the-king-text = Your Card Guards cost 1 Power less, wherever you play them.
card-tweedle-dee-and-tweedle-dum = Tweedle Dee & Tweedle Dum
card-tweedle-dee-and-tweedle-dum-text = You keep them when you use them in a Vanquish.
card-spear = Spear
card-spear-text = Attach it to an Ally, Wicket or not: +1 Strength.
card-stopwatch = Stopwatch
card-stopwatch-text = Activate it at no cost: gain 1 Power for each Wicket in your realm.
card-off-with-your-head = Off With Your Head!
card-off-with-your-head-text = Defeat any one Hero whose Strength is at most 4.
card-take-the-shot = Take the Shot
card-take-the-shot-text = Only with a Wicket at each location. Turn over the top five cards of your villain deck and add up what they cost now. If that is less than the Strength of all your Wickets together, you win. If not, discard them.
card-by-order-of-the-queen = By Order of the Queen
card-by-order-of-the-queen-text = Turn up to two Card Guards into Wickets. You activate nothing and pay nothing for it.
card-by-order-of-the-queen-french = Turn one or two Card Guards into Wickets. You activate nothing and pay nothing for it.
card-makes-you-smaller = Makes You Smaller
card-makes-you-smaller-text = Shrink a Hero, or give an enlarged one back the ordinary size.
card-very-merry-unbirthday = Very Merry Unbirthday
card-very-merry-unbirthday-text = Gain 1 Power for each Ally in your realm; Wickets count.
card-fury = Fury
card-fury-text = When another player defeats a Hero with a Strength of 4 or more on their turn, you may shrink up to two Heroes in your realm.
card-fury-french = When another player defeats a Hero with a Strength of 4 or more on their turn, you may shrink one or two Heroes in your realm.
card-judgment = Judgment
card-judgment-text = When another player has three or more Allies on their turn, you may gain 3 Power.

## Fate deck

card-alice = Alice
card-alice-text = The Queen of Hearts cannot move any Ally or Item.
card-caterpillar = Caterpillar
card-caterpillar-text = Every Ally here has −1 Strength, Wickets included.
card-cheshire-cat = Cheshire Cat
card-cheshire-cat-text = When you play the Cheshire Cat, you may turn up to two Wickets back into Card Guards. When he is defeated, the Queen of Hearts may turn up to two Card Guards into Wickets.
card-cheshire-cat-french = When you play the Cheshire Cat, turn one or two Wickets back into Card Guards. When he is defeated, the Queen of Hearts may turn up to two Card Guards into Wickets.
card-dodo = Dodo
card-dodo-text = No Card Guard here can become a Wicket. What is a Wicket already stays one.
card-dormouse = Dormouse
card-dormouse-text = Nothing shrinks the Dormouse.
card-mad-hatter = Mad Hatter
card-mad-hatter-text = +2 Strength while the March Hare is in the realm.
card-march-hare = March Hare
card-march-hare-text = +2 Strength while the Mad Hatter is in the realm.
card-white-rabbit = White Rabbit
card-white-rabbit-text = To activate a Card Guard or a Wicket costs the Queen of Hearts 1 Power more.
card-white-rabbit-french = To activate a Card Guard that becomes a Wicket costs the Queen of Hearts 1 Power more.
card-im-late-im-late = I’m Late! I’m Late!
card-im-late-im-late-text = Choose a Hero with a Strength of at most 3 in the fate discard pile and play him again.
card-makes-you-larger = Makes You Larger
card-makes-you-larger-text = Enlarge a Hero, or give a shrunken one back the ordinary size.
card-mome-raths = Mome Raths
card-mome-raths-text = Move any Ally of the Queen of Hearts, Wicket or not, to any location.
card-down-the-rabbit-hole = Down the Rabbit Hole
card-down-the-rabbit-hole-text = With Alice in the realm: discard an Ally where she stands. Without her: find Alice and play her to a location of your choice.
card-down-the-rabbit-hole-french = Without Alice in the realm: find her and play her to a location of your choice. With her: you may discard an Ally where she stands.
