### Looking up: cards, rules, replays, and how a game went. $turn is the number of a turn, $player a name.

## Cards

look-cards = Карты
look-cards-lead =
    { $count ->
        [one] { $count } карта с рисунком и объяснением. Нажмите на карту, чтобы узнать о ней всё.
        [few] { $count } карты с рисунком и объяснением. Нажмите на карту, чтобы узнать о ней всё.
        [many] { $count } карт с рисунком и объяснением. Нажмите на карту, чтобы узнать о ней всё.
       *[other] { $count } карт с рисунком и объяснением. Нажмите на карту, чтобы узнать о ней всё.
    }
look-search = Поиск
look-search-cards = Искать среди карт
look-search-cards-hint = Название или слово из правила
look-clear = Очистить поиск
look-kind = Вид
look-box = Дополнение
look-any-box = Все дополнения
look-all = Все
look-short-brown = Коричневые
look-short-blue = Синие
look-short-green = Зелёные
look-short-orange = Оранжевые
look-short-equip = Снаряжение
look-short-char = Персонажи
look-short-event = События
look-short-role = Роли
look-group-brown = Коричневые: сыграны — и в сброс
look-group-blue = Синие: остаются в игре
look-group-green = Зелёные: готовы со следующего хода
look-group-orange = Оранжевые: три кубика заряда
look-group-equip = Снаряжение: за самородки
look-group-char = Персонажи
look-group-event = События
look-group-role = Роли
look-life = Жизни
look-range = Дальность
look-cost = Цена
look-count = В колоде
look-also = Другие названия: 
look-copies =
    { $count ->
        [one] { $count } экземпляр
        [few] { $count } экземпляра
        [many] { $count } экземпляров
       *[other] { $count } экземпляров
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
        [one] { $count } разъяснение
        [few] { $count } разъяснения
        [many] { $count } разъяснений
       *[other] { $count } разъяснений
    }
look-in-english = Подробные правила записаны по-английски.
look-found-cards =
    { $count ->
        [one] Найдена { $count } карта
        [few] Найдено { $count } карты
        [many] Найдено { $count } карт
       *[other] Найдено { $count } карт
    }
look-no-cards = Такой карты нет ни в базовой игре, ни в дополнениях.
look-no-card = По этому адресу карты нет. Вот все карты:
look-show-all = Показать все карты
look-loading = Ищем…
look-failed = Не удалось загрузить.
look-key-search = к поиску
look-key-move = от карты к карте
look-key-back = от текста обратно к карте

## Rules

look-rules = Правила
look-rules-lead = Вся игра в пронумерованных правилах — с разъяснениями обо всём, что источники оставили неясным. Программа играет точно по ним.
look-rules-english = Свод правил записан по-английски — просим отнестись с пониманием.
look-rules-short = Правило каждой карты есть и по-русски
look-search-rules = Искать в правилах
look-search-rules-hint = Карта, слово по-английски или номер
look-search-title = Найдено
look-contents = Содержание
look-sections = Разделы
look-n-statements =
    { $count ->
        [one] { $count } правило
        [few] { $count } правила
        [many] { $count } правил
       *[other] { $count } правил
    }
look-chapter-01 = Подготовка, ход, расстояние
look-chapter-02 = Базовые карты, символы, проверки
look-chapter-03 = Выбывание, победа, деньги
look-chapter-04 = Варианты и число игроков
look-chapter-10 = Персонажи: базовая игра
look-chapter-11 = Персонажи: «Додж-Сити», промо
look-chapter-12 = Персонажи: «Шоу Дикого Запада»
look-chapter-20 = Карты: «Додж-Сити»
look-chapter-30 = События: как они работают
look-chapter-31 = События: «Жаркий полдень»
look-chapter-32 = События: «Россыпь карт»
look-chapter-33 = События: «Шоу Дикого Запада»
look-chapter-40 = «Золотая лихорадка»
look-chapter-41 = «Призрачные стрелки»
look-chapter-50 = «Вооружён и опасен»
look-ruling = Разъяснение
look-readings = Как это можно понять
look-ruled = Как играют здесь
look-why = Почему
look-concerns = К чему относится
look-option = Параметр партии
look-has-ruling = есть разъяснение
look-has-option = есть параметр
look-source = Источник
look-flag = Примечание
look-flag-example = Пример
    .text = разобранный пример из источника: положение и исход
look-flag-decided = Решено
    .text = источники молчат; решено для этой программы
look-flag-derived = Выведено
    .text = следует из других правил простым подсчётом
look-flag-table-only = Для настоящего стола
    .text = касается людей и фишек; программе здесь показывать нечего
