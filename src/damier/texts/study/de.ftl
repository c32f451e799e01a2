### damier, study: German. Written from en.ftl.

## Positions that cannot stand, and FENs that cannot be read

setup-too-many = { $colour ->
        [black] Schwarz hat { $count } Figuren
        [blue] Blau hat { $count } Figuren
        [green] Grün hat { $count } Figuren
        [red] Rot hat { $count } Figuren
       *[white] Weiß hat { $count } Figuren
    }, aber in der Schachtel liegen nur { $most }.
setup-man-on-crown-row = Der { $colour ->
        [black] schwarze
        [blue] blaue
        [green] grüne
        [red] rote
       *[white] weiße
    } Stein auf { $square } steht auf seiner Damenreihe: Dort ist er eine Dame.
setup-run = Gezählt werden Züge einer Dame hintereinander, aber diese Dame ist nicht da.
fen-too-long = Das ist länger als jede Stellung: höchstens { $most } Zeichen.
fen-turn = Eine Stellung beginnt mit W oder B für die Seite am Zug. Diese beginnt mit „{ $got }“.
fen-sides = Die Figuren stehen in zwei Listen, wie in W:W31-50:B1-20: eine für W und eine für B.
fen-item = „{ $got }“ ist kein Feld. Schreib 31, K12 für eine Dame oder 31-35 für eine Reihe Steine.
fen-no-such-square = Ein Feld { $square } gibt es auf diesem Brett nicht: Das letzte ist { $last }.
fen-letters = Dieses Brett hat { $count } Felder, angegeben sind { $got }.
fen-unclear = Das ist noch keine Stellung. Schreib sie wie W:W31-50:B1-20.
move-unclear = Das ist noch kein Zug. Schreib ihn wie 32-28 oder 19x28.
move-ambiguous = Mehrere Schlagzüge beginnen und enden so. Nenn auch die Felder dazwischen.

## Written games

diagram-title = Damebrett

## Analysis

analysis-tab = Analyse · damier
analysis-board = Brett zum Analysieren
analysis-waiting = Die Engine denkt gerade für andere. Du bist als Nächstes dran.
analysis-lost = Die Verbindung zur Engine ist weg. Schalt sie wieder ein, dann geht es weiter.
analysis-no-table = Diese Partie ist für dich nicht offen. Frag nach dem Link zum Zuschauen.
analysis-offline = Die Verbindung zum Server ist weg. Du kannst die Partie weiter ansehen; Züge und Engine warten, bis sie wieder da ist.
analysis-bad-link = Dieser Link ließ sich nicht lesen. Vielleicht ist er abgeschnitten.
analysis-threads = Threads
analysis-tables = Endspieltabellen
analysis-deeper = Tiefer rechnen
analysis-draw = Auf dem Brett zeichnen
analysis-bar = Wer vorn liegt
analysis-lines = Varianten der Engine
analysis-play-line = Bis hierher spielen
analysis-engine = Engine
analysis-multipv = Varianten
analysis-effort = Tiefe { $depth }, { $nodes } Millionen Stellungen, { $speed } Millionen pro Sekunde
analysis-moves = Züge
analysis-no-moves = Mach einen Zug auf dem Brett, oder öffne eine Partie.
analysis-not-playable = Das ließ sich nicht spielen.
analysis-put = neue Stellung
analysis-first = Zum Anfang
analysis-earlier = Einen Zug zurück
analysis-later = Einen Zug vor
analysis-last = Zum Ende
analysis-turn = Brett drehen
analysis-edit = Aufbauen
analysis-papers = Öffnen, speichern
analysis-from = Von hier aus spielen
from-hint = Gegen den Computer, aus der Stellung auf dem Brett.
from-go = Anfangen
analysis-judge = Partie bewerten
analysis-judging = Partie wird bewertet
analysis-stop = Stopp
analysis-table = Endspieltabelle:
analysis-table-draw = Remis bei bestem Spiel.
analysis-table-plies = { $plies ->
        [one] entschieden in { $plies } Zug.
       *[other] entschieden in { $plies } Zügen, beide Seiten gezählt.
    }
analysis-graph-ahead = { side } liegt vorn
analysis-graph-move = { $move }: { $score }
analysis-graph-start = Der Anfang

