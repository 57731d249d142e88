# Prince John: his realm and his cards. Texts are in our own words.

villain-prince-john = Prince Jean
villain-prince-john-objective = Commencez un tour avec 20 jetons Pouvoir ou plus. Le Pouvoir posé sur des Héros ne compte pas.
goal-power = Pouvoir

location-sherwood-forest = Forêt de Sherwood
    .at = dans la Forêt de Sherwood
    .to = vers la Forêt de Sherwood
location-friar-tucks-church = Église du Frère Tuck
    .at = à l’Église du Frère Tuck
    .to = vers l’Église du Frère Tuck
location-nottingham = Nottingham
    .at = à Nottingham
    .to = vers Nottingham
location-the-jail = Prison
    .at = en Prison
    .to = vers la Prison

## Villain deck

card-rhino-guards = Gardes rhinocéros
card-rhino-guards-text = Aucune capacité.
card-wolf-archers = Archers loups
card-wolf-archers-text = Quand vous éliminez un Héros, vous pouvez utiliser les Archers loups sur place ou contre un Héros d’un lieu voisin.
card-nutsy = Niquedouille
card-nutsy-text = Les autres Alliés présents ici ont +1 en force.
card-nutsy-french = Les Alliés présents ici ont +1 en force, Niquedouille compris.
card-trigger = Pendard
card-trigger-text = Les autres Alliés présents ici ont −1 en force.
card-trigger-french = Les Alliés présents ici ont −1 en force, Pendard compris.
card-sheriff-of-nottingham = Shérif de Nottingham
card-sheriff-of-nottingham-text = Avant chacun de vos déplacements, vous pouvez envoyer le Shérif dans un autre lieu. S’il y trouve un Héros, gagnez 1 jeton Pouvoir.
card-sheriff-of-nottingham-french = Une fois à chacun de vos tours, au moment de votre choix, vous pouvez envoyer le Shérif dans un autre lieu. S’il y trouve un Héros, gagnez 1 jeton Pouvoir.
card-sir-hiss = Persifleur
card-sir-hiss-text = Une fois par tour, tant que votre figurine est là où se trouve Persifleur, vous pouvez utiliser un symbole qu’un Héros y recouvre.
card-sir-hiss-french = Quand votre figurine rejoint Persifleur, vous pouvez utiliser un symbole qu’un Héros recouvre à cet endroit.
card-warrant = Mandat d’arrêt
card-warrant-text = Chaque fois qu’un Héros est joué ici, gagnez 2 jetons Pouvoir.
card-bow-and-arrows = Arc et flèches
card-bow-and-arrows-text = À associer à un Allié : +1 en force. Si cet Allié devait être défaussé, défaussez l’Arc et flèches à sa place.
card-golden-arrow = Flèche d’or
card-golden-arrow-text = À associer à un Allié. Quand cet Allié sert à éliminer un Héros, gagnez 2 jetons Pouvoir.
card-king-richards-crown = Couronne du roi Richard
card-king-richards-crown-text = Tant que votre figurine est ici, chaque carte vous coûte 1 jeton Pouvoir de moins.
card-beautiful-lovely-taxes = Magnifiques taxes
card-beautiful-lovely-taxes-text = Comptez les Héros de votre royaume et gagnez autant de Pouvoir.
card-imprison = Emprisonnement
card-imprison-text = Déplacez en Prison n’importe quel Héros de votre royaume.
card-set-a-trap = Tendre un piège
card-set-a-trap-text = Vous pouvez déplacer un Allié vers n’importe quel lieu. Ensuite, effectuez une action Éliminer un Héros.
card-intimidation = Intimidation
card-intimidation-text = Effectuez une action Éliminer un Héros et gardez les Alliés utilisés.
card-cowardice = Lâcheté
card-cowardice-text = Quand, pendant son tour, un adversaire possède trois Alliés ou plus, vous pouvez jouer gratuitement un Allié de votre main.
card-greed = Avarice
card-greed-text = Quand, pendant son tour, un adversaire possède 6 jetons Pouvoir ou plus, vous pouvez gagner 3 jetons Pouvoir.

## Fate deck

card-alan-a-dale = Adam de la Halle
card-alan-a-dale-text = Tous les autres Héros du royaume ont +1 en force.
card-friar-tuck = Frère Tuck
card-friar-tuck-text = Quand vous jouez Frère Tuck, vous pouvez défausser tous les Mandats d’arrêt là où il se trouve ; ils ne rapportent rien au Prince Jean pour lui.
card-friar-tuck-french = Quand vous jouez Frère Tuck, défaussez tous les Mandats d’arrêt là où il se trouve ; ils ne rapportent rien au Prince Jean pour lui.
card-king-richard = Roi Richard
card-king-richard-text = Tant que le Roi Richard est dans le royaume, le Prince Jean ne peut jouer aucun Événement.
card-lady-kluck = Dame Gertrude
card-lady-kluck-text = Dame Gertrude ne va pas en Prison : elle ne peut y être ni jouée ni déplacée.
card-little-john = Petit Jean
card-little-john-text = Quand vous jouez Petit Jean, vous pouvez poser sur lui jusqu’à 4 jetons Pouvoir du Prince Jean. Ils lui reviennent quand Petit Jean est éliminé.
card-little-john-french = Quand vous jouez Petit Jean, posez sur lui 4 jetons Pouvoir du Prince Jean, ou tous s’il en a moins. Ils lui reviennent quand Petit Jean est éliminé.
card-maid-marian = Belle Marianne
card-maid-marian-text = Quand Belle Marianne est éliminée, on cherche Robin des Bois et on le joue là où elle se trouvait.
card-maid-marian-french = Quand Belle Marianne est éliminée, on cherche Robin des Bois et on le met là où elle se trouvait ; s’il était déjà dans le royaume, il est seulement déplacé.
card-robin-hood = Robin des Bois
card-robin-hood-text = Tant que Robin des Bois est dans le royaume, chaque gain de Pouvoir du Prince Jean est réduit de 1.
card-skippy = Bobby
card-skippy-text = Les Archers loups ne servent à rien pour éliminer Bobby.
card-toby = Toby
card-toby-text = Quand Toby est éliminé, mélangez-le à la pioche Fatalité.
card-clever-disguise = Déguisement
card-clever-disguise-text = À associer à un Héros, qui ne peut alors plus être éliminé. À tout moment de son tour, le Prince Jean peut payer 2 jetons Pouvoir pour défausser ce Déguisement.
card-steal-from-the-rich = Voler aux riches
card-steal-from-the-rich-text = Posez jusqu’à 4 jetons Pouvoir du Prince Jean sur un Héros de son royaume. Ils lui reviennent quand ce Héros est éliminé.
