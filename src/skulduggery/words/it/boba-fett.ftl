# Boba Fett: his Sector and his cards. Texts are in our own words. The cards are a reconstruction.

villain-boba-fett = Boba Fett
villain-boba-fett-objective = Completa quattro Taglie.
villain-boba-fett-ruling-1 = L’Obiettivo e il funzionamento di Committenti e Taglie vengono dal regolamento e da recensioni. I Luoghi, i loro simboli e tutte le carte sono una ricostruzione.
goal-bounties = Taglie completate

# our own translation, like the names of all cards and places below
location-jabbas-palace = Palazzo di Jabba
    .at = al Palazzo di Jabba
    .to = al Palazzo di Jabba
location-mos-espa = Mos Espa
    .at = a Mos Espa
    .to = a Mos Espa
location-cloud-city = Città delle Nuvole
    .at = nella Città delle Nuvole
    .to = nella Città delle Nuvole
location-tython = Tython
    .at = su Tython
    .to = su Tython
location-slave-i = Slave I
    .at = con lo Slave I
    .to = a bordo dello Slave I
location-hounds-tooth = Dente del Segugio
    .at = con il Dente del Segugio
    .to = a bordo del Dente del Segugio

## Requirements of Bounties

requirement-defeat-han-solo = Han Solo viene sconfitto.
requirement-at-cloud-city = La tua pedina va nella Città delle Nuvole.
requirement-defeat-luke = Luke Skywalker viene sconfitto.
requirement-pay-2-ambition = Paga 2 Ambizione.
requirement-defeat-leia = La Principessa Leia viene sconfitta.
requirement-at-jabbas-palace = La tua pedina va al Palazzo di Jabba.
requirement-defeat-chewbacca = Chewbacca viene sconfitto.
requirement-two-allies-vanquish = Uno Scontro usa due Alleati o più.
requirement-defeat-any-hero = Un Eroe viene sconfitto.
requirement-at-mos-espa = La tua pedina va a Mos Espa.
requirement-defeat-strength-3 = Un Eroe con Forza stampata 3 o più viene sconfitto.
requirement-pay-3-credits = Paga 3 Crediti.
requirement-on-vehicle = La tua pedina sale su uno dei tuoi Veicoli.

## Villain deck

