# Disney Villainous: the shared rules. Names and cards of a villain have a file of their own.
# In events, the seat is whose realm it is; $other only plays an Effect into the realm of another.

game-disney-villainous = Disney Villainous
game-disney-villainous-about = Every villain has a realm, a deck and an aim of their own; Heroes sent by the others stand in the way.
game-disney-villainous-facts = 2 to 6 players, 40 to 120 minutes

power = { $count } Power

symbol-gain-power = Gain { power }
symbol-play-card = Play a Card
symbol-activate = Activate
symbol-fate = Fate
symbol-move-item-or-ally = Move an Item or Ally
symbol-move-hero = Move a Hero
symbol-vanquish = Vanquish
symbol-discard = Discard

type-ally = Ally
type-item = Item
type-effect = Effect
type-condition = Condition
type-curse = Curse
type-hero = Hero

## What happened

event-gain-in-disney-villainous = { $you ->
    [seat] You get { power }.
   *[no] { $name } gets { power }.
 }
event-pay-in-disney-villainous = { $you ->
    [seat] You pay { power }.
   *[no] { $name } pays { power }.
 }
event-lose-in-disney-villainous = { $you ->
    [seat] You lose { power }.
   *[no] { $name } loses { power }.
 }
event-shuffle-to-deck = { $you ->
    [seat] Your villain deck is shuffled.
   *[no] { $name }’s villain deck is shuffled.
 }
event-shuffle-to-fate = { $known ->
    [yes] { $you ->
        [seat] { $card } is shuffled into your fate deck.
       *[no] { $card } is shuffled into { $name }’s fate deck.
     }
   *[no] { $you ->
        [seat] Your fate deck is shuffled.
       *[no] { $name }’s fate deck is shuffled.
     }
 }
event-reveal-from-fate = { $you ->
    [seat] { $whose ->
        [own] From your fate deck: { $card }.
       *[other] You turn over { $card } from { $other }’s fate deck.
     }
    [other] { $name } turns over { $card } from your fate deck.
   *[no] { $whose ->
        [own] From { $name }’s fate deck: { $card }.
       *[other] { $name } turns over { $card } from { $other }’s fate deck.
     }
 }
event-reveal-from-deck = { $you ->
    [seat] From your villain deck: { $card }.
   *[no] From { $name }’s villain deck: { $card }.
 }
event-reveal-to-hand = { $you ->
    [seat] You show { $card } in your hand.
   *[no] { $name } shows { $card } in hand.
 }
event-reveal-in-disney-villainous = { $you ->
    [seat] Found for your realm: { $card }.
   *[no] Found for { $name }’s realm: { $card }.
 }
event-discard-hand-discard = { $you ->
    [seat] You discard { $card }.
   *[no] { $name } discards { $card }.
 }
event-discard-to-discard = { $you ->
    [seat] To your discard pile: { $card }.
   *[no] To { $name }’s discard pile: { $card }.
 }
event-discard-to-fate-discard = { $you ->
    [seat] To your fate discard pile: { $card }.
   *[no] To { $name }’s fate discard pile: { $card }.
 }
event-discard-from-realm = { $you ->
    [seat] Discarded from your realm, { $at }: { $card }.
   *[no] Discarded from { $name }’s realm, { $at }: { $card }.
 }
event-defeat-from-realm = { $you ->
    [seat] You defeat { $card } { $at }.
   *[no] { $name } defeats { $card } { $at }.
 }
event-defeat-realm-realm = { $you ->
    [seat] You hypnotise { $card } { $at }, who is your Ally from now on.
   *[no] { $name } hypnotises { $card } { $at }, an Ally of { $name }’s from now on.
 }
event-move-pawn-pawn = { $you ->
    [seat] Your pawn moves { $to }.
   *[no] { $name }’s pawn moves { $to }.
 }
event-move-realm-realm = { $you ->
    [seat] Moved in your realm, { $to }: { $card }.
   *[no] Moved in { $name }’s realm, { $to }: { $card }.
 }
event-play-to-realm-bottom = { $you ->
    [seat] You play { $card } { $at }.
   *[no] { $name } plays { $card } { $at }.
 }
event-play-to-realm-top = { $you ->
    [seat] { $whose ->
        [own] Played into your realm, { $at }: { $card }.
       *[other] You play { $card } into { $other }’s realm, { $at }.
     }
    [other] { $name } plays { $card } into your realm, { $at }.
   *[no] { $whose ->
        [own] Played into { $name }’s realm, { $at }: { $card }.
       *[other] { $name } plays { $card } into { $other }’s realm, { $at }.
     }
 }
event-play-to-realm = { $you ->
    [seat] { $whose ->
        [own] You play { $card }.
       *[other] You play { $card } in { $other }’s realm.
     }
    [other] { $name } plays { $card } in your realm.
   *[no] { $whose ->
        [own] { $name } plays { $card }.
       *[other] { $name } plays { $card } in { $other }’s realm.
     }
 }
event-attach-to-realm = Attached there: { $card }.
event-detach-to-realm = { $you ->
    [seat] Back in your realm, { $at }: { $card }.
   *[no] Back in { $name }’s realm, { $at }: { $card }.
 }
event-take-discard-hand = { $you ->
    [seat] From your discard pile into your hand: { $card }.
   *[no] From the discard pile into { $name }’s hand: { $card }.
 }
event-take-deck-hand = { $you ->
    [seat] From your villain deck into your hand: { $card }.
   *[no] From the villain deck into { $name }’s hand: { $card }.
 }
event-take-to-fate-token = { $you ->
    [seat] You take the Fate token.
   *[no] { $name } takes the Fate token.
 }
