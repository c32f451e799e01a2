### damier, Deutsch. Geschrieben nach en.ftl; die Abmachungen stehen dort am Anfang.
### Wörter: Stein und Dame, beide zusammen Figuren; schlagen, Schlag, Mehrschlag; Remis; pusten.
### piece hat Formen mit Artikel oder Fürwort; groß geschrieben stehen sie am Satzanfang.

## Sides and pieces

side = { $colour ->
        [black] Schwarz
        [blue] Blau
        [green] Grün
        [red] Rot
       *[white] Weiß
    }
winner = { $winner ->
        [black] Schwarz
        [blue] Blau
        [green] Grün
        [red] Rot
       *[white] Weiß
    }
loser = { $loser ->
        [black] Schwarz
        [blue] Blau
        [green] Grün
        [red] Rot
       *[white] Weiß
    }
piece = { $piece ->
        [king] Dame
       *[man] Stein
    }
    .The = { $piece ->
        [king] Die Dame
       *[man] Der Stein
    }
    .the-accusative = { $piece ->
        [king] die Dame
       *[man] den Stein
    }
    .The-accusative = { $piece ->
        [king] Die Dame
       *[man] Den Stein
    }
    .your = { $piece ->
        [king] deine Dame
       *[man] dein Stein
    }
    .your-dative = { $piece ->
        [king] deiner Dame
       *[man] deinem Stein
    }
coloured-piece = { $colour ->
        [black] { $piece ->
            [king] schwarze Dame
           *[man] schwarzer Stein
        }
        [blue] { $piece ->
            [king] blaue Dame
           *[man] blauer Stein
        }
        [green] { $piece ->
            [king] grüne Dame
           *[man] grüner Stein
        }
        [red] { $piece ->
            [king] rote Dame
           *[man] roter Stein
        }
       *[white] { $piece ->
            [king] weiße Dame
           *[man] weißer Stein
        }
    }
square-label = { $square }, { coloured-piece }
square-empty = { $square }, leer
turn = { side } am Zug

## Refused moves

refusal-must-capture = { $count ->
        [one] Deine Figur auf { $squares } kann schlagen, und Schlagen geht vor.
       *[other] Deine Figuren auf { $squares } können schlagen, und Schlagen geht vor. Such dir eine davon aus.
    }
    .title = Erst wird geschlagen
refusal-must-finish-capture = Der Schlag ist noch nicht zu Ende: Schlag mit { piece.your-dative } von { $from } aus weiter, bis nichts mehr zu schlagen ist.
    .title = Weiter geht’s
refusal-must-take-most = { $count ->
        [one] So schlägst du { $taken ->
            [1] eine Figur
           *[other] { $taken } Figuren
        }. Deine Figur auf { $squares } kann { $most } schlagen, und Mehrschlag geht vor.
       *[other] So schlägst du { $taken ->
            [1] eine Figur
           *[other] { $taken } Figuren
        }. Deine Figuren auf { $squares } können je { $most } schlagen, und Mehrschlag geht vor.
    }
    .title = Mehrschlag geht vor
refusal-must-take-most-value = { $count ->
        [one] Deine Figur auf { $squares } hat einen Schlag, der mehr wert ist. Eine Dame zählt fast so viel wie zwei Steine.
       *[other] Deine Figuren auf { $squares } haben einen Schlag, der mehr wert ist. Eine Dame zählt fast so viel wie zwei Steine.
    }
    .title = Der wertvollste Schlag geht vor
refusal-must-capture-with-king = { $count ->
        [one] Deine Dame auf { $squares } kann auch schlagen, und die Dame geht vor.
       *[other] Deine Damen auf { $squares } können auch schlagen, und eine Dame geht vor.
    }
    .title = Damen schlagen zuerst
refusal-must-take-most-kings = { $count ->
        [one] Von { $squares } aus kannst du genauso viele Figuren schlagen, und es sind mehr Damen dabei. Dieser Schlag geht vor.
       *[other] Von { $squares } aus kannst du genauso viele Figuren schlagen, und es sind mehr Damen dabei. Diese Schlagzüge gehen vor.
    }
    .title = Die meisten Damen gehen vor
refusal-must-take-king-first = { $count ->
        [one] Zwei Schlagzüge sind bis hierher gleich. Der von { $squares } aus trifft früher auf eine Dame, also geht er vor.
       *[other] Mehrere Schlagzüge sind bis hierher gleich. Die von { $squares } aus treffen früher auf eine Dame, also gehen sie vor.
    }
    .title = Zuerst zur Dame
refusal-king-limit = Deine Dame auf { $from } ist oft genug hintereinander gezogen. Schlag jetzt, oder zieh mit einer anderen Figur.
    .title = Gönn der Dame eine Pause
refusal-out-of-turn = Jetzt ist { side } am Zug. Danach bist du dran.
    .title = Einen Moment
refusal-game-over = Diese Partie ist zu Ende gespielt. Fang eine neue an, wann du magst.
    .title = Die Partie ist vorbei
refusal-no-such-square = Dieses Feld gibt es auf dem Brett nicht.
    .title = Neben dem Brett
refusal-same-square = Ein Zug endet immer auf einem anderen Feld als dem, auf dem er beginnt.
    .title = Noch am selben Platz
refusal-empty-square = Auf { $from } steht nichts, was ziehen könnte.
    .title = Ein leeres Feld
