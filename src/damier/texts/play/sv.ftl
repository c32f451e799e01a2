### damier, play: Swedish. Written from en.ftl.

## Header

shell-skip = Hoppa till innehållet
shell-home = damier: till startsidan
shell-pages = Sidor
shell-play = Spela
shell-lobby = Lobby
shell-learn = Lär dig
shell-club = Klubb
shell-games = Mina partier
shell-sign-in = Logga in
shell-analysis = Analys
shell-rules = Regler
shell-language = Språk
shell-lamp = Ljust tema
shell-menu = Meny
shell-about = Dam enligt regelbladet i din spelask: mot datorn, bredvid varandra eller via en länk.
shell-noscript = Den här sidan behöver JavaScript. Slå på det i webbläsaren och ladda om sidan.

## Start page

start-tab = damier: dam enligt ditt regelblad
start-title = Vilket spel ligger i din spelask?
start-subtitle = Nio regelblad, följda till punkt och pricka
start-sheets = Regelblad
start-all = Alla { $count } spel
start-fewer = Visa färre
start-world = Fler damspel
start-search = Sök ett spel
start-nothing = Inget spel här heter så.
start-more-letters = +{ $count }
start-printed-in = Tryckt på { $list }
start-house = Husregler
start-house-by = Skrivna av dig
start-house-note = Ändra en punkt, spela efter den, dela den med en länk.
start-read = Läs
start-about = { $count ->
        [one] { $count } bricka var. { side } börjar.
       *[other] { $count } brickor var. { side } börjar.
    }
start-opponent = Vem spelar du mot?
start-computer = Datorn
start-beside = Någon bredvid mig
start-elsewhere = Någon på nätet
start-where = Hur hittar ni varandra?
start-link = Jag skickar en länk
start-lobby = I lobbyn
start-level = Hur stark?
start-level-chosen = { $level ->
        [best] { $name }
       *[other] { $level }, { $name }
    }
start-colour = Du spelar
start-lot = Lotta
start-clock = Klocka
start-clock-none = Ingen
start-clock-days = Dagar
start-clock-own = Annan
start-clock-kind = Sorts klocka
start-clock-minutes = Minuter
start-clock-seconds = Sekunder
start-clock-periods = Perioder
clock-fischer = Varje drag ger mer tid
clock-bronstein = Varje drag får lite tid tillbaka
clock-byo-yomi = Sedan några extra perioder
clock-each-move = Varje drag har sin egen tid
start-mode = Om någon missar
start-guided = Med hjälp
start-guided-hint = Ett drag som regelbladet inte tillåter går tillbaka, och punkten visas.
start-table = Vid bordet
start-table-hint = Ingen hejdar dig. Den som märker en miss gör det som regelbladet ger rätt till.
start-slips = Ingen säger till om missar.
start-slips-hint = Du måste själv se missen och peka på pjäsen, innan du drar.
start-touch = Rörd är förd
start-touch-article = (punkt { $article })
start-draws = Extra remiregler
start-name = Ditt namn
start-names = Vilka spelar?
start-name-hint = För den som sitter mittemot; du kan lämna det tomt.
start-go = Ställ upp brickorna
start-going = Ställer upp…
start-again-computer = { $level ->
        [best] Spela igen: { $name }, { level-best }
       *[other] Spela igen: { $name }, nivå { $level }
    }
start-again = Spela igen: { $name }
start-unfinished = Oavslutade partier
start-your-turn = Din tur, drag { $number }
start-their-turn = Motspelarens tur, drag { $number }
start-with = { $name }, mot { $opponent }
start-failed = Det kom inte fram till bordet. Försök en gång till.

## Levels of the computer

level-1 = ett barn på första dagen
level-2 = missar ett och annat
level-3 = lär sig snabbt
level-4 = en söndagsspelare
level-5 = farbrodern som alltid vinner
level-6 = en ivrig klubbspelare
level-7 = klubbens bästa
level-8 = spelar i serien
level-9 = en mästare
level-10 = en stormästare
level-best = så stark som möjligt

