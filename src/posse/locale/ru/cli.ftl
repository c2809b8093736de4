# Командная строка: справка, ответы и ошибки команд `posse cards` и `posse rules` и то, что общее у всех команд.

cli-help = BANG! как программа: играть, решать споры о правилах, моделировать. Неофициальная версия.
cli-help-version = Показать версию и закончить.
cli-help-lang = Язык (по умолчанию — язык системы).
cli-help-json = Вывести один объект JSON и ничего больше.
cli-help-cards = Карты, персонажи, события и снаряжение: что напечатано, что они делают и что о них говорят правила.
cli-help-cards-name = Название на любом языке, идентификатор или его часть. Без названия — всё, по дополнениям.
cli-help-cards-box = Только это дополнение, например dodge_city.
cli-help-rules = Правила: положения с источниками, разъяснениями и сценариями.
cli-help-rules-words = Номер положения или его начало (BASE-JAIL-3, BASE-JAIL) либо слова для поиска.
cli-arg-name = НАЗВАНИЕ
cli-arg-box = ДОПОЛНЕНИЕ
cli-arg-word = СЛОВО

cli-bad-language = Нет текстов на языке «{ $given }». Параметр --lang принимает en, ru или uk.
cli-no-command = Нет команды «{ $name }». Команды: { $commands }.
cli-did-you-mean = Возможно, имелось в виду: { $names }?
cli-no-box = Нет дополнения «{ $name }». Дополнения: { $boxes }.
cli-no-card = Ничего с названием «{ $name }» не найдено.
cli-no-rule = В правилах ничего не найдено по запросу «{ $query }».
cli-several-cards = Названий, в которых это есть: { $count }

cli-kind-card = игровая карта
cli-kind-char = персонаж
cli-kind-event = событие
cli-kind-equip = снаряжение
cli-kinds-card = Игровые карты
cli-kinds-char = Персонажи
cli-kinds-event = События
cli-kinds-equip = Карты снаряжения

cli-border-brown = коричневая рамка
cli-border-blue = синяя рамка
cli-border-green = зелёная рамка
cli-border-orange = оранжевая рамка
cli-border-black = чёрная рамка
cli-range = дальность: { $range }
cli-life = { $life ->
    [one] { $life } жизнь
    [few] { $life } жизни
   *[many] { $life } жизней
}
cli-cost = { $cost ->
    [one] { $cost } самородок
    [few] { $cost } самородка
   *[many] { $cost } самородков
}
cli-copies = { $count ->
    [one] { $count } экземпляр
    [few] { $count } экземпляра
   *[many] { $count } экземпляров
}
cli-not-in-game = Есть в каталоге, но не в игре: правил для этого пока нет.
cli-cards-hint = Одна карта и всё о ней: posse cards тюрьма

cli-head-rules = Правила
cli-head-mentioned = Упоминается также в положениях
cli-head-rulings = Разъяснения
cli-head-options = Параметры партии
cli-head-settled = Решено окончательно
cli-source = источник: { $source }
cli-flags = пометки: { $flags }
cli-why = Почему: { $why }
cli-option = Параметр: { $option }
cli-row-stands-above = Это решает параметр { $option }; его значение по умолчанию: { $value }
cli-shown-by = Показывает сценарий «{ $name }», { $file }
cli-rules-many = Положений: { $count }. Если их не больше 25, видны и источники, разъяснения, сценарии.
cli-rules-hint = Положений: { $count }. Одно из них: posse rules BASE-JAIL-3 · по словам: posse rules jail hearts

cli-source-000 = свод правил, с которого начался проект (на русском)
cli-source-002 = правила базовой игры (на украинском)
cli-source-003 = правила дополнения «Вооружён и опасен» (на русском)
cli-source-004 = правила дополнения «Золотая лихорадка» (на русском)
cli-source-published = напечатанные карты, правила и ответы автора, по цитатам на открытых страницах
cli-source-peers = две открытые программы этой игры, которые согласны между собой
cli-source-peer-a = открытая программа bangsalvoserver/bang-server
cli-source-peer-b = открытая программа albertoxamin/bang
cli-source-p1 = открытая программа bangsalvoserver/bang-server
cli-source-p2 = открытая программа albertoxamin/bang
cli-source-p3 = открытый список колоды
cli-source-p4 = открытый список персонажей
cli-source-img = то, что нарисовано на карте
cli-source-en = открытые правила на английском, в отрывках
cli-source-de = открытые правила на немецком, в отрывках
cli-source-decided = источники молчат: решение этого проекта, которое можно оспорить
cli-source-derived = следует из других положений
