"""Many games among bots, and what came of them: who won, how often, with which role, character and bot.

    plan = Plan(games=1000, players=5, bots=["greedy", "random"], seed=7)
    tally = simulate(plan)
    tally.summary()["sides"]

Game number i has the seed `plan.seed + i`: the same plan gives the same games, and each of them can be played again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import sqrt
from random import Random
from time import perf_counter
from typing import Final, TypeVar

from posse.bots import BOTS, Bot, play_out
from posse.deal import make_setup, new_game
from posse.engine.cards import RULES
from posse.engine.game import Game
from posse.engine.setup import MOST_SEED, SetupError
from posse.engine.words import ROLE_IDS

Z95: Final = 1.959964  # a normal variable lies within so many deviations 95 times in 100
COLUMNS: Final = (
    "game", "seed", "player", "seat", "role", "character", "bot", "won", "side", "turns", "decisions",
)  # fmt: skip

K = TypeVar("K", str, tuple[str, str])
Seating = Callable[[Game, int], Sequence[Bot]]  # a game and its number -> a bot for each player


def wilson(hits: float, trials: float) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson): where the true one lies, after so many hits in so many trials."""
    if trials <= 0:
        return (0.0, 1.0)
    share = hits / trials
    z2 = Z95 * Z95 / trials
    middle = (share + z2 / 2) / (1 + z2)
    half = Z95 * sqrt(share * (1 - share) / trials + z2 / (4 * trials)) / (1 + z2)
    return (max(0.0, middle - half), min(1.0, middle + half))


def read_bots(text: str) -> list[str]:
    """ "greedy,random:2" -> greedy, random, random; a `SetupError` says what is wrong."""
    names: list[str] = []
    for word in text.replace(",", " ").split():
        name, _, number = word.partition(":")
        if name not in BOTS:
            raise SetupError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
        if ":" in word and not (number.isascii() and number.isdigit() and 0 < int(number) <= 8):
            raise SetupError(f"how many bots is a number from 1 to 8, as in {name}:2, not {number!r}")
        names += [name] * int(number or 1)
    if not names:
        raise SetupError(f"name at least one bot: {', '.join(BOTS)}")
    return names


class Plan:
    """What is simulated, as plain data that other processes can be handed.

    It is checked at once: a `SetupError` says what is wrong and what would be right.
    """

    def __init__(
        self,
        games: int = 1000,
        players: int = 4,
        bots: Sequence[str] = ("greedy",),
        boxes: Sequence[str] | str | None = None,
        mode: str | None = None,
        rulebook: str = "compendium",
        options: Mapping[str, object] | None = None,
        seed: int = 0,
    ) -> None:
        if games < 1:
            raise SetupError(f"at least one game is played, not {games}")
        if not 0 <= seed <= MOST_SEED - games:
            raise SetupError(f"the first seed is a number from 0 to {MOST_SEED - games}")
        setup, _ = make_setup(players, boxes, mode, rulebook, options, seed=seed)
        self.games = games
        self.players = players
        self.bots = read_bots(",".join(bots))
        if len(self.bots) > players:
            raise SetupError(f"{players} players need no more than {players} bots, not {len(self.bots)}")
        self.boxes = list(setup.boxes)
        self.mode = setup.mode
        self.rulebook = rulebook
        self.options = dict(options or {})
        self.seed = seed

    def deal(self, number: int) -> Game:
        """The game with this number."""
        seed = self.seed + number
        return new_game(self.players, self.boxes, self.mode, self.rulebook, self.options, seed=seed)

    def seat(self, game: Game, number: int) -> list[Bot]:
        """The bots named are dealt out in rounds until every player has one; who sits where is left to chance."""
        first = number % len(self.bots)
        names = [self.bots[(first + i) % len(self.bots)] for i in range(self.players)]
        chance = Random(self.seed + number)
        chance.shuffle(names)
        return [BOTS[name](chance.getrandbits(32)) for name in names]


class Row:
    """What became of one seat in one game."""

    def __init__(self, player: int, seat: int, role: str, character: str, bot: str, won: bool) -> None:
        self.player = player
        self.seat = seat
        self.role = role
        self.character = character
        self.bot = bot
        self.won = won


class Played:
    """One game that is over."""

    def __init__(
        self, number: int, seed: int, side: str, turns: int, decisions: int, rows: list[Row]
    ) -> None:
        self.number = number
        self.seed = seed
        self.side = side
        self.turns = turns
        self.decisions = decisions
        self.rows = rows

    def lines(self) -> Iterator[tuple[int | str, ...]]:
        """The game as rows of a table, one a seat, in the order of `COLUMNS`."""
        for r in self.rows:
            yield (
                self.number, self.seed, r.player, r.seat, r.role, r.character, r.bot, int(r.won), self.side,
                self.turns, self.decisions,
            )  # fmt: skip


def play_one(plan: Plan, number: int, seating: Seating | None = None) -> Played:
    """Deal and play out one game of a plan."""
    game = plan.deal(number)
    bots = (seating or plan.seat)(game, number)
    decisions = play_out(game, bots)
    rows: list[Row] = []
    for seat in range(game.seats):
        player = game.owner[seat]
        character = game.character[seat]
        rows.append(
            Row(
                player,
                seat,
                ROLE_IDS[game.role[seat]],
                RULES[character].id if character >= 0 else "",
                bots[player].name,
                seat in game.winners,
            )
        )
    result = game.result
    assert result is not None
    return Played(number, plan.seed + number, result.side, game.turn_count, decisions, rows)


