### damier, play: Finnish. Written from en.ftl.

## Header

shell-skip = Siirry sisältöön
shell-home = damier: aloitussivulle
shell-pages = Sivut
shell-play = Pelaa
shell-lobby = Aula
shell-learn = Opi
shell-club = Kerho
shell-games = Omat pelit
shell-sign-in = Kirjaudu sisään
shell-analysis = Analyysi
shell-rules = Säännöt
shell-language = Kieli
shell-lamp = Vaalea teema
shell-menu = Valikko
shell-about = Tammea rasiasi lehtisen mukaan: tietokonetta vastaan, vierekkäin tai linkillä.
shell-noscript = Tämä sivu tarvitsee JavaScriptin. Ota se käyttöön selaimessasi ja lataa sivu uudelleen.

## Start page

start-tab = damier: tammea lehtisesi mukaan
start-title = Mikä peli laatikossasi on?
start-subtitle = Yhdeksän lehtistä, pilkulleen noudatettuina
start-sheets = Sääntölehtinen
start-all = Kaikki { $count } peliä
start-fewer = Näytä vähemmän
start-world = Laatikon ulkopuolelta
start-search = Etsi peliä
start-nothing = Sen nimistä peliä täällä ei ole.
start-more-letters = +{ $count }
start-printed-in = Painettu kielillä: { $list }
start-house = Kotisäännöt
start-house-by = Sinun kirjoittamasi
start-house-note = Muuta kohtaa, pelaa, jaa linkillä.
start-read = Lue
start-about = { $count ->
        [one] { $count } nappula kummallakin. { side } aloittaa.
       *[other] { $count } nappulaa kummallakin. { side } aloittaa.
    }
start-opponent = Ketä vastaan pelaat?
start-computer = Tietokone
start-beside = Joku vieressäni
start-elsewhere = Joku netissä
start-where = Miten löydätte toisenne?
start-link = Lähetän linkin
start-lobby = Aulassa
start-level = Kuinka vahva?
start-level-chosen = { $level ->
        [best] { $name }
       *[other] { $level }, { $name }
    }
start-colour = Värisi
start-lot = Arvalla
start-clock = Kello
start-clock-none = Ei
start-clock-days = Päiviä
start-clock-own = Muu
start-clock-kind = Kellon laji
start-clock-minutes = Minuutit
start-clock-seconds = Sekunnit
start-clock-periods = Jaksot
clock-fischer = Joka siirto lisää aikaa
clock-bronstein = Joka siirto saa aikaa takaisin
clock-byo-yomi = Lopuksi lisäjaksoja
clock-each-move = Joka siirrolla on oma aikansa
start-mode = Jos joltakulta lipsahtaa
start-guided = Ohjattu
start-guided-hint = Siirto, jota lehtinen ei salli, peruuntuu, ja lehtisen kohta näytetään.
start-table = Pöydän ääressä
start-table-hint = Kukaan ei pysäytä sinua. Joka huomaa lipsahduksen, tekee niin kuin lehtinen sallii.
start-slips = Kukaan ei ilmoita virheistä.
start-slips-hint = Virhe pitää huomata itse ja nappula osoittaa ennen omaa siirtoa.
start-touch = Kosketettu on siirrettävä
start-touch-article = (kohta { $article })
start-draws = Ylimääräiset tasapelisäännöt
start-name = Nimesi
start-names = Ketkä pelaavat?
start-name-hint = Vastapelaajaa varten; voit jättää tyhjäksi.
start-go = Aseta nappulat
start-going = Asetellaan…
start-again-computer = { $level ->
        [best] Pelaa taas: { $name }, { level-best }
       *[other] Pelaa taas: { $name }, taso { $level }
    }
start-again = Pelaa taas: { $name }
start-unfinished = Keskeneräiset pelit
start-your-turn = Sinun vuorosi, siirto { $number }
start-their-turn = Vastustajan vuoro, siirto { $number }
start-with = { $name }, vastassa { $opponent }
start-failed = Se ei tullut perille pöytään. Kokeile vielä kerran.

## Levels of the computer

level-1 = lapsi ensimmäisenä päivänä
level-2 = ei huomaa kaikkea
level-3 = oppii nopeasti
level-4 = sunnuntaipelaaja
level-5 = setä, joka aina voittaa
level-6 = innokas kerhopelaaja
level-7 = kerhon paras
level-8 = pelaa liigassa
level-9 = mestari
level-10 = suurmestari
level-best = niin vahva kuin mahdollista

## The table: people

