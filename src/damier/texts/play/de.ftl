### damier, play: German. Written from en.ftl.

## Header

shell-skip = Zum Inhalt
shell-home = damier: zum Anfang
shell-pages = Seiten
shell-play = Spielen
shell-lobby = Lobby
shell-learn = Lernen
shell-club = Verein
shell-games = Meine Partien
shell-sign-in = Anmelden
shell-analysis = Analyse
shell-rules = Regeln
shell-language = Sprache
shell-lamp = Helles Design
shell-menu = Menü
shell-about = Dame nach der Spielanleitung aus deiner Schachtel: gegen den Computer, nebeneinander oder über einen Link.
shell-noscript = Diese Seite braucht JavaScript. Schalte es in deinem Browser ein und lade die Seite neu.

## Start page

start-tab = damier: Dame nach deiner Spielanleitung
start-title = Welches Spiel liegt in deiner Schachtel?
start-subtitle = Neun Spielanleitungen, beim Wort genommen
start-sheets = Regelblatt
start-all = Alle { $count } Spiele
start-fewer = Weniger zeigen
start-world = Noch mehr Damespiele
start-search = Such ein Spiel
start-nothing = Hier heißt kein Spiel so.
start-more-letters = +{ $count }
start-printed-in = Gedruckt auf { $list }
start-house = Hausregeln
start-house-by = Von dir geschrieben
start-house-note = Ändere einen Artikel, spiel so und teil die Regeln per Link.
start-read = Lesen
start-about = { $count ->
        [one] Je { $count } Stein. { side } beginnt.
       *[other] Je { $count } Steine. { side } beginnt.
    }
start-opponent = Gegen wen spielst du?
start-computer = Computer
start-beside = Jemand neben mir
start-elsewhere = Jemand online
start-where = Wie kommt ihr zusammen?
start-link = Ich schicke einen Link
start-lobby = In der Lobby
start-level = Wie stark?
start-level-chosen = { $level ->
        [best] { $name }
       *[other] { $level }, { $name }
    }
start-colour = Du spielst
start-lot = Auslosen
start-clock = Uhr
start-clock-none = Keine
start-clock-days = Tage
start-clock-own = Andere
start-clock-kind = Art der Uhr
start-clock-minutes = Minuten
start-clock-seconds = Sekunden
start-clock-periods = Perioden
clock-fischer = Jeder Zug bringt Zeit dazu
clock-bronstein = Jeder Zug bekommt etwas Zeit zurück
clock-byo-yomi = Danach einige Zusatzzeiten
clock-each-move = Jeder Zug hat seine eigene Zeit
start-mode = Wenn jemand etwas übersieht
start-guided = Mit Hilfe
start-guided-hint = Ein Zug, den das Regelblatt nicht zulässt, geht zurück, und du siehst den Artikel.
start-table = Am Tisch
start-table-hint = Niemand hält dich auf. Wer ein Versehen bemerkt, tut, was das Regelblatt dafür vorsieht.
start-slips = Niemand sagt Fehler an.
start-slips-hint = Du musst einen Fehler selbst sehen und auf den Stein zeigen, vor deinem eigenen Zug.
start-touch = Berührt, geführt
start-touch-article = (Artikel { $article })
start-draws = Weitere Remisregeln
start-name = Dein Name
start-names = Wer spielt?
start-name-hint = Für dein Gegenüber; du darfst ihn weglassen.
start-go = Brett aufstellen
start-going = Wird aufgestellt…
start-again-computer = { $level ->
        [best] Noch mal: { $name }, { level-best }
       *[other] Noch mal: { $name }, Stufe { $level }
    }
start-again = Noch mal: { $name }
start-unfinished = Offene Partien
start-your-turn = Du bist dran, Zug { $number }
start-their-turn = Dein Gegenüber ist dran, Zug { $number }
start-with = { $name }, mit { $opponent }
start-failed = Das ist nicht am Tisch angekommen. Versuch es noch einmal.

## Levels of the computer

level-1 = ein Kind am ersten Tag
level-2 = übersieht gern etwas
level-3 = lernt schnell
level-4 = spielt nur sonntags
level-5 = der Onkel, der immer gewinnt
level-6 = eifrig im Verein
level-7 = die Nummer eins im Verein
level-8 = spielt in der Liga
level-9 = Meisterklasse
level-10 = Großmeisterklasse
level-best = so stark wie möglich

## The table: people

