### damier, Lesarten auf Deutsch: warum eine Regel so gespielt wird.

## Wo kein Text es sagt

why-house = Deine eigene Regel.
why-agree = Zwei Spieler dürfen sich immer einigen.
why-agree-no-circles = Zwei Spieler dürfen sich immer einigen; ohne Damen kann sich eine Partie nicht im Kreis drehen.
why-agree-endgame = Der Text nennt das Endspiel; hier dürfen sich zwei Spieler jederzeit einigen.
why-usual = Die meisten Texte sagen dazu nichts; es ist wie in den meisten Spielen.
why-as-played = So wird es meistens gespielt; ein Text eines Verbands lag nicht vor.
why-as-played-online = So wird es online gespielt; ein Text eines Verbands lag nicht vor.
why-as-tournaments = So wird es auf Turnieren gespielt; ein Text eines Verbands lag nicht vor.
why-federation-plays = So spielen es die Spieler des Verbands; sein Text lag nicht vor.
why-brief-rules = So sagen es die kurzen Regeln des Verbands; sie haben keine Nummern.
why-brief-rules-fifteen = So sagen es die kurzen Regeln des Verbands: fünfzehn Züge, für jede Seite gezählt.
why-only-difference = Darin unterscheidet sich das Spiel von seinem nächsten Verwandten; ein Text eines Verbands lag nicht vor.
why-taken-over = Übernommen von dem Spiel, von dem es stammt.
why-aim = Das Ziel dieses Spiels, wie es online gespielt wird.
why-king-means = Eine Dame zu bekommen ist ein Mittel, nicht das Ziel.
why-no-limit = Eine Grenze für Züge mit derselben Dame ist nicht bekannt.
why-never-comes-up = Eine übersprungene Figur bleibt bis zum Ende stehen; das kommt also nie vor.
why-no-endless-game = Eine Regel ist nicht bekannt; Remis darf man reklamieren wie in den meisten Spielen, damit keine Partie endlos wird.
why-taken-as-claim = Verstanden als etwas, das man reklamiert; der Wortlaut lag nicht vor.

## Brett und Anfang

why-size-hundred = Eine Größe steht nicht da; je zwanzig Steine füllen vier Reihen eines Bretts mit 100 Feldern.
why-size-sixty-four = Eine Größe steht nicht da; je zwölf Steine füllen drei Reihen eines Bretts mit 64 Feldern.
why-size-sister = Eine Größe steht nicht da; es ist das Brett der anderen Spielanleitungen aus derselben Schachtel.
why-size-kndb = Eine Größe steht nicht da; der Verband spielt auf 100 Feldern.
why-men-kndb = Der Anfang ist nicht abgedruckt; je zwanzig Steine auf den vier nächsten Reihen.
why-men-sister = Die Zahl der Steine steht nicht da; je zwölf wie in den anderen Spielanleitungen.
why-corner-right-white = Die Ecke rechts ist weiß, also ist die linke dunkel.
why-corner-hundred = Nicht in Worten; wie auf jedem anderen Brett mit 100 Feldern.
why-corner-czech = Nach den kurzen Regeln wird Weiß auf b8, d8, f8 und h8 zur Dame, also ist a1 dunkel.
why-corner-both = Das Brett wird auf beide Arten hingelegt; gespiegelt ist es bekannter.
why-light-squares = In Spanien stehen die Steine auf den hellen Feldern.
why-all-squares = Alle Felder werden benutzt, also spielt das keine Rolle.
why-red-squares = Gespielt wird auf den roten Feldern.
why-green-squares = Auf den Brettern des Verbands sind sie grün.
why-lighter-pieces = Die helleren Steine.
why-darker-pieces = Die dunkleren Steine; auf Turnieren sind sie rot.
why-black-as-usual = Nur Weiß wird genannt; die andere Seite ist wie üblich schwarz.
why-first-blue = Blau beginnt, und Blau ist die Seite, die anderswo Weiß heißt.
why-first-darker = Die dunkleren Steine beginnen; der Artikel lag nicht vor.
why-first-thai = Die Quellen sind uneins; in PDN beginnt Schwarz.
why-colours-unsaid = Wie die Farben verteilt werden, steht nicht da.
why-colours-pairing = Die Paarungen des Turniers verteilen die Farben.
why-colours-toss = Wer das Los gewinnt, wählt seine Farbe.

## Ziehen und Schlagen

