# The Seventh Sister: her Sector and her cards. Texts are in our own words. The cards are a reconstruction.

villain-seventh-sister = Septième Sœur
villain-seventh-sister-objective = Capturez Kanan Jarrus, Ezra Bridger et Ahsoka Tano.
villain-seventh-sister-ruling-1 = Des critiques, on sait seulement qu’elle traque les Jedi. Son objectif, la capture des Jedi, ses lieux, leurs symboles et toutes les cartes sont une reconstitution.
villain-seventh-sister-ruling-2 = Un Jedi éliminé est capturé : la carte se trouve près du portrait, dans aucune pile et hors du Secteur. Un Jedi capturé qui est joué de nouveau doit être éliminé de nouveau.
goal-captured-jedi = Jedi capturés

# our own translation, like the names of all cards and places below
location-lothal = Lothal
    .at = sur Lothal
    .to = sur Lothal
location-garel = Garel
    .at = sur Garel
    .to = sur Garel
location-republic-medical-station = Station médicale de la République
    .at = à la Station médicale
    .to = à la Station médicale
location-malachor = Malachor
    .at = sur Malachor
    .to = sur Malachor
location-tie-advanced-v1 = TIE Advanced v1
    .at = avec le TIE Advanced v1
    .to = à bord du TIE Advanced v1
location-imperial-star-destroyer = Destroyer stellaire impérial
    .at = avec le Destroyer stellaire
    .to = à bord du Destroyer stellaire

## Villain deck

card-fifth-brother = Cinquième Frère
card-fifth-brother-text = Quand vous utilisez Cinquième Frère pour éliminer un Jedi par l’action, vous pouvez payer 1 Influence pour qu’il reste.
card-eighth-brother = Huitième Frère
card-eighth-brother-text = Quand vous jouez Huitième Frère, vous pouvez déplacer un Héros vers son lieu.
card-agent-kallus = Agent Kallus
card-agent-kallus-text = Force +1 tant qu’un Héros qui n’est pas un Jedi se trouve dans le même lieu.
card-purge-troopers = Soldats de purge
card-purge-troopers-text = Force +1 tant que votre figurine se trouve dans le même lieu.
card-stormtroopers = Stormtroopers
card-stormtroopers-text = Aucune capacité.
card-id9-seeker-droids = Droïdes chercheurs ID9
card-id9-seeker-droids-text = Capacité Influence (1) : regardez les trois premières cartes de votre pioche Fatalité ; vous pouvez jouer un Héros parmi elles dans n’importe quel lieu ; le reste retourne sur la pioche dans l’ordre de votre choix.
card-imperial-informant = Informateur impérial
card-imperial-informant-text = Vos Événements qui cherchent un Jedi coûtent 1 Influence de moins.
card-sense-their-fear = Sentir leur peur
card-sense-their-fear-text = Cherchez un Jedi qui n’est pas capturé et jouez ce Héros dans n’importe quel lieu.
card-set-a-trap-seventh-sister = Tendre un piège
card-set-a-trap-seventh-sister-text = Dévoilez des cartes de votre pioche Fatalité jusqu’à un Héros, et jouez ce Héros dans n’importe quel lieu.
card-mind-probe = Sonde mentale
card-mind-probe-text = Posez deux jetons force −1 sur un Héros, ou un sur chacun de deux Héros.
card-nowhere-to-run = Nulle part où fuir
card-nowhere-to-run-text = Déplacez un Héros ou un Allié vers n’importe quel lieu.
card-children-of-the-force = Enfants de la Force
card-children-of-the-force-text = Défaussez un de vos Alliés, puis gagnez 3 Influence.
card-rivalry = Rivalité
card-rivalry-text = Quand un adversaire élimine un Héros pendant son tour, vous pouvez gagner 1 Influence et piocher une carte.
card-disturbance-in-the-force = Perturbation dans la Force
card-disturbance-in-the-force-text = Quand un adversaire dépense 2 Influence ou plus d’un coup pendant son tour, vous pouvez regarder les deux premières cartes de votre pioche Fatalité et défausser chacune d’elles ou la remettre sur la pioche.
card-tie-advanced-v1 = TIE Advanced v1
card-tie-advanced-v1-text = Quand votre figurine arrive ici, vous pouvez déplacer un Héros vers un lieu où vous avez un Allié.
card-imperial-star-destroyer = Destroyer stellaire impérial
card-imperial-star-destroyer-text = Quand votre figurine arrive ici, gagnez 1 Influence, ou jouez gratuitement un Allié de votre main.

## Fate deck

card-kanan-jarrus = Kanan Jarrus
card-kanan-jarrus-text = Jedi. Quand vous jouez Kanan Jarrus, vous pouvez déplacer tous les Alliés de son lieu vers un même autre lieu.
card-ezra-bridger = Ezra Bridger
card-ezra-bridger-text = Jedi. Force +1 tant que Kanan Jarrus est dans le Secteur.
card-ahsoka-tano = Ahsoka Tano
card-ahsoka-tano-text = Jedi. Quand vous jouez Ahsoka Tano, défaussez un Allié de force 3 ou moins de son lieu.
card-hera-syndulla = Hera Syndulla
card-hera-syndulla-text = Quand vous jouez Hera Syndulla, vous pouvez chercher le Ghost ou le Phantom et le jouer.
card-sabine-wren = Sabine Wren
card-sabine-wren-text = Quand vous jouez Sabine Wren, la Septième Sœur perd jusqu’à 2 Crédits.
card-zeb-orrelios = Zeb Orrelios
card-zeb-orrelios-text = Aucune capacité.
card-chopper = Chopper
card-chopper-text = Les Alliés de son lieu ne peuvent pas utiliser de capacité payée en Crédits ou en Influence.
card-trust-in-the-force = Confiance en la Force
card-trust-in-the-force-text = Posez un jeton force +1 sur chaque Jedi du Secteur ; s’il n’y en a pas, sur un Héros.
card-rescued = Secouru
card-rescued-text = Choisissez un Jedi capturé et jouez ce Héros dans n’importe quel lieu.
card-into-hyperspace = Dans l’hyperespace
card-into-hyperspace-text = Mélangez un Héros du Secteur à la pioche Fatalité.
card-loss-of-focus = Perte de concentration
card-loss-of-focus-text = La Septième Sœur perd jusqu’à 2 Influence.
card-ghost = Ghost
card-ghost-text = Quand vous jouez le Ghost, vous pouvez déplacer un Héros vers n’importe quel lieu.
card-phantom = Phantom
card-phantom-text = Engagé ou non : la Septième Sœur ne peut déplacer aucun Héros.
card-betrayed-by-maul = Trahie par Maul
card-betrayed-by-maul-text = La Septième Sœur n’utilise pas plus d’un Allié par action Éliminer. Elle s’en débarrasse en payant 3 Influence pendant son tour, ou quand elle capture un Jedi.
