### damier, läsarter på svenska: varför en regel spelas så.

## Där ingen text säger det

why-house = Din egen regel.
why-agree = Två spelare får alltid komma överens.
why-agree-no-circles = Två spelare får alltid komma överens; utan damer kan ett parti inte gå runt i cirklar.
why-agree-endgame = Texten nämner slutspelet; här får två spelare komma överens när som helst.
why-usual = De flesta texter säger inget om detta; det är som i de flesta spel.
why-as-played = Så som det brukar spelas; ingen förbundstext fanns till hands.
why-as-played-online = Så som det spelas på nätet; ingen förbundstext fanns till hands.
why-as-tournaments = Så som det spelas på turneringar; ingen förbundstext fanns till hands.
why-federation-plays = Så som förbundets spelare spelar; dess text fanns inte till hands.
why-brief-rules = Förbundets korta regler säger så; de har inga nummer.
why-brief-rules-fifteen = Förbundets korta regler säger så: femton drag, räknade för vardera spelaren.
why-only-difference = Det är detta som skiljer spelet från dess närmaste släkting; ingen förbundstext fanns till hands.
why-taken-over = Övertaget från spelet det kommer från.
why-aim = Målet med spelet, så som det spelas på nätet.
why-king-means = Att få en dam är ett medel, inte målet.
why-no-limit = Ingen gräns för drag med samma dam är känd.
why-never-comes-up = En överhoppad bricka står kvar till slutet, så detta händer aldrig.
why-no-endless-game = Ingen regel är känd; remi får begäras som i de flesta spel, så att inget parti blir evigt.
why-taken-as-claim = Uppfattat som remi man begär; ordalydelsen fanns inte till hands.

## Brädet och början

why-size-hundred = Storleken är inte tryckt; tjugo brickor var fyller fyra rader på ett bräde med 100 rutor.
why-size-sixty-four = Storleken är inte tryckt; tolv brickor var fyller tre rader på ett bräde med 64 rutor.
why-size-sister = Storleken är inte tryckt; det är samma bräde som i de andra regelbladen i spelasken.
why-size-kndb = Storleken är inte tryckt; förbundet spelar på 100 rutor.
why-men-kndb = Utgångsställningen är inte tryckt; tjugo brickor var på de fyra närmaste raderna.
why-men-sister = Antalet brickor är inte tryckt; tolv var, som i de andra regelbladen.
why-corner-right-white = Hörnet till höger är vitt, så det till vänster är mörkt.
why-corner-hundred = Inte i ord; som på varje annat bräde med 100 rutor.
why-corner-czech = Enligt de korta reglerna blir vit dam på b8, d8, f8 och h8, så a1 är mörk.
why-corner-both = Brädet läggs på båda sätten; spegelvänt är det mest känt.
why-light-squares = I Spanien står brickorna på de ljusa rutorna.
why-all-squares = Alla rutor används, så det spelar ingen roll.
why-red-squares = Man spelar på de röda rutorna.
why-green-squares = Gröna på förbundets egna bräden.
why-lighter-pieces = De ljusare brickorna.
why-darker-pieces = De mörkare brickorna; på turneringar är de röda.
why-black-as-usual = Bara vit nämns; den andra sidan är svart som vanligt.
why-first-blue = Blå börjar, och blå är den sida som annars heter vit.
why-first-darker = De mörkare brickorna börjar; punkten fanns inte till hands.
why-first-thai = Källorna är oense; i PDN börjar svart.
why-colours-unsaid = Det sägs inte hur färgerna delas ut.
why-colours-pairing = Turneringens lottning delar ut färgerna.
why-colours-toss = Den som vinner lottningen väljer färg.

## Drag och slag

why-one-at-a-time = En ruta i taget, som i inledningen.
why-diagonal-only = Ingen annan riktning än snett nämns någonstans.
why-king-both-ways = Bara om damen sägs det att den slår åt båda hållen.
why-backward-swedish = Punkt 1 talar bara om hopp framåt; punkt 4 tillåter uttryckligen slag bakåt, och det avgör.
why-king-is-piece = Det gäller brickor, och en dam är en bricka.
why-takes-kings-english = Det står bara om vanliga brickor; en dam slås likadant, annars kunde den aldrig förloras.
why-takes-kings-djeco = Att slå en dam jämförs med att slå en vanlig bricka.
why-takes-kings-frisian = En slagen dam har ett eget värde, så vanliga brickor slår också damer.
why-lands-any = Bakom brickan kan det ligga flera lediga rutor, och damen får stanna på vilken som helst av dem.
why-lands-finnish = Texten till bilderna tillåter flera tomma rutor på vägen. Men man måste slå när man kan (punkt 4), så damen landar där slaget går vidare.
why-lands-goes-on = Ett slag måste spelas färdigt, så damen landar där det kan gå vidare.
why-lands-next = En dam som går ett steg hoppar till rutan närmast bakom.
why-lands-killer = Så som motorerna spelar: bara sista rutan räknas, och bara om den sist slagna brickan är en dam.
why-most-is-whole = Den som måste slå flest kan inte stanna halvvägs.
why-finish-djeco = Brickan fortsätter; damen får fortsätta (6), men att slå flest är ett måste (7).
why-finish-finnish = Man måste slå när man kan, alltså även den andra brickan i rad.
why-finish-last-row = Om brickan på sista raden sägs att den måste fortsätta så länge den kan slå.
why-chosen-to-the-end = Man får välja vilket slag man vill, men det måste spelas färdigt.
why-quantity-quality = Först antalets lag, sedan värdets lag.
why-most-is-natural = Att välja flest kallas naturligt; uppfattat som en plikt, som i de andra regelbladen.
why-priority-kndb = Den franska texten kräver bara ett slag på två eller fler; alla andra det som tar flest.
why-priority-italian = En punkt för var och en, 6.6 till 6.9.
why-frisian-tie = Att damen slår vid lika värde står i punkt 12.
why-removal-international = Det sägs inte när; spelas som i internationell dam.
why-removal-after = Det sägs inte när; brickorna tas bort när draget är slut.
why-turkish-strike = Turkiskt slag: överhoppade brickor står kvar till slutet och får passeras bara en gång.

