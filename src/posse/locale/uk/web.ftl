### The frame of the page: cards as pictures, the connection, settings, keys. Views have their own files.

## Cards

web-role = Роль
web-card-face = { $name }, { $rank }, { $suit }
web-card-back = Карта долілиць
web-next-turn = згодом
web-life = { $life } з { $max ->
    [one] { $max } життя
   *[other] { $max } життів
}

## Words among the symbols in the foot of a card: as short as can be

sym-reach = зброя
sym-all = усі
sym-any = будь-хто
sym-or = або

## The connection

web-connecting = З’єднання…
web-offline = Немає зв’язку. Нова спроба…
web-reconnect = Спробувати зараз
web-gone-left = Ви більше не за столом
web-gone-kicked = Вас вилучили з-за столу
web-gone-elsewhere = Ваше місце відкрито в іншому вікні
web-gone-closed = Стіл закрито

## The title of the tab

web-your-turn = Ваш хід
web-asked = Запитання до вас

## Pages that cannot be shown

web-error = Щось пішло не так
web-error-about = Не вдалося показати сторінку. Партія на сервері триває: завантажте сторінку знову — і ви знову за столом.
web-error-fetch = Частина сторінки не завантажилася. Чи є мережа?
web-no-page = Тут лише перекотиполе
web-no-page-about = За цією адресою нічого немає.
web-reload = Завантажити знову
web-home = На головну
web-close = Закрити

## Settings

web-settings = Налаштування
web-settings-kept = Зберігаються в цьому браузері й нікуди не надсилаються.
web-language = Мова
web-speed = Анімація
web-speed-slow = повільно
web-speed-usual = звичайно
web-speed-quick = швидко
web-speed-none = без неї
web-sound = Звук
web-sound-off = вимкнено
web-cards = Розмір карт
web-cards-small = малі
web-cards-usual = звичайні
web-cards-large = великі
web-suits = Кольори мастей
web-suits-two = два
web-suits-four = чотири
web-contrast = Контраст
web-contrast-usual = звичайний
web-contrast-high = високий

## Keys

web-keys = Клавіші
web-key-help = ця пам’ятка
