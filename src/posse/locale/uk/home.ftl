### The pages around the table: their frame, the first view, a new table, the lobby, the lesson, about.

## The frame of a page

frame-skip = До змісту
frame-home = На головну
frame-ways = Сторінки
frame-more = Про цю сторінку
frame-learn = Урок
frame-cards = Карти
frame-rules = Правила
frame-replay = Записи
frame-about = Про програму
frame-unofficial = Posse — неофіційна аматорська версія карткової гри BANG!, не пов’язана з її видавцем.

## The first view

home-title = Гра
home-kicker = Від двох до восьми гравців, один шериф, вірити нікому
home-tag = Карткова гра про таємні ролі на Дикому Заході
home-name = Ваше ім’я —
home-name-none = Гість
home-name-change = Змінити
home-play = Грати зараз
home-play-about =
    Ви та { $bots ->
        [one] { $bots } бот
        [few] { $bots } боти
        [many] { $bots } ботів
       *[other] { $bots } бота
    }. Карти роздаються одразу.
home-play-wait = Карти роздаються …
home-friends = Грати з друзями
home-friends-about = Надішліть посилання: порожні місця займуть боти.
home-learn = Навчитися
home-learn-about = Одна коротка перестрілка. Постріл — у першу ж хвилину.
home-code = Код столу
home-code-go = Увійти
home-code-wrong = Це не код столу й не посилання на нього.
home-mine = Ваші столи
home-mine-go = Назад за стіл
home-mine-lobby = карти ще не роздано
home-mine-playing = партія триває
home-mine-over = партію завершено
home-mine-with = за столом: { $names }
home-mine-alone = поки що лише ви
home-open = Відкриті столи
home-open-count =
    { $count ->
        [0] Відкритих для всіх столів зараз немає
        [one] { $count } відкритий стіл
        [few] { $count } відкриті столи
        [many] { $count } відкритих столів
       *[other] { $count } відкритого столу
    }
home-open-none = Відкрийте свій: стіл зі спільного списку видно тут.
home-open-of = За столом господар — { $host }
home-open-lobby = збираються
home-open-playing = триває партія
home-open-over = між партіями
home-open-seats =
    { $open ->
        [0] вільних місць немає, усього { $players }
        [one] { $open } вільне місце з { $players }
        [few] { $open } вільні місця з { $players }
        [many] { $open } вільних місць із { $players }
       *[other] { $open } вільного місця з { $players }
    }
home-sit = Сісти за стіл
home-watch = Дивитися
home-keys = На головній

## Setting up a table

setup-bot-greedy = Вправні
setup-bot-random = Навмання
