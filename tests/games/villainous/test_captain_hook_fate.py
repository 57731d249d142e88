"""Captain Hook's fate cards and his objective: what each does, and what players have asked."""

from typing import Any

import pytest

from tests.games.villainous.tables import (
    CURSES,
    Played,
    captain_hook,
    maleficent,
    on,
    table,
    ursula,
)

SHIP = "jolly-roger"
ROCK = "skull-rock"
LAGOON = "mermaid-lagoon"
TREE = "hangmans-tree"
OPEN: list[str] = []
"""No lock at all."""


def acting(**described: Any) -> Played:
    """Hook's turn, after the move."""
    edition = described.pop("edition", "current")
    return table(captain_hook(**described), maleficent(), edition=edition)


def moving(**described: Any) -> Played:
    """Hook's turn, before the move."""
    return table(captain_hook(**described), maleficent(), phase="move")


def revealed(*cards: str, **described: Any) -> Played:
    """Maleficent turns over these two of Hook's fate cards."""
    edition = described.pop("edition", "current")
    hook = captain_hook(fate=[*cards], **described)
    her = maleficent(pawn="forbidden-mountains")
    return table(hook, her, turn=1, edition=edition).do("fate 0")


def fate(card: str, **described: Any) -> Played:
    """Maleficent plays one of Hook's fate cards; John would be the other one."""
    t = revealed(card, "john", **described)
    return t.do(f"choose {card}") if t.prompt == "choose-fate" else t


CREW = ["pirate-brute", "pirate-brute", "smee"]
"""Strength 12 at the Jolly Roger, 10 elsewhere."""


# Heroes.


@pytest.mark.card("captain-hook/lost-boys")
@pytest.mark.rule("DV-30")
def test_the_lost_boys_ask_for_two_allies() -> None:
    strong = [on("pirate-brute", "cutlass", "cutlass")]
    t = acting(skull_rock=["lost-boys", *strong])
    assert not t.can("vanquish lost-boys")
    assert t.why_not("lost-boys") == "strength.DV-29"
    t = acting(skull_rock=["lost-boys", *strong, "swashbuckler"]).do("vanquish lost-boys")
    assert sorted(t.discard()) == ["cutlass", "cutlass", "pirate-brute", "swashbuckler"]


@pytest.mark.card("captain-hook/lost-boys")
def test_two_allies_suffice_for_the_lost_boys_if_they_are_strong_enough() -> None:
    t = acting(skull_rock=["lost-boys", "swashbuckler", "swashbuckler"]).do("vanquish lost-boys")
    assert t.discard() == ["swashbuckler", "swashbuckler"]
    t = acting(skull_rock=["lost-boys", "wendy", "swashbuckler", "swashbuckler"])
    assert not t.can("vanquish lost-boys")


@pytest.mark.card("captain-hook/lost-boys")
def test_the_second_ally_may_come_from_next_door() -> None:
    t = acting(skull_rock=["lost-boys", "pirate-brute"], jolly_roger=["boarding-party"])
    assert t.do("vanquish lost-boys").fate_discard() == ["lost-boys"]


@pytest.mark.card("captain-hook/john")
def test_john_is_stronger_by_one_with_something_attached() -> None:
    assert acting(skull_rock=["john"]).strength("john") == 2
    assert acting(skull_rock=[on("john", "taunt")]).strength("john") == 3
    assert acting(skull_rock=[on("john", "taunt", "taunt")]).strength("john") == 3
    assert acting(skull_rock=[on("john", "pixie-dust")]).strength("john") == 5


@pytest.mark.card("captain-hook/michael")
def test_michael_counts_the_locations_with_a_hero_his_own_included() -> None:
    assert acting(skull_rock=["michael"]).strength("michael") == 2
    t = acting(skull_rock=["michael", "john"], jolly_roger=["lost-boys", "lost-boys"])
    assert t.strength("michael") == 3
    t = acting(skull_rock=["michael"], jolly_roger=["john"], mermaid_lagoon=["tick-tock"])
    assert t.strength("michael") == 4