refusal-not-your-piece = { piece.The } auf { $from } gehört deinem Gegenüber.
    .title = Nicht deine Farbe
refusal-occupied = Auf { $squares } steht schon eine Figur. Auf jedem Feld hat nur eine Platz.
    .title = Das Feld ist besetzt
refusal-off-line = Von { $from } nach { $squares } führt keine Linie, auf der { piece.your } gehen darf.
    .title = Neben der Linie
refusal-backward-move = Ein Stein geht nie zurück. Als Dame darf er es dann.
    .title = Steine gehen nicht zurück
refusal-too-far = { $piece ->
        [king] Eine Dame geht hier ein Feld weit oder springt über eine Figur gleich neben ihr.
       *[man] Ein Stein geht ein Feld weit oder springt über eine Figur gleich neben ihm.
    }
    .title = Zu weit
refusal-jumps-own-piece = Deine eigene Figur auf { $squares } steht im Weg, und über sie kannst du nicht springen.
    .title = Deine eigene Figur steht im Weg
refusal-no-room-behind = Hinter der Figur auf { $squares } ist kein Feld zum Landen frei, also ist sie sicher.
    .title = Kein Platz zum Landen
refusal-nothing-to-capture = Auf dem Weg nach { $squares } steht keine Figur, die du schlagen kannst.
    .title = Da gibt es nichts zu schlagen
refusal-backward-capture = Ein Stein schlägt nie rückwärts, also ist die Figur auf { $squares } vor ihm sicher.
    .title = Steine schlagen nicht rückwärts
refusal-man-takes-king = Die Dame auf { $squares } ist vor Steinen sicher: Nur eine Dame kann sie schlagen.
    .title = Ein Stein schlägt keine Dame
refusal-jumped-twice = Die Figur auf { $squares } ist schon geschlagen und kommt gleich vom Brett. Du kannst nicht noch einmal über sie springen.
    .title = Nie zweimal über dieselbe Figur
refusal-turns-back = Zwischen zwei Sprüngen darfst du links oder rechts abbiegen, aber nicht umkehren.
    .title = Nicht umkehren
refusal-must-land-next = Hinter der Figur auf { $squares } bleibt deine Dame gleich auf dem nächsten Feld stehen.
    .title = Lande gleich dahinter
refusal-must-stop-behind-king = Die letzte Figur, die du schlägst, auf { $squares }, ist eine Dame. Bleib also auf dem Feld gleich dahinter stehen.
    .title = Halt gleich hinter der Dame
refusal-crowning-ends-turn = Dein Stein ist auf { $squares } zur Dame geworden, und damit endet sein Zug.
    .title = Dame! Und jetzt kurz Pause
refusal-touched-piece = Du hast zuerst die Figur auf { $squares } berührt, also ziehst du mit ihr.
    .title = Berührt, geführt

## Buttons under a refusal

action-play = { $move } spielen
action-show = Zeig’s mir
action-read = Artikel { $article } lesen

## Slips at the table

offence-no-capture = { $count ->
        [one] { piece.The } auf { $square } hätte eine Figur von dir schlagen können. Stattdessen spielte { side } { $move }.
       *[other] { piece.The } auf { $square } hätte { $count } Figuren von dir schlagen können. Stattdessen spielte { side } { $move }.
    }
    .title = { side } hat das Schlagen vergessen
offence-too-few = Mit { $move } hat { side } { $taken ->
        [1] eine Figur
       *[other] { $taken } Figuren
    } geschlagen. { piece.The } auf { $square } hätte { $count } schlagen können.
    .title = { side } hat zu wenig geschlagen
offence-unfinished = { side } hat nach { $move } aufgehört und so { $taken ->
        [1] eine Figur
       *[other] { $taken } Figuren
    } geschlagen. Der ganze Schlag bringt { $count }.
    .title = { side } hat mittendrin aufgehört

## What the opponent may do about it

remedy-huff = { piece.The-accusative } auf { $square } pusten
    .consequence = { $turn ->
        [yes] Weg damit. Das war dein Zug.
       *[no] Weg damit. Pusten ist kein Zug: Du ziehst trotzdem noch.
    }
remedy-withdraw = Zurücknehmen lassen
    .consequence = Der Zug geht zurück, und es muss geschlagen werden.
remedy-stand = Stehen lassen
    .consequence = Sag nichts und spiel weiter. Dann ist die Gelegenheit vorbei.
huffed = { side } pustet { piece.the-accusative } auf { $square } vom Brett.
withdrawn = { side } lässt den Zug zurücknehmen. Jetzt muss geschlagen werden.
stood = { side } lässt den Zug stehen.
huff-cry = { $turn ->
        [yes] Gepustet!
       *[no] Gepustet ist nicht gezogen!
    }

## Touching pieces

touch-must-move = Du hast { piece.the-accusative } auf { $square } berührt, also zieh damit.
    .title = Berührt, geführt
touch-must-take = Du hast { piece.the-accusative } auf { $square } berührt. Damit kannst du schlagen, also schlag.
    .title = Berührt, geführt
touch-straighten = Zurechtrücken
    .announcement = Ich rücke nur zurecht.
touch-hand-off = Du hast die Figur losgelassen, also gilt der Zug.
    .title = Losgelassen, gezogen

## What a player may choose at any time

