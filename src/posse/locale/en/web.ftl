### The frame of the page: cards as pictures, the connection, settings, keys. Views have their own files.

## Cards

web-role = Role
web-card-face = { $name }, { $rank } of { $suit }
web-card-back = Face-down card
web-next-turn = next turn
web-life = { $life } of { $max ->
    [one] { $max } life
   *[other] { $max } lives
}

## Words among the symbols in the foot of a card: as short as can be

sym-reach = reach
sym-all = all
sym-any = anyone
sym-or = or

## The connection

web-connecting = Connecting …
web-offline = No connection. Trying again …
web-reconnect = Try now
web-gone-left = You have left the table
web-gone-kicked = You were sent away from the table
web-gone-elsewhere = Your seat is open in another window
web-gone-closed = The table is closed

## The title of the tab

web-your-turn = Your turn
web-asked = You are asked

## Pages that cannot be shown

web-error = Something went wrong
web-error-about = The page could not be drawn. The game goes on at the server: load the page again and you are back at the table.
web-error-fetch = A part of the page could not be loaded. Is there a network?
web-no-page = Nothing here but tumbleweed
web-no-page-about = There is no page at this address.
web-reload = Load again
web-home = To the first page
web-close = Close

## Settings

web-settings = Settings
web-settings-kept = Kept in this browser, sent nowhere.
web-language = Language
web-speed = Animations
web-speed-slow = slow
web-speed-usual = usual
web-speed-quick = quick
web-speed-none = none
web-sound = Sound
web-sound-off = off
web-cards = Size of cards
web-cards-small = small
web-cards-usual = usual
web-cards-large = large
web-suits = Colors of suits
web-suits-two = two
web-suits-four = four
web-contrast = Contrast
web-contrast-usual = usual
web-contrast-high = high

## Keys

web-keys = Keys
web-key-help = this sheet
