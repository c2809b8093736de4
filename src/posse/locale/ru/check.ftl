# `posse check`: scenarios are played; what fell short is shown with the table as it stood

check-help = Разыграть сценарии: ситуации за столом и то, что из них должно выйти.
check-help-paths = Файлы сценариев или папки с ними. Без них — все сценарии репозитория.
check-help-word = Только ситуации с этими словами в названии, файле или правилах.
check-arg-paths = ФАЙЛ|ПАПКА

check-progress = { $done } из { $all }, не сошлось: { $short }
check-all-hold = { $count ->
    [one] Сошлась { $count } ситуация
    [few] Сошлись все { $count } ситуации
   *[many] Сошлись все { $count } ситуаций
} ({ $seconds } с)
check-held = { $count ->
    [one] сошлась { $count } ситуация
    [few] сошлись { $count } ситуации
   *[many] сошлось { $count } ситуаций
}
check-fell-short = { $count ->
    [one] не сошлась { $count }
    [few] не сошлись { $count }
   *[many] не сошлось { $count }
}
check-unreadable = { $count ->
    [one] не читается { $count }
    [few] не читаются { $count }
   *[many] не читается { $count }
}
check-table = стол:
check-options = сейчас можно:

check-nothing = В этих файлах нет ситуаций.
check-no-match = Нет ситуаций, где «{ $word }» стоит в названии, файле или правилах.
check-no-file = Нет файла { $path }.
check-empty-folder = Нет сценариев (*.yaml) в папке { $path }.
check-no-folder = Эта копия Posse установлена без сценариев: назовите файл или папку.

## `posse replay`: a recorded game is shown, stepped through, verified

replay-help = Показать записанную партию, пройти её по шагам или проверить.
replay-help-file = Запись; - читает её из стандартного ввода.
replay-help-step = Показать этот выбор и стол после него (0 — раздача).
replay-help-to = Показать партию до этого выбора.
replay-help-verify = Только сказать, всё ли сходится и доведена ли партия до конца.
replay-help-commitment = Проверить и то, что зерно запечатано до раздачи: тут нужна печать, которую показывал стол.
replay-arg-file = ФАЙЛ
replay-good = Запись верна, { $count ->
    [one] { $count } выбор
    [few] { $count } выбора
   *[many] { $count } выборов
}. { $end }
replay-fair = Это то самое зерно, что было запечатано до раздачи.
replay-other-version = Это запись Posse { $version }, а здесь Posse { $ours }: вот её строки, без проигрывания.
replay-stops = Здесь запись обрывается; отвечает { $player }.
replay-no-step = В записи { $count ->
    [one] { $count } выбор
    [few] { $count } выбора
   *[many] { $count } выборов
}: выбора { $step } нет.
replay-no-text = { $path } — не текст UTF-8, а значит, не запись.
