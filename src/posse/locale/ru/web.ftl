### The frame of the page: cards as pictures, the connection, settings, keys. Views have their own files.

## Cards

web-role = Роль
web-card-face = { $name }, { $rank }, { $suit }
web-card-back = Карта лицом вниз
web-next-turn = потом
web-life = { $max ->
    [one] { $life } из { $max } жизни
   *[other] { $life } из { $max } жизней
}

## Words among the symbols in the foot of a card: as short as can be

sym-reach = оружие
sym-all = все
sym-any = любой
sym-or = или

## The connection

web-connecting = Соединение…
web-offline = Нет связи. Новая попытка…
web-reconnect = Повторить
web-gone-left = Вы больше не за столом
web-gone-kicked = Вас удалили из-за стола
web-gone-elsewhere = Ваше место открыто в другом окне
web-gone-closed = Стол закрыт

## The title of the tab

web-your-turn = Ваш ход
web-asked = Вопрос к вам

## Pages that cannot be shown

web-error = Что-то пошло не так
web-error-about = Не удалось показать страницу. Партия на сервере продолжается: загрузите страницу снова — и вы опять за столом.
web-error-fetch = Часть страницы не загрузилась. Есть ли сеть?
web-no-page = Здесь только перекати-поле
web-no-page-about = По этому адресу ничего нет.
web-reload = Загрузить снова
web-home = На главную
web-close = Закрыть

## Settings

web-settings = Настройки
web-settings-kept = Хранятся в этом браузере и никуда не отправляются.
web-language = Язык
web-speed = Анимация
web-speed-slow = медленно
web-speed-usual = обычно
web-speed-quick = быстро
web-speed-none = без неё
web-sound = Звук
web-sound-off = выключен
web-cards = Размер карт
web-cards-small = мелкие
web-cards-usual = обычные
web-cards-large = крупные
web-suits = Цвета мастей
web-suits-two = два
web-suits-four = четыре
web-contrast = Контраст
web-contrast-usual = обычный
web-contrast-high = высокий

## Keys

web-keys = Клавиши
web-key-help = эта памятка
