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
