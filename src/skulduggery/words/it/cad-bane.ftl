# Cad Bane: his Sector and his cards. Texts are in our own words. The cards are a reconstruction.

villain-cad-bane = Cad Bane
villain-cad-bane-objective = Raccogli cinque segnalini Bersaglio.
villain-cad-bane-ruling-1 = L’Obiettivo, i dieci segnalini Bersaglio, i nomi dei Luoghi e che gli Alleati mettano segnalini sugli Eroi vengono dal regolamento e da recensioni. Il modo di raccogliere i segnalini, i simboli dei Luoghi e tutte le carte sono una ricostruzione.
villain-cad-bane-ruling-2 = Su un Eroe non ci sono mai più di due segnalini Bersaglio. Quando sconfiggi un Eroe raccogli tutti i suoi segnalini; quando un Eroe se ne va in altro modo, tornano nella riserva. Senza segnalini nella riserva non se ne mettono altri.
goal-collected-targets = Segnalini Bersaglio raccolti

# our own translation, like the names of all cards and places below
location-coruscant = Coruscant
    .at = su Coruscant
    .to = su Coruscant
location-black-stall-station = Stazione Black Stall
    .at = alla Stazione Black Stall
    .to = alla Stazione Black Stall
location-the-box = La Scatola
    .at = nella Scatola
    .to = nella Scatola
location-bora-vio = Bora Vio
    .at = su Bora Vio
    .to = su Bora Vio
location-xanadu-blood = Xanadu Blood
    .at = con la Xanadu Blood
    .to = a bordo della Xanadu Blood
location-justifier = Justifier
    .at = con la Justifier
    .to = a bordo della Justifier

## Villain deck

card-todo-360 = Todo 360
card-todo-360-text = Attiva (1 Credito): muovi Todo 360 in un altro Luogo, poi puoi mettere un segnalino Bersaglio su un Eroe che è lì.
card-ig-86-sentinel-droids = Droidi sentinella IG-86
card-ig-86-sentinel-droids-text = Attiva (1 Credito): metti un segnalino Bersaglio su un Eroe nel loro Luogo.
card-bx-commando-droids = Droidi commando BX
card-bx-commando-droids-text = Quando andrebbero scartati dopo uno Scontro, puoi pagare 1 Credito per riprenderli in mano.
card-aurra-sing = Aurra Sing
card-aurra-sing-text = Attiva (2 Crediti): metti un segnalino Bersaglio su un Eroe in qualsiasi Luogo.
card-shahan-alama = Shahan Alama
card-shahan-alama-text = Quando giochi Shahan Alama, puoi mettere un segnalino Bersaglio su un Eroe nel suo Luogo.
card-robonino = Robonino
card-robonino-text = Attiva (1 Credito): metti un segnalino Forza −1 su un Eroe nel suo Luogo.
card-cato-parasitti = Cato Parasitti
card-cato-parasitti-text = Quando giochi Cato Parasitti, guarda le prime tre carte del tuo Mazzo Fato; puoi giocare un Eroe tra queste in qualsiasi Luogo; le altre tornano in cima nell’ordine che vuoi.
card-embo = Embo
card-embo-text = In uno Scontro con un Eroe che ha un segnalino Bersaglio, Embo ha +1 alla Forza.
card-moralo-eval = Moralo Eval
card-moralo-eval-text = Attivare le altre tue carte costa 1 Credito in meno.
card-derrown = Derrown
card-derrown-text = Quando usi Derrown in uno Scontro, puoi pagare 1 Ambizione perché resti.
card-mark-the-target = Marca il bersaglio
card-mark-the-target-text = Metti un segnalino Bersaglio su un Eroe nel tuo Settore.
card-collect-the-bounty = Riscuoti la ricompensa
card-collect-the-bounty-text = Scegli un Eroe dove si trova la tua pedina o un tuo Alleato, e raccogli un suo segnalino Bersaglio. L’Eroe resta.
card-i-make-the-rules-now = Adesso le regole le faccio io
card-i-make-the-rules-now-text = Rivela carte del tuo Mazzo Fato finché appare un Eroe, gioca quell’Eroe in qualsiasi Luogo e mettigli sopra un segnalino Bersaglio.
card-hostage-crisis = Crisi degli ostaggi
card-hostage-crisis-text = Scegli un Luogo e metti un segnalino Bersaglio su ogni Eroe che è lì.
card-theres-always-a-price = C’è sempre un prezzo
card-theres-always-a-price-text = Quando un avversario ha ottenuto Crediti nel suo turno e ne ha almeno 5, puoi ottenere 2 Crediti.
card-quick-draw = Mano svelta
card-quick-draw-text = Quando un avversario ha appena giocato un tuo Eroe con l’azione Fato, puoi mettere un segnalino Bersaglio su quell’Eroe.
card-xanadu-blood = Xanadu Blood
card-xanadu-blood-text = Quando la tua pedina arriva qui, metti un segnalino Bersaglio su un Eroe nel tuo Settore.
card-justifier = Justifier
card-justifier-text = Quando la tua pedina arriva qui, puoi rivelare carte del tuo Mazzo Fato finché appare un Eroe, e giocare quell’Eroe in qualsiasi Luogo.

## Fate deck

card-anakin-skywalker = Anakin Skywalker
card-anakin-skywalker-text = Quando giochi Anakin Skywalker, scarta un Alleato nel suo Luogo.
card-obi-wan-kenobi = Obi-Wan Kenobi
card-obi-wan-kenobi-text = Solo attivando una carta si possono mettere segnalini Bersaglio su Obi-Wan Kenobi.
card-mace-windu = Mace Windu
card-mace-windu-text = Quando giochi Mace Windu, metti un segnalino Forza −1 su ogni Alleato nel suo Luogo.
card-ahsoka-tano-cad-bane = Ahsoka Tano
card-ahsoka-tano-cad-bane-text = Quando giochi Ahsoka Tano, rimetti nella riserva un segnalino Bersaglio di un Eroe.
card-padme-amidala = Padmé Amidala
card-padme-amidala-text = Quando giochi Padmé Amidala, Cad Bane perde fino a 2 Crediti.
card-hunter = Hunter
card-hunter-text = Forza +1 finché nel suo Luogo c’è Omega.
card-omega = Omega
card-omega-text = Finché nel suo Luogo c’è un altro Eroe, uno Scontro non può colpire Omega.
card-jedi-rescue = Soccorso Jedi
card-jedi-rescue-text = Rimetti nella riserva tutti i segnalini Bersaglio di un Eroe.
card-may-the-force-be-with-you = Che la Forza sia con voi
card-may-the-force-be-with-you-text = Metti un segnalino Forza +1 su ogni Eroe nel Settore.
card-broken-out-of-custody = Evasione
card-broken-out-of-custody-text = Cad Bane rimette nella riserva uno dei segnalini Bersaglio che ha raccolto.
card-marauder = Marauder
card-marauder-text = Quando giochi la Marauder, puoi muovere un Eroe in qualsiasi altro Luogo. Allora un suo segnalino Bersaglio torna nella riserva.
card-twilight = Twilight
card-twilight-text = Ingaggiata o no: attivare una carta costa 1 Credito in più.
card-jedi-trap = Trappola Jedi
card-jedi-trap-text = Cad Bane non può usare il simbolo Attivare. Se ne libera pagando 2 Ambizione nel suo turno, mentre la sua pedina è in un Luogo senza Eroi.