option-offer-draw = Remis anbieten
option-accept-draw = Remis annehmen
option-decline-draw = Weiterspielen
option-claim-draw = Remis reklamieren
option-resign = Aufgeben
    .confirm = Diese Partie aufgeben?
option-take-back = Zurücknehmen
option-again = Noch mal, Farben getauscht
draw-offered = { side } bietet Remis an. Einverstanden?
    .title = Remis?
draw-declined = { side } möchte lieber weiterspielen.
take-back-asked = { side } möchte den letzten Zug gern zurücknehmen.
    .title = Zug zurück?

## How a game ended

result-win = { winner } gewinnt
result-draw = Remis
result-aborted = Abgebrochen
result-archived = Archiviert
result-unfinished = Läuft noch

outcome-no-move = { loser } kann nicht mehr ziehen.
outcome-no-pieces = { loser } hat keine Figur mehr.
outcome-no-move-wins = { winner } kann nicht mehr ziehen, und damit gewinnt man hier.
outcome-no-pieces-wins = { winner } hat alle Figuren verloren, und damit gewinnt man hier.
outcome-first-king = { winner } hat die erste Dame, und die entscheidet diese Partie.
outcome-resign = { loser } hat aufgegeben.
outcome-flag = { loser } hat keine Zeit mehr.
outcome-left = { loser } ist nicht wiedergekommen.
outcome-aborted = Sie wurde abgebrochen, bevor sie richtig begann.
outcome-archived = Sie stammt aus einer älteren Version: Du kannst sie ansehen, aber nicht weiterspielen.
outcome-agreement = Ihr habt euch geeinigt.
outcome-same-move = Derselbe Zug wurde { $times }-mal hintereinander gespielt.
outcome-return = Eine Figur ist { $times ->
        [2] zweimal
       *[other] { $times }-mal
    } auf dasselbe Feld zurückgekehrt.
outcome-repetition = Dieselbe Stellung stand { $times }-mal auf dem Brett.
outcome-quiet-moves = { $moves ->
        [one] Auf jeder Seite { $moves } Zug, ohne zu schlagen und ohne einen Stein zu ziehen.
       *[other] Auf jeder Seite { $moves } Züge, ohne zu schlagen und ohne einen Stein zu ziehen.
    }
outcome-material = { $moves ->
        [one] Mit so wenigen Figuren hatte jede Seite noch { $moves } Zug, und der ist verbraucht.
       *[other] Mit so wenigen Figuren hatte jede Seite noch { $moves } Züge, und die sind verbraucht.
    }
outcome-material-now = Mit diesen Figuren ist die Partie remis.
outcome-balance = { $moves ->
        [one] Seit { $moves } Zug auf jeder Seite hat sich das Kräfteverhältnis nicht verändert.
       *[other] Seit { $moves } Zügen auf jeder Seite hat sich das Kräfteverhältnis nicht verändert.
    }
outcome-one-each = Jede Seite hat nur noch eine Figur.
outcome-nobody-can-win = Keine Seite kann mehr gewinnen.

## Draw rules on the rules page

draw-agreement = Die Spieler können sich jederzeit auf Remis einigen.
draw-same-move = { $how ->
        [claim] Macht jemand { $times }-mal hintereinander denselben Zug, darf jeder Remis reklamieren.
       *[automatic] Macht jemand { $times }-mal hintereinander denselben Zug, ist die Partie remis.
    }
draw-return = { $how ->
        [claim] Zieht jemand immer wieder mit derselben Figur und kehrt { $times ->
            [2] zweimal
           *[other] { $times }-mal
        } auf dasselbe Feld zurück, darf jeder Remis reklamieren.
       *[automatic] Zieht jemand immer wieder mit derselben Figur und kehrt { $times ->
            [2] zweimal
           *[other] { $times }-mal
        } auf dasselbe Feld zurück, ist die Partie remis.
    }
draw-return-king = { $how ->
        [claim] Zieht jemand immer wieder mit derselben Dame und kehrt { $times ->
            [2] zweimal
           *[other] { $times }-mal
        } auf dasselbe Feld zurück, darf jeder Remis reklamieren.
       *[automatic] Zieht jemand immer wieder mit derselben Dame und kehrt { $times ->
            [2] zweimal
           *[other] { $times }-mal
        } auf dasselbe Feld zurück, ist die Partie remis.
    }
draw-repetition = { $how ->
        [claim] Steht dieselbe Stellung mit derselben Seite am Zug { $times }-mal auf dem Brett, darf jeder Remis reklamieren.
       *[automatic] Steht dieselbe Stellung mit derselben Seite am Zug { $times }-mal auf dem Brett, ist die Partie remis.
    }
draw-quiet-moves = { $how ->
        [claim] Macht jede Seite { $moves ->
            [one] { $moves } Zug
           *[other] { $moves } Züge
        } hintereinander, ohne zu schlagen und ohne einen Stein zu ziehen, darf jeder Remis reklamieren.
       *[automatic] Macht jede Seite { $moves ->
            [one] { $moves } Zug
           *[other] { $moves } Züge
        } hintereinander, ohne zu schlagen und ohne einen Stein zu ziehen, ist die Partie remis.
    }
