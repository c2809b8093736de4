"""The game of a situation: everything is put where its author says, the rest where it lies in every such game."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from posse import modes
from posse.deal import bare_game, deck_of, find_boxes, furnish, option_specs
from posse.engine.cards import (
    BORDER,
    BOXES,
    CARD_RULE,
    DECK_OF,
    EQUIPMENT_OF,
    KIND,
    RANGE,
    RULE_OF,
    RULES,
    card_text,
    is_gear,
)
from posse.engine.core import Character, EventRule, HouseRule
from posse.engine.flow import SKIPPED
from posse.engine.game import Game
from posse.engine.recorder import Recorder
from posse.engine.setup import Setup, SetupError, check_names, read_options
from posse.engine.table import CUBES, MOST_CUBES
from posse.engine.turn import S_DISCARD, S_DRAW, S_PLAY, Turn
from posse.engine.words import (
    ALIVE,
    BROWN,
    DEPUTY,
    NO_ROLE,
    ORANGE,
    OUT,
    OUTLAW,
    RENEGADE,
    RETURNS,
    ROLE_IDS,
    SHERIFF,
    SPIRIT,
)
from posse.scenario.reading import one_of
from posse.scenario.situation import NOBODY_ID, PlayerSpec, SeatSpec, Situation
from posse.scenario.words import Token, box_of_card

if TYPE_CHECKING:
    from posse.engine.mode import Mode

STAGES: Final = {"turn_start": 0, "draw": S_DRAW, "play": S_PLAY, "discard": S_DISCARD}
ROLE_ORDER: Final = (SHERIFF, OUTLAW, RENEGADE, DEPUTY)
THREE_ROLES: Final = (DEPUTY, OUTLAW, RENEGADE)
FATE_OF_ROLE: Final = 2000  # a role in `fate`
LOADED: Final = 3
SLOTS_WITHOUT_CUBES: Final = "only orange cards hold cubes"


def build(s: Situation) -> Game:
    """The situation as a game that waits for its first choice."""
    mode = _mode(s)
    setup = _setup(s, mode)
    owners = mode.owners(len(s.players))
    if max(Counter(owners).values()) > 1 and not all(p.two_seated for p in s.players):
        raise s.error(
            f"in the mode {mode.id} every player has two characters: characters: {{…: {{…}}, …: {{…}}}}"
        )
    if not mode.two_seated and any(p.two_seated for p in s.players):
        raise s.error(f"in the mode {mode.id} a player has one character")
    g = bare_game(setup, mode)
    setup.seed = ""  # it is not dealt: no record could say how it came about
    seats = _seats(s, owners)
    _characters(s, g, seats)
    _roles(s, g, owners)
    _lives(s, g, seats)
    _cards(s, g, seats)
    _events(s, g)
    _equipment(s, g)
    _memory(s, g, owners)
    g.recorder = Recorder()
    _turn(s, g)
    g.refresh_all()
    g.run()
    return g


# -- set-up -----------------------------------------------------------------------------------------------------------


def _mode(s: Situation) -> Mode:
    """The one named; else two seats a player mean `two`, and the roles tell `three` from `standard`."""
    name = s.mode
    if not name:
        roles = [p.role for p in s.players if p.role >= 0]
        if any(p.two_seated for p in s.players):
            name = "two"
        elif len(s.players) == 3 and len(set(roles)) == len(roles) and set(roles) <= set(THREE_ROLES):
            name = "three"
        else:
            name = "standard"
    if name not in modes.MODES:
        where = s.field("mode")
        if name in ("two", "hidden_six"):
            raise where.error(f"the mode {name} is not built yet")
        raise where.error(f"there is no mode {name!r}" + one_of(name, modes.MODES))
    mode = modes.MODES[name]
    if len(s.players) > mode.most:
        raise s.error(f"the mode {name} has at most {mode.most} players, not {len(s.players)}")
    return mode


def _setup(s: Situation, mode: Mode) -> Setup:
    try:
        chosen = find_boxes(s.boxes, unfinished=True)
        setup = Setup(
            check_names(len(s.players), [p.name for p in s.players]),
            [box.id for box in chosen],
            mode.id,
            s.rulebook,
            read_options(option_specs(), s.rulebook, s.options),
            "0",
        )
        mode.check_setup(setup, len(s.players))
    except SetupError as error:
        field = "options" if "option" in str(error) else "rulebook" if "rulebook" in str(error) else "boxes"
        raise s.field(field).error(str(error)) from None
    furnish(setup, mode)
    return setup


def _seats(s: Situation, owners: tuple[int, ...]) -> list[SeatSpec]:
    """By seat: each player's own, in the order given."""
    waiting = [list(player.seats) for player in s.players]
    return [waiting[owner].pop(0) for owner in owners]


