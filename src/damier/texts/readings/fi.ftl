### damier, tulkinnat suomeksi: miksi sääntöä pelataan näin.

## Missä mikään teksti ei sano sitä

why-house = Oma sääntösi.
why-agree = Kaksi pelaajaa voi aina sopia.
why-agree-no-circles = Kaksi pelaajaa voi aina sopia; ilman kuninkaita peli ei voi kiertää kehää.
why-agree-endgame = Teksti puhuu loppupelistä; täällä pelaajat voivat sopia milloin tahansa.
why-usual = Useimmat tekstit eivät puhu tästä; se on kuten useimmissa peleissä.
why-as-played = Niin kuin sitä yleensä pelataan; minkään liiton tekstiä ei ollut saatavilla.
why-as-played-online = Niin kuin sitä pelataan netissä; minkään liiton tekstiä ei ollut saatavilla.
why-as-tournaments = Niin kuin turnauksissa pelataan; minkään liiton tekstiä ei ollut saatavilla.
why-federation-plays = Niin kuin liiton pelaajat pelaavat; liiton tekstiä ei ollut saatavilla.
why-brief-rules = Liiton lyhyet säännöt sanovat niin; niissä ei ole numeroita.
why-brief-rules-fifteen = Liiton lyhyet säännöt sanovat niin: viisitoista siirtoa kummaltakin pelaajalta.
why-only-difference = Tämä erottaa pelin lähimmästä sukulaisestaan; minkään liiton tekstiä ei ollut saatavilla.
why-taken-over = Peritty pelistä, josta tämä on lähtöisin.
why-aim = Pelin tavoite, niin kuin sitä pelataan netissä.
why-king-means = Kuninkaan saaminen on keino, ei päämäärä.
why-no-limit = Saman kuninkaan siirroille ei tunneta rajaa.
why-never-comes-up = Yli hypätty nappula pysyy paikallaan loppuun asti, joten tätä ei koskaan tapahdu.
why-no-endless-game = Sääntöä ei tunneta; tasapeliä voi vaatia kuten useimmissa peleissä, jottei mikään peli ole loputon.
why-taken-as-claim = Luettu niin, että tasapeliä vaaditaan; sanamuotoa ei ollut saatavilla.

## Lauta ja alku

why-size-hundred = Kokoa ei ole painettu; kaksikymmentä nappulaa kummallakin täyttää neljä riviä sadan ruudun laudalta.
why-size-sixty-four = Kokoa ei ole painettu; kaksitoista nappulaa kummallakin täyttää kolme riviä 64 ruudun laudalta.
why-size-sister = Kokoa ei ole painettu; lauta on sama kuin saman laatikon muissa lehtisissä.
why-size-kndb = Kokoa ei ole painettu; liitto pelaa sadalla ruudulla.
why-men-kndb = Alkuasemaa ei ole painettu; kummallakin kaksikymmentä nappulaa neljällä lähimmällä rivillä.
why-men-sister = Nappuloiden määrää ei ole painettu; kaksitoista kummallakin kuten muissa lehtisissä.
why-corner-right-white = Oikea kulma on valkea, joten vasen on tumma.
why-corner-hundred = Ei sanoin; kuten jokaisella muulla sadan ruudun laudalla.
why-corner-czech = Lyhyiden sääntöjen mukaan valkea saa kuninkaan ruuduissa b8, d8, f8 ja h8, joten a1 on tumma.
why-corner-both = Lauta asetetaan kummallakin tavalla; peilikuvana se on tunnetumpi.
why-light-squares = Espanjassa nappulat ovat vaaleilla ruuduilla.
why-all-squares = Kaikki ruudut ovat käytössä, joten tällä ei ole väliä.
why-red-squares = Pelataan punaisilla ruuduilla.
why-green-squares = Liiton omilla laudoilla vihreät.
why-lighter-pieces = Vaaleammat nappulat.
why-darker-pieces = Tummemmat nappulat; turnauksissa ne ovat punaisia.
why-black-as-usual = Vain valkea mainitaan; toinen puoli on musta, kuten tavallista.
why-first-blue = Sininen aloittaa, ja sininen on se puoli, jota muualla sanotaan valkeaksi.
why-first-darker = Tummemmat nappulat aloittavat; kohtaa ei ollut saatavilla.
why-first-thai = Lähteet ovat eri mieltä; PDN:ssä musta aloittaa.
why-colours-unsaid = Ei sanota, miten värit jaetaan.
why-colours-pairing = Turnauksen pelipari-arvonta jakaa värit.
why-colours-toss = Arvonnan voittaja valitsee värinsä.

## Siirrot ja syöminen

