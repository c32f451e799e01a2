### damier, terminal: Dutch. Written from en.ftl.

## The start screen: names of settings, and their values

terminal-play = Spelen
terminal-resume = Verder: { $name }, zet { $number }
terminal-term-rival = Tegenstander
terminal-term-level = Niveau
terminal-term-colour = Jij speelt
terminal-term-control = Klok
terminal-term-mode = Spelwijze
terminal-term-touch-move = Aanraken is zetten
terminal-term-draw = Extra remise
terminal-term-deck = Opening loten
terminal-term-language = Taal
terminal-rival = Tegenstander
    .computer = Computer
    .beside = Iemand naast je
    .hub = Een Hub-programma
terminal-rival-computer = { $level ->
        [best] computer, op zijn best
       *[other] computer, niveau { $level }
    }
terminal-rival-beside = naast je
terminal-rival-hub = Hub-programma
terminal-level-best = op zijn best
terminal-lot = door loting
terminal-clock-none = geen
terminal-clock-game = { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $seconds } s
    }
terminal-clock-move = { $seconds } s per zet
terminal-mode-guided = begeleid
terminal-mode-table = als aan het bord
terminal-mode-silent = bord, zonder melden
terminal-touch = Aanraken is zetten
    .sheet = zoals het blad zegt
    .yes = ja
    .no = nee
terminal-hub = opdracht die de engine start

## During a game

terminal-your-move = Jouw zet:
terminal-wait = Je tegenstander denkt nog na.
terminal-which-way = Er eindigen meerdere slagen. Welke weg?
terminal-claim = Remise claimen met een zet…
terminal-proof = De eindspeltabel bewijst het: remise bij wederzijds beste spel.
terminal-answer-first = Zeg eerst wat er met de vorige zet gebeurt.
terminal-slipped = Misschien merkt je tegenstander nu iets.
terminal-not-a-move = “{ $words }” is geen zet. Typ 32-28, of 19x28 om te slaan.
terminal-nothing-back = Je hebt nog geen zet om terug te nemen.
terminal-hint = Wat dacht je hiervan?
terminal-engine-gone = Het programma is weggegaan: { $words } Je kunt zijn stukken zelf zetten.
terminal-browser-wait = Een ogenblik: de partij wordt klaargezet voor de browser…
terminal-in-browser = De partij staat nu ook in de browser. Speel hier of daar:
terminal-browser-gone = De browser is weg. De partij gaat hier verder.
terminal-browser-hub = Dit programma speelt alleen hier, dus de partij blijft in de terminal.
terminal-browser-none = Met de browser lukte het niet: { $words }
terminal-words = { $words }
terminal-looking = Terugkijken
    .how = ] gaat verder, End keert terug naar de partij.
terminal-in-hand = Kies waar het heen gaat. Esc zet het terug.
terminal-must = { $count ->
        [one] Het stuk op { $squares } moet slaan.
       *[other] Sla met een van deze: { $squares }
    }
terminal-thinking = Aan het denken…
terminal-depth = { $depth } zetten diep, { $count } standen

## Keys, in the bar below, the menu and the help

terminal-do-hint = Tip
terminal-do-analyse = Analyse
terminal-do-menu = Menu
terminal-do-help = Hulp
terminal-do-turn = Bord draaien
terminal-do-new = Nieuw
terminal-do-save = Bewaren
terminal-do-open = Openen
terminal-do-browser = Browser
terminal-do-rules = Regels
terminal-do-language = Taal
terminal-do-numbers = Nummers
terminal-do-quit = Stoppen
terminal-back = Terug
# From the game that is read: play it on yourself.
terminal-do-play-on = Doorspelen
terminal-do-search = Zoeken
terminal-yes = Ja
terminal-no = Nee

## Saving, opening, leaving

terminal-save-hint = Een PDN-bestand. Als het er al is, komt de partij erbij.
terminal-saved = Bewaard in { $words }.
terminal-not-saved = Bewaren lukte niet: { $words }
terminal-open-hint = Een PDN-bestand: je ziet welke partijen erin staan. Of de link naar een tafel in je browser.
terminal-not-opened = Openen lukte niet: { $words }
# Inside an empty field, above a list of games.
terminal-games-search = Zoek: een naam, een plaats, een jaar
terminal-games-none = Daar past geen partij bij.
# Above the moves that the game has besides the one played.
# What was played in a position: a heading above years, and one above a few games.
terminal-average = Gemiddeld jaar
terminal-no-collection = Er is nog geen verzameling partijen. Start damier met --collection BESTAND.
terminal-leave = Midden in een partij weggaan?
terminal-leave-keep = Weggaan en de volgende keer verder spelen
terminal-leave-save = In een bestand bewaren en weggaan
terminal-leave-stay = Blijven

## Help

terminal-help-walk = over het bord lopen
terminal-help-enter = een stuk optillen, neerzetten; twee keer: loslaten
terminal-help-escape = een stap terug in een slag, of het stuk terugzetten
terminal-help-type = een zet typen, en Enter; / voor letters: c3-d4
terminal-help-look = de zetten ervoor bekijken, een voor een
terminal-help-ends = de eerste stand, en de partij zoals hij nu is
terminal-mark-must = Geel: moet slaan.
terminal-mark-last = Licht: de laatste zet.
terminal-mark-held = Groen: in je hand. Een stip: daar mag het heen.
terminal-mark-ghost = Vaag: al geslagen, en weggenomen als de slag voorbij is.
terminal-mark-plain = Zonder kleuren: ○ wit, ● zwart, K dam, ! moet slaan, * in je hand, + mag daarheen.
terminal-small = Dit venster is te klein voor het bord.