@pytest.mark.card("captain-hook/michael")
@pytest.mark.rule("DV-46")
def test_michael_counts_a_locked_location_too() -> None:
    t = acting(skull_rock=["michael"], hangmans_tree=["peter-pan"])
    assert t.strength("michael") == 3


@pytest.mark.card("captain-hook/michael")
def test_michael_grows_and_shrinks_as_heroes_come_and_go() -> None:
    t = acting(skull_rock=["michael"], jolly_roger=["john", "smee"])
    assert t.strength("michael") == 3
    assert t.do("vanquish john").strength("michael") == 2


@pytest.mark.card("captain-hook/tick-tock")
def test_the_whole_hand_goes_when_the_pawn_comes_to_tick_tock() -> None:
    hand = ["cunning", "smee", "cannon", "cannon"]
    t = moving(hand=hand, skull_rock=["tick-tock"]).do(f"move-pawn {ROCK}")
    assert (t.hand(), sorted(t.discard())) == ([], sorted(hand))
    assert sorted(t.told("discard", 1)) == sorted(hand)


@pytest.mark.card("captain-hook/tick-tock")
def test_tick_tock_does_nothing_elsewhere_or_with_an_empty_hand() -> None:
    t = moving(hand=["smee"], skull_rock=["tick-tock"]).do(f"move-pawn {LAGOON}")
    assert t.hand() == ["smee"]
    assert moving(skull_rock=["tick-tock"]).do(f"move-pawn {ROCK}").discard() == []


@pytest.mark.card("captain-hook/tick-tock")
@pytest.mark.rule("DV-47")
def test_tick_tock_coming_to_the_pawn_does_nothing() -> None:
    t = fate("tick-tock", hand=["smee"]).do(f"choose {SHIP}")
    assert (t.where("tick-tock"), t.hand()) == (SHIP, ["smee"])
    t = acting(
        pawn=LAGOON, hand=["smee"], mermaid_lagoon=["ingenious-device"], skull_rock=["tick-tock"]
    )
    t.do("move tick-tock", f"choose {LAGOON}")
    assert t.hand() == ["smee"]


@pytest.mark.card("captain-hook/tick-tock")
def test_what_tick_tock_took_is_drawn_anew_at_the_end_of_the_turn() -> None:
    t = moving(hand=["smee", "cannon"], skull_rock=["tick-tock"])
    t.do(f"move-pawn {ROCK}", "end-turn")
    assert len(t.hand()) == 4


@pytest.mark.card("captain-hook/tinker-bell")
@pytest.mark.rule("DV-25")
def test_whoever_plays_tinker_bell_may_discard_an_ally_there() -> None:
    realm = {"skull_rock": [on("smee", "cutlass"), "cannon"], "jolly_roger": ["swashbuckler"]}
    t = fate("tinker-bell", **realm).do(f"choose {ROCK}")
    assert (t.actor, t.options) == (1, ["choose smee", "pass"])
    t.do("choose smee")
    assert (sorted(t.discard()), t.at(ROCK)) == (["cutlass", "smee"], ["tinker-bell", "cannon"])
    assert fate("tinker-bell", **realm).do(f"choose {ROCK}", "pass").where("smee") == ROCK


@pytest.mark.card("captain-hook/tinker-bell")
@pytest.mark.rule("DV-22")
def test_tinker_bell_can_be_played_where_no_ally_is() -> None:
    t = fate("tinker-bell", skull_rock=["smee"]).do(f"choose {SHIP}")
    assert (t.where("tinker-bell"), t.where("smee")) == (SHIP, ROCK)


@pytest.mark.card("captain-hook/tinker-bell/french")
@pytest.mark.rule("DV-62")
def test_the_french_tinker_bell_must_discard_an_ally() -> None:
    realm = {"skull_rock": ["smee", "swashbuckler"], "jolly_roger": ["mr-starkey"]}
    t = fate("tinker-bell", edition="french", **realm).do(f"choose {ROCK}")
    assert t.options == ["choose smee", "choose swashbuckler"]
    t = fate("tinker-bell", edition="french", **realm).do(f"choose {SHIP}")
    assert t.discard() == ["mr-starkey"]
    assert fate("tinker-bell", edition="french", **realm).do(f"choose {LAGOON}").discard() == []


