# The table in the browser.

## Pages

web-skip = Vai al tavolo
web-home = Inizio
web-settings = Impostazioni
web-rules = Regole
web-codex = Carte
web-close = Chiudi
web-welcome = Un tavolo per i cattivi
web-welcome-line = Scegli un gioco, siediti con i bot o manda un link agli amici. Le carte aspettano.
web-unofficial = Un tavolo non ufficiale, fatto per divertimento: nessuna immagine, nessun logo o testo degli editori. Emblemi di game-icons.net (CC BY 3.0).

## Laying a table

web-play = Gioca
web-lay = Prepara il tavolo
web-seats = Posti
web-options = Opzioni
web-name = Nome
web-villain = Cattivo
web-beginner = Uno facile per iniziare
web-add-seat = Aggiungi un posto
web-remove-seat = Togli il posto { $seat }
web-seat-me = Io
web-seat-here = Qualcuno a questo schermo
web-seat-open = Posto libero
web-seat-open-line = Riceverai un link per ogni posto libero; il tavolo aspetta che i tuoi amici si siedano.
web-seat-here-line = Tra una mano e l’altra cala un sipario: nessuno vede le carte altrui.
web-any-villain = Un cattivo qualsiasi
web-pace = Ritmo dei bot
web-pace-slow = Lento
web-pace-normal = Tranquillo
web-pace-fast = Veloce
web-pace-instant = Immediato
web-my-tables = I miei tavoli
web-over = Finita
web-won-by = Vince: { $names }
web-finished = { $count ->
    [one] Una partita finita
   *[other] { $count } partite finite
 }
web-your-turn = Tocca a te
web-forget-table = Dimentica il tavolo di { $names }
web-load-record = Apri una partita salvata

## Settings

web-theme = Luce
web-theme-midnight = Mezzanotte
web-theme-day = Salotto di giorno
web-card-size = Grandezza delle carte
web-size-small = Piccole
web-size-medium = Medie
web-size-large = Grandi
web-speed = Velocità delle carte
web-speed-slow = Lenta
web-speed-medium = Media
web-speed-fast = Veloce
web-letters = Lettere accanto ai colori
web-sound = Suoni

## At the table

web-table = Tavolo
web-tools = Strumenti del tavolo
web-table-menu = Al tavolo
web-undo = Ritira
web-undo-by-asking = Chiedi di ritirare
web-log = Racconto
web-log-all = Mostra tutto
web-help = Aiuto
web-bot = bot
web-standin = per ora gioca un bot
web-online = presente
web-away = assente
web-to-play = deve giocare
web-here = Qui
web-as-hero = Come Eroe
web-use-special = Usala
web-own-pile = La tua pila
web-pile-of = Pila di { $name }
web-deck-of = Mazzo di { $name }: { $count }
web-hand-of = Mano di { $name }: { $count }
web-last-trick = Ultima presa: { $name }
web-devils-round = Diavoletti in questa manche: { $count }
web-devils-total = Diavoletti in tutto: { $count }
web-choose-where = Scegli dove va.
web-hero-text = Una carta coperta. Alla fine si contano gli Eroi: il loro numero annulla tutte le carte di quel valore nella pila.
web-number-text = Va sulle carte del suo colore o del suo valore.
web-waiting-for-seat = Il posto { $seat } è ancora libero: il tavolo aspetta.
web-waiting-for-others = Tocca a qualcun altro.
web-connecting = Si prepara il tavolo …
web-reconnecting = Il collegamento è caduto; sta tornando. Niente è perso.
web-closed-table = Questo tavolo si può solo guardare.
web-recap = Da quando hai guardato
web-got-it = Capito
web-undone-by = { $name } ha ritirato una risposta.
web-undo-ask = { $name } vorrebbe ritirare l’ultima risposta.
web-undo-yes = Va bene
web-undo-refuse = No
web-undo-waiting = Chiesto di ritirare: si aspetta { $names }.
web-undo-withdraw = Lascia stare
web-undo-no = { $name } non è d’accordo: la risposta resta.
web-undo-played-on = Nel frattempo il gioco è andato avanti: la risposta resta.
web-standin-you = Un bot gioca per te.
web-take-back-seat = Gioco io
web-let-bot = Fai giocare un bot
web-give-back = Ridai il posto
web-practice = Solo bot oltre a te: un tavolo di prova, dove si può ritirare tutto.
web-report = Segnala un problema
web-report-line = Un file con ciò che vedi, che è successo e che è chiesto; né chiavi né mani degli altri.
web-leave = Lascia il tavolo

