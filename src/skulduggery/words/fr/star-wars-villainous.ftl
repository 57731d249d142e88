# Star Wars Villainous: what differs from Disney Villainous. A villain has a file of their own.

game-star-wars-villainous = Star Wars Villainous
game-star-wars-villainous-about = Des chasseurs de primes et une Inquisitrice, chacun avec son Secteur, ses cartes et son objectif.
game-star-wars-villainous-note = Les cartes sont une reconstitution : elles ont été imaginées d’après la règle du jeu et des critiques, et non copiées des cartes imprimées.
game-star-wars-villainous-facts = 2 ou 3 joueurs, 40 à 90 minutes

credits = { $count ->
    [one] { $count } Crédit
   *[other] { $count } Crédits
 }
ambition = { $count } Influence

symbol-gain-credits = Gagner { credits }
symbol-play-card-credits = Jouer une carte Crédits
symbol-play-activate-ambition = Jouer ou activer une carte Influence
symbol-move-maneuver = Déplacer ou manœuvrer

type-contact = Commanditaire
type-bounty = Contrat
type-ship = Vaisseau
type-restriction = Restriction

location-portrait = Portrait
    .at = sur le portrait
    .to = sur le portrait
location-deep-space = Espace Lointain
    .at = dans l’Espace Lointain
    .to = dans l’Espace Lointain

## What happened

event-gain-in-star-wars-villainous = { $you ->
    [seat] Vous gagnez { credits }.
   *[no] { $name } gagne { credits }.
 }
event-gain-to-ambition = { $you ->
    [seat] Vous gagnez { ambition }.
   *[no] { $name } gagne { ambition }.
 }
event-pay-in-star-wars-villainous = { $you ->
    [seat] Vous payez { credits }.
   *[no] { $name } paie { credits }.
 }
event-pay-from-ambition = { $you ->
    [seat] Vous payez { ambition }.
   *[no] { $name } paie { ambition }.
 }
event-lose-in-star-wars-villainous = { $you ->
    [seat] Vous perdez { credits }.
   *[no] { $name } perd { credits }.
 }
event-lose-from-ambition = { $you ->
    [seat] Vous perdez { ambition }.
   *[no] { $name } perd { ambition }.
 }
event-lose-from-targets = { $you ->
    [seat] Marqueurs cibles récupérés que vous perdez : { $count }.
   *[no] Marqueurs cibles récupérés que perd { $name } : { $count }.
 }
event-reveal-in-star-wars-villainous = { $you ->
    [seat] Recherche pour votre Secteur : { $card }.
   *[no] Recherche chez { $name } : { $card }.
 }
event-look-from-deck = { $you ->
    [seat] Vous regardez dans votre pioche Méchant : { $card }.
   *[no] { $name } regarde dans sa pioche Méchant : { $card }.
 }
event-discard-from-realm-in-star-wars-villainous = { $you ->
    [seat] Départ de votre Secteur, { $at } : { $card }.
   *[no] Chez { $name }, départ du Secteur, { $at } : { $card }.
 }
event-discard-from-pawn = { $you ->
    [seat] N’est plus sous votre figurine : { $card }.
   *[no] Chez { $name }, n’est plus sous la figurine : { $card }.
 }
event-move-realm-realm-in-star-wars-villainous = { $you ->
    [seat] Déplacement dans votre Secteur, { $to } : { $card }.
   *[no] Déplacement chez { $name }, { $to } : { $card }.
 }
event-move-to-deck = { $you ->
    [seat] Sous votre pioche Méchant : { $card }.
   *[no] Chez { $name }, sous la pioche Méchant : { $card }.
 }
event-play-to-realm-top-in-star-wars-villainous = { $you ->
    [seat] { $whose ->
        [own] Arrivée dans votre Secteur, { $at } : { $card }.
       *[other] Vous jouez { $card } chez { $other }, { $at }.
     }
    [other] { $name } joue { $card } dans votre Secteur, { $at }.
   *[no] { $whose ->
        [own] Arrivée chez { $name }, { $at } : { $card }.
       *[other] { $name } joue { $card } chez { $other }, { $at }.
     }
 }
event-play-to-realm-in-star-wars-villainous = { $you ->
    [seat] { $whose ->
        [own] Vous jouez { $card }.
       *[other] Vous jouez { $card } chez { $other }.
     }
    [other] { $name } joue { $card } dans votre Secteur.
   *[no] { $whose ->
        [own] { $name } joue { $card }.
       *[other] { $name } joue { $card } chez { $other }.
     }
 }
event-play-to-pawn = { $you ->
    [seat] { $whose ->
        [own] Sous votre figurine : { $card }.
       *[other] Chez { $other }, vous placez { $card } sous la figurine.
     }
    [other] { $name } place { $card } sous votre figurine.
   *[no] { $whose ->
        [own] Chez { $name }, sous la figurine : { $card }.
       *[other] Chez { $other }, { $name } place { $card } sous la figurine.
     }
 }
