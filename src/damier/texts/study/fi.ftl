### damier, study: Finnish. Written from en.ftl.

## Positions that cannot stand, and FENs that cannot be read

setup-too-many = { $colour ->
        [black] Mustalla
        [blue] Sinisellä
        [green] Vihreällä
        [red] Punaisella
       *[white] Valkealla
    } on { $count ->
        [one] { $count } nappula
       *[other] { $count } nappulaa
    }, mutta laatikossa niitä on vain { $most }.
setup-man-on-crown-row = { $colour ->
        [black] Musta
        [blue] Sininen
        [green] Vihreä
        [red] Punainen
       *[white] Valkea
    } nappula ruudussa { $square } on viimeisellä rivillään: siellä se on kuningas.
setup-run = Kuninkaan peräkkäisten siirtojen luku kuuluu kuninkaalle, jota ei ole laudalla.
fen-too-long = Mikään asema ei ole noin pitkä: enintään { $most } { $most ->
        [one] merkki
       *[other] merkkiä
    }.
fen-turn = Asema alkaa kirjaimella W tai B sen mukaan, kumpi on vuorossa. Tässä alussa on ”{ $got }”.
fen-sides = Nappulat ovat kahdessa luettelossa, kuten W:W31-50:B1-20: yksi W:lle ja yksi B:lle.
fen-item = ”{ $got }” ei ole ruutu. Kirjoita 31, kuninkaalle K12 tai nappulariville 31-35.
fen-no-such-square = Tällä laudalla ei ole ruutua { $square }: viimeinen on { $last }.
fen-letters = Ruutuja on tällä laudalla { $count }, mutta niitä on annettu { $got }.
fen-unclear = Tuo ei ole vielä asema. Kirjoita se näin: W:W31-50:B1-20.
move-unclear = Tuo ei ole vielä siirto. Kirjoita se näin: 32-28 tai 19x28.
move-ambiguous = Moni syönti alkaa ja päättyy noin. Mainitse myös ruudut niiden välissä.

## Written games

diagram-title = Tammilauta

## Analysis

analysis-tab = Analyysi · damier
analysis-board = Analyysilauta
analysis-waiting = Moottori on nyt muiden käytössä. Sinä olet seuraava.
analysis-lost = Yhteys moottoriin katkesi. Käynnistä se uudelleen, niin pääset jatkamaan.
analysis-no-table = Tämä peli ei ole sinulle avoin. Pyydä katsojien linkkiä.
analysis-offline = Yhteys palvelimeen katkesi. Voit selata peliä edelleen; siirrot ja moottori odottavat, kunnes yhteys palaa.
analysis-bad-link = Linkkiä ei saatu luettua. Se on ehkä katkennut.
analysis-threads = Säikeet
analysis-tables = Loppupelitaulukot
analysis-deeper = Laske syvemmälle
analysis-draw = Piirrä laudalle
analysis-bar = Kumpi on edellä
analysis-lines = Moottorin muunnelmat
analysis-play-line = Pelaa tähän asti
analysis-engine = Moottori
analysis-multipv = Muunnelmia
analysis-effort = Syvyys { $depth }, { $nodes } miljoonaa asemaa, { $speed } miljoonaa sekunnissa
analysis-moves = Siirrot
analysis-no-moves = Tee siirto laudalla tai avaa peli.
analysis-not-playable = Tätä ei voitu pelata.
analysis-put = uusi asema
analysis-first = Alkuun
analysis-earlier = Siirto taaksepäin
analysis-later = Siirto eteenpäin
analysis-last = Loppuun
analysis-turn = Käännä lauta
analysis-edit = Asettele
analysis-papers = Avaa, tallenna
analysis-from = Pelaa tästä
from-hint = Tietokonetta vastaan, laudalla olevasta asemasta.
from-go = Aloita
analysis-judge = Arvioi peli
analysis-judging = Peliä arvioidaan
analysis-stop = Pysäytä
analysis-table = Loppupelitaulukko:
analysis-table-draw = tasapeli parhaalla pelillä.
analysis-table-plies = { $plies ->
        [one] ratkeaa { $plies } siirrolla.
       *[other] ratkeaa { $plies } siirrolla, molemmat osapuolet laskien.
    }
analysis-graph-ahead = { side } edellä
analysis-graph-move = { $move }: { $score }
analysis-graph-start = Alku

