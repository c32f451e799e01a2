### damier, terminal: Swedish. Written from en.ftl.

## The start screen: names of settings, and their values

terminal-play = Spela
terminal-resume = Fortsätt: { $name }, drag { $number }
terminal-term-rival = Motspelare
terminal-term-level = Nivå
terminal-term-colour = Du spelar
terminal-term-control = Klocka
terminal-term-mode = Spelsätt
terminal-term-touch-move = Rörd är förd
terminal-term-draw = Extra remiregel
terminal-term-deck = Lotta öppningen
terminal-term-language = Språk
terminal-rival = Motspelare
    .computer = Datorn
    .beside = Någon bredvid dig
    .hub = En Hub-motor
terminal-rival-computer = { $level ->
        [best] dator, full styrka
       *[other] dator, nivå { $level }
    }
terminal-rival-beside = bredvid dig
terminal-rival-hub = Hub-motor
terminal-level-best = full styrka
terminal-lot = lottas
terminal-clock-none = ingen
terminal-clock-game = { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $seconds } s
    }
terminal-clock-move = { $seconds } s per drag
terminal-mode-guided = med hjälp
terminal-mode-table = vid bordet
terminal-mode-silent = bordet, utan besked
terminal-touch = Rörd är förd
    .sheet = som på regelbladet
    .yes = ja
    .no = nej
terminal-hub = kommando som startar motorn

## During a game

terminal-your-move = Ditt drag:
terminal-wait = Motspelaren tänker fortfarande.
terminal-which-way = Flera slag slutar där. Vilken väg?
terminal-claim = Begär remi med ett drag…
terminal-proof = Slutspelstabellen bevisar det: remi med bästa spel.
terminal-answer-first = Säg först vad som ska hända med det senaste draget.
terminal-slipped = Nu kanske motspelaren märker något.
terminal-not-a-move = ”{ $words }” är inget drag. Skriv 32-28, eller 19x28 för att slå.
terminal-nothing-back = Du har inget drag att ta tillbaka än.
terminal-hint = Vad sägs om det här?
terminal-engine-gone = Motorn har lämnat partiet: { $words } Du kan flytta dess brickor själv.
terminal-browser-wait = Ett ögonblick: partiet görs klart för webbläsaren…
terminal-in-browser = Partiet är öppet i webbläsaren också. Spela här eller där:
terminal-browser-gone = Webbläsaren är borta. Partiet fortsätter här.
terminal-browser-hub = Den här motorn spelar bara här, så partiet stannar i terminalen.
terminal-browser-none = Det gick inte med webbläsaren: { $words }
terminal-words = { $words }
terminal-looking = Återblick
    .how = ] går vidare, End går tillbaka till partiet.
terminal-in-hand = Välj vart den ska. Esc sätter tillbaka den.
terminal-must = { $count ->
        [one] Brickan på { $squares } måste slå.
       *[other] Slå med en av de här: { $squares }
    }
terminal-thinking = Tänker…
terminal-depth = { $depth } drag djupt, { $count } ställningar

## Keys, in the bar below, the menu and the help

terminal-do-hint = Tips
terminal-do-analyse = Analys
terminal-do-menu = Meny
terminal-do-help = Hjälp
terminal-do-turn = Vänd brädet
terminal-do-new = Nytt parti
terminal-do-save = Spara
terminal-do-open = Öppna
terminal-do-browser = Webbläsare
terminal-do-rules = Regler
terminal-do-language = Språk
terminal-do-numbers = Nummer
terminal-do-quit = Avsluta
terminal-back = Tillbaka
# From the game that is read: play it on yourself.
terminal-do-play-on = Spela vidare
terminal-do-search = Sök
terminal-yes = Ja
terminal-no = Nej

## Saving, opening, leaving

terminal-save-hint = En PDN-fil. Finns den redan läggs partiet till i den.
terminal-saved = Sparat i { $words }.
terminal-not-saved = Det gick inte att spara: { $words }
terminal-open-hint = En PDN-fil: dess partier listas. Eller länken till ett bord i din webbläsare.
terminal-not-opened = Det gick inte att öppna: { $words }
# Inside an empty field, above a list of games.
terminal-games-search = Sök: ett namn, en ort, ett år
terminal-games-none = Inget parti passar in.
# Above the moves that the game has besides the one played.
# What was played in a position: a heading above years, and one above a few games.
terminal-average = Genomsnittsår
terminal-no-collection = Det finns ingen partisamling än. Starta damier med --collection FIL.
terminal-leave = Lämna mitt i ett parti?
terminal-leave-keep = Lämna, och fortsätt nästa gång
terminal-leave-save = Spara det i en fil, och lämna
terminal-leave-stay = Stanna

## Help

terminal-help-walk = gå över brädet
terminal-help-enter = lyft en bricka, sätt ner den; två gånger: släpp den
terminal-help-escape = ett hopp tillbaka i ett slag, eller sätt tillbaka brickan
terminal-help-type = skriv ett drag, och Enter; / skriver bokstäver: c3-d4
terminal-help-look = titta på tidigare drag, ett i taget
terminal-help-ends = den första ställningen, och partiet som det står
terminal-mark-must = Gult: måste slå.
terminal-mark-last = Ljust: senaste draget.
terminal-mark-held = Grönt: i din hand. En prick: dit får den gå.
terminal-mark-ghost = Blekt: redan slagen, lyfts bort när slaget är slut.
terminal-mark-plain = Utan färger: ○ vit, ● svart, K dam, ! måste slå, * i handen, + dit får den gå.
terminal-small = Fönstret är för litet för brädet.