## The table: people

game-tab = damier: { $name }
game-you = Du
game-guest = Gäst
game-call = Din tur
game-periods = { $count } perioder kvar
game-silent = ingen säger till om missar
game-computer = Datorn
game-level = { $level ->
        [best] Så stark som möjligt
       *[other] Nivå { $level }, { $name }
    }
game-open-seat = En tom stol
game-your-move = { side }, ditt drag
game-your-choice = { side }, ditt val
game-their-move = { side }, vid draget
game-their-choice = { side }, ska välja
game-beside-move = Vid draget
game-beside-choice = Ditt val
game-thinking = { side }, tänker
game-away = { side }, borta en stund
game-waiting-seat = { side }, ingen här än
game-guided = med hjälp
game-table = vid bordet
game-watching = tittar på
game-agreed = Överenskommet för det här partiet
game-clock = Klockan för { side.mid }
game-taken = { $count ->
        [0] { side } har inte förlorat någon bricka än
        [one] { side } har förlorat { $count } bricka
       *[other] { side } har förlorat { $count } brickor
    }

## The table: the board

game-moves = Drag
game-no-moves = Inget drag än
game-replay = Återblick
game-first = Till början
game-earlier = Ett drag bakåt
game-later = Ett drag framåt
game-last = Till senaste draget
game-replaying = Du tittar på drag { $number }.
game-back-to-now = Tillbaka till partiet
game-entry-huff = { $square } blåst
game-entry-withdrawn = { $move }, tillbakataget
game-counter = Remiräknare
game-counter-article = punkt { $article }

## The table: buttons

game-turn = Vänd
game-turn-label = Vänd brädet
game-take-back = Ta tillbaka
game-hint = Tips
game-draw = Remi
game-claim = Begär
game-resign = Ge upp
game-abort = Avbryt
over-tournament = Tillbaka till turneringen
game-point = Peka
game-straighten = Rätta till
game-more = Mer
game-close = Stäng
game-new = Nytt parti

## The table: what the paper says

slip-where = Punkt { $article }, { $name }
slip-where-plain = { $name }
slip-close = Okej
slip-pull = Läs allt
article-whole = Alla regler, i en ny flik
article-failed = Punkten kom inte fram. Försök en gång till.
routes-title = { $count ->
        [one] { $count } väg till { $square }
       *[other] { $count } vägar till { $square }
    }
