# Disney Villains, the Card Game.

game-disney-villains-card-game = Disney Villains: The Card Game
game-disney-villains-card-game-about = Lay card on card, same colour or same value; what fits a neighbour’s pile goes there, wanted or not.
game-disney-villains-card-game-facts = 3 to 6 players, 15 to 25 minutes

villain-jafar = Jafar
villain-scar = Scar
villain-cruella = Cruella

## Cards: a colour has a name, two letters and a shape.

coloured-card = { $colour } { $value }
colour-red = red
colour-red-letters = RD
colour-red-shape = ◆
colour-blue = blue
colour-blue-letters = BL
colour-blue-shape = ●
colour-green = green
colour-green-letters = GN
colour-green-shape = ▲
colour-yellow = yellow
colour-yellow-letters = YE
colour-yellow-shape = ★
colour-purple = purple
colour-purple-letters = PU
colour-purple-shape = ✚
colour-grey = grey
colour-grey-letters = GY
colour-grey-shape = ■

card-curse = Curse
card-curse-text = The highest value on top of the piles is discarded to the middle; all of them if several are the highest.
card-hypnosis = Hypnosis
card-hypnosis-text = Take the top card of an opponent’s pile into your hand.
card-sabotage = Sabotage
card-sabotage-text = The top card of every opponent’s pile is turned over: a card becomes a Hero, a Hero a card.
card-exchange = Exchange
card-exchange-text = Swap the top card of your pile with the top card of an opponent’s.
card-intrigue = Intrigue
card-intrigue-text = A card is drawn at random from each opponent’s hand and laid open: they must play it next.
card-whirlpool-text-in-disney-villains-card-game = Choose a direction: every pile passes its top card to the next.

## What happened

event-deal-to-pile = { $you ->
    [seat] { $card } is turned up for your pile.
   *[no] { $card } is turned up for { $name }’s pile.
 }
event-play-to-pile = { $you ->
    [seat] { $whose ->
        [own] You play { $card } onto your own pile.
       *[other] You play { $card } onto { $other }’s pile.
     }
    [other] { $name } plays { $card } onto your pile.
   *[no] { $whose ->
        [own] { $name } plays { $card } onto their own pile.
       *[other] { $name } plays { $card } onto { $other }’s pile.
     }
 }
event-play-to-pile-hero = { $you ->
    [seat] You lay { $card } face down on your pile, as a Hero.
   *[no] { $name } lays { $card } face down, as a Hero.
 }
event-play-to-middle = { $you ->
    [seat] You play the special card { $card }.
   *[no] { $name } plays the special card { $card }.
 }
event-discard-pile-middle = { $you ->
    [seat] { $card } goes from your pile to the middle.
   *[no] { $card } goes from { $name }’s pile to the middle.
 }
event-take-pile-hand = { $you ->
    [seat] You take { $card } from { $other }’s pile into your hand.
    [other] { $name } takes { $card } from your pile into their hand.
   *[no] { $name } takes { $card } from { $other }’s pile into their hand.
 }
event-turn-over-to-pile-hero = { $you ->
    [seat] On your pile, { $card } is turned into a Hero.
   *[no] On { $name }’s pile, { $card } is turned into a Hero.
 }
event-turn-over-to-pile-villain = { $you ->
    [seat] On your pile, a Hero is turned into { $card }.
   *[no] On { $name }’s pile, a Hero is turned into { $card }.
 }
event-reveal-hand-forced = { $you ->
    [seat] { $card } from your hand is laid open: you must play it next.
   *[no] { $card } from { $name }’s hand is laid open and must be played next.
 }
event-move-pile-pile = { $you ->
    [seat] { $card } goes from your pile to { $other }’s.
    [other] { $card } goes from { $name }’s pile to yours.
   *[no] { $card } goes from { $name }’s pile to { $other }’s.
 }
event-move-pile-pile-hero = { $you ->
    [seat] The Hero on your pile goes to { $other }’s.
    [other] The Hero on { $name }’s pile goes to yours.
   *[no] The Hero on { $name }’s pile goes to { $other }’s.
 }
event-score-in-disney-villains-card-game = { $you ->
    [seat] { $count ->
        [one] You have { $count } point.
       *[other] You have { $count } points.
     }
   *[no] { $count ->
        [one] { $name } has { $count } point.
       *[other] { $name } has { $count } points.
     }
 }

## Questions and options

prompt-play-card = Play a card.
prompt-play-forced-card = { $card } lies before you and must be played now.
prompt-choose-direction = { $card }: in which direction?
prompt-choose-opponent = { $card }: which opponent?

option-play-to = { $you ->
    [seat] { $card } onto your own pile
   *[no] { $card } onto { $name }’s pile
 }
option-hero = { $card } face down, as a Hero
option-special = { $card }, a special card
option-choose-clockwise = Clockwise, to the left
option-choose-counterclockwise = Counterclockwise, to the right

## Why not

reason-choose-first = Finish the special card first: it asks you something.
reason-forced = The card that was laid open before you has to be played first.
reason-own-pile-only = A Hero goes onto your own pile only.
reason-to-the-middle = A special card goes to the middle, never onto a pile.
reason-neighbour = This card matches a neighbour’s pile and has to go there.
reason-no-match = This card shares neither colour nor value with that pile; you can still lay it as a Hero.
reason-not-a-neighbour = Only your own pile and those of your two neighbours can be played on.
reason-no-gift = That pile shows a Hero or is empty: nobody else can play on it.

setting-specials = Special cards
setting-specials-help = Shuffle two special cards into every deck; better without them in a first game.
