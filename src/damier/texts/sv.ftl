### damier, svenska. Written from en.ftl, which explains every message and its variables.
### Words: bricka (man, or any piece), vanlig bricka where a man is meant and a king is not, dam, slå,
### slag, drag, ruta, remi, blåsa, miss (a slip).

## Sides and pieces
## .mid is the side inside a sentence; .definite is the piece with its article.

side = { $colour ->
        [black] Svart
        [blue] Blå
        [green] Grön
        [red] Röd
       *[white] Vit
    }
    .mid = { $colour ->
        [black] svart
        [blue] blå
        [green] grön
        [red] röd
       *[white] vit
    }
winner = { $winner ->
        [black] Svart
        [blue] Blå
        [green] Grön
        [red] Röd
       *[white] Vit
    }
    .mid = { $winner ->
        [black] svart
        [blue] blå
        [green] grön
        [red] röd
       *[white] vit
    }
loser = { $loser ->
        [black] Svart
        [blue] Blå
        [green] Grön
        [red] Röd
       *[white] Vit
    }
    .mid = { $loser ->
        [black] svart
        [blue] blå
        [green] grön
        [red] röd
       *[white] vit
    }
piece = { $piece ->
        [king] dam
       *[man] bricka
    }
    .definite = { $piece ->
        [king] damen
       *[man] brickan
    }
    .definite-start = { $piece ->
        [king] Damen
       *[man] Brickan
    }
coloured-piece = { $colour ->
        [black] { $piece ->
            [king] svart dam
           *[man] svart bricka
        }
        [blue] { $piece ->
            [king] blå dam
           *[man] blå bricka
        }
        [green] { $piece ->
            [king] grön dam
           *[man] grön bricka
        }
        [red] { $piece ->
            [king] röd dam
           *[man] röd bricka
        }
       *[white] { $piece ->
            [king] vit dam
           *[man] vit bricka
        }
    }
square-label = { $square }, { coloured-piece }
square-empty = { $square }, tom
turn = { side } vid draget

## Refused moves

refusal-must-capture = { $count ->
        [one] Din bricka på { $squares } kan slå, och slag går före.
       *[other] Dina brickor på { $squares } kan slå, och slag går före. Välj en av dem.
    }
    .title = Slå först
refusal-must-finish-capture = Slaget är inte slut än: slå vidare med { piece.definite } från { $from } tills inget finns kvar att slå.
    .title = Slå vidare
refusal-must-take-most = { $count ->
        [one] Med det draget slår du bara { $taken ->
            [1] en
           *[other] { $taken }
        }. Din bricka på { $squares } kan slå { $most }, och flest går före.
       *[other] Med det draget slår du bara { $taken ->
            [1] en
           *[other] { $taken }
        }. Dina brickor på { $squares } kan slå { $most } var, och flest går före.
    }
    .title = Slå så många du kan
refusal-must-take-most-value = { $count ->
        [one] Din bricka på { $squares } kan göra ett slag som är värt mer. En dam räknas som nästan två brickor.
       *[other] Dina brickor på { $squares } kan göra slag som är värda mer. En dam räknas som nästan två brickor.
    }
    .title = Det mest värda slaget går före
refusal-must-capture-with-king = { $count ->
        [one] Din dam på { $squares } kan också slå, och damen går före.
       *[other] Dina damer på { $squares } kan också slå, och en dam går före.
    }
    .title = Damen slår först
refusal-must-take-most-kings = { $count ->
        [one] Från { $squares } kan du slå lika många brickor med fler damer bland dem. Det slaget går före.
       *[other] Från { $squares } kan du slå lika många brickor med fler damer bland dem. De slagen går före.
    }
    .title = Flest damer går före
refusal-must-take-king-first = { $count ->
        [one] Två slag är lika så här långt. Det från { $squares } möter en dam tidigare, så det går före.
       *[other] Flera slag är lika så här långt. De från { $squares } möter en dam tidigare, så de går före.
    }
    .title = Möt damen först
refusal-king-limit = Din dam på { $from } har flyttats tillräckligt många gånger i rad. Slå nu, eller flytta en annan bricka.
    .title = Låt den damen vila
refusal-out-of-turn = Nu är det { side.mid } som ska flytta. Sedan är det din tur.
    .title = Ett ögonblick
refusal-game-over = Det här partiet är avgjort. Börja ett nytt när du vill.
    .title = Partiet är slut
