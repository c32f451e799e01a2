### damier, Nederlands. Geschreven naar en.ftl; de afspraken staan daar bovenaan.
### Woorden: schijf en dam, samen stukken; slaan, slag, meerslag; damlijn; remise; blazen.
### .mid is de kleur midden in een zin.

## Sides and pieces

side = { $colour ->
        [black] Zwart
        [blue] Blauw
        [green] Groen
        [red] Rood
       *[white] Wit
    }
    .mid = { $colour ->
        [black] zwart
        [blue] blauw
        [green] groen
        [red] rood
       *[white] wit
    }
winner = { $winner ->
        [black] Zwart
        [blue] Blauw
        [green] Groen
        [red] Rood
       *[white] Wit
    }
    .mid = { $winner ->
        [black] zwart
        [blue] blauw
        [green] groen
        [red] rood
       *[white] wit
    }
loser = { $loser ->
        [black] Zwart
        [blue] Blauw
        [green] Groen
        [red] Rood
       *[white] Wit
    }
    .mid = { $loser ->
        [black] zwart
        [blue] blauw
        [green] groen
        [red] rood
       *[white] wit
    }
piece = { $piece ->
        [king] dam
       *[man] schijf
    }
coloured-piece = { $colour ->
        [black] { $piece ->
            [king] zwarte dam
           *[man] zwarte schijf
        }
        [blue] { $piece ->
            [king] blauwe dam
           *[man] blauwe schijf
        }
        [green] { $piece ->
            [king] groene dam
           *[man] groene schijf
        }
        [red] { $piece ->
            [king] rode dam
           *[man] rode schijf
        }
       *[white] { $piece ->
            [king] witte dam
           *[man] witte schijf
        }
    }
square-label = { $square }, { coloured-piece }
square-empty = { $square }, leeg
turn = { side } aan zet

## Refused moves

refusal-must-capture = { $count ->
        [one] Je stuk op { $squares } kan slaan, en slaan gaat voor.
       *[other] Je stukken op { $squares } kunnen slaan, en slaan gaat voor. Kies er een uit.
    }
    .title = Eerst slaan
refusal-must-finish-capture = De slag is nog niet af: sla met je { piece } vanaf { $from } door tot er niets meer te slaan valt.
    .title = Nog even doorslaan
refusal-must-take-most = { $count ->
        [one] Zo sla je er { $taken ->
            [1] één
           *[other] { $taken }
        }. Je stuk op { $squares } kan er { $most } slaan, en meerslag gaat voor.
       *[other] Zo sla je er { $taken ->
            [1] één
           *[other] { $taken }
        }. Je stukken op { $squares } kunnen er elk { $most } slaan, en meerslag gaat voor.
    }
    .title = Meerslag gaat voor
refusal-must-take-most-value = { $count ->
        [one] Je stuk op { $squares } kan een slag maken die meer waard is. Een dam telt voor bijna twee schijven.
       *[other] Je stukken op { $squares } kunnen een slag maken die meer waard is. Een dam telt voor bijna twee schijven.
    }
    .title = De meeste waarde gaat voor
refusal-must-capture-with-king = { $count ->
        [one] Je dam op { $squares } kan ook slaan, en de dam gaat voor.
       *[other] Je dammen op { $squares } kunnen ook slaan, en een dam gaat voor.
    }
    .title = Damslag gaat voor
refusal-must-take-most-kings = { $count ->
        [one] Vanaf { $squares } kun je evenveel stukken slaan, met meer dammen erbij. Die slag gaat voor.
       *[other] Vanaf { $squares } kun je evenveel stukken slaan, met meer dammen erbij. Die slagen gaan voor.
    }
    .title = De meeste dammen gaan voor
refusal-must-take-king-first = { $count ->
        [one] Twee slagen zijn verder gelijk. Die vanaf { $squares } komt eerder een dam tegen en gaat dus voor.
       *[other] Een paar slagen zijn verder gelijk. Die vanaf { $squares } komen eerder een dam tegen en gaan dus voor.
    }
    .title = Eerst de dam
refusal-king-limit = Je dam op { $from } is nu vaak genoeg achter elkaar aan de beurt geweest. Sla nu, of speel met een ander stuk.
    .title = Gun die dam wat rust
refusal-out-of-turn = { side } is nu aan zet. Daarna ben jij aan de beurt.
    .title = Momentje
refusal-game-over = Deze partij is gespeeld. Begin een nieuwe wanneer je maar wilt.
    .title = De partij is uit
refusal-no-such-square = Dat veld is er niet op dit bord.
    .title = Buiten het bord
refusal-same-square = Een zet eindigt altijd op een ander veld dan waar hij begon.
    .title = Nog op dezelfde plek
refusal-empty-square = Op { $from } staat geen stuk om mee te zetten.
    .title = Een leeg veld
