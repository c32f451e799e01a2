### damier, dansk. Written from en.ftl, which explains every message and its variables.
### Words: brik (man, or any piece), almindelig brik where a man is meant and a king is not, dam
### (dammen, dammer), slå, slag, træk, felt, remis, puste, smutter (a slip).

## Sides and pieces
## .mid is the side inside a sentence; .definite is the piece with its article.

side = { $colour ->
        [black] Sort
        [blue] Blå
        [green] Grøn
        [red] Rød
       *[white] Hvid
    }
    .mid = { $colour ->
        [black] sort
        [blue] blå
        [green] grøn
        [red] rød
       *[white] hvid
    }
winner = { $winner ->
        [black] Sort
        [blue] Blå
        [green] Grøn
        [red] Rød
       *[white] Hvid
    }
    .mid = { $winner ->
        [black] sort
        [blue] blå
        [green] grøn
        [red] rød
       *[white] hvid
    }
loser = { $loser ->
        [black] Sort
        [blue] Blå
        [green] Grøn
        [red] Rød
       *[white] Hvid
    }
    .mid = { $loser ->
        [black] sort
        [blue] blå
        [green] grøn
        [red] rød
       *[white] hvid
    }
piece = { $piece ->
        [king] dam
       *[man] brik
    }
    .definite = { $piece ->
        [king] dammen
       *[man] brikken
    }
    .definite-start = { $piece ->
        [king] Dammen
       *[man] Brikken
    }
coloured-piece = { $colour ->
        [black] { $piece ->
            [king] sort dam
           *[man] sort brik
        }
        [blue] { $piece ->
            [king] blå dam
           *[man] blå brik
        }
        [green] { $piece ->
            [king] grøn dam
           *[man] grøn brik
        }
        [red] { $piece ->
            [king] rød dam
           *[man] rød brik
        }
       *[white] { $piece ->
            [king] hvid dam
           *[man] hvid brik
        }
    }
square-label = { $square }, { coloured-piece }
square-empty = { $square }, tomt
turn = { side } er i trækket

## Refused moves

refusal-must-capture = { $count ->
        [one] Din brik på { $squares } kan slå, og slag kommer først.
       *[other] Dine brikker på { $squares } kan slå, og slag kommer først. Vælg en af dem.
    }
    .title = Slå først
refusal-must-finish-capture = Slaget er ikke slut endnu: slå videre med { piece.definite } fra { $from }, til der ikke er mere at slå.
    .title = Slå videre
refusal-must-take-most = { $count ->
        [one] Med det træk slår du kun { $taken ->
            [1] én
           *[other] { $taken }
        }. Din brik på { $squares } kan slå { $most }, og flest kommer først.
       *[other] Med det træk slår du kun { $taken ->
            [1] én
           *[other] { $taken }
        }. Dine brikker på { $squares } kan slå { $most } hver, og flest kommer først.
    }
    .title = Slå flest
refusal-must-take-most-value = { $count ->
        [one] Din brik på { $squares } kan lave et slag, der er mere værd. En dam tæller for næsten to brikker.
       *[other] Dine brikker på { $squares } kan lave slag, der er mere værd. En dam tæller for næsten to brikker.
    }
    .title = Det mest værdifulde slag
refusal-must-capture-with-king = { $count ->
        [one] Din dam på { $squares } kan også slå, og dammen har forrang.
       *[other] Dine dammer på { $squares } kan også slå, og en dam har forrang.
    }
    .title = Dammen slår først
refusal-must-take-most-kings = { $count ->
        [one] Fra { $squares } kan du slå lige så mange brikker med flere dammer iblandt. Det slag har forrang.
       *[other] Fra { $squares } kan du slå lige så mange brikker med flere dammer iblandt. De slag har forrang.
    }
    .title = Slå flest dammer
refusal-must-take-king-first = { $count ->
        [one] Indtil nu står to slag lige. Det fra { $squares } møder en dam tidligere, så det har forrang.
       *[other] Indtil nu står flere slag lige. De slag, der begynder på { $squares }, møder en dam tidligere, så de har forrang.
    }
    .title = Mød dammen først
refusal-king-limit = Din dam på { $from } er flyttet nok gange efter hinanden. Slå nu, eller flyt en anden brik.
    .title = Lad den dam hvile
refusal-out-of-turn = Nu er det { side.mid }, der trækker. Bagefter er det din tur.
    .title = Et øjeblik
refusal-game-over = Partiet er afgjort. Begynd et nyt, når du har lyst.
    .title = Partiet er slut
