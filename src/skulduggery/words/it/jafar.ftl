# Jafar: his realm and his cards. Texts are in our own words.

villain-jafar-objective = Comincia un turno con la Lampada Magica al Palazzo del Sultano, in mano a nessun altro, e il Genio ipnotizzato, ovunque si trovi.
goal-lamp-at-the-palace = Lampada Magica al Palazzo
goal-genie-hypnotized = Genio ipnotizzato

location-sultans-palace = Palazzo del Sultano
    .at = al Palazzo del Sultano
    .to = al Palazzo del Sultano
location-streets-of-agrabah = Strade di Agrabah
    .at = nelle Strade di Agrabah
    .to = nelle Strade di Agrabah
location-oasis = Oasi
    .at = all’Oasi
    .to = all’Oasi
location-cave-of-wonders = Caverna delle Meraviglie
    .at = nella Caverna delle Meraviglie
    .to = nella Caverna delle Meraviglie

## Villain deck

card-palace-guard = Guardia di Palazzo
card-palace-guard-text = Nessuna Abilità.
card-gazeem = Gazeem
card-gazeem-text = Quando Gazeem viene scartato dal tuo Reame, puoi riprendere in mano un Oggetto dalla tua pila degli scarti.
card-gazeem-french = Quando Gazeem viene scartato dal tuo Reame, riprendi in mano un Oggetto dalla tua pila degli scarti.
card-iago = Iago
card-iago-text = Attiva (1 Gettone Potere): Iago vola in un Luogo adiacente e porta con sé un Oggetto non assegnato che si trovava con lui.
card-razoul = Razoul
card-razoul-text = Un Alleato che giochi qui ti costa 1 Gettone Potere in meno.
card-scimitar = Scimitarra
card-scimitar-text = Va assegnata a un Alleato: +1 alla Forza.
card-giant-hourglass = Clessidra Gigante
card-giant-hourglass-text = Attiva (gratis): gli Eroi che si trovano qui hanno −2 alla Forza fino alla fine del tuo turno.
card-magic-lamp = Lampada Magica
card-magic-lamp-text = Si può giocare solo nella Caverna delle Meraviglie. Poi cerca il Genio e gioca anche lui nella Caverna; se l’avevi ipnotizzato, torna a essere un Eroe.
card-magic-lamp-french = Si può giocare solo nella Caverna delle Meraviglie. Poi cerca il Genio e metti anche lui nella Caverna; se era già nel Reame viene solo mosso. Se l’avevi ipnotizzato, torna a essere un Eroe.
card-scarab-pendant = Amuleto dello Scarabeo
card-scarab-pendant-text = Quando giochi l’Amuleto, il lucchetto della Caverna delle Meraviglie viene tolto per sempre. Finché ce l’hai, alla fine del turno peschi fino ad avere cinque carte.
card-scarab-pendant-french = Quando giochi l’Amuleto, il lucchetto della Caverna delle Meraviglie viene tolto per sempre. Finché ce l’hai, alla fine del turno peschi una carta più del solito.
card-snake-staff = Bastone del Serpente
card-snake-staff-text = Attiva (1 Gettone Potere): riprendi in mano un Ipnotizzare dalla tua pila degli scarti.
card-necessary-sacrifice = Sacrificio Necessario
card-necessary-sacrifice-text = Scarta dal tuo Reame un Alleato o un Oggetto al tuo servizio e ottieni 3 Gettoni Potere.
card-necessary-sacrifice-french = Scarta dal tuo Reame un Alleato o un Oggetto qualsiasi, anche quello di un Eroe, e ottieni 3 Gettoni Potere.
card-scrying = Chiaroveggenza
card-scrying-text = Di’ “Oggetto” o “Alleato”, poi gira le carte del tuo mazzo finché non ne esce uno. Va nella tua mano, le altre carte vengono scartate.
card-a-snake-am-i = Ah, sarei un serpente?
card-a-snake-am-i-text = Sconfiggi un Eroe con Forza non superiore a 4 dove si trova la tua pedina.
card-hypnotize = Ipnotizzare
card-hypnotize-text = Scegli un Eroe: il costo è pari alla sua Forza. L’Eroe è sconfitto, ma resta nel tuo Reame come Alleato, con la Forza stampata e senza Abilità.
card-sorcerous-power = Potere dello Stregone
card-sorcerous-power-text = Puoi muovere un Eroe in un qualsiasi Luogo. Puoi anche muovere un Alleato in un qualsiasi Luogo.
card-sorcerous-power-french = Puoi muovere un Eroe e un Alleato, ognuno in un qualsiasi Luogo.
card-deception = Inganno
card-deception-text = Quando un avversario, nel suo turno, ha due o più Oggetti, puoi girare la prima carta del suo Mazzo Fato e giocarla contro di lui.
card-manipulation = Manipolazione
card-manipulation-text = Quando un avversario, nel suo turno, ha tre o più Alleati, puoi riprendere in mano una carta qualsiasi dalla tua pila degli scarti.

## Fate deck

card-abu = Abu
card-abu-text = Quando giochi Abu, puoi assegnargli un Oggetto di Jafar che si trova dov’è lui. Jafar non può usarlo finché Abu non è sconfitto; allora l’Oggetto torna in quel Luogo.
card-abu-french = Quando giochi Abu, assegnagli un Oggetto di Jafar che si trova dov’è lui. Jafar non può usarlo finché Abu non è sconfitto; allora l’Oggetto torna in quel Luogo.
card-aladdin = Aladdin
card-aladdin-text = Quando giochi Aladdin, puoi assegnargli un Oggetto di Jafar che si trova dov’è lui. Jafar non può usarlo finché Aladdin non è sconfitto; allora l’Oggetto torna in quel Luogo.
card-aladdin-french = Quando giochi Aladdin, assegnagli un Oggetto di Jafar che si trova dov’è lui. Jafar non può usarlo finché Aladdin non è sconfitto; allora l’Oggetto torna in quel Luogo.
card-carpet = Tappeto Magico
card-carpet-text = Finché il Tappeto Magico è nel Reame, Jafar non può sconfiggere nessun altro Eroe.
card-genie = Genio
card-genie-text = +2 alla Forza finché la Lampada Magica è dove si trova il Genio.
card-princess-jasmine = Principessa Jasmine
card-princess-jasmine-text = Alla fine del suo turno Jafar pesca una carta in meno.
card-rajah = Rajah
card-rajah-text = +2 alla Forza finché la Principessa Jasmine è nel Reame.
card-sultan = Sultano
card-sultan-text = Le Guardie di Palazzo non servono in uno Scontro con il Sultano.
card-wish = Desiderio
card-wish-text = Va assegnato a un Eroe: +2 alla Forza.
card-crushing-blow = Brutto Colpo
card-crushing-blow-text = Scarta un Alleato di Jafar con Forza non superiore a 3.
card-narrow-escape = C’è mancato poco
card-narrow-escape-text = Gioca un Eroe dalla pila degli scarti Fato di Jafar.
card-treachery = Tradimento
card-treachery-text = Jafar perde fino a 2 Gettoni Potere.
