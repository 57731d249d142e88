# Boba Fett: his Sector and his cards. Texts are in our own words. The cards are a reconstruction.

villain-boba-fett = Boba Fett
villain-boba-fett-objective = Remplissez quatre Contrats.
villain-boba-fett-ruling-1 = L’objectif et le fonctionnement des Commanditaires et des Contrats viennent de la règle du jeu et de critiques. Les lieux, leurs symboles et toutes les cartes sont une reconstitution.
goal-bounties = Contrats remplis

# our own translation, like the names of all cards and places below
location-jabbas-palace = Palais de Jabba
    .at = au Palais de Jabba
    .to = au Palais de Jabba
location-mos-espa = Mos Espa
    .at = à Mos Espa
    .to = à Mos Espa
location-cloud-city = Cité des Nuages
    .at = à la Cité des Nuages
    .to = à la Cité des Nuages
location-tython = Tython
    .at = sur Tython
    .to = sur Tython
location-slave-i = Slave I
    .at = avec le Slave I
    .to = à bord du Slave I
location-hounds-tooth = Dent du Molosse
    .at = avec la Dent du Molosse
    .to = à bord de la Dent du Molosse

## Requirements of Bounties

requirement-defeat-han-solo = Han Solo est éliminé.
requirement-at-cloud-city = Votre figurine va à la Cité des Nuages.
requirement-defeat-luke = Luke Skywalker est éliminé.
requirement-pay-2-ambition = Payez 2 jetons Influence.
requirement-defeat-leia = La Princesse Leia est éliminée.
requirement-at-jabbas-palace = Votre figurine va au Palais de Jabba.
requirement-defeat-chewbacca = Chewbacca est éliminé.
requirement-two-allies-vanquish = Une action Éliminer utilise deux Alliés ou plus.
requirement-defeat-any-hero = Un Héros est éliminé.
requirement-at-mos-espa = Votre figurine va à Mos Espa.
requirement-defeat-strength-3 = Un Héros de force imprimée 3 ou plus est éliminé.
requirement-pay-3-credits = Payez 3 Crédits.
requirement-on-vehicle = Votre figurine va sur un de vos Vaisseaux.

## Villain deck

card-jabba-the-hutt = Jabba le Hutt
card-jabba-the-hutt-text = De la place pour deux Contrats. Prime : gagnez 3 Crédits.
card-the-hutt-council = Le Conseil des Hutts
card-the-hutt-council-text = De la place pour deux Contrats. Prime : gagnez 1 Crédit et 1 Influence ; puis vous pouvez déplacer un Allié vers n’importe quel lieu.
card-darth-vader = Dark Vador
card-darth-vader-text = De la place pour un Contrat. Prime : gagnez 2 Influence ; puis vous pouvez prendre en main un Événement de votre défausse.
card-bib-fortuna = Bib Fortuna
card-bib-fortuna-text = De la place pour un Contrat. Prime : piochez trois cartes.
card-bounty-han-solo = Contrat : Han Solo
card-bounty-han-solo-text = Chasse (1 Influence) : cherchez Han Solo et jouez-le dans n’importe quel lieu. Clauses : Han Solo est éliminé ; votre figurine va à la Cité des Nuages.
card-bounty-luke-skywalker = Contrat : Luke Skywalker
card-bounty-luke-skywalker-text = Chasse (2 Influence) : cherchez Luke Skywalker et jouez-le dans n’importe quel lieu. Clauses : Luke Skywalker est éliminé ; vous payez 2 Influence.
card-bounty-princess-leia = Contrat : Princesse Leia
card-bounty-princess-leia-text = Chasse (1 Influence) : cherchez la Princesse Leia et jouez-la dans n’importe quel lieu. Clauses : la Princesse Leia est éliminée ; votre figurine va au Palais de Jabba.
card-bounty-chewbacca = Contrat : Chewbacca
card-bounty-chewbacca-text = Chasse (1 Crédit) : cherchez Chewbacca et jouez-le dans n’importe quel lieu. Clauses : Chewbacca est éliminé ; une action Éliminer utilise deux Alliés ou plus.
card-bounty-rebel-operative = Contrat : Agent rebelle
card-bounty-rebel-operative-text = Chasse (2 Crédits) : dévoilez des cartes de votre pioche Fatalité jusqu’à un Héros, et jouez ce Héros dans n’importe quel lieu. Clauses : un Héros est éliminé ; votre figurine va à Mos Espa.
card-bounty-fugitive = Contrat : Fugitif
card-bounty-fugitive-text = Chasse (1 Influence) : déplacez un Héros vers n’importe quel autre lieu. Clauses : un Héros de force imprimée 3 ou plus est éliminé ; vous payez 3 Crédits.
card-bounty-stolen-cargo = Contrat : Cargaison volée
card-bounty-stolen-cargo-text = Chasse (1 Crédit) : regardez les trois premières cartes de votre pioche Fatalité ; vous pouvez jouer un Héros parmi elles dans n’importe quel lieu ; le reste retourne sur la pioche dans l’ordre de votre choix. Clauses : un Héros est éliminé ; votre figurine va sur un de vos Vaisseaux.
card-bossk = Bossk
card-bossk-text = Chaque fois que Bossk sert à éliminer un Héros par l’action, gagnez 1 Crédit.
card-ig-88 = IG-88
card-ig-88-text = Quand vous effectuez l’action Éliminer, vous pouvez d’abord payer 1 Crédit pour amener IG-88 là où est le Héros. IG-88 doit alors être utilisé.
card-fennec-shand = Fennec Shand
card-fennec-shand-text = Vous pouvez utiliser Fennec Shand pour éliminer un Héros de n’importe quel lieu.
card-dengar = Dengar
card-dengar-text = Force +1 tant qu’un autre Allié se trouve dans le même lieu.
card-four-lom = 4-LOM
card-four-lom-text = Quand vous jouez 4-LOM, regardez les trois premières cartes de votre pioche Méchant. L’une va dans votre main, les autres sont défaussées.
card-zuckuss = Zuckuss
card-zuckuss-text = Capacité Influence (1) : regardez les trois premières cartes de votre pioche Fatalité, défaussez-en autant que vous voulez et remettez le reste sur la pioche dans l’ordre de votre choix.
card-greedo = Greedo
card-greedo-text = Quand vous jouez Greedo, gagnez 1 Crédit.
card-gamorrean-guards = Gardes gamorréens
card-gamorrean-guards-text = Force +1 tant qu’un Commanditaire se trouve dans le même lieu.
card-as-you-wish = Comme vous voudrez
card-as-you-wish-text = Piochez trois cartes, puis défaussez une carte de votre main.
card-price-on-your-head = Ta tête mise à prix
card-price-on-your-head-text = Prenez en main un Contrat ou un Commanditaire de votre défausse et montrez-le. S’il n’y en a pas, prenez-en un dans votre pioche Méchant, que vous mélangez ensuite.
card-carbon-freeze = Congélation carbonique
card-carbon-freeze-text = Éliminez un Héros de force 4 ou moins là où se trouve votre figurine.
card-collateral-gain = Gain collatéral
card-collateral-gain-text = Quand un adversaire élimine un Héros pendant son tour, vous pouvez gagner 2 Crédits.
card-no-disintegrations = Pas de désintégration
card-no-disintegrations-text = Quand un adversaire vient de jouer un de vos Héros par l’action Fatalité, vous pouvez poser un jeton force −1 sur ce Héros.
card-slave-i = Slave I
card-slave-i-text = Quand votre figurine arrive ici, piochez deux cartes.
card-hounds-tooth = Dent du Molosse
card-hounds-tooth-text = Quand votre figurine arrive ici, vous pouvez défausser autant de cartes que vous voulez et en piocher autant.