routes-text = De börjar och slutar på samma rutor. Vilka brickor ska bort?
route = Över { $squares }
route-key = Tangent { $number }
routes-cancel = Sätt tillbaka
draw-wait-title = Du har bjudit remi
draw-wait-text = Budet gäller till nästa drag.
claim-title = Vilket drag gör det remi?
claim-text = Gör det på brädet: det spelas, och du begär remi med det.
resign-yes = Ge upp
resign-no = Spela vidare
resign-hint = Då vinner motspelaren partiet.
resign-you = Du har { side.mid }. Då vinner { $name }.
resign-who = Vem ger upp?
resign-side = { side } ger upp
resign-name = { $name } ger upp
abort-title = Avbryta partiet?
abort-text = Det har knappt börjat: ingen vinner eller förlorar.
abort-yes = Avbryt det
point-title = Vilken pjäs borde ha slagit?
point-text = Rör vid den på brädet. Du har ett försök, innan du själv drar.
point-stop = Strunt i det
point-found = { side } pekar på { $square }: den pjäsen borde ha slagit.
point-missed = { side } pekar på { $square }, men där fanns inget att slå.
point-stuck-title = Du har inget drag kvar
point-stuck = Såg du en miss? Peka på den, eller låt draget stå.
point-stuck-stand = Låt det stå
left-title = { $name } har varit borta länge
left-text = Du får ta hem partiet, eller vänta vidare.
left-claim = Ta hem partiet
left-wait = Vänta vidare
watch-title = Du tittar på
watch-text = Spelar du själv? Öppna partiet där du började och välj ”Mer”, sedan ”Fortsätt på en annan enhet”.
takeback-yes = Ja, ta tillbaka
takeback-yes-hint = Spelaren får tillbaka sitt senaste drag.
takeback-no = Nej, det får stå
takeback-no-hint = Partiet går vidare härifrån.
draw-yes-hint = Partiet slutar här, i all vänskap.
draw-no-hint = Budet faller, och partiet går vidare.
over-analysis = Gå igenom det
over-proof = Slutspelstabellen bevisar det: remi med bästa spel.
over-rematch-asked = Du vill spela ett parti till. Väntar på motspelaren.
over-rematch-offered = Motspelaren vill gärna spela ett parti till.
over-next = Till nästa parti
over-won = Du vinner
over-lost = Du förlorar
invite-title = Skicka den här länken till motspelaren
invite-text = Den som öppnar den först sätter sig mittemot dig. Du kan lämna sidan och komma tillbaka.
invite-copy = Kopiera länken
invite-copied = Kopierad
invite-code = Länken som QR-kod
device-title = Fortsätt på en annan enhet
device-text = Skanna med din telefon, eller öppna länken där. Ge den inte till någon: den som har den spelar dina pjäser.
device-local = Adressen fungerar bara på den här datorn. Starta damier med --host 0.0.0.0, så når telefonen den.
device-code = Din plats vid bordet som QR-kod
device-link = Länk till din plats
invite-lobby-title = Ditt bord står i lobbyn
invite-lobby-text = Det börjar så snart någon sätter sig. Du kan lämna sidan och komma tillbaka.
join-title = Här finns en ledig stol åt dig
join-text = { $name } vill gärna spela med dig.
join-text-plain = Någon vill gärna spela med dig.
join-sit = Sätt dig
join-watch = Titta på
join-used-title = Stolen är upptagen
join-used-text = Någon har redan använt inbjudan. Du kan titta på.
join-over-title = Partiet är slut
join-over-text = Du kan fortfarande titta på det.
join-foreign-title = Länken öppnar ingen plats här
join-foreign-text = Den hör till ett annat parti, eller så saknas en bit. Du kan titta på.
join-failed-title = Det gick inte
join-failed-text = Servern går inte att nå. Försök igen om en stund.
join-start = Till startsidan
lost-tab = damier: inget här
lost-title = Här finns inget
lost-text = Det kan vara ett skrivfel i adressen.
lost-table-title = Det partiet finns inte
lost-table-text = Länken kan ha blivit avklippt, eller så finns partiet på en annan server. Be om hela länken.
game-lost-line = Anslutningen är bruten. Ditt parti är tryggt; försöker igen…
game-pending = { $move } är inte sparat än…
game-pending-down = Anslutningen är bruten. { $move } väntar och skickas när den är tillbaka.
game-connecting = På väg till bordet…
game-touched = { $square } är rörd, så det är den brickan som flyttas.
game-asked-takeback = Du har bett att få ta tillbaka draget

## The table: settings, sharing, talk

more-title = Det här bordet
more-board = Bräde
more-numbers = Nummer
more-theme-sheet = Som bladet
more-theme-wood = Trä
more-theme-tournament = Turnering
more-theme-djeco = Rött
more-theme-contrast = Kontrast
more-theme-dark = Mörkt
more-numbers-inside = Inuti
more-numbers-outside = Utanför
more-numbers-a1 = a1
more-numbers-off = Av
more-sound = Ljud
more-notify = Säg till när det är min tur
more-name-of = Namn på { side.mid }
more-turns = Vänd brädet efter varje drag
settings-title = Inställningar
settings-tap = Ett tryck gör det enda draget
settings-confirm = Fråga innan ett drag räknas
settings-pieces = Brickor
settings-pieces-board = Som på brädet
settings-pieces-flat = Platta
settings-pieces-red = Röda och vita
settings-motion = Rörelse
settings-motion-full = Vanlig
settings-motion-quick = Snabb
settings-motion-off = Ingen
keys-title = Tangenter
keys-walk = Gå över brädet
keys-pick = Ta upp en bricka, ställ ner den
keys-type = Skriv ett drag
keys-road = Välj en väg
keys-back = Ta ett steg tillbaka
keys-leave = Lämna brädet
keys-replay = Utanför brädet: ett drag bakåt eller framåt
keys-ends = Utanför brädet: första och senaste draget
keys-help = Visa eller göm tangenterna
more-watch = Länk för åskådare
more-invite = Länk till motspelaren
more-pdn = Spara som PDN
more-analysis = Öppna i analysen
more-watchers = { $count ->
        [0] Ingen tittar på
        [one] { $count } person tittar på
       *[other] { $count } personer tittar på
    }