# -- players ----------------------------------------------------------------------------------------------------------


def _characters(s: Situation, g: Game, seats: list[SeatSpec]) -> None:
    home = {c.id: box.id for box in BOXES for c in box.characters}
    taken: set[str] = set()
    for seat in seats:
        id = seat.character
        if id == NOBODY_ID:
            continue
        if home.get(id) not in g.setup.boxes:
            raise s.error(f"{id} is in the box {home.get(id)}: name it in boxes", seat.line)
        if id in taken:
            raise s.error(f"the character {id} is in the game once", seat.line)
        taken.add(id)
    g.character = tuple(RULE_OF[seat.character] for seat in seats)
    g.worn = tuple(tuple(sorted(seat.worn)) for seat in seats)  # in the order of their reactions, as drawn
    second = [-1] * g.seats
    for player, spec in enumerate(s.players):
        if spec.second:
            second[g.owner.index(player)] = RULE_OF[spec.second]
    g.second = tuple(second)


def _roles(s: Situation, g: Game, owners: tuple[int, ...]) -> None:
    """Those given; the others take what the mode deals, in a fixed order."""
    if g.mode.two_seated:
        return
    given = [p.role for p in s.players]
    rest = _dealt(s, g)
    for role in given:
        if role in rest:
            rest.remove(role)
    roles: list[int] = []
    for role in given:
        if role < 0:
            role = rest.pop(0) if rest else OUTLAW
        roles.append(role)
    if roles.count(SHERIFF) > 1:
        raise s.field("players").error("there is one sheriff")
    all_open = min(g.role_open) == 1
    g.role = tuple(roles)
    g.role_open = tuple(int(all_open or role == SHERIFF or p.role_open) for role, p in zip(roles, s.players))


def _dealt(s: Situation, g: Game) -> list[int]:
    """The roles of this mode for so many players: sheriff, outlaws, renegades, deputies."""
    players = len(s.players)
    if g.mode.id == "three":
        g.role_open = (1,) * players
        return list(THREE_ROLES)
    if players < g.mode.least:
        g.role_open = (0,) * players
        return [SHERIFF, OUTLAW, RENEGADE][:players]
    g.mode.deal_roles(g)
    dealt = list(g.role)
    if g.mode.id == "hidden_six":
        dealt = _hidden_six(s, g)
    return sorted((role for role in dealt if role != NO_ROLE), key=ROLE_ORDER.index)


def _hidden_six(s: Situation, g: Game) -> list[int]:
    """One of the seven cards is out of the game: the one named, else one that nobody was given, best a deputy."""
    cards = [SHERIFF, OUTLAW, OUTLAW, OUTLAW, RENEGADE, DEPUTY, DEPUTY]
    free = list(cards)
    for player in s.players:
        if player.role in free:
            free.remove(player.role)
    removed = s.removed_role
    if removed < 0:
        removed = next((role for role in (DEPUTY, OUTLAW, RENEGADE) if role in free), DEPUTY)
    if removed == SHERIFF or removed not in free:
        raise s.field("removed_role").error(
            f"the role removed is one that nobody has, not {ROLE_IDS[removed]}"
        )
    cards.remove(removed)
    g.mode.situate(g, "removed_role", -1, removed)
    return cards