## Bli dam

why-crown-danish = Dam så snart den nått raden, så den slår vidare som dam.
why-crown-finnish = Enligt texten till bild 1 slår den nya damen vidare i samma drag.
why-crown-djeco = Det står inget om en bricka som slår vidare; den förblir en vanlig bricka, som är brukligt i Frankrike.
why-crown-norwegian = Det sägs inte om draget går vidare; med damer som går ett steg tar det slut, som i det engelska regelbladet.
why-crown-forward = En vanlig bricka slår bara framåt, så dess drag slutar alltid på sista raden.
why-crown-turkish = Källorna är oense; i de flesta blir brickan dam när draget är slut.

## Vid bordet

why-no-remedy = Det sägs inte vad man får göra då, så ett sådant drag är helt enkelt inte tillåtet.
why-no-irregularities = Texten om oegentligheter fanns inte till hands, så ett sådant drag är helt enkelt inte tillåtet.
why-referee = Ett sådant drag är domarens sak; motspelaren har ingen egen rätt.
why-remedies-are-rights = Det är en rätt, inte en plikt, så draget får också stå.
why-remedy-czech = Ett glömt slag tas tillbaka, om inte motspelaren godtar det genom att flytta.
why-offences-alike = Det glömda slaget nämns; att slå för få eller stanna halvvägs räknas likadant.
why-offences-swedish = Att slå för få är inte det slag som punkt 5 kräver. Stannar ett slag halvvägs gäller det bara brickan som stannade.
why-offences-djeco = Att slå för få eller stanna halvvägs är inte det slag som 7 kräver; varje bricka som kunde ha gjort det får blåsas.
why-offences-kndb = Regel 14 gäller varje drag mot reglerna. Det som ingen bricka kan göra går inte att spela här; ett halvt slag tar för få.
why-offences-frisian = Det gäller slag som inte görs eller inte görs rätt: också ett som tar för få eller stannar halvvägs.
why-huff-saying = Ett franskt talesätt: att blåsa är inte att spela.
why-no-huffing = Att blåsa nämns inte.
why-huffing-not-played = Man blåser inte.
why-huffing-abolished = Att blåsa har avskaffats; ett sådant drag är helt enkelt inte tillåtet.
why-touch-unmentioned = Rörda brickor nämns inte.
why-straightening-unnamed = Inget undantag för att rätta till brickor nämns.
why-straightening-leave = Bara om motspelaren ger lov i förväg.
why-move-over = Det sägs inte när ett drag är slut.

## Remi

why-own-turns = En obruten följd av egna drag med samma bricka.
why-same-move-djeco = Språken är oense: bara den engelska och den danska texten kräver tre gånger i rad, de andra tredje gången. Spelas som en obruten följd av egna drag med samma bricka.
why-return-square = Det är rutan som räknas: en bricka som går i triangel kommer tillbaka lika väl som en som går fram och tillbaka.
why-by-each-side = Räknat i drag av vardera spelaren.
why-quiet-djeco = Tjugo drag av vardera spelaren utan slag och utan att en vanlig bricka flyttas; ordagrant skulle varje parti sluta vid drag 20.
why-quiet-spanish = Fyrtio drag i rad med damer, alltså tjugo var.
why-proof = Avgörs genom överenskommelse eller med bevis ur slutspelstabellen.
why-proof-kndb = Avgörs genom överenskommelse eller med bevis ur slutspelstabellen. Den arabiska sidan säger att ingen av dem längre kan flytta.
why-two-kings-swedish = Regelbladets eget exempel. Men eftersom en dam landar närmast bakom det den slår (punkt 4) vinner två damer nästan alltid: exemplet och regeln säger emot varandra. Eftersom det står där får remi begäras.
why-same-player = Varje gång ska samma spelare vara vid draget.
why-thirteen = De välkända tretton dragen; regeln som säger det fanns inte till hands.
why-one-each-turkish = En bricka var är remi; enligt vissa källor vinner en dam mot en ensam bricka.
why-king-against-king = Remi, om inte en av damerna kan slå eller blir slagen efter sitt nästa drag; två drag var visar om det är så.

## Skrivna partier

why-pdn-type = Numret som PDN ger spelet.
why-pdn-no-type = PDN har inget nummer för spelet.
why-pdn-type-international = Brickorna spelar som i internationell dam.
why-pdn-type-lidraughts = Numret som Lidraughts skriver; PDN har inget.
why-pdn-type-canadian = PDN har inget nummer för spelet; det är kanadensisk dam spegelvänd.
why-pdn-type-killer = PDN har inget nummer för spelet; varje drag i det är också ett i internationell dam.
why-pdn-type-pool = PDN för det till pool checkers.
why-pdn-squares = Så som PDN kallar spelets rutor.
why-pdn-no-numbering = PDN numrerar inte spelets rutor; räknat från vits övre vänstra hörn.
why-pdn-points = Så som PDN skriver poängen.
why-pdn-white-first = PDN nämner vit först.
why-pdn-blue-first = PDN nämner vit först, här blå.
why-pdn-black-first = I filer med det här spelet betyder 1-0 att svart, som började, har vunnit.
