### damier, study: Swedish. Written from en.ftl.

## Positions that cannot stand, and FENs that cannot be read

setup-too-many = { $colour ->
        [black] Svart har { $count } brickor
        [blue] Blå har { $count } brickor
        [green] Grön har { $count } brickor
        [red] Röd har { $count } brickor
       *[white] Vit har { $count } brickor
    }, men bara { $most } ligger i spelasken.
setup-man-on-crown-row = Den { $colour ->
        [black] svarta
        [blue] blå
        [green] gröna
        [red] röda
       *[white] vita
    } brickan på { $square } står på sin sista rad: där är den en dam.
setup-run = Räkningen av damdrag i rad hör till en dam som inte finns.
fen-too-long = Det är längre än någon ställning: högst { $most } tecken.
fen-turn = En ställning börjar med W eller B för den som är vid draget. Här börjar den med ”{ $got }”.
fen-sides = Brickorna står i två listor, som i W:W31-50:B1-20: en för W och en för B.
fen-item = ”{ $got }” är ingen ruta. Skriv 31, K12 för en dam, eller 31-35 för en rad brickor.
fen-no-such-square = Ruta { $square } finns inte på det här brädet: den sista är { $last }.
fen-letters = Det här brädet har { $count } rutor, men { $got } är angivna.
fen-unclear = Det är ingen ställning än. Skriv den som W:W31-50:B1-20.
move-unclear = Det är inget drag än. Skriv det som 32-28 eller 19x28.
move-ambiguous = Flera slag börjar och slutar så. Ange rutorna däremellan också.

## Written games

diagram-title = Dambräde

## Analysis

analysis-tab = Analys · damier
analysis-board = Bräde att analysera på
analysis-waiting = Motorn tänker åt andra. Du står på tur.
analysis-lost = Anslutningen till motorn är bruten. Slå på den igen för att fortsätta.
analysis-no-table = Det här partiet är inte öppet för dig. Be om länken för åskådare.
analysis-offline = Anslutningen till servern är bruten. Du kan fortsätta titta igenom partiet; drag och motor väntar tills den är tillbaka.
analysis-bad-link = Länken gick inte att läsa. Den kan ha blivit avklippt.
analysis-threads = Trådar
analysis-tables = Slutspelstabeller
analysis-deeper = Räkna djupare
analysis-draw = Rita på brädet
analysis-bar = Vem som leder
analysis-lines = Motorns varianter
analysis-play-line = Spela hit
analysis-engine = Motor
analysis-multipv = Varianter
analysis-effort = Djup { $depth }, { $nodes } miljoner ställningar, { $speed } miljoner i sekunden
analysis-moves = Drag
analysis-no-moves = Gör ett drag på brädet, eller öppna ett parti.
analysis-not-playable = Det här gick inte att spela.
analysis-put = ny ställning
analysis-first = Till början
analysis-earlier = Ett drag bakåt
analysis-later = Ett drag framåt
analysis-last = Till slutet
analysis-turn = Vänd brädet
analysis-edit = Ställ upp
analysis-papers = Öppna, spara
analysis-from = Spela härifrån
from-hint = Mot datorn, från ställningen på brädet.
from-go = Börja
analysis-judge = Bedöm partiet
analysis-judging = Bedömer partiet
analysis-stop = Stopp
analysis-table = Slutspelstabell:
analysis-table-draw = remi med bästa spel.
analysis-table-plies = { $plies ->
        [one] avgjort på { $plies } drag.
       *[other] avgjort på { $plies } drag, båda sidor räknade.
    }
analysis-graph-ahead = { side } leder
analysis-graph-move = { $move }: { $score }
analysis-graph-start = Början

## The verdict above the lines

verdict-even = Ungefär jämnt
verdict-better = { side } står lite bättre
verdict-ahead = { $men ->
        [one] { side } leder med ungefär { $men } bricka
       *[other] { side } leder med ungefär { $men } brickor
    }
verdict-wins = { side } vinner på { $moves } drag
verdict-table-win = { $moves ->
        [0] { side } har vunnit
       *[other] { side } vinner på { $moves } drag, helt säkert
    }
verdict-table-draw = Säker remi

## A reader's notes to a move

note-title = Anteckningar till { $move }
note-signs = Tecken
note-comment = Kommentar till { $move }
note-promote = Flytta upp varianten
note-remove = Ta bort { $move } och det som följer
note-drawn = Ritat:
note-draw-how = Tryck på två rutor för en pil, en ruta två gånger för en ring.
note-wipe = Sudda
sign-1 = Bra drag
sign-2 = Svagt drag
sign-3 = Mycket bra drag
sign-4 = Mycket svagt drag
sign-5 = Intressant drag
sign-6 = Tveksamt drag

## Setting up a position

edit-title = Ställ upp en ställning
edit-hint = Klicka på en ruta för att ändra den: bricka, dam, tom. Den andra musknappen ger den andra färgen; eller välj en bricka och sedan rutorna för den.
edit-rules = Regler
edit-pieces = Bricka
edit-cycle = Byt vid varje klick
edit-turn = Vid draget
edit-fen = Som text (FEN)
edit-done = Analysera den här
edit-clear = Töm brädet
edit-start = Startställning
edit-leave = Tillbaka
edit-over = Här är partiet slut. { $text }

## Games in and out

