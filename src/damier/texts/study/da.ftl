### damier, study: Danish. Written from en.ftl.

## Positions that cannot stand, and FENs that cannot be read

setup-too-many = { $colour ->
        [black] Sort har { $count } brikker
        [blue] Blå har { $count } brikker
        [green] Grøn har { $count } brikker
        [red] Rød har { $count } brikker
       *[white] Hvid har { $count } brikker
    }, men der ligger kun { $most } i æsken.
setup-man-on-crown-row = Den { $colour ->
        [black] sorte
        [blue] blå
        [green] grønne
        [red] røde
       *[white] hvide
    } brik på { $square } står på sin sidste række: dér er den en dam.
setup-run = Tællingen af damtræk efter hinanden hører til en dam, der ikke er der.
fen-too-long = Det er længere end nogen stilling: højst { $most } tegn.
fen-turn = En stilling begynder med W eller B for den, der er i trækket. Her begynder den med »{ $got }«.
fen-sides = Brikkerne står i to lister, som i W:W31-50:B1-20: én for W og én for B.
fen-item = »{ $got }« er ikke et felt. Skriv 31, K12 for en dam, eller 31-35 for en række brikker.
fen-no-such-square = Felt { $square } findes ikke på dette bræt: det sidste er { $last }.
fen-letters = Dette bræt har { $count } felter, men der er angivet { $got }.
fen-unclear = Det er ikke en stilling endnu. Skriv den som W:W31-50:B1-20.
move-unclear = Det er ikke et træk endnu. Skriv det som 32-28 eller 19x28.
move-ambiguous = Flere slag begynder og ender sådan. Nævn også felterne imellem.

## Written games

diagram-title = Dambræt

## Analysis

analysis-tab = Analyse · damier
analysis-board = Bræt at analysere på
analysis-waiting = Motoren tænker for andre. Du er den næste.
analysis-lost = Forbindelsen til motoren er afbrudt. Slå den til igen for at gå videre.
analysis-no-table = Dette parti er ikke åbent for dig. Bed om linket til tilskuere.
analysis-offline = Forbindelsen til serveren er afbrudt. Du kan blive ved med at se partiet igennem; træk og motor venter, til den er tilbage.
analysis-bad-link = Linket kunne ikke læses. Måske er det blevet klippet af.
analysis-threads = Tråde
analysis-tables = Slutspilstabeller
analysis-deeper = Regn dybere
analysis-draw = Tegn på brættet
analysis-bar = Hvem der fører
analysis-lines = Motorens varianter
analysis-play-line = Spil hertil
analysis-engine = Motor
analysis-multipv = Varianter
analysis-effort = Dybde { $depth }, { $nodes } millioner stillinger, { $speed } millioner i sekundet
analysis-moves = Træk
analysis-no-moves = Lav et træk på brættet, eller åbn et parti.
analysis-not-playable = Det her kunne ikke spilles.
analysis-put = ny stilling
analysis-first = Til begyndelsen
analysis-earlier = Et træk tilbage
analysis-later = Et træk frem
analysis-last = Til slutningen
analysis-turn = Vend brættet
analysis-edit = Stil op
analysis-papers = Åbn, gem
analysis-from = Spil herfra
from-hint = Mod computeren, fra stillingen på brættet.
from-go = Begynd
analysis-judge = Bedøm partiet
analysis-judging = Bedømmer partiet
analysis-stop = Stop
analysis-table = Slutspilstabel:
analysis-table-draw = remis med bedste spil.
analysis-table-plies = { $plies ->
        [one] afgjort i { $plies } træk.
       *[other] afgjort i { $plies } træk, begge sider talt med.
    }
analysis-graph-ahead = { side } fører
analysis-graph-move = { $move }: { $score }
analysis-graph-start = Begyndelsen

## The verdict above the lines

verdict-even = Omtrent lige
verdict-better = { side } står lidt bedre
verdict-ahead = { $men ->
        [one] { side } er omtrent { $men } brik foran
       *[other] { side } er omtrent { $men } brikker foran
    }
verdict-wins = { side } vinder i { $moves } træk
verdict-table-win = { $moves ->
        [0] { side } har vundet
       *[other] { side } vinder med sikkerhed i { $moves } træk
    }
verdict-table-draw = Sikker remis

## A reader's notes to a move

note-title = Noter til { $move }
note-signs = Tegn
note-comment = Kommentar til { $move }
note-promote = Flyt varianten op
note-remove = Fjern { $move } og det, der følger
note-drawn = Tegnet:
note-draw-how = Tryk på to felter for en pil, på ét felt to gange for en ring.
note-wipe = Visk ud
sign-1 = Godt træk
sign-2 = Svagt træk
sign-3 = Meget godt træk
sign-4 = Meget svagt træk
sign-5 = Interessant træk
sign-6 = Tvivlsomt træk

## Setting up a position

edit-title = Stil en stilling op
edit-hint = Klik på et felt for at ændre det: brik, dam, tomt. Den anden museknap giver den anden farve; eller vælg en brik og derefter dens felter.
edit-rules = Regler
edit-pieces = Brik
edit-cycle = Skift ved hvert klik
edit-turn = I trækket
edit-fen = Som tekst (FEN)
edit-done = Analysér den
edit-clear = Tøm brættet
edit-start = Startstilling
edit-leave = Tilbage
edit-over = Her er partiet slut. { $text }

## Games in and out

