### damier, suomi. Written from en.ftl, which explains every message and its variables.
### Words: nappula (man, or any piece), tavallinen nappula where a man is meant and a king is not,
### kuningas, syödä, syönti, siirto, ruutu, tasapeli, puhaltaa, lipsahdus (a slip).

## Sides and pieces
## Cases as the sentences need them; -start is the same with a capital letter.

side = { $colour ->
        [black] Musta
        [blue] Sininen
        [green] Vihreä
        [red] Punainen
       *[white] Valkea
    }
    .genitive = { $colour ->
        [black] mustan
        [blue] sinisen
        [green] vihreän
        [red] punaisen
       *[white] valkean
    }
    .genitive-start = { $colour ->
        [black] Mustan
        [blue] Sinisen
        [green] Vihreän
        [red] Punaisen
       *[white] Valkean
    }
winner = { $winner ->
        [black] Musta
        [blue] Sininen
        [green] Vihreä
        [red] Punainen
       *[white] Valkea
    }
    .mid = { $winner ->
        [black] musta
        [blue] sininen
        [green] vihreä
        [red] punainen
       *[white] valkea
    }
    .adessive-start = { $winner ->
        [black] Mustalla
        [blue] Sinisellä
        [green] Vihreällä
        [red] Punaisella
       *[white] Valkealla
    }
loser = { $loser ->
        [black] Musta
        [blue] Sininen
        [green] Vihreä
        [red] Punainen
       *[white] Valkea
    }
    .mid = { $loser ->
        [black] musta
        [blue] sininen
        [green] vihreä
        [red] punainen
       *[white] valkea
    }
    .adessive-start = { $loser ->
        [black] Mustalla
        [blue] Sinisellä
        [green] Vihreällä
        [red] Punaisella
       *[white] Valkealla
    }
    .ablative-start = { $loser ->
        [black] Mustalta
        [blue] Siniseltä
        [green] Vihreältä
        [red] Punaiselta
       *[white] Valkealta
    }
piece = { $piece ->
        [king] kuningas
       *[man] nappula
    }
    .genitive = { $piece ->
        [king] kuninkaan
       *[man] nappulan
    }
    .partitive = { $piece ->
        [king] kuningasta
       *[man] nappulaa
    }
    .start = { $piece ->
        [king] Kuningas
       *[man] Nappula
    }
    .with-yours = { $piece ->
        [king] kuninkaallasi
       *[man] nappulallasi
    }
    .yours = { $piece ->
        [king] kuninkaasi
       *[man] nappulasi
    }
coloured-piece = { $colour ->
        [black] { $piece ->
            [king] musta kuningas
           *[man] musta nappula
        }
        [blue] { $piece ->
            [king] sininen kuningas
           *[man] sininen nappula
        }
        [green] { $piece ->
            [king] vihreä kuningas
           *[man] vihreä nappula
        }
        [red] { $piece ->
            [king] punainen kuningas
           *[man] punainen nappula
        }
       *[white] { $piece ->
            [king] valkea kuningas
           *[man] valkea nappula
        }
    }
square-label = { $square }, { coloured-piece }
square-empty = { $square }, tyhjä
turn = { side.genitive-start } vuoro

## Refused moves

refusal-must-capture = { $count ->
        [one] Nappulasi ruudussa { $squares } voi syödä, ja syönti menee edelle.
       *[other] Nappulasi ruuduissa { $squares } voivat syödä, ja syönti menee edelle. Valitse niistä yksi.
    }
    .title = Ensin syödään
refusal-must-finish-capture = Syönti on vielä kesken: jatka { piece.with-yours } ruudusta { $from }, kunnes syötävää ei enää ole.
    .title = Jatka syömistä
refusal-must-take-most = { $count ->
        [one] Tällä siirrolla söisit vain { $taken ->
            [1] yhden nappulan
           *[other] { $taken } nappulaa
        }. Nappulasi ruudussa { $squares } voi syödä { $most }, ja suurin syönti menee edelle.
       *[other] Tällä siirrolla söisit vain { $taken ->
            [1] yhden nappulan
           *[other] { $taken } nappulaa
        }. Nappulasi ruuduissa { $squares } voivat kukin syödä { $most }, ja suurin syönti menee edelle.
    }
    .title = Suurin syönti ensin
refusal-must-take-most-value = { $count ->
        [one] Nappulasi ruudussa { $squares } voi tehdä arvokkaamman syönnin. Kuningas on melkein kahden nappulan arvoinen.
       *[other] Nappulasi ruuduissa { $squares } voivat tehdä arvokkaamman syönnin. Kuningas on melkein kahden nappulan arvoinen.
    }
    .title = Arvokkain syönti ensin
refusal-must-capture-with-king = { $count ->
        [one] Myös kuninkaasi ruudussa { $squares } voi syödä, ja kuningas menee edelle.
       *[other] Myös kuninkaasi ruuduissa { $squares } voivat syödä, ja kuningas menee edelle.
    }
    .title = Kuningas syö ensin
refusal-must-take-most-kings = { $count ->
        [one] Ruudusta { $squares } voit syödä yhtä monta nappulaa, ja niissä on enemmän kuninkaita. Se syönti menee edelle.
       *[other] Ruuduista { $squares } voit syödä yhtä monta nappulaa, ja niissä on enemmän kuninkaita. Ne syönnit menevät edelle.
    }
    .title = Eniten kuninkaita ensin
refusal-must-take-king-first = { $count ->
        [one] Kaksi syöntiä on tähän asti tasoissa. Ruudusta { $squares } alkava kohtaa kuninkaan aiemmin, joten se menee edelle.
       *[other] Monta syöntiä on tähän asti tasoissa. Ruuduista { $squares } alkavat kohtaavat kuninkaan aiemmin, joten ne menevät edelle.
    }
    .title = Ensin kuninkaan luo
