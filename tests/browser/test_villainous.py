"""Disney Villainous in the browser: realms, Fate, several cards at once, on a phone, by keys."""

from random import Random

import pytest

from tests.browser import hands
from tests.browser.conftest import Opener
from tests.browser.site import BOT, ME, VILLAINOUS, Json, Site

WIDE, PHONE = (1024, 768), (360, 740)
JOHN: Json = {**ME, "villain": "prince-john"}
MALEFICENT: Json = {**ME, "villain": "maleficent"}


def against(villain: str) -> Json:
    return {**BOT, "villain": villain}


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_whole_game_by_clicking(site: Site, open_page: Opener, size: tuple[int, int]) -> None:
    made = site.lay(VILLAINOUS, JOHN, against("maleficent"), limit_rounds=4)
    page = open_page(*size)
    page.goto(f"{site.url}t/{made['table']}#{made['keys'][0]}")
    assert hands.roam(page, Random(size[0])) >= 8
    end = page.locator(hands.END)
    end.wait_for()
    assert "Anna" in end.inner_text()
    assert "Maleficent" in end.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


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
