# Everything that an interface says by itself: a table, its questions, its notes.

ui-language-name = Français
list-and = { $most } et { $last }

## Laying a table

ui-which-game = Quel jeu ?
ui-players-range = de { $least } à { $most } joueurs
ui-how-many-players = Combien de joueurs ? De { $least } à { $most }
ui-who-plays-seat = Qui joue à la place { $seat } ?
ui-person = Une personne
ui-bot-random = Robot, au hasard
ui-bot-rules-of-thumb = Robot, de bon sens
ui-bot-1 = Robot de niveau 1 : apprenti
ui-bot-2 = Robot de niveau 2 : sbire
ui-bot-3 = Robot de niveau 3 : intrigant
ui-bot-4 = Robot de niveau 4 : scélérat
ui-bot-5 = Robot de niveau 5 : cerveau diabolique
ui-name-of-seat = Nom à la place { $seat } ?
ui-seat-name = Joueur { $seat }
ui-bot-name = Robot { $seat }
ui-which-villain = Quel Méchant pour { $name } ?
ui-who-begins = Qui commence ?
ui-random = Au hasard
ui-change-options = Changer une option, ou commencer ?
ui-begin = Commencer
ui-yes = oui
ui-no = non
ui-none = aucune
ui-number-from-to = Un nombre de { $low } à { $high }
ui-number-or-none = Un nombre de { $low } à { $high }, ou rien pour aucune limite
ui-saved-games = Parties à reprendre
ui-new-game = Une nouvelle partie
ui-go-on-with = { $game }, { $names } : { $moves ->
    [one] { $moves } réponse
   *[other] { $moves } réponses
 }
ui-take-up-again = Reprise de la partie enregistrée.

## At the table

ui-you = Vous
ui-round = Manche { $round }
ui-table-round = Manche { $round }
ui-turn-of = C’est à { $name } de jouer.
ui-your-hand = Votre main
ui-hand-of = Main : { $name }
ui-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
ui-hidden-card = carte cachée
ui-deck = Pioche
ui-pile = Pile
ui-pile-empty = pas de pile
ui-middle = Centre
ui-hero = Héros
ui-hero-on-top = un Héros
ui-special = spéciale
ui-must-be-played = à jouer au prochain tour
ui-trick = Pli
ui-trick-empty = Aucune carte dans ce pli.
ui-trick-up = vers le haut
ui-trick-down = vers le bas
ui-trick-goes-up = Le pli monte : jouez plus fort que { $card } si vous pouvez.
ui-trick-goes-down = Le pli descend : jouez plus faible que { $card } si vous pouvez.
ui-tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
 }
ui-devils = { $count ->
    [one] { $count } diablotin
   *[other] { $count } diablotins
 }
ui-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
ui-heroes = { $count } Héros
ui-total = Total
ui-left-neighbour = à gauche
ui-right-neighbour = à droite

## A realm

ui-realm-of = Royaume : { $name }
ui-objective = Objectif
ui-power-amount = { $count } Pouvoir
ui-pawn-here = figurine ici
ui-locked = bloqué
ui-covered = recouvert
ui-used = utilisé
ui-strength = Force
ui-cost = Coût
ui-attached = associé
ui-upper-side = partie supérieure
ui-lower-side = partie inférieure
ui-villain-deck = Pioche Méchant
ui-villain-discard = Défausse Méchant
ui-fate-deck = Pioche Fatalité
ui-fate-discard = Défausse Fatalité
ui-fate-token = Jeton Fatalité
ui-empty = vide

## Answering

ui-choose-number = Choisissez un numéro de { $low } à { $high } (? pour les règles, h pour l’aide).
ui-no-such-option = { $answer } n’est pas proposé : choisissez un numéro de { $low } à { $high }.
ui-not-understood = { $answer } : pas compris ; h montre ce qu’on peut taper.
ui-press-enter = Appuyez sur Entrée pour continuer.
ui-help-title = Ce qu’on peut taper
ui-help-number = un numéro : choisir l’option de ce numéro
ui-help-rules = ? : les règles du jeu
ui-help-undo = u : reprendre la dernière réponse
ui-help-log = l : ce qui s’est passé jusqu’ici
ui-help-why = w : pourquoi une carte ou un lieu ne peut pas être choisi
ui-help-view = v : remontrer la table
ui-help-quit = q : quitter ; la partie est enregistrée et pourra être reprise
ui-help-help = h : cette aide
ui-log = Ce qui s’est passé
ui-log-empty = Rien ne s’est encore passé.
ui-undone = La dernière réponse a été reprise.
ui-nothing-to-undo = Il n’y a rien à reprendre.
ui-why-nothing = { $name } : rien ne l’interdit.
ui-why-answer = { $name } : { $reason }
ui-hand-screen-to = Passez l’écran à { $name }.
ui-ready = { $name }, appuyez sur Entrée quand personne d’autre ne voit l’écran.
ui-saved = La partie est enregistrée. Pour la reprendre : { $command }

## The end

ui-game-over = La partie est terminée.
ui-winners = { $count ->
    [0] Personne ne gagne.
    [one] { $names } gagne.
   *[other] Victoire partagée : { $names }.
 }
