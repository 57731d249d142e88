# The Queen of Hearts: her realm and her cards. Texts are in our own words.

villain-queen-of-hearts = Regina di Cuori
villain-queen-of-hearts-objective = Abbi almeno un archetto in ognuno dei tuoi quattro Luoghi e poi riesci con Tirare. Vale subito.
goal-wicket-locations = Luoghi con un archetto
goal-shot = Tiro riuscito

# needs a translator
location-courtyard = Courtyard
    .at = presso Courtyard
    .to = verso Courtyard
# needs a translator
location-hedge-maze = Hedge Maze
    .at = presso Hedge Maze
    .to = verso Hedge Maze
# needs a translator
location-tulgey-wood = Tulgey Wood
    .at = presso Tulgey Wood
    .to = verso Tulgey Wood
# needs a translator
location-white-rabbits-house = White Rabbit’s House
    .at = presso White Rabbit’s House
    .to = verso White Rabbit’s House

## Villain deck

card-card-guard-club = Guardia di Carta (Fiori)
card-card-guard-club-text = Attivala per 1 Gettone Potere: diventa un archetto, oppure l’archetto torna una Guardia di Carta.
card-card-guard-diamond = Guardia di Carta (Quadri)
card-card-guard-diamond-text = Attivala per 1 Gettone Potere: diventa un archetto, oppure l’archetto torna una Guardia di Carta.
card-card-guard-heart = Guardia di Carta (Cuori)
card-card-guard-heart-text = Attivala per 1 Gettone Potere: diventa un archetto, oppure l’archetto torna una Guardia di Carta.
card-card-guard-spade = Guardia di Carta (Picche)
card-card-guard-spade-text = Attivala per 1 Gettone Potere: diventa un archetto, oppure l’archetto torna una Guardia di Carta.
card-the-king = Il Re
card-the-king-text = Le tue Guardie di Carta costano 1 Gettone Potere in meno, ovunque tu le giochi.
card-tweedle-dee-and-tweedle-dum = Pinco Panco e Panco Pinco
card-tweedle-dee-and-tweedle-dum-text = Quando li usi in uno Scontro, li tieni.
card-spear = Lancia
card-spear-text = Va assegnata a un Alleato, archetto o no: +1 alla Forza.
card-stopwatch = Orologio
card-stopwatch-text = Attivalo senza pagare niente: ottieni 1 Gettone Potere per ogni archetto del tuo Reame.
card-off-with-your-head = Tagliategli la testa!
card-off-with-your-head-text = Sconfiggi un qualsiasi Eroe con Forza non superiore a 4.
card-take-the-shot = Tirare
card-take-the-shot-text = Solo con un archetto in ogni Luogo. Rivela le prime cinque carte del tuo Mazzo Cattivo e somma ciò che costano in questo momento. Se è meno della Forza di tutti i tuoi archetti insieme, vinci la partita. Altrimenti scartale.
card-by-order-of-the-queen = Per ordine della Regina
card-by-order-of-the-queen-text = Trasforma fino a due Guardie di Carta in archetti, senza attivare né pagare niente.
card-by-order-of-the-queen-french = Trasforma una o due Guardie di Carta in archetti, senza attivare né pagare niente.
card-makes-you-smaller = Ti fa più piccola
card-makes-you-smaller-text = Rimpicciolisci un Eroe, oppure rendi la grandezza normale a un Eroe ingrandito.
card-very-merry-unbirthday = Un buon non compleanno
card-very-merry-unbirthday-text = Ottieni 1 Gettone Potere per ogni Alleato del tuo Reame, archetti compresi.
card-fury = Furia
card-fury-text = Quando un avversario, nel suo turno, sconfigge un Eroe con Forza 4 o più, puoi rimpicciolire fino a due Eroi nel tuo Reame.
card-fury-french = Quando un avversario, nel suo turno, sconfigge un Eroe con Forza 4 o più, puoi rimpicciolire uno o due Eroi nel tuo Reame.
card-judgment = Giudizio
card-judgment-text = Quando un avversario, nel suo turno, ha tre o più Alleati, puoi ottenere 3 Gettoni Potere.

## Fate deck

card-alice = Alice
card-alice-text = La Regina di Cuori non può muovere né Alleati né Oggetti.
card-caterpillar = Brucaliffo
card-caterpillar-text = Ogni Alleato che si trova qui ha −1 alla Forza, archetti compresi.
card-cheshire-cat = Lo Stregatto
card-cheshire-cat-text = Quando giochi lo Stregatto, puoi far tornare fino a due archetti Guardie di Carta. Quando viene sconfitto, la Regina di Cuori può trasformare fino a due Guardie di Carta in archetti.
card-cheshire-cat-french = Quando giochi lo Stregatto, fai tornare uno o due archetti Guardie di Carta. Quando viene sconfitto, la Regina di Cuori può trasformare fino a due Guardie di Carta in archetti.
card-dodo = Capitan Libeccio
card-dodo-text = Nessuna Guardia di Carta che si trova qui può diventare un archetto. Chi è già un archetto lo resta.
card-dormouse = Toperchio
card-dormouse-text = Niente rimpicciolisce Toperchio.
card-mad-hatter = Il Cappellaio Matto
card-mad-hatter-text = +2 alla Forza finché il Leprotto Bisestile è nel Reame.
card-march-hare = Il Leprotto Bisestile
card-march-hare-text = +2 alla Forza finché il Cappellaio Matto è nel Reame.
card-white-rabbit = Il Bianconiglio
card-white-rabbit-text = Attivare una Guardia di Carta o un archetto costa alla Regina di Cuori 1 Gettone Potere in più.
card-white-rabbit-french = Attivare una Guardia di Carta che diventa un archetto costa alla Regina di Cuori 1 Gettone Potere in più.
card-im-late-im-late = È tardi! È tardi!
card-im-late-im-late-text = Scegli tra gli scarti Fato un Eroe con Forza non superiore a 3 e giocalo di nuovo.
card-makes-you-larger = Ti fa più grande
card-makes-you-larger-text = Ingrandisci un Eroe, oppure rendi la grandezza normale a un Eroe rimpicciolito.
card-mome-raths = Palmipedoni
card-mome-raths-text = Muovi un qualsiasi Alleato della Regina di Cuori, archetto o no, in un qualsiasi Luogo.
card-down-the-rabbit-hole = Nella Tana del Bianconiglio
card-down-the-rabbit-hole-text = Se Alice è nel Reame: scarta un Alleato dove si trova lei. Altrimenti: si cerca Alice e la giochi in un Luogo a tua scelta.
card-down-the-rabbit-hole-french = Se Alice non è nel Reame: la si cerca e la giochi in un Luogo a tua scelta. Se c’è: puoi scartare un Alleato dove si trova lei.