game-tab = damier: { $name }
game-you = Du
game-guest = Gast
game-call = Du bist dran
game-periods = Noch { $count } Zusatzzeiten
game-silent = niemand sagt Fehler an
game-computer = Computer
game-level = { $level ->
        [best] So stark wie möglich
       *[other] Stufe { $level }, { $name }
    }
game-open-seat = Ein leerer Stuhl
game-your-move = { side }, du bist am Zug
game-your-choice = { side }, du hast die Wahl
game-their-move = { side }, am Zug
game-their-choice = { side }, hat die Wahl
game-beside-move = Am Zug
game-beside-choice = Du hast die Wahl
game-thinking = { side }, denkt nach
game-away = { side }, kurz weg
game-waiting-seat = { side }, noch niemand da
game-guided = mit Hilfe
game-table = am Tisch
game-watching = schaut zu
game-agreed = Für diese Partie vereinbart
game-clock = Uhr von { side }
game-taken = { side } hat { $count ->
        [0] noch nichts
        [one] { $count } Figur
       *[other] { $count } Figuren
    } verloren

## The table: the board

game-moves = Züge
game-no-moves = Noch kein Zug
game-replay = Rückschau
game-first = Zum Anfang
game-earlier = Einen Zug zurück
game-later = Einen Zug vor
game-last = Zum letzten Zug
game-replaying = Du siehst gerade Zug { $number }.
game-back-to-now = Zurück zur Partie
game-entry-huff = { $square } gepustet
game-entry-withdrawn = { $move }, zurückgenommen
game-counter = Remiszähler
game-counter-article = Artikel { $article }

## The table: buttons

game-turn = Drehen
game-turn-label = Brett drehen
game-take-back = Zurücknehmen
game-hint = Tipp
game-draw = Remis
game-claim = Reklamieren
game-resign = Aufgeben
game-abort = Abbrechen
over-tournament = Zurück zum Turnier
game-point = Zeigen
game-straighten = Zurechtrücken
game-more = Mehr
game-close = Schließen
game-new = Neue Partie

## The table: what the paper says

slip-where = Artikel { $article }, { $name }
slip-where-plain = { $name }
slip-close = Alles klar
slip-pull = Alles lesen
article-whole = Alle Regeln, in einem neuen Tab
article-failed = Der Artikel kam nicht an. Versuch es noch einmal.
routes-title = { $count ->
        [one] { $count } Weg nach { $square }
       *[other] { $count } Wege nach { $square }
    }
