"""What was wrong with a call and the headings of the help, in the language asked for: Typer itself speaks English."""

from __future__ import annotations

import re
from typing import Any, Final

import typer
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from posse.cli import common

#: the class of all wrong calls; Typer names only this one below it
WRONG_CALL: Final[type[Exception]] = next(
    kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "UsageError"
)
#: what Typer says of a value, and the text that says it
VALUES: Final = (
    (re.compile(r"greater than or equal to (-?[\d.]+)"), "usage-at-least"),
    (re.compile(r"less than or equal to (-?[\d.]+)"), "usage-at-most"),
    (re.compile(r"valid integer"), "usage-integer"),
    (re.compile(r"valid number"), "usage-number"),
)
HEADINGS: Final = {
    "OPTIONS_PANEL_TITLE": "usage-options",
    "ARGUMENTS_PANEL_TITLE": "usage-arguments",
    "COMMANDS_PANEL_TITLE": "usage-commands",
    "REQUIRED_LONG_STRING": "usage-required",
}


class Command(TyperCommand):
    def get_help_option(self, ctx: Any) -> Any:
        return _said(super().get_help_option(ctx))


class Group(TyperGroup):
    def get_help_option(self, ctx: Any) -> Any:
        return _said(super().get_help_option(ctx))


def _said(option: Any) -> Any:
    if option is not None:
        option.help = common.texts()("usage-show-help")
    return option


def speak() -> None:
    """The headings of the help are those of this language from now on."""
    t = common.texts()
    for name, text in HEADINGS.items():
        setattr(rich_utils, name, t(text))
    rich_utils.DEFAULT_STRING = t("usage-default", value="{}")


def sentence(error: Exception) -> str:
    """What was wrong, and where to read what would be right."""
    t = common.texts()
    context = getattr(error, "ctx", None)
    call = context.command_path if context is not None else "posse"
    return f"{_what(error)} {t('usage-help', call=f'{call} --help')}"


def _what(error: Exception) -> str:
    t = common.texts()
    message = str(getattr(error, "message", error))
    option = getattr(error, "option_name", None)
    if option is not None:
        near = sorted(getattr(error, "possibilities", None) or ())
        if message.startswith("No such option"):
            guess = f" {t('cli-did-you-mean', names=', '.join(near))}" if near else ""
            return t("usage-no-option", name=option) + guess
        return t("usage-option", name=option)
    param = getattr(error, "param", None)
    if param is not None:
        name = param.metavar if param.metavar and not param.opts[0].startswith("-") else param.opts[0]
        if type(error).__name__ == "MissingParameter":
            return t("usage-missing", name=name)
        for pattern, text in VALUES:
            if found := pattern.search(message):
                return t(text, name=name, value=next(iter(found.groups()), ""))
        return t("usage-value", name=name)
    extra = re.search(r"unexpected extra argument\S* \((.*)\)", message)
    return t("usage-extra", given=extra[1]) if extra else t("usage-wrong")
