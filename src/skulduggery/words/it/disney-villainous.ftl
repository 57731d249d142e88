# Disney Villainous: the shared rules. Names and cards of a villain have a file of their own.
# In events, the seat is whose realm it is; $other only plays an Effect into the realm of another.

game-disney-villainous = Disney Villainous
game-disney-villainous-about = Ogni Cattivo ha il suo Reame, le sue carte e il suo Obiettivo; gli Eroi mandati dagli altri gli sbarrano la strada.
game-disney-villainous-facts = da 2 a 6 giocatori, da 40 a 120 minuti

power = { $count ->
    [one] { $count } Gettone Potere
   *[other] { $count } Gettoni Potere
 }

symbol-gain-power = Ottieni { power }
symbol-play-card = Giocare una carta
symbol-activate = Attivare
symbol-fate = Fato
symbol-move-item-or-ally = Muovere un Oggetto o un Alleato
symbol-move-hero = Muovere un Eroe
symbol-vanquish = Scontro
symbol-discard = Scartare

type-ally = Alleato
type-item = Oggetto
type-effect = Effetto
type-condition = Condizione
type-curse = Maledizione
type-hero = Eroe

## What happened

event-gain-in-disney-villainous = { $you ->
    [seat] Ricevi { power }.
   *[no] { $name } riceve { power }.
 }
event-pay-in-disney-villainous = { $you ->
    [seat] Paghi { power }.
   *[no] { $name } paga { power }.
 }
event-lose-in-disney-villainous = { $you ->
    [seat] Perdi { power }.
   *[no] { $name } perde { power }.
 }
event-shuffle-to-deck = { $you ->
    [seat] Il tuo Mazzo Cattivo viene mescolato.
   *[no] Il Mazzo Cattivo di { $name } viene mescolato.
 }
event-shuffle-to-fate = { $known ->
    [yes] { $you ->
        [seat] { $card } torna nel tuo Mazzo Fato, che viene mescolato.
       *[no] { $card } torna nel Mazzo Fato di { $name }, che viene mescolato.
     }
   *[no] { $you ->
        [seat] Il tuo Mazzo Fato viene mescolato.
       *[no] Il Mazzo Fato di { $name } viene mescolato.
     }
 }
event-reveal-from-fate = { $you ->
    [seat] { $whose ->
        [own] Dal tuo Mazzo Fato: { $card }.
       *[other] Riveli { $card } dal Mazzo Fato di { $other }.
     }
    [other] { $name } rivela { $card } dal tuo Mazzo Fato.
   *[no] { $whose ->
        [own] Dal Mazzo Fato di { $name }: { $card }.
       *[other] { $name } rivela { $card } dal Mazzo Fato di { $other }.
     }
 }
event-reveal-from-deck = { $you ->
    [seat] Dal tuo Mazzo Cattivo: { $card }.
   *[no] Dal Mazzo Cattivo di { $name }: { $card }.
 }
event-reveal-to-hand = { $you ->
    [seat] Mostri la tua mano: { $card }.
   *[no] { $name } mostra la sua mano: { $card }.
 }
event-reveal-in-disney-villainous = { $you ->
    [seat] Ricerca per il tuo Reame: { $card }.
   *[no] Ricerca per il Reame di { $name }: { $card }.
 }
event-discard-hand-discard = { $you ->
    [seat] Scarti { $card }.
   *[no] { $name } scarta { $card }.
 }
event-discard-to-discard = { $you ->
    [seat] Tra i tuoi scarti: { $card }.
   *[no] Tra gli scarti di { $name }: { $card }.
 }
event-discard-to-fate-discard = { $you ->
    [seat] Tra i tuoi scarti Fato: { $card }.
   *[no] Tra gli scarti Fato di { $name }: { $card }.
 }
event-discard-from-realm = { $you ->
    [seat] Via dal tuo Reame, { $at }: { $card }.
   *[no] Via dal Reame di { $name }, { $at }: { $card }.
 }
event-defeat-from-realm = { $you ->
    [seat] Sconfiggi { $card } { $at }.
   *[no] { $name } sconfigge { $card } { $at }.
 }
event-defeat-realm-realm = { $you ->
    [seat] Ipnotizzi { $card } { $at }: d’ora in poi è tuo Alleato.
   *[no] { $name } ipnotizza { $card } { $at }: d’ora in poi è suo Alleato.
 }
