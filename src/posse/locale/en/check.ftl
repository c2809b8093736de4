# `posse check`: scenarios are played; what fell short is shown with the table as it stood

check-help = Play scenarios: situations at a table, each with what has to come of it.
check-help-paths = Files of scenarios, or folders of them. Without one: all scenarios of the repository.
check-help-word = Only situations with these words in name, file, or rules.
check-arg-paths = FILE|FOLDER

check-progress = { $done } of { $all }, fell short: { $short }
check-all-hold = { $count ->
    [one] { $count } situation holds
   *[other] All { $count } situations hold
} ({ $seconds } s)
check-held = { $count ->
    [one] { $count } situation holds
   *[other] { $count } situations hold
}
check-fell-short = { $count ->
    [one] { $count } fell short
   *[other] { $count } fell short
}
check-unreadable = { $count ->
    [one] { $count } cannot be read
   *[other] { $count } cannot be read
}
check-table = the table:
check-options = possible now:

check-nothing = There are no situations in these files.
check-no-match = No situation has “{ $word }” in name, file, or rules.
check-no-file = There is no file { $path }.
check-empty-folder = There are no scenarios (*.yaml) in { $path }.
check-no-folder = This Posse was installed without scenarios: name a file or a folder.

## `posse replay`: a recorded game is shown, stepped through, verified

replay-help = Show a recorded game, step by step, or verify it.
replay-help-file = A record; - reads it from standard input.
replay-help-step = Show this choice, and the table after it (0: the deal).
replay-help-to = Show the game up to this choice.
replay-help-verify = Only say whether every line fits and the game is whole.
replay-help-commitment = Verify, and that the seed is the one committed to: the line the table showed before the deal.
replay-arg-file = FILE
replay-good = The record holds, { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}. { $end }
replay-fair = The seed is the one that was committed to before the deal.
replay-other-version = This is a record of Posse { $version }, and this is Posse { $ours }: here are its lines, not played.
replay-stops = Here the record stops; { $player } is asked.
replay-no-step = The record has { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}: there is no choice { $step }.
replay-no-text = { $path } is no UTF-8 text, so it is no record.
