"""Replays of games longer than what a table remembers."""

from skulduggery.server.standing import STATES_KEPT
from tests.server.helpers import BOT, ME, Server

VILLAINS = "disney-villains-card-game"


def test_a_long_game_is_replayed_step_by_step(server: Server) -> None:
    made = server.lay(ME, BOT, BOT, BOT, game=VILLAINS)
    key = made["keys"][0]
    with server.sit(made["table"], key) as person:
        server.play_to_the_end(person)
    path = f"tables/{made['table']}/replay"
    told = server.get(path, key)
    steps = told["steps"]
    while len(steps) < told["total"]:
        steps += server.get(path, key, **{"from": len(steps), "to": len(steps) + 100})["steps"]
    record = server.get(f"tables/{made['table']}/record", key)["record"]
    answers = [line for line in record.splitlines() if line[:1].isdigit()]
    assert [f"{step['seat']} {step['text']}" for step in steps[1:]] == answers
    assert [step["n"] for step in steps] == list(range(len(answers) + 1))
    assert steps[-1]["views"]["watch"]["waiting"] is None
    assert len(steps) > STATES_KEPT
