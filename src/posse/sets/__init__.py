"""One module a box: what is in it, and what it does. Importing this package numbers all of it."""

from posse.engine.cards import enrol, install
from posse.sets import (
    armed_and_dangerous,
    base,
    base_characters,
    dodge_city,
    fistful_of_cards,
    gold_rush,
    high_noon,
    nobody,
    promo,
    wild_west_show,
)

base.BOX.house.append(gold_rush.SHADOWS)  # an option of the base game, too (SHADOW-2)
base.BOX.options.extend(gold_rush.OPTIONS)
install(
    [
        base.BOX,
        dodge_city.BOX,
        high_noon.BOX,
        fistful_of_cards.BOX,
        wild_west_show.BOX,
        gold_rush.BOX,
        armed_and_dangerous.BOX,
        promo.BOX,
    ]
)
enrol(nobody.NOBODY_AT_ALL)

__all__ = ["base", "base_characters"]