refusal-no-such-square = Det felt findes ikke på dette bræt.
    .title = Uden for brættet
refusal-same-square = Et træk ender på et andet felt, end det begyndte på.
    .title = Stadig samme sted
refusal-empty-square = På { $from } står der ingen brik at flytte.
    .title = Et tomt felt
refusal-not-your-piece = { piece.definite-start } på { $from } er modstanderens.
    .title = Ikke en af dine
refusal-occupied = Der står allerede en brik på { $squares }. Hvert felt har plads til én.
    .title = Feltet er optaget
refusal-off-line = Ingen linje, som din { piece } kan følge, går fra { $from } til { $squares }.
    .title = Ved siden af linjen
refusal-backward-move = En almindelig brik går aldrig baglæns. Det må den, når den er blevet dam.
    .title = Brikker går ikke baglæns
refusal-too-far = { $piece ->
        [king] Her går en dam ét felt, eller den springer over en brik lige ved siden af.
       *[man] En brik går ét felt, eller den springer over en brik lige ved siden af.
    }
    .title = Lidt for langt
refusal-jumps-own-piece = Din egen brik på { $squares } står i vejen, og den kan du ikke springe over.
    .title = Din egen brik står i vejen
refusal-no-room-behind = Bag brikken på { $squares } er der intet frit felt at lande på, så den er i sikkerhed.
    .title = Ingen plads at lande på
refusal-nothing-to-capture = Der er ingen brik at slå på vejen til { $squares }.
    .title = Intet at slå der
refusal-backward-capture = En almindelig brik slår aldrig baglæns, så brikken på { $squares } er i sikkerhed for den.
    .title = Brikker slår ikke baglæns
refusal-man-takes-king = Dammen på { $squares } er i sikkerhed for almindelige brikker: kun en dam kan slå den.
    .title = En brik kan ikke slå en dam
refusal-jumped-twice = Brikken på { $squares } er allerede slået og venter bare på at blive løftet af. Du kan ikke springe over den igen.
    .title = Aldrig samme brik to gange
refusal-turns-back = Mellem to spring må du dreje til venstre eller højre, men ikke direkte tilbage.
    .title = Ikke direkte tilbage
refusal-must-land-next = Bag brikken på { $squares } standser din dam på det allernærmeste felt.
    .title = Land lige bagved
refusal-must-stop-behind-king = Den sidste, du slår, på { $squares }, er en dam. Stands på feltet lige bag den.
    .title = Stands lige bag dammen
refusal-crowning-ends-turn = Din brik er blevet dam på { $squares }, og der slutter trækket.
    .title = Dam, og færdig for denne gang
refusal-touched-piece = Du rørte brikken på { $squares } først, så det er den, du flytter.
    .title = Rørt brik skal flyttes

## Buttons under a refusal

action-play = Spil { $move }
action-show = Vis mig det
action-read = Læs punkt { $article }

## Slips at the table

offence-no-capture = { $count ->
        [one] { piece.definite-start } på { $square } kunne have slået en af dine. { side } spillede { $move } i stedet.
       *[other] { piece.definite-start } på { $square } kunne have slået { $count } af dine. { side } spillede { $move } i stedet.
    }
    .title = { side } glemte at slå
offence-too-few = { side } slog { $taken ->
        [1] én
       *[other] { $taken }
    } med { $move }. { piece.definite-start } på { $square } kunne have slået { $count }.
    .title = { side } slog for få
offence-unfinished = { side } standsede efter { $move }. Det gav { $taken ->
        [1] én brik
       *[other] { $taken } brikker
    }; hele slaget giver { $count }.
    .title = { side } standsede halvvejs

## What the opponent may do about it

remedy-huff = Pust { piece.definite } på { $square }
    .consequence = { $turn ->
        [yes] Væk med den. Det var din tur.
       *[no] Væk med den. At puste er ikke et træk: du har stadig dit eget.
    }
remedy-withdraw = Kræv slaget
    .consequence = Trækket tages tilbage, og slaget skal laves.
remedy-stand = Lad det stå
    .consequence = Sig ingenting, og spil videre. Så er chancen forbi.
huffed = { side } puster { piece.definite } på { $square }.
withdrawn = { side } kræver slaget. Trækket tages tilbage, og nu skal der slås.
stood = { side } lader det stå.
huff-cry = { $turn ->
        [yes] Pustet!
       *[no] Pustet! At puste er ikke at trække!
    }

## Touching pieces

