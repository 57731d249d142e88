# Everything that an interface says by itself: a table, its questions, its notes.

ui-language-name = English
list-and = { $most } and { $last }

## Laying a table

ui-which-game = Which game?
ui-players-range = { $least } to { $most } players
ui-how-many-players = How many players? { $least } to { $most }
ui-who-plays-seat = Who plays seat { $seat }?
ui-person = A person
ui-bot-random = Bot, at random
ui-bot-rules-of-thumb = Bot, rules of thumb
ui-bot-1 = Bot, level 1: apprentice
ui-bot-2 = Bot, level 2: henchman
ui-bot-3 = Bot, level 3: schemer
ui-bot-4 = Bot, level 4: archvillain
ui-bot-5 = Bot, level 5: mastermind
ui-name-of-seat = Name of the player at seat { $seat }?
ui-seat-name = Player { $seat }
ui-bot-name = Bot { $seat }
ui-which-villain = Which villain for { $name }?
ui-who-begins = Who begins?
ui-random = At random
ui-change-options = Change an option, or begin?
ui-begin = Begin
ui-yes = yes
ui-no = no
ui-none = none
ui-number-from-to = A number from { $low } to { $high }
ui-number-or-none = A number from { $low } to { $high }, or nothing for none
ui-saved-games = Games to go on with
ui-new-game = A new game
ui-go-on-with = { $game }, { $names }: { $moves ->
    [one] { $moves } answer
   *[other] { $moves } answers
 }
ui-take-up-again = Taking up the saved game again.

## At the table

ui-you = You
ui-round = Round { $round }
ui-table-round = Round { $round }
ui-turn-of = { $name } is to play.
ui-your-hand = Your hand
ui-hand-of = Hand of { $name }
ui-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
ui-hidden-card = hidden card
ui-deck = Deck
ui-pile = Pile
ui-pile-empty = no pile
ui-middle = Middle
ui-hero = Hero
ui-hero-on-top = a Hero
ui-special = special
ui-must-be-played = must be played next
ui-trick = Trick
ui-trick-empty = Nothing has been played to this trick.
ui-trick-up = up
ui-trick-down = down
ui-trick-goes-up = The trick goes up: play higher than { $card } if you can.
ui-trick-goes-down = The trick goes down: play lower than { $card } if you can.
ui-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
 }
ui-devils = { $count ->
    [one] { $count } devil
   *[other] { $count } devils
 }
ui-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
ui-heroes = { $count ->
    [one] { $count } Hero
   *[other] { $count } Heroes
 }
ui-total = Total
ui-left-neighbour = left neighbour
ui-right-neighbour = right neighbour

## A realm

ui-realm-of = Realm of { $name }
ui-objective = Objective
ui-power-amount = { $count } Power
ui-pawn-here = pawn here
ui-locked = locked
ui-covered = covered
ui-used = used
ui-strength = Strength
ui-cost = Cost
ui-attached = attached
ui-upper-side = upper side
ui-lower-side = lower side
ui-villain-deck = Villain deck
ui-villain-discard = Villain discard pile
ui-fate-deck = Fate deck
ui-fate-discard = Fate discard pile
ui-fate-token = Fate token
ui-empty = empty

## Answering

ui-choose-number = Choose a number from { $low } to { $high } (? for the rules, h for help).
ui-no-such-option = { $answer } is not offered: choose a number from { $low } to { $high }.
ui-not-understood = { $answer } was not understood; h shows what can be typed.
ui-press-enter = Press Enter to go on.
ui-help-title = What can be typed
ui-help-number = a number: choose the option of that number
ui-help-rules = ? : the rules of the game
ui-help-undo = u : take the last answer back
ui-help-log = l : what has happened so far
ui-help-why = w : why a card or a location cannot be chosen
ui-help-view = v : show the table again
ui-help-quit = q : quit; the game is saved and can be gone on with later
ui-help-help = h : this help
ui-log = What has happened
ui-log-empty = Nothing has happened yet.
ui-undone = The last answer was taken back.
ui-nothing-to-undo = There is nothing to take back.
ui-why-nothing = Nothing forbids { $name }.
ui-why-answer = { $name }: { $reason }
ui-hand-screen-to = Hand the screen to { $name }.
ui-ready = { $name }, press Enter when only you can see the screen.
ui-saved = The game is saved. Go on with it: { $command }

## The end

ui-game-over = The game is over.
ui-winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] Shared victory: { $names }.
 }
