# Prince John: his realm and his cards. Texts are in our own words.

villain-prince-john = Principe Giovanni
villain-prince-john-objective = Comincia un turno con 20 Gettoni Potere o più. Il Potere che si trova sugli Eroi non conta.
goal-power = Potere

# needs a translator
location-sherwood-forest = Sherwood Forest
    .at = presso Sherwood Forest
    .to = verso Sherwood Forest
# needs a translator
location-friar-tucks-church = Friar Tuck’s Church
    .at = presso Friar Tuck’s Church
    .to = verso Friar Tuck’s Church
# needs a translator
location-nottingham = Nottingham
    .at = a Nottingham
    .to = a Nottingham
# needs a translator
location-the-jail = The Jail
    .at = presso The Jail
    .to = verso The Jail

## Villain deck

card-rhino-guards = Guardie Rinoceronte
card-rhino-guards-text = Nessuna Abilità.
card-wolf-archers = Arcieri Lupo
card-wolf-archers-text = In un tuo Scontro puoi usare gli Arcieri Lupo dove si trovano, ma anche contro un Eroe in un Luogo adiacente.
card-nutsy = Tonto
card-nutsy-text = Gli altri Alleati che si trovano qui hanno +1 alla Forza.
card-nutsy-french = Gli Alleati che si trovano qui hanno +1 alla Forza, Tonto compreso.
card-trigger = Crucco
card-trigger-text = Gli altri Alleati che si trovano qui hanno −1 alla Forza.
card-trigger-french = Gli Alleati che si trovano qui hanno −1 alla Forza, Crucco compreso.
card-sheriff-of-nottingham = Sceriffo di Nottingham
card-sheriff-of-nottingham-text = Prima di ogni tuo movimento puoi mandare lo Sceriffo in un altro Luogo. Se lì c’è un Eroe, ottieni 1 Gettone Potere.
card-sheriff-of-nottingham-french = Una volta in ogni tuo turno, quando vuoi, puoi mandare lo Sceriffo in un altro Luogo. Se lì c’è un Eroe, ottieni 1 Gettone Potere.
card-sir-hiss = Sir Biss
card-sir-hiss-text = Una volta per turno, finché la tua pedina è dove si trova Sir Biss, puoi usare un simbolo coperto lì da un Eroe.
card-sir-hiss-french = Quando la tua pedina raggiunge Sir Biss, puoi usare un simbolo coperto lì da un Eroe.
card-warrant = Taglia
card-warrant-text = Ogni volta che un Eroe viene giocato qui, ottieni 2 Gettoni Potere.
card-bow-and-arrows = Arco e Frecce
card-bow-and-arrows-text = Va assegnato a un Alleato: +1 alla Forza. Se quell’Alleato dovesse essere scartato, scarta Arco e Frecce al suo posto.
card-golden-arrow = Freccia Dorata
card-golden-arrow-text = Va assegnata a un Alleato. Quando quell’Alleato serve a sconfiggere un Eroe, ottieni 2 Gettoni Potere.
card-king-richards-crown = Corona di Re Riccardo
card-king-richards-crown-text = Finché la tua pedina è qui, ogni carta ti costa 1 Gettone Potere in meno.
card-beautiful-lovely-taxes = Bellissime, Adorabili Tasse
card-beautiful-lovely-taxes-text = Conta gli Eroi del tuo Reame e ottieni altrettanto Potere.
card-imprison = Imprigionare
card-imprison-text = Muovi un qualsiasi Eroe del tuo Reame in prigione (The Jail).
card-set-a-trap = Tendere una Trappola
card-set-a-trap-text = Puoi muovere un Alleato in un qualsiasi Luogo. Poi svolgi uno Scontro.
card-intimidation = Intimidazione
card-intimidation-text = Svolgi uno Scontro e tieni gli Alleati che usi.
card-cowardice = Codardia
card-cowardice-text = Quando un avversario, nel suo turno, ha tre o più Alleati, puoi giocare gratis un Alleato dalla tua mano.
card-greed = Avidità
card-greed-text = Quando un avversario, nel suo turno, ha 6 o più Gettoni Potere, puoi ottenere 3 Gettoni Potere.

## Fate deck

card-alan-a-dale = Cantagallo
card-alan-a-dale-text = Tutti gli altri Eroi del Reame hanno +1 alla Forza.
card-friar-tuck = Fra Tac
card-friar-tuck-text = Quando giochi Fra Tac, puoi scartare tutte le Taglie dove si trova lui; per lui non fruttano niente al Principe Giovanni.
card-friar-tuck-french = Quando giochi Fra Tac, scarta tutte le Taglie dove si trova lui; per lui non fruttano niente al Principe Giovanni.
card-king-richard = Re Riccardo
card-king-richard-text = Finché Re Riccardo è nel Reame, il Principe Giovanni non può giocare Effetti.
card-lady-kluck = Lady Cocca
card-lady-kluck-text = Lady Cocca non finisce in prigione (The Jail): non può esservi né giocata né mossa.
card-little-john = Little John
card-little-john-text = Quando giochi Little John, puoi mettere su di lui fino a 4 Gettoni Potere del Principe Giovanni. Gli ritornano quando Little John viene sconfitto.
card-little-john-french = Quando giochi Little John, metti su di lui 4 Gettoni Potere del Principe Giovanni, o tutti se ne ha meno. Gli ritornano quando Little John viene sconfitto.
card-maid-marian = Lady Marian
card-maid-marian-text = Quando Lady Marian viene sconfitta, si cerca Robin Hood e lo si gioca dove si trovava lei.
card-maid-marian-french = Quando Lady Marian viene sconfitta, si cerca Robin Hood e lo si mette dove si trovava lei; se era già nel Reame, viene solo mosso.
card-robin-hood = Robin Hood
card-robin-hood-text = Finché Robin Hood è nel Reame, ogni volta che il Principe Giovanni ottiene Potere ne ottiene 1 in meno.
card-skippy = Saetta
card-skippy-text = Gli Arcieri Lupo non servono in uno Scontro con Saetta.
card-toby = Tobia
card-toby-text = Quando Tobia viene sconfitto, rimescolalo nel Mazzo Fato.
card-clever-disguise = Travestimento
card-clever-disguise-text = Va assegnato a un Eroe, che da allora non può essere sconfitto. In qualsiasi momento del suo turno il Principe Giovanni può pagare 2 Gettoni Potere per scartarlo.
card-steal-from-the-rich = Rubare ai Ricchi
card-steal-from-the-rich-text = Metti fino a 4 Gettoni Potere del Principe Giovanni su un Eroe del suo Reame. Gli ritornano quando quell’Eroe viene sconfitto.
