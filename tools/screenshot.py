"""Pictures of the terminal for the README, drawn from real games in the middle of play.

python -m tools.screenshot                writes docs/images/*.svg
python -m tools.screenshot FOLDER         writes them there
"""

import io
import sys
import tempfile
from pathlib import Path

from rich.console import Console

from skulduggery.bots import make
from skulduggery.engine.record import Table
from skulduggery.games import game
from skulduggery.store import Store
from skulduggery.terminal.rich_screen import RichScreen
from skulduggery.terminal.session import Session
from skulduggery.words import words

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "docs" / "images"
BOTS = "rules-of-thumb"


class Shot:
    """A table, how far it is played, and how wide it is drawn."""

    def __init__(
        self,
        name: str,
        game_id: str,
        language: str,
        seed: int,
        answers: int,
        villains: tuple[str, ...] = (),
        players: int = 4,
        columns: int = 84,
        rows: int = 26,
        level: str = BOTS,
    ) -> None:
        self.name = name
        self.game_id = game_id
        self.language = language
        self.seed = seed
        self.answers = answers
        self.villains = villains
        self.players = players
        self.columns = columns
        self.rows = rows
        self.level = level


SHOTS = (
    Shot("little-devils", "little-devils", "en", 12, 22),
    Shot(
        "villains-card-game",
        "disney-villains-card-game",
        "en",
        4,
        24,
        ("maleficent", "scar", "cruella", "ursula"),
        columns=88,
    ),
    Shot(
        "villainous",
        "disney-villainous",
        "en",
        5,
        260,
        ("queen-of-hearts", "captain-hook", "ursula", "jafar"),
        columns=112,
        rows=42,
        level="random",
    ),
    Shot(
        "star-wars",
        "star-wars-villainous",
        "en",
        6,
        170,
        ("boba-fett", "seventh-sister", "cad-bane"),
        columns=120,
        rows=48,
        level="rules-of-thumb",
    ),
)


def played(shot: Shot) -> Table:
    """The table: bots play for everybody until seat 0 is to choose."""
    chosen = game(shot.game_id)
    setup = chosen.setup(None if shot.villains else shot.players, shot.villains or None)
    table = Table(chosen, setup, shot.seed)
    while len(table.answers) < shot.answers or table.state.actor() != 0:
        decision = table.decision()
        assert decision is not None, f"{shot.name}: over before answer {shot.answers}"
        bot = make(shot.level, shot.game_id, decision.actor, shot.seed + len(table.answers))
        table.answer(bot.choose(table.state.view(decision.actor), decision))
    return table


def drawn(shot: Shot) -> str:
    """What the person at seat 0 sees, as SVG."""
    said = words(shot.language)
    console = Console(
        file=io.StringIO(),
        record=True,
        width=shot.columns,
        height=shot.rows,
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )
    chairs: list[dict[str, object]] = [{"name": None, "level": None, "seed": 0}]
    table = played(shot)
    chairs += [{"name": None, "level": shot.level, "seed": 0}] * (table.setup.players - 1)
    with tempfile.TemporaryDirectory() as folder:
        store = Store.at(Path(folder) / "games.db")
        kept = store.add(table, {"chairs": chairs, "language": shot.language})
        screen = RichScreen(said, console=console)
        session = Session(screen, kept, said, "1", resumed=False)
        session.picture(0)
        decision = table.decision()
        assert decision is not None
        high = len(decision.options)
        screen.say(said.say("ui-choose-number", low=1, high=high), "turn")
        store.close()
    title = f"skulduggery play {shot.game_id}"
    return console.export_svg(title=title, unique_id=shot.name)


def main(argv: list[str]) -> int:
    place = Path(argv[0]) if argv else PLACE
    place.mkdir(parents=True, exist_ok=True)
    for shot in SHOTS:
        (place / f"{shot.name}.svg").write_text(drawn(shot), encoding="utf-8")
        print(place / f"{shot.name}.svg")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
