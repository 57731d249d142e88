"""The laws of a state: two floors, texts, clones, copies, cards, positions."""

import copy
import json
import pickle
from random import Random

from skulduggery.engine.decision import Option
from skulduggery.engine.game import NOBODY
from skulduggery.engine.record import Table, load
from tests.conformance.cards import SHOES, cards_are_in_one_place
from tests.conformance.spot import Spot, asked, compare, demand, play_on, sight, texts


def both_floors_agree(spot: Spot) -> bool:
    codes = spot.state.legal()
    demand(isinstance(codes, tuple), "legal() is not a tuple")
    demand(len(set(codes)) == len(codes), f"legal() gives a code twice: {codes}")
    if spot.decision is None:
        demand(not codes, f"the game is over, but {codes} are legal")
        demand(spot.state.actor() == NOBODY, "the game is over, but somebody is asked")
        return True
    demand(spot.decision.actor == spot.state.actor(), "decision and actor() name two seats")
    compare(codes, tuple([option.code for option in spot.decision.options]), "codes and options")
    option = spot.luck.choice(spot.decision.options)
    below, above, heard = spot.state.clone(), spot.state.clone(), spot.state.clone()
    below.play(option.code)
    above.apply(option)
    heard.draws = []
    heard.apply(option)
    compare(below.compact(), above.compact(), f"{option.text!r} by code and by option")
    compare(below.compact(), heard.compact(), f"{option.text!r} with its draws noted")
    return True


def texts_read_back_and_are_pairwise_different(spot: Spot) -> bool:
    decision = spot.decision
    if decision is None:
        return False
    seen: dict[str, Option] = {}
    for n, option in enumerate(decision.options):
        demand(option.n == n, f"option {n} is numbered {option.n}")
        demand(option.text not in seen, f"two options are written {option.text!r}")
        seen[option.text] = option
        demand(decision.find(option.text) is option, f"{option.text!r} finds another option")
        demand(decision.find(n) is option, f"{n} finds another option")
        demand(option.text == " ".join(option.text.split()), f"{option.text!r} is oddly spaced")
        demand(option.text.isascii(), f"{option.text!r} is not in plain letters")
        demand(_reads_as_written(option), f"{option.text!r} does not say {option.to_json()}")
    return True


def a_clone_goes_its_own_way(spot: Spot) -> bool:
    before, seen = spot.state.compact(), sight(spot.state)
    twin = spot.state.clone()
    compare(before, twin.compact(), "a clone")
    compare(seen, sight(twin), "what is seen of a clone")
    demand(twin.chance == spot.state.chance, "a clone has another luck")
    demand(twin.heard is None and twin.draws is None, "somebody listens to a clone")
    play_on(twin, spot.luck, 60)
    compare(before, spot.state.compact(), "a state whose clone was played on")
    compare(seen, sight(spot.state), "what is seen of a state whose clone was played on")
    twin = spot.state.clone()
    original = spot.state.clone()
    play_on(original, spot.luck, 60)
    compare(before, twin.compact(), "a clone whose original was played on")
    return True


def pickles_and_copies_are_the_same(spot: Spot) -> bool:
    before = spot.state.compact()
    for how, other in (
        ("pickled", pickle.loads(pickle.dumps(spot.state))),
        ("copied", copy.copy(spot.state)),
        ("copied deeply", copy.deepcopy(spot.state)),
    ):
        demand(type(other) is type(spot.state), f"{how}: a {type(other).__name__}")
        compare(before, other.compact(), f"a state when {how}")
        compare(sight(spot.state), sight(other), f"what is seen of a state when {how}")
        one, two = spot.state.clone(), other
        luck = spot.luck.random()
        play_on(one, Random(luck), 20)
        play_on(two, Random(luck), 20)
        compare(one.compact(), two.compact(), f"twenty answers later, {how}")
        compare(before, spot.state.compact(), f"a state whose twin ({how}) was played on")
    return True


def every_card_is_in_exactly_one_place(spot: Spot) -> bool:
    cards_are_in_one_place(spot.case, spot.state)
    return True


def laying_the_position_gives_the_position(spot: Spot) -> bool:
    game, state = spot.case.game, spot.state
    if spot.decision is None or not SHOES[spot.case.game_id].can_be_laid(state):
        return False
    position = state.position()
    compare(json.loads(json.dumps(position)), position, "a position sent as JSON")
    seating = game.seats_of_position(position)
    compare(seating.players, spot.case.players, "how many players a position has")
    compare(seating.villains, spot.table.setup.villains, "the villains of a position")
    laid = game.lay(position, spot.table.setup, spot.chance())
    compare(position, laid.position(), "the position that was laid")
    compare(asked(state), asked(laid), "what is asked in the position that was laid")
    table = Table(game, spot.table.setup, spot.luck.randrange(1 << 64), position)
    table.answer(spot.luck.choice(texts(laid)))
    again = load(table.record(), lambda _: game)
    compare(table.state.compact(), again.state.compact(), "the record of a laid table, loaded")
    compare(table.record(), again.record(), "the record of a laid table, written again")
    return True


def _reads_as_written(option: Option) -> bool:
    words = option.text.split()
    if words != ["done"] and words[0] != option.verb:
        return False
    arguments = words[1:]
    if option.card is not None and "#" not in option.text and option.card not in arguments:
        return False
    if "#" in option.text and f"{option.card}#{option.copy}" not in arguments:
        return False
    return option.amount is None or str(option.amount) in arguments


LAWS = (
    both_floors_agree,
    texts_read_back_and_are_pairwise_different,
    a_clone_goes_its_own_way,
    pickles_and_copies_are_the_same,
    every_card_is_in_exactly_one_place,
    laying_the_position_gives_the_position,
)