papers-title = Åbn og gem
papers-paste = Indsæt et parti (PDN)
papers-read = Åbn
papers-upload = Fra en fil…
papers-several = { $count ->
        [one] { $count } parti. Åbn det:
       *[other] { $count } partier. Hvilket?
    }
papers-more = Kun de første { $count } partier vises.
papers-keep = Dette parti
papers-save = Gem som PDN
papers-copy = Kopiér som PDN
papers-copied = Kopieret
papers-position = Denne stilling
papers-link = Kopiér link
players-title = Spillere
players-edit = Ret navnene
recent-title = Dine seneste analyser
recent-where = Gemmes kun i denne browser: de seneste { $most }.
recent-moves = { $count ->
        [one] { $count } træk
       *[other] { $count } træk
    }
recent-remove = Slet { $name }
recent-removed = Slettet: { $name }.
recent-restore = Læg tilbage
recent-none = Denne browser gemmer ikke noget. Gem det som PDN, du vil se igen.
papers-link-game = Kopiér link til partiet
papers-link-too-long = Partiet er for langt til et link. Gem det som PDN i stedet.
papers-problem = Linje { $line } i filen: { $message }

## Openings: what was played in a position

openings-title = Partier
openings-looking = Leder…
openings-whose = Hvis partier
openings-all = { $count ->
        [one] { $count } parti
       *[other] { $count } partier
    }
openings-own = Mine partier
openings-none = Her har ingen været. Herfra er du på egen hånd.
openings-none-own = Den stilling har du ikke spillet endnu.
openings-move = Træk
openings-count = Partier
openings-results = Resultater
openings-last = Sidst spillet

## House rules: why a rule does not go with the others

house-clash = Det går ikke sammen med de andre regler.
house-clash-board-width = Et bræt er fra 4 til 14 felter bredt, et lige antal; højst 10, hvis alle felter bruges.
house-clash-board-height = Et bræt er fra 4 til 14 felter højt, et lige antal; højst 10, hvis alle felter bruges.
house-clash-board-men-rows = Brikkerne står på rækker i deres egen halvdel, og mindst én række mellem siderne er fri.
house-clash-colours-black = De to sider skal have hver sin farve.
house-clash-lines-move = På hvert andet felt går brikkerne skråt; på alle felter går de lige.
house-clash-lines-capture = Brikker, der går lige, slår også lige; de, der går skråt, slår skråt eller på begge måder.
house-clash-man-steps = Skridt til siden kræver et bræt, hvor alle felter bruges.
house-clash-king-lands = En dam, der går ét felt, lander altid lige bag den brik, den slår.
house-clash-king-limit = Grænsen er et tal fra 0 til 255.
house-clash-capture-priority = En rækkefølge af slag kræver, at man skal slå og slå færdigt, og hvert punkt står i den én gang.
house-clash-end-first-king-wins = Hvor man vinder ved at miste alt, kan den første dam ikke også vinde.
house-clash-table-offences = Smuttere og det, man må gøre ved dem, hører sammen: nævn begge dele eller ingen af dem.
house-clash-table-remedies = Hvor ingen behøver at slå, kan ingen glemme det.
house-clash-table-huff-is-turn = Med disse regler puster man ikke.
house-clash-touch-straightening = At rette til er kun en undtagelse, hvor en rørt brik skal flyttes.
house-clash-draws = Remis efter aftale hører altid med til reglerne, og hvert antal er mindst 1.

## Rules pages

rules-tab = Regler · damier
rules-shelf = Reglerne for alle spil
rules-all = Alle regelblade
rules-course = Tag kurset
rules-change = Ændr disse regler
rules-count = { $count ->
        [one] { $count } punkt
       *[other] { $count } punkter
    }
rules-examples = Eksempler
rules-example = Eksempel { $number }
rules-nothing-to-try = Her er intet at prøve på brættet.
rules-again = Stil op igen
rules-done = Lige præcis.
rules-other = Det må du også spille. Punktet handler om { $move }.

## House rules

house-tab = Husregler · damier
house-title = Husregler
house-intro = Hver familie spiller lidt forskelligt. Begynd med et regelblad, ændr det, du vil, og spil.
house-base = Begynd med
house-name = Navn
house-own-name = { $name }, på vores måde
house-preview = Det siger reglerne nu
house-changes = { $count ->
        [0] intet ændret
        [one] { $count } ændring
       *[other] { $count } ændringer
    }
house-earlier = Flyt op: { $text }
house-draws = Remis
house-count = Antal
house-play = Spil
house-share = Kopiér link
house-read = Læs og prøv
house-save = Gem som fil
house-back = Tilbage til reglerne
house-bad-link = Reglerne kunne ikke læses. Måske er linket blevet klippet af.
house-clashes = { $count ->
        [one] Én regel går ikke sammen med de andre endnu. Den er markeret.
       *[other] { $count } regler går ikke sammen med de andre endnu. De er markeret.
    }

ballot-ask = Træk lod om åbningen
ballot-none = Nej
ballot-drawn = Lodtrækning: { $opening }.
ballot-placed = Lodtrækning, brikker flyttet: { $opening }.
ballot-free = Lodtrækning: fri åbning.
ballot-off = Først taget af brættet: { $squares }.
deck-english-two-move = To træk
deck-english-three-move = Tre træk
deck-english-eleven-man = Elleve brikker hver
deck-italian-two-move = To træk
deck-russian-fmjd = FMJD-tabellen
deck-brazilian-fmjd = FMJD-tabellen
deck-russian-idf-basic = IDF-tabellen, enkle åbninger
deck-brazilian-idf-basic = IDF-tabellen, enkle åbninger
