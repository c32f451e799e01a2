// What goes over the wire, by websocket, REST and to notebooks: made from the classes that the
// server reads and writes with, by tools/make_wire_types.py. Nothing here is written by hand.

/** Call the game off before the second move; nobody has won. */
export interface Abort {
  type: 'abort';
  id?: number;
  seq?: number | null;
}

/** Accept the draw offered. */
export interface AcceptDraw {
  type: 'accept-draw';
  id?: number;
  seq?: number | null;
}

/** Let the opponent take the move back. */
export interface AcceptTakeback {
  type: 'accept-takeback';
  id?: number;
  seq?: number | null;
}

/** Who is signed in, nobody if there is no `name`; `fresh`: they have just proved it. */
export interface AccountShape {
  name: string | null;
  registration: 'open' | 'invited' | 'closed';
  has_password: boolean;
  fresh: boolean;
  codes_left: number;
  sessions: DeviceShape[];
  passkeys: DeviceShape[];
}

/** The command is stored as event `seq`. */
export interface Ack {
  type: 'ack';
  id: number;
  seq: number;
}

/** Think about a position and tell the best lines as they are found. */
export interface Analyse {
  type: 'analyse';
  id: number;
  fen?: string;
  sheet?: string | null;
  sheet_toml?: string | null;
  lines?: number;
  seconds?: number;
  threads?: number;
  tables?: boolean;
  lang?: string;
}

/** A position to think about. */
export interface AnalysisAsked {
  sheet?: string | null;
  sheet_toml?: string | null;
  fen?: string | null;
  multipv?: number;
  time?: number;
}

/** The best lines, and what the endgame tables say where they know. */
export interface AnalysisShape {
  fen: string;
  depth: number;
  nodes: number;
  nps: number;
  lines: LineShape[];
  table: TableShape | null;
}

/** The moves so far by turns, the solver's and the replies; the last is the one to judge. */
export interface AnswerAsked {
  moves: string[];
}

/** What an answer is worth: the reply to a right one, what a wrong one runs into, and why. */
export interface AnswerShape {
  right: boolean;
  solved: boolean;
  reply: WrittenMove | null;
  refutation: WrittenMove[];
  position: PositionShape;
  why: string;
}

/** What a device has signed. */
export interface AnsweredChallenge {
  challenge: string;
  credential: Record<string, any>;
}

/** Ask to take the last move back. */
export interface AskTakeback {
  type: 'ask-takeback';
  id?: number;
  seq?: number | null;
}

/** A name and a password of one's own. */
export interface AskedAccount {
  name: string;
  password: string;
  invitation?: string;
}

/** A name, and a passkey that was just made. */
export interface AskedAccountByPasskey {
  challenge: string;
  credential: Record<string, any>;
  name: string;
  invitation?: string;
}

/** A name for a new account. */
export interface AskedName {
  name: string;
  invitation?: string;
}

/** Against whom: the computer, somebody beside you, by a link, or from the lobby. */
export interface AskedOpponent {
  kind?: 'computer' | 'beside' | 'link' | 'lobby';
  level?: number | 'best';
}

/** A name and one of its recovery codes. */
export interface AskedRecovery {
  name: string;
  code: string;
  bring?: boolean;
}

/** Who wants the open seat, and by which right. */
export interface AskedSeat {
  invite_token?: string | null;
  lobby?: boolean;
  name?: string;
  rated?: boolean;
}

/** A name and its password; `bring`: the games of this browser come along. */
export interface AskedSignIn {
  name: string;
  password: string;
  bring?: boolean;
}

/** What a device has signed; whose it is, it knows itself. */
export interface AskedSignInByPasskey {
  challenge: string;
  credential: Record<string, any>;
  bring?: boolean;
}

/** What to play, how, and against whom. */
export interface AskedTable {
  sheet?: string;
  sheet_toml?: string | null;
  mode?: 'guided' | 'table';
  touch_move?: boolean | null;
  opponent?: AskedOpponent;
  colour?: 'white' | 'black' | 'lot' | null;
  slips?: 'announced' | 'silent';
  control?: string | null;
  draw_options?:
    | ('agreement'
    | 'same-move'
    | 'return'
    | 'repetition'
    | 'quiet-moves'
    | 'material'
    | 'balance'
    | 'one-each'
    | 'nobody-can-win')[];
  name?: string;
  other_name?: string;
  start_fen?: string | null;
  deck?: string | null;
  rated?: boolean;
}

