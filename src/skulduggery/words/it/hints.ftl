# Hints: the clauses of which the sentence about an option is made, and what stands around them.
# A clause begins small and ends without a full stop: two of them may stand in a row.

## How an option compares with the others

hint-best = nient’altro sembra così buono: la seguente è indietro del { $count }%
hint-good = niente sembra migliore
hint-as-good = sembra buona quasi quanto la migliore
hint-behind = sembra peggiore della migliore del { $count }%
hint-only = non puoi fare nient’altro

## Little Devils

hint-ducks = non puoi prendere questa presa
hint-hardly-takes = probabilmente non prenderai questa presa
hint-may-take = prendi questa presa { $count } volte su cento
hint-likely-takes = { $count ->
    [0] probabilmente prenderai questa presa, finora senza diavoletti
    [one] probabilmente prenderai questa presa, finora con { $count } diavoletto
   *[other] probabilmente prenderai questa presa, finora con { $count } diavoletti
 }
hint-takes = { $count ->
    [0] prendi questa presa, senza diavoletti
    [one] prendi questa presa, con { $count } diavoletto
   *[other] prendi questa presa, con { $count } diavoletti
 }
hint-sheds = { $count ->
    [one] ti liberi di { $count } diavoletto
   *[other] ti liberi di { $count } diavoletti
 }
hint-sheds-high = ti liberi di una carta alta, che più tardi potrebbe prendere
hint-sheds-low = ti liberi di una carta bassa, che più tardi potrebbe prendere

## The Villains card game

hint-scores = { $count ->
    [one] porta { $count } punto alla tua pila
   *[other] porta { $count } punti alla tua pila
 }
hint-may-be-cancelled = i tuoi Eroi possono ancora annullarli
hint-is-cancelled = i tuoi Eroi ora annullano il suo valore
hint-gives = { $count ->
    [one] dai { $count } punto a { $name }
   *[other] dai { $count } punti a { $name }
 }
hint-gives-cancelled = va a { $name }, i cui Eroi ora annullano il suo valore
hint-hero-saves = { $count ->
    [one] un Eroe in più salva { $count } punto della tua pila
   *[other] un Eroe in più salva { $count } punti della tua pila
 }
hint-hero-costs = { $count ->
    [one] un Eroe in più costa { $count } punto alla tua pila
   *[other] un Eroe in più costa { $count } punti alla tua pila
 }
hint-hero-costs-nothing = un Eroe in più non costa niente alla tua pila

## Villainous

hint-wins = vinci la partita
hint-nearer = ti avvicina al tuo obiettivo
hint-rid-of = ti liberi di { $card }
hint-fates = ostacoli { $name }
hint-fates-leader = ostacoli { $name }, il tuo avversario più forte
hint-hinders = { $card } ostacolerà { $name }
hint-hinders-leader = { $card } ostacolerà { $name }, il tuo avversario più forte
hint-puts = porti { $card } nel tuo reame
hint-puts-in-star-wars-villainous = porti { $card } nel tuo Settore
hint-unlocks = sblocca un Luogo
hint-power = ottieni { power }
hint-power-in-star-wars-villainous = ottieni { credits }
hint-ambition = ottieni { ambition }
hint-draws = { $count ->
    [one] peschi una carta
   *[other] peschi { $count } carte
 }
hint-swaps = { $count ->
    [one] pescherai una nuova carta al posto di una della tua mano
   *[other] pescherai nuove carte al posto di { $count } della tua mano
 }
hint-then-wins = puoi vincere la partita in questo turno
hint-then-nearer = puoi avvicinarti al tuo obiettivo in questo turno
hint-then-rid-of = puoi liberarti di { $card } in questo turno
hint-then-hinders = puoi ostacolare { $name } in questo turno
hint-then-hinders-leader = puoi ostacolare { $name }, il tuo avversario più forte, in questo turno
hint-then-puts = puoi portare { $card } nel tuo reame in questo turno
hint-then-puts-in-star-wars-villainous = puoi portare { $card } nel tuo Settore in questo turno
hint-then-unlocks = puoi sbloccare un Luogo in questo turno
hint-then-power = puoi ottenere { power } in questo turno
hint-then-power-in-star-wars-villainous = puoi ottenere { credits } in questo turno
hint-then-ambition = puoi ottenere { ambition } in questo turno

## In the terminal

ui-help-hint = t : un consiglio: che cosa sembra meglio, quanto e perché
ui-hints-title = Che cosa sembra meglio, con la tua probabilità di vincere per quanto puoi sapere
ui-hint-line = { $number }. { $option }: { $percent }%. { $why }
ui-hints-thinking = Ci penso …
ui-hints-off = Niente consigli dove giocano più persone; un tavolo preparato con --hints on li dà.
ui-no-judge = { $game } non ha ancora un giudice delle posizioni: nessuno può dire se un’opzione è buona.

## After a game

ui-curve-title = Come sono andate le probabilità di vincere
ui-curve-line = { $name }: { $first }% all’inizio, fra { $low }% e { $high }%, { $last }% alla fine
ui-turning-later = Dove una partita è girata si può dire quando è finita.
ui-turning-title = Dove la partita è girata
ui-turning-none = Non è mai girata bruscamente.
ui-turning-line = Passo { $step }: { $what }. { $moved }
ui-turning-answer = { $name }: { $option }
ui-turning-turn = turno di { $name }, giro { $round }
ui-turning-deal = si distribuisce la manche { $round }
ui-turning-moved = { $name } { $before }% → { $after }%