touch-must-move = Du rørte ved { piece.definite } på { $square }, så flyt den.
    .title = Rørt brik skal flyttes
touch-must-take = Du rørte ved { piece.definite } på { $square }. Den kan slå, så slå med den.
    .title = Rørt brik skal flyttes
touch-straighten = Ret brikken til
    .announcement = Jeg retter den bare til.
touch-hand-off = Din hånd har sluppet brikken, så trækket gælder.
    .title = Sluppet er spillet

## What a player may choose at any time

option-offer-draw = Tilbyd remis
option-accept-draw = Tag imod remis
option-decline-draw = Spil videre
option-claim-draw = Kræv remis
option-resign = Giv op
    .confirm = Vil du give partiet op?
option-take-back = Tag tilbage
option-again = Igen, med ombyttede farver
draw-offered = { side } tilbyder remis. Skal vi sige det?
    .title = Remis?
draw-declined = { side } vil hellere spille videre.
take-back-asked = { side } vil gerne tage sit sidste træk tilbage.
    .title = Tage det tilbage?

## How a game ended

result-win = { winner } vinder
result-draw = Remis
result-aborted = Afbrudt
result-archived = Arkiveret
result-unfinished = Partiet er i gang

outcome-no-move = { loser } kan ikke flytte mere.
outcome-no-pieces = { loser } har ingen brikker tilbage.
outcome-no-move-wins = { winner } kan ikke flytte mere, og her vinder man på det.
outcome-no-pieces-wins = { winner } er kommet af med alle sine brikker, og her vinder man på det.
outcome-first-king = { winner } har den første dam, og det afgør partiet.
outcome-resign = { loser } gav op.
outcome-flag = { loser } løb tør for tid.
outcome-left = { loser } gik fra bordet.
outcome-aborted = Partiet blev afbrudt, før det rigtig var begyndt.
outcome-archived = Partiet er gemt af en ældre version: Du kan se det, men ikke spille videre.
outcome-agreement = I blev enige.
outcome-same-move = Det samme træk blev spillet { $times } gange efter hinanden.
outcome-return = En brik er kommet tilbage til det samme felt { $times ->
        [2] to gange
       *[other] { $times } gange
    }.
outcome-repetition = Den samme stilling stod på brættet { $times } gange.
outcome-quiet-moves = { $moves } træk hver uden slag, og uden at en almindelig brik blev flyttet.
outcome-material = Med så få brikker tilbage havde I { $moves } træk hver, og de er brugt.
outcome-material-now = Med disse brikker er partiet remis.
outcome-balance = Styrkeforholdet har været det samme i { $moves } træk hver.
outcome-one-each = Begge har én brik tilbage.
outcome-nobody-can-win = Ingen kan længere vinde.

## Draw rules on the rules page

draw-agreement = Spillerne må når som helst blive enige om remis.
draw-same-move = { $how ->
        [claim] Når en spiller har lavet det samme træk { $times } gange efter hinanden, kan den, der vil, kræve remis.
       *[automatic] Når en spiller har lavet det samme træk { $times } gange efter hinanden, er partiet remis.
    }
draw-return = { $how ->
        [claim] Når en spiller har flyttet den samme brik gang på gang og er vendt tilbage til det samme felt { $times ->
            [2] to gange
           *[other] { $times } gange
        }, kan den, der vil, kræve remis.
       *[automatic] Når en spiller har flyttet den samme brik gang på gang og er vendt tilbage til det samme felt { $times ->
            [2] to gange
           *[other] { $times } gange
        }, er partiet remis.
    }
draw-return-king = { $how ->
        [claim] Når en spiller har flyttet den samme dam gang på gang og er vendt tilbage til det samme felt { $times ->
            [2] to gange
           *[other] { $times } gange
        }, kan den, der vil, kræve remis.
       *[automatic] Når en spiller har flyttet den samme dam gang på gang og er vendt tilbage til det samme felt { $times ->
            [2] to gange
           *[other] { $times } gange
        }, er partiet remis.
    }
draw-repetition = { $how ->
        [claim] Når den samme stilling med den samme spiller i trækket har stået på brættet { $times } gange, kan den, der vil, kræve remis.
       *[automatic] Når den samme stilling med den samme spiller i trækket har stået på brættet { $times } gange, er partiet remis.
    }
draw-quiet-moves = { $how ->
        [claim] Når begge spillere har lavet { $moves } træk efter hinanden uden slag og uden at flytte en almindelig brik, kan den, der vil, kræve remis.
       *[automatic] Når begge spillere har lavet { $moves } træk efter hinanden uden slag og uden at flytte en almindelig brik, er partiet remis.
    }