draw-material = { $how ->
        [claim] Übrig auf der einen Seite: { $stronger }; auf der anderen: { $weaker }. Hat nach { $moves ->
            [one] { $moves } weiteren Zug
           *[other] { $moves } weiteren Zügen
        } auf jeder Seite niemand gewonnen, darf jeder Remis reklamieren.
       *[automatic] Übrig auf der einen Seite: { $stronger }; auf der anderen: { $weaker }. Hat nach { $moves ->
            [one] { $moves } weiteren Zug
           *[other] { $moves } weiteren Zügen
        } auf jeder Seite niemand gewonnen, ist die Partie remis.
    }
draw-material-road = { $how ->
        [claim] Übrig auf der einen Seite: { $stronger }; auf der anderen, die die längste Diagonale hält: { $weaker }. Hat nach { $moves ->
            [one] { $moves } weiteren Zug
           *[other] { $moves } weiteren Zügen
        } auf jeder Seite niemand gewonnen, darf jeder Remis reklamieren.
       *[automatic] Übrig auf der einen Seite: { $stronger }; auf der anderen, die die längste Diagonale hält: { $weaker }. Hat nach { $moves ->
            [one] { $moves } weiteren Zug
           *[other] { $moves } weiteren Zügen
        } auf jeder Seite niemand gewonnen, ist die Partie remis.
    }
material-kings = { $kings ->
        [1] eine Dame
        [2] zwei Damen
        [3] drei Damen
        [one] { $kings } Dame
       *[other] { $kings } Damen
    }
material-kings-or-more = { $kings ->
        [1] eine Dame oder mehr
        [2] zwei Damen oder mehr
        [3] drei Damen oder mehr
        [one] { $kings } Dame oder mehr
       *[other] { $kings } Damen oder mehr
    }
material-men = { $men ->
        [1] ein Stein
        [2] zwei Steine
        [3] drei Steine
        [one] { $men } Stein
       *[other] { $men } Steine
    }
draw-balance = { $how ->
        [claim] Haben beide Seiten Damen, sind noch { $fewest } bis { $most } Figuren da und macht jede Seite { $moves ->
            [one] { $moves } Zug
           *[other] { $moves } Züge
        } ohne Schlag und ohne neue Dame, darf jeder Remis reklamieren.
       *[automatic] Haben beide Seiten Damen, sind noch { $fewest } bis { $most } Figuren da und macht jede Seite { $moves ->
            [one] { $moves } Zug
           *[other] { $moves } Züge
        } ohne Schlag und ohne neue Dame, ist die Partie remis.
    }
draw-material-now = { $how ->
        [claim] Übrig auf der einen Seite: { $stronger }; auf der anderen: { $weaker }. Dann darf jeder Remis reklamieren.
       *[automatic] Übrig auf der einen Seite: { $stronger }; auf der anderen: { $weaker }. Dann ist die Partie remis.
    }
draw-one-each = { $how ->
        [claim] Hat jede Seite nur noch eine Figur, darf jeder Remis reklamieren.
       *[automatic] Hat jede Seite nur noch eine Figur, ist die Partie remis.
    }
draw-nobody-can-win = { $how ->
        [claim] Kann keine Seite mehr gewinnen, ist die Partie remis: Einigt euch darauf, oder lasst euch vom Programm den Beweis zeigen.
       *[automatic] Kann keine Seite mehr gewinnen, ist die Partie remis.
    }
draw-option = Diese Regel zählt nur, wenn beide Spieler sie vor der Partie wollen.

## Draw counters beside the board

counter-agreement = Remis nur, wenn ihr euch einigt, und das jederzeit
counter-same-move = { $done ->
        [0] Noch kein Zug wiederholt: { $limit }-mal hintereinander ist Remis
       *[other] { $move } hintereinander: { $done } von { $limit } Malen
    }
counter-return = { $done ->
        [0] { $limit ->
            [2] Noch keine Figur zurückgekehrt: zweimal ist Remis
           *[other] Noch keine Figur zurückgekehrt: { $limit }-mal ist Remis
        }
        [1] { $limit ->
            [2] Einmal zurück auf { $square }: zweimal ist Remis
           *[other] Zurück auf { $square }: { $done } von { $limit } Malen
        }
       *[other] Zurück auf { $square }: { $done } von { $limit } Malen
    }
counter-repetition = { $done ->
        [0] Noch keine Wiederholung
        [1] Noch keine Wiederholung
       *[other] Gleiche Stellung: { $done } von { $limit } Malen
    }
counter-quiet-moves = { $limit ->
        [one] { $done } von { $limit } Zug ohne Schlag und ohne Steinzug
       *[other] { $done } von { $limit } Zügen ohne Schlag und ohne Steinzug
    }
counter-material = { $limit ->
        [one] { $done } von { $limit } Zug, um mit so wenigen Figuren zu gewinnen
       *[other] { $done } von { $limit } Zügen, um mit so wenigen Figuren zu gewinnen
    }
counter-material-now = Mit diesen Figuren darf man Remis reklamieren
counter-balance = { $limit ->
        [one] { $done } von { $limit } Zug bei gleichem Kräfteverhältnis
       *[other] { $done } von { $limit } Zügen bei gleichem Kräfteverhältnis
    }
counter-one-each = Remis, sobald jede Seite nur noch eine Figur hat
counter-nobody-can-win = Remis, sobald keine Seite mehr gewinnen kann

## Rule sheets

