"""Face-down piles whose order does not exist until somebody draws or looks.

A pile is (top, bag, bottom). `top` and `bottom` are cards whose place an effect or a laid position
has fixed, each with a mask of the seats that know it (perhaps nobody). The `bag` is sorted: what is
drawn from it is picked by chance, so nothing depends on how it was built and there is no order to
leak. Piles are values: every change gives a new one.
"""


class Pile:
    __slots__ = ("top", "top_seen", "bag", "bottom", "bottom_seen")

    def __init__(
        self,
        bag: tuple[int, ...] = (),
        top: tuple[int, ...] = (),
        top_seen: tuple[int, ...] = (),
        bottom: tuple[int, ...] = (),
        bottom_seen: tuple[int, ...] = (),
    ) -> None:
        self.bag = bag
        self.top = top
        self.top_seen = top_seen
        self.bottom = bottom
        self.bottom_seen = bottom_seen

    def size(self) -> int:
        return len(self.top) + len(self.bag) + len(self.bottom)

    def cards(self) -> tuple[int, ...]:
        """All cards, in no meaningful order where the bag is concerned."""
        return self.top + self.bag + self.bottom

    def choices(self) -> int:
        """Among how many cards chance picks the next one: 1 when its place is fixed."""
        if self.top or not self.bag:
            return 1
        return len(self.bag)

    def next(self, pick: int) -> int:
        """The card that is drawn when chance says `pick`."""
        if self.top:
            return self.top[0]
        if self.bag:
            return self.bag[pick]
        return self.bottom[0]

    def next_seen(self) -> int:
        """The seats that know the next card."""
        if self.top:
            return self.top_seen[0]
        if self.bag:
            return 0
        return self.bottom_seen[0]

    def after(self, pick: int) -> "Pile":
        """The pile without the card that `next(pick)` names."""
        if self.top:
            return Pile(self.bag, self.top[1:], self.top_seen[1:], self.bottom, self.bottom_seen)
        if self.bag:
            return Pile(
                self.bag[:pick] + self.bag[pick + 1 :], (), (), self.bottom, self.bottom_seen
            )
        return Pile((), (), (), self.bottom[1:], self.bottom_seen[1:])

    def with_top(self, card: int, seen: int) -> "Pile":
        return Pile(
            self.bag, (card,) + self.top, (seen,) + self.top_seen, self.bottom, self.bottom_seen
        )

    def with_bottom(self, card: int, seen: int) -> "Pile":
        return Pile(
            self.bag, self.top, self.top_seen, self.bottom + (card,), self.bottom_seen + (seen,)
        )

    def without(self, card: int) -> "Pile":
        """The pile without a card that a search found, wherever it lay."""
        if card in self.bag:
            at = self.bag.index(card)
            return Pile(
                self.bag[:at] + self.bag[at + 1 :],
                self.top,
                self.top_seen,
                self.bottom,
                self.bottom_seen,
            )
        if card in self.top:
            at = self.top.index(card)
            return Pile(
                self.bag,
                self.top[:at] + self.top[at + 1 :],
                self.top_seen[:at] + self.top_seen[at + 1 :],
                self.bottom,
                self.bottom_seen,
            )
        at = self.bottom.index(card)
        return Pile(
            self.bag,
            self.top,
            self.top_seen,
            self.bottom[:at] + self.bottom[at + 1 :],
            self.bottom_seen[:at] + self.bottom_seen[at + 1 :],
        )

    def shuffled(self, more: tuple[int, ...] = ()) -> "Pile":
        """Everything into the bag, with `more`; places and what was known of them are forgotten."""
        return Pile(tuple(sorted(self.top + self.bag + self.bottom + more)))

    def seen_by_all(self, mask: int) -> "Pile":
        """The same pile after the seats of `mask` looked at every fixed place."""
        return Pile(
            self.bag,
            self.top,
            tuple([seen | mask for seen in self.top_seen]),
            self.bottom,
            tuple([seen | mask for seen in self.bottom_seen]),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pile) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def parts(
        self,
    ) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
        return (self.bag, self.top, self.top_seen, self.bottom, self.bottom_seen)

    def __reduce__(
        self,
    ) -> tuple[
        type["Pile"],
        tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]],
    ]:
        return (Pile, self.parts())


EMPTY = Pile()