refusal-no-such-square = Den rutan finns inte på det här brädet.
    .title = Utanför brädet
refusal-same-square = Ett drag slutar på en annan ruta än den där det började.
    .title = Kvar på samma plats
refusal-empty-square = På { $from } finns ingen bricka att flytta.
    .title = En tom ruta
refusal-not-your-piece = { piece.definite-start } på { $from } är motspelarens.
    .title = Inte en av dina
refusal-occupied = Det står redan en bricka på { $squares }. Varje ruta har plats för en.
    .title = Rutan är upptagen
refusal-off-line = Ingen linje som din { piece } kan följa går från { $from } till { $squares }.
    .title = Vid sidan av linjen
refusal-backward-move = En vanlig bricka går aldrig bakåt. Det får den göra när den har blivit dam.
    .title = Brickor går inte bakåt
refusal-too-far = { $piece ->
        [king] Här går en dam en ruta, eller hoppar över en bricka precis intill.
       *[man] En bricka går en ruta, eller hoppar över en bricka precis intill.
    }
    .title = Lite för långt
refusal-jumps-own-piece = Din egen bricka på { $squares } står i vägen, och den kan du inte hoppa över.
    .title = Din egen bricka står i vägen
refusal-no-room-behind = Bakom brickan på { $squares } finns ingen ledig ruta att landa på, så den är trygg.
    .title = Ingen plats att landa
refusal-nothing-to-capture = På vägen till { $squares } finns ingen bricka att slå.
    .title = Inget att slå där
refusal-backward-capture = En vanlig bricka slår aldrig bakåt, så brickan på { $squares } går säker för den.
    .title = Brickor slår inte bakåt
refusal-man-takes-king = Damen på { $squares } går säker för vanliga brickor: bara en dam kan slå den.
    .title = En bricka kan inte slå en dam
refusal-jumped-twice = Brickan på { $squares } är redan slagen och väntar bara på att lyftas bort. Du kan inte hoppa över den igen.
    .title = Aldrig samma bricka två gånger
refusal-turns-back = Mellan två hopp får du svänga åt vänster eller höger, men inte vända rakt tillbaka.
    .title = Inte rakt tillbaka
refusal-must-land-next = Bakom brickan på { $squares } stannar din dam på den allra närmaste rutan.
    .title = Landa precis bakom
refusal-must-stop-behind-king = Den sista du slår, på { $squares }, är en dam. Stanna på rutan precis bakom den.
    .title = Stanna precis bakom damen
refusal-crowning-ends-turn = Din bricka har blivit dam på { $squares }, och där slutar draget.
    .title = Dam, och klar för den här gången
refusal-touched-piece = Du rörde brickan på { $squares } först, så det är den du flyttar.
    .title = Rörd är förd

## Buttons under a refusal

action-play = Spela { $move }
action-show = Visa mig
action-read = Läs punkt { $article }

## Slips at the table

offence-no-capture = { $count ->
        [one] { piece.definite-start } på { $square } kunde ha slagit en av dina. { side } spelade { $move } i stället.
       *[other] { piece.definite-start } på { $square } kunde ha slagit { $count } av dina. { side } spelade { $move } i stället.
    }
    .title = { side } glömde slå
offence-too-few = { side } slog { $taken ->
        [1] en
       *[other] { $taken }
    } med { $move }. { piece.definite-start } på { $square } kunde ha slagit { $count }.
    .title = { side } slog för få
offence-unfinished = { side } stannade efter { $move }. Det gav { $taken ->
        [1] en bricka
       *[other] { $taken } brickor
    }; hela slaget ger { $count }.
    .title = { side } stannade halvvägs

## What the opponent may do about it

remedy-huff = Blås { piece.definite } på { $square }
    .consequence = { $turn ->
        [yes] Bort med den. Det var ditt drag.
       *[no] Bort med den. Att blåsa är inget drag: du får göra ditt eget drag ändå.
    }
remedy-withdraw = Kräv slaget
    .consequence = Draget tas tillbaka, och slaget ska göras.
remedy-stand = Låt det stå
    .consequence = Säg inget och spela vidare. Sedan är chansen förbi.
huffed = { side } blåser { piece.definite } på { $square }.
withdrawn = { side } kräver slaget. Draget tas tillbaka, och nu ska slaget göras.
stood = { side } låter det stå.
# "Drag" is both a move and a draught of air.
huff-cry = { $turn ->
        [yes] Blåst!
       *[no] Blåst! Att blåsa är inget drag!
    }

