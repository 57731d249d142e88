# The table in the browser.

## Pages

web-skip = To the table
web-home = Home
web-settings = Settings
web-rules = Rules
web-codex = Cards
web-close = Close
web-welcome = A table for villains
web-welcome-line = Choose a game, sit down with bots or send your friends a link. The cards are waiting.
web-unofficial = An unofficial table, made for fun: no artwork, logo or text of the publishers is used. Emblems from game-icons.net (CC BY 3.0).

## Laying a table

web-play = Play
web-lay = Lay the table
web-seats = Seats
web-options = Options
web-name = Name
web-villain = Villain
web-beginner = One for beginners
web-add-seat = Add a seat
web-remove-seat = Remove seat { $seat }
web-seat-me = Me
web-seat-here = Somebody at this screen
web-seat-open = Open seat
web-seat-open-line = You will get a link for each open seat; the table waits until your friends sit there.
web-seat-here-line = A curtain falls between hands: nobody sees the cards of another.
web-any-villain = Any villain
web-pace = Pace of the bots
web-pace-slow = Slow
web-pace-normal = Unhurried
web-pace-fast = Fast
web-pace-instant = At once
web-my-tables = My tables
web-over = Over
web-won-by = Won by { $names }
web-finished = { $count ->
    [one] One finished game
   *[other] { $count } finished games
 }
web-your-turn = Your turn
web-forget-table = Forget the table of { $names }
web-load-record = Load a record

## Settings

web-theme = Light
web-theme-midnight = Midnight
web-theme-day = Drawing room by day
web-card-size = Size of the cards
web-size-small = Small
web-size-medium = Medium
web-size-large = Large
web-speed = Speed of the cards
web-speed-slow = Slow
web-speed-medium = Medium
web-speed-fast = Fast
web-letters = Letters beside colours
web-sound = Sounds

## At the table

web-table = Table
web-tools = Tools of the table
web-table-menu = At the table
web-undo = Take back
web-undo-by-asking = Ask to take back
web-log = Story
web-log-all = Show all of it
web-help = Help
web-bot = bot
web-standin = a bot plays for now
web-online = here
web-away = away
web-to-play = to play
web-here = Here
web-as-hero = As a Hero
web-use-special = Use it
web-own-pile = Your pile
web-pile-of = Pile of { $name }
web-deck-of = Deck of { $name }: { $count }
web-hand-of = Hand of { $name }: { $count }
web-last-trick = Last trick: { $name }
web-devils-round = { $count } devils in this round
web-devils-total = { $count } devils in all
web-choose-where = Choose where it goes.
web-hero-text = A card that lies face down. At the end each Hero counts, and their number cancels all cards of that value in the pile.
web-number-text = It fits cards of its colour or its value.
web-waiting-for-seat = Seat { $seat } is still open: the table waits.
web-waiting-for-others = Somebody else is to play.
web-connecting = The table is being laid …
web-reconnecting = The line is down; it is being mended. Nothing is lost.
web-closed-table = This table can only be looked at.
web-recap = Since you last looked
web-got-it = I see
web-undone-by = { $name } took an answer back.
web-undo-ask = { $name } would like to take back the last answer.
web-undo-yes = Fine
web-undo-refuse = No
web-undo-waiting = Asked to take back: waiting for { $names }.
web-undo-withdraw = Never mind
web-undo-no = { $name } would rather not: the answer stands.
web-undo-played-on = The game went on meanwhile: the answer stands.
web-standin-you = A bot is playing for you.
web-take-back-seat = Play myself
web-let-bot = Let a bot play
web-give-back = Give the seat back
web-practice = Only bots besides you: a practice table, where everything can be taken back.
web-report = Report a problem
web-report-line = A file with what you see, what happened and what is asked; no keys and no hands of others.
web-leave = Leave the table

## Several people

web-links = Links
web-invite-line = Send each friend a link of their own: whoever opens it sits down there.
web-invite-local = These links work on this computer only. Started with --host 0.0.0.0, the table is open to phones in this network.
web-open-seats = { $count ->
    [one] One seat is still open
   *[other] { $count } seats are still open
 }
web-watch-link = To watch
web-copy = Copy
web-copied = Copied
web-as-code = Code for a phone
web-code-line = Point a phone at it to sit down there.
web-join-title = A seat is free
web-join-with = with { $names }
web-join-villain = You are { $villain }.
web-join = Sit down
web-curtain-line = Only { $name } should see what comes.
web-lift = I am { $name }
web-no-key = You have no seat at this table
web-no-key-line = A seat is opened by its link: ask for yours once more.
web-ended-bad-key = This link opens no seat here
web-ended-unknown-table = There is no such table
web-ended-no-hello = The table did not understand us
web-ended-too-fast = Too much at once: open the table again in a while

## The end

web-again = Again
web-replay = Replay
web-save = Save the record
web-see-table = See the table
web-heroes-cancel = cancelled: every { $values }
web-next-table = Another game has been laid.
web-go-there = Sit down there

## What could not be done

