### damier, norsk bokmål. Written from en.ftl, which explains every message and its variables.
### Words: brikke (man, or any piece), vanlig brikke where a man is meant and a king is not, dam
### (dammen, dammer), slå, slag, trekk, rute, remis, blåse, glipp (a slip).

## Sides and pieces
## .mid is the side inside a sentence; .definite is the piece with its article.

side = { $colour ->
        [black] Svart
        [blue] Blå
        [green] Grønn
        [red] Rød
       *[white] Hvit
    }
    .mid = { $colour ->
        [black] svart
        [blue] blå
        [green] grønn
        [red] rød
       *[white] hvit
    }
winner = { $winner ->
        [black] Svart
        [blue] Blå
        [green] Grønn
        [red] Rød
       *[white] Hvit
    }
    .mid = { $winner ->
        [black] svart
        [blue] blå
        [green] grønn
        [red] rød
       *[white] hvit
    }
loser = { $loser ->
        [black] Svart
        [blue] Blå
        [green] Grønn
        [red] Rød
       *[white] Hvit
    }
    .mid = { $loser ->
        [black] svart
        [blue] blå
        [green] grønn
        [red] rød
       *[white] hvit
    }
piece = { $piece ->
        [king] dam
       *[man] brikke
    }
    .definite = { $piece ->
        [king] dammen
       *[man] brikken
    }
    .definite-start = { $piece ->
        [king] Dammen
       *[man] Brikken
    }
    .yours = { $piece ->
        [king] dammen din
       *[man] brikken din
    }
coloured-piece = { $colour ->
        [black] { $piece ->
            [king] svart dam
           *[man] svart brikke
        }
        [blue] { $piece ->
            [king] blå dam
           *[man] blå brikke
        }
        [green] { $piece ->
            [king] grønn dam
           *[man] grønn brikke
        }
        [red] { $piece ->
            [king] rød dam
           *[man] rød brikke
        }
       *[white] { $piece ->
            [king] hvit dam
           *[man] hvit brikke
        }
    }
square-label = { $square }, { coloured-piece }
square-empty = { $square }, tom
turn = { side } er i trekket

## Refused moves

refusal-must-capture = { $count ->
        [one] Brikken din på { $squares } kan slå, og slag går foran.
       *[other] Brikkene dine på { $squares } kan slå, og slag går foran. Velg en av dem.
    }
    .title = Slå først
refusal-must-finish-capture = Slaget er ikke ferdig ennå: slå videre med { piece.definite } fra { $from } til det ikke er mer å slå.
    .title = Slå videre
refusal-must-take-most = { $count ->
        [one] Med det trekket slår du bare { $taken ->
            [1] én
           *[other] { $taken }
        }. Brikken din på { $squares } kan slå { $most }, og flest går foran.
       *[other] Med det trekket slår du bare { $taken ->
            [1] én
           *[other] { $taken }
        }. Brikkene dine på { $squares } kan slå { $most } hver, og flest går foran.
    }
    .title = Slå flest
refusal-must-take-most-value = { $count ->
        [one] Brikken din på { $squares } kan gjøre et slag som er mer verdt. En dam teller nesten som to brikker.
       *[other] Brikkene dine på { $squares } kan gjøre slag som er mer verdt. En dam teller nesten som to brikker.
    }
    .title = Det mest verdifulle slaget
refusal-must-capture-with-king = { $count ->
        [one] Dammen din på { $squares } kan også slå, og dammen går foran.
       *[other] Dammene dine på { $squares } kan også slå, og en dam går foran.
    }
    .title = Dammen slår først
refusal-must-take-most-kings = { $count ->
        [one] Fra { $squares } kan du slå like mange brikker med flere dammer blant dem. Det slaget går foran.
       *[other] Fra { $squares } kan du slå like mange brikker med flere dammer blant dem. De slagene går foran.
    }
    .title = Flest dammer går foran
refusal-must-take-king-first = { $count ->
        [one] To slag står likt så langt. Det fra { $squares } møter en dam tidligere, så det går foran.
       *[other] Flere slag står likt så langt. De fra { $squares } møter en dam tidligere, så de går foran.
    }
    .title = Møt dammen først
refusal-king-limit = Dammen din på { $from } er flyttet mange nok ganger på rad. Slå nå, eller flytt en annen brikke.
    .title = La den dammen hvile
refusal-out-of-turn = Nå er det { side.mid } som trekker. Etterpå er det din tur.
    .title = Et øyeblikk