sheet-hotte-nl = Hötte, niederländische Spielanleitung
    .special = Der größte Schlag geht vor, und ewiges Hin und Her führt zum Remis.
sheet-hotte-fr = Hötte, französische Spielanleitung
    .special = Wie die niederländische Anleitung, aber eine Wiederholung ist nur Remis, wenn du es reklamierst.
sheet-english = Hötte, englische Spielanleitung
    .special = Schwarz beginnt. Eine Dame geht nur ein Feld weit, und du schlägst, was du willst.
sheet-swedish = Hötte, schwedische Spielanleitung
    .special = Eine Dame landet gleich hinter der Figur, die sie schlägt. Schlag vergessen? Verlang ihn, oder puste.
sheet-danish = Hötte, dänische Spielanleitung
    .special = Mitten im Schlag zur Dame geworden, und als Dame geht es weiter.
sheet-norwegian = Hötte, norwegische Spielanleitung
    .special = Eine Dame geht nur ein Feld weit, aber der größte Schlag geht vor. Ein Versehen bleibt stehen oder wird neu gespielt.
sheet-finnish = Hötte, finnische Spielanleitung
    .special = Schwarz beginnt. Steine schlagen nur vorwärts, Damen fliegen, und du wählst deinen Schlag.
sheet-kndb = Spielregeln des Königlich Niederländischen Damebunds
    .special = Sechzehn kurze Regeln. Weis auf ein Versehen hin, oder spiel einfach weiter.
sheet-djeco = Djeco, Spielanleitung
    .special = Blau gegen Grün auf roten Feldern, und wer das Schlagen vergisst, wird gepustet.
sheet-international = Internationale Dame
    .special = Das Spiel des Weltverbands auf 100 Feldern: fliegende Damen, und Mehrschlag geht vor.
sheet-frisian = Friesische Dame
    .special = Geschlagen wird schräg und gerade, und eine Dame ist fast zwei Steine wert.
sheet-russian = Russische Dame
    .special = Wähl deinen Schlag. Ein Stein, der mitten im Schlag zur Dame wird, stürmt als Dame weiter.
sheet-brazilian = Brasilianische Dame
    .special = Internationale Dame auf dem kleinen Brett mit 64 Feldern.
sheet-pool = Pool Checkers
    .special = Fliegende Damen, freie Wahl beim Schlagen, und Schwarz beginnt.
sheet-english-wcdf = Englische Dame (Checkers)
    .special = Checkers, wie die Meister es spielen: kurze Damen, freie Wahl und Remis nach 40 Zügen.
sheet-italian = Italienische Dame
    .special = Kein Stein kann eine Dame schlagen, und vier Regeln sagen, welcher Schlag vorgeht.
sheet-spanish = Spanische Dame
    .special = Steine schlagen nur vorwärts, Damen fliegen: Schlag die meisten Figuren, dann die meisten Damen.
sheet-portuguese = Portugiesische Dame
    .special = Das spanische Spiel auf den dunklen Feldern eines gespiegelten Bretts.
sheet-czech = Tschechische Dame
    .special = Fliegende Damen schlagen vor den Steinen; sonst wählst du selbst.
sheet-turkish = Türkische Dame
    .special = Gerade Linien auf allen 64 Feldern, und jede geschlagene Figur kommt sofort vom Brett.
sheet-thai = Thailändische Dame
    .special = Acht Steine für jeden. Eine Dame landet gleich hinter der Figur, die sie schlägt, und darf auch umkehren.
sheet-canadian = Kanadische Dame
    .special = Das große Brett: 144 Felder und dreißig Steine für jeden.
sheet-srilankan = Sri-lankische Dame
    .special = Das große Brett mit 144 Feldern, gespiegelt.
sheet-jamaican = Jamaikanische Dame
    .special = Pool Checkers auf einem gespiegelten Brett.
sheet-filipino = Philippinische Dame
    .special = Das brasilianische Spiel auf einem gespiegelten Brett.
sheet-spantsiretti = Spantsiretti
    .special = Russische Dame auf einem Brett, zehn Felder breit und acht hoch.
sheet-killer = Killerdame
    .special = Eine Dame, die zuletzt eine Dame schlägt, hält gleich dahinter; so gewinnen zwei Damen gegen eine.
sheet-breakthrough = Durchbruchdame
    .special = Ein Wettlauf: Die erste Dame gewinnt.
sheet-antidraughts = Schlagdame
    .special = Verkehrte Welt: Verlier alle deine Figuren und gewinn.
sheet-poddavki = Russische Schlagdame
    .special = Poddavki: Schlagen ist Pflicht, also lass dir alles wegschlagen.
sheet-frysk = Frysk!
    .special = Friesische Dame im Kleinen: fünf Steine für jeden.

## Shelves

shelf-leaflet = Aus der Schachtel
shelf-federation = Wie die Verbände spielen
shelf-other = Mehr Spiele
shelf-house = Deine eigenen Regeln

## Languages, each by its own name

language-nl = Nederlands
language-fr = Français
language-en = English
language-sv = Svenska
language-da = Dansk
language-nb = Norsk
language-fi = Suomi
language-de = Deutsch
language-ar = العربية
language-tr = Türkçe
language-es = Español
language-it = Italiano
language-pt = Português
language-ru = Русский

## The rules page: headings

