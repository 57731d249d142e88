# Disney Villains, the Card Game.

game-disney-villains-card-game = Disney Villains: il gioco di carte
game-disney-villains-card-game-about = Carta su carta, stesso colore o stesso valore; quella che va bene sulla pila di un vicino deve andarci, che tu lo voglia o no.
game-disney-villains-card-game-facts = da 3 a 6 giocatori, da 15 a 25 minuti

villain-jafar = Jafar
villain-scar = Scar
villain-cruella = Crudelia

## Cards: a colour has a name, two letters and a shape.

coloured-card = { $value } { $colour }
colour-red = rosso
colour-red-letters = RO
colour-red-shape = ◆
colour-blue = blu
colour-blue-letters = BL
colour-blue-shape = ●
colour-green = verde
colour-green-letters = VE
colour-green-shape = ▲
colour-yellow = giallo
colour-yellow-letters = GI
colour-yellow-shape = ★
colour-purple = viola
colour-purple-letters = VI
colour-purple-shape = ✚
colour-grey = grigio
colour-grey-letters = GR
colour-grey-shape = ■

card-curse = Maledizione
card-curse-text = Il valore più alto in cima alle pile si scarta al centro; tutti, se più d’uno è il più alto.
card-hypnosis = Ipnosi
card-hypnosis-text = Prendi in mano la carta in cima alla pila di un avversario.
card-sabotage = Sabotaggio
card-sabotage-text = La carta in cima a ogni pila avversaria viene girata: una carta diventa un Eroe, un Eroe una carta.
card-exchange = Scambio
card-exchange-text = Scambia la carta in cima alla tua pila con quella di un avversario.
card-intrigue = Intrigo
card-intrigue-text = Una carta presa a caso da ogni mano avversaria viene messa scoperta: va giocata al prossimo turno.
card-whirlpool-text-in-disney-villains-card-game = Scegli un senso: ogni pila passa la sua carta in cima alla successiva.

## What happened

event-deal-to-pile = { $you ->
    [seat] La prima carta della tua pila è { $card }.
   *[no] La prima carta della pila di { $name } è { $card }.
 }
event-play-to-pile = { $you ->
    [seat] { $whose ->
        [own] Giochi { $card } sulla tua pila.
       *[other] Giochi { $card } sulla pila di { $other }.
     }
    [other] { $name } gioca { $card } sulla tua pila.
   *[no] { $whose ->
        [own] { $name } gioca { $card } sulla propria pila.
       *[other] { $name } gioca { $card } sulla pila di { $other }.
     }
 }
event-play-to-pile-hero = { $you ->
    [seat] Metti { $card } a faccia in giù sulla tua pila, come Eroe.
   *[no] { $name } mette { $card } a faccia in giù, come Eroe.
 }
event-play-to-middle = { $you ->
    [seat] Giochi la carta speciale { $card }.
   *[no] { $name } gioca la carta speciale { $card }.
 }
event-discard-pile-middle = { $you ->
    [seat] { $card } va dalla tua pila al centro.
   *[no] { $card } va dalla pila di { $name } al centro.
 }
event-take-pile-hand = { $you ->
    [seat] Prendi in mano { $card } dalla pila di { $other }.
    [other] { $name } prende in mano { $card } dalla tua pila.
   *[no] { $name } prende in mano { $card } dalla pila di { $other }.
 }
event-turn-over-to-pile-hero = { $you ->
    [seat] Sulla tua pila, { $card } diventa un Eroe.
   *[no] Sulla pila di { $name }, { $card } diventa un Eroe.
 }
event-turn-over-to-pile-villain = { $you ->
    [seat] Sulla tua pila, un Eroe diventa { $card }.
   *[no] Sulla pila di { $name }, un Eroe diventa { $card }.
 }
event-reveal-hand-forced = { $you ->
    [seat] Una carta della tua mano viene messa scoperta: { $card }. Devi giocarla al prossimo turno.
   *[no] Una carta della mano di { $name } viene messa scoperta: { $card }. Va giocata al prossimo turno.
 }
event-move-pile-pile = { $you ->
    [seat] { $card } passa dalla tua pila a quella di { $other }.
    [other] { $card } passa dalla pila di { $name } alla tua.
   *[no] { $card } passa dalla pila di { $name } a quella di { $other }.
 }
event-move-pile-pile-hero = { $you ->
    [seat] L’Eroe sulla tua pila passa a quella di { $other }.
    [other] L’Eroe sulla pila di { $name } passa alla tua.
   *[no] L’Eroe sulla pila di { $name } passa a quella di { $other }.
 }
event-score-in-disney-villains-card-game = { $you ->
    [seat] { $count ->
        [one] Hai { $count } punto.
       *[other] Hai { $count } punti.
     }
   *[no] { $count ->
        [one] { $name } ha { $count } punto.
       *[other] { $name } ha { $count } punti.
     }
 }

## Questions and options

prompt-play-card = Gioca una carta.
prompt-play-forced-card = Devi giocare { $card }, la carta scoperta davanti a te.
prompt-choose-direction = { $card }: in quale senso?
prompt-choose-opponent = { $card }: quale avversario?

option-play-to = { $you ->
    [seat] { $card } sulla tua pila
   *[no] { $card } sulla pila di { $name }
 }
option-hero = { $card } a faccia in giù, come Eroe
option-special = { $card }, carta speciale
option-choose-clockwise = In senso orario, a sinistra
option-choose-counterclockwise = In senso antiorario, a destra

## Why not

reason-choose-first = Finisci prima la carta speciale: aspetta una risposta.
reason-forced = La carta messa scoperta davanti a te va giocata per prima.
reason-own-pile-only = Un Eroe va solo sulla tua pila.
reason-to-the-middle = Una carta speciale va al centro, mai su una pila.
reason-neighbour = Questa carta va bene sulla pila di un vicino e deve andare lì.
reason-no-match = Questa carta non ha né il colore né il valore di quella pila; puoi ancora metterla come Eroe.
reason-not-a-neighbour = Si gioca solo sulla propria pila e su quelle dei due vicini.
reason-no-gift = Quella pila mostra un Eroe o è vuota: nessun altro può giocarci.

setting-specials = Carte speciali
setting-specials-help = Mescola due carte speciali in ogni mazzo; meglio senza per una prima partita.
