# Star Wars Villainous: what differs from Disney Villainous. A villain has a file of their own.

game-star-wars-villainous = Star Wars Villainous
game-star-wars-villainous-about = Cacciatori di taglie e un’Inquisitrice, ognuno con il suo Settore, le sue carte e il suo Obiettivo.
game-star-wars-villainous-note = I mazzi sono una ricostruzione: sono stati immaginati a partire dal regolamento e da recensioni, non copiati dalle carte stampate.
game-star-wars-villainous-facts = 2 o 3 giocatori, da 40 a 90 minuti

credits = { $count ->
    [one] { $count } Credito
   *[other] { $count } Crediti
 }
ambition = { $count } Ambizione

symbol-gain-credits = Ottieni { credits }
symbol-play-card-credits = Giocare una carta
symbol-play-activate-ambition = Ambizione
symbol-move-maneuver = Muovere o manovrare

type-contact = Committente
type-bounty = Taglia
type-ship = Veicolo
type-restriction = Restrizione

location-portrait = Ritratto
    .at = sul ritratto
    .to = sul ritratto
location-deep-space = Spazio Profondo
    .at = nello Spazio Profondo
    .to = nello Spazio Profondo

## What happened

event-gain-in-star-wars-villainous = { $you ->
    [seat] Ottieni { credits }.
   *[no] { $name } ottiene { credits }.
 }
event-gain-to-ambition = { $you ->
    [seat] Ottieni { ambition }.
   *[no] { $name } ottiene { ambition }.
 }
event-pay-in-star-wars-villainous = { $you ->
    [seat] Paghi { credits }.
   *[no] { $name } paga { credits }.
 }
event-pay-from-ambition = { $you ->
    [seat] Paghi { ambition }.
   *[no] { $name } paga { ambition }.
 }
event-lose-in-star-wars-villainous = { $you ->
    [seat] Perdi { credits }.
   *[no] { $name } perde { credits }.
 }
event-lose-from-ambition = { $you ->
    [seat] Perdi { ambition }.
   *[no] { $name } perde { ambition }.
 }
event-lose-from-targets = { $you ->
    [seat] Segnalini Bersaglio raccolti che perdi: { $count }.
   *[no] Segnalini Bersaglio raccolti che { $name } perde: { $count }.
 }
event-reveal-in-star-wars-villainous = { $you ->
    [seat] Trovata per il tuo Settore: { $card }.
   *[no] Trovata per il Settore di { $name }: { $card }.
 }
event-look-from-deck = { $you ->
    [seat] Guardi nel tuo Mazzo Cattivo: { $card }.
   *[no] { $name } guarda nel proprio Mazzo Cattivo: { $card }.
 }
event-discard-from-realm-in-star-wars-villainous = { $you ->
    [seat] Scartata dal tuo Settore, { $at }: { $card }.
   *[no] Scartata dal Settore di { $name }, { $at }: { $card }.
 }
event-discard-from-pawn = { $you ->
    [seat] Non più sotto la tua pedina: { $card }.
   *[no] Non più sotto la pedina di { $name }: { $card }.
 }
event-move-realm-realm-in-star-wars-villainous = { $you ->
    [seat] Mossa nel tuo Settore, { $to }: { $card }.
   *[no] Mossa nel Settore di { $name }, { $to }: { $card }.
 }
event-move-to-deck = { $you ->
    [seat] In fondo al tuo Mazzo Cattivo: { $card }.
   *[no] In fondo al Mazzo Cattivo di { $name }: { $card }.
 }
event-play-to-realm-top-in-star-wars-villainous = { $you ->
    [seat] { $whose ->
        [own] Giocata nel tuo Settore, { $at }: { $card }.
       *[other] Giochi { $card } nel Settore di { $other }, { $at }.
     }
    [other] { $name } gioca { $card } nel tuo Settore, { $at }.
   *[no] { $whose ->
        [own] Giocata nel Settore di { $name }, { $at }: { $card }.
       *[other] { $name } gioca { $card } nel Settore di { $other }, { $at }.
     }
 }
event-play-to-realm-in-star-wars-villainous = { $you ->
    [seat] { $whose ->
        [own] Giochi { $card }.
       *[other] Giochi { $card } nel Settore di { $other }.
     }
    [other] { $name } gioca { $card } nel tuo Settore.
   *[no] { $whose ->
        [own] { $name } gioca { $card }.
       *[other] { $name } gioca { $card } nel Settore di { $other }.
     }
 }
event-play-to-pawn = { $you ->
    [seat] { $whose ->
        [own] Sotto la tua pedina: { $card }.
       *[other] Metti { $card } sotto la pedina di { $other }.
     }
    [other] { $name } mette { $card } sotto la tua pedina.
   *[no] { $whose ->
        [own] Sotto la pedina di { $name }: { $card }.
       *[other] { $name } mette { $card } sotto la pedina di { $other }.
     }
 }