game-tab = damier: { $name }
game-you = Sinä
game-guest = Vieras
game-call = Sinun vuorosi
game-periods = Jaksoja jäljellä { $count }
game-silent = kukaan ei ilmoita virheistä
game-computer = Tietokone
game-level = { $level ->
        [best] Niin vahva kuin mahdollista
       *[other] Taso { $level }, { $name }
    }
game-open-seat = Tyhjä tuoli
game-your-move = { side }, sinun vuorosi
game-your-choice = { side }, sinä valitset
game-their-move = { side }, vuorossa
game-their-choice = { side }, valitsee kohta
game-beside-move = Vuorossa
game-beside-choice = Sinä valitset
game-thinking = { side }, miettii
game-away = { side }, hetken poissa
game-waiting-seat = { side }, ei vielä ketään
game-guided = ohjattu
game-table = pöydän ääressä
game-watching = katsomassa
game-agreed = Sovittu tähän peliin
game-clock = { side.genitive-start } kello
game-taken = { $count ->
        [0] { side } ei ole vielä menettänyt mitään
        [one] { side } on menettänyt { $count } nappulan
       *[other] { side } on menettänyt { $count } nappulaa
    }

## The table: the board

game-moves = Siirrot
game-no-moves = Ei vielä siirtoja
game-replay = Kertaus
game-first = Alkuun
game-earlier = Siirto taaksepäin
game-later = Siirto eteenpäin
game-last = Viimeisimpään siirtoon
game-replaying = Katsot siirtoa { $number }.
game-back-to-now = Takaisin peliin
game-entry-huff = Puhallus { $square }
game-entry-withdrawn = { $move }, otettu takaisin
game-counter = Tasapelilaskuri
game-counter-article = kohta { $article }

## The table: buttons

game-turn = Käännä
game-turn-label = Käännä lauta
game-take-back = Peru siirto
game-hint = Vihje
game-draw = Tasapeli
game-claim = Vaadi
game-resign = Luovuta
game-abort = Keskeytä
over-tournament = Takaisin turnaukseen
game-point = Osoita
game-straighten = Suorista nappula
game-more = Lisää
game-close = Sulje
game-new = Uusi peli

## The table: what the paper says

slip-where = Kohta { $article }, { $name }
slip-where-plain = { $name }
slip-close = Selvä
slip-pull = Lue kaikki
article-whole = Kaikki säännöt, uuteen välilehteen
article-failed = Kohta ei tullut perille. Kokeile vielä kerran.
routes-title = { $count ->
        [one] { $count } reitti ruutuun { $square }
       *[other] { $count } reittiä ruutuun { $square }
    }
