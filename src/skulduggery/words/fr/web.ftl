# The table in the browser.

## Pages

web-skip = Aller à la table
web-home = Accueil
web-settings = Réglages
web-rules = Règles
web-codex = Cartes
web-close = Fermer
web-welcome = Une table pour les méchants
web-welcome-line = Choisissez un jeu, jouez contre des robots ou envoyez un lien à vos amis. Les cartes attendent.
web-unofficial = Une table non officielle, faite pour le plaisir : aucune image, aucun logo ni texte des éditeurs. Emblèmes de game-icons.net (CC BY 3.0).

## Laying a table

web-play = Jouer
web-lay = Dresser la table
web-seats = Places
web-options = Options
web-name = Nom
web-villain = Méchant
web-beginner = Un facile pour débuter
web-add-seat = Ajouter une place
web-remove-seat = Retirer la place { $seat }
web-seat-me = Moi
web-seat-here = Quelqu’un devant cet écran
web-seat-open = Place libre
web-seat-open-line = Vous recevrez un lien pour chaque place libre ; la table attend que vos amis s’y installent.
web-seat-here-line = Un rideau tombe entre les mains : personne ne voit les cartes d’un autre.
web-any-villain = N’importe quel méchant
web-pace = Rythme des robots
web-pace-slow = Lent
web-pace-normal = Tranquille
web-pace-fast = Rapide
web-pace-instant = Immédiat
web-my-tables = Mes tables
web-over = Terminée
web-won-by = Victoire : { $names }
web-finished = { $count ->
    [one] Une partie terminée
   *[other] { $count } parties terminées
 }
web-your-turn = À vous
web-forget-table = Oublier la table de { $names }
web-load-record = Ouvrir une partie enregistrée

## Settings

web-theme = Lumière
web-theme-midnight = Minuit
web-theme-day = Salon de jour
web-card-size = Taille des cartes
web-size-small = Petites
web-size-medium = Moyennes
web-size-large = Grandes
web-speed = Vitesse des cartes
web-speed-slow = Lente
web-speed-medium = Moyenne
web-speed-fast = Rapide
web-letters = Lettres à côté des couleurs
web-sound = Sons

## At the table

web-table = Table
web-tools = Outils de la table
web-table-menu = À table
web-undo = Reprendre
web-undo-by-asking = Demander à reprendre
web-log = Récit
web-log-all = Tout montrer
web-help = Aide
web-bot = robot
web-standin = un robot joue pour l’instant
web-online = présent
web-away = absent
web-to-play = doit jouer
web-here = Ici
web-as-hero = En Héros
web-use-special = L’utiliser
web-own-pile = Votre pile
web-pile-of = Pile : { $name }
web-deck-of = Pioche, { $name } : { $count }
web-hand-of = Main, { $name } : { $count }
web-last-trick = Dernier pli : { $name }
web-devils-round = Diablotins dans cette manche : { $count }
web-devils-total = Diablotins en tout : { $count }
web-choose-where = Choisissez où elle va.
web-hero-text = Une carte posée face cachée. À la fin on compte les Héros : leur nombre annule toutes les cartes de cette valeur dans la pile.
web-number-text = Elle va sur les cartes de sa couleur ou de sa valeur.
web-waiting-for-seat = La place { $seat } est encore libre : la table attend.
web-waiting-for-others = C’est à quelqu’un d’autre de jouer.
web-connecting = On dresse la table …
web-reconnecting = La connexion est coupée ; elle revient. Rien n’est perdu.
web-closed-table = Cette table ne peut plus qu’être regardée.
web-recap = Depuis votre dernier regard
web-got-it = Compris
web-undone-by = { $name } a repris une réponse.
web-undo-ask = { $name } voudrait reprendre sa dernière réponse.
web-undo-yes = D’accord
web-undo-refuse = Non
web-undo-waiting = Demande de reprise : on attend { $names }.
web-undo-withdraw = Tant pis
web-undo-no = { $name } n’est pas d’accord : la réponse reste.
web-undo-played-on = La partie a continué entre-temps : la réponse reste.
web-standin-you = Un robot joue à votre place.
web-take-back-seat = Jouer moi-même
web-let-bot = Laisser jouer un robot
web-give-back = Rendre la place
web-practice = Seulement des robots avec vous : une table d’entraînement, où tout peut être repris.
web-report = Signaler un problème
web-report-line = Un fichier avec ce que vous voyez, ce qui s’est passé et ce qui est demandé ; ni clés ni mains des autres.
web-leave = Quitter la table