why-one-at-a-time = Yksi ruutu kerrallaan, kuten johdannossa.
why-diagonal-only = Missään ei mainita muuta suuntaa kuin vino.
why-king-both-ways = Vain kuninkaasta sanotaan, että se syö molempiin suuntiin.
why-backward-swedish = Kohta 1 puhuu vain hypyistä eteenpäin; kohta 4 sallii ne suoraan myös taaksepäin, ja se ratkaisee.
why-king-is-piece = Puhutaan nappuloista, ja kuningas on nappula.
why-takes-kings-english = Mainitaan vain tavalliset nappulat; kuningas syödään samoin, muuten sitä ei voisi koskaan menettää.
why-takes-kings-djeco = Kuninkaan syömistä verrataan tavallisen nappulan syömiseen.
why-takes-kings-frisian = Syödyllä kuninkaalla on oma arvonsa, joten tavallisetkin nappulat syövät kuninkaita.
why-lands-any = Nappulan takana voi olla useita vapaita ruutuja, ja kuningas voi pysähtyä mihin tahansa niistä.
why-lands-finnish = Kuvien selitykset sallivat matkalla useita tyhjiä ruutuja. Mutta aina on syötävä, kun voi (kohta 4), joten kuningas laskeutuu sinne, mistä syönti jatkuu.
why-lands-goes-on = Syönti on pelattava loppuun, joten kuningas laskeutuu sinne, mistä se voi jatkua.
why-lands-next = Yhden ruudun kulkeva kuningas hyppää seuraavaan ruutuun.
why-lands-killer = Niin kuin moottorit pelaavat: vain viimeinen ruutu ratkaisee, ja vain jos viimeksi syöty nappula on kuningas.
why-most-is-whole = Kun on syötävä mahdollisimman monta, kesken ei voi pysähtyä.
why-finish-djeco = Nappula jatkaa; kuningas saa jatkaa (6), mutta mahdollisimman monta on pakko syödä (7).
why-finish-finnish = Aina on syötävä, kun voi, siis myös toinen nappula peräkkäin.
why-finish-last-row = Viimeisellä rivillä olevasta nappulasta sanotaan, että sen on jatkettava niin kauan kuin se voi syödä.
why-chosen-to-the-end = Syönnin saa valita vapaasti, mutta se on pelattava loppuun.
why-quantity-quality = Ensin määrän laki, sitten laadun laki.
why-most-is-natural = Suurimman syönnin valitsemista sanotaan luonnolliseksi; luettu velvollisuudeksi kuten muissa lehtisissä.
why-priority-kndb = Ranskankielinen teksti vaatii vain kahden tai useamman nappulan syöntiä; kaikki muut sitä, joka syö eniten.
why-priority-italian = Jokaisella oma kohtansa, 6.6–6.9.
why-frisian-tie = Että kuningas syö, kun arvo on sama, on kohta 12.
why-removal-international = Ei sanota, milloin; pelataan kuten kansainvälisessä tammessa.
why-removal-after = Ei sanota, milloin; nappulat poistetaan, kun siirto on ohi.
why-turkish-strike = Turkkilainen isku: yli hypätyt nappulat pysyvät loppuun asti, ja niiden ohi mennään vain kerran.

## Kuninkaaksi

why-crown-danish = Kuningas heti, kun se on päässyt riville, joten se syö eteenpäin kuninkaana.
why-crown-finnish = Kuvan 1 selityksessä uusi kuningas syö eteenpäin samalla siirrolla.
why-crown-djeco = Eteenpäin syövästä nappulasta ei puhuta; se pysyy tavallisena nappulana, kuten Ranskassa on tapana.
why-crown-norwegian = Ei sanota, jatkuuko siirto; yhden ruudun kuninkailla se päättyy, kuten englantilaisessa lehtisessä.
why-crown-forward = Tavallinen nappula syö vain eteenpäin, joten sen siirto päättyy aina viimeiselle riville.
why-crown-turkish = Lähteet ovat eri mieltä; useimmissa nappulasta tulee kuningas, kun siirto on ohi.

## Pöydän ääressä

