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
