### damier, puzzles: Finnish. Written from en.ftl.

## Themes of puzzles

theme-take-1 = Syö yksi
theme-take-2 = Syö kaksi
theme-take-3 = Syö kolme
theme-take-4 = Syö neljä
theme-take-5 = Syö viisi tai enemmän
theme-give-1 = Anna yksi
theme-give-2 = Anna kaksi
theme-give-3 = Anna kolme tai enemmän
theme-breakthrough = Läpimurto
theme-crowning-capture = Syönti kuninkaaksi
theme-through-crown-row = Viimeisen rivin kautta
theme-backward = Syönti taaksepäin
theme-most-first = Pakota suurimpaan syöntiin
theme-long-king = Kuninkaan pitkä syönti
theme-turkish-stroke = Turkkilainen lyönti
theme-coup-royal = Coup royal
theme-coup-philippe = Coup Philippe
theme-choice = Mikä syönti?
theme-quiet-move = Hiljainen siirto
theme-opposition = Oppositio
theme-trapped-king = Vangittu kuningas
theme-blockade = Saarto
theme-ending = Loppupeli
theme-saved-draw = Pelasta tasapeli

learn-tab = Opi · damier
learn-title = Opi ja ratko tehtäviä
learn-today = Päivän tehtävä
learn-solve = Ratkaise
learn-none = Näille säännöille ei ole vielä tehtäviä.
learn-count = { $count ->
        [one] Yksi tehtävä näille säännöille.
       *[other] { $count } tehtävää näille säännöille.
    }
learn-solved = { $count ->
        [one] Olet ratkaissut yhden.
       *[other] Olet ratkaissut { $count }.
    }
learn-sheet = Säännöt
learn-repeat = { $count ->
        [0] Tänään ei ole kerrattavaa
        [one] Yksi tehtävä kerrattavana
       *[other] { $count } tehtävää kerrattavana
    }
learn-repeat-about = Mikä ei onnistunut, palaa muutaman päivän päästä, kunnes osaat sen.
learn-repeat-go = Kertaa
learn-repeat-done = Kaikki on kerrattu tältä päivältä.
learn-race = Kolme minuuttia
learn-race-about = Montako ehdit ratkaista?
learn-race-best = Ennätyksesi: { $count }
learn-race-go = Aloita
learn-levels = Vaikeuden mukaan
learn-any = Mikä tahansa tehtävä
learn-easy = Helppo
learn-middle = Keskitaso
learn-hard = Vaikea
learn-themes = Aiheen mukaan
learn-all = Kaikki tehtävät
learn-kept = Mitä olet oppinut
learn-kept-about = Se säilyy täällä sinua varten, niin kuin pelisikin.
learn-save = Tallenna kopio
learn-forget = Unohda kaikki
learn-forget-sure = Unohdetaanko todella kaikki, minkä olet ratkaissut?
learn-forget-yes = Unohda
learn-forget-no = Säilytä
learn-forgotten = Kaikki on unohdettu.
learn-offline = Ei yhteyttä juuri nyt. Yritä uudelleen.
puzzle-tab = Tehtävä · damier
puzzle-win = { $takes ->
        [0] { side } voittaa
        [1] { side } voittaa: syö yksi
       *[other] { side } voittaa: syö { $takes }
    }
puzzle-draw = { side } pelastaa tasapelin
puzzle-hint-1 = Anna vihje
puzzle-hint-2 = Ensimmäinen askel
puzzle-hint-3 = Koko siirto
puzzle-said-1 = Katso ruutua { $square }.
puzzle-said-2 = Aloita: { $from }, sitten { $to }.
puzzle-said-3 = Siirrä { $move }.
puzzle-helped = Vihjeen kanssa tehtävä ei kasvata putkeasi.
puzzle-right = Oikein! Jatka.
puzzle-solved = Ratkaistu!
puzzle-shown = Näin se menee
puzzle-after = Siirron { $move } jälkeen
puzzle-wrong = Ei tämä
puzzle-more = Ei hullumpaa, mutta tarjolla on enemmän.
puzzle-not-win = Näin voitto lipsahtaa käsistä.
puzzle-not-draw = Tämä ei pelasta peliä.
puzzle-again = Yritä uudelleen
puzzle-solution = Näytä ratkaisu
puzzle-next = Seuraava tehtävä
puzzle-skip = Ohita
puzzle-row = { $count ->
        [0] Kymmenen peräkkäin tekee tammen.
       *[other] { $count } peräkkäin. Kymmenen tekee tammen.
    }
