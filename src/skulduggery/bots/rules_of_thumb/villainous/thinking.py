"""From wishes to answers: each option of a question gets a figure, and the highest is taken."""

from skulduggery.bots.rules_of_thumb.villainous.seen import called, owner, with_pawn_at
from skulduggery.bots.rules_of_thumb.villainous.wishes import JUNK, NEVER, USUAL_CARD, Wishes
from skulduggery.engine.decision import Decision, Option
from skulduggery.games.villainous import actions
from skulduggery.games.villainous.cards import (
    ACTIVATE,
    AMBITION_SYMBOL,
    DISCARD,
    EFFECT,
    FATE,
    GAIN,
    HERO,
    MOVE,
    MOVE_HERO,
    NOWHERE,
    PLAY,
    VANQUISH,
)
from skulduggery.games.villainous.state import Villainous

GAIN_FIRST = 20.0
"""Power comes first: whatever follows may need it."""
LITTLE = 0.02
"""Nothing is done that is worth less."""
MOVING = 0.3
"""What a move costs, so that nothing is moved back and forth."""
ABOUT_TO_WIN = 12.0
"""How much more it is worth to fate somebody who would win on the next turn."""


OFFERS = ("choose-discard-or-put-back", "play-or-discard", "choose-payment")


class Thought:
    """One question, thought over by one seat."""

    def __init__(
        self, wishes: list[Wishes], me: int, decision: Decision, played: list[str | None]
    ) -> None:
        self.wishes = wishes
        self.me = me
        self.mine = wishes[me]
        self.s: Villainous = self.mine.s
        self.decision = decision
        self.about = decision.about or ""
        self.realm = owner(self.s, self.about)
        if self.realm < 0:
            self.realm = me
        self.played = played
        self.card_played = self.about in played
        """Is the card that asks just being played? Else it lies in the realm, or is an Effect."""
        self.in_turn = any([option.verb == "end-turn" for option in decision.options])
        self.wanted: list[str] | None = None

    def figure(self, option: Option) -> float:
        """How good an answer is."""
        verb = option.verb
        if self.decision.prompt in OFFERS:
            return self.offer(option)
        if verb in ("pass", "end-turn"):
            return LITTLE
        if verb == "choose":
            return self.choice(option)
        if self.decision.prompt == "play-condition":
            return self.mine.effect(self.card(option))
        if verb == "move-pawn":
            return self.visit(option.code)
        first = GAIN_FIRST if verb == "gain" and self.in_turn else 0.0
        return first + self.action(self.mine, option.code)

    # The turn.

    def visit(self, place: int) -> float:
        """What a turn at a location is worth."""
        s, seat = self.s, self.me
        usable = actions.usable_symbols(s, seat, place, ())
        gains = [one.symbol.amount for one in usable if one.symbol.kind == GAIN]
        more = sum([max(0, s.box.gain_now(s, seat, amount)) for amount in gains])
        there = self.mine.on(with_pawn_at(s, seat, place, more))
        out = there.visit(place) + more * self.mine.price()
        kinds = [one.symbol.kind for one in usable]
        for kind in dict.fromkeys(kinds):
            if kind != GAIN:
                out += self.use(there, kind, kinds.count(kind))
        return out

    def use(self, there: Wishes, kind: int, times: int) -> float:
        """What the symbols of one kind are worth, once the pawn is there."""
        found = []
        for code in there.s.box.options(there.s, self.me, kind, 0):
            worth = self.action(there, code)
            if worth > 0:
                found.append((worth, code))
        found.sort(reverse=True)
        if kind == FATE:
            return times * found[0][0] if found else 0.0
        if kind not in (PLAY, AMBITION_SYMBOL):
            return sum([worth for worth, _ in found[:times]])
        out = 0.0
        left = there.purse(kind)
        for worth, code in found:
            cost = there.outlay(code)
            if times and cost <= left:
                out += worth
                left -= cost
                times -= 1
        return out

    def action(self, mine: Wishes, code: int) -> float:
        """What one action is worth."""
        kind, what = divmod(code, actions.VERB)
        if kind == GAIN:
            return mine.s.box.gain_now(mine.s, self.me, what) * mine.price()
        if kind == PLAY:
            card = what if what in mine.s.hand(self.me) else self.held(what)
            return mine.play(card) - mine.hoarding(card)
        if kind == ACTIVATE:
            return mine.activation(what)
        if kind == FATE:
            return self.fate(what)
        if kind in (MOVE, MOVE_HERO):
            places = actions.steps_from(mine.s, what)
            return max([mine.moved(what, place) for place in places], default=NEVER) - MOVING
        if kind == VANQUISH:
            return mine.vanquish(what)
        if kind == DISCARD:
            junk = [mine.keep(card) for card in mine.s.hand(self.me)]
            return sum([0.6 * (USUAL_CARD - worth) for worth in junk if worth < JUNK])
        return mine.other(kind, what)

    def fate(self, target: int) -> float:
        """What it is worth to fate somebody: the nearer to winning, the more."""
        near = [one.nearness() for one in self.wishes]
        out = 0.5 + 3.5 * near[target] * near[target]
        out *= self.wishes[target].dread()
        if near[target] >= 1:
            out += ABOUT_TO_WIN
        for seat, other in enumerate(near):
            if seat not in (target, self.me) and other > near[target]:
                out -= 0.5
        return out

    # Questions.

    def card(self, option: Option) -> int:
        """The card that an option names, as it lies on the table that is seen."""
        card = self.s.box.card_of(option.code)
        if self.s.where(card) >= 0 or self.s.cast.cards[card].fate:
            return card
        return self.held(card)

    def held(self, card: int) -> int:
        """The card of the hand that is the same as this one."""
        kind = self.s.cast.kind
        for one in self.s.hand(self.me):
            if kind[one] == kind[card]:
                return one
        return card

    def offer(self, option: Option) -> float:
        """A question with two ways out, of which the second is to discard something."""
        if self.decision.prompt == "choose-discard-or-put-back":
            looked_at = [card for card in self.played if card and card != self.about]
            return self.mine.puts_back(looked_at) if option.text.endswith("put-back") else 0.0
        if self.decision.prompt == "play-or-discard":
            return -self.mine.hurt(self.asking()) if option.verb == "play" else 0.0
        if option.verb == "pay":
            return 0.0
        return self.mine.without_paying(self.asking(), self.card(option))

    def choice(self, option: Option) -> float:
        prompt = self.decision.prompt
        if prompt in ("choose-allies", "choose-cards-to-discard"):
            return self.several(option)
        if prompt.startswith("choose-several"):
            return self.some_of_them(option)
        if prompt == "choose-joining":
            return self.mine.joins(self.card(option))
        if prompt == "choose-fate":
            card = self.s.box.card_of(option.code)
            return self.wishes[self.s.cast.seat(card)].hurt(card)
        if option.symbol is not None:
            return self.mine.freed(called(self.s, self.me, self.about), option.code)
        if option.location is not None:
            return self.location(option.code)
        if option.card is not None:
            return self.chosen(self.card(option))
        word = option.text.partition(" ")[2]
        if word != "yes":
            return self.mine.says(self.about, word)
        return self.mine.agrees(self.about) if self.realm == self.me else 1.0

    def asking(self) -> int:
        """The card that asks: where it lies, or a copy that lies nowhere if it is being played."""
        theirs = self.wishes[self.realm]
        if not self.card_played:
            lies = called(self.s, self.realm, self.about)
            if lies >= 0:
                return lies
        return theirs.any_copy(self.about)

    def location(self, place: int) -> float:
        theirs = self.wishes[self.realm]
        card = self.asking()
        hero = card >= 0 and self.s.cast.cards[card].type == HERO
        if self.realm != self.me:
            if not self.card_played or not hero:
                sent = theirs.sent(self.about, place)
                if sent is not None:
                    return sent
            return theirs.exposed(card, place) if hero else 1.0
        if not self.card_played:
            if self.about in self.mine.acts_by:
                codes = actions.offered(self.s, self.me, place, (), FATE)
                return max([self.action(self.mine, code) for code in codes], default=NEVER)
            goes = self.mine.goes(self.about, place)
            if goes is not None:
                return goes
            if self.s.where(card) >= 0:
                return self.mine.moved(card, place)
        if hero:
            return -theirs.exposed(card, place)
        goes = self.mine.goes(self.about, place) if self.s.cast.cards[card].type == EFFECT else None
        return self.mine.lying(card, place) if goes is None else goes

    def chosen(self, card: int) -> float:
        about = self.about
        theirs = self.wishes[self.realm]
        printed = self.s.cast.cards[card]
        if self.realm != self.me:
            hurts = theirs.suffers(about, card)
            if hurts is not None:
                return hurts
            if printed.type == HERO:
                return theirs.burdened(theirs.any_copy(about), card)
            return theirs.worth(card)
        picks = self.mine.picks(about, card)
        if picks is not None:
            return picks
        if card in self.s.hand(self.me):
            return self.mine.play(card) if self.mine.is_ally(card) else self.mine.keep(card)
        if printed.type == HERO and not self.mine.is_ally(card):
            return self.mine.defeat(card)
        asking = self.asking()
        if asking >= 0 and self.s.cast.cards[asking].attach != NOWHERE:
            return self.mine.onto(asking, card)
        return 1.0 + 0.1 * self.mine.worth(card)

    def several(self, option: Option) -> float:
        """Cards that are picked one by one: the first of those that are wanted, then done."""
        if self.wanted is None:
            self.wanted = self.set_of_picks()
            for name in self.decision.picked:
                if name in self.wanted:
                    self.wanted.remove(name)
        if option.card is None:
            return 0.0
        card = self.card(option)
        names = (self.s.name_of(card), self.s.cast.cards[card].id)
        if any([name in self.wanted for name in names]):
            return 100.0 - option.n
        return -1.0 - option.n

    def some_of_them(self, option: Option) -> float:
        """Up to so many cards for a text: the best of those that bring anything, then done."""
        if self.wanted is None:
            left = self.wishes[self.realm].at_most - len(self.decision.picked)
            cards = [one for one in self.decision.options if one.card is not None]
            figures = {one.text: self.chosen(self.card(one)) for one in cards}
            best = sorted(figures, key=figures.__getitem__, reverse=True)[:left]
            self.wanted = [text for text in best if figures[text] > 0]
        if option.text in self.wanted:
            return 100.0 - option.n
        return 0.0 if option.card is None else -1.0 - option.n

    def set_of_picks(self) -> list[str]:
        if self.decision.prompt == "choose-allies":
            hero = called(self.s, self.me, self.about)
            return [self.s.name_of(ally) for ally in self.mine.force(hero)] if hero >= 0 else []
        hand = sorted(self.s.hand(self.me), key=self.mine.keep)
        if self.about:
            return [self.mine.id(card) for card in hand[: self.mine.given_up(self.about)]]
        return [self.mine.id(card) for card in hand if self.mine.keep(card) < JUNK]