refusal-game-over = Dette partiet er avgjort. Begynn på et nytt når du vil.
    .title = Partiet er slutt
refusal-no-such-square = Den ruten finnes ikke på dette brettet.
    .title = Utenfor brettet
refusal-same-square = Et trekk ender på en annen rute enn der det begynte.
    .title = Fortsatt på samme sted
refusal-empty-square = På { $from } står det ingen brikke å flytte.
    .title = En tom rute
refusal-not-your-piece = { piece.definite-start } på { $from } er motspillerens.
    .title = Ikke en av dine
refusal-occupied = Det står allerede en brikke på { $squares }. Hver rute har plass til én.
    .title = Ruten er opptatt
refusal-off-line = Ingen linje som { piece.yours } kan følge, går fra { $from } til { $squares }.
    .title = Utenfor linjen
refusal-backward-move = En vanlig brikke går aldri bakover. Det kan den når den er blitt dam.
    .title = Brikker går ikke bakover
refusal-too-far = { $piece ->
        [king] Her går en dam én rute, eller den hopper over en brikke rett ved siden av.
       *[man] En brikke går én rute, eller den hopper over en brikke rett ved siden av.
    }
    .title = Litt for langt
refusal-jumps-own-piece = Din egen brikke på { $squares } står i veien, og den kan du ikke hoppe over.
    .title = Din egen brikke står i veien
refusal-no-room-behind = Bak brikken på { $squares } er det ingen ledig rute å lande på, så den er trygg.
    .title = Ingen plass å lande
refusal-nothing-to-capture = Det er ingen brikke å slå på veien til { $squares }.
    .title = Ingenting å slå der
refusal-backward-capture = En vanlig brikke slår aldri bakover, så brikken på { $squares } er trygg for den.
    .title = Brikker slår ikke bakover
refusal-man-takes-king = Dammen på { $squares } er trygg for vanlige brikker: bare en dam kan slå den.
    .title = En brikke kan ikke slå en dam
refusal-jumped-twice = Brikken på { $squares } er allerede slått og venter bare på å bli løftet av. Du kan ikke hoppe over den igjen.
    .title = Aldri samme brikke to ganger
refusal-turns-back = Mellom to hopp kan du svinge til venstre eller høyre, men ikke rett tilbake.
    .title = Ikke rett tilbake
refusal-must-land-next = Bak brikken på { $squares } stopper dammen din på den aller nærmeste ruten.
    .title = Land rett bak
refusal-must-stop-behind-king = Den siste du slår, på { $squares }, er en dam. Stopp på ruten rett bak den.
    .title = Stopp rett bak dammen
refusal-crowning-ends-turn = Brikken din er blitt dam på { $squares }, og der slutter trekket.
    .title = Dam, og ferdig for denne gang
refusal-touched-piece = Du rørte brikken på { $squares } først, så det er den du flytter.
    .title = Rørt er ført

## Buttons under a refusal

action-play = Spill { $move }
action-show = Vis meg
action-read = Les punkt { $article }

## Slips at the table

offence-no-capture = { $count ->
        [one] { piece.definite-start } på { $square } kunne ha slått en av dine. { side } spilte { $move } i stedet.
       *[other] { piece.definite-start } på { $square } kunne ha slått { $count } av dine. { side } spilte { $move } i stedet.
    }
    .title = { side } glemte å slå
offence-too-few = { side } slo { $taken ->
        [1] én
       *[other] { $taken }
    } med { $move }. { piece.definite-start } på { $square } kunne ha slått { $count }.
    .title = { side } slo for få
offence-unfinished = { side } stoppet etter { $move }. Det ga { $taken ->
        [1] én brikke
       *[other] { $taken } brikker
    }; hele slaget gir { $count }.
    .title = { side } stoppet halvveis

## What the opponent may do about it

remedy-huff = Blås { piece.definite } på { $square }
    .consequence = { $turn ->
        [yes] Vekk med den. Det var din tur.
       *[no] Vekk med den. Å blåse er ikke et trekk: du har fortsatt ditt eget.
    }
remedy-withdraw = Krev slaget
    .consequence = Trekket tas tilbake, og slaget skal gjøres.
remedy-stand = La det stå
    .consequence = Si ingenting og spill videre. Da er sjansen forbi.
huffed = { side } blåser { piece.definite } på { $square }.
withdrawn = { side } krever slaget. Trekket tas tilbake, og nå skal det slås.
stood = { side } lar det stå.
huff-cry = { $turn ->
        [yes] Blåst!
       *[no] Blåst! Å blåse er ikke å trekke!
    }

