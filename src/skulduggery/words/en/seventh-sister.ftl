# The Seventh Sister: her Sector and her cards. Texts are in our own words. The cards are a reconstruction.

villain-seventh-sister = Seventh Sister
villain-seventh-sister-objective = Capture Kanan Jarrus, Ezra Bridger and Ahsoka Tano.
villain-seventh-sister-ruling-1 = Only that she hunts Jedi is known from reviews. Her aim, the capture of Jedi, her locations, their symbols and all cards are a reconstruction.
villain-seventh-sister-ruling-2 = A Jedi who is defeated is captured: the card lies beside the portrait, in no pile and not in the Sector. A captured Jedi who is played again must be defeated again.
goal-captured-jedi = Captured Jedi

location-lothal = Lothal
    .at = on Lothal
    .to = to Lothal
location-garel = Garel
    .at = on Garel
    .to = to Garel
location-republic-medical-station = Republic Medical Station
    .at = in the Medical Station
    .to = to the Medical Station
location-malachor = Malachor
    .at = on Malachor
    .to = to Malachor
location-tie-advanced-v1 = TIE Advanced v1
    .at = with the TIE Advanced v1
    .to = aboard the TIE Advanced v1
location-imperial-star-destroyer = Imperial Star Destroyer
    .at = with the Star Destroyer
    .to = aboard the Star Destroyer

## Villain deck

card-fifth-brother = Fifth Brother
card-fifth-brother-text = When you use Fifth Brother in a Vanquish against a Jedi, you may pay 1 Ambition so that he stays.
card-eighth-brother = Eighth Brother
card-eighth-brother-text = When you play Eighth Brother, you may move a Hero to his location.
card-agent-kallus = Agent Kallus
card-agent-kallus-text = +1 Strength as long as a Hero who is no Jedi is at his location.
card-purge-troopers = Purge Troopers
card-purge-troopers-text = +1 Strength as long as your pawn is at their location.
card-stormtroopers = Stormtroopers
card-stormtroopers-text = No ability.
card-id9-seeker-droids = ID9 Seeker Droids
card-id9-seeker-droids-text = Ambition ability (1): look at the top three cards of your fate deck; you may play a Hero among them to any location; the rest goes back on top in the order you like.
card-imperial-informant = Imperial Informant
card-imperial-informant-text = Your Effects that find a Jedi cost 1 Ambition less.
card-sense-their-fear = Sense Their Fear
card-sense-their-fear-text = Find a Jedi who is not captured and play that Hero to any location.
card-set-a-trap-seventh-sister = Set a Trap
card-set-a-trap-seventh-sister-text = Turn over cards of your fate deck until a Hero appears, and play that Hero to any location.
card-mind-probe = Mind Probe
card-mind-probe-text = Put two −1 Strength tokens on one Hero, or one on each of two Heroes.
card-nowhere-to-run = Nowhere to Run
card-nowhere-to-run-text = Move a Hero or an Ally to any location.
card-children-of-the-force = Children of the Force
card-children-of-the-force-text = Discard one of your Allies, then gain 3 Ambition.
card-rivalry = Rivalry
card-rivalry-text = When another player defeats a Hero in their turn, you may gain 1 Ambition and draw a card.
card-disturbance-in-the-force = A Disturbance in the Force
card-disturbance-in-the-force-text = When another player spends 2 Ambition or more at once in their turn, you may look at the top two cards of your fate deck and discard each of them or put it back on top.
card-tie-advanced-v1 = TIE Advanced v1
card-tie-advanced-v1-text = When your pawn arrives here, you may move a Hero to a location where you have an Ally.
card-imperial-star-destroyer = Imperial Star Destroyer
card-imperial-star-destroyer-text = When your pawn arrives here, gain 1 Ambition, or play an Ally of your hand free of charge.

## Fate deck

card-kanan-jarrus = Kanan Jarrus
card-kanan-jarrus-text = Jedi. When you play Kanan Jarrus, you may move all Allies at his location to one other location.
card-ezra-bridger = Ezra Bridger
card-ezra-bridger-text = Jedi. +1 Strength as long as Kanan Jarrus is in the Sector.
card-ahsoka-tano = Ahsoka Tano
card-ahsoka-tano-text = Jedi. When you play Ahsoka Tano, discard an Ally of Strength 3 or less at her location.
card-hera-syndulla = Hera Syndulla
card-hera-syndulla-text = When you play Hera Syndulla, you may find the Ghost or the Phantom and play it.
card-sabine-wren = Sabine Wren
card-sabine-wren-text = When you play Sabine Wren, the Seventh Sister loses up to 2 Credits.
card-zeb-orrelios = Zeb Orrelios
card-zeb-orrelios-text = No ability.
card-chopper = Chopper
card-chopper-text = Allies at his location cannot use abilities that are paid for with Credits or Ambition.
card-trust-in-the-force = Trust in the Force
card-trust-in-the-force-text = Put a +1 Strength token on each Jedi of the Sector; if there is none, on one Hero.
card-rescued = Rescued
card-rescued-text = Choose a captured Jedi and play that Hero to any location.
card-into-hyperspace = Into Hyperspace
card-into-hyperspace-text = Shuffle a Hero of the Sector back into the fate deck.
card-loss-of-focus = Loss of Focus
card-loss-of-focus-text = The Seventh Sister loses up to 2 Ambition.
card-ghost = Ghost
card-ghost-text = When you play the Ghost, you may move a Hero to any location.
card-phantom = Phantom
card-phantom-text = Engaged or not: the Seventh Sister cannot move Heroes.
card-betrayed-by-maul = Betrayed by Maul
card-betrayed-by-maul-text = The Seventh Sister uses no more than one Ally in each Vanquish. She gets rid of this by paying 3 Ambition in her turn, or when she captures a Jedi.
