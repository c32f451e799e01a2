### damier, study: Norwegian Bokmål. Written from en.ftl.

## Positions that cannot stand, and FENs that cannot be read

setup-too-many = { $colour ->
        [black] Svart har { $count } brikker
        [blue] Blå har { $count } brikker
        [green] Grønn har { $count } brikker
        [red] Rød har { $count } brikker
       *[white] Hvit har { $count } brikker
    }, men det ligger bare { $most } i esken.
setup-man-on-crown-row = Den { $colour ->
        [black] svarte
        [blue] blå
        [green] grønne
        [red] røde
       *[white] hvite
    } brikken på { $square } står på sin siste rad: der er den en dam.
setup-run = Tellingen av damtrekk på rad hører til en dam som ikke er der.
fen-too-long = Det er lengre enn noen stilling: høyst { $most } tegn.
fen-turn = En stilling begynner med W eller B for den som er i trekket. Her begynner den med «{ $got }».
fen-sides = Brikkene står i to lister, som i W:W31-50:B1-20: én for W og én for B.
fen-item = «{ $got }» er ikke en rute. Skriv 31, K12 for en dam, eller 31-35 for en rad brikker.
fen-no-such-square = Rute { $square } finnes ikke på dette brettet: den siste er { $last }.
fen-letters = Dette brettet har { $count } ruter, men { $got } er oppgitt.
fen-unclear = Det er ikke en stilling ennå. Skriv den som W:W31-50:B1-20.
move-unclear = Det er ikke et trekk ennå. Skriv det som 32-28 eller 19x28.
move-ambiguous = Flere slag begynner og ender slik. Nevn rutene imellom også.

## Written games

diagram-title = Dambrett

## Analysis

analysis-tab = Analyse · damier
analysis-board = Brett å analysere på
analysis-waiting = Motoren tenker for andre. Du er nestemann.
analysis-lost = Forbindelsen til motoren er brutt. Slå den på igjen for å gå videre.
analysis-no-table = Dette partiet er ikke åpent for deg. Be om lenken for tilskuere.
analysis-offline = Forbindelsen til serveren er brutt. Du kan fortsette å se gjennom partiet; trekk og motor venter til den er tilbake.
analysis-bad-link = Lenken kunne ikke leses. Kanskje er den blitt kuttet.
analysis-threads = Tråder
analysis-tables = Sluttspilltabeller
analysis-deeper = Regn dypere
analysis-draw = Tegn på brettet
analysis-bar = Hvem som leder
analysis-lines = Motorens varianter
analysis-play-line = Spill hit
analysis-engine = Motor
analysis-multipv = Varianter
analysis-effort = Dybde { $depth }, { $nodes } millioner stillinger, { $speed } millioner i sekundet
analysis-moves = Trekk
analysis-no-moves = Gjør et trekk på brettet, eller åpne et parti.
analysis-not-playable = Dette kunne ikke spilles.
analysis-put = ny stilling
analysis-first = Til begynnelsen
analysis-earlier = Ett trekk tilbake
analysis-later = Ett trekk fram
analysis-last = Til slutten
analysis-turn = Snu brettet
analysis-edit = Sett opp
analysis-papers = Åpne, lagre
analysis-from = Spill herfra
from-hint = Mot datamaskinen, fra stillingen på brettet.
from-go = Begynn
analysis-judge = Bedøm partiet
analysis-judging = Bedømmer partiet
analysis-stop = Stopp
analysis-table = Sluttspilltabell:
analysis-table-draw = remis med beste spill.
analysis-table-plies = { $plies ->
        [one] avgjort på { $plies } trekk.
       *[other] avgjort på { $plies } trekk, begge sider regnet med.
    }
analysis-graph-ahead = { side } leder
analysis-graph-move = { $move }: { $score }
analysis-graph-start = Begynnelsen

## The verdict above the lines

verdict-even = Omtrent jevnt
verdict-better = { side } står litt bedre
verdict-ahead = { $men ->
        [one] { side } leder med omtrent { $men } brikke
       *[other] { side } leder med omtrent { $men } brikker
    }
verdict-wins = { side } vinner på { $moves } trekk
verdict-table-win = { $moves ->
        [0] { side } har vunnet
       *[other] { side } vinner på { $moves } trekk, helt sikkert
    }
verdict-table-draw = Sikker remis

## A reader's notes to a move

note-title = Notater til { $move }
note-signs = Tegn
note-comment = Kommentar til { $move }
note-promote = Flytt varianten opp
note-remove = Fjern { $move } og det som følger
note-drawn = Tegnet:
note-draw-how = Trykk på to felter for en pil, på ett felt to ganger for en ring.
note-wipe = Visk ut
sign-1 = Godt trekk
sign-2 = Svakt trekk
sign-3 = Svært godt trekk
sign-4 = Svært svakt trekk
sign-5 = Interessant trekk
sign-6 = Tvilsomt trekk

## Setting up a position

edit-title = Sett opp en stilling
edit-hint = Klikk på en rute for å endre den: brikke, dam, tom. Den andre museknappen gir den andre fargen; eller velg en brikke og så rutene den skal stå på.
edit-rules = Regler
edit-pieces = Brikke
edit-cycle = Bytt ved hvert klikk
edit-turn = I trekket
edit-fen = Som tekst (FEN)
edit-done = Analyser denne
edit-clear = Tøm brettet
edit-start = Startstilling
edit-leave = Tilbake
edit-over = Her er partiet slutt. { $text }

## Games in and out