refusal-king-limit = Kuninkaasi ruudussa { $from } on liikkunut tarpeeksi monta kertaa peräkkäin. Syö nyt, tai siirrä toista nappulaa.
    .title = Anna kuninkaan levätä
refusal-out-of-turn = Nyt on { side.genitive } vuoro. Sitten on sinun.
    .title = Hetkinen vain
refusal-game-over = Tämä peli on ratkennut. Aloita uusi milloin haluat.
    .title = Peli on päättynyt
refusal-no-such-square = Tällä laudalla ei ole sellaista ruutua.
    .title = Laudan ulkopuolella
refusal-same-square = Siirto päättyy eri ruutuun kuin mistä se alkoi.
    .title = Yhä samassa paikassa
refusal-empty-square = Ruudussa { $from } ei ole siirrettävää nappulaa.
    .title = Tyhjä ruutu
refusal-not-your-piece = { piece.start } ruudussa { $from } on vastustajan.
    .title = Ei sinun omasi
refusal-occupied = Ruudussa { $squares } on jo nappula. Yhteen ruutuun mahtuu yksi.
    .title = Ruutu on varattu
refusal-off-line = Mikään linja, jota { piece.yours } voi kulkea, ei vie ruudusta { $from } ruutuun { $squares }.
    .title = Linjan sivussa
refusal-backward-move = Tavallinen nappula ei kulje koskaan taaksepäin. Kuninkaana se pääsee.
    .title = Nappulat eivät kulje taaksepäin
refusal-too-far = { $piece ->
        [king] Tässä pelissä kuningas liikkuu yhden ruudun tai hyppää viereisen nappulan yli.
       *[man] Nappula liikkuu yhden ruudun tai hyppää viereisen nappulan yli.
    }
    .title = Vähän liian pitkälle
refusal-jumps-own-piece = Oma nappulasi ruudussa { $squares } on tiellä, eikä sen yli voi hypätä.
    .title = Oma nappula on tiellä
refusal-no-room-behind = Ruudun { $squares } nappulan takana ei ole vapaata ruutua, johon laskeutua, joten se on turvassa.
    .title = Ei tilaa laskeutua
refusal-nothing-to-capture = Matkalla ruutuun { $squares } ei ole nappulaa, jonka voisi syödä.
    .title = Siellä ei ole syötävää
refusal-backward-capture = Tavallinen nappula ei syö koskaan taaksepäin, joten ruudun { $squares } nappula on siltä turvassa.
    .title = Nappulat eivät syö taaksepäin
refusal-man-takes-king = Kuningas ruudussa { $squares } on turvassa tavallisilta nappuloilta: vain kuningas voi syödä sen.
    .title = Nappula ei voi syödä kuningasta
refusal-jumped-twice = Nappula ruudussa { $squares } on jo syöty ja odottaa vain, että se nostetaan pois. Sen yli ei voi hypätä uudestaan.
    .title = Ei samaa nappulaa kahdesti
refusal-turns-back = Kahden hypyn välissä voit kääntyä vasemmalle tai oikealle, mutta et suoraan takaisin.
    .title = Ei suoraan takaisin
refusal-must-land-next = Ruudun { $squares } nappulan takana kuninkaasi pysähtyy heti seuraavaan ruutuun.
    .title = Laskeudu heti taakse
refusal-must-stop-behind-king = Viimeinen syömäsi nappula, ruudussa { $squares }, on kuningas. Pysähdy heti sen takana olevaan ruutuun.
    .title = Pysähdy heti kuninkaan taakse
refusal-crowning-ends-turn = Nappulastasi tuli kuningas ruudussa { $squares }, ja siihen sen siirto päättyy.
    .title = Kruunattu, ja nyt hetki lepoa
refusal-touched-piece = Kosketit ensin nappulaa ruudussa { $squares }, joten siirrä sitä.
    .title = Kosketettu on siirrettävä

## Buttons under a refusal

action-play = Pelaa { $move }
action-show = Näytä minulle
action-read = Lue kohta { $article }

## Slips at the table

offence-no-capture = { $count ->
        [one] { piece.start } ruudussa { $square } olisi voinut syödä yhden sinun nappuloistasi. { side } pelasikin { $move }.
       *[other] { piece.start } ruudussa { $square } olisi voinut syödä { $count } sinun nappuloistasi. { side } pelasikin { $move }.
    }
    .title = { side } unohti syödä
offence-too-few = { side } söi { $taken ->
        [1] yhden nappulan
       *[other] { $taken } nappulaa
    } siirrolla { $move }. { piece.start } ruudussa { $square } olisi voinut syödä { $count }.
    .title = { side } söi liian vähän
offence-unfinished = { side } pysähtyi siirron { $move } jälkeen. Siinä syötiin { $taken ->
        [1] yksi nappula
       *[other] { $taken } nappulaa
    }; koko syönnissä niitä on { $count }.
    .title = { side } pysähtyi puolitiehen

## What the opponent may do about it

remedy-huff = Puhalla ruudun { $square } { piece }
    .consequence = { $turn ->
        [yes] Pois laudalta. Siinä oli sinun vuorosi.
       *[no] Pois laudalta. Puhallus ei ole siirto: vuoro on yhä sinun.
    }
remedy-withdraw = Vaadi syönti
    .consequence = Siirto otetaan takaisin, ja syönti tehdään.
remedy-stand = Anna olla
    .consequence = Älä sano mitään, pelaa vain. Sitten hetki on ohi.