routes-text = Ne alkavat samasta ruudusta ja päättyvät samaan ruutuun. Mitkä nappulat syödään?
route = Syödään: { $squares }
route-key = Näppäin { $number }
routes-cancel = Pane takaisin
draw-wait-title = Tarjosit tasapeliä
draw-wait-text = Tarjous on voimassa seuraavaan siirtoon asti.
claim-title = Millä siirrolla tulee tasapeli?
claim-text = Tee se laudalla: siirto pelataan, ja vaadit samalla tasapeliä.
resign-yes = Luovuta
resign-no = Jatka peliä
resign-hint = Silloin toinen osapuoli voittaa pelin.
resign-you = Värisi: { side }. Voittaja on silloin { $name }.
resign-who = Kumpi luovuttaa?
resign-side = { side } luovuttaa
resign-name = { $name } luovuttaa
abort-title = Keskeytetäänkö peli?
abort-text = Se on vasta alkanut: kukaan ei voita eikä häviä.
abort-yes = Keskeytä
point-title = Minkä nappulan olisi pitänyt lyödä?
point-text = Kosketa sitä laudalla. Sinulla on yksi yritys ennen omaa siirtoasi.
point-stop = Ei sittenkään
point-found = { side } osoittaa ruutua { $square }: sen nappulan olisi pitänyt lyödä.
point-missed = { side } osoittaa ruutua { $square }, mutta siellä ei ollut lyötävää.
point-stuck-title = Sinulla ei ole enää siirtoja
point-stuck = Näitkö virheen? Osoita sitä tai anna siirron olla.
point-stuck-stand = Anna olla
left-title = { $name } on ollut kauan poissa
left-text = Voit ottaa voiton tai odottaa vielä.
left-claim = Ota voitto
left-wait = Odota vielä
watch-title = Katselet peliä
watch-text = Pelaatko itse? Avaa peli siellä, missä aloitit, ja valitse ”Lisää” ja sitten ”Jatka toisella laitteella”.
takeback-yes = Saa perua
takeback-yes-hint = Viimeinen siirto palaa pelaajalle.
takeback-no = Ei, se pysyy
takeback-no-hint = Peli jatkuu tästä.
draw-yes-hint = Peli päättyy tähän, sovussa.
draw-no-hint = Tarjous raukeaa, peli jatkuu.
over-analysis = Käy läpi
over-proof = Loppupelitaulukko todistaa sen: tasapeli parhaalla pelillä.
over-rematch-asked = Pyysit uutta peliä. Odotetaan toista osapuolta.
over-rematch-offered = Toinen osapuoli haluaisi uuden pelin.
over-next = Seuraavaan peliin
over-won = Voitit
over-lost = Hävisit
invite-title = Lähetä tämä linkki toiselle pelaajalle
invite-text = Joka avaa sen ensin, istuu sinua vastapäätä. Voit lähteä tältä sivulta ja palata.
invite-copy = Kopioi linkki
invite-copied = Kopioitu
invite-code = Linkki QR-koodina
device-title = Jatka toisella laitteella
device-text = Skannaa tämä puhelimella tai avaa linkki siellä. Älä anna sitä muille: jolla se on, se pelaa nappuloillasi.
device-local = Osoite toimii vain tällä koneella. Käynnistä damier valitsimella --host 0.0.0.0, niin puhelin pääsee siihen.
device-code = Paikkasi pöydässä QR-koodina
device-link = Linkki paikkaasi
invite-lobby-title = Pöytäsi on aulassa
invite-lobby-text = Peli alkaa heti, kun joku istuu pöytään. Voit lähteä tältä sivulta ja palata.
join-title = Sinulle on vapaa tuoli
join-text = { $name } haluaisi pelata kanssasi.
join-text-plain = Joku haluaisi pelata kanssasi.
join-sit = Istu pöytään
join-watch = Katsele peliä
join-used-title = Tuoli on varattu
join-used-text = Joku on jo käyttänyt tämän kutsun. Voit katsella.
join-over-title = Peli on ohi
join-over-text = Voit yhä katsella sitä.
join-foreign-title = Linkki ei avaa tuolia täällä
join-foreign-text = Se kuuluu toiseen peliin, tai siitä puuttuu pala. Voit katsella.
join-failed-title = Se ei onnistunut
join-failed-text = Palvelimeen ei saa yhteyttä. Yritä hetken päästä uudelleen.
join-start = Aloitussivulle
lost-tab = damier: täällä ei ole mitään
lost-title = Täällä ei ole mitään
lost-text = Osoitteessa voi olla kirjoitusvirhe.
lost-table-title = Tällaista peliä ei ole
lost-table-text = Linkki on ehkä katkennut, tai peli on toisella palvelimella. Pyydä koko linkki.
game-lost-line = Yhteys katkesi. Pelisi on tallessa; yritetään uudestaan…
game-pending = { $move } ei ole vielä tallessa…
game-pending-down = Yhteys katkesi. { $move } odottaa ja lähtee heti, kun yhteys palaa.
game-connecting = Tullaan pöytään…
game-touched = Ruudun { $square } nappulaa kosketettiin, joten sitä siirretään.
game-asked-takeback = Pyysit saada perua siirron

## The table: settings, sharing, talk

more-title = Tämä pöytä
more-board = Lauta
more-numbers = Numerot
more-theme-sheet = Lehtisen mukaan
more-theme-wood = Puu
more-theme-tournament = Turnaus
more-theme-djeco = Punainen
more-theme-contrast = Kontrasti
more-theme-dark = Tumma
more-numbers-inside = Sisällä
more-numbers-outside = Ulkona
more-numbers-a1 = a1
more-numbers-off = Pois
more-sound = Ääni
more-notify = Ilmoita, kun on minun vuoroni
more-name-of = { side.genitive-start } nimi
more-turns = Käännä lauta joka siirron jälkeen
settings-title = Asetukset
settings-tap = Yksi napautus pelaa ainoan siirron
settings-confirm = Kysy ennen kuin siirto pätee
settings-pieces = Nappulat
settings-pieces-board = Laudan mukaan
settings-pieces-flat = Litteät
settings-pieces-red = Punaiset ja valkoiset
settings-motion = Liike
settings-motion-full = Tavallinen
settings-motion-quick = Nopea
settings-motion-off = Ei mitään
keys-title = Näppäimet
keys-walk = Kulje laudalla
keys-pick = Nosta nappula, laske se
keys-type = Kirjoita siirto
keys-road = Valitse reitti
keys-back = Palaa askel taaksepäin
keys-leave = Poistu laudalta
keys-replay = Laudan ulkopuolella: siirto taakse tai eteen
keys-ends = Laudan ulkopuolella: ensimmäinen ja viimeisin siirto
keys-help = Näytä tai piilota näppäimet
more-watch = Linkki katsojille
more-invite = Linkki toiselle pelaajalle
more-pdn = Tallenna PDN:nä
more-analysis = Avaa analyysissa
more-watchers = { $count ->
        [0] Kukaan ei katso
        [one] { $count } katsoja
       *[other] { $count } katsojaa
    }