papers-title = Åpne og lagre
papers-paste = Lim inn et parti (PDN)
papers-read = Åpne
papers-upload = Fra en fil…
papers-several = { $count ->
        [one] { $count } parti. Åpne det:
       *[other] { $count } partier. Hvilket?
    }
papers-more = Bare de første { $count } partiene vises.
papers-keep = Dette partiet
papers-save = Lagre som PDN
papers-copy = Kopier som PDN
papers-copied = Kopiert
papers-position = Denne stillingen
papers-link = Kopier lenke
players-title = Spillere
players-edit = Endre navnene
recent-title = Dine siste analyser
recent-where = Lagres bare i denne nettleseren: de siste { $most }.
recent-moves = { $count ->
        [one] { $count } trekk
       *[other] { $count } trekk
    }
recent-remove = Slett { $name }
recent-removed = Slettet: { $name }.
recent-restore = Legg tilbake
recent-none = Denne nettleseren lagrer ingenting. Lagre som PDN det du vil se igjen.
papers-link-game = Kopier lenke til partiet
papers-link-too-long = Partiet er for langt for en lenke. Lagre det som PDN i stedet.
papers-problem = Linje { $line } i filen: { $message }

## Openings: what was played in a position

openings-title = Partier
openings-looking = Leter…
openings-whose = Hvem sine partier
openings-all = { $count ->
        [one] { $count } parti
       *[other] { $count } partier
    }
openings-own = Mine partier
openings-none = Her har ingen vært. Herfra er du på egen hånd.
openings-none-own = Denne stillingen har du ikke spilt ennå.
openings-move = Trekk
openings-count = Partier
openings-results = Resultater
openings-last = Sist spilt

## House rules: why a rule does not go with the others

house-clash = Dette går ikke sammen med de andre reglene.
house-clash-board-width = Et brett er fra 4 til 14 ruter bredt, et partall; høyst 10 hvis alle ruter brukes.
house-clash-board-height = Et brett er fra 4 til 14 ruter høyt, et partall; høyst 10 hvis alle ruter brukes.
house-clash-board-men-rows = Brikkene står på rader i sin egen halvdel, og minst én rad mellom sidene er fri.
house-clash-colours-black = De to sidene trenger ulike farger.
house-clash-lines-move = På annenhver rute går brikkene på skrå; på alle ruter går de rett.
house-clash-lines-capture = Brikker som går rett, slår også rett; de som går på skrå, slår på skrå eller på begge måter.
house-clash-man-steps = Skritt til siden krever et brett der alle ruter brukes.
house-clash-king-lands = En dam som går én rute, lander alltid rett bak brikken den slår.
house-clash-king-limit = Grensen er et tall fra 0 til 255.
house-clash-capture-priority = En rekkefølge på slag krever at man må slå og slå ferdig, og hvert punkt står i den én gang.
house-clash-end-first-king-wins = Der man vinner på å miste alt, kan ikke den første dammen også vinne.
house-clash-table-offences = Glipper og det man kan gjøre med dem, hører sammen: nevn begge deler eller ingen av dem.
house-clash-table-remedies = Der ingen må slå, kan ingen glemme det.
house-clash-table-huff-is-turn = Med disse reglene blåser man ikke.
house-clash-touch-straightening = Å rette på en brikke er bare et unntak der en rørt brikke må flyttes.
house-clash-draws = Remis etter avtale hører alltid med til reglene, og hvert antall er minst 1.

## Rules pages

rules-tab = Regler · damier
rules-shelf = Reglene for alle spill
rules-all = Alle regelark
rules-course = Ta kurset
rules-change = Endre disse reglene
rules-count = { $count ->
        [one] { $count } punkt
       *[other] { $count } punkter
    }
rules-examples = Eksempler
rules-example = Eksempel { $number }
rules-nothing-to-try = Her er det ingenting å prøve på brettet.
rules-again = Sett opp igjen
rules-done = Akkurat slik.
rules-other = Det kan du også spille. Punktet handler om { $move }.

## House rules

house-tab = Husregler · damier
house-title = Husregler
house-intro = Hver familie spiller litt forskjellig. Begynn med et regelark, endre det du vil, og spill.
house-base = Begynn med
house-name = Navn
house-own-name = { $name }, på vår måte
house-preview = Det reglene sier nå
house-changes = { $count ->
        [0] ingenting endret
        [one] { $count } endring
       *[other] { $count } endringer
    }
house-earlier = Flytt opp: { $text }
house-draws = Remis
house-count = Antall
house-play = Spill
house-share = Kopier lenke
house-read = Les og prøv
house-save = Lagre som fil
house-back = Tilbake til reglene
house-bad-link = Reglene kunne ikke leses. Kanskje er lenken blitt kuttet.
house-clashes = { $count ->
        [one] Én regel går ikke sammen med de andre ennå. Den er merket.
       *[other] { $count } regler går ikke sammen med de andre ennå. De er merket.
    }

ballot-ask = Trekk lodd om åpningen
ballot-none = Nei
ballot-drawn = Loddtrekning: { $opening }.
ballot-placed = Loddtrekning, flyttede brikker: { $opening }.
ballot-free = Loddtrekning: fri åpning.
ballot-off = Først tatt av brettet: { $squares }.
deck-english-two-move = To trekk
deck-english-three-move = Tre trekk
deck-english-eleven-man = Elleve brikker hver
deck-italian-two-move = To trekk
deck-russian-fmjd = FMJD-tabellen
deck-brazilian-fmjd = FMJD-tabellen
deck-russian-idf-basic = IDF-tabellen, enkle åpninger
deck-brazilian-idf-basic = IDF-tabellen, enkle åpninger
