# Disney Villains, the Card Game.

game-disney-villains-card-game = Disney Villains, le jeu de cartes
game-disney-villains-card-game-about = Posez carte sur carte, même couleur ou même valeur ; ce qui va sur la pile d’à côté doit y aller, que vous le vouliez ou non.
game-disney-villains-card-game-facts = de 3 à 6 joueurs, 15 à 25 minutes

villain-jafar = Jafar
villain-scar = Scar
villain-cruella = Cruella

## Cards: a colour has a name, two letters and a shape.

coloured-card = { $value } { $colour }
colour-red = rouge
colour-red-letters = RO
colour-red-shape = ◆
colour-blue = bleu
colour-blue-letters = BL
colour-blue-shape = ●
colour-green = vert
colour-green-letters = VE
colour-green-shape = ▲
colour-yellow = jaune
colour-yellow-letters = JA
colour-yellow-shape = ★
colour-purple = violet
colour-purple-letters = VI
colour-purple-shape = ✚
colour-grey = gris
colour-grey-letters = GR
colour-grey-shape = ■

card-curse = Malédiction
card-curse-text = La plus forte valeur visible sur les piles est défaussée au centre ; toutes, si plusieurs sont à égalité.
card-hypnosis = Hypnose
card-hypnosis-text = Prenez en main la carte du dessus de la pile d’un adversaire.
card-sabotage = Sabotage
card-sabotage-text = La carte du dessus de chaque pile adverse est retournée : une carte devient un Héros, un Héros une carte.
card-exchange = Échange
card-exchange-text = Échangez la carte du dessus de votre pile avec celle d’un adversaire.
card-intrigue = Intrigue
card-intrigue-text = Une carte est tirée au hasard de chaque main adverse et posée face visible : elle doit être jouée au prochain tour.
card-whirlpool-text-in-disney-villains-card-game = Choisissez un sens : chaque pile passe sa carte du dessus à la suivante.

## What happened

event-deal-to-pile = { $you ->
    [seat] { $card } est la première carte de votre pile.
   *[no] Chez { $name }, { $card } est la première carte de la pile.
 }
event-play-to-pile = { $you ->
    [seat] { $whose ->
        [own] Vous jouez { $card } sur votre propre pile.
       *[other] Vous jouez { $card } chez { $other }.
     }
    [other] { $name } joue { $card } chez vous.
   *[no] { $whose ->
        [own] { $name } joue { $card } sur sa propre pile.
       *[other] { $name } joue { $card } chez { $other }.
     }
 }
event-play-to-pile-hero = { $you ->
    [seat] Vous posez { $card } face cachée sur votre pile, comme Héros.
   *[no] { $name } pose { $card } face cachée, comme Héros.
 }
event-play-to-middle = { $you ->
    [seat] Vous jouez la carte spéciale { $card }.
   *[no] { $name } joue la carte spéciale { $card }.
 }
event-discard-pile-middle = { $you ->
    [seat] { $card } quitte votre pile pour le centre.
   *[no] Chez { $name }, { $card } quitte la pile pour le centre.
 }
event-take-pile-hand = { $you ->
    [seat] Vous prenez { $card } chez { $other } et l’ajoutez à votre main.
    [other] { $name } prend { $card } sur votre pile et l’ajoute à sa main.
   *[no] { $name } prend { $card } chez { $other } et l’ajoute à sa main.
 }
event-turn-over-to-pile-hero = { $you ->
    [seat] Sur votre pile, { $card } devient un Héros.
   *[no] Chez { $name }, { $card } devient un Héros.
 }
event-turn-over-to-pile-villain = { $you ->
    [seat] Sur votre pile, un Héros redevient { $card }.
   *[no] Chez { $name }, un Héros redevient { $card }.
 }
event-reveal-hand-forced = { $you ->
    [seat] Une carte de votre main est posée face visible : { $card }. Vous devrez la jouer à votre prochain tour.
   *[no] Chez { $name }, une carte de la main est posée face visible : { $card }. Elle devra être jouée au prochain tour.
 }
event-move-pile-pile = { $you ->
    [seat] { $card } passe de votre pile chez { $other }.
    [other] { $card } passe de chez { $name } sur votre pile.
   *[no] { $card } passe de chez { $name } chez { $other }.
 }
event-move-pile-pile-hero = { $you ->
    [seat] Le Héros de votre pile passe chez { $other }.
    [other] Un Héros passe de chez { $name } sur votre pile.
   *[no] Un Héros passe de chez { $name } chez { $other }.
 }
event-score-in-disney-villains-card-game = { $you ->
    [seat] { $count ->
        [one] Vous avez { $count } point.
       *[other] Vous avez { $count } points.
     }
   *[no] { $count ->
        [one] { $name } a { $count } point.
       *[other] { $name } a { $count } points.
     }
 }

## Questions and options

prompt-play-card = Jouez une carte.
prompt-play-forced-card = Vous devez jouer { $card }, la carte posée devant vous.
prompt-choose-direction = { $card } : dans quel sens ?
prompt-choose-opponent = { $card } : quel adversaire ?

option-play-to = { $you ->
    [seat] { $card } sur votre propre pile
   *[no] { $card } chez { $name }
 }
option-hero = { $card } face cachée, comme Héros
option-special = { $card }, carte spéciale
option-choose-clockwise = Sens horaire, vers la gauche
option-choose-counterclockwise = Sens inverse, vers la droite

## Why not

reason-choose-first = Terminez d’abord la carte spéciale : elle attend une réponse.
reason-forced = La carte posée face visible devant vous doit être jouée d’abord.
reason-own-pile-only = Un Héros ne va que sur votre propre pile.
reason-to-the-middle = Une carte spéciale va au centre, jamais sur une pile.
reason-neighbour = Cette carte correspond à une pile voisine et doit y aller.
reason-no-match = Cette carte n’a ni la couleur ni la valeur de cette pile ; vous pouvez encore la poser comme Héros.
reason-not-a-neighbour = On ne joue que sur sa propre pile et sur les deux piles voisines.
reason-no-gift = Cette pile montre un Héros ou est vide : personne d’autre ne peut y jouer.

setting-specials = Cartes spéciales
setting-specials-help = Mélanger deux cartes spéciales à chaque pioche ; mieux vaut s’en passer pour une première partie.
