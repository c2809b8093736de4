### Looking up: cards, rules, replays, and how a game went. $turn is the number of a turn, $player a name.

## Cards

look-cards = Карти
look-cards-lead =
    { $count ->
        [one] { $count } карта з малюнком і поясненням. Натисніть на карту, щоб дізнатися про неї все.
        [few] { $count } карти з малюнком і поясненням. Натисніть на карту, щоб дізнатися про неї все.
        [many] { $count } карт із малюнком і поясненням. Натисніть на карту, щоб дізнатися про неї все.
       *[other] { $count } карт із малюнком і поясненням. Натисніть на карту, щоб дізнатися про неї все.
    }
look-search = Пошук
look-search-cards = Шукати серед карт
look-search-cards-hint = Назва або слово з правила
look-clear = Очистити пошук
look-kind = Вид
look-box = Доповнення
look-any-box = Усі доповнення
look-all = Усі
look-short-brown = Коричневі
look-short-blue = Сині
look-short-green = Зелені
look-short-orange = Помаранчеві
look-short-equip = Спорядження
look-short-char = Персонажі
look-short-event = Події
look-short-role = Ролі
look-group-brown = Коричневі: зіграно — і в скид
look-group-blue = Сині: лишаються в грі
look-group-green = Зелені: готові з наступного ходу
look-group-orange = Помаранчеві: три кубики заряду
look-group-equip = Спорядження: за самородки
look-group-char = Персонажі
look-group-event = Події
look-group-role = Ролі
look-life = Життя
look-range = Дальність
look-cost = Ціна
look-count = У колоді
look-also = Інші назви: 
look-copies =
    { $count ->
        [one] { $count } примірник
        [few] { $count } примірники
        [many] { $count } примірників
       *[other] { $count } примірників
    }
look-statements =
    { $count ->
        [one] { $count } правило
        [few] { $count } правила
        [many] { $count } правил
       *[other] { $count } правил
    }
look-rulings =
    { $count ->
        [one] { $count } роз’яснення
        [few] { $count } роз’яснення
        [many] { $count } роз’яснень
       *[other] { $count } роз’яснень
    }
look-in-english = Докладні правила записано англійською.
look-found-cards =
    { $count ->
        [one] Знайдено { $count } карту
        [few] Знайдено { $count } карти
        [many] Знайдено { $count } карт
       *[other] Знайдено { $count } карт
    }
look-no-cards = Такої карти немає ні в базовій грі, ні в доповненнях.
look-no-card = За цією адресою карти немає. Ось усі карти:
look-show-all = Показати всі карти
look-loading = Шукаємо…
look-failed = Не вдалося завантажити.
look-key-search = до пошуку
look-key-move = від карти до карти
look-key-back = від тексту назад до карти

## Rules

look-rules = Правила
look-rules-lead = Уся гра в пронумерованих правилах — з роз’ясненнями щодо всього, що джерела лишили неясним. Програма грає точно за ними.
look-rules-english = Звід правил записано англійською — просимо поставитися з розумінням.
look-rules-short = Правило кожної карти є й українською
look-search-rules = Шукати в правилах
look-search-rules-hint = Карта, слово англійською чи номер
look-search-title = Знайдено
look-contents = Зміст
look-sections = Розділи
look-n-statements =
    { $count ->
        [one] { $count } правило
        [few] { $count } правила
        [many] { $count } правил
       *[other] { $count } правил
    }
look-chapter-01 = Підготовка, хід, відстань
look-chapter-02 = Базові карти, символи, перевірки
look-chapter-03 = Вибування, перемога, гроші
look-chapter-04 = Варіанти й кількість гравців
look-chapter-10 = Персонажі: базова гра
look-chapter-11 = Персонажі: «Додж-Сіті», промо
look-chapter-12 = Персонажі: «Шоу Дикого Заходу»
look-chapter-20 = Карти: «Додж-Сіті»
look-chapter-30 = Події: як вони працюють
look-chapter-31 = Події: «Рівно опівдні»
look-chapter-32 = Події: «За жменю карт»
look-chapter-33 = Події: «Шоу Дикого Заходу»
look-chapter-40 = «Золота лихоманка»
look-chapter-41 = «Примарні стрільці»
look-chapter-50 = «Озброєний і небезпечний»
look-ruling = Роз’яснення
look-readings = Як це можна зрозуміти
look-ruled = Як грають тут
look-why = Чому
look-concerns = Чого стосується
look-option = Параметр партії
look-has-ruling = є роз’яснення
look-has-option = є параметр
look-source = Джерело
look-flag = Примітка
look-flag-example = Приклад
    .text = розібраний приклад із джерела: становище й результат
look-flag-decided = Вирішено
    .text = джерела мовчать; вирішено для цієї програми
look-flag-derived = Виведено
    .text = випливає з інших правил простим підрахунком
look-flag-table-only = Для справжнього столу
    .text = стосується людей і фішок; програмі тут показувати нічого
