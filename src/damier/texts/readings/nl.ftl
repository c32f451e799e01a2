### damier, lezingen in het Nederlands: waarom een regel zo gespeeld wordt.

## Waar geen tekst het zegt

why-house = Je eigen regel.
why-agree = Twee spelers mogen het altijd eens worden.
why-agree-no-circles = Twee spelers mogen het altijd eens worden; zonder dammen kan een partij niet in een kringetje ronddraaien.
why-agree-endgame = De tekst noemt het eindspel; hier mogen twee spelers het op elk moment eens worden.
why-usual = De meeste teksten zeggen hier niets over; het gaat zoals in de meeste spellen.
why-as-played = Zoals het meestal gespeeld wordt; er was geen tekst van een bond bij de hand.
why-as-played-online = Zoals het online gespeeld wordt; er was geen tekst van een bond bij de hand.
why-as-tournaments = Zoals op toernooien; er was geen tekst van een bond bij de hand.
why-federation-plays = Zoals de spelers van de bond het spelen; de tekst zelf was niet bij de hand.
why-brief-rules = De korte regels van de bond zeggen het zo; ze hebben geen nummers.
why-brief-rules-fifteen = De korte regels van de bond zeggen het zo: vijftien zetten, voor elke speler geteld.
why-only-difference = Hierin verschilt het spel van zijn naaste verwant; er was geen tekst van een bond bij de hand.
why-taken-over = Overgenomen van het spel waar het vandaan komt.
why-aim = Het doel van dit spel, zoals het online gespeeld wordt.
why-king-means = Een dam halen is een middel, niet het doel.
why-no-limit = Er is geen grens bekend aan het aantal zetten met dezelfde dam.
why-never-comes-up = Een stuk waar je overheen springt, blijft tot het einde staan; dit komt dus nooit voor.
why-no-endless-game = Er is geen regel bekend; je mag remise claimen zoals in de meeste spelen, zodat geen partij eindeloos duurt.
why-taken-as-claim = Opgevat als iets wat je claimt; de tekst zelf was niet bij de hand.

## Bord en begin

why-size-hundred = Er staat geen maat bij; twintig schijven elk vullen vier rijen van een bord met 100 velden.
why-size-sixty-four = Er staat geen maat bij; twaalf schijven elk vullen drie rijen van een bord met 64 velden.
why-size-sister = Er staat geen maat bij; het is het bord van de andere spelregels in dezelfde doos.
why-size-kndb = Er staat geen maat bij; de bond speelt op 100 velden.
why-men-kndb = De beginstand staat er niet bij; elk twintig schijven op de vier dichtstbijzijnde rijen.
why-men-sister = Het aantal schijven staat er niet bij; elk twaalf, zoals in de andere spelregels uit de doos.
why-corner-right-white = De hoek rechts is wit, dus is die links donker.
why-corner-hundred = Niet in woorden; zoals op elk ander bord met 100 velden.
why-corner-czech = Volgens de korte regels haalt wit dam op b8, d8, f8 en h8, dus is a1 donker.
why-corner-both = Het bord wordt op beide manieren neergelegd; gespiegeld is het bekendst.
why-light-squares = In Spanje staan de schijven op de lichte velden.
why-all-squares = Alle velden doen mee, dus maakt dit niet uit.
why-red-squares = Gespeeld wordt op de rode velden.
why-green-squares = Groen op de borden van de bond zelf.
why-lighter-pieces = De lichtere stukken.
why-darker-pieces = De donkere stukken; op toernooien zijn ze rood.
why-black-as-usual = Alleen wit wordt genoemd; de ander speelt zoals gewoonlijk met zwart.
why-first-blue = Blauw begint, en blauw is de kleur die elders wit heet.
why-first-darker = De donkere stukken beginnen; het artikel was niet bij de hand.
why-first-thai = De bronnen verschillen; PDN laat zwart beginnen.
why-colours-unsaid = Er staat niet hoe de kleuren verdeeld worden.
why-colours-pairing = De indeling van een toernooi bepaalt de kleuren.
why-colours-toss = Wie de toss wint, kiest een kleur.

## Zetten en slaan