huffed = { side } puhaltaa ruudun { $square } { piece.genitive }.
withdrawn = { side } vaatii syönnin. Siirto otetaan takaisin, ja nyt syödään.
stood = { side } antaa olla.
huff-cry = { $turn ->
        [yes] Puh, puhallettu!
       *[no] Puh! Puhallus ei ole siirto!
    }

## Touching pieces

touch-must-move = Kosketit { piece.partitive } ruudussa { $square }, joten siirrä sitä.
    .title = Kosketettu on siirrettävä
touch-must-take = Kosketit { piece.partitive } ruudussa { $square }. Se voi syödä, joten syö sillä.
    .title = Kosketettu on siirrettävä
touch-straighten = Suorista nappula
    .announcement = Suoristan vain nappulaa.
touch-hand-off = Kätesi irtosi nappulasta, joten siirto on tehty.
    .title = Käsi irti, siirto tehty

## What a player may choose at any time

option-offer-draw = Tarjoa tasapeliä
option-accept-draw = Hyväksy tasapeli
option-decline-draw = Jatka peliä
option-claim-draw = Vaadi tasapeliä
option-resign = Luovuta
    .confirm = Luovutatko tämän pelin?
option-take-back = Peru siirto
option-again = Uudestaan, värit vaihtaen
draw-offered = { side } tarjoaa tasapeliä. Sopiiko?
    .title = Tasapeli?
draw-declined = { side } jatkaa mieluummin peliä.
take-back-asked = { side } haluaisi perua viimeisen siirtonsa.
    .title = Perutaanko siirto?

## How a game ended

result-win = { winner } voittaa
result-draw = Tasapeli
result-aborted = Keskeytetty
result-archived = Arkistosta
result-unfinished = Peli on kesken

outcome-no-move = { loser } ei pysty enää siirtämään.
outcome-no-pieces = { loser.adessive-start } ei ole enää nappuloita.
outcome-no-move-wins = { winner } ei pysty enää siirtämään, ja tässä pelissä sillä voittaa.
outcome-no-pieces-wins = { winner } on päässyt eroon kaikista nappuloistaan, ja tässä pelissä sillä voittaa.
outcome-first-king = { winner.adessive-start } on ensimmäinen kuningas, ja se ratkaisee pelin.
outcome-resign = { loser } luovutti.
outcome-flag = { loser.ablative-start } loppui aika.
outcome-left = { loser } lähti pöydästä.
outcome-aborted = Peli keskeytettiin ennen kuin se ehti kunnolla alkaa.
outcome-archived = Peli on tallennettu vanhemmalla versiolla: voit katsoa sitä, mutta et jatkaa.
outcome-agreement = Sovitte niin yhdessä.
outcome-same-move = Sama siirto pelattiin { $times } kertaa peräkkäin.
outcome-return = Nappula on palannut samaan ruutuun { $times ->
        [2] kahdesti
       *[other] { $times } kertaa
    }.
outcome-repetition = Sama asema oli laudalla { $times } kertaa.
outcome-quiet-moves = { $moves ->
        [one] Kumpikin teki { $moves } siirron ilman syöntiä ja siirtämättä tavallista nappulaa.
       *[other] Kumpikin teki { $moves } siirtoa ilman syöntiä ja siirtämättä tavallista nappulaa.
    }
outcome-material = { $moves ->
        [one] Näin vähillä nappuloilla kummallakin oli { $moves } siirto, ja se on nyt käytetty.
       *[other] Näin vähillä nappuloilla kummallakin oli { $moves } siirtoa, ja ne on nyt käytetty.
    }
outcome-material-now = Näillä nappuloilla peli on tasapeli.
outcome-balance = Voimat laudalla ovat pysyneet samoina kummankin { $moves } siirron ajan.
outcome-one-each = Kummallakin on yksi nappula jäljellä.
outcome-nobody-can-win = Kumpikaan ei voi enää voittaa.

## Draw rules on the rules page

draw-agreement = Pelaajat voivat sopia tasapelistä milloin tahansa.
draw-same-move = { $how ->
        [claim] Kun pelaaja on tehnyt saman siirron { $times } kertaa peräkkäin, kumpi tahansa voi vaatia tasapeliä.
       *[automatic] Kun pelaaja on tehnyt saman siirron { $times } kertaa peräkkäin, peli päättyy tasan.
    }
draw-return = { $how ->
        [claim] Kun pelaaja on siirtänyt kerta toisensa jälkeen samaa nappulaa ja palannut samaan ruutuun { $times ->
            [2] kahdesti
           *[other] { $times } kertaa
        }, kumpi tahansa voi vaatia tasapeliä.
       *[automatic] Kun pelaaja on siirtänyt kerta toisensa jälkeen samaa nappulaa ja palannut samaan ruutuun { $times ->
            [2] kahdesti
           *[other] { $times } kertaa
        }, peli päättyy tasan.
    }
draw-return-king = { $how ->
        [claim] Kun pelaaja on siirtänyt kerta toisensa jälkeen samaa kuningasta ja palannut samaan ruutuun { $times ->
            [2] kahdesti
           *[other] { $times } kertaa
        }, kumpi tahansa voi vaatia tasapeliä.
       *[automatic] Kun pelaaja on siirtänyt kerta toisensa jälkeen samaa kuningasta ja palannut samaan ruutuun { $times ->
            [2] kahdesti
           *[other] { $times } kertaa
        }, peli päättyy tasan.
    }
draw-repetition = { $how ->
        [claim] Kun sama asema on ollut laudalla { $times } kertaa saman pelaajan vuorolla, kumpi tahansa voi vaatia tasapeliä.
       *[automatic] Kun sama asema on ollut laudalla { $times } kertaa saman pelaajan vuorolla, peli päättyy tasan.
    }