why-no-remedy = Ei sanota, mitä silloin saa tehdä, joten sellaista siirtoa ei yksinkertaisesti sallita.
why-no-irregularities = Tekstiä poikkeamista ei ollut saatavilla, joten sellaista siirtoa ei yksinkertaisesti sallita.
why-referee = Sellainen siirto on tuomarin asia; vastustajalla ei ole omaa oikeutta.
why-remedies-are-rights = Se on oikeus, ei velvollisuus, joten siirto saa myös jäädä voimaan.
why-remedy-czech = Unohtunut syönti perutaan, ellei vastustaja hyväksy sitä siirtämällä.
why-offences-alike = Unohtunut syönti mainitaan; liian vähän syöminen tai kesken jättäminen on sama asia.
why-offences-swedish = Liian vähän syöminen ei ole se syönti, jota kohta 5 vaatii. Jos syönti jää kesken, se koskee vain nappulaa, joka pysähtyi.
why-offences-djeco = Liian vähän syöminen tai kesken jättäminen ei ole se syönti, jota 7 vaatii; minkä tahansa nappulan, joka olisi voinut tehdä sen, saa puhaltaa.
why-offences-kndb = Sääntö 14 koskee mitä tahansa sääntöjen vastaista siirtoa. Mitä mikään nappula ei voi tehdä, sitä ei voi täällä pelata; puolikas syönti syö liian vähän.
why-offences-frisian = Mainitaan syönti, jota ei tehdä tai ei tehdä oikein: myös sellainen, joka syö liian vähän tai jää kesken.
why-huff-saying = Ranskalainen sanonta: puhaltaminen ei ole pelaamista.
why-no-huffing = Puhaltamista ei mainita.
why-huffing-not-played = Tässä ei puhalleta.
why-huffing-abolished = Puhaltaminen on poistettu säännöistä; sellaista siirtoa ei yksinkertaisesti sallita.
why-touch-unmentioned = Kosketettuja nappuloita ei mainita.
why-straightening-unnamed = Nappulan suoristamisesta ei mainita poikkeusta.
why-straightening-leave = Vain jos vastustaja antaa luvan etukäteen.
why-move-over = Ei sanota, milloin siirto on ohi.

## Tasapeli

why-own-turns = Pelaajan omat vuorot keskeytyksettä samalla nappulalla.
why-same-move-djeco = Kielet ovat eri mieltä: vain englannin- ja tanskankielinen teksti vaativat kolmea kertaa peräkkäin, muut kolmatta kertaa. Pelataan näin: omat vuorot keskeytyksettä samalla nappulalla.
why-return-square = Ruutu ratkaisee: kolmion kulkeva nappula palaa siinä missä edestakaisin kulkevakin.
why-by-each-side = Laskettu kummankin pelaajan siirtoina.
why-quiet-djeco = Kaksikymmentä siirtoa kummaltakin ilman syöntiä ja ilman tavallisen nappulan siirtoa; kirjaimellisesti jokainen peli päättyisi siirtoon 20.
why-quiet-spanish = Neljäkymmentä kuninkaan siirtoa peräkkäin, siis kaksikymmentä kummaltakin.
why-proof = Ratkaistaan sopimalla tai loppupelitaulukon todistuksella.
why-proof-kndb = Ratkaistaan sopimalla tai loppupelitaulukon todistuksella. Arabiankielinen sivu sanoo, ettei kumpikaan voi enää siirtää.
why-two-kings-swedish = Esimerkki on lehtisen oma. Mutta koska kuningas laskeutuu aivan syömänsä nappulan taakse (kohta 4), kaksi kuningasta voittaa melkein aina: esimerkki ja sääntö ovat ristiriidassa. Koska lehtinen sanoo niin, tasapeliä voi vaatia.
why-same-player = Joka kerta on oltava saman pelaajan vuoro.
why-thirteen = Tunnetut kolmetoista siirtoa; sääntöä, joka sen sanoo, ei ollut saatavilla.
why-one-each-turkish = Yksi nappula kummallakin on tasapeli; joissakin lähteissä kuningas voittaa yksinäisen nappulan.
why-king-against-king = Tasapeli, ellei toinen kuninkaista voi syödä tai tule syödyksi seuraavan siirtonsa jälkeen; kaksi siirtoa kummaltakin näyttää sen.

## Kirjoitetut pelit

why-pdn-type = Numero, jonka PDN antaa tälle pelille.
why-pdn-no-type = PDN:llä ei ole numeroa tälle pelille.
why-pdn-type-international = Nappulat pelaavat kuten kansainvälisessä tammessa.
why-pdn-type-lidraughts = Numero, jonka Lidraughts kirjoittaa; PDN:llä ei ole omaa.
why-pdn-type-canadian = PDN:llä ei ole numeroa tälle pelille; se on kanadalainen tammi peilikuvana.
why-pdn-type-killer = PDN:llä ei ole numeroa tälle pelille; jokainen sen siirto on myös kansainvälisen tammen siirto.
why-pdn-type-pool = PDN laskee sen pool checkersiin.
why-pdn-squares = Niin kuin PDN nimeää pelin ruudut.
why-pdn-no-numbering = PDN ei numeroi tämän pelin ruutuja; lasketaan valkean ylävasemmasta kulmasta.
why-pdn-points = Niin kuin PDN kirjoittaa pisteet.
why-pdn-white-first = PDN mainitsee valkean ensin.
why-pdn-blue-first = PDN mainitsee valkean ensin, tässä sinisen.
why-pdn-black-first = Tämän pelin tiedostoissa 1-0 tarkoittaa, että aloittanut musta on voittanut.