why-one-at-a-time = Eén veld per keer, zoals in de inleiding.
why-diagonal-only = Nergens wordt een andere richting dan schuin genoemd.
why-king-both-ways = Alleen van de dam staat er dat hij beide kanten op slaat.
why-backward-swedish = Artikel 1 heeft het alleen over vooruit springen; artikel 4 staat achteruit met zoveel woorden toe, en dat geeft de doorslag.
why-king-is-piece = Stukken worden bedoeld, en een dam is er een.
why-takes-kings-english = Er staat alleen ‘schijven’; een dam sla je net zo, anders was hij nooit te verliezen.
why-takes-kings-djeco = Het slaan van een dam wordt vergeleken met het slaan van een schijf.
why-takes-kings-frisian = Een geslagen dam heeft een eigen waarde, dus slaan schijven ook dammen.
why-lands-any = Achter het stuk kunnen meer vrije velden liggen, en de dam mag op elk daarvan blijven staan.
why-lands-finnish = Bij de tekeningen mogen er meer lege velden op de weg liggen. Maar je moet slaan waar je kunt (artikel 4), dus landt de dam waar de slag verdergaat.
why-lands-goes-on = Een slag moet je afmaken, dus landt de dam waar hij verder kan slaan.
why-lands-next = Een dam die één veld gaat, springt naar het veld erachter.
why-lands-killer = Zoals de engines het spelen: alleen het laatste veld telt, en alleen als het laatst geslagen stuk een dam is.
why-most-is-whole = Wie het meeste moet slaan, kan niet halverwege stoppen.
why-finish-djeco = De schijf gaat verder; de dam mag verder (6), maar het meeste slaan moet (7).
why-finish-finnish = Je moet slaan waar je kunt, dus ook het tweede stuk op rij.
why-finish-last-row = Van de schijf op de laatste rij staat er dat hij verder moet zolang hij kan slaan.
why-chosen-to-the-end = Je mag elke slag kiezen, maar je moet hem afmaken.
why-quantity-quality = Eerst de wet van het aantal, dan die van de waarde.
why-most-is-natural = Het meeste kiezen heet vanzelfsprekend; opgevat als plicht, zoals in de andere spelregels uit de doos.
why-priority-kndb = De Franse tekst vraagt alleen om een slag van twee of meer; alle andere om de slag die het meeste oplevert.
why-priority-italian = Voor elk een eigen artikel, 6.6 tot 6.9.
why-frisian-tie = Dat bij gelijke waarde de dam slaat, is artikel 12.
why-removal-international = Er staat niet wanneer; gespeeld zoals bij internationaal dammen.
why-removal-after = Er staat niet wanneer; de stukken gaan eraf als de zet klaar is.
why-turkish-strike = De Turkse slag: stukken waar je overheen gesprongen bent, blijven tot het einde staan en je passeert ze maar één keer.

## Dam halen

why-crown-danish = Dam zodra hij de rij bereikt heeft, dus slaat hij als dam verder.
why-crown-finnish = Bij tekening 1 slaat de nieuwe dam in dezelfde zet verder.
why-crown-djeco = Er staat niets over een schijf die verder slaat; hij blijft schijf, zoals in Frankrijk gebruikelijk is.
why-crown-norwegian = Er staat niet of de zet verdergaat; met een dam die één veld gaat stopt hij, zoals in de Engelse spelregels.
why-crown-forward = Een schijf slaat alleen vooruit, dus eindigt zijn zet altijd op de laatste rij.
why-crown-turkish = De bronnen verschillen; in de meeste wordt de schijf dam als de zet klaar is.

## Aan tafel

