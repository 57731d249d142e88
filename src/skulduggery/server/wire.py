"""Everything that goes over the wire, typed: bodies of requests and answers, messages of sockets.

A seat is a number from 0. A reader is a seat or, where a seat may be null, somebody who watches.
Numbers of decisions, events and steps are the reader's own: what a reader does not see leaves no
gap in them. `View`, `Event` and `Option` have the fields of docs/protocol.md.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

View = dict[str, Any]
Notes = dict[str, Any]
"""What follows from a view for people to read beside it: changed numbers with their reasons, how
far objectives have come. {} in a game without such."""
Event = dict[str, Any]
"""As in docs/protocol.md, with its number `n`, from 1. When an answer is taken back there is one
more event: {"n", "event": "undo", "seat": who asked for it, "back_to": n of the last event that
still counts (0: none)}."""
Option = dict[str, Any]

Text = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(max_length=200)]
"""A name is cut to 40 characters; what is no character of a name is left out."""
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Id = Annotated[str, Meta(min_length=1, max_length=80)]
Re = Annotated[int, Meta(ge=0, le=2**53)] | Annotated[str, Meta(max_length=64)]
"""What a client calls its request; the reply repeats it as `re`."""
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Pace = Literal["slow", "normal", "fast", "instant"]
"""How long bots wait before a move that is seen: 1.6 s, 0.8 s, 0.3 s, not at all."""
Beat = Literal["off", "short", "normal", "long"]
"""How long the table rests when some person may hold a card that answers just now, whether anybody
does: not at all (then it waits for whoever is asked, and others notice), 2 s, 4 s, 8 s."""
How = Literal["play", "ask", "not-this-turn"]
"""What is to be done with a Condition at the first chance."""
OnOff = Literal["on", "off"]
HintsHere = Literal["on", "off", "none"]
"""Whether whoever is asked may ask for hints here. `none`: the game has no judge yet."""
Language = Literal["en", "fr", "it"]
Answers = Annotated[
    list[Annotated[int, Meta(ge=0, le=100_000)] | Text], Meta(min_length=1, max_length=100)
]
AnOption = Annotated[int, Meta(ge=0, le=100_000)] | Text


class Body(Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=False):
    pass


# What both HTTP and sockets use.


class Seat(Body):
    seat: int
    name: str | None
    kind: Literal["person", "bot", "open"]
    """Who plays it just now. `open`: nobody has taken it yet."""
    level: str | None
    villain: str | None
    online: bool
    here: bool
    """Another person on the device of whoever made the table."""
    standin: bool
    """A bot plays for a person, who may be given the seat back."""


class Decision(Body):
    number: int
    prompt: str
    about: str | None
    options: list[Option]


class SetUp(Body):
    players: int
    villains: list[str]
    options: dict[str, Any]


class Result(Body):
    over: bool
    winners: list[int]
    scores: list[int] | None
    reason: str | None


class Asked(Body):
    """An undo that waits for consent: `left` are the seats that have not said yes yet."""

    by: int
    yes: list[int]
    left: list[int]


class Rest(Body):
    """The table rests: others may answer, and nobody sees whether anybody can. Who has not answered
    when it is over has passed."""

    left: int
    """Milliseconds."""
    moment: int | None
    """The seat that asked for a longer rest."""


class Closed(Body):
    """Why a table can be looked at but not played: its rules changed since."""

    code: str
    message: str


class Situation(Body):
    """All that a reader gets on joining. Where the rules forget (open_memory off), `events` begin
    with the oldest that the table still shows."""

    table: str
    game: str
    rules: int
    setup: SetUp
    seats: list[Seat]
    you: int | None
    host: bool
    """You may turn seats into bots and set the pace."""
    practice: bool
    pace: Pace
    events: list[Event]
    view: View | None
    """null at a table that is closed."""
    notes: Notes
    decision: Decision | None
    over: bool
    result: Result | None
    last: int
    """The number of the reader's last event; `since` of the next hello."""
    undo: Asked | None
    may_undo: Literal["free", "ask"] | None
    """Whether this reader can take its last answer back: at once, by asking, or not."""
    armed: dict[str, How]
    """The Conditions in this reader's own hand, and what it decided about each."""
    beat: Beat
    rest: Rest | None
    hints: HintsHere
    rematch: str | None
    """The table that followed; POST …/rematch gives this reader's key to it."""
    closed: Closed | None
    version: str


# Sockets: from the client.


class Hello(Body, tag="hello"):
    """Must be the first message. `since`: the last event that the client has; null: none."""

    key: Key
    since: Count | None = None


class Answer(Body, tag="answer"):
    """Either `option` (an index or a text), or `options`: a list for this decision and those that
    follow it at the same seat, done all or none."""

    id: Re
    decision: Count
    option: AnOption | None = None
    options: Answers | None = None


class Undo(Body, tag="undo"):
    """Back to the reader's decision before its last answer."""

    id: Re


class Consent(Body, tag="consent"):
    id: Re
    yes: bool


class Why(Body, tag="why"):
    id: Re
    card: Id | None = None
    location: Id | None = None


