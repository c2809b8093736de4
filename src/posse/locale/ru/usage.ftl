# Что не так в вызове, и заголовки справки.

usage-no-option = Параметра { $name } нет.
usage-option = { $name } так не указывают.
usage-missing = Не хватает { $name }.
usage-at-least = { $name }: не меньше { $value }.
usage-at-most = { $name }: не больше { $value }.
usage-integer = { $name }: нужно целое число.
usage-number = { $name }: нужно число.
usage-value = { $name }: такого значения не бывает.
usage-extra = Лишнее: { $given }.
usage-wrong = Не удалось понять эту команду.
usage-help = Справка: { $call }

usage-options = Параметры
usage-arguments = Аргументы
usage-commands = Команды
usage-required = [обязательно]
usage-default = [по умолчанию: { $value }]
usage-show-help = Показать эту справку и выйти.
