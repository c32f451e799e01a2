### damier, study: Dutch. Written from en.ftl.

## Positions that cannot stand, and FENs that cannot be read

setup-too-many = { $colour ->
        [black] Zwart heeft { $count } stukken
        [blue] Blauw heeft { $count } stukken
        [green] Groen heeft { $count } stukken
        [red] Rood heeft { $count } stukken
       *[white] Wit heeft { $count } stukken
    }, maar in de doos zitten er { $most }.
setup-man-on-crown-row = De { $colour ->
        [black] zwarte
        [blue] blauwe
        [green] groene
        [red] rode
       *[white] witte
    } schijf op { $square } staat op de damlijn: daar is het een dam.
setup-run = De telling van damzetten achter elkaar hoort bij een dam die er niet is.
fen-too-long = Dat is langer dan welke stand ook: hoogstens { $most } tekens.
fen-turn = Een stand begint met W of B voor wie aan zet is. Deze begint met “{ $got }”.
fen-sides = De stukken staan in twee lijstjes, zoals in W:W31-50:B1-20: een voor W en een voor B.
fen-item = “{ $got }” is geen veld. Schrijf 31, K12 voor een dam, of 31-35 voor een rij schijven.
fen-no-such-square = Veld { $square } is er niet op dit bord: het laatste is { $last }.
fen-letters = Dit bord heeft { $count } velden, maar er staan er { $got }.
fen-unclear = Dat is nog geen stand. Schrijf hem als W:W31-50:B1-20.
move-unclear = Dat is nog geen zet. Schrijf hem als 32-28 of 19x28.
move-ambiguous = Er beginnen en eindigen meerdere slagen zo. Noem ook de velden ertussen.

## Written games

diagram-title = Dambord

## Analysis

analysis-tab = Analyse · damier
analysis-board = Bord om op te analyseren
analysis-waiting = De engine denkt nog voor anderen. Daarna ben jij aan de beurt.
analysis-lost = De verbinding met de engine is weg. Zet hem weer aan om verder te gaan.
analysis-no-table = Deze partij gaat voor jou niet open. Vraag om de link voor kijkers.
analysis-offline = De verbinding met de server is weg. Je kunt de partij blijven bekijken; zetten en de engine wachten tot hij terug is.
analysis-bad-link = Deze link was niet te lezen. Misschien is hij afgekapt.
analysis-threads = Threads
analysis-tables = Eindspeltabellen
analysis-deeper = Ga dieper
analysis-draw = Teken op het bord
analysis-bar = Wie er voorstaat
analysis-lines = Varianten van de computer
analysis-play-line = Speel tot hier
analysis-engine = Engine
analysis-multipv = Varianten
analysis-effort = Diepte { $depth }, { $nodes } miljoen standen, { $speed } miljoen per seconde
analysis-moves = Zetten
analysis-no-moves = Doe een zet op het bord, of open een partij.
analysis-not-playable = Dit was niet te spelen.
analysis-put = nieuwe stand
analysis-first = Naar het begin
analysis-earlier = Eén zet terug
analysis-later = Eén zet verder
analysis-last = Naar het eind
analysis-turn = Bord draaien
analysis-edit = Opzetten
analysis-papers = Openen, bewaren
analysis-from = Speel vanaf hier
from-hint = Tegen de computer, vanuit de stand op het bord.
from-go = Begin
analysis-judge = Beoordeel partij
analysis-judging = Partij wordt beoordeeld
analysis-stop = Stop
analysis-table = Eindspeltabel:
analysis-table-draw = remise bij wederzijds beste spel.
analysis-table-plies = { $plies ->
        [one] beslist in { $plies } zet.
       *[other] beslist in { $plies } zetten, van beide kanten samen.
    }
analysis-graph-ahead = { side } staat voor
analysis-graph-move = { $move }: { $score }
analysis-graph-start = Het begin

## The verdict above the lines

verdict-even = Ongeveer gelijk
verdict-better = { side } staat iets beter
verdict-ahead = { $men ->
        [one] { side } staat ongeveer { $men } schijf voor
       *[other] { side } staat ongeveer { $men } schijven voor
    }
verdict-wins = { $moves ->
        [one] { side } wint in { $moves } zet
       *[other] { side } wint in { $moves } zetten
    }
verdict-table-win = { $moves ->
        [0] { side } heeft gewonnen
        [one] { side } wint zeker, in { $moves } zet
       *[other] { side } wint zeker, in { $moves } zetten
    }
verdict-table-draw = Zeker remise

## A reader's notes to a move

note-title = Notities bij { $move }
note-signs = Teken
note-comment = Opmerking bij { $move }
note-promote = Zet deze variant hoger
note-remove = Verwijder { $move } en wat volgt
note-drawn = Getekend:
note-draw-how = Tik twee velden aan voor een pijl, één veld twee keer voor een ring.
note-wipe = Wis uit
sign-1 = Goede zet
sign-2 = Zwakke zet
sign-3 = Heel goede zet
sign-4 = Blunder
sign-5 = Interessante zet
sign-6 = Twijfelachtige zet

## Setting up a position

edit-title = Zet een stand op
edit-hint = Klik op een veld om het te veranderen: schijf, dam, leeg. Met de andere muisknop zet je de andere kleur; of kies een stuk en dan de velden.
edit-rules = Regels
edit-pieces = Stuk
edit-cycle = Wissel per klik
edit-turn = Aan zet
edit-fen = Als tekst (FEN)
edit-done = Analyseer dit
edit-clear = Maak het bord leeg
edit-start = Beginstand
edit-leave = Terug
edit-over = Hier is de partij uit. { $text }

## Games in and out

