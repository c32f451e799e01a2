/**
 * What the board is given and what it tells. No rules: moves, duties and refusals come from
 * outside.
 *
 * @typedef {object} GeometryData  The shape of a board; square 1 is `numbers[0]`.
 * @property {number} width
 * @property {number} height
 * @property {string} squares  "dark" or "all"
 * @property {boolean} [mirrored]
 * @property {number[][]} numbers  row and column of every square; row 0 on top as White sees it
 * @property {string[]} [labels]
 * @property {string[]} [algebraic]
 * @property {number[][]} [lines]  row and column from a square to each next one along which pieces jump
 * @property {string} [far]  the letters of pieces that jump from afar
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
 * @typedef {"none" | "white" | "black" | "both" | "edit" | "any" | "draw"} Interactive
 * @typedef {"" | "flat" | "red"} Pieces
 * @typedef {"inside" | "outside" | "off" | "a1"} Numbers
 */
export {};
