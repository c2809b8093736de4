### The pages around the table: their frame, the first view, a new table, the lobby, the lesson, about.

## The frame of a page

frame-skip = К содержанию
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
home-tag = Карточная игра о тайных ролях на Диком Западе
home-name = Ваше имя —
home-name-none = Гость
home-name-change = Изменить
home-play = Играть сейчас
home-play-about =
    Вы и { $bots ->
        [one] { $bots } бот
        [few] { $bots } бота
        [many] { $bots } ботов
       *[other] { $bots } бота
    }. Карты раздаются сразу.
home-play-wait = Карты раздаются …
home-friends = Играть с друзьями
home-friends-about = Отправьте ссылку: пустые места займут боты.
home-learn = Научиться
home-learn-about = Одна короткая перестрелка. Выстрел — в первую же минуту.
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
        [one] { $count } открытый стол
        [few] { $count } открытых стола
        [many] { $count } открытых столов
       *[other] { $count } открытого стола
    }
home-open-none = Откройте свой: стол из общего списка виден здесь.
home-open-of = За столом хозяин — { $host }
home-open-lobby = собираются
home-open-playing = идёт партия
home-open-over = между партиями
home-open-seats =
    { $open ->
        [0] свободных мест нет, всего { $players }
        [one] { $open } свободное место из { $players }
        [few] { $open } свободных места из { $players }
        [many] { $open } свободных мест из { $players }
       *[other] { $open } свободного места из { $players }
    }
home-sit = Сесть за стол
home-watch = Смотреть
home-keys = На главной

## Setting up a table

setup-bot-greedy = Умелые
setup-bot-random = Наугад
