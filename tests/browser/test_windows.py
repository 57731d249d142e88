"""Conditions at a table of two people: the rest, one moment, and what is decided beforehand."""

import time
from typing import TYPE_CHECKING, Any

from tests.browser.conftest import Opener
from tests.browser.site import ME, OPEN, Json, Site

if TYPE_CHECKING:
    from playwright.sync_api import Page

VILLAINOUS = "disney-villainous"
SEATS = [{**ME, "villain": "maleficent"}, {**OPEN, "villain": "prince-john"}]


def laid(site: Site, seed: int) -> tuple[str, list[str]]:
    made = site.ask(
        "tables",
        {
            "game": VILLAINOUS,
            "seats": SEATS,
            "options": {"first": 0},
            "beat": "long",
            "seed": seed,
        },
    )
    keys = [made["keys"][0], made["invites"][1]]
    site.ask(f"tables/{made['table']}/join", {"key": keys[1], "name": "Bruno"})
    return made["table"], keys


def until_it_rests(site: Site, table: str, keys: list[str]) -> Json:
    """Both gain Power whenever they can: from 6 on Prince John may have an answer."""
    end = time.monotonic() + 60
    while True:
        assert time.monotonic() < end, "the table never rests"
        for key in keys:
            seen: Json = site.ask(f"tables/{table}/view", key=key)
            if seen["rest"]:
                return seen
            if seen["decision"]:
                body = {"decision": seen["decision"]["number"], "option": wanted(seen["decision"])}
                site.ask(f"tables/{table}/answer", body, key)


def wanted(decision: Json) -> Any:
    texts = [option["text"] for option in decision["options"]]
    gains = [text for text in texts if text.startswith("gain")]
    rest = [text for text in texts if text in ("end-turn", "pass", "done")]
    return (gains or rest or texts)[0]


def test_one_moment_is_seen_by_both(site: Site, open_page: Opener) -> None:
    table, keys = laid(site, 3)
    pages: list[Page] = [open_page(), open_page(360, 740)]
    for page, key in zip(pages, keys, strict=True):
        page.goto(f"{site.url}t/{table}#{key}")
        page.get_by_role("heading").first.wait_for(state="attached")
    anna, bruno = pages
    until_it_rests(site, table, keys)
    for page in pages:
        page.get_by_text("Somebody may want to answer: the table rests.").wait_for()
    bruno.get_by_role("button", name="One moment").click()
    anna.get_by_text("Bruno asks for a moment.").wait_for()
    assert not anna.get_by_role("button", name="Go on").count()
    bruno.get_by_role("button", name="Go on").click()
    for page in pages:
        page.get_by_text("Bruno asks for a moment.").wait_for(state="detached", timeout=20_000)
        page.locator(".rest").wait_for(state="detached", timeout=20_000)


def test_a_condition_is_decided_about_beforehand(site: Site, open_page: Opener) -> None:
    held: dict[str, str] = {}
    for seed in range(40):
        table, keys = laid(site, seed)
        held = site.ask(f"tables/{table}/view", key=keys[0])["armed"]
        if held:
            break
    card = next(iter(held))
    anna = open_page(360, 740)
    anna.goto(f"{site.url}t/{table}#{keys[0]}")
    anna.get_by_text("Your Conditions").click()
    choice = anna.get_by_role("combobox").last
    choice.select_option("play it at the first chance")
    anna.wait_for_timeout(300)
    assert site.ask(f"tables/{table}/view", key=keys[0])["armed"][card] == "play"
    assert site.ask(f"tables/{table}/view", key=keys[1])["armed"].get(card) is None
    box = choice.bounding_box()
    assert box is not None
    assert box["x"] >= 0
