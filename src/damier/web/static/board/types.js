/**
 * What the board is given, what it remembers and what it tells. No rules: moves, duties and
 * refusals come from outside.
 *
 * @typedef {object} GeometryData  The shape of a board; square 1 is `numbers[0]`.
 * @property {number} width
 * @property {number} height
 * @property {string} squares  "dark" or "all"
 * @property {boolean} [mirrored]
 * @property {number[][]} numbers  row and column of every square; row 0 on top as White sees it
 * @property {string[]} [labels]
 * @property {string[]} [algebraic]
 *
 * @typedef {object} Move
 * @property {string} [text]
 * @property {number[]} path  start, landings, end
 * @property {number[]} [captured]
 * @property {boolean} [crowns]
 * @property {string} [long]
 *
 * @typedef {{path: number[], captured?: number[], crowns?: boolean}} Last
 * @typedef {{square: number, kind: string, label?: string | number}} Mark
 * @typedef {{path: number[], kind?: string, label?: string | number}} Arrow
 * @typedef {{attempt?: number[], required?: Move[], text?: string}} Refusal
 * @typedef {{path?: number[], missed?: Move[], huffable?: number[]}} Offence
 * @typedef {(key: string, args?: Record<string, string | number>) => string} Texts
 * @typedef {[number, number]} Point
 * @typedef {"white" | "black"} Side
 * @typedef {"none" | "wait" | "white" | "black" | "both" | "edit" | "any" | "draw"} Interactive
 *   "wait": a move is on its way; what hands do is done once it is theirs again, and with "none"
 *   never
 * @typedef {"" | "flat" | "red"} Pieces
 * @typedef {"inside" | "outside" | "off" | "a1"} Numbers
 *
 * @typedef {object} Config  What a page gives; `set` takes any part of it.
 * @property {GeometryData | null} geometry
 * @property {string} board  a letter a square, a dot for an empty one
 * @property {Move[]} moves  what may be played now
 * @property {readonly number[][]} ways  on which a hand could jump more than once, whether allowed or not
 * @property {number[]} must  pieces that must capture
 * @property {Last | null} last  the move played last
 * @property {number[]} ghosts  captured pieces that still stand on `board`
 * @property {Mark[]} marks
 * @property {Arrow[]} arrows
 * @property {Refusal | null} refusal
 * @property {Offence | null} offence
 * @property {Move[]} routes  to show with their numbers, from outside
 * @property {Texts} texts
 * @property {Record<string, string>} colours  what White and Black are called
 * @property {boolean | number} motion  false: none; a number: milliseconds a leg
 * @property {Side} orientation  who sits below
 * @property {string} theme
 * @property {Numbers} numbers
 * @property {Interactive} interactive
 * @property {boolean} free  whether any path may be tried, as at the table
 * @property {boolean} handoff  whether a piece that is carried and let go has made its move,
 *   finished or not; only where `free`
 * @property {boolean} premove  whether moves may be made in advance
 * @property {boolean} onetap  whether one touch plays a piece's only move, or the only capture
 *   that ends on a square
 * @property {boolean} confirm  whether a move waits for `answer` before it is told
 * @property {Pieces} pieces  how they look: as the theme has them, flat, or red and white
 * @property {string} brush  what a click puts down while editing
 * @property {boolean} drawable  whether the other mouse button draws arrows and rings
 * @property {boolean} print
 * @property {boolean} frameless
 * @property {string} label  of the whole board, for people who listen
 * @property {string} lang  in which lists are said
 *
 * @typedef {object} Hand  Which piece is held and how far it has walked.
 * @property {number[]} steps  the squares walked; the first is where the piece stood
 * @property {Move[]} choice  routes to choose from
 * @property {"none" | "legal" | "free" | "premove"} mode
 * @property {Side | null} side  whose pieces may be picked up
 *
 * @typedef {object} Memory  What the board remembers by itself.
 * @property {import('./geometry.js').Geometry | null} geo
 * @property {Hand} hand
 * @property {string} shown  the pieces as they are on the screen
 * @property {Walk | null} walk  the piece that walks now
 * @property {{path: number[], arrival: Promise<void>, timer: number} | null} sent  a move waiting
 *   for its answer
 * @property {(() => void)[]} held  what hands and keys did while a move was on its way: it is done
 *   once the answer is there, so that it means the same however long that takes
 * @property {{path: number[], move: Move | null} | null} asked  a move that waits for `answer`
 * @property {number[]} planned  a move chosen in advance
 * @property {Point | null} carried  where the piece is being carried
 * @property {number} touched  the piece touched since the position changed, or 0
 * @property {number} cursor  the square the keyboard stands on
 * @property {boolean} pointed  whether a pointer, not the keyboard, was used last
 * @property {number} lit  the square under the pointer that shines, or 0
 * @property {string} typed
 * @property {boolean} ended  whether typing has just played a move
 * @property {{from: number, to: number, ink: string}} stroke  what the pencil draws now; squares or 0
 *
 * @typedef {Config & Memory} State
 *
 * @typedef {object} Walk
 * @property {(square: number, path: number[], captured: number[], time: number) => Promise<void>} along
 * @property {(square: number, from: Point, to: Point, time: number) => Promise<void>} slide
 * @property {() => void} stop
 *
 * @typedef {object} View  What shows a state; `view.js` makes the one for browsers.
 * @property {() => void} look  theme, side and the like have changed
 * @property {() => void} ground  the squares, their names and their buttons, anew
 * @property {(pieces: string) => void} show  these pieces, at once
 * @property {() => void} redraw  all but the ground
 * @property {() => void} marks  marks and arrows only
 * @property {() => void} labels  what the squares are called
 * @property {() => void} cursor
 * @property {() => void} light  the square under the pointer
 * @property {() => void} carry  the piece under the pointer
 * @property {(on: boolean) => void} hot  whether a press would do something
 * @property {() => void} typed
 * @property {(text: string) => void} say
 * @property {(squares: number[]) => void} flash
 * @property {(options?: FocusOptions) => void} focus  the square of the cursor
 * @property {() => Walk} walk
 *
 * @typedef {object} Board  A state, what shows it, and who is told what the hands do.
 * @property {State} state
 * @property {View} view
 * @property {(name: string, detail: object) => void} tell
 */
export {};