## Touching pieces

touch-must-move = Du rörde { piece.definite } på { $square }, så flytta den.
    .title = Rörd är förd
touch-must-take = Du rörde { piece.definite } på { $square }. Den kan slå, så slå med den.
    .title = Rörd är förd
touch-straighten = Rätta till
    .announcement = Jag rättar bara till.
touch-hand-off = Din hand har släppt brickan, så draget gäller.
    .title = Släppt är spelad

## What a player may choose at any time

option-offer-draw = Bjud remi
option-accept-draw = Ta remin
option-decline-draw = Spela vidare
option-claim-draw = Begär remi
option-resign = Ge upp
    .confirm = Vill du ge upp partiet?
option-take-back = Ta tillbaka
option-again = Igen, med bytta färger
draw-offered = { side } bjuder remi. Ska vi säga så?
    .title = Remi?
draw-declined = { side } spelar hellre vidare.
take-back-asked = { side } vill gärna ta tillbaka sitt senaste drag.
    .title = Ta tillbaka?

## How a game ended

result-win = { winner } vinner
result-draw = Remi
result-aborted = Avbrutet
result-archived = Ur arkivet
result-unfinished = Partiet pågår

outcome-no-move = { loser } kan inte flytta längre.
outcome-no-pieces = { loser } har inga brickor kvar.
outcome-no-move-wins = { winner } kan inte flytta längre, och här vinner man på det.
outcome-no-pieces-wins = { winner } har blivit av med alla sina brickor, och här vinner man på det.
outcome-first-king = { winner } har den första damen, och det avgör partiet.
outcome-resign = { loser } gav upp.
outcome-flag = Tiden tog slut för { loser.mid }.
outcome-left = { loser } lämnade bordet.
outcome-aborted = Partiet avbröts innan det hade börjat på riktigt.
outcome-archived = Partiet sparades av en äldre version: du kan titta på det, men inte spela vidare.
outcome-agreement = Ni kom överens.
outcome-same-move = Samma drag spelades { $times } gånger i rad.
outcome-return = En bricka har kommit tillbaka till samma ruta { $times ->
        [2] två gånger
       *[other] { $times } gånger
    }.
outcome-repetition = Samma ställning stod på brädet { $times } gånger.
outcome-quiet-moves = { $moves } drag per spelare utan slag och utan att en vanlig bricka flyttades.
outcome-material = Med så få brickor kvar hade ni { $moves } drag var, och de är slut.
outcome-material-now = Med de här brickorna är partiet remi.
outcome-balance = Styrkeförhållandet har varit detsamma i { $moves } drag per spelare.
outcome-one-each = Båda har en bricka kvar.
outcome-nobody-can-win = Ingen kan vinna längre.

## Draw rules on the rules page

draw-agreement = Spelarna får när som helst komma överens om remi.
draw-same-move = { $how ->
        [claim] När en spelare har gjort samma drag { $times } gånger i rad får den som vill begära remi.
       *[automatic] När en spelare har gjort samma drag { $times } gånger i rad blir partiet remi.
    }
draw-return = { $how ->
        [claim] När en spelare har flyttat samma bricka gång på gång och kommit tillbaka till samma ruta { $times ->
            [2] två gånger
           *[other] { $times } gånger
        } får den som vill begära remi.
       *[automatic] När en spelare har flyttat samma bricka gång på gång och kommit tillbaka till samma ruta { $times ->
            [2] två gånger
           *[other] { $times } gånger
        } blir partiet remi.
    }
draw-return-king = { $how ->
        [claim] När en spelare har flyttat samma dam gång på gång och kommit tillbaka till samma ruta { $times ->
            [2] två gånger
           *[other] { $times } gånger
        } får den som vill begära remi.
       *[automatic] När en spelare har flyttat samma dam gång på gång och kommit tillbaka till samma ruta { $times ->
            [2] två gånger
           *[other] { $times } gånger
        } blir partiet remi.
    }
draw-repetition = { $how ->
        [claim] När samma ställning, med samma spelare vid draget, har stått på brädet { $times } gånger får den som vill begära remi.
       *[automatic] När samma ställning, med samma spelare vid draget, har stått på brädet { $times } gånger blir partiet remi.
    }