ui-you-win = You win.
ui-scores = Scores
result-devils = Somebody has gone over the limit: the fewest devils win.
result-points = Nobody has a card left: the most points win.
result-objective = The objective has been met.
result-limit-rounds = The agreed number of rounds has been played.

## Replays

ui-replay-of = Replay: { $game }, { $names }
ui-replay-step = Step { $step } of { $steps }
ui-replay-keys = Enter or n: forward, b: back, a number: to that step, s: seat, l: log, t: turning points, q: quit
ui-replay-start = The cards have been dealt.
ui-replay-end = This is the end of the record.

## What went wrong

ui-input-ended = The input has ended; the game is saved.

## Terminal
ui-language = Language
ui-game = Game
ui-title-of-game = Title
ui-players = Players
ui-who-plays = Who plays?
ui-me-and-bots = You against bots
ui-several-people = Several people at this screen
ui-only-bots = Only bots, and you watch
ui-which-bots = Which bots?
ui-which-villains = Which villains?
ui-villains-random = Drawn at random
ui-villains-choose = Choose them
ui-name-of-bot = { $name } (bot)
ui-table-number = Table { $table }: { $names }
ui-how-to-resume = Go on with one of them: { $command }
ui-see-again = See it again: { $command }
ui-more = { $percent } % read. Enter: go on, q: back
ui-more-in-log = ({ $count ->
    [one] { $count } line more
   *[other] { $count } lines more
 } in the log: l)
ui-trick-number = trick { $number } of 9
ui-of-rounds = { $rounds ->
    [one] { $rounds } round in all
   *[other] { $rounds } rounds in all
 }
ui-to-limit = until somebody has more than { $limit } devils
ui-leads = leads
ui-why-letter = Which card or location? Type its letter or its name.
ui-undone-with = Your last answer was taken back, and what { $names } did after it.
ui-undo-takes-back = This takes back what { $names } did as well.
ui-undo-sure = Take it back? { $yes } or Enter for no:
ui-other-rules = Table { $table } can only be looked at and is closed now: { $message }.
ui-hand = Hand
ui-must = must go
ui-cancelled = cancelled
ui-replay-typed = >
ui-replay-eyes = seen by { $who }
ui-replay-all = all
ui-replay-nobody = a spectator
ui-replay-seat = Whose eyes? A seat from 1, none (a spectator) or all:
ui-replay-no-step = There are only steps 0 to { $steps }.
ui-replay-not-understood = { $answer } was not understood. Enter: forward, b: back, a number: that step, s: another seat, l: log, t: turning points, q: quit
ui-standing = { $total } in all; this round { $round }
ui-revealed = Laid aside
ui-short-gain-power = +{ $count }
ui-short-play-card = Play
ui-short-activate = Activ
ui-short-fate = Fate
ui-short-move-item-or-ally = Move
ui-short-move-hero = MvHero
ui-short-vanquish = Vanq
ui-short-discard = Disc
ui-help-info = i : what a card does
ui-help-several = several numbers: choose several at once, where several can be chosen
ui-info-letter = Which card? Type its letter or its name.
ui-info-nothing = No card on the table has a text to read.
ui-your-realm = Your realm
ui-players-exactly = { $count } players
ui-wicket = Wicket
ui-size-small = shrunken
ui-size-large = enlarged
ui-progress = { $goal }: { $have } of { $need }
ui-picked = Chosen so far: { $cards }
ui-picked-worth = Chosen so far: { $cards } ({ $have } of { $need })
ui-part-printed = printed { $count }
ui-part-tokens = tokens { $count }
ui-own-deck = { $villain } plays with a deck of one’s own ({ $deck }).
decks-good = { $file }: { $villain }, { $cards } and { $fate } cards, deck { $deck }
decks-same = Nothing differs from our deck.
decks-differs = { $card }: { $field } { $ours } → { $theirs }
decks-words = Own names and texts: { $count }
decks-limits = Limits
decks-head = A deck file of Skulduggery. Put in the numbers, names and texts of your own copy; what you leave out stays as ours. What a card does is told by its id and cannot be changed here.
decks-check = Then: skulduggery decks check FILE
decks-play = And: skulduggery play { $game } --deck FILE
decks-copies = The copies under [[card]] make 30 cards, those under [[fate]] 15.
decks-requirement = A requirement is one of: { $words }
decks-symbol = A symbol is one of: { $words }