refusal-not-your-piece = De { piece } op { $from } is van de ander.
    .title = Niet van jou
refusal-occupied = Op { $squares } staat al een stuk. Op elk veld past er maar één.
    .title = Dat veld is bezet
refusal-off-line = Van { $from } naar { $squares } loopt geen lijn die je { piece } mag volgen.
    .title = Naast de lijn
refusal-backward-move = Een schijf gaat nooit terug. Als dam mag dat straks wel.
    .title = Schijven gaan niet terug
refusal-too-far = { $piece ->
        [king] Een dam gaat hier één veld ver, of springt over een stuk dat vlak naast hem staat.
       *[man] Een schijf gaat één veld ver, of springt over een stuk dat vlak naast hem staat.
    }
    .title = Te ver
refusal-jumps-own-piece = Je eigen stuk op { $squares } staat in de weg, en daar kun je niet overheen springen.
    .title = Je eigen stuk staat in de weg
refusal-no-room-behind = Achter het stuk op { $squares } is geen veld vrij om te landen, dus het staat veilig.
    .title = Geen plek om te landen
refusal-nothing-to-capture = Op weg naar { $squares } staat geen stuk dat je kunt slaan.
    .title = Daar valt niets te slaan
refusal-backward-capture = Een schijf slaat nooit achteruit, dus het stuk op { $squares } is er veilig voor.
    .title = Schijven slaan niet achteruit
refusal-man-takes-king = De dam op { $squares } is veilig voor schijven: alleen een dam slaat een dam.
    .title = Een schijf slaat geen dam
refusal-jumped-twice = Het stuk op { $squares } is al geslagen en gaat zo van het bord. Je kunt er niet nog eens overheen springen.
    .title = Nooit twee keer over hetzelfde stuk
refusal-turns-back = Tussen twee sprongen mag je naar links of rechts draaien, maar niet recht terug.
    .title = Niet recht terug
refusal-must-land-next = Achter het stuk op { $squares } stopt je dam op het allereerste veld.
    .title = Land er vlak achter
refusal-must-stop-behind-king = Het laatste stuk dat je slaat, op { $squares }, is een dam. Stop dus op het veld er vlak achter.
    .title = Stop vlak achter de dam
refusal-crowning-ends-turn = Je schijf is op { $squares } dam geworden, en daar eindigt de zet.
    .title = Dam gehaald, nu even klaar
refusal-touched-piece = Je raakte het stuk op { $squares } het eerst aan, dus daar zet je mee.
    .title = Aanraken is zetten

## Buttons under a refusal

action-play = Speel { $move }
action-show = Laat zien
action-read = Lees artikel { $article }

## Slips at the table

offence-no-capture = { $count ->
        [one] De { piece } op { $square } had een stuk van jou kunnen slaan, maar { side.mid } speelde { $move }.
       *[other] De { piece } op { $square } had { $count } stukken van jou kunnen slaan, maar { side.mid } speelde { $move }.
    }
    .title = { side } vergat te slaan
offence-too-few = { side } sloeg er { $taken ->
        [1] één
       *[other] { $taken }
    } met { $move }. De { piece } op { $square } had er { $count } kunnen slaan.
    .title = { side } sloeg te weinig
offence-unfinished = { side } stopte na { $move } en sloeg er zo { $taken ->
        [1] één
       *[other] { $taken }
    }. In de hele slag zitten er { $count }.
    .title = { side } stopte halverwege

## What the opponent may do about it

remedy-huff = De { piece } op { $square } blazen
    .consequence = { $turn ->
        [yes] Weg ermee. Dat was je beurt.
       *[no] Weg ermee. Blazen kost je geen beurt: je mag zelf nog zetten.
    }
remedy-withdraw = Laten terugnemen
    .consequence = De zet wordt teruggenomen, en er moet geslagen worden.
remedy-stand = Laten staan
    .consequence = Zeg niets en speel door. Daarna is de kans voorbij.
huffed = { side } blaast: de { piece } op { $square } gaat van het bord.
withdrawn = { side } laat de zet terugnemen. Nu moet er geslagen worden.
stood = { side } laat de zet staan.
huff-cry = { $turn ->
        [yes] Geblazen!
       *[no] Geblazen! Blazen is geen zet!
    }

## Touching pieces

touch-must-move = Je hebt de { piece } op { $square } aangeraakt, dus daar zet je mee.
    .title = Aanraken is zetten
touch-must-take = Je hebt de { piece } op { $square } aangeraakt. Die kan slaan, dus sla ermee.
    .title = Aanraken is zetten
touch-straighten = Rechtzetten
    .announcement = Ik zet alleen even recht.
touch-hand-off = Je hebt het stuk losgelaten, dus de zet staat.
    .title = Losgelaten is gezet

