"""Where every command begins. Only the module of the command that is asked for is imported."""

from __future__ import annotations

import difflib
import importlib
import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from posse.version import full_version

if TYPE_CHECKING:
    import typer

#: command -> module with `register(app: typer.Typer) -> None`; a module that is not there yet is no command
COMMANDS: Final = {
    "play": "posse.cli.play",
    "serve": "posse.cli.serve",
    "simulate": "posse.cli.simulate",
    "check": "posse.cli.check",
    "replay": "posse.cli.replay",
    "cards": "posse.cli.cards",
    "rules": "posse.cli.rules",
    "bench": "posse.cli.bench",
}
ROOT_OPTIONS: Final = ("--help", "-h")


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command line; the answer is the exit code: 0 well, 1 the answer is no, 2 the call was wrong."""
    args = list(sys.argv[1:] if argv is None else argv)
    if args == ["--version"]:  # quick: nothing else is imported
        print(full_version())
        return 0

    from posse.cli import common

    common.speak_utf8()
    try:
        args = take_language(args)
    except LanguageError as error:
        common.err().print(common.texts()("cli-bad-language", given=str(error)), style="red")
        return common.WRONG
    if args[:1] == ["--version"]:
        print(full_version())
        return 0

    commands = {name: module for name, module in COMMANDS.items() if find_spec(module) is not None}
    if (not args or (args[0].startswith("-") and args[0] not in ROOT_OPTIONS)) and "play" in commands:
        args = ["play", *args]  # `posse` alone is a game at once, `posse --terminal` one in the terminal
    if not args:
        args = ["--help"]
    if not args[0].startswith("-") and args[0] not in commands:
        near = difflib.get_close_matches(args[0], commands, n=1)
        t = common.texts()
        sentence = t("cli-no-command", name=args[0], commands=", ".join(commands))
        common.err().print(t("cli-did-you-mean", names=near[0]) if near else sentence, style="red")
        return common.WRONG
    wanted = {args[0]: commands[args[0]]} if args[0] in commands else commands
    return run(build(wanted), args)


class LanguageError(ValueError):
    """There are no texts in that language."""


def take_language(args: list[str]) -> list[str]:
    """`--lang ru` may stand anywhere before a `--`: it is set here and taken out, so every command has it."""
    from posse.cli import common

    rest: list[str] = []
    waiting = iter(args)
    for arg in waiting:
        if arg == "--":
            rest += [arg, *waiting]
        elif arg == "--lang" or arg.startswith("--lang="):
            lang = next(waiting, "") if arg == "--lang" else arg.removeprefix("--lang=")
            try:
                common.set_language(lang)
            except ValueError:
                raise LanguageError(lang) from None
        else:
            rest.append(arg)
    return rest


def build(modules: dict[str, str]) -> typer.Typer:
    """The application with these commands, its help in the language asked for."""
    import typer

    from posse.cli import common, usage

    t = common.texts()
    app = typer.Typer(
        name="posse",
        cls=usage.Group,
        help=t("cli-help"),
        add_completion=False,
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["--help", "-h"]},
    )

    @app.callback()
    def root(  # both are taken care of in `main`; they are here for the help
        version: bool = typer.Option(False, "--version", help=t("cli-help-version")),
        lang: str = typer.Option("", "--lang", metavar="en|ru|uk", help=t("cli-help-lang")),
    ) -> None: ...

    for module in modules.values():
        importlib.import_module(module).register(app)
    for command in app.registered_commands:
        command.cls = usage.Command
        command.epilog = command.epilog or f"--lang en|ru|uk: {t('cli-help-lang')}"
    return app


def run(app: typer.Typer, args: list[str]) -> int:
    import typer

    from posse.cli import common, usage

    usage.speak()
    try:
        ended = app(args=args, prog_name="posse", standalone_mode=False)
        return ended if isinstance(ended, int) else 0
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0 if end.code is None else 1
    except usage.WRONG_CALL as error:
        common.err().print(usage.sentence(error), style="red")
        return common.WRONG
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except BrokenPipeError:  # `posse cards | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
