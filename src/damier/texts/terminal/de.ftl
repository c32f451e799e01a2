### damier, terminal: German. Written from en.ftl.

## The start screen: names of settings, and their values

terminal-play = Spielen
terminal-resume = Weiter: { $name }, Zug { $number }
terminal-term-rival = Gegenüber
terminal-term-level = Stufe
terminal-term-colour = Du spielst
terminal-term-control = Uhr
terminal-term-mode = Spielweise
terminal-term-touch-move = Berührt, geführt
terminal-term-draw = Remisregel
terminal-term-deck = Eröffnung auslosen
terminal-term-language = Sprache
terminal-rival = Gegenüber
    .computer = Computer
    .beside = Jemand neben dir
    .hub = Eine Hub-Engine
terminal-rival-computer = { $level ->
        [best] Computer, volle Stärke
       *[other] Computer, Stufe { $level }
    }
terminal-rival-beside = neben dir
terminal-rival-hub = Hub-Engine
terminal-level-best = volle Stärke
terminal-lot = ausgelost
terminal-clock-none = keine
terminal-clock-game = { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $seconds } s
    }
terminal-clock-move = { $seconds } s pro Zug
terminal-mode-guided = mit Hilfe
terminal-mode-table = am Tisch
terminal-mode-silent = Tisch, ohne Ansage
terminal-touch = Berührt, geführt
    .sheet = wie im Regelblatt
    .yes = ja
    .no = nein
terminal-hub = Befehl, der die Engine startet

## During a game

terminal-your-move = Dein Zug:
terminal-wait = Dein Gegenüber denkt noch nach.
terminal-which-way = Mehrere Schlagzüge enden dort. Welcher Weg?
terminal-claim = Remis mit einem Zug reklamieren…
terminal-proof = Die Endspieltabelle beweist es: Remis bei bestem Spiel.
terminal-answer-first = Sag erst, was mit dem letzten Zug werden soll.
terminal-slipped = Vielleicht bemerkt dein Gegenüber jetzt etwas.
terminal-not-a-move = „{ $words }“ ist kein Zug. Tipp 32-28, oder 19x28 zum Schlagen.
terminal-nothing-back = Du hast noch keinen Zug zum Zurücknehmen.
terminal-hint = Wie wäre es damit?
terminal-engine-gone = Die Engine hat die Partie verlassen: { $words } Du kannst ihre Figuren selbst ziehen.
terminal-browser-wait = Einen Moment: Die Partie kommt in den Browser…
terminal-in-browser = Die Partie ist jetzt auch im Browser offen. Spiel hier oder dort:
terminal-browser-gone = Der Browser ist weg. Die Partie geht hier weiter.
terminal-browser-hub = Diese Engine spielt nur hier, also bleibt die Partie im Terminal.
terminal-browser-none = Mit dem Browser hat es nicht geklappt: { $words }
terminal-words = { $words }
terminal-looking = Rückschau
    .how = ] geht weiter, Ende kehrt zur Partie zurück.
terminal-in-hand = Wähl, wohin die Figur soll. Esc stellt sie zurück.
terminal-must = { $count ->
        [one] Die Figur auf { $squares } muss schlagen.
       *[other] Schlag mit einer von diesen: { $squares }
    }
terminal-thinking = Denkt nach…
terminal-depth = { $depth } Züge tief, { $count } Stellungen

## Keys, in the bar below, the menu and the help

terminal-do-hint = Tipp
terminal-do-analyse = Analyse
terminal-do-menu = Menü
terminal-do-help = Hilfe
terminal-do-turn = Brett drehen
terminal-do-new = Neue Partie
terminal-do-save = Speichern
terminal-do-open = Öffnen
terminal-do-browser = Browser
terminal-do-rules = Regeln
terminal-do-language = Sprache
terminal-do-numbers = Nummern
terminal-do-quit = Beenden
terminal-back = Zurück
# From the game that is read: play it on yourself.
terminal-do-play-on = Weiterspielen
terminal-do-search = Suchen
terminal-yes = Ja
terminal-no = Nein

## Saving, opening, leaving

terminal-save-hint = Eine PDN-Datei. Gibt es sie schon, kommt die Partie dazu.
terminal-saved = Gespeichert in { $words }.
terminal-not-saved = Das Speichern hat nicht geklappt: { $words }
terminal-open-hint = Eine PDN-Datei: Ihre Partien werden aufgelistet. Oder der Link zu einem Tisch in deinem Browser.
terminal-not-opened = Das Öffnen hat nicht geklappt: { $words }
# Inside an empty field, above a list of games.
terminal-games-search = Suche: ein Name, ein Ort, ein Jahr
terminal-games-none = Dazu passt keine Partie.
# Above the moves that the game has besides the one played.
# What was played in a position: a heading above years, and one above a few games.
terminal-average = Jahr im Schnitt
terminal-no-collection = Es gibt noch keine Partiensammlung. Starte damier mit --collection DATEI.
terminal-leave = Mitten in der Partie gehen?
terminal-leave-keep = Gehen und nächstes Mal weiterspielen
terminal-leave-save = In einer Datei speichern und gehen
terminal-leave-stay = Bleiben

## Help

terminal-help-walk = über das Brett gehen
terminal-help-enter = eine Figur aufheben, absetzen; zweimal: loslassen
terminal-help-escape = im Schlag einen Schritt zurück, oder die Figur zurückstellen
terminal-help-type = einen Zug tippen, dann Enter; / tippt Buchstaben: c3-d4
terminal-help-look = die Züge davor ansehen, einen nach dem anderen
terminal-help-ends = die erste Stellung, und die Partie, wie sie jetzt steht
terminal-mark-must = Gelb: muss schlagen.
terminal-mark-last = Hell: der letzte Zug.
terminal-mark-held = Grün: in deiner Hand. Ein Punkt: Dorthin geht es.
terminal-mark-ghost = Blass: schon geschlagen; kommt vom Brett, wenn der Schlag vorbei ist.
terminal-mark-plain = Ohne Farben: ○ weiß, ● schwarz, K Dame, ! muss schlagen, * in der Hand, + dorthin geht es.
terminal-small = Dieses Fenster ist zu klein für das Brett.