event-move-pawn-pawn = { $you ->
    [seat] La tua pedina va { $to }.
   *[no] La pedina di { $name } va { $to }.
 }
event-move-realm-realm = { $you ->
    [seat] Spostamento nel tuo Reame, { $to }: { $card }.
   *[no] Spostamento nel Reame di { $name }, { $to }: { $card }.
 }
event-play-to-realm-bottom = { $you ->
    [seat] Giochi { $card } { $at }.
   *[no] { $name } gioca { $card } { $at }.
 }
event-play-to-realm-top = { $you ->
    [seat] { $whose ->
        [own] Arrivo nel tuo Reame, { $at }: { $card }.
       *[other] Giochi { $card } nel Reame di { $other }, { $at }.
     }
    [other] { $name } gioca { $card } nel tuo Reame, { $at }.
   *[no] { $whose ->
        [own] Arrivo nel Reame di { $name }, { $at }: { $card }.
       *[other] { $name } gioca { $card } nel Reame di { $other }, { $at }.
     }
 }
event-play-to-realm = { $you ->
    [seat] { $whose ->
        [own] Giochi { $card }.
       *[other] Giochi { $card } nel Reame di { $other }.
     }
    [other] { $name } gioca { $card } nel tuo Reame.
   *[no] { $whose ->
        [own] { $name } gioca { $card }.
       *[other] { $name } gioca { $card } nel Reame di { $other }.
     }
 }
event-attach-to-realm = Carta assegnata lì: { $card }.
event-detach-to-realm = { $you ->
    [seat] Di nuovo nel tuo Reame, { $at }: { $card }.
   *[no] Di nuovo nel Reame di { $name }, { $at }: { $card }.
 }
event-take-discard-hand = { $you ->
    [seat] Dalla tua pila degli scarti alla tua mano: { $card }.
   *[no] Dalla pila degli scarti alla mano di { $name }: { $card }.
 }
event-take-deck-hand = { $you ->
    [seat] Dal tuo Mazzo Cattivo alla tua mano: { $card }.
   *[no] Dal Mazzo Cattivo alla mano di { $name }: { $card }.
 }
event-take-to-fate-token = { $you ->
    [seat] Prendi il Segnalino Fato.
   *[no] { $name } prende il Segnalino Fato.
 }
event-look-from-fate = { $you ->
    [seat] { $whose ->
        [own] Guardi nel tuo Mazzo Fato: { $card }.
       *[other] Guardi nel Mazzo Fato di { $other }: { $card }.
     }
    [other] { $name } guarda nel tuo Mazzo Fato: { $card }.
   *[no] { $whose ->
        [own] { $name } guarda nel proprio Mazzo Fato: { $card }.
       *[other] { $name } guarda nel Mazzo Fato di { $other }: { $card }.
     }
 }
event-move-to-fate = { $count ->
    [one] Una carta torna in cima al Mazzo Fato.
   *[other] { $count } carte tornano in cima al Mazzo Fato.
 }
event-lock-to-realm = { $you ->
    [seat] Nel tuo Reame ora c’è un lucchetto { $at }.
   *[no] Nel Reame di { $name } ora c’è un lucchetto { $at }.
 }
event-unlock-to-realm = { $you ->
    [seat] Nel tuo Reame non c’è più nessun lucchetto { $at }.
   *[no] Nel Reame di { $name } non c’è più nessun lucchetto { $at }.
 }
event-mark-to-power = { $count ->
    [0] Su { $card } non c’è più Potere.
   *[other] Su { $card }: { power }.
 }
event-mark-to-strength = Segnalini Forza su { $card }: { $count }.
event-mark-to-strength-this-turn = { $count ->
    [0] { $card }: la Forza torna quella di sempre.
   *[other] { $card }: Forza modificata di { $count } fino alla fine del turno.
 }
event-mark-to-costs = Costo di queste carte, insieme: { power }.
event-mark-to-wickets = Forza di tutti gli archetti insieme: { $count }.
event-turn-over-to-wicket = { $card } diventa un archetto { $at }.
event-turn-over-to-card-guard = { $card } non è più un archetto { $at }.
event-turn-over-to-small = { $card } rimpicciolisce { $at } e copre un simbolo in meno.
event-turn-over-to-large = { $card } cresce e copre anche un simbolo { $at }.
event-turn-over-to-normal = { $card } torna alla grandezza normale.
event-round-in-disney-villainous = Comincia il giro { $count }.

## Questions

