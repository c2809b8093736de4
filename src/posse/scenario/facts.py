"""What `expect` may ask about: every fact of the game by its key, and whether it is as expected.

Cards are a set without order, named with or without faces; `bomb:3` wants cubes on it, `sombrero!` wants it fresh. A
number in place of cards is their count. `hidden` is what a view does not say, `?` a card of a hand that it does not
name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from posse.engine.cards import RULES, card_text
from posse.engine.core import Character, EventRule
from posse.engine.fight import Estate
from posse.engine.notation import plain, seat_name, seat_names, tidy
from posse.engine.turn import Excess
from posse.engine.view import phase, view
from posse.engine.words import OUT, ROLE_IDS
from posse.scenario.reading import Cell, one_of, short
from posse.scenario.words import Token, not_built, read_token, read_tokens

if TYPE_CHECKING:
    from posse.engine.game import Game

NUMBER: Final = "number"
CARDS: Final = "cards"
WORD: Final = "word"
WORDS: Final = "words"
TRUTH: Final = "truth"
TEXTS: Final = "texts"
OF_PLAYER: Final = {
    "life": NUMBER, "max_life": NUMBER, "hand": CARDS, "table": CARDS, "role": WORD, "character": WORD,
    "alive": TRUTH, "nuggets": NUMBER, "cubes": NUMBER, "money": NUMBER, "distance": NUMBER, "reach": NUMBER,
    "hand_limit": NUMBER, "side": WORD, "active": WORD, "second": WORD, "worn": WORDS,
}  # fmt: skip
OF_TABLE: Final = {
    "asked": WORD, "turn": WORD, "phase": WORD, "event": WORDS, "next_event": WORDS, "deck_size": NUMBER,
    "discard_size": NUMBER, "top_discard": CARDS, "equipment": CARDS, "cube_supply": NUMBER, "nugget_supply": NUMBER,
    "discard": CARDS, "winners": WORDS, "over": TRUTH, "log": TEXTS, "no_log": TEXTS, "log_order": TEXTS,
}  # fmt: skip
PLACES: Final = ("asked", "turn", "phase", "over")  # where the game stands
EVENTS: Final = ("event", "next_event")  # one a deck
NOTHING: Final = ("", "none", "nobody", "null", "~", "[]")
HIDDEN: Final = ("hidden", "unknown", "secret", "?")
UNSEEN_CARD: Final = "?"
SIDE_WORDS: Final = {
    "law": "law", "deputy": "law", "sheriff": "law", "shadow_deputy": "law",
    "outlaws": "outlaws", "outlaw": "outlaws", "shadow_outlaw": "outlaws", "renegade": "renegade",
}  # fmt: skip
NUGGETS: Final = 30
PHASE_WORDS: Final = ("turn_start", "draw", "play", "discard", "end")


class Fact:
    """One entry of `expect`."""

    def __init__(self, key: str, line: int) -> None:
        self.key = key
        self.line = line
        self.viewer = ""
        self.player = ""
        self.name = ""
        self.other = ""
        self.type = ""
        self.hidden = False
        self.number = -1  # also the count of cards
        self.counted = False
        self.unseen = 0  # cards written as `?`, beside others
        self.tokens: list[Token] = []
        self.words: list[str] = []
        self.truth = False
        self.shown = ""  # what was expected, as written


def read_fact(key: str, cell: Cell, names: set[str], line: int) -> Fact:
    fact = Fact(key, line)
    parts = key.split(".")
    if parts[0] == "sees":
        if len(parts) < 3:
            raise cell.error("sees is written sees.bob.cy.role: what bob's view says of it", line)
        fact.viewer = _player(parts[1], names, cell, line)
        parts = parts[2:]
    parts = _seat_of_player(parts, names)
    if len(parts) == 1:
        if parts[0] not in OF_TABLE:
            known = [*OF_TABLE, *(f"{min(names)}.{name}" for name in OF_PLAYER)]
            raise cell.error(f"expect knows no {short(key)!r}" + one_of(parts[0], known), line)
        fact.name = parts[0]
        fact.type = OF_TABLE[parts[0]]
    else:
        fact.player = _player(parts[0], names, cell, line)
        fact.name = parts[1]
        if fact.name not in OF_PLAYER:
            raise cell.error(f"expect knows no {short(key)!r}" + one_of(fact.name, OF_PLAYER), line)
        fact.type = OF_PLAYER[fact.name]
        if fact.name == "distance":
            if len(parts) != 3:
                raise cell.error("a distance is written ann.distance.bob", line)
            fact.other = _player(parts[2], names, cell, line)
        elif len(parts) != 2:
            raise cell.error(f"expect knows no {short(key)!r}; it knows {parts[0]}.{parts[1]}", line)
    _read_value(fact, cell, names)
    return fact


def _seat_of_player(parts: list[str], names: set[str]) -> list[str]:
    """`bob.suzy_lafayette.life` is `suzy_lafayette.life`: of two names the second tells the seat."""
    return [
        part
        for n, part in enumerate(parts)
        if not (
            part in names and n + 1 < len(parts) and parts[n + 1] in names and parts[n + 1] not in OF_PLAYER
        )
    ]


def _player(name: str, names: set[str], cell: Cell, line: int) -> str:
    if name not in names:
        raise cell.error(f"there is no player {short(name)!r}" + one_of(name, sorted(names)), line)
    return name


def _read_value(fact: Fact, cell: Cell, names: set[str]) -> None:
    key = fact.key
    fact.shown = " ".join(word for word, _ in cell.words(key)) if fact.type != TEXTS else ""
    hidden = (*HIDDEN, *NOTHING) if fact.name == "role" else HIDDEN
    if fact.viewer and cell.kind == "text" and (cell.text in hidden or (cell.empty and fact.player)):
        fact.hidden = True
        fact.shown = HIDDEN[0]
    elif fact.type == NUMBER:
        fact.number = cell.number(key, -99 if fact.name == "life" else 0)
    elif fact.type == TRUTH:
        fact.truth = cell.truth(key)
    elif fact.type == CARDS:
        if cell.kind == "text" and cell.text.isdigit():
            fact.counted = True
            fact.number = cell.number(key)
        elif fact.viewer and fact.shown and set(fact.shown.split()) == {UNSEEN_CARD}:
            fact.counted = True
            fact.number = len(fact.shown.split())
        elif fact.viewer and fact.name == "hand" and UNSEEN_CARD in fact.shown.split():
            words = cell.words(key)
            fact.tokens = [read_token(word, at, cell) for word, at in words if word != UNSEEN_CARD]
            fact.unseen = len(words) - len(fact.tokens)
        elif fact.shown not in NOTHING:
            fact.tokens = read_tokens(cell, key)
    elif fact.type == TEXTS:
        fact.words = [tidy(text) for text in cell.texts(key)]
        fact.shown = ", ".join(fact.words)
    else:
        fact.words = [word for word, _ in cell.words(key) if word not in NOTHING]
        if fact.name == "side":
            fact.words = [SIDE_WORDS.get(word, word) for word in fact.words]
        if fact.type == WORD and len(fact.words) > 1:
            raise cell.error(f"{key} is one word, not {short(fact.shown)!r}")
        _check_words(fact, cell, names)


def _check_words(fact: Fact, cell: Cell, names: set[str]) -> None:
    """A word that nothing can ever be equal to is a mistake."""
    known: list[str] = []
    if fact.name in ("asked", "turn", "winners"):
        known = sorted(names)
    elif fact.name == "role":
        known = list(ROLE_IDS)
    elif fact.name == "phase":
        known = list(PHASE_WORDS)
    elif fact.name in ("event", "next_event"):
        known = [rule.id for rule in RULES if isinstance(rule, EventRule)]
    elif fact.name in ("character", "second", "active", "worn"):
        known = [rule.id for rule in RULES if isinstance(rule, Character)]
    for word in fact.words:
        if known and word not in known:
            raise cell.error(not_built(word) or f"{fact.key} cannot be {short(word)!r}" + one_of(word, known))


# -- what is so -------------------------------------------------------------------------------------------------------


def seat_of_name(g: Game, name: str) -> int:
    """The seat of a player, or of a character where players have several; the active one of a player."""
    if g.mode.two_seated:
        names = seat_names(g)
        if name in names:
            return names.index(name)
    player = g.setup.names.index(name)
    if g.active[player] < 0:
        return g.owner.index(player)
    if g.here[g.active[player]] != OUT:
        return g.active[player]
    mine = [seat for seat in range(g.seats) if g.owner[seat] == player]
    return next((seat for seat in mine if g.here[seat] != OUT), g.active[player])


class Card:
    """A card as it lies somewhere."""

    def __init__(self, text: str, cubes: int = 0, fresh: bool = False) -> None:
        self.text = text
        self.cubes = cubes
        self.fresh = fresh

    def __str__(self) -> str:
        return self.text + ("!" if self.fresh else "") + (f":{self.cubes}" if self.cubes else "")


def cards_on_table(g: Game, seat: int) -> list[Card]:
    return [Card(card_text(c), g.load.get(c, 0), c in g.fresh) for c in g.tables[seat]]


def number(g: Game, fact: Fact) -> int:
    name = fact.name
    if not fact.player:
        return {
            "deck_size": len(g.deck),
            "discard_size": len(g.discard),
            "cube_supply": g.cube_supply(),
            "nugget_supply": max(NUGGETS - sum(g.nuggets), 0),
        }[name]
    seat = seat_of_name(g, fact.player)
    if name == "distance":
        other = seat_of_name(g, fact.other)
        return g.distance(seat, other) if g.in_play(seat) and g.in_play(other) else 0
    if name == "life":
        return g.life[seat]
    if name == "max_life":
        return g.max_life[seat]
    if name == "nuggets":
        return g.nuggets[g.owner[seat]]
    if name == "cubes":
        return g.cubes[seat]
    if name == "reach":
        return g.aspects[seat].reach
    if name == "money":
        return g.mode.money(g, g.owner[seat])
    return g.hand_limit(seat)


def cards(g: Game, fact: Fact) -> list[Card]:
    if fact.name == "top_discard":
        return [Card(card_text(c)) for c in g.discard[-1:]]
    if fact.name == "discard":
        return [Card(card_text(c)) for c in g.discard]
    if fact.name == "equipment":
        return [Card(card_text(c)) for c in g.row]
    seat = seat_of_name(g, fact.player)
    if fact.name == "hand":
        return [Card(card_text(c)) for c in g.hand_of(seat)]
    return cards_on_table(g, seat)


def words(g: Game, fact: Fact) -> list[str]:
    name = fact.name
    if name == "asked":
        return [] if g.asked < 0 else _both(g, g.asked)
    if name == "turn":
        return _both(g, g.turn)
    if name == "phase":
        return [phase(g)]
    if name == "event":
        return [RULES[n].id for n in g.event if n >= 0]
    if name == "next_event":
        return [RULES[deck[-1]].id for deck in g.event_deck if deck]
    if name == "winners":
        return [g.setup.names[p] for p in sorted({g.owner[s] for s in g.winners})]
    seat = seat_of_name(g, fact.player)
    if name == "role":
        return [ROLE_IDS[g.role[seat]]]
    if name == "character":
        return _id(g.character[seat])
    if name == "second":
        return _id(g.second[seat])
    if name == "worn":
        return [RULES[n].id for n in g.worn[seat]]
    if name == "active":
        return _active(g, seat)
    return [side] if (side := g.mode.side_of(g, seat)) else []


def _both(g: Game, seat: int) -> list[str]:
    """The player, and the seat where that is another name."""
    return [g.setup.names[g.owner[seat]], seat_name(g, seat)][: 2 if g.mode.two_seated else 1]


def _active(g: Game, named: int) -> list[str]:
    """The character that answers just now, and the one that was named."""
    answers = g.asked >= 0 and g.owner[g.asked] == g.owner[named]
    return _id(g.character[named]) + (_id(g.character[g.asked]) if answers else [])


def _id(n: int) -> list[str]:
    return [RULES[n].id] if n >= 0 else []


def truth(g: Game, fact: Fact) -> bool:
    if fact.name == "over":
        return bool(g.over)
    return g.here[seat_of_name(g, fact.player)] != OUT


# -- what a player's view says ----------------------------------------------------------------------------------------


def seen(g: Game, fact: Fact) -> Any:
    """A number, cards, words or a truth value, from the view alone; None where it does not say."""
    viewer = g.owner[seat_of_name(g, fact.viewer)]
    v = view(g, viewer)
    name = fact.name
    if not fact.player:
        return _seen_table(v, name)
    at = seat_of_name(g, fact.player)
    seat = v["seats"][at]
    player = v["players"][seat["player"]]
    if name == "distance":
        return v["distances"][at][seat_of_name(g, fact.other)]
    if name == "hand":
        return (
            [Card(t) for t in player["hand"]]
            if "hand" in player
            else player["hand_count"]
            if fact.counted
            else _hand_from_outside(g, viewer, at)
            if fact.tokens
            else None
        )
    if name == "table":
        return [Card(c["card"], c["cubes"], not c["ready"]) for c in seat["table"]]
    if name == "alive":
        return seat["standing"] != "out"
    if name == "active":
        return _texts(v["seats"][player["active"]]["character"]) if player["active"] >= 0 else None
    if name in ("role", "character"):
        return _texts(seat[name]) if seat[name] is not None else None
    if name == "worn":
        return [id for id in seat["abilities"] if id != seat["character"]]
    return seat.get(name)


def _hand_from_outside(g: Game, viewer: int, seat: int) -> list[Card]:
    """A hand this player does not see: the cards he saw go there, and the others."""
    last: dict[int, bool] = {}
    eyes = _seats_of(g, viewer)
    for event in g.recorder.events if g.recorder is not None else []:
        data = event.data(eyes[0], eyes)
        if isinstance(card := data.get("card"), int):
            last[card] = isinstance(who := data["seat"], int) and g.owner[who] == g.owner[seat]
    return [Card(card_text(c) if last.get(c) else UNSEEN_CARD) for c in g.hand_of(seat)]


def _seats_of(g: Game, player: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(g.seats) if g.owner[seat] == player)


def _seen_table(v: dict[str, Any], name: str) -> Any:
    names = [player["name"] for player in v["players"]]
    decision = v["decision"]
    found: dict[str, Any] = {
        "asked": [names[decision["player"]]] if decision else [],
        "turn": [names[v["seats"][v["turn"]]["player"]]],
        "phase": [v["phase"]],
        "event": [deck["now"] for deck in v["events"] if deck["now"]],
        "next_event": [deck["next"] for deck in v["events"] if deck["next"]],
        "deck_size": v["deck"],
        "discard_size": v["discard"]["count"],
        "top_discard": [Card(v["discard"]["top"])] if v["discard"]["top"] else [],
        "equipment": [Card(text) for text in v["equipment"]["row"]],
        "cube_supply": v["cube_supply"],
        "nugget_supply": max(NUGGETS - sum(p["nuggets"] for p in v["players"]), 0),
        "winners": [names[p] for p in v["winners"]],
        "over": v["over"],
    }
    if name == "next_event" and not found[name]:
        return None
    return found.get(name)


def _texts(value: str) -> list[str]:
    return [] if value == "none" else [value]


# -- is it as expected ------------------------------------------------------------------------------------------------


def differs(g: Game, fact: Fact) -> str:
    """Empty if the fact holds, else a sentence."""
    sentence = _differs(g, fact)
    if sentence and (fact.type == CARDS or fact.name == "discard_size"):
        ahead = discarded_so_far(g)
        if ahead is not None and not _differs(ahead, fact):
            return ""
    return sentence


def discarded_so_far(g: Game) -> Game | None:
    """In the middle of several discards, which the engine moves together: the table with those chosen so far gone."""
    frame = g.stack[-1] if g.stack else None
    if not isinstance(frame, Excess | Estate) or not frame.picks:
        return None
    ahead = g.copy()
    last = ahead.stack[-1]
    if isinstance(last, Excess | Estate):
        last.finish(ahead)
    return ahead


def _differs(g: Game, fact: Fact) -> str:
    if fact.type == TEXTS:
        return _differing_log(g, fact)
    value: Any
    if fact.viewer:
        value = seen(g, fact)
        if fact.hidden or value is None:
            if value is None and (fact.hidden or (fact.type == CARDS and not fact.shown)):
                return ""  # nothing said of it, or no card said of it
            if value is None:
                return f"{fact.key} is hidden, and not {_quoted(fact.shown)}"
            if isinstance(value, int) and fact.hidden and fact.type == CARDS:
                return ""
            return f"{fact.key} is {_text(value)}, and not hidden"
    elif fact.type == NUMBER:
        value = number(g, fact)
    elif fact.type == CARDS:
        value = cards(g, fact)
    elif fact.type == TRUTH:
        value = truth(g, fact)
    else:
        value = words(g, fact)
    if fact.name == "life" and fact.number == 0 and value < 0 and g.here[seat_of_name(g, fact.player)] != OUT:
        return ""  # below 0 while somebody may still be saved
    if _equal(fact, value):
        return ""
    return f"{fact.key} is {_text(value)}, not {_quoted(fact.shown)}"


def _equal(fact: Fact, value: Any) -> bool:
    if fact.type == NUMBER:
        return bool(value == fact.number)
    if fact.type == TRUTH:
        return bool(value == fact.truth)
    if fact.type == CARDS:
        count = value if isinstance(value, int) else len(value)
        if fact.counted:
            return bool(count == fact.number)
        if fact.unseen and not isinstance(value, int):
            named = [card for card in value if card.text != UNSEEN_CARD]
            return count == len(fact.tokens) + fact.unseen and _assign(_strictest_first(fact.tokens), named)
        return not isinstance(value, int) and same_cards(fact.tokens, value)
    if fact.type == WORD:
        wanted = fact.words[0] if fact.words else ""
        return wanted in value if wanted else not value or value[0] in NOTHING
    if fact.name in EVENTS and len(fact.words) == 1:
        return fact.words[0] in value  # of two in force (one a deck) one may be named alone
    return sorted(fact.words) == sorted(value)


def same_cards(tokens: list[Token], lying: list[Card]) -> bool:
    """Is there one card for each of the tokens, and no other?"""
    if len(tokens) != len(lying):
        return False
    left = list(lying)
    return _assign(_strictest_first(tokens), left)


def _strictest_first(tokens: list[Token]) -> list[Token]:
    return sorted(tokens, key=lambda t: (t.faced, t.cubes >= 0, t.fresh), reverse=True)


def _assign(tokens: list[Token], left: list[Card]) -> bool:
    if not tokens:
        return True
    token = tokens[0]
    tried: set[str] = set()
    for i, card in enumerate(left):
        if str(card) not in tried and _fits(token, card):
            tried.add(str(card))
            if _assign(tokens[1:], left[:i] + left[i + 1 :]):
                return True
    return False


def _fits(token: Token, card: Card) -> bool:
    if token.faced:
        same = card.text == str(token)
    else:
        same = plain(card.text) == token.id
    return same and (token.cubes < 0 or token.cubes == card.cubes) and (not token.fresh or card.fresh)


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return " ".join(str(item) for item in value) or "nothing"
    return str(value)


def _quoted(text: str) -> str:
    return text or "nothing"


def log_texts(g: Game, viewer: str = "", of_players: bool = False) -> list[str]:
    """What has happened since the situation began, in the words of the recorder; to a viewer, as far as he saw it.

    Where a player has two characters these are named, unless the players shall be.
    """
    if g.recorder is None:
        return []
    names = [g.setup.names[p] for p in g.owner] if of_players else seat_names(g)
    if not viewer:
        return [event.text(names) for event in g.recorder.events]
    seats = _seats_of(g, g.owner[seat_of_name(g, viewer)])
    return [event.text(names, seats[0], seats) for event in g.recorder.events]


def _differing_log(g: Game, fact: Fact) -> str:
    lines = log_texts(g, fact.viewer)
    others = log_texts(g, fact.viewer, of_players=True) if g.two_seated else []
    if fact.name == "log_order":
        sentence = _out_of_order(lines, fact.words)
        return "" if others and not _out_of_order(others, fact.words) else sentence
    texts = [f" {text} " for line in lines + others for text in (line, plain(line))]
    for wanted in fact.words:
        occurs = any(f" {wanted} " in text for text in texts)
        if occurs != (fact.name == "log"):
            says = "does not say" if fact.name == "log" else "says"
            return f"the log {says} {wanted!r}; its last lines: {' | '.join(lines[-8:]) or 'none'}"
    return ""


def _out_of_order(lines: list[str], wanted: list[str]) -> str:
    """Each text occurs in a line of its own, after that of the text before it."""
    left = iter(lines)
    last = ""
    for text in wanted:
        if not any(f" {text} " in f" {line} " or f" {text} " in f" {plain(line)} " for line in left):
            after = f" after {last!r}" if last else ""
            return f"the log does not say {text!r}{after}; it says: {' | '.join(lines) or 'nothing'}"
        last = text
    return ""