## Several people

web-links = Liens
web-invite-line = Envoyez à chaque ami son propre lien : qui l’ouvre s’assied à cette place.
web-invite-local = Ces liens ne marchent que sur cet ordinateur. Lancée avec --host 0.0.0.0, la table s’ouvre aux téléphones de ce réseau.
web-open-seats = { $count ->
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
 }
web-watch-link = Pour regarder
web-copy = Copier
web-copied = Copié
web-as-code = Code pour un téléphone
web-code-line = Pointez un téléphone dessus : il s’assied à cette place.
web-join-title = Une place est libre
web-join-with = avec { $names }
web-join-villain = Vous êtes { $villain }.
web-join = S’asseoir
web-curtain-line = Personne d’autre que { $name } ne doit voir la suite.
web-lift = Je suis { $name }
web-no-key = Vous n’avez pas de place à cette table
web-no-key-line = Une place s’ouvre par son lien : redemandez le vôtre.
web-ended-bad-key = Ce lien n’ouvre aucune place ici
web-ended-unknown-table = Cette table n’existe pas
web-ended-no-hello = La table ne nous a pas compris
web-ended-too-fast = Trop à la fois : rouvrez la table dans un moment

## The end

web-again = Encore
web-replay = Revoir
web-save = Enregistrer la partie
web-see-table = Voir la table
web-heroes-cancel = annulées : toutes les { $values }
web-next-table = Une autre partie est prête.
web-go-there = S’y asseoir

## What could not be done

web-refused-offline = La connexion est coupée : dès qu’elle revient, la table montre ce qui compte.
web-refused-stale = La table a avancé entre-temps.
web-refused-over = La partie est terminée.
web-refused-nothing-to-undo = Il n’y a rien à reprendre.
web-refused-waiting = Une question attend encore : elle passe d’abord.
web-refused-too-fast = Trop vite : attendez un instant.
web-refused-bad-record = Ce fichier n’est pas une partie que l’on sait lire ici.
web-refused-too-many-tables = Il n’y a plus de place pour une table.
web-refused-taken = Cette place est prise.
web-refused-unknown-table = Cette table n’existe plus.

## Keys

web-keys = Touches
web-key-arrows = le long des cartes, ou de ce qui est éclairé
web-key-updown = vers ce qui est éclairé, et retour à la main
web-key-enter = choisir
web-key-digits = choisir la carte ou l’endroit de ce numéro
web-key-escape = reposer la carte ; fermer
web-key-undo = reprendre
web-key-log = le récit jusqu’ici
web-key-help = cette aide
web-key-rules = les règles
web-touch-line = Touchez une carte puis sa destination, ou faites-la glisser. Appuyez longuement pour la voir de près. Touchez une carte sombre pour savoir pourquoi elle ne peut pas être jouée.

## A first game: one line for each kind of question

web-help-lead = Vous entamez le pli. Qui entame ne le prend jamais : voyez ce que vous donnez aux autres. On n’entame pas avec cinq diablotins.
web-help-second = Votre carte décide : plus forte que la première, tous doivent monter ; plus faible, tous doivent descendre.
web-help-higher = Si tous montent, la plus forte prend le pli ; si quelqu’un ne peut pas, c’est la plus faible.
web-help-lower = Si tous descendent, la plus faible prend le pli ; si quelqu’un ne peut pas, c’est la plus forte.
web-help-cannot-follow = Du mauvais côté : la carte la plus éloignée de la première prend le pli et tous ses diablotins.
web-help-play-card = Les points suivent les cartes : ce qui va sur la pile d’un voisin doit y aller. Ou posez une carte face cachée, en Héros, sur la vôtre.
web-help-play-forced-card = Cette carte est devant vous à cause d’une Intrigue : jouez celle-là, de n’importe quelle façon permise.
web-help-choose-opponent = Touchez la pile éclairée de la personne choisie.
web-help-choose-direction = Chaque pile passe sa carte du dessus au même moment, la vôtre aussi.

