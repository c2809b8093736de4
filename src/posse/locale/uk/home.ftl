### The pages around the table: their frame, the first view, a new table, the lobby, the lesson, about.

## The frame of a page

frame-skip = До вмісту
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
home-kicker = Від двох до восьми гравців, один шериф, довіряти нема кому
home-tag = Карткова гра з таємними ролями на Дикому Заході
home-name = Ваше ім’я —
home-name-none = Мандрівник
home-name-change = Змінити
home-play = Грати зараз
home-play-about =
    Ви та { $bots ->
        [one] { $bots } бот
        [few] { $bots } боти
        [many] { $bots } ботів
       *[other] { $bots } бота
    }. Карти роздають одразу.
home-play-wait = Роздаємо карти…
home-friends = Грати з друзями
home-friends-about = Надішліть посилання: порожні місця займуть боти.
home-learn = Навчитися грати
home-learn-about = Коротка перестрілка, перший постріл — за хвилину.
home-code = Код столу
home-code-go = Увійти
home-code-wrong = Це не код столу й не посилання на нього.
home-mine = Ваші столи
home-mine-go = Повернутися за стіл
home-mine-lobby = карти ще не роздано
home-mine-playing = партія триває
home-mine-over = партію завершено
home-mine-with = за столом: { $names }
home-mine-alone = поки що лише ви
home-open = Відкриті столи
home-open-count =
    { $count ->
        [0] Відкритих для всіх столів зараз немає
        [one] { $count } відкритий стіл
        [few] { $count } відкриті столи
        [many] { $count } відкритих столів
       *[other] { $count } відкритого столу
    }
home-open-none = Відкрийте свій: стіл зі спільного списку видно тут.
home-open-of = Господар столу — { $host }
home-open-lobby = збираються
home-open-playing = триває партія
home-open-over = між партіями
home-open-seats =
    { $open ->
        [0] вільних місць немає, усього { $players }
        [one] { $open } вільне місце з { $players }
        [few] { $open } вільні місця з { $players }
        [many] { $open } вільних місць із { $players }
       *[other] { $open } вільного місця з { $players }
    }
home-sit = Сісти за стіл
home-watch = Дивитися
home-keys = На головній

## Setting up a table

setup-title = Новий стіл
setup-lead = Досить вибрати чотири речі. Решту можна не розгортати.
setup-loading = Дізнаємося, у що можна зіграти…
setup-failed = Сервер не повідомляє, у що можна зіграти.
setup-players = Гравці
setup-mode = Вид гри
setup-bots = Боти
setup-bots-about = Сідають на порожні місця та грають за тих, хто відійшов.
setup-bot-greedy = Вправні
    .text = Рахують постріли, пам’ятають, хто в кого стріляв, і грають на перемогу.
setup-bot-random = Навмання
    .text = Роблять що завгодно в межах правил. Так зручно розбиратися в грі.
setup-clock = Час на вибір
setup-clock-about = Іде, лише коли чекає хтось іще.
setup-clock-none = без годинника
setup-grace = Запас понад те; потім вибирає бот
setup-seconds = { $count } с
setup-minutes = { $count } хв
setup-grace-none = одразу
setup-pace = Як швидко грають боти
setup-pace-0 = миттєво
setup-pace-1 = швидко
setup-pace-2 = як люди
setup-pace-3 = повільно
setup-boxes = Доповнення
setup-boxes-about = Базова гра входить завжди.
setup-box-not-ready = Ще не готово
setup-box-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
setup-rulebook = Звід правил
setup-options = Домашні та спірні правила
setup-options-about = Крапка стоїть біля відповіді зі зводу. Хто сперечається, знайде поруч саме правило.
setup-options-none = усе як у зводі
setup-options-count =
    { $count ->
        [one] { $count } зміна
        [few] { $count } зміни
        [many] { $count } змін
       *[other] { $count } зміни
    }
setup-options-reset = Усе як у зводі
setup-option-refused = У цьому виді гри не має сенсу.
setup-usual = як у зводі
setup-rule = Правило { $id }
setup-on = так
setup-off = ні
setup-guests = Гості та серії
setup-listed = У списку відкритих столів
    .text = Стіл видно всім на головній. Інакше — лише за посиланням або кодом.
setup-private = лише за посиланням
setup-watchers = Можна дивитися
    .text = Глядачі бачать те, що бачать усі.
setup-no-watchers = без глядачів
setup-dead-see-all = Хто вибув, бачить усе
    .text = Зокрема чужі карти й ролі.
setup-keep-characters = Хто вцілів, залишає персонажа
    .text = У наступній партії за цим столом.
setup-open = Відкрити стіл
setup-open-wait = Відкриваємо стіл…
setup-go = Одразу грати з ботами
setup-your-name = Ваше ім’я
setup-summary = Цей стіл
setup-locked = Що вже роздано, під час партії не змінити.
setup-to-lobby = Усе, що змінює роздачу, повертає стіл до збору гравців.
setup-next-open = Далі — збір гравців: надішліть посилання й починайте, коли всі на місці.

## The lobby