## What a player may choose at any time

option-offer-draw = Remise aanbieden
option-accept-draw = Remise aannemen
option-decline-draw = Doorspelen
option-claim-draw = Remise claimen
option-resign = Opgeven
    .confirm = Deze partij opgeven?
option-take-back = Zet terugnemen
option-again = Nog eens, van kleur gewisseld
draw-offered = { side } biedt remise aan. Doen?
    .title = Remise?
draw-declined = { side } speelt liever door.
take-back-asked = { side } wil de laatste zet graag terugnemen.
    .title = Zet terugnemen?

## How a game ended

result-win = { winner } wint
result-draw = Remise
result-aborted = Afgebroken
result-archived = Uit het archief
result-unfinished = Nog bezig

outcome-no-move = { loser } kan niet meer zetten.
outcome-no-pieces = { loser } heeft geen stukken meer.
outcome-no-move-wins = { winner } kan niet meer zetten, en daarmee win je hier.
outcome-no-pieces-wins = { winner } is alle stukken kwijt, en daarmee win je hier.
outcome-first-king = { winner } heeft de eerste dam, en die beslist deze partij.
outcome-resign = { loser } heeft opgegeven.
outcome-flag = { loser } heeft geen tijd meer over.
outcome-left = { loser } is weggebleven.
outcome-aborted = De partij is afgebroken voordat ze goed begonnen was.
outcome-archived = De partij is door een oudere versie bewaard: je kunt haar bekijken, maar niet verder spelen.
outcome-agreement = Jullie hebben remise afgesproken.
outcome-same-move = Dezelfde zet is { $times } keer achter elkaar gespeeld.
outcome-return = Een stuk is { $times ->
        [2] twee keer
       *[other] { $times } keer
    } op hetzelfde veld teruggekomen.
outcome-repetition = Dezelfde stand is { $times } keer op het bord gekomen.
outcome-quiet-moves = { $moves ->
        [one] Allebei { $moves } zet gedaan zonder te slaan en zonder een schijf te verzetten.
       *[other] Allebei { $moves } zetten gedaan zonder te slaan en zonder een schijf te verzetten.
    }
outcome-material = { $moves ->
        [one] Met zo weinig stukken had ieder nog { $moves } zet, en die is op.
       *[other] Met zo weinig stukken had ieder nog { $moves } zetten, en die zijn op.
    }
outcome-material-now = Met deze stukken is het remise.
outcome-balance = { $moves ->
        [one] Ieder deed { $moves } zet zonder dat de verhouding van de stukken veranderde.
       *[other] Ieder deed { $moves } zetten zonder dat de verhouding van de stukken veranderde.
    }
outcome-one-each = Ieder heeft nog één stuk.
outcome-nobody-can-win = Niemand kan nog winnen.

## Draw rules on the rules page

draw-agreement = De spelers mogen altijd samen remise afspreken.
draw-same-move = { $how ->
        [claim] Doet een speler { $times } keer achter elkaar dezelfde zet, dan mag elke speler remise claimen.
       *[automatic] Doet een speler { $times } keer achter elkaar dezelfde zet, dan is het remise.
    }
draw-return = { $how ->
        [claim] Zet een speler steeds met hetzelfde stuk en komt dat { $times ->
            [2] twee keer
           *[other] { $times } keer
        } op hetzelfde veld terug, dan mag elke speler remise claimen.
       *[automatic] Zet een speler steeds met hetzelfde stuk en komt dat { $times ->
            [2] twee keer
           *[other] { $times } keer
        } op hetzelfde veld terug, dan is het remise.
    }
draw-return-king = { $how ->
        [claim] Zet een speler steeds met dezelfde dam en komt die { $times ->
            [2] twee keer
           *[other] { $times } keer
        } op hetzelfde veld terug, dan mag elke speler remise claimen.
       *[automatic] Zet een speler steeds met dezelfde dam en komt die { $times ->
            [2] twee keer
           *[other] { $times } keer
        } op hetzelfde veld terug, dan is het remise.
    }
draw-repetition = { $how ->
        [claim] Komt dezelfde stand met dezelfde speler aan zet { $times } keer op het bord, dan mag elke speler remise claimen.
       *[automatic] Komt dezelfde stand met dezelfde speler aan zet { $times } keer op het bord, dan is het remise.
    }
draw-quiet-moves = { $how ->
        [claim] Doet ieder { $moves ->
            [one] { $moves } zet
           *[other] { $moves } zetten
        } achter elkaar zonder te slaan en zonder een schijf te verzetten, dan mag elke speler remise claimen.
       *[automatic] Doet ieder { $moves ->
            [one] { $moves } zet
           *[other] { $moves } zetten
        } achter elkaar zonder te slaan en zonder een schijf te verzetten, dan is het remise.
    }
