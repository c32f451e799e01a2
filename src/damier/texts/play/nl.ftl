### damier, play: Dutch. Written from en.ftl.

## Header

shell-skip = Naar de inhoud
shell-home = damier: naar het begin
shell-pages = Pagina’s
shell-play = Spelen
shell-lobby = Lobby
shell-learn = Leren
shell-club = Club
shell-games = Mijn partijen
shell-sign-in = Inloggen
shell-analysis = Analyse
shell-rules = Regels
shell-language = Taal
shell-lamp = Licht thema
shell-menu = Menu
shell-about = Dammen volgens het spelregelblaadje uit je doos: tegen de computer, naast elkaar of via een link.
shell-noscript = Deze pagina heeft JavaScript nodig. Zet het aan in je browser en laad de pagina opnieuw.

## Start page

start-tab = damier: dammen volgens jouw spelregels
start-title = Welk spel zit er in jouw doos?
start-subtitle = Negen spelregelblaadjes, naar de letter gespeeld
start-sheets = Regelblad
start-all = Alle { $count } spellen
start-fewer = Minder tonen
start-world = Nog meer damspelen
start-search = Zoek een spel
start-nothing = Geen spel dat hier zo heet.
start-more-letters = +{ $count }
start-printed-in = Gedrukt in het { $list }
start-house = Huisregels
start-house-by = Door jou geschreven
start-house-note = Verander een artikel, speel het, deel het met een link.
start-read = Lees het
start-about = { $count ->
        [one] Ieder { $count } schijf. { side } begint.
       *[other] Ieder { $count } schijven. { side } begint.
    }
start-opponent = Tegen wie speel je?
start-computer = Computer
start-beside = Iemand naast me
start-elsewhere = Iemand online
start-where = Hoe vinden jullie elkaar?
start-link = Ik stuur een link
start-lobby = In de lobby
start-level = Hoe sterk?
start-level-chosen = { $level ->
        [best] { $name }
       *[other] { $level }, { $name }
    }
start-colour = Jij speelt
start-lot = Loten
start-clock = Klok
start-clock-none = Geen
start-clock-days = Dagen
start-clock-own = Anders
start-clock-kind = Soort klok
start-clock-minutes = Minuten
start-clock-seconds = Seconden
start-clock-periods = Keren
clock-fischer = Na elke zet komt er tijd bij
clock-bronstein = Elke zet krijgt wat tijd terug
clock-byo-yomi = Daarna nog een paar keer extra tijd
clock-each-move = Elke zet heeft zijn eigen tijd
start-mode = Als iemand zich vergist
start-guided = Begeleid
start-guided-hint = Een zet die niet mag van het blad gaat terug, en je ziet het artikel.
start-table = Als aan het bord
start-table-hint = Niemand houdt je tegen. Wie een vergissing ziet, doet wat het blad dan toestaat.
start-slips = Niemand meldt een vergissing.
start-slips-hint = Je moet een vergissing zelf zien en het stuk aanwijzen, vóór je eigen zet.
start-touch = Aanraken is zetten
start-touch-article = (artikel { $article })
start-draws = Extra remiseregels
start-name = Je naam
start-names = Wie speelt er?
start-name-hint = Voor wie tegenover je zit; je mag het openlaten.
start-go = Zet het bord klaar
start-going = Klaarzetten…
start-again-computer = { $level ->
        [best] Nog eens: { $name }, { level-best }
       *[other] Nog eens: { $name }, niveau { $level }
    }
start-again = Nog eens: { $name }
start-unfinished = Nog niet uit
start-your-turn = Jij bent aan zet, zet { $number }
start-their-turn = De ander is aan zet, zet { $number }
start-with = { $name }, met { $opponent }
start-failed = Dat is niet bij de tafel aangekomen. Probeer het nog eens.

## Levels of the computer

level-1 = een kind op de eerste dag
level-2 = ziet wel eens iets over het hoofd
level-3 = leert snel
level-4 = een zondagsspeler
level-5 = de oom die altijd wint
level-6 = een fanatieke clubspeler
level-7 = de beste van de club
level-8 = speelt in de competitie
level-9 = een meester
level-10 = een grootmeester
level-best = zo sterk als het kan