event-attach-to-engaged = Ingaggio { $at }: { $card }.
event-detach-from-engaged = Ingaggio concluso { $at }: { $card }.
event-take-to-completed = { $you ->
    [seat] Completi { $card }.
   *[no] { $name } completa { $card }.
 }
event-take-to-captured = { $you ->
    [seat] Catturi { $card }.
   *[no] { $name } cattura { $card }.
 }
event-take-to-targets = { $you ->
    [seat] Segnalini Bersaglio che raccogli: { $count }.
   *[no] Segnalini Bersaglio che { $name } raccoglie: { $count }.
 }
event-take-realm-hand = { $you ->
    [seat] Di nuovo nella tua mano: { $card }.
   *[no] Di nuovo nella mano di { $name }: { $card }.
 }
event-mark-to-strength-in-star-wars-villainous = { $count ->
    [0] Nessun segnalino Forza su { $card }.
   *[other] Segnalini Forza su { $card }: { $count }.
 }
event-mark-to-done = { $count ->
    [0] { $card }: nessun requisito è più soddisfatto.
    [one] { $card }: { $count } requisito è soddisfatto.
   *[other] { $card }: { $count } requisiti sono soddisfatti.
 }
event-mark-to-targets = { $count ->
    [0] Su { $card } non c’è più nessun segnalino Bersaglio.
    [one] Su { $card } c’è { $count } segnalino Bersaglio.
   *[other] Su { $card } ci sono { $count } segnalini Bersaglio.
 }
event-round-in-star-wars-villainous = Comincia il giro { $count }.

## Questions

prompt-choose-ship = { about-card }Quale Veicolo?
prompt-choose-joining = { about-card }Chi accorre prima in aiuto?
prompt-choose-found = { about-card }Quale carta?
prompt-choose-hero-looked-at = { about-card }Giochi uno di questi Eroi?
prompt-choose-looked-at-to-discard = { about-card }Quali di queste carte scarti?
prompt-choose-card-to-keep = { about-card }Quale carta tieni? Le altre si scartano.
prompt-choose-bounty = { about-card }Quale Taglia?
prompt-choose-requirement = { about-card }Quale requisito?
prompt-choose-gain-or-play = { about-card }Ottenere Ambizione o giocare un Alleato?

## Options

option-gain-in-star-wars-villainous = Ottieni { credits }
option-hunt = Caccia: { $card }
option-pay = Paga per { $card }
option-lift = Sbarazzati di { $card }
option-maneuver = Manovra { $card }
option-engage = Fato contro { $name }: fai ingaggiare dei Veicoli
option-choose-amount-in-star-wars-villainous = Requisito { $count }
option-choose-gain = Ottieni 1 Ambizione
option-choose-play = Gioca un Alleato

## Why not

reason-cost-in-star-wars-villainous = Non hai abbastanza Crediti o Ambizione.
reason-forbidden-by-card-in-star-wars-villainous = Lo vieta una carta del Settore.
reason-no-bearer-in-star-wars-villainous = Nessun Committente ha posto per questa Taglia.
reason-not-here-in-star-wars-villainous = Questa carta non è nel tuo Settore o non ha niente da attivare.
reason-not-engaged = Nessun Veicolo Alleato è ingaggiato con questo.
reason-pawn-aboard = La tua pedina è a bordo di uno di questi due Veicoli.
reason-once-a-turn = La sua Caccia è già stata usata in questo turno.

## On the terminal's table

ui-short-gain-credits = +{ $count }
ui-short-play-card-credits = Gioca
ui-short-play-activate-ambition = Ambiz
ui-short-move-maneuver = Muovi
ui-targets = { $count ->
    [one] { $count } segnalino Bersaglio
   *[other] { $count } segnalini Bersaglio
 }
ui-engaged = ingaggiato da { $card }

## Requisiti che solo i mazzi propri hanno

requirement-defeat = { $card }: da sconfiggere.
requirement-strength = Un Eroe con Forza stampata { $count } o più viene sconfitto.
requirement-at = La tua pedina va { $to }.
requirement-allies = Uno Scontro usa almeno { $count } { $count ->
    [one] Alleato
   *[other] Alleati
 }.
requirement-pay-credits = Paga { credits }.
requirement-pay-ambition = Paga { ambition }.
ui-your-sector = Il tuo Settore
ui-sector-of = Settore di { $name }
ui-pawn-on-portrait = pedina sul ritratto
ui-under-pawn = sotto la pedina: { $cards }
ui-kept = accanto al ritratto: { $cards }
ui-hand-limit = limite { $count }
ui-tokens = segnalini { $count }
ui-is-engaged = ingaggiato
ui-met = soddisfatto

## On the table in the browser

ui-realm-of-in-star-wars-villainous = Settore di { $name }
ui-credits-amount = { credits }
ui-ambition-amount = { ambition }
ui-targets-amount = { ui-targets }
web-other-realms-in-star-wars-villainous = Gli altri Settori
web-own-realm-in-star-wars-villainous = Al mio Settore
web-enlarge-realm-in-star-wars-villainous = Guarda il Settore di { $name }
