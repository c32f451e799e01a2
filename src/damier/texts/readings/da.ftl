### damier, læsninger på dansk: hvorfor en regel spilles sådan.

## Hvor ingen tekst siger det

why-house = Din egen regel.
why-agree = To spillere kan altid blive enige.
why-agree-no-circles = To spillere kan altid blive enige; uden dammer kan et parti ikke gå i ring.
why-agree-endgame = Teksten nævner slutspillet; her kan to spillere blive enige når som helst.
why-usual = De fleste tekster siger ikke noget om det; det er som i de fleste spil.
why-as-played = Sådan som det plejer at blive spillet; ingen forbundstekst var ved hånden.
why-as-played-online = Sådan som det spilles på nettet; ingen forbundstekst var ved hånden.
why-as-tournaments = Sådan som det spilles til turneringer; ingen forbundstekst var ved hånden.
why-federation-plays = Sådan som forbundets spillere spiller; dets tekst var ikke ved hånden.
why-brief-rules = Det siger forbundets korte regler, som ingen numre har.
why-brief-rules-fifteen = Det siger forbundets korte regler: femten træk, talt for hver spiller.
why-only-difference = Det er det, der skiller spillet fra dets nærmeste slægtning; ingen forbundstekst var ved hånden.
why-taken-over = Overtaget fra det spil, det kommer fra.
why-aim = Målet med spillet, sådan som det spilles på nettet.
why-king-means = At få en dam er et middel, ikke målet.
why-no-limit = Der kendes ingen grænse for træk med samme dam.
why-never-comes-up = En brik, der er sprunget over, bliver stående til sidst, så det sker aldrig.
why-no-endless-game = Der kendes ingen regel; man kan kræve remis som i de fleste spil, så intet parti bliver endeløst.
why-taken-as-claim = Forstået som remis, man kræver; ordlyden var ikke ved hånden.

## Brættet og begyndelsen

why-size-hundred = Størrelsen er ikke trykt; tyve brikker til hver fylder fire rækker på et bræt med 100 felter.
why-size-sixty-four = Størrelsen er ikke trykt; tolv brikker til hver fylder tre rækker på et bræt med 64 felter.
why-size-sister = Størrelsen er ikke trykt; det er brættet fra de andre regelblade i samme æske.
why-size-kndb = Størrelsen er ikke trykt; forbundet spiller på 100 felter.
why-men-kndb = Udgangsstillingen er ikke trykt; tyve brikker til hver på de fire nærmeste rækker.
why-men-sister = Antallet af brikker er ikke trykt; tolv til hver som på de andre regelblade.
why-corner-right-white = Hjørnet til højre er hvidt, så det til venstre er mørkt.
why-corner-hundred = Ikke med ord; som på ethvert andet bræt med 100 felter.
why-corner-czech = Efter de korte regler får hvid dam på b8, d8, f8 og h8, så a1 er mørk.
why-corner-both = Brættet lægges på begge måder; spejlvendt er mest kendt.
why-light-squares = I Spanien står brikkerne på de lyse felter.
why-all-squares = Alle felter bruges, så det er lige meget.
why-red-squares = Der spilles på de røde felter.
why-green-squares = Grønne på forbundets egne brætter.
why-lighter-pieces = De lyse brikker.
why-darker-pieces = De mørke brikker; til turneringer er de røde.
why-black-as-usual = Kun hvid nævnes; den anden side er sort som sædvanlig.
why-first-blue = Blå begynder, og blå er den side, der ellers hedder hvid.
why-first-darker = De mørke brikker begynder; punktet var ikke ved hånden.
why-first-thai = Kilderne er uenige; i PDN begynder sort.
why-colours-unsaid = Der står ikke, hvordan farverne fordeles.
why-colours-pairing = Turneringens parring fordeler farverne.
why-colours-toss = Den, der vinder lodtrækningen, vælger farve.

## Træk og slag

