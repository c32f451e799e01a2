### damier, play: Danish. Written from en.ftl.

## Header

shell-skip = Gå til indholdet
shell-home = damier: til startsiden
shell-pages = Sider
shell-play = Spil
shell-lobby = Lobby
shell-learn = Lær
shell-club = Klub
shell-games = Mine partier
shell-sign-in = Log ind
shell-analysis = Analyse
shell-rules = Regler
shell-language = Sprog
shell-lamp = Lyst tema
shell-menu = Menu
shell-about = Dam efter regelbladet i din æske: mod computeren, ved siden af hinanden eller via et link.
shell-noscript = Denne side har brug for JavaScript. Slå det til i din browser, og indlæs siden igen.

## Start page

start-tab = damier: dam, som dit regelblad siger
start-title = Hvilket spil ligger i din æske?
start-subtitle = Ni regelblade, fulgt til punkt og prikke
start-sheets = Regelblad
start-all = Alle { $count } spil
start-fewer = Vis færre
start-world = Flere damspil
start-search = Søg efter et spil
start-nothing = Her er intet spil med det navn.
start-more-letters = +{ $count }
start-printed-in = Trykt på { $list }
start-house = Husregler
start-house-by = Skrevet af dig
start-house-note = Ændr et punkt, spil efter det, og del det med et link.
start-read = Læs
start-about = { $count ->
        [one] { $count } brik hver. { side } begynder.
       *[other] { $count } brikker hver. { side } begynder.
    }
start-opponent = Hvem spiller du imod?
start-computer = Computeren
start-beside = En ved siden af mig
start-elsewhere = En på nettet
start-where = Hvordan finder I hinanden?
start-link = Jeg sender et link
start-lobby = I lobbyen
start-level = Hvor stærk?
start-level-chosen = { $level ->
        [best] { $name }
       *[other] { $level }, { $name }
    }
start-colour = Du spiller
start-lot = Træk lod
start-clock = Ur
start-clock-none = Uden
start-clock-days = Dage
start-clock-own = Andet
start-clock-kind = Slags ur
start-clock-minutes = Minutter
start-clock-seconds = Sekunder
start-clock-periods = Perioder
clock-fischer = Hvert træk giver mere tid
clock-bronstein = Hvert træk får lidt tid tilbage
clock-byo-yomi = Derefter nogle ekstra perioder
clock-each-move = Hvert træk har sin egen tid
start-mode = Hvis nogen laver en smutter
start-guided = Med hjælp
start-guided-hint = Et træk, som regelbladet ikke tillader, tages tilbage, og punktet vises.
start-table = Ved bordet
start-table-hint = Ingen standser dig. Den, der opdager en smutter, gør det, regelbladet giver ret til.
start-slips = Ingen siger til om fejl.
start-slips-hint = Du skal selv se fejlen og pege på brikken, før du trækker.
start-touch = Rørt brik skal flyttes
start-touch-article = (punkt { $article })
start-draws = Ekstra remisregler
start-name = Dit navn
start-names = Hvem spiller?
start-name-hint = Til den, der sidder overfor; du må gerne lade det stå tomt.
start-go = Stil brikkerne op
start-going = Stiller op…
start-again-computer = { $level ->
        [best] Spil igen: { $name }, { level-best }
       *[other] Spil igen: { $name }, niveau { $level }
    }
start-again = Spil igen: { $name }
start-unfinished = Uafsluttede partier
start-your-turn = Din tur, træk { $number }
start-their-turn = Modstanderens tur, træk { $number }
start-with = { $name }, mod { $opponent }
start-failed = Det nåede ikke frem til bordet. Prøv en gang til.

## Levels of the computer

level-1 = et barn på første dag
level-2 = overser lidt af hvert
level-3 = lærer hurtigt
level-4 = en søndagsspiller
level-5 = onklen, der altid vinder
level-6 = en ivrig klubspiller
level-7 = klubbens bedste
level-8 = spiller i ligaen
level-9 = en mester
level-10 = en stormester
level-best = så stærk som muligt

## The table: people

