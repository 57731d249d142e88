# Star Wars Villainous: what differs from Disney Villainous. A villain has a file of their own.

game-star-wars-villainous = Star Wars Villainous
game-star-wars-villainous-about = Bounty hunters and an Inquisitor, each with a Sector, a deck and an aim of their own.
game-star-wars-villainous-note = The decks are a reconstruction: they were made up from the rulebook and reviews, not copied from the printed cards.
game-star-wars-villainous-facts = 2 or 3 players, 40 to 90 minutes

credits = { $count ->
    [one] { $count } Credit
   *[other] { $count } Credits
 }
ambition = { $count } Ambition

symbol-gain-credits = Gain { credits }
symbol-play-card-credits = Play a Card
symbol-play-activate-ambition = Ambition
symbol-move-maneuver = Move or Maneuver

type-contact = Contact
type-bounty = Bounty
type-ship = Vehicle
type-restriction = Restriction

location-portrait = Portrait
    .at = on the portrait
    .to = to the portrait
location-deep-space = Deep Space
    .at = in Deep Space
    .to = to Deep Space

## What happened

event-gain-in-star-wars-villainous = { $you ->
    [seat] You gain { credits }.
   *[no] { $name } gains { credits }.
 }
event-gain-to-ambition = { $you ->
    [seat] You gain { ambition }.
   *[no] { $name } gains { ambition }.
 }
event-pay-in-star-wars-villainous = { $you ->
    [seat] You pay { credits }.
   *[no] { $name } pays { credits }.
 }
event-pay-from-ambition = { $you ->
    [seat] You pay { ambition }.
   *[no] { $name } pays { ambition }.
 }
event-lose-in-star-wars-villainous = { $you ->
    [seat] You lose { credits }.
   *[no] { $name } loses { credits }.
 }
event-lose-from-ambition = { $you ->
    [seat] You lose { ambition }.
   *[no] { $name } loses { ambition }.
 }
event-lose-from-targets = { $you ->
    [seat] Collected Target tokens that you lose: { $count }.
   *[no] Collected Target tokens that { $name } loses: { $count }.
 }
event-reveal-in-star-wars-villainous = { $you ->
    [seat] Found for your Sector: { $card }.
   *[no] Found for { $name }’s Sector: { $card }.
 }
event-look-from-deck = { $you ->
    [seat] You look into your villain deck: { $card }.
   *[no] { $name } looks into their own villain deck: { $card }.
 }
event-discard-from-realm-in-star-wars-villainous = { $you ->
    [seat] Discarded from your Sector, { $at }: { $card }.
   *[no] Discarded from { $name }’s Sector, { $at }: { $card }.
 }
event-discard-from-pawn = { $you ->
    [seat] No longer under your pawn: { $card }.
   *[no] No longer under { $name }’s pawn: { $card }.
 }
event-move-realm-realm-in-star-wars-villainous = { $you ->
    [seat] Moved in your Sector, { $to }: { $card }.
   *[no] Moved in { $name }’s Sector, { $to }: { $card }.
 }
event-move-to-deck = { $you ->
    [seat] To the bottom of your villain deck: { $card }.
   *[no] To the bottom of { $name }’s villain deck: { $card }.
 }
event-play-to-realm-top-in-star-wars-villainous = { $you ->
    [seat] { $whose ->
        [own] Played into your Sector, { $at }: { $card }.
       *[other] You play { $card } into { $other }’s Sector, { $at }.
     }
    [other] { $name } plays { $card } into your Sector, { $at }.
   *[no] { $whose ->
        [own] Played into { $name }’s Sector, { $at }: { $card }.
       *[other] { $name } plays { $card } into { $other }’s Sector, { $at }.
     }
 }
event-play-to-realm-in-star-wars-villainous = { $you ->
    [seat] { $whose ->
        [own] You play { $card }.
       *[other] You play { $card } in { $other }’s Sector.
     }
    [other] { $name } plays { $card } in your Sector.
   *[no] { $whose ->
        [own] { $name } plays { $card }.
       *[other] { $name } plays { $card } in { $other }’s Sector.
     }
 }
event-play-to-pawn = { $you ->
    [seat] { $whose ->
        [own] Under your pawn: { $card }.
       *[other] You put { $card } under { $other }’s pawn.
     }
    [other] { $name } puts { $card } under your pawn.
   *[no] { $whose ->
        [own] Under { $name }’s pawn: { $card }.
       *[other] { $name } puts { $card } under { $other }’s pawn.
     }
 }