## The table: people

game-tab = damier: { $name }
game-you = Jij
game-guest = Gast
game-call = Jij bent aan zet
game-periods = Nog { $count } keer extra tijd
game-silent = niemand meldt een vergissing
game-computer = Computer
game-level = { $level ->
        [best] Zo sterk als het kan
       *[other] Niveau { $level }, { $name }
    }
game-open-seat = Een lege stoel
game-your-move = { side }, jouw zet
game-your-choice = { side }, jouw keuze
game-their-move = { side }, aan zet
game-their-choice = { side }, mag kiezen
game-beside-move = Aan zet
game-beside-choice = Jouw keuze
game-thinking = { side }, denkt na
game-away = { side }, even weg
game-waiting-seat = { side }, nog niemand
game-guided = begeleid
game-table = aan tafel
game-watching = kijkt mee
game-agreed = Afgesproken voor deze partij
game-clock = Klok van { side.mid }
game-taken = { side } is { $count ->
        [0] nog niets
        [one] { $count } stuk
       *[other] { $count } stukken
    } kwijt

## The table: the board

game-moves = Zetten
game-no-moves = Nog geen zet
game-replay = Terugkijken
game-first = Naar het begin
game-earlier = Eén zet terug
game-later = Eén zet verder
game-last = Naar de laatste zet
game-replaying = Je bekijkt zet { $number }.
game-back-to-now = Terug naar de partij
game-entry-huff = { $square } geblazen
game-entry-withdrawn = { $move }, teruggenomen
game-counter = Remiseteller
game-counter-article = artikel { $article }

## The table: buttons

game-turn = Draaien
game-turn-label = Bord draaien
game-take-back = Terugnemen
game-hint = Tip
game-draw = Remise
game-claim = Claimen
game-resign = Opgeven
game-abort = Afbreken
over-tournament = Terug naar het toernooi
game-point = Aanwijzen
game-straighten = Rechtzetten
game-more = Meer
game-close = Sluiten
game-new = Nieuwe partij

## The table: what the paper says

slip-where = Artikel { $article }, { $name }
slip-where-plain = { $name }
slip-close = Goed
slip-pull = Alles lezen
article-whole = Alle regels, in een nieuw tabblad
article-failed = Het artikel kwam niet aan. Probeer het nog eens.
routes-title = { $count ->
        [one] { $count } weg naar { $square }
       *[other] { $count } wegen naar { $square }
    }
