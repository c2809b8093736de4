"""Other spellings of a choice. The notation is one text an option; people who write situations from the rulebook put
the same choice in other words (`bang` or `discard bang` in a Duel, `vera_custer > bob` or `lucky_duke`, `barrel[QS]`
for the Barrel in play). Where the text itself is among the options it is taken; else the first other spelling of it
that is. Only what stands there positively is read so generously (`ann: …`, `ann has: …`), never `not` and `refused`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from posse.engine.cards import RULE_OF, RULES
from posse.engine.notation import (
    FACE,
    find_option,
    option_text,
    plain,
    same_effect,
    seat_name,
    seat_names,
    tidy,
)
from posse.engine.recorder import Recorder
from posse.engine.words import DRAW_DISCARD, DRAW_FROM, MASK6, MASK9, PASS, RULE_SHIFT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from posse.engine.game import Game

SELECTING: Final = (
    "discard",
    "take",
    "keep",
    "give",
    "draw",
    "name",
    "declare",
)  # say what happens to what is chosen
SPELLED_VERBS: Final = ("order", "copy", "choose", "lay", "use", "play", "move", "activate", "active")
LEFT_OUT: Final = (*SELECTING, *SPELLED_VERBS, "pass")  # may stand before it
CRIME_WORDS: Final = ("crime_is_defeated", "crime_defeated")
LAW_WORDS: Final = ("law_is_dead", "the_law_is_dead")
DECLARED: Final = {
    **{before + word: "declare crime" for word in (*CRIME_WORDS, "crime") for before in ("", "declare ")},
    **{before + word: "declare law" for word in (*LAW_WORDS, "law") for before in ("", "declare ")},
}
SPELLED_WORDS: Final = (*SPELLED_VERBS, "yes", "no")


def respelled(text: str, owners: dict[str, str]) -> str:
    """What can be put into the notation without a game: declarations, `bob.suzy_lafayette` for her seat."""
    text = tidy(text)
    for character, owner in owners.items():
        text = re.sub(rf"(?<![\w.]){re.escape(owner)}\.{re.escape(character)}\b", character, text)
    return DECLARED.get(_declaration(text), text)


def _declaration(text: str) -> str:
    """`"Crime is defeated!"` as well as `crime_is_defeated`."""
    text = text.casefold().replace('"', "").strip("! ")
    verb, _, rest = text.replace(" ", "_").partition("declare_")
    return "declare " + rest if rest and not verb else text.replace(" ", "_")


def meant(game: Game, text: str) -> str:
    """The option that this text means in other words, as the notation has it; empty if there is none, or several."""
    for other in _spellings(game, tidy(text)):
        codes = find_option(game, other)
        if len(codes) == 1 or (codes and same_effect(game, codes)):
            return option_text(game, codes[0])
        if codes and len({option_text(game, code) for code in codes}) == 1:
            return option_text(game, codes[0])
    return ""


def _spellings(game: Game, text: str) -> Iterator[str]:
    head, _, target = text.partition(" > ")
    if _is_no_card(game, bare := FACE.sub("", head)):
        yield bare + (f" > {target}" if target else "")
    first, _, rest = text.partition(" ")
    bare = rest if first in LEFT_OUT and rest else text
    yield from _with_verbs(bare)
    yield from _of_the_kind(game, bare)
    yield from _owned(game, bare)
    if target:
        yield from _borrowed(game, target)
        if head in {rule.id for rule in RULES}:
            yield from _with_verbs(target)
    else:
        yield from _borrowed(game, bare)
    yield from _seats(game, text)
    yield from _offer(game, text)
    yield from _drawn(game, text)
    yield from _aimed(game, head, target)
    if target in (game.setup.names[game.owner[game.asked]], seat_name(game, game.asked)):
        yield head  # `beer > ann`: at herself anyway
    elif target in seat_names(game) and _comes_to(game, head, target):
        yield head
    if not target and first != "draw":
        yield from _at(game, bare)


def _is_no_card(game: Game, bare: str) -> bool:
    """Is it offered without a face? A card in play answers by its id alone; one of the hand is that very card."""
    return any(option_text(game, code).partition(" > ")[0] == bare for code in game.codes)


def _with_verbs(bare: str) -> Iterator[str]:
    yield bare
    for verb in SELECTING:
        yield f"{verb} {bare}"


def _of_the_kind(game: Game, text: str) -> Iterator[str]:
    """With or without what a card serves as, where that is told by what is asked."""
    head, arrow, target = text.partition(" > ")
    thing, serves, _ = head.partition(" as ")
    if serves:
        yield thing + arrow + target
        return
    for code in game.codes:
        option = option_text(game, code)
        if f"{thing} as " in (option + " ", plain(option) + " ") or option.startswith(f"{thing} as "):
            yield option
        elif plain(option).startswith(f"{thing} as "):
            yield plain(option)


def _owned(game: Game, text: str) -> Iterator[str]:
    """A card on somebody's table, or his hand, where there is no need to say whose."""
    options = [option_text(game, code) for code in game.codes]
    found = [option for option in options if text in _after_owner(option)]
    if len(found) == 1:
        yield found[0]


