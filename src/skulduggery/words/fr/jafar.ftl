# Jafar: his realm and his cards. Texts are in our own words.

villain-jafar-objective = Commencez un tour avec la Lampe merveilleuse au Palais du Sultan, entre vos seules mains, et le Génie sous hypnose, où qu’il soit.
goal-lamp-at-the-palace = Lampe merveilleuse au Palais
goal-genie-hypnotized = Génie sous hypnose

location-sultans-palace = Palais du Sultan
    .at = au Palais du Sultan
    .to = vers le Palais du Sultan
location-streets-of-agrabah = Rues d’Agrabah
    .at = dans les Rues d’Agrabah
    .to = vers les Rues d’Agrabah
location-oasis = Oasis
    .at = à l’Oasis
    .to = vers l’Oasis
location-cave-of-wonders = Caverne aux Merveilles
    .at = dans la Caverne aux Merveilles
    .to = vers la Caverne aux Merveilles

## Villain deck

card-palace-guard = Garde du Palais
card-palace-guard-text = Aucune capacité.
card-gazeem = Gazeem
card-gazeem-text = Quand Gazeem est défaussé de votre royaume, vous pouvez reprendre en main un Objet de votre défausse.
card-gazeem-french = Quand Gazeem est défaussé de votre royaume, reprenez en main un Objet de votre défausse.
card-iago = Iago
card-iago-text = Activer (1 jeton Pouvoir) : Iago s’envole vers un lieu voisin et y emporte un Objet non associé du lieu où il était.
card-razoul = Razoul
card-razoul-text = Un Allié que vous jouez ici vous coûte 1 jeton Pouvoir de moins.
card-scimitar = Cimeterre
card-scimitar-text = À associer à un Allié : +1 en force.
card-giant-hourglass = Sablier géant
card-giant-hourglass-text = Activer (gratuit) : les Héros présents ici ont −2 en force jusqu’à la fin de votre tour.
card-magic-lamp = Lampe merveilleuse
card-magic-lamp-text = Ne peut être jouée que dans la Caverne aux Merveilles. Cherchez alors le Génie et jouez-le aussi dans la Caverne ; s’il était sous hypnose, il redevient un Héros.
card-magic-lamp-french = Ne peut être jouée que dans la Caverne aux Merveilles. Cherchez alors le Génie et mettez-le aussi dans la Caverne ; s’il était déjà dans le royaume, il est seulement déplacé. S’il était sous hypnose, il redevient un Héros.
card-scarab-pendant = Scarabée d’or
card-scarab-pendant-text = Quand vous jouez le Scarabée, le cadenas de la Caverne aux Merveilles est retiré pour toujours. Tant que vous l’avez, vous complétez votre main jusqu’à cinq cartes à la fin de votre tour.
card-scarab-pendant-french = Quand vous jouez le Scarabée, le cadenas de la Caverne aux Merveilles est retiré pour toujours. Tant que vous l’avez, vous piochez une carte de plus que d’habitude à la fin de votre tour.
card-snake-staff = Sceptre serpent
card-snake-staff-text = Activer (1 jeton Pouvoir) : reprenez en main une Hypnose de votre défausse.
card-necessary-sacrifice = Sacrifice nécessaire
card-necessary-sacrifice-text = Défaussez de votre royaume un Allié ou un Objet à votre service et gagnez 3 jetons Pouvoir.
card-necessary-sacrifice-french = Défaussez de votre royaume un Allié ou un Objet quelconque, même l’Objet d’un Héros, et gagnez 3 jetons Pouvoir.
card-scrying = Prédiction
card-scrying-text = Annoncez « Objet » ou « Allié », puis retournez des cartes de votre pioche jusqu’à en trouver un. Il rejoint votre main, les autres cartes sont défaussées.
card-a-snake-am-i = Ah, je suis un serpent ?
card-a-snake-am-i-text = Éliminez un Héros dont la force ne dépasse pas 4, là où se trouve votre figurine.
card-hypnotize = Hypnose
card-hypnotize-text = Choisissez un Héros : le coût est égal à sa force. Il est éliminé, mais reste dans votre royaume comme Allié, avec sa force imprimée et sans capacité.
card-sorcerous-power = Pouvoir de sorcier
card-sorcerous-power-text = Vous pouvez déplacer un Héros vers n’importe quel lieu. Vous pouvez aussi déplacer un Allié vers n’importe quel lieu.
card-sorcerous-power-french = Vous pouvez déplacer un Héros et un Allié, chacun vers n’importe quel lieu.
card-deception = Tromperie
card-deception-text = Quand, pendant son tour, un adversaire possède deux Objets ou plus, vous pouvez retourner la première carte de sa pioche Fatalité et la jouer contre lui.
card-manipulation = Manipulation
card-manipulation-text = Quand, pendant son tour, un adversaire possède trois Alliés ou plus, vous pouvez reprendre en main n’importe quelle carte de votre défausse.

## Fate deck

card-abu = Abu
card-abu-text = Quand vous jouez Abu, vous pouvez lui associer un Objet de Jafar pris là où il se trouve. Jafar ne peut pas l’utiliser tant qu’Abu n’est pas éliminé ; l’Objet revient alors dans ce lieu.
card-abu-french = Quand vous jouez Abu, associez-lui un Objet de Jafar pris là où il se trouve. Jafar ne peut pas l’utiliser tant qu’Abu n’est pas éliminé ; l’Objet revient alors dans ce lieu.
card-aladdin = Aladdin
card-aladdin-text = Quand vous jouez Aladdin, vous pouvez lui associer un Objet de Jafar pris là où il se trouve. Jafar ne peut pas l’utiliser tant qu’Aladdin n’est pas éliminé ; l’Objet revient alors dans ce lieu.
card-aladdin-french = Quand vous jouez Aladdin, associez-lui un Objet de Jafar pris là où il se trouve. Jafar ne peut pas l’utiliser tant qu’Aladdin n’est pas éliminé ; l’Objet revient alors dans ce lieu.
card-carpet = Tapis volant
card-carpet-text = Tant que le Tapis volant est dans le royaume, Jafar ne peut éliminer aucun autre Héros.
card-genie = Génie
card-genie-text = +2 en force tant que la Lampe merveilleuse est là où se trouve le Génie.
card-princess-jasmine = Jasmine
card-princess-jasmine-text = À la fin de son tour, Jafar pioche une carte de moins.
card-rajah = Rajah
card-rajah-text = +2 en force tant que Jasmine est dans le royaume.
card-sultan = Sultan
card-sultan-text = Les Gardes du Palais ne servent à rien pour éliminer le Sultan au combat.
card-wish = Vœu
card-wish-text = À associer à un Héros : +2 en force.
card-crushing-blow = K.O.
card-crushing-blow-text = Défaussez un Allié de Jafar dont la force ne dépasse pas 3.
card-narrow-escape = Sauvetage in extremis
card-narrow-escape-text = Jouez un Héros de la défausse Fatalité de Jafar.
card-treachery = Trahison
card-treachery-text = Jafar perd jusqu’à 2 jetons Pouvoir.
