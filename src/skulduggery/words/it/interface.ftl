# Everything that an interface says by itself: a table, its questions, its notes.

ui-language-name = Italiano
list-and = { $most } e { $last }

## Laying a table

ui-which-game = Quale gioco?
ui-players-range = da { $least } a { $most } giocatori
ui-how-many-players = Quanti giocatori? Da { $least } a { $most }
ui-who-plays-seat = Chi gioca al posto { $seat }?
ui-person = Una persona
ui-bot-random = Bot, a caso
ui-bot-rules-of-thumb = Bot, di buon senso
ui-bot-1 = Bot di livello 1: apprendista
ui-bot-2 = Bot di livello 2: scagnozzo
ui-bot-3 = Bot di livello 3: intrigante
ui-bot-4 = Bot di livello 4: arcicattivo
ui-bot-5 = Bot di livello 5: mente diabolica
ui-name-of-seat = Nome al posto { $seat }?
ui-seat-name = Giocatore { $seat }
ui-bot-name = Bot { $seat }
ui-which-villain = Quale Cattivo per { $name }?
ui-who-begins = Chi comincia?
ui-random = A caso
ui-change-options = Cambiare un’opzione o cominciare?
ui-begin = Comincia
ui-yes = sì
ui-no = no
ui-none = nessuno
ui-number-from-to = Un numero da { $low } a { $high }
ui-number-or-none = Un numero da { $low } a { $high }, o niente per nessun limite
ui-saved-games = Partite da riprendere
ui-new-game = Una nuova partita
ui-go-on-with = { $game }, { $names }: { $moves ->
    [one] { $moves } risposta
   *[other] { $moves } risposte
 }
ui-take-up-again = Si riprende la partita salvata.

## At the table

ui-you = Tu
ui-round = Manche { $round }
ui-table-round = Giro { $round }
ui-turn-of = Tocca a { $name }.
ui-your-hand = La tua mano
ui-hand-of = Mano di { $name }
ui-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
 }
ui-hidden-card = carta nascosta
ui-deck = Mazzo
ui-pile = Pila
ui-pile-empty = nessuna pila
ui-middle = Centro
ui-hero = Eroe
ui-hero-on-top = un Eroe
ui-special = speciale
ui-must-be-played = da giocare al prossimo turno
ui-trick = Presa
ui-trick-empty = Nessuna carta in questa presa.
ui-trick-up = verso l’alto
ui-trick-down = verso il basso
ui-trick-goes-up = La presa sale: gioca più alto di { $card } se puoi.
ui-trick-goes-down = La presa scende: gioca più basso di { $card } se puoi.
ui-tricks = { $count ->
    [one] { $count } presa
   *[other] { $count } prese
 }
ui-devils = { $count ->
    [one] { $count } diavoletto
   *[other] { $count } diavoletti
 }
ui-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
 }
ui-heroes = { $count ->
    [one] { $count } Eroe
   *[other] { $count } Eroi
 }
ui-total = Totale
ui-left-neighbour = a sinistra
ui-right-neighbour = a destra

## A realm

ui-realm-of = Reame di { $name }
ui-objective = Obiettivo
ui-power-amount = { $count } Potere
ui-pawn-here = pedina qui
ui-locked = bloccato
ui-covered = coperta
ui-used = usata
ui-strength = Forza
ui-cost = Costo
ui-attached = assegnato
ui-upper-side = parte alta
ui-lower-side = parte bassa
ui-villain-deck = Mazzo Cattivo
ui-villain-discard = Scarti Cattivo
ui-fate-deck = Mazzo Fato
ui-fate-discard = Scarti Fato
ui-fate-token = Segnalino Fato
ui-empty = vuoto

## Answering

ui-choose-number = Scegli un numero da { $low } a { $high } (? per le regole, h per l’aiuto).
ui-no-such-option = { $answer } non è tra le scelte: scegli un numero da { $low } a { $high }.
ui-not-understood = { $answer }: non capito; h mostra che cosa si può scrivere.
ui-press-enter = Premi Invio per continuare.
ui-help-title = Che cosa si può scrivere
ui-help-number = un numero: sceglie l’opzione con quel numero
ui-help-rules = ? : le regole del gioco
ui-help-undo = u : ritira l’ultima risposta
ui-help-log = l : che cosa è successo finora
ui-help-why = w : perché una carta o un Luogo non si può scegliere
ui-help-view = v : mostra di nuovo il tavolo
ui-help-quit = q : esce; la partita è salvata e si può riprendere più tardi
ui-help-help = h : questo aiuto
ui-log = Che cosa è successo
ui-log-empty = Non è ancora successo niente.
ui-undone = L’ultima risposta è stata ritirata.
ui-nothing-to-undo = Non c’è niente da ritirare.
ui-why-nothing = { $name }: niente lo vieta.
ui-why-answer = { $name }: { $reason }
ui-hand-screen-to = Passa lo schermo a { $name }.
ui-ready = { $name }, premi Invio quando nessun altro vede lo schermo.
ui-saved = La partita è salvata. Per riprenderla: { $command }

## The end

