# Captain Hook: his realm and his cards. Texts are in our own words.

villain-captain-hook = Capitaine Crochet
villain-captain-hook-objective = Éliminez Peter Pan sur le Jolly Roger. Vous gagnez aussitôt.
goal-hangmans-tree-open = Arbre du Pendu débloqué
goal-peter-pan-hunted = Peter Pan : trouvé, déplacé, éliminé

location-jolly-roger = Jolly Roger
    .at = sur le Jolly Roger
    .to = vers le Jolly Roger
location-skull-rock = Rocher du Crâne
    .at = au Rocher du Crâne
    .to = vers le Rocher du Crâne
location-mermaid-lagoon = Lagune aux Sirènes
    .at = à la Lagune aux Sirènes
    .to = vers la Lagune aux Sirènes
location-hangmans-tree = Arbre du Pendu
    .at = à l’Arbre du Pendu
    .to = vers l’Arbre du Pendu

## Villain deck

card-swashbuckler = Boucanier
card-swashbuckler-text = Aucune capacité.
card-boarding-party = Flibustiers
card-boarding-party-text = Quand vous éliminez un Héros, vous pouvez utiliser les Flibustiers sur place ou contre un Héros d’un lieu voisin.
card-pirate-brute = Brute
card-pirate-brute-text = Aucune capacité.
card-smee = Monsieur Mouche
card-smee-text = Sur le Jolly Roger, Monsieur Mouche a +2 en force.
card-mr-starkey = Monsieur Starkey
card-mr-starkey-text = Quand vous jouez Monsieur Starkey, vous pouvez déplacer un Héros de ce lieu vers un lieu voisin.
card-cannon = Canon
card-cannon-text = Il y a ici un symbole Éliminer un Héros de plus. Les Héros ne le recouvrent pas.
card-hooks-case = Boîte à Crochets
card-hooks-case-text = Il y a ici un symbole de plus pour gagner 1 jeton Pouvoir. Les Héros ne le recouvrent pas.
card-ingenious-device = Ingénieux Mécanisme
card-ingenious-device-text = Il y a ici un symbole Déplacer un Héros de plus. Les Héros ne le recouvrent pas.
card-cutlass = Sabre d’Abordage
card-cutlass-text = À associer à un Allié : +2 en force.
card-never-land-map = Carte du Pays Imaginaire
card-never-land-map-text = Quand vous jouez cette Carte, le cadenas de l’Arbre du Pendu disparaît pour de bon. Plus tard, quand vous jouez un Objet, vous pouvez la défausser au lieu de payer.
card-never-land-map-french = Quand vous jouez cette Carte, le cadenas de l’Arbre du Pendu disparaît pour de bon. Plus tard, à tout moment de votre tour, vous pouvez la défausser pour jouer gratuitement un Objet de votre main.
card-give-them-a-scare = Faites-leur peur !
card-give-them-a-scare-text = Regardez les deux premières cartes de votre propre pioche Fatalité. Défaussez-les toutes les deux, ou remettez-les dans l’ordre de votre choix.
card-worthy-opponent = Digne Adversaire
card-worthy-opponent-text = Gagnez 2 jetons Pouvoir. Retournez des cartes de votre propre pioche Fatalité jusqu’à trouver un Héros : jouez-le et défaussez les autres.
card-aye-aye-sir = Pas de quartier !
card-aye-aye-sir-text = Déplacez un Allié vers un lieu voisin. Il a +2 en force jusqu’à la fin du tour.
card-cunning = Ruse
card-cunning-text = Quand, pendant son tour, un adversaire possède un Allié de force 4 ou plus, vous pouvez jouer gratuitement un Allié de votre main.
card-obsession = Obsession
card-obsession-text = Quand, pendant son tour, un adversaire élimine un Héros de force 4 ou plus, vous pouvez retourner des cartes de votre propre pioche Fatalité jusqu’à trouver un Héros. Jouez ou défaussez ce Héros, et défaussez les autres.

## Fate deck

card-lost-boys = Enfants Perdus
card-lost-boys-text = Pour éliminer les Enfants Perdus, il faut utiliser au moins deux Alliés.
card-john = Jean
card-john-text = Tant qu’une carte est associée à Jean, il a +1 en force.
card-michael = Michel
card-michael-text = Michel a +1 en force pour chaque lieu du royaume où se trouve un Héros, le sien compris.
card-peter-pan = Peter Pan
card-peter-pan-text = Dès qu’il est dévoilé, Peter Pan doit être joué à l’Arbre du Pendu, même bloqué. Les cartes dévoilées avec lui sont défaussées.
card-tick-tock = Tic Tac
card-tick-tock-text = Quand la figurine du Capitaine Crochet rejoint Tic Tac, le Capitaine Crochet défausse toute sa main.
card-tinker-bell = Clochette
card-tinker-bell-text = Quand vous jouez Clochette, vous pouvez défausser un Allié là où elle se trouve.
card-tinker-bell-french = Quand vous jouez Clochette, défaussez un Allié là où elle se trouve.
card-wendy = Wendy
card-wendy-text = Tous les autres Héros du royaume ont +1 en force.
card-pixie-dust = Poussière de Fée
card-pixie-dust-text = À associer à un Héros : +2 en force.
card-taunt = Provocation
card-taunt-text = À associer à un Héros. Tant qu’elle est là, le Capitaine Crochet ne peut éliminer aucun Héros de son royaume sans Provocation.
card-splitting-headache = Migraine Atroce
card-splitting-headache-text = Défaussez un Objet du royaume du Capitaine Crochet.
