# Ursula: her realm and her cards. Texts are in our own words.

villain-ursula = Ursula
villain-ursula-objective = Begin a turn with both the Trident and the Crown at Ursula’s Lair. The Trident counts once King Triton no longer holds it.
goal-trident-at-lair = The Trident at the Lair
goal-crown-at-lair = The Crown at the Lair

location-ursulas-lair = Ursula’s Lair
    .at = at Ursula’s Lair
    .to = to Ursula’s Lair
location-erics-ship = Eric’s Ship
    .at = on Eric’s Ship
    .to = to Eric’s Ship
location-the-shore = The Shore
    .at = on The Shore
    .to = to The Shore
location-the-palace = The Palace
    .at = at The Palace
    .to = to The Palace

## Villain deck

card-binding-contract-ursulas-lair = Binding Contract (Ursula’s Lair)
card-binding-contract-ursulas-lair-text = Attach it to a Hero who is somewhere other than Ursula’s Lair. As soon as anybody moves this Hero there, the Hero is defeated.
card-binding-contract-erics-ship = Binding Contract (Eric’s Ship)
card-binding-contract-erics-ship-text = Attach it to a Hero who is somewhere other than Eric’s Ship. As soon as anybody moves this Hero there, the Hero is defeated.
card-binding-contract-the-shore = Binding Contract (The Shore)
card-binding-contract-the-shore-text = Attach it to a Hero who is somewhere other than The Shore. As soon as anybody moves this Hero there, the Hero is defeated.
card-binding-contract-the-palace = Binding Contract (The Palace)
card-binding-contract-the-palace-text = Attach it to a Hero who is somewhere other than The Palace. As soon as anybody moves this Hero there, the Hero is defeated.
card-flotsam = Flotsam
card-flotsam-text = Activate: send one Hero from here to a neighbouring unlocked location. Flotsam stays.
card-jetsam = Jetsam
card-jetsam-text = Activate: send one Hero from here to a neighbouring unlocked location. Jetsam stays.
card-cauldron = Cauldron
card-cauldron-text = Activate: gain 2 Power for each Binding Contract that a Hero in your realm bears.
card-crown = Crown
card-crown-text = One half of your objective. Activate: look at the top two cards of your Fate deck in secret. Discard both, or put both back on top in any order.
card-trident = Trident
card-trident-text = One half of your objective. When you play it, find King Triton, play him here and attach the Trident to him. When he is defeated, it is yours again where he stood.
card-change-form = Change Form
card-change-form-text = Move the lock to the other of its two locations, Ursula’s Lair or The Palace.
card-grow-giant = Grow Giant
card-grow-giant-text = Use one uncovered symbol of a location beside your pawn’s, even of a locked one.
card-opportunist = Opportunist
card-opportunist-text = Take an Item or an Effect from your discard pile into your hand.
card-whirlpool = Whirlpool
card-whirlpool-text = Move any one Hero to any unlocked location.
card-divination = Divination
card-divination-text = Turn over cards of your deck until there is a Binding Contract. Take it into your hand and discard the others.
card-poor-unfortunate-souls = Poor Unfortunate Souls
card-poor-unfortunate-souls-text = Move as many Heroes as you like, each of them to a neighbouring unlocked location.
card-arrogance = Arrogance
card-arrogance-text = When another player defeats a Hero with a Strength of 4 or more on their turn, you may draw three cards and then discard any three from your hand.
card-trickery = Trickery
card-trickery-text = When another player has 6 or more Power on their turn, you may turn over the top card of their Fate deck and play it against them.

## Fate deck

card-ariel = Ariel
card-ariel-text = When you play Ariel, you may bring one Item to her that no card bears and no lock holds. While she is in the realm, Ursula cannot use Move an Item or Ally.
card-ariel-french = When you play Ariel, bring one Item to her, even the Trident from King Triton. While she is in the realm, Ursula cannot move any Item.
card-eric = Eric
card-eric-text = When you play Eric, you may move one Hero, him or another, to any unlocked location.
card-eric-french = When you play Eric, move one Hero, him or another, to any unlocked location.
card-flounder = Flounder
card-flounder-text = When you play Flounder, you may shuffle Ursula’s discard pile into her deck.
card-flounder-french = When you play Flounder, shuffle Ursula’s discard pile into her deck.
card-grimsby = Grimsby
card-grimsby-text = When you play Grimsby, you may move the lock to the other of its two locations, Ursula’s Lair or The Palace.
card-king-triton = King Triton
card-king-triton-text = A Binding Contract for King Triton, or an Effect that chooses him, costs Ursula 1 Power more.
card-max = Max
card-max-text = When you play Max where Ursula’s pawn stands, you may move her pawn to any unlocked location.
card-scuttle = Scuttle
card-scuttle-text = When you play Scuttle, you may attach an Item from Ursula’s Fate discard pile to him.
card-scuttle-french = When you play Scuttle, attach an Item from Ursula’s Fate discard pile to him.
card-sebastian = Sebastian
card-sebastian-text = When you play Sebastian, you may take one Binding Contract off another Hero, unless a lock holds it, and attach it to him.
card-sebastian-french = When you play Sebastian, take one Binding Contract off another Hero and attach it to him.
card-dinglehopper = Dinglehopper
card-dinglehopper-text = Attach it to a Hero. Each time Ursula’s pawn moves to where that Hero is, she loses 1 Power.
card-snarfblat = Snarfblat
card-snarfblat-text = Attach it to a Hero. A Binding Contract for that Hero costs Ursula 3 Power more.
card-return-to-form = Return to Form
card-return-to-form-text = Choose a Hero with a Strength of at most 4 in the Fate discard pile and play that Hero where Ursula’s pawn stands.