draw-material = { $how ->
        [claim] Nog over aan de ene kant: { $stronger }; aan de andere kant: { $weaker }. Is er na nog { $moves ->
            [one] { $moves } zet
           *[other] { $moves } zetten
        } van ieder niet gewonnen, dan mag elke speler remise claimen.
       *[automatic] Nog over aan de ene kant: { $stronger }; aan de andere kant: { $weaker }. Is er na nog { $moves ->
            [one] { $moves } zet
           *[other] { $moves } zetten
        } van ieder niet gewonnen, dan is het remise.
    }
draw-material-road = { $how ->
        [claim] Nog over aan de ene kant: { $stronger }; aan de andere kant, met de hoofdlijn in bezit: { $weaker }. Is er na nog { $moves ->
            [one] { $moves } zet
           *[other] { $moves } zetten
        } van ieder niet gewonnen, dan mag elke speler remise claimen.
       *[automatic] Nog over aan de ene kant: { $stronger }; aan de andere kant, met de hoofdlijn in bezit: { $weaker }. Is er na nog { $moves ->
            [one] { $moves } zet
           *[other] { $moves } zetten
        } van ieder niet gewonnen, dan is het remise.
    }
material-kings = { $kings ->
        [1] één dam
        [2] twee dammen
        [3] drie dammen
        [one] { $kings } dam
       *[other] { $kings } dammen
    }
material-kings-or-more = { $kings ->
        [1] één of meer dammen
        [2] twee of meer dammen
        [3] drie of meer dammen
       *[other] { $kings } of meer dammen
    }
material-men = { $men ->
        [1] één schijf
        [2] twee schijven
        [3] drie schijven
        [one] { $men } schijf
       *[other] { $men } schijven
    }
draw-balance = { $how ->
        [claim] Hebben beide spelers dammen, zijn er nog { $fewest } tot { $most } stukken en doet ieder { $moves ->
            [one] { $moves } zet
           *[other] { $moves } zetten
        } zonder slag of nieuwe dam, dan mag elke speler remise claimen.
       *[automatic] Hebben beide spelers dammen, zijn er nog { $fewest } tot { $most } stukken en doet ieder { $moves ->
            [one] { $moves } zet
           *[other] { $moves } zetten
        } zonder slag of nieuwe dam, dan is het remise.
    }
draw-material-now = { $how ->
        [claim] Nog over aan de ene kant: { $stronger }; aan de andere kant: { $weaker }. Dan mag elke speler remise claimen.
       *[automatic] Nog over aan de ene kant: { $stronger }; aan de andere kant: { $weaker }. Dan is het remise.
    }
draw-one-each = { $how ->
        [claim] Heeft ieder nog één stuk, dan mag elke speler remise claimen.
       *[automatic] Heeft ieder nog één stuk, dan is het remise.
    }
draw-nobody-can-win = { $how ->
        [claim] Kan niemand meer winnen, dan is het remise: spreek het samen af, of laat het programma het bewijs zien.
       *[automatic] Kan niemand meer winnen, dan is het remise.
    }
draw-option = Deze regel telt alleen als beide spelers dat vóór de partij willen.

## Draw counters beside the board

counter-agreement = Alleen remise als jullie het afspreken; dat kan altijd
counter-same-move = { $done ->
        [0] Nog geen zet herhaald: { $limit } keer achter elkaar is remise
       *[other] { $move } achter elkaar: { $done } van { $limit } keer
    }
counter-return = { $done ->
        [0] { $limit ->
            [2] Nog geen stuk teruggekomen: twee keer is remise
           *[other] Nog geen stuk teruggekomen: { $limit } keer is remise
        }
        [1] { $limit ->
            [2] Eén keer terug op { $square }: twee keer is remise
           *[other] Terug op { $square }: { $done } van { $limit } keer
        }
       *[other] Terug op { $square }: { $done } van { $limit } keer
    }
counter-repetition = { $done ->
        [0] Nog geen herhaling
        [1] Nog geen herhaling
       *[other] Zelfde stand: { $done } van { $limit } keer
    }
counter-quiet-moves = { $limit ->
        [one] { $done } van { $limit } zet zonder slag of schijfzet
       *[other] { $done } van { $limit } zetten zonder slag of schijfzet
    }
counter-material = { $limit ->
        [one] { $done } van { $limit } zet om met zo weinig stukken te winnen
       *[other] { $done } van { $limit } zetten om met zo weinig stukken te winnen
    }
counter-material-now = Met deze stukken mag remise worden geclaimd
counter-balance = { $limit ->
        [one] { $done } van { $limit } zet met dezelfde verhouding
       *[other] { $done } van { $limit } zetten met dezelfde verhouding
    }
counter-one-each = Remise zodra ieder nog één stuk heeft
counter-nobody-can-win = Remise zodra niemand meer kan winnen

