### The table in the terminal (`posse play --terminal`). $card is a card as `chip` writes it.

## The table

term-turn = Ход { $turn }
term-your-turn = Ваш ход
term-waiting = Сейчас решает { $player }
term-answer = Вам нужно ответить
term-choose = Выбор за вами
term-over = Партия окончена
term-you = это вы
term-you-are-out = Вы вне игры. Смотрите дальше — или нажмите пробел, чтобы увидеть конец
term-at-turn = ходит
term-thinking = думает…
term-out = вне игры
term-out-long = Выбывание: этого игрока больше нет в игре.
term-role = Роль: { $role }
term-yourself = вы
term-deck = Колода: { $count }
term-deck-word = Колода
term-deck-about = Отсюда берут карты. Когда колода заканчивается, перемешивают сброс.
term-discard = Сброс: { $card }
term-discard-empty = Сброс пуст
term-discard-word = Сброс
term-event = Событие: «{ $event }»
term-event-word = Событие
term-next-event = Следующее событие: «{ $event }»
term-open = Открыты: { $cards }
term-log = Журнал
term-speed = Темп { $speed }
term-minus-card = −1 карта
term-too-small = Окно слишком мало для стола: { $width }×{ $height }. Нужно хотя бы { $least-width }×{ $least-height }, лучше 80×24.
term-empty-hand = На руке нет карт
term-nothing-in-play = Нет карт в игре
term-in-play = В игре: { $cards }

## Distances

term-away = Расстояние { $distance }
term-in-reach = вы достаёте
term-not-in-reach = вам не достать
term-reaches-you = достаёт до вас
term-not-reaches-you = вас не достаёт
term-reach = Дальность { $reach }
term-reaches = Дальность { $reach }: { $names }
term-targets = Возможные цели: { $names }
term-seat-reach = Расстояние { $distance }, ваша дальность { $reach }: вы достаёте

## Choosing

term-whom = Карта { $card }: выберите цель
term-whom-as = Карта { $card } как «{ $as }»: выберите цель
term-which = Карта { $card }, цель — { $player }. Какую карту?
term-how = Карта { $card }: выберите, как её сыграть
term-hand-card = Карта с руки (всего { $count })
term-as = Как «{ $card }»
term-as-itself = Просто «{ $card }»
term-draw-from = Вытянуть карту с руки игрока
term-discard-of = Сбросить карту игрока
term-confirm = Это во вред вам самим. Нажмите ещё раз, чтобы сделать это
term-end-limit = Предел карт на руке в конце хода — { $limit }: { $count ->
    [0] сбрасывать нечего.
   *[other] придётся сбросить { n-cards-obj }.
}
term-taken-back = Ход возвращён
term-no-undo = Вернуть ход нельзя: с тех пор стало известно что-то новое
term-why-wait = Сначала отвечает { $player }

## What the keys do: the bottom line

term-space = Пробел
term-key-help = клавиши
term-key-move = курсор
term-key-choose = выбрать
term-key-back = назад
term-key-undo = вернуть
term-key-hurry = скорее
term-key-speed = темп
term-key-log = журнал
term-key-language = язык
term-key-colors = цвета
term-key-new = новая партия
term-key-quit = выход

## Help

term-help-title = Клавиши
term-help-about =
    Что от вас требуется, сказано посередине, на красной или белой табличке. Выберите карту, затем её цель. Всё, что можно сделать сейчас, помечено клавишей. О том, на чём стоит курсор, рассказано рядом.
term-help-move = двигать курсор
term-help-enter = выбрать то, на чём стоит курсор
term-help-digits = выбрать карту или кнопку с этой клавишей; 0 — не отвечать или закончить ход
term-help-tab = обойти других игроков
term-help-esc = на шаг назад
term-help-undo = вернуть ход, пока не стало известно что-то новое
term-help-hurry = скорее: сразу к вашему следующему решению
term-help-speed = как быстро ходят боты
term-help-log = весь журнал; прокрутка за столом
term-help-language = английский, русский, украинский
term-help-colors = день, ночь
term-help-new = новая партия
term-help-quit = выход; партия сохраняется после каждого решения
term-help-signs = Знаки
term-sign-sheriff = шериф
term-sign-life = жизни: оставшиеся и потерянные
term-sign-hand = карты на руке
term-sign-distance = расстояние от вас
term-sign-reach = в пределах дальности вашего оружия
term-sign-reached = оттуда достают до вас
term-sign-turn = ходит
term-sign-cubes = кубики на карте
term-sheet-hint = Esc — закрыть · стрелки — прокрутить

## The beginning

term-stranger = Путник
term-start-about = Отряд снова в седле.
term-start-resume = Продолжить партию: { $when }
term-start-new = Новая партия: { n-players }
term-start-close = Вернуться за стол
term-start-quit = Выйти
term-start-hint = ← → число игроков · Enter — выбрать
term-damaged = Сохранённую партию не удалось прочитать; файл оставлен под именем { $file }.
term-not-saved = Партию не удаётся сохранить: { $reason }.

## Leaving

term-quit-title = Выйти из-за стола?
term-quit-saved = Партия сохранена. Её продолжит команда posse play --resume.
term-quit-stay = Остаться
term-quit-quit = Выйти

## The end

term-end-won = это ваша победа
term-end-lost = вы проиграли
term-end-again = Сыграть ещё раз
term-end-look = Посмотреть на стол
term-end-quit = Выйти
term-end-dealt = Отнято жизней у других

## The command

term-cli-help = Игра против ботов: в браузере или в терминале.
term-cli-terminal = Стол в терминале.
term-cli-web = Стол в браузере.
term-cli-players = Сколько игроков вместе с вами.
term-cli-boxes = Дополнения через запятую, например dodge_city,high_noon, или all.
term-cli-mode = Вид игры, если он не обычный для такого числа игроков.
term-cli-rulebook = Какой свод правил решает там, где они расходятся.
term-cli-option = Параметр партии; можно указать несколько раз.
term-cli-seed = С тем же зерном партия будет роздана так же.
term-cli-name = Ваше имя за столом.
term-cli-bots = Боты через запятую; если их меньше, чем мест, они чередуются.
term-cli-speed = Как быстро ходят боты, от 0 до 3.
term-cli-resume = Продолжить последнюю партию.
term-cli-no-page = Страница для браузера не собрана; стол откроется в терминале.
term-cli-no-terminal = Для игры нужен терминал, а здесь ввод или вывод перенаправлен.
term-cli-dumb = Этот терминал (TERM={ $term }) не умеет рисовать стол. Откройте другой.
term-cli-nothing-saved = Сохранённой партии нет, продолжать нечего.
term-cli-bad-option = Параметр записывается как название=значение, а не «{ $given }».
term-arg-boxes = ДОПОЛНЕНИЯ
term-arg-mode = ВИД
term-arg-option = НАЗВАНИЕ=ЗНАЧЕНИЕ
term-arg-seed = ЗЕРНО
term-arg-name = ИМЯ