event-attach-to-engaged = Engagement { $at } : { $card }.
event-detach-from-engaged = Fin de l’engagement { $at } : { $card }.
event-take-to-completed = { $you ->
    [seat] Vous remplissez { $card }.
   *[no] { $name } remplit { $card }.
 }
event-take-to-captured = { $you ->
    [seat] Vous capturez { $card }.
   *[no] { $name } capture { $card }.
 }
event-take-to-targets = { $you ->
    [seat] Marqueurs cibles que vous récupérez : { $count }.
   *[no] Marqueurs cibles que récupère { $name } : { $count }.
 }
event-take-realm-hand = { $you ->
    [seat] De retour dans votre main : { $card }.
   *[no] Chez { $name }, de retour en main : { $card }.
 }
event-mark-to-strength-in-star-wars-villainous = { $count ->
    [0] Plus aucun jeton force sur { $card }.
   *[other] Jetons force sur { $card } : { $count }.
 }
event-mark-to-done = { $count ->
    [0] { $card } : plus aucune clause n’est remplie.
    [one] { $card } : { $count } clause est remplie.
   *[other] { $card } : { $count } clauses sont remplies.
 }
event-mark-to-targets = { $count ->
    [0] Il n’y a plus de marqueur cible sur { $card }.
    [one] Il y a { $count } marqueur cible sur { $card }.
   *[other] Il y a { $count } marqueurs cibles sur { $card }.
 }
event-round-in-star-wars-villainous = La manche { $count } commence.

## Questions

prompt-choose-ship = { about-card }Quel Vaisseau ?
prompt-choose-joining = { about-card }Qui vient d’abord en renfort ?
prompt-choose-found = { about-card }Quelle carte ?
prompt-choose-hero-looked-at = { about-card }Jouer un de ces Héros ?
prompt-choose-looked-at-to-discard = { about-card }Lesquelles de ces cartes défaussez-vous ?
prompt-choose-card-to-keep = { about-card }Quelle carte gardez-vous ? Les autres sont défaussées.
prompt-choose-bounty = { about-card }Quel Contrat ?
prompt-choose-requirement = { about-card }Quelle clause ?
prompt-choose-gain-or-play = { about-card }Gagner de l’Influence ou jouer un Allié ?

## Options

option-gain-in-star-wars-villainous = Gagner { credits }
option-hunt = Chasse : { $card }
option-pay = Payer pour { $card }
option-lift = Se débarrasser de { $card }
option-maneuver = Manœuvrer { $card }
option-engage = Fatalité contre { $name } : engager des Vaisseaux
option-choose-amount-in-star-wars-villainous = Clause { $count }
option-choose-gain = Gagner 1 Influence
option-choose-play = Jouer un Allié

## Why not

reason-cost-in-star-wars-villainous = Vous n’avez pas assez de Crédits ou d’Influence.
reason-forbidden-by-card-in-star-wars-villainous = Une carte du Secteur l’interdit.
reason-no-bearer-in-star-wars-villainous = Aucun Commanditaire n’a de place pour ce Contrat.
reason-not-here-in-star-wars-villainous = Cette carte n’est pas dans votre Secteur, ou n’a rien à activer.
reason-not-engaged = Aucun Vaisseau Allié n’est engagé avec celui-ci.
reason-pawn-aboard = Votre figurine est à bord d’un de ces deux Vaisseaux.
reason-once-a-turn = Sa Chasse a déjà servi pendant ce tour.

## On the terminal's table

ui-short-gain-credits = +{ $count }
ui-short-play-card-credits = Jouer
ui-short-play-activate-ambition = Influ
ui-short-move-maneuver = Dépl
ui-targets = { $count ->
    [one] { $count } marqueur cible
   *[other] { $count } marqueurs cibles
 }
ui-engaged = engagé par { $card }

## Conditions que seuls des decks personnels ont

requirement-defeat = { $card } : à éliminer.
requirement-strength = Un Héros de force imprimée { $count } ou plus est éliminé.
requirement-at = Votre figurine va { $to }.
requirement-allies = Une action Éliminer utilise au moins { $count } { $count ->
    [one] Allié
   *[other] Alliés
 }.
requirement-pay-credits = Payez { credits }.
requirement-pay-ambition = Payez { ambition }.
ui-your-sector = Votre Secteur
ui-sector-of = Secteur : { $name }
ui-pawn-on-portrait = figurine sur le portrait
ui-under-pawn = sous la figurine : { $cards }
ui-kept = près du portrait : { $cards }
ui-hand-limit = limite { $count }
ui-tokens = jetons { $count }
ui-is-engaged = engagé
ui-met = rempli

## On the table in the browser

ui-realm-of-in-star-wars-villainous = Secteur de { $name }
ui-credits-amount = { credits }
ui-ambition-amount = { ambition }
ui-targets-amount = { ui-targets }
web-other-realms-in-star-wars-villainous = Les autres Secteurs
web-own-realm-in-star-wars-villainous = Vers mon Secteur
web-enlarge-realm-in-star-wars-villainous = Regarder le Secteur de { $name }