/** The question whether to draw an opening, the answer that no, and the decks there are. */
export interface BallotOffer {
  ask: string;
  none: string;
  decks: DeckView[];
}

/** Sent every two seconds by the server, and at once sent back: the line is up. */
export interface Beat {
  type: 'beat';
}

/** Somebody with a settled rating. */
export interface BestPlayer {
  name: string;
  rating: number;
}

/** Tables that could be built: up to how many pieces, about how large, about how long. */
export interface BuildOfferShape {
  pieces: number;
  positions: number;
  bytes: number;
  seconds: number;
}

/** Tables that are being built: how far (0 to 1), about how many seconds are left. */
export interface BuildShape {
  here: boolean;
  pieces: number;
  part: number;
  seconds: number;
}

/** The server ends the connection, and why. */
export interface Bye {
  type: 'bye';
  code: string;
  text: string;
}

/** How a position may end for the side to move; the three add up to 1. */
export interface ChancesShape {
  win: number;
  draw: number;
  loss: number;
}

/** Something said at the table. */
export interface ChatMessage {
  type: 'chat';
  seq: number;
  by: 'white' | 'black';
  name: string;
  text: string;
}

/** One answer that a rule can have, with the sentence that explains it. */
export interface ChoiceShape {
  value: string | number | boolean;
  text: string;
}

/** A request about a sheet; a sheet of the visitor's own comes as the text of its file. */
export interface Chosen {
  sheet?: string | null;
  sheet_toml?: string | null;
}

/** Claim a draw that a rule gives now, or gives by the move of `path`, made with the claim. */
export interface ClaimDraw {
  type: 'claim-draw';
  path?: number[];
  id?: number;
  seq?: number | null;
}

/** Claim a game without a clock whose other player has been away for long. */
export interface ClaimLeft {
  type: 'claim-left';
  id?: number;
  seq?: number | null;
}

/** A rule that does not go with the others, and why. */
export interface ClashShape {
  field: string;
  message: string;
  expected: string;
}

/** Seconds left at the server's time `now`, which is in milliseconds since the epoch. */
export interface ClockView {
  white: number;
  black: number;
  running: 'white' | 'black' | null;
  now: number;
  periods: [number, number] | null;
}

/** Recovery codes, shown this once. */
export interface CodesShape {
  codes: string[];
}

/** A move, how often it was played, and how those games ended; years if they are known. */
export interface ContinuationShape {
  move: WrittenMove;
  games: number;
  white: number;
  draw: number;
  black: number;
  average_year: number | null;
  last_year: number | null;
  name: string | null;
}

/** How many puzzles there are of a theme or a difficulty. */
export interface Count {
  id: string;
  name: string;
  count: number;
}

/** How far a draw rule has come. */
export interface CounterView {
  rule: string;
  done: number;
  needed: number;
  says: Phrase;
  article: string | null;
}

/** A course: all its lessons in order. */
export interface CourseShape {
  sheet: string;
  name: string;
  lessons: LessonName[];
}

/** A deck that a game may begin with, in words. */
export interface DeckView {
  id: string;
  name: string;
}

/** Play on instead. */
export interface DeclineDraw {
  type: 'decline-draw';
  id?: number;
  seq?: number | null;
}

/** Hold the opponent to the move. */
export interface DeclineTakeback {
  type: 'decline-takeback';
  id?: number;
  seq?: number | null;
}

/** One of those that the account lists. */
export interface DeviceId {
  id: string;
}

/** Where somebody is signed in, or a passkey; `here`: by this request. */
export interface DeviceShape {
  id: string;
  device: string;
  made: number;
  used: number;
  here: boolean;
}

/** One way a game is drawn. */
export interface Draw {
  rule:
    | 'agreement'
    | 'same-move'
    | 'return'
    | 'repetition'
    | 'quiet-moves'
    | 'material'
    | 'balance'
    | 'one-each'
    | 'nobody-can-win';
  how: 'automatic' | 'claim';
  times: number;
  moves: number;
  stronger: string[];
  weaker: string[];
  pieces: number[];
  main_road: boolean;
  at_once: boolean;
  by_king: boolean;
  option: boolean;
  source: Source;
}

/** A draw rule that is wanted: `index` names one of the sheet's own, `rule` a plain one. */
export interface DrawChoice {
  index?: number | null;
  rule?: string;
  how?: 'automatic' | 'claim' | null;
  times?: number | null;
  moves?: number | null;
}