lobby-title = Стіл { $code }
lobby-lead = Перед партією
lobby-seats = Місця, за годинниковою стрілкою
lobby-you = це ви
lobby-host = господар столу
lobby-open = Вільно
lobby-open-about = якщо ніхто не сяде — бот
lobby-away = немає на місці
lobby-online = на місці
lobby-sit = Сісти за стіл
lobby-sit-here = Сісти сюди
lobby-bot = Посадити бота
lobby-bot-level = Рівень: { $name }
lobby-unbot = Звільнити місце
lobby-send-away = Вилучити
lobby-send-away-sure = Вилучити гравця { $name } з-за столу?
lobby-yes = Так
lobby-no = Ні
lobby-rename = Змінити ім’я
lobby-keep = Зберегти
lobby-invite = Запрошення
lobby-invite-about = За цим посиланням можна сісти за стіл.
lobby-share = Надіслати
lobby-copy = Скопіювати посилання
lobby-my-link = На іншому пристрої
lobby-my-link-about = Посилання на ваше місце відкриє його на іншому пристрої. Нікому його не давайте.
lobby-rules = У що граємо
lobby-change = Змінити
lobby-start = Почати партію
lobby-start-alone = Почати з ботами
lobby-next = Що далі
lobby-next-host =
    { $open ->
        [0] Усі місця зайняті. Починайте, коли захочете.
        [one] Починаєте ви. Вільне місце займе бот — або дочекайтеся гостя з вашим посиланням.
        [few] Починаєте ви. { $open } вільні місця займуть боти — або дочекайтеся гостей з вашим посиланням.
        [many] Починаєте ви. { $open } вільних місць займуть боти — або дочекайтеся гостей з вашим посиланням.
       *[other] Починаєте ви. { $open } вільного місця займуть боти — або дочекайтеся гостей з вашим посиланням.
    }
lobby-next-guest =
    { $open ->
        [0] Партію починає господар столу — { $host }. Карти роздаються самі.
        [one] Партію починає господар столу — { $host }. Якщо ніхто не прийде, вільне місце займе бот.
        [few] Партію починає господар столу — { $host }. Якщо ніхто не прийде, { $open } вільні місця займуть боти.
        [many] Партію починає господар столу — { $host }. Якщо ніхто не прийде, { $open } вільних місць займуть боти.
       *[other] Партію починає господар столу — { $host }. Якщо ніхто не прийде, { $open } вільного місця займуть боти.
    }
lobby-next-no-host = Стіл без господаря. Ним стане той, хто сяде зараз.
lobby-next-host-away = Господаря столу немає на місці. Щонайпізніше за хвилину ним стане інший гравець.
lobby-next-watch =
    { $open ->
        [0] Усі місця зайняті. Можна дивитися.
       *[other] Ви дивитеся. Якщо хочете грати, сідайте за стіл.
    }
lobby-next-settings = Параметри змінилися: так буде роздано наступну партію.
lobby-watchers =
    { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
        [many] { $count } глядачів
       *[other] { $count } глядача
    }
lobby-watcher-nameless = хтось
lobby-came = За стіл сідає: { $names }
lobby-went = З-за столу виходить: { $names }
lobby-free = Є вільне місце
lobby-leave = Вийти з-за столу
lobby-fair = Чесна роздача
lobby-fair-about = Порядок карт уже визначено й запечатано цим числом. Після партії в записі є зерно, і кожен може перевірити, що його не міняли.
lobby-seal = Печатка { $seal }
lobby-seal-copy = Скопіювати печатку
lobby-seal-copied = Печатку скопійовано
lobby-enter = До столу
lobby-enter-watch = Дивитися
lobby-enter-about = Сядьте під іменем, яке за цим столом вільне.

## The lesson

learn-title = Перший урок
learn-wait = Учитель роздає карти…
learn-failed = Урок не вдалося почати.
learn-again = Ще раз
learn-done = Тепер можна грати
learn-done-lead = Ролі, відстані, постріли, перевірки, життя — це й є вся гра. Чого ви ще не знаєте, підкаже стіл, карта за картою.
learn-done-play = Проти ботів, одразу.
learn-done-friends = За своїм столом.
learn-done-cards = Усі карти й персонажі, з роз’ясненнями.
learn-done-rules = Кожне правило під своїм номером.

## About

about-title = Про програму
about-lead = Карткова гра з таємними ролями — у браузері та в терміналі.
about-unofficial = Неофіційно
about-unofficial-text = BANG! — карткова гра, автор якої Еміліано Шарра. Posse роблять ті, хто любить у неї грати; видавець гри не робить, не схвалює й не підтримує цієї програми. Тут немає його малюнків, логотипів і текстів. Карти й портрети намальовано для Posse.
about-credits = Подяки
about-icons = Малюнки на картах: game-icons.net, автори — Lorc, Delapouite та інші, частину малюнків змінено; ліцензія CC BY 3.0.
about-letters = Шрифти: Podkova (і її вузький варіант Posse Antique) та Oi, ліцензія SIL Open Font License.
about-license-of = Ліцензія: { $name }
about-code = Програма
about-code-text = Posse — вільна програма, ліцензія MIT.
about-version = Версія: { $version }
about-privacy = Що зберігається
about-privacy-text = Налаштування й ключі до ваших місць лишаються в цьому браузері. Сервер зберігає імена, ходи та чат кожного столу, щоб жодна партія не зникла. Ні облікових записів, ні реклами; до інших сайтів сторінка не звертається.
about-keys = Клавіші
about-keys-text = Усе можна робити з клавіатури. Клавіша ? показує, які клавіші є на сторінці.

## The frame: back to the game

frame-to-table = До столу
frame-asked = Запитання до вас
