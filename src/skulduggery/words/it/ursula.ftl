# Ursula: her realm and her cards. Texts are in our own words.

villain-ursula = Ursula
villain-ursula-objective = Comincia un turno con il Tridente e la Corona nel Covo di Ursula. Il Tridente conta quando Re Tritone non lo ha più.
goal-trident-at-lair = Tridente nel Covo
goal-crown-at-lair = Corona nel Covo

location-ursulas-lair = Covo di Ursula
    .at = nel Covo di Ursula
    .to = verso il Covo di Ursula
location-erics-ship = Nave di Eric
    .at = sulla Nave di Eric
    .to = verso la Nave di Eric
location-the-shore = La Riva
    .at = sulla Riva
    .to = verso la Riva
location-the-palace = Il Palazzo
    .at = nel Palazzo
    .to = verso il Palazzo

## Villain deck

card-binding-contract-ursulas-lair = Contratto Vincolante (Covo di Ursula)
card-binding-contract-ursulas-lair-text = Va assegnato a un Eroe che non si trova nel Covo di Ursula. Non appena qualcuno ve lo sposta, quell’Eroe è sconfitto.
card-binding-contract-erics-ship = Contratto Vincolante (Nave di Eric)
card-binding-contract-erics-ship-text = Va assegnato a un Eroe che non si trova sulla Nave di Eric. Non appena qualcuno ve lo sposta, quell’Eroe è sconfitto.
card-binding-contract-the-shore = Contratto Vincolante (La Riva)
card-binding-contract-the-shore-text = Va assegnato a un Eroe che non si trova sulla Riva. Non appena qualcuno ve lo sposta, quell’Eroe è sconfitto.
card-binding-contract-the-palace = Contratto Vincolante (Il Palazzo)
card-binding-contract-the-palace-text = Va assegnato a un Eroe che non si trova nel Palazzo. Non appena qualcuno ve lo sposta, quell’Eroe è sconfitto.
card-flotsam = Flotsam
card-flotsam-text = Attivazione: manda un Eroe che si trova qui in un Luogo adiacente non bloccato. Flotsam resta dov’è.
card-jetsam = Jetsam
card-jetsam-text = Attivazione: manda un Eroe che si trova qui in un Luogo adiacente non bloccato. Jetsam resta dov’è.
card-cauldron = Calderone
card-cauldron-text = Attivazione: ottieni 2 Gettoni Potere per ogni Contratto Vincolante assegnato a un Eroe del tuo Reame.
card-crown = Corona
card-crown-text = Metà del tuo obiettivo. Attivazione: guarda in segreto le prime due carte del tuo Mazzo Fato. Scartale entrambe, o rimettile entrambe in cima nell’ordine che vuoi.
card-trident = Tridente
card-trident-text = Metà del tuo obiettivo. Quando lo giochi, cerca Re Tritone, giocalo qui e assegnagli il Tridente. Quando viene sconfitto, il Tridente torna tuo dove lui si trovava.
card-change-form = Trasformazione
card-change-form-text = Sposta il lucchetto nell’altro dei suoi due Luoghi, il Covo di Ursula o Il Palazzo.
card-grow-giant = Diventare Gigantesca
card-grow-giant-text = Usa un simbolo scoperto di un Luogo adiacente a quello della tua pedina, anche se è bloccato.
card-opportunist = Opportunista
card-opportunist-text = Riprendi in mano un Oggetto o un Effetto dalla tua pila degli scarti.
card-whirlpool = Vortice
card-whirlpool-text = Sposta un Eroe qualsiasi in un qualsiasi Luogo non bloccato.
card-divination = Divinazione
card-divination-text = Rivela carte del tuo mazzo finché non compare un Contratto Vincolante. Prendilo in mano e scarta le altre.
card-poor-unfortunate-souls = Tristi Anime Sole
card-poor-unfortunate-souls-text = Sposta quanti Eroi vuoi, ognuno in un Luogo adiacente non bloccato.
card-arrogance = Arroganza
card-arrogance-text = Quando un avversario, nel suo turno, sconfigge un Eroe con Forza 4 o più, puoi pescare tre carte e poi scartarne tre a scelta dalla tua mano.
card-trickery = Inganno
card-trickery-text = Quando un avversario, nel suo turno, ha 6 o più Gettoni Potere, puoi rivelare la prima carta del suo Mazzo Fato e giocarla contro di lui.

## Fate deck

card-ariel = Ariel
card-ariel-text = Quando giochi Ariel, puoi portare da lei un Oggetto che nessuna carta possiede e nessun lucchetto trattiene. Finché lei è nel Reame, Ursula non può usare Muovere un Oggetto o un Alleato.
card-ariel-french = Quando giochi Ariel, porta da lei un Oggetto, anche il Tridente di Re Tritone. Finché lei è nel Reame, Ursula non può spostare nessun Oggetto.
card-eric = Eric
card-eric-text = Quando giochi Eric, puoi spostare un Eroe, lui o un altro, in un qualsiasi Luogo non bloccato.
card-eric-french = Quando giochi Eric, sposta un Eroe, lui o un altro, in un qualsiasi Luogo non bloccato.
card-flounder = Flounder
card-flounder-text = Quando giochi Flounder, puoi mescolare gli scarti di Ursula nel suo mazzo.
card-flounder-french = Quando giochi Flounder, mescola gli scarti di Ursula nel suo mazzo.
card-grimsby = Grimsby
card-grimsby-text = Quando giochi Grimsby, puoi spostare il lucchetto nell’altro dei suoi due Luoghi, il Covo di Ursula o Il Palazzo.
card-king-triton = Re Tritone
card-king-triton-text = Un Contratto Vincolante per Re Tritone, o un Effetto che lo sceglie, costa a Ursula 1 Gettone Potere in più.
card-max = Max
card-max-text = Quando giochi Max dove si trova la pedina di Ursula, puoi muoverla in un qualsiasi Luogo non bloccato.
card-scuttle = Scuttle
card-scuttle-text = Quando giochi Scuttle, puoi assegnargli un Oggetto dagli scarti Fato di Ursula.
card-scuttle-french = Quando giochi Scuttle, assegnagli un Oggetto dagli scarti Fato di Ursula.
card-sebastian = Sebastian
card-sebastian-text = Quando giochi Sebastian, puoi assegnargli il Contratto Vincolante di un altro Eroe, se nessun lucchetto lo trattiene.
card-sebastian-french = Quando giochi Sebastian, assegnagli il Contratto Vincolante di un altro Eroe.
card-dinglehopper = Arricciaspiccia
card-dinglehopper-text = Va assegnato a un Eroe. Ogni volta che la pedina di Ursula raggiunge quell’Eroe, lei perde 1 Gettone Potere.
card-snarfblat = Soffia Bla Bla
card-snarfblat-text = Va assegnato a un Eroe. Un Contratto Vincolante per quell’Eroe costa a Ursula 3 Gettoni Potere in più.
card-return-to-form = Riprendere Forma
card-return-to-form-text = Scegli negli scarti Fato un Eroe con Forza non superiore a 4 e giocalo dove si trova la pedina di Ursula.
