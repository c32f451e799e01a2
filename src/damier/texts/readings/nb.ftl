### damier, lesninger på bokmål: hvorfor en regel spilles slik.

## Der ingen tekst sier det

why-house = Din egen regel.
why-agree = To spillere kan alltid bli enige.
why-agree-no-circles = To spillere kan alltid bli enige; uten dammer kan et parti ikke gå i ring.
why-agree-endgame = Teksten nevner sluttspillet; her kan to spillere bli enige når som helst.
why-usual = De fleste tekster sier ikke noe om dette; det er som i de fleste spill.
why-as-played = Slik det pleier å bli spilt; ingen forbundstekst var for hånden.
why-as-played-online = Slik det spilles på nettet; ingen forbundstekst var for hånden.
why-as-tournaments = Slik det spilles i turneringer; ingen forbundstekst var for hånden.
why-federation-plays = Slik forbundets spillere spiller; teksten var ikke for hånden.
why-brief-rules = Det sier forbundets korte regler, som ikke har numre.
why-brief-rules-fifteen = Det sier forbundets korte regler: femten trekk, telt for hver spiller.
why-only-difference = Det er dette som skiller spillet fra den nærmeste slektningen; ingen forbundstekst var for hånden.
why-taken-over = Overtatt fra spillet det kommer fra.
why-aim = Målet med spillet, slik det spilles på nettet.
why-king-means = Å få en dam er et middel, ikke målet.
why-no-limit = Ingen grense for trekk med samme dam er kjent.
why-never-comes-up = En brikke det er hoppet over, blir stående til slutten, så dette skjer aldri.
why-no-endless-game = Ingen regel er kjent; man kan kreve remis som i de fleste spill, så ikke noe parti blir endeløst.
why-taken-as-claim = Forstått som remis man krever; ordlyden var ikke for hånden.

## Brettet og begynnelsen

why-size-hundred = Størrelsen er ikke trykt; tjue brikker til hver fyller fire rader på et brett med 100 ruter.
why-size-sixty-four = Størrelsen er ikke trykt; tolv brikker til hver fyller tre rader på et brett med 64 ruter.
why-size-sister = Størrelsen er ikke trykt; det er brettet fra de andre regelarkene i samme eske.
why-size-kndb = Størrelsen er ikke trykt; forbundet spiller på 100 ruter.
why-men-kndb = Utgangsstillingen er ikke trykt; tjue brikker til hver på de fire nærmeste radene.
why-men-sister = Antall brikker er ikke trykt; tolv til hver, som på de andre regelarkene.
why-corner-right-white = Hjørnet til høyre er hvitt, så det til venstre er mørkt.
why-corner-hundred = Ikke med ord; som på alle andre brett med 100 ruter.
why-corner-czech = Etter de korte reglene får hvit dam på b8, d8, f8 og h8, så a1 er mørk.
why-corner-both = Brettet legges på begge måter; speilvendt er mest kjent.
why-light-squares = I Spania står brikkene på de lyse rutene.
why-all-squares = Alle ruter brukes, så det spiller ingen rolle.
why-red-squares = Det spilles på de røde rutene.
why-green-squares = Grønne på forbundets egne brett.
why-lighter-pieces = De lyse brikkene.
why-darker-pieces = De mørke brikkene; i turneringer er de røde.
why-black-as-usual = Bare hvit nevnes; den andre siden er svart som vanlig.
why-first-blue = Blå begynner, og blå er den siden som ellers heter hvit.
why-first-darker = De mørke brikkene begynner; punktet var ikke for hånden.
why-first-thai = Kildene er uenige; i PDN begynner svart.
why-colours-unsaid = Det står ikke hvordan fargene fordeles.
why-colours-pairing = Oppsettet i turneringen fordeler fargene.
why-colours-toss = Den som vinner loddtrekningen, velger farge.

## Trekk og slag