draw-material = { $how ->
        [claim] Tilbage på den ene side: { $stronger }; på den anden: { $weaker }. Hvis { $moves } nye træk hver ikke giver sejr, kan den, der vil, kræve remis.
       *[automatic] Tilbage på den ene side: { $stronger }; på den anden: { $weaker }. Hvis { $moves } nye træk hver ikke giver sejr, er partiet remis.
    }
draw-material-road = { $how ->
        [claim] Tilbage på den ene side: { $stronger }; på den anden, som holder den længste diagonal: { $weaker }. Hvis { $moves } nye træk hver ikke giver sejr, kan den, der vil, kræve remis.
       *[automatic] Tilbage på den ene side: { $stronger }; på den anden, som holder den længste diagonal: { $weaker }. Hvis { $moves } nye træk hver ikke giver sejr, er partiet remis.
    }
material-kings = { $kings ->
        [1] én dam
        [2] to dammer
        [3] tre dammer
       *[other] { $kings } dammer
    }
material-kings-or-more = { $kings ->
        [1] mindst én dam
        [2] mindst to dammer
        [3] mindst tre dammer
       *[other] mindst { $kings } dammer
    }
material-men = { $men ->
        [1] én brik
        [2] to brikker
        [3] tre brikker
       *[other] { $men } brikker
    }
draw-balance = { $how ->
        [claim] Når begge har dammer, { $fewest } til { $most } brikker er tilbage, og der er gået { $moves } træk hver uden slag og uden en ny dam, kan den, der vil, kræve remis.
       *[automatic] Når begge har dammer, { $fewest } til { $most } brikker er tilbage, og der er gået { $moves } træk hver uden slag og uden en ny dam, er partiet remis.
    }
draw-material-now = { $how ->
        [claim] Tilbage på den ene side: { $stronger }; på den anden: { $weaker }. Så kan den, der vil, kræve remis.
       *[automatic] Tilbage på den ene side: { $stronger }; på den anden: { $weaker }. Så er partiet remis.
    }
draw-one-each = { $how ->
        [claim] Når begge har én brik tilbage, kan den, der vil, kræve remis.
       *[automatic] Når begge har én brik tilbage, er partiet remis.
    }
draw-nobody-can-win = { $how ->
        [claim] Når ingen længere kan vinde, er partiet remis: bliv enige om det, eller lad programmet vise beviset.
       *[automatic] Når ingen længere kan vinde, er partiet remis.
    }
draw-option = Denne regel gælder kun, hvis begge spillere aftaler det før partiet.

## Draw counters beside the board

counter-agreement = Remis kun efter aftale, når som helst
counter-same-move = { $done ->
        [0] Intet træk er gentaget endnu: { $limit } gange efter hinanden giver remis
       *[other] { $move } efter hinanden: { $done } af { $limit } gange
    }
counter-return = { $done ->
        [0] { $limit ->
            [2] Ingen brik er vendt tilbage endnu: to gange giver remis
           *[other] Ingen brik er vendt tilbage endnu: { $limit } gange giver remis
        }
        [1] { $limit ->
            [2] Tilbage på { $square } én gang: to gange giver remis
           *[other] Tilbage på { $square }: { $done } af { $limit } gange
        }
       *[other] Tilbage på { $square }: { $done } af { $limit } gange
    }
counter-repetition = { $done ->
        [0] Ingen gentagelse endnu
        [1] Ingen gentagelse endnu
       *[other] Samme stilling: { $done } af { $limit } gange
    }
counter-quiet-moves = { $done } af { $limit } træk uden slag, og uden at en almindelig brik er flyttet
counter-material = { $done } af { $limit } træk at vinde på med så få brikker
counter-material-now = Med disse brikker kan man kræve remis
counter-balance = { $done } af { $limit } træk med samme styrkeforhold
counter-one-each = Remis, så snart begge har én brik
counter-nobody-can-win = Remis, når ingen længere kan vinde

## Rule sheets

sheet-hotte-nl = Hötte, hollandsk regelblad
    .special = Det største slag kommer først, og at gå frem og tilbage giver remis.
sheet-hotte-fr = Hötte, fransk regelblad
    .special = Som det hollandske blad, men en gentagelse er kun remis, hvis du kræver det.
