# Jafar: his realm and his cards. Texts are in our own words.

villain-jafar-objective = Begin a turn with the Magic Lamp at the Sultan’s Palace, in nobody else’s hands, and Genie hypnotised, wherever he is.
goal-lamp-at-the-palace = Magic Lamp at the Palace
goal-genie-hypnotized = Genie hypnotised

location-sultans-palace = Sultan’s Palace
    .at = at the Sultan’s Palace
    .to = to the Sultan’s Palace
location-streets-of-agrabah = Streets of Agrabah
    .at = in the Streets of Agrabah
    .to = to the Streets of Agrabah
location-oasis = Oasis
    .at = at the Oasis
    .to = to the Oasis
location-cave-of-wonders = Cave of Wonders
    .at = in the Cave of Wonders
    .to = to the Cave of Wonders

## Villain deck

card-palace-guard = Palace Guard
card-palace-guard-text = No ability.
card-gazeem = Gazeem
card-gazeem-text = When Gazeem is discarded from your realm, you may take an Item from your discard pile into your hand.
card-gazeem-french = When Gazeem is discarded from your realm, take an Item from your discard pile into your hand.
card-iago = Iago
card-iago-text = Activate (1 Power): Iago flies to a neighbouring location and carries along an unattached Item from where he was.
card-razoul = Razoul
card-razoul-text = An Ally that you play here costs you 1 Power less.
card-scimitar = Scimitar
card-scimitar-text = Attach it to an Ally: +1 Strength.
card-giant-hourglass = Giant Hourglass
card-giant-hourglass-text = Activate (free): the Heroes here have −2 Strength until the end of your turn.
card-magic-lamp = Magic Lamp
card-magic-lamp-text = Can be played to the Cave of Wonders only. Then find Genie and play him there as well; if you had hypnotised him, he is a Hero again.
card-magic-lamp-french = Can be played to the Cave of Wonders only. Then look for Genie and put him there as well; if he was in the realm already, he is only moved. If you had hypnotised him, he is a Hero again.
card-scarab-pendant = Scarab Pendant
card-scarab-pendant-text = When you play the Pendant, the lock comes off the Cave of Wonders for good. As long as you have it, you draw up to five cards at the end of your turn.
card-scarab-pendant-french = When you play the Pendant, the lock comes off the Cave of Wonders for good. As long as you have it, you draw one card more than usual at the end of your turn.
card-snake-staff = Snake Staff
card-snake-staff-text = Activate (1 Power): take a Hypnotize from your discard pile into your hand.
card-necessary-sacrifice = Necessary Sacrifice
card-necessary-sacrifice-text = Discard from your realm one Ally or Item that serves you, and gain 3 Power.
card-necessary-sacrifice-french = Discard from your realm any one Ally or Item, even a Hero’s Item, and gain 3 Power.
card-scrying = Scrying
card-scrying-text = Say “Item” or “Ally”, then turn over cards from your deck until such a card appears. It goes into your hand, the others are discarded.
card-a-snake-am-i = A Snake, Am I?
card-a-snake-am-i-text = Defeat a Hero with a Strength of at most 4 where your pawn stands.
card-hypnotize = Hypnotize
card-hypnotize-text = Choose a Hero; the cost is that Hero’s Strength. He is defeated, but stays in your realm as an Ally with his printed Strength and no ability.
card-sorcerous-power = Sorcerous Power
card-sorcerous-power-text = You may move a Hero to any location. You may also move an Ally to any location.
card-sorcerous-power-french = You may move a Hero and an Ally, each to any location.
card-deception = Deception
card-deception-text = When another player has two or more Items on their turn, you may turn over their top fate card and play it on them.
card-manipulation = Manipulation
card-manipulation-text = When another player has three or more Allies on their turn, you may take any card from your discard pile into your hand.

## Fate deck

card-abu = Abu
card-abu-text = When you play Abu, you may attach to him one of Jafar’s Items from where he stands. Jafar cannot use it until Abu is defeated; then it is back at that location.
card-abu-french = When you play Abu, attach to him one of Jafar’s Items from where he stands. Jafar cannot use it until Abu is defeated; then it is back at that location.
card-aladdin = Aladdin
card-aladdin-text = When you play Aladdin, you may attach to him one of Jafar’s Items from where he stands. Jafar cannot use it until Aladdin is defeated; then it is back at that location.
card-aladdin-french = When you play Aladdin, attach to him one of Jafar’s Items from where he stands. Jafar cannot use it until Aladdin is defeated; then it is back at that location.
card-carpet = Carpet
card-carpet-text = While Carpet is in the realm, Jafar can defeat no other Hero.
card-genie = Genie
card-genie-text = +2 Strength while the Magic Lamp is where Genie is.
card-princess-jasmine = Princess Jasmine
card-princess-jasmine-text = At the end of his turn Jafar draws one card less.
card-rajah = Rajah
card-rajah-text = +2 Strength while Princess Jasmine is in the realm.
card-sultan = Sultan
card-sultan-text = Palace Guards are of no use in a Vanquish against the Sultan.
card-wish = Wish
card-wish-text = Attach it to a Hero: +2 Strength.
card-crushing-blow = Crushing Blow
card-crushing-blow-text = Discard one of Jafar’s Allies with a Strength of at most 3.
card-narrow-escape = Narrow Escape
card-narrow-escape-text = Play a Hero from Jafar’s fate discard pile.
card-treachery = Treachery
card-treachery-text = Jafar loses up to 2 Power.