## Several people

web-links = Link
web-invite-line = Manda a ogni amico il suo link: chi lo apre si siede lì.
web-invite-local = Questi link funzionano solo su questo computer. Avviato con --host 0.0.0.0, il tavolo è aperto ai telefoni di questa rete.
web-open-seats = { $count ->
    [one] Un posto è ancora libero
   *[other] { $count } posti sono ancora liberi
 }
web-watch-link = Per guardare
web-copy = Copia
web-copied = Copiato
web-as-code = Codice per un telefono
web-code-line = Inquadralo con un telefono per sedersi lì.
web-join-title = C’è un posto libero
web-join-with = con { $names }
web-join-villain = Tu sei { $villain }.
web-join = Siediti
web-curtain-line = Solo { $name } deve vedere il resto.
web-lift = Sono { $name }
web-no-key = Non hai un posto a questo tavolo
web-no-key-line = Un posto si apre con il suo link: chiedi di nuovo il tuo.
web-ended-bad-key = Questo link non apre nessun posto qui
web-ended-unknown-table = Questo tavolo non esiste
web-ended-no-hello = Il tavolo non ci ha capito
web-ended-too-fast = Troppo in una volta: riapri il tavolo tra poco

## The end

web-again = Ancora
web-replay = Rivedi
web-save = Salva la partita
web-see-table = Vedi il tavolo
web-heroes-cancel = annullate: tutte le carte da { $values }
web-next-table = Un’altra partita è pronta.
web-go-there = Siediti lì

## What could not be done

web-refused-offline = Il collegamento è caduto: appena torna, il tavolo mostra ciò che conta.
web-refused-stale = Nel frattempo il tavolo è andato avanti.
web-refused-over = La partita è finita.
web-refused-nothing-to-undo = Non c’è niente da ritirare.
web-refused-waiting = C’è ancora una domanda in sospeso: prima quella.
web-refused-too-fast = Troppo in fretta: aspetta un momento.
web-refused-bad-record = Questo file non è una partita che qui si possa leggere.
web-refused-too-many-tables = Non c’è posto per altri tavoli.
web-refused-taken = Quel posto è occupato.
web-refused-unknown-table = Questo tavolo non c’è più.

## Keys

web-keys = Tasti
web-key-arrows = lungo le carte, o lungo ciò che è acceso
web-key-updown = verso ciò che è acceso, e di nuovo alla mano
web-key-enter = sceglie
web-key-digits = sceglie la carta o il posto con quel numero
web-key-escape = rimette giù la carta; chiude
web-key-undo = ritira
web-key-log = il racconto finora
web-key-help = questo aiuto
web-key-rules = le regole
web-touch-line = Tocca una carta e poi dove va, o trascinala. Tienila premuta per vederla da vicino. Tocca una carta scura per sapere perché non si può giocare.

## A first game: one line for each kind of question

web-help-lead = Inizi tu la presa. Chi inizia non la prende mai: guarda che cosa dai agli altri. Non si inizia con cinque diavoletti.
web-help-second = La tua carta decide: più alta della prima e tutti salgono; più bassa e tutti scendono.
web-help-higher = Se tutti salgono prende la più alta; se qualcuno non può, prende la più bassa.
web-help-lower = Se tutti scendono prende la più bassa; se qualcuno non può, prende la più alta.
web-help-cannot-follow = Dalla parte sbagliata: la carta più lontana dalla prima prende la presa con tutti i diavoletti.
web-help-play-card = I punti vanno dove vanno le carte: ciò che va sulla pila di un vicino deve andarci. Oppure posa una carta coperta, come Eroe, sulla tua.
web-help-play-forced-card = Questa carta è davanti a te per un Intrigo: gioca proprio questa, in qualunque modo permesso.
web-help-choose-opponent = Tocca la pila accesa di chi vuoi.
web-help-choose-direction = Ogni pila passa la sua carta in cima nello stesso momento, anche la tua.

