# `posse bench`: скорость рядом с другими версиями и другими программами

bench-help = Скорость движка на этом компьютере: решения в секунду, копии, партии, для нескольких наборов дополнений.
bench-help-players = Сколько игроков, от 2 до 8
bench-help-boxes = Набор дополнений через запятую; ещё раз — ещё один набор. Без параметра: base, all (всё готовое), unfinished (всё, что есть)
bench-help-seconds = Сколько секунд измерять каждую величину
bench-help-games = Сколько партий в одном отрезке, вместо секунд
bench-help-slices = На сколько отрезков делить измерение
bench-help-json = Один объект JSON и больше ничего в stdout
bench-help-build = Измерять скомпилированный движок или движок на чистом Python; без параметра — тот, что работает сейчас
bench-help-against = Сравнить с другой ревизией этого репозитория, собранной так же
bench-help-peers = Сравнить с OpenSpiel, python-chess и Catanatron; они ставятся в отдельную папку

bench-title = Posse {$version}, { $engine ->
    [compiled] скомпилированный движок
   *[pure] движок на чистом Python
 }, Python {$python}
bench-setup = { $players ->
    [one] {$players} игрок
    [few] {$players} игрока
   *[many] {$players} игроков
 }, случайный выбор; для каждой величины — лучшее значение и медиана по { $slices ->
    [one] {$slices} отрезку
   *[many] {$slices} отрезкам
 }
bench-left-out = Пропущено: {$boxes}. {$reason}
bench-recorder = Партии при этом записываются, и это занимает время
bench-shared = Другие программы занимали {$share} % времени ядра. Оно не учтено, но числа колеблются
bench-shared-wall = Часы не отличают наше время от времени других программ: закройте их, чтобы числа не колебались

bench-all-boxes = все готовые
bench-unfinished-boxes = всё, включая недоделанное
bench-best = лучшее
bench-median = медиана
bench-row-choose = Решений в секунду, по номеру
bench-row-codes = Решений в секунду, по кодам
bench-row-games = Партий в секунду
bench-row-copy = Копия посреди решения, мкс
bench-row-deal = Раздача, мкс
bench-row-yard = Решений на оборот эталона
bench-row-bytes-copy = Ещё одна копия, байт
bench-row-bytes-game = Партия без общих данных, байт
bench-row-length = Решений в партии
bench-row-options = Вариантов в решении
bench-row-forced = Решений с одним вариантом, %
bench-yardstick = Эталон, цикл на Python. Оборотов в секунду: {$best}, медиана {$median}

bench-against-title = Во сколько раз быстрее, чем ревизия {$revision}
bench-speed-choose = Решения по номеру
bench-speed-codes = Решения по кодам
bench-speed-copy = Копии
bench-speed-deals = Раздачи
bench-other-games = {$boxes}: две ревизии сыграли разные партии, и сравнение неточное

bench-peers-title = Другие программы в те же минуты, на том же ядре
bench-decisions-best = Решений/с, лучшее
bench-decisions-median = медиана
bench-copy-best = копия, мкс
bench-ours-to-theirs = Posse к ней
bench-extra-bare = цикл только для hearts
bench-extra-textbook = раздача по вероятностям
bench-headline = {$boxes}: {$median} × hearts (лучшие отрезки: {$best})
bench-peer-failed = Измерить не удалось — {$name}: {$reason}

bench-goals-title = Цели
bench-goal = Величина
bench-goal-wanted = Цель
bench-goal-measured = Измерено
bench-goal-verdict = Итог
bench-goal-hearts = {$boxes}: решения по номеру, в hearts
bench-goal-hearts-codes = {$boxes}: решения по кодам, в hearts
bench-goal-copy = {$boxes}: копия, мкс
bench-goal-state = {$boxes}: ещё одна копия, байт
bench-met = достигнута
bench-short = не хватает {$percent} %
bench-no-goals = Цели заданы для партии, где { $players ->
    [one] {$players} игрок
    [few] {$players} игрока
   *[many] {$players} игроков
 }

bench-step-checkout = Извлекается ревизия {$revision}
bench-step-build = Извлекается и компилируется ревизия {$revision}: минута или две
bench-step-install = Устанавливается {$name}
bench-step-prepare = Разогрев
bench-step-measure = Измерение

bench-error-both = Выберите что-то одно: --seconds или --games
bench-error-boxes = В наборе нужно хотя бы одно дополнение: --boxes base,dodge_city
bench-error-game = Такую партию раздать нельзя: {$reason}
bench-error-not-compiled = Скомпилированного движка здесь нет; его собирает команда «make compiled»
bench-error-no-repository = Для --against нужен репозиторий git с Posse: запустите команду в его папке
bench-error-no-revision = В этом репозитории нет ревизии {$revision}
bench-error-checkout = Не удалось извлечь ревизию {$revision}: {$reason}
bench-error-build = Не удалось скомпилировать ревизию {$revision}: {$reason}
bench-error-worker = Измеряемый процесс завершился: {$reason}
bench-error-revision-game = Ревизия {$revision} не может сыграть такую партию: {$reason}
