# Що не так у виклику, і заголовки довідки.

usage-no-option = Параметра { $name } немає.
usage-option = { $name } так не вказують.
usage-missing = Бракує { $name }.
usage-at-least = { $name }: не менше ніж { $value }.
usage-at-most = { $name }: не більше ніж { $value }.
usage-integer = { $name }: потрібне ціле число.
usage-number = { $name }: потрібне число.
usage-value = { $name }: такого значення не буває.
usage-extra = Зайве: { $given }.
usage-wrong = Не вдалося зрозуміти цю команду.
usage-help = Довідка: { $call }

usage-options = Параметри
usage-arguments = Аргументи
usage-commands = Команди
usage-required = [обов’язково]
usage-default = [типово: { $value }]
usage-show-help = Показати цю довідку й вийти.