## Replay

web-replay-step = Où dans la partie
web-replay-of = { $step } sur { $steps }
web-replay-first = À la donne
web-replay-back = Un coup en arrière
web-replay-next = Un coup en avant
web-replay-last = À la fin
web-replay-run = Laisser défiler
web-replay-pause = Arrêter
web-replay-trick-back = Un pli en arrière
web-replay-trick-next = Un pli en avant
web-replay-round-back = Une manche en arrière
web-replay-round-next = Une manche en avant
web-replay-turn-back = Un tour en arrière
web-replay-turn-next = Un tour en avant
web-replay-eyes = Vu par
web-replay-all = Toutes les mains ouvertes
web-replay-watch = Qui regarde
web-replay-play-on = Rejouer à partir d’ici
web-replay-link = Lien vers ce moment
web-replay-copied = Le lien est copié : il ouvre la partie à ce moment.
web-replay-deal = Les cartes sont distribuées.
web-replay-none = Il n’y a rien à montrer
web-replay-no-view = Les règles de ce jeu ont changé depuis ; il ne reste que ce qui fut raconté.

## Cards of a game

web-codex-search = Chercher une carte
web-codex-all = Tous
web-codex-specials = Cartes spéciales
web-codex-numbers = Cartes chiffrées
web-codex-copies = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
 }

## Royaumes

web-other-realms = Les autres royaumes
web-own-realm = Vers mon royaume
web-enlarge-realm = Regarder le royaume de { $name }
web-hand = Main
web-piles-of = Piles de { $name }
web-progress = Où en est l’objectif
web-goal = { $goal } : { $have } sur { $need }
web-fate-against = { $you ->
    [yes] Fatalité contre vous
   *[no] Fatalité contre { $name }
 }
web-power-on-it = { power } dessus
web-size-of-hero-small = rapetissé
web-size-of-hero-large = agrandi
web-wicket = un Arceau
web-titled = { $what } :
web-printed = imprimé { $count }
web-tokens = jetons
web-picked = { $count ->
    [one] { $count } choisie
   *[other] { $count } choisies
 }
web-picked-of = { $count } sur { $of }
web-picked-worth = Force { $worth } sur { $needed } ({ $count ->
    [one] { $count } Allié
   *[other] { $count } Alliés
 })
web-confirm = C’est bon
web-only-symbol = { $symbol } : seul ce qu’il permet est éclairé.
web-meanwhile = Pendant ce temps
web-see-again = Revoir
web-to-now = Revenir au présent
web-guide = Guide
web-no-guide = Il n’y a pas encore de guide pour ce Méchant.

## Secteurs

web-under-pawn = Sous la figurine
web-kept = À côté du portrait de { $name }
web-hand-limit = limite de cartes : { $count }
web-engaged-pair = { $ally }, engagé par { $hero }
web-strength-tokens = Jetons Force
web-requirement-met = remplie : { $requirement }
web-requirement-open = à remplir : { $requirement }
ui-hunt = Chasse

## Conditions, and a rest

web-conditions = Vos Conditions
web-arm-ask = me demander
web-arm-play = la jouer à la première occasion
web-arm-not-this-turn = pas pendant ce tour
web-resting = Quelqu’un veut peut-être répondre : la table fait une pause.
web-one-moment = Un instant
web-moment-mine = La table vous attend.
web-moment-of = { $name } demande un instant.
web-go-on = On continue
web-rest = Pause pour les Conditions
web-rest-normal = 4 secondes
web-rest-short = 2 secondes
web-rest-long = 8 secondes
web-rest-off = aucune : attendre qui doit répondre
web-rest-help = Tant que quelqu’un peut tenir une Condition, la table fait une pause, que ce soit le cas ou non : personne ne devine ainsi qui pourrait répondre.
web-refused-no-rest = La table ne fait pas de pause en ce moment.
