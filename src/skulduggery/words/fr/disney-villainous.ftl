# Disney Villainous: the shared rules. Names and cards of a villain have a file of their own.
# In events, the seat is whose realm it is; $other only plays an Effect into the realm of another.

game-disney-villainous = Disney Villainous
game-disney-villainous-about = Chaque Méchant a son royaume, ses cartes et son objectif ; les Héros envoyés par les autres lui barrent la route.
game-disney-villainous-facts = de 2 à 6 joueurs, 40 à 120 minutes

power = { $count ->
    [one] { $count } jeton Pouvoir
   *[other] { $count } jetons Pouvoir
 }

symbol-gain-power = Gagner { power }
symbol-play-card = Jouer une carte
symbol-activate = Activer une capacité
symbol-fate = Fatalité
symbol-move-item-or-ally = Déplacer un Objet ou un Allié
symbol-move-hero = Déplacer un Héros
symbol-vanquish = Éliminer un Héros
symbol-discard = Défausser

type-ally = Allié
type-item = Objet
type-effect = Événement
type-condition = Condition
type-curse = Malédiction
type-hero = Héros

## What happened

event-gain-in-disney-villainous = { $you ->
    [seat] Vous recevez { power }.
   *[no] { $name } reçoit { power }.
 }
event-pay-in-disney-villainous = { $you ->
    [seat] Vous payez { power }.
   *[no] { $name } paie { power }.
 }
event-lose-in-disney-villainous = { $you ->
    [seat] Vous perdez { power }.
   *[no] { $name } perd { power }.
 }
event-shuffle-to-deck = { $you ->
    [seat] Votre pioche Méchant est mélangée.
   *[no] Chez { $name }, la pioche Méchant est mélangée.
 }
event-shuffle-to-fate = { $known ->
    [yes] { $you ->
        [seat] Mélange dans votre pioche Fatalité : { $card }.
       *[no] Chez { $name }, mélange dans la pioche Fatalité : { $card }.
     }
   *[no] { $you ->
        [seat] Votre pioche Fatalité est mélangée.
       *[no] Chez { $name }, la pioche Fatalité est mélangée.
     }
 }
event-reveal-from-fate = { $you ->
    [seat] { $whose ->
        [own] De votre pioche Fatalité : { $card }.
       *[other] Vous dévoilez { $card } chez { $other }, de la pioche Fatalité.
     }
    [other] { $name } dévoile { $card } de votre pioche Fatalité.
   *[no] { $whose ->
        [own] Chez { $name }, de la pioche Fatalité : { $card }.
       *[other] { $name } dévoile { $card } chez { $other }, de la pioche Fatalité.
     }
 }
event-reveal-from-deck = { $you ->
    [seat] De votre pioche Méchant : { $card }.
   *[no] Chez { $name }, de la pioche Méchant : { $card }.
 }
event-reveal-to-hand = { $you ->
    [seat] Vous montrez votre main : { $card }.
   *[no] { $name } montre sa main : { $card }.
 }
event-reveal-in-disney-villainous = { $you ->
    [seat] Recherche pour votre royaume : { $card }.
   *[no] Recherche chez { $name } : { $card }.
 }
event-discard-hand-discard = { $you ->
    [seat] Vous défaussez { $card }.
   *[no] { $name } défausse { $card }.
 }
event-discard-to-discard = { $you ->
    [seat] Dans votre défausse : { $card }.
   *[no] Chez { $name }, dans la défausse : { $card }.
 }
event-discard-to-fate-discard = { $you ->
    [seat] Dans votre défausse Fatalité : { $card }.
   *[no] Chez { $name }, dans la défausse Fatalité : { $card }.
 }
event-discard-from-realm = { $you ->
    [seat] Départ de votre royaume, { $at } : { $card }.
   *[no] Chez { $name }, départ du royaume, { $at } : { $card }.
 }
event-defeat-from-realm = { $you ->
    [seat] Vous éliminez { $card } { $at }.
   *[no] { $name } élimine { $card } { $at }.
 }
event-defeat-realm-realm = { $you ->
    [seat] Vous hypnotisez { $card } { $at }, désormais votre Allié.
   *[no] { $name } hypnotise { $card } { $at }, désormais son Allié.
 }
event-move-pawn-pawn = { $you ->
    [seat] Votre figurine va { $to }.
   *[no] Chez { $name }, la figurine va { $to }.
 }