event-look-from-fate = { $you ->
    [seat] { $whose ->
        [own] You look into your fate deck: { $card }.
       *[other] You look into { $other }’s fate deck: { $card }.
     }
    [other] { $name } looks into your fate deck: { $card }.
   *[no] { $whose ->
        [own] { $name } looks into their own fate deck: { $card }.
       *[other] { $name } looks into { $other }’s fate deck: { $card }.
     }
 }
event-move-to-fate = { $count ->
    [one] One card goes back on top of the fate deck.
   *[other] { $count } cards go back on top of the fate deck.
 }
event-lock-to-realm = { $you ->
    [seat] A lock lies { $at } in your realm now.
   *[no] A lock lies { $at } in { $name }’s realm now.
 }
event-unlock-to-realm = { $you ->
    [seat] The lock { $at } in your realm is gone.
   *[no] The lock { $at } in { $name }’s realm is gone.
 }
event-mark-to-power = { $count ->
    [0] No Power lies on { $card } any more.
   *[other] { power } lies on { $card }.
 }
event-mark-to-strength = { $card } has Strength tokens of { $count }.
event-mark-to-strength-this-turn = { $count ->
    [0] { $card }: Strength back to normal.
   *[other] { $card }: Strength changed by { $count } until the end of the turn.
 }
event-mark-to-costs = Together these cards cost { power }.
event-mark-to-wickets = All Wickets together have a Strength of { $count }.
event-turn-over-to-wicket = { $card } becomes a Wicket { $at }.
event-turn-over-to-card-guard = { $card } becomes a Card Guard again { $at }.
event-turn-over-to-small = { $card } is shrunken { $at } and covers one symbol less.
event-turn-over-to-large = { $card } is enlarged and covers a symbol { $at } too.
event-turn-over-to-normal = { $card } is of ordinary size again.
event-round-in-disney-villainous = Round { $count } begins.

## Questions

about-card = { $about ->
    [card] { $card } – { "" }
   *[none] { "" }
 }
prompt-move-pawn = Where does your pawn move?
prompt-choose-action = { about-card }What do you do?
prompt-choose-where = { about-card }Where to?
prompt-choose-fate = Which fate card do you play? The other is discarded.
prompt-play-condition = Do you play a Condition now?
prompt-choose-allies = { about-card }Which Allies do you use?
prompt-choose-cards-to-discard = { about-card }Which cards do you discard?
prompt-choose-card-in-hand = { about-card }Which card of your hand?
prompt-choose-card-in-discard = { about-card }Which card of the discard pile?
prompt-choose-payment = { about-card }How do you pay?
prompt-play-or-discard = { about-card }Play this Hero, or discard?
prompt-choose-discard-or-put-back = { about-card }Discard these cards, or put them back?
prompt-choose-order = { about-card }Which card lies on top?
prompt-choose-hero = { about-card }Which Hero?
prompt-choose-ally = { about-card }Which Ally?
prompt-choose-curse = { about-card }Which Curse?
prompt-choose-item = { about-card }Which Item?
prompt-choose-card = { about-card }Which card?
prompt-choose-several-hero = { about-card }Which Heroes?
prompt-choose-several-wicket = { about-card }Which Wickets?
prompt-choose-several-card-guard = { about-card }Which Card Guards?
prompt-choose-free-symbol = { about-card }Which symbol stays free?
prompt-choose-neighbour = { about-card }Over which neighbouring location?
prompt-choose-type = { about-card }Which type of card?
prompt-may = { about-card }Use this ability?

## Options

option-move-pawn = Move { $to }
option-stay = Stay where you are ({ $location })
card-as-wicket = Wicket ({ $card })
option-choose-symbol = { $symbol }
option-choose-discard = Discard them
option-choose-ally = An Ally
option-choose-item = An Item
option-choose-put-back = Put them back on top
option-gain = Gain { power }
option-activate = Activate { $card }
option-fate = Fate against { $name }
option-move = Move { $card }
option-vanquish = Vanquish { $card }
option-discard = Discard cards
option-discard-card = Discard { $card }
option-pay-amount = Pay { power }
option-end-turn = End the turn

## Why not

reason-nothing-to-choose = There is nothing that this card could act on.
reason-cost = You do not have enough Power.
reason-locked = This location is locked.
reason-forbidden-by-card = A card in the realm forbids it.
reason-no-place = There is no location where this card may go.
reason-no-bearer = There is no card at an unlocked location that could bear this one.
reason-condition = A Condition is played only in another player’s turn.
reason-no-symbol = No symbol that can be used here allows it.
reason-same-location = Your pawn is there already and has to move.
reason-strength = Your Allies there are not strong enough, or too few.
reason-cannot-be-defeated = Something protects this Hero from being defeated.
reason-changes-nothing = It would change nothing.
reason-fate-token = Who holds the Fate token cannot be chosen.
reason-no-fate-cards = There is no fate card left to reveal.
reason-not-here = This card is not in your realm, or has nothing to activate.
reason-requirement = What this Condition waits for has not happened.
reason-not-now = This is not the moment for it.
reason-not-yet = What this card needs is not there yet.

## Options of the table

setting-edition = Edition
setting-edition-help = The later wording of the cards, or that of the first French printing.
setting-value-current = current
setting-value-french = first French printing
setting-fate-token = Fate token
setting-fate-token-help = Who was the target of the last Fate action cannot be the next one. By the book: with five or six players.
setting-value-book = by the book
setting-value-always = always (from three players on)
setting-value-never = never
setting-limit-rounds = Round limit
setting-limit-rounds-help = After so many rounds without a winner the game ends and nobody has won.