rules-title = Spielregeln: { $name }
heading-board = Das Brett
heading-moves = Züge
heading-capture = Schlagen
heading-crowning = Zur Dame werden
heading-table = Am Tisch
heading-end = Das Ende der Partie
heading-draws = Remis
heading-writing = Partien aufschreiben
heading-readings = Wo das Regelblatt schweigt
article = Artikel { $article }
article-introduction = Einleitung
reading-note = Das Regelblatt sagt hier nichts; so spielen wir es.
try-it = Probier’s aus
try-play = { side } am Zug: Spiel { $move }.
try-refused = Und wie wäre es mit { $move }?
try-draw = { side } am Zug: Spiel { $move } und achte auf den Zähler.

## Titles of articles on the rules page

topic-board-size = Wie groß das Brett ist
topic-board-squares = Welche Felder mitspielen
topic-board-dark-corner = Wie das Brett liegt
topic-board-men-rows = Aufstellen
topic-start-first = Wer beginnt
topic-start-colours-by-lot = Wer welche Farbe spielt
topic-colours-white = Die Steine
topic-colours-black = Die Steine
topic-colours-squares = Die Farbe der Felder
topic-lines-move = Die Linien der Figuren
topic-lines-capture = Wie man schlägt
topic-man-steps = Wie ein Stein zieht
topic-man-captures-backward = Wie ein Stein schlägt
topic-man-captures-kings = Steine und Damen
topic-king-flies = Wie eine Dame zieht
topic-king-lands = Wo eine Dame nach dem Schlag landet
topic-king-limit = Züge mit einer Dame
topic-capture-compulsory = Schlagen ist Pflicht
topic-capture-finish = Bis zum Ende
topic-capture-priority = Welcher Schlag vorgeht
topic-capture-priority-also = Dame oder Stein
topic-capture-removal = Wann geschlagene Figuren weggehen
topic-capture-removal-also = Nie zweimal über dieselbe Figur
topic-capture-turns-back = Abbiegen zwischen zwei Sprüngen
topic-crowning-when = Zur Dame werden
topic-end-no-move = Gewinnen und verlieren
topic-end-first-king-wins = Die erste Dame
topic-table-remedies = Wenn jemand etwas übersieht
topic-table-offences = Was ein Versehen ist
topic-table-huff-is-turn = Pusten
topic-touch-binds = Berührt, geführt
topic-touch-straightening = Figuren zurechtrücken
topic-touch-hand-off-ends = Wann ein Zug vorbei ist
topic-pdn-type = Die Nummer dieses Spiels
topic-pdn-notation = Die Namen der Felder
topic-pdn-result = Punkte
topic-pdn-result-order = Wessen Punkte vorn stehen
topic-draws = Remis

## The rules

rule-board-size = Das Brett hat { $width } × { $height } Felder.
rule-board-squares-dark = Gespielt wird nur auf der Hälfte der Felder: immer abwechselnd auf jedem zweiten.
rule-board-squares-all = Gespielt wird auf allen Feldern.
rule-board-dark-corner-left = Leg das Brett so, dass die Ecke an deiner linken Hand ein Feld ist, auf dem gespielt wird.
rule-board-dark-corner-right = Leg das Brett so, dass die Ecke an deiner rechten Hand ein Feld ist, auf dem gespielt wird.
rule-board-men-rows = { $rows ->
        [1] Jede Seite stellt { $men } Steine auf die Reihe gleich vor sich.
       *[other] Jede Seite stellt { $men } Steine auf die { $rows } Reihen gleich vor sich.
    }
rule-board-men-rows-apart = Jede Seite stellt { $men } Steine auf ihre Reihen { $list }, vom eigenen Rand aus gezählt; die Reihen dazwischen und dahinter bleiben leer.
rule-start-first = { side } macht den ersten Zug.
rule-start-colours-by-lot-yes = Um die Farben wird gelost.
rule-start-colours-by-lot-no = Die Spieler machen unter sich aus, wer welche Farbe spielt; gelost wird nicht.
rule-colours-white-white = Die eine Seite spielt mit den weißen Steinen.
rule-colours-white-blue = Die eine Seite spielt mit den blauen Steinen.
rule-colours-white-red = Die eine Seite spielt mit den roten Steinen.
rule-colours-black-black = Die andere Seite spielt mit den schwarzen Steinen.
rule-colours-black-green = Die andere Seite spielt mit den grünen Steinen.
rule-colours-black-white = Die andere Seite spielt mit den weißen Steinen.
rule-colours-squares-dark = Die Steine stehen auf den dunklen Feldern.
rule-colours-squares-red = Die Steine stehen auf den roten Feldern.
rule-colours-squares-light = Die Steine stehen auf den hellen Feldern.