@pytest.mark.card("captain-hook/wendy")
@pytest.mark.rule("DV-41", "DV-46")
def test_wendy_makes_all_other_heroes_stronger_by_one() -> None:
    t = acting(skull_rock=["wendy", "john"], jolly_roger=["michael"], hangmans_tree=["peter-pan"])
    assert (t.strength("wendy"), t.strength("john"), t.strength("michael")) == (3, 3, 5)
    assert t.strength("peter-pan") == 9


@pytest.mark.card("captain-hook/wendy")
def test_without_wendy_they_are_as_weak_as_before() -> None:
    t = acting(skull_rock=["wendy", "john", "pirate-brute"]).do("vanquish wendy")
    assert t.strength("john") == 2


# Other fate cards.


@pytest.mark.card("captain-hook/pixie-dust")
@pytest.mark.rule("DV-43")
def test_pixie_dust_makes_its_hero_stronger_by_two() -> None:
    t = fate("pixie-dust", skull_rock=["tick-tock"], jolly_roger=["lost-boys"]).do(
        "choose tick-tock"
    )
    assert (t.strength("tick-tock"), t.attached("tick-tock")) == (7, ["pixie-dust"])
    assert t.strength("lost-boys") == 4


@pytest.mark.card("captain-hook/pixie-dust", "captain-hook/taunt")
@pytest.mark.rule("DV-43")
def test_dust_and_taunt_need_a_hero_at_an_unlocked_location() -> None:
    t = revealed("pixie-dust", "taunt", hangmans_tree=["peter-pan"])
    assert sorted(t.fate_discard()) == ["pixie-dust", "taunt"]
    t = revealed("pixie-dust", "taunt", hangmans_tree=["peter-pan"], locked=OPEN)
    assert t.options == ["choose pixie-dust", "choose taunt"]


@pytest.mark.card("captain-hook/taunt")
def test_whoever_bears_a_taunt_must_be_defeated_first_in_the_whole_realm() -> None:
    aboard = ["michael", "smee"]
    t = acting(jolly_roger=aboard, skull_rock=[on("john", "taunt"), "pirate-brute"])
    assert not t.can("vanquish michael")
    assert t.why_not("michael") == "cannot-be-defeated.DV-51"
    assert t.can("vanquish john")


@pytest.mark.card("captain-hook/taunt")
def test_once_the_taunting_hero_is_gone_the_others_can_be_defeated() -> None:
    t = acting(
        skull_rock=[on("john", "taunt"), "pirate-brute"], jolly_roger=["michael", "smee", "cannon"]
    )
    t.do("vanquish john")
    assert (t.fate_discard(), t.can("vanquish michael")) == (["john", "taunt"], True)


@pytest.mark.card("captain-hook/taunt")
def test_a_taunting_hero_too_strong_to_be_defeated_protects_all_the_same() -> None:
    t = acting(skull_rock=[on("tick-tock", "taunt")], jolly_roger=["michael", "pirate-brute"])
    assert not [option for option in t.options if option.startswith("vanquish")]


@pytest.mark.card("captain-hook/taunt")
def test_of_several_taunting_heroes_any_may_be_first() -> None:
    t = acting(skull_rock=[on("john", "taunt"), "pirate-brute"],
               jolly_roger=[on("michael", "taunt"), "wendy", "pirate-brute"])  # fmt: skip
    assert [option for option in t.options if option.startswith("vanquish")] == [
        "vanquish michael", "vanquish john"]  # fmt: skip


@pytest.mark.card("captain-hook/taunt", "captain-hook/peter-pan")
def test_a_taunt_elsewhere_saves_peter_pan_and_one_on_him_does_not() -> None:
    t = acting(jolly_roger=["peter-pan", *CREW], mermaid_lagoon=[on("john", "taunt")])
    assert not t.can("vanquish peter-pan")
    t = acting(jolly_roger=[on("peter-pan", "taunt"), *CREW])
    assert t.can("vanquish peter-pan")


