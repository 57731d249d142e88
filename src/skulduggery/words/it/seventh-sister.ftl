# The Seventh Sister: her Sector and her cards. Texts are in our own words. The cards are a reconstruction.

villain-seventh-sister = Settima Sorella
villain-seventh-sister-objective = Cattura Kanan Jarrus, Ezra Bridger e Ahsoka Tano.
villain-seventh-sister-ruling-1 = Dalle recensioni si sa soltanto che dà la caccia ai Jedi. Il suo Obiettivo, la cattura dei Jedi, i suoi Luoghi, i loro simboli e tutte le carte sono una ricostruzione.
villain-seventh-sister-ruling-2 = Un Jedi sconfitto è catturato: la carta sta accanto al ritratto, in nessuna pila e fuori dal Settore. Un Jedi catturato che viene giocato di nuovo va sconfitto di nuovo.
goal-captured-jedi = Jedi catturati

# our own translation, like the names of all cards and places below
location-lothal = Lothal
    .at = su Lothal
    .to = su Lothal
location-garel = Garel
    .at = su Garel
    .to = su Garel
location-republic-medical-station = Stazione medica della Repubblica
    .at = nella Stazione medica
    .to = nella Stazione medica
location-malachor = Malachor
    .at = su Malachor
    .to = su Malachor
location-tie-advanced-v1 = TIE Advanced v1
    .at = con il TIE Advanced v1
    .to = a bordo del TIE Advanced v1
location-imperial-star-destroyer = Star Destroyer imperiale
    .at = con lo Star Destroyer
    .to = a bordo dello Star Destroyer

## Villain deck

card-fifth-brother = Quinto Fratello
card-fifth-brother-text = Quando usi Quinto Fratello in uno Scontro con un Jedi, puoi pagare 1 Ambizione perché resti.
card-eighth-brother = Ottavo Fratello
card-eighth-brother-text = Quando giochi Ottavo Fratello, puoi muovere un Eroe nel suo Luogo.
card-agent-kallus = Agente Kallus
card-agent-kallus-text = Forza +1 finché nel suo Luogo c’è un Eroe che non è un Jedi.
card-purge-troopers = Soldati della purga
card-purge-troopers-text = Forza +1 finché la tua pedina è nel loro Luogo.
card-stormtroopers = Assaltatori
card-stormtroopers-text = Nessuna Abilità.
card-id9-seeker-droids = Droidi cercatori ID9
card-id9-seeker-droids-text = Abilità Ambizione (1): guarda le prime tre carte del tuo Mazzo Fato; puoi giocare un Eroe tra queste in qualsiasi Luogo; le altre tornano in cima nell’ordine che vuoi.
card-imperial-informant = Informatore imperiale
card-imperial-informant-text = I tuoi Effetti che trovano un Jedi costano 1 Ambizione in meno.
card-sense-their-fear = Avverti la loro paura
card-sense-their-fear-text = Trova un Jedi che non è catturato e gioca quell’Eroe in qualsiasi Luogo.
card-set-a-trap-seventh-sister = Tendere una trappola
card-set-a-trap-seventh-sister-text = Rivela carte del tuo Mazzo Fato finché appare un Eroe, e gioca quell’Eroe in qualsiasi Luogo.
card-mind-probe = Sonda mentale
card-mind-probe-text = Metti due segnalini Forza −1 su un Eroe, o uno su ciascuno di due Eroi.
card-nowhere-to-run = Nessuna via di fuga
card-nowhere-to-run-text = Muovi un Eroe o un Alleato in qualsiasi Luogo.
card-children-of-the-force = Figli della Forza
card-children-of-the-force-text = Scarta uno dei tuoi Alleati, poi ottieni 3 Ambizione.
card-rivalry = Rivalità
card-rivalry-text = Quando un avversario sconfigge un Eroe nel suo turno, puoi ottenere 1 Ambizione e pescare una carta.
card-disturbance-in-the-force = Un turbamento nella Forza
card-disturbance-in-the-force-text = Quando un avversario spende 2 Ambizione o più in una volta nel suo turno, puoi guardare le prime due carte del tuo Mazzo Fato e scartare ciascuna o rimetterla in cima.
card-tie-advanced-v1 = TIE Advanced v1
card-tie-advanced-v1-text = Quando la tua pedina arriva qui, puoi muovere un Eroe in un Luogo dove hai un Alleato.
card-imperial-star-destroyer = Star Destroyer imperiale
card-imperial-star-destroyer-text = Quando la tua pedina arriva qui, ottieni 1 Ambizione, oppure gioca gratis un Alleato della tua mano.

## Fate deck

card-kanan-jarrus = Kanan Jarrus
card-kanan-jarrus-text = Jedi. Quando giochi Kanan Jarrus, puoi muovere tutti gli Alleati del suo Luogo in uno stesso altro Luogo.
card-ezra-bridger = Ezra Bridger
card-ezra-bridger-text = Jedi. Forza +1 finché Kanan Jarrus è nel Settore.
card-ahsoka-tano = Ahsoka Tano
card-ahsoka-tano-text = Jedi. Quando giochi Ahsoka Tano, scarta un Alleato con Forza 3 o meno nel suo Luogo.
card-hera-syndulla = Hera Syndulla
card-hera-syndulla-text = Quando giochi Hera Syndulla, puoi trovare il Ghost o il Phantom e giocarlo.
card-sabine-wren = Sabine Wren
card-sabine-wren-text = Quando giochi Sabine Wren, la Settima Sorella perde fino a 2 Crediti.
card-zeb-orrelios = Zeb Orrelios
card-zeb-orrelios-text = Nessuna Abilità.
card-chopper = Chopper
card-chopper-text = Gli Alleati nel suo Luogo non possono usare Abilità pagate in Crediti o Ambizione.
card-trust-in-the-force = Fiducia nella Forza
card-trust-in-the-force-text = Metti un segnalino Forza +1 su ogni Jedi del Settore; se non ce ne sono, su un Eroe.
card-rescued = In salvo
card-rescued-text = Scegli un Jedi catturato e gioca quell’Eroe in qualsiasi Luogo.
card-into-hyperspace = Nell’iperspazio
card-into-hyperspace-text = Rimescola un Eroe del Settore nel Mazzo Fato.
card-loss-of-focus = Perdita di concentrazione
card-loss-of-focus-text = La Settima Sorella perde fino a 2 Ambizione.
card-ghost = Ghost
card-ghost-text = Quando giochi il Ghost, puoi muovere un Eroe in qualsiasi Luogo.
card-phantom = Phantom
card-phantom-text = Ingaggiato o no: la Settima Sorella non può muovere Eroi.
card-betrayed-by-maul = Tradita da Maul
card-betrayed-by-maul-text = La Settima Sorella non usa più di un Alleato in ogni Scontro. Se ne libera pagando 3 Ambizione nel suo turno, o quando cattura un Jedi.