## Touching pieces

touch-must-move = Du rørte { piece.definite } på { $square }, så flytt den.
    .title = Rørt er ført
touch-must-take = Du rørte { piece.definite } på { $square }. Den kan slå, så slå med den.
    .title = Rørt er ført
touch-straighten = Rett på brikken
    .announcement = Jeg retter bare på brikken.
touch-hand-off = Hånden din har sluppet brikken, så trekket gjelder.
    .title = Sluppet er spilt

## What a player may choose at any time

option-offer-draw = Tilby remis
option-accept-draw = Ta imot remis
option-decline-draw = Spill videre
option-claim-draw = Krev remis
option-resign = Gi opp
    .confirm = Vil du gi opp partiet?
option-take-back = Ta tilbake
option-again = Igjen, med byttede farger
draw-offered = { side } tilbyr remis. Skal vi si det?
    .title = Remis?
draw-declined = { side } vil heller spille videre.
take-back-asked = { side } vil gjerne ta tilbake det siste trekket sitt.
    .title = Ta det tilbake?

## How a game ended

result-win = { winner } vinner
result-draw = Remis
result-aborted = Avbrutt
result-archived = Arkivert
result-unfinished = Partiet er i gang

outcome-no-move = { loser } har ingen trekk igjen.
outcome-no-pieces = { loser } har ingen brikker igjen.
outcome-no-move-wins = { winner } har ingen trekk igjen, og her vinner man på det.
outcome-no-pieces-wins = { winner } er blitt kvitt alle brikkene sine, og her vinner man på det.
outcome-first-king = { winner } har den første dammen, og det avgjør partiet.
outcome-resign = { loser } ga opp.
outcome-flag = { loser } gikk tom for tid.
outcome-left = { loser } gikk fra bordet.
outcome-aborted = Partiet ble avbrutt før det egentlig hadde begynt.
outcome-archived = Partiet er lagret av en eldre versjon: Du kan se på det, men ikke spille videre.
outcome-agreement = Dere ble enige.
outcome-same-move = Det samme trekket ble spilt { $times } ganger på rad.
outcome-return = En brikke har kommet tilbake til samme rute { $times ->
        [2] to ganger
       *[other] { $times } ganger
    }.
outcome-repetition = Den samme stillingen sto på brettet { $times } ganger.
outcome-quiet-moves = { $moves } trekk hver uten slag og uten at en vanlig brikke ble flyttet.
outcome-material = Med så få brikker igjen hadde dere { $moves } trekk hver, og de er brukt opp.
outcome-material-now = Med disse brikkene er partiet remis.
outcome-balance = Styrkeforholdet har vært det samme i { $moves } trekk hver.
outcome-one-each = Begge har én brikke igjen.
outcome-nobody-can-win = Ingen kan vinne lenger.

## Draw rules on the rules page

draw-agreement = Spillerne kan når som helst bli enige om remis.
draw-same-move = { $how ->
        [claim] Når en spiller har gjort det samme trekket { $times } ganger på rad, kan den som vil, kreve remis.
       *[automatic] Når en spiller har gjort det samme trekket { $times } ganger på rad, er partiet remis.
    }
draw-return = { $how ->
        [claim] Når en spiller har flyttet den samme brikken gang på gang og kommet tilbake til samme rute { $times ->
            [2] to ganger
           *[other] { $times } ganger
        }, kan den som vil, kreve remis.
       *[automatic] Når en spiller har flyttet den samme brikken gang på gang og kommet tilbake til samme rute { $times ->
            [2] to ganger
           *[other] { $times } ganger
        }, er partiet remis.
    }
draw-return-king = { $how ->
        [claim] Når en spiller har flyttet den samme dammen gang på gang og kommet tilbake til samme rute { $times ->
            [2] to ganger
           *[other] { $times } ganger
        }, kan den som vil, kreve remis.
       *[automatic] Når en spiller har flyttet den samme dammen gang på gang og kommet tilbake til samme rute { $times ->
            [2] to ganger
           *[other] { $times } ganger
        }, er partiet remis.
    }
draw-repetition = { $how ->
        [claim] Når den samme stillingen med samme spiller i trekket har stått på brettet { $times } ganger, kan den som vil, kreve remis.
       *[automatic] Når den samme stillingen med samme spiller i trekket har stått på brettet { $times } ganger, er partiet remis.
    }