game-tab = damier: { $name }
game-you = Du
game-guest = Gæst
game-call = Din tur
game-periods = { $count } perioder tilbage
game-silent = ingen siger til om fejl
game-computer = Computeren
game-level = { $level ->
        [best] Så stærk som muligt
       *[other] Niveau { $level }, { $name }
    }
game-open-seat = En tom stol
game-your-move = { side }, dit træk
game-your-choice = { side }, dit valg
game-their-move = { side }, i trækket
game-their-choice = { side }, skal vælge
game-beside-move = I trækket
game-beside-choice = Dit valg
game-thinking = { side }, tænker
game-away = { side }, væk et øjeblik
game-waiting-seat = { side }, ingen her endnu
game-guided = med hjælp
game-table = ved bordet
game-watching = ser på
game-agreed = Aftalt for dette parti
game-clock = Uret for { side.mid }
game-taken = { $count ->
        [0] { side } har ikke mistet noget endnu
        [one] { side } har mistet { $count } brik
       *[other] { side } har mistet { $count } brikker
    }

## The table: the board

game-moves = Træk
game-no-moves = Intet træk endnu
game-replay = Tilbageblik
game-first = Til begyndelsen
game-earlier = Et træk tilbage
game-later = Et træk frem
game-last = Til det seneste træk
game-replaying = Du ser på træk { $number }.
game-back-to-now = Tilbage til partiet
game-entry-huff = { $square } pustet
game-entry-withdrawn = { $move }, taget tilbage
game-counter = Remistæller
game-counter-article = punkt { $article }

## The table: buttons

game-turn = Vend
game-turn-label = Vend brættet
game-take-back = Tag tilbage
game-hint = Tip
game-draw = Remis
game-claim = Kræv
game-resign = Giv op
game-abort = Afbryd
over-tournament = Tilbage til turneringen
game-point = Peg
game-straighten = Ret brikken
game-more = Mere
game-close = Luk
game-new = Nyt parti

## The table: what the paper says

slip-where = Punkt { $article }, { $name }
slip-where-plain = { $name }
slip-close = I orden
slip-pull = Læs det hele
article-whole = Alle regler, i en ny fane
article-failed = Punktet nåede ikke frem. Prøv en gang til.
routes-title = { $count ->
        [one] { $count } vej til { $square }
       *[other] { $count } veje til { $square }
    }