## Rule sheets

sheet-hotte-nl = Hötte, Nederlandse spelregels
    .special = De grootste slag gaat voor, en heen en weer schuiven wordt remise.
sheet-hotte-fr = Hötte, Franse spelregels
    .special = Zoals de Nederlandse spelregels, maar herhaling is pas remise als je die claimt.
sheet-english = Hötte, Engelse spelregels
    .special = Zwart begint. Een dam gaat maar één veld, en je slaat wat je wilt.
sheet-swedish = Hötte, Zweedse spelregels
    .special = Een dam landt vlak achter het stuk dat hij slaat. Slag vergeten? Laat alsnog slaan, of blaas.
sheet-danish = Hötte, Deense spelregels
    .special = Dam gehaald tijdens het slaan? Dan slaat hij als dam verder.
sheet-norwegian = Hötte, Noorse spelregels
    .special = Een dam gaat maar één veld, maar de grootste slag gaat voor. Een vergissing blijft staan of wordt overgedaan.
sheet-finnish = Hötte, Finse spelregels
    .special = Zwart begint. Schijven slaan alleen vooruit, dammen vliegen, en je kiest zelf je slag.
sheet-kndb = Spelregels van de Koninklijke Nederlandse Dambond
    .special = Zestien korte regels. Wijs op een vergissing, of speel gewoon door.
sheet-djeco = Djeco, spelregels
    .special = Blauw tegen groen op rode velden, en wie vergeet te slaan, wordt geblazen.
sheet-international = Internationaal dammen
    .special = Het spel van de werelddambond op 100 velden: vliegende dammen, en meerslag gaat voor.
sheet-frisian = Fries dammen
    .special = Je slaat schuin én recht, en een dam is bijna twee schijven waard.
sheet-russian = Russisch dammen
    .special = Kies je slag. Een schijf die onder het slaan dam wordt, stormt als dam verder.
sheet-brazilian = Braziliaans dammen
    .special = Internationaal dammen op het kleine bord van 64 velden.
sheet-pool = Pool checkers
    .special = Vliegende dammen, vrije slagkeuze, en zwart begint.
sheet-english-wcdf = Engels dammen (checkers)
    .special = Checkers zoals kampioenen het spelen: korte dammen, vrije slagkeuze en remise na 40 zetten.
sheet-italian = Italiaans dammen
    .special = Geen schijf kan een dam slaan, en vier regels zeggen welke slag voorgaat.
sheet-spanish = Spaans dammen
    .special = Schijven slaan alleen vooruit, dammen vliegen: sla de meeste stukken, en dan de meeste dammen.
sheet-portuguese = Portugees dammen
    .special = Het Spaanse spel op de donkere velden van een gespiegeld bord.
sheet-czech = Tsjechisch dammen
    .special = Vliegende dammen slaan vóór de schijven; verder kies je zelf.
sheet-turkish = Turks dammen
    .special = Rechte lijnen op alle 64 velden, en elk geslagen stuk gaat meteen van het bord.
sheet-thai = Thais dammen
    .special = Ieder acht schijven. Een dam landt vlak achter het stuk dat hij slaat en mag recht terug.
sheet-canadian = Canadees dammen
    .special = Het grote bord: 144 velden en ieder dertig schijven.
sheet-srilankan = Sri Lankaans dammen
    .special = Het grote bord van 144 velden, gespiegeld.
sheet-jamaican = Jamaicaans dammen
    .special = Pool checkers op een gespiegeld bord.
sheet-filipino = Filipijns dammen
    .special = Het Braziliaanse spel op een gespiegeld bord.
sheet-spantsiretti = Spantsiretti
    .special = Russisch dammen op een bord van tien breed en acht hoog.
sheet-killer = Killerdammen
    .special = Een dam die als laatste een dam slaat, stopt er vlak achter; zo winnen twee dammen van één.
sheet-breakthrough = Doorbraakdammen
    .special = Een wedloop: de eerste dam wint.
sheet-antidraughts = Weggeefdammen
    .special = De wereld op zijn kop: raak al je stukken kwijt en win.
sheet-poddavki = Russisch weggeefdammen
    .special = Poddavki: slaan is verplicht, dus laat de ander alles slaan wat je hebt.
sheet-frysk = Frysk!
    .special = Fries dammen in het klein: ieder vijf schijven.

## Shelves

shelf-leaflet = Uit de doos
shelf-federation = Zoals de bonden spelen
shelf-other = Meer spellen
shelf-house = Je eigen regels

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