draw-quiet-moves = { $how ->
        [claim] Kun kumpikin on tehnyt { $moves } { $moves ->
            [one] siirron
           *[other] siirtoa
        } peräkkäin ilman syöntiä ja siirtämättä tavallista nappulaa, kumpi tahansa voi vaatia tasapeliä.
       *[automatic] Kun kumpikin on tehnyt { $moves } { $moves ->
            [one] siirron
           *[other] siirtoa
        } peräkkäin ilman syöntiä ja siirtämättä tavallista nappulaa, peli päättyy tasan.
    }
draw-material = { $how ->
        [claim] Jäljellä toisella puolella: { $stronger }; toisella: { $weaker }. Jos kumpikin tekee vielä { $moves } { $moves ->
            [one] siirron
           *[other] siirtoa
        } eikä voittoa synny, kumpi tahansa voi vaatia tasapeliä.
       *[automatic] Jäljellä toisella puolella: { $stronger }; toisella: { $weaker }. Jos kumpikin tekee vielä { $moves } { $moves ->
            [one] siirron
           *[other] siirtoa
        } eikä voittoa synny, peli päättyy tasan.
    }
draw-material-road = { $how ->
        [claim] Jäljellä toisella puolella: { $stronger }; toisella, joka hallitsee pisintä vinolinjaa: { $weaker }. Jos kumpikin tekee vielä { $moves } { $moves ->
            [one] siirron
           *[other] siirtoa
        } eikä voittoa synny, kumpi tahansa voi vaatia tasapeliä.
       *[automatic] Jäljellä toisella puolella: { $stronger }; toisella, joka hallitsee pisintä vinolinjaa: { $weaker }. Jos kumpikin tekee vielä { $moves } { $moves ->
            [one] siirron
           *[other] siirtoa
        } eikä voittoa synny, peli päättyy tasan.
    }
material-kings = { $kings ->
        [1] yksi kuningas
        [2] kaksi kuningasta
        [3] kolme kuningasta
       *[other] { $kings } kuningasta
    }
material-kings-or-more = { $kings ->
        [1] vähintään yksi kuningas
        [2] vähintään kaksi kuningasta
        [3] vähintään kolme kuningasta
       *[other] vähintään { $kings } kuningasta
    }
material-men = { $men ->
        [1] yksi nappula
        [2] kaksi nappulaa
        [3] kolme nappulaa
       *[other] { $men } nappulaa
    }
draw-balance = { $how ->
        [claim] Kun kummallakin on kuninkaita, laudalla on { $fewest }–{ $most } nappulaa ja kumpikin on tehnyt { $moves } { $moves ->
            [one] siirron
           *[other] siirtoa
        } ilman syöntiä tai uutta kuningasta, kumpi tahansa voi vaatia tasapeliä.
       *[automatic] Kun kummallakin on kuninkaita, laudalla on { $fewest }–{ $most } nappulaa ja kumpikin on tehnyt { $moves } { $moves ->
            [one] siirron
           *[other] siirtoa
        } ilman syöntiä tai uutta kuningasta, peli päättyy tasan.
    }
draw-material-now = { $how ->
        [claim] Jäljellä toisella puolella: { $stronger }; toisella: { $weaker }. Silloin kumpi tahansa voi vaatia tasapeliä.
       *[automatic] Jäljellä toisella puolella: { $stronger }; toisella: { $weaker }. Silloin peli päättyy tasan.
    }
draw-one-each = { $how ->
        [claim] Kun kummallakin on yksi nappula jäljellä, kumpi tahansa voi vaatia tasapeliä.
       *[automatic] Kun kummallakin on yksi nappula jäljellä, peli päättyy tasan.
    }
draw-nobody-can-win = { $how ->
        [claim] Kun kumpikaan ei voi enää voittaa, peli on tasan: sopikaa siitä, tai antakaa ohjelman näyttää todistus.
       *[automatic] Kun kumpikaan ei voi enää voittaa, peli päättyy tasan.
    }
draw-option = Tämä sääntö on voimassa vain, jos pelaajat sopivat siitä ennen peliä.

## Draw counters beside the board

counter-agreement = Tasapeli vain sopimalla, milloin tahansa
counter-same-move = { $done ->
        [0] Mikään siirto ei ole vielä toistunut: { $limit } kertaa peräkkäin on tasapeli
       *[other] { $move } peräkkäin: { $done }/{ $limit } kertaa
    }
counter-return = { $done ->
        [0] { $limit ->
            [2] Mikään nappula ei ole vielä palannut: kahdesti on tasapeli
           *[other] Mikään nappula ei ole vielä palannut: { $limit } kertaa on tasapeli
        }
        [1] { $limit ->
            [2] Takaisin ruudussa { $square } kerran: kahdesti on tasapeli
           *[other] Takaisin ruudussa { $square }: { $done }/{ $limit } kertaa
        }
       *[other] Takaisin ruudussa { $square }: { $done }/{ $limit } kertaa
    }
counter-repetition = { $done ->
        [0] Asema ei ole vielä toistunut
        [1] Asema ei ole vielä toistunut
       *[other] Sama asema: { $done }/{ $limit } kertaa
    }
counter-quiet-moves = { $limit ->
        [one] { $done }/{ $limit } siirto ilman syöntiä ja tavallisen nappulan siirtoa
       *[other] { $done }/{ $limit } siirtoa ilman syöntiä ja tavallisen nappulan siirtoa
    }
counter-material = { $limit ->
        [one] { $done }/{ $limit } siirto aikaa voittaa näin vähillä nappuloilla
       *[other] { $done }/{ $limit } siirtoa aikaa voittaa näin vähillä nappuloilla
    }
counter-material-now = Näillä nappuloilla voi vaatia tasapeliä
counter-balance = { $limit ->
        [one] { $done }/{ $limit } siirto samoilla voimilla
       *[other] { $done }/{ $limit } siirtoa samoilla voimilla
    }
