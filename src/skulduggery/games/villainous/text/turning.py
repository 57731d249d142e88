"""Verbs that turn cards: Card Guards and Wickets (DV-75), Heroes of other sizes (DV-76)."""

from __future__ import annotations

from skulduggery.engine.decision import Option
from skulduggery.engine.events import Place
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous import realm, sizes
from skulduggery.games.villainous.cards import ALLY, CARD_GUARD, Test
from skulduggery.games.villainous.pick import pass_option
from skulduggery.games.villainous.reasons import FINE, FORBIDDEN, NOTHING
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.text.choices import adjacent_to, choose_place
from skulduggery.games.villainous.text.who import Who
from skulduggery.games.villainous.texts import AMOUNT, IT, PASS, PLACE, Choice, Step, Text
from skulduggery.games.villainous.zones import CARDS, SMALL, WICKET

# Card Guards and Wickets.


class is_a_wicket(Test):
    def holds(self, s: Villainous, source: int, card: int) -> bool:
        return s.mark(card, WICKET) > 0


class may_become_a_wicket(Test):
    """A Card Guard that nothing keeps from being turned into a Wicket."""

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        if CARD_GUARD not in s.cast.cards[card].tags or s.mark(card, WICKET):
            return False
        return not realm.spared(s, card)


def a_wicket() -> Who:
    return Who((ALLY,), tests=(is_a_wicket(),), name="wicket")


def a_card_guard_to_turn() -> Who:
    return Who((ALLY,), tests=(may_become_a_wicket(),), name="card-guard")


class turn(Step):
    """Turn a Card Guard into a Wicket, or a Wicket back."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def can(self, s: Villainous, f: Frame) -> int:
        card = f.bound[self.slot]
        if card < 0 or s.where(card) < 0:
            return NOTHING
        # Only what stands upright can be kept from turning: the way back is always open.
        return FINE if s.mark(card, WICKET) or not realm.spared(s, card) else FORBIDDEN

    def do(self, s: Villainous, f: Frame) -> None:
        card = f.bound[self.slot]
        seat = card // CARDS
        s.set_mark(card, WICKET, 0 if s.mark(card, WICKET) else 1)
        if s.heard is not None:
            lies = "wicket" if s.mark(card, WICKET) else "card-guard"
            at = Place(seat, lies, s.cast.place_name(seat, s.place_of(card)))
            s.tell("turn-over", seat, card, to=at)


# Heroes of other sizes.


class can_be_shrunk(Test):
    """A Hero of ordinary size whom nothing keeps from being shrunk."""

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        return sizes.is_ordinary(s, card) and not realm.spared(s, card)


class can_get_smaller(Test):
    """Enlarged, or of ordinary size and not kept from being shrunk."""

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        return sizes.beyond(s, card) >= 0 or can_be_shrunk().holds(s, source, card)


class can_get_larger(Test):
    """Shrunken, or of ordinary size."""

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        return sizes.beyond(s, card) < 0


class choose_free_symbol(Choice):
    """Which upper symbol a Hero who is shrunk leaves free (decided: who shrinks him chooses)."""

    def __init__(self) -> None:
        super().__init__(AMOUNT, "choose-free-symbol")

    def about(self, f: Frame) -> int:
        return f.bound[IT]

    def candidates(self, s: Villainous, f: Frame) -> list[int]:
        hero = f.bound[IT]
        location = s.cast.villains[hero // CARDS].locations[s.place_of(hero)]
        return list(range(len(location.top)))

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        if code == PASS:
            return pass_option()
        hero = f.bound[IT]
        location = s.cast.villains[hero // CARDS].locations[s.place_of(hero)]
        return Option(code, f"choose top-{code + 1}", symbol=location.top[code].name())


class choose_neighbour(choose_place):
    """Over which neighbouring location a Hero grows."""

    def __init__(self) -> None:
        super().__init__(test=adjacent_to(IT))
        self.prompt = "choose-neighbour"

    def about(self, f: Frame) -> int:
        return f.bound[IT]


class shrink(Step):
    """Shrink the chosen Hero so that the chosen symbol is free."""

    def do(self, s: Villainous, f: Frame) -> None:
        sizes.shrink(s, f.bound[IT], f.bound[AMOUNT])


class enlarge(Step):
    """Enlarge the chosen Hero over the chosen location."""

    def do(self, s: Villainous, f: Frame) -> None:
        sizes.enlarge(s, f.bound[IT], f.bound[PLACE])


class make_smaller(Step):
    """Shrink the chosen Hero; one who is enlarged is of ordinary size again."""

    def __init__(self) -> None:
        self.text = Text((choose_free_symbol(), shrink()))

    def texts(self) -> tuple[Text, ...]:
        return (self.text,)

    def do(self, s: Villainous, f: Frame) -> None:
        if sizes.is_ordinary(s, f.bound[IT]):
            s.push(self.text, f.bound)
        else:
            sizes.back_to_normal(s, f.bound[IT])


class make_larger(Step):
    """Enlarge the chosen Hero; one who is shrunken is of ordinary size again."""

    def __init__(self) -> None:
        self.text = Text((choose_neighbour(), enlarge()))

    def texts(self) -> tuple[Text, ...]:
        return (self.text,)

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if s.mark(f.bound[IT], SMALL) else self.text.can(s, f, 0)

    def do(self, s: Villainous, f: Frame) -> None:
        if sizes.is_ordinary(s, f.bound[IT]):
            s.push(self.text, f.bound)
        else:
            sizes.back_to_normal(s, f.bound[IT])