routes-text = De begynder og ender på de samme felter. Hvilke brikker skal væk?
route = Over { $squares }
route-key = Tast { $number }
routes-cancel = Sæt tilbage
draw-wait-title = Du har tilbudt remis
draw-wait-text = Tilbuddet gælder til næste træk.
claim-title = Hvilket træk gør det remis?
claim-text = Lav det på brættet: det spilles, og du kræver remis med det.
resign-yes = Giv op
resign-no = Spil videre
resign-hint = Så vinder modstanderen partiet.
resign-you = Du har { side.mid }. Så vinder { $name }.
resign-who = Hvem giver op?
resign-side = { side } giver op
resign-name = { $name } giver op
abort-title = Afbryde partiet?
abort-text = Det er kun lige begyndt: ingen vinder eller taber.
abort-yes = Afbryd det
point-title = Hvilken brik skulle have slået?
point-text = Rør ved den på brættet. Du har ét forsøg, før du selv trækker.
point-stop = Alligevel ikke
point-found = { side } peger på { $square }: den brik skulle have slået.
point-missed = { side } peger på { $square }, men der var ikke noget at slå.
point-stuck-title = Du har ikke flere træk
point-stuck = Så du en fejl? Peg på den, eller lad trækket stå.
point-stuck-stand = Lad det stå
left-title = { $name } har været væk længe
left-text = Du må tage sejren, eller vente lidt endnu.
left-claim = Tag sejren
left-wait = Vent lidt endnu
watch-title = Du ser med
watch-text = Spiller du selv? Åbn partiet, hvor du begyndte, og vælg ”Mere” og så ”Fortsæt på en anden enhed”.
takeback-yes = Ja, tag tilbage
takeback-yes-hint = Spilleren får sit sidste træk tilbage.
takeback-no = Nej, det står
takeback-no-hint = Partiet går videre herfra.
draw-yes-hint = Partiet slutter her, i al venskabelighed.
draw-no-hint = Tilbuddet er væk, og partiet går videre.
over-analysis = Gå det igennem
over-proof = Slutspilstabellen beviser det: remis med bedste spil.
over-rematch-asked = Du vil gerne spille et parti til. Venter på modstanderen.
over-rematch-offered = Modstanderen vil gerne spille et parti til.
over-next = Til næste parti
over-won = Du vinder
over-lost = Du taber
invite-title = Send dette link til modstanderen
invite-text = Den, der åbner det først, sætter sig over for dig. Du kan forlade siden og komme tilbage.
invite-copy = Kopiér linket
invite-copied = Kopieret
invite-code = Linket som QR-kode
device-title = Fortsæt på en anden enhed
device-text = Scan det med din telefon, eller åbn linket der. Giv det ikke til nogen: den, der har det, spiller dine brikker.
device-local = Adressen virker kun på denne computer. Start damier med --host 0.0.0.0, så kan telefonen nå den.
device-code = Din plads ved bordet som QR-kode
device-link = Link til din plads
invite-lobby-title = Dit bord står i lobbyen
invite-lobby-text = Det begynder, så snart nogen sætter sig. Du kan forlade siden og komme tilbage.
join-title = Der er en ledig stol til dig
join-text = { $name } vil gerne spille med dig.
join-text-plain = Nogen vil gerne spille med dig.
join-sit = Sæt dig
join-watch = Se med
join-used-title = Stolen er taget
join-used-text = Nogen har allerede brugt invitationen. Du kan se med.
join-over-title = Partiet er slut
join-over-text = Du kan stadig se det.
join-foreign-title = Linket åbner ingen plads her
join-foreign-text = Det hører til et andet parti, eller der mangler et stykke. Du kan se med.
join-failed-title = Det lykkedes ikke
join-failed-text = Serveren kan ikke nås. Prøv igen om lidt.
join-start = Til startsiden
lost-tab = damier: intet her
lost-title = Her er ikke noget
lost-text = Der er måske en slåfejl i adressen.
lost-table-title = Det parti findes ikke
lost-table-text = Linket er måske klippet over, eller partiet ligger på en anden server. Bed om hele linket.
game-lost-line = Forbindelsen er afbrudt. Dit parti er i sikkerhed; prøver igen…
game-pending = { $move } er ikke gemt endnu…
game-pending-down = Forbindelsen er afbrudt. { $move } venter og sendes, når den er tilbage.
game-connecting = På vej til bordet…
game-touched = { $square } er rørt, så det er den brik, der flyttes.
game-asked-takeback = Du har bedt om at tage trækket tilbage

## The table: settings, sharing, talk

more-title = Dette bord
more-board = Bræt
more-numbers = Numre
more-theme-sheet = Som bladet
more-theme-wood = Træ
more-theme-tournament = Turnering
more-theme-djeco = Rødt
more-theme-contrast = Kontrast
more-theme-dark = Mørkt
more-numbers-inside = Indeni
more-numbers-outside = Udenfor
more-numbers-a1 = a1
more-numbers-off = Fra
more-sound = Lyd
more-notify = Sig til, når det er min tur
more-name-of = Navn på { side.mid }
more-turns = Vend brættet efter hvert træk
settings-title = Indstillinger
settings-tap = Ét tryk spiller det eneste træk
settings-confirm = Spørg, før et træk tæller
settings-pieces = Brikker
settings-pieces-board = Som på brættet
settings-pieces-flat = Flade
settings-pieces-red = Røde og hvide
settings-motion = Bevægelse
settings-motion-full = Almindelig
settings-motion-quick = Hurtig
settings-motion-off = Ingen
keys-title = Taster
keys-walk = Gå hen over brættet
keys-pick = Tag en brik op, sæt den ned
keys-type = Skriv et træk
keys-road = Vælg en vej
keys-back = Gå et skridt tilbage
keys-leave = Forlad brættet
keys-replay = Uden for brættet: et træk tilbage eller frem
keys-ends = Uden for brættet: første og seneste træk
keys-help = Vis eller skjul tasterne
more-watch = Link til tilskuere
more-invite = Link til modstanderen
more-pdn = Gem som PDN
more-analysis = Åbn i analysen
more-watchers = { $count ->
        [0] Ingen ser på
        [one] { $count } person ser på
       *[other] { $count } personer ser på
    }