papers-title = Öppna och spara
papers-paste = Klistra in ett parti (PDN)
papers-read = Öppna
papers-upload = Från en fil…
papers-several = { $count ->
        [one] { $count } parti. Öppna det:
       *[other] { $count } partier. Vilket?
    }
papers-more = Bara de första { $count } partierna visas.
papers-keep = Det här partiet
papers-save = Spara som PDN
papers-copy = Kopiera som PDN
papers-copied = Kopierat
papers-position = Den här ställningen
papers-link = Kopiera länk
players-title = Spelare
players-edit = Ändra namnen
recent-title = Dina senaste analyser
recent-where = Sparas bara i den här webbläsaren: de senaste { $most }.
recent-moves = { $count ->
        [one] { $count } drag
       *[other] { $count } drag
    }
recent-remove = Ta bort { $name }
recent-removed = Borttaget: { $name }.
recent-restore = Lägg tillbaka
recent-none = Den här webbläsaren sparar ingenting. Spara som PDN det du vill se igen.
papers-link-game = Kopiera länk till partiet
papers-link-too-long = Partiet är för långt för en länk. Spara det som PDN i stället.
papers-problem = Rad { $line } i filen: { $message }

## Openings: what was played in a position

openings-title = Partier
openings-looking = Letar…
openings-whose = Vems partier
openings-all = { $count ->
        [one] { $count } parti
       *[other] { $count } partier
    }
openings-own = Mina partier
openings-none = Här har ingen varit. Härifrån får du klara dig själv.
openings-none-own = Den ställningen har du inte spelat än.
openings-move = Drag
openings-count = Partier
openings-results = Resultat
openings-last = Senast spelat

## House rules: why a rule does not go with the others

house-clash = Det här går inte ihop med de andra reglerna.
house-clash-board-width = Ett bräde är från 4 till 14 rutor brett, ett jämnt antal; högst 10 om alla rutor används.
house-clash-board-height = Ett bräde är från 4 till 14 rutor högt, ett jämnt antal; högst 10 om alla rutor används.
house-clash-board-men-rows = Brickorna står på rader i sin egen halva, och minst en rad mellan sidorna är fri.
house-clash-colours-black = De två sidorna behöver olika färger.
house-clash-lines-move = På varannan ruta går brickorna snett; på alla rutor går de rakt.
house-clash-lines-capture = Brickor som går rakt slår också rakt; de som går snett slår snett, eller på båda sätten.
house-clash-man-steps = Steg åt sidan kräver ett bräde där alla rutor används.
house-clash-king-lands = En dam som går en ruta landar alltid precis bakom brickan den slår.
house-clash-king-limit = Gränsen är ett tal från 0 till 255.
house-clash-capture-priority = En ordning mellan slag kräver att man ska slå och slå färdigt, och varje punkt står i den en gång.
house-clash-end-first-king-wins = Där man vinner på att förlora allt kan inte första damen också vinna.
house-clash-table-offences = Missar och vad man får göra åt dem hör ihop: ange båda, eller inget av dem.
house-clash-table-remedies = Där ingen behöver slå kan ingen glömma det.
house-clash-table-huff-is-turn = Med de här reglerna blåser man inte.
house-clash-touch-straightening = Att rätta till är ett undantag bara där en rörd bricka måste flyttas.
house-clash-draws = Remi efter överenskommelse hör alltid till reglerna, och varje antal är minst 1.

## Rules pages

rules-tab = Regler · damier
rules-shelf = Reglerna för alla spel
rules-all = Alla regelblad
rules-course = Gå kursen
rules-change = Ändra de här reglerna
rules-count = { $count ->
        [one] { $count } punkt
       *[other] { $count } punkter
    }
rules-examples = Exempel
rules-example = Exempel { $number }
rules-nothing-to-try = Här finns inget att prova på brädet.
rules-again = Ställ upp igen
rules-done = Just så.
rules-other = Det får du också spela. Punkten handlar om { $move }.

## House rules

house-tab = Husregler · damier
house-title = Husregler
house-intro = Varje familj spelar lite olika. Börja med ett regelblad, ändra det du vill och spela.
house-base = Börja med
house-name = Namn
house-own-name = { $name }, på vårt sätt
house-preview = Så säger reglerna nu
house-changes = { $count ->
        [0] inget ändrat
        [one] { $count } ändring
       *[other] { $count } ändringar
    }
house-earlier = Flytta upp: { $text }
house-draws = Remi
house-count = Antal
house-play = Spela
house-share = Kopiera länk
house-read = Läs och prova
house-save = Spara som fil
house-back = Tillbaka till reglerna
house-bad-link = Reglerna gick inte att läsa. Länken kan ha blivit avklippt.
house-clashes = { $count ->
        [one] En regel går inte ihop med de andra än. Den är markerad.
       *[other] { $count } regler går inte ihop med de andra än. De är markerade.
    }

ballot-ask = Lotta öppningen
ballot-none = Nej
ballot-drawn = Lottat: { $opening }.
ballot-placed = Lottat, flyttade brickor: { $opening }.
ballot-free = Lottat: fri öppning.
ballot-off = Först bort från brädet: { $squares }.
deck-english-two-move = Två drag
deck-english-three-move = Tre drag
deck-english-eleven-man = Elva brickor var
deck-italian-two-move = Två drag
deck-russian-fmjd = FMJD-tabellen
deck-brazilian-fmjd = FMJD-tabellen
deck-russian-idf-basic = IDF-tabellen, enkla öppningar
deck-brazilian-idf-basic = IDF-tabellen, enkla öppningar