routes-text = Sie beginnen und enden auf denselben Feldern. Welche Figuren sollen weg?
route = Über { $squares }
route-key = Taste { $number }
routes-cancel = Zurücksetzen
draw-wait-title = Du hast Remis angeboten
draw-wait-text = Das Angebot gilt bis zum nächsten Zug.
claim-title = Welcher Zug macht es zum Remis?
claim-text = Zieh ihn auf dem Brett: Er wird gespielt, und das Remis ist damit reklamiert.
resign-yes = Aufgeben
resign-no = Weiterspielen
resign-hint = Dann gewinnt dein Gegenüber.
resign-you = Du spielst { side }. Dann gewinnt { $name }.
resign-who = Wer gibt auf?
resign-side = { side } gibt auf
resign-name = { $name } gibt auf
abort-title = Diese Partie abbrechen?
abort-text = Sie hat gerade erst begonnen: Niemand gewinnt oder verliert.
abort-yes = Abbrechen
point-title = Welcher Stein hätte schlagen müssen?
point-text = Berühre ihn auf dem Brett. Du hast einen Versuch, vor deinem eigenen Zug.
point-stop = Doch nicht
point-found = { side } zeigt auf { $square }: Dieser Stein hätte schlagen müssen.
point-missed = { side } zeigt auf { $square }, aber da gab es nichts zu schlagen.
point-stuck-title = Du kannst nicht mehr ziehen
point-stuck = Hast du einen Fehler gesehen? Zeige darauf, oder lass den Zug stehen.
point-stuck-stand = Stehen lassen
left-title = { $name } ist schon lange weg
left-text = Du darfst den Sieg reklamieren oder weiter warten.
left-claim = Sieg reklamieren
left-wait = Weiter warten
watch-title = Du schaust zu
watch-text = Spielst du selbst mit? Öffne die Partie dort, wo du begonnen hast, und wähle „Mehr“, dann „Auf einem anderen Gerät weiter“.
takeback-yes = Zurücknehmen erlauben
takeback-yes-hint = Der letzte Zug wird zurückgenommen.
takeback-no = Nein, der Zug gilt
takeback-no-hint = Die Partie geht von hier aus weiter.
draw-yes-hint = Die Partie endet hier, in Frieden.
draw-no-hint = Das Angebot ist vom Tisch, die Partie geht weiter.
over-analysis = Noch mal ansehen
over-proof = Die Endspieltabelle beweist es: Remis bei bestem Spiel.
over-rematch-asked = Du möchtest noch eine Partie. Jetzt ist dein Gegenüber gefragt.
over-rematch-offered = Dein Gegenüber möchte noch eine Partie.
over-next = Zur nächsten Partie
over-won = Du hast gewonnen
over-lost = Du hast verloren
invite-title = Schick diesen Link an dein Gegenüber
invite-text = Wer ihn zuerst öffnet, setzt sich zu dir. Du kannst diese Seite verlassen und wiederkommen.
invite-copy = Link kopieren
invite-copied = Kopiert
invite-code = Der Link als QR-Code
device-title = Auf einem anderen Gerät weiter
device-text = Scanne das mit deinem Handy, oder öffne dort den Link. Gib ihn niemandem: Wer ihn hat, spielt mit deinen Steinen.
device-local = Diese Adresse gilt nur auf diesem Computer. Starte damier mit --host 0.0.0.0, dann kommt dein Handy heran.
device-code = Dein Platz an diesem Tisch als QR-Code
device-link = Link zu deinem Platz
invite-lobby-title = Dein Tisch steht in der Lobby
invite-lobby-text = Es geht los, sobald sich jemand setzt. Du kannst diese Seite verlassen und wiederkommen.
join-title = Hier ist ein Stuhl für dich frei
join-text = { $name } möchte mit dir spielen.
join-text-plain = Jemand möchte mit dir spielen.
join-sit = Platz nehmen
join-watch = Zuschauen
join-used-title = Der Stuhl ist besetzt
join-used-text = Jemand hat diese Einladung schon benutzt. Zuschauen kannst du.
join-over-title = Diese Partie ist zu Ende
join-over-text = Ansehen kannst du sie noch.
join-foreign-title = Dieser Link öffnet hier keinen Platz
join-foreign-text = Er gehört zu einer anderen Partie, oder ein Stück fehlt. Zuschauen kannst du.
join-failed-title = Das hat nicht geklappt
join-failed-text = Der Server ist nicht zu erreichen. Versuche es gleich noch einmal.
join-start = Zur Startseite
lost-tab = damier: nichts zu finden
lost-title = Hier ist nichts
lost-text = Vielleicht ist in der Adresse ein Tippfehler.
lost-table-title = Diese Partie gibt es nicht
lost-table-text = Vielleicht ist der Link abgeschnitten, oder die Partie liegt auf einem anderen Server. Bitte um den ganzen Link.
game-lost-line = Die Verbindung ist weg. Deine Partie ist sicher; neuer Versuch…
game-pending = { $move } ist noch nicht gespeichert…
game-pending-down = Die Verbindung ist weg. { $move } wartet und geht hinaus, sobald sie wieder da ist.
game-connecting = Unterwegs zum Tisch…
game-touched = { $square } ist berührt, also ziehst du damit.
game-asked-takeback = Du möchtest zurücknehmen

## The table: settings, sharing, talk

