"""Every page: in three languages, in both lights, for who hears it, and as a picture."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser import hands
from tests.browser.conftest import Opener
from tests.browser.site import BOT, DEVILS, ME, OPEN, SECTORS, THUMB, VILLAINOUS, VILLAINS, Site
from tests.games.villainous import sectors
from tests.games.villainous.sectors import on, with_

if TYPE_CHECKING:
    from playwright.sync_api import Page

TABLES = ("little-devils", "villains")
SIZES = {"wide": (1024, 768), "phone": (360, 740), "widest": (1920, 1080)}
SHOWN = (
    *(f"{name}-wide-midnight" for name in ("home", "little-devils-end", "villains-end", "replay")),
    *(f"{name}-wide-midnight" for name in ("lay", "close-up", "curtain", "join", "story")),
    *(
        "little-devils-widest-midnight",
        "villains-widest-day",
        "home-wide-day",
        "rules-sheet-wide-day",
    ),
    *(f"{name}-{size}" for name in TABLES for size in ("wide-midnight", "wide-day")),
    *(f"{name}-phone-midnight" for name in ("home", "lay", "villains-end", *TABLES)),
    *("rules-wide-day", "codex-wide-day"),
    *(f"villainous-{size}" for size in ("wide-midnight", "wide-day", "widest-midnight")),
    *("villainous-phone-midnight", "villainous-fate-wide-midnight"),
    *("villainous-end-wide-midnight", "villainous-cards-wide-day"),
    *(f"sectors-{size}" for size in ("wide-midnight", "wide-day", "widest-midnight")),
    *("sectors-phone-midnight", "sectors-cards-wide-day"),
)
"""The pictures of docs/pictures.md; the others are made, too, and thrown away."""
GRAVE = ("serious", "critical")


def keep(page: "Page", site: Site, keys: dict[str, str], theme: str = "midnight") -> None:
    """The keys of these tables, and the light, as if they had been there before."""
    page.goto(site.url)
    page.evaluate(
        """([keys, theme]) => {
            localStorage.setItem('skulduggery.keys', JSON.stringify(keys));
            const settings = JSON.parse(localStorage.getItem('skulduggery.settings') ?? '{}');
            localStorage.setItem('skulduggery.settings', JSON.stringify({...settings, theme}));
        }""",
        [{table: [key] for table, key in keys.items()}, theme],
    )


def settled(page: "Page") -> None:
    page.locator("main > *").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(250)


def test_the_language_changes_at_once(site: Site, open_page: Opener) -> None:
    made = site.lay(VILLAINS, ME, BOT, BOT)
    page = open_page()
    page.goto(f"{site.url}t/{made['table']}#{made['keys'][0]}")
    assert hands.wait_for_turn(page)
    page.evaluate("window.same = true")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("fr")
    page.locator("html[lang=fr]").wait_for()
    page.get_by_role("button", name="Réglages").first.wait_for()
    question = page.locator(".question").inner_text()
    page.locator("#settings select").first.select_option("it")
    page.get_by_role("button", name="Impostazioni").first.wait_for()
    assert page.locator(".question").inner_text() != question
    assert page.evaluate("window.same")


def test_a_replay_is_walked_through_and_played_on(site: Site, open_page: Opener) -> None:
    table, key = site.played(DEVILS, ME, BOT, BOT)
    page = open_page()
    keep(page, site, {table: key})
    page.goto(f"{site.url}replay/{table}#5")
    at = page.locator("section.bar output")
    at.wait_for()
    assert at.inner_text().startswith("5 of ")
    page.get_by_role("button", name="A move on").click()
    page.wait_for_function("() => location.hash === '#6'")
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("() => location.hash === '#5'")
    page.get_by_role("button", name="A trick on").click()
    page.wait_for_function("() => location.hash === '#6'")
    slider = page.get_by_role("slider")
    slider.focus()
    slider.press("Home")
    page.wait_for_function("() => location.hash === '#0'")
    own = page.locator('[data-zone="hand"] button').count()
    assert own > 8
    # Everybody's hands lie open, each card once.
    page.get_by_label("Seen by").select_option("all")
    page.locator(".hands .one").first.wait_for()
    labels = page.locator('.hands [role="img"], [data-zone="hand"] button')
    assert labels.count() == 3 * own
    page.get_by_label("Seen by").select_option("1")
    page.locator(".hands").wait_for(state="detached")
    # From here, in that seat.
    page.get_by_role("button", name="A move on").click()
    page.wait_for_function("() => location.hash === '#1'")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    assert table not in page.url
    assert hands.wait_for_turn(page)
    assert page.locator('[data-zone="hand"] button').count() >= own - 2


def test_a_record_is_read_and_looked_at(site: Site, open_page: Opener) -> None:
    table, key = site.played(VILLAINS, ME, BOT, BOT)
    record = site.ask(f"tables/{table}/record", key=key)["record"]
    page = open_page()
    page.goto(site.url)
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": record.encode()}
    )
    page.wait_for_url("**/replay/*")
    page.locator("section.bar output").wait_for()


def test_the_codex_is_searched(site: Site, open_page: Opener) -> None:
    page = open_page()
    page.goto(f"{site.url}codex/disney-villainous")
    page.get_by_role("heading", name="Maleficent", exact=True).wait_for()
    every = page.locator(".cards > li").count()
    page.get_by_role("textbox").fill("raven")
    page.wait_for_function("n => document.querySelectorAll('.cards > li').length < n", arg=every)
    assert page.locator(".cards > li").count() >= 1
    assert "raven" in page.locator(".cards > li").first.inner_text().lower()


def in_the_thick_of_it() -> sectors.Sectors:
    """A little of everything that a sector can hold."""
    han = with_("bounty-han-solo", done=["at-cloud-city"])
    return sectors.table(
        sectors.boba(
            credits=4,
            ambition=5,
            pawn="mos-espa",
            hand=["bossk", "as-you-wish", "bounty-fugitive", "collateral-gain"],
            jabbas_palace=[on("jabba-the-hutt", han, "bounty-rebel-operative"), "greedo"],
            mos_espa=["bib-fortuna", "zuckuss", with_("luke-skywalker", strength=1), "r2-d2"],
            cloud_city=["fennec-shand", "princess-leia"],
            space=[with_("slave-i", engaged="x-wing"), "x-wing", "hounds-tooth"],
            under=["sarlacc-pit"],
            kept=["bounty-chewbacca", "bounty-stolen-cargo"],
        ),
        sectors.sister(
            credits=2,
            ambition=3,
            pawn="imperial-star-destroyer",
            lothal=["stormtroopers", "kanan-jarrus"],
            garel=["fifth-brother"],
            space=["imperial-star-destroyer", "ghost"],
            under=["betrayed-by-maul"],
            kept=["ahsoka-tano"],
        ),
        sectors.bane(
            credits=1,
            pawn="coruscant",
            targets=2,
            coruscant=["embo", with_("anakin-skywalker", targets=1)],
            the_box=["aurra-sing", with_("hunter", targets=2), "omega"],
        ),
    )


@pytest.fixture(scope="module")
def tables(site: Site) -> dict[str, tuple[str, str]]:
    """By name: tables in mid-game, and finished ones."""
    out = {}
    four = (ME, THUMB, THUMB, THUMB)
    out[DEVILS] = site.played(DEVILS, *four, most=0, seed=5, first=1)
    out[VILLAINS] = site.played(VILLAINS, *four, most=6, seed=5, first=0, specials=True)
    out[f"{DEVILS}-over"] = site.played(DEVILS, *four, seed=7, rounds=4)
    out[f"{VILLAINS}-over"] = site.played(VILLAINS, *four, seed=9, specials=True)
    six = ("queen-of-hearts", "captain-hook", "jafar", "maleficent", "prince-john", "ursula")
    out[VILLAINOUS] = site.midgame(*six, rounds=8, prompt="choose-action", seed=11)
    out["fate"] = site.midgame(*six[2:], rounds=4, prompt="choose-fate", seed=5)
    out[f"{VILLAINOUS}-over"] = site.played(VILLAINOUS, ME, BOT, BOT, limit_rounds=3)
    out[SECTORS] = site.loaded(in_the_thick_of_it().table, "slow")
    out["sectors-fate"] = site.midgame(
        *("boba-fett", "cad-bane", "seventh-sister"),
        rounds=4,
        prompt="choose-fate",
        seed=5,
        of=SECTORS,
    )
    return out


def places(tables: dict[str, tuple[str, str]]) -> dict[str, str]:
    return {
        "home": "",
        "little-devils": f"t/{tables[DEVILS][0]}",
        "villains": f"t/{tables[VILLAINS][0]}",
        "villainous": f"t/{tables[VILLAINOUS][0]}",
        "villainous-fate": f"t/{tables['fate'][0]}",
        "villainous-end": f"t/{tables[f'{VILLAINOUS}-over'][0]}",
        "villainous-cards": f"codex/{VILLAINOUS}",
        "sectors": f"t/{tables[SECTORS][0]}",
        "sectors-fate": f"t/{tables['sectors-fate'][0]}",
        "sectors-cards": f"codex/{SECTORS}",
        "guide": "guide/maleficent",
        "little-devils-end": f"t/{tables[f'{DEVILS}-over'][0]}",
        "villains-end": f"t/{tables[f'{VILLAINS}-over'][0]}",
        "replay": f"replay/{tables[f'{VILLAINS}-over'][0]}#21",
        "rules": f"rules/{DEVILS}",
        "codex": f"codex/{VILLAINS}",
    }


@pytest.mark.parametrize("theme", ["midnight", "day"])
def test_nothing_grave_for_who_cannot_see_it(
    site: Site, open_page: Opener, tables: dict[str, tuple[str, str]], theme: str
) -> None:
    axe = pytest.importorskip(
        "axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed"
    ).Axe()
    page = open_page()
    keep(page, site, dict(tables.values()), theme)
    found = []
    for name, place in places(tables).items():
        page.goto(site.url + place)
        settled(page)
        assert page.locator(f"html[data-theme={theme}]").count()
        found += [(name, *fault) for fault in grave(axe, page)]
    assert not found


def grave(axe: Any, page: "Page") -> list[tuple[str, list[str]]]:
    return [
        (fault["id"], [node["html"][:160] for node in fault["nodes"][:3]])
        for fault in axe.run(page).response["violations"]
        if fault["impact"] in GRAVE
    ]


def opened(page: "Page", site: Site, tables: dict[str, tuple[str, str]]) -> Iterator[str]:
    """All that opens over a page or in it, one after the other."""
    page.goto(site.url)
    settled(page)
    page.get_by_role("button", name="Lay the table").first.click()
    yield "lay"
    page.goto(f"{site.url}t/{tables[DEVILS][0]}")
    settled(page)
    for name, key in (("help", "?"), ("rules-sheet", "r"), ("story", "l")):
        shown = page.get_by_role("complementary" if key == "l" else "dialog")
        if not shown.count():
            page.keyboard.press(key)
        shown.wait_for()
        settled(page)
        yield name
        page.keyboard.press("Escape")
    page.get_by_role("button", name="At the table").click()
    page.wait_for_timeout(250)
    yield "menu"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    page.wait_for_timeout(250)
    yield "settings"
    page.goto(f"{site.url}t/{tables[VILLAINS][0]}")
    settled(page)
    page.keyboard.press("ArrowDown")
    page.locator("aside.zoom").wait_for()
    page.wait_for_timeout(250)
    yield "close-up"
    made = site.lay(DEVILS, ME, {"kind": "here"}, OPEN, first=0)
    page.goto(f"{site.url}t/{made['table']}#{made['invites'][2]}")
    page.get_by_role("textbox").wait_for()
    yield "join"
    made = site.lay(DEVILS, ME, {"kind": "here"}, BOT, first=0)
    page.goto(f"{site.url}t/{made['table']}#{made['keys'][0]}")
    settled(page)
    page.goto(f"{site.url}t/{made['table']}#{made['keys'][1]}")
    page.locator("section.curtain").wait_for()
    page.wait_for_timeout(500)
    yield "curtain"


@pytest.mark.parametrize("theme", ["midnight", "day"])
def test_nothing_grave_in_what_opens(
    site: Site, open_page: Opener, tables: dict[str, tuple[str, str]], theme: str
) -> None:
    axe = pytest.importorskip(
        "axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed"
    ).Axe()
    page = open_page()
    keep(page, site, dict(tables.values()), theme)
    found = [(name, *fault) for name in opened(page, site, tables) for fault in grave(axe, page)]
    assert not found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["midnight", "day"])
def test_pictures(
    site: Site,
    open_page: Opener,
    tables: dict[str, tuple[str, str]],
    album: Path,
    theme: str,
    size: str,
) -> None:
    page = open_page(*SIZES[size])
    keep(page, site, dict(tables.values()), theme)

    def picture(name: str) -> None:
        file = album / f"web-{name}-{size}-{theme}.jpg"
        page.screenshot(path=file, type="jpeg", quality=70)
        assert file.stat().st_size > 8_000
        if album.name == "images" and f"{name}-{size}-{theme}" not in SHOWN:
            file.unlink()

    for name, place in places(tables).items():
        page.goto(site.url + place)
        settled(page)
        picture(name)
    for name in opened(page, site, tables):
        picture(name)