why-one-at-a-time = Ét felt ad gangen som i indledningen.
why-diagonal-only = Ingen anden retning end skråt nævnes nogen steder.
why-king-both-ways = Kun om dammen står der, at den slår begge veje.
why-backward-swedish = Punkt 1 taler kun om spring fremad; punkt 4 tillader udtrykkeligt slag baglæns, og det afgør sagen.
why-king-is-piece = Der tales om brikker, og en dam er en brik.
why-takes-kings-english = Der nævnes kun almindelige brikker; en dam slås på samme måde, ellers kunne den aldrig tabes.
why-takes-kings-djeco = At slå en dam sammenlignes med at slå en almindelig brik.
why-takes-kings-frisian = En slået dam har sin egen værdi, så almindelige brikker slår også dammer.
why-lands-any = Bag brikken kan der ligge flere frie felter, og dammen må standse på et hvilket som helst af dem.
why-lands-finnish = Teksten til tegningerne tillader flere tomme felter på vejen. Men man skal slå, når man kan (punkt 4), så dammen lander der, hvor slaget går videre.
why-lands-goes-on = Et slag skal spilles til ende, så dammen lander der, hvor det kan gå videre.
why-lands-next = En dam, der går ét felt, springer til feltet lige bag ved.
why-lands-killer = Sådan som motorerne spiller: Kun det sidste felt tæller, og kun hvis den sidst slåede brik er en dam.
why-most-is-whole = Den, der skal slå flest, kan ikke standse halvvejs.
why-finish-djeco = Brikken slår videre; dammen må slå videre (6), men at slå flest er en pligt (7).
why-finish-finnish = Man skal slå, når man kan, altså også den anden brik i træk.
why-finish-last-row = Om brikken på sidste række står der, at den skal fortsætte, så længe den kan slå.
why-chosen-to-the-end = Man må vælge det slag, man vil, men det skal spilles til ende.
why-quantity-quality = Først loven om antal, så loven om værdi.
why-most-is-natural = At vælge flest kaldes naturligt; forstået som en pligt som på de andre regelblade.
why-priority-kndb = Den franske tekst kræver kun et slag på to eller flere; alle de andre det, der slår flest.
why-priority-italian = Et punkt til hver, 6.6 til 6.9.
why-frisian-tie = At dammen slår ved samme værdi, er punkt 12.
why-removal-international = Der står ikke hvornår; spilles som i international dam.
why-removal-after = Der står ikke hvornår; brikkerne fjernes, når trækket er slut.
why-turkish-strike = Det tyrkiske slag: Brikker, der er sprunget over, bliver stående til sidst og må kun passeres én gang.

## Blive dam

why-crown-danish = Den bliver dam, så snart den har nået rækken, så den slår videre som dam.
why-crown-finnish = Efter teksten til tegning 1 slår den nye dam videre i samme træk.
why-crown-djeco = Der står intet om en brik, der slår videre; den forbliver en almindelig brik, som det er skik i Frankrig.
why-crown-norwegian = Der står ikke, om trækket går videre; med dammer, der kun går ét felt, slutter det som på det engelske regelblad.
why-crown-forward = En almindelig brik slår kun fremad, så dens træk slutter altid på sidste række.
why-crown-turkish = Kilderne er uenige; i de fleste bliver brikken dam, når trækket er slut.

## Ved bordet