more-title = Dieser Tisch
more-board = Brett
more-numbers = Nummern
more-theme-sheet = Wie im Blatt
more-theme-wood = Holz
more-theme-tournament = Turnier
more-theme-djeco = Rot
more-theme-contrast = Kontrast
more-theme-dark = Dunkel
more-numbers-inside = Innen
more-numbers-outside = Außen
more-numbers-a1 = a1
more-numbers-off = Aus
more-sound = Ton
more-notify = Ruf mich, wenn ich dran bin
more-name-of = Name von { side }
more-turns = Brett nach jedem Zug drehen
settings-title = Einstellungen
settings-tap = Einmal tippen spielt den einzigen Zug
settings-confirm = Vor jedem Zug nachfragen
settings-pieces = Steine
settings-pieces-board = Wie auf dem Brett
settings-pieces-flat = Flach
settings-pieces-red = Rot und Weiß
settings-motion = Bewegung
settings-motion-full = Normal
settings-motion-quick = Schnell
settings-motion-off = Keine
keys-title = Tasten
keys-walk = Über das Brett gehen
keys-pick = Einen Stein aufnehmen, absetzen
keys-type = Einen Zug tippen
keys-road = Einen Weg wählen
keys-back = Einen Schritt zurück
keys-leave = Das Brett verlassen
keys-replay = Neben dem Brett: ein Zug zurück oder weiter
keys-ends = Neben dem Brett: erster und letzter Zug
keys-help = Die Tasten zeigen oder verbergen
more-watch = Link zum Zuschauen
more-invite = Link für dein Gegenüber
more-pdn = Als PDN speichern
more-analysis = In der Analyse öffnen
more-watchers = { $count ->
        [0] Niemand schaut zu
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
chat-title = Plaudern
chat-say = Sag etwas
chat-send = Senden
chat-mute = Stumm schalten
chat-unmute = Wieder hören
chat-muted = Von drüben hörst du nichts mehr.
chat-report = Melden
chat-report-what = Was ist nicht in Ordnung?
chat-report-why = Möchtest du etwas dazu sagen?
chat-report-send = Meldung senden
chat-reported = Danke. Wer das hier betreibt, bekommt es zu sehen.
chat-line = { $name }: { $words }
chat-watcher = Publikum

## Lobby

lobby-tab = damier: Lobby
lobby-title = Wer hat Lust auf eine Partie?
lobby-subtitle = Tische, die auf jemanden warten, sobald sie da sind
lobby-empty = Gerade wartet kein Tisch. Stell einen auf, und wer als Nächstes kommt, setzt sich dazu.
lobby-open = Tisch aufstellen
lobby-tournaments = Turniere
lobby-sit = Platz nehmen
lobby-sit-with = Zu { $name } setzen: { $sheet }
lobby-gone = Da war jemand schneller. Dort wird schon gespielt.
lobby-plays = Du spielst dann { side }
lobby-no-clock = Ohne Uhr
lobby-clock = { $minutes } min + { $seconds } s
lobby-clock-bronstein = { $minutes } min, bis { $seconds } s je Zug zurück
lobby-clock-byo-yomi = { $minutes } min, dann { $periods } × { $seconds } s
lobby-clock-each-move = { $seconds } s je Zug
# Of how many days each move has, such as "3 days".
lobby-clock-days = { $days } je Zug
lobby-waiting = Tische werden gesucht…

## My games

games-tab = damier: meine Partien
games-title = Deine Partien
games-subtitle = Für diesen Browser aufbewahrt, ohne Konto
games-empty = Noch keine Partie. Die erste ist nur zwei Klicks entfernt.
games-open = Noch auf dem Tisch
games-done = Gespielt
games-all-pdn = Alle als PDN speichern
games-go-on = Weiter
games-moves = { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }

## Board

board-label = Brett, { $width } mal { $height }
board-square-must = { square-label }, muss { $count ->
        [1] eine
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
       *[other] { $count }
    } schlagen
board-square-movable = { square-label }, kann ziehen
board-square-in-hand = { square-label }, in deiner Hand
board-square-target = { square-empty }, hierhin kannst du
board-said-move = { side }: { $from } nach { $to }
board-said-capture = { $count ->
        [one] { side }: { $from } schlägt eine Figur und landet auf { $to }
       *[other] { side }: { $from } schlägt { $count } Figuren und landet auf { $to }
    }
board-said-crowned = Eine neue Dame.
board-said-step = Auf { $square }. Der Schlag geht weiter. Escape nimmt den Sprung zurück.
board-said-choice = { $count } Wege führen dorthin. Drück eine Zahl von 1 bis { $count } oder Escape.
board-said-road = { $number }: über { $squares }
board-said-premove = { $from } nach { $to }, sobald du am Zug bist
board-said-ask = { $from } nach { $to }? Enter spielt, Escape stellt zurück.
board-said-back = Wieder auf seinem Feld
board-said-draw = Von { $square }. Wähl jetzt, wo der Pfeil endet, oder noch einmal { $square } für einen Ring.
board-said-required = { $count ->
        [0] Die nicht. Zieh von { $square } aus.
        [one] Die nicht. Die Figur auf { $square } schlägt eine.
       *[other] Die nicht. Die Figur auf { $square } schlägt { $count }.
    }
board-said-refused = Dieser Zug geht nicht. Die Figur steht wieder auf ihrem Feld.
board-said-unread = Aus „{ $text }“ werde ich nicht schlau. Tipp zwei Felder, etwa 32-28.
board-said-wait = Du bist noch nicht am Zug.

## What the server says

server-refused = Gerade nicht
server-stale = Inzwischen ist etwas passiert. Schau noch einmal aufs Brett und wähl dann.
server-not-your-turn = Dein Gegenüber ist am Zug.
server-not-a-player = Du schaust bei dieser Partie zu; ziehen dürfen nur die beiden am Brett.
server-game-over = Diese Partie ist vorbei.
server-waiting = Warte, bis sich auf der anderen Seite jemand setzt.
server-not-now = Das geht im Moment nicht.
server-no-claim = Mit diesem Zug wird es kein Remis. Zeig einen anderen, oder spiel weiter.
server-ambiguous = Es gibt mehrere Wege zu schlagen. Zeig den gemeinten, Feld für Feld.
server-bad-move = Das ist kein Zug auf diesem Brett.
server-used-id = Diese Nachricht kam zweimal mit anderem Inhalt. Lad die Seite neu.
server-too-fast = Das ist sehr schnell. Einen kleinen Moment.
server-too-slow = Deine Verbindung kam nicht mit. Lad die Seite neu.
server-bad-message = Der Server hat diese Nachricht nicht verstanden.
server-expected-hello = Der Server wartet erst auf einen Gruß.
server-table-full = Diese Partie ist zu lang geworden, um weiterzugehen.
server-server-full = Gerade laufen zu viele Partien. Versuch es nach einer Weile wieder.
server-try-again = Das ließ sich nicht sicher aufbewahren. Du wirst neu verbunden.
server-seat-taken = Hier hat sich schon jemand hingesetzt.
server-own-table = Das ist dein eigener Tisch. Schick den Link jemand anderem.
server-bad-token = Dieser Link öffnet den Tisch nicht.
server-newer-table = Diese Partie läuft schon auf einem neueren Server. Lade die Seite neu.
server-no-table = Einen solchen Tisch gibt es nicht.
server-too-many-sockets = Über deine Verbindung sind zu viele Fenster offen.
server-too-many-tables = Du hast schon viele Partien laufen. Spiel erst eine zu Ende.
server-too-many-requests = Das ist sehr schnell. Einen kleinen Moment.
server-too-large = Das ist zu viel auf einmal.
server-foreign-host = Der Server hört nicht auf diesen Namen.
server-foreign-origin = Eine andere Website darf danach nicht fragen.
server-not-found = Hier ist nichts.
server-no-such-method = So lässt sich das nicht fragen.
server-not-here = Diese Zahlen sind nur für den Rechner des Servers selbst.
server-bad-request = In der Anfrage fehlt etwas, oder etwas passt nicht.
server-no-sheet = Ein Regelblatt mit diesem Namen gibt es nicht.
server-bad-sheet = Nach diesem Regelblatt lässt sich noch nicht spielen.
server-bad-position = So können die Figuren nicht stehen.
server-too-many-moves = Hier gibt es zu viele Schlagzüge, um alle aufzuzählen.
server-bad-notation = Das ließ sich nicht lesen.
server-no-game = In diesem Text steht keine Partie. Eine Partie sieht so aus: 1. 32-28 18-23 2. 38-32…
server-no-analysis = Damit kann die Engine nichts anfangen.
server-no-text = Einen solchen Text gibt es nicht.
server-no-puzzle = Diese Aufgabe gibt es nicht.
server-no-ending = Dieses Endspiel lässt sich hier nicht üben.
server-too-many-endings = Diese Tabellen wären zu groß für diesen Server.
server-building = Gerade werden andere Tabellen berechnet. Versuch es später noch einmal.
# Games that everybody may watch, boards on other sites, simuls.
lobby-now = Partien ansehen
start-shown = Alle dürfen zuschauen
start-shown-hint = Die Partie steht bei denen, die gerade gespielt werden.
game-shown = Alle können diese Partie finden und zuschauen.
embed-code = Code für eine Webseite
embed-hint = Zeigt diese Partie anderswo im Netz und sonst nichts von hier.
simul-next = Nächstes Brett
simul-waits = Bretter, die auf dich warten: { $count }
simul-auto = Von selbst weitergehen
simul-all = Alle Bretter
server-no-simul = Dieses Simultan gibt es nicht.
server-simul-full = In diesem Simultan ist kein Brett mehr frei.
server-simul-begun = Dieses Simultan hat schon begonnen.
server-simul-empty = Noch niemand macht mit.
server-too-many-follows = Du folgst schon so vielen wie möglich. Höre erst bei jemandem damit auf.
