# `posse check`: scenarios are played; what fell short is shown with the table as it stood

check-help = Розіграти сценарії: ситуації за столом і те, що з них має вийти.
check-help-paths = Файли сценаріїв або теки з ними. Без них — усі сценарії репозиторію.
check-help-word = Лише ситуації з цими словами в назві, файлі або правилах.
check-arg-paths = ФАЙЛ|ТЕКА

check-progress = { $done } з { $all }, не зійшлося: { $short }
check-all-hold = { $count ->
    [one] Зійшлася { $count } ситуація
    [few] Зійшлися всі { $count } ситуації
   *[many] Зійшлися всі { $count } ситуацій
} ({ $seconds } с)
check-held = { $count ->
    [one] зійшлася { $count } ситуація
    [few] зійшлися { $count } ситуації
   *[many] зійшлося { $count } ситуацій
}
check-fell-short = { $count ->
    [one] не зійшлася { $count }
    [few] не зійшлися { $count }
   *[many] не зійшлося { $count }
}
check-unreadable = { $count ->
    [one] не читається { $count }
    [few] не читаються { $count }
   *[many] не читається { $count }
}
check-table = стіл:
check-options = зараз можна:

check-nothing = У цих файлах немає ситуацій.
check-no-match = Немає ситуацій, де «{ $word }» стоїть у назві, файлі або правилах.
check-no-file = Немає файлу { $path }.
check-empty-folder = Немає сценаріїв (*.yaml) у теці { $path }.
check-no-folder = Цю копію Posse встановлено без сценаріїв: назвіть файл або теку.

## `posse replay`: a recorded game is shown, stepped through, verified

replay-help = Показати записану партію, пройти її крок за кроком або перевірити.
replay-help-file = Запис; - читає його зі стандартного введення.
replay-help-step = Показати цей вибір і стіл після нього (0 — роздача).
replay-help-to = Показати партію до цього вибору.
replay-help-verify = Лише сказати, чи все сходиться і чи партію дограно.
replay-help-commitment = Перевірити й те, що зерно запечатано до роздачі: тут потрібна печатка, яку показував стіл.
replay-arg-file = ФАЙЛ
replay-good = Запис правильний, { $count ->
    [one] { $count } вибір
    [few] { $count } вибори
   *[many] { $count } виборів
}. { $end }
replay-fair = Це те саме зерно, що було запечатане до роздачі.
replay-other-version = Це запис Posse { $version }, а тут Posse { $ours }: ось його рядки, без програвання.
replay-stops = Тут запис обривається; відповідає { $player }.
replay-no-step = У записі { $count ->
    [one] { $count } вибір
    [few] { $count } вибори
   *[many] { $count } виборів
}: вибору { $step } немає.
replay-no-text = { $path } — не текст UTF-8, а отже, не запис.