event-move-realm-realm = { $you ->
    [seat] Déplacement chez vous, { $to } : { $card }.
   *[no] Déplacement chez { $name }, { $to } : { $card }.
 }
event-play-to-realm-bottom = { $you ->
    [seat] Vous jouez { $card } { $at }.
   *[no] { $name } joue { $card } { $at }.
 }
event-play-to-realm-top = { $you ->
    [seat] { $whose ->
        [own] Arrivée chez vous, { $at } : { $card }.
       *[other] Vous jouez { $card } chez { $other }, { $at }.
     }
    [other] { $name } joue { $card } chez vous, { $at }.
   *[no] { $whose ->
        [own] Arrivée chez { $name }, { $at } : { $card }.
       *[other] { $name } joue { $card } chez { $other }, { $at }.
     }
 }
event-play-to-realm = { $you ->
    [seat] { $whose ->
        [own] Vous jouez { $card }.
       *[other] Vous jouez { $card } chez { $other }.
     }
    [other] { $name } joue { $card } chez vous.
   *[no] { $whose ->
        [own] { $name } joue { $card }.
       *[other] { $name } joue { $card } chez { $other }.
     }
 }
event-attach-to-realm = Carte associée à cet endroit : { $card }.
event-detach-to-realm = { $you ->
    [seat] De retour chez vous, { $at } : { $card }.
   *[no] De retour chez { $name }, { $at } : { $card }.
 }
event-take-discard-hand = { $you ->
    [seat] De votre défausse à votre main : { $card }.
   *[no] Chez { $name }, de la défausse à la main : { $card }.
 }
event-take-deck-hand = { $you ->
    [seat] De votre pioche Méchant à votre main : { $card }.
   *[no] Chez { $name }, de la pioche Méchant à la main : { $card }.
 }
event-take-to-fate-token = { $you ->
    [seat] Vous prenez le jeton Fatalité.
   *[no] { $name } prend le jeton Fatalité.
 }
event-look-from-fate = { $you ->
    [seat] { $whose ->
        [own] Vous regardez dans votre pioche Fatalité : { $card }.
       *[other] Vous regardez dans la pioche Fatalité de { $other } : { $card }.
     }
    [other] { $name } regarde dans votre pioche Fatalité : { $card }.
   *[no] { $whose ->
        [own] { $name } regarde dans sa pioche Fatalité : { $card }.
       *[other] { $name } regarde dans la pioche Fatalité de { $other } : { $card }.
     }
 }
event-move-to-fate = { $count ->
    [one] Une carte retourne sur la pioche Fatalité.
   *[other] { $count } cartes retournent sur la pioche Fatalité.
 }
event-lock-to-realm = { $you ->
    [seat] Chez vous, un cadenas se trouve maintenant { $at }.
   *[no] Chez { $name }, un cadenas se trouve maintenant { $at }.
 }
event-unlock-to-realm = { $you ->
    [seat] Chez vous, il n’y a plus de cadenas { $at }.
   *[no] Chez { $name }, il n’y a plus de cadenas { $at }.
 }
event-mark-to-power = { $count ->
    [0] Il n’y a plus de Pouvoir sur { $card }.
   *[other] Sur { $card } : { power }.
 }
event-mark-to-strength = Jetons de force sur { $card } : { $count }.
event-mark-to-strength-this-turn = { $count ->
    [0] { $card } : la force redevient normale.
   *[other] { $card } : force modifiée de { $count } jusqu’à la fin du tour.
 }
event-mark-to-costs = Coût de ces cartes, ensemble : { power }.
event-mark-to-wickets = Force de tous les arceaux réunis : { $count }.
event-turn-over-to-wicket = { $card } devient un arceau { $at }.
event-turn-over-to-card-guard = { $card } n’est plus un arceau { $at }.
event-turn-over-to-small = { $card } rapetisse { $at } et recouvre un symbole de moins.
event-turn-over-to-large = { $card } grandit et recouvre aussi un symbole { $at }.
event-turn-over-to-normal = { $card } retrouve sa taille ordinaire.
event-round-in-disney-villainous = La manche { $count } commence.

## Questions

about-card = { $about ->
    [card] { $card } – { "" }
   *[none] { "" }
 }