rule-lines-move-diagonal = Die Figuren ziehen schräg, auf den Diagonalen.
rule-lines-move-orthogonal = Die Figuren ziehen gerade, auf Reihen und Spalten.
rule-lines-capture-diagonal = Du schlägst, indem du schräg über eine gegnerische Figur auf ein freies Feld dahinter springst.
rule-lines-capture-orthogonal = Du schlägst, indem du gerade auf einer Reihe oder Spalte über eine gegnerische Figur auf ein freies Feld dahinter springst.
rule-lines-capture-both = Du schlägst, indem du über eine gegnerische Figur auf ein freies Feld dahinter springst: schräg und auch gerade auf Reihen und Spalten.
rule-man-steps-forward = Ein Stein zieht ein Feld vorwärts.
rule-man-steps-forward-sideways = Ein Stein zieht ein Feld vorwärts oder zur Seite.
rule-man-captures-backward-yes = Ein Stein schlägt vorwärts und rückwärts.
rule-man-captures-backward-no = Ein Stein schlägt nie rückwärts.
rule-man-captures-kings-yes = Ein Stein darf eine Dame genauso schlagen wie einen Stein.
rule-man-captures-kings-no = Ein Stein kann keine Dame schlagen; das kann nur eine Dame.
rule-king-flies-yes = Eine Dame fliegt: Sie zieht über freie Felder, so weit sie will, vorwärts und rückwärts, und schlägt auch aus der Ferne.
rule-king-flies-no = Eine Dame zieht immer ein Feld weit, vorwärts oder rückwärts.
rule-king-lands-anywhere = Eine Dame, die schlägt, landet auf einem beliebigen freien Feld hinter der übersprungenen Figur.
rule-king-lands-also = Kann der Schlagzug von einem dieser Felder aus weitergehen, muss die Dame auf einem solchen Feld landen.
rule-king-lands-next = Eine Dame, die schlägt, landet auf dem Feld gleich hinter der übersprungenen Figur.
rule-king-lands-next-behind-last-king = Eine Dame, die schlägt, landet auf einem beliebigen freien Feld hinter der übersprungenen Figur; ist aber die letzte geschlagene Figur eine Dame, bleibt sie gleich dahinter stehen.
rule-king-limit = { $limit ->
        [one] Solange du noch Steine hast, macht ein und dieselbe Dame höchstens { $limit } Zug hintereinander, ohne zu schlagen: Dann zieh mit einer anderen Figur oder schlag.
       *[other] Solange du noch Steine hast, macht ein und dieselbe Dame höchstens { $limit } Züge hintereinander, ohne zu schlagen: Dann zieh mit einer anderen Figur oder schlag.
    }
rule-king-limit-none = Mit einer Dame darfst du so oft hintereinander ziehen, wie du willst.

rule-capture-compulsory-yes = Wenn du schlagen kannst, musst du schlagen.
rule-capture-compulsory-no = Du darfst schlagen, musst aber nicht.
rule-capture-finish-yes = Ein Schlag geht weiter, solange dieselbe Figur noch springen kann.
rule-capture-finish-no = Du darfst einen Schlag nach jedem Sprung beenden.
rule-capture-priority-none = Sind mehrere Schlagzüge möglich, such dir einen aus.
rule-capture-priority-most-pieces = { $place ->
        [1] Sind mehrere Schlagzüge möglich, schlag die meisten Figuren; eine Dame zählt als eine Figur.
       *[other] Bleibt dann noch eine Wahl, schlag die meisten Figuren.
    }
rule-capture-priority-highest-value = { $place ->
        [1] Sind mehrere Schlagzüge möglich, nimm den wertvollsten: Eine Dame zählt etwas weniger als zwei Steine, aber mehr als einer.
       *[other] Bleibt dann noch eine Wahl, nimm den wertvollsten Schlagzug: Eine Dame zählt etwas weniger als zwei Steine, aber mehr als einer.
    }
rule-capture-priority-with-king = { $place ->
        [1] Können eine Dame und ein Stein schlagen, schlag mit der Dame.
       *[other] Bleibt dann noch eine Wahl, schlag lieber mit einer Dame als mit einem Stein.
    }
rule-capture-priority-most-kings = { $place ->
        [1] Sind mehrere Schlagzüge möglich, schlag die meisten Damen.
       *[other] Bleibt dann noch eine Wahl, schlag die meisten Damen.
    }
rule-capture-priority-king-first = { $place ->
        [1] Sind mehrere Schlagzüge möglich, nimm den, der am frühesten auf eine Dame trifft.
       *[other] Bleibt dann noch eine Wahl, nimm den Schlagzug, der am frühesten auf eine Dame trifft.
    }
rule-capture-priority-also = Eine Dame hat keinen Vorrang: Entscheidet nichts anderes, schlag mit einer Dame oder mit einem Stein, wie du willst.
rule-capture-removal-after = Geschlagene Figuren bleiben auf dem Brett, bis der ganze Schlag vorbei ist.
rule-capture-removal-also = In einem Schlag springst du über keine Figur zweimal, aber über ein leeres Feld darfst du öfter.
rule-capture-removal-at-once = Jede geschlagene Figur kommt sofort vom Brett, und das kann den Weg für den nächsten Sprung frei machen.
rule-capture-turns-back-yes = Zwischen zwei Sprüngen darf eine Figur abbiegen, wohin sie will.
rule-capture-turns-back-no = Zwischen zwei Sprüngen darf eine Figur links oder rechts abbiegen, aber nicht umkehren.
rule-crowning-when-at-end = Ein Stein wird zur Dame, wenn sein Zug auf der Damenreihe endet. Kommt er beim Schlagen dort nur vorbei, bleibt er ein Stein.
rule-crowning-when-stops = Ein Stein, der die Damenreihe erreicht, wird zur Dame, und sein Zug endet dort.
rule-crowning-when-goes-on = Ein Stein, der die Damenreihe erreicht, wird sofort zur Dame; kann er weiter schlagen, tut er es als Dame.