chat-title = Snak
chat-say = Sig noget
chat-send = Send
chat-mute = Gør tavs
chat-unmute = Hør igen
chat-muted = Du hører intet fra den anden side.
chat-report = Anmeld
chat-report-what = Hvad er ikke i orden?
chat-report-why = Vil du tilføje noget?
chat-report-send = Send anmeldelsen
chat-reported = Tak. De, der driver siden, får det at se.
chat-line = { $name }: { $words }
chat-watcher = En tilskuer

## Lobby

lobby-tab = damier: lobby
lobby-title = Hvem vil spille?
lobby-subtitle = Borde, der venter på nogen, efterhånden som de kommer
lobby-empty = Der venter intet bord lige nu. Stil et frem, så sætter den næste sig.
lobby-open = Stil et bord frem
lobby-tournaments = Turneringer
lobby-sit = Sæt dig
lobby-sit-with = Sæt dig hos { $name }: { $sheet }
lobby-gone = Nogen kom først. Ved det bord spiller de allerede.
lobby-plays = Du får { side.mid }
lobby-no-clock = Uden ur
lobby-clock = { $minutes } min + { $seconds } s
lobby-clock-bronstein = { $minutes } min, op til { $seconds } s tilbage pr. træk
lobby-clock-byo-yomi = { $minutes } min, så { $periods } × { $seconds } s
lobby-clock-each-move = { $seconds } s pr. træk
# Of how many days each move has, such as "3 days".
lobby-clock-days = { $days } pr. træk
lobby-waiting = Leder efter borde…

## My games

games-tab = damier: mine partier
games-title = Dine partier
games-subtitle = Gemt til denne browser, uden konto
games-empty = Intet parti endnu. Det første er to klik væk.
games-open = Stadig på bordet
games-done = Færdigspillede
games-all-pdn = Gem alle som PDN
games-go-on = Fortsæt
games-moves = { $count } træk

## Board

board-label = Bræt, { $width } gange { $height }
board-square-must = { square-label }, skal slå { $count ->
        [1] én
        [2] to
        [3] tre
        [4] fire
        [5] fem
        [6] seks
       *[other] { $count }
    }
board-square-movable = { square-label }, kan flyttes
board-square-in-hand = { square-label }, i din hånd
board-square-target = { square-empty }, her kan du gå hen
board-said-move = { side }: { $from } til { $to }
board-said-capture = { $count ->
        [one] { side }: { $from } slår én brik og lander på { $to }
       *[other] { side }: { $from } slår { $count } brikker og lander på { $to }
    }
board-said-crowned = En ny dam.
board-said-step = På { $square }. Slaget går videre. Escape tager springet tilbage.
board-said-choice = { $count } veje fører derhen. Tryk på et tal fra 1 til { $count }, eller Escape.
board-said-road = { $number }: over { $squares }
board-said-premove = { $from } til { $to }, så snart det er din tur
board-said-ask = { $from } til { $to }? Enter spiller, Escape sætter tilbage.
board-said-back = Sat tilbage
board-said-draw = Fra { $square }. Vælg nu, hvor pilen ender, eller { $square } igen for en ring.
board-said-required = { $count ->
        [0] Ikke den. Flyt fra { $square }.
        [one] Ikke den. Brikken på { $square } slår én.
       *[other] Ikke den. Brikken på { $square } slår { $count }.
    }