draw-quiet-moves = { $how ->
        [claim] Når begge spillerne har gjort { $moves } trekk på rad uten slag og uten å flytte en vanlig brikke, kan den som vil, kreve remis.
       *[automatic] Når begge spillerne har gjort { $moves } trekk på rad uten slag og uten å flytte en vanlig brikke, er partiet remis.
    }
draw-material = { $how ->
        [claim] Igjen på den ene siden: { $stronger }; på den andre: { $weaker }. Hvis { $moves } nye trekk hver ikke gir seier, kan den som vil, kreve remis.
       *[automatic] Igjen på den ene siden: { $stronger }; på den andre: { $weaker }. Hvis { $moves } nye trekk hver ikke gir seier, er partiet remis.
    }
draw-material-road = { $how ->
        [claim] Igjen på den ene siden: { $stronger }; på den andre, som holder den lengste diagonalen: { $weaker }. Hvis { $moves } nye trekk hver ikke gir seier, kan den som vil, kreve remis.
       *[automatic] Igjen på den ene siden: { $stronger }; på den andre, som holder den lengste diagonalen: { $weaker }. Hvis { $moves } nye trekk hver ikke gir seier, er partiet remis.
    }
material-kings = { $kings ->
        [1] én dam
        [2] to dammer
        [3] tre dammer
       *[other] { $kings } dammer
    }
material-kings-or-more = { $kings ->
        [1] minst én dam
        [2] minst to dammer
        [3] minst tre dammer
       *[other] minst { $kings } dammer
    }
material-men = { $men ->
        [1] én brikke
        [2] to brikker
        [3] tre brikker
       *[other] { $men } brikker
    }
draw-balance = { $how ->
        [claim] Når begge har dammer, { $fewest } til { $most } brikker er igjen og det har gått { $moves } trekk hver uten slag og uten ny dam, kan den som vil, kreve remis.
       *[automatic] Når begge har dammer, { $fewest } til { $most } brikker er igjen og det har gått { $moves } trekk hver uten slag og uten ny dam, er partiet remis.
    }
draw-material-now = { $how ->
        [claim] Igjen på den ene siden: { $stronger }; på den andre: { $weaker }. Da kan den som vil, kreve remis.
       *[automatic] Igjen på den ene siden: { $stronger }; på den andre: { $weaker }. Da er partiet remis.
    }
draw-one-each = { $how ->
        [claim] Når begge har én brikke igjen, kan den som vil, kreve remis.
       *[automatic] Når begge har én brikke igjen, er partiet remis.
    }
draw-nobody-can-win = { $how ->
        [claim] Når ingen kan vinne lenger, er partiet remis: bli enige om det, eller la programmet vise beviset.
       *[automatic] Når ingen kan vinne lenger, er partiet remis.
    }
draw-option = Denne regelen gjelder bare hvis begge spillerne avtaler det før partiet.

## Draw counters beside the board

counter-agreement = Remis bare etter avtale, når som helst
counter-same-move = { $done ->
        [0] Ingen trekk er gjentatt ennå: { $limit } ganger på rad gir remis
       *[other] { $move } på rad: { $done } av { $limit } ganger
    }
counter-return = { $done ->
        [0] { $limit ->
            [2] Ingen brikke har kommet tilbake ennå: to ganger gir remis
           *[other] Ingen brikke har kommet tilbake ennå: { $limit } ganger gir remis
        }
        [1] { $limit ->
            [2] Tilbake på { $square } én gang: to ganger gir remis
           *[other] Tilbake på { $square }: { $done } av { $limit } ganger
        }
       *[other] Tilbake på { $square }: { $done } av { $limit } ganger
    }
counter-repetition = { $done ->
        [0] Ingen gjentakelse ennå
        [1] Ingen gjentakelse ennå
       *[other] Samme stilling: { $done } av { $limit } ganger
    }
counter-quiet-moves = { $done } av { $limit } trekk uten slag og uten at en vanlig brikke er flyttet
counter-material = { $done } av { $limit } trekk å vinne på med så få brikker
counter-material-now = Med disse brikkene kan man kreve remis
counter-balance = { $done } av { $limit } trekk med samme styrkeforhold
counter-one-each = Remis så snart begge har én brikke
counter-nobody-can-win = Remis når ingen kan vinne lenger

## Rule sheets

sheet-hotte-nl = Hötte, nederlandsk regelark
    .special = Det største slaget går foran, og å gå fram og tilbake gir remis.
sheet-hotte-fr = Hötte, fransk regelark
    .special = Som det nederlandske arket, men en gjentakelse er bare remis hvis du krever det.
sheet-english = Hötte, engelsk regelark
    .special = Svart begynner. Dammen går bare én rute, og du slår den brikken du vil.