draw-quiet-moves = { $how ->
        [claim] När båda spelarna har gjort { $moves } drag i rad utan slag och utan att flytta en vanlig bricka får den som vill begära remi.
       *[automatic] När båda spelarna har gjort { $moves } drag i rad utan slag och utan att flytta en vanlig bricka blir partiet remi.
    }
draw-material = { $how ->
        [claim] Kvar på ena sidan: { $stronger }; på den andra: { $weaker }. Om { $moves } drag till per spelare inte ger någon vinst får den som vill begära remi.
       *[automatic] Kvar på ena sidan: { $stronger }; på den andra: { $weaker }. Om { $moves } drag till per spelare inte ger någon vinst blir partiet remi.
    }
draw-material-road = { $how ->
        [claim] Kvar på ena sidan: { $stronger }; på den andra, som håller den längsta diagonalen: { $weaker }. Om { $moves } drag till per spelare inte ger någon vinst får den som vill begära remi.
       *[automatic] Kvar på ena sidan: { $stronger }; på den andra, som håller den längsta diagonalen: { $weaker }. Om { $moves } drag till per spelare inte ger någon vinst blir partiet remi.
    }
material-kings = { $kings ->
        [1] en dam
        [2] två damer
        [3] tre damer
       *[other] { $kings } damer
    }
material-kings-or-more = { $kings ->
        [1] minst en dam
        [2] minst två damer
        [3] minst tre damer
       *[other] minst { $kings } damer
    }
material-men = { $men ->
        [1] en bricka
        [2] två brickor
        [3] tre brickor
       *[other] { $men } brickor
    }
draw-balance = { $how ->
        [claim] När båda har damer, { $fewest } till { $most } brickor är kvar och { $moves } drag per spelare har gått utan slag och utan ny dam får den som vill begära remi.
       *[automatic] När båda har damer, { $fewest } till { $most } brickor är kvar och { $moves } drag per spelare har gått utan slag och utan ny dam blir partiet remi.
    }
draw-material-now = { $how ->
        [claim] Kvar på ena sidan: { $stronger }; på den andra: { $weaker }. Då får den som vill begära remi.
       *[automatic] Kvar på ena sidan: { $stronger }; på den andra: { $weaker }. Då blir partiet remi.
    }
draw-one-each = { $how ->
        [claim] När båda har en bricka kvar får den som vill begära remi.
       *[automatic] När båda har en bricka kvar blir partiet remi.
    }
draw-nobody-can-win = { $how ->
        [claim] När ingen kan vinna längre är partiet remi: kom överens om det, eller låt programmet visa beviset.
       *[automatic] När ingen kan vinna längre blir partiet remi.
    }
draw-option = Den här regeln gäller bara om båda spelarna kommer överens om det före partiet.

## Draw counters beside the board

counter-agreement = Remi bara om ni kommer överens, när som helst
counter-same-move = { $done ->
        [0] Inget drag har upprepats än: { $limit } gånger i rad ger remi
       *[other] { $move } i rad: { $done } av { $limit } gånger
    }
counter-return = { $done ->
        [0] { $limit ->
            [2] Ingen bricka har kommit tillbaka än: två gånger ger remi
           *[other] Ingen bricka har kommit tillbaka än: { $limit } gånger ger remi
        }
        [1] { $limit ->
            [2] Tillbaka på { $square } en gång: två gånger ger remi
           *[other] Tillbaka på { $square }: { $done } av { $limit } gånger
        }
       *[other] Tillbaka på { $square }: { $done } av { $limit } gånger
    }
counter-repetition = { $done ->
        [0] Ingen upprepning än
        [1] Ingen upprepning än
       *[other] Samma ställning: { $done } av { $limit } gånger
    }
counter-quiet-moves = { $done } av { $limit } drag utan slag och utan att en vanlig bricka flyttats
counter-material = { $done } av { $limit } drag att vinna på med så få brickor
counter-material-now = Med de här brickorna får remi begäras
counter-balance = { $done } av { $limit } drag med samma styrkeförhållande
counter-one-each = Remi så snart båda har en bricka var
counter-nobody-can-win = Remi när ingen längre kan vinna

## Rule sheets

sheet-hotte-nl = Hötte, nederländskt regelblad
    .special = Det största slaget går före, och att gå fram och tillbaka ger remi.
sheet-hotte-fr = Hötte, franskt regelblad
    .special = Som det nederländska bladet, men en upprepning är remi bara om du begär det.
sheet-english = Hötte, engelskt regelblad
    .special = Svart börjar. Damen går bara en ruta, och du slår vilken bricka du vill.
