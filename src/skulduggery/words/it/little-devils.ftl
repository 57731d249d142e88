# Little Devils.

game-little-devils = Little Devils
game-little-devils-about = Prese che nessuno vuole: gioca sopra o sotto la carta d’apertura e prendi meno diavoletti che puoi.
game-little-devils-facts = da 3 a 6 giocatori, da 10 a 15 minuti a partita

event-round-in-little-devils = { $you ->
    [seat] Manche { $count }: dai tu le carte.
   *[no] Manche { $count }: { $name } dà le carte.
 }
event-trick-in-little-devils = { $you ->
    [seat] { $count ->
        [0] Fai la presa, senza diavoletti.
        [one] Fai la presa con { $count } diavoletto.
       *[other] Fai la presa con { $count } diavoletti.
     }
   *[no] { $count ->
        [0] { $name } fa la presa, senza diavoletti.
        [one] { $name } fa la presa con { $count } diavoletto.
       *[other] { $name } fa la presa con { $count } diavoletti.
     }
 }
event-score-in-little-devils = { $you ->
    [seat] { $count ->
        [one] In questa manche hai preso { $count } diavoletto.
       *[other] In questa manche hai preso { $count } diavoletti.
     }
   *[no] { $count ->
        [one] In questa manche { $name } ha preso { $count } diavoletto.
       *[other] In questa manche { $name } ha preso { $count } diavoletti.
     }
 }

prompt-lead = Apri tu la presa: quale carta?
prompt-second = Giochi dopo { $card }: più alto e la presa sale, più basso e scende. Quale carta?
prompt-higher = La presa sale: gioca una carta più alta di { $card }.
prompt-lower = La presa scende: gioca una carta più bassa di { $card }.
prompt-cannot-follow = Non hai carte dalla parte giusta di { $card }: gioca quella che vuoi.

reason-not-in-play = Questa carta non si usa con così pochi giocatori.
reason-five-devils = Non si apre con una carta da cinque diavoletti finché se ne ha un’altra.
reason-higher = Hai una carta più alta di quella d’apertura e devi giocarne una.
reason-lower = Hai una carta più bassa di quella d’apertura e devi giocarne una.

setting-limit = Limite
setting-limit-help = La partita finisce dopo la manche in cui qualcuno supera questo numero di diavoletti.
setting-rounds = Manche
setting-rounds-help = Si gioca esattamente questo numero di manche, qualunque siano i diavoletti; senza numero vale il limite.
