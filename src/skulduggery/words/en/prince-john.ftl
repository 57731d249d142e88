# Prince John: his realm and his cards. Texts are in our own words.

villain-prince-john = Prince John
villain-prince-john-objective = Begin a turn with 20 Power or more. Power lying on Heroes does not count.
goal-power = Power

location-sherwood-forest = Sherwood Forest
    .at = in Sherwood Forest
    .to = to Sherwood Forest
location-friar-tucks-church = Friar Tuck’s Church
    .at = at Friar Tuck’s Church
    .to = to Friar Tuck’s Church
location-nottingham = Nottingham
    .at = in Nottingham
    .to = to Nottingham
location-the-jail = The Jail
    .at = in The Jail
    .to = to The Jail

## Villain deck

card-rhino-guards = Rhino Guards
card-rhino-guards-text = No ability.
card-wolf-archers = Wolf Archers
card-wolf-archers-text = Your Vanquish may use Wolf Archers against a Hero one location away as well as one where they stand.
card-nutsy = Nutsy
card-nutsy-text = The other Allies here have +1 Strength.
card-nutsy-french = The Allies here have +1 Strength, Nutsy included.
card-trigger = Trigger
card-trigger-text = The other Allies here have −1 Strength.
card-trigger-french = The Allies here have −1 Strength, Trigger included.
card-sheriff-of-nottingham = Sheriff of Nottingham
card-sheriff-of-nottingham-text = Before each of your moves, you may send the Sheriff to another location. With a Hero where he arrives, gain 1 Power.
card-sheriff-of-nottingham-french = Once in each of your turns, whenever you like, you may send the Sheriff to another location. With a Hero where he arrives, gain 1 Power.
card-sir-hiss = Sir Hiss
card-sir-hiss-text = Once a turn, while your pawn is where Sir Hiss is, you may use one symbol that a Hero covers there.
card-sir-hiss-french = When your pawn moves to where Sir Hiss is, you may use one symbol that a Hero covers there.
card-warrant = Warrant
card-warrant-text = Each time a Hero is played here, gain 2 Power.
card-bow-and-arrows = Bow and Arrows
card-bow-and-arrows-text = Attach it to an Ally: +1 Strength. If that Ally would be discarded, discard the Bow and Arrows instead.
card-golden-arrow = Golden Arrow
card-golden-arrow-text = Attach it to an Ally. When that Ally helps to defeat a Hero, gain 2 Power.
card-king-richards-crown = King Richard’s Crown
card-king-richards-crown-text = While your pawn is here, every card costs you 1 Power less.
card-beautiful-lovely-taxes = Beautiful, Lovely Taxes
card-beautiful-lovely-taxes-text = Count the Heroes in your realm and gain that much Power.
card-imprison = Imprison
card-imprison-text = Move any one Hero of your realm to The Jail.
card-set-a-trap = Set a Trap
card-set-a-trap-text = You may move an Ally to any location. Then carry out a Vanquish.
card-intimidation = Intimidation
card-intimidation-text = Carry out a Vanquish and keep the Allies that you use.
card-cowardice = Cowardice
card-cowardice-text = When another player has three or more Allies on their turn, you may play an Ally from your hand for nothing.
card-greed = Greed
card-greed-text = When another player has 6 or more Power on their turn, you may gain 3 Power.

## Fate deck

card-alan-a-dale = Alan-a-Dale
card-alan-a-dale-text = All other Heroes of the realm have +1 Strength.
card-friar-tuck = Friar Tuck
card-friar-tuck-text = When you play Friar Tuck, you may discard every Warrant where he stands; they bring Prince John nothing for him.
card-friar-tuck-french = When you play Friar Tuck, discard every Warrant where he stands; they bring Prince John nothing for him.
card-king-richard = King Richard
card-king-richard-text = While King Richard is in the realm, Prince John can play no Effect.
card-lady-kluck = Lady Kluck
card-lady-kluck-text = Lady Kluck cannot get into The Jail, neither played nor moved.
card-little-john = Little John
card-little-john-text = When you play Little John, you may put up to 4 of Prince John’s Power on him. It goes back when Little John is defeated.
card-little-john-french = When you play Little John, put 4 of Prince John’s Power on him, or all there is. It goes back when Little John is defeated.
card-maid-marian = Maid Marian
card-maid-marian-text = When Maid Marian is defeated, Robin Hood is found and played where she was.
card-maid-marian-french = When Maid Marian is defeated, Robin Hood is found and put where she was; if he was in the realm already, he is only moved.
card-robin-hood = Robin Hood
card-robin-hood-text = While Robin Hood is in the realm, whatever Power Prince John gains at one time is 1 less.
card-skippy = Skippy
card-skippy-text = Wolf Archers are of no use in a Vanquish against Skippy.
card-toby = Toby
card-toby-text = When Toby is defeated, shuffle him into the Fate deck.
card-clever-disguise = Clever Disguise
card-clever-disguise-text = Attach it to a Hero, who then cannot be defeated. Prince John may pay 2 Power at any moment of his turn to discard it.
card-steal-from-the-rich = Steal from the Rich
card-steal-from-the-rich-text = Put up to 4 of Prince John’s Power on one Hero of his realm. It goes back when that Hero is defeated.
