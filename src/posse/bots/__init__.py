"""Players made of code: what a bot is, the ready ones, and the table they sit at.

A bot sees its player's `Eyes` and hears the public events: never a hidden card or role.
"""

from posse.bots.bot import Bot, RandomBot
from posse.bots.eyes import UNKNOWN, Eyes
from posse.bots.greedy import GreedyBot
from posse.bots.table import Table, play_out

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (GreedyBot, RandomBot)}
#: what they are called at a table
BOT_NAMES = ("Mara", "Tom", "Ivanka", "Dutch", "Esther", "Jun", "Rosa", "Silas")

__all__ = ["BOTS", "BOT_NAMES", "UNKNOWN", "Bot", "Eyes", "GreedyBot", "RandomBot", "Table", "play_out"]
