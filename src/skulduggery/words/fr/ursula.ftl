# Ursula: her realm and her cards. Texts are in our own words.

villain-ursula = Ursula
villain-ursula-objective = Commencez un tour avec le Trident et la Couronne, tous deux au Repaire d’Ursula. Le Trident compte dès que le Roi Triton ne le tient plus.
goal-trident-at-lair = Trident au Repaire
goal-crown-at-lair = Couronne au Repaire

location-ursulas-lair = Repaire d’Ursula
    .at = au Repaire d’Ursula
    .to = vers le Repaire d’Ursula
location-erics-ship = Navire du Prince Éric
    .at = sur le Navire du Prince Éric
    .to = vers le Navire du Prince Éric
location-the-shore = Rivage
    .at = sur le Rivage
    .to = vers le Rivage
location-the-palace = Palais
    .at = au Palais
    .to = vers le Palais

## Villain deck

card-binding-contract-ursulas-lair = Pacte (Repaire d’Ursula)
card-binding-contract-ursulas-lair-text = À associer à un Héros qui se trouve ailleurs qu’au Repaire d’Ursula. Dès que quelqu’un l’y déplace, ce Héros est éliminé.
card-binding-contract-erics-ship = Pacte (Navire du Prince Éric)
card-binding-contract-erics-ship-text = À associer à un Héros qui se trouve ailleurs que sur le Navire du Prince Éric. Dès que quelqu’un l’y déplace, ce Héros est éliminé.
card-binding-contract-the-shore = Pacte (Rivage)
card-binding-contract-the-shore-text = À associer à un Héros qui se trouve ailleurs que sur le Rivage. Dès que quelqu’un l’y déplace, ce Héros est éliminé.
card-binding-contract-the-palace = Pacte (Palais)
card-binding-contract-the-palace-text = À associer à un Héros qui se trouve ailleurs qu’au Palais. Dès que quelqu’un l’y déplace, ce Héros est éliminé.
card-flotsam = Flotsam
card-flotsam-text = Activation : envoyez un Héros présent ici vers un lieu voisin non bloqué. Flotsam reste sur place.
card-jetsam = Jetsam
card-jetsam-text = Activation : envoyez un Héros présent ici vers un lieu voisin non bloqué. Jetsam reste sur place.
card-cauldron = Chaudron
card-cauldron-text = Activation : gagnez 2 jetons Pouvoir pour chaque Pacte associé à un Héros de votre royaume.
card-crown = Couronne
card-crown-text = La moitié de votre objectif. Activation : regardez en secret les deux premières cartes de votre pioche Fatalité. Défaussez-les toutes les deux, ou remettez-les dessus dans l’ordre de votre choix.
card-trident = Trident
card-trident-text = La moitié de votre objectif. Quand vous le jouez, cherchez le Roi Triton, jouez-le ici et associez-lui le Trident. Quand il est éliminé, le Trident vous revient là où il se trouvait.
card-change-form = Métamorphose
card-change-form-text = Déplacez le cadenas vers l’autre de ses deux lieux, le Repaire d’Ursula ou le Palais.
card-grow-giant = Colère titanesque
card-grow-giant-text = Utilisez un symbole non recouvert d’un lieu voisin de celui de votre figurine, même s’il est bloqué.
card-opportunist = Opportunisme
card-opportunist-text = Reprenez en main un Objet ou un Événement de votre défausse.
card-whirlpool = Tourbillon
card-whirlpool-text = Déplacez un Héros, n’importe lequel, vers n’importe quel lieu non bloqué.
card-divination = Divination
card-divination-text = Dévoilez des cartes de votre pioche jusqu’à trouver un Pacte. Prenez-le en main et défaussez les autres.
card-poor-unfortunate-souls = Âmes en perdition
card-poor-unfortunate-souls-text = Déplacez autant de Héros que vous voulez, chacun vers un lieu voisin non bloqué.
card-arrogance = Arrogance
card-arrogance-text = Quand, pendant son tour, un adversaire élimine un Héros d’une force de 4 ou plus, vous pouvez piocher trois cartes, puis défausser trois cartes de votre main, au choix.
card-trickery = Illusion
card-trickery-text = Quand, pendant son tour, un adversaire possède 6 jetons Pouvoir ou plus, vous pouvez dévoiler la première carte de sa pioche Fatalité et la jouer contre lui.

## Fate deck

card-ariel = Ariel
card-ariel-text = Quand vous jouez Ariel, vous pouvez amener près d’elle un Objet qu’aucune carte ne porte et qu’aucun cadenas ne retient. Tant qu’elle est dans le royaume, Ursula ne peut pas utiliser Déplacer un Objet ou un Allié.
card-ariel-french = Quand vous jouez Ariel, amenez un Objet près d’elle, même le Trident du Roi Triton. Tant qu’elle est dans le royaume, Ursula ne peut déplacer aucun Objet.
card-eric = Prince Éric
card-eric-text = Quand vous jouez le Prince Éric, vous pouvez déplacer un Héros, lui ou un autre, vers n’importe quel lieu non bloqué.
card-eric-french = Quand vous jouez le Prince Éric, déplacez un Héros, lui ou un autre, vers n’importe quel lieu non bloqué.
card-flounder = Polochon
card-flounder-text = Quand vous jouez Polochon, vous pouvez mélanger la défausse d’Ursula à sa pioche.
card-flounder-french = Quand vous jouez Polochon, mélangez la défausse d’Ursula à sa pioche.
card-grimsby = Grimsby
card-grimsby-text = Quand vous jouez Grimsby, vous pouvez déplacer le cadenas vers l’autre de ses deux lieux, le Repaire d’Ursula ou le Palais.
card-king-triton = Le Roi Triton
card-king-triton-text = Un Pacte associé au Roi Triton, ou un Événement qui le choisit, coûte à Ursula 1 jeton Pouvoir de plus.
card-max = Max
card-max-text = Quand vous jouez Max là où se trouve la figurine d’Ursula, vous pouvez la déplacer vers n’importe quel lieu non bloqué.
card-scuttle = Eurêka
card-scuttle-text = Quand vous jouez Eurêka, vous pouvez lui associer un Objet de la défausse Fatalité d’Ursula.
card-scuttle-french = Quand vous jouez Eurêka, associez-lui un Objet de la défausse Fatalité d’Ursula.
card-sebastian = Sébastien
card-sebastian-text = Quand vous jouez Sébastien, vous pouvez lui associer le Pacte d’un autre Héros, sauf si un cadenas le retient.
card-sebastian-french = Quand vous jouez Sébastien, associez-lui le Pacte d’un autre Héros.
card-dinglehopper = Zirgouflex
card-dinglehopper-text = À associer à un Héros. Chaque fois que la figurine d’Ursula rejoint ce Héros, elle perd 1 jeton Pouvoir.
card-snarfblat = Bigette bulbeuse
card-snarfblat-text = À associer à un Héros. Un Pacte associé à ce Héros coûte à Ursula 3 jetons Pouvoir de plus.
card-return-to-form = Apparence retrouvée
card-return-to-form-text = Choisissez dans la défausse Fatalité un Héros dont la force ne dépasse pas 4 et jouez-le là où se trouve la figurine d’Ursula.
