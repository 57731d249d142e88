# The Queen of Hearts: her realm and her cards. Texts are in our own words.

villain-queen-of-hearts = Reine de Cœur
villain-queen-of-hearts-objective = Ayez au moins un arceau dans chacun de vos quatre lieux, puis réussissez un Coup royal. Cela compte aussitôt.
goal-wicket-locations = Lieux avec un arceau
goal-shot = Coup réussi

location-courtyard = Cour intérieure du palais
    .at = dans la Cour intérieure du palais
    .to = vers la Cour intérieure du palais
location-hedge-maze = Labyrinthe
    .at = dans le Labyrinthe
    .to = vers le Labyrinthe
location-tulgey-wood = Forêt de Tulgey
    .at = dans la Forêt de Tulgey
    .to = vers la Forêt de Tulgey
location-white-rabbits-house = Maison du Lapin Blanc
    .at = à la Maison du Lapin Blanc
    .to = vers la Maison du Lapin Blanc

## Villain deck

card-card-guard-club = Cartes gardes : Trèfle
card-card-guard-club-text = Activez-la pour 1 jeton Pouvoir : elle devient un arceau, ou bien l’arceau redevient une Carte garde.
card-card-guard-diamond = Cartes gardes : Carreau
card-card-guard-diamond-text = Activez-la pour 1 jeton Pouvoir : elle devient un arceau, ou bien l’arceau redevient une Carte garde.
card-card-guard-heart = Cartes gardes : Cœur
card-card-guard-heart-text = Activez-la pour 1 jeton Pouvoir : elle devient un arceau, ou bien l’arceau redevient une Carte garde.
card-card-guard-spade = Cartes gardes : Pique
card-card-guard-spade-text = Activez-la pour 1 jeton Pouvoir : elle devient un arceau, ou bien l’arceau redevient une Carte garde.
card-the-king = Roi de Cœur
card-the-king-text = Vos Cartes gardes coûtent 1 jeton Pouvoir de moins, où que vous les jouiez.
card-tweedle-dee-and-tweedle-dum = Tweedle Dee et Tweedle Dum
card-tweedle-dee-and-tweedle-dum-text = Vous les gardez quand ils servent à éliminer un Héros.
card-spear = Lance
card-spear-text = À associer à un Allié, arceau ou non : +1 en force.
card-stopwatch = Montre à gousset
card-stopwatch-text = Activez-la sans rien payer : gagnez 1 jeton Pouvoir pour chaque arceau de votre royaume.
card-off-with-your-head = Qu’on leur coupe la tête !
card-off-with-your-head-text = Éliminez n’importe quel Héros dont la force ne dépasse pas 4.
card-take-the-shot = Coup royal
card-take-the-shot-text = Seulement avec un arceau dans chaque lieu. Dévoilez les cinq premières cartes de votre pioche Méchant et additionnez ce qu’elles coûtent en ce moment. Si c’est moins que la force de tous vos arceaux réunis, vous gagnez la partie. Sinon, défaussez-les.
card-by-order-of-the-queen = Par ordre de la Reine !
card-by-order-of-the-queen-text = Transformez jusqu’à deux Cartes gardes en arceaux, sans rien activer ni payer.
card-by-order-of-the-queen-french = Transformez une ou deux Cartes gardes en arceaux, sans rien activer ni payer.
card-makes-you-smaller = Rapetisser
card-makes-you-smaller-text = Rapetissez un Héros, ou rendez sa taille ordinaire à un Héros agrandi.
card-very-merry-unbirthday = Joyeux non-anniversaire
card-very-merry-unbirthday-text = Gagnez 1 jeton Pouvoir pour chaque Allié de votre royaume, arceaux compris.
card-fury = Crise d’hystérie
card-fury-text = Quand, pendant son tour, un adversaire élimine un Héros d’une force de 4 ou plus, vous pouvez rapetisser jusqu’à deux Héros de votre royaume.
card-fury-french = Quand, pendant son tour, un adversaire élimine un Héros d’une force de 4 ou plus, vous pouvez rapetisser un ou deux Héros de votre royaume.
card-judgment = Procès
card-judgment-text = Quand, pendant son tour, un adversaire possède trois Alliés ou plus, vous pouvez gagner 3 jetons Pouvoir.

## Fate deck

card-alice = Alice
card-alice-text = La Reine de Cœur ne peut déplacer ni Allié ni Objet.
card-caterpillar = La Chenille
card-caterpillar-text = Chaque Allié présent ici a −1 en force, arceaux compris.
card-cheshire-cat = Le Chafouin
card-cheshire-cat-text = Quand vous jouez le Chafouin, vous pouvez faire de deux arceaux au plus de nouveau des Cartes gardes. Quand il est éliminé, la Reine de Cœur peut transformer jusqu’à deux Cartes gardes en arceaux.
card-cheshire-cat-french = Quand vous jouez le Chafouin, faites d’un ou deux arceaux de nouveau des Cartes gardes. Quand il est éliminé, la Reine de Cœur peut transformer jusqu’à deux Cartes gardes en arceaux.
card-dodo = Dodo
card-dodo-text = Aucune Carte garde présente ici ne peut devenir un arceau. Ce qui est déjà un arceau le reste.
card-dormouse = Loir
card-dormouse-text = Rien ne rapetisse le Loir.
card-mad-hatter = Le Chapelier fou
card-mad-hatter-text = +2 en force tant que le Lièvre de Mars est dans le royaume.
card-march-hare = Le Lièvre de Mars
card-march-hare-text = +2 en force tant que le Chapelier fou est dans le royaume.
card-white-rabbit = Le Lapin blanc
card-white-rabbit-text = Activer une Carte garde ou un arceau coûte à la Reine de Cœur 1 jeton Pouvoir de plus.
card-white-rabbit-french = Activer une Carte garde qui devient un arceau coûte à la Reine de Cœur 1 jeton Pouvoir de plus.
card-im-late-im-late = En retard !
card-im-late-im-late-text = Choisissez dans la défausse Fatalité un Héros dont la force ne dépasse pas 3 et jouez-le de nouveau.
card-makes-you-larger = Agrandir
card-makes-you-larger-text = Agrandissez un Héros, ou rendez sa taille ordinaire à un Héros rapetissé.
card-mome-raths = Flèche de Mome Raths
card-mome-raths-text = Déplacez n’importe quel Allié de la Reine de Cœur, arceau ou non, vers n’importe quel lieu.
card-down-the-rabbit-hole = Chute dans le terrier
card-down-the-rabbit-hole-text = Si Alice est dans le royaume : défaussez un Allié là où elle se trouve. Sinon : on cherche Alice et vous la jouez dans un lieu de votre choix.
card-down-the-rabbit-hole-french = Si Alice n’est pas dans le royaume : on la cherche et vous la jouez dans un lieu de votre choix. Si elle y est : vous pouvez défausser un Allié là où elle se trouve.