def _lives(s: Situation, g: Game, seats: list[SeatSpec]) -> None:
    most: list[int] = []
    life: list[int] = []
    here: list[int] = []
    for n, seat in enumerate(seats):
        spec = s.players[g.owner[n]]
        alive = seat.alive and not spec.shadow
        rule = RULES[g.character[n]]
        assert isinstance(rule, Character)
        top = seat.max_life if seat.max_life > 0 else rule.life + g.mode.life_bonus(g, n)
        if alive and seat.life == 0:
            raise s.error("a player without life is out: alive: false", seat.line)
        if not alive and seat.life > 0:
            raise s.error("a player who is out has no life", seat.line)
        if seat.life > top:
            raise s.error(f"life is at most {top} here (max_life says otherwise), not {seat.life}", seat.line)
        most.append(top)
        life.append(0 if not alive else seat.life if seat.life > 0 else top)
        here.append(ALIVE if alive else SPIRIT if n == 0 and _plays_on(s, g, spec) else OUT)
        if not alive and not spec.shadow and here[n] == OUT and spec.hand and not g.mode.two_seated:
            raise s.error("a player who is out has no cards", seat.line)
        if spec.shadow and "shadow_gunslingers" not in g.setup.options:
            raise s.error("shadow: true is not built yet", seat.line)
        if spec.shadow and not g.setup.is_on("shadow_gunslingers"):
            raise s.error("shadow: true needs options: {shadow_gunslingers: on}", seat.line)
    if here.count(OUT) > len(here) - 1:
        raise s.field("players").error("somebody has to be in the game")
    g.max_life = tuple(most)
    g.life = life
    g.here = tuple(here)
    dead = [n for n in range(g.seats) if life[n] == 0]
    if not g.mode.two_seated:
        g.role_open = tuple(int(g.role_open[n] or n in dead) for n in range(g.seats))
    if dead:
        g.first_out = dead[0]
    if s.first_out:
        g.first_out = g.owner.index([p.name for p in s.players].index(s.first_out))
        if g.first_out not in dead:
            raise s.field("first_out").error(f"{s.first_out} is not out")


def _plays_on(s: Situation, g: Game, first: PlayerSpec) -> bool:
    """Is the first player, who is out, in the middle of a turn all the same, as a ghost or a shadow?"""
    if g.mode.two_seated or s.at == "turn_start":
        return False
    in_force = [RULES[listed[0]] for listed in s.events.values() if listed[0] >= 0]
    if first.shadow or any(rule.hooks & RETURNS for rule in in_force):
        return True
    raise s.error(f"{first.name} stands first and is at turn, and who is out has no turn", first.line)


# -- cards ------------------------------------------------------------------------------------------------------------


class Supply:
    """The cards of the boxes, each handed out once: those with a face first, then the lowest that is left."""

    def __init__(self, s: Situation, g: Game) -> None:
        self.s = s
        self.left = Counter(deck_of(g.setup))
        self.all = Counter(self.left)
        for box in g.setup.boxes:
            for card in EQUIPMENT_OF[box]:
                self.left[card] += 1
                self.all[card] += 1

    def serve(self, tokens: list[Token]) -> dict[int, int]:
        """The card of each token, by the token's place in the list."""
        found: dict[int, int] = {}
        for i, token in enumerate(tokens):
            if token.faced:
                card = token.cards[0]
                self._check(card, token)
                if not self.left[card]:
                    times = sum(1 for t in tokens if t.faced and t.cards[0] == card)
                    raise self.s.error(
                        f"{token} is in these boxes {_times(self.all[card])} and stands here {_times(times)}",
                        token.line,
                    )
                self.left[card] -= 1
                found[i] = card
        for i, token in enumerate(tokens):
            if not token.faced:
                found[i] = self._lowest(token, tokens)
        return found

    def _check(self, card: int, token: Token) -> None:
        if not self.all[card]:
            box = box_of_card(card)
            raise self.s.error(f"{token} is in the box {box}: name it in boxes", token.line)

    def _lowest(self, token: Token, tokens: list[Token]) -> int:
        for card in token.cards:
            if self.left[card]:
                self.left[card] -= 1
                return card
        count = sum(self.all[card] for card in token.cards)
        if not count:
            self._check(token.cards[0], token)
        times = sum(1 for t in tokens if t.id == token.id)
        raise self.s.error(
            f"{token.id} is in these boxes {_times(count)} and stands here {_times(times)}", token.line
        )

    def rest(self) -> list[int]:
        """The playing cards that nobody named, lowest first."""
        return sorted(card for card in self.left.elements() if not is_gear(card))


