"""A turn: its start, the pawn's move, the actions, the end (DV-6 to DV-10)."""

from __future__ import annotations

from skulduggery.engine.decision import Option
from skulduggery.engine.events import Event
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous import actions, piles, play, realm
from skulduggery.games.villainous.cards import (
    BEFORE_MOVE,
    STAYING,
    THROUGH_NEXT_TURN,
    UNTIL_NEXT_TURN,
)
from skulduggery.games.villainous.conditions import WINDOW, OpenWindow, open_window
from skulduggery.games.villainous.fate import FATE_ACTION
from skulduggery.games.villainous.pick import place_option
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.texts import REALM, Ask, Step, Text
from skulduggery.games.villainous.vanquish import VANQUISH_HERO
from skulduggery.games.villainous.zones import (
    ARRIVED,
    LASTING,
    MARKS,
    PAWN,
    UNTIL_END,
    USED,
    USED_UP,
)


class Begin(Step):
    """Effects that lasted until now end; the objective is checked; then what cards do before the
    pawn moves (DV-6)."""

    def do(self, s: Villainous, f: Frame) -> None:
        seat = f.bound[REALM]
        running = s.zone(seat, LASTING)
        kept: tuple[int, ...] = ()
        for n in range(0, len(running), 2):
            until = s.cast.cards[running[n]].until
            if until == THROUGH_NEXT_TURN:
                kept += (running[n], 1)
            elif until != UNTIL_NEXT_TURN:
                kept += running[n : n + 2]
        s.put(seat, LASTING, kept)
        s.box.turn_begins(s, seat)
        if s.cast.villains[seat].objective.met(s, seat):
            s.win(seat)
            return
        realm.happen(s, BEFORE_MOVE, seat)


def may_stay(s: Villainous, seat: int) -> bool:
    running = s.zone(seat, LASTING)
    for n in range(0, len(running), 2):
        if s.cast.cards[running[n]].hooks & STAYING and running[n + 1]:
            return True
    return False


def spend_staying(s: Villainous, seat: int) -> None:
    """What let the pawn stay is spent with this move, made or not."""
    running = s.zone(seat, LASTING)
    kept: tuple[int, ...] = ()
    for n in range(0, len(running), 2):
        if not (s.cast.cards[running[n]].hooks & STAYING and running[n + 1]):
            kept += running[n : n + 2]
    s.put(seat, LASTING, kept)


class MovePawn(Ask):
    """The pawn must go to a different, unlocked location (DV-7)."""

    prompt = "move-pawn"

    def always(self) -> bool:
        return True

    def codes(self, s: Villainous, f: Frame) -> tuple[int, ...]:
        seat = f.bound[REALM]
        stands = s.number(seat, PAWN)
        out: list[int] = []
        for place in s.box.destinations(s, seat):
            if place == stands:
                if may_stay(s, seat):
                    out.append(place)
            elif not s.locked(seat, place):
                out.append(place)
        return tuple(out + s.box.any_time(s, seat)) if out else ()

    def answer(self, s: Villainous, f: Frame, code: int) -> None:
        seat = f.bound[REALM]
        if code >= actions.ANY_TIME * actions.VERB:
            open_window(s)
            s.box.start(s, seat, code)
            return
        s.stack[-1] = f.to(f.at + 1)
        spend_staying(s, seat)
        if code != s.number(seat, PAWN):
            realm.move_pawn(s, seat, code)

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        if code >= actions.ANY_TIME * actions.VERB:
            return s.box.action_option(s, code)
        return place_option(s, f, code, "move-pawn")


class Act(Ask):
    """Each visible symbol once, in any order, until the player ends the turn (DV-8)."""

    prompt = "choose-action"

    def always(self) -> bool:
        return True

    def codes(self, s: Villainous, f: Frame) -> tuple[int, ...]:
        seat = f.bound[REALM]
        place = s.number(seat, PAWN)
        out = actions.offered(s, seat, place, s.zone(seat, USED), -1)
        return tuple(out + s.box.any_time(s, seat) + [actions.END_TURN])

    def answer(self, s: Villainous, f: Frame, code: int) -> None:
        seat = f.bound[REALM]
        if code == actions.END_TURN:
            s.stack[-1] = f.to(f.at + 1)
        elif code >= actions.ANY_TIME * actions.VERB:
            open_window(s)
            s.box.start(s, seat, code)
        else:
            actions.spend(s, seat, code)
            open_window(s)
            s.box.start(s, seat, code)

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        return s.box.action_option(s, code)


class EndTurn(Step):
    """What lasted for this turn ends; draw up to the hand limit; the next player (DV-10)."""

    def do(self, s: Villainous, f: Frame) -> None:
        seat = f.bound[REALM]
        for whose in range(s.players):
            marks = s.zone(whose, MARKS)
            for n in range(0, len(marks), 3):
                if marks[n + 1] in (UNTIL_END, ARRIVED, USED_UP):
                    s.set_mark(marks[n], marks[n + 1], 0)
        s.put(seat, USED, ())
        piles.draw(s, seat, s.box.draws(s, seat))
        s.stack.pop()
        following = (seat + 1) % s.players
        if following == s.first:
            if s.cast.limit_rounds and s.round >= s.cast.limit_rounds:
                s.finish()
                if s.heard is not None:
                    s.heard.append(Event("end"))
                return
            s.round += 1
            if s.heard is not None:
                s.heard.append(Event("round", amount=s.round))
        begin_turn(s, following)


def begin_turn(s: Villainous, seat: int) -> None:
    s.turn = seat
    if s.heard is not None:
        s.heard.append(Event("turn", seat))
    s.push(TURN, (seat, seat, -1, -1, -1, -1, 0))


TURN = Text(
    (Begin(), OpenWindow(), MovePawn(), OpenWindow(), Act(), OpenWindow(), EndTurn()), rule=True
)
START_PHASE = 0
MOVE_PHASE = 2
ACT_PHASE = 4

RULE_TEXTS = (
    TURN,
    WINDOW,
    FATE_ACTION,
    play.PLAY_CARD,
    actions.MOVE_CARD,
    actions.DISCARD_CARDS,
    VANQUISH_HERO,
)
