### damier, play: Norwegian Bokmål. Written from en.ftl.

## Header

shell-skip = Gå til innholdet
shell-home = damier: til startsiden
shell-pages = Sider
shell-play = Spill
shell-lobby = Lobby
shell-learn = Lær
shell-club = Klubb
shell-games = Mine partier
shell-sign-in = Logg inn
shell-analysis = Analyse
shell-rules = Regler
shell-language = Språk
shell-lamp = Lyst tema
shell-menu = Meny
shell-about = Dam etter regelarket i esken din: mot datamaskinen, ved siden av hverandre eller via en lenke.
shell-noscript = Denne siden trenger JavaScript. Slå det på i nettleseren, og last siden på nytt.

## Start page

start-tab = damier: dam slik regelarket ditt sier
start-title = Hvilket spill ligger i esken din?
start-subtitle = Ni regelark, fulgt til punkt og prikke
start-sheets = Regelark
start-all = Alle { $count } spill
start-fewer = Vis færre
start-world = Utenfor esken
start-search = Søk etter et spill
start-nothing = Her er det ikke noe spill med det navnet.
start-more-letters = +{ $count }
start-printed-in = Trykt på { $list }
start-house = Husregler
start-house-by = Skrevet av deg
start-house-note = Endre et punkt, spill etter det, del det med en lenke.
start-read = Les
start-about = { $count ->
        [one] { $count } brikke hver. { side } begynner.
       *[other] { $count } brikker hver. { side } begynner.
    }
start-opponent = Hvem spiller du mot?
start-computer = Datamaskinen
start-beside = En ved siden av meg
start-elsewhere = Noen på nettet
start-where = Hvordan finner dere hverandre?
start-link = Jeg sender en lenke
start-lobby = I lobbyen
start-level = Hvor sterk?
start-level-chosen = { $level ->
        [best] { $name }
       *[other] { $level }, { $name }
    }
start-colour = Du spiller
start-lot = Trekk lodd
start-clock = Klokke
start-clock-none = Ingen
start-clock-days = Dager
start-clock-own = Annen
start-clock-kind = Slags klokke
start-clock-minutes = Minutter
start-clock-seconds = Sekunder
start-clock-periods = Perioder
clock-fischer = Hvert trekk gir mer tid
clock-bronstein = Hvert trekk får litt tid tilbake
clock-byo-yomi = Deretter noen ekstra perioder
clock-each-move = Hvert trekk har sin egen tid
start-mode = Hvis det glipper for noen
start-guided = Med hjelp
start-guided-hint = Et trekk som regelarket ikke tillater, går tilbake, og punktet vises.
start-table = Ved bordet
start-table-hint = Ingen stopper deg. Den som oppdager en glipp, gjør det regelarket gir rett til.
start-slips = Ingen sier fra om feil.
start-slips-hint = Du må selv se feilen og peke på brikken, før du trekker.
start-touch = Rørt er ført
start-touch-article = (punkt { $article })
start-draws = Ekstra remisregler
start-name = Navnet ditt
start-names = Hvem spiller?
start-name-hint = Til den som sitter overfor; du kan la det stå tomt.
start-go = Sett opp brikkene
start-going = Setter opp…
start-again-computer = { $level ->
        [best] Spill igjen: { $name }, { level-best }
       *[other] Spill igjen: { $name }, nivå { $level }
    }
start-again = Spill igjen: { $name }
start-unfinished = Uavsluttede partier
start-your-turn = Din tur, trekk { $number }
start-their-turn = Motspillerens tur, trekk { $number }
start-with = { $name }, mot { $opponent }
start-failed = Det kom ikke fram til bordet. Prøv en gang til.

## Levels of the computer

level-1 = et barn på første dag
level-2 = overser litt av hvert
level-3 = lærer fort
level-4 = en søndagsspiller
level-5 = onkelen som alltid vinner
level-6 = en ivrig klubbspiller
level-7 = klubbens beste
level-8 = spiller i serien
level-9 = en mester
level-10 = en stormester
level-best = så sterk som mulig

## The table: people

