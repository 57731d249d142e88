"""Villains, the card game: what may be played, and what comes of it."""

from typing import Any

from skulduggery.engine.chance import Chance
from skulduggery.engine.decision import Decision, Option, Refused
from skulduggery.engine.events import Place
from skulduggery.engine.game import NOBODY, Result, Setup
from skulduggery.engine.piles import Pile
from skulduggery.engine.steps import Frame
from skulduggery.games.villains_cards import hidden, laying, specials, view
from skulduggery.games.villains_cards.cards import (
    ANYTHING,
    AS_HERO,
    CARD,
    CODES,
    DOWN,
    EVERYBODY,
    FITS_LEFT,
    FITS_OWN,
    FITS_RIGHT,
    KIND,
    KIND_NAMED,
    KINDS,
    LEFT,
    MIDDLE,
    NAMES,
    NO_CARD,
    NOTHING,
    NUMBERS,
    OWN,
    RIGHT,
    SIDE,
    WHIRLPOOL,
)
from skulduggery.games.villains_cards.table import Table, score

END_OF_TURN = Frame(0, 0, ())
EFFECTS = tuple([Frame(kind, 0, ()) for kind in range(KINDS)])


class VillainsCards(Table):
    __slots__ = ()

    # The lower floor: a code is kind << 3 and where the card goes; inside a special, a seat or a
    # direction.

    def actor(self) -> int:
        return self.turn

    def legal(self) -> tuple[int, ...]:
        seat = self.turn
        if seat < 0:
            return ()
        if self.stack:
            return specials.choices(self, self.stack[-1].text)
        piles = self.piles
        pile = piles[seat]
        own = FITS_OWN[pile[-1] >> SIDE] if pile else ANYTHING
        pile = piles[seat + 1 if seat + 1 < len(piles) else 0]
        left = FITS_LEFT[pile[-1] >> SIDE] if pile else NOTHING
        pile = piles[seat - 1]
        right = FITS_RIGHT[pile[-1] >> SIDE] if pile else NOTHING
        hand = self.hands[seat]
        if self.forced[seat] != NO_CARD:
            hand = (self.forced[seat],)  # VC-38
        codes: list[int] = []
        before = NO_CARD
        for entry in hand:
            kind = entry >> KIND
            if kind != before:  # VC-2a
                codes += CODES[kind << 3 | own[kind] | left[kind] | right[kind]]
                before = kind
        return tuple(codes)

    def play(self, code: int) -> None:
        if self.stack:
            frame = self.stack.pop()
            specials.carry_out(self, frame.text, code)
            self.advance()
            return
        seat = self.turn
        hand = self.hands[seat]
        entry = self.forced[seat]
        at = 0
        if entry != NO_CARD:
            at = hand.index(entry)
            self.forced = self.forced[:seat] + (NO_CARD,) + self.forced[seat + 1 :]
        else:
            kind = code >> 3
            while hand[at] >> KIND != kind:
                at += 1
            if at + 1 < len(hand) and hand[at + 1] >> KIND == kind:
                at = self.one_of(hand, at)
            entry = hand[at]
        rest = hand[:at] + hand[at + 1 :]
        where = code & 7
        if where == AS_HERO:
            target = seat
            entry |= DOWN  # VC-14: who did not know the card does not get to know it
        elif where == MIDDLE:
            self.play_special(seat, entry | EVERYBODY, rest)
            return
        else:
            target = seat if where == OWN else seat + 1 if where == LEFT else seat - 1
            if target == len(self.piles):
                target = 0
            elif target < 0:
                target = len(self.piles) - 1
            entry |= EVERYBODY
        self.piles[target] = self.piles[target] + (entry,)
        self.last[seat] = entry << 8 | (AS_HERO if where == AS_HERO else target) + 1
        if self.heard is not None:
            side = "hero" if entry & DOWN else "villain"
            self.tell("play", seat, entry, Place(seat, "hand"), Place(target, "pile", side=side))
        self.end_turn(seat, rest)

    def one_of(self, hand: tuple[int, ...], at: int) -> int:
        """Which of several cards of a kind leaves the hand.

        They are offered once (VC-2a), but their backs and who knows them may differ. Chance picks:
        any rule would tell others which cards the hand cannot hold.
        """
        alike = [n for n in range(at, len(hand)) if hand[n] >> KIND == hand[at] >> KIND]
        if len({hand[n] & ~(8 << CARD) for n in alike}) == 1:
            return at
        return alike[self.below(len(alike))]

    def play_special(self, seat: int, entry: int, rest: tuple[int, ...]) -> None:
        """VC-15."""
        self.hands[seat] = rest
        self.middle += (entry,)
        self.last[seat] = entry << 8 | MIDDLE + 1
        self.tell("play", seat, entry, Place(seat, "hand"), Place(None, "middle"))
        self.stack.append(END_OF_TURN)
        self.stack.append(EFFECTS[entry >> KIND])
        self.advance()

    def step(self, frame: Frame) -> bool:
        if frame.text == END_OF_TURN.text:
            self.stack.pop()
            self.end_turn(self.turn, self.hands[self.turn])
            return True
        choices = specials.choices(self, frame.text)
        if len(choices) > 1:
            return False
        self.stack.pop()
        choice = choices[0] if choices else specials.NOTHING_TO_CHOOSE
        specials.carry_out(self, frame.text, choice)
        return True

    def clone(self) -> "VillainsCards":
        return VillainsCards(
            self.chance,
            self.drawn,
            self.stack.copy(),
            self.setup,
            self.turn,
            self.first,
            self.round,
            self.hands.copy(),
            self.piles.copy(),
            self.decks.copy(),
            self.middle,
            self.forced,
            self.last.copy(),
        )

    # The upper floor.

    def decision(self) -> Decision | None:
        seat = self.turn
        if seat == NOBODY:
            return None
        if self.stack:
            kind = self.stack[-1].text
            prompt = "choose-direction" if kind == WHIRLPOOL else "choose-opponent"
            options = [self.choice(kind, code) for code in self.legal()]
            return Decision(seat, prompt, tuple(options), NAMES[kind])
        forced = self.forced[seat]
        options = [self.option(code) for code in self.legal()]
        if forced == NO_CARD:
            return Decision(seat, "play-card", tuple(options))
        return Decision(seat, "play-forced-card", tuple(options), NAMES[forced >> KIND])

    def choice(self, kind: int, code: int) -> Option:
        text = view.choice_text(NAMES[kind], code)
        return Option(code, f"choose {text}", seat=None if kind == WHIRLPOOL else code)

    def option(self, code: int) -> Option:
        card, where = NAMES[code >> 3], code & 7
        if where == AS_HERO:
            return Option(code, f"hero {card}", card=card, to=self.turn)
        if where == MIDDLE:
            return Option(code, f"special {card}", card=card)
        to = self.turn if where == OWN else self.neighbour(self.turn, where)
        return Option(code, f"play {card} {to}", card=card, to=to)

    def neighbour(self, seat: int, where: int) -> int:
        return (seat + (1 if where == LEFT else -1)) % len(self.piles)

    def result(self) -> Result:
        if self.turn != NOBODY:
            return Result(False)
        points = tuple([score(pile)[0] for pile in self.piles])
        return Result(True, self.winners(), points, "points")

    def view(self, seat: int | None) -> dict[str, Any]:
        return view.view(self, seat)

    def shown(self, seat: int | None) -> dict[str, Any]:
        return view.shown(self, seat)

    def position(self) -> dict[str, Any]:
        return laying.position(self)

    def imagine(self, seat: int, chance: Chance) -> "VillainsCards":
        other = self.clone()
        other.chance = chance
        other.drawn = 0
        if self.turn != NOBODY:
            hidden.exchange(other, seat)
        return other

    def why_not(self, seat: int, card: str | None, location: str | None) -> str | None:
        """With a card alone: why it cannot be played. With a seat as location: why not on that
        pile, face up; which card, if none is named, being any of the hand."""
        if card is None and location is None:
            raise Refused(
                "bad-request", "why-not: a card is needed, or a seat as location, or both"
            )
        kind = NO_CARD
        as_hero = False
        if card is not None:
            as_hero = card.startswith("hero:")
            kind = KIND_NAMED.get(card.removeprefix("hero:"), NO_CARD)
            if kind == NO_CARD:
                raise Refused(
                    "bad-request",
                    f"card {card[:40]!r}: one like red-5, hero:red-5 or curse is needed",
                )
        to = NO_CARD
        if location is not None:
            if location not in [str(owner) for owner in range(len(self.piles))]:
                raise Refused(
                    "bad-request",
                    f"location {location[:40]!r}: the seat of a pile is needed,"
                    f" 0 to {len(self.piles) - 1}",
                )
            to = int(location)
        if self.turn == NOBODY:
            return "game-over.VC-18"
        kinds = [entry >> KIND for entry in self.hands[seat]]
        if kind != NO_CARD and kind not in kinds:
            return "not-in-hand.VC-4"
        if seat != self.turn:
            return "not-your-turn.VC-5"
        if self.stack:
            return "choose-first.VC-15"
        forced = self.forced[seat]
        if forced != NO_CARD:
            if kind not in (NO_CARD, forced >> KIND):
                return "forced.VC-38"
            kinds = [forced >> KIND]
        if as_hero:
            return None if to in (NO_CARD, seat) else "own-pile-only.VC-14"
        if kind != NO_CARD:
            return self.why_not_there(seat, kind, to)
        reasons = [self.why_not_there(seat, held, to) for held in kinds]
        return None if None in reasons else reasons[0]

    def why_not_there(self, seat: int, kind: int, to: int) -> str | None:
        """Why a card of that kind cannot be played face up on the pile of `to` (or on any)."""
        left, right = self.neighbour(seat, LEFT), self.neighbour(seat, RIGHT)
        if kind >= NUMBERS:
            return None if to == NO_CARD else "to-the-middle.VC-15"
        must = [next_to for next_to in (left, right) if self.fits(kind, next_to, FITS_LEFT)]
        if must:
            if to == NO_CARD or to in must:
                return None
            return "neighbour.VC-11"
        if to in (NO_CARD, seat):
            pile = self.piles[seat]
            if not pile or FITS_OWN[pile[-1] >> SIDE][kind]:
                return None
            return "no-match.VC-13"
        if to not in (left, right):
            return "not-a-neighbour.VC-11"
        pile = self.piles[to]
        return "no-match.VC-10" if pile and not pile[-1] & DOWN else "no-gift.VC-16"

    def fits(self, kind: int, to: int, rows: tuple[bytes, ...]) -> bool:
        pile = self.piles[to]
        return bool(pile) and rows[pile[-1] >> SIDE][kind] != 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, VillainsCards) and self.compact() == other.compact()

    def __hash__(self) -> int:
        return hash(self.compact())

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return (restore, (self.compact(),))


def restore(compact: tuple[Any, ...]) -> VillainsCards:
    """The state that a compact record tells."""
    (
        (key, fixed),
        drawn,
        stack,
        (villains, options),
        turn,
        first,
        round,
        hands,
        piles,
        decks,
        middle,
        forced,
        last,
    ) = compact
    return VillainsCards(
        Chance(key, fixed),
        drawn,
        [Frame(text, at, bound) for text, at, bound in stack],
        Setup(len(villains), villains, dict(options)),
        turn,
        first,
        round,
        list(hands),
        list(piles),
        [Pile(*parts) for parts in decks],
        middle,
        forced,
        list(last),
    )