rules-title = Spelregels: { $name }
heading-board = Het bord
heading-moves = Zetten
heading-capture = Slaan
heading-crowning = Dam halen
heading-table = Aan de speeltafel
heading-end = Het einde van de partij
heading-draws = Remise
heading-writing = Partijen opschrijven
heading-readings = Waar het blad zwijgt
article = Artikel { $article }
article-introduction = Inleiding
reading-note = Het blad zegt hier niets; zo spelen wij het.
try-it = Probeer het
try-play = { side } aan zet: speel { $move }.
try-refused = En wat dacht je van { $move }?
try-draw = { side } aan zet: speel { $move } en let op de teller.

## Titles of articles on the rules page

topic-board-size = Hoe groot het bord is
topic-board-squares = Welke velden meedoen
topic-board-dark-corner = Hoe het bord ligt
topic-board-men-rows = Opstellen
topic-start-first = Wie begint
topic-start-colours-by-lot = Wie welke kleur speelt
topic-colours-white = De stukken
topic-colours-black = De stukken
topic-colours-squares = De kleur van de velden
topic-lines-move = De lijnen van de stukken
topic-lines-capture = Hoe je slaat
topic-man-steps = Hoe een schijf gaat
topic-man-captures-backward = Hoe een schijf slaat
topic-man-captures-kings = Schijven en dammen
topic-king-flies = Hoe een dam gaat
topic-king-lands = Waar een dam landt na het slaan
topic-king-limit = Zetten met één dam
topic-capture-compulsory = Slaan moet
topic-capture-finish = Tot het eind
topic-capture-priority = Welke slag voorgaat
topic-capture-priority-also = Dam of schijf
topic-capture-removal = Wanneer geslagen stukken weggaan
topic-capture-removal-also = Nooit twee keer over hetzelfde stuk
topic-capture-turns-back = Draaien tussen twee sprongen
topic-crowning-when = Dam halen
topic-end-no-move = Winnen en verliezen
topic-end-first-king-wins = De eerste dam
topic-table-remedies = Als iemand zich vergist
topic-table-offences = Wat een vergissing is
topic-table-huff-is-turn = Blazen
topic-touch-binds = Aanraken is zetten
topic-touch-straightening = Stukken rechtzetten
topic-touch-hand-off-ends = Wanneer een zet voorbij is
topic-pdn-type = Het nummer van dit spel
topic-pdn-notation = De namen van de velden
topic-pdn-result = Punten
topic-pdn-result-order = Wiens punten voorop staan
topic-draws = Remise

## The rules

rule-board-size = Het bord heeft { $width } × { $height } velden.
rule-board-squares-dark = Je speelt op de helft van de velden: om en om doet er een mee.
rule-board-squares-all = Je speelt op alle velden.
rule-board-dark-corner-left = Leg het bord zo dat de hoek bij je linkerhand een veld is dat meedoet.
rule-board-dark-corner-right = Leg het bord zo dat de hoek bij je rechterhand een veld is dat meedoet.
rule-board-men-rows = { $rows ->
        [1] Ieder zet { $men } schijven op de rij vlak voor zich.
       *[other] Ieder zet { $men } schijven op de { $rows } rijen vlak voor zich.
    }
rule-board-men-rows-apart = Ieder zet { $men } schijven op zijn rijen { $list }, geteld vanaf de eigen rand; de rijen ertussen en erachter blijven leeg.
rule-start-first = { side } doet de eerste zet.
rule-start-colours-by-lot-yes = Om de kleuren wordt geloot.
rule-start-colours-by-lot-no = De spelers spreken samen af wie welke kleur speelt; er wordt niet geloot.
rule-colours-white-white = De ene speler speelt met de witte stukken.
rule-colours-white-blue = De ene speler speelt met de blauwe stukken.
rule-colours-white-red = De ene speler speelt met de rode stukken.
rule-colours-black-black = De andere speler speelt met de zwarte stukken.
rule-colours-black-green = De andere speler speelt met de groene stukken.
rule-colours-black-white = De andere speler speelt met de witte stukken.
rule-colours-squares-dark = De stukken staan op de donkere velden.
rule-colours-squares-red = De stukken staan op de rode velden.
rule-colours-squares-light = De stukken staan op de lichte velden.