sheet-swedish = Hötte, svenskt regelblad
    .special = En dam landar precis bakom brickan den slår. Kräv ett glömt slag, eller blås.
sheet-danish = Hötte, danskt regelblad
    .special = Blir brickan dam mitt i slaget, fortsätter den som dam.
sheet-norwegian = Hötte, norskt regelblad
    .special = Damen går bara en ruta, men det största slaget går före. En miss får stå eller göras om.
sheet-finnish = Hötte, finskt regelblad
    .special = Svart börjar. Brickor slår bara framåt, damer flyger, och du väljer själv ditt slag.
sheet-kndb = Kungliga nederländska damförbundets regelblad
    .special = Sexton korta regler. Påpeka en miss, eller spela helt enkelt vidare.
sheet-djeco = Djecos regelblad
    .special = Blå mot grön på röda rutor, och den som glömmer slå blir blåst.
sheet-international = Internationell dam
    .special = Världsförbundets spel på 100 rutor: flygande damer, och flest brickor går före.
sheet-frisian = Frisisk dam
    .special = Slagen går både rakt och snett, och en dam är värd nästan två brickor.
sheet-russian = Rysk dam
    .special = Välj ditt slag. En bricka som blir dam mitt i slaget stormar vidare som dam.
sheet-brazilian = Brasiliansk dam
    .special = Internationell dam på det lilla brädet med 64 rutor.
sheet-pool = Pool checkers
    .special = Flygande damer, fritt val av slag, och svart börjar.
sheet-english-wcdf = Engelsk dam
    .special = Checkers som mästarna spelar: damen går en ruta, slag väljs fritt, och 40 drag kan ge remi.
sheet-italian = Italiensk dam
    .special = Ingen bricka kan slå en dam, och fyra regler säger vilket slag som går före.
sheet-spanish = Spansk dam
    .special = Brickor slår bara framåt, damer flyger: slå flest brickor, och sedan flest damer.
sheet-portuguese = Portugisisk dam
    .special = Det spanska spelet på de mörka rutorna på ett spegelvänt bräde.
sheet-czech = Tjeckisk dam
    .special = Flygande damer slår före brickorna; i övrigt väljer du själv.
sheet-turkish = Turkisk dam
    .special = Raka linjer på alla 64 rutor, och varje slagen bricka lyfts bort genast.
sheet-thai = Thailändsk dam
    .special = Åtta brickor var. En dam landar precis bakom brickan den slår och får vända rakt tillbaka.
sheet-canadian = Kanadensisk dam
    .special = Det stora brädet: 144 rutor och trettio brickor var.
sheet-srilankan = Lankesisk dam
    .special = Det stora brädet med 144 rutor, spegelvänt.
sheet-jamaican = Jamaicansk dam
    .special = Pool checkers på ett spegelvänt bräde.
sheet-filipino = Filippinsk dam
    .special = Det brasilianska spelet på ett spegelvänt bräde.
sheet-spantsiretti = Spantsiretti
    .special = Rysk dam på ett bräde som är tio rutor brett och åtta högt.
sheet-killer = Killerdam
    .special = En dam som slår en dam sist stannar precis bakom den, så två damer vinner mot en.
sheet-breakthrough = Genombrottsdam
    .special = En kapplöpning: den första damen vinner.
sheet-antidraughts = Förlustdam
    .special = Uppochnervända världen: bli av med alla dina brickor och vinn.
sheet-poddavki = Rysk förlustdam
    .special = Poddavki: man måste slå, så se till att den andra slår allt du har.
sheet-frysk = Frysk!
    .special = Frisisk dam i ett nötskal: fem brickor var.

## Shelves

shelf-leaflet = I spelasken
shelf-federation = Som förbunden spelar
shelf-other = Fler spel
shelf-house = Dina egna regler

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
heading-board = Brädet
heading-moves = Drag
heading-capture = Att slå
heading-crowning = Att bli dam
heading-table = Vid bordet
heading-end = Partiets slut
heading-draws = Remi
heading-writing = Nedskrivna partier
heading-readings = Där regelbladet tiger
article = Punkt { $article }
article-introduction = Inledning
reading-note = Här tiger regelbladet; så här spelar vi.
try-it = Prova själv
try-play = { side } vid draget: spela { $move }.
try-refused = Och hur går det med { $move }?
try-draw = { side } vid draget: spela { $move } och följ räkningen.