## The verdict above the lines

verdict-even = Etwa ausgeglichen
verdict-better = { side } steht etwas besser
verdict-ahead = { $men ->
        [one] { side } liegt etwa { $men } Stein vorn
       *[other] { side } liegt etwa { $men } Steine vorn
    }
verdict-wins = { $moves ->
        [one] { side } gewinnt in { $moves } Zug
       *[other] { side } gewinnt in { $moves } Zügen
    }
verdict-table-win = { $moves ->
        [0] { side } hat gewonnen
        [one] { side } gewinnt sicher, in { $moves } Zug
       *[other] { side } gewinnt sicher, in { $moves } Zügen
    }
verdict-table-draw = Sicher remis

## A reader's notes to a move

note-title = Notizen zu { $move }
note-signs = Zeichen
note-comment = Anmerkung zu { $move }
note-promote = Variante nach oben
note-remove = { $move } und alles danach entfernen
note-drawn = Gezeichnet:
note-draw-how = Tipp zwei Felder an für einen Pfeil, ein Feld zweimal für einen Ring.
note-wipe = Wegwischen
sign-1 = Guter Zug
sign-2 = Schwacher Zug
sign-3 = Sehr guter Zug
sign-4 = Grober Schnitzer
sign-5 = Interessanter Zug
sign-6 = Zweifelhafter Zug

## Setting up a position

edit-title = Stellung aufbauen
edit-hint = Klick auf ein Feld, um es zu ändern: Stein, Dame, leer. Die andere Maustaste setzt die andere Farbe; oder wähl eine Figur und dann ihre Felder.
edit-rules = Regeln
edit-pieces = Figur
edit-cycle = Bei jedem Klick wechseln
edit-turn = Am Zug
edit-fen = Als Text (FEN)
edit-done = Das analysieren
edit-clear = Brett leeren
edit-start = Grundstellung
edit-leave = Zurück
edit-over = Hier ist die Partie vorbei. { $text }

## Games in and out

papers-title = Öffnen und speichern
papers-paste = Partie einfügen (PDN)
papers-read = Öffnen
papers-upload = Aus einer Datei…
papers-several = { $count ->
        [one] { $count } Partie. Zum Öffnen:
       *[other] { $count } Partien. Welche?
    }
