"""Each law catches the fault that it stands against: shown on a tiny game with faults to switch on.

Plain only: a game written in a test cannot be a subclass of compiled classes.
"""

from collections.abc import Iterator

import pytest

from tests.mode import COMPILED

if COMPILED:
    pytest.skip("compiled: a test's own game cannot subclass it", allow_module_level=True)

from tests.conformance import lanterns, runner
from tests.conformance.cards import SHOES
from tests.conformance.cases import OTHER_GAMES, Case
from tests.conformance.runner import NAMES, Findings, laws_of, try_game

FAULTS = {
    "endless": "random_play_ends",
    "no-options": "no_decision_is_without_options",
    "two-places": "every_card_stays_in_exactly_one_place",
    "imagine-moves-known": "view_is_equal_before_and_after_imagine",
    "imagine-deals-my-hand": "own_options_are_equal_after_imagine",
    "imagine-trusts-the-order": "what_a_seat_cannot_see_changes_nothing_for_it",
    "imagine-keeps-count": "luck_of_the_table_changes_nothing_that_is_seen",
    "luck-shows": "luck_of_the_table_changes_nothing_that_is_seen",
    "imagine-keeps-luck": "true_chance_never_enters_an_imagined_state",
    "imagine-loses": "imagined_states_keep_playing_to_the_end",
    "leaks-what-imagine-keeps": "own_exchange_of_hidden_cards_leaves_the_json_the_same",
    "view-leaks": "view_is_equal_before_and_after_imagine",
    "spectator-leaks": "spectators_see_only_what_everybody_sees",
    "not-json": "views_are_json_and_say_what_every_view_says",
    "no-round": "views_are_json_and_say_what_every_view_says",
    "shown-tells-more": "shown_tells_no_more_than_the_view",
    "waiting-lies": "waiting_never_tells_who_is_asked_for_a_condition",
    "options-show": "a_decision_is_shown_to_its_chooser_only",
    "why-not-lies": "why_not_agrees_with_the_options_and_tells_nothing_hidden",
    "floors-differ": "both_floors_agree",
    "same-text": "texts_read_back_and_are_pairwise_different",
    "clone-shares": "a_clone_goes_its_own_way",
    "clone-forgets": "a_clone_goes_its_own_way",
    "clone-has-other-luck": "a_clone_goes_its_own_way",
    "pickle-forgets": "pickles_and_copies_are_the_same",
    "lay-loses": "laying_the_position_gives_the_position",
    "event-leaks": "events_tell_a_reader_no_more_than_the_view",
    "view-sums-what-was-drawn": "views_tell_a_reader_no_more_than_the_events",
    "event-names": "events_name_only_cards_that_the_view_knows",
    "event-of-no-kind": "events_are_of_the_known_kinds_and_json",
    "turn-untold": "the_turn_passes_only_with_an_event_that_all_read",
    "world": "replay_gives_the_same_states_and_events",
    "listening-changes": "both_floors_agree",
    "fork-differs": "playing_on_with_new_luck_keeps_what_was",
    "hides-at-the-end": "everything_is_shown_after_the_end",
    "no-winner": "the_end_has_a_result",
    "one-deal": "same_seed_same_game_and_another_seed_another_deal",
}
"""A fault of the lanterns, and a law that must catch it."""

NOT_SHOWN = {
    "every_card_is_in_exactly_one_place": "as every_card_stays_in_exactly_one_place",
    "save_and_load_give_the_same": "caught with replay: both replay the record",
    "undo_gives_the_same_state_and_the_same_answer_the_same_next": "as above",
    "a_pass_on_a_condition_is_seen_by_nobody": "there are no Conditions here",
}


@pytest.fixture(autouse=True)
def _the_lanterns_stay_here(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(OTHER_GAMES, "lanterns", lanterns.GAME)
    monkeypatch.setitem(SHOES, "lanterns", lanterns.LanternShoe())
    yield
    lanterns.FAULTS.clear()
    lanterns.world.clear()


def play(*faults: str) -> Findings:
    lanterns.FAULTS.update(faults)
    findings = Findings(Case("lanterns", 3))
    for seed in range(40):
        try_game(findings.case, seed, 6, findings)
        if faults and findings.broken:
            try_game(findings.case, seed + 1, 40, findings)
            try_game(findings.case, seed + 2, 40, findings)
            break
    return findings


def test_a_game_without_fault_breaks_no_law_and_tries_all() -> None:
    findings = play()
    assert findings.told == []
    assert [law for law in laws_of(findings.case) if not findings.tried[law]] == []


@pytest.mark.parametrize("fault", FAULTS)
def test_the_law_catches_the_fault(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "MOST_DECISIONS", 400)
    findings = play(fault)
    law = FAULTS[fault]
    assert findings.broken[law], f"caught only by {dict(findings.broken)}"
    message = findings.of(law)[0]
    assert "seed " in message
    assert "--case lanterns-3 --seed" in message
    assert "skulduggery 1\ngame lanterns\n" in message


def test_every_law_has_a_fault_that_it_catches() -> None:
    assert {*FAULTS.values(), *NOT_SHOWN} == set(NAMES)