counter-one-each = Tasapeli heti, kun kummallakin on yksi nappula
counter-nobody-can-win = Tasapeli, kun kumpikaan ei voi voittaa

## Rule sheets

sheet-hotte-nl = Hötte, hollantilainen lehtinen
    .special = Suurin syönti menee edelle, ja edestakaisin kulkemalla pääsee tasapeliin.
sheet-hotte-fr = Hötte, ranskalainen lehtinen
    .special = Kuin hollantilainen, mutta toisto on tasapeli vain, jos vaadit sitä.
sheet-english = Hötte, englantilainen lehtinen
    .special = Musta aloittaa. Kuningas liikkuu vain ruudun kerrallaan, ja syöt minkä nappulan haluat.
sheet-swedish = Hötte, ruotsalainen lehtinen
    .special = Kuningas laskeutuu heti syömänsä nappulan taakse. Vaadi unohtunut syönti, tai puhalla.
sheet-danish = Hötte, tanskalainen lehtinen
    .special = Kuninkaaksi kesken syönnin, ja matka jatkuu kuninkaana.
sheet-norwegian = Hötte, norjalainen lehtinen
    .special = Kuningas liikkuu vain ruudun kerrallaan, mutta suurin syönti menee edelle. Lipsahdus saa jäädä tai tehdään uusiksi.
sheet-finnish = Hötte, suomalainen lehtinen
    .special = Musta aloittaa. Nappulat syövät vain eteenpäin, kuninkaat lentävät, ja syöntisi valitset itse.
sheet-kndb = Hollannin kuninkaallisen tammiliiton lehtinen
    .special = Kuusitoista lyhyttä sääntöä. Huomauta lipsahduksesta, tai pelaa vain eteenpäin.
sheet-djeco = Djecon lehtinen
    .special = Sininen vastaan vihreä punaisilla ruuduilla, ja joka unohtaa syödä, se puhalletaan.
sheet-international = Kansainvälinen tammi
    .special = Maailmanliiton peli 100 ruudulla: lentävät kuninkaat, ja suurin syönti menee edelle.
sheet-frisian = Friisiläinen tammi
    .special = Syödään sekä suoraan että vinottain, ja kuningas on melkein kahden nappulan arvoinen.
sheet-russian = Venäläinen tammi
    .special = Valitse syöntisi itse. Kesken syönnin kruunattu nappula rynnistää eteenpäin kuninkaana.
sheet-brazilian = Brasilialainen tammi
    .special = Kansainvälinen tammi pienellä 64 ruudun laudalla.
sheet-pool = Pool checkers
    .special = Lentävät kuninkaat, vapaus valita syöntinsä, ja musta aloittaa.
sheet-english-wcdf = Englantilainen tammi
    .special = Checkers mestarien tapaan: kuningas liikkuu ruudun, syönnin saa valita, ja 40 siirtoa voi tuoda tasapelin.
sheet-italian = Italialainen tammi
    .special = Nappula ei voi syödä kuningasta, ja neljä sääntöä kertoo, mikä syönti menee edelle.
sheet-spanish = Espanjalainen tammi
    .special = Nappulat syövät vain eteenpäin, kuninkaat lentävät: syö mahdollisimman monta nappulaa, sitten mahdollisimman monta kuningasta.
sheet-portuguese = Portugalilainen tammi
    .special = Espanjalainen peli peilikuvaksi käännetyn laudan tummilla ruuduilla.
sheet-czech = Tšekkiläinen tammi
    .special = Lentävät kuninkaat syövät ennen nappuloita; muuten valitset itse.
sheet-turkish = Turkkilainen tammi
    .special = Suoria linjoja kaikilla 64 ruudulla, ja jokainen syöty nappula nostetaan heti pois.
sheet-thai = Thaimaalainen tammi
    .special = Kahdeksan nappulaa kummallakin. Kuningas laskeutuu heti syömänsä taakse ja voi kääntyä suoraan takaisin.
sheet-canadian = Kanadalainen tammi
    .special = Suuri lauta: 144 ruutua ja kolmekymmentä nappulaa kummallakin.
sheet-srilankan = Srilankalainen tammi
    .special = Suuri 144 ruudun lauta peilikuvana.
sheet-jamaican = Jamaikalainen tammi
    .special = Pool checkers peilikuvaksi käännetyllä laudalla.
sheet-filipino = Filippiiniläinen tammi
    .special = Brasilialainen peli peilikuvaksi käännetyllä laudalla.
sheet-spantsiretti = Spantsiretti
    .special = Venäläinen tammi laudalla, joka on kymmenen ruutua leveä ja kahdeksan korkea.
sheet-killer = Killertammi
    .special = Kuningas, joka syö viimeiseksi kuninkaan, pysähtyy heti sen taakse, joten kaksi kuningasta voittaa yhden.
sheet-breakthrough = Läpimurtotammi
    .special = Kilpajuoksu: ensimmäinen kuningas voittaa.
sheet-antidraughts = Syöttötammi
    .special = Maailma ylösalaisin: pääse eroon kaikista nappuloistasi ja voita.
sheet-poddavki = Venäläinen syöttötammi
    .special = Poddavki: lyönti on pakollinen, joten syötä kaikki nappulasi.
sheet-frysk = Frysk!
    .special = Friisiläinen tammi pähkinänkuoressa: viisi nappulaa kummallakin.

## Shelves

shelf-leaflet = Laatikosta
shelf-federation = Niin kuin liitot pelaavat
shelf-other = Lisää pelejä
shelf-house = Omat säännöt

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