sheet-swedish = Hötte, svensk regelark
    .special = En dam lander rett bak brikken den slår. Krev et glemt slag, eller blås.
sheet-danish = Hötte, dansk regelark
    .special = Dam midt i slaget, og så går det videre som dam.
sheet-norwegian = Hötte, norsk regelark
    .special = Dammen går bare én rute, men det største slaget går foran. En glipp får stå eller gjøres om.
sheet-finnish = Hötte, finsk regelark
    .special = Svart begynner. Brikker slår bare framover, dammer flyr, og du velger slaget selv.
sheet-kndb = Det kongelige nederlandske damforbundets regelark
    .special = Seksten korte regler. Si fra om en glipp, eller bare spill videre.
sheet-djeco = Djecos regelark
    .special = Blå mot grønn på røde ruter, og den som glemmer å slå, blir blåst.
sheet-international = Internasjonal dam
    .special = Verdensforbundets spill på 100 ruter: flygende dammer, og flest brikker går foran.
sheet-frisian = Frisisk dam
    .special = Slagene går både rett og på skrå, og en dam er verdt nesten to brikker.
sheet-russian = Russisk dam
    .special = Velg slaget selv. En brikke som blir dam midt i slaget, stormer videre som dam.
sheet-brazilian = Brasiliansk dam
    .special = Internasjonal dam på det lille brettet med 64 ruter.
sheet-pool = Pool checkers
    .special = Flygende dammer, fritt valg av slag, og svart begynner.
sheet-english-wcdf = Engelsk dam
    .special = Checkers slik mesterne spiller: dammen går én rute, slag velges fritt, og 40 trekk kan gi remis.
sheet-italian = Italiensk dam
    .special = Ingen brikke kan slå en dam, og fire regler sier hvilket slag som går foran.
sheet-spanish = Spansk dam
    .special = Brikker slår bare framover, dammer flyr: slå flest brikker, og deretter flest dammer.
sheet-portuguese = Portugisisk dam
    .special = Det spanske spillet på de mørke rutene på et speilvendt brett.
sheet-czech = Tsjekkisk dam
    .special = Flygende dammer slår før brikkene; ellers velger du selv.
sheet-turkish = Tyrkisk dam
    .special = Rette linjer på alle 64 ruter, og hver slått brikke fjernes med en gang.
sheet-thai = Thailandsk dam
    .special = Åtte brikker hver. En dam lander rett bak brikken den slår, og kan snu rett tilbake.
sheet-canadian = Kanadisk dam
    .special = Det store brettet: 144 ruter og tretti brikker hver.
sheet-srilankan = Srilankisk dam
    .special = Det store brettet med 144 ruter, speilvendt.
sheet-jamaican = Jamaicansk dam
    .special = Pool checkers på et speilvendt brett.
sheet-filipino = Filippinsk dam
    .special = Det brasilianske spillet på et speilvendt brett.
sheet-spantsiretti = Spantsiretti
    .special = Russisk dam på et brett som er ti ruter bredt og åtte høyt.
sheet-killer = Killerdam
    .special = En dam som slår en dam til sist, stopper rett bak den, så to dammer vinner over én.
sheet-breakthrough = Gjennombruddsdam
    .special = Et kappløp: den første dammen vinner.
sheet-antidraughts = Tapedam
    .special = Verden på hodet: bli kvitt alle brikkene dine og vinn.
sheet-poddavki = Russisk tapedam
    .special = Poddavki: man må slå, så få den andre til å slå alt du har.
sheet-frysk = Frysk!
    .special = Frisisk dam i et nøtteskall: fem brikker hver.

## Shelves

shelf-leaflet = Fra esken
shelf-federation = Slik forbundene spiller
shelf-other = Flere spill
shelf-house = Dine egne regler

## Languages

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

rules-title = Regler: { $name }
heading-board = Brettet
heading-moves = Trekk
heading-capture = Å slå
heading-crowning = Å bli dam
heading-table = Ved bordet
heading-end = Slutten på partiet
heading-draws = Remis
heading-writing = Nedskrevne partier
heading-readings = Der regelarket tier
article = Punkt { $article }
article-introduction = Innledning
reading-note = Her tier regelarket; slik spiller vi det.
try-it = Prøv selv
try-play = { side } er i trekket: spill { $move }.
try-refused = Og hva med { $move }?
try-draw = { side } er i trekket: spill { $move } og følg telleren.

## Titles of articles on the rules page

