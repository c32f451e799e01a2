### damier, terminal: Finnish. Written from en.ftl.

## The start screen: names of settings, and their values

terminal-play = Pelaa
terminal-resume = Jatka: { $name }, siirto { $number }
terminal-term-rival = Vastustaja
terminal-term-level = Taso
terminal-term-colour = Värisi
terminal-term-control = Kello
terminal-term-mode = Pelitapa
terminal-term-touch-move = Kosketussääntö
terminal-term-draw = Tasapelisääntö
terminal-term-deck = Arvottu avaus
terminal-term-language = Kieli
terminal-rival = Vastustaja
    .computer = Tietokone
    .beside = Joku vierelläsi
    .hub = Hub-moottori
terminal-rival-computer = { $level ->
        [best] tietokone, täysi teho
       *[other] tietokone, taso { $level }
    }
terminal-rival-beside = vierelläsi
terminal-rival-hub = Hub-moottori
terminal-level-best = täysi teho
terminal-lot = arvalla
terminal-clock-none = ei kelloa
terminal-clock-game = { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $seconds } s
    }
terminal-clock-move = { $seconds } s siirrolle
terminal-mode-guided = ohjattu
terminal-mode-table = pöydän ääressä
terminal-mode-silent = pöytä, hiljaa
terminal-touch = Kosketussääntö
    .sheet = lehtisen mukaan
    .yes = kyllä
    .no = ei
terminal-hub = moottorin käynnistyskomento

## During a game

terminal-your-move = Siirtosi:
terminal-wait = Toinen osapuoli miettii vielä.
terminal-which-way = Moni syönti päättyy siihen. Mitä reittiä?
terminal-claim = Vaadi tasapeliä siirrolla…
terminal-proof = Loppupelitaulukko todistaa sen: tasapeli parhaalla pelillä.
terminal-answer-first = Sano ensin, mitä viimeiselle siirrolle tehdään.
terminal-slipped = Toinen osapuoli voi nyt huomata jotain.
terminal-not-a-move = ”{ $words }” ei ole siirto. Kirjoita 32-28, tai 19x28, kun syöt.
terminal-nothing-back = Sinulla ei ole vielä siirtoa, jonka voisi perua.
terminal-hint = Miten olisi tämä?
terminal-engine-gone = Moottori lähti pelistä: { $words } Voit siirtää sen nappuloita itse.
terminal-browser-wait = Hetki vain: peliä valmistellaan selaimeen…
terminal-in-browser = Peli on auki myös selaimessa. Pelaa täällä tai siellä:
terminal-browser-gone = Selain on poissa. Peli jatkuu täällä.
terminal-browser-hub = Tämä moottori pelaa vain täällä, joten peli jää päätteeseen.
terminal-browser-none = Selaimen kanssa ei onnistunut: { $words }
terminal-words = { $words }
terminal-looking = Katse taaksepäin
    .how = ] vie eteenpäin, End palaa peliin.
terminal-in-hand = Valitse, minne se menee. Esc panee sen takaisin.
terminal-must = { $count ->
        [one] Ruudun { $squares } nappulan on syötävä.
       *[other] Syö jollakin näistä: { $squares }
    }
terminal-thinking = Mietitään…
terminal-depth = { $depth } siirron syvyys, { $count } asemaa

## Keys, in the bar below, the menu and the help

terminal-do-hint = Vihje
terminal-do-analyse = Analyysi
terminal-do-menu = Valikko
terminal-do-help = Ohje
terminal-do-turn = Käännä
terminal-do-new = Uusi peli
terminal-do-save = Tallenna
terminal-do-open = Avaa
terminal-do-browser = Selain
terminal-do-rules = Säännöt
terminal-do-language = Kieli
terminal-do-numbers = Numerot
terminal-do-quit = Lopeta
terminal-back = Takaisin
# From the game that is read: play it on yourself.
terminal-do-play-on = Jatka peliä
terminal-do-search = Hae
terminal-yes = Kyllä
terminal-no = Ei

## Saving, opening, leaving

terminal-save-hint = PDN-tiedosto. Jos se on jo olemassa, peli lisätään siihen.
terminal-saved = Tallennettu: { $words }.
terminal-not-saved = Tallennus ei onnistunut: { $words }
terminal-open-hint = PDN-tiedosto: sen pelit luetellaan. Tai linkki selaimesi pöytään.
terminal-not-opened = Avaaminen ei onnistunut: { $words }
# Inside an empty field, above a list of games.
terminal-games-search = Hae: nimi, paikka, vuosi
terminal-games-none = Mikään peli ei täsmää.
# Above the moves that the game has besides the one played.
# What was played in a position: a heading above years, and one above a few games.
terminal-average = Keskimäärin vuonna
terminal-no-collection = Pelikokoelmaa ei ole vielä. Käynnistä damier valitsimella --collection TIEDOSTO.
terminal-leave = Lähdetkö kesken pelin?
terminal-leave-keep = Lähde, ja jatka ensi kerralla
terminal-leave-save = Tallenna tiedostoon, ja lähde
terminal-leave-stay = Jää

## Help

terminal-help-walk = kulje laudalla
terminal-help-enter = nosta nappula, laske se; kahdesti: irrota ote
terminal-help-escape = askel takaisin syönnissä, tai nappula paikalleen
terminal-help-type = kirjoita siirto ja Enter; / kirjaimille: c3-d4
terminal-help-look = katso aiempia siirtoja yksi kerrallaan
terminal-help-ends = ensimmäinen asema, ja peli nyt
terminal-mark-must = Keltainen: tällä pitää syödä.
terminal-mark-last = Vaalea: viimeinen siirto.
terminal-mark-held = Vihreä: kädessäsi. Piste: siihen voi mennä.
terminal-mark-ghost = Haalea: jo syöty, nostetaan pois syönnin jälkeen.
terminal-mark-plain = Ilman värejä: ○ valkea, ● musta, K kuningas, ! pitää syödä, * kädessä, + siihen voi mennä.
terminal-small = Tämä ikkuna on liian pieni laudalle.
