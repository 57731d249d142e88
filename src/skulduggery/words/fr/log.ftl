# What happened, one sentence an event; labels and reasons that several games share.
# $you: seat when the reader is who acts, other when the reader is the other one, else no.
# $at and $to are a location with its preposition, such as "at Nottingham".

some-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
 }
card-as-hero = Héros ({ $card })
location-at = au lieu { $location }
location-to = vers le lieu { $location }

## Dealing and drawing

event-deal = { $you ->
    [seat] Vous recevez { $card }.
   *[no] { $name } reçoit { $card }.
 }
event-draw = { $you ->
    [seat] Vous piochez { $card }.
   *[no] { $name } pioche { $card }.
 }
event-shuffle = { $you ->
    [seat] Votre pioche est mélangée.
   *[no] { $name } mélange sa pioche.
 }
event-look = { $you ->
    [seat] Vous regardez { $card }.
   *[no] { $name } regarde { $card }.
 }
event-reveal = Carte dévoilée : { $card }.
event-take = { $you ->
    [seat] Vous prenez { $card }.
   *[no] { $name } prend { $card }.
 }

## Playing and moving

event-play = { $you ->
    [seat] Vous jouez { $card }.
   *[no] { $name } joue { $card }.
 }
event-move = Carte déplacée : { $card }.
event-attach = Carte associée : { $card }.
event-detach = Carte détachée : { $card }.
event-discard = { $you ->
    [seat] Vous défaussez { $card }.
   *[no] { $name } défausse { $card }.
 }
event-defeat = Héros éliminé : { $card }.
event-turn-over = Carte retournée : { $card }.
event-lock = Un lieu est bloqué.
event-unlock = Un lieu est débloqué.
event-mark = Carte marquée : { $card }.

## Counting

event-gain = { $you ->
    [seat] Vous gagnez { $count }.
   *[no] { $name } gagne { $count }.
 }
event-pay = { $you ->
    [seat] Vous payez { $count }.
   *[no] { $name } paie { $count }.
 }
event-lose = { $you ->
    [seat] Vous perdez { $count }.
   *[no] { $name } perd { $count }.
 }
event-trick = { $you ->
    [seat] Vous ramassez le pli.
   *[no] { $name } ramasse le pli.
 }
event-score = { $you ->
    [seat] Vous marquez { $count }.
   *[no] { $name } marque { $count }.
 }

## Turns, rounds, the end

event-turn = { $you ->
    [seat] C’est à vous.
   *[no] C’est à { $name }.
 }
event-round = La manche { $count } commence.
event-win = { $you ->
    [seat] Vous gagnez.
   *[no] { $name } gagne.
 }
event-end = La partie est terminée.

## Options of several games

option-play = Jouer { $card }
option-choose = Choisir
option-choose-card = { $card }
option-choose-seat = { $name }
option-choose-location = { $location }
option-choose-yes = Oui
option-done = C’est tout
option-pass = Passer
option-where = { $option } ({ $at })
option-copy = { $option } (nº { $copy })
option-where-copy = { $option } ({ $at }, nº { $copy })

## Why not

reason-with-rule = { $reason } [{ $rule }]
reason-game-over = La partie est terminée.
reason-not-in-hand = Cette carte n’est pas dans votre main.
reason-not-your-turn = Ce n’est pas votre tour.

## Options of the table

setting-first = Qui commence
setting-first-help = Qui joue en premier : une personne choisie, ou au hasard.
setting-open-memory = Mémoire ouverte
setting-open-memory-help = Oui : la table continue de montrer ce que tout le monde a vu. Non : il faut s’en souvenir.