topic-board-size = Størrelsen på brettet
topic-board-squares = Rutene man spiller på
topic-board-dark-corner = Slik ligger brettet
topic-board-men-rows = Oppstillingen
topic-start-first = Hvem som begynner
topic-start-colours-by-lot = Hvem som får hvilken farge
topic-colours-white = Brikkene
topic-colours-black = Brikkene
topic-colours-squares = Fargen på rutene
topic-lines-move = Linjene brikkene følger
topic-lines-capture = Slik slår man
topic-man-steps = Slik går en brikke
topic-man-captures-backward = Slik slår en brikke
topic-man-captures-kings = Brikker og dammer
topic-king-flies = Slik går en dam
topic-king-lands = Hvor en dam lander når den slår
topic-king-limit = Trekk med samme dam
topic-capture-compulsory = Den som kan slå, skal slå
topic-capture-finish = Helt til slutt
topic-capture-priority = Hvilket slag som går foran
topic-capture-priority-also = Dam eller vanlig brikke
topic-capture-removal = Når slåtte brikker fjernes
topic-capture-removal-also = Aldri samme brikke to ganger
topic-capture-turns-back = Å svinge mellom hopp
topic-crowning-when = Å bli dam
topic-end-no-move = Å vinne og tape
topic-end-first-king-wins = Den første dammen
topic-table-remedies = Når det glipper for noen
topic-table-offences = Hva som er en glipp
topic-table-huff-is-turn = Å blåse
topic-touch-binds = Rørt er ført
topic-touch-straightening = Å rette på brikkene
topic-touch-hand-off-ends = Når et trekk er slutt
topic-pdn-type = Nummeret på spillet
topic-pdn-notation = Navnene på rutene
topic-pdn-result = Poeng
topic-pdn-result-order = Hvem sine poeng som står først
topic-draws = Remis

## The rules

rule-board-size = Brettet har { $width } × { $height } ruter.
rule-board-squares-dark = Man spiller bare på halvparten av rutene: annenhver.
rule-board-squares-all = Man spiller på alle rutene.
rule-board-dark-corner-left = Legg brettet slik at hjørnet ved venstre hånd er en rute man spiller på.
rule-board-dark-corner-right = Legg brettet slik at hjørnet ved høyre hånd er en rute man spiller på.
rule-board-men-rows = { $rows ->
        [1] Hver spiller stiller opp { $men } brikker på den nærmeste raden.
        [2] Hver spiller stiller opp { $men } brikker på de to nærmeste radene.
        [3] Hver spiller stiller opp { $men } brikker på de tre nærmeste radene.
        [4] Hver spiller stiller opp { $men } brikker på de fire nærmeste radene.
        [5] Hver spiller stiller opp { $men } brikker på de fem nærmeste radene.
       *[other] Hver spiller stiller opp { $men } brikker på de { $rows } nærmeste radene.
    }
rule-board-men-rows-apart = Hver spiller stiller opp { $men } brikker på sine rader { $list }, talt fra sin egen kant; radene mellom og bak er tomme.
rule-start-first = { side } gjør det første trekket.
rule-start-colours-by-lot-yes = Man trekker lodd om fargene.
rule-start-colours-by-lot-no = Spillerne avtaler selv hvem som får hvilken farge; man trekker ikke lodd.
rule-colours-white-white = Den ene spilleren har de hvite brikkene.
rule-colours-white-blue = Den ene spilleren har de blå brikkene.
rule-colours-white-red = Den ene spilleren har de røde brikkene.
rule-colours-black-black = Den andre spilleren har de svarte brikkene.
rule-colours-black-green = Den andre spilleren har de grønne brikkene.
rule-colours-black-white = Den andre spilleren har de hvite brikkene.
rule-colours-squares-dark = Brikkene står på de mørke rutene.
rule-colours-squares-red = Brikkene står på de røde rutene.
rule-colours-squares-light = Brikkene står på de lyse rutene.