sheet-english = Hötte, engelsk regelblad
    .special = Sort begynder. Dammen går kun ét felt, og du slår den brik, du vil.
sheet-swedish = Hötte, svensk regelblad
    .special = En dam lander lige bag den brik, den slår. Kræv et glemt slag, eller pust.
sheet-danish = Hötte, dansk regelblad
    .special = Dam midt i slaget, og så går det videre som dam.
sheet-norwegian = Hötte, norsk regelblad
    .special = Dammen går kun ét felt, men det største slag kommer først. En smutter får lov at stå eller laves om.
sheet-finnish = Hötte, finsk regelblad
    .special = Sort begynder. Brikker slår kun fremad, dammer flyver, og du vælger selv dit slag.
sheet-kndb = Det kongelige hollandske damforbunds regelblad
    .special = Seksten korte regler. Sig til, når du ser en smutter, eller spil bare videre.
sheet-djeco = Djecos regelblad
    .special = Blå mod grøn på røde felter, og den, der glemmer at slå, bliver pustet.
sheet-international = International dam
    .special = Verdensforbundets spil på 100 felter: flyvende dammer, og flest brikker kommer først.
sheet-frisian = Frisisk dam
    .special = Slagene går både lige og skråt, og en dam er næsten to brikker værd.
sheet-russian = Russisk dam
    .special = Vælg dit slag. En brik, der bliver dam midt i slaget, stormer videre som dam.
sheet-brazilian = Brasiliansk dam
    .special = International dam på det lille bræt med 64 felter.
sheet-pool = Pool checkers
    .special = Flyvende dammer, frit valg af slag, og sort begynder.
sheet-english-wcdf = Engelsk dam
    .special = Checkers, som mestrene spiller det: dammen går ét felt, slag vælges frit, og 40 træk kan give remis.
sheet-italian = Italiensk dam
    .special = Ingen brik kan slå en dam, og fire regler siger, hvilket slag der kommer først.
sheet-spanish = Spansk dam
    .special = Brikker slår kun fremad, dammer flyver: slå flest brikker, og derefter flest dammer.
sheet-portuguese = Portugisisk dam
    .special = Det spanske spil på de mørke felter på et spejlvendt bræt.
sheet-czech = Tjekkisk dam
    .special = Flyvende dammer slår før brikkerne; ellers vælger du selv.
sheet-turkish = Tyrkisk dam
    .special = Lige linjer på alle 64 felter, og hver slået brik fjernes med det samme.
sheet-thai = Thailandsk dam
    .special = Otte brikker hver. En dam lander lige bag den brik, den slår, og må vende direkte tilbage.
sheet-canadian = Canadisk dam
    .special = Det store bræt: 144 felter og tredive brikker hver.
sheet-srilankan = Srilankansk dam
    .special = Det store bræt med 144 felter, spejlvendt.
sheet-jamaican = Jamaicansk dam
    .special = Pool checkers på et spejlvendt bræt.
sheet-filipino = Filippinsk dam
    .special = Det brasilianske spil på et spejlvendt bræt.
sheet-spantsiretti = Spantsiretti
    .special = Russisk dam på et bræt, der er ti felter bredt og otte højt.
sheet-killer = Killerdam
    .special = En dam, der slår en dam til sidst, standser lige bag den, så to dammer vinder over én.
sheet-breakthrough = Gennembrudsdam
    .special = Et kapløb: den første dam vinder.
sheet-antidraughts = Tabedam
    .special = Den omvendte verden: kom af med alle dine brikker, og vind.
sheet-poddavki = Russisk tabedam
    .special = Poddavki: man skal slå, så få den anden til at slå alt, du har.
sheet-frysk = Frysk!
    .special = Frisisk dam i en nøddeskal: fem brikker hver.

## Shelves

shelf-leaflet = Fra æsken
shelf-federation = Som forbundene spiller
shelf-other = Flere spil
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
heading-board = Brættet
heading-moves = Træk
heading-capture = At slå
heading-crowning = At blive dam
heading-table = Ved bordet
heading-end = Partiets afslutning
heading-draws = Remis
heading-writing = Nedskrevne partier
heading-readings = Hvor regelbladet tier
article = Punkt { $article }
article-introduction = Indledning
reading-note = Her tier regelbladet; sådan spiller vi det.
try-it = Prøv selv
try-play = { side } er i trækket: spil { $move }.
try-refused = Og hvad med { $move }?
try-draw = { side } er i trækket: spil { $move }, og følg tælleren.

## Titles of articles on the rules page

