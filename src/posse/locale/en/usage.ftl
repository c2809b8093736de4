# What was wrong with a call, and the headings of the help.

usage-no-option = There is no option { $name }.
usage-option = { $name } is not used like this.
usage-missing = { $name } is missing.
usage-at-least = { $name } is { $value } at least.
usage-at-most = { $name } is { $value } at most.
usage-integer = { $name } takes a whole number.
usage-number = { $name } takes a number.
usage-value = { $name } does not take this value.
usage-extra = This is too much: { $given }.
usage-wrong = This call cannot be understood.
usage-help = All about it: { $call }

usage-options = Options
usage-arguments = Arguments
usage-commands = Commands
usage-required = [needed]
usage-default = [otherwise: { $value }]
usage-show-help = Show this text and stop.
