"""Where the arrow keys lead: to the next place in that direction, as the eye sees it."""

from __future__ import annotations

from posse.terminal.canvas import Canvas, Rect, Spot


def nearest(canvas: Canvas, spot: Spot, dx: int, dy: int) -> Spot:
    """The next place in that direction, as the eye sees it."""
    places = [(s, r) for s, r in canvas.spots if s[0] != "log"]
    here = next((rect for s, rect in reversed(places) if s == spot), None)
    if here is None:
        return places[-1][0] if places else spot
    best: tuple[float, Spot] | None = None
    for other, rect in places:
        if other == spot:
            continue
        distance = _way(here, rect, dx, dy)
        if distance is not None and (best is None or distance < best[0]):
            best = (distance, other)
    return best[1] if best is not None else spot


def _way(here: Rect, there: Rect, dx: int, dy: int) -> float | None:
    """How far it is in that direction; None if it does not lie there."""
    ax, ay = here.x + here.width / 2, here.y + here.height / 2
    bx, by = there.x + there.width / 2, there.y + there.height / 2
    overlap = here.y < there.bottom and there.y < here.bottom
    if dx:
        ahead = (bx - ax) * dx
        if ahead <= 0 or not overlap:
            return None
        return ahead + abs(by - ay) * 4
    ahead = (by - ay) * dy
    if ahead <= 0 or overlap:
        return None
    aside = max(there.x - here.right, here.x - there.right, 0)
    return ahead * 4 + aside + abs(bx - ax) * 0.25