rule-lines-move-diagonal = Stukken gaan schuin, langs de diagonalen.
rule-lines-move-orthogonal = Stukken gaan recht, langs rijen en kolommen.
rule-lines-capture-diagonal = Je slaat door schuin over een stuk van de ander te springen, naar een vrij veld erachter.
rule-lines-capture-orthogonal = Je slaat door recht langs een rij of kolom over een stuk van de ander te springen, naar een vrij veld erachter.
rule-lines-capture-both = Je slaat door over een stuk van de ander te springen, naar een vrij veld erachter: schuin, en ook recht langs rijen en kolommen.
rule-man-steps-forward = Een schijf gaat één veld vooruit.
rule-man-steps-forward-sideways = Een schijf gaat één veld vooruit of opzij.
rule-man-captures-backward-yes = Een schijf slaat vooruit en achteruit.
rule-man-captures-backward-no = Een schijf slaat nooit achteruit.
rule-man-captures-kings-yes = Een schijf mag een dam net zo goed slaan als een schijf.
rule-man-captures-kings-no = Een schijf kan geen dam slaan; dat kan alleen een dam.
rule-king-flies-yes = Een dam vliegt: hij gaat zo ver hij wil over vrije velden, vooruit en achteruit, en slaat ook van ver.
rule-king-flies-no = Een dam gaat telkens één veld, vooruit of achteruit.
rule-king-lands-anywhere = Een dam die slaat, landt op een vrij veld naar keuze achter het stuk waar hij over springt.
rule-king-lands-also = Kan de slag vanaf een van die velden verdergaan, dan moet de dam op zo’n veld landen.
rule-king-lands-next = Een dam die slaat, landt op het veld vlak achter het stuk waar hij over springt.
rule-king-lands-next-behind-last-king = Een dam die slaat, landt op een vrij veld naar keuze achter het stuk waar hij over springt; maar is het laatste stuk een dam, dan stopt hij daar vlak achter.
rule-king-limit = { $limit ->
        [one] Zolang je nog schijven hebt, doe je met één dam hoogstens { $limit } zet achter elkaar zonder te slaan: speel daarna met een ander stuk of sla.
       *[other] Zolang je nog schijven hebt, doe je met één dam hoogstens { $limit } zetten achter elkaar zonder te slaan: speel daarna met een ander stuk of sla.
    }
rule-king-limit-none = Met één dam mag je zo vaak achter elkaar zetten als je wilt.

rule-capture-compulsory-yes = Kun je slaan, dan moet je slaan.
rule-capture-compulsory-no = Je mag slaan, maar het hoeft niet.
rule-capture-finish-yes = Een slag gaat door zolang hetzelfde stuk nog kan springen.
rule-capture-finish-no = Je mag een slag na elke sprong stoppen.
rule-capture-priority-none = Kun je op meer manieren slaan, dan kies je zelf.
rule-capture-priority-most-pieces = { $place ->
        [1] Kun je op meer manieren slaan, sla dan de meeste stukken; een dam telt als één stuk.
       *[other] Valt er dan nog te kiezen, sla de meeste stukken.
    }
rule-capture-priority-highest-value = { $place ->
        [1] Kun je op meer manieren slaan, neem dan de slag die het meest waard is: een dam telt iets minder dan twee schijven, maar meer dan één.
       *[other] Valt er dan nog te kiezen, neem de slag die het meest waard is: een dam telt iets minder dan twee schijven, maar meer dan één.
    }
rule-capture-priority-with-king = { $place ->
        [1] Kunnen een dam en een schijf allebei slaan, sla dan met de dam.
       *[other] Valt er dan nog te kiezen, sla liever met een dam dan met een schijf.
    }
rule-capture-priority-most-kings = { $place ->
        [1] Kun je op meer manieren slaan, sla dan de meeste dammen.
       *[other] Valt er dan nog te kiezen, sla de meeste dammen.
    }
rule-capture-priority-king-first = { $place ->
        [1] Kun je op meer manieren slaan, neem dan de slag die het eerst een dam tegenkomt.
       *[other] Valt er dan nog te kiezen, neem de slag die het eerst een dam tegenkomt.
    }
rule-capture-priority-also = Een dam heeft geen voorrang: beslist niets anders, dan sla je met een dam of met een schijf, wat je maar wilt.
rule-capture-removal-after = Geslagen stukken blijven op het bord tot de hele slag voorbij is.
rule-capture-removal-also = In één slag spring je nooit twee keer over een stuk; over een leeg veld mag je wel vaker.
rule-capture-removal-at-once = Elk geslagen stuk gaat meteen van het bord, en dat kan de weg vrijmaken voor de volgende sprong.
rule-capture-turns-back-yes = Tussen twee sprongen mag een stuk alle kanten op.
rule-capture-turns-back-no = Tussen twee sprongen mag een stuk naar links of rechts draaien, maar niet recht terug.
rule-crowning-when-at-end = Een schijf wordt dam als zijn zet op de damlijn eindigt. Komt hij daar bij het slaan alleen langs, dan blijft hij schijf.
rule-crowning-when-stops = Een schijf die de damlijn haalt, wordt dam, en daar eindigt zijn zet.
rule-crowning-when-goes-on = Een schijf die de damlijn haalt, wordt meteen dam; kan hij verder slaan, dan doet hij dat als dam.

rule-end-no-move-loses = Wie aan zet is en geen stuk of geen zet meer heeft, heeft verloren.
rule-end-no-move-wins = Wie aan zet is en geen stuk of geen zet meer heeft, heeft gewonnen.
rule-end-first-king-wins-yes = Wie het eerst een dam haalt, heeft gewonnen.
rule-end-first-king-wins-no = Met een dam is de partij nog niet uit.

