# `posse simulate`: много партий между ботами и кто как часто побеждает

sim-help = Много партий между ботами: кто как часто побеждает — с какой ролью, каким персонажем, каким ботом.
sim-help-games = Сколько партий
sim-help-players = Сколько игроков, от 2 до 8
sim-help-bots = Боты; раздаются по кругу, пока не хватит каждому игроку: greedy,random:2
sim-help-boxes = Дополнения через запятую или all
sim-help-mode = Вид игры: standard, three, two, hidden_six (по умолчанию — по числу игроков)
sim-help-rulebook = Свод правил, по которому играют
sim-help-option = Параметр партии; можно указать несколько раз
sim-help-seed = Зерно первой партии; у каждой следующей — на 1 больше
sim-help-out = Файл CSV, по строке на каждое место каждой партии
sim-arg-out = ФАЙЛ.csv

sim-progress = Партии
sim-title = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
 }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
 }, зёрна начиная с { $seed }
sim-bots = боты: { $bots }
sim-head-sides = Кто побеждает
sim-head-roles = Роль
sim-head-bots = Роль и бот
sim-head-characters = Персонаж
sim-all = все
sim-share = побед
sim-interval = 95 %
sim-wins = победы
sim-of = из
sim-side-law = закон
sim-side-outlaws = бандиты
sim-side-renegade = ренегат
sim-side-deputy = помощник шерифа
sim-side-player = один из игроков
sim-side-nobody = никто
sim-length = Партия в среднем: { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[many] { $decisions } решений
 }, { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
 }
sim-speed = партий в секунду: { $speed }, время: { $seconds } с
sim-stopped = Остановлено: сыграно партий — { $games } из { $total }.
sim-written = Готово: { $path }

sim-bad-option = Параметр записывается как название=значение, например --option jail_until_hearts=on, а не «{ $given }».
sim-bad-out = --out пишет файл CSV: назовите его, например, { $path }.csv.
sim-no-file = Файл { $path } записать нельзя: { $reason }