look-about-cards = Карти про це:
look-things-found = Карти з такою назвою:
look-settled = Вирішено остаточно
look-beside = Поруч
look-whole-section = Увесь розділ
look-found-rules =
    { $count ->
        [one] Знайдено { $count } місце
        [few] Знайдено { $count } місця
        [many] Знайдено { $count } місць
       *[other] Знайдено { $count } місць
    }
look-more = (не показано: { $count }; уточніть запит)
look-no-rules = Нічого не знайдено. Правила записано англійською; назва карти знайдеться будь-якою мовою.
look-no-rule = Правила { $id } немає.
look-no-section = Такого розділу немає.
look-search-instead = Пошукати

## Replays

look-replays = Записи
look-replays-lead = Від кожної партії лишається запис — текст, де є підготовка, зерно й кожен вибір. За ним партію роздають і грають знову.
look-drop = Перетягніть запис сюди
look-drop-about = Файл .posse; можна й вставити його текст.
look-choose-file = Вибрати файл
look-pasted = Вставлений запис
look-too-large = Для запису цей файл завеликий.
look-by-code = Партія за столом
look-by-code-about = Завершена партія — за кодом столу.
look-code = Код столу
look-game = Партія
look-open-replay = Відкрити
look-opening = Роздаємо партію знову…
look-replay-of = Стіл { $code }, партія { $game }
look-see-as = Чиїми очима дивитися
look-all-open = Усе відкрито
look-as = Очима гравця { $player }
look-download = Завантажити запис
look-other-record = Інший запис
look-timeline = Перебіг партії
look-moments = Важливі моменти
look-choice-of = вибір { $n } з { $of }
look-turn-of = хід { $turn }: { $player }
look-of = з { $of }
look-turn = хід { $turn }
look-ticket = Цей вибір
look-chose = Вибирає { $player }
look-deal = Роздача
look-dealt = Карти роздано
look-hidden = Вибір, якого інші не бачили
look-keys-replay = У записі
look-play = Дивитися
look-pause = Пауза
look-play-pause = дивитися й зупинити
look-step-on = Наступний вибір
look-step-back = Попередній вибір
look-turn-on = Наступний хід
look-turn-back = Попередній хід
look-moment-on = Наступний важливий момент
look-moment-back = Попередній важливий момент
look-to-deal = До роздачі
look-to-end = До кінця
look-speed = Швидкість
look-speed-0 = пов.
look-speed-1 = звич.
look-speed-2 = швидко
look-speed-3 = миттю

## A fair deal: the seed is random bytes from which all cards are dealt; the commitment is its hash, shown before the deal

look-fair = Чесна роздача
look-fair-good = Роздача чесна: це те саме зерно, що було запечатане до неї.
look-fair-good-record = Зерно пасує до печатки в записі. Порівняйте її з тією, що показував стіл до роздачі.
look-fair-bad = Це не те зерно, що було запечатане.
look-fair-number = Цю партію роздано за числом { $seed }, а не за таємним зерном: печатки не було.
look-fair-seed = Зерно — його відкривають після партії
look-fair-computed = Його SHA-256, пораховано тут, у вашому браузері
look-fair-seen = Показана до роздачі, збережена цим браузером
look-fair-recorded = Печатка в записі
look-fair-pasted = Те, що ви вставили
look-fair-paste = Порівняти з печаткою, яку ви записали
look-fair-paste-hint = 64 знаки
look-fair-how = Усі карти випливають з одного зерна: партію роздали за ним знову, і кожен вибір запису підійшов. У командному рядку те саме перевіряє:

## How it went

look-you-won = Перемога за вами!
look-you-lost = Цього разу поразка
look-won = перемога
look-out = вибування: хід { $turn }
look-out-by = вибування: хід { $turn }, від руки гравця { $player }
look-alive = у грі до кінця
look-dealt-about = відібрано життів в інших
look-lost-about = втрачено життів
look-standings = Усі гравці наприкінці
look-life-over = Життя, хід за ходом
look-life-about = Висота лінії — кількість життів наприкінці ходу; череп — вибування, червоний пунктир — переломний момент.
look-life-table = Кількість життів наприкінці кожного ходу
look-as-table = Те саме в числах
look-turns = Ходи
look-shots = Хто в кого
look-shots-about = Скільки життів гравець ліворуч відбирає в гравця згори; череп — вибування.
look-shot-cell =
    { $count ->
        [one] { $by } відбирає { $count } життя в гравця { $player }
        [few] { $by } відбирає { $count } життя в гравця { $player }
        [many] { $by } відбирає { $count } життів у гравця { $player }
       *[other] { $by } відбирає { $count } життів у гравця { $player }
    }
look-sum = Усього
look-facts = У числах
look-lives-lost = Втрачено життів
look-most = Найбільше відібрано життів
look-outs = Вибуло
look-rematch-wanted = Ви за нову партію
look-want-again = За нову партію: { $names }
look-see-replay = Переглянути запис
