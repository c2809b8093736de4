"""`posse serve`: the table in the browser, for everybody who has the address."""

from __future__ import annotations

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
        redis: str = typer.Option("", "--redis", metavar="URL", help=t("serve-help-redis")),
        origin: list[str] = typer.Option([], "--origin", metavar="URL", help=t("serve-help-origin")),
    ) -> None:
        if redis:
            raise common.wrong(t("serve-no-redis"))
        start(host, port, database, tuple(origin))


def start(host: str, port: int, database: str, origins: tuple[str, ...]) -> None:
    from posse.server import logs, page
    from posse.server.app import Config, create_app
    from posse.server.run import run

    t = common.texts()
    check_database(database)
    if not page.is_built():
        common.err().print(t("serve-no-page"), style="yellow")

    def ready(found: int) -> None:
        common.err().print(t("serve-ready", address=address(host, found)))

    logs.set_up()
    if not run(create_app(Config(database=database, origins=origins)), host, port, ready):
        raise common.no(t("serve-not-begun", host=host, port=str(port)))


def address(host: str, port: int) -> str:
    shown = "127.0.0.1" if host in ("", "0.0.0.0") else "[::1]" if host == "::" else host
    return f"http://{shown}:{port}/"


def check_database(url: str) -> None:
    """Is it the URL of a database that we know?"""
    import sqlalchemy as sa

    if not url:
        return
    t = common.texts()
    try:
        kind = sa.make_url(url).get_backend_name()
    except sa.exc.ArgumentError:
        kind = ""
    if kind not in ("sqlite", "postgresql"):
        raise common.wrong(t("serve-bad-database"))
    if kind == "postgresql":
        try:
            import psycopg  # noqa: F401
        except ImportError:
            raise common.wrong(t("serve-no-postgres")) from None