puzzle-days = { $count } päivää peräkkäin.
puzzle-analyse = Analysoi
race-solved = { $count } ratkaistu
race-over = { $count ->
        [0] Aika loppui! Ei yhtään tällä kertaa.
        [one] Aika loppui! Ratkaisit yhden.
       *[other] Aika loppui! Ratkaisit { $count }.
    }
race-again = Vielä kerran

learn-course = Kurssi
learn-course-about = { $count } lyhyttä oppituntia, ensimmäisestä siirrosta kombinaatioon.
learn-course-count = { $done }/{ $count } oppituntia tehty.
learn-course-done = Valmis: kaikki { $count } oppituntia.
learn-course-go = Aloita
learn-course-on = Jatka
learn-squares = Opi ruudut
learn-squares-about = Yksi minuutti: montako ruutua löydät?
lesson-tab = Oppitunti · damier
lesson-number = Oppitunti { $number }/{ $count }
lesson-exercise = Harjoitus { $number }/{ $count }
lesson-show = Näytä minulle
lesson-once = Vielä kerran
lesson-next = Seuraava
lesson-on = Oppitunnille { $number }
lesson-well = Juuri noin!
lesson-other = Niin saa siirtää, mutta sitä ei nyt kysytty.
lesson-finished = Oppitunti { $number } on sinun.
lesson-last = Siinä oli koko kurssi. Hyvin tehty!
lesson-all = Kaikki oppitunnit
squares-tab = Ruudut · damier
squares-find = Etsi { $square }
squares-over = { $count ->
        [one] Aika loppui! Löysit yhden.
       *[other] Aika loppui! Löysit { $count }.
    }
squares-turn = Käännä lauta

worksheet-name = Nimi
worksheet-date = Päivä
worksheet-solutions = Ratkaisut
worksheet-print = Tulosta tehtävämoniste

## Loppupelejä harjoiteltavaksi parasta puolustusta vastaan

learn-endings = Harjoittele loppupeliä
learn-endings-about = Voita voitettu, pidä tasapeli.
endings-tab = Loppupelit · damier
endings-to-win = Voitettavat
endings-to-hold = Pidä tasapeli
endings-kind = { $own } – { $other }
endings-longest = { $count ->
        [one] yksi siirto
       *[other] enintään { $count } siirtoa
    }
endings-none = Näille säännöille ei ole vielä loppupelitaulukoita.
endings-none-here = Näille säännöille ei ole täällä loppupelitaulukoita, joten harjoiteltavaa ei vielä ole.
endings-offer = Taulukot { $pieces } nappulaan asti vievät { $size } Mt ja noin { $time }.
endings-time = { $minutes ->
        [0] { $seconds ->
            [one] yhden sekunnin
           *[other] { $seconds } sekuntia
        }
        [one] yhden minuutin
       *[other] { $minutes } minuuttia
    }
endings-build = Laske taulukot
endings-building = Taulukoita lasketaan: { $percent } %
endings-left = Kestää vielä noin { $time }.
endings-busy = Nyt lasketaan toisten sääntöjen taulukoita. Sinun vuorosi voi tulla sen jälkeen.
endings-failed = Taulukot jäivät kesken. Yritä uudelleen.
endings-win = { $count ->
        [one] { side } voittaa yhdellä siirrolla
       *[other] { side } voittaa { $count } siirrolla
    }
endings-draw = { side } pitää tasapelin: { $count } siirtoa
endings-still-win = { $count ->
        [one] Hyvä! Vielä yksi siirto.
       *[other] Hyvä! Vielä { $count } siirtoa.
    }
endings-longer = { $count ->
        [one] Yhä voitettu, mutta lyhyempikin tie oli. Vielä yksi siirto.
       *[other] Yhä voitettu, mutta lyhyempikin tie oli. Vielä { $count } siirtoa.
    }
endings-still-draw = { $count ->
        [one] Yhä tasapeli. Vielä yksi siirto.
       *[other] Yhä tasapeli. Vielä { $count } siirtoa.
    }
endings-won = Voitto!
endings-held = Tasapeli pysyi!
endings-took = Tarvitsit { $count } siirtoa, lyhin tie vie { $best }.
endings-took-best = { $count } siirtoa: lyhyemmin ei voi.
endings-let-go = Voitto karkasi siirrossa { $number }
endings-lost = Tasapeli karkasi siirrossa { $number }
endings-right = Tämä olisi pitänyt: { $moves }.
endings-back = Peru se siirto
endings-shortest = Näytä lyhin tie
endings-show = Näytä, mikä pitää
endings-way = Lyhin tie
endings-way-draw = Tämä pitää
endings-next = Toinen asema
endings-all = Kaikki loppupelit
