"""The built page as it lies in the package: read once, packed once; what has a name of its own is kept by browsers."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

FOLDER: Final = Path(__file__).parent / "page"
INDEX: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK: Final = "no-cache"
PACKED: Final = (".html", ".js", ".css", ".svg", ".json", ".ftl", ".txt", ".webmanifest")
TYPES: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".woff2": "font/woff2",
    ".ftl": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}


def is_built(folder: Path = FOLDER) -> bool:
    return (folder / INDEX).is_file()


class File:
    def __init__(self, path: Path, name: str) -> None:
        self.data = path.read_bytes()
        self.packed = gzip.compress(self.data, 9, mtime=0) if path.suffix in PACKED else None
        self.type = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.tag = f'"{hashlib.sha256(self.data).hexdigest()[:20]}"'
        self.cache = FOREVER if name.startswith("assets/") else ASK

    def answer(self, request: Request) -> Response:
        headers = {"cache-control": self.cache, "etag": self.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        data = self.data
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            data = self.packed
            headers["content-encoding"] = "gzip"
        return Response(data, media_type=self.type, headers=headers)


class Page:
    """All files of the page, by their path. None but those that are there can be asked for."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files: dict[str, File] = {}
        if is_built(folder):
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    self.files[name] = File(path, name)

    def answer(self, request: Request) -> Response:
        """A file; for every other path (`/r/CODE`, `/cards` …) the page itself, which knows what to show."""
        name = request.url.path.lstrip("/")
        file = self.files.get(name)
        if file is None and name.startswith("assets/"):
            return PlainTextResponse("no such file\n", 404)
        file = file or self.files.get(INDEX)
        if file is None:
            return PlainTextResponse("The page was not built: see README.md. The socket at /ws works.\n", 503)
        return file.answer(request)