why-no-remedy = Der står ikke, hvad man så må gøre, så sådan et træk er simpelthen ikke tilladt.
why-no-irregularities = Teksten om uregelmæssigheder var ikke ved hånden, så sådan et træk er simpelthen ikke tilladt.
why-referee = Sådan et træk er dommerens sag; modstanderen har ingen særlig ret.
why-remedies-are-rights = Det er en ret, ikke en pligt, så trækket må også blive stående.
why-remedy-czech = Et glemt slag tages tilbage, medmindre modstanderen godtager det ved at trække.
why-offences-alike = Det glemte slag nævnes; at slå for få eller standse halvvejs gælder på samme måde.
why-offences-swedish = At slå for få er ikke det slag, punkt 5 kræver. Standser et slag halvvejs, gælder det kun den brik, der standsede.
why-offences-djeco = At slå for få eller standse halvvejs er ikke det slag, 7 kræver; enhver brik, der kunne have gjort det, må pustes.
why-offences-kndb = Regel 14 gælder ethvert træk imod reglerne. Det, ingen brik kan gøre, kan slet ikke spilles her; et halvt slag slår for få.
why-offences-frisian = Det gælder slag, der ikke gøres eller ikke gøres rigtigt: også et, der slår for få eller standser halvvejs.
why-huff-saying = En fransk talemåde: At puste er ikke at spille.
why-no-huffing = At puste nævnes ikke.
why-huffing-not-played = Der pustes ikke.
why-huffing-abolished = At puste er afskaffet; sådan et træk er simpelthen ikke tilladt.
why-touch-unmentioned = Der står intet om brikker, man rører ved.
why-straightening-unnamed = Der nævnes ingen undtagelse for at rette en brik til.
why-straightening-leave = Kun hvis modstanderen giver lov på forhånd.
why-move-over = Der står ikke, hvornår et træk er slut.

## Remis

why-own-turns = En ubrudt række af egne træk med samme brik.
why-same-move-djeco = Sprogene er uenige: Kun den engelske og den danske tekst kræver tre gange i træk, de andre tredje gang. Spilles som en ubrudt række af egne træk med samme brik.
why-return-square = Det er feltet, der tæller: En brik, der går i trekant, vender tilbage lige så godt som en, der går frem og tilbage.
why-by-each-side = Talt som træk af hver spiller.
why-quiet-djeco = Tyve træk af hver spiller uden slag og uden træk med en almindelig brik; efter bogstaven ville hvert parti slutte ved træk 20.
why-quiet-spanish = Fyrre træk på stribe med dammer, altså tyve til hver.
why-proof = Afgøres ved enighed eller med bevis fra slutspilstabellen.
why-proof-kndb = Afgøres ved enighed eller med bevis fra slutspilstabellen. Den arabiske side siger, at ingen af dem kan trække mere.
why-two-kings-swedish = Det er regelbladets eget eksempel. Men da en dam lander lige bag det, den slår (punkt 4), vinder to dammer næsten altid: Eksemplet og reglen modsiger hinanden. Fordi det står der, kan man kræve remis.
why-same-player = Hver gang skal det være den samme spiller, der er i trækket.
why-thirteen = De velkendte tretten træk; reglen, der siger det, var ikke ved hånden.
why-one-each-turkish = Én brik til hver er remis; efter nogle kilder vinder en dam mod en enlig brik.
why-king-against-king = Remis, medmindre en af dammerne kan slå eller bliver slået efter sit næste træk; to træk hver viser, om det er sådan.

## Skrevne partier

why-pdn-type = Det nummer, PDN giver spillet.
why-pdn-no-type = PDN har intet nummer til spillet.
why-pdn-type-international = Brikkerne spiller som i international dam.
why-pdn-type-lidraughts = Det nummer, Lidraughts skriver; PDN har intet.
why-pdn-type-canadian = PDN har intet nummer til spillet; det er canadisk dam spejlvendt.
why-pdn-type-killer = PDN har intet nummer til spillet; hvert træk i det er også et i international dam.
why-pdn-type-pool = PDN regner det med til pool checkers.
why-pdn-squares = Sådan som PDN kalder spillets felter.
why-pdn-no-numbering = PDN nummererer ikke spillets felter; talt fra hvids øverste venstre hjørne.
why-pdn-points = Sådan som PDN skriver pointene.
why-pdn-white-first = PDN nævner hvid først.
why-pdn-blue-first = PDN nævner hvid først, her blå.
why-pdn-black-first = I filer med dette spil betyder 1-0, at sort, som begyndte, har vundet.