rules-title = Säännöt: { $name }
heading-board = Lauta
heading-moves = Siirrot
heading-capture = Syöminen
heading-crowning = Kuninkaaksi
heading-table = Pöydän ääressä
heading-end = Pelin loppu
heading-draws = Tasapeli
heading-writing = Muistiin kirjoitetut pelit
heading-readings = Mistä lehtinen vaikenee
article = Kohta { $article }
article-introduction = Johdanto
reading-note = Lehtinen ei kerro tästä; me pelaamme näin.
try-it = Kokeile
try-play = { side.genitive-start } vuoro: pelaa { $move }.
try-refused = Entä { $move }?
try-draw = { side.genitive-start } vuoro: pelaa { $move } ja seuraa laskuria.

## Titles of articles on the rules page

topic-board-size = Laudan koko
topic-board-squares = Millä ruuduilla pelataan
topic-board-dark-corner = Miten päin lauta on
topic-board-men-rows = Alkuasema
topic-start-first = Kumpi aloittaa
topic-start-colours-by-lot = Kumpi saa minkä värin
topic-colours-white = Nappulat
topic-colours-black = Nappulat
topic-colours-squares = Ruutujen väri
topic-lines-move = Linjat, joita nappulat kulkevat
topic-lines-capture = Miten syödään
topic-man-steps = Miten nappula liikkuu
topic-man-captures-backward = Miten nappula syö
topic-man-captures-kings = Nappulat ja kuninkaat
topic-king-flies = Miten kuningas liikkuu
topic-king-lands = Mihin syövä kuningas laskeutuu
topic-king-limit = Siirrot samalla kuninkaalla
topic-capture-compulsory = Syötävä on syötävä
topic-capture-finish = Loppuun asti
topic-capture-priority = Mikä syönti menee edelle
topic-capture-priority-also = Kuningas vai tavallinen nappula
topic-capture-removal = Milloin syödyt nostetaan pois
topic-capture-removal-also = Ei samaa nappulaa kahdesti
topic-capture-turns-back = Kääntyminen hyppyjen välissä
topic-crowning-when = Kuninkaaksi
topic-end-no-move = Voitto ja häviö
topic-end-first-king-wins = Ensimmäinen kuningas
topic-table-remedies = Kun joltakulta lipsahtaa
topic-table-offences = Mikä on lipsahdus
topic-table-huff-is-turn = Puhaltaminen
topic-touch-binds = Kosketettu on siirrettävä
topic-touch-straightening = Nappuloiden suoristaminen
topic-touch-hand-off-ends = Milloin siirto on tehty
topic-pdn-type = Pelin numero
topic-pdn-notation = Ruutujen nimet
topic-pdn-result = Pisteet
topic-pdn-result-order = Kumman pisteet ovat ensin
topic-draws = Tasapeli

## The rules

rule-board-size = Laudalla on { $width } × { $height } ruutua.
rule-board-squares-dark = Vain puolet ruuduista on pelissä: joka toinen.
rule-board-squares-all = Kaikki ruudut ovat pelissä.
rule-board-dark-corner-left = Aseta lauta niin, että vasemman kätesi puolella oleva kulmaruutu on pelissä.
rule-board-dark-corner-right = Aseta lauta niin, että oikean kätesi puolella oleva kulmaruutu on pelissä.
rule-board-men-rows = { $rows ->
        [1] Kumpikin asettaa { $men } nappulaa itseään lähimmälle riville.
        [2] Kumpikin asettaa { $men } nappulaa kahdelle itseään lähimmälle riville.
        [3] Kumpikin asettaa { $men } nappulaa kolmelle itseään lähimmälle riville.
        [4] Kumpikin asettaa { $men } nappulaa neljälle itseään lähimmälle riville.
        [5] Kumpikin asettaa { $men } nappulaa viidelle itseään lähimmälle riville.
       *[other] Kumpikin asettaa { $men } nappulaa { $rows } itseään lähimmälle riville.
    }
rule-board-men-rows-apart = Kumpikin asettaa { $men } nappulaa riveilleen { $list } omasta reunastaan laskien; rivit niiden välissä ja takana jäävät tyhjiksi.
rule-start-first = { side } tekee ensimmäisen siirron.
rule-start-colours-by-lot-yes = Värit arvotaan.
rule-start-colours-by-lot-no = Pelaajat sopivat keskenään, kumpi saa minkä värin; arpaa ei heitetä.
rule-colours-white-white = Toinen pelaa valkeilla nappuloilla.
rule-colours-white-blue = Toinen pelaa sinisillä nappuloilla.
rule-colours-white-red = Toinen pelaa punaisilla nappuloilla.
rule-colours-black-black = Vastapelaaja pelaa mustilla nappuloilla.
rule-colours-black-green = Vastapelaaja pelaa vihreillä nappuloilla.
rule-colours-black-white = Vastapelaaja pelaa valkeilla nappuloilla.
rule-colours-squares-dark = Nappulat ovat tummilla ruuduilla.
rule-colours-squares-red = Nappulat ovat punaisilla ruuduilla.
rule-colours-squares-light = Nappulat ovat vaaleilla ruuduilla.

