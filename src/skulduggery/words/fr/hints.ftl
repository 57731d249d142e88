# Hints: the clauses of which the sentence about an option is made, and what stands around them.
# A clause begins small and ends without a full stop: two of them may stand in a row.

## How an option compares with the others

hint-best = rien d’autre ne semble aussi bon : la suivante est à { $count } % derrière
hint-good = rien ne semble meilleur
hint-as-good = cela semble à peu près aussi bon que la meilleure
hint-behind = cela semble { $count } % moins bon que la meilleure
hint-only = vous ne pouvez rien faire d’autre

## Little Devils

hint-ducks = vous ne pouvez pas prendre ce pli
hint-hardly-takes = vous ne prendrez sans doute pas ce pli
hint-may-take = vous prenez ce pli { $count } fois sur cent
hint-likely-takes = { $count ->
    [0] vous prendrez sans doute ce pli, sans diablotin jusqu’ici
    [one] vous prendrez sans doute ce pli, avec { $count } diablotin jusqu’ici
   *[other] vous prendrez sans doute ce pli, avec { $count } diablotins jusqu’ici
 }
hint-takes = { $count ->
    [0] vous prenez ce pli, sans diablotin
    [one] vous prenez ce pli, avec { $count } diablotin
   *[other] vous prenez ce pli, avec { $count } diablotins
 }
hint-sheds = { $count ->
    [one] vous vous débarrassez de { $count } diablotin
   *[other] vous vous débarrassez de { $count } diablotins
 }
hint-sheds-high = vous vous débarrassez d’une carte haute, qui pourrait prendre des plis plus tard
hint-sheds-low = vous vous débarrassez d’une carte basse, qui pourrait prendre des plis plus tard

## The Villains card game

hint-scores = { $count ->
    [one] elle apporte { $count } point à votre pile
   *[other] elle apporte { $count } points à votre pile
 }
hint-may-be-cancelled = vos Héros peuvent encore les annuler
hint-is-cancelled = vos Héros annulent sa valeur en ce moment
hint-gives = { $count ->
    [one] vous donnez { $count } point à { $name }
   *[other] vous donnez { $count } points à { $name }
 }
hint-gives-cancelled = elle va à { $name }, dont les Héros annulent sa valeur en ce moment
hint-hero-saves = { $count ->
    [one] un Héros de plus sauve { $count } point de votre pile
   *[other] un Héros de plus sauve { $count } points de votre pile
 }
hint-hero-costs = { $count ->
    [one] un Héros de plus coûte { $count } point à votre pile
   *[other] un Héros de plus coûte { $count } points à votre pile
 }
hint-hero-costs-nothing = un Héros de plus ne coûte rien à votre pile

## Villainous

hint-wins = vous gagnez la partie
hint-nearer = cela vous rapproche de votre objectif
hint-rid-of = vous vous débarrassez de { $card }
hint-fates = vous gênez { $name }
hint-fates-leader = vous gênez { $name }, votre adversaire le plus fort
hint-hinders = { $card } gênera { $name }
hint-hinders-leader = { $card } gênera { $name }, votre adversaire le plus fort
hint-puts = vous amenez { $card } dans votre royaume
hint-puts-in-star-wars-villainous = vous amenez { $card } dans votre Secteur
hint-unlocks = cela débloque un lieu
hint-power = vous gagnez { power }
hint-power-in-star-wars-villainous = vous gagnez { credits }
hint-ambition = vous gagnez { ambition }
hint-draws = { $count ->
    [one] vous piochez une carte
   *[other] vous piochez { $count } cartes
 }
hint-swaps = { $count ->
    [one] vous piocherez une nouvelle carte à la place d’une de votre main
   *[other] vous piocherez de nouvelles cartes à la place de { $count } de votre main
 }
hint-then-wins = vous pouvez gagner la partie dans ce tour
hint-then-nearer = vous pouvez vous rapprocher de votre objectif dans ce tour
hint-then-rid-of = vous pouvez vous débarrasser de { $card } dans ce tour
hint-then-hinders = vous pouvez gêner { $name } dans ce tour
hint-then-hinders-leader = vous pouvez gêner { $name }, votre adversaire le plus fort, dans ce tour
hint-then-puts = vous pouvez amener { $card } dans votre royaume dans ce tour
hint-then-puts-in-star-wars-villainous = vous pouvez amener { $card } dans votre Secteur dans ce tour
hint-then-unlocks = vous pouvez débloquer un lieu dans ce tour
hint-then-power = vous pouvez gagner { power } dans ce tour
hint-then-power-in-star-wars-villainous = vous pouvez gagner { credits } dans ce tour
hint-then-ambition = vous pouvez gagner { ambition } dans ce tour

## In the terminal

ui-help-hint = t : un conseil : ce qui semble le meilleur, à quel point, et pourquoi
ui-hints-title = Ce qui semble le meilleur, avec votre chance de gagner d’après ce que vous savez
ui-hint-line = { $number }. { $option } : { $percent } %. { $why }
ui-hints-thinking = Réflexion …
ui-hints-off = Pas de conseils là où plusieurs personnes jouent ; une table mise avec --hints on en donne.
ui-no-judge = { $game } n’a pas encore de juge des positions : personne ne peut dire si une option est bonne.

## After a game

ui-curve-title = Comment les chances de gagner ont évolué
ui-curve-line = { $name } : { $first } % au début, entre { $low } % et { $high } %, { $last } % à la fin
ui-turning-later = On peut dire où une partie a tourné une fois qu’elle est terminée.
ui-turning-title = Où la partie a tourné
ui-turning-none = Elle n’a jamais tourné brusquement.
ui-turning-line = Étape { $step } : { $what }. { $moved }
ui-turning-answer = { $name } : { $option }
ui-turning-turn = tour de { $name }, manche { $round }
ui-turning-deal = la manche { $round } est distribuée
ui-turning-moved = { $name } { $before } % → { $after } %