routes-text = Ze beginnen en eindigen op dezelfde velden. Welke stukken gaan eraf?
route = Over { $squares }
route-key = Toets { $number }
routes-cancel = Stuk terugzetten
draw-wait-title = Je bood remise aan
draw-wait-text = Het aanbod geldt tot de volgende zet.
claim-title = Met welke zet wordt het remise?
claim-text = Doe die zet op het bord: hij wordt gespeeld, en daarmee claim je remise.
resign-yes = Opgeven
resign-no = Doorspelen
resign-hint = De ander wint dan de partij.
resign-you = Je speelt { side.mid }. Dan wint { $name }.
resign-who = Wie geeft op?
resign-side = { side } geeft op
resign-name = { $name } geeft op
abort-title = Deze partij afbreken?
abort-text = Ze is nog maar net begonnen: niemand wint of verliest.
abort-yes = Afbreken
point-title = Welk stuk had moeten slaan?
point-text = Raak het aan op het bord. Je mag één keer wijzen, vóór je eigen zet.
point-stop = Toch niet
point-found = { side } wijst { $square } aan: dat stuk had moeten slaan.
point-missed = { side } wijst { $square } aan, maar daar viel niets te slaan.
point-stuck-title = Je kunt niet meer zetten
point-stuck = Heb je een vergissing gezien? Wijs het stuk aan, of laat de zet staan.
point-stuck-stand = Laat hem staan
left-title = { $name } is al lang weg
left-text = Je mag de partij opeisen, of nog wat wachten.
left-claim = Partij opeisen
left-wait = Nog wachten
watch-title = Je kijkt mee
watch-text = Speel je zelf mee? Open de partij waar je begon en kies onder “Meer” voor “Verder op een ander apparaat”.
takeback-yes = Goed, neem maar terug
takeback-yes-hint = De laatste zet wordt teruggenomen.
takeback-no = Nee, de zet blijft staan
takeback-no-hint = De partij gaat vanaf hier verder.
draw-yes-hint = De partij eindigt hier, in vrede.
draw-no-hint = Het aanbod vervalt, de partij gaat door.
over-analysis = Nog eens bekijken
over-proof = De eindspeltabel bewijst het: remise bij wederzijds beste spel.
over-rematch-asked = Je vroeg om nog een partij. Nu is het wachten op de ander.
over-rematch-offered = De ander wil graag nog een partij.
over-next = Naar de volgende partij
over-won = Je hebt gewonnen
over-lost = Je hebt verloren
invite-title = Stuur deze link naar de andere speler
invite-text = Wie hem het eerst opent, gaat tegenover je zitten. Je mag deze pagina verlaten en later terugkomen.
invite-copy = Kopieer de link
invite-copied = Gekopieerd
invite-code = De link als QR-code
device-title = Verder op een ander apparaat
device-text = Scan dit met je telefoon, of open daar de link. Geef hem aan niemand: wie hem heeft, speelt met jouw stukken.
device-local = Dit adres werkt alleen op deze computer. Start damier met --host 0.0.0.0, dan kan je telefoon erbij.
device-code = Jouw plaats aan deze tafel als QR-code
device-link = Link naar jouw plaats
invite-lobby-title = Je tafel staat in de lobby
invite-lobby-text = De partij begint zodra er iemand gaat zitten. Je mag deze pagina verlaten en later terugkomen.
join-title = Er is een stoel voor je vrij
join-text = { $name } wil graag met je spelen.
join-text-plain = Iemand wil graag met je spelen.
join-sit = Ga zitten
join-watch = Meekijken
join-used-title = Die stoel is bezet
join-used-text = Iemand heeft deze uitnodiging al gebruikt. Meekijken kan wel.
join-over-title = Deze partij is afgelopen
join-over-text = Je kunt haar nog wel bekijken.
join-foreign-title = Deze link opent hier geen stoel
join-foreign-text = Hij hoort bij een andere partij, of er ontbreekt een stukje. Meekijken kan wel.
join-failed-title = Dat lukte niet
join-failed-text = De server is niet te bereiken. Probeer het zo nog eens.
join-start = Naar de startpagina
lost-tab = damier: niets te vinden
lost-title = Hier is niets
lost-text = Misschien staat er een tikfout in het adres.
lost-table-title = Deze partij bestaat niet
lost-table-text = De link is misschien afgeknipt, of de partij staat op een andere server. Vraag om de hele link.
game-lost-line = De verbinding is weg. Je partij staat veilig; we proberen het opnieuw…
game-pending = { $move } is nog niet opgeslagen…
game-pending-down = De verbinding is weg. { $move } wacht en gaat op weg zodra ze terug is.
game-connecting = Op weg naar de tafel…
game-touched = { $square } is aangeraakt, dus daar zet je mee.
game-asked-takeback = Je hebt gevraagd je zet terug te nemen

## The table: settings, sharing, talk

more-title = Deze tafel
more-board = Bord
more-numbers = Nummers
more-theme-sheet = Als het blad
more-theme-wood = Hout
more-theme-tournament = Toernooi
more-theme-djeco = Rood
more-theme-contrast = Contrast
more-theme-dark = Donker
more-numbers-inside = Binnen
more-numbers-outside = Buiten
more-numbers-a1 = a1
more-numbers-off = Uit
more-sound = Geluid
more-notify = Roep me als ik aan zet ben
more-name-of = Naam van { side.mid }
more-turns = Draai het bord na elke zet
settings-title = Instellingen
settings-tap = Eén tik speelt de enige zet
settings-confirm = Vraag het voor een zet telt
settings-pieces = Schijven
settings-pieces-board = Zoals bij het bord
settings-pieces-flat = Plat
settings-pieces-red = Rood en wit
settings-motion = Beweging
settings-motion-full = Gewoon
settings-motion-quick = Vlug
settings-motion-off = Geen
keys-title = Toetsen
keys-walk = Over het bord lopen
keys-pick = Een schijf oppakken, neerzetten
keys-type = Een zet typen
keys-road = Een weg kiezen
keys-back = Een stap terug
keys-leave = Het bord verlaten
keys-replay = Buiten het bord: een zet terug of verder
keys-ends = Buiten het bord: eerste en laatste zet
keys-help = De toetsen tonen of verbergen
more-watch = Link voor kijkers
more-invite = Link voor de andere speler
more-pdn = Bewaar als PDN
more-analysis = Open in analyse
more-watchers = { $count ->
        [0] Niemand kijkt mee
        [one] { $count } kijker
       *[other] { $count } kijkers
    }