why-one-at-a-time = Ein Feld auf einmal, wie in der Einleitung.
why-diagonal-only = Nirgends wird eine andere Richtung als schräg genannt.
why-king-both-ways = Nur von der Dame heißt es, dass sie in beide Richtungen schlägt.
why-backward-swedish = Artikel 1 spricht nur von Sprüngen nach vorn; Artikel 4 erlaubt sie ausdrücklich auch zurück, und das entscheidet.
why-king-is-piece = Gemeint sind Figuren, und eine Dame ist eine.
why-takes-kings-english = Es ist nur von Steinen die Rede; eine Dame schlägt man genauso, sonst ginge sie nie verloren.
why-takes-kings-djeco = Eine Dame zu schlagen wird damit verglichen, einen Stein zu schlagen.
why-takes-kings-frisian = Eine geschlagene Dame hat einen eigenen Wert, also schlagen Steine auch Damen.
why-lands-any = Hinter der Figur können mehrere freie Felder liegen, und die Dame darf auf jedem davon stehen bleiben.
why-lands-finnish = Zu den Zeichnungen heißt es, dass mehrere leere Felder auf dem Weg liegen dürfen. Man muss aber schlagen, sooft man kann (Artikel 4); also landet die Dame dort, wo es weitergeht.
why-lands-goes-on = Ein Schlagzug muss zu Ende gespielt werden; also landet die Dame dort, wo es weitergeht.
why-lands-next = Eine Dame, die ein Feld weit zieht, springt auf das nächste Feld.
why-lands-killer = Wie die Engines es spielen: Nur das letzte Feld zählt, und nur, wenn die zuletzt geschlagene Figur eine Dame ist.
why-most-is-whole = Wer die meisten schlagen muss, kann nicht mittendrin aufhören.
why-finish-djeco = Der Stein schlägt weiter; die Dame darf weiterschlagen (6), aber die meisten zu schlagen ist Pflicht (7).
why-finish-finnish = Man muss schlagen, sooft man kann, also auch die zweite Figur hintereinander.
why-finish-last-row = Vom Stein auf der letzten Reihe heißt es, dass er weiterschlagen muss, solange er kann.
why-chosen-to-the-end = Man darf jeden Schlagzug wählen, muss ihn aber zu Ende spielen.
why-quantity-quality = Erst das Gesetz der Menge, dann das der Güte.
why-most-is-natural = Die meisten zu wählen gilt als natürlich; verstanden als Pflicht, wie in den anderen Spielanleitungen.
why-priority-kndb = Der französische Text verlangt nur einen Schlag von zwei oder mehr; alle anderen den, der die meisten nimmt.
why-priority-italian = Für jeden Punkt ein Artikel, 6.6 bis 6.9.
why-frisian-tie = Dass bei gleichem Wert die Dame schlägt, steht in Artikel 12.
why-removal-international = Wann, steht nicht da; gespielt wie im internationalen Damespiel.
why-removal-after = Wann, steht nicht da; die Figuren kommen weg, wenn der Zug zu Ende ist.
why-turkish-strike = Der türkische Schlag: Übersprungene Figuren bleiben bis zum Ende stehen, und man kommt nur einmal an ihnen vorbei.

## Dame werden

why-crown-danish = Dame, sobald er die Reihe erreicht hat; also schlägt er als Dame weiter.
why-crown-finnish = Nach dem Text zu Zeichnung 1 schlägt die neue Dame im selben Zug weiter.
why-crown-djeco = Von einem Stein, der weiterschlägt, ist nicht die Rede; er bleibt ein Stein, wie es in Frankreich Brauch ist.
why-crown-norwegian = Ob der Zug weitergeht, steht nicht da; mit kurzen Damen endet er, wie in der englischen Spielanleitung.
why-crown-forward = Ein Stein schlägt nur nach vorn, also endet sein Zug immer auf der letzten Reihe.
why-crown-turkish = Die Quellen sind uneins; meist wird der Stein zur Dame, wenn sein Zug zu Ende ist.

## Am Tisch

