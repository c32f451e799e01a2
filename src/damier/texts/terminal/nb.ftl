### damier, terminal: Norwegian Bokmål. Written from en.ftl.

## The start screen: names of settings, and their values

terminal-play = Spill
terminal-resume = Fortsett: { $name }, trekk { $number }
terminal-term-rival = Motspiller
terminal-term-level = Nivå
terminal-term-colour = Du spiller
terminal-term-control = Klokke
terminal-term-mode = Spillemåte
terminal-term-touch-move = Rørt er ført
terminal-term-draw = Ekstra remis
terminal-term-deck = Åpning ved lodd
terminal-term-language = Språk
terminal-rival = Motspiller
    .computer = Datamaskinen
    .beside = En ved siden av deg
    .hub = En Hub-motor
terminal-rival-computer = { $level ->
        [best] maskin, full styrke
       *[other] maskin, nivå { $level }
    }
terminal-rival-beside = ved siden av deg
terminal-rival-hub = Hub-motor
terminal-level-best = full styrke
terminal-lot = ved loddtrekning
terminal-clock-none = ingen
terminal-clock-game = { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $seconds } s
    }
terminal-clock-move = { $seconds } s per trekk
terminal-mode-guided = med hjelp
terminal-mode-table = ved bordet
terminal-mode-silent = bordet, uten varsel
terminal-touch = Rørt er ført
    .sheet = som på regelarket
    .yes = ja
    .no = nei
terminal-hub = kommando som starter motoren

## During a game

terminal-your-move = Ditt trekk:
terminal-wait = Motspilleren tenker fortsatt.
terminal-which-way = Flere slag ender der. Hvilken vei?
terminal-claim = Krev remis med et trekk…
terminal-proof = Sluttspilltabellen beviser det: remis med beste spill.
terminal-answer-first = Si først hva som skal skje med det siste trekket.
terminal-slipped = Nå oppdager motspilleren kanskje noe.
terminal-not-a-move = «{ $words }» er ikke et trekk. Skriv 32-28, eller 19x28 for å slå.
terminal-nothing-back = Du har ingen trekk å ta tilbake ennå.
terminal-hint = Hva med dette?
terminal-engine-gone = Motoren har forlatt partiet: { $words } Du kan flytte brikkene dens selv.
terminal-browser-wait = Et øyeblikk: partiet gjøres klart for nettleseren…
terminal-in-browser = Partiet er også åpent i nettleseren. Spill her eller der:
terminal-browser-gone = Nettleseren er borte. Partiet fortsetter her.
terminal-browser-hub = Denne motoren spiller bare her, så partiet blir i terminalen.
terminal-browser-none = Det gikk ikke med nettleseren: { $words }
terminal-words = { $words }
terminal-looking = Tilbakeblikk
    .how = ] går videre, End går tilbake til partiet.
terminal-in-hand = Velg hvor den skal. Esc setter den tilbake.
terminal-must = { $count ->
        [one] Brikken på { $squares } må slå.
       *[other] Slå med en av disse: { $squares }
    }
terminal-thinking = Tenker…
terminal-depth = { $depth } trekk dypt, { $count } stillinger

## Keys, in the bar below, the menu and the help

terminal-do-hint = Tips
terminal-do-analyse = Analyse
terminal-do-menu = Meny
terminal-do-help = Hjelp
terminal-do-turn = Snu brettet
terminal-do-new = Nytt parti
terminal-do-save = Lagre
terminal-do-open = Åpne
terminal-do-browser = Nettleser
terminal-do-rules = Regler
terminal-do-language = Språk
terminal-do-numbers = Numre
terminal-do-quit = Avslutt
terminal-back = Tilbake
# From the game that is read: play it on yourself.
terminal-do-play-on = Spill videre
terminal-do-search = Søk
terminal-yes = Ja
terminal-no = Nei

## Saving, opening, leaving

terminal-save-hint = En PDN-fil. Finnes den allerede, legges partiet til i den.
terminal-saved = Lagret i { $words }.
terminal-not-saved = Det kunne ikke lagres: { $words }
terminal-open-hint = En PDN-fil: partiene i den listes opp. Eller lenken til et bord i nettleseren din.
terminal-not-opened = Det kunne ikke åpnes: { $words }
# Inside an empty field, above a list of games.
terminal-games-search = Søk: et navn, et sted, et år
terminal-games-none = Ingen partier passer.
# Above the moves that the game has besides the one played.
# What was played in a position: a heading above years, and one above a few games.
terminal-average = Gjennomsnittsår
terminal-no-collection = Det finnes ingen partisamling ennå. Start damier med --collection FIL.
terminal-leave = Gå midt i et parti?
terminal-leave-keep = Gå, og spill videre neste gang
terminal-leave-save = Lagre det i en fil, og gå
terminal-leave-stay = Bli

## Help

terminal-help-walk = gå over brettet
terminal-help-enter = løft en brikke, sett den ned; to ganger: slipp den
terminal-help-escape = ett hopp tilbake i et slag, eller sett brikken tilbake
terminal-help-type = skriv et trekk, og Enter; / skriver bokstaver: c3-d4
terminal-help-look = se på trekkene før, ett om gangen
terminal-help-ends = den første stillingen, og partiet slik det står
terminal-mark-must = Gult: må slå.
terminal-mark-last = Lyst: det siste trekket.
terminal-mark-held = Grønt: i hånden din. En prikk: dit kan den gå.
terminal-mark-ghost = Blekt: allerede slått, fjernes når slaget er ferdig.
terminal-mark-plain = Uten farger: ○ hvit, ● svart, K dam, ! må slå, * i hånden, + dit kan den gå.
terminal-small = Vinduet er for lite for brettet.