card-jabba-the-hutt = Jabba the Hutt
card-jabba-the-hutt-text = Posto per due Taglie. Ricompensa: ottieni 3 Crediti.
card-the-hutt-council = Il Consiglio degli Hutt
card-the-hutt-council-text = Posto per due Taglie. Ricompensa: ottieni 1 Credito e 1 Ambizione; poi puoi muovere un Alleato in qualsiasi Luogo.
card-darth-vader = Darth Vader
card-darth-vader-text = Posto per una Taglia. Ricompensa: ottieni 2 Ambizione; poi puoi prendere in mano un Effetto dalla tua pila degli scarti.
card-bib-fortuna = Bib Fortuna
card-bib-fortuna-text = Posto per una Taglia. Ricompensa: pesca tre carte.
card-bounty-han-solo = Taglia: Han Solo
card-bounty-han-solo-text = Caccia (1 Ambizione): trova Han Solo e giocalo in qualsiasi Luogo. Requisiti: Han Solo viene sconfitto; la tua pedina va nella Città delle Nuvole.
card-bounty-luke-skywalker = Taglia: Luke Skywalker
card-bounty-luke-skywalker-text = Caccia (2 Ambizione): trova Luke Skywalker e giocalo in qualsiasi Luogo. Requisiti: Luke Skywalker viene sconfitto; paghi 2 Ambizione.
card-bounty-princess-leia = Taglia: Principessa Leia
card-bounty-princess-leia-text = Caccia (1 Ambizione): trova la Principessa Leia e giocala in qualsiasi Luogo. Requisiti: la Principessa Leia viene sconfitta; la tua pedina va al Palazzo di Jabba.
card-bounty-chewbacca = Taglia: Chewbacca
card-bounty-chewbacca-text = Caccia (1 Credito): trova Chewbacca e giocalo in qualsiasi Luogo. Requisiti: Chewbacca viene sconfitto; uno Scontro usa due Alleati o più.
card-bounty-rebel-operative = Taglia: Agente ribelle
card-bounty-rebel-operative-text = Caccia (2 Crediti): rivela carte del tuo Mazzo Fato finché appare un Eroe, e gioca quell’Eroe in qualsiasi Luogo. Requisiti: un Eroe viene sconfitto; la tua pedina va a Mos Espa.
card-bounty-fugitive = Taglia: Fuggitivo
card-bounty-fugitive-text = Caccia (1 Ambizione): muovi un Eroe in qualsiasi altro Luogo. Requisiti: un Eroe con Forza stampata 3 o più viene sconfitto; paghi 3 Crediti.
card-bounty-stolen-cargo = Taglia: Carico rubato
card-bounty-stolen-cargo-text = Caccia (1 Credito): guarda le prime tre carte del tuo Mazzo Fato; puoi giocare un Eroe tra queste in qualsiasi Luogo; le altre tornano in cima nell’ordine che vuoi. Requisiti: un Eroe viene sconfitto; la tua pedina sale su uno dei tuoi Veicoli.
card-bossk = Bossk
card-bossk-text = Ogni volta che Bossk viene usato in uno Scontro, ottieni 1 Credito.
card-ig-88 = IG-88
card-ig-88-text = Quando fai uno Scontro, puoi prima pagare 1 Credito per portare IG-88 nel Luogo dell’Eroe. In quel caso devi usare IG-88.
card-fennec-shand = Fennec Shand
card-fennec-shand-text = Puoi usare Fennec Shand in uno Scontro in qualsiasi Luogo.
card-dengar = Dengar
card-dengar-text = Forza +1 finché nel suo Luogo c’è un altro Alleato.
card-four-lom = 4-LOM
card-four-lom-text = Quando giochi 4-LOM, guarda le prime tre carte del tuo Mazzo Cattivo. Una va nella tua mano, le altre si scartano.
card-zuckuss = Zuckuss
card-zuckuss-text = Abilità Ambizione (1): guarda le prime tre carte del tuo Mazzo Fato, scartane quante vuoi e rimetti le altre in cima nell’ordine che vuoi.
card-greedo = Greedo
card-greedo-text = Quando giochi Greedo, ottieni 1 Credito.
card-gamorrean-guards = Guardie gamorreane
card-gamorrean-guards-text = Forza +1 finché nel loro Luogo c’è un Committente.
card-as-you-wish = Come desideri
card-as-you-wish-text = Pesca tre carte, poi scarta una carta della tua mano.
card-price-on-your-head = Una taglia sulla tua testa
card-price-on-your-head-text = Prendi in mano una Taglia o un Committente dalla tua pila degli scarti e mostrala. Se non ce ne sono, prendine una dal tuo Mazzo Cattivo, che poi si rimescola.
card-carbon-freeze = Congelamento nella grafite
card-carbon-freeze-text = Sconfiggi un Eroe con Forza 4 o meno dove si trova la tua pedina.
card-collateral-gain = Guadagno collaterale
card-collateral-gain-text = Quando un avversario sconfigge un Eroe nel suo turno, puoi ottenere 2 Crediti.
card-no-disintegrations = Niente disintegrazioni
card-no-disintegrations-text = Quando un avversario ha appena giocato un tuo Eroe con l’azione Fato, puoi mettere un segnalino Forza −1 su quell’Eroe.
card-slave-i = Slave I
card-slave-i-text = Quando la tua pedina arriva qui, pesca due carte.
card-hounds-tooth = Dente del Segugio
card-hounds-tooth-text = Quando la tua pedina arriva qui, puoi scartare quante carte vuoi e pescarne altrettante.

## Fate deck

card-han-solo = Han Solo
card-han-solo-text = Quando giochi Han Solo, puoi muovere un Alleato dal suo Luogo in qualsiasi altro Luogo.
card-luke-skywalker = Luke Skywalker
card-luke-skywalker-text = Quando giochi Luke Skywalker, scarta un Alleato con Forza 2 o meno nel suo Luogo.
card-princess-leia = Principessa Leia
card-princess-leia-text = Quando giochi la Principessa Leia, un requisito di una Taglia in corso non è più soddisfatto.
card-chewbacca = Chewbacca
card-chewbacca-text = Forza +1 finché nel suo Luogo c’è Han Solo.
card-lando-calrissian = Lando Calrissian
card-lando-calrissian-text = Quando giochi Lando Calrissian, Boba Fett perde fino a 2 Crediti.
card-r2-d2 = R2-D2
card-r2-d2-text = Tutti gli altri Eroi nel suo Luogo hanno +1 alla Forza.
card-scoundrels-luck = Fortuna da canaglia
card-scoundrels-luck-text = Metti un segnalino Forza +1 su uno o due Eroi diversi.
card-rescue-mission = Missione di salvataggio
card-rescue-mission-text = Scegli un Eroe della pila degli scarti Fato e giocalo in qualsiasi Luogo.
card-deal-altered = L’accordo è cambiato
card-deal-altered-text = Scegli una Taglia in corso. Perde i requisiti soddisfatti e va in fondo al Mazzo Cattivo.
card-jabbas-displeasure = Malcontento di Jabba
card-jabbas-displeasure-text = Boba Fett perde fino a 2 Crediti e fino a 1 Ambizione.
card-millennium-falcon = Millennium Falcon
card-millennium-falcon-text = Quando giochi il Millennium Falcon, puoi muovere un Eroe in qualsiasi Luogo.
card-x-wing = Ala-X
card-x-wing-text = Ingaggiato o no: ogni Caccia costa 1 in più.
card-sarlacc-pit = Fossa del Sarlacc
card-sarlacc-pit-text = Boba Fett non può fare né Scontri né Cacce. Se ne libera pagando 3 Crediti nel suo turno, o quando la sua pedina sale su uno dei suoi Veicoli.
