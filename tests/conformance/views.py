"""The laws of what a seat sees, and of what it can imagine."""

import json
from collections import Counter
from typing import Any

from skulduggery.engine.decision import Refused
from skulduggery.engine.game import NOBODY, State
from tests.conformance.cards import SHOES, cards_are_in_one_place
from tests.conformance.spot import MOST_DECISIONS, Spot, asked, compare, demand, names_in, play_on

NEEDED = ("seat", "turn", "round", "waiting", "options_of_table")
ASKED_FOR = ("play", "hero", "special", "activate", "vanquish", "move")
ASKED_FOR_IN_SPACE = ("hunt", "pay", "lift", "maneuver")
NOT_CHOSEN = ("decision", "options", "prompt", "legal", "actor")


def view_is_equal_before_and_after_imagine(spot: Spot) -> bool:
    for seat, other in spot.exchanges:
        compare(spot.views[seat], other.view(seat), f"view({seat}) after imagine({seat})")
        compare(spot.shown[seat], other.shown(seat), f"shown({seat}) after imagine({seat})")
    return True


def own_options_are_equal_after_imagine(spot: Spot) -> bool:
    actor = spot.state.actor()
    if actor == NOBODY:
        return False
    for seat, other in spot.exchanges:
        if seat == actor:
            demand(other.actor() == seat, f"imagine({seat}) asks seat {other.actor()} instead")
            compare(
                asked(spot.state),
                asked(other),
                f"the decision after imagine({seat})",
            )
    return True


def what_a_seat_cannot_see_changes_nothing_for_it(spot: Spot) -> bool:
    """After an exchange of hidden cards the same luck imagines the same state."""
    for seat, other in spot.exchanges:
        luck = spot.chance()
        compare(
            spot.state.imagine(seat, luck).compact(),
            other.imagine(seat, luck).compact(),
            f"imagine({seat}) by one luck, before and after an exchange",
        )
    return True


def luck_of_the_table_changes_nothing_that_is_seen(spot: Spot) -> bool:
    other = spot.state.clone()
    other.chance = spot.chance()
    other.drawn = spot.state.drawn + 1 + spot.luck.randrange(1000)
    for reader in spot.readers:
        compare(spot.views[reader], other.view(reader), f"view({reader}) under another luck")
        compare(spot.shown[reader], other.shown(reader), f"shown({reader}) under another luck")
    compare(asked(spot.state), asked(other), "the decision under another luck")
    seat, luck = spot.a_seat(), spot.chance()
    compare(
        spot.state.imagine(seat, luck).compact(),
        other.imagine(seat, luck).compact(),
        f"imagine({seat}) of one state under two lucks",
    )
    return True


def true_chance_never_enters_an_imagined_state(spot: Spot) -> bool:
    seat, luck = spot.a_seat(), spot.chance()
    other = spot.state.imagine(seat, luck)
    demand(other.chance == luck, f"imagine({seat}) plays on with another luck than it was given")
    key = spot.state.chance.key
    if key > 1 << 32:
        demand(not _holds(other.compact(), key), f"imagine({seat}) keeps the table's key")
    return True


def imagined_states_keep_playing_to_the_end(spot: Spot) -> bool:
    """... and are under the laws themselves: the cards, the options, and what a seat sees."""
    for seat, other in spot.exchanges:
        state = other.clone()
        cards_are_in_one_place(spot.case, state)
        play_on(state, spot.luck, spot.luck.randrange(40))
        cards_are_in_one_place(spot.case, state)
        actor = state.actor()
        again = state.imagine(seat, spot.chance())
        compare(state.view(seat), again.view(seat), f"view({seat}) after two imaginings")
        if actor == seat:
            compare(asked(state), asked(again), "the decision after two imaginings")
        given = play_on(state, spot.luck)
        demand(given < MOST_DECISIONS, f"a state imagined for seat {seat} does not end")
        demand(state.result().over, f"a state imagined for seat {seat} stops without an end")
        cards_are_in_one_place(spot.case, state)
    return True