why-one-at-a-time = Én rute om gangen, som i innledningen.
why-diagonal-only = Ingen annen retning enn på skrå nevnes noe sted.
why-king-both-ways = Bare om dammen står det at den slår begge veier.
why-backward-swedish = Punkt 1 snakker bare om hopp forover; punkt 4 tillater uttrykkelig slag bakover, og det avgjør saken.
why-king-is-piece = Det gjelder brikker, og en dam er en brikke.
why-takes-kings-english = Bare vanlige brikker nevnes; en dam slås på samme måte, ellers kunne den aldri gå tapt.
why-takes-kings-djeco = Å slå en dam sammenlignes med å slå en vanlig brikke.
why-takes-kings-frisian = En slått dam har sin egen verdi, så vanlige brikker slår også dammer.
why-lands-any = Bak brikken kan det ligge flere ledige ruter, og dammen kan stoppe på en hvilken som helst av dem.
why-lands-finnish = Teksten til tegningene tillater flere tomme ruter på veien. Men man må slå når man kan (punkt 4), så dammen lander der slaget går videre.
why-lands-goes-on = Et slag må spilles ferdig, så dammen lander der det kan gå videre.
why-lands-next = En dam som går én rute, hopper til ruten rett bak.
why-lands-killer = Slik motorene spiller: Bare den siste ruten teller, og bare hvis den sist slåtte brikken er en dam.
why-most-is-whole = Den som må slå flest, kan ikke stoppe halvveis.
why-finish-djeco = Brikken slår videre; dammen kan slå videre (6), men å slå flest er en plikt (7).
why-finish-finnish = Man må slå når man kan, altså også den andre brikken på rad.
why-finish-last-row = Om brikken på siste rad står det at den må fortsette så lenge den kan slå.
why-chosen-to-the-end = Man kan velge det slaget man vil, men det må spilles ferdig.
why-quantity-quality = Først loven om antall, så loven om verdi.
why-most-is-natural = Å velge flest kalles naturlig; forstått som en plikt, som på de andre regelarkene.
why-priority-kndb = Den franske teksten krever bare et slag på to eller flere; alle de andre det som tar flest.
why-priority-italian = Ett punkt for hver, 6.6 til 6.9.
why-frisian-tie = At dammen slår ved lik verdi, er punkt 12.
why-removal-international = Det står ikke når; spilles som i internasjonal dam.
why-removal-after = Det står ikke når; brikkene fjernes når trekket er over.
why-turkish-strike = Tyrkisk slag: Brikker det er hoppet over, blir stående til slutten og kan bare passeres én gang.

## Bli dam

why-crown-danish = Den er dam så snart den har nådd raden, så den slår videre som dam.
why-crown-finnish = Etter teksten til tegning 1 slår den nye dammen videre i samme trekk.
why-crown-djeco = Det står ikke noe om en brikke som slår videre; den forblir en vanlig brikke, slik skikken er i Frankrike.
why-crown-norwegian = Det står ikke om trekket går videre; med dammer som går én rute, slutter det, som på det engelske regelarket.
why-crown-forward = En vanlig brikke slår bare forover, så trekket slutter alltid på siste rad.
why-crown-turkish = Kildene er uenige; i de fleste blir brikken dam når trekket er over.

## Ved bordet

