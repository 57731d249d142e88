# What happened, one sentence an event; labels and reasons that several games share.
# $you: seat when the reader is who acts, other when the reader is the other one, else no.
# $at and $to are a location with its preposition, such as "at Nottingham".

some-cards = { $count ->
    [one] a card
   *[other] { $count } cards
 }
card-as-hero = Hero ({ $card })
location-at = at { $location }
location-to = to { $location }

## Dealing and drawing

event-deal = { $you ->
    [seat] You are dealt { $card }.
   *[no] { $name } is dealt { $card }.
 }
event-draw = { $you ->
    [seat] You draw { $card }.
   *[no] { $name } draws { $card }.
 }
event-shuffle = { $you ->
    [seat] Your deck is shuffled.
   *[no] { $name } shuffles the deck.
 }
event-look = { $you ->
    [seat] You look at { $card }.
   *[no] { $name } looks at { $card }.
 }
event-reveal = { $card } is revealed.
event-take = { $you ->
    [seat] You take { $card }.
   *[no] { $name } takes { $card }.
 }

## Playing and moving

event-play = { $you ->
    [seat] You play { $card }.
   *[no] { $name } plays { $card }.
 }
event-move = { $card } moves.
event-attach = { $card } is attached.
event-detach = { $card } is detached.
event-discard = { $you ->
    [seat] You discard { $card }.
   *[no] { $name } discards { $card }.
 }
event-defeat = { $card } is defeated.
event-turn-over = { $card } is turned over.
event-lock = A location is locked.
event-unlock = A location is unlocked.
event-mark = { $card } is marked.

## Counting

event-gain = { $you ->
    [seat] You gain { $count }.
   *[no] { $name } gains { $count }.
 }
event-pay = { $you ->
    [seat] You pay { $count }.
   *[no] { $name } pays { $count }.
 }
event-lose = { $you ->
    [seat] You lose { $count }.
   *[no] { $name } loses { $count }.
 }
event-trick = { $you ->
    [seat] You take the trick.
   *[no] { $name } takes the trick.
 }
event-score = { $you ->
    [seat] You score { $count }.
   *[no] { $name } scores { $count }.
 }

## Turns, rounds, the end

event-turn = { $you ->
    [seat] It is your turn.
   *[no] It is { $name }’s turn.
 }
event-round = Round { $count } begins.
event-win = { $you ->
    [seat] You win.
   *[no] { $name } wins.
 }
event-end = The game is over.

## Options of several games

option-play = Play { $card }
option-choose = Choose
option-choose-card = { $card }
option-choose-seat = { $name }
option-choose-location = { $location }
option-choose-yes = Yes
option-done = Done
option-pass = Pass
option-where = { $option } ({ $at })
option-copy = { $option } (no. { $copy })
option-where-copy = { $option } ({ $at }, no. { $copy })

## Why not

reason-with-rule = { $reason } [{ $rule }]
reason-game-over = The game is over.
reason-not-in-hand = This card is not in your hand.
reason-not-your-turn = It is not your turn.

## Options of the table

setting-first = First player
setting-first-help = Who begins: somebody, or drawn at random.
setting-open-memory = Open memory
setting-open-memory-help = On: the table goes on showing what everybody has seen. Off: you have to remember it.
