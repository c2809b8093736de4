### The pages around the table: their frame, the first view, a new table, the lobby, the lesson, about.

## The frame of a page

frame-skip = To the content
frame-home = First page
frame-ways = Pages
frame-more = About this page
frame-learn = Learn
frame-cards = Cards
frame-rules = Rules
frame-replay = Replays
frame-about = About
frame-unofficial = Posse is an unofficial fan implementation of the card game BANG! and has no tie to its publisher.