why-no-remedy = Det står ikke hva man da kan gjøre, så et slikt trekk er rett og slett ikke tillatt.
why-no-irregularities = Teksten om uregelmessigheter var ikke for hånden, så et slikt trekk er rett og slett ikke tillatt.
why-referee = Et slikt trekk er dommerens sak; motspilleren har ingen egen rett.
why-remedies-are-rights = Det er en rett, ikke en plikt, så trekket kan også bli stående.
why-remedy-czech = Et glemt slag tas tilbake, med mindre motspilleren godtar det ved å flytte.
why-offences-alike = Det glemte slaget nevnes; å slå for få eller stoppe halvveis regnes likt.
why-offences-swedish = Å slå for få er ikke det slaget punkt 5 krever. Stopper et slag halvveis, gjelder det bare brikken som stoppet.
why-offences-djeco = Å slå for få eller stoppe halvveis er ikke det slaget 7 krever; enhver brikke som kunne ha gjort det, kan blåses.
why-offences-kndb = Regel 14 gjelder ethvert trekk mot reglene. Det ingen brikke kan gjøre, kan ikke spilles her; et halvt slag tar for få.
why-offences-frisian = Det gjelder slag som ikke gjøres eller ikke gjøres riktig: også et som tar for få eller stopper halvveis.
why-huff-saying = Et fransk ordtak: Å blåse er ikke å spille.
why-no-huffing = Å blåse nevnes ikke.
why-huffing-not-played = Det blåses ikke.
why-huffing-abolished = Å blåse er avskaffet; et slikt trekk er rett og slett ikke tillatt.
why-touch-unmentioned = Det står ikke noe om brikker man rører.
why-straightening-unnamed = Ingen unntak for å rette på brikker nevnes.
why-straightening-leave = Bare hvis motspilleren gir lov på forhånd.
why-move-over = Det står ikke når et trekk er over.

## Remis

why-own-turns = En ubrutt rekke egne trekk med samme brikke.
why-same-move-djeco = Språkene er uenige: Bare den engelske og den danske teksten krever tre ganger på rad, de andre tredje gang. Spilles som en ubrutt rekke egne trekk med samme brikke.
why-return-square = Det er ruten som teller: En brikke som går i trekant, kommer tilbake like godt som en som går fram og tilbake.
why-by-each-side = Telt som trekk av hver spiller.
why-quiet-djeco = Tjue trekk av hver spiller uten slag og uten trekk med en vanlig brikke; etter bokstaven ville hvert parti slutte ved trekk 20.
why-quiet-spanish = Førti trekk på rad med dammer, altså tjue til hver.
why-proof = Avgjøres ved enighet eller med bevis fra sluttspilltabellen.
why-proof-kndb = Avgjøres ved enighet eller med bevis fra sluttspilltabellen. Den arabiske siden sier at ingen av dem kan flytte mer.
why-two-kings-swedish = Det er regelarkets eget eksempel. Men siden en dam lander rett bak det den slår (punkt 4), vinner to dammer nesten alltid: Eksempelet og regelen motsier hverandre. Fordi det står der, kan man kreve remis.
why-same-player = Hver gang må det være den samme spilleren som er i trekket.
why-thirteen = De velkjente tretten trekkene; regelen som sier det, var ikke for hånden.
why-one-each-turkish = Én brikke til hver er remis; etter noen kilder vinner en dam mot en enslig brikke.
why-king-against-king = Remis, med mindre en av dammene kan slå eller blir slått etter sitt neste trekk; to trekk hver viser om det er slik.

## Skrevne partier

why-pdn-type = Nummeret PDN gir spillet.
why-pdn-no-type = PDN har ikke noe nummer for spillet.
why-pdn-type-international = Brikkene spiller som i internasjonal dam.
why-pdn-type-lidraughts = Nummeret Lidraughts skriver; PDN har ikke noe.
why-pdn-type-canadian = PDN har ikke noe nummer for spillet; det er kanadisk dam speilvendt.
why-pdn-type-killer = PDN har ikke noe nummer for spillet; hvert trekk i det er også et i internasjonal dam.
why-pdn-type-pool = PDN regner det til pool checkers.
why-pdn-squares = Slik PDN kaller rutene i spillet.
why-pdn-no-numbering = PDN nummererer ikke rutene i spillet; telt fra hvits øvre venstre hjørne.
why-pdn-points = Slik PDN skriver poengene.
why-pdn-white-first = PDN nevner hvit først.
why-pdn-blue-first = PDN nevner hvit først, her blå.
why-pdn-black-first = I filer med dette spillet betyr 1-0 at svart, som begynte, har vunnet.
