"""Disney Villainous in the browser: realms, Fate, several cards at once, on a phone, by keys."""

from random import Random

import pytest

from skulduggery.engine.record import Table
from skulduggery.games import game
from tests.browser import hands
from tests.browser.conftest import Opener
from tests.browser.site import BOT, ME, VILLAINOUS, Json, Site, setup

WIDE, PHONE = (1024, 768), (360, 740)
JOHN: Json = {**ME, "villain": "prince-john"}
MALEFICENT: Json = {**ME, "villain": "maleficent"}


def against(villain: str) -> Json:
    return {**BOT, "villain": villain}


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_whole_game_by_clicking(site: Site, open_page: Opener, size: tuple[int, int]) -> None:
    made = site.lay(VILLAINOUS, JOHN, against("maleficent"), limit_rounds=4)
    address = f"{site.url}t/{made['table']}#{made['keys'][0]}"
    told = hands.to_the_end(open_page(*size), address, Random(size[0]))
    assert "Anna" in told
    assert "Maleficent" in told


def test_a_stretch_with_keys_only(site: Site, open_page: Opener) -> None:
    made = site.lay(VILLAINOUS, MALEFICENT, against("prince-john"), limit_rounds=40)
    page = open_page(*WIDE)
    page.goto(f"{site.url}t/{made['table']}#{made['keys'][0]}")
    assert hands.roam(page, Random(3), keys=True, most=12) == 12


def test_a_whole_game_of_six_against_five_bots(site: Site, open_page: Opener) -> None:
    others = ("captain-hook", "jafar", "maleficent", "queen-of-hearts", "prince-john")
    ursula: Json = {**ME, "villain": "ursula"}
    made = site.lay(VILLAINOUS, ursula, *[against(one) for one in others], limit_rounds=4, first=0)
    page = open_page(*WIDE)
    page.goto(f"{site.url}t/{made['table']}#{made['keys'][0]}")
    page.locator("section.main").wait_for()
    assert page.locator("section.others .panel-of").count() == 5
    assert hands.roam(page, Random(6)) >= 8
    end = page.locator(hands.END)
    end.wait_for()
    assert end.get_by_role("listitem").count() >= 6


BOXES = """selector => [...document.querySelectorAll(selector)].map((one) => {
    const box = one.getBoundingClientRect();
    return [box.left, box.top, box.right, box.bottom];
})"""


def fit_in(inner: list[float], outer: list[float]) -> bool:
    return (
        inner[0] >= outer[0]
        and inner[1] >= outer[1]
        and inner[2] <= outer[2]
        and inner[3] <= outer[3]
    )


@pytest.mark.parametrize("size", [WIDE, (1920, 1080), PHONE], ids=["wide", "wider", "phone"])
def test_both_fate_cards_can_be_read_with_their_texts(
    site: Site, open_page: Opener, size: tuple[int, int]
) -> None:
    table, key = site.midgame(
        "maleficent", "jafar", "ursula", rounds=3, prompt="choose-fate", seed=2
    )
    page = open_page(*size)
    page.goto(f"{site.url}t/{table}#{key}")
    page.locator("section.tray").wait_for()
    [tray] = page.evaluate(BOXES, "section.tray")
    told = page.evaluate(BOXES, "section.tray h2, section.tray .card, section.tray p")
    assert len(told) == 5
    assert [box for box in told if not fit_in(box, tray)] == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_of_many_allies_at_a_location_each_can_be_seen_whole(
    site: Site, open_page: Opener, size: tuple[int, int]
) -> None:
    allies = ["smee", "mr-starkey", "pirate-brute", "swashbuckler", "swashbuckler", "swashbuckler"]
    allies += ["boarding-party"]
    realm = {"jolly-roger": {"top": ["lost-boys"], "bottom": allies}}
    laid: Json = {
        "villains": ["captain-hook", "prince-john"],
        "turn": 0,
        "phase": "act",
        "seats": [{"pawn": "jolly-roger", "realm": realm}, {}],
    }
    dealt = setup(VILLAINOUS, tuple(laid["villains"]), 1)
    table, key = site.loaded(Table(game(VILLAINOUS), dealt, 1, laid), "slow")
    page = open_page(*size)
    page.goto(f"{site.url}t/{table}#{key}")
    page.locator("section.main .zone.bottom .card").first.wait_for()
    boxes = page.evaluate(BOXES, "section.main .zone.bottom .card")
    assert len(boxes) == len(allies)
    for n, one in enumerate(boxes):
        for other in boxes[n + 1 :]:
            apart = one[2] <= other[0] + 1 or other[2] <= one[0] + 1
            assert apart or one[3] <= other[1] + 1 or other[3] <= one[1] + 1
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_what_happened_meanwhile_can_be_read_on_a_phone(site: Site, open_page: Opener) -> None:
    made = site.lay(VILLAINOUS, JOHN, against("maleficent"), limit_rounds=40, first=0)
    page = open_page(*PHONE)
    page.goto(f"{site.url}t/{made['table']}#{made['keys'][0]}")
    page.get_by_role("button", name="End the turn").or_(
        page.locator("button.here.lit")
    ).first.wait_for()
    for _ in range(30):
        seen = site.ask(f"tables/{made['table']}/view", key=made["keys"][0])
        if seen["decision"] is None:
            page.wait_for_timeout(30)
            continue
        if seen["view"]["round"] == 2 and seen["decision"]["prompt"] == "move-pawn":
            break
        texts = [option["text"] for option in seen["decision"]["options"]]
        wanted = next((n for n, one in enumerate(texts) if one in ("end-turn", "pass", "done")), 0)
        answer = {"decision": seen["decision"]["number"], "option": wanted}
        site.ask(f"tables/{made['table']}/answer", answer, made["keys"][0])
    page.get_by_role("button", name="Meanwhile").click()
    [lines] = page.evaluate(BOXES, ".summary .lines")
    assert lines[2] - lines[0] > 200
    assert fit_in(lines, [0, 0, *PHONE])
    assert "Maleficent" in page.locator(".summary .lines").inner_text()