ui-game-over = La partita è finita.
ui-winners = { $count ->
    [0] Non vince nessuno.
    [one] Vince { $names }.
   *[other] Vittoria condivisa: { $names }.
 }
ui-you-win = Hai vinto.
ui-scores = Punteggi
result-devils = Il limite di diavoletti è superato: vince il totale più basso.
result-points = Nessuno ha più carte: vince chi ha più punti.
result-objective = L’obiettivo è raggiunto.
result-limit-rounds = Il numero di giri convenuto è stato giocato.

## Replays

ui-replay-of = Partita rivista: { $game }, { $names }
ui-replay-step = Passo { $step } di { $steps }
ui-replay-keys = Invio o n: avanti, b: indietro, un numero: a quel passo, s: altro posto, l: diario, t: svolte, q: esci
ui-replay-start = Le carte sono distribuite.
ui-replay-end = Questa è la fine della partita registrata.

## What went wrong

ui-input-ended = L’input è finito; la partita è salvata.

## Terminal
ui-language = Lingua
ui-game = Gioco
ui-title-of-game = Titolo
ui-players = Giocatori
ui-who-plays = Chi gioca?
ui-me-and-bots = Tu contro i bot
ui-several-people = Più persone a questo schermo
ui-only-bots = Solo bot, e tu guardi
ui-which-bots = Quali bot?
ui-which-villains = Quali Cattivi?
ui-villains-random = Sorteggiati
ui-villains-choose = Da scegliere
ui-name-of-bot = { $name } (bot)
ui-table-number = Tavolo { $table }: { $names }
ui-how-to-resume = Per riprenderne una: { $command }
ui-see-again = Per rivederla: { $command }
ui-more = { $percent } % letto. Invio: avanti, q: indietro
ui-more-in-log = ({ $count ->
    [one] ancora { $count } riga
   *[other] ancora { $count } righe
 } nel diario: l)
ui-trick-number = presa { $number } di 9
ui-of-rounds = { $rounds ->
    [one] { $rounds } manche in tutto
   *[other] { $rounds } manche in tutto
 }
ui-to-limit = finché qualcuno supera { $limit } diavoletti
ui-leads = apre
ui-why-letter = Quale carta o quale Luogo? Scrivine la lettera o il nome.
ui-undone-with = La tua ultima risposta è stata ritirata, e ciò che è seguito: { $names }.
ui-undo-takes-back = Così si ritira anche ciò che è seguito: { $names }.
ui-undo-sure = Ritirare? { $yes }, o Invio per no:
ui-other-rules = Il tavolo { $table } si può solo guardare e ora è chiuso: { $message }.
ui-hand = Mano
ui-must = obbligata
ui-cancelled = annullate
ui-replay-typed = >
ui-replay-eyes = vista da { $who }
ui-replay-all = tutti
ui-replay-nobody = uno spettatore
ui-replay-seat = Con gli occhi di chi? Un posto da 1, none (spettatore) o all (tutti):
ui-replay-no-step = Ci sono solo i passi da 0 a { $steps }.
ui-replay-not-understood = { $answer }: non capito. Invio: avanti, b: indietro, un numero: quel passo, s: altro posto, l: diario, t: svolte, q: esci
ui-standing = { $total } in tutto; in questa manche { $round }
ui-revealed = Messe da parte
ui-short-gain-power = +{ $count }
ui-short-play-card = Gioca
ui-short-activate = Attiv
ui-short-fate = Fato
ui-short-move-item-or-ally = Sposta
ui-short-move-hero = SpEroe
ui-short-vanquish = Sconf
ui-short-discard = Scarta
ui-help-info = i : che cosa fa una carta
ui-help-several = più numeri: sceglierne più di uno insieme, dove si può
ui-info-letter = Quale carta? Scrivine la lettera o il nome.
ui-info-nothing = Nessuna carta sul tavolo ha un testo da leggere.
ui-your-realm = Il tuo reame
ui-players-exactly = { $count } giocatori
ui-wicket = archetto
ui-size-small = rimpicciolito
ui-size-large = ingrandito
ui-progress = { $goal }: { $have } su { $need }
ui-picked = Scelto finora: { $cards }
ui-picked-worth = Scelto finora: { $cards } ({ $have } su { $need })
ui-part-printed = stampato { $count }
ui-part-tokens = segnalini { $count }
ui-own-deck = { $villain } gioca con un mazzo proprio ({ $deck }).
decks-good = { $file }: { $villain }, { $cards } e { $fate } carte, mazzo { $deck }
decks-same = Nulla differisce dal nostro mazzo.
decks-differs = { $card }: { $field } { $ours } → { $theirs }
decks-words = Nomi e testi propri: { $count }
decks-limits = Limiti
decks-head = Un file di mazzo di Skulduggery. Mettici i numeri, i nomi e i testi della tua copia; ciò che tralasci resta come da noi. Quel che fa una carta lo dice il suo id e qui non si cambia.
decks-check = Poi: skulduggery decks check FILE
decks-play = E: skulduggery play { $game } --deck FILE
decks-copies = Le copie sotto [[card]] fanno 30 carte, quelle sotto [[fate]] 15.
decks-requirement = Un requisito è uno di: { $words }
decks-symbol = Un simbolo è uno di: { $words }
