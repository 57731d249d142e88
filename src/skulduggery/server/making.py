"""New tables: laid afresh, forked from a finished one, read from a record, or following another."""

import asyncio
from secrets import choice, randbits, token_hex

from skulduggery.bots import levels, usual_level
from skulduggery.engine import record
from skulduggery.engine.chance import KEY_LIMIT, Chance
from skulduggery.engine.decision import Refused
from skulduggery.engine.game import Game
from skulduggery.games import game
from skulduggery.server import wire
from skulduggery.server.house import House
from skulduggery.server.keeping import Elsewhere
from skulduggery.server.seats import (
    BOT,
    OPEN,
    PERSON,
    Chair,
    cleaned,
    hash_of,
    new_key,
    next_key,
    seating_of,
)
from skulduggery.server.standing import Reader
from skulduggery.server.tables import Live
from skulduggery.server.telling import Listener

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
NAME = 10
RANDOM, BEGINNER = "random", "beginner"
APART = 0x5345415453
"""Villains are drawn apart from the luck of the cards."""


def new_name() -> str:
    return "".join(choice(LETTERS) for _ in range(NAME))


class Making:
    def __init__(self, house: House) -> None:
        self.house = house

    async def new(self, asked: wire.NewTable) -> wire.Made:
        chosen = game(asked.game)
        seed = _seed(asked.seed)
        luck = randbits(128) if seed is None else seed
        chairs = [_chair(n, seat, chosen) for n, seat in enumerate(asked.seats)]
        villains = _villains(chosen, chairs, luck)
        setup = chosen.setup(
            None if villains else len(chairs), villains or None, dict(asked.options)
        )
        table = record.Table(chosen, setup, luck)
        host = next((n for n, one in enumerate(asked.seats) if one.kind in ("me", "here")), None)
        keys = [None if chair.kind == BOT else new_key() for chair in chairs]
        for chair, key in zip(chairs, keys, strict=True):
            chair.key = None if key is None else hash_of(key)
        watch = new_key()
        name = await self._keep(
            table,
            chairs,
            asked.lang,
            host,
            asked.pace,
            hash_of(watch),
            seed is not None,
            beat=_beat(chosen, asked),
            hints=asked.hints,
        )
        is_open = [chair.kind == OPEN for chair in chairs]
        return wire.Made(
            table=name,
            keys=[None if is_open[n] else key for n, key in enumerate(keys)],
            invites=[key if is_open[n] else None for n, key in enumerate(keys)],
            watch=watch,
        )

    async def _keep(
        self,
        table: record.Table,
        chairs: list[Chair],
        language: str,
        host: int | None,
        pace: str,
        watch: str,
        seed_known: bool,
        follows: int | None = None,
        secret: str | None = None,
        beat: str = "off",
        hints: str | None = None,
    ) -> str:
        """Write a new table down and begin it. Its name."""
        house = self.house
        if house.kept_tables >= house.limits.tables:
            raise Refused("too-many-tables", f"there are {house.kept_tables} tables; no more fit")
        for chair in chairs:
            chair.luck = randbits(62)
        state = table.state
        actor, over = state.actor(), state.actor() < 0
        name = new_name()
        await house.keeping.add(
            table,
            seating_of(chairs, language, beat, hints),
            {
                "name": name,
                "watch": watch,
                "host": host,
                "practice": sum(chair.kind != BOT for chair in chairs) == 1,
                "seed_known": seed_known,
                "pace": pace,
                "secret": secret or token_hex(32),
                "follows": follows,
                "waiting": state.shown(None)["waiting"],
                "bot_to_move": not over and chairs[actor].plays_itself,
                "result": state.result().to_json() if over else None,
            },
            chairs,
        )
        house.kept_tables += 1
        await house.table(name)
        return name

    # From a finished table, or a record.

    async def fork(self, live: Live, reader: Reader, asked: wire.Fork) -> wire.Made:
        async with live.held():
            if live.table is None or not live.over:
                raise Refused("not-allowed", "play on from a moment of a game that is over")
            table = live.table
            if asked.at > len(table.answers):
                raise Refused("bad-request", f"at: the replay has steps 0 to {len(table.answers)}")
            seed = table.seed if asked.luck == "same" else None
            forked = await asyncio.to_thread(table.fork, asked.at, seed)
        if asked.seat is None and reader is not None:
            asked.seat = reader
        return await self._against_bots(forked, asked.seat, asked.level, asked.pace, seed)

    async def read(self, given: wire.GiveRecord) -> wire.Made:
        text = given.record
        if text.count("\n") > 2 * self.house.limits.answers_in_a_record:
            most = self.house.limits.answers_in_a_record
            raise Refused("bad-record", f"a record of more than {most} answers is not read here")
        table = await asyncio.to_thread(record.load, text, game)
        if table.state.actor() >= 0:
            table = await asyncio.to_thread(table.fork, len(table.answers))
            return await self._against_bots(table, given.seat, given.level, given.pace, None)
        chairs = [
            Chair(n, BOT, level=levels(table.game.id)[0], villain=_villain(table, n))
            for n in range(table.setup.players)
        ]
        watch = new_key()
        name = await self._keep(table, chairs, "en", None, given.pace, hash_of(watch), True)
        none = [None for _ in chairs]
        return wire.Made(table=name, keys=list(none), invites=list(none), watch=watch)

    async def _against_bots(
        self,
        table: record.Table,
        seat: int | None,
        level: str | None,
        pace: str,
        seed: int | None,
    ) -> wire.Made:
        players = table.setup.players
        if table.state.actor() < 0:
            raise Refused("over", "the game is over at this moment: nothing can be played on")
        if seat is None:
            seat = table.state.actor()
        if seat >= players:
            raise Refused("bad-request", f"seat {seat}: there are {players} seats")
        level = _level(table.game, level)
        chairs = [
            Chair(n, PERSON if n == seat else BOT, level=None if n == seat else level)
            for n in range(players)
        ]
        key, watch = new_key(), new_key()
        chairs[seat].key = hash_of(key)
        name = await self._keep(table, chairs, "en", seat, pace, hash_of(watch), seed is not None)
        return wire.Made(
            table=name,
            keys=[key if n == seat else None for n in range(players)],
            invites=[None] * players,
            watch=watch,
        )

    # Another game of the same people.

    async def rematch(self, live: Live, reader: Reader, key: str) -> wire.NextTable:
        if not live.over:
            raise Refused("no-rematch", "the game is not over yet")
        name = live.followed_by
        if name is None:
            if reader is None and live.room.host is not None:
                raise Refused("not-allowed", "whoever watches cannot ask for a rematch")
            name = await self._following(live)
        following = await self.house.table(name)
        return wire.NextTable(table=name, key=await self._heir(following, reader, key))

    async def _following(self, live: Live) -> str:
        kept = live.kept
        chosen = game(kept.game)
        players = len(live.chairs)
        chairs: list[Chair] = []
        for seat in range(players):
            before = live.chairs[(seat - 1) % players]
            chairs.append(
                Chair(
                    seat,
                    before.kind,
                    before.name,
                    before.here,
                    before.level,
                    before.standin,
                    before.wish,
                    heir_of=None if before.kind == BOT else before.seat,
                )
            )
        luck = randbits(128)
        villains = _villains(chosen, chairs, luck)
        setup = chosen.setup(None if villains else players, villains or None, kept.options)
        host = live.room.host
        try:
            name = await self._keep(
                record.Table(chosen, setup, luck),
                chairs,
                kept.seating["language"],
                None if host is None else (host + 1) % players,
                live.room.pace,
                "",
                False,
                follows=live.number,
                beat=live.beat,
                hints=kept.seating.get("hints"),
            )
        except Elsewhere:
            # Somebody else was quicker.
            found = await self.house.keeping.room_after(live.number)
            if found is None:
                raise
            live.followed_by = found
            return found
        following = await self.house.table(name)

        async def key_of(listener: Listener) -> str:
            return await self._heir(following, listener.reader, listener.key)

        await live.followed(name, key_of)
        return name

    async def _heir(self, following: Live, reader: Reader, key: str) -> str:
        """The key to the table that followed, for whoever has this one's. It is the same on every
        device, and its hash is stored when somebody comes for it first."""
        heir = next_key(key, following.room.secret)
        keeping = self.house.keeping
        async with following.held():
            if reader is None:
                if not following.room.watch:
                    await keeping.set_room(following.number, watch=hash_of(heir))
                    following.room.watch = hash_of(heir)
                return heir
            for chair in following.chairs:
                if chair.heir_of == reader and chair.key is None:
                    await keeping.set_seat(following.number, chair.seat, key=hash_of(heir))
                    chair.key = hash_of(heir)
        return heir


