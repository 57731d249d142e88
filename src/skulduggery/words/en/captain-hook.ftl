# Captain Hook: his realm and his cards. Texts are in our own words.

villain-captain-hook = Captain Hook
villain-captain-hook-objective = Defeat Peter Pan at the Jolly Roger. You win the moment you do it.
goal-hangmans-tree-open = Hangman’s Tree unlocked
goal-peter-pan-hunted = Peter Pan: found, moved, defeated

location-jolly-roger = Jolly Roger
    .at = at the Jolly Roger
    .to = to the Jolly Roger
location-skull-rock = Skull Rock
    .at = at Skull Rock
    .to = to Skull Rock
location-mermaid-lagoon = Mermaid Lagoon
    .at = at Mermaid Lagoon
    .to = to Mermaid Lagoon
location-hangmans-tree = Hangman’s Tree
    .at = at Hangman’s Tree
    .to = to Hangman’s Tree

## Villain deck

card-swashbuckler = Swashbuckler
card-swashbuckler-text = No ability.
card-boarding-party = Boarding Party
card-boarding-party-text = Your Vanquish may use a Boarding Party against a Hero one location away as well as one where it stands.
card-pirate-brute = Pirate Brute
card-pirate-brute-text = No ability.
card-smee = Smee
card-smee-text = At the Jolly Roger, Smee has +2 Strength.
card-mr-starkey = Mr. Starkey
card-mr-starkey-text = When you play Mr. Starkey, you may move one Hero from there to a neighbouring location.
card-cannon = Cannon
card-cannon-text = There is one more Vanquish symbol here. Heroes do not cover it.
card-hooks-case = Hook’s Case
card-hooks-case-text = There is one more symbol here for gaining 1 Power. Heroes do not cover it.
card-ingenious-device = Ingenious Device
card-ingenious-device-text = There is one more Move a Hero symbol here. Heroes do not cover it.
card-cutlass = Cutlass
card-cutlass-text = Attach it to an Ally: +2 Strength.
card-never-land-map = Never Land Map
card-never-land-map-text = When you play the Map, the lock on Hangman’s Tree is gone for good. When you play an Item later, you may discard the Map in place of paying.
card-never-land-map-french = When you play the Map, the lock on Hangman’s Tree is gone for good. At any later moment of your turn, you may discard the Map to play an Item from your hand for nothing.
card-give-them-a-scare = Give Them a Scare
card-give-them-a-scare-text = Look at the top two cards of your own Fate deck. Discard both, or put both back in whichever order you like.
card-worthy-opponent = Worthy Opponent
card-worthy-opponent-text = Gain 2 Power. Turn over cards of your own Fate deck until a Hero comes: play that Hero, discard the others.
card-aye-aye-sir = Aye, Aye, Sir!
card-aye-aye-sir-text = Move an Ally to a neighbouring location. That Ally has +2 Strength until the end of this turn.
card-cunning = Cunning
card-cunning-text = When another player has an Ally of Strength 4 or more on their turn, you may play an Ally from your hand for nothing.
card-obsession = Obsession
card-obsession-text = When another player defeats a Hero of Strength 4 or more on their turn, you may turn over cards of your own Fate deck until a Hero comes. Play or discard that Hero, and discard the others.

## Fate deck

card-lost-boys = Lost Boys
card-lost-boys-text = A Vanquish against the Lost Boys must use two Allies or more.
card-john = John
card-john-text = While something is attached to John, he has +1 Strength.
card-michael = Michael
card-michael-text = Michael has +1 Strength for each location of the realm where a Hero is; his own counts.
card-peter-pan = Peter Pan
card-peter-pan-text = Once revealed, Peter Pan must be played to Hangman’s Tree at once, locked or not. Cards revealed with him are discarded.
card-tick-tock = Tick Tock
card-tick-tock-text = When Captain Hook’s pawn moves to where Tick Tock is, Captain Hook discards his whole hand.
card-tinker-bell = Tinker Bell
card-tinker-bell-text = When you play Tinker Bell, you may discard one Ally where she is.
card-tinker-bell-french = When you play Tinker Bell, discard one Ally where she is.
card-wendy = Wendy
card-wendy-text = All other Heroes of the realm have +1 Strength.
card-pixie-dust = Pixie Dust
card-pixie-dust-text = Attach it to a Hero: +2 Strength.
card-taunt = Taunt
card-taunt-text = Attach it to a Hero. As long as it is there, Captain Hook can defeat no Hero of his realm who has no Taunt.
card-splitting-headache = Splitting Headache
card-splitting-headache-text = Discard one Item from Captain Hook’s realm.
