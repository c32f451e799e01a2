### damier, terminal: Danish. Written from en.ftl.

## The start screen: names of settings, and their values

terminal-play = Spil
terminal-resume = Fortsæt: { $name }, træk { $number }
terminal-term-rival = Modstander
terminal-term-level = Niveau
terminal-term-colour = Du spiller
terminal-term-control = Ur
terminal-term-mode = Spillemåde
terminal-term-touch-move = Rørt brik skal flyttes
terminal-term-draw = Ekstra remis
terminal-term-deck = Åbning ved lod
terminal-term-language = Sprog
terminal-rival = Modstander
    .computer = Computeren
    .beside = En ved siden af dig
    .hub = En Hub-motor
terminal-rival-computer = { $level ->
        [best] computer, fuld styrke
       *[other] computer, niveau { $level }
    }
terminal-rival-beside = ved siden af dig
terminal-rival-hub = Hub-motor
terminal-level-best = fuld styrke
terminal-lot = ved lodtrækning
terminal-clock-none = uden
terminal-clock-game = { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $seconds } s
    }
terminal-clock-move = { $seconds } s pr. træk
terminal-mode-guided = med hjælp
terminal-mode-table = ved bordet
terminal-mode-silent = bordet, uden besked
terminal-touch = Rørt brik skal flyttes
    .sheet = som på regelbladet
    .yes = ja
    .no = nej
terminal-hub = kommando, der starter motoren

## During a game

terminal-your-move = Dit træk:
terminal-wait = Modstanderen tænker stadig.
terminal-which-way = Flere slag ender der. Hvilken vej?
terminal-claim = Kræv remis med et træk…
terminal-proof = Slutspilstabellen beviser det: remis med bedste spil.
terminal-answer-first = Sig først, hvad der skal ske med det sidste træk.
terminal-slipped = Nu opdager modstanderen måske noget.
terminal-not-a-move = »{ $words }« er ikke et træk. Skriv 32-28, eller 19x28 for at slå.
terminal-nothing-back = Du har ikke noget træk at tage tilbage endnu.
terminal-hint = Hvad med det her?
terminal-engine-gone = Motoren har forladt partiet: { $words } Du kan selv flytte dens brikker.
terminal-browser-wait = Et øjeblik: partiet gøres klar til browseren…
terminal-in-browser = Partiet er også åbent i browseren. Spil her eller der:
terminal-browser-gone = Browseren er væk. Partiet fortsætter her.
terminal-browser-hub = Denne motor spiller kun her, så partiet bliver i terminalen.
terminal-browser-none = Det lykkedes ikke med browseren: { $words }
terminal-words = { $words }
terminal-looking = Tilbageblik
    .how = ] går videre, End går tilbage til partiet.
terminal-in-hand = Vælg, hvor den skal hen. Esc sætter den tilbage.
terminal-must = { $count ->
        [one] Brikken på { $squares } skal slå.
       *[other] Slå med en af disse: { $squares }
    }
terminal-thinking = Tænker…
terminal-depth = { $depth } træk dybt, { $count } stillinger

## Keys, in the bar below, the menu and the help

terminal-do-hint = Tip
terminal-do-analyse = Analyse
terminal-do-menu = Menu
terminal-do-help = Hjælp
terminal-do-turn = Vend brættet
terminal-do-new = Nyt parti
terminal-do-save = Gem
terminal-do-open = Åbn
terminal-do-browser = Browser
terminal-do-rules = Regler
terminal-do-language = Sprog
terminal-do-numbers = Numre
terminal-do-quit = Afslut
terminal-back = Tilbage
# From the game that is read: play it on yourself.
terminal-do-play-on = Spil videre
terminal-do-search = Søg
terminal-yes = Ja
terminal-no = Nej

## Saving, opening, leaving

terminal-save-hint = En PDN-fil. Findes den allerede, føjes partiet til den.
terminal-saved = Gemt i { $words }.
terminal-not-saved = Det kunne ikke gemmes: { $words }
terminal-open-hint = En PDN-fil: dens partier vises på en liste. Eller linket til et bord i din browser.
terminal-not-opened = Det kunne ikke åbnes: { $words }
# Inside an empty field, above a list of games.
terminal-games-search = Søg: et navn, et sted, et år
terminal-games-none = Intet parti passer til det.
# Above the moves that the game has besides the one played.
# What was played in a position: a heading above years, and one above a few games.
terminal-average = Gennemsnitsår
terminal-no-collection = Der er ingen partisamling endnu. Start damier med --collection FIL.
terminal-leave = Gå midt i et parti?
terminal-leave-keep = Gå, og spil videre næste gang
terminal-leave-save = Gem det i en fil, og gå
terminal-leave-stay = Bliv

## Help

terminal-help-walk = gå hen over brættet
terminal-help-enter = løft en brik, sæt den ned; to gange: slip den
terminal-help-escape = ét spring tilbage i et slag, eller sæt brikken tilbage
terminal-help-type = skriv et træk, og Enter; / skriver bogstaver: c3-d4
terminal-help-look = se på trækkene før, ét ad gangen
terminal-help-ends = den første stilling, og partiet, som det står
terminal-mark-must = Gult: skal slå.
terminal-mark-last = Lyst: det sidste træk.
terminal-mark-held = Grønt: i din hånd. En prik: der må den gå hen.
terminal-mark-ghost = Blegt: allerede slået og fjernes, når slaget er slut.
terminal-mark-plain = Uden farver: ○ hvid, ● sort, K dam, ! skal slå, * i hånden, + der må den gå hen.
terminal-small = Vinduet er for lille til brættet.
