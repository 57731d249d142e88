# Little Devils.

game-little-devils = Little Devils
game-little-devils-about = Des plis dont personne ne veut : jouez au-dessus ou au-dessous de la carte d’entame et ramassez le moins de diablotins possible.
game-little-devils-facts = de 3 à 6 joueurs, 10 à 15 minutes par partie

event-round-in-little-devils = { $you ->
    [seat] Manche { $count } : vous donnez.
   *[no] Manche { $count } : { $name } donne.
 }
event-trick-in-little-devils = { $you ->
    [seat] { $count ->
        [0] Vous ramassez le pli, sans diablotin.
        [one] Vous ramassez le pli avec { $count } diablotin.
       *[other] Vous ramassez le pli avec { $count } diablotins.
     }
   *[no] { $count ->
        [0] { $name } ramasse le pli, sans diablotin.
        [one] { $name } ramasse le pli avec { $count } diablotin.
       *[other] { $name } ramasse le pli avec { $count } diablotins.
     }
 }
event-score-in-little-devils = { $you ->
    [seat] { $count ->
        [one] Vous avez ramassé { $count } diablotin dans cette manche.
       *[other] Vous avez ramassé { $count } diablotins dans cette manche.
     }
   *[no] { $count ->
        [one] { $name } a ramassé { $count } diablotin dans cette manche.
       *[other] { $name } a ramassé { $count } diablotins dans cette manche.
     }
 }

prompt-lead = À vous d’entamer : quelle carte ?
prompt-second = Vous jouez après { $card } : plus fort, le pli monte ; plus faible, il descend. Quelle carte ?
prompt-higher = Le pli monte : jouez une carte plus forte que { $card }.
prompt-lower = Le pli descend : jouez une carte plus faible que { $card }.
prompt-cannot-follow = Vous n’avez aucune carte du bon côté de { $card } : jouez celle que vous voulez.

reason-not-in-play = Cette carte ne sert pas à si peu de joueurs.
reason-five-devils = On n’entame pas avec une carte à cinq diablotins tant qu’on en a une autre.
reason-higher = Vous avez une carte plus forte que la carte d’entame et devez en jouer une.
reason-lower = Vous avez une carte plus faible que la carte d’entame et devez en jouer une.

setting-limit = Limite
setting-limit-help = La partie s’arrête après la manche où quelqu’un dépasse ce nombre de diablotins.
setting-rounds = Manches
setting-rounds-help = Jouer exactement ce nombre de manches, quels que soient les diablotins ; sans nombre, c’est la limite qui compte.