game-tab = damier: { $name }
game-you = Du
game-guest = Gjest
game-call = Din tur
game-periods = { $count } perioder igjen
game-silent = ingen sier fra om feil
game-computer = Datamaskinen
game-level = { $level ->
        [best] Så sterk som mulig
       *[other] Nivå { $level }, { $name }
    }
game-open-seat = En tom stol
game-your-move = { side }, ditt trekk
game-your-choice = { side }, ditt valg
game-their-move = { side }, i trekket
game-their-choice = { side }, skal velge
game-beside-move = I trekket
game-beside-choice = Ditt valg
game-thinking = { side }, tenker
game-away = { side }, borte et øyeblikk
game-waiting-seat = { side }, ingen her ennå
game-guided = med hjelp
game-table = ved bordet
game-watching = ser på
game-agreed = Avtalt for dette partiet
game-clock = Klokken til { side.mid }
game-taken = { $count ->
        [0] { side } har ikke mistet noe ennå
        [one] { side } har mistet { $count } brikke
       *[other] { side } har mistet { $count } brikker
    }

## The table: the board

game-moves = Trekk
game-no-moves = Ingen trekk ennå
game-replay = Tilbakeblikk
game-first = Til begynnelsen
game-earlier = Ett trekk tilbake
game-later = Ett trekk fram
game-last = Til det siste trekket
game-replaying = Du ser på trekk { $number }.
game-back-to-now = Tilbake til partiet
game-entry-huff = { $square } blåst
game-entry-withdrawn = { $move }, tatt tilbake
game-counter = Remisteller
game-counter-article = punkt { $article }

## The table: buttons

game-turn = Snu
game-turn-label = Snu brettet
game-take-back = Ta tilbake
game-hint = Tips
game-draw = Remis
game-claim = Krev
game-resign = Gi opp
game-abort = Avbryt
over-tournament = Tilbake til turneringen
game-point = Pek
game-straighten = Rett brikken
game-more = Mer
game-close = Lukk
game-new = Nytt parti

## The table: what the paper says

slip-where = Punkt { $article }, { $name }
slip-where-plain = { $name }
slip-close = Greit
slip-pull = Les alt
article-whole = Alle regler, i en ny fane
article-failed = Punktet kom ikke fram. Prøv en gang til.
routes-title = { $count ->
        [one] { $count } vei til { $square }
       *[other] { $count } veier til { $square }
    }