papers-title = Openen en bewaren
papers-paste = Plak een partij (PDN)
papers-read = Open
papers-upload = Uit een bestand…
papers-several = { $count ->
        [one] { $count } partij. Open hem:
       *[other] { $count } partijen. Welke?
    }
papers-more = Alleen de eerste { $count } partijen staan in de lijst.
papers-keep = Deze partij
papers-save = Bewaar als PDN
papers-copy = Kopieer als PDN
papers-copied = Gekopieerd
papers-position = Deze stand
papers-link = Kopieer link
players-title = Spelers
players-edit = Verander de namen
recent-title = Je laatste analyses
recent-where = Alleen in deze browser bewaard: de laatste { $most }.
recent-moves = { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }
recent-remove = Verwijder { $name }
recent-removed = Verwijderd: { $name }.
recent-restore = Terughalen
recent-none = Deze browser bewaart niets. Bewaar als PDN wat je terug wilt zien.
papers-link-game = Kopieer link naar de partij
papers-link-too-long = Deze partij is te lang voor een link. Bewaar haar als PDN.
papers-problem = Regel { $line } van het bestand: { $message }

## Openings: what was played in a position

openings-title = Partijen
openings-looking = Even zoeken…
openings-whose = Wiens partijen
openings-all = { $count ->
        [one] { $count } partij
       *[other] { $count } partijen
    }
openings-own = Mijn partijen
openings-none = Hier is nog niemand geweest. Vanaf hier sta je er alleen voor.
openings-none-own = Deze stand heb je nog niet gespeeld.
openings-move = Zet
openings-count = Partijen
openings-results = Uitslagen
openings-last = Laatst gespeeld

## House rules: why a rule does not go with the others

house-clash = Dit gaat niet samen met de andere regels.
house-clash-board-width = Een bord is 4 tot 14 velden breed, een even aantal; hoogstens 10 als alle velden meedoen.
house-clash-board-height = Een bord is 4 tot 14 velden hoog, een even aantal; hoogstens 10 als alle velden meedoen.
house-clash-board-men-rows = De schijven staan op rijen van hun eigen helft, en tussen beide kanten blijft minstens één rij vrij.
house-clash-colours-black = De twee kanten hebben elk hun eigen kleur nodig.
house-clash-lines-move = Doet om en om een veld mee, dan gaan de stukken schuin; op alle velden gaan ze recht.
house-clash-lines-capture = Stukken die recht gaan, slaan ook recht; stukken die schuin gaan, slaan schuin of allebei.
house-clash-man-steps = Opzij gaan kan alleen op een bord waar alle velden meedoen.
house-clash-king-lands = Een dam die één veld gaat, landt altijd vlak achter het stuk dat hij slaat.
house-clash-king-limit = De grens is een getal van 0 tot 255.
house-clash-capture-priority = Welke slag voorgaat, telt alleen als je moet slaan en doorslaan, en elk punt staat er één keer in.
house-clash-end-first-king-wins = Waar je wint door alles kwijt te raken, kan de eerste dam niet ook nog winnen.
house-clash-table-offences = Vergissingen en wat je eraan doet, horen bij elkaar: noem beide, of geen van beide.
house-clash-table-remedies = Waar niemand hoeft te slaan, kan ook niemand het vergeten.
house-clash-table-huff-is-turn = In deze regels wordt niet geblazen.
house-clash-touch-straightening = Rechtzetten is alleen een uitzondering waar aanraken zetten is.
house-clash-draws = Remise afspreken mag altijd, en elke telling is minstens 1.

## Rules pages

rules-tab = Regels · damier
rules-shelf = De regels van elk spel
rules-all = Alle bladen
rules-course = Volg de cursus
rules-change = Verander deze regels
rules-count = { $count ->
        [one] { $count } artikel
       *[other] { $count } artikelen
    }
rules-examples = Voorbeelden
rules-example = Voorbeeld { $number }
rules-nothing-to-try = Hier valt op het bord niets te proberen.
rules-again = Zet opnieuw klaar
rules-done = Dat is het.
rules-other = Dat mag je ook spelen. Het artikel gaat over { $move }.

## House rules

house-tab = Huisregels · damier
house-title = Huisregels
house-intro = In elk gezin gaat het net even anders. Begin met een blad, verander wat je wilt en speel het.
house-base = Begin met
house-name = De naam
house-own-name = { $name }, zoals wij het spelen
house-preview = Wat de regels nu zeggen
house-changes = { $count ->
        [0] niets veranderd
        [one] { $count } verandering
       *[other] { $count } veranderingen
    }
house-earlier = Omhoog: { $text }
house-draws = Remise
house-count = Hoe vaak
house-play = Speel het
house-share = Kopieer link
house-read = Lees en probeer
house-save = Bewaar als bestand
house-back = Terug naar de regels
house-bad-link = Deze regels waren niet te lezen. Misschien is de link afgekapt.
house-clashes = { $count ->
        [one] Eén regel gaat nog niet samen met de andere. Er staat een teken bij.
       *[other] { $count } regels gaan nog niet samen met de andere. Er staat een teken bij.
    }

ballot-ask = De opening loten
ballot-none = Nee
ballot-drawn = Geloot: { $opening }.
ballot-placed = Geloot, schijven verplaatst: { $opening }.
ballot-free = Geloot: vrije opening.
ballot-off = Eerst van het bord genomen: { $squares }.
deck-english-two-move = Twee zetten
deck-english-three-move = Drie zetten
deck-english-eleven-man = Elf schijven elk
deck-italian-two-move = Twee zetten
deck-russian-fmjd = FMJD-tabel
deck-brazilian-fmjd = FMJD-tabel
deck-russian-idf-basic = IDF-tabel, eenvoudige openingen
deck-brazilian-idf-basic = IDF-tabel, eenvoudige openingen
