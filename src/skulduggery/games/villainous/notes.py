"""What holds on the table just now, with its reasons, for people: nothing here is hidden.

Strengths and costs come with what changes them ("printed 2, +1 by Nutsy"), objectives with how far
they have come. A seat gets the costs of its own hand only.
"""

from __future__ import annotations

from typing import Any

from skulduggery.engine.game import NOBODY
from skulduggery.games.villainous import actions, at_work, play, realm
from skulduggery.games.villainous.alike import likeness
from skulduggery.games.villainous.cards import (
    ADDED,
    ALLY,
    CONDITION,
    COSTS,
    EFFECT,
    HERO,
    NOWHERE,
    STRENGTH,
    X,
)
from skulduggery.games.villainous.pick import PickSeveral
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.text.fate_deck import put_back_in_order
from skulduggery.games.villainous.zones import PAWN, TOKENS, UNTIL_END, USED


def notes(s: Villainous, seat: int | None) -> dict[str, Any]:
    out: dict[str, Any] = {"seats": [notes_of(s, whose) for whose in range(s.players)]}
    if seat is not None and not s.over:
        out["costs"] = {
            s.cast.cards[card].id: cost_of(s, card)
            for card in s.hand(seat)
            if s.cast.cards[card].type != CONDITION
            and (s.cast.cards[card].cost != X or play.bearers(s, card))
        }
    several = several_of(s, seat) if seat is not None else None
    if several is not None:
        out["several"] = several
    return out


def several_of(s: Villainous, seat: int) -> dict[str, Any] | None:
    """What a seat chooses among where it is asked for several cards, all at once: cards that differ
    in nothing have the same `like`, what they are worth together must reach `needed`."""
    s.settle()
    if s.asking != seat:
        return None
    frame = s.stack[-1]
    ask = s.box.texts[frame.text].steps[frame.at]
    if not isinstance(ask, PickSeveral) or isinstance(ask, put_back_in_order):
        return None
    pool = ask.pool(s, frame)
    likes = [likeness(s, card) for card in pool]
    return {
        "pool": [
            {
                "card": s.cast.cards[card].id,
                "copy": s.cast.copy[card],
                "like": likes.index(likes[n]),
                "worth": ask.worth(s, frame, card),
            }
            for n, card in enumerate(pool)
        ],
        "picked": [pool.index(card) for card in ask.picks(frame)],
        "needed": ask.needed(s, frame),
        "least": ask.least(s, frame),
        "most": min(ask.most(s, frame), len(pool)),
    }


def notes_of(s: Villainous, seat: int) -> dict[str, Any]:
    objective = s.cast.villains[seat].objective
    return {
        "goals": [[goal.key, goal.have, goal.need] for goal in objective.goals(s, seat)],
        "hand_limit": s.box.hand_limit(s, seat),
        "open": open_symbols(s, seat),
        "added": added_symbols(s, seat),
        "activations": {
            s.name_of(card): realm.activation_cost(s, card)
            for card in s.in_play(seat)
            if s.cast.cards[card].activate is not None
        },
        "strengths": {
            s.name_of(card): strength_of(s, card)
            for card in s.in_play(seat)
            if s.cast.cards[card].type in (ALLY, HERO)
        },
        **s.box.more_notes(s, seat),
    }


def open_symbols(s: Villainous, seat: int) -> list[str]:
    """The symbols that the pawn's owner could still use where the pawn stands."""
    from skulduggery.games.villainous.view import symbol_name

    place = s.number(seat, PAWN)
    usable = actions.usable_symbols(s, seat, place, s.zone(seat, USED))
    return [symbol_name(s, seat, one.mark) for one in usable]


def added_symbols(s: Villainous, seat: int) -> list[list[str]]:
    """What cards add to their locations (DV-8a): the location, the symbol, and how `open` and
    `used` name it."""
    from skulduggery.games.villainous.view import symbol_name

    out: list[list[str]] = []
    for rule in at_work.rules(s, seat, ADDED):
        location = s.cast.place_name(seat, s.place_of(rule.source))
        mark = symbol_name(s, seat, actions.ADDED_BY + rule.source)
        out.append([location, s.box.symbol_name(rule.lasting.symbol()), mark])
    return out


def strength_of(s: Villainous, card: int) -> dict[str, Any]:
    parts: list[list[Any]] = [["printed", s.cast.cards[card].strength]]
    for item in s.attached_to(card):
        if s.cast.cards[item].bonus and not at_work.stolen(s, item):
            parts.append([s.name_of(item), s.cast.cards[item].bonus])
    tokens = s.mark(card, TOKENS) + s.mark(card, UNTIL_END)
    if tokens:
        parts.append(["tokens", tokens])
    for rule in at_work.rules(s, s.cast.seat(card), STRENGTH):
        by = rule.lasting.strength(s, rule.source, card)
        if by:
            parts.append([s.name_of(rule.source), by])
    return {"now": realm.strength(s, card), "parts": parts}


def cost_of(s: Villainous, card: int) -> dict[str, Any]:
    """The least cost of a card in the hand; by location, or by the card that would bear it, where
    that matters."""
    seat = s.cast.seat(card)
    aims = {s.cast.place_name(seat, place): (place, NOBODY) for place in range(s.box.places)}
    by = "by_location"
    if s.cast.cards[card].attach != NOWHERE:
        aims = {s.name_of(one): (s.place_of(one), one) for one in play.bearers(s, card)}
        by = "by_card"
    elif s.cast.cards[card].type == EFFECT:
        aims = {}
    costs = {name: realm.cost(s, card, place, onto) for name, (place, onto) in aims.items()}
    at, onto = NOBODY, NOBODY
    if costs:
        at, onto = aims[min(costs, key=costs.__getitem__)]
    printed = s.cast.cards[card].cost
    if printed == X:
        printed = realm.strength(s, onto)
    parts: list[list[Any]] = [["printed", printed]]
    for rule in at_work.rules(s, seat, COSTS):
        more = rule.lasting.cost(s, rule.source, card, at, onto)
        if more:
            parts.append([s.name_of(rule.source), more])
    out: dict[str, Any] = {"now": realm.cost(s, card, at, onto), "parts": parts}
    if len(set(costs.values())) > 1:
        out[by] = costs
    return out