## The verdict above the lines

verdict-even = Suunnilleen tasan
verdict-better = { side.genitive-start } asema on hieman parempi
verdict-ahead = { $men ->
        [one] { side } on noin { $men } nappulan edellä
       *[other] { side } on noin { $men } nappulaa edellä
    }
verdict-wins = { side } voittaa { $moves } siirrolla
verdict-table-win = { $moves ->
        [0] { side } on voittanut
       *[other] { side } voittaa varmasti { $moves } siirrolla
    }
verdict-table-draw = Varma tasapeli

## A reader's notes to a move

note-title = Siirron { $move } merkinnät
note-signs = Merkki
note-comment = Kommentti siirtoon { $move }
note-promote = Nosta tätä muunnelmaa
note-remove = Poista { $move } ja sen jatko
note-drawn = Piirretty:
note-draw-how = Kosketa kahta ruutua, niin tulee nuoli; samaa ruutua kahdesti, niin tulee rengas.
note-wipe = Pyyhi pois
sign-1 = Hyvä siirto
sign-2 = Heikko siirto
sign-3 = Erittäin hyvä siirto
sign-4 = Hyvin heikko siirto
sign-5 = Kiinnostava siirto
sign-6 = Kyseenalainen siirto

## Setting up a position

edit-title = Asettele asema
edit-hint = Vaihda ruutu napsauttamalla: nappula, kuningas, tyhjä. Hiiren toinen painike panee toisen värin; tai valitse ensin nappula ja sitten sen ruudut.
edit-rules = Säännöt
edit-pieces = Nappula
edit-cycle = Vaihda joka napsautuksella
edit-turn = Vuorossa
edit-fen = Tekstinä (FEN)
edit-done = Analysoi tämä
edit-clear = Tyhjennä lauta
edit-start = Alkuasema
edit-leave = Takaisin
edit-over = Peli on tässä päättynyt. { $text }

## Games in and out

papers-title = Avaa ja tallenna
papers-paste = Liitä peli (PDN)
papers-read = Avaa
papers-upload = Tiedostosta…
papers-several = { $count ->
        [one] { $count } peli. Avaa se:
       *[other] { $count } peliä. Mikä niistä?
    }
papers-more = { $count ->
        [one] Luettelossa on vain ensimmäinen peli ({ $count }).
       *[other] Luettelossa on vain { $count } ensimmäistä peliä.
    }
papers-keep = Tämä peli
papers-save = Tallenna PDN:nä
papers-copy = Kopioi PDN:nä
papers-copied = Kopioitu
papers-position = Tämä asema
papers-link = Kopioi linkki
players-title = Pelaajat
players-edit = Muuta nimiä
recent-title = Viimeisimmät analyysisi
recent-where = Tallessa vain tässä selaimessa: viimeiset { $most }.
recent-moves = { $count ->
        [one] { $count } siirto
       *[other] { $count } siirtoa
    }
recent-remove = Poista { $name }
recent-removed = Poistettu: { $name }.
recent-restore = Palauta
recent-none = Tämä selain ei säilytä mitään. Tallenna PDN-muodossa se, minkä haluat nähdä uudelleen.
papers-link-game = Kopioi linkki peliin
papers-link-too-long = Peli on liian pitkä linkiksi. Tallenna se PDN-muodossa.
papers-problem = Tiedoston rivi { $line }: { $message }

## Openings: what was played in a position

openings-title = Pelit
openings-looking = Haetaan…
openings-whose = Kenen pelit
openings-all = { $count ->
        [one] { $count } peli
       *[other] { $count } peliä
    }
openings-own = Omat pelini
openings-none = Täällä ei ole käynyt kukaan. Tästä eteenpäin olet omillasi.
openings-none-own = Et ole vielä pelannut tätä asemaa.
openings-move = Siirto
openings-count = Pelejä
openings-results = Tulokset
openings-last = Viimeksi pelattu

## House rules: why a rule does not go with the others