/** A draw rule that a sheet leaves to the players. */
export interface DrawOption {
  rule:
    | 'agreement'
    | 'same-move'
    | 'return'
    | 'repetition'
    | 'quiet-moves'
    | 'material'
    | 'balance'
    | 'one-each'
    | 'nobody-can-win';
  text: string;
  article: string | null;
}

/** A draw rule with its sentence; `index` is its place among those of the sheet one began with. */
export interface DrawShape {
  index: number | null;
  rule: string;
  on: boolean;
  text: string;
  how: 'automatic' | 'claim';
  times: number;
  moves: number;
}

/** What came of a move: whether the goal is still in reach, and the best defence. */
export interface DrillAnswerShape {
  kept: boolean;
  done: boolean;
  number: number;
  was_left: number;
  moves_left: number;
  reply: WrittenMove | null;
  keeping: WrittenMove[];
  position: PositionShape;
  outcome: OutcomeShape | null;
}

/** A position to train; `moves_left`: in how many it is won, or for how many it is held. */
export interface DrillShape {
  goal: 'win' | 'draw';
  material: string;
  own: string;
  other: string;
  moves_left: number;
  position: PositionShape;
}

/** Where the training began, what it is about, and the moves since, the learner's first. */
export interface EndingAsked {
  fen: string;
  goal: 'win' | 'draw';
  moves?: string[];
}

/** An ending to train: its material, the learner's first, in letters and in words. */
export interface EndingKindShape {
  material: string;
  goal: 'win' | 'draw';
  own: string;
  other: string;
  longest: number;
}

/** What the tables of a sheet can train; `pieces` is up to how many they reach, 0 for none. */
export interface EndingsShape {
  sheet: string;
  pieces: number;
  kinds: EndingKindShape[];
  offer: BuildOfferShape | null;
  building: BuildShape | null;
  failed: boolean;
}

/** One deed of the game so far; `board` is after it, `seconds` how long it took. */
export interface EntryView {
  kind: string;
  by: 'white' | 'black';
  text: string;
  path: number[];
  captured: number[];
  crowns: boolean;
  board: string;
  struck: boolean;
  offence: boolean;
  seconds: number;
}

/** Something to do: what is asked, where, and the moves that do it, as `long` writes them. */
export interface ExerciseShape {
  ask: string;
  task: 'move' | 'capture' | 'most' | 'crown' | 'win' | 'draw';
  position: PositionShape;
  solutions: string[];
  puzzle: string | null;
}

/** One rule of a sheet as a control of a form; `text` is for numbers and empty lists. */
export interface FieldShape {
  name: string;
  kind: 'switch' | 'choice' | 'several' | 'ordered' | 'number' | 'numbers';
  title: string;
  value: any;
  choices: ChoiceShape[];
  least: number;
  most: number;
  text: string;
}

/** A rule with its value, and the article it comes from or the reason of its reading. */
export interface FieldView {
  field: string;
  value: any;
  article: string | null;
  reading: string | null;
}

/** What is at the address of a table; `seat_token` and `colour` are for whoever sits there. */
export interface FoundTable {
  sheet: string;
  sheet_name: string;
  status: 'open' | 'playing' | 'over';
  watch_token: string;
  seat_token: string | null;
  colour: 'white' | 'black' | 'both' | null;
}

/** Something in a file that could not be read or played, and where it stands. */
export interface GameProblem {
  line: number;
  column: number;
  severity: 'error' | 'warning' | 'note';
  message: string;
  said: string;
}

/** A game of a file with its sheet, and what was odd about it. */
export interface GameRead {
  number: number;
  sheet: string;
  game: GameTree;
  sheet_toml: string | null;
  problems: GameProblem[];
}

/** One game: tags in the order of the file, the first position and the moves. */
export interface GameTree {
  tags: [string, string][];
  start_fen: string;
  line: MoveNode[];
  comments: string[];
  result: string;
}

/** The games of a file; `more`: there were others that were left out. */
export interface GamesShape {
  games: GameRead[];
  more: boolean;
}

/** What a board has to know to draw itself; the first of `numbers` is square 1. */
export interface GeometryView {
  width: number;
  height: number;
  squares: 'dark' | 'all';
  mirrored: boolean;
  numbers: [number, number][];
  labels: string[];
  algebraic: string[];
  pdn: string[];
  first_row_is_black: boolean;
}