class Count:
    """So many wins in so many trials. Trials of one game hang together (outlaws win or lose as one): the interval is
    made from what the games differ by, not as if every seat were a game of its own."""

    def __init__(self) -> None:
        self.wins = 0
        self.trials = 0
        self.games = 0
        self._ww = self._wt = self._tt = 0  # sums over games of wins², wins x trials, trials²

    def add(self, wins: int, trials: int = 1) -> None:
        """One more game, in which there were so many trials."""
        self.wins += wins
        self.trials += trials
        self.games += 1
        self._ww += wins * wins
        self._wt += wins * trials
        self._tt += trials * trials

    @property
    def share(self) -> float:
        return self.wins / self.trials if self.trials else 0.0

    def worth(self) -> float:
        """As many independent trials would tell as much."""
        share = self.share
        if share in (0.0, 1.0):
            return self.games
        spread = self._ww - 2 * share * self._wt + share * share * self._tt
        if spread <= 0:
            return self.trials
        return min(self.trials, share * (1 - share) * self.trials * self.trials / spread)

    def interval(self) -> tuple[float, float]:
        """Where the true share lies, 95 times in 100."""
        worth = self.worth()
        return wilson(self.share * worth, worth)

    def data(self) -> dict[str, int | float]:
        low, high = self.interval()
        share = self.share
        return {
            "wins": self.wins,
            "of": self.trials,
            "share": round(share, 5),
            "low": round(low, 5),
            "high": round(high, 5),
        }


def _add(counts: dict[K, Count], results: list[tuple[K, bool]]) -> None:
    """One game's results, by what they are counted for."""
    sums: dict[K, list[int]] = {}
    for key, won in results:
        pair = sums.setdefault(key, [0, 0])
        pair[0] += won
        pair[1] += 1
    for key, (wins, trials) in sums.items():
        if key not in counts:
            counts[key] = Count()
        counts[key].add(wins, trials)


class Tally:
    """What came of the games so far."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.decisions = 0
        self.turns = 0
        self.seconds = 0.0
        self.sides: dict[str, int] = {}
        self.roles: dict[str, Count] = {}
        self.characters: dict[str, Count] = {}
        self.bots: dict[str, Count] = {}
        self.bot_roles: dict[tuple[str, str], Count] = {}

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.turns += played.turns
        self.sides[played.side] = self.sides.get(played.side, 0) + 1
        rows = played.rows
        _add(self.roles, [(row.role, row.won) for row in rows])
        _add(self.characters, [(row.character, row.won) for row in rows])
        _add(self.bots, [(row.bot, row.won) for row in rows])
        _add(self.bot_roles, [((row.bot, row.role), row.won) for row in rows])

    def side_counts(self) -> list[tuple[str, Count]]:
        """Who won how many games, the most first."""
        found: list[tuple[str, Count]] = []
        for side, wins in sorted(self.sides.items(), key=lambda item: (-item[1], item[0])):
            count = Count()
            count.wins, count.trials, count.games = wins, self.games, self.games
            found.append((side, count))
        return found

    def summary(self) -> dict[str, object]:
        """Everything as plain data."""
        plan = self.plan
        order = {role: i for i, role in enumerate(ROLE_IDS)}
        by_share = sorted(self.characters.items(), key=lambda item: (-item[1].share, item[0]))
        return {
            "games": self.games,
            "players": plan.players,
            "mode": plan.mode,
            "boxes": plan.boxes,
            "rulebook": plan.rulebook,
            "options": plan.options,
            "seed": plan.seed,
            "bots": plan.bots,
            "sides": {side: count.data() for side, count in self.side_counts()},
            "roles": {
                role: count.data() for role, count in sorted(self.roles.items(), key=lambda i: order[i[0]])
            },
            "by_bot": {bot: count.data() for bot, count in sorted(self.bots.items())},
            "by_bot_and_role": {
                bot: {
                    role: self.bot_roles[bot, role].data()
                    for role in sorted(self.roles, key=order.__getitem__)
                    if (bot, role) in self.bot_roles
                }
                for bot in sorted(self.bots)
            },
            "characters": {character: count.data() for character, count in by_share},
            "decisions_per_game": round(self.decisions / max(self.games, 1), 2),
            "turns_per_game": round(self.turns / max(self.games, 1), 2),
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / self.seconds, 2) if self.seconds else 0.0,
        }


def run(plan: Plan, numbers: Iterable[int] | None = None, seating: Seating | None = None) -> Iterator[Played]:
    """The games of a plan, one after the other."""
    for number in range(plan.games) if numbers is None else numbers:
        yield play_one(plan, number, seating)


def simulate(
    plan: Plan, seating: Seating | None = None, after: Callable[[Played], None] | None = None
) -> Tally:
    """Play all games of a plan; `after` is told of each."""
    tally = Tally(plan)
    begun = perf_counter()
    for played in run(plan, seating=seating):
        tally.add(played)
        if after is not None:
            after(played)
    tally.seconds = perf_counter() - begun
    return tally