event-attach-to-engaged = Engaged { $at }: { $card }.
event-detach-from-engaged = No longer engaged { $at }: { $card }.
event-take-to-completed = { $you ->
    [seat] You complete { $card }.
   *[no] { $name } completes { $card }.
 }
event-take-to-captured = { $you ->
    [seat] You capture { $card }.
   *[no] { $name } captures { $card }.
 }
event-take-to-targets = { $you ->
    [seat] Target tokens that you collect: { $count }.
   *[no] Target tokens that { $name } collects: { $count }.
 }
event-take-realm-hand = { $you ->
    [seat] Back into your hand: { $card }.
   *[no] Back into { $name }’s hand: { $card }.
 }
event-mark-to-strength-in-star-wars-villainous = { $count ->
    [0] { $card } has no Strength tokens any more.
   *[other] Strength tokens on { $card }: { $count }.
 }
event-mark-to-done = { $count ->
    [0] { $card }: no requirement is met any more.
    [one] { $card }: { $count } requirement is met.
   *[other] { $card }: { $count } requirements are met.
 }
event-mark-to-targets = { $count ->
    [0] No Target token lies on { $card } any more.
    [one] { $count } Target token lies on { $card }.
   *[other] { $count } Target tokens lie on { $card }.
 }
event-round-in-star-wars-villainous = Round { $count } begins.

## Questions

prompt-choose-ship = { about-card }Which Vehicle?
prompt-choose-joining = { about-card }Who comes to help first?
prompt-choose-found = { about-card }Which card?
prompt-choose-hero-looked-at = { about-card }Play one of these Heroes?
prompt-choose-looked-at-to-discard = { about-card }Which of these cards do you discard?
prompt-choose-card-to-keep = { about-card }Which card do you keep? The others are discarded.
prompt-choose-bounty = { about-card }Which Bounty?
prompt-choose-requirement = { about-card }Which requirement?
prompt-choose-gain-or-play = { about-card }Gain Ambition, or play an Ally?

## Options

option-gain-in-star-wars-villainous = Gain { credits }
option-hunt = Hunt: { $card }
option-pay = Pay for { $card }
option-lift = Get rid of { $card }
option-maneuver = Maneuver { $card }
option-engage = Fate against { $name }: make Vehicles engage
option-choose-amount-in-star-wars-villainous = Requirement { $count }
option-choose-gain = Gain 1 Ambition
option-choose-play = Play an Ally

## Why not

reason-cost-in-star-wars-villainous = You do not have enough Credits or Ambition.
reason-forbidden-by-card-in-star-wars-villainous = A card in the Sector forbids it.
reason-no-bearer-in-star-wars-villainous = No Contact has room for this Bounty.
reason-not-here-in-star-wars-villainous = This card is not in your Sector, or has nothing to activate.
reason-not-engaged = No Ally Vehicle is engaged with this one.
reason-pawn-aboard = Your pawn is aboard one of these two Vehicles.
reason-once-a-turn = Its Hunt has been used in this turn.

## On the terminal's table

ui-short-gain-credits = +{ $count }
ui-short-play-card-credits = Play
ui-short-play-activate-ambition = Ambit
ui-short-move-maneuver = Move
ui-targets = { $count ->
    [one] { $count } Target token
   *[other] { $count } Target tokens
 }
ui-engaged = engaged by { $card }

## Requirements that only decks of one's own have

requirement-defeat = { $card } is defeated.
requirement-strength = A Hero with a printed Strength of { $count } or more is defeated.
requirement-at = Your pawn moves { $to }.
requirement-allies = One Vanquish uses at least { $count } { $count ->
    [one] Ally
   *[other] Allies
 }.
requirement-pay-credits = Pay { credits }.
requirement-pay-ambition = Pay { ambition }.
ui-your-sector = Your Sector
ui-sector-of = Sector of { $name }
ui-pawn-on-portrait = pawn on the portrait
ui-under-pawn = under the pawn: { $cards }
ui-kept = beside the portrait: { $cards }
ui-hand-limit = limit { $count }
ui-tokens = tokens { $count }
ui-is-engaged = engaged
ui-met = met

## On the table in the browser

ui-realm-of-in-star-wars-villainous = Sector of { $name }
ui-credits-amount = { credits }
ui-ambition-amount = { ambition }
ui-targets-amount = { ui-targets }
web-other-realms-in-star-wars-villainous = The other Sectors
web-own-realm-in-star-wars-villainous = To my Sector
web-enlarge-realm-in-star-wars-villainous = Look at the Sector of { $name }
