# Cad Bane: his Sector and his cards. Texts are in our own words. The cards are a reconstruction.

villain-cad-bane = Cad Bane
villain-cad-bane-objective = Récupérez cinq marqueurs cibles.
villain-cad-bane-ruling-1 = L’objectif, les dix marqueurs cibles, les noms des lieux et le fait que des Alliés posent les marqueurs sur des Héros viennent de la règle du jeu et de critiques. La manière de récupérer les marqueurs, les symboles des lieux et toutes les cartes sont une reconstitution.
villain-cad-bane-ruling-2 = Un Héros ne porte jamais plus de deux marqueurs cibles. Quand vous éliminez un Héros, vous récupérez tous ses marqueurs ; quand un Héros s’en va autrement, ils retournent à la réserve. Sans marqueur dans la réserve, on n’en pose plus.
goal-collected-targets = Marqueurs cibles récupérés

# the places are named as in the French rulebook
location-coruscant = Coruscant
    .at = sur Coruscant
    .to = sur Coruscant
location-black-stall-station = Station Black Stall
    .at = à la Station Black Stall
    .to = à la Station Black Stall
location-the-box = La boîte
    .at = dans la boîte
    .to = dans la boîte
location-bora-vio = Bora Vio
    .at = sur Bora Vio
    .to = sur Bora Vio
# our own translation, like the names of all cards below
location-xanadu-blood = Xanadu Blood
    .at = avec le Xanadu Blood
    .to = à bord du Xanadu Blood
location-justifier = Justifier
    .at = avec le Justifier
    .to = à bord du Justifier

## Villain deck

card-todo-360 = Todo 360
card-todo-360-text = Activer (1 Crédit) : déplacez Todo 360 vers un autre lieu, puis vous pouvez y poser un marqueur cible sur un Héros.
card-ig-86-sentinel-droids = Droïdes sentinelles IG-86
card-ig-86-sentinel-droids-text = Activer (1 Crédit) : posez un marqueur cible sur un Héros de leur lieu.
card-bx-commando-droids = Droïdes commandos BX
card-bx-commando-droids-text = Au moment de les défausser après l’action Éliminer, vous pouvez payer 1 Crédit pour les reprendre en main.
card-aurra-sing = Aurra Sing
card-aurra-sing-text = Activer (2 Crédits) : posez un marqueur cible sur un Héros de n’importe quel lieu.
card-shahan-alama = Shahan Alama
card-shahan-alama-text = Quand vous jouez Shahan Alama, vous pouvez poser un marqueur cible sur un Héros de son lieu.
card-robonino = Robonino
card-robonino-text = Activer (1 Crédit) : posez un jeton force −1 sur un Héros de son lieu.
card-cato-parasitti = Cato Parasitti
card-cato-parasitti-text = Quand vous jouez Cato Parasitti, regardez les trois premières cartes de votre pioche Fatalité ; vous pouvez jouer un Héros parmi elles dans n’importe quel lieu ; le reste retourne sur la pioche dans l’ordre de votre choix.
card-embo = Embo
card-embo-text = Quand Embo sert à éliminer par l’action un Héros qui porte un marqueur cible, il a +1 en force.
card-moralo-eval = Moralo Eval
card-moralo-eval-text = Activer vos autres cartes coûte 1 Crédit de moins.
card-derrown = Derrown
card-derrown-text = Quand vous utilisez Derrown pour éliminer un Héros par l’action, vous pouvez payer 1 Influence pour qu’il reste.
card-mark-the-target = Marquer la cible
card-mark-the-target-text = Posez un marqueur cible sur un Héros de votre Secteur.
card-collect-the-bounty = Toucher la récompense
card-collect-the-bounty-text = Choisissez un Héros là où se trouve votre figurine ou un de vos Alliés, et récupérez un de ses marqueurs cibles. Le Héros reste.
card-i-make-the-rules-now = C’est moi qui fais les règles
card-i-make-the-rules-now-text = Dévoilez des cartes de votre pioche Fatalité jusqu’à un Héros, jouez ce Héros dans n’importe quel lieu, et posez sur lui un marqueur cible.
card-hostage-crisis = Prise d’otages
card-hostage-crisis-text = Choisissez un lieu et posez un marqueur cible sur chaque Héros qui s’y trouve.
card-theres-always-a-price = Tout a un prix
card-theres-always-a-price-text = Quand un adversaire vient de gagner des Crédits pendant son tour et en a au moins 5, vous pouvez gagner 2 Crédits.
card-quick-draw = Dégainer le premier
card-quick-draw-text = Quand un adversaire vient de jouer un de vos Héros par l’action Fatalité, vous pouvez poser un marqueur cible sur ce Héros.
card-xanadu-blood = Xanadu Blood
card-xanadu-blood-text = Quand votre figurine arrive ici, posez un marqueur cible sur un Héros de votre Secteur.
card-justifier = Justifier
card-justifier-text = Quand votre figurine arrive ici, vous pouvez dévoiler des cartes de votre pioche Fatalité jusqu’à un Héros, et jouer ce Héros dans n’importe quel lieu.

## Fate deck

card-anakin-skywalker = Anakin Skywalker
card-anakin-skywalker-text = Quand vous jouez Anakin Skywalker, défaussez un Allié de son lieu.
card-obi-wan-kenobi = Obi-Wan Kenobi
card-obi-wan-kenobi-text = Seule l’activation d’une carte permet de poser des marqueurs cibles sur Obi-Wan Kenobi.
card-mace-windu = Mace Windu
card-mace-windu-text = Quand vous jouez Mace Windu, posez un jeton force −1 sur chaque Allié de son lieu.
card-ahsoka-tano-cad-bane = Ahsoka Tano
card-ahsoka-tano-cad-bane-text = Quand vous jouez Ahsoka Tano, remettez un marqueur cible d’un Héros dans la réserve.
card-padme-amidala = Padmé Amidala
card-padme-amidala-text = Quand vous jouez Padmé Amidala, Cad Bane perd jusqu’à 2 Crédits.
card-hunter = Hunter
card-hunter-text = Force +1 tant qu’Oméga est dans le même lieu.
card-omega = Oméga
card-omega-text = Tant qu’un autre Héros se trouve dans le même lieu, l’action Éliminer ne peut rien contre Oméga.
card-jedi-rescue = Sauvetage Jedi
card-jedi-rescue-text = Remettez tous les marqueurs cibles d’un Héros dans la réserve.
card-may-the-force-be-with-you = Que la Force soit avec vous
card-may-the-force-be-with-you-text = Posez un jeton force +1 sur chaque Héros du Secteur.
card-broken-out-of-custody = Évasion
card-broken-out-of-custody-text = Cad Bane remet dans la réserve un des marqueurs cibles qu’il a récupérés.
card-marauder = Marauder
card-marauder-text = Quand vous jouez le Marauder, vous pouvez déplacer un Héros vers n’importe quel autre lieu. Un de ses marqueurs cibles retourne alors à la réserve.
card-twilight = Twilight
card-twilight-text = Engagé ou non : activer une carte coûte 1 Crédit de plus.
card-jedi-trap = Piège Jedi
card-jedi-trap-text = Cad Bane ne peut pas utiliser le symbole Activer une capacité. Il s’en débarrasse en payant 2 Influence pendant son tour, tant que sa figurine est dans un lieu sans Héros.