rule-lines-move-diagonal = Nappulat liikkuvat vinottain, kulmasta kulmaan.
rule-lines-move-orthogonal = Nappulat liikkuvat suoraan, rivejä ja sarakkeita pitkin.
rule-lines-capture-diagonal = Syöt hyppäämällä vinottain vastustajan nappulan yli vapaaseen ruutuun sen takana.
rule-lines-capture-orthogonal = Syöt hyppäämällä suoraan, riviä tai saraketta pitkin, vastustajan nappulan yli vapaaseen ruutuun sen takana.
rule-lines-capture-both = Syöt hyppäämällä vastustajan nappulan yli vapaaseen ruutuun sen takana: vinottain, mutta myös suoraan rivejä ja sarakkeita pitkin.
rule-man-steps-forward = Tavallinen nappula liikkuu yhden ruudun eteenpäin.
rule-man-steps-forward-sideways = Tavallinen nappula liikkuu yhden ruudun eteenpäin tai sivulle.
rule-man-captures-backward-yes = Tavallinen nappula syö eteen- ja taaksepäin.
rule-man-captures-backward-no = Tavallinen nappula ei syö koskaan taaksepäin.
rule-man-captures-kings-yes = Tavallinen nappula voi syödä sekä nappuloita että kuninkaita.
rule-man-captures-kings-no = Tavallinen nappula ei voi syödä kuningasta; siihen pystyy vain kuningas.
rule-king-flies-yes = Kuningas lentää: se liikkuu vapaita ruutuja pitkin niin pitkälle kuin haluaa, eteen- ja taaksepäin, ja syö myös kaukaa.
rule-king-flies-no = Kuningas liikkuu ruudun kerrallaan, eteen- tai taaksepäin.
rule-king-lands-anywhere = Syövä kuningas laskeutuu mihin tahansa vapaaseen ruutuun sen nappulan takana, jonka yli se hyppää.
rule-king-lands-also = Jos syönti voi jatkua jostakin näistä ruuduista, kuninkaan on laskeuduttava sellaiseen ruutuun.
rule-king-lands-next = Syövä kuningas laskeutuu heti seuraavaan ruutuun sen nappulan takana, jonka yli se hyppää.
rule-king-lands-next-behind-last-king = Syövä kuningas laskeutuu mihin tahansa vapaaseen ruutuun sen nappulan takana, jonka yli se hyppää; mutta jos viimeinen syöty on kuningas, se pysähtyy heti tämän taakse.
rule-king-limit = { $limit ->
        [one] Niin kauan kuin sinulla on tavallisia nappuloita, sama kuningas tekee peräkkäin enintään { $limit } siirron syömättä: siirrä sitten toista nappulaa, tai syö.
       *[other] Niin kauan kuin sinulla on tavallisia nappuloita, sama kuningas tekee peräkkäin enintään { $limit } siirtoa syömättä: siirrä sitten toista nappulaa, tai syö.
    }
rule-king-limit-none = Sama kuningas voi liikkua niin monta kertaa peräkkäin kuin haluat.

rule-capture-compulsory-yes = Jos voit syödä, sinun on syötävä.
rule-capture-compulsory-no = Saat syödä, mutta sinun ei ole pakko.
rule-capture-finish-yes = Syönti jatkuu niin kauan kuin sama nappula pääsee hyppäämään.
rule-capture-finish-no = Voit lopettaa syönnin minkä tahansa hypyn jälkeen.
rule-capture-priority-none = Jos syöntejä on useita, valitse niistä mieleisesi.
rule-capture-priority-most-pieces = { $place ->
        [1] Jos syöntejä on useita, syö mahdollisimman monta nappulaa; kuningas lasketaan yhdeksi nappulaksi.
       *[other] Jos valinnanvaraa jää, syö mahdollisimman monta nappulaa.
    }
rule-capture-priority-highest-value = { $place ->
        [1] Jos syöntejä on useita, valitse arvokkain: kuningas on vähän alle kahden nappulan arvoinen, mutta enemmän kuin yhden.
       *[other] Jos valinnanvaraa jää, valitse arvokkain: kuningas on vähän alle kahden nappulan arvoinen, mutta enemmän kuin yhden.
    }
rule-capture-priority-with-king = { $place ->
        [1] Jos sekä kuningas että tavallinen nappula voivat syödä, syö kuninkaalla.
       *[other] Jos valinnanvaraa jää, syö kuninkaalla ennemmin kuin tavallisella nappulalla.
    }
rule-capture-priority-most-kings = { $place ->
        [1] Jos syöntejä on useita, syö mahdollisimman monta kuningasta.
       *[other] Jos valinnanvaraa jää, syö mahdollisimman monta kuningasta.
    }
rule-capture-priority-king-first = { $place ->
        [1] Jos syöntejä on useita, valitse se, joka kohtaa kuninkaan aikaisimmin.
       *[other] Jos valinnanvaraa jää, valitse se, joka kohtaa kuninkaan aikaisimmin.
    }
rule-capture-priority-also = Kuninkaalla ei ole etuoikeutta: jos mikään muu ei ratkaise, syö kuninkaalla tai tavallisella nappulalla, miten haluat.
rule-capture-removal-after = Syödyt nappulat pysyvät laudalla, kunnes koko syönti on ohi.
rule-capture-removal-also = Samassa syönnissä ei hypätä saman nappulan yli kahdesti, mutta tyhjän ruudun kautta voit kulkea monta kertaa.
rule-capture-removal-at-once = Jokainen syöty nappula nostetaan heti pois, ja se voi avata tien seuraavalle hypylle.
rule-capture-turns-back-yes = Kahden hypyn välissä nappula voi kääntyä mihin suuntaan haluaa.
rule-capture-turns-back-no = Kahden hypyn välissä nappula voi kääntyä vasemmalle tai oikealle, mutta ei suoraan takaisin.
rule-crowning-when-at-end = Nappulasta tulee kuningas, kun sen siirto päättyy kauimmaiselle riville. Jos se vain käy rivillä kesken syönnin, se pysyy tavallisena nappulana.
rule-crowning-when-stops = Kauimmaiselle riville päässeestä nappulasta tulee kuningas, ja siihen sen siirto päättyy.
rule-crowning-when-goes-on = Kauimmaiselle riville päässeestä nappulasta tulee heti kuningas; jos se voi jatkaa syöntiä, se jatkaa kuninkaana.