/** Rules that stand together, under one heading. */
export interface GroupShape {
  title: string;
  fields: FieldShape[];
}

/** The touched piece that must move, and whether straightening was announced. */
export interface HandView {
  bound: number | null;
  straightening: boolean;
}

/** The first message: what opens the table, the reader's language, the last event seen. */
export interface Hello {
  type: 'hello';
  token: string;
  lang?: string;
  seen?: number;
  beats?: boolean;
}

/** The moves so far by turns, and which hint is wanted: 1, 2 or 3. */
export interface HintAsked {
  moves?: string[];
  step: 1 | 2 | 3;
}

/** A hint: the squares of the piece, of its first jump, or of the whole route, in order. */
export interface HintShape {
  squares: number[];
  route: WrittenMove | null;
}

/** What one hint shows: squares in the order of the move, and a sentence or two. */
export interface HintStep {
  squares: number[];
  says: string;
}

/** House rules: as TOML, or as a sheet with what is to be different. */
export interface HouseAsked {
  toml?: string | null;
  extends?: string;
  name?: string;
  fields?: Record<string, any>;
  draws?: DrawChoice[] | null;
}

/** House rules as a form and, if all of them go together, as a sheet with its rules page. */
export interface HouseShape {
  id: string;
  name: string;
  extends: string;
  changed: string[];
  form: GroupShape[];
  draws: DrawShape[];
  errors: ClashShape[];
  toml: string | null;
  rules: RulesShape | null;
  draw_options: DrawOption[];
  colours_by_lot: boolean;
}

/** Take off a piece that should have captured. */
export interface Huff {
  type: 'huff';
  square: number;
  id?: number;
  seq?: number | null;
}

/** What somebody is invited to; `colour` is the open seat's. */
export interface Invitation {
  sheet: string;
  sheet_name: string;
  mode: 'guided' | 'table';
  slips: 'announced' | 'silent';
  control: string | null;
  draw_options: string[];
  name: string;
  colour: 'white' | 'black';
  ballot: string | null;
  rated: string | null;
  rating: string;
}

/** The best of a pool, the first one first. */
export interface Leaders {
  sheet: string;
  sheet_name: string;
  speed: 'blitz' | 'rapid' | 'classical' | 'correspondence';
  mode: 'guided' | 'table';
  best: BestPlayer[];
}

/** A lesson of a course by its number; the first is 1. */
export interface LessonAsked {
  sheet?: string | null;
  sheet_toml?: string | null;
  number: number;
}

/** Which lesson was finished: what it is about. */
export interface LessonDone {
  about: string;
}

/** A lesson in the list: what it is about, its title, and the article it follows. */
export interface LessonName {
  about: string;
  title: string;
  article: string | null;
  exercises: number;
}

/** A lesson: what is to be read, and what is to be done. */
export interface LessonShape {
  about: string;
  title: string;
  article: string | null;
  sentences: string[];
  exercises: ExerciseShape[];
}

/** One line of play; `score` in men and `expectation` in points are White's. */
export interface LineShape {
  score: number;
  expectation: number;
  depth: number;
  plies_to_end: number | null;
  chances: ChancesShape;
  moves: WrittenMove[];
}

/** The best lines so far; `table` is what the endgame tables say, where they know. */
export interface Lines {
  type: 'lines';
  id: number;
  depth: number;
  nodes: number;
  nps: number;
  lines: LineShape[];
  table: TableShape | null;
  done: boolean;
}

/** The tables that wait for an opponent. */
export interface LobbyMessage {
  type: 'lobby';
  tables: WaitingTable[];
}

/** A new table, with what opens it; tokens belong into the fragment of a URL. */
export interface MadeTable {
  table: string;
  seat_token: string;
  watch_token: string;
  invite_token: string | null;
  url: string;
  watch_url: string;
  invite_url: string | null;
  colour: 'white' | 'black' | 'both';
}

/** Who is signed in now; `codes` are recovery codes, shown this once. */
export interface MemberShape {
  name: string;
  codes: string[];
}

/** Move along a path of squares, or as written. */
export interface Move {
  type: 'move';
  path?: number[];
  text?: string;
  id?: number;
  seq?: number | null;
}

/** A move on a position: as text, or as the squares it goes over; `moves` come before it. */
export interface MoveAsked {
  sheet?: string | null;
  sheet_toml?: string | null;
  fen?: string | null;
  moves?: string[];
  path?: number[] | null;
  text?: string | null;
}

