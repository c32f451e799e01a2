"""What to type, for the help of every command. Tests read each line as the command would."""

from __future__ import annotations

EXAMPLES: dict[str, tuple[tuple[str, str], ...]] = {
    "": (
        ("damier", "play in the browser"),
        ("damier sheets", "which games there are"),
        ("damier why 33-29 --fen W:W28,33:B19,22", "why may I not play this?"),
        ("damier COMMAND --help", "each command, with examples like these"),
        ("damier --install-completion", "let the shell complete sheets and options"),
    ),
    "play": (
        ("damier play", "choose everything on the screen"),
        ("damier play --sheet djeco --mode table", "at the table, with huffing"),
        ("damier play --sheet russian --level best --clock 300+3", "five minutes, 3 s a move"),
        ("damier play --sheet swedish --draw-option quiet-moves", "20 quiet moves draw"),
        ('damier play --hub "scan hub"', "against any Hub engine"),
        ("damier play --pdn games.pdn", "go on with a game from a file"),
    ),
    "serve": (
        ("damier serve", "on this machine only, browser opened"),
        ("damier serve --no-browser --port 8080", "on another port, no browser"),
        ("damier serve --bus redis://127.0.0.1", "engines are those of damier think"),
    ),
    "think": (
        ("damier think --bus redis://127.0.0.1", "for servers on this machine"),
        ("damier think --bus redis://engines.example --threads 4", "four jobs at once"),
    ),
    "backup": (
        ("damier backup games-monday", "a copy of your own games"),
        ("damier backup /backups/monday --data /var/lib/damier", "of a server that runs"),
    ),
    "operator": (),
    "operator add": (("damier operator add Noor", "Noor runs the server from /operator"),),
    "operator remove": (("damier operator remove Noor", "Noor does so no more"),),
    "operator list": (("damier operator list --data /var/lib/damier", "of another folder"),),
    "operator invite": (
        ("damier operator invite", "one link, good for two weeks"),
        ("damier operator invite --count 30 --site https://club.example", "links for a class"),
    ),
    "operator log": (("damier operator log", "all that operators did, a line of JSON each"),),
    "ratings": (
        ("damier ratings", "compute all ratings of your server again, and say what was wrong"),
        ("damier ratings --data /var/lib/damier", "of another folder"),
    ),
    "reports": (
        ("damier reports", "what players have reported, the latest first"),
        ("damier reports --data /var/lib/damier --json", "of another folder, for programs"),
    ),
    "sheets": (
        ("damier sheets", "all sheets: id, name, board, languages"),
        ("damier sheets --json", "the same for programs"),
    ),
    "sheets show": (
        ("damier sheets show kndb", "every rule with its article"),
        ("damier sheets show kndb --lang nl", "the rules page in Dutch"),
        ("damier sheets show house.toml", "your own sheet, checked"),
    ),
    "moves": (
        ("damier moves", "the first moves of international draughts"),
        ("damier moves --sheet russian --fen W:Wc3:Bd4", "of any position; letters are fine"),
        ("damier moves --sheet english --json", "for programs"),
    ),
    "why": (
        ("damier why 32-28", "allowed at the start"),
        ("damier why 33-29 --fen W:W28,33:B19,22", "not allowed, with its article"),
        ("damier why 33-29 --fen W:W28,33:B19,22 --lang fr", "the same in French"),
    ),
    "pdn": (),
    "pdn check": (
        ("damier pdn check games.pdn", "file:line:column: game: what is wrong"),
        ("damier pdn check games.pdn --notes", "harmless oddities as well"),
        ("damier pdn check games.pdn --sheet english", "say what a file without GameType plays"),
        ("damier pdn check games.pdn --strict", "find out nothing"),
        ("damier pdn check games.pdn --json", "for programs"),
    ),
    "pdn show": (
        ("damier pdn show games.pdn", "the first game, board by board"),
        ("damier pdn show games.pdn --game 1", "any of them"),
    ),
    "pdn convert": (
        ("damier pdn convert games.pdn --output clean.pdn", "strict PDN 3.0"),
        ("damier pdn convert games.pdn --names algebraic", "squares by letters: c3"),
    ),
    "diagram": (
        ("damier diagram", "the start, on the terminal"),
        ("damier diagram W:W28,33:B19,22 --output board.svg", "a position"),
        ("damier diagram games.pdn --ply 0 --output board.png --theme print", "of a game"),
        ("damier diagram --sheet russian --numbers algebraic --ascii", "plain letters"),
    ),
    "picture": (
        ("damier picture games.pdn --output game.gif", "a whole game"),
        ("damier picture games.pdn --from 0 --to 1 --output start.webp", "a part of it"),
        ("damier picture W:W28,33:B19,22 --moves 28x17 --output shot.gif", "a combination"),
    ),
    "games": (),
    "games add": (
        ("damier games add base.damier *.pdn", "make a collection, or add to it"),
        ("damier games add base.damier games.pdn --json", "how many were new, for programs"),
    ),
    "games find": (
        ("damier games find base.damier --player sijbrands --year 1970-1979", "by name and year"),
        ("damier games find base.damier --fen W:W31-50:B1-20 --limit 5", "by position"),
        ("damier games find base.damier --pattern W27,28:B17,18:E23 --turned", "by squares"),
        ("damier games find base.damier --material 2K:1K --result draw", "by what is left"),
        ("damier games find base.damier --manoeuvre '37-32 32-28'", "by what one side played"),
    ),
    "games explore": (
        ("damier games explore base.damier", "the first moves, and how they did"),
        ("damier games explore base.damier --fen B:W28,31,33-50:B1-20 --json", "for programs"),
    ),
    "games export": (
        ("damier games export base.damier --output all.pdn", "all games"),
        ("damier games export base.damier --player wiersma --result white", "those that fit"),
    ),
    "games info": (
        ("damier games info base.damier", "how many games, of which sheets"),
        ("damier games info base.damier --json", "for programs"),
    ),
    "analyse": (
        ("damier analyse W:W31-50:B1-20 --time 1 --lines 3", "the three best lines"),
        ("damier analyse games.pdn --out notes.pdn --graph game.svg", "mark the mistakes"),
        ("damier analyse games.pdn --game 1 --nodes 20000 --json", "for programs"),
    ),
    "puzzles": (),
    "puzzles list": (
        ("damier puzzles list --sheet swedish --count 5", "five, from easy to hard"),
        ("damier puzzles list --theme backward --json", "of one theme, for programs"),
    ),
    "puzzles make": (
        ("damier puzzles make --from club.pdn -o puzzles.pdn", "of your club's games"),
        ("damier puzzles make --sheet russian --selfplay 100 -o puzzles.pdn", "of games it plays"),
    ),
    "worksheet": (
        ("damier worksheet --sheet swedish --theme give-1 -o sheet.pdf", "six, easy to hard"),
        ("damier worksheet --count 12 --lang nl --club 'De Lange Lijn' -o sheet.pdf", "for a club"),
    ),
    "puzzles solve": (
        ("damier puzzles solve", "choose on the screen what to solve"),
        ("damier puzzles solve --sheet swedish --today", "the puzzle of the day"),
        ("damier puzzles solve --theme backward --level easy", "of one kind"),
        ("damier puzzles solve --repeat", "what you missed, when its day has come"),
    ),
    "puzzles learned": (
        ("damier puzzles learned -o learned.json", "keep a copy of what you have learned"),
        ("damier puzzles learned --forget", "forget it all"),
    ),
    "puzzles check": (
        ("damier puzzles check puzzles.pdn", "prove them all, say which fail and why"),
        ("damier puzzles check puzzles.pdn --sheet russian --json", "for programs"),
    ),
    "endgame": (),
    "endgame build": (
        ("damier endgame build --pieces 3 --sheet english", "in seconds"),
        ("damier endgame build --pieces 4", "all 4-piece endings of 10×10, under a minute"),
    ),
    "endgame probe": (
        ("damier endgame probe W:WK1:BK29 --sheet english", "who wins, how soon, by which moves"),
        ("damier endgame probe --fen W:WK1:BK29 --sheet english --json", "for programs"),
    ),
    "endgame list": (
        ("damier endgame list", "which tables there are"),
        ("damier endgame list --sheet english", "those of one sheet"),
    ),
    "match": (
        ("damier match damier:level=5 damier:level=4", "is 5 better than 4?"),
        ("damier match damier 'scan hub' --games 100 --time 0.1 --pdn games.pdn", "a Hub engine"),
        ("damier match damier dxp:localhost:27531 --games 2", "a program that listens for DXP"),
        ("damier match damier damier:weights=none --nodes 500 --sprt 0,20", "stop when clear"),
        (
            "damier match damier damier:level=9 -s english-wcdf --openings deck:english-three-move",
            "by the ballots that tournaments draw",
        ),
    ),
    "book": (),
    "book make": (
        ("damier book make --from base.damier -o club.book", "what your collection has played"),
        (
            "damier book make --selfplay 200 -s russian -o russian.book",
            "what the engine plays against itself",
        ),
    ),
    "book show": (
        ("damier book show club.book", "what it begins with"),
        ("damier book show club.book --fen 'B:W28,31,33-50:B1-20'", "what it answers 32-28"),
    ),
    "hub": (
        ("damier hub", "give this command to your Hub GUI"),
        ("damier hub --sheet frisian", "begin with another sheet"),
        ("damier hub --book club.book", "play by a book as far as it goes"),
    ),
    "dxp": (),
    "dxp listen": (
        ("damier dxp listen", "wait on port 27531 of this machine"),
        ("damier dxp listen --level 6 --once", "play at level 6, end after one visit"),
    ),
    "dxp connect": (
        ("damier dxp connect", "a program on this machine"),
        ("damier dxp connect 192.168.1.20 --games 2 --minutes 10", "elsewhere, two games"),
    ),
    "bot": (
        (
            "damier bot http://localhost:8000 --token damier_abc --level 6",
            "accept challenges, play at level 6",
        ),
        ("damier bot http://localhost:8000 --token damier_abc --upgrade", "a new account, too"),
    ),
    "perft": (
        ("damier perft --depth 6", "how many sequences of six moves"),
        ("damier perft --sheet russian --depth 5 --divide", "for each first move"),
        ("damier perft --sheet english --depth 5 --json", "for programs"),
    ),
    "bench": (
        ("damier bench", "the best of five runs"),
        ("damier bench --repeats 1 --json", "quick, for programs"),
    ),
    "samples": (
        ("damier samples --positions 20000000 --folder pool", "go on until there are so many"),
        ("damier samples --sheet russian --nodes 3000 -j 1", "deeper games, one process"),
    ),
    "network": (
        ("damier network mine.xz --pool pool", "from what `damier samples` has played"),
        ("damier network mine.xz --pool pool --epochs 10", "longer; let `damier match` judge it"),
    ),
    "train": (
        ("damier train --sheet russian", "five generations, in training/russian"),
        ("damier train --sheet house.toml --generations 3 --export mine.xz", "your own sheet"),
    ),
    "demo": (
        ("damier demo", "a short game on the small board"),
        ("damier demo --sheet djeco --moves 10 --delay 0.2", "blue against green"),
    ),
}


def epilog(path: str) -> str:
    """Return the examples of a command as its help shows them, lines kept as they are."""
    lines: list[str] = []
    for command, about in EXAMPLES.get(path, ()):
        lines += [f"  {command}", f"      {about}"]
    return "\n".join(["\b", "Examples:", *lines]) if lines else ""
