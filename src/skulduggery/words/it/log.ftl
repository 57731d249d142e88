# What happened, one sentence an event; labels and reasons that several games share.
# $you: seat when the reader is who acts, other when the reader is the other one, else no.
# $at and $to are a location with its preposition, such as "at Nottingham".

some-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
 }
card-as-hero = Eroe ({ $card })
location-at = presso { $location }
location-to = verso { $location }

## Dealing and drawing

event-deal = { $you ->
    [seat] Ricevi { $card }.
   *[no] { $name } riceve { $card }.
 }
event-draw = { $you ->
    [seat] Peschi { $card }.
   *[no] { $name } pesca { $card }.
 }
event-shuffle = { $you ->
    [seat] Il tuo mazzo viene mescolato.
   *[no] { $name } mescola il mazzo.
 }
event-look = { $you ->
    [seat] Guardi { $card }.
   *[no] { $name } guarda { $card }.
 }
event-reveal = Carta rivelata: { $card }.
event-take = { $you ->
    [seat] Prendi { $card }.
   *[no] { $name } prende { $card }.
 }

## Playing and moving

event-play = { $you ->
    [seat] Giochi { $card }.
   *[no] { $name } gioca { $card }.
 }
event-move = Carta mossa: { $card }.
event-attach = Carta assegnata: { $card }.
event-detach = Carta staccata: { $card }.
event-discard = { $you ->
    [seat] Scarti { $card }.
   *[no] { $name } scarta { $card }.
 }
event-defeat = Eroe sconfitto: { $card }.
event-turn-over = Carta girata: { $card }.
event-lock = Un Luogo viene bloccato.
event-unlock = Un Luogo viene sbloccato.
event-mark = Carta segnata: { $card }.

## Counting

event-gain = { $you ->
    [seat] Ottieni { $count }.
   *[no] { $name } ottiene { $count }.
 }
event-pay = { $you ->
    [seat] Paghi { $count }.
   *[no] { $name } paga { $count }.
 }
event-lose = { $you ->
    [seat] Perdi { $count }.
   *[no] { $name } perde { $count }.
 }
event-trick = { $you ->
    [seat] Fai la presa.
   *[no] { $name } fa la presa.
 }
event-score = { $you ->
    [seat] Segni { $count }.
   *[no] { $name } segna { $count }.
 }

## Turns, rounds, the end

event-turn = { $you ->
    [seat] Tocca a te.
   *[no] Tocca a { $name }.
 }
event-round = Comincia la manche { $count }.
event-win = { $you ->
    [seat] Vinci.
   *[no] { $name } vince.
 }
event-end = La partita è finita.

## Options of several games

option-play = Gioca { $card }
option-choose = Scegli
option-choose-card = { $card }
option-choose-seat = { $name }
option-choose-location = { $location }
option-choose-yes = Sì
option-done = Fatto
option-pass = Passa
option-where = { $option } ({ $at })
option-copy = { $option } (n. { $copy })
option-where-copy = { $option } ({ $at }, n. { $copy })

## Why not

reason-with-rule = { $reason } [{ $rule }]
reason-game-over = La partita è finita.
reason-not-in-hand = Questa carta non è nella tua mano.
reason-not-your-turn = Non è il tuo turno.

## Options of the table

setting-first = Chi comincia
setting-first-help = Chi gioca per primo: qualcuno di scelto, o a caso.
setting-open-memory = Memoria aperta
setting-open-memory-help = Sì: il tavolo continua a mostrare ciò che tutti hanno visto. No: bisogna ricordarselo.
