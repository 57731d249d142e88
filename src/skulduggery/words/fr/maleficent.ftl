# Maleficent: her realm and her cards. Texts are in our own words.

villain-maleficent = Maléfique
villain-maleficent-objective = Commencez un tour avec au moins une Malédiction dans chacun de vos quatre lieux.
goal-cursed-locations = Lieux maudits

location-forbidden-mountains = Montagne Interdite
    .at = à la Montagne Interdite
    .to = vers la Montagne Interdite
location-briar-roses-cottage = Maison dans les Bois
    .at = à la Maison dans les Bois
    .to = vers la Maison dans les Bois
location-the-forest = Forêt
    .at = dans la Forêt
    .to = vers la Forêt
location-king-stefans-castle = Château du Roi Stéphane
    .at = au Château du Roi Stéphane
    .to = vers le Château du Roi Stéphane

## Villain deck

card-cackling-goon = Créature Rieuse
card-cackling-goon-text = +1 en force pour chaque Héros présent ici.
card-sinister-goon = Sinistre Créature
card-sinister-goon-text = +1 en force tant qu’une Malédiction, quelle qu’elle soit, se trouve ici.
card-savage-goon = Créature Sauvage
card-savage-goon-text = Aucune capacité.
card-raven = Diablo
card-raven-text = Avant chacun de vos déplacements, vous pouvez envoyer Diablo dans un autre lieu non bloqué et y utiliser un symbole non recouvert, sauf Fatalité.
card-forest-of-thorns = Forêt de Ronces
card-forest-of-thorns-text = Un Héros doit avoir une force d’au moins 4 pour être joué ici. Le premier à y être joué met fin à cette Malédiction : défaussez-la.
card-green-fire = Feu Infernal
card-green-fire-text = Personne ne peut jouer de Héros ici. Défaussez cette Malédiction quand votre figurine arrive ici.
card-dreamless-sleep = Sommeil sans Rêves
card-dreamless-sleep-text = Chaque Héros présent ici a −2 en force. Défaussez cette Malédiction quand vous jouez un Allié ici.
card-dragon-form = Apparence de Dragon
card-dragon-form-text = Éliminez n’importe quel Héros dont la force ne dépasse pas 3. Jusqu’au début de votre prochain tour, chaque action Fatalité dirigée contre vous vous rapporte 3 jetons Pouvoir.
card-vanish = Disparition
card-vanish-text = À votre prochain tour, votre figurine peut rester sur place et utiliser de nouveau les symboles de ce lieu.
card-spinning-wheel = Rouet
card-spinning-wheel-text = Quand un Héros est éliminé ici, gagnez autant de Pouvoir que sa force moins 1.
card-staff = Bâton Magique
card-staff-text = Tant que votre figurine est ici, vos Événements et vos Malédictions coûtent 1 jeton Pouvoir de moins.
card-malice = Méchanceté
card-malice-text = Quand, pendant son tour, un adversaire élimine un Héros d’une force de 4 ou plus, vous pouvez éliminer dans votre royaume un Héros dont la force ne dépasse pas 4.
card-tyranny = Tyrannie
card-tyranny-text = Quand, pendant son tour, un adversaire possède trois Alliés ou plus, vous pouvez piocher trois cartes, puis défausser trois cartes de votre main, au choix.

## Fate deck

card-guards = Gardes du Château
card-guards-text = Pour éliminer les Gardes au combat, il faut au moins deux Alliés, quelle que soit leur force.
card-sword-of-truth = Épée de Vérité
card-sword-of-truth-text = À associer à un Héros qui ne porte aucun Objet : +2 en force. Là où se trouve ce Héros, une Malédiction coûte à Maléfique 2 jetons Pouvoir de plus.
card-once-upon-a-dream = Il était un Rêve
card-once-upon-a-dream-text = Défaussez une Malédiction d’un lieu où se trouve un Héros.
card-aurora = Aurore
card-aurora-text = Quand vous jouez Aurore, retournez la première carte de la même pioche Fatalité. Si c’est un Héros, jouez-le aussi ; sinon, remettez-la sur la pioche.
card-fauna = Pâquerette
card-fauna-text = Quand vous jouez Pâquerette, vous pouvez défausser un Sommeil sans Rêves là où elle se trouve.
card-fauna-french = Quand vous jouez Pâquerette, défaussez une Malédiction là où elle se trouve.
card-flora = Flora
card-flora-text = Tant que Flora est dans le royaume, la main de Maléfique reste visible de tous.
card-king-hubert = Roi Hubert
card-king-hubert-text = Quand vous jouez le Roi Hubert, vous pouvez faire venir à lui un Allié de chaque lieu voisin.
card-king-stefan = Roi Stéphane
card-king-stefan-text = Quand vous jouez le Roi Stéphane, vous pouvez déplacer la figurine de Maléfique vers n’importe quel lieu.
card-merryweather = Pimprenelle
card-merryweather-text = Aucune Malédiction ne peut être jouée là où se trouve Pimprenelle.
card-prince-phillip = Prince Philippe
card-prince-phillip-text = Quand vous jouez le Prince Philippe, vous pouvez défausser tous les Alliés présents là où il se trouve.