routes-text = De begynner og ender på de samme rutene. Hvilke brikker skal vekk?
route = Over { $squares }
route-key = Tast { $number }
routes-cancel = Sett tilbake
draw-wait-title = Du har tilbudt remis
draw-wait-text = Tilbudet gjelder til neste trekk.
claim-title = Hvilket trekk gjør det remis?
claim-text = Gjør det på brettet: det spilles, og du krever remis med det.
resign-yes = Gi opp
resign-no = Spill videre
resign-hint = Da vinner motspilleren partiet.
resign-you = Du har { side.mid }. Da vinner { $name }.
resign-who = Hvem gir opp?
resign-side = { side } gir opp
resign-name = { $name } gir opp
abort-title = Avbryte partiet?
abort-text = Det har så vidt begynt: ingen vinner eller taper.
abort-yes = Avbryt det
point-title = Hvilken brikke skulle ha slått?
point-text = Ta på den på brettet. Du har ett forsøk, før du selv trekker.
point-stop = Likevel ikke
point-found = { side } peker på { $square }: den brikken skulle ha slått.
point-missed = { side } peker på { $square }, men der var det ingenting å slå.
point-stuck-title = Du har ingen trekk igjen
point-stuck = Så du en feil? Pek på den, eller la trekket stå.
point-stuck-stand = La det stå
left-title = { $name } har vært borte lenge
left-text = Du kan kreve seieren, eller vente litt til.
left-claim = Krev seieren
left-wait = Vent litt til
watch-title = Du ser på
watch-text = Spiller du selv? Åpne partiet der du begynte, og velg «Mer» og så «Fortsett på en annen enhet».
takeback-yes = Ja, ta tilbake
takeback-yes-hint = Spilleren får det siste trekket tilbake.
takeback-no = Nei, det står
takeback-no-hint = Partiet går videre herfra.
draw-yes-hint = Partiet slutter her, i all vennskapelighet.
draw-no-hint = Tilbudet er borte, og partiet går videre.
over-analysis = Gå gjennom det
over-proof = Sluttspilltabellen beviser det: remis med beste spill.
over-rematch-asked = Du vil gjerne spille et parti til. Venter på motspilleren.
over-rematch-offered = Motspilleren vil gjerne spille et parti til.
over-next = Til neste parti
over-won = Du vinner
over-lost = Du taper
invite-title = Send denne lenken til motspilleren
invite-text = Den som åpner den først, setter seg overfor deg. Du kan forlate siden og komme tilbake.
invite-copy = Kopier lenken
invite-copied = Kopiert
invite-code = Lenken som QR-kode
device-title = Fortsett på en annen enhet
device-text = Skann med telefonen, eller åpne lenken der. Ikke gi den til noen: den som har den, spiller brikkene dine.
device-local = Adressen virker bare på denne maskinen. Start damier med --host 0.0.0.0, så når telefonen den.
device-code = Plassen din ved bordet som QR-kode
device-link = Lenke til plassen din
invite-lobby-title = Bordet ditt står i lobbyen
invite-lobby-text = Det begynner så snart noen setter seg. Du kan forlate siden og komme tilbake.
join-title = Det er en ledig stol til deg
join-text = { $name } vil gjerne spille med deg.
join-text-plain = Noen vil gjerne spille med deg.
join-sit = Sett deg
join-watch = Se på
join-used-title = Stolen er opptatt
join-used-text = Noen har alt brukt invitasjonen. Du kan se på.
join-over-title = Partiet er over
join-over-text = Du kan fortsatt se på det.
join-foreign-title = Lenken åpner ingen plass her
join-foreign-text = Den hører til et annet parti, eller en bit mangler. Du kan se på.
join-failed-title = Det gikk ikke
join-failed-text = Serveren kan ikke nås. Prøv igjen om litt.
join-start = Til startsiden
lost-tab = damier: ingenting her
lost-title = Her er det ingenting
lost-text = Kanskje det er en skrivefeil i adressen.
lost-table-title = Det partiet finnes ikke
lost-table-text = Lenken kan være kuttet, eller partiet ligger på en annen server. Be om hele lenken.
game-lost-line = Forbindelsen er brutt. Partiet ditt er trygt; prøver igjen…
game-pending = { $move } er ikke lagret ennå…
game-pending-down = Forbindelsen er brutt. { $move } venter og sendes når den er tilbake.
game-connecting = På vei til bordet…
game-touched = { $square } er rørt, så det er den brikken som flyttes.
game-asked-takeback = Du har bedt om å ta trekket tilbake

## The table: settings, sharing, talk

more-title = Dette bordet
more-board = Brett
more-numbers = Numre
more-theme-sheet = Som arket
more-theme-wood = Tre
more-theme-tournament = Turnering
more-theme-djeco = Rødt
more-theme-contrast = Kontrast
more-theme-dark = Mørkt
more-numbers-inside = Inni
more-numbers-outside = Utenfor
more-numbers-a1 = a1
more-numbers-off = Av
more-sound = Lyd
more-notify = Si fra når det er min tur
more-name-of = Navn på { side.mid }
more-turns = Snu brettet etter hvert trekk
settings-title = Innstillinger
settings-tap = Ett trykk spiller det eneste trekket
settings-confirm = Spør før et trekk teller
settings-pieces = Brikker
settings-pieces-board = Som på brettet
settings-pieces-flat = Flate
settings-pieces-red = Røde og hvite
settings-motion = Bevegelse
settings-motion-full = Vanlig
settings-motion-quick = Rask
settings-motion-off = Ingen
keys-title = Taster
keys-walk = Gå over brettet
keys-pick = Ta opp en brikke, sett den ned
keys-type = Skriv et trekk
keys-road = Velg en vei
keys-back = Gå et steg tilbake
keys-leave = Forlat brettet
keys-replay = Utenfor brettet: ett trekk tilbake eller fram
keys-ends = Utenfor brettet: første og siste trekk
keys-help = Vis eller skjul tastene
more-watch = Lenke for tilskuere
more-invite = Lenke til motspilleren
more-pdn = Lagre som PDN
more-analysis = Åpne i analysen
more-watchers = { $count ->
        [0] Ingen ser på
        [one] { $count } person ser på
       *[other] { $count } personer ser på
    }