prompt-move-pawn = Où va votre figurine ?
prompt-choose-action = { about-card }Que faites-vous ?
prompt-choose-where = { about-card }Où ?
prompt-choose-fate = Quelle carte Fatalité jouez-vous ? L’autre est défaussée.
prompt-play-condition = Jouez-vous une Condition maintenant ?
prompt-choose-allies = { about-card }Quels Alliés utilisez-vous ?
prompt-choose-cards-to-discard = { about-card }Quelles cartes défaussez-vous ?
prompt-choose-card-in-hand = { about-card }Quelle carte de votre main ?
prompt-choose-card-in-discard = { about-card }Quelle carte de la défausse ?
prompt-choose-payment = { about-card }Comment payez-vous ?
prompt-play-or-discard = { about-card }Jouer ce Héros ou le défausser ?
prompt-choose-discard-or-put-back = { about-card }Défausser ces cartes ou les remettre ?
prompt-choose-order = { about-card }Quelle carte au-dessus ?
prompt-choose-hero = { about-card }Quel Héros ?
prompt-choose-ally = { about-card }Quel Allié ?
prompt-choose-curse = { about-card }Quelle Malédiction ?
prompt-choose-item = { about-card }Quel Objet ?
prompt-choose-card = { about-card }Quelle carte ?
prompt-choose-several-hero = { about-card }Quels Héros ?
prompt-choose-several-wicket = { about-card }Quels arceaux ?
prompt-choose-several-card-guard = { about-card }Quelles Cartes gardes ?
prompt-choose-free-symbol = { about-card }Quel symbole reste libre ?
prompt-choose-neighbour = { about-card }Vers quel lieu voisin ?
prompt-choose-type = { about-card }Quel type de carte ?
prompt-may = { about-card }Utiliser cette capacité ?

## Options

option-move-pawn = Aller { $to }
option-stay = Rester sur place ({ $location })
card-as-wicket = arceau ({ $card })
option-choose-symbol = { $symbol }
option-choose-discard = Les défausser
option-choose-ally = Un Allié
option-choose-item = Un Objet
option-choose-put-back = Les remettre sur la pioche
option-gain = Gagner { power }
option-activate = Activer { $card }
option-fate = Fatalité contre { $name }
option-move = Déplacer { $card }
option-vanquish = Éliminer { $card }
option-discard = Défausser des cartes
option-discard-card = Défausser { $card }
option-pay-amount = Payer { power }
option-end-turn = Finir le tour

## Why not

reason-nothing-to-choose = Il n’y a rien sur quoi cette carte puisse agir.
reason-cost = Vous n’avez pas assez de Pouvoir.
reason-locked = Ce lieu est bloqué.
reason-forbidden-by-card = Une carte du royaume l’interdit.
reason-no-place = Il n’y a aucun lieu où cette carte puisse aller.
reason-no-bearer = Aucune carte d’un lieu non bloqué ne peut porter celle-ci.
reason-condition = Une Condition ne se joue que pendant le tour d’un adversaire.
reason-no-symbol = Aucun symbole utilisable ici ne le permet.
reason-same-location = Votre figurine y est déjà et doit se déplacer.
reason-strength = Vos Alliés y sont trop faibles ou trop peu nombreux.
reason-cannot-be-defeated = Quelque chose empêche d’éliminer ce Héros.
reason-changes-nothing = Cela ne changerait rien.
reason-fate-token = La personne qui a le jeton Fatalité ne peut pas être choisie.
reason-no-fate-cards = Il ne reste aucune carte Fatalité à dévoiler.
reason-not-here = Cette carte n’est pas dans votre royaume, ou n’a rien à activer.
reason-requirement = Ce que cette Condition attend ne s’est pas produit.
reason-not-now = Ce n’est pas le moment.
reason-not-yet = Ce qu’il faut à cette carte n’est pas encore là.

## Options of the table

setting-edition = Édition
setting-edition-help = Le texte actuel des cartes, ou celui de la première impression française.
setting-value-current = actuelle
setting-value-french = première impression française
setting-fate-token = Jeton Fatalité
setting-fate-token-help = La cible de la dernière action Fatalité ne peut pas être la suivante. Selon la règle : à cinq ou six.
setting-value-book = selon la règle
setting-value-always = toujours (à partir de trois)
setting-value-never = jamais
setting-limit-rounds = Limite de manches
setting-limit-rounds-help = Après ce nombre de manches sans vainqueur, la partie s’arrête et personne n’a gagné.