@pytest.mark.card("captain-hook/splitting-headache")
def test_splitting_headache_takes_any_item_of_the_realm() -> None:
    realm = {"skull_rock": [on("smee", "cutlass"), "cannon"], "jolly_roger": [on("john", "taunt")]}
    t = revealed("splitting-headache", "tick-tock", **realm).do("choose splitting-headache")
    assert t.options == ["choose taunt", "choose cutlass", "choose cannon"]
    t.do("choose cutlass")
    assert (t.discard(), t.attached("smee")) == (["cutlass"], [])
    assert t.fate_discard() == ["tick-tock", "splitting-headache"]


@pytest.mark.card("captain-hook/splitting-headache")
@pytest.mark.rule("DV-55")
def test_splitting_headache_needs_an_item_at_an_unlocked_location() -> None:
    t = revealed("splitting-headache", "splitting-headache", hangmans_tree=["cannon"])
    assert t.fate_discard() == ["splitting-headache", "splitting-headache"]
    assert t.at(TREE) == ["cannon"]


@pytest.mark.card("captain-hook/splitting-headache", "captain-hook/never-land-map/lock-stays-off")
def test_when_it_takes_the_map_the_tree_stays_open() -> None:
    t = fate("splitting-headache", skull_rock=["never-land-map"], locked=OPEN)
    assert (t.discard(), t.seat(0)["locked"]) == (["never-land-map"], [])


# Peter Pan.


@pytest.mark.card("captain-hook/peter-pan", "captain-hook/peter-pan/two-revealed")
@pytest.mark.rule("DV-25b")
@pytest.mark.parametrize("cards", [("peter-pan", "wendy"), ("wendy", "peter-pan")])
def test_peter_pan_leaves_no_choice_to_whoever_reveals_him(cards: tuple[str, str]) -> None:
    t = revealed(*cards)
    assert (t.where("peter-pan"), t.fate_discard()) == (TREE, ["wendy"])
    assert t.told("reveal", 0) == list(cards)
    assert (t.actor, t.prompt) == (1, "choose-action")


@pytest.mark.card("captain-hook/peter-pan")
@pytest.mark.rule("DV-55")
def test_he_goes_to_the_tree_locked_or_not() -> None:
    assert fate("peter-pan").where("peter-pan") == TREE
    t = fate("peter-pan", locked=OPEN)
    assert (t.where("peter-pan"), t.prompt) == (TREE, "choose-action")


@pytest.mark.card("captain-hook/peter-pan")
@pytest.mark.rule("DV-55")
def test_under_lock_he_is_neither_moved_nor_defeated() -> None:
    t = acting(
        hangmans_tree=["peter-pan", *CREW],
        pawn=LAGOON,
        mermaid_lagoon=["ingenious-device", "cannon"],
    )
    assert not t.can("move peter-pan")
    assert not t.can("vanquish peter-pan")
    assert t.why_not("peter-pan") == "locked.DV-55"


@pytest.mark.card("captain-hook/peter-pan")
@pytest.mark.rule("DV-9")
def test_he_covers_the_upper_symbols_of_the_tree() -> None:
    t = acting(pawn=TREE, locked=OPEN, hangmans_tree=["peter-pan"])
    assert t.options == ["move peter-pan", "end-turn"]


@pytest.mark.card("captain-hook/peter-pan/step-by-step")
@pytest.mark.rule("DV-28")
def test_he_travels_step_by_step_along_the_board() -> None:
    t = acting(pawn=TREE, locked=OPEN, hangmans_tree=["peter-pan", "ingenious-device"])
    assert t.do("move peter-pan").where("peter-pan") == LAGOON
    t.do("move peter-pan")
    assert t.options == [f"choose {ROCK}", f"choose {TREE}"]
    assert t.do(f"choose {ROCK}").where("peter-pan") == ROCK


@pytest.mark.card("captain-hook/peter-pan/step-by-step", "captain-hook/mr-starkey")
def test_mr_starkey_takes_him_the_last_step_aboard() -> None:
    t = acting(power=2, hand=["mr-starkey"], skull_rock=["peter-pan"])
    t.do("play mr-starkey", f"choose {ROCK}", "choose peter-pan", f"choose {SHIP}")
    assert t.where("peter-pan") == SHIP


