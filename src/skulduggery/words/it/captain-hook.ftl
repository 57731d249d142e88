# Captain Hook: his realm and his cards. Texts are in our own words.

villain-captain-hook = Capitan Uncino
villain-captain-hook-objective = Sconfiggi Peter Pan sulla Jolly Roger. Vinci nel momento stesso in cui ci riesci.
goal-hangmans-tree-open = Hangman’s Tree sbloccato
goal-peter-pan-hunted = Peter Pan: trovato, mosso, sconfitto

# needs a translator
location-jolly-roger = Jolly Roger
    .at = sulla Jolly Roger
    .to = verso la Jolly Roger
# needs a translator
location-skull-rock = Skull Rock
    .at = presso Skull Rock
    .to = verso Skull Rock
# needs a translator
location-mermaid-lagoon = Mermaid Lagoon
    .at = presso Mermaid Lagoon
    .to = verso Mermaid Lagoon
# needs a translator
location-hangmans-tree = Hangman’s Tree
    .at = presso Hangman’s Tree
    .to = verso Hangman’s Tree

## Villain deck

card-swashbuckler = Smargiasso
card-swashbuckler-text = Nessuna Abilità.
card-boarding-party = Banda d’Arrembaggio
card-boarding-party-text = In un tuo Scontro puoi usare la Banda d’Arrembaggio dove si trova, ma anche contro un Eroe in un Luogo adiacente.
card-pirate-brute = Bruto Pirata
card-pirate-brute-text = Nessuna Abilità.
card-smee = Spugna
card-smee-text = Sulla Jolly Roger, Spugna ha +2 alla Forza.
card-mr-starkey = Mr. Starkey
card-mr-starkey-text = Quando giochi Mr. Starkey, puoi muovere un Eroe da quel Luogo in uno adiacente.
card-cannon = Cannone
card-cannon-text = Qui c’è un simbolo Scontro in più. Gli Eroi non lo coprono.
card-hooks-case = Uncino da Cerimonia
card-hooks-case-text = Qui c’è un simbolo in più per ottenere 1 Gettone Potere. Gli Eroi non lo coprono.
card-ingenious-device = Dispositivo Ingegnoso
card-ingenious-device-text = Qui c’è un simbolo Muovere un Eroe in più. Gli Eroi non lo coprono.
card-cutlass = Sciabola
card-cutlass-text = Va assegnata a un Alleato: +2 alla Forza.
card-never-land-map = Mappa dell’Isola Che non c’è
card-never-land-map-text = Quando giochi la Mappa, il lucchetto di Hangman’s Tree sparisce per sempre. Più tardi, quando giochi un Oggetto, puoi scartare la Mappa invece di pagare.
card-never-land-map-french = Quando giochi la Mappa, il lucchetto di Hangman’s Tree sparisce per sempre. Più tardi, in qualsiasi momento del tuo turno, puoi scartare la Mappa per giocare gratis un Oggetto dalla tua mano.
card-give-them-a-scare = Spaventare
card-give-them-a-scare-text = Guarda le prime due carte del tuo Mazzo Fato. Scartale entrambe, oppure rimettile entrambe in cima nell’ordine che vuoi.
card-worthy-opponent = Degno Avversario
card-worthy-opponent-text = Ottieni 2 Gettoni Potere. Rivela carte del tuo Mazzo Fato finché non esce un Eroe: giocalo e scarta le altre.
card-aye-aye-sir = Signore, signorsì, signore!
card-aye-aye-sir-text = Muovi un Alleato in un Luogo adiacente. Quell’Alleato ha +2 alla Forza fino alla fine del turno.
card-cunning = Astuzia
card-cunning-text = Quando un avversario, nel suo turno, ha un Alleato con Forza 4 o più, puoi giocare gratis un Alleato dalla tua mano.
card-obsession = Ossessione
card-obsession-text = Quando un avversario, nel suo turno, sconfigge un Eroe con Forza 4 o più, puoi rivelare carte del tuo Mazzo Fato finché non esce un Eroe. Gioca o scarta quell’Eroe, e scarta le altre.

## Fate deck

card-lost-boys = Bimbi Sperduti
card-lost-boys-text = In uno Scontro con i Bimbi Sperduti servono almeno due Alleati.
card-john = Gianni
card-john-text = Finché una carta è assegnata a Gianni, lui ha +1 alla Forza.
card-michael = Michele
card-michael-text = Michele ha +1 alla Forza per ogni Luogo del Reame in cui c’è un Eroe, compreso il suo.
card-peter-pan = Peter Pan
card-peter-pan-text = Appena viene rivelato, Peter Pan va giocato a Hangman’s Tree, anche se è bloccato. Le carte rivelate insieme a lui si scartano.
card-tick-tock = Tic Tac
card-tick-tock-text = Quando la pedina di Capitan Uncino raggiunge Tic Tac, Capitan Uncino scarta tutta la mano.
card-tinker-bell = Trilli
card-tinker-bell-text = Quando giochi Trilli, puoi scartare un Alleato che si trova con lei.
card-tinker-bell-french = Quando giochi Trilli, scarta un Alleato che si trova con lei.
card-wendy = Wendy
card-wendy-text = Tutti gli altri Eroi del Reame hanno +1 alla Forza.
card-pixie-dust = Polvere di Fata
card-pixie-dust-text = Va assegnata a un Eroe: +2 alla Forza.
card-taunt = Schernire
card-taunt-text = Va assegnata a un Eroe. Finché resta lì, Capitan Uncino non può sconfiggere nessun Eroe del suo Reame privo di Schernire.
card-splitting-headache = Terribile Mal di Testa
card-splitting-headache-text = Scarta un Oggetto dal Reame di Capitan Uncino.