/** Moves in a row; `comments` stand before the first. */
export interface MoveLine {
  line: MoveNode[];
  comments: string[];
  result: string;
}

/** One move of a tree; `pdn` is its text in the game, `text` names squares as the board does. */
export interface MoveNode {
  pdn: string;
  text: string;
  path: number[];
  captured: number[];
  crowns: boolean;
  fen: string;
  board: string;
  turn: 'white' | 'black' | '';
  suffix: string;
  setup: string;
  nags: number[];
  comments: string[];
  variations: MoveLine[];
}

/** A move: its text, its squares, what it takes. */
export interface MoveView {
  text: string;
  path: number[];
  captured: number[];
  crowns: boolean;
  long: string;
}

/** Hear nothing more of what the other side says, or (`on` false) hear it again. */
export interface Mute {
  type: 'mute';
  on?: boolean;
  id?: number;
  seq?: number | null;
}

/** A game of the visitor's, with what opens it again; `board` and `turn` are as it stands. */
export interface MyGame {
  table: string;
  sheet: string;
  sheet_name: string;
  mode: string;
  control: string | null;
  against: string;
  players: Record<string, Player>;
  colour: 'white' | 'black' | 'both';
  status: 'open' | 'playing' | 'over';
  result: string | null;
  plies: number;
  board: string;
  turn: 'white' | 'black';
  updated: number;
  seat_token: string;
  url: string;
}

/** Say what one is called; two at one device name the `side`, else it is that to move. */
export interface Name {
  type: 'name';
  name: string;
  side?: 'white' | 'black' | null;
  id?: number;
  seq?: number | null;
}

/** Another name. */
export interface NewName {
  name: string;
}

/** An offence that waits for an answer; `says` has a `title`, too. */
export interface OffenceView {
  by: 'white' | 'black';
  says: Phrase;
  article: string | null;
  path: number[];
  missed: MoveView[];
  huffable: number[];
}

/** The most that one search gets: seconds, lines, threads, and the megabytes it has. */
export interface Offer {
  seconds: number;
  lines: number;
  threads: number;
  memory: number;
}

/** Offer a draw. */
export interface OfferDraw {
  type: 'offer-draw';
  id?: number;
  seq?: number | null;
}

/** A sheet with all its rules, and the openings that may be drawn for a game by it. */
export interface OfferedSheet {
  id: string;
  name: string;
  special: string;
  board: SheetBoard;
  letters: string[];
  languages: string[];
  shelf: string;
  spot: string;
  theme: string;
  men: number;
  start: string;
  fen: string;
  pdn_type: number;
  first: 'white' | 'black';
  colours_by_lot: boolean;
  colours: Record<'white' | 'black', string>;
  geometry: GeometryView;
  table: Record<string, any>;
  draws: Draw[];
  draw_options: DrawOption[];
  articles: string[];
  fields: FieldView[];
  ballots: BallotOffer | null;
}

/** A position; `own`: look at the visitor's games instead of the operator's. */
export interface OpeningsAsked {
  sheet?: string | null;
  sheet_toml?: string | null;
  fen?: string | null;
  own?: boolean;
}

/** How many games the operator's collection has. */
export interface OpeningsOffer {
  games: number;
}

/** What was played in a position, the most played move first, and some of the games. */
export interface OpeningsShape {
  name: string | null;
  games: number;
  moves: ContinuationShape[];
  samples: SampleShape[];
}

/** Something the reader may do now besides moving. */
export interface OptionView {
  kind: string;
  square: number | null;
  says: Phrase;
}

/** How a position ends the game by itself. */
export interface OutcomeShape {
  winner: 'white' | 'black' | null;
  reason: string;
  title: string;
  text: string;
}

/** How the game ended; `title` says who has won, `says` why. */
export interface OutcomeView {
  winner: 'white' | 'black' | null;
  reason: string;
  title: Phrase;
  says: Phrase;
  article: string | null;
  result: string;
}

/** A password. */
export interface OwnPassword {
  password: string;
}

/** One's own rating in a pool, with what it was after each of the last games. */
export interface OwnRating {
  sheet: string;
  sheet_name: string;
  speed: 'blitz' | 'rapid' | 'classical' | 'correspondence';
  mode: 'guided' | 'table';
  rating: number;
  deviation: number;
  provisional: boolean;
  games: number;
  history: RatedStep[];
}

