"""`posse serve`: the table in the browser, for everybody who has the address."""

from __future__ import annotations

import os
import socket

import typer

from posse.cli import common


def register(app: typer.Typer) -> None:
    t = common.texts()

    @app.command("serve", help=t("serve-help"))
    def serve(
        host: str = typer.Option(
            "127.0.0.1", "--host", metavar=t("serve-arg-host"), help=t("serve-help-host")
        ),
        port: int = typer.Option(8617, "--port", min=0, max=65535, help=t("serve-help-port")),
        database: str = typer.Option("", "--database", metavar="URL", help=t("serve-help-database")),
        origin: list[str] = typer.Option([], "--origin", metavar="URL", help=t("serve-help-origin")),
    ) -> None:
        start(host, port, database, tuple(origin))


def start(host: str, port: int, database: str, origins: tuple[str, ...]) -> None:
    from posse.server import logs, page
    from posse.server.app import Config, create_app
    from posse.server.run import run
    from posse.server.runner import raise_files

    t = common.texts()
    check_database(database)
    check_address(host, port)
    if not page.is_built():
        common.err().print(t("serve-no-page"), style="yellow")

    def ready(found: int) -> None:
        common.out().print("\n".join(greeting(host, found)), soft_wrap=True)

    raise_files()
    logs.set_up()
    if not run(create_app(Config(database=database, origins=origins)), host, port, ready):
        raise common.no(t("serve-not-begun", host=host, port=str(port)))


# -- what is said when it begins --------------------------------------------------------------------------------------


def greeting(host: str, port: int) -> list[str]:
    """Where the table is open, for oneself and for those who are to come."""
    t = common.texts()
    own, shared = addresses(host, port)
    lines = [t("serve-ready", address=own)]
    if shared:
        lines.append(t("serve-share", address=shared))
    elif host in ("127.0.0.1", "localhost", "::1"):
        lines.append(t("serve-alone"))
    return [*lines, t("serve-end")]


def addresses(host: str, port: int) -> tuple[str, str]:
    """For this computer, and (where it is open to all) for others in the same network."""
    if host not in ("", "0.0.0.0", "::"):
        return link(host, port), ""
    found = network_address()
    return link("127.0.0.1", port), link(found, port) if found else ""


def link(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def network_address() -> str:
    """The address of this computer in its network; "" if it is in none. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if found.startswith(("127.", "0.")) else found


# -- whether it can begin ---------------------------------------------------------------------------------------------


def check_address(host: str, port: int) -> None:
    """Can it listen there?"""
    t = common.texts()
    try:
        family, kind, *_, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            if os.name == "posix":
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(place)
    except OSError as error:
        reason = error.strerror or str(error)
        raise common.wrong(t("serve-no-address", host=host, port=str(port), reason=reason)) from None


def check_database(url: str) -> None:
    """Is it the URL of a database that we know, and does that answer?"""
    import sqlite3

    import sqlalchemy as sa

    from posse.server.storage import default_url, make_engine, make_url

    t = common.texts()
    try:
        found = make_url(url or default_url())
        kind = found.get_backend_name()
    except (sa.exc.ArgumentError, sa.exc.NoSuchModuleError):
        kind = ""
    except OSError as error:  # the folder of the user's data
        raise common.wrong(t("serve-no-database", reason=str(error))) from None
    if kind not in ("sqlite", "postgresql"):
        raise common.wrong(t("serve-bad-database"))
    if kind == "postgresql":
        try:
            import psycopg  # noqa: F401
        except ImportError:
            raise common.wrong(t("serve-no-postgres")) from None
    try:
        engine = make_engine(found)
        with engine.connect() as connection:
            connection.execute(sa.text("select 1"))
        engine.dispose()
    except (sa.exc.SQLAlchemyError, sqlite3.Error, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise common.wrong(t("serve-no-database", reason=reason)) from None
