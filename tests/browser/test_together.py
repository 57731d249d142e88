"""Several people, each with a browser of their own: what a page is told, and what is not lost."""

import json
import signal
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.browser import hands
from tests.browser.conftest import Opener
from tests.browser.site import BOT, DEVILS, ME, OPEN, VILLAINS, Json, Site

if TYPE_CHECKING:
    from playwright.sync_api import Page


class Wire:
    """All that reaches a page: frames of its sockets and bodies of answers."""

    def __init__(self, page: "Page") -> None:
        self.frames: list[Json] = []
        self.bodies: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: Any) -> None:
        socket.on("framereceived", lambda text: self.frames.append(json.loads(text)))

    def last(self) -> Json:
        return next(frame for frame in reversed(self.frames) if "view" in frame)


def cards_in(what: Any) -> set[str]:
    """Every number and word in this, wherever it stands."""
    if isinstance(what, dict):
        return set().union(*map(cards_in, what.values()), set())
    if isinstance(what, list):
        return set().union(*map(cards_in, what), set())
    return {str(what)}


def shown_faces(page: "Page") -> set[str]:
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('[data-face]')].map((one) => one.dataset.face)"
    )
    return set(found)


def two_at_a_table(
    site: Site, open_page: Opener, game: str = DEVILS, bots: int = 2, **options: Any
) -> tuple["Page", "Page", Wire, Wire]:
    made = site.lay(game, ME, OPEN, *[BOT] * bots, **options)
    anna, bruno = open_page(), open_page()
    wires = Wire(anna), Wire(bruno)
    anna.goto(f"{site.url}t/{made['table']}#{made['keys'][0]}")
    bruno.goto(f"{site.url}t/{made['table']}#{made['invites'][1]}")
    bruno.get_by_role("textbox").fill("Bruno")
    bruno.get_by_role("textbox").press("Enter")
    bruno.locator('[data-zone="hand"] button').first.wait_for()
    anna.get_by_text("Bruno").first.wait_for()
    return anna, bruno, *wires


def test_a_page_never_holds_another_hand(site: Site, open_page: Opener) -> None:
    anna, bruno, hers, his = two_at_a_table(site, open_page)
    own = {str(card) for card in hers.last()["view"]["hands"][0]}
    other = {str(card) for card in his.last()["view"]["hands"][1]}
    assert len(own) == len(other) > 5
    assert shown_faces(anna) >= own
    assert shown_faces(bruno) >= other
    assert not shown_faces(anna) & other
    assert not shown_faces(bruno) & own
    for _ in range(3):
        for page in (anna, bruno):
            if hands.asked(page):
                hands.click_once(page)
        anna.wait_for_timeout(200)
    # Whatever came over the wire: of the other's hand only what has been played since.
    for wire, seat, secret in ((his, 0, own), (hers, 1, other)):
        played: set[str] = set()
        for frame in wire.frames:
            for event in frame.get("events", []):
                if event["event"] == "play" and event["seat"] == seat:
                    played.add(event["card"])
                elif event.get("seat") == seat:
                    assert "card" not in event or event["event"] != "deal"
            if frame.get("view"):
                assert isinstance(frame["view"]["hands"][seat], int)
                lying = cards_in([frame["view"][name] for name in ("hands", "trick", "taken")])
                counts = {str(n) for n in range(len(secret) + 1)}
                assert not (lying - counts - played) & secret


def test_a_game_of_two_people(site: Site, open_page: Opener) -> None:
    anna, bruno, _, _ = two_at_a_table(site, open_page, VILLAINS, bots=1)
    for _ in range(600):
        if hands.over(anna) and hands.over(bruno):
            break
        for page in (anna, bruno):
            if hands.asked(page):
                hands.click_once(page)
        anna.wait_for_timeout(30)
    assert anna.locator(hands.END).inner_text() != ""
    headings = [page.locator(f"{hands.END} li strong").all_inner_texts() for page in (anna, bruno)]
    assert headings[0] == headings[1]


COUNT = "n => document.querySelectorAll('[data-zone=\"hand\"] button').length === n"


def test_undo_without_asking_until_somebody_else_has_played(site: Site, open_page: Opener) -> None:
    anna, bruno, hers, _ = two_at_a_table(site, open_page, first=0)
    assert hands.wait_for_turn(anna)
    before = hers.last()["view"]["hands"][0]
    hands.click_once(anna)
    bruno.wait_for_function("document.title.startsWith('●')")
    anna.wait_for_function(COUNT, arg=len(before) - 1)
    anna.keyboard.press("u")
    anna.wait_for_function(COUNT, arg=len(before))
    assert hands.wait_for_turn(anna)
    assert hers.last()["view"]["hands"][0] == before
    assert not bruno.get_by_role("alert").count()


def test_undo_with_the_consent_of_the_others(site: Site, open_page: Opener) -> None:
    anna, bruno, hers, _ = two_at_a_table(site, open_page, first=0)
    assert hands.wait_for_turn(anna)
    before = hers.last()["view"]["hands"][0]
    hands.click_once(anna)
    assert hands.wait_for_turn(bruno)
    hands.click_once(bruno)
    anna.get_by_role("button", name="Ask to take back").wait_for()
    for answer, cards in (("No", len(before) - 1), ("Fine", len(before))):
        anna.keyboard.press("u")
        asked = bruno.get_by_role("alert")
        asked.get_by_text("Anna would like to take back the last answer.").wait_for()
        asked.get_by_role("button", name=answer).click()
        asked.wait_for(state="detached")
        anna.wait_for_function(COUNT, arg=cards)
    assert hers.last()["view"]["hands"][0] == before


def test_a_server_that_is_killed_and_starts_again(
    browser: Any, open_page: Opener, tmp_path: Path
) -> None:
    site = Site(tmp_path)
    try:
        made = site.lay(DEVILS, ME, BOT, BOT)
        page = open_page()
        page.goto(f"{site.url}t/{made['table']}#{made['keys'][0]}")
        assert hands.play(page, turns=3) == 3
        assert hands.wait_for_turn(page)
        before = hands.question(page)
        site.stop(signal.SIGKILL)
        page.locator(".notices .notice").first.wait_for()
        site.start()
        page.locator(".notices .notice").first.wait_for(state="detached", timeout=30_000)
        assert hands.question(page) == before
        hands.play(page)
        assert hands.over(page)
    finally:
        site.stop()