topic-board-size = Brættets størrelse
topic-board-squares = Felterne, man spiller på
topic-board-dark-corner = Sådan ligger brættet
topic-board-men-rows = Opstillingen
topic-start-first = Hvem der begynder
topic-start-colours-by-lot = Hvem der får hvilken farve
topic-colours-white = Brikkerne
topic-colours-black = Brikkerne
topic-colours-squares = Felternes farve
topic-lines-move = Linjerne, brikkerne følger
topic-lines-capture = Sådan slår man
topic-man-steps = Sådan går en brik
topic-man-captures-backward = Sådan slår en brik
topic-man-captures-kings = Brikker og dammer
topic-king-flies = Sådan går en dam
topic-king-lands = Hvor en dam lander, når den slår
topic-king-limit = Træk med den samme dam
topic-capture-compulsory = Den, der kan slå, skal slå
topic-capture-finish = Helt til slut
topic-capture-priority = Hvilket slag der kommer først
topic-capture-priority-also = Dam eller almindelig brik
topic-capture-removal = Når slåede brikker fjernes
topic-capture-removal-also = Aldrig samme brik to gange
topic-capture-turns-back = At dreje mellem spring
topic-crowning-when = At blive dam
topic-end-no-move = At vinde og tabe
topic-end-first-king-wins = Den første dam
topic-table-remedies = Når nogen laver en smutter
topic-table-offences = Hvad der er en smutter
topic-table-huff-is-turn = At puste
topic-touch-binds = Rørt brik skal flyttes
topic-touch-straightening = At rette brikker til
topic-touch-hand-off-ends = Når et træk er slut
topic-pdn-type = Spillets nummer
topic-pdn-notation = Felternes navne
topic-pdn-result = Point
topic-pdn-result-order = Hvis point der står først
topic-draws = Remis

## The rules

rule-board-size = Brættet har { $width } × { $height } felter.
rule-board-squares-dark = Man spiller kun på halvdelen af felterne: hvert andet.
rule-board-squares-all = Man spiller på alle felter.
rule-board-dark-corner-left = Læg brættet, så hjørnet ved din venstre hånd er et felt, man spiller på.
rule-board-dark-corner-right = Læg brættet, så hjørnet ved din højre hånd er et felt, man spiller på.
rule-board-men-rows = { $rows ->
        [1] Hver spiller stiller { $men } brikker op på den nærmeste række.
        [2] Hver spiller stiller { $men } brikker op på de to nærmeste rækker.
        [3] Hver spiller stiller { $men } brikker op på de tre nærmeste rækker.
        [4] Hver spiller stiller { $men } brikker op på de fire nærmeste rækker.
        [5] Hver spiller stiller { $men } brikker op på de fem nærmeste rækker.
       *[other] Hver spiller stiller { $men } brikker op på de { $rows } nærmeste rækker.
    }
rule-board-men-rows-apart = Hver spiller stiller { $men } brikker op på sine rækker { $list }, talt fra sin egen kant; rækkerne imellem og bagved er tomme.
rule-start-first = { side } har det første træk.
rule-start-colours-by-lot-yes = Man trækker lod om farverne.
rule-start-colours-by-lot-no = Spillerne aftaler selv, hvem der får hvilken farve; man trækker ikke lod.
rule-colours-white-white = Den ene spiller har de hvide brikker.
rule-colours-white-blue = Den ene spiller har de blå brikker.
rule-colours-white-red = Den ene spiller har de røde brikker.
rule-colours-black-black = Den anden spiller har de sorte brikker.
rule-colours-black-green = Den anden spiller har de grønne brikker.
rule-colours-black-white = Den anden spiller har de hvide brikker.
rule-colours-squares-dark = Brikkerne står på de mørke felter.
rule-colours-squares-red = Brikkerne står på de røde felter.
rule-colours-squares-light = Brikkerne står på de lyse felter.