chat-title = Prat
chat-say = Si noe
chat-send = Send
chat-mute = Demp
chat-unmute = Hør igjen
chat-muted = Du hører ingenting fra den andre siden.
chat-report = Rapporter
chat-report-what = Hva er ikke greit?
chat-report-why = Vil du legge til noe?
chat-report-send = Send rapporten
chat-reported = Takk. De som driver siden, får se det.
chat-line = { $name }: { $words }
chat-watcher = En tilskuer

## Lobby

lobby-tab = damier: lobby
lobby-title = Hvem vil spille?
lobby-subtitle = Bord som venter på noen, etter hvert som de kommer
lobby-empty = Ingen bord venter akkurat nå. Sett fram et, så setter nestemann seg.
lobby-open = Sett fram et bord
lobby-tournaments = Turneringer
lobby-sit = Sett deg
lobby-sit-with = Sett deg hos { $name }: { $sheet }
lobby-gone = Noen kom først. Ved det bordet spiller de allerede.
lobby-plays = Du får { side.mid }
lobby-no-clock = Uten klokke
lobby-clock = { $minutes } min + { $seconds } s
lobby-clock-bronstein = { $minutes } min, opptil { $seconds } s tilbake per trekk
lobby-clock-byo-yomi = { $minutes } min, så { $periods } × { $seconds } s
lobby-clock-each-move = { $seconds } s per trekk
# Of how many days each move has, such as "3 days".
lobby-clock-days = { $days } per trekk
lobby-waiting = Leter etter bord…

## My games

games-tab = damier: mine partier
games-title = Partiene dine
games-subtitle = Tatt vare på for denne nettleseren, uten konto
games-empty = Ingen partier ennå. Det første er to klikk unna.
games-open = Fortsatt på bordet
games-done = Ferdigspilte
games-all-pdn = Lagre alle som PDN
games-go-on = Fortsett
games-moves = { $count } trekk

## Board

board-label = Brett, { $width } ganger { $height }
board-square-must = { square-label }, må slå { $count ->
        [1] én
        [2] to
        [3] tre
        [4] fire
        [5] fem
        [6] seks
       *[other] { $count }
    }
board-square-movable = { square-label }, kan flyttes
board-square-in-hand = { square-label }, i hånden din
board-square-target = { square-empty }, hit kan du gå
board-said-move = { side }: { $from } til { $to }
board-said-capture = { $count ->
        [one] { side }: { $from } slår én brikke og lander på { $to }
       *[other] { side }: { $from } slår { $count } brikker og lander på { $to }
    }
board-said-crowned = En ny dam.
board-said-step = På { $square }. Slaget går videre. Escape tar hoppet tilbake.
board-said-choice = { $count } veier fører dit. Trykk på et tall fra 1 til { $count }, eller Escape.
board-said-road = { $number }: over { $squares }
board-said-premove = { $from } til { $to } så snart det er din tur
board-said-ask = { $from } til { $to }? Enter spiller, Escape setter tilbake.
board-said-back = Satt tilbake
board-said-draw = Fra { $square }. Velg nå hvor pilen slutter, eller { $square } igjen for en ring.
board-said-required = { $count ->
        [0] Ikke den. Flytt fra { $square }.
        [one] Ikke den. Brikken på { $square } slår én.
       *[other] Ikke den. Brikken på { $square } slår { $count }.
    }
board-said-refused = Det trekket går ikke. Brikken er tilbake på ruten sin.
board-said-unread = «{ $text }» kan jeg ikke lese som et trekk. Skriv to ruter, for eksempel 32-28.
board-said-wait = Det er ikke din tur ennå.