rule-end-no-move-loses = Wer am Zug ist und keine Figur oder keinen Zug mehr hat, hat verloren.
rule-end-no-move-wins = Wer am Zug ist und keine Figur oder keinen Zug mehr hat, hat gewonnen.
rule-end-first-king-wins-yes = Wer zuerst eine Dame bekommt, hat gewonnen.
rule-end-first-king-wins-no = Mit einer Dame ist die Partie noch nicht zu Ende.

rule-table-remedies-none = Nach einem Versehen hat dein Gegenüber kein besonderes Recht: Der Zug geht einfach nicht.
rule-table-remedies-huff = Bei einem Versehen deines Gegenübers darfst du pusten: Du nimmst die Figur vom Brett, die hätte schlagen müssen.
rule-table-remedies-withdraw = Bei einem Versehen deines Gegenübers darfst du den Zug zurücknehmen und schlagen lassen.
rule-table-remedies-stand = Bei einem Versehen deines Gegenübers darfst du den Zug stehen lassen und einfach weiterspielen.
rule-table-offences-none = Kein Versehen gibt dem Gegenüber ein Recht.
rule-table-offences-no-capture = Nicht zu schlagen, obwohl du musst, ist ein Versehen.
rule-table-offences-too-few = Weniger Figuren zu schlagen, als du musst, ist ein Versehen.
rule-table-offences-unfinished = Mitten im Schlag aufzuhören, ist ein Versehen.
rule-table-huff-is-turn-yes = Pusten zählt als dein Zug.
rule-table-huff-is-turn-no = Pusten ist kein Zug: Danach ziehst du noch selbst.
rule-table-huff-is-turn-none = Gepustet wird nicht.
rule-touch-binds-no = Du darfst eine Figur berühren und dann mit einer anderen ziehen.
rule-touch-binds-yes = Die Figur, die du berührst, musst du auch ziehen.
rule-touch-binds-if-able = Mit der Figur, die du berührst, ziehst du, wenn sie einen Zug hat.
rule-touch-straightening-yes = Eine Figur, die schief steht, darfst du zurechtrücken, wenn du es vorher sagst.
rule-touch-straightening-no = Das Zurechtrücken ist nicht als Ausnahme genannt.
rule-touch-hand-off-ends-yes = Ein Zug ist vorbei, wenn du die Figur loslässt.
rule-touch-hand-off-ends-no = Wenn du eine Figur loslässt, ist dein Zug noch nicht vorbei.

rule-pdn-type = In Partiedateien hat dieses Spiel die Nummer { $type }.
rule-pdn-type-none = In Partiedateien hat dieses Spiel keine eigene Nummer.
rule-pdn-notation-n0 = Die Felder sind ab 1 nummeriert, von { side } aus gesehen unten links beginnend.
rule-pdn-notation-n1 = Die Felder sind ab 1 nummeriert, von { side } aus gesehen unten rechts beginnend.
rule-pdn-notation-n2 = Die Felder sind ab 1 nummeriert, von { side } aus gesehen oben links beginnend.
rule-pdn-notation-n3 = Die Felder sind ab 1 nummeriert, von { side } aus gesehen oben rechts beginnend.
rule-pdn-notation-a0 = Die Felder haben einen Buchstaben und eine Ziffer; a1 liegt von { side } aus gesehen unten links.
rule-pdn-notation-a1 = Die Felder haben einen Buchstaben und eine Ziffer; a1 liegt von { side } aus gesehen unten rechts.
rule-pdn-result-2-0 = Ein Sieg wird mit zwei Punkten notiert, ein Remis mit je einem.
rule-pdn-result-1-0 = Ein Sieg wird mit einem Punkt notiert, ein Remis mit je einem halben.
rule-pdn-result-order-white-black = Die Punkte von { side } stehen vorn.
rule-pdn-result-order-first-second = Die Punkte der Seite, die begonnen hat, stehen vorn.

## Was an einer Datei mit Partien seltsam war, und als was es gelesen wurde.

pdn-read-variant = Die Datei sagt nur „{ $variant }“: gelesen als { $game }.
pdn-read-moves = Die Datei nennt ihr Spiel nicht. Gelesen als { $game }: Dort geht { $moves }.
pdn-read-squares = Die Datei nennt ihr Spiel nicht. Gelesen als { $game }: Kein Feld liegt über { $last }.
pdn-read-turned = Gelesen als { $game }, die Buchstaben von der Seite gezählt, die beginnt.
pdn-read-glued = Das Ergebnis { $result } und die nächste Partie standen zusammen. Getrennt gelesen.
pdn-read-quiet = { $written } schlägt nichts. Gelesen als { $move }.
pdn-read-crowned = Ein Stein auf der Damenreihe ({ $squares }). Gelesen als Dame.

## Notes of the engine to a game

annotation-good = Der einzige gute Zug hier.
annotation-brilliant = Ein schönes Opfer.
annotation-dubious = { $move } war etwas besser.
annotation-mistake = { $move } war besser.
annotation-blunder = Das kostet viel. { $move } war der Zug.
annotation-missed-win = { $move } hätte gewonnen.
graph = So verlief die Partie
    .description = { side } steht besser, wo die Linie über der Mitte läuft, die andere Seite, wo sie darunter läuft. Zeichen zeigen die Züge, die einen zweiten Blick wert sind.