chat-title = Praten
chat-say = Zeg iets
chat-send = Stuur
chat-mute = Niets meer horen
chat-unmute = Weer horen
chat-muted = Je hoort niets meer van de overkant.
chat-report = Melden
chat-report-what = Wat is er niet in orde?
chat-report-why = Wil je er iets bij zeggen?
chat-report-send = Melding sturen
chat-reported = Dank je. De beheerder krijgt het te zien.
chat-line = { $name }: { $words }
chat-watcher = Een kijker

## Lobby

lobby-tab = damier: lobby
lobby-title = Wie wil er dammen?
lobby-subtitle = Tafels die op iemand wachten, zodra ze er zijn
lobby-empty = Er wacht nu geen tafel. Zet er zelf een klaar, en wie er komt, schuift aan.
lobby-open = Zet een tafel klaar
lobby-tournaments = Toernooien
lobby-sit = Ga zitten
lobby-sit-with = Ga zitten bij { $name }: { $sheet }
lobby-gone = Iemand was je voor. Die partij is al begonnen.
lobby-plays = Jij speelt dan { side.mid }
lobby-no-clock = Geen klok
lobby-clock = { $minutes } min + { $seconds } s
lobby-clock-bronstein = { $minutes } min, per zet tot { $seconds } s terug
lobby-clock-byo-yomi = { $minutes } min, dan { $periods } × { $seconds } s
lobby-clock-each-move = { $seconds } s per zet
# Of how many days each move has, such as "3 days".
lobby-clock-days = { $days } per zet
lobby-waiting = Tafels zoeken…

## My games

games-tab = damier: mijn partijen
games-title = Je partijen
games-subtitle = Bewaard voor deze browser, zonder account
games-empty = Nog geen partij. De eerste is maar twee klikken weg.
games-open = Nog op tafel
games-done = Gespeeld
games-all-pdn = Bewaar alles als PDN
games-go-on = Verder
games-moves = { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }

## Board

board-label = Bord, { $width } bij { $height }
board-square-must = { square-label }, moet er { $count ->
        [1] één
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
       *[other] { $count }
    } slaan
board-square-movable = { square-label }, kan zetten
board-square-in-hand = { square-label }, in je hand
board-square-target = { square-empty }, hier kun je heen
board-said-move = { side }: { $from } naar { $to }
board-said-capture = { $count ->
        [one] { side }: { $from } slaat één stuk en eindigt op { $to }
       *[other] { side }: { $from } slaat { $count } stukken en eindigt op { $to }
    }
board-said-crowned = Een nieuwe dam.
board-said-step = Op { $square }. De slag gaat verder. Escape neemt de sprong terug.
board-said-choice = { $count } wegen leiden daarheen. Druk op een cijfer van 1 tot en met { $count }, of op Escape.
board-said-road = { $number }: over { $squares }
board-said-premove = { $from } naar { $to } zodra jij aan zet bent
board-said-ask = { $from } naar { $to }? Enter speelt, Escape zet het stuk terug.
board-said-back = Teruggezet
board-said-draw = Vanaf { $square }. Kies nu waar de pijl eindigt, of nog eens { $square } voor een ring.
board-said-required = { $count ->
        [0] Die niet. Zet vanaf { $square }.
        [one] Die niet. Het stuk op { $square } slaat er één.
       *[other] Die niet. Het stuk op { $square } slaat er { $count }.
    }
board-said-refused = Die zet gaat niet. Het stuk staat weer op zijn veld.
board-said-unread = In “{ $text }” lees ik geen zet. Typ twee velden, zoals 32-28.
board-said-wait = Je bent nog niet aan de beurt.