rule-end-no-move-loses = Jos vuorossa olevalla ei ole enää nappuloita tai siirtoa, hän on hävinnyt.
rule-end-no-move-wins = Jos vuorossa olevalla ei ole enää nappuloita tai siirtoa, hän on voittanut.
rule-end-first-king-wins-yes = Joka saa ensimmäisenä kuninkaan, on voittanut.
rule-end-first-king-wins-no = Peli ei pääty siihen, että joku saa kuninkaan.

rule-table-remedies-none = Lipsahdus ei anna vastustajalle erityistä oikeutta: sellaista siirtoa ei vain voi tehdä.
rule-table-remedies-huff = Jos vastustajalta lipsahtaa, voit puhaltaa: nosta laudalta nappula, jonka olisi pitänyt syödä.
rule-table-remedies-withdraw = Jos vastustajalta lipsahtaa, voit vaatia, että siirto otetaan takaisin ja syönti tehdään.
rule-table-remedies-stand = Jos vastustajalta lipsahtaa, voit antaa olla ja pelata vain eteenpäin.
rule-table-offences-none = Mikään lipsahdus ei anna vastustajalle oikeuksia.
rule-table-offences-no-capture = On lipsahdus jättää syömättä, kun pitäisi syödä.
rule-table-offences-too-few = On lipsahdus syödä vähemmän nappuloita kuin pitäisi.
rule-table-offences-unfinished = On lipsahdus jättää syönti puolitiehen.
rule-table-huff-is-turn-yes = Puhallus lasketaan vuoroksesi.
rule-table-huff-is-turn-no = Puhallus ei ole siirto: sen jälkeen teet oman siirtosi.
rule-table-huff-is-turn-none = Tässä pelissä ei puhalleta.
rule-touch-binds-no = Voit koskettaa nappulaa ja siirtää sitten toista.
rule-touch-binds-yes = Mitä nappulaa kosketat, sitä siirrät.
rule-touch-binds-if-able = Mitä nappulaa kosketat, sitä siirrät, jos sillä on siirto.
rule-touch-straightening-yes = Voit suoristaa vinossa olevan nappulan, jos sanot sen ensin.
rule-touch-straightening-no = Nappulan suoristamista ei mainita poikkeuksena.
rule-touch-hand-off-ends-yes = Siirto on tehty, kun kätesi irtoaa nappulasta.
rule-touch-hand-off-ends-no = Siirto ei pääty vielä siihen, että irrotat otteesi nappulasta.

rule-pdn-type = Pelitiedostoissa tämän pelin numero on { $type }.
rule-pdn-type-none = Pelitiedostoissa tällä pelillä ei ole omaa numeroa.
rule-pdn-notation-n0 = Ruudut on numeroitu ykkösestä alkaen vasemmasta alakulmasta, { side.genitive } puolelta katsottuna.
rule-pdn-notation-n1 = Ruudut on numeroitu ykkösestä alkaen oikeasta alakulmasta, { side.genitive } puolelta katsottuna.
rule-pdn-notation-n2 = Ruudut on numeroitu ykkösestä alkaen vasemmasta yläkulmasta, { side.genitive } puolelta katsottuna.
rule-pdn-notation-n3 = Ruudut on numeroitu ykkösestä alkaen oikeasta yläkulmasta, { side.genitive } puolelta katsottuna.
rule-pdn-notation-a0 = Ruuduilla on kirjain ja numero: a1 on vasemmassa alakulmassa { side.genitive } puolelta katsottuna.
rule-pdn-notation-a1 = Ruuduilla on kirjain ja numero: a1 on oikeassa alakulmassa { side.genitive } puolelta katsottuna.
rule-pdn-result-2-0 = Voitosta merkitään kaksi pistettä, tasapelistä yksi kummallekin.
rule-pdn-result-1-0 = Voitosta merkitään yksi piste, tasapelistä puoli kummallekin.
rule-pdn-result-order-white-black = { side.genitive-start } pisteet kirjoitetaan ensin.
rule-pdn-result-order-first-second = Aloittajan pisteet kirjoitetaan ensin.

## Mikä pelitiedostossa oli outoa, ja miten se luettiin.

pdn-read-variant = Tiedostossa lukee vain ”{ $variant }”. Luettu pelinä: { $game }.
pdn-read-moves = Tiedosto ei kerro, mikä peli on kyseessä. Luettu pelinä: { $game }, jossa voi pelata { $moves }.
pdn-read-squares = Tiedosto ei kerro, mikä peli on kyseessä. Luettu pelinä: { $game }, sillä mikään ruutu ei ylitä rajaa { $last }.
pdn-read-turned = Luettu pelinä: { $game }, kirjaimet aloittajan puolelta laskettuna.
pdn-read-glued = Tulos { $result } ja seuraava peli oli kirjoitettu yhteen. Luettu erikseen.
pdn-read-quiet = { $written } ei syö mitään. Luettu siirtona { $move }.
pdn-read-crowned = Nappula kauimmaisella rivillä ({ $squares }). Luettu kuninkaana.

## Notes of the engine to a game

annotation-good = Ainoa hyvä siirto tässä.
annotation-brilliant = Hieno uhraus.
annotation-dubious = { $move } oli hieman parempi.
annotation-mistake = { $move } oli parempi.
annotation-blunder = Se maksaa paljon. Oikea siirto oli { $move }.
annotation-missed-win = { $move } olisi voittanut.
graph = Pelin kulku
    .description = { side.genitive-start } asema on parempi siellä, missä viiva kulkee keskikohdan yläpuolella, vastustajan siellä, missä se kulkee alapuolella. Merkit osoittavat siirrot, joita kannattaa katsoa uudelleen.