## Titles of articles on the rules page

topic-board-size = Brädets storlek
topic-board-squares = Rutorna man spelar på
topic-board-dark-corner = Så ligger brädet
topic-board-men-rows = Uppställningen
topic-start-first = Vem som börjar
topic-start-colours-by-lot = Vem som får vilken färg
topic-colours-white = Brickorna
topic-colours-black = Brickorna
topic-colours-squares = Rutornas färg
topic-lines-move = Linjerna brickorna följer
topic-lines-capture = Så slår man
topic-man-steps = Så går en bricka
topic-man-captures-backward = Så slår en bricka
topic-man-captures-kings = Brickor och damer
topic-king-flies = Så går en dam
topic-king-lands = Var en dam landar när den slår
topic-king-limit = Drag med samma dam
topic-capture-compulsory = Den som kan slå ska slå
topic-capture-finish = Ända till slutet
topic-capture-priority = Vilket slag som går före
topic-capture-priority-also = Dam eller vanlig bricka
topic-capture-removal = När slagna brickor lyfts bort
topic-capture-removal-also = Aldrig samma bricka två gånger
topic-capture-turns-back = Att svänga mellan hoppen
topic-crowning-when = Att bli dam
topic-end-no-move = Att vinna och förlora
topic-end-first-king-wins = Den första damen
topic-table-remedies = När någon missar
topic-table-offences = Vad som är en miss
topic-table-huff-is-turn = Att blåsa
topic-touch-binds = Rörd är förd
topic-touch-straightening = Att rätta till brickor
topic-touch-hand-off-ends = När ett drag är slut
topic-pdn-type = Spelets nummer
topic-pdn-notation = Rutornas namn
topic-pdn-result = Poäng
topic-pdn-result-order = Vems poäng som står först
topic-draws = Remi

## The rules

rule-board-size = Brädet har { $width } × { $height } rutor.
rule-board-squares-dark = Man spelar bara på hälften av rutorna: varannan.
rule-board-squares-all = Man spelar på alla rutor.
rule-board-dark-corner-left = Lägg brädet så att hörnet vid din vänstra hand är en ruta man spelar på.
rule-board-dark-corner-right = Lägg brädet så att hörnet vid din högra hand är en ruta man spelar på.
rule-board-men-rows = { $rows ->
        [1] Varje spelare ställer upp { $men } brickor på raden närmast sig.
        [2] Varje spelare ställer upp { $men } brickor på de två raderna närmast sig.
        [3] Varje spelare ställer upp { $men } brickor på de tre raderna närmast sig.
        [4] Varje spelare ställer upp { $men } brickor på de fyra raderna närmast sig.
        [5] Varje spelare ställer upp { $men } brickor på de fem raderna närmast sig.
       *[other] Varje spelare ställer upp { $men } brickor på de { $rows } raderna närmast sig.
    }
rule-board-men-rows-apart = Varje spelare ställer upp { $men } brickor på sina rader { $list }, räknat från den egna kanten; raderna mellan och bakom är tomma.
rule-start-first = { side } gör första draget.
rule-start-colours-by-lot-yes = Man lottar om färgerna.
rule-start-colours-by-lot-no = Spelarna bestämmer själva vem som får vilken färg; man lottar inte.
rule-colours-white-white = Den ena spelaren har de vita brickorna.
rule-colours-white-blue = Den ena spelaren har de blå brickorna.
rule-colours-white-red = Den ena spelaren har de röda brickorna.
rule-colours-black-black = Den andra spelaren har de svarta brickorna.
rule-colours-black-green = Den andra spelaren har de gröna brickorna.
rule-colours-black-white = Den andra spelaren har de vita brickorna.
rule-colours-squares-dark = Brickorna står på de mörka rutorna.
rule-colours-squares-red = Brickorna står på de röda rutorna.
rule-colours-squares-light = Brickorna står på de ljusa rutorna.