chat-title = Prat
chat-say = Säg något
chat-send = Skicka
chat-mute = Tysta
chat-unmute = Hör igen
chat-muted = Du hör inget från andra sidan.
chat-report = Anmäl
chat-report-what = Vad är inte okej?
chat-report-why = Vill du lägga till något?
chat-report-send = Skicka anmälan
chat-reported = Tack. De som sköter sidan får se det.
chat-line = { $name }: { $words }
chat-watcher = En åskådare

## Lobby

lobby-tab = damier: lobby
lobby-title = Vem vill spela?
lobby-subtitle = Bord som väntar på någon, allteftersom de kommer
lobby-empty = Inget bord väntar just nu. Ställ fram ett, så sätter sig nästa som kommer.
lobby-open = Ställ fram ett bord
lobby-tournaments = Turneringar
lobby-sit = Sätt dig
lobby-sit-with = Sätt dig hos { $name }: { $sheet }
lobby-gone = Någon hann före. Vid det bordet spelar man redan.
lobby-plays = Du får { side.mid }
lobby-no-clock = Utan klocka
lobby-clock = { $minutes } min + { $seconds } s
lobby-clock-bronstein = { $minutes } min, upp till { $seconds } s tillbaka per drag
lobby-clock-byo-yomi = { $minutes } min, sedan { $periods } × { $seconds } s
lobby-clock-each-move = { $seconds } s per drag
# Of how many days each move has, such as "3 days".
lobby-clock-days = { $days } per drag
lobby-waiting = Letar efter bord…

## My games

games-tab = damier: mina partier
games-title = Dina partier
games-subtitle = Sparade för den här webbläsaren, utan konto
games-empty = Inget parti än. Det första är två klick bort.
games-open = Kvar på bordet
games-done = Spelade
games-all-pdn = Spara alla som PDN
games-go-on = Fortsätt
games-moves = { $count } drag

## Board

board-label = Bräde, { $width } gånger { $height }
board-square-must = { square-label }, måste slå { $count ->
        [1] en
        [2] två
        [3] tre
        [4] fyra
        [5] fem
        [6] sex
       *[other] { $count }
    }
board-square-movable = { square-label }, kan flyttas
board-square-in-hand = { square-label }, i din hand
board-square-target = { square-empty }, hit kan du gå
board-said-move = { side }: { $from } till { $to }
board-said-capture = { $count ->
        [one] { side }: { $from } slår en bricka och landar på { $to }
       *[other] { side }: { $from } slår { $count } brickor och landar på { $to }
    }
board-said-crowned = En ny dam.
board-said-step = På { $square }. Slaget fortsätter. Escape tar tillbaka hoppet.
board-said-choice = { $count } vägar leder dit. Tryck på en siffra från 1 till { $count }, eller Escape.
board-said-road = { $number }: över { $squares }
board-said-premove = { $from } till { $to } så snart det är din tur
board-said-ask = { $from } till { $to }? Enter spelar, Escape ställer tillbaka.
board-said-back = Satt tillbaka
board-said-draw = Från { $square }. Välj nu var pilen slutar, eller { $square } igen för en ring.
board-said-required = { $count ->
        [0] Inte den. Flytta från { $square }.
        [one] Inte den. Brickan på { $square } slår en.
       *[other] Inte den. Brickan på { $square } slår { $count }.
    }