house-clash = Tämä ei sovi yhteen muiden sääntöjen kanssa.
house-clash-board-width = Laudan leveys on parillinen luku väliltä 4–14; jos kaikki ruudut ovat pelissä, enintään 10.
house-clash-board-height = Laudan korkeus on parillinen luku väliltä 4–14; jos kaikki ruudut ovat pelissä, enintään 10.
house-clash-board-men-rows = Nappulat ovat oman puoliskonsa riveillä, ja osapuolten väliin jää vähintään yksi vapaa rivi.
house-clash-colours-black = Osapuolet tarvitsevat eri värit.
house-clash-lines-move = Kun joka toinen ruutu on pelissä, nappulat liikkuvat vinottain; kun kaikki ovat, ne liikkuvat suoraan.
house-clash-lines-capture = Suoraan liikkuvat nappulat myös syövät suoraan; vinottain liikkuvat syövät vinottain tai kummallakin tavalla.
house-clash-man-steps = Sivulle voi liikkua vain laudalla, jonka kaikki ruudut ovat pelissä.
house-clash-king-lands = Ruudun kerrallaan liikkuva kuningas laskeutuu aina heti syömänsä nappulan taakse.
house-clash-king-limit = Raja on luku väliltä 0–255.
house-clash-capture-priority = Syöntien järjestys vaatii, että on pakko syödä ja syödä loppuun, ja kukin peruste on siinä kerran.
house-clash-end-first-king-wins = Missä kaiken menettäjä voittaa, ei ensimmäinen kuningas voi voittaa.
house-clash-table-offences = Lipsahdukset ja niiden seuraukset kuuluvat yhteen: valitse molemmat tai ei kumpaakaan.
house-clash-table-remedies = Missä ei ole pakko syödä, sitä ei voi unohtaa.
house-clash-table-huff-is-turn = Näissä säännöissä ei puhalleta.
house-clash-touch-straightening = Suoristaminen on poikkeus vain siellä, missä kosketettu on siirrettävä.
house-clash-draws = Sovittu tasapeli kuuluu aina sääntöihin, ja jokainen luku on vähintään 1.

## Rules pages

rules-tab = Säännöt · damier
rules-shelf = Kaikkien pelien säännöt
rules-all = Kaikki lehtiset
rules-course = Käy kurssi
rules-change = Muuta näitä sääntöjä
rules-count = { $count ->
        [one] { $count } kohta
       *[other] { $count } kohtaa
    }
rules-examples = Esimerkkejä
rules-example = Esimerkki { $number }
rules-nothing-to-try = Tässä ei ole mitään kokeiltavaa laudalla.
rules-again = Aseta uudelleen
rules-done = Juuri noin.
rules-other = Voit pelata noinkin. Kohta kertoo siirrosta { $move }.

## House rules

house-tab = Kotisäännöt · damier
house-title = Kotisäännöt
house-intro = Joka perheessä pelataan vähän eri tavalla. Aloita jostakin lehtisestä, muuta mitä haluat, ja pelaa.
house-base = Pohjana
house-name = Nimi
house-own-name = { $name }, meidän tapaan
house-preview = Mitä säännöt nyt sanovat
house-changes = { $count ->
        [0] ei muutoksia
        [one] { $count } muutos
       *[other] { $count } muutosta
    }
house-earlier = Siirrä ylemmäs: { $text }
house-draws = Tasapeli
house-count = Montako kertaa
house-play = Pelaa
house-share = Kopioi linkki
house-read = Lue ja kokeile
house-save = Tallenna tiedostoon
house-back = Takaisin sääntöihin
house-bad-link = Näitä sääntöjä ei saatu luettua. Linkki on ehkä katkennut.
house-clashes = { $count ->
        [one] Yksi sääntö ei vielä sovi yhteen muiden kanssa. Se on merkitty.
       *[other] { $count } sääntöä ei vielä sovi yhteen muiden kanssa. Ne on merkitty.
    }

ballot-ask = Arvo avaus
ballot-none = Ei
ballot-drawn = Arvottu: { $opening }.
ballot-placed = Arvottu, nappuloita siirretty: { $opening }.
ballot-free = Arvottu: vapaa avaus.
ballot-off = Ensin pois laudalta: { $squares }.
deck-english-two-move = Kaksi siirtoa
deck-english-three-move = Kolme siirtoa
deck-english-eleven-man = Yksitoista nappulaa kummallakin
deck-italian-two-move = Kaksi siirtoa
deck-russian-fmjd = FMJD:n taulukko
deck-brazilian-fmjd = FMJD:n taulukko
deck-russian-idf-basic = IDF:n taulukko, helpot avaukset
deck-brazilian-idf-basic = IDF:n taulukko, helpot avaukset