## What the server says

server-refused = Ikke akkurat nå
server-stale = Det har skjedd noe siden. Se på brettet igjen, og velg så.
server-not-your-turn = Det er motspillerens tur.
server-not-a-player = Du ser på dette partiet, så det er andre som flytter brikkene.
server-game-over = Dette partiet er slutt.
server-waiting = Vent til noen setter seg på den andre siden.
server-not-now = Det lar seg ikke gjøre akkurat nå.
server-no-claim = Det trekket gjør det ikke remis. Vis et annet, eller spill videre.
server-ambiguous = Du kan slå på flere måter. Vis den du mener, rute for rute.
server-bad-move = Det er ikke et trekk på dette brettet.
server-used-id = Denne meldingen kom to ganger med ulikt innhold. Last siden på nytt.
server-too-fast = Det går veldig fort. Vent et lite øyeblikk.
server-too-slow = Forbindelsen din klarte ikke å holde følge. Last siden på nytt.
server-bad-message = Serveren forsto ikke den meldingen.
server-expected-hello = Serveren venter på en hilsen først.
server-table-full = Dette partiet er blitt for langt til å gå videre.
server-server-full = Det er for mange partier på én gang. Prøv igjen om en stund.
server-try-again = Det kunne ikke lagres trygt. Du blir koblet til på nytt.
server-seat-taken = Noen har allerede satt seg her.
server-own-table = Dette er ditt eget bord. Send lenken til noen andre.
server-bad-token = Denne lenken åpner ikke det bordet.
server-newer-table = Dette partiet går videre på en nyere tjener. Last siden på nytt.
server-no-table = Det bordet finnes ikke.
server-too-many-sockets = Det er for mange vinduer åpne fra forbindelsen din.
server-too-many-tables = Du har mange partier i gang. Spill ferdig et av dem først.
server-too-many-requests = Det går veldig fort. Vent et lite øyeblikk.
server-too-large = Det er for mye å ta imot på én gang.
server-foreign-host = Serveren svarer ikke på det navnet.
server-foreign-origin = Et annet nettsted kan ikke be om det.
server-not-found = Her er det ingenting.
server-no-such-method = Slik går det ikke an å spørre.
server-not-here = Disse tallene er bare for serverens egen maskin.
server-bad-request = Noe i spørsmålet mangler eller passer ikke.
server-no-sheet = Det finnes ikke noe regelark med det navnet.
server-bad-sheet = Etter dette regelarket går det ikke an å spille ennå.
server-bad-position = Slik kan ikke brikkene stå.
server-too-many-moves = Her er det for mange slag til å nevne alle.
server-bad-notation = Det kunne ikke leses.
server-no-game = Det er ikke noe parti i den teksten. Et parti ser ut som 1. 32-28 18-23 2. 38-32…
server-no-analysis = Det kan ikke motoren arbeide med.
server-no-text = Den teksten finnes ikke.
server-no-puzzle = Den oppgaven finnes ikke.
server-no-ending = Det sluttspillet kan ikke trenes her.
server-too-many-endings = De tabellene ville bli for store for denne serveren.
server-building = Andre tabeller lages akkurat nå. Prøv igjen senere.
# Games that everybody may watch, boards on other sites, simuls.
lobby-now = Se partier
start-shown = Alle kan se på
start-shown-hint = Partiet står blant dem som spilles nå.
game-shown = Alle kan finne og se dette partiet.
embed-code = Kode for en nettside
embed-hint = Viser dette partiet på et annet nettsted, og ingenting annet herfra.
simul-next = Neste brett
simul-waits = Brett som venter på deg: { $count }
simul-auto = Gå videre av seg selv
simul-all = Alle brett
server-no-simul = Den simultanen finnes ikke.
server-simul-full = Det er ikke flere brett i denne simultanen.
server-simul-begun = Denne simultanen har alt begynt.
server-simul-empty = Ingen er med ennå.
server-too-many-follows = Du følger alt så mange du kan. Slutt først å følge noen.
