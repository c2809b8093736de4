### The table in the terminal (`posse play --terminal`). $card is a card as `chip` writes it.

## The table

term-turn = Хід { $turn }
term-your-turn = Ваш хід
term-waiting = Зараз вирішує { $player }
term-answer = Вам треба відповісти
term-choose = Вибір за вами
term-over = Партію завершено
term-you = це ви
term-you-are-out = Ви поза грою. Дивіться далі — або натисніть пробіл, щоб побачити кінець
term-at-turn = ходить
term-thinking = думає…
term-out = поза грою
term-out-long = Вибування: цього гравця більше немає в грі.
term-role = Роль: { $role }
term-yourself = ви
term-deck = Колода: { $count }
term-deck-word = Колода
term-deck-about = Звідси беруть карти. Коли колода закінчується, перетасовують скид.
term-discard = Скид: { $card }
term-discard-empty = Скид порожній
term-discard-word = Скид
term-event = Подія: «{ $event }»
term-event-word = Подія
term-next-event = Наступна подія: «{ $event }»
term-open = Відкрито: { $cards }
term-log = Журнал
term-speed = Темп { $speed }
term-minus-card = −1 карта
term-too-small = Вікно замале для столу: { $width }×{ $height }. Треба щонайменше { $least-width }×{ $least-height }, краще 80×24.
term-empty-hand = На руці немає карт
term-nothing-in-play = Немає карт у грі
term-in-play = У грі: { $cards }

## Distances

term-away = Відстань { $distance }
term-in-reach = ви дістаєте
term-not-in-reach = вам не дістати
term-reaches-you = дістає до вас
term-not-reaches-you = вас не дістає
term-reach = Дальність { $reach }
term-reaches = Дальність { $reach }: { $names }
term-targets = Можливі цілі: { $names }
term-seat-reach = Відстань { $distance }, ваша дальність { $reach }: ви дістаєте

## Choosing

term-whom = Карта { $card }: виберіть ціль
term-whom-as = Карта { $card } як «{ $as }»: виберіть ціль
term-which = Карта { $card }, ціль — { $player }. Яку карту?
term-how = Карта { $card }: виберіть, як її зіграти
term-hand-card = Карта з руки (усього { $count })
term-as = Як «{ $card }»
term-as-itself = Просто «{ $card }»
term-draw-from = Витягнути карту з руки гравця
term-discard-of = Скинути карту гравця
term-confirm = Це на шкоду вам самим. Натисніть ще раз, щоб зробити це
term-end-limit = Межа карт на руці наприкінці ходу — { $limit }: { $count ->
    [0] скидати нічого не треба.
   *[other] доведеться скинути { n-cards-obj }.
}
term-taken-back = Хід повернуто
term-no-undo = Повернути хід не можна: відтоді стало відомо щось нове
term-why-wait = Спершу відповідає { $player }

## What the keys do: the bottom line

term-space = Пробіл
term-key-help = клавіші
term-key-move = курсор
term-key-choose = вибрати
term-key-back = назад
term-key-undo = повернути
term-key-hurry = швидше
term-key-speed = темп
term-key-log = журнал
term-key-language = мова
term-key-colors = кольори
term-key-new = нова партія
term-key-quit = вихід

## Help

term-help-title = Клавіші
term-help-about =
    Чого від вас чекають, сказано посередині, на червоній або білій табличці. Виберіть карту, потім її ціль. Усе, що можна зробити зараз, позначено клавішею. Про те, на чому стоїть курсор, розказано поруч.
term-help-move = рухати курсор
term-help-enter = вибрати те, на чому стоїть курсор
term-help-digits = вибрати карту або кнопку з цією клавішею; 0 — не відповідати або завершити хід
term-help-tab = обійти інших гравців
term-help-esc = на крок назад
term-help-undo = повернути хід, поки не стало відомо щось нове
term-help-hurry = швидше: одразу до вашого наступного рішення
term-help-speed = як швидко ходять боти
term-help-log = увесь журнал; прокручування за столом
term-help-language = англійська, російська, українська
term-help-colors = день, ніч
term-help-new = нова партія
term-help-quit = вихід; партія зберігається після кожного рішення
term-help-signs = Знаки
term-sign-sheriff = шериф
term-sign-life = життя: ті, що лишилися, і втрачені
term-sign-hand = карти на руці
term-sign-distance = відстань від вас
term-sign-reach = у межах дальності вашої зброї
term-sign-reached = звідти дістають до вас
term-sign-turn = ходить
term-sign-cubes = кубики на карті
term-sheet-hint = Esc — закрити · стрілки — прокрутити

## The beginning

term-stranger = Мандрівник
term-start-about = Загін знову в сідлі.
term-start-resume = Продовжити партію: { $when }
term-start-new = Нова партія: { n-players }
term-start-close = Повернутися за стіл
term-start-quit = Вийти
term-start-hint = ← → кількість гравців · Enter — вибрати
term-damaged = Збережену партію не вдалося прочитати; файл лишився під назвою { $file }.
term-not-saved = Партію не вдається зберегти: { $reason }.

## Leaving

term-quit-title = Вийти з-за столу?
term-quit-saved = Партію збережено. Її продовжить команда posse play --resume.
term-quit-stay = Лишитися
term-quit-quit = Вийти

## The end

term-end-won = це ваша перемога
term-end-lost = ви програли
term-end-again = Зіграти ще раз
term-end-look = Подивитися на стіл
term-end-quit = Вийти
term-end-dealt = Відібрано життів в інших

## The command

term-cli-help = Гра проти ботів: у браузері або в терміналі.
term-cli-terminal = Стіл у терміналі.
term-cli-web = Стіл у браузері.
term-cli-players = Скільки гравців разом із вами.
term-cli-boxes = Доповнення через кому, наприклад dodge_city,high_noon, або all.
term-cli-mode = Вид гри, якщо він не звичний для такої кількості гравців.
term-cli-rulebook = Який звід правил вирішує там, де вони розходяться.
term-cli-option = Параметр партії; можна вказати кілька разів.
term-cli-seed = З тим самим зерном партію роздадуть так само.
term-cli-name = Ваше ім’я за столом.
term-cli-bots = Боти через кому; якщо їх менше, ніж місць, вони чергуються.
term-cli-speed = Як швидко ходять боти, від 0 до 3.
term-cli-resume = Продовжити останню партію.
term-cli-no-page = Сторінку для браузера не зібрано; стіл відкриється в терміналі.
term-cli-no-terminal = Для гри потрібен термінал, а тут введення або виведення переспрямовано.
term-cli-dumb = Цей термінал (TERM={ $term }) не вміє малювати стіл. Відкрийте інший.
term-cli-nothing-saved = Збереженої партії немає, продовжувати нічого.
term-cli-bad-option = Параметр записується як назва=значення, а не «{ $given }».
term-arg-boxes = ДОПОВНЕННЯ
term-arg-mode = ВИД
term-arg-option = НАЗВА=ЗНАЧЕННЯ
term-arg-seed = ЗЕРНО
term-arg-name = ІМ’Я