look-about-cards = Карты об этом:
look-things-found = Карты с таким названием:
look-settled = Решено окончательно
look-beside = Рядом
look-whole-section = Весь раздел
look-found-rules =
    { $count ->
        [one] Найдено { $count } место
        [few] Найдено { $count } места
        [many] Найдено { $count } мест
       *[other] Найдено { $count } мест
    }
look-more = (не показано: { $count }; уточните запрос)
look-no-rules = Ничего не найдено. Правила записаны по-английски; название карты найдётся на любом языке.
look-no-rule = Правила { $id } нет.
look-no-section = Такого раздела нет.
look-search-instead = Поискать

## Replays

look-replays = Записи
look-replays-lead = От каждой партии остаётся запись — текст, где есть подготовка, зерно и каждый выбор. По ней партию раздают и играют заново.
look-drop = Перетащите запись сюда
look-drop-about = Файл .posse; можно и вставить его текст.
look-choose-file = Выбрать файл
look-pasted = Вставленная запись
look-too-large = Для записи этот файл слишком велик.
look-by-code = Партия за столом
look-by-code-about = Оконченная партия — по коду стола.
look-code = Код стола
look-game = Партия
look-open-replay = Открыть
look-opening = Раздаём партию заново…
look-replay-of = Стол { $code }, партия { $game }
look-see-as = Чьими глазами смотреть
look-all-open = Всё открыто
look-as = Глазами игрока { $player }
look-download = Скачать запись
look-other-record = Другая запись
look-timeline = Ход партии
look-moments = Важные моменты
look-choice-of = выбор { $n } из { $of }
look-turn-of = ход { $turn }: { $player }
look-of = из { $of }
look-turn = ход { $turn }
look-ticket = Этот выбор
look-chose = Выбирает { $player }
look-deal = Раздача
look-dealt = Карты розданы
look-hidden = Выбор, которого другие не видели
look-keys-replay = В записи
look-play = Смотреть
look-pause = Пауза
look-play-pause = смотреть и остановить
look-step-on = Следующий выбор
look-step-back = Предыдущий выбор
look-turn-on = Следующий ход
look-turn-back = Предыдущий ход
look-moment-on = Следующий важный момент
look-moment-back = Предыдущий важный момент
look-to-deal = К раздаче
look-to-end = К концу
look-speed = Скорость
look-speed-0 = медл.
look-speed-1 = обычно
look-speed-2 = быстро
look-speed-3 = мигом

## A fair deal: the seed is random bytes from which all cards are dealt; the commitment is its hash, shown before the deal

look-fair = Честная раздача
look-fair-good = Раздача честная: это то самое зерно, что было запечатано до неё.
look-fair-good-record = Зерно подходит к печати в записи. Сравните её с той, что показывал стол до раздачи.
look-fair-bad = Это не то зерно, что было запечатано.
look-fair-number = Эта партия роздана по числу { $seed }, а не по тайному зерну: печати не было.
look-fair-seed = Зерно — его открывают после партии
look-fair-computed = Его SHA-256, посчитан здесь, в вашем браузере
look-fair-seen = Показана до раздачи, сохранена этим браузером
look-fair-recorded = Печать в записи
look-fair-pasted = То, что вы вставили
look-fair-paste = Сравнить с печатью, которую вы записали
look-fair-paste-hint = 64 знака
look-fair-how = Все карты следуют из одного зерна: партию раздали по нему заново, и каждый выбор записи подошёл. В командной строке то же проверяет:

## How it went

look-you-won = Победа за вами!
look-you-lost = На этот раз поражение
look-won = победа
look-out = выбывание: ход { $turn }
look-out-by = выбывание: ход { $turn }, от руки игрока { $player }
look-alive = в игре до конца
look-dealt-about = отнято жизней у других
look-lost-about = потеряно жизней
look-standings = Все игроки в конце
look-life-over = Жизни, ход за ходом
look-life-about = Высота линии — число жизней в конце хода; череп — выбывание, красный пунктир — переломный момент.
look-life-table = Число жизней в конце каждого хода
look-as-table = То же в числах
look-turns = Ходы
look-shots = Кто в кого
look-shots-about = Сколько жизней игрок слева отнимает у игрока сверху; череп — выбывание.
look-shot-cell =
    { $count ->
        [one] { $by } отнимает { $count } жизнь у игрока { $player }
        [few] { $by } отнимает { $count } жизни у игрока { $player }
        [many] { $by } отнимает { $count } жизней у игрока { $player }
       *[other] { $by } отнимает { $count } жизней у игрока { $player }
    }
look-sum = Всего
look-facts = В числах
look-lives-lost = Потеряно жизней
look-most = Больше всего отнято жизней
look-outs = Выбыло
look-rematch-wanted = Вы за новую партию
look-want-again = За новую партию: { $names }
look-see-replay = Посмотреть запись
