# Boba Fett: his Sector and his cards. Texts are in our own words. The cards are a reconstruction.

villain-boba-fett = Boba Fett
villain-boba-fett-objective = Complete four Bounties.
villain-boba-fett-ruling-1 = The aim and the way of Contacts and Bounties come from the rulebook and reviews. The locations, their symbols and all cards are a reconstruction.
goal-bounties = Completed Bounties

location-jabbas-palace = Jabba’s Palace
    .at = at Jabba’s Palace
    .to = to Jabba’s Palace
location-mos-espa = Mos Espa
    .at = in Mos Espa
    .to = to Mos Espa
location-cloud-city = Cloud City
    .at = in Cloud City
    .to = to Cloud City
location-tython = Tython
    .at = on Tython
    .to = to Tython
location-slave-i = Slave I
    .at = with Slave I
    .to = aboard Slave I
location-hounds-tooth = Hound’s Tooth
    .at = with Hound’s Tooth
    .to = aboard Hound’s Tooth

## Requirements of Bounties

requirement-defeat-han-solo = Han Solo is defeated.
requirement-at-cloud-city = Your pawn moves to Cloud City.
requirement-defeat-luke = Luke Skywalker is defeated.
requirement-pay-2-ambition = Pay 2 Ambition.
requirement-defeat-leia = Princess Leia is defeated.
requirement-at-jabbas-palace = Your pawn moves to Jabba’s Palace.
requirement-defeat-chewbacca = Chewbacca is defeated.
requirement-two-allies-vanquish = One Vanquish uses two Allies or more.
requirement-defeat-any-hero = A Hero is defeated.
requirement-at-mos-espa = Your pawn moves to Mos Espa.
requirement-defeat-strength-3 = A Hero with a printed Strength of 3 or more is defeated.
requirement-pay-3-credits = Pay 3 Credits.
requirement-on-vehicle = Your pawn moves onto one of your Vehicles.

## Villain deck