why-no-remedy = Was man dann tun darf, steht nicht da; so ein Zug geht einfach nicht.
why-no-irregularities = Der Text über Unregelmäßigkeiten lag nicht vor; so ein Zug geht einfach nicht.
why-referee = So ein Zug ist Sache des Schiedsrichters; der Gegner hat kein eigenes Recht.
why-remedies-are-rights = Das ist ein Recht, keine Pflicht; also darf der Zug auch stehen bleiben.
why-remedy-czech = Ein vergessener Schlag wird zurückgenommen, außer der Gegner lässt ihn gelten, indem er zieht.
why-offences-alike = Genannt wird der vergessene Schlag; zu wenig schlagen oder mittendrin aufhören gilt genauso.
why-offences-swedish = Zu wenig schlagen ist nicht der Schlag, den Artikel 5 verlangt. Hört ein Schlag mittendrin auf, trifft es nur die Figur, die aufgehört hat.
why-offences-djeco = Zu wenig schlagen oder mittendrin aufhören ist nicht der Schlag, den 7 verlangt; jede Figur, die ihn hätte machen können, darf gepustet werden.
why-offences-kndb = Regel 14 meint jeden Zug gegen die Regeln. Was keine Figur kann, lässt sich hier gar nicht spielen; ein halber Schlag nimmt zu wenig.
why-offences-frisian = Genannt wird der Schlag, der nicht oder nicht richtig gemacht wird: auch einer, der zu wenig nimmt oder mittendrin aufhört.
why-huff-saying = Eine französische Redensart: Pusten ist nicht spielen.
why-no-huffing = Vom Pusten ist nicht die Rede.
why-huffing-not-played = Gepustet wird nicht.
why-huffing-abolished = Das Pusten wurde abgeschafft; so ein Zug geht einfach nicht.
why-touch-unmentioned = Von berührten Figuren ist nicht die Rede.
why-straightening-unnamed = Eine Ausnahme fürs Zurechtrücken wird nicht genannt.
why-straightening-leave = Nur wenn der Gegner es vorher erlaubt.
why-move-over = Wann ein Zug vorbei ist, steht nicht da.

## Remis

why-own-turns = Eine ununterbrochene Folge eigener Züge mit derselben Figur.
why-same-move-djeco = Die Sprachen sind uneins: Nur der englische und der dänische Text verlangen dreimal hintereinander, die anderen das dritte Mal. Gespielt als ununterbrochene Folge eigener Züge mit derselben Figur.
why-return-square = Es zählt das Feld: Auch wer im Dreieck läuft, kehrt zurück, nicht nur, wer hin und her geht.
why-by-each-side = Gezählt als Züge jeder Seite.
why-quiet-djeco = Zwanzig Züge jeder Seite ohne Schlag und ohne Zug eines Steins; wörtlich genommen wäre jede Partie mit dem 20. Zug zu Ende.
why-quiet-spanish = Vierzig Züge hintereinander mit Damen, also zwanzig jeder Seite.
why-proof = Entschieden durch Einigung oder durch Beweis aus der Endspieltabelle.
why-proof-kndb = Entschieden durch Einigung oder durch Beweis aus der Endspieltabelle. Auf der arabischen Seite heißt es, dass keiner mehr ziehen kann.
why-two-kings-swedish = Das Beispiel steht so in der Spielanleitung. Weil eine Dame aber gleich hinter dem Geschlagenen landet (Artikel 4), gewinnen zwei Damen fast immer: Beispiel und Regel widersprechen sich. Weil es dasteht, darf man Remis reklamieren.
why-same-player = Jedes Mal muss derselbe Spieler am Zug sein.
why-thirteen = Die bekannten dreizehn Züge; die Regel selbst lag nicht vor.
why-one-each-turkish = Je eine Figur ist remis; in manchen Quellen gewinnt eine Dame gegen einen einzelnen Stein.
why-king-against-king = Remis, außer eine der Damen kann schlagen oder wird nach ihrem nächsten Zug geschlagen; je zwei Züge zeigen, ob es so ist.

## Notierte Partien

why-pdn-type = Die Nummer, die PDN diesem Spiel gibt.
why-pdn-no-type = PDN hat keine Nummer für dieses Spiel.
why-pdn-type-international = Die Figuren spielen wie im internationalen Damespiel.
why-pdn-type-lidraughts = Die Nummer, die Lidraughts schreibt; PDN selbst hat keine.
why-pdn-type-canadian = PDN hat keine Nummer für dieses Spiel; es ist kanadische Dame, gespiegelt.
why-pdn-type-killer = PDN hat keine Nummer für dieses Spiel; jeder seiner Züge ist auch einer der internationalen Dame.
why-pdn-type-pool = PDN führt es unter Pool Checkers.
why-pdn-squares = So nennt PDN die Felder dieses Spiels.
why-pdn-no-numbering = PDN nummeriert die Felder dieses Spiels nicht; gezählt wird von Weiß aus oben links.
why-pdn-points = So schreibt PDN die Punkte.
why-pdn-white-first = PDN nennt Weiß zuerst.
why-pdn-blue-first = PDN nennt Weiß zuerst, hier Blau.
why-pdn-black-first = In Dateien dieses Spiels heißt 1-0, dass Schwarz gewonnen hat, das auch begann.
