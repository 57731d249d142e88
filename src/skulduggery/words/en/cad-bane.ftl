# Cad Bane: his Sector and his cards. Texts are in our own words. The cards are a reconstruction.

villain-cad-bane = Cad Bane
villain-cad-bane-objective = Collect five Target tokens.
villain-cad-bane-ruling-1 = The aim, the ten Target tokens, the names of the locations and that Allies put tokens on Heroes come from the rulebook and reviews. How tokens are collected, the symbols of the locations and all cards are a reconstruction.
villain-cad-bane-ruling-2 = No Hero carries more than two Target tokens. When you defeat a Hero you collect all tokens of that Hero; when a Hero leaves in another way they go back to the supply. Without a token in the supply none can be put anywhere.
goal-collected-targets = Collected Target tokens

location-coruscant = Coruscant
    .at = on Coruscant
    .to = to Coruscant
location-black-stall-station = Black Stall Station
    .at = at Black Stall Station
    .to = to Black Stall Station
location-the-box = The Box
    .at = in the Box
    .to = to the Box
location-bora-vio = Bora Vio
    .at = on Bora Vio
    .to = to Bora Vio
location-xanadu-blood = Xanadu Blood
    .at = with the Xanadu Blood
    .to = aboard the Xanadu Blood
location-justifier = Justifier
    .at = with the Justifier
    .to = aboard the Justifier

## Villain deck

card-todo-360 = Todo 360
card-todo-360-text = Activate (1 Credit): move Todo 360 to another location, then you may put a Target token on a Hero there.
card-ig-86-sentinel-droids = IG-86 Sentinel Droids
card-ig-86-sentinel-droids-text = Activate (1 Credit): put a Target token on a Hero at their location.
card-bx-commando-droids = BX Commando Droids
card-bx-commando-droids-text = When they would be discarded after a Vanquish, you may pay 1 Credit to take them back into your hand.
card-aurra-sing = Aurra Sing
card-aurra-sing-text = Activate (2 Credits): put a Target token on a Hero at any location.
card-shahan-alama = Shahan Alama
card-shahan-alama-text = When you play Shahan Alama, you may put a Target token on a Hero at his location.
card-robonino = Robonino
card-robonino-text = Activate (1 Credit): put a −1 Strength token on a Hero at his location.
card-cato-parasitti = Cato Parasitti
card-cato-parasitti-text = When you play Cato Parasitti, look at the top three cards of your fate deck; you may play a Hero among them to any location; the rest goes back on top in the order you like.
card-embo = Embo
card-embo-text = In a Vanquish against a Hero with a Target token, Embo has +1 Strength.
card-moralo-eval = Moralo Eval
card-moralo-eval-text = The Activate abilities of your other cards cost 1 Credit less.
card-derrown = Derrown
card-derrown-text = When you use Derrown in a Vanquish, you may pay 1 Ambition so that he stays.
card-mark-the-target = Mark the Target
card-mark-the-target-text = Put a Target token on a Hero in your Sector.
card-collect-the-bounty = Collect the Bounty
card-collect-the-bounty-text = Choose a Hero where your pawn or one of your Allies is, and collect a Target token of that Hero. The Hero stays.
card-i-make-the-rules-now = I Make the Rules Now
card-i-make-the-rules-now-text = Turn over cards of your fate deck until a Hero appears, play that Hero to any location, and put a Target token on that Hero.
card-hostage-crisis = Hostage Crisis
card-hostage-crisis-text = Choose a location and put a Target token on each Hero there.
card-theres-always-a-price = There’s Always a Price
card-theres-always-a-price-text = When another player has gained Credits in their turn and has 5 Credits or more, you may gain 2 Credits.
card-quick-draw = Quick Draw
card-quick-draw-text = When another player has played one of your Heroes by a Fate action, you may put a Target token on that Hero.
card-xanadu-blood = Xanadu Blood
card-xanadu-blood-text = When your pawn arrives here, put a Target token on a Hero in your Sector.
card-justifier = Justifier
card-justifier-text = When your pawn arrives here, you may turn over cards of your fate deck until a Hero appears, and play that Hero to any location.

## Fate deck

card-anakin-skywalker = Anakin Skywalker
card-anakin-skywalker-text = When you play Anakin Skywalker, discard an Ally at his location.
card-obi-wan-kenobi = Obi-Wan Kenobi
card-obi-wan-kenobi-text = Only Activate abilities can put Target tokens on Obi-Wan Kenobi.
card-mace-windu = Mace Windu
card-mace-windu-text = When you play Mace Windu, put a −1 Strength token on each Ally at his location.
card-ahsoka-tano-cad-bane = Ahsoka Tano
card-ahsoka-tano-cad-bane-text = When you play Ahsoka Tano, put a Target token of a Hero back into the supply.
card-padme-amidala = Padmé Amidala
card-padme-amidala-text = When you play Padmé Amidala, Cad Bane loses up to 2 Credits.
card-hunter = Hunter
card-hunter-text = +1 Strength as long as Omega is at his location.
card-omega = Omega
card-omega-text = As long as another Hero is at her location, Omega cannot be vanquished.
card-jedi-rescue = Jedi Rescue
card-jedi-rescue-text = Put all Target tokens of one Hero back into the supply.
card-may-the-force-be-with-you = May the Force Be With You
card-may-the-force-be-with-you-text = Put a +1 Strength token on each Hero in the Sector.
card-broken-out-of-custody = Broken Out of Custody
card-broken-out-of-custody-text = Cad Bane puts one of the Target tokens that he has collected back into the supply.
card-marauder = Marauder
card-marauder-text = When you play the Marauder, you may move a Hero to any other location. A Target token of that Hero then goes back into the supply.
card-twilight = Twilight
card-twilight-text = Engaged or not: each Activate ability costs 1 Credit more.
card-jedi-trap = Jedi Trap
card-jedi-trap-text = Cad Bane cannot use the Activate symbol. He gets rid of this by paying 2 Ambition in his turn while his pawn is at a location without Heroes.