rule-lines-move-diagonal = Brikkene går på skrå, langs diagonalene.
rule-lines-move-orthogonal = Brikkene går rett, langs rader og kolonner.
rule-lines-capture-diagonal = Du slår ved å hoppe på skrå over en av motspillerens brikker til en ledig rute bak den.
rule-lines-capture-orthogonal = Du slår ved å hoppe rett, langs en rad eller kolonne, over en av motspillerens brikker til en ledig rute bak den.
rule-lines-capture-both = Du slår ved å hoppe over en av motspillerens brikker til en ledig rute bak den: på skrå, men også rett langs rader og kolonner.
rule-man-steps-forward = En vanlig brikke går én rute framover.
rule-man-steps-forward-sideways = En vanlig brikke går én rute framover eller til siden.
rule-man-captures-backward-yes = En vanlig brikke slår framover og bakover.
rule-man-captures-backward-no = En vanlig brikke slår aldri bakover.
rule-man-captures-kings-yes = En vanlig brikke kan slå både brikker og dammer.
rule-man-captures-kings-no = En vanlig brikke kan ikke slå en dam; det kan bare en dam.
rule-king-flies-yes = En dam flyr: den går så langt den vil over ledige ruter, framover og bakover, og slår også på lang avstand.
rule-king-flies-no = En dam går én rute om gangen, framover eller bakover.
rule-king-lands-anywhere = En dam som slår, lander på en hvilken som helst ledig rute bak brikken den hopper over.
rule-king-lands-also = Kan slaget fortsette fra en av disse rutene, må dammen lande på en slik rute.
rule-king-lands-next = En dam som slår, lander på ruten rett bak brikken den hopper over.
rule-king-lands-next-behind-last-king = En dam som slår, lander på en hvilken som helst ledig rute bak brikken den hopper over; men hvis den siste brikken den slår, er en dam, stopper den på ruten rett bak dammen.
rule-king-limit = Så lenge du har vanlige brikker igjen, gjør én og samme dam høyst { $limit } trekk på rad uten å slå: flytt så en annen brikke, eller slå.
rule-king-limit-none = Samme dam kan gjøre så mange trekk på rad du vil.

rule-capture-compulsory-yes = Kan du slå, så skal du slå.
rule-capture-compulsory-no = Du kan slå, men du trenger ikke.
rule-capture-finish-yes = Et slag går videre så lenge den samme brikken kan hoppe igjen.
rule-capture-finish-no = Du kan avslutte et slag etter et hvilket som helst hopp.
rule-capture-priority-none = Er det flere slag, så velg det du vil.
rule-capture-priority-most-pieces = { $place ->
        [1] Er det flere slag, så slå flest brikker; en dam teller som én brikke.
       *[other] Er det fortsatt flere å velge mellom, så slå flest brikker.
    }
rule-capture-priority-highest-value = { $place ->
        [1] Er det flere slag, så ta det som er mest verdt: en dam teller litt mindre enn to brikker, men mer enn én.
       *[other] Er det fortsatt flere å velge mellom, så ta det som er mest verdt: en dam teller litt mindre enn to brikker, men mer enn én.
    }
rule-capture-priority-with-king = { $place ->
        [1] Kan både en dam og en vanlig brikke slå, så slå med dammen.
       *[other] Er det fortsatt flere å velge mellom, så slå heller med en dam enn med en vanlig brikke.
    }
rule-capture-priority-most-kings = { $place ->
        [1] Er det flere slag, så slå flest dammer.
       *[other] Er det fortsatt flere å velge mellom, så slå flest dammer.
    }
rule-capture-priority-king-first = { $place ->
        [1] Er det flere slag, så ta det som møter en dam tidligst.
       *[other] Er det fortsatt flere å velge mellom, så ta det som møter en dam tidligst.
    }
rule-capture-priority-also = En dam har ikke forrang: hvis ikke noe annet avgjør, kan du slå med en dam eller en vanlig brikke, som du vil.
rule-capture-removal-after = Slåtte brikker blir stående på brettet til hele slaget er ferdig.
rule-capture-removal-also = I et slag hopper man ikke over samme brikke to ganger, men en tom rute kan du gjerne passere flere ganger.
rule-capture-removal-at-once = Hver slått brikke fjernes med en gang, og det kan åpne veien for neste hopp.
rule-capture-turns-back-yes = Mellom to hopp kan en brikke svinge hvilken vei den vil.
rule-capture-turns-back-no = Mellom to hopp kan en brikke svinge til venstre eller høyre, men ikke rett tilbake.
rule-crowning-when-at-end = En brikke blir dam når trekket ender på raden lengst borte. Passerer den bare raden mens den slår, er den fortsatt en vanlig brikke.
rule-crowning-when-stops = En brikke som når raden lengst borte, blir dam, og der slutter trekket.
rule-crowning-when-goes-on = En brikke som når raden lengst borte, blir dam med en gang; kan den slå videre, gjør den det som dam.