## Fate deck

card-han-solo = Han Solo
card-han-solo-text = Quand vous jouez Han Solo, vous pouvez déplacer un Allié de son lieu vers n’importe quel autre lieu.
card-luke-skywalker = Luke Skywalker
card-luke-skywalker-text = Quand vous jouez Luke Skywalker, défaussez un Allié de force 2 ou moins de son lieu.
card-princess-leia = Princesse Leia
card-princess-leia-text = Quand vous jouez la Princesse Leia, une clause d’un Contrat en cours n’est plus remplie.
card-chewbacca = Chewbacca
card-chewbacca-text = Force +1 tant que Han Solo se trouve dans le même lieu.
card-lando-calrissian = Lando Calrissian
card-lando-calrissian-text = Quand vous jouez Lando Calrissian, Boba Fett perd jusqu’à 2 Crédits.
card-r2-d2 = R2-D2
card-r2-d2-text = Tous les autres Héros de son lieu ont +1 en force.
card-scoundrels-luck = Chance de fripouille
card-scoundrels-luck-text = Posez un jeton force +1 sur un ou deux Héros différents.
card-rescue-mission = Mission de sauvetage
card-rescue-mission-text = Choisissez un Héros de la défausse Fatalité et jouez-le dans n’importe quel lieu.
card-deal-altered = Les termes ont changé
card-deal-altered-text = Choisissez un Contrat en cours. Il perd ses clauses remplies et va sous la pioche Méchant.
card-jabbas-displeasure = Mécontentement de Jabba
card-jabbas-displeasure-text = Boba Fett perd jusqu’à 2 Crédits et jusqu’à 1 Influence.
card-millennium-falcon = Faucon Millenium
card-millennium-falcon-text = Quand vous jouez le Faucon Millenium, vous pouvez déplacer un Héros vers n’importe quel lieu.
card-x-wing = X-wing
card-x-wing-text = Engagé ou non : chaque Chasse coûte 1 de plus.
card-sarlacc-pit = Fosse du Sarlacc
card-sarlacc-pit-text = Boba Fett ne peut ni effectuer l’action Éliminer ni aller en Chasse. Il s’en débarrasse en payant 3 Crédits pendant son tour, ou quand sa figurine va sur un de ses Vaisseaux.
