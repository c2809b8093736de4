### The pages around the table: their frame, the first view, a new table, the lobby, the lesson, about.

## The frame of a page

frame-skip = К содержимому
frame-home = На главную
frame-ways = Страницы
frame-more = Об этой странице
frame-learn = Урок
frame-cards = Карты
frame-rules = Правила
frame-replay = Записи
frame-about = О программе
frame-unofficial = Posse — неофициальная любительская версия карточной игры BANG! и не связана с её издателем.

## The first view

home-title = Игра
home-kicker = От двух до восьми игроков, один шериф, верить некому
home-tag = Карточная игра с тайными ролями на Диком Западе
home-name = Ваше имя —
home-name-none = Путник
home-name-change = Изменить
home-play = Играть сейчас
home-play-about =
    Вы и { $bots ->
        [one] { $bots } бот
        [few] { $bots } бота
        [many] { $bots } ботов
       *[other] { $bots } бота
    }. Карты раздаются сразу.
home-play-wait = Раздаём карты…
home-friends = Играть с друзьями
home-friends-about = Отправьте ссылку: пустые места займут боты.
home-learn = Научиться играть
home-learn-about = Короткая перестрелка, первый выстрел — через минуту.
home-code = Код стола
home-code-go = Войти
home-code-wrong = Это не код стола и не ссылка на него.
home-mine = Ваши столы
home-mine-go = Вернуться за стол
home-mine-lobby = карты ещё не розданы
home-mine-playing = партия идёт
home-mine-over = партия окончена
home-mine-with = за столом: { $names }
home-mine-alone = пока только вы
home-open = Открытые столы
home-open-count =
    { $count ->
        [0] Открытых для всех столов сейчас нет
        [one] { $count } открытый стол
        [few] { $count } открытых стола
        [many] { $count } открытых столов
       *[other] { $count } открытого стола
    }
home-open-none = Откройте свой: стол из общего списка виден здесь.
home-open-of = Хозяин стола — { $host }
home-open-lobby = собираются
home-open-playing = идёт партия
home-open-over = между партиями
home-open-seats =
    { $open ->
        [0] свободных мест нет, всего { $players }
        [one] { $open } свободное место из { $players }
        [few] { $open } свободных места из { $players }
        [many] { $open } свободных мест из { $players }
       *[other] { $open } свободного места из { $players }
    }
home-sit = Сесть за стол
home-watch = Смотреть
home-keys = На главной

## Setting up a table

setup-title = Новый стол
setup-lead = Достаточно выбрать четыре вещи. Остальное можно не разворачивать.
setup-loading = Узнаём, во что можно сыграть…
setup-failed = Сервер не сообщает, во что можно сыграть.
setup-players = Игроки
setup-mode = Вид игры
setup-bots = Боты
setup-bots-about = Садятся на пустые места и играют за тех, кто отошёл.
setup-bot-greedy = Умелые
    .text = Считают выстрелы, помнят, кто в кого стрелял, и играют на победу.
setup-bot-random = Наугад
    .text = Делают что угодно в рамках правил. Так удобно разбираться в игре.
setup-clock = Время на выбор
setup-clock-about = Идёт, только когда ждёт кто-то ещё.
setup-clock-none = без часов
setup-grace = Запас сверх того; потом выбирает бот
setup-seconds = { $count } с
setup-minutes = { $count } мин
setup-grace-none = сразу
setup-pace = Как быстро играют боты
setup-pace-0 = мгновенно
setup-pace-1 = быстро
setup-pace-2 = как люди
setup-pace-3 = медленно
setup-boxes = Дополнения
setup-boxes-about = Базовая игра входит всегда.
setup-box-not-ready = Ещё не готово
setup-box-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
setup-rulebook = Свод правил
setup-options = Домашние и спорные правила
setup-options-about = Точка стоит у ответа из свода. Кто спорит, найдёт рядом само правило.
setup-options-none = всё как в своде
setup-options-count =
    { $count ->
        [one] { $count } изменение
        [few] { $count } изменения
        [many] { $count } изменений
       *[other] { $count } изменения
    }
setup-options-reset = Всё как в своде
setup-option-refused = В этом виде игры не имеет смысла.
setup-usual = как в своде
setup-rule = Правило { $id }
setup-on = да
setup-off = нет
setup-guests = Гости и серии
setup-listed = В списке открытых столов
    .text = Стол виден всем на главной. Иначе — только по ссылке или коду.
setup-private = только по ссылке
setup-watchers = Можно смотреть
    .text = Зрители видят то, что видят все.
setup-no-watchers = без зрителей
setup-dead-see-all = Выбывшие видят всё
    .text = В том числе чужие карты и роли.
setup-keep-characters = Уцелевшие оставляют персонажей
    .text = В следующей партии за этим столом.
setup-open = Открыть стол
setup-open-wait = Открываем стол…
setup-go = Сразу играть с ботами
setup-your-name = Ваше имя
setup-summary = Этот стол
setup-locked = Что уже роздано, во время партии не изменить.
setup-to-lobby = Всё, что меняет раздачу, возвращает стол к сбору игроков.
setup-next-open = Дальше — сбор игроков: отправьте ссылку и начинайте, когда все на месте.

## The lobby