/** What only one side, or only who plays both, may know or do. */
export interface OwnView {
  options: OptionView[];
  muted: boolean;
  may_point: boolean;
}

/** The rules of one sheet in one language: its articles, then where it is silent. */
export interface Page {
  sheet: string;
  lang: string;
  right_to_left: boolean;
  title: string;
  special: string;
  try_it: string;
  articles: Part[];
  readings_title: string;
  readings_note: string;
  readings: Part[];
}

/** An article with its number, or a group of rules on which the sheet is silent. */
export interface Part {
  number: string | null;
  label: string | null;
  title: string;
  sentences: Sentence[];
  trials: Trial[];
}

/** PDN as text; the sheet is for games that neither name theirs nor show another by moves. */
export interface PdnAsked {
  sheet?: string | null;
  sheet_toml?: string | null;
  pdn: string;
}

/** A message of the catalogue by its `key`, and its arguments; the same in every language. */
export interface Phrase {
  key: string;
  args: Record<string, string | number>;
}

/** Ask whether the server is there. */
export interface Ping {
  type: 'ping';
}

/** A move that was made, the position after it, how far draw rules have counted, and the end. */
export interface PlayedShape {
  position: PositionShape;
  move: WrittenMove;
  counters: string[];
  outcome: OutcomeShape | null;
}

/** Who plays a side. */
export interface Player {
  kind: 'person' | 'computer' | 'open';
  name: string;
  level: number | 'best' | null;
}

/** Say that the piece on a square should have captured, where slips are not announced. */
export interface Point {
  type: 'point';
  square: number;
  id?: number;
  seq?: number | null;
}

/** A side has pointed at a piece, and whether it had a capture to make. */
export interface PointedView {
  by: 'white' | 'black';
  square: number;
  found: boolean;
}

/** The server is there. */
export interface PongMessage {
  type: 'pong';
}

/** A position: of a FEN, the start without one, and after some moves. */
export interface PositionAsked {
  sheet?: string | null;
  sheet_toml?: string | null;
  fen?: string | null;
  moves?: string[];
  geometry?: boolean;
}

/** A position and what may be played; `must` are the squares of pieces that have to take. */
export interface PositionShape {
  sheet: string;
  fen: string;
  board: string;
  turn: 'white' | 'black';
  moves: WrittenMove[];
  ways: number[][];
  must: number[];
  outcome: OutcomeShape | null;
  geometry: GeometryView | null;
}

/** Who is there. */
export interface PresenceMessage {
  type: 'presence';
  white: boolean;
  black: boolean;
  watchers: number;
  left?: Record<'white' | 'black', number>;
  patience?: number | null;
}

/** What a visitor has learned. */
export interface ProgressShape {
  solved: number;
  met: number;
  due: [string, string][];
  row: number;
  best_row: number;
  days: number;
  races: Record<string, number>;
  squares: Record<string, number>;
  lessons: Record<string, string[]>;
}

/** How it went: solved at once, solved with a hint, or missed. */
export interface PuzzleMet {
  outcome: 'solved' | 'helped' | 'missed';
}

/** A puzzle without its solution; `takes` is how many pieces its biggest capture takes. */
export interface PuzzleShape {
  id: string;
  goal: 'win' | 'draw';
  difficulty: number;
  takes: number;
  themes: ThemeShape[];
  position: PositionShape;
}

/** The puzzles of a sheet: how many in all, of each difficulty and of each theme. */
export interface PuzzleShelfShape {
  sheet: string;
  count: number;
  levels: Count[];
  themes: Count[];
  printable: boolean;
}

/** What a device is to sign: `options` go to the browser, `challenge` comes back. */
export interface Question {
  challenge: string;
  options: Record<string, any>;
}

/** How many puzzles were solved, or squares found, before the time was over. */
export interface RaceRun {
  solved: number;
}

/** A rating after a game. */
export interface RatedStep {
  at: number;
  rating: number;
}

/** Why a move is not allowed, and what is required instead. */
export interface RefusalShape {
  code: string;
  title: string;
  text: string;
  article: string | null;
  field: string;
  attempt: number[];
  squares: number[];
  required: WrittenMove[];
}

/** The command was not accepted, and why. */
export interface RefusedMessage {
  type: 'refused';
  id: number;
  code: string;
  title: string;
  text: string;
  article: string | null;
  required: MoveView[];
  attempt: number[];
}

/** Ask for another game with colours swapped. */
export interface Rematch {
  type: 'rematch';
  id?: number;
  seq?: number | null;
}