rule-end-no-move-loses = Den som er i trekket og ikke har noen brikke eller noe trekk igjen, har tapt.
rule-end-no-move-wins = Den som er i trekket og ikke har noen brikke eller noe trekk igjen, har vunnet.
rule-end-first-king-wins-yes = Den som først får en dam, har vunnet.
rule-end-first-king-wins-no = Partiet er ikke slutt bare fordi noen får en dam.

rule-table-remedies-none = Motspilleren får ingen særskilt rett etter en glipp: trekket kan rett og slett ikke gjøres.
rule-table-remedies-huff = Glipper et slag for motspilleren, kan du blåse: fjern brikken som skulle ha slått.
rule-table-remedies-withdraw = Glipper et slag for motspilleren, kan du be om at trekket tas tilbake og slaget gjøres.
rule-table-remedies-stand = Glipper et slag for motspilleren, kan du la det stå og bare spille videre.
rule-table-offences-none = Ingen glipp gir motspilleren noen rett.
rule-table-offences-no-capture = Det er en glipp å ikke slå når man skal.
rule-table-offences-too-few = Det er en glipp å slå færre brikker enn man skal.
rule-table-offences-unfinished = Det er en glipp å stoppe halvveis i et slag.
rule-table-huff-is-turn-yes = Å blåse teller som din tur.
rule-table-huff-is-turn-no = Å blåse er ikke et trekk: etterpå gjør du ditt eget trekk.
rule-table-huff-is-turn-none = Man blåser ikke.
rule-touch-binds-no = Du kan røre en brikke og så flytte en annen.
rule-touch-binds-yes = Brikken du rører, er brikken du flytter.
rule-touch-binds-if-able = Brikken du rører, er brikken du flytter, hvis den har et trekk.
rule-touch-straightening-yes = Du kan rette på en skjev brikke hvis du sier det først.
rule-touch-straightening-no = Å rette på en brikke er ikke nevnt som unntak.
rule-touch-hand-off-ends-yes = Et trekk er slutt når hånden din slipper brikken.
rule-touch-hand-off-ends-no = Trekket er ikke slutt ennå selv om du slipper brikken.

rule-pdn-type = I partifiler har dette spillet nummer { $type }.
rule-pdn-type-none = I partifiler har dette spillet ikke sitt eget nummer.
rule-pdn-notation-n0 = Rutene er nummerert fra 1, og man begynner nederst til venstre sett fra { side.mid }.
rule-pdn-notation-n1 = Rutene er nummerert fra 1, og man begynner nederst til høyre sett fra { side.mid }.
rule-pdn-notation-n2 = Rutene er nummerert fra 1, og man begynner øverst til venstre sett fra { side.mid }.
rule-pdn-notation-n3 = Rutene er nummerert fra 1, og man begynner øverst til høyre sett fra { side.mid }.
rule-pdn-notation-a0 = Rutene har en bokstav og et tall, og a1 ligger nederst til venstre sett fra { side.mid }.
rule-pdn-notation-a1 = Rutene har en bokstav og et tall, og a1 ligger nederst til høyre sett fra { side.mid }.
rule-pdn-result-2-0 = En seier skrives som to poeng, remis som ett til hver.
rule-pdn-result-1-0 = En seier skrives som ett poeng, remis som et halvt til hver.
rule-pdn-result-order-white-black = Poengene til { side.mid } skrives først.
rule-pdn-result-order-first-second = Poengene til den som begynte, skrives først.

## Hva som var rart i en partifil, og hva det ble lest som.

pdn-read-variant = Filen sier bare «{ $variant }»: lest som { $game }.
pdn-read-moves = Filen sier ikke hvilket spill det er. Lest som { $game }, der { $moves } kan spilles.
pdn-read-squares = Filen sier ikke hvilket spill det er. Lest som { $game }: ingen rute er over { $last }.
pdn-read-turned = Lest som { $game }, med bokstavene talt fra den siden som begynner.
pdn-read-glued = Resultatet { $result } og det neste partiet var skrevet sammen. Lest som to.
pdn-read-quiet = { $written } slår ingenting. Lest som { $move }.
pdn-read-crowned = En brikke på raden lengst borte ({ $squares }). Lest som dam.

## Notes of the engine to a game

annotation-good = Det eneste gode trekket her.
annotation-brilliant = Et flott offer.
annotation-dubious = { $move } var litt bedre.
annotation-mistake = { $move } var bedre.
annotation-blunder = Det koster dyrt. { $move } var trekket.
annotation-missed-win = { $move } hadde vunnet.
graph = Slik gikk partiet
    .description = { side } står best der linjen går over midten, den andre siden der den går under. Merker viser trekk som er verdt et ekstra blikk.