why-no-remedy = Er staat niet wat je dan mag doen, dus mag zo’n zet gewoon niet.
why-no-irregularities = De tekst over onregelmatigheden was niet bij de hand, dus mag zo’n zet gewoon niet.
why-referee = Zo’n zet is voor de scheidsrechter; de tegenstander heeft geen recht.
why-remedies-are-rights = Het is een recht, geen plicht, dus mag de zet ook blijven staan.
why-remedy-czech = Een vergeten slag wordt teruggenomen, tenzij de tegenstander hem aanvaardt door te zetten.
why-offences-alike = De vergeten slag wordt genoemd; te weinig slaan of halverwege stoppen geldt net zo.
why-offences-swedish = Te weinig slaan is niet de slag die artikel 5 vraagt. Stopt een slag halverwege, dan ligt het alleen aan het stuk dat stopte.
why-offences-djeco = Te weinig slaan of halverwege stoppen is niet de slag die 7 vraagt; elk stuk dat die had kunnen doen, mag geblazen worden.
why-offences-kndb = Regel 14 gaat over elke zet die niet volgens de regels is. Wat geen stuk kan, is hier gewoon niet te spelen; een halve slag slaat te weinig.
why-offences-frisian = Genoemd wordt de slag die niet of niet goed gedaan wordt: ook een die te weinig slaat of halverwege stopt.
why-huff-saying = Een Frans gezegde: blazen is geen zet.
why-no-huffing = Blazen wordt niet genoemd.
why-huffing-not-played = Er wordt niet geblazen.
why-huffing-abolished = Het blazen is afgeschaft; zo’n zet mag gewoon niet.
why-touch-unmentioned = Over aangeraakte stukken staat er niets.
why-straightening-unnamed = Voor rechtzetten wordt geen uitzondering genoemd.
why-straightening-leave = Alleen als de tegenstander het vooraf goedvindt.
why-move-over = Er staat niet wanneer een zet voorbij is.

## Remise

why-own-turns = Een onafgebroken reeks eigen beurten met hetzelfde stuk.
why-same-move-djeco = De talen verschillen: alleen de Engelse en de Deense tekst vragen drie keer achter elkaar, de andere de derde keer. Gespeeld als een onafgebroken reeks eigen beurten met hetzelfde stuk.
why-return-square = Het gaat om het veld: een stuk dat een driehoek loopt, komt net zo goed terug als een dat heen en weer gaat.
why-by-each-side = Geteld als zetten van elke speler.
why-quiet-djeco = Twintig zetten van elke speler zonder slag en zonder zet van een schijf; letterlijk zou elke partij na twintig zetten afgelopen zijn.
why-quiet-spanish = Veertig zetten achter elkaar met dammen, dus twintig van elke speler.
why-proof = Beslist door het eens te worden, of door bewijs uit de eindspeltabel.
why-proof-kndb = Beslist door het eens te worden, of door bewijs uit de eindspeltabel. De Arabische bladzijde zegt dat geen van beiden nog kan zetten.
why-two-kings-swedish = Het voorbeeld komt uit de spelregels zelf. Maar doordat een dam vlak achter het geslagen stuk landt (artikel 4), winnen twee dammen bijna altijd: voorbeeld en regel spreken elkaar tegen. Omdat het er staat, mag remise worden geclaimd.
why-same-player = Telkens moet dezelfde speler aan zet zijn.
why-thirteen = De bekende dertien zetten; de regel zelf was niet bij de hand.
why-one-each-turkish = Elk één stuk is remise; in sommige bronnen wint een dam van een losse schijf.
why-king-against-king = Remise, tenzij een van de dammen kan slaan of na zijn volgende zet geslagen wordt; twee zetten elk laten zien of dat zo is.

## Genoteerde partijen

why-pdn-type = Het nummer dat PDN dit spel geeft.
why-pdn-no-type = PDN heeft geen nummer voor dit spel.
why-pdn-type-international = De stukken spelen zoals bij internationaal dammen.
why-pdn-type-lidraughts = Het nummer dat Lidraughts schrijft; PDN zelf heeft er geen.
why-pdn-type-canadian = PDN heeft geen nummer voor dit spel; het is Canadees dammen in spiegelbeeld.
why-pdn-type-killer = PDN heeft geen nummer voor dit spel; elke zet ervan is er ook een van internationaal dammen.
why-pdn-type-pool = PDN rekent het bij pool checkers.
why-pdn-squares = Zoals PDN de velden van dit spel noemt.
why-pdn-no-numbering = PDN nummert de velden van dit spel niet; geteld vanaf linksboven bij wit.
why-pdn-points = Zoals PDN de punten schrijft.
why-pdn-white-first = PDN noemt wit eerst.
why-pdn-blue-first = PDN noemt wit eerst, hier blauw.
why-pdn-black-first = In bestanden van dit spel betekent 1-0 dat zwart, die begon, gewonnen heeft.