card-jabba-the-hutt = Jabba the Hutt
card-jabba-the-hutt-text = Room for two Bounties. Reward: gain 3 Credits.
card-the-hutt-council = The Hutt Council
card-the-hutt-council-text = Room for two Bounties. Reward: gain 1 Credit and 1 Ambition; then you may move an Ally to any location.
card-darth-vader = Darth Vader
card-darth-vader-text = Room for one Bounty. Reward: gain 2 Ambition; then you may take an Effect from your discard pile into your hand.
card-bib-fortuna = Bib Fortuna
card-bib-fortuna-text = Room for one Bounty. Reward: draw three cards.
card-bounty-han-solo = Bounty: Han Solo
card-bounty-han-solo-text = Hunt (1 Ambition): find Han Solo and play him to any location. Requirements: Han Solo is defeated; your pawn moves to Cloud City.
card-bounty-luke-skywalker = Bounty: Luke Skywalker
card-bounty-luke-skywalker-text = Hunt (2 Ambition): find Luke Skywalker and play him to any location. Requirements: Luke Skywalker is defeated; you pay 2 Ambition.
card-bounty-princess-leia = Bounty: Princess Leia
card-bounty-princess-leia-text = Hunt (1 Ambition): find Princess Leia and play her to any location. Requirements: Princess Leia is defeated; your pawn moves to Jabba’s Palace.
card-bounty-chewbacca = Bounty: Chewbacca
card-bounty-chewbacca-text = Hunt (1 Credit): find Chewbacca and play him to any location. Requirements: Chewbacca is defeated; one Vanquish uses two Allies or more.
card-bounty-rebel-operative = Bounty: Rebel Operative
card-bounty-rebel-operative-text = Hunt (2 Credits): turn over cards of your fate deck until a Hero appears, and play that Hero to any location. Requirements: a Hero is defeated; your pawn moves to Mos Espa.
card-bounty-fugitive = Bounty: Fugitive
card-bounty-fugitive-text = Hunt (1 Ambition): move a Hero to any other location. Requirements: a Hero with a printed Strength of 3 or more is defeated; you pay 3 Credits.
card-bounty-stolen-cargo = Bounty: Stolen Cargo
card-bounty-stolen-cargo-text = Hunt (1 Credit): look at the top three cards of your fate deck; you may play a Hero among them to any location; the rest goes back on top in the order you like. Requirements: a Hero is defeated; your pawn moves onto one of your Vehicles.
card-bossk = Bossk
card-bossk-text = Each time Bossk is used in a Vanquish, gain 1 Credit.
card-ig-88 = IG-88
card-ig-88-text = When you Vanquish, you may pay 1 Credit to bring IG-88 to the Hero’s location first. IG-88 must be used then.
card-fennec-shand = Fennec Shand
card-fennec-shand-text = You may use Fennec Shand in a Vanquish at any location.
card-dengar = Dengar
card-dengar-text = +1 Strength as long as another Ally is at his location.
card-four-lom = 4-LOM
card-four-lom-text = When you play 4-LOM, look at the top three cards of your villain deck. One of them goes to your hand, the others are discarded.
card-zuckuss = Zuckuss
card-zuckuss-text = Ambition ability (1): look at the top three cards of your fate deck, discard any number of them and put the rest back on top in the order you like.
card-greedo = Greedo
card-greedo-text = When you play Greedo, gain 1 Credit.
card-gamorrean-guards = Gamorrean Guards
card-gamorrean-guards-text = +1 Strength as long as a Contact is at their location.
card-as-you-wish = As You Wish
card-as-you-wish-text = Draw three cards, then discard one card of your hand.
card-price-on-your-head = A Price on Your Head
card-price-on-your-head-text = Take a Bounty or a Contact from your discard pile into your hand and show it. If there is none, take one from your villain deck, which is shuffled afterwards.
card-carbon-freeze = Carbon Freeze
card-carbon-freeze-text = Defeat a Hero of Strength 4 or less where your pawn stands.
card-collateral-gain = Collateral Gain
card-collateral-gain-text = When another player defeats a Hero in their turn, you may gain 2 Credits.
card-no-disintegrations = No Disintegrations
card-no-disintegrations-text = When another player has played one of your Heroes by a Fate action, you may put a −1 Strength token on that Hero.
card-slave-i = Slave I
card-slave-i-text = When your pawn arrives here, draw two cards.
card-hounds-tooth = Hound’s Tooth
card-hounds-tooth-text = When your pawn arrives here, you may discard any number of cards and draw as many.

## Fate deck

card-han-solo = Han Solo
card-han-solo-text = When you play Han Solo, you may move an Ally at his location to any other location.
card-luke-skywalker = Luke Skywalker
card-luke-skywalker-text = When you play Luke Skywalker, discard an Ally of Strength 2 or less at his location.
card-princess-leia = Princess Leia
card-princess-leia-text = When you play Princess Leia, one requirement of an unfinished Bounty no longer counts as met.
card-chewbacca = Chewbacca
card-chewbacca-text = +1 Strength as long as Han Solo is at his location.
card-lando-calrissian = Lando Calrissian
card-lando-calrissian-text = When you play Lando Calrissian, Boba Fett loses up to 2 Credits.
card-r2-d2 = R2-D2
card-r2-d2-text = All other Heroes at his location have +1 Strength.
card-scoundrels-luck = Scoundrel’s Luck
card-scoundrels-luck-text = Put a +1 Strength token on each of one or two Heroes.
card-rescue-mission = Rescue Mission
card-rescue-mission-text = Choose a Hero of the fate discard pile and play that Hero to any location.
card-deal-altered = The Deal Is Altered
card-deal-altered-text = Choose an unfinished Bounty. It loses what counted as met and goes to the bottom of the villain deck.
card-jabbas-displeasure = Jabba’s Displeasure
card-jabbas-displeasure-text = Boba Fett loses up to 2 Credits and up to 1 Ambition.
card-millennium-falcon = Millennium Falcon
card-millennium-falcon-text = When you play the Millennium Falcon, you may move a Hero to any location.
card-x-wing = X-wing
card-x-wing-text = Engaged or not: each Hunt costs 1 more.
card-sarlacc-pit = Sarlacc Pit
card-sarlacc-pit-text = Boba Fett can neither Vanquish nor Hunt. He gets rid of it by paying 3 Credits in his turn, or when his pawn moves onto one of his Vehicles.