rule-lines-move-diagonal = Brikkerne går skråt, langs diagonalerne.
rule-lines-move-orthogonal = Brikkerne går vandret og lodret, langs rækker og søjler.
rule-lines-capture-diagonal = Du slår ved at springe skråt over en af modstanderens brikker til et frit felt bag den.
rule-lines-capture-orthogonal = Du slår ved at springe vandret eller lodret over en af modstanderens brikker til et frit felt bag den.
rule-lines-capture-both = Du slår ved at springe over en af modstanderens brikker til et frit felt bag den: skråt, men også vandret og lodret.
rule-man-steps-forward = En almindelig brik går ét felt fremad.
rule-man-steps-forward-sideways = En almindelig brik går ét felt fremad eller til siden.
rule-man-captures-backward-yes = En almindelig brik slår både forlæns og baglæns.
rule-man-captures-backward-no = En almindelig brik slår aldrig baglæns.
rule-man-captures-kings-yes = En almindelig brik må slå både brikker og dammer.
rule-man-captures-kings-no = En almindelig brik kan ikke slå en dam; det kan kun en dam.
rule-king-flies-yes = En dam flyver: den går, så langt den vil, over frie felter, forlæns og baglæns, og slår også på lang afstand.
rule-king-flies-no = En dam går ét felt ad gangen, forlæns eller baglæns.
rule-king-lands-anywhere = En dam, der slår, lander på et hvilket som helst frit felt bag den brik, den springer over.
rule-king-lands-also = Kan slaget fortsætte fra et af de felter, skal dammen lande på et sådant felt.
rule-king-lands-next = En dam, der slår, lander på feltet lige bag den brik, den springer over.
rule-king-lands-next-behind-last-king = En dam, der slår, lander på et hvilket som helst frit felt bag den brik, den springer over; men hvis den sidste brik, den slår, er en dam, standser den på feltet lige bag dammen.
rule-king-limit = Så længe du har almindelige brikker tilbage, laver den samme dam højst { $limit } træk efter hinanden uden at slå: flyt så en anden brik, eller slå.
rule-king-limit-none = Den samme dam må lave så mange træk efter hinanden, du vil.

rule-capture-compulsory-yes = Kan du slå, så skal du slå.
rule-capture-compulsory-no = Du må slå, men du behøver ikke.
rule-capture-finish-yes = Et slag går videre, så længe den samme brik kan springe igen.
rule-capture-finish-no = Du må slutte et slag efter et hvilket som helst spring.
rule-capture-priority-none = Er der flere slag, så vælg det, du vil.
rule-capture-priority-most-pieces = { $place ->
        [1] Er der flere slag, så slå flest brikker; en dam tæller som én brik.
       *[other] Er der stadig flere at vælge imellem, så slå flest brikker.
    }
rule-capture-priority-highest-value = { $place ->
        [1] Er der flere slag, så tag det, der er mest værd: en dam tæller lidt mindre end to brikker, men mere end én.
       *[other] Er der stadig flere at vælge imellem, så tag det, der er mest værd: en dam tæller lidt mindre end to brikker, men mere end én.
    }
rule-capture-priority-with-king = { $place ->
        [1] Kan både en dam og en almindelig brik slå, så slå med dammen.
       *[other] Er der stadig flere at vælge imellem, så slå hellere med en dam end med en almindelig brik.
    }
rule-capture-priority-most-kings = { $place ->
        [1] Er der flere slag, så slå flest dammer.
       *[other] Er der stadig flere at vælge imellem, så slå flest dammer.
    }
rule-capture-priority-king-first = { $place ->
        [1] Er der flere slag, så tag det, der møder en dam tidligst.
       *[other] Er der stadig flere at vælge imellem, så tag det, der møder en dam tidligst.
    }
rule-capture-priority-also = En dam har ikke forrang: hvis intet andet afgør det, slår du med en dam eller en almindelig brik, som du vil.
rule-capture-removal-after = Slåede brikker bliver stående på brættet, til hele slaget er slut.
rule-capture-removal-also = I et slag springer man ikke over den samme brik to gange, men et tomt felt må du gerne passere flere gange.
rule-capture-removal-at-once = Hver slået brik fjernes med det samme, og det kan åbne vejen for det næste spring.
rule-capture-turns-back-yes = Mellem to spring må en brik dreje, hvorhen den vil.
rule-capture-turns-back-no = Mellem to spring må en brik dreje til venstre eller højre, men ikke direkte tilbage.
rule-crowning-when-at-end = En brik bliver dam, når dens træk ender på den fjerneste række. Kommer den kun forbi rækken, mens den slår, forbliver den en almindelig brik.
rule-crowning-when-stops = En brik, der når den fjerneste række, bliver dam, og der slutter trækket.
rule-crowning-when-goes-on = En brik, der når den fjerneste række, bliver dam med det samme; kan den slå videre, gør den det som dam.

rule-end-no-move-loses = Den, der er i trækket og ikke har nogen brik eller noget træk tilbage, har tabt.
rule-end-no-move-wins = Den, der er i trækket og ikke har nogen brik eller noget træk tilbage, har vundet.
rule-end-first-king-wins-yes = Den, der først får en dam, har vundet.
rule-end-first-king-wins-no = Partiet er ikke slut, bare fordi nogen får en dam.

