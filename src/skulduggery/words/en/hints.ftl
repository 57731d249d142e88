# Hints: the clauses of which the sentence about an option is made, and what stands around them.
# A clause begins small and ends without a full stop: two of them may stand in a row.

## How an option compares with the others

hint-best = nothing else looks so good: the next is { $count }% behind
hint-good = nothing looks better
hint-as-good = it looks about as good as the best
hint-behind = it looks { $count }% worse than the best
hint-only = there is nothing else that you can do

## Little Devils

hint-ducks = you cannot take this trick
hint-hardly-takes = you will probably not take this trick
hint-may-take = you take this trick { $count } times out of a hundred
hint-likely-takes = { $count ->
    [0] you will probably take this trick, which has no devil so far
    [one] you will probably take this trick, with { $count } devil so far
   *[other] you will probably take this trick, with { $count } devils so far
 }
hint-takes = { $count ->
    [0] you take this trick, which has no devil
    [one] you take this trick, with { $count } devil
   *[other] you take this trick, with { $count } devils
 }
hint-sheds = { $count ->
    [one] you get rid of { $count } devil
   *[other] you get rid of { $count } devils
 }
hint-sheds-high = you get rid of a high card, which could take tricks later
hint-sheds-low = you get rid of a low card, which could take tricks later

## The Villains card game

hint-scores = { $count ->
    [one] it brings your pile { $count } point
   *[other] it brings your pile { $count } points
 }
hint-may-be-cancelled = your Heroes may still cancel them
hint-is-cancelled = your Heroes cancel its value just now
hint-gives = { $count ->
    [one] you give { $name } { $count } point
   *[other] you give { $name } { $count } points
 }
hint-gives-cancelled = it goes to { $name }, whose Heroes cancel its value just now
hint-hero-saves = { $count ->
    [one] one Hero more saves { $count } point of your pile
   *[other] one Hero more saves { $count } points of your pile
 }
hint-hero-costs = { $count ->
    [one] one Hero more costs your pile { $count } point
   *[other] one Hero more costs your pile { $count } points
 }
hint-hero-costs-nothing = one Hero more costs your pile nothing

## Villainous

hint-wins = you win the game
hint-nearer = it brings you nearer to your objective
hint-rid-of = you get rid of { $card }
hint-fates = you hinder { $name }
hint-fates-leader = you hinder { $name }, your strongest opponent
hint-hinders = { $card } will hinder { $name }
hint-hinders-leader = { $card } will hinder { $name }, your strongest opponent
hint-puts = you bring { $card } into your realm
hint-puts-in-star-wars-villainous = you bring { $card } into your Sector
hint-unlocks = it unlocks a location
hint-power = you gain { power }
hint-power-in-star-wars-villainous = you gain { credits }
hint-ambition = you gain { ambition }
hint-draws = { $count ->
    [one] you draw a card
   *[other] you draw { $count } cards
 }
hint-swaps = { $count ->
    [one] you will draw a new card for one of your hand
   *[other] you will draw new cards for { $count } of your hand
 }
hint-then-wins = you can win the game in this turn
hint-then-nearer = you can come nearer to your objective in this turn
hint-then-rid-of = you can get rid of { $card } in this turn
hint-then-hinders = you can hinder { $name } in this turn
hint-then-hinders-leader = you can hinder { $name }, your strongest opponent, in this turn
hint-then-puts = you can bring { $card } into your realm in this turn
hint-then-puts-in-star-wars-villainous = you can bring { $card } into your Sector in this turn
hint-then-unlocks = you can unlock a location in this turn
hint-then-power = you can gain { power } in this turn
hint-then-power-in-star-wars-villainous = you can gain { credits } in this turn
hint-then-ambition = you can gain { ambition } in this turn

## In the terminal

ui-help-hint = t : a tip: what looks best, how good, and why
ui-hints-title = What looks best, with your chance to win as far as you can know
ui-hint-line = { $number }. { $option }: { $percent }%. { $why }
ui-hints-thinking = Thinking …
ui-hints-off = Hints are off where several people play; a table laid with --hints on has them.
ui-no-judge = { $game } has no judge of positions yet, so nobody can tell how good anything looks.

## After a game

ui-curve-title = How the chances to win went
ui-curve-line = { $name }: { $first }% at the start, between { $low }% and { $high }%, { $last }% at the end
ui-turning-later = Where a game turned can be told once it is over.
ui-turning-title = Where it turned
ui-turning-none = It never turned sharply.
ui-turning-line = Step { $step }: { $what }. { $moved }
ui-turning-answer = { $name }: { $option }
ui-turning-turn = turn of { $name }, round { $round }
ui-turning-deal = round { $round } is dealt
ui-turning-moved = { $name } { $before }% → { $after }%