## What the server says

server-refused = Nu even niet
server-stale = Er is intussen iets gebeurd. Kijk nog eens naar het bord en kies dan.
server-not-your-turn = De ander is aan de beurt.
server-not-a-player = Je kijkt mee met deze partij; zetten doen de spelers.
server-game-over = Deze partij is uit.
server-waiting = Wacht tot er aan de andere kant iemand zit.
server-not-now = Dat kan op dit moment niet.
server-no-claim = Met die zet wordt het geen remise. Laat een andere zien, of speel door.
server-ambiguous = Je kunt op meer manieren slaan. Wijs aan wat je bedoelt, veld voor veld.
server-bad-move = Dat is geen zet op dit bord.
server-used-id = Dit bericht kwam twee keer, met een andere inhoud. Laad de pagina opnieuw.
server-too-fast = Dat gaat erg snel. Wacht heel even.
server-too-slow = Je verbinding kon het niet bijhouden. Laad de pagina opnieuw.
server-bad-message = De server begreep dat bericht niet.
server-expected-hello = De server wacht eerst op een begroeting.
server-table-full = Deze partij is te lang geworden om door te gaan.
server-server-full = Er zijn te veel partijen tegelijk. Probeer het straks nog eens.
server-try-again = Dat kon niet veilig bewaard worden. Je wordt opnieuw verbonden.
server-seat-taken = Hier is al iemand gaan zitten.
server-own-table = Dit is je eigen tafel. Stuur de link naar iemand anders.
server-bad-token = Deze link opent die tafel niet.
server-newer-table = Deze partij gaat verder op een nieuwere server. Laad de pagina opnieuw.
server-no-table = Zo’n tafel is er niet.
server-too-many-sockets = Er staan te veel vensters open via jouw verbinding.
server-too-many-tables = Je bent al met veel partijen bezig. Speel er eerst een uit.
server-too-many-requests = Dat gaat erg snel. Wacht heel even.
server-too-large = Dat is te veel in één keer.
server-foreign-host = De server luistert niet naar die naam.
server-foreign-origin = Een andere site mag daar niet om vragen.
server-not-found = Hier is niets te vinden.
server-no-such-method = Zo kun je dat niet vragen.
server-not-here = Deze cijfers zijn alleen op de server zelf te zien.
server-bad-request = Er ontbreekt iets in de vraag, of iets past niet.
server-no-sheet = Er is geen regelblad dat zo heet.
server-bad-sheet = Met dit regelblad kun je nog niet spelen.
server-bad-position = Zo kunnen de stukken niet staan.
server-too-many-moves = Hier zijn te veel slagen om ze allemaal te noemen.
server-bad-notation = Dat was niet te lezen.
server-no-game = In die tekst staat geen partij. Een partij ziet eruit als 1. 32-28 18-23 2. 38-32…
server-no-analysis = Daar kan de computer niets mee.
server-no-text = Zo’n tekst is er niet.
server-no-puzzle = Die puzzel is er niet.
server-no-ending = Zo’n eindspel is hier niet te oefenen.
server-too-many-endings = Die tabellen zijn te groot voor deze server.
server-building = Er worden nu andere tabellen gemaakt. Probeer het later nog eens.
# Games that everybody may watch, boards on other sites, simuls.
lobby-now = Partijen kijken
start-shown = Iedereen mag meekijken
start-shown-hint = De partij staat bij de partijen die nu gespeeld worden.
game-shown = Iedereen kan deze partij vinden en bekijken.
embed-code = Code voor een webpagina
embed-hint = Toont deze partij op een andere site, en verder niets van deze.
simul-next = Volgend bord
simul-waits = Borden die op je wachten: { $count }
simul-auto = Vanzelf verdergaan
simul-all = Alle borden
server-no-simul = Deze simultaan bestaat niet.
server-simul-full = In deze simultaan is geen bord meer vrij.
server-simul-begun = Deze simultaan is al begonnen.
server-simul-empty = Er doet nog niemand mee.
server-too-many-follows = Je volgt er al zoveel als kan. Stop eerst met iemand volgen.
