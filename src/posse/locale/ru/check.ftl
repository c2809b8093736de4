# `posse check`: scenarios are played; what fell short is shown with the table as it stood

check-help = Проиграть сценарии: ситуации за столом и то, что из них должно выйти.
check-help-paths = Файлы сценариев или папки с ними. Без них — все сценарии репозитория.
check-help-word = Только ситуации с этими словами в названии, файле или правилах.
check-arg-paths = ФАЙЛ|ПАПКА

check-progress = { $done } из { $all }, не сошлось: { $short }
check-all-hold = { $count ->
    [one] Сошлась { $count } ситуация
    [few] Сошлись все { $count } ситуации
   *[many] Сошлись все { $count } ситуаций
} ({ $seconds } с)
check-held = { $count ->
    [one] сошлась { $count } ситуация
    [few] сошлись { $count } ситуации
   *[many] сошлось { $count } ситуаций
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
check-no-folder = Эта Posse установлена без сценариев: назовите файл или папку.