ui-you-win = Vous gagnez.
ui-scores = Scores
result-devils = La limite de diablotins est dépassée : le plus petit total gagne.
result-points = Plus personne n’a de carte : le plus grand nombre de points gagne.
result-objective = L’objectif est atteint.
result-limit-rounds = Le nombre de manches convenu a été joué.

## Replays

ui-replay-of = Partie rejouée : { $game }, { $names }
ui-replay-step = Étape { $step } sur { $steps }
ui-replay-keys = Entrée ou n : avancer, b : reculer, un numéro : aller à cette étape, s : autre place, l : journal, t : tournants, q : quitter
ui-replay-start = Les cartes sont distribuées.
ui-replay-end = C’est la fin de la partie enregistrée.

## What went wrong

ui-input-ended = La saisie est terminée ; la partie est enregistrée.

## Terminal
ui-language = Langue
ui-game = Jeu
ui-title-of-game = Titre
ui-players = Joueurs
ui-who-plays = Qui joue ?
ui-me-and-bots = Vous contre des robots
ui-several-people = Plusieurs personnes à cet écran
ui-only-bots = Seulement des robots ; vous regardez
ui-which-bots = Quels robots ?
ui-which-villains = Quels Méchants ?
ui-villains-random = Tirés au hasard
ui-villains-choose = Les choisir
ui-name-of-bot = { $name } (robot)
ui-table-number = Table { $table } : { $names }
ui-how-to-resume = Pour reprendre l’une d’elles : { $command }
ui-see-again = Pour la revoir : { $command }
ui-more = { $percent } % lu. Entrée : suite, q : retour
ui-more-in-log = ({ $count ->
    [one] { $count } ligne de plus
   *[other] { $count } lignes de plus
 } dans le journal : l)
ui-trick-number = pli { $number } sur 9
ui-of-rounds = { $rounds ->
    [one] { $rounds } manche en tout
   *[other] { $rounds } manches en tout
 }
ui-to-limit = jusqu’à plus de { $limit } diablotins
ui-leads = entame
ui-why-letter = Quelle carte ou quel lieu ? Tapez sa lettre ou son nom.
ui-undone-with = Votre dernière réponse est reprise, ainsi que ce qui a suivi : { $names }.
ui-undo-takes-back = Cela reprend aussi ce qui a suivi : { $names }.
ui-undo-sure = Reprendre ? { $yes }, ou Entrée pour non :
ui-other-rules = La table { $table } ne peut être que regardée ; elle est maintenant fermée : { $message }.
ui-hand = Main
ui-must = à jouer
ui-cancelled = annulées
ui-replay-typed = >
ui-replay-eyes = vu par { $who }
ui-replay-all = tous
ui-replay-nobody = un spectateur
ui-replay-seat = Les yeux de qui ? Une place à partir de 1, none (spectateur) ou all (tous) :
ui-replay-no-step = Il n’y a que les étapes 0 à { $steps }.
ui-replay-not-understood = { $answer } : pas compris. Entrée : avancer, b : reculer, un numéro : cette étape, s : autre place, l : journal, t : tournants, q : quitter
ui-standing = { $total } en tout ; cette manche { $round }
ui-revealed = Mises de côté
ui-short-gain-power = +{ $count }
ui-short-play-card = Jouer
ui-short-activate = Activ
ui-short-fate = Fatal
ui-short-move-item-or-ally = Dépl
ui-short-move-hero = DépHér
ui-short-vanquish = Vainc
ui-short-discard = Défau
ui-help-info = i : ce que fait une carte
ui-help-several = plusieurs numéros : en choisir plusieurs d’un coup, là où c’est possible
ui-info-letter = Quelle carte ? Tapez sa lettre ou son nom.
ui-info-nothing = Aucune carte sur la table n’a de texte à lire.
ui-your-realm = Votre royaume
ui-players-exactly = { $count } joueurs
ui-wicket = arceau
ui-size-small = rapetissé
ui-size-large = agrandi
ui-progress = { $goal } : { $have } sur { $need }
ui-picked = Déjà choisi : { $cards }
ui-picked-worth = Déjà choisi : { $cards } ({ $have } sur { $need })
ui-part-printed = imprimé { $count }
ui-part-tokens = jetons { $count }
ui-own-deck = { $villain } joue avec un deck personnel ({ $deck }).
decks-good = { $file } : { $villain }, { $cards } et { $fate } cartes, deck { $deck }
decks-same = Rien ne diffère de notre deck.
decks-differs = { $card } : { $field } { $ours } → { $theirs }
decks-words = Noms et textes personnels : { $count }
decks-limits = Limites
decks-head = Un fichier de deck de Skulduggery. Mettez-y les nombres, les noms et les textes de votre exemplaire ; ce que vous omettez reste comme chez nous. Ce que fait une carte est dit par son id et ne se change pas ici.
decks-check = Ensuite : skulduggery decks check FICHIER
decks-play = Et : skulduggery play { $game } --deck FICHIER
decks-copies = Les exemplaires sous [[card]] font 30 cartes, ceux sous [[fate]] 15.
decks-requirement = Une condition est l’une de : { $words }
decks-symbol = Un symbole est l’un de : { $words }
