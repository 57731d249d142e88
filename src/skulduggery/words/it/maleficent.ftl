# Maleficent: her realm and her cards. Texts are in our own words.

villain-maleficent = Malefica
villain-maleficent-objective = Comincia un turno con almeno una Maledizione in ognuno dei tuoi quattro Luoghi.
goal-cursed-locations = Luoghi maledetti

# needs a translator
location-forbidden-mountains = Forbidden Mountains
    .at = presso Forbidden Mountains
    .to = verso Forbidden Mountains
# needs a translator
location-briar-roses-cottage = Briar Rose’s Cottage
    .at = presso Briar Rose’s Cottage
    .to = verso Briar Rose’s Cottage
# needs a translator
location-the-forest = The Forest
    .at = presso The Forest
    .to = verso The Forest
# needs a translator
location-king-stefans-castle = King Stefan’s Castle
    .at = presso King Stefan’s Castle
    .to = verso King Stefan’s Castle

## Villain deck

card-cackling-goon = Scagnozzo Gracchiante
card-cackling-goon-text = +1 alla Forza per ogni Eroe che si trova qui.
card-sinister-goon = Scagnozzo Sinistro
card-sinister-goon-text = +1 alla Forza finché qui c’è una Maledizione qualsiasi.
card-savage-goon = Scagnozzo Selvaggio
card-savage-goon-text = Nessuna Abilità.
card-raven = Corvo
card-raven-text = Prima di ogni tuo movimento puoi mandare il Corvo in un altro Luogo non bloccato e usare lì un simbolo scoperto, ma non Fato.
card-forest-of-thorns = Foresta di Rovi
card-forest-of-thorns-text = Per essere giocato qui un Eroe deve avere Forza 4 o più. Il primo giocato qui spezza questa Maledizione: scartala.
card-green-fire = Fuoco Verde
card-green-fire-text = Nessuno può giocare Eroi qui. Scarta questa Maledizione quando la tua pedina arriva qui.
card-dreamless-sleep = Sonno Senza Sogni
card-dreamless-sleep-text = Ogni Eroe che si trova qui ha −2 alla Forza. Scarta questa Maledizione quando giochi qui un Alleato.
card-dragon-form = Forma di Drago
card-dragon-form-text = Sconfiggi un qualsiasi Eroe con Forza non superiore a 3. Fino all’inizio del tuo prossimo turno, ogni azione Fato contro di te ti frutta 3 Gettoni Potere.
card-vanish = Svanire
card-vanish-text = Nel tuo prossimo turno la tua pedina può restare dov’è e usare di nuovo i simboli di quel Luogo.
card-spinning-wheel = Arcolaio
card-spinning-wheel-text = Quando un Eroe viene sconfitto qui, ottieni Potere pari alla sua Forza meno 1.
card-staff = Bastone Magico
card-staff-text = Finché la tua pedina è qui, i tuoi Effetti e le tue Maledizioni costano 1 Gettone Potere in meno.
card-malice = Malignità
card-malice-text = Quando un avversario, nel suo turno, sconfigge un Eroe con Forza 4 o più, puoi sconfiggere nel tuo Reame un Eroe con Forza non superiore a 4.
card-tyranny = Tirannia
card-tyranny-text = Quando un avversario, nel suo turno, ha tre o più Alleati, puoi pescare tre carte e poi scartarne tre a scelta dalla tua mano.

## Fate deck

card-guards = Guardie
card-guards-text = Per uno Scontro con le Guardie servono almeno due Alleati, qualunque sia la loro Forza.
card-sword-of-truth = Spada di Verità
card-sword-of-truth-text = Va assegnata a un Eroe senza Oggetti: +2 alla Forza. Dove si trova questo Eroe, una Maledizione costa a Malefica 2 Gettoni Potere in più.
card-once-upon-a-dream = C’era una Volta in un Sogno
card-once-upon-a-dream-text = Scarta una Maledizione da un Luogo in cui c’è un Eroe.
card-aurora = Aurora
card-aurora-text = Quando giochi Aurora, gira la prima carta dello stesso Mazzo Fato. Se è un Eroe gioca anche quello, altrimenti rimettila in cima.
card-fauna = Fauna
card-fauna-text = Quando giochi Fauna, puoi scartare un Sonno Senza Sogni dove si trova lei.
card-fauna-french = Quando giochi Fauna, scarta una Maledizione dove si trova lei.
card-flora = Flora
card-flora-text = Finché Flora è nel Reame, la mano di Malefica resta visibile a tutti.
card-king-hubert = Re Uberto
card-king-hubert-text = Quando giochi Re Uberto, puoi far venire da lui un Alleato da ogni Luogo adiacente.
card-king-stefan = Re Stefano
card-king-stefan-text = Quando giochi Re Stefano, puoi muovere la pedina di Malefica in un qualsiasi Luogo.
card-merryweather = Serena
card-merryweather-text = Dove si trova Serena non si può giocare nessuna Maledizione.
card-prince-phillip = Principe Filippo
card-prince-phillip-text = Quando giochi il Principe Filippo, puoi scartare tutti gli Alleati dove si trova lui.
