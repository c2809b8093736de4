# `posse bench`: швидкість поруч з іншими версіями та іншими програмами

bench-help = Швидкість рушія на цьому комп’ютері: рішення за секунду, копії, партії, для кількох наборів доповнень.
bench-help-players = Скільки гравців, від 2 до 8
bench-help-boxes = Набір доповнень через кому; ще раз — ще один набір. Без параметра: base, all (усе готове), unfinished (усе, що є)
bench-help-seconds = Скільки секунд вимірювати кожну величину
bench-help-games = Скільки партій в одному відрізку, замість секунд
bench-help-slices = На скільки відрізків ділити вимірювання
bench-help-json = Один об’єкт JSON і більше нічого в stdout
bench-help-build = Вимірювати скомпільований рушій або рушій на чистому Python; без параметра — той, що працює зараз
bench-help-against = Порівняти з іншою ревізією цього репозиторію, зібраною так само
bench-help-peers = Порівняти з OpenSpiel, python-chess і Catanatron; вони встановлюються в окрему папку

bench-title = Posse {$version}, { $engine ->
    [compiled] скомпільований рушій
   *[pure] рушій на чистому Python
 }, Python {$python}
bench-setup = { $players ->
    [one] {$players} гравець
    [few] {$players} гравці
   *[many] {$players} гравців
 }, випадковий вибір; для кожної величини — найкраще значення й медіана за { $slices ->
    [one] {$slices} відрізком
   *[many] {$slices} відрізками
 }
bench-left-out = Пропущено: {$boxes}. {$reason}
bench-recorder = Партії при цьому записуються, і це забирає час
bench-shared = Інші програми займали {$share} % часу ядра. Його не враховано, але числа коливаються
bench-shared-wall = Годинник не відрізняє наш час від часу інших програм: закрийте їх, щоб числа не коливалися

bench-all-boxes = усі готові
bench-unfinished-boxes = усе, зокрема недороблене
bench-best = найкраще
bench-median = медіана
bench-row-choose = Рішень за секунду, за номером
bench-row-codes = Рішень за секунду, за кодами
bench-row-games = Партій за секунду
bench-row-copy = Копія посеред рішення, мкс
bench-row-deal = Роздача, мкс
bench-row-yard = Рішень на оберт еталона
bench-row-bytes-copy = Ще одна копія, байт
bench-row-bytes-game = Партія без спільних даних, байт
bench-row-length = Рішень у партії
bench-row-options = Варіантів у рішенні
bench-row-forced = Рішень з одним варіантом, %
bench-yardstick = Еталон, цикл на Python. Обертів за секунду: {$best}, медіана {$median}

bench-against-title = У скільки разів швидше, ніж ревізія {$revision}
bench-speed-choose = Рішення за номером
bench-speed-codes = Рішення за кодами
bench-speed-copy = Копії
bench-speed-deals = Роздачі
bench-other-games = {$boxes}: дві ревізії зіграли різні партії, тож порівняння неточне

bench-peers-title = Інші програми в ті самі хвилини, на тому самому ядрі
bench-decisions-best = Рішень/с, найкраще
bench-decisions-median = медіана
bench-copy-best = копія, мкс
bench-ours-to-theirs = Posse до неї
bench-extra-bare = цикл лише для hearts
bench-extra-textbook = роздача за ймовірностями
bench-headline = {$boxes}: {$median} × hearts (найкращі відрізки: {$best})
bench-peer-failed = Виміряти не вдалося — {$name}: {$reason}

bench-goals-title = Цілі
bench-goal = Величина
bench-goal-wanted = Ціль
bench-goal-measured = Виміряно
bench-goal-verdict = Підсумок
bench-goal-hearts = {$boxes}: рішення за номером, у hearts
bench-goal-hearts-codes = {$boxes}: рішення за кодами, у hearts
bench-goal-copy = {$boxes}: копія, мкс
bench-goal-state = {$boxes}: ще одна копія, байт
bench-met = досягнуто
bench-short = бракує {$percent} %
bench-no-goals = Цілі задано для партії, де { $players ->
    [one] {$players} гравець
    [few] {$players} гравці
   *[many] {$players} гравців
 }

bench-step-checkout = Дістаємо ревізію {$revision}
bench-step-build = Дістаємо та компілюємо ревізію {$revision}: хвилина чи дві
bench-step-install = Встановлюємо {$name}
bench-step-prepare = Розігрів
bench-step-measure = Вимірювання

bench-error-both = Виберіть щось одне: --seconds або --games
bench-error-boxes = У наборі потрібне хоча б одне доповнення: --boxes base,dodge_city
bench-error-game = Таку партію роздати не можна: {$reason}
bench-error-not-compiled = Скомпільованого рушія тут немає; його збирає команда «make compiled»
bench-error-no-repository = Для --against потрібен репозиторій git із Posse: запустіть команду в його папці
bench-error-no-revision = У цьому репозиторії немає ревізії {$revision}
bench-error-checkout = Не вдалося дістати ревізію {$revision}: {$reason}
bench-error-build = Не вдалося скомпілювати ревізію {$revision}: {$reason}
bench-error-worker = Вимірюваний процес завершився: {$reason}
bench-error-revision-game = Ревізія {$revision} не може зіграти таку партію: {$reason}