def _after_owner(option: str) -> tuple[str, str]:
    thing = "" if " > " in option else option.partition(".")[2]
    return (thing, plain(thing))


def _aimed(game: Game, head: str, player: str) -> Iterator[str]:
    """Without its target, or with the player alone, where there is only one card or hand it can be aimed at."""
    found: list[str] = []
    for text in [option_text(game, code) for code in game.codes]:
        thing, _, target = text.partition(" > ")
        if head in (thing, plain(thing)) and (not player or target.startswith(f"{player}.")):
            found.append(text)
    if len({text.partition(" > ")[2] for text in found}) == 1:
        yield found[0] if len(found) == 1 else plain(found[0])


def _drawn(game: Game, text: str) -> Iterator[str]:
    """Phase 1 in another way: by the id of the ability that allows it, or by the player whose hand it is."""
    head, _, target = text.partition(" > ")
    thing, _, player = head.partition(" ")
    target = (target or player).removesuffix(".hand")
    for code in game.codes:
        if code & MASK6 in (DRAW_DISCARD, DRAW_FROM):
            option = option_text(game, code)
            verb, _, place = option.partition(" ")
            ability = RULES[(code >> RULE_SHIFT & MASK9) - 1].id
            if (thing == ability and target in ("", place.removesuffix(".hand"))) or (
                thing == verb and place == f"{target}.hand"
            ):
                yield option


def _at(game: Game, target: str) -> Iterator[str]:
    """The target alone, a player or a card before him, where there is no doubt what is aimed at it."""
    found = [option for option in (option_text(game, code) for code in game.codes) if " > " in option]
    if ("." in target or target in seat_names(game)) and len(
        {plain(option.partition(" > ")[0]) for option in found}
    ) == 1:
        yield from (option for option in found if target in (aim := option.partition(" > ")[2], plain(aim)))


def _borrowed(game: Game, target: str) -> Iterator[str]:
    """An ability that is taken from somebody: the id of his character."""
    names = game.setup.names
    name, _, said = target.partition(".")
    if name in names:
        player = names.index(name)
        for seat in range(game.seats):
            if game.owner[seat] == player and game.character[seat] >= 0:
                id = RULES[game.character[seat]].id
                if said in ("", id):
                    yield id


def _seats(game: Game, text: str) -> Iterator[str]:
    """A player for the one character of his that can be meant, or for any where their hand is."""
    if not game.mode.two_seated:
        return
    all_names = seat_names(game)
    for player, name in enumerate(game.setup.names):
        if re.search(rf"\b{re.escape(name)}\b", text):
            mine = [all_names[seat] for seat in range(game.seats) if game.owner[seat] == player]
            others = [re.sub(rf"\b{re.escape(name)}\b", seat, text) for seat in mine]
            found = [other for other in others if find_option(game, other)]
            if len(found) == 1 or (found and f"{name}.hand" in text):  # they have one hand
                yield found[0]


def _comes_to(game: Game, head: str, target: str) -> bool:
    """Is it no choice whom this concerns, and is it that one? (`lady_rose_of_texas > dan`, who sits on the right)"""
    codes = find_option(game, head)
    if len(codes) != 1 or option_text(game, codes[0]) != head or RULE_OF.get("event:" + head, -1) < 0:
        return False
    ahead = game.copy()
    ahead.recorder = Recorder()
    ahead.choose(head)
    names = seat_names(game)
    return any(target in event.text(names).split()[2:] for event in ahead.recorder.events)


def _offer(game: Game, text: str) -> Iterator[str]:
    """Yes to the one thing offered: `yes`, or the id of what offers it. `no`, or `keep` what there is: `pass`."""
    if len(game.codes) == 2 and game.codes[1] == PASS:
        _, _, rule = game.stack[-1].about()
        if text == "yes" or (rule >= 0 and text == RULES[rule].id):
            yield option_text(game, game.codes[0])
        elif text in ("no", "keep"):
            yield "pass"