board-said-refused = Det draget går inte. Brickan är tillbaka på sin ruta.
board-said-unread = ”{ $text }” kan jag inte läsa som ett drag. Skriv två rutor, till exempel 32-28.
board-said-wait = Det är inte din tur än.

## What the server says

server-refused = Inte just nu
server-stale = Något har hänt sedan dess. Titta på brädet igen och välj sedan.
server-not-your-turn = Det är motspelarens tur.
server-not-a-player = Du tittar på det här partiet, så det är andra som flyttar brickorna.
server-game-over = Det här partiet är slut.
server-waiting = Vänta tills någon sätter sig på andra sidan.
server-not-now = Det går inte just i det här läget.
server-no-claim = Det draget gör det inte remi. Visa ett annat, eller spela vidare.
server-ambiguous = Det finns flera sätt att slå. Visa vilket du menar, ruta för ruta.
server-bad-move = Det är inget drag på det här brädet.
server-used-id = Det här meddelandet kom två gånger med olika innehåll. Ladda om sidan.
server-too-fast = Det går väldigt fort. Vänta ett litet ögonblick.
server-too-slow = Din anslutning hann inte med. Ladda om sidan.
server-bad-message = Servern förstod inte det meddelandet.
server-expected-hello = Servern väntar på en hälsning först.
server-table-full = Det här partiet har blivit för långt för att fortsätta.
server-server-full = Det är för många partier på en gång. Försök igen om en stund.
server-try-again = Det gick inte att spara säkert. Du ansluts på nytt.
server-seat-taken = Någon har redan satt sig här.
server-own-table = Det här är ditt eget bord. Skicka länken till någon annan.
server-bad-token = Den här länken leder inte till det bordet.
server-newer-table = Det här partiet fortsätter på en nyare server. Ladda om sidan.
server-no-table = Det bordet finns inte.
server-too-many-sockets = Det är för många fönster öppna från din anslutning.
server-too-many-tables = Du har många partier på gång. Spela klart ett av dem först.
server-too-many-requests = Det går väldigt fort. Vänta ett litet ögonblick.
server-too-large = Det är för mycket att ta emot på en gång.
server-foreign-host = Servern svarar inte på det namnet.
server-foreign-origin = En annan webbplats får inte be om det.
server-not-found = Här finns ingenting.
server-no-such-method = Så går det inte att fråga.
server-not-here = De här siffrorna är bara för serverns egen dator.
server-bad-request = Något i frågan saknas eller passar inte.
server-no-sheet = Det finns inget regelblad med det namnet.
server-bad-sheet = Efter det här regelbladet går det inte att spela än.
server-bad-position = Så kan brickorna inte stå.
server-too-many-moves = Här finns för många slag för att räkna upp alla.
server-bad-notation = Det gick inte att läsa.
server-no-game = Det finns inget parti i den texten. Ett parti ser ut som 1. 32-28 18-23 2. 38-32…
server-no-analysis = Det kan motorn inte arbeta med.
server-no-text = Den texten finns inte.
server-no-puzzle = Det problemet finns inte.
server-no-ending = Det slutspelet går inte att träna här.
server-too-many-endings = De tabellerna vore för stora för den här servern.
server-building = Andra tabeller räknas ut just nu. Försök igen senare.
# Games that everybody may watch, boards on other sites, simuls.
lobby-now = Titta på partier
start-shown = Alla får titta på
start-shown-hint = Partiet står bland dem som spelas just nu.
game-shown = Alla kan hitta och titta på det här partiet.
embed-code = Kod för en webbsida
embed-hint = Visar det här partiet på en annan sajt, och inget annat härifrån.
simul-next = Nästa bräde
simul-waits = Bräden som väntar på dig: { $count }
simul-auto = Gå vidare av sig självt
simul-all = Alla bräden
server-no-simul = Den simultanen finns inte.
server-simul-full = Det finns inget bräde kvar i den här simultanen.
server-simul-begun = Den här simultanen har redan börjat.
server-simul-empty = Ingen är med än.
server-too-many-follows = Du följer redan så många du kan. Sluta följa någon först.