rule-table-remedies-none = Modstanderen får ingen særlig ret efter en smutter: trækket kan ganske enkelt ikke laves.
rule-table-remedies-huff = Laver modstanderen en smutter, må du puste: tag den brik, der skulle have slået, af brættet.
rule-table-remedies-withdraw = Laver modstanderen en smutter, må du bede om, at trækket tages tilbage, og slaget bliver lavet.
rule-table-remedies-stand = Laver modstanderen en smutter, må du lade det stå og bare spille videre.
rule-table-offences-none = En smutter giver ikke modstanderen nogen særlig ret.
rule-table-offences-no-capture = Det er en smutter ikke at slå, når man skal.
rule-table-offences-too-few = Det er en smutter at slå færre brikker, end man skal.
rule-table-offences-unfinished = Det er en smutter at standse halvvejs i et slag.
rule-table-huff-is-turn-yes = At puste tæller som din tur.
rule-table-huff-is-turn-no = At puste er ikke et træk: bagefter laver du dit eget træk.
rule-table-huff-is-turn-none = Man puster ikke.
rule-touch-binds-no = Du må røre ved en brik og så flytte en anden.
rule-touch-binds-yes = Den brik, du rører ved, skal du også flytte.
rule-touch-binds-if-able = Den brik, du rører ved, skal du også flytte, hvis den har et træk.
rule-touch-straightening-yes = Du må rette en skæv brik til, hvis du siger det først.
rule-touch-straightening-no = At rette en brik til nævnes ikke som undtagelse.
rule-touch-hand-off-ends-yes = Et træk er slut, når din hånd slipper brikken.
rule-touch-hand-off-ends-no = Trækket er ikke slut endnu, bare fordi du slipper brikken.

rule-pdn-type = I partifiler har dette spil nummer { $type }.
rule-pdn-type-none = I partifiler har dette spil ikke sit eget nummer.
rule-pdn-notation-n0 = Felterne er nummereret fra 1, og man begynder nederst til venstre set fra { side.mid }.
rule-pdn-notation-n1 = Felterne er nummereret fra 1, og man begynder nederst til højre set fra { side.mid }.
rule-pdn-notation-n2 = Felterne er nummereret fra 1, og man begynder øverst til venstre set fra { side.mid }.
rule-pdn-notation-n3 = Felterne er nummereret fra 1, og man begynder øverst til højre set fra { side.mid }.
rule-pdn-notation-a0 = Felterne har et bogstav og et tal, og a1 ligger nederst til venstre set fra { side.mid }.
rule-pdn-notation-a1 = Felterne har et bogstav og et tal, og a1 ligger nederst til højre set fra { side.mid }.
rule-pdn-result-2-0 = En sejr skrives som to point, remis som ét til hver.
rule-pdn-result-1-0 = En sejr skrives som ét point, remis som et halvt til hver.
rule-pdn-result-order-white-black = Pointene for { side.mid } skrives først.
rule-pdn-result-order-first-second = Pointene for den, der begyndte, skrives først.

## Hvad der var underligt i en partifil, og hvad det blev læst som.

pdn-read-variant = Filen siger kun »{ $variant }«: læst som { $game }.
pdn-read-moves = Filen siger ikke, hvilket spil det er. Læst som { $game }, hvor { $moves } kan spilles.
pdn-read-squares = Filen siger ikke, hvilket spil det er. Læst som { $game }: intet felt er over { $last }.
pdn-read-turned = Læst som { $game }, med bogstaverne talt fra den side, der begynder.
pdn-read-glued = Resultatet { $result } og det næste parti var skrevet sammen. Læst som to.
pdn-read-quiet = { $written } slår ingenting. Læst som { $move }.
pdn-read-crowned = En brik på den fjerneste række ({ $squares }). Læst som dam.

## Notes of the engine to a game

annotation-good = Det eneste gode træk her.
annotation-brilliant = Et flot offer.
annotation-dubious = { $move } var lidt bedre.
annotation-mistake = { $move } var bedre.
annotation-blunder = Det koster dyrt. { $move } var trækket.
annotation-missed-win = { $move } havde vundet.
graph = Sådan gik partiet
    .description = { side } står bedst, hvor linjen løber over midten, den anden side, hvor den løber under. Mærker viser træk, der er et ekstra blik værd.