/** The next game is at another table. */
export interface RematchMessage {
  type: 'rematch';
  table: string;
  watch_token: string;
  seat_token: string | null;
  colour: string | null;
}

/** Tell those who run the server: `said` is the event of a line of talk, 0 the other's name. */
export interface Report {
  type: 'report';
  said?: number;
  why?: string;
  id?: number;
  seq?: number | null;
}

/** Give the game up; two at one device name the `side`, else it is that to move. */
export interface Resign {
  type: 'resign';
  side?: 'white' | 'black' | null;
  id?: number;
  seq?: number | null;
}

/** A rules page with what a board needs for its positions. */
export interface RulesShape {
  page: Page;
  name: string;
  special: string;
  letters: string;
  shelf: string;
  languages: string[];
  sides: Record<string, string>;
  squares: string;
  start: string;
  geometry: GeometryView;
}

/** A game with the position; `id` opens it. */
export interface SampleShape {
  id: string;
  white: string;
  black: string;
  event: string;
  date: string;
  result: 'white' | 'draw' | 'black' | 'open';
  plies: number;
}

/** Say something to all at the table. */
export interface Say {
  type: 'chat';
  text: string;
  id?: number;
  seq?: number | null;
}

/** One side of the table; an open seat waits for somebody. */
export interface Seat {
  kind?: 'person' | 'computer' | 'open';
  name?: string;
  level?: number | 'best' | null;
  rating?: string;
}

/** One rule in words: `field` is what it says, `note` how the sheet was read. */
export interface Sentence {
  text: string;
  field: string;
  note: string | null;
}

/** The board of a sheet; `mirrored`: its dark corner is on the right. */
export interface SheetBoard {
  width: number;
  height: number;
  squares: 'dark' | 'all';
  dark_corner: 'left' | 'right';
  men_rows: number[];
  mirrored: boolean;
}

/** A sheet as its card shows it; `start` has one letter a square. */
export interface SheetCard {
  id: string;
  name: string;
  special: string;
  board: SheetBoard;
  letters: string[];
  languages: string[];
  shelf: string;
  spot: string;
  theme: string;
  men: number;
  start: string;
  fen: string;
  pdn_type: number;
  first: 'white' | 'black';
  colours_by_lot: boolean;
  colours: Record<'white' | 'black', string>;
}

/** The solution with the best defences, and what the idea is called. */
export interface SolutionShape {
  moves: WrittenMove[];
  themes: ThemeShape[];
}

/** Where a rule comes from: the article that says it, or our reading where it is silent. */
export interface Source {
  article: string | null;
  reading: string | null;
  sheet: string;
  also: string | null;
}

/** Let the offending move stand. */
export interface Stand {
  type: 'stand';
  id?: number;
  seq?: number | null;
}

/** The table after an event: `view` is the same for all, `own` for one pair of eyes. */
export interface StateMessage {
  type: 'state';
  view: View;
  players: Record<'white' | 'black', Seat>;
  own: OwnView;
}

/** Think no more. */
export interface Stop {
  type: 'stop';
}

/** Say that the next touch only straightens. */
export interface Straighten {
  type: 'straighten';
  id?: number;
  seq?: number | null;
}

/** The hints for one turn, each telling more than the one before; `events` is that turn. */
export interface TableHints {
  events: number;
  steps: HintStep[];
}

/** What does not change in a game; tokens only for those who play. */
export interface TableInfo {
  id: string;
  sheet: WholeSheet;
  start: string;
  mode: 'guided' | 'table';
  slips: 'announced' | 'silent';
  touch_move: boolean;
  control: string | null;
  draw_options: DrawOption[];
  against: 'computer' | 'beside' | 'link' | 'lobby';
  players: Record<'white' | 'black', Seat>;
  watch_url_token?: string | null;
  invite_token?: string | null;
  ballot?: string | null;
}

/** How a position ends with best play, for the side to move, and a line that shows it. */
export interface TableShape {
  result: 'win' | 'draw' | 'loss';
  plies: number | null;
  line: WrittenMove[];
}

/** The name of the table that the game goes on at. */
export interface TakenOver {
  table: string;
}

/** A seat, with what opens it. */
export interface TakenSeat {
  seat_token: string;
  watch_token: string;
  colour: 'white' | 'black';
}

/** How many pieces of a side are off the board. */
export interface TakenView {
  men: number;
  kings: number;
}