def _beat(chosen: Game, asked: wire.NewTable) -> str:
    """At one screen a rest would be over before the screen is handed on: there the table waits."""
    if not chosen.out_of_turn:
        return "off"
    at_one_screen = any(seat.kind == "here" for seat in asked.seats)
    return asked.beat or ("off" if at_one_screen else "normal")


def _seed(given: int | str | None) -> int | None:
    if given is None:
        return None
    text = str(given)
    if not (text.isascii() and text.isdigit() and int(text) < KEY_LIMIT):
        raise Refused("bad-request", "seed: a whole number from 0 to 2^128-1 is needed")
    return int(text)


def _level(chosen: Game, level: str | None) -> str:
    known = levels(chosen.id)
    if level is None:
        return usual_level(chosen.id)
    if level not in known:
        raise Refused(
            "bad-request", f"level {level[:40]!r}: for {chosen.id} there are {', '.join(known)}"
        )
    return level


def _chair(seat: int, asked: wire.NewSeat, chosen: Game) -> Chair:
    kind = {"bot": BOT, "open": OPEN}.get(asked.kind, PERSON)
    if asked.villain is not None and not chosen.villains:
        raise Refused("bad-players", f"villain: {chosen.id} has none")
    return Chair(
        seat,
        kind,
        name=None if kind == OPEN else cleaned(asked.name),
        here=asked.kind == "here",
        level=_level(chosen, asked.level) if kind == BOT else None,
        wish=asked.villain,
    )


def _villains(chosen: Game, chairs: list[Chair], luck: int) -> list[str]:
    """Who is which villain: those chosen, one for beginners where asked, the rest by chance."""
    if not chosen.villains:
        return []
    wishes = [chair.wish for chair in chairs]
    if BEGINNER in wishes and chosen.beginner and chosen.beginner not in wishes:
        wishes[wishes.index(BEGINNER)] = chosen.beginner
    left = [villain for villain in chosen.villains if villain not in wishes]
    chance = Chance(luck ^ APART)
    out: list[str] = []
    for n, wish in enumerate(wishes):
        if wish in (None, RANDOM, BEGINNER):
            if not left:
                raise Refused("bad-players", f"{chosen.id} has no villain left for seat {n}")
            wish = left.pop(chance.draw(n, len(left)))
        assert wish is not None
        out.append(wish)
    return out


def _villain(table: record.Table, seat: int) -> str | None:
    return table.setup.villains[seat] if table.setup.villains else None