def own_exchange_of_hidden_cards_leaves_the_json_the_same(spot: Spot) -> bool:
    """Nothing in a view names a card that the seat cannot know: the test swaps two such cards."""
    shoe, game = SHOES[spot.case.game_id], spot.case.game
    if spot.decision is None or not shoe.can_be_laid(spot.state):
        return False
    position, seat = spot.state.position(), spot.a_seat()
    new = shoe.swapped(position, seat, spot.luck)
    if new is None:
        return False
    setup = spot.table.setup
    laid, other = game.lay(position, setup, spot.chance()), game.lay(new, setup, spot.chance())
    for reader in (seat, None):
        compare(laid.view(reader), other.view(reader), f"view({reader}) after a swap {new}")
        compare(laid.shown(reader), other.shown(reader), f"shown({reader}) after a swap {new}")
    if laid.actor() == seat:
        compare(asked(laid), asked(other), f"the decision of {seat} after a swap {new}")
    return True


def spectators_see_only_what_everybody_sees(spot: Spot) -> bool:
    for seat, other in spot.exchanges:
        compare(spot.views[None], other.view(None), f"view(None) after imagine({seat})")
        compare(spot.shown[None], other.shown(None), f"shown(None) after imagine({seat})")
    return True


def views_are_json_and_say_what_every_view_says(spot: Spot) -> bool:
    for reader in spot.readers:
        for view in (spot.views[reader], spot.shown[reader]):
            compare(json.loads(json.dumps(view)), view, f"view({reader}) sent as JSON")
            for word in NEEDED:
                demand(word in view, f"view({reader}) lacks {word!r}")
            demand(view["seat"] == reader, f"view({reader}) says it is {view['seat']}'s")
            said = {**view["options_of_table"]}
            for name, value in spot.table.setup.options.items():
                if value == "random" and said.get(name) in range(spot.case.players):
                    said[name] = value
            compare(said, spot.table.setup.options, "options_of_table")
    return True


def shown_tells_no_more_than_the_view(spot: Spot) -> bool:
    for reader in spot.readers:
        view, shown = spot.views[reader], spot.shown[reader]
        if spot.table.setup.options.get("open_memory", True) is True:
            compare(shown, view, f"shown({reader}) of an open table")
        demand(set(shown) <= set(view), f"shown({reader}) has fields that view({reader}) has not")
        for name, value in shown.items():
            less = _is_less_held if name == "hands" else _is_less
            demand(
                value == view[name] or less(value, view[name]),
                f"shown({reader}).{name} is not less than the view: {value} / {view[name]}",
            )
    return True


def waiting_never_tells_who_is_asked_for_a_condition(spot: Spot) -> bool:
    """`waiting` is one seat for all readers, whatever hidden cards say of who is really asked."""
    waits = [spot.views[reader]["waiting"] for reader in spot.readers]
    demand(len(set(waits)) == 1, f"readers are told to wait for different seats: {waits}")
    actor = spot.state.actor()
    if actor == NOBODY:
        demand(waits[0] is None, f"nobody is asked any more, but seats wait for {waits[0]}")
        return True
    turn = spot.views[None]["turn"]
    demand(waits[0] == turn, f"it is seat {turn}'s turn, but seats wait for {waits[0]}")
    for reader in spot.readers:
        if reader != actor:
            demand(_never_says(spot.views[reader], "asked"), f"view({reader}) says who is asked")
    for seat, other in spot.exchanges:
        now = other.view(seat)["waiting"]
        demand(now == waits[0], f"hidden cards tell seat {seat} to wait for {now}, not {waits[0]}")
    return True