lobby-title = Стол { $code }
lobby-lead = Перед партией
lobby-seats = Места, по часовой стрелке
lobby-you = это вы
lobby-host = хозяин стола
lobby-open = Свободно
lobby-open-about = если никто не сядет — бот
lobby-away = нет на месте
lobby-online = на месте
lobby-sit = Сесть за стол
lobby-sit-here = Сесть сюда
lobby-bot = Посадить бота
lobby-bot-level = Уровень: { $name }
lobby-unbot = Освободить место
lobby-send-away = Удалить
lobby-send-away-sure = Удалить игрока { $name } из-за стола?
lobby-yes = Да
lobby-no = Нет
lobby-rename = Изменить имя
lobby-keep = Сохранить
lobby-invite = Приглашение
lobby-invite-about = По этой ссылке можно сесть за стол.
lobby-share = Отправить
lobby-copy = Скопировать ссылку
lobby-my-link = На другом устройстве
lobby-my-link-about = Ссылка на ваше место откроет его на другом устройстве. Никому её не давайте.
lobby-rules = Во что играем
lobby-change = Изменить
lobby-start = Начать партию
lobby-start-alone = Начать с ботами
lobby-next = Что дальше
lobby-next-host =
    { $open ->
        [0] Все места заняты. Начинайте, когда захотите.
        [one] Начинаете вы. Свободное место займёт бот — или дождитесь гостя с вашей ссылкой.
        [few] Начинаете вы. { $open } свободных места займут боты — или дождитесь гостей с вашей ссылкой.
        [many] Начинаете вы. { $open } свободных мест займут боты — или дождитесь гостей с вашей ссылкой.
       *[other] Начинаете вы. { $open } свободного места займут боты — или дождитесь гостей с вашей ссылкой.
    }
lobby-next-guest =
    { $open ->
        [0] Партию начинает хозяин стола — { $host }. Карты раздаются сами.
        [one] Партию начинает хозяин стола — { $host }. Если никто не придёт, свободное место займёт бот.
        [few] Партию начинает хозяин стола — { $host }. Если никто не придёт, { $open } свободных места займут боты.
        [many] Партию начинает хозяин стола — { $host }. Если никто не придёт, { $open } свободных мест займут боты.
       *[other] Партию начинает хозяин стола — { $host }. Если никто не придёт, { $open } свободного места займут боты.
    }
lobby-next-no-host = У стола нет хозяина. Им становится тот, кто сядет сейчас.
lobby-next-host-away = Хозяина стола нет на месте. Не позже чем через минуту им станет другой игрок.
lobby-next-watch =
    { $open ->
        [0] Все места заняты. Можно смотреть.
       *[other] Вы смотрите. Если хотите играть, садитесь за стол.
    }
lobby-next-settings = Параметры изменились: так будет роздана следующая партия.
lobby-watchers =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
lobby-watcher-nameless = кто-то
lobby-came = За стол садится: { $names }
lobby-went = Из-за стола выходит: { $names }
lobby-free = Есть свободное место
lobby-leave = Выйти из-за стола
lobby-fair = Честная раздача
lobby-fair-about = Порядок карт уже определён и запечатан этим числом. После партии в записи есть зерно, и каждый может проверить, что его не меняли.
lobby-seal = Печать { $seal }
lobby-seal-copy = Скопировать печать
lobby-seal-copied = Печать скопирована
lobby-enter = К столу
lobby-enter-watch = Смотреть
lobby-enter-about = Сядьте под именем, которое за этим столом свободно.

## The lesson

learn-title = Первый урок
learn-wait = Учитель раздаёт карты…
learn-failed = Урок не удалось начать.
learn-again = Ещё раз
learn-done = Теперь можно играть
learn-done-lead = Роли, расстояния, выстрелы, проверки, жизни — это и есть вся игра. Чего вы ещё не знаете, подскажет стол, карта за картой.
learn-done-play = Против ботов, сразу.
learn-done-friends = За своим столом.
learn-done-cards = Все карты и персонажи, с разъяснениями.
learn-done-rules = Каждое правило под своим номером.

## About

about-title = О программе
about-lead = Карточная игра с тайными ролями — в браузере и в терминале.
about-unofficial = Неофициально
about-unofficial-text = BANG! — карточная игра, автор которой Эмилиано Шарра. Posse делают те, кто любит в неё играть; издатель игры не делает, не одобряет и не поддерживает эту программу. Здесь нет его картинок, логотипов и текстов. Карты и портреты нарисованы для Posse.
about-credits = Благодарности
about-icons = Рисунки на картах: game-icons.net, авторы — Lorc, Delapouite и другие, часть рисунков изменена; лицензия CC BY 3.0.
about-letters = Шрифты: Podkova (и её узкий вариант Posse Antique) и Oi, лицензия SIL Open Font License.
about-license-of = Лицензия: { $name }
about-code = Программа
about-code-text = Posse — свободная программа, лицензия MIT.
about-version = Версия: { $version }
about-privacy = Что хранится
about-privacy-text = Настройки и ключи к вашим местам остаются в этом браузере. Сервер хранит имена, ходы и чат каждого стола, чтобы ни одна партия не пропала. Ни учётных записей, ни рекламы; к другим сайтам страница не обращается.
about-keys = Клавиши
about-keys-text = Всё можно делать с клавиатуры. Клавиша ? показывает, какие клавиши есть на странице.

## The frame: back to the game

frame-to-table = К столу
frame-asked = Вопрос к вам