class AskHint(Body, tag="hint"):
    """What looks best in the open decision of that number, and why. Nobody else is told."""

    id: Re
    decision: Count


class SetHints(Body, tag="hints"):
    """The host: whether hints are allowed at this table. All are told."""

    id: Re
    on: bool


class SetSeat(Body, tag="seat"):
    """The host, for any seat; or a person whose seat a bot plays, to have it back."""

    id: Re
    seat: SeatNumber
    kind: Literal["bot", "person"]
    level: Id | None = None


class SetPace(Body, tag="pace"):
    id: Re
    pace: Pace


class Arm(Body, tag="arm"):
    """Decide beforehand about a Condition in one's own hand. `not-this-turn` ends with the turn,
    `play` when it was played. Nobody else is told."""

    id: Re
    card: Id
    how: How


class OneMoment(Body, tag="moment"):
    """While the table rests: ask for a longer rest (30 s), which all see; or, whoever asked for it,
    that the table may go on."""

    id: Re
    yes: bool = True


class AskRematch(Body, tag="rematch"):
    id: Re


class Ping(Body, tag="ping"):
    pass


FromClient = (
    Hello
    | Answer
    | Undo
    | Consent
    | Why
    | AskHint
    | SetHints
    | SetSeat
    | SetPace
    | Arm
    | OneMoment
    | AskRematch
    | Ping
)


# Sockets: from the server.


class Welcome(Situation, tag="welcome"):
    """The answer to a hello; sent again when the client has to begin afresh."""


class Update(Body, tag="update"):
    events: list[Event]
    view: View
    notes: Notes
    decision: Decision | None
    over: bool
    result: Result | None
    last: int
    may_undo: Literal["free", "ask"] | None
    armed: dict[str, How]


class Resting(Body, tag="resting"):
    """The table rests, rests longer, or (null) goes on. The same to everybody, at the same time."""

    rest: Rest | None


class Seats(Body, tag="seats"):
    seats: list[Seat]
    pace: Pace
    hints: HintsHere


class UndoAsked(Asked, tag="undo-asked"):
    pass


class UndoDone(Body, tag="undo-done"):
    """An update follows at once, with an `undo` event."""

    by: int


class UndoRefused(Body, tag="undo-refused"):
    """`seat` said no, or (`played-on`) played on, or (`withdrawn`) was the one who had asked."""

    by: int
    seat: int | None
    reason: Literal["no", "played-on", "withdrawn"]


class Accepted(Body, tag="accepted"):
    """The request `re` is done; after an answer it is written down, and `decision` is the number
    that it answered."""

    re: Re
    decision: int | None


class Refused(Body, tag="refused"):
    """Nothing changed. `re` is null where the message could not be read. Codes: those of
    docs/protocol.md, and stale, not-yours, not-allowed, taken, too-fast, too-long, closed,
    no-rematch, no-rest, waiting, no-judge, hints-off, no-hint."""

    re: Re | None
    code: str
    message: str


class Because(Body, tag="why"):
    re: Re
    reason: str | None


class Reason(Body):
    """What speaks for an option or against it: `hint-<reason>` of the words has a clause for it,
    with the number, the card and the seat that it speaks of."""

    reason: str
    count: int
    card: str | None
    seat: int | None


class Hint(Body):
    """An option, by its number and text; the seat's chance to win with it, from 0 to 1, as far as
    the seat can know; and why."""

    n: int
    text: str
    chance: float
    reasons: list[Reason]


class Hints(Body, tag="hint"):
    """The best options of that decision, the best one first."""

    re: Re
    decision: int
    hints: list[Hint]


class Rematch(Body, tag="rematch"):
    """A table followed this one, and this reader's key to it."""

    table: str
    key: str


class Closing(Body, tag="closing"):
    """The server is about to close the socket. `server-stops`: try again in a moment;
    `too-slow`: come back with `since`; the others are final."""

    reason: Literal[
        "server-stops", "too-slow", "too-fast", "bad-key", "unknown-table", "no-hello", "full"
    ]


class Pong(Body, tag="pong"):
    pass


FromServer = (
    Welcome
    | Update
    | Resting
    | Seats
    | UndoAsked
    | UndoDone
    | UndoRefused
    | Accepted
    | Refused
    | Because
    | Hints
    | Rematch
    | Closing
    | Pong
)


# HTTP: requests.


class NewSeat(Body):
    """`me`: who asks; `here`: another person on the same device; `open`: for whoever gets the
    link; `bot`: of some level. `villain`: an id, `random` (also when left out) or `beginner`."""

    kind: Literal["me", "here", "open", "bot"]
    name: Name | None = None
    level: Id | None = None
    villain: Id | None = None


class NewTable(Body):
    game: Id
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[Id, int | bool | Text | None] = {}
    pace: Pace = "normal"
    seed: Annotated[int, Meta(ge=0)] | Annotated[str, Meta(max_length=40)] | None = None
    """0 to 2^128-1, as a number or in decimal digits. Who gives one knows the deal beforehand: the
    table says so in its record."""
    beat: Beat | None = None
    """When left out: normal, but off where several sit at one screen."""
    hints: OnOff | None = None
    """When left out: on where one person plays, off where several do."""
    lang: Language = "en"