@pytest.mark.card("captain-hook/peter-pan/revealed-by-other-cards", "ursula/trickery")
@pytest.mark.rule("DV-51b")
def test_a_card_that_reveals_him_without_a_fate_action_brings_him_to_the_tree_too() -> None:
    hook = captain_hook(power=6, fate=["peter-pan", "wendy"])
    t = table(hook, ursula(hand=["trickery"]), phase="move").do(f"move-pawn {ROCK}")
    t.do("play trickery")
    assert (t.where("peter-pan"), t.fate()[0], t.actor) == (TREE, "wendy", 0)


@pytest.mark.card("captain-hook/peter-pan")
@pytest.mark.rule("DV-25b")
def test_he_is_not_put_off_by_a_card_that_cannot_be_played_with_him() -> None:
    t = revealed("splitting-headache", "peter-pan")
    assert (t.where("peter-pan"), t.fate_discard()) == (TREE, ["splitting-headache"])


# The objective.


@pytest.mark.card("captain-hook/peter-pan")
@pytest.mark.rule("DV-60")
def test_hook_wins_the_moment_he_defeats_peter_pan_at_the_jolly_roger() -> None:
    t = acting(jolly_roger=["peter-pan", *CREW])
    t.do("vanquish peter-pan", "choose pirate-brute", "done")
    assert (t.over, t.winners) == (True, (0,))


@pytest.mark.card("captain-hook/boarding-party", "captain-hook/cannon")
@pytest.mark.rule("DV-60")
def test_neither_his_pawn_nor_his_crew_need_be_aboard() -> None:
    laid = [on("boarding-party", "cutlass"), "boarding-party", "boarding-party"]
    t = acting(pawn=ROCK, jolly_roger=["peter-pan", "lost-boys"], skull_rock=["cannon", *laid])
    assert t.do("vanquish peter-pan").winners == (0,)


@pytest.mark.card("captain-hook/peter-pan")
@pytest.mark.rule("DV-60")
@pytest.mark.parametrize("place", ["skull_rock", "mermaid_lagoon", "hangmans_tree"])
def test_defeating_him_elsewhere_does_not_count_and_he_must_be_found_again(place: str) -> None:
    t = acting(locked=OPEN, **{place: ["peter-pan", "pirate-brute", "pirate-brute"]})
    t.do("vanquish peter-pan")
    assert (t.over, t.where("peter-pan")) == (False, "fate_discard")
    assert t.state.notes(0)["seats"][0]["goals"][1] == ["peter-pan-hunted", 0, 5]


@pytest.mark.rule("DV-60")
def test_another_hero_defeated_aboard_is_no_victory() -> None:
    assert (
        not acting(jolly_roger=["tick-tock", "smee", "pirate-brute"]).do("vanquish tick-tock").over
    )


@pytest.mark.rule("DV-60")
def test_peter_pan_merely_standing_aboard_is_no_victory() -> None:
    t = moving(jolly_roger=["peter-pan"], pawn=ROCK).do(f"move-pawn {LAGOON}", "gain 3", "end-turn")
    assert not t.over


@pytest.mark.rule("DV-60")
def test_he_wins_before_the_others_turn_begins() -> None:
    her = maleficent(**CURSES)
    t = table(captain_hook(jolly_roger=["peter-pan", "smee", "pirate-brute"]), her)
    assert t.do("vanquish peter-pan").winners == (0,)


@pytest.mark.rule("DV-5")
def test_everybody_sees_how_far_he_has_come() -> None:
    def goals(**described: Any) -> list[list[Any]]:
        goals: list[list[Any]] = acting(**described).state.notes(1)["seats"][0]["goals"]
        return goals

    assert goals() == [["hangmans-tree-open", 0, 1], ["peter-pan-hunted", 0, 5]]
    assert goals(hangmans_tree=["peter-pan"])[1] == ["peter-pan-hunted", 1, 5]
    assert goals(locked=OPEN, skull_rock=["peter-pan"]) == [
        ["hangmans-tree-open", 1, 1], ["peter-pan-hunted", 3, 5]]  # fmt: skip
    assert goals(locked=OPEN, jolly_roger=["peter-pan"])[1] == ["peter-pan-hunted", 4, 5]