chat-title = Juttelu
chat-say = Sano jotain
chat-send = Lähetä
chat-mute = Vaimenna
chat-unmute = Kuuntele taas
chat-muted = Et kuule vastapuolelta mitään.
chat-report = Ilmoita
chat-report-what = Mikä ei ole kunnossa?
chat-report-why = Haluatko lisätä jotain?
chat-report-send = Lähetä ilmoitus
chat-reported = Kiitos. Ylläpito näkee sen.
chat-line = { $name }: { $words }
chat-watcher = Katsoja

## Lobby

lobby-tab = damier: aula
lobby-title = Kuka haluaa pelata?
lobby-subtitle = Pöydät, jotka odottavat pelaajaa, tulojärjestyksessä
lobby-empty = Yksikään pöytä ei odota nyt. Avaa oma, niin seuraava tulija istuu siihen.
lobby-open = Avaa pöytä
lobby-tournaments = Turnaukset
lobby-sit = Istu pöytään
lobby-sit-with = Istu pöytään: { $name }, { $sheet }
lobby-gone = Joku ehti ensin. Siinä pöydässä pelataan jo.
lobby-plays = Värisi: { side }
lobby-no-clock = Ei kelloa
lobby-clock = { $minutes } min + { $seconds } s
lobby-clock-bronstein = { $minutes } min, enintään { $seconds } s takaisin siirrolta
lobby-clock-byo-yomi = { $minutes } min, sitten { $periods } × { $seconds } s
lobby-clock-each-move = { $seconds } s siirtoa kohti
# Of how many days each move has, such as "3 days".
lobby-clock-days = { $days } siirtoa kohti
lobby-waiting = Etsitään pöytiä…

## My games

games-tab = damier: omat pelit
games-title = Pelisi
games-subtitle = Tallessa tälle selaimelle, ilman tiliä
games-empty = Ei vielä pelejä. Ensimmäinen on kahden napsautuksen päässä.
games-open = Vielä pöydällä
games-done = Pelatut
games-all-pdn = Tallenna kaikki PDN:nä
games-go-on = Jatka
games-moves = { $count ->
        [one] { $count } siirto
       *[other] { $count } siirtoa
    }

## Board

board-label = Lauta, { $width } kertaa { $height }
board-square-must = { square-label }, pitää syödä { $count ->
        [1] yksi
        [2] kaksi
        [3] kolme
        [4] neljä
        [5] viisi
        [6] kuusi
       *[other] { $count }
    }
board-square-movable = { square-label }, voi liikkua
board-square-in-hand = { square-label }, kädessäsi
board-square-target = { square-empty }, tähän voit mennä
board-said-move = { side }: ruudusta { $from } ruutuun { $to }
board-said-capture = { $count ->
        [one] { side }: ruudun { $from } nappula syö yhden nappulan ja päätyy ruutuun { $to }
       *[other] { side }: ruudun { $from } nappula syö { $count } nappulaa ja päätyy ruutuun { $to }
    }
board-said-crowned = Uusi kuningas.
board-said-step = Ruudussa { $square }. Syönti jatkuu. Escape peruu askeleen.
board-said-choice = { $count ->
        [one] Sinne vie { $count } reitti
       *[other] Sinne vie { $count } reittiä
    }. Paina numeroa väliltä 1–{ $count } tai Escape.
board-said-road = { $number }: syödään { $squares }
board-said-premove = Ruudusta { $from } ruutuun { $to } heti, kun on vuorosi
board-said-ask = Ruudusta { $from } ruutuun { $to }? Enter pelaa, Escape palauttaa.
board-said-back = Takaisin paikalleen
board-said-draw = Ruudusta { $square }. Valitse nyt, mihin nuoli päättyy, tai { $square } uudestaan, niin tulee rengas.
board-said-required = { $count ->
        [0] Ei sillä. Siirrä ruudusta { $square }.
        [one] Ei sillä. Ruudun { $square } nappula syö yhden.
       *[other] Ei sillä. Ruudun { $square } nappula syö { $count }.
    }
board-said-refused = Se siirto ei käy. Nappula on taas ruudussaan.
board-said-unread = ”{ $text }” ei ole siirto, jonka osaan lukea. Kirjoita kaksi ruutua, kuten 32-28.
board-said-wait = Ei ole vielä sinun vuorosi.