rule-table-remedies-none = Na een vergissing krijgt de tegenstander geen bijzonder recht: die zet mag gewoon niet.
rule-table-remedies-huff = Vergist je tegenstander zich, dan mag je blazen: je neemt het stuk dat had moeten slaan van het bord.
rule-table-remedies-withdraw = Vergist je tegenstander zich, dan mag je de zet laten terugnemen en alsnog laten slaan.
rule-table-remedies-stand = Vergist je tegenstander zich, dan mag je het zo laten en gewoon doorspelen.
rule-table-offences-none = Geen enkele vergissing geeft de tegenstander een recht.
rule-table-offences-no-capture = Niet slaan terwijl het moet, is een vergissing.
rule-table-offences-too-few = Minder stukken slaan dan moet, is een vergissing.
rule-table-offences-unfinished = Halverwege een slag stoppen, is een vergissing.
rule-table-huff-is-turn-yes = Blazen telt als je beurt.
rule-table-huff-is-turn-no = Blazen is geen beurt: daarna doe je je eigen zet.
rule-table-huff-is-turn-none = Er wordt niet geblazen.
rule-touch-binds-no = Je mag een stuk aanraken en dan toch een ander zetten.
rule-touch-binds-yes = Raak je een stuk aan, dan moet je ermee zetten.
rule-touch-binds-if-able = Met het stuk dat je aanraakt, zet je, als het een zet heeft.
rule-touch-straightening-yes = Een stuk dat scheef staat, mag je rechtzetten als je het eerst zegt.
rule-touch-straightening-no = Rechtzetten wordt niet als uitzondering genoemd.
rule-touch-hand-off-ends-yes = Een zet is voorbij als je het stuk loslaat.
rule-touch-hand-off-ends-no = Als je een stuk loslaat, is je zet nog niet voorbij.

rule-pdn-type = In partijbestanden heeft dit spel nummer { $type }.
rule-pdn-type-none = In partijbestanden heeft dit spel geen eigen nummer.
rule-pdn-notation-n0 = De velden zijn genummerd vanaf 1, te beginnen linksonder, van { side.mid } uit gezien.
rule-pdn-notation-n1 = De velden zijn genummerd vanaf 1, te beginnen rechtsonder, van { side.mid } uit gezien.
rule-pdn-notation-n2 = De velden zijn genummerd vanaf 1, te beginnen linksboven, van { side.mid } uit gezien.
rule-pdn-notation-n3 = De velden zijn genummerd vanaf 1, te beginnen rechtsboven, van { side.mid } uit gezien.
rule-pdn-notation-a0 = De velden hebben een letter en een cijfer, te beginnen met a1 linksonder, van { side.mid } uit gezien.
rule-pdn-notation-a1 = De velden hebben een letter en een cijfer, te beginnen met a1 rechtsonder, van { side.mid } uit gezien.
rule-pdn-result-2-0 = Winst wordt geschreven als twee punten, remise als één punt voor ieder.
rule-pdn-result-1-0 = Winst wordt geschreven als één punt, remise als een half punt voor ieder.
rule-pdn-result-order-white-black = De punten van { side.mid } staan voorop.
rule-pdn-result-order-first-second = De punten van wie begon, staan voorop.

## Wat vreemd was in een bestand met partijen, en als wat het gelezen is.

pdn-read-variant = Het bestand zegt alleen „{ $variant }”: gelezen als { $game }.
pdn-read-moves = Het bestand noemt zijn spel niet. Gelezen als { $game }: daar kan { $moves }.
pdn-read-squares = Het bestand noemt zijn spel niet. Gelezen als { $game }: geen veld gaat verder dan { $last }.
pdn-read-turned = Gelezen als { $game }, met de letters geteld vanaf de kant die begint.
pdn-read-glued = De uitslag { $result } en de volgende partij stonden aan elkaar. Gelezen als twee.
pdn-read-quiet = { $written } slaat niets. Gelezen als { $move }.
pdn-read-crowned = Een schijf op de damlijn ({ $squares }). Gelezen als dam.

## Notes of the engine to a game

annotation-good = De enige goede zet hier.
annotation-brilliant = Een prachtig offer.
annotation-dubious = { $move } was iets beter.
annotation-mistake = { $move } was beter.
annotation-blunder = Dat kost veel. { $move } was de zet.
annotation-missed-win = { $move } had gewonnen.
graph = Hoe de partij verliep
    .description = { side } staat beter waar de lijn boven het midden loopt, de tegenstander waar hij eronder loopt. Tekens wijzen de zetten aan die een tweede blik waard zijn.
