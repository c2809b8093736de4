# Командний рядок: довідка, відповіді та помилки команд `posse cards` і `posse rules` та спільне для всіх команд.

cli-help = BANG! як програма: грати, розв’язувати суперечки про правила, моделювати. Неофіційна версія.
cli-help-version = Показати версію та завершити.
cli-help-lang = Мова (типово — мова системи).
cli-help-json = Вивести один об’єкт JSON і нічого більше.
cli-help-cards = Карти, персонажі, події та спорядження: що надруковано, що вони роблять і що про них кажуть правила.
cli-help-cards-name = Назва будь-якою мовою, ідентифікатор або його частина. Без назви — усе, за доповненнями.
cli-help-cards-box = Лише це доповнення, наприклад dodge_city.
cli-help-rules = Правила: положення з джерелами, роз’ясненнями та сценаріями.
cli-help-rules-words = Номер положення або його початок (BASE-JAIL-3, BASE-JAIL) чи слова для пошуку.
cli-arg-name = НАЗВА
cli-arg-box = ДОПОВНЕННЯ
cli-arg-word = СЛОВО

cli-bad-language = Немає текстів мовою «{ $given }». Параметр --lang приймає en, ru або uk.
cli-no-command = Немає команди «{ $name }». Команди: { $commands }.
cli-did-you-mean = Можливо, ви мали на увазі: { $names }?
cli-no-box = Немає доповнення «{ $name }». Доповнення: { $boxes }.
cli-no-card = Нічого з назвою «{ $name }» не знайдено.
cli-no-rule = У правилах нічого не знайдено за запитом «{ $query }».
cli-several-cards = Назв, у яких це є: { $count }

cli-kind-card = ігрова карта
cli-kind-char = персонаж
cli-kind-event = подія
cli-kind-equip = спорядження
cli-kinds-card = Ігрові карти
cli-kinds-char = Персонажі
cli-kinds-event = Події
cli-kinds-equip = Карти спорядження

cli-border-brown = коричнева рамка
cli-border-blue = синя рамка
cli-border-green = зелена рамка
cli-border-orange = помаранчева рамка
cli-border-black = чорна рамка
cli-range = дальність: { $range }
cli-life = { $life ->
    [one] { $life } життя
    [few] { $life } життя
   *[many] { $life } життів
}
cli-cost = { $cost ->
    [one] { $cost } самородок
    [few] { $cost } самородки
   *[many] { $cost } самородків
}
cli-copies = { $count ->
    [one] { $count } примірник
    [few] { $count } примірники
   *[many] { $count } примірників
}
cli-not-in-game = Є в каталозі, але не в грі: правил для цього поки немає.
cli-cards-hint = Одна карта й усе про неї: posse cards в’язниця

cli-head-rules = Правила
cli-head-mentioned = Згадано також у положеннях
cli-head-rulings = Роз’яснення
cli-head-options = Параметри партії
cli-head-settled = Вирішено остаточно
cli-source = джерело: { $source }
cli-flags = позначки: { $flags }
cli-why = Чому: { $why }
cli-option = Параметр: { $option }
cli-row-stands-above = Це вирішує параметр { $option }; його типове значення: { $value }
cli-shown-by = Показує сценарій «{ $name }», { $file }
cli-rules-many = Положень: { $count }. Якщо їх не більш як 25, видно й джерела, роз’яснення, сценарії.
cli-rules-hint = Положень: { $count }. Одне з них: posse rules BASE-JAIL-3 · за словами: posse rules jail hearts

cli-source-000 = звід правил, з якого почався проєкт (російською)
cli-source-002 = правила базової гри (українською)
cli-source-003 = правила доповнення «Озброєний і небезпечний» (російською)
cli-source-004 = правила доповнення «Золота лихоманка» (російською)
cli-source-published = надруковані карти, правила та відповіді автора, за цитатами на відкритих сторінках
cli-source-peers = дві відкриті програми цієї гри, що згодні між собою
cli-source-peer-a = відкрита програма bangsalvoserver/bang-server
cli-source-peer-b = відкрита програма albertoxamin/bang
cli-source-p1 = відкрита програма bangsalvoserver/bang-server
cli-source-p2 = відкрита програма albertoxamin/bang
cli-source-p3 = відкритий список колоди
cli-source-p4 = відкритий список персонажів
cli-source-img = те, що намальовано на карті
cli-source-en = відкриті правила англійською, в уривках
cli-source-de = відкриті правила німецькою, в уривках
cli-source-decided = джерела мовчать: рішення цього проєкту, яке можна оскаржити
cli-source-derived = випливає з інших положень