board-said-refused = Det træk går ikke. Brikken er tilbage på sit felt.
board-said-unread = »{ $text }« kan jeg ikke læse som et træk. Skriv to felter, for eksempel 32-28.
board-said-wait = Det er ikke din tur endnu.

## What the server says

server-refused = Ikke lige nu
server-stale = Der er sket noget siden. Se på brættet igen, og vælg så.
server-not-your-turn = Det er modstanderens tur.
server-not-a-player = Du ser på dette parti, så det er andre, der flytter brikkerne.
server-game-over = Dette parti er slut.
server-waiting = Vent, til nogen sætter sig på den anden side.
server-not-now = Det kan ikke lade sig gøre i dette øjeblik.
server-no-claim = Det træk gør det ikke remis. Vis et andet, eller spil videre.
server-ambiguous = Man kan slå på flere måder. Vis den, du mener, felt for felt.
server-bad-move = Det er ikke et træk på dette bræt.
server-used-id = Denne besked kom to gange med forskelligt indhold. Indlæs siden igen.
server-too-fast = Det går meget stærkt. Vent lige et øjeblik.
server-too-slow = Din forbindelse kunne ikke følge med. Indlæs siden igen.
server-bad-message = Serveren forstod ikke den besked.
server-expected-hello = Serveren venter på en hilsen først.
server-table-full = Dette parti er blevet for langt til at gå videre.
server-server-full = Der er for mange partier på én gang. Prøv igen om lidt.
server-try-again = Det kunne ikke gemmes sikkert. Du bliver forbundet igen.
server-seat-taken = Nogen har allerede sat sig her.
server-own-table = Det er dit eget bord. Send linket til en anden.
server-bad-token = Dette link åbner ikke det bord.
server-newer-table = Dette parti spilles videre på en nyere server. Genindlæs siden.
server-no-table = Det bord findes ikke.
server-too-many-sockets = Der er for mange vinduer åbne fra din forbindelse.
server-too-many-tables = Du har mange partier i gang. Spil et af dem færdigt først.
server-too-many-requests = Det går meget stærkt. Vent lige et øjeblik.
server-too-large = Det er for meget at tage imod på én gang.
server-foreign-host = Serveren svarer ikke på det navn.
server-foreign-origin = Et andet websted må ikke bede om det.
server-not-found = Her er ingenting.
server-no-such-method = Sådan kan man ikke spørge.
server-not-here = Disse tal er kun til serverens egen maskine.
server-bad-request = Noget i spørgsmålet mangler eller passer ikke.
server-no-sheet = Der findes intet regelblad med det navn.
server-bad-sheet = Efter dette regelblad kan man ikke spille endnu.
server-bad-position = Sådan kan brikkerne ikke stå.
server-too-many-moves = Her er for mange slag til at nævne dem alle.
server-bad-notation = Det kunne ikke læses.
server-no-game = Der er intet parti i den tekst. Et parti ser ud som 1. 32-28 18-23 2. 38-32…
server-no-analysis = Det kan motoren ikke arbejde med.
server-no-text = Den tekst findes ikke.
server-no-puzzle = Den opgave findes ikke.
server-no-ending = Det slutspil kan ikke trænes her.
server-too-many-endings = De tabeller ville være for store til denne server.
server-building = Der bliver lavet andre tabeller lige nu. Prøv igen senere.
# Games that everybody may watch, boards on other sites, simuls.
lobby-now = Se partier
start-shown = Alle må se med
start-shown-hint = Partiet står blandt dem, der spilles lige nu.
game-shown = Alle kan finde og se dette parti.
embed-code = Kode til en webside
embed-hint = Viser dette parti på et andet websted, og intet andet herfra.
simul-next = Næste bræt
simul-waits = Brætter, der venter på dig: { $count }
simul-auto = Gå videre af sig selv
simul-all = Alle brætter
server-no-simul = Den simultan findes ikke.
server-simul-full = Der er ikke flere brætter i denne simultan.
server-simul-begun = Denne simultan er allerede begyndt.
server-simul-empty = Ingen er med endnu.
server-too-many-follows = Du følger allerede så mange, som du kan. Hold først op med at følge nogen.