## What the server says when it cannot do something

server-refused = Ei juuri nyt
server-stale = Sillä välin tapahtui jotain. Katso lautaa uudelleen ja valitse sitten.
server-not-your-turn = On toisen osapuolen vuoro.
server-not-a-player = Katsot tätä peliä, joten nappulat eivät ole sinun siirrettäviäsi.
server-game-over = Tämä peli on päättynyt.
server-waiting = Odota, kunnes joku istuu vastapäätä.
server-not-now = Se ei onnistu tällä hetkellä.
server-no-claim = Sillä siirrolla ei tule tasapeliä. Näytä toinen tai jatka peliä.
server-ambiguous = Syödä voi monella tavalla. Näytä haluamasi ruutu ruudulta.
server-bad-move = Tällä laudalla ei ole sellaista siirtoa.
server-used-id = Tämä viesti tuli kahdesti eri sisällöllä. Lataa sivu uudelleen.
server-too-fast = Kovin nopeaa. Odota hetki.
server-too-slow = Yhteytesi ei pysynyt mukana. Lataa sivu uudelleen.
server-bad-message = Palvelin ei ymmärtänyt viestiä.
server-expected-hello = Palvelin odottaa ensin tervehdystä.
server-table-full = Tämä peli on venynyt liian pitkäksi jatkettavaksi.
server-server-full = Pelejä on nyt liian monta. Kokeile hetken päästä uudelleen.
server-try-again = Sitä ei saatu varmasti talteen. Sinut yhdistetään uudelleen.
server-seat-taken = Tässä istuu jo joku.
server-own-table = Tämä on oma pöytäsi. Lähetä linkki jollekulle toiselle.
server-bad-token = Tämä linkki ei avaa sitä pöytää.
server-newer-table = Tämä peli jatkuu uudemmalla palvelimella. Lataa sivu uudelleen.
server-no-table = Sellaista pöytää ei ole.
server-too-many-sockets = Yhteydestäsi on auki liian monta ikkunaa.
server-too-many-tables = Sinulla on monta peliä kesken. Pelaa ensin jokin niistä loppuun.
server-too-many-requests = Kovin nopeaa. Odota hetki.
server-too-large = Siinä on liikaa yhdellä kertaa.
server-foreign-host = Palvelin ei vastaa siihen nimeen.
server-foreign-origin = Toinen sivusto ei voi pyytää tätä.
server-not-found = Täällä ei ole mitään.
server-no-such-method = Tätä ei voi pyytää näin.
server-not-here = Nämä luvut ovat vain palvelimen omalle koneelle.
server-bad-request = Kysymyksestä puuttuu jotain, tai jokin ei sovi siihen.
server-no-sheet = Sen nimistä sääntölehtistä ei ole.
server-bad-sheet = Tällä sääntölehtisellä ei voi vielä pelata.
server-bad-position = Nappulat eivät voi olla noin.
server-too-many-moves = Syöntejä on tässä niin monta, ettei kaikkia voi luetella.
server-bad-notation = Sitä ei saatu luettua.
server-no-game = Tekstissä ei ole peliä. Peli näyttää tältä: 1. 32-28 18-23 2. 38-32…
server-no-analysis = Moottori ei pysty käsittelemään sitä.
server-no-text = Sellaista tekstiä ei ole.
server-no-puzzle = Sellaista tehtävää ei ole.
server-no-ending = Sellaista loppupeliä ei voi harjoitella täällä.
server-too-many-endings = Ne taulukot olisivat liian suuria tälle palvelimelle.
server-building = Muita taulukoita lasketaan juuri nyt. Yritä myöhemmin uudelleen.
# Games that everybody may watch, boards on other sites, simuls.
lobby-now = Katso pelejä
start-shown = Kaikki saavat katsoa
start-shown-hint = Peli näkyy juuri nyt pelattavien joukossa.
game-shown = Kaikki voivat löytää tämän pelin ja katsoa sitä.
embed-code = Koodi verkkosivulle
embed-hint = Näyttää tämän pelin toisella sivustolla, eikä muuta tältä.
simul-next = Seuraava lauta
simul-waits = Sinua odottavat laudat: { $count }
simul-auto = Jatka itsestään
simul-all = Kaikki laudat
server-no-simul = Sellaista simultaania ei ole.
server-simul-full = Tässä simultaanissa ei ole enää vapaata lautaa.
server-simul-begun = Tämä simultaani on jo alkanut.
server-simul-empty = Kukaan ei ole vielä mukana.
server-too-many-follows = Seuraat jo niin monta kuin voit. Lopeta ensin jonkun seuraaminen.