def a_decision_is_shown_to_its_chooser_only(spot: Spot) -> bool:
    if spot.decision is None:
        return False
    answers = [option.text for option in spot.decision.options if " " in option.text]
    for reader in spot.readers:
        if reader == spot.state.actor():
            continue
        for view in (spot.views[reader], spot.shown[reader]):
            for word in NOT_CHOSEN:
                demand(_never_says(view, word), f"view({reader}) has a field {word!r}")
            told = names_in(view).intersection(answers)
            demand(not told, f"view({reader}) tells the options {sorted(told)}")
    return True


def why_not_agrees_with_the_options_and_tells_nothing_hidden(spot: Spot) -> bool:
    if spot.decision is None:
        return False
    actor = spot.state.actor()
    offered = set()
    for option in spot.decision.options:
        if option.card is not None and option.verb in ASKED_FOR + ASKED_FOR_IN_SPACE:
            offered.add(option.card)
            card = f"hero:{option.card}" if option.verb == "hero" else option.card
            said = _why_not(spot.state, actor, card)
            demand(said is None, f"{option.text!r} is offered, but why_not says {said}")
    names = sorted(SHOES[spot.case.game_id].named(spot.state))
    if offered:
        for card in names:
            if _why_not(spot.state, actor, card) is None:
                demand(card in offered, f"why_not({card!r}) knows no reason, but it is not offered")
    for seat, other in spot.exchanges:
        for card in names:
            compare(
                _why_not(spot.state, seat, card),
                _why_not(other, seat, card),
                f"why_not({seat}, {card!r}) before and after an exchange",
            )
    return True


def _why_not(state: State, seat: int, card: str) -> str | None:
    try:
        return state.why_not(seat, card, None)
    except Refused as refused:
        return refused.message


def _holds(thing: Any, key: int) -> bool:
    if isinstance(thing, (tuple, list)):
        return any([_holds(part, key) for part in thing])
    return isinstance(thing, int) and thing == key


def _never_says(thing: Any, word: str) -> bool:
    if isinstance(thing, dict):
        return word not in thing and all([_never_says(part, word) for part in thing.values()])
    if isinstance(thing, list):
        return all([_never_says(part, word) for part in thing])
    return True


def _is_less_held(less: Any, whole: Any) -> bool:
    """Hand by hand: as many cards, and none named that the whole does not name. Hands have no
    order."""
    for one, other in zip(less, whole, strict=True):
        if isinstance(one, list) and isinstance(other, list):
            named = Counter([card for card in one if card is not None])
            if len(one) != len(other) or named - Counter(other):
                return False
        elif one != other and not _is_less(one, other):
            return False
    return True


def _is_less(less: Any, whole: Any) -> bool:
    """A number for a list, the end of a list, another order, or the same field by field."""
    if isinstance(less, int) and isinstance(whole, list):
        return less == len(whole)
    if isinstance(less, list) and isinstance(whole, list):
        if len(less) == len(whole):
            if sorted(map(str, less)) == sorted(map(str, whole)):
                return True
            return all([_is_less(a, b) or a == b for a, b in zip(less, whole, strict=True)])
        return len(less) < len(whole) and whole[len(whole) - len(less) :] == less
    if isinstance(less, dict) and isinstance(whole, dict):
        return set(less) <= set(whole) and all(
            [less[key] == whole[key] or _is_less(less[key], whole[key]) for key in less]
        )
    return less is None


LAWS = (
    view_is_equal_before_and_after_imagine,
    own_options_are_equal_after_imagine,
    what_a_seat_cannot_see_changes_nothing_for_it,
    luck_of_the_table_changes_nothing_that_is_seen,
    true_chance_never_enters_an_imagined_state,
    imagined_states_keep_playing_to_the_end,
    own_exchange_of_hidden_cards_leaves_the_json_the_same,
    spectators_see_only_what_everybody_sees,
    views_are_json_and_say_what_every_view_says,
    shown_tells_no_more_than_the_view,
    waiting_never_tells_who_is_asked_for_a_condition,
    a_decision_is_shown_to_its_chooser_only,
    why_not_agrees_with_the_options_and_tells_nothing_hidden,
)