/** A theme, its name, and the article of the rule that it lives by. */
export interface ThemeShape {
  id: string;
  name: string;
  article: string | null;
}

/** Touch a piece of one's own. */
export interface Touch {
  type: 'touch';
  square: number;
  id?: number;
  seq?: number | null;
}

/** A position to try: what is asked, and what a refused move is told. */
export interface Trial {
  fen: string;
  colour: string;
  ask: string;
  move: string;
  question: string | null;
  refused: string | null;
  code: string | null;
  title: string | null;
  reason: string | null;
  counts: boolean;
}

/** Why nothing comes: the code, sentence and facts of a refusal over HTTP. */
export interface Trouble {
  type: 'problem';
  id: number;
  code: string;
  message: string;
  detail: Record<string, any>;
}

/** A table as everybody sees it; `entries` begin at `entries_from`. */
export interface View {
  seq: number;
  fen: string;
  board: string;
  turn: 'white' | 'black';
  plies: number;
  moves: MoveView[];
  ways: number[][];
  must: number[];
  entries_from: number;
  entries: EntryView[];
  offence: OffenceView | null;
  hand: HandView;
  counters: CounterView[];
  claims: MoveView[];
  clock: ClockView | null;
  offer: 'white' | 'black' | null;
  takeback: 'white' | 'black' | null;
  rematch: ('white' | 'black')[];
  outcome: OutcomeView | null;
  taken: Record<'white' | 'black', TakenView>;
  thinking: boolean;
  pointed: PointedView | null;
  may_abort: boolean;
}

/** Every engine is thinking for somebody else; it will be this visitor's turn soon. */
export interface Waiting {
  type: 'waiting';
  id: number;
  text: string;
}

/** A table in the lobby; `age` in seconds. */
export interface WaitingTable {
  sheet: string;
  sheet_name: string;
  mode: 'guided' | 'table';
  slips: 'announced' | 'silent';
  control: string | null;
  draw_options: string[];
  name: string;
  colour: 'white' | 'black';
  ballot: string | null;
  rated: string | null;
  rating: string;
  table: string;
  age: number;
}

/** The shortest way to win, with the best defence; or a move that keeps the draw. */
export interface WayShape {
  moves: WrittenMove[];
}

/** Where one sits, the table and all that has happened. */
export interface Welcome {
  type: 'welcome';
  seat: 'white' | 'black' | 'both' | null;
  table: TableInfo;
  view: View;
  own: OwnView;
  last_id: number;
}

/** A sheet with its geometry and every rule, each with its article or reading. */
export interface WholeSheet {
  id: string;
  name: string;
  special: string;
  board: SheetBoard;
  letters: string[];
  languages: string[];
  shelf: string;
  spot: string;
  theme: string;
  men: number;
  start: string;
  fen: string;
  pdn_type: number;
  first: 'white' | 'black';
  colours_by_lot: boolean;
  colours: Record<'white' | 'black', string>;
  geometry: GeometryView;
  table: Record<string, any>;
  draws: Draw[];
  draw_options: DrawOption[];
  articles: string[];
  fields: FieldView[];
}

/** Why a move is refused; nothing if it is not. */
export interface WhyShape {
  refusal: RefusalShape | null;
}

/** Have the offending move taken back. */
export interface Withdraw {
  type: 'withdraw';
  id?: number;
  seq?: number | null;
}

/** A legal move; `pdn` is its text in written games, which may name squares otherwise. */
export interface WrittenMove {
  text: string;
  path: number[];
  captured: number[];
  crowns: boolean;
  long: string;
  pdn: string;
}

export type TableAsked =
  | Hello
  | Ping
  | Beat
  | Move
  | Touch
  | Straighten
  | Point
  | Huff
  | Withdraw
  | Stand
  | OfferDraw
  | AcceptDraw
  | DeclineDraw
  | ClaimDraw
  | Resign
  | Abort
  | ClaimLeft
  | AskTakeback
  | AcceptTakeback
  | DeclineTakeback
  | Rematch
  | Name
  | Say
  | Mute
  | Report;

export type TableTold =
  | Beat
  | Welcome
  | Ack
  | RefusedMessage
  | StateMessage
  | PresenceMessage
  | ChatMessage
  | RematchMessage
  | LobbyMessage
  | PongMessage
  | Bye;

export type StudyAsked =
  | Analyse
  | Stop;

export type StudyTold =
  | Lines
  | Waiting
  | Trouble;