def _times(count: int) -> str:
    return {1: "once", 2: "twice"}.get(count, f"{count} times")


def _cards(s: Situation, g: Game, seats: list[SeatSpec]) -> None:
    tokens: list[Token] = []
    for player in s.players:
        tokens += player.hand
        for seat in player.seats:
            tokens += seat.table
    tokens += s.deck
    tokens += s.discard
    tokens += s.equipment or []
    supply = Supply(s, g)
    served = supply.serve(tokens)
    cards = [served[i] for i in range(len(tokens))]

    def take(count: int) -> list[int]:
        taken = cards[:count]
        del cards[:count]
        return taken

    for n, player in enumerate(s.players):
        hand = take(len(player.hand))
        for token, card in zip(player.hand, hand):
            if is_gear(card):
                raise s.error(f"{token.id} is equipment and in no hand", token.line)
        g.hands[n] = sorted(hand)
        for seat in player.seats:
            _lay(s, g, seats.index(seat), seat, take(len(seat.table)))
    deck = take(len(s.deck))
    discard = take(len(s.discard))
    for token, card in zip(s.deck + s.discard, deck + discard):
        if is_gear(card):
            raise s.error(f"{token.id} is equipment and not among the playing cards", token.line)
    rest = supply.rest()
    if s.deck_size >= 0:
        if s.deck_size < len(deck):
            raise s.field("deck_size").error(f"the deck of {s.deck_size} has {len(deck)} cards already")
        if s.deck_size > len(deck) + len(rest):
            raise s.field("deck_size").error(
                f"there are {len(deck) + len(rest)} cards for the deck, not more"
            )
        rest = rest[: s.deck_size - len(deck)]
    g.deck = (deck + rest)[::-1]
    g.discard = discard[::-1]
    if s.equipment is not None:
        gear = take(len(s.equipment))
        for token, card in zip(s.equipment, gear):
            if not is_gear(card):
                raise s.error(f"{token.id} is no equipment", token.line)
        g.row = tuple(gear[:3])
        g.equipment = tuple(gear[3:][::-1])


def _lay(s: Situation, g: Game, n: int, seat: SeatSpec, cards: list[int]) -> None:
    g.tables[n] = cards
    names: set[int] = set()
    for token, card in zip(seat.table, cards):
        kind = KIND[card]
        if BORDER[card] == BROWN:
            raise s.error(f"{token.id} lies on no table: it is used at once", token.line)
        if kind in names and not is_gear(card):
            raise s.error(f"no table holds two cards of one name, and here {token.id} lies twice", token.line)
        if RANGE[kind] and any(RANGE[other] for other in names):
            raise s.error("no table holds two weapons", token.line)
        names.add(kind)
        if token.fresh:
            g.fresh = (*g.fresh, card)
        if token.cubes >= 0:
            if BORDER[card] != ORANGE:
                raise s.error(f"{token.id} holds no cubes; {SLOTS_WITHOUT_CUBES}", token.line)
            if token.cubes > MOST_CUBES:
                raise s.error(f"a card holds at most {MOST_CUBES} cubes, not {token.cubes}", token.line)
            g.load[card] = token.cubes
        elif BORDER[card] == ORANGE:
            g.load[card] = LOADED  # as when it is played: without cubes none lies there
    g.cubes[n] = seat.cubes


# -- the table --------------------------------------------------------------------------------------------------------