## Replay

web-replay-step = A che punto della partita
web-replay-of = { $step } di { $steps }
web-replay-first = Alla distribuzione
web-replay-back = Una mossa indietro
web-replay-next = Una mossa avanti
web-replay-last = Alla fine
web-replay-run = Fai scorrere
web-replay-pause = Ferma
web-replay-trick-back = Una presa indietro
web-replay-trick-next = Una presa avanti
web-replay-round-back = Un giro indietro
web-replay-round-next = Un giro avanti
web-replay-turn-back = Un turno indietro
web-replay-turn-next = Un turno avanti
web-replay-eyes = Visto da
web-replay-all = Tutte le mani scoperte
web-replay-watch = Chi guarda
web-replay-play-on = Gioca da qui
web-replay-link = Link a questo momento
web-replay-copied = Il link è copiato: apre la partita a questo momento.
web-replay-deal = Le carte sono distribuite.
web-replay-none = Non c’è nulla da mostrare
web-replay-no-view = Le regole di questo gioco sono cambiate da allora; resta solo ciò che fu raccontato.

## Cards of a game

web-codex-search = Cerca una carta
web-codex-all = Tutti
web-codex-specials = Carte speciali
web-codex-numbers = Carte numerate
web-codex-copies = { $count ->
    [one] { $count } copia
   *[other] { $count } copie
 }

## Reami

web-other-realms = Gli altri reami
web-own-realm = Al mio reame
web-enlarge-realm = Guarda il reame di { $name }
web-hand = Mano
web-piles-of = Pile di { $name }
web-progress = A che punto è l’obiettivo
web-goal = { $goal }: { $have } su { $need }
web-fate-against = { $you ->
    [yes] Fato contro di te
   *[no] Fato contro { $name }
 }
web-power-on-it = { power } su questa carta
web-size-of-hero-small = rimpicciolito
web-size-of-hero-large = ingrandito
web-wicket = un Archetto
web-titled = { $what }:
web-printed = stampato { $count }
web-tokens = segnalini
web-picked = { $count ->
    [one] { $count } scelta
   *[other] { $count } scelte
 }
web-picked-of = { $count } su { $of }
web-picked-worth = Forza { $worth } su { $needed } ({ $count ->
    [one] { $count } Alleato
   *[other] { $count } Alleati
 })
web-confirm = Va bene così
web-only-symbol = { $symbol }: è illuminato solo ciò che permette.
web-meanwhile = Nel frattempo
web-see-again = Rivedi
web-to-now = Torna ad adesso
web-guide = Guida
web-no-guide = Per questo Cattivo non c’è ancora una guida.

## Settori

web-under-pawn = Sotto la pedina
web-kept = Accanto al ritratto di { $name }
web-hand-limit = limite di carte: { $count }
web-engaged-pair = { $ally }, ingaggiato da { $hero }
web-strength-tokens = Segnalini Forza
web-requirement-met = soddisfatto: { $requirement }
web-requirement-open = da fare: { $requirement }
ui-hunt = Caccia

## Conditions, and a rest

web-conditions = Le tue Condizioni
web-arm-ask = chiedimelo
web-arm-play = giocala alla prima occasione
web-arm-not-this-turn = non in questo turno
web-resting = Forse qualcuno vuole rispondere: il tavolo fa una pausa.
web-one-moment = Un momento
web-moment-mine = Il tavolo ti aspetta.
web-moment-of = { $name } chiede un momento.
web-go-on = Avanti
web-rest = Pausa per le Condizioni
web-rest-normal = 4 secondi
web-rest-short = 2 secondi
web-rest-long = 8 secondi
web-rest-off = nessuna: si aspetta chi deve rispondere
web-rest-help = Finché qualcuno può avere in mano una Condizione il tavolo fa una pausa, che ce l’abbia o no: così nessuno capisce chi potrebbe rispondere.
web-refused-no-rest = Il tavolo non fa una pausa in questo momento.
