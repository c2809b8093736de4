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
look-box = Набір
look-any-box = Усі набори
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
        [one] { $count } рішення
        [few] { $count } рішення
        [many] { $count } рішень
       *[other] { $count } рішень
    }
look-in-english = Докладні правила записано англійською.
look-found-cards =
    { $count ->
        [one] Знайдено { $count } карту
        [few] Знайдено { $count } карти
        [many] Знайдено { $count } карт
       *[other] Знайдено { $count } карт
    }
look-no-cards = Такої карти немає в жодному наборі.
look-no-card = За цією адресою карти немає. Ось усі карти:
look-show-all = Показати всі карти
look-loading = Шукаємо…
look-failed = Не вдалося завантажити.
look-key-search = до пошуку
look-key-move = від карти до карти
look-key-back = від тексту назад до карти

## Rules

look-rules = Правила
look-rules-lead = Уся гра в пронумерованих пунктах — і рішення щодо всього, що джерела лишили неясним. Програма грає точно за ними.
look-rules-english = Звід правил записано англійською — просимо поставитися з розумінням.
look-rules-short = Правило кожної карти є й українською
look-search-rules = Шукати в правилах
look-search-rules-hint = Карта, слово англійською чи номер
look-search-title = Знайдено
look-contents = Зміст
look-sections = Розділи
look-n-statements =
    { $count ->
        [one] { $count } пункт
        [few] { $count } пункти
        [many] { $count } пунктів
       *[other] { $count } пунктів
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
look-chapter-41 = Примарні стрільці
look-chapter-50 = «Озброєний і небезпечний»
look-ruling = Рішення
look-readings = Як це можна зрозуміти
look-ruled = Як грають тут
look-why = Чому
look-concerns = Чого стосується
look-option = Налаштування партії
look-has-ruling = є рішення
look-has-option = є налаштування
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