rule-lines-move-diagonal = Brickorna går snett, längs diagonalerna.
rule-lines-move-orthogonal = Brickorna går rakt, längs rader och kolumner.
rule-lines-capture-diagonal = Du slår genom att hoppa snett över en av motspelarens brickor till en ledig ruta bakom den.
rule-lines-capture-orthogonal = Du slår genom att hoppa rakt, längs en rad eller kolumn, över en av motspelarens brickor till en ledig ruta bakom den.
rule-lines-capture-both = Du slår genom att hoppa över en av motspelarens brickor till en ledig ruta bakom den: snett, men också rakt längs rader och kolumner.
rule-man-steps-forward = En vanlig bricka går en ruta framåt.
rule-man-steps-forward-sideways = En vanlig bricka går en ruta framåt eller åt sidan.
rule-man-captures-backward-yes = En vanlig bricka slår framåt och bakåt.
rule-man-captures-backward-no = En vanlig bricka slår aldrig bakåt.
rule-man-captures-kings-yes = En vanlig bricka får slå både brickor och damer.
rule-man-captures-kings-no = En vanlig bricka kan inte slå en dam; det kan bara en dam.
rule-king-flies-yes = En dam flyger: den går så långt den vill över lediga rutor, framåt och bakåt, och slår också på långt håll.
rule-king-flies-no = En dam går en ruta i taget, framåt eller bakåt.
rule-king-lands-anywhere = En dam som slår landar på valfri ledig ruta bakom brickan den hoppar över.
rule-king-lands-also = Om slaget kan fortsätta från någon av de rutorna måste damen landa på en sådan ruta.
rule-king-lands-next = En dam som slår landar på rutan precis bakom brickan den hoppar över.
rule-king-lands-next-behind-last-king = En dam som slår landar på valfri ledig ruta bakom brickan den hoppar över; men om den sista brickan den slår är en dam, stannar den på rutan precis bakom.
rule-king-limit = Så länge du har vanliga brickor kvar gör en och samma dam högst { $limit } drag i rad utan att slå: flytta sedan en annan bricka, eller slå.
rule-king-limit-none = Samma dam får göra så många drag i rad du vill.

rule-capture-compulsory-yes = Kan du slå, så ska du slå.
rule-capture-compulsory-no = Du får slå, men du behöver inte.
rule-capture-finish-yes = Ett slag fortsätter så länge samma bricka kan hoppa igen.
rule-capture-finish-no = Du får avsluta ett slag efter vilket hopp du vill.
rule-capture-priority-none = Finns det flera slag, så välj det du vill.
rule-capture-priority-most-pieces = { $place ->
        [1] Finns det flera slag, så slå flest brickor; en dam räknas som en bricka.
       *[other] Finns det ändå flera att välja på, så slå flest brickor.
    }
rule-capture-priority-highest-value = { $place ->
        [1] Finns det flera slag, så ta det som är mest värt: en dam räknas som lite mindre än två brickor, men mer än en.
       *[other] Finns det ändå flera att välja på, så ta det som är mest värt: en dam räknas som lite mindre än två brickor, men mer än en.
    }
rule-capture-priority-with-king = { $place ->
        [1] Kan både en dam och en vanlig bricka slå, så slå med damen.
       *[other] Finns det ändå flera att välja på, så slå med en dam hellre än med en vanlig bricka.
    }
rule-capture-priority-most-kings = { $place ->
        [1] Finns det flera slag, så slå flest damer.
       *[other] Finns det ändå flera att välja på, så slå flest damer.
    }
rule-capture-priority-king-first = { $place ->
        [1] Finns det flera slag, så ta det som möter en dam tidigast.
       *[other] Finns det ändå flera att välja på, så ta det som möter en dam tidigast.
    }
rule-capture-priority-also = En dam har inte företräde: om inget annat avgör slår du med en dam eller en vanlig bricka, som du vill.
rule-capture-removal-after = Slagna brickor står kvar på brädet tills hela slaget är klart.
rule-capture-removal-also = I ett slag får ingen bricka hoppas över två gånger, men en tom ruta får du passera flera gånger.
rule-capture-removal-at-once = Varje slagen bricka lyfts bort genast, och det kan öppna vägen för nästa hopp.
rule-capture-turns-back-yes = Mellan två hopp får en bricka svänga åt vilket håll den vill.
rule-capture-turns-back-no = Mellan två hopp får en bricka svänga åt vänster eller höger, men inte vända rakt tillbaka.
rule-crowning-when-at-end = En bricka blir dam när dess drag slutar på raden längst bort. Passerar den bara raden medan den slår, förblir den en vanlig bricka.
rule-crowning-when-stops = En bricka som når raden längst bort blir dam, och där slutar draget.
rule-crowning-when-goes-on = En bricka som når raden längst bort blir dam genast; kan den slå vidare, gör den det som dam.