class Mine(Body):
    keys: Annotated[dict[Id, Annotated[list[Key], Meta(max_length=16)]], Meta(max_length=500)]


class Join(Body):
    key: Key
    name: Name


class GiveAnswer(Body):
    decision: Count
    option: AnOption | None = None
    options: Answers | None = None


class Link(Body):
    address: Annotated[str, Meta(min_length=1, max_length=500)]


class Fork(Body):
    """Play on from what step `at` of a finished table's replay shows, with new luck; `same` luck
    deals on as it was. The asker sits at `seat` (when left out: its own, else the one to move);
    bots of `level` sit at the others."""

    at: Count
    seat: SeatNumber | None = None
    level: Id | None = None
    luck: Literal["new", "same"] = "new"
    pace: Pace = "normal"


class GiveRecord(Body):
    """A finished game can be looked at; any other is played on, with new luck, like a fork."""

    record: Annotated[str, Meta(max_length=1_000_000)]
    seat: SeatNumber | None = None
    level: Id | None = None
    pace: Pace = "normal"


# HTTP: answers.


class Error(Body):
    code: str
    message: str


class Failure(Body):
    error: Error


class Health(Body):
    ok: bool
    version: str
    tables: int
    """Tables in memory."""
    sockets: int


class GameOnOffer(Body):
    id: str
    players: tuple[int, int]
    villains: list[str]
    beginner: str | None
    """The villain for somebody's first game."""
    options: dict[str, dict[str, Any]]
    levels: list[str]
    """Of bots, from the weakest."""
    level: str
    """The level of a bot unless somebody chooses another."""
    rules: int
    out_of_turn: bool
    """Whether there are cards that answer in another's turn: then `beat` matters."""
    judged: bool
    """Whether there is a judge of positions: then there are hints, and a course afterwards."""


class Games(Body):
    games: list[GameOnOffer]
    words: dict[str, str]
    """By language, a digest of its words: GET api/words/en?v=DIGEST may be kept for ever."""
    share: str | None
    """Where others in the same network reach this table, when that is not where you are."""
    version: str


class Made(Body):
    """A new table. Keys by seat, null where the seat is not of that kind. `watch` is for whoever
    only watches."""

    table: str
    keys: list[str | None]
    invites: list[str | None]
    watch: str


class MyTable(Body):
    table: str
    game: str
    names: list[str | None]
    seats: list[Seat]
    you: list[int]
    """The seats that the keys open; none: they only watch."""
    waiting: int | None
    """Whose turn it is, as everybody sees it."""
    over: bool
    closed: bool
    result: Result | None
    practice: bool
    changed: str
    """When somebody last played, as ISO 8601 in UTC."""


class MyTables(Body):
    tables: list[MyTable]
    """The one last played at first. Keys that open nothing (any more) are left out."""


class Joined(Body):
    seat: int
    key: str


class Answered(Body):
    """Written down; and how the table stands for this reader since."""

    decision: int
    situation: Situation


class Record(Body):
    """Once the game is over, `record` is the whole of it. While it runs that is null, and `report`
    is what this reader saw: its view, events and open decision, and nothing of anybody else's."""

    record: str | None
    report: Situation | None


class Step(Body):
    """An answer. While the game runs `text` is there for the reader's own answers only, and there
    are no steps that the reader could not see. `views` and `events` by reader: a seat's number, or
    "watch"; after the end every reader's. A view shows the table after the answer."""

    n: int
    """What fork's `at` and links to a moment count: step 0 is the deal, step n the n-th answer."""
    seat: int | None
    text: str | None
    option: Option | None
    turn: int | None
    round: int | None
    notes: Notes
    """What holds for all to see; while the game runs, for the reader."""
    views: dict[str, View]
    events: dict[str, list[Event]]


class Replay(Body):
    """Part of the steps, `from` to `to` (not included), of `total`."""

    table: str
    game: str
    setup: SetUp
    seats: list[Seat]
    over: bool
    result: Result | None
    total: int
    steps: list[Step]


class Moment(Body):
    """How it stood after `n` answers: each seat's chance to win, from 0 to 1."""

    n: int
    chances: list[float]


class TurningPoint(Body):
    """Between answers `since` and `n` somebody's chance moved most. `answer`: one answer did it,
    `option` of `seat`; `deal`: cards were dealt with it; `turn`: a whole turn of `seat` in that
    round. `step` of the replay shows it."""

    n: int
    since: int
    step: int
    kind: Literal["answer", "deal", "turn"]
    seat: int
    round: int
    option: Option | None
    before: list[float]
    after: list[float]


class Course(Body):
    """How the chances went through a game that is over, judged with all cards open."""

    moments: list[Moment]
    points: list[TurningPoint]


class NextTable(Body):
    table: str
    key: str


class CodexEntry(Body):
    id: str
    name: str
    text: str | None
    kind: str
    fields: dict[str, Any]
    """Numbers and words of the card: villain, type, copies, cost, strength, …"""
    rulings: list[str]


class Codex(Body):
    game: str
    lang: str
    villains: list[CodexEntry]
    cards: list[CodexEntry]
