# `posse simulate`: багато партій між ботами і хто як часто перемагає

sim-help = Багато партій між ботами: хто як часто перемагає — з якою роллю, яким персонажем, яким ботом.
sim-help-games = Скільки партій
sim-help-players = Скільки гравців, від 2 до 8
sim-help-bots = Боти; роздаються по колу, доки не вистачить кожному гравцеві: greedy,random:2
sim-help-boxes = Доповнення через кому або all
sim-help-mode = Вид гри: standard, three, two, hidden_six (типово — за кількістю гравців)
sim-help-rulebook = Звід правил, за яким грають
sim-help-option = Параметр партії; можна вказати кілька разів
sim-help-seed = Зерно першої партії; у кожної наступної — на 1 більше
sim-help-out = Файл CSV, по рядку на кожне місце кожної партії
sim-arg-out = ФАЙЛ.csv

sim-progress = Партії
sim-title = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
 }, { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
 }, зерна починаючи з { $seed }
sim-bots = боти: { $bots }
sim-head-sides = Хто перемагає
sim-head-roles = Роль
sim-head-bots = Роль і бот
sim-head-characters = Персонаж
sim-all = усі
sim-share = перемог
sim-interval = 95 %
sim-wins = перемоги
sim-of = з
sim-side-law = закон
sim-side-outlaws = бандити
sim-side-renegade = ренегат
sim-side-deputy = помічник шерифа
sim-side-player = один із гравців
sim-side-nobody = ніхто
sim-length = Партія в середньому: { $decisions ->
    [one] { $decisions } рішення
    [few] { $decisions } рішення
   *[many] { $decisions } рішень
 }, { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
 }
sim-speed = партій за секунду: { $speed }, час: { $seconds } с
sim-stopped = Зупинено: зіграно партій — { $games } з { $total }.
sim-written = Готово: { $path }

sim-bad-option = Параметр записується як назва=значення, наприклад --option jail_until_hearts=on, а не «{ $given }».
sim-bad-out = --out пише файл CSV: назвіть його, наприклад, { $path }.csv.
sim-no-file = Файл { $path } записати не можна: { $reason }
