"""Others at the table: at the same screen, at a link to watch, a bot in somebody's stead."""

import json
from pathlib import Path

from tests.browser import hands
from tests.browser.conftest import Opener
from tests.browser.site import BOT, DEVILS, ME, OPEN, VILLAINS, Site
from tests.browser.test_together import cards_in, shown_faces

HERE = {"kind": "here", "name": "Bruno"}


def test_a_curtain_falls_between_two_hands_at_one_screen(site: Site, open_page: Opener) -> None:
    made = site.lay(DEVILS, ME, HERE, BOT, first=0)
    table, keys = made["table"], made["keys"]
    hers, his = (
        {str(card) for card in site.ask(f"tables/{table}/view", key=key)["view"]["hands"][seat]}
        for seat, key in enumerate(keys[:2])
    )
    page = open_page()
    page.goto(site.url)
    page.evaluate(
        "keys => localStorage.setItem('skulduggery.keys', JSON.stringify(keys))",
        {table: keys[:2]},
    )
    page.goto(f"{site.url}t/{table}")
    curtain = page.locator("section.curtain")
    for name, own, other in (("Anna", hers, his), ("Bruno", his, hers)):
        curtain.get_by_role("heading", name=f"Hand the screen to {name}.").wait_for()
        assert not shown_faces(page) & (hers | his)
        curtain.get_by_role("button", name=f"I am {name}").click()
        page.locator('[data-zone="hand"] button').first.wait_for()
        seen = site.ask(f"tables/{table}/view", key=made["watch"])["view"]
        assert shown_faces(page) >= own
        assert not shown_faces(page) & (other - {str(card) for card in seen["trick"]})
        assert hands.wait_for_turn(page)
        hands.click_once(page)
        page.wait_for_function(
            "n => document.querySelectorAll('[data-zone=\"hand\"] button').length < n",
            arg=len(own),
        )


def test_whoever_watches_sees_no_hand_and_answers_nothing(site: Site, open_page: Opener) -> None:
    made = site.lay(VILLAINS, ME, BOT, BOT, first=0)
    view = site.ask(f"tables/{made['table']}/view", key=made["keys"][0])["view"]
    page = open_page()
    page.goto(f"{site.url}t/{made['table']}#{made['watch']}")
    page.get_by_text("Anna").first.wait_for()
    assert page.locator('[data-zone="hand"] button').count() == 0
    seen = site.ask(f"tables/{made['table']}/view", key=made["watch"])
    assert seen["you"] is None
    assert seen["decision"] is None
    assert view["seat"] == 0
    assert seen["view"]["seat"] is None


def test_the_host_lets_a_bot_play_for_somebody_and_gives_the_seat_back(
    site: Site, open_page: Opener
) -> None:
    made = site.lay(DEVILS, ME, OPEN, BOT)
    anna, bruno = open_page(), open_page()
    anna.goto(f"{site.url}t/{made['table']}#{made['keys'][0]}")
    bruno.goto(f"{site.url}t/{made['table']}#{made['invites'][1]}")
    bruno.get_by_role("textbox").fill("Bruno")
    bruno.get_by_role("textbox").press("Enter")
    bruno.locator('[data-zone="hand"] button').first.wait_for()
    anna.get_by_role("button", name="At the table").click()
    dialog = anna.get_by_role("dialog")
    dialog.get_by_role("button", name="Let a bot play").click()
    bruno.get_by_text("A bot is playing for you.").wait_for()
    dialog.get_by_role("button", name="Give the seat back").click()
    bruno.get_by_text("A bot is playing for you.").wait_for(state="detached")
    # Bruno may have it back himself, too.
    dialog.get_by_role("button", name="Let a bot play").click()
    bruno.get_by_role("button", name="Play myself").click()
    dialog.get_by_role("button", name="Let a bot play").wait_for()


def test_a_report_holds_what_the_reader_sees_and_nothing_else(
    site: Site, open_page: Opener, tmp_path: Path
) -> None:
    made = site.lay(DEVILS, ME, OPEN, BOT, first=0)
    own = site.ask(f"tables/{made['table']}/view", key=made["keys"][0])["view"]["hands"][0]
    his = site.ask(f"tables/{made['table']}/view", key=made["invites"][1])["view"]["hands"][1]
    page = open_page()
    page.goto(f"{site.url}t/{made['table']}#{made['keys'][0]}")
    page.get_by_role("button", name="At the table").click()
    with page.expect_download() as told:
        page.get_by_role("button", name="Report a problem").click()
    file = tmp_path / "report.json"
    told.value.save_as(file)
    text = file.read_text()
    report = json.loads(text)
    assert set(report) == {
        *("version", "game", "rules", "options", "view", "events", "decision", "result"),
    }
    assert report["version"]
    assert report["view"]["hands"][0] == own
    assert isinstance(report["view"]["hands"][1], int)
    named = {event["card"] for event in report["events"] if "card" in event}
    assert not {str(card) for card in his} & (named | cards_in(report["view"]["trick"]))
    for secret in ("seed", *filter(None, made["keys"] + made["invites"]), made["watch"]):
        assert secret not in text