about-card = { $about ->
    [card] { $card } – { "" }
   *[none] { "" }
 }
prompt-move-pawn = Dove va la tua pedina?
prompt-choose-action = { about-card }Che cosa fai?
prompt-choose-where = { about-card }Dove?
prompt-choose-fate = Quale carta Fato giochi? L’altra si scarta.
prompt-play-condition = Giochi una Condizione ora?
prompt-choose-allies = { about-card }Quali Alleati usi?
prompt-choose-cards-to-discard = { about-card }Quali carte scarti?
prompt-choose-card-in-hand = { about-card }Quale carta della tua mano?
prompt-choose-card-in-discard = { about-card }Quale carta della pila degli scarti?
prompt-choose-payment = { about-card }Come paghi?
prompt-play-or-discard = { about-card }Giochi questo Eroe o lo scarti?
prompt-choose-discard-or-put-back = { about-card }Scarti queste carte o le rimetti in cima?
prompt-choose-order = { about-card }Quale carta va in cima?
prompt-choose-hero = { about-card }Quale Eroe?
prompt-choose-ally = { about-card }Quale Alleato?
prompt-choose-curse = { about-card }Quale Maledizione?
prompt-choose-item = { about-card }Quale Oggetto?
prompt-choose-card = { about-card }Quale carta?
prompt-choose-several-hero = { about-card }Quali Eroi?
prompt-choose-several-wicket = { about-card }Quali archetti?
prompt-choose-several-card-guard = { about-card }Quali Guardie di Carta?
prompt-choose-free-symbol = { about-card }Quale simbolo resta libero?
prompt-choose-neighbour = { about-card }Verso quale Luogo adiacente?
prompt-choose-type = { about-card }Quale tipo di carta?
prompt-may = { about-card }Usi questa Abilità?

## Options

option-move-pawn = Vai { $to }
option-stay = Resta dove sei ({ $location })
card-as-wicket = archetto ({ $card })
option-choose-symbol = { $symbol }
option-choose-discard = Scartale
option-choose-ally = Un Alleato
option-choose-item = Un Oggetto
option-choose-put-back = Rimettile in cima al mazzo
option-gain = Ottieni { power }
option-activate = Attiva { $card }
option-fate = Fato contro { $name }
option-move = Muovi { $card }
option-vanquish = Scontro con { $card }
option-discard = Scarta delle carte
option-discard-card = Scarta { $card }
option-pay-amount = Paga { power }
option-end-turn = Fine del turno

## Why not

reason-nothing-to-choose = Non c’è niente su cui questa carta possa agire.
reason-cost = Non hai abbastanza Potere.
reason-locked = Questo Luogo è bloccato.
reason-forbidden-by-card = Lo vieta una carta del Reame.
reason-no-place = Non c’è nessun Luogo in cui questa carta possa andare.
reason-no-bearer = Nessuna carta in un Luogo non bloccato può portare questa.
reason-condition = Una Condizione si gioca solo nel turno di un avversario.
reason-no-symbol = Nessun simbolo utilizzabile qui lo permette.
reason-same-location = La tua pedina è già lì e deve muoversi.
reason-strength = I tuoi Alleati lì sono troppo deboli o troppo pochi.
reason-cannot-be-defeated = Qualcosa impedisce di sconfiggere questo Eroe.
reason-changes-nothing = Non cambierebbe niente.
reason-fate-token = Chi ha il Segnalino Fato non può essere scelto.
reason-no-fate-cards = Non restano carte Fato da rivelare.
reason-not-here = Questa carta non è nel tuo Reame o non ha niente da attivare.
reason-requirement = Ciò che questa Condizione aspetta non è avvenuto.
reason-not-now = Non è il momento.
reason-not-yet = Ciò che serve a questa carta non c’è ancora.

## Options of the table

setting-edition = Edizione
setting-edition-help = Il testo attuale delle carte, o quello della prima stampa francese.
setting-value-current = attuale
setting-value-french = prima stampa francese
setting-fate-token = Segnalino Fato
setting-fate-token-help = Chi è stato bersaglio dell’ultima azione Fato non può esserlo della prossima. Secondo le regole: in cinque o sei.
setting-value-book = secondo le regole
setting-value-always = sempre (da tre in su)
setting-value-never = mai
setting-limit-rounds = Limite di giri
setting-limit-rounds-help = Dopo tanti giri senza vincitori la partita finisce e non ha vinto nessuno.