papers-more = Nur die ersten { $count } Partien stehen in der Liste.
papers-keep = Diese Partie
papers-save = Als PDN speichern
papers-copy = Als PDN kopieren
papers-copied = Kopiert
papers-position = Diese Stellung
papers-link = Link kopieren
players-title = Spieler
players-edit = Namen ändern
recent-title = Deine letzten Analysen
recent-where = Nur in diesem Browser aufgehoben: die letzten { $most }.
recent-moves = { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
recent-remove = { $name } löschen
recent-removed = Gelöscht: { $name }.
recent-restore = Zurückholen
recent-none = Dieser Browser hebt nichts auf. Speichere als PDN, was du wiedersehen willst.
papers-link-game = Link zur Partie kopieren
papers-link-too-long = Diese Partie ist zu lang für einen Link. Speichere sie als PDN.
papers-problem = Zeile { $line } der Datei: { $message }

## Openings: what was played in a position

openings-title = Partien
openings-looking = Wird nachgesehen…
openings-whose = Wessen Partien
openings-all = { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
openings-own = Meine Partien
openings-none = Hier war noch niemand. Ab hier bist du auf dich gestellt.
openings-none-own = Diese Stellung hast du noch nicht gespielt.
openings-move = Zug
openings-count = Partien
openings-results = Ergebnisse
openings-last = Zuletzt gespielt

## House rules: why a rule does not go with the others

house-clash = Das geht nicht mit den anderen Regeln zusammen.
house-clash-board-width = Ein Brett ist 4 bis 14 Felder breit, immer eine gerade Zahl; höchstens 10, wenn alle Felder mitspielen.
house-clash-board-height = Ein Brett ist 4 bis 14 Felder hoch, immer eine gerade Zahl; höchstens 10, wenn alle Felder mitspielen.
house-clash-board-men-rows = Die Steine stehen auf Reihen ihrer eigenen Hälfte, und mindestens eine Reihe zwischen den Seiten bleibt frei.
house-clash-colours-black = Die beiden Seiten brauchen verschiedene Farben.
house-clash-lines-move = Spielt nur jedes zweite Feld mit, ziehen die Figuren schräg; auf allen Feldern ziehen sie gerade.
house-clash-lines-capture = Figuren, die gerade ziehen, schlagen auch gerade; die schräg ziehen, schlagen schräg oder beides.
house-clash-man-steps = Zur Seite geht es nur auf einem Brett, auf dem alle Felder mitspielen.
house-clash-king-lands = Eine Dame, die ein Feld weit zieht, landet immer gleich hinter der geschlagenen Figur.
house-clash-king-limit = Die Grenze ist eine Zahl von 0 bis 255.
house-clash-capture-priority = Welcher Schlag vorgeht, zählt nur, wo Schlagen und Weiterschlagen Pflicht sind, und jeder Punkt steht einmal darin.
house-clash-end-first-king-wins = Wo gewinnt, wer alles verliert, kann nicht auch die erste Dame gewinnen.
house-clash-table-offences = Ein Versehen und was man dagegen tun darf, gehören zusammen: Nenn beides oder keins.
house-clash-table-remedies = Wo niemand schlagen muss, kann es auch niemand vergessen.
house-clash-table-huff-is-turn = In diesen Regeln wird nicht gepustet.
house-clash-touch-straightening = Zurechtrücken ist nur dort eine Ausnahme, wo „Berührt, geführt“ gilt.
house-clash-draws = Auf Remis einigen darf man sich immer, und jede Zählung ist mindestens 1.

## Rules pages

rules-tab = Regeln · damier
rules-shelf = Die Regeln aller Spiele
rules-all = Alle Regelblätter
rules-course = Kurs machen
rules-change = Diese Regeln ändern
rules-count = { $count ->
        [one] { $count } Artikel
       *[other] { $count } Artikel
    }
rules-examples = Beispiele
rules-example = Beispiel { $number }
rules-nothing-to-try = Hier gibt es auf dem Brett nichts auszuprobieren.
rules-again = Neu aufstellen
rules-done = Genau so.
rules-other = Das darfst du auch spielen. Im Artikel geht es um { $move }.

## House rules

house-tab = Hausregeln · damier
house-title = Hausregeln
house-intro = Jede Familie spielt ein bisschen anders. Fang mit einem Regelblatt an, ändere, was du magst, und spiel nach diesen Regeln.
house-base = Anfangen mit
house-name = Name
house-own-name = { $name }, nach unserer Art
house-preview = Was die Regeln jetzt sagen
house-changes = { $count ->
        [0] nichts geändert
        [one] { $count } Änderung
       *[other] { $count } Änderungen
    }
house-earlier = Nach oben: { $text }
house-draws = Remis
house-count = Wie oft
house-play = So spielen
house-share = Link kopieren
house-read = Lesen und probieren
house-save = Als Datei speichern
house-back = Zurück zu den Regeln
house-bad-link = Diese Regeln ließen sich nicht lesen. Vielleicht ist der Link abgeschnitten.
house-clashes = { $count ->
        [one] Eine Regel geht noch nicht mit den anderen zusammen. Sie ist markiert.
       *[other] { $count } Regeln gehen noch nicht mit den anderen zusammen. Sie sind markiert.
    }

ballot-ask = Eröffnung auslosen
ballot-none = Nein
ballot-drawn = Ausgelost: { $opening }.
ballot-placed = Ausgelost, Steine umgesetzt: { $opening }.
ballot-free = Ausgelost: freie Eröffnung.
ballot-off = Vorher vom Brett genommen: { $squares }.
deck-english-two-move = Zwei Züge
deck-english-three-move = Drei Züge
deck-english-eleven-man = Je elf Steine
deck-italian-two-move = Zwei Züge
deck-russian-fmjd = FMJD-Tabelle
deck-brazilian-fmjd = FMJD-Tabelle
deck-russian-idf-basic = IDF-Tabelle, einfache Eröffnungen
deck-brazilian-idf-basic = IDF-Tabelle, einfache Eröffnungen