rule-end-no-move-loses = Den som är vid draget och inte har någon bricka eller något drag kvar har förlorat.
rule-end-no-move-wins = Den som är vid draget och inte har någon bricka eller något drag kvar har vunnit.
rule-end-first-king-wins-yes = Den som först får en dam har vunnit.
rule-end-first-king-wins-no = Partiet är inte slut bara för att någon får en dam.

rule-table-remedies-none = Motspelaren får ingen särskild rätt efter en miss: draget går helt enkelt inte att göra.
rule-table-remedies-huff = Missar motspelaren ett slag får du blåsa: ta bort den bricka från brädet som skulle ha slagit.
rule-table-remedies-withdraw = Missar motspelaren ett slag får du be att draget tas tillbaka och slaget görs.
rule-table-remedies-stand = Missar motspelaren ett slag får du låta det stå och helt enkelt spela vidare.
rule-table-offences-none = Ingen miss ger motspelaren någon rätt.
rule-table-offences-no-capture = Det är en miss att inte slå när man ska.
rule-table-offences-too-few = Det är en miss att slå färre brickor än man ska.
rule-table-offences-unfinished = Det är en miss att stanna halvvägs i ett slag.
rule-table-huff-is-turn-yes = Att blåsa räknas som ditt drag.
rule-table-huff-is-turn-no = Att blåsa är inget drag: efteråt gör du ditt eget drag.
rule-table-huff-is-turn-none = Man blåser inte.
rule-touch-binds-no = Du får röra en bricka och sedan flytta en annan.
rule-touch-binds-yes = Brickan du rör är brickan du flyttar.
rule-touch-binds-if-able = Brickan du rör är brickan du flyttar, om den har ett drag.
rule-touch-straightening-yes = Du får rätta till en bricka som står snett, om du säger det först.
rule-touch-straightening-no = Att rätta till en bricka nämns inte som undantag.
rule-touch-hand-off-ends-yes = Ett drag är slut när din hand släpper brickan.
rule-touch-hand-off-ends-no = Draget är inte slut än bara för att du släpper brickan.

rule-pdn-type = I partifiler har det här spelet nummer { $type }.
rule-pdn-type-none = I partifiler har det här spelet inget eget nummer.
rule-pdn-notation-n0 = Rutorna numreras från 1, med början nere till vänster sett från { side.mid }.
rule-pdn-notation-n1 = Rutorna numreras från 1, med början nere till höger sett från { side.mid }.
rule-pdn-notation-n2 = Rutorna numreras från 1, med början uppe till vänster sett från { side.mid }.
rule-pdn-notation-n3 = Rutorna numreras från 1, med början uppe till höger sett från { side.mid }.
rule-pdn-notation-a0 = Rutorna har en bokstav och en siffra, med början i a1 nere till vänster sett från { side.mid }.
rule-pdn-notation-a1 = Rutorna har en bokstav och en siffra, med början i a1 nere till höger sett från { side.mid }.
rule-pdn-result-2-0 = En vinst skrivs som två poäng, remi som en var.
rule-pdn-result-1-0 = En vinst skrivs som en poäng, remi som en halv var.
rule-pdn-result-order-white-black = Poängen för { side.mid } skrivs först.
rule-pdn-result-order-first-second = Poängen för den som började skrivs först.

## Vad som var udda i en partifil, och vad det lästes som.

pdn-read-variant = Filen säger bara ”{ $variant }”: läst som { $game }.
pdn-read-moves = Filen säger inte vilket spel det är. Läst som { $game }, där { $moves } går att spela.
pdn-read-squares = Filen säger inte vilket spel det är. Läst som { $game }: ingen ruta är över { $last }.
pdn-read-turned = Läst som { $game }, med bokstäverna räknade från den sida som börjar.
pdn-read-glued = Resultatet { $result } och nästa parti satt ihop. Lästa som två.
pdn-read-quiet = { $written } slår ingenting. Läst som { $move }.
pdn-read-crowned = En bricka på raden längst bort ({ $squares }). Läst som dam.

## Notes of the engine to a game

annotation-good = Det enda bra draget här.
annotation-brilliant = Ett vackert offer.
annotation-dubious = { $move } var lite bättre.
annotation-mistake = { $move } var bättre.
annotation-blunder = Det kostar mycket. { $move } var draget.
annotation-missed-win = { $move } hade vunnit.
graph = Så gick partiet
    .description = { side } står bättre där linjen går ovanför mitten, den andra sidan där den går under. Märken visar drag som är värda en extra titt.