def _events(s: Situation, g: Game) -> None:
    """What is listed is the whole deck: the first is in force, the others come up in this order. Where boxes share a
    deck, one of them may have an event in force; what comes up next is in the order written."""
    where = s.field("events")
    decks = {box.id: box.event_deck for box in BOXES}
    event = [-1, -1]
    coming: list[list[int]] = [[], []]
    for id, listed in s.events.items():
        if id not in g.setup.boxes:
            raise where.error(f"the events of {id} need that box: name it in boxes")
        deck = decks[id]
        if event[deck] >= 0 and listed[0] >= 0:
            raise where.error(f"{RULES[event[deck]].id} and {RULES[listed[0]].id} cannot both be in force")
        for n in listed:
            home = next((b for b in BOXES if n >= 0 and RULES[n] in b.events), None)
            if home is None:
                continue
            rule = RULES[n]
            if home.event_deck != deck:
                raise where.error(f"{rule.id} is an event of {home.id} and lies in another deck")
            if home.id not in g.setup.boxes:
                raise where.error(f"{rule.id} is in the box {home.id}: name it in boxes")
            if isinstance(rule, EventRule) and not g.mode.keeps_event(rule):
                raise where.error(f"the event {rule.id} is not in the game in the mode {g.mode.id}")
        event[deck] = max(event[deck], listed[0])
        coming[deck] += listed[1:]
        if deck == 0:
            holder = DEPUTY if g.mode.id == "three" else SHERIFF
            g.event_place = g.role.index(holder) if holder in g.role else 0
    for listed in coming:
        if len(set(listed)) < len(listed) or set(listed) & set(event):
            raise where.error("an event is in its deck once")
    g.event = (event[0], event[1])
    g.event_deck = (tuple(reversed(coming[0])), tuple(reversed(coming[1])))
    if g.event_place >= 0 and not s.first_round:
        g.memo[SKIPPED] = 1


def _equipment(s: Situation, g: Game) -> None:
    """Without a word about it, all equipment of the boxes lies there in a fixed order."""
    if s.equipment is None:
        used = {card for table in g.tables for card in table}
        pile = sorted(card for box in g.setup.boxes for card in EQUIPMENT_OF[box])
        for card in used:
            if card in pile:
                pile.remove(card)
        g.row = tuple(pile[:3])
        g.equipment = tuple(pile[3:][::-1])


def _memory(s: Situation, g: Game, owners: tuple[int, ...]) -> None:
    if sum(g.cubes) + sum(g.load.values()) > CUBES:
        raise s.error(f"there are {CUBES} cubes")
    active = list(g.active)
    for n, player in enumerate(s.players):
        g.nuggets[n] = player.nuggets
        mine = [seat for seat in range(g.seats) if owners[seat] == n]
        if player.active:
            seat = next((x for x in mine if RULES[g.character[x]].id == player.active), -1)
            if seat < 0 or not g.mode.two_seated:
                raise s.error(
                    f"{player.active} is no character of {player.name} that could be active", player.line
                )
            active[n] = seat
        elif g.mode.two_seated:
            active[n] = next((x for x in mine if g.here[x] != OUT), mine[0])
        if player.money >= 0 and not g.mode.situate(g, "money", n, player.money):
            raise s.error("money is not built yet", player.line)
    g.active = tuple(active)
    if s.removed_role >= 0 and g.mode.id != "hidden_six":
        raise s.field("removed_role").error(f"in the mode {g.mode.id} no role is removed")
    g.fate = (*s.random, *(FATE_OF_ROLE + role for role in s.roles))
    g.bangs = s.bangs_played


def _sides(s: Situation, g: Game) -> None:
    """A Shadow Renegade's side: the one given; if he is at turn, the one he chose when it began."""
    for n, player in enumerate(s.players):
        at_turn = n == 0 and player.shadow and s.at != "turn_start" and g.role[n] == RENEGADE
        if player.side >= 0 or at_turn:
            done = any(
                isinstance(r, HouseRule) and r.situate(g, "side", n, player.side) for r in g.event_rules
            )
            if not done:
                raise s.error("only a Shadow Renegade has a side of his own", player.line)


def _turn(s: Situation, g: Game) -> None:
    """The first player is at turn."""
    seat = 0
    if g.mode.two_seated and g.active[0] >= 0:
        seat = g.active[0]
    turn = Turn(seat)
    turn.at = STAGES[s.at]
    g.turn = seat
    g.turn_count = 0 if s.at == "turn_start" else 1
    g.stack = [turn]
    g.refresh_all()
    for n in g.event:
        rule = RULES[n] if n >= 0 else None
        if isinstance(rule, EventRule):
            rule.prevails(g)
    _sides(s, g)


__all__ = ["CARD_RULE", "DECK_OF", "build", "card_text"]