web-refused-offline = The line is down: once it is back the table shows what counts.
web-refused-stale = The table has moved on since.
web-refused-over = The game is over.
web-refused-nothing-to-undo = There is nothing to take back.
web-refused-waiting = Something is still being asked: that comes first.
web-refused-too-fast = Too fast: wait a moment.
web-refused-bad-record = This file is no record that can be read here.
web-refused-too-many-tables = No more tables fit here.
web-refused-taken = That seat is taken.
web-refused-unknown-table = There is no such table any more.

## Keys

web-keys = Keys
web-key-arrows = along the cards, or along what is lit
web-key-updown = to what is lit, and back to the hand
web-key-enter = choose
web-key-digits = choose the card or the place of that number
web-key-escape = put the card down again; close
web-key-undo = take back
web-key-log = the story so far
web-key-help = this help
web-key-rules = the rules
web-touch-line = Touch a card, then where it goes, or drag it there. Press it long to see it close up. Touch a dark card to hear why it cannot be played.

## A first game: one line for each kind of question

web-help-lead = You begin the trick. Whoever begins never takes it: watch what you hand the others. Five devils may not begin.
web-help-second = Your card decides: higher than the first, and all must go up; lower, and all must go down.
web-help-higher = If everybody goes up the highest card takes the trick; if somebody cannot, the lowest card takes it.
web-help-lower = If everybody goes down the lowest card takes the trick; if somebody cannot, the highest card takes it.
web-help-cannot-follow = On the wrong side: the card furthest from the first takes the trick with all its devils.
web-help-play-card = Points go where the cards go: what fits a neighbour’s pile must be given there. Or lay a card face down as a Hero, and cover yours.
web-help-play-forced-card = This card lies before you because of an Intrigue: play just this one, in any way that is allowed.
web-help-choose-opponent = Touch the lit pile of whoever it is to be.
web-help-choose-direction = Every pile passes its top card on at the same moment, yours too.

## Replay

web-replay-step = Where in the game
web-replay-of = { $step } of { $steps }
web-replay-first = To the deal
web-replay-back = A move back
web-replay-next = A move on
web-replay-last = To the end
web-replay-run = Let it run
web-replay-pause = Stop
web-replay-trick-back = A trick back
web-replay-trick-next = A trick on
web-replay-round-back = A round back
web-replay-round-next = A round on
web-replay-turn-back = A turn back
web-replay-turn-next = A turn on
web-replay-eyes = Seen by
web-replay-all = All hands open
web-replay-watch = Whoever watches
web-replay-play-on = Play on from here
web-replay-link = Link to this moment
web-replay-copied = The link is copied: it opens the replay at this moment.
web-replay-deal = The cards are dealt.
web-replay-none = There is nothing to show
web-replay-no-view = The rules of this game have changed since; only what was told is left.

## Cards of a game

web-codex-search = Find a card
web-codex-all = All
web-codex-specials = Special cards
web-codex-numbers = Number cards
web-codex-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
 }

## Realms

web-other-realms = The other realms
web-own-realm = To my realm
web-enlarge-realm = Look at the realm of { $name }
web-hand = Hand
web-piles-of = Piles of { $name }
web-progress = How far the objective has come
web-goal = { $goal }: { $have } of { $need }
web-fate-against = { $you ->
    [yes] Fate against you
   *[no] Fate against { $name }
 }
web-power-on-it = { power } on it
web-size-of-hero-small = shrunken
web-size-of-hero-large = enlarged
web-wicket = a Wicket
web-titled = { $what }:
web-printed = printed { $count }
web-tokens = tokens
web-picked = { $count } chosen
web-picked-of = { $count } of { $of } chosen
web-picked-worth = { $count } chosen: Strength { $worth } of { $needed }
web-confirm = That is it
web-only-symbol = { $symbol }: only what it allows is lit.
web-meanwhile = Meanwhile
web-see-again = See it again
web-to-now = Back to now
web-guide = Guide
web-no-guide = There is no guide to this villain yet.

## Sectors

web-under-pawn = Under the pawn
web-kept = Beside the portrait of { $name }
web-hand-limit = hand limit { $count }
web-engaged-pair = { $ally }, engaged by { $hero }
web-strength-tokens = Strength tokens
web-requirement-met = met: { $requirement }
web-requirement-open = to do: { $requirement }
ui-hunt = Hunt

## Conditions, and a rest

web-conditions = Your Conditions
web-arm-ask = ask me
web-arm-play = play it at the first chance
web-arm-not-this-turn = not this turn
web-resting = Somebody may want to answer: the table rests.
web-one-moment = One moment
web-moment-mine = The table waits for you.
web-moment-of = { $name } asks for a moment.
web-go-on = Go on
web-rest = Rest for Conditions
web-rest-normal = 4 seconds
web-rest-short = 2 seconds
web-rest-long = 8 seconds
web-rest-off = none: wait for whoever is asked
web-rest-help = As long as somebody may hold a Condition the table rests, whether anybody does or not: so nobody can tell who could answer.
web-refused-no-rest = The table does not rest just now.
