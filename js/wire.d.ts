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
  id: string | null;
  username: string | null;
  title: 'BOT' | null;
  registration: 'open' | 'invited' | 'closed';
  has_password: boolean;
  fresh: boolean;
  codes_left: number;
  operator: boolean;
  pupil: boolean;
  may_mail: boolean;
  mail: string | null;
  mail_confirmed: boolean;
  banned: BanShape | null;
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

/** Who has answered what; `move` is nothing where they have not. */
export interface AnswerView {
  called: string;
  move: string;
  right: boolean | null;
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

/** Who may enter, and how rounds begin; what is left out stays as it is. */
export interface AskedArrangements {
  entry?: 'everybody' | 'link' | 'director' | null;
  guests?: boolean | null;
  online?: boolean | null;
  lead?: number | null;
  patience?: number | null;
  pause?: number | null;
}

/** Whom to ban: by name, by address, or whom a report is about; without `days` for good. */
export interface AskedBan {
  name?: string | null;
  address?: string | null;
  table?: string | null;
  side?: 'white' | 'black' | null;
  whole_address?: boolean;
  days?: number | null;
  reason?: string;
}

/** Block whoever sits opposite, or (`on` false) do so no more. */
export interface AskedBlock {
  on?: boolean;
}

/** Who wants a board. */
export interface AskedBoard {
  name?: string;
}

/** A game that somebody proposes to somebody; `colour` is the proposer's. */
export interface AskedChallenge {
  name: string;
  sheet?: string;
  control?: string | null;
  mode?: 'guided' | 'table';
  colour?: 'white' | 'black' | 'lot';
  rated?: boolean;
}

/** A new club or class. */
export interface AskedClub {
  name: string;
  kind?: 'club' | 'class';
  called?: string;
}

/** Something the director does: a command of a tournament, told apart by its `type`. */
export interface AskedDeed {
  deed: Record<string, any>;
}

/** A device to tell, as the browser's `toJSON` gives it. */
export interface AskedDevice {
  endpoint: string;
  keys: DeviceKeys;
}

/** Under which name to enter; whoever is signed in enters under that of the account. */
export interface AskedEntry {
  name?: string;
}

/** Follow somebody by name, or a tournament; `on` false: no more. */
export interface AskedFollow {
  kind: 'person' | 'tournament';
  target: string;
  on?: boolean;
}

/** What a class is to do until `due`, in seconds since 1970; what is left out is not asked. */
export interface AskedHomework {
  title: string;
  sheet: string;
  due: number;
  puzzles?: number;
  difficulty?: 'easy' | 'middle' | 'hard';
  lesson?: number;
  ending?: string;
  level?: number;
}

/** How many links, and for how many days. */
export interface AskedInvitations {
  count?: number;
  days?: number;
}

/** What to be told, by push and by mail. */
export interface AskedKinds {
  kinds: ('turn' | 'late' | 'over' | 'challenge' | 'followed')[];
  mail_kinds: ('turn' | 'late' | 'over' | 'challenge' | 'followed')[];
}

/** Moves from where the game stands, each as the squares it goes over. */
export interface AskedLine {
  moves: number[][];
}

/** Whose account it is: a name, or a mail address. */
export interface AskedLink {
  who: string;
}

/** Whose challenges one hears: nobody's, those of people one has played with, everybody's. */
export interface AskedManners {
  heeds: 'nobody' | 'played' | 'people';
}

/** A name for a new account. */
export interface AskedName {
  name: string;
  invitation?: string;
}

/** What to remember. */
export interface AskedNote {
  text: string;
}

/** Against whom: the computer, somebody beside you, by a link, or from the lobby. */
export interface AskedOpponent {
  kind?: 'computer' | 'beside' | 'link' | 'lobby';
  level?: number | 'best';
}

/** Somebody with an account. */
export interface AskedPerson {
  name: string;
}

/** A whole plan, which takes the place of the one there was; nothing in it: no plan. */
export interface AskedPlan {
  turns: PlannedTurn[];
}

/** Somebody whom the director enters. */
export interface AskedPlayer {
  name: string;
  rating?: number;
}

/** A list of players for over the board. */
export interface AskedPlayers {
  players: AskedPlayer[];
}

/** Names as people have them, and by what the pupils will sign in. */
export interface AskedPupils {
  names: string[];
  way?: 'pictures' | 'words';
}

/** A name and one of its recovery codes. */
export interface AskedRecovery {
  name: string;
  code: string;
  bring?: boolean;
}

/** A bad name, and a better one. */
export interface AskedRename {
  name: string;
  to: string;
  reason?: string;
}

/** A report of a tournament that was begun elsewhere, to go on with here over the board. */
export interface AskedReport {
  sheet?: string;
  sheet_toml?: string | null;
  mode?: 'guided' | 'table';
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
  report: string;
}

/** Who may join. */
export interface AskedRule {
  rule: 'open' | 'invited' | 'closed';
}

/** Who wants the open seat, and by which right. */
export interface AskedSeat {
  invite_token?: string | null;
  lobby?: boolean;
  name?: string;
  rated?: boolean;
}

/** What was done about a report. */
export interface AskedSettling {
  table: string;
  side: 'white' | 'black';
  note?: string;
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

/** What is played, by which clock, and on how many boards. */
export interface AskedSimul {
  sheet?: string;
  sheet_toml?: string | null;
  control?: string | null;
  extra?: number;
  most?: number;
  colour?: 'white' | 'black' | 'alternate';
  name?: string;
  listed?: boolean;
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
  shown?: boolean | null;
}

/** A token for a program: what it is called, and what it may do. */
export interface AskedToken {
  label?: string;
  scopes: ('games:read' | 'challenges' | 'bot')[];
}

/** A tournament to be held. */
export interface AskedTournament {
  entry?: 'everybody' | 'link' | 'director' | null;
  guests?: boolean | null;
  online?: boolean | null;
  lead?: number | null;
  patience?: number | null;
  pause?: number | null;
  sheet?: string;
  sheet_toml?: string | null;
  mode?: 'guided' | 'table';
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
  name: string;
  system?: 'swiss' | 'round-robin' | 'knockout' | 'arena';
  rounds?: number;
  cycles?: number;
  minutes?: number;
  points?: '2-1-0' | '1-½-0' | null;
  tiebreaks?:
    | ('solkoff'
    | 'solkoff-cut'
    | 'sonneborn-berger'
    | 'direct'
    | 'wins'
    | 'game-points')[];
  games?: number;
  tied?: 'replay' | 'seed' | 'director';
  accelerated?: boolean;
  deck?: string;
  seeding?: 'rating' | 'entry';
  rated?: boolean;
  club?: string | null;
}

/** How many days to be away from now on; 0: back now. */
export interface AskedVacation {
  days: number;
}

/** A word that nobody is called and nobody says. */
export interface AskedWord {
  word: string;
}

/** The question whether to draw an opening, the answer that no, and the decks there are. */
export interface BallotOffer {
  ask: string;
  none: string;
  decks: DeckView[];
}

/** Somebody who may not come in; an address has no `name`, and is kept as a print only. */
export interface BanRow {
  id: string;
  kind: 'visitor' | 'address';
  name: string;
  made: number;
  until: number | null;
  reason: string;
  by: string;
}

/** Why somebody may not play here, and until when, if that has an end. */
export interface BanShape {
  until: number | null;
  reason: string;
}

/** Sent every two seconds by the server, and at once sent back: the line is up. */
export interface Beat {
  type: 'beat';
}

/** Somebody with a settled rating; `page`: there is a page of theirs that one may see. */
export interface BestPlayer {
  name: string;
  rating: number;
  page: boolean;
}

/** What a club is shown now: a `BlackboardView`, nothing while there is nothing. */
export interface BlackboardMessage {
  type: 'blackboard';
  club: string;
  view: any;
}

/** What is on the board, and what one may know besides. */
export interface BlackboardView {
  seq: number;
  teaches: boolean;
  sheet: string;
  sheet_toml: string | null;
  start: string;
  fen: string;
  board: string;
  turn: 'white' | 'black';
  below: 'white' | 'black';
  moves: MoveView[];
  ways: number[][];
  must: number[];
  last: MoveView | null;
  line: string[];
  at: number;
  strokes: StrokeView[];
  stage: 'off' | 'show' | 'open' | 'closed';
  question: number;
  asked: string;
  asked_here: boolean;
  mine: MoveView | null;
  right: boolean | null;
  spread: SpreadView[] | null;
  spread_shown: boolean;
  answered: number;
  asked_of: number;
  people: AnswerView[];
  solution: string[];
  solved: boolean;
}

/** One of those that one has blocked. */
export interface BlockId {
  id: string;
}

/** Whom one has blocked; guests, and who has gone, have no `name`. */
export interface BlockShape {
  id: string;
  name: string | null;
  made: number;
}

/** A move for an answer, and the number of the question that it answers. */
export interface BoardAnswer {
  path: number[];
  question: number;
}

/** All arrows and rings that are to be there. */
export interface BoardDrawing {
  strokes: DrawnStroke[];
}

/** A move by its squares. */
export interface BoardMove {
  path: number[];
}

/** One of those who have joined, by the place on the list. */
export interface BoardNumber {
  number: number;
}

/** What is asked, if it is not which move one would play. */
export interface BoardQuestion {
  text?: string;
}

/** What to show: a puzzle of a built-in sheet by its id, or a FEN and moves that lead on. */
export interface BoardSetUp {
  sheet?: string | null;
  sheet_toml?: string | null;
  puzzle?: string | null;
  fen?: string | null;
  moves?: string[];
  at?: number;
}

/** Whether everybody sees how many chose which move. */
export interface BoardSpread {
  on: boolean;
}

/** How many moves of the line are to be shown. */
export interface BoardStep {
  at: number;
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

/** What a round was for a player: opponent (0: none), colour, points as shown, and its mark. */
export interface CellShape {
  round: number;
  opponent: number;
  colour: 'white' | 'black' | null;
  points: string;
  mark: string;
}

/** One of those that are listed. */
export interface ChallengeName {
  id: string;
}

/** A challenge as a page shows it; `name` is the other's, `url` leads to the table. */
export interface ChallengeView {
  id: string;
  incoming: boolean;
  name: string;
  bot: boolean;
  sheet: string;
  sheet_name: string;
  control: string | null;
  mode: string;
  colour: 'white' | 'black' | 'lot';
  rated: boolean;
  state: 'open' | 'accepted' | 'declined';
  ends: number;
  url: string | null;
}

/** The challenges to and from whoever is signed in, and whose they hear. */
export interface ChallengesView {
  heeds: 'nobody' | 'played' | 'people';
  bot: boolean;
  challenges: ChallengeView[];
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

/** Another name, or whether members chat; what is left out stays. */
export interface ClubChange {
  name?: string | null;
  chat?: boolean | null;
}

/** The code of a club, as a link, a QR code or a teacher tells it. */
export interface ClubCodeTyped {
  code: string;
  called?: string;
}

/** Whether there is to be a code, a fresh one; without, nobody comes in. */
export interface ClubCodeWanted {
  on: boolean;
}

/** The ratings of a club in one pool, the best first. */
export interface ClubLadder {
  sheet: string;
  sheet_name: string;
  speed: 'blitz' | 'rapid' | 'classical' | 'correspondence';
  mode: 'guided' | 'table';
  players: ClubRating[];
}

/** A club in the list of one's own. */
export interface ClubLine {
  id: string;
  name: string;
  kind: 'club' | 'class';
  role: 'owner' | 'teacher' | 'member';
  members: number;
}

/** What somebody is called inside. */
export interface ClubMemberCalled {
  person: string;
  called: string;
}

/** Somebody in the club. */
export interface ClubMemberId {
  person: string;
}

/** What somebody is to be from now on. */
export interface ClubMemberRole {
  person: string;
  role: 'teacher' | 'member';
}

/** Somebody in the club; `name` is the account's, told to those who may know it. */
export interface ClubMemberShape {
  person: string;
  called: string;
  role: 'owner' | 'teacher' | 'member';
  name: string | null;
  pupil: boolean;
  me: boolean;
}

/** One of the noticeboard's. */
export interface ClubNoteId {
  id: string;
}

/** What is pinned up, by whom; `mine`: whoever asks may take it down. */
export interface ClubNoteShape {
  id: string;
  at: number;
  by: string;
  text: string;
  mine: boolean;
}

/** Somebody's rating as it is shown, such as `1523?`. */
export interface ClubRating {
  called: string;
  rating: string;
}

/** A club from inside; `code` is told to those who look after it, None if there is none. */
export interface ClubShape {
  id: string;
  name: string;
  kind: 'club' | 'class';
  role: 'owner' | 'teacher' | 'member';
  pupil: boolean;
  chat: boolean;
  code: string | null;
  members: ClubMemberShape[];
  notes: ClubNoteShape[];
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

/** A device not to tell any more. */
export interface DeviceAddress {
  endpoint: string;
}

/** One of those that the account lists. */
export interface DeviceId {
  id: string;
}

/** What a notice is encrypted for. */
export interface DeviceKeys {
  p256dh: string;
  auth: string;
}

/** Where somebody is signed in, or a passkey; `here`: by this request. */
export interface DeviceShape {
  id: string;
  device: string;
  made: number;
  used: number;
  here: boolean;
}

/** The event that came of it; `wanted` is the round that is still being paired. */
export interface DoneDeed {
  seq: number;
  wanted: number;
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

/** An arrow, or a ring where both ends are one square. */
export interface DrawnStroke {
  start: number;
  end: number;
  ink?: 'green' | 'red' | 'yellow' | 'blue';
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

/** Something done; `sheet` is the one whose course was finished, `level` which was beaten. */
export interface FeatShape {
  name: 'shot' | 'level' | 'post' | 'rated' | 'leaflets' | 'course' | 'ending' | 'row';
  at: number | null;
  count: number;
  level: string;
  sheet: string;
  sheet_name: string;
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

/** Games that began alike, and how they went. */
export interface FirstMovesShape {
  moves: string[];
  name: string | null;
  games: number;
  won: number;
  drawn: number;
  lost: number;
}

/** People whose pages one may see, and tournaments. */
export interface FollowShape {
  people: string[];
  tournaments: FollowedTournament[];
}

/** A tournament that one follows, and how far it has come. */
export interface FollowedTournament {
  tournament: string;
  name: string;
  status: string;
  rounds: number;
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

/** A pairing with its results so far; `tables` are where its games are played, by game. */
export interface GameShape {
  board: number;
  white: number;
  black: number;
  results: ('white' | 'draw' | 'black' | 'white-absent' | 'black-absent' | 'both-absent' | null)[];
  score: string;
  open: boolean;
  tied: boolean;
  winner: number | null;
  tables: string[];
}

/** One game: tags in the order of the file, the first position and the moves. */
export interface GameTree {
  tags: [string, string][];
  start_fen: string;
  line: MoveNode[];
  comments: string[];
  result: string;
}

/** Some games, the latest first; `next` asks for those before them. */
export interface GamesPage {
  games: PersonGame[];
  next: string | null;
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

/** One of the class's. */
export interface HomeworkId {
  id: string;
}

/** How far a pupil has come, task by task. */
export interface HomeworkRow {
  called: string;
  marks: ('done' | 'tried' | 'open')[];
}

/** What a class is to do; `rows` are all pupils for those who teach, one's own for a pupil. */
export interface HomeworkShape {
  id: string;
  title: string;
  made: number;
  due: number;
  tasks: HomeworkTaskShape[];
  rows: HomeworkRow[];
}

/** One thing to do; `name` says it for a lesson, `number` is its number in the course. */
export interface HomeworkTaskShape {
  kind: 'puzzle' | 'lesson' | 'ending' | 'game';
  sheet: string;
  what: string;
  number: number;
  name: string;
  moves: number;
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

/** A sentence about one's games: its key, its numbers, and what could be trained. */
export interface InsightShape {
  key: string;
  counts: Record<string, number>;
  theme: string;
  theme_name: string;
  sheet: string;
}

/** What was found in `games` games; `waiting`: how many may be looked at now. */
export interface InsightsShape {
  games: number;
  waiting: number;
  found: InsightShape[];
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
  shown: boolean;
}

/** A link that nobody has used yet. */
export interface InvitationShape {
  id: string;
  made: number;
  until: number;
  by: string;
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

/** Where a line leads, with what may be played there, and the texts of its moves. */
export interface LinePosition {
  board: string;
  turn: 'white' | 'black';
  moves: MoveView[];
  ways: number[][];
  must: number[];
  texts: string[];
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

/** A line of a list of tournaments. */
export interface ListedTournament {
  tournament: string;
  name: string;
  system: 'swiss' | 'round-robin' | 'knockout' | 'arena';
  sheet: string;
  sheet_name: string;
  status: 'entering' | 'playing' | 'over';
  players: number;
  rounds: number;
  rounds_in_all: number;
  online: boolean;
  made: number;
}

/** The tables that wait for an opponent. */
export interface LobbyMessage {
  type: 'lobby';
  tables: WaitingTable[];
}

/** Something that an operator did; no `operator`: by the command line. */
export interface LogLine {
  id: number;
  at: number;
  operator: string;
  deed: string;
  about: string;
  words: string;
}

/** Links to the page of accounts, shown this once. */
export interface MadeInvitations {
  links: string[];
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

/** A new token, shown this once. */
export interface MadeToken {
  id: string;
  token: string;
}

/** A new tournament; passes belong into the fragment of a URL. */
export interface MadeTournament {
  tournament: string;
  url: string;
  director_pass: string;
  entry_pass: string;
}

/** Where letters are to go; nothing: nowhere. */
export interface MailAddress {
  address: string;
}

/** What stood in the letter. */
export interface MailCode {
  code: string;
}

/** What stood in the letter; `bring`: the games of this browser come along. */
export interface MailedLink {
  token: string;
  bring?: boolean;
}

/** Whether whoever asks may challenge somebody, and whether that is a bot. */
export interface MayChallenge {
  may: boolean;
  bot: boolean;
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

/** What somebody is in a tournament; passes are for its director only. */
export interface MyTournament {
  player: number | null;
  director: boolean;
  may_enter: boolean;
  name: string;
  director_pass: string | null;
  entry_pass: string | null;
}

/** Say what one is called; two at one device name the `side`, else it is that to move. */
export interface Name {
  type: 'name';
  name: string;
  side?: 'white' | 'black' | null;
  id?: number;
  seq?: number | null;
}

/** Something to pin up: plain text. */
export interface NewClubNote {
  text: string;
}

/** Another name. */
export interface NewName {
  name: string;
}

/** The next board that waits for the host, and how many do; nothing for others. */
export interface NextBoard {
  hosts: boolean;
  table: string | null;
  waiting: number;
}

/** A line of the log: when, by whom, what was done, and to what. */
export interface NoteShape {
  at: number;
  by: string;
  fact: string;
  about: Record<string, any>;
}

/** What a visitor wants; `push_key` and `may_mail` say what the server can do. */
export interface NoticeShape {
  push_key: string | null;
  may_mail: boolean;
  kinds: ('turn' | 'late' | 'over' | 'challenge' | 'followed')[];
  mail_kinds: ('turn' | 'late' | 'over' | 'challenge' | 'followed')[];
  mail: string | null;
  confirmed: boolean;
  devices: number;
}

/** The games being played, and how each stands; sent anew whenever one comes or goes. */
export interface NowMessage {
  type: 'now';
  at: number;
  games: ShownGame[];
  positions: ShownPosition[];
  featured: string | null;
  followed: string[];
  more: number;
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

/** How the server is doing, and what is in force. */
export interface OperatorShape {
  name: string;
  fresh: boolean;
  version: string;
  processes: ProcessShape[];
  people: number;
  games: number;
  bytes: number;
  troubles: TroubleShape[];
  registration: 'open' | 'invited' | 'closed';
  operators: string[];
  words: string[];
  bans: BanRow[];
  invitations: InvitationShape[];
}

/** Who sat on the other side; `page`: there is a page of theirs that one may see. */
export interface OpponentShape {
  kind: 'person' | 'computer' | 'open';
  name: string;
  level: number | 'best' | null;
  page: boolean;
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

/** Somebody's rating in a pool, with what it was after each of the last games. */
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

/** A game of somebody's that is over, as they see it; `outcome` is None if both were they. */
export interface PersonGame {
  table: string;
  sheet: string;
  sheet_name: string;
  colour: 'white' | 'black' | 'both';
  outcome: 'won' | 'drawn' | 'lost' | null;
  result: string;
  opponent: OpponentShape | null;
  rated: boolean;
  speed: string;
  plies: number;
  board: string;
  ended: number;
}

/** How somebody's games by a sheet began, with each colour. */
export interface PersonOpenings {
  sheet: string;
  white: FirstMovesShape[];
  black: FirstMovesShape[];
}

/** Somebody, as far as one may see; `games`: theirs as well. `own`: it is oneself. */
export interface PersonShape {
  name: string;
  since: number;
  own: boolean;
  games: boolean;
  ratings: OwnRating[];
  puzzles: number;
  feats: FeatShape[];
  sheets: PlayedSheet[];
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

/** A line of the standings; tie-breaks in the order of the terms, as shown. */
export interface PlaceShape {
  rank: number;
  player: number;
  points: string;
  tiebreaks: string[];
  won: number;
  drawn: number;
  lost: number;
  cells: CellShape[];
}

/** If the other goes over `when`, the answer goes over `answer`; `next` is what follows. */
export interface PlannedTurn {
  when: number[];
  answer: number[];
  next: PlannedTurn[];
}

/** A move that was made, the position after it, how far draw rules have counted, and the end. */
export interface PlayedShape {
  position: PositionShape;
  move: WrittenMove;
  counters: string[];
  outcome: OutcomeShape | null;
}

/** A sheet that somebody has played by, and how many games. */
export interface PlayedSheet {
  sheet: string;
  sheet_name: string;
  games: number;
}

/** Who plays a side. */
export interface Player {
  kind: 'person' | 'computer' | 'open';
  name: string;
  level: number | 'best' | null;
}

/** Somebody who takes part; `kind` is how: with an account, as a guest, or over the board. */
export interface PlayerShape {
  number: number;
  name: string;
  rating: number;
  here: boolean;
  kind: string;
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

/** How games of the last `now` stand that have gone on since, at most once a second. */
export interface PositionsMessage {
  type: 'positions';
  at: number;
  positions: ShownPosition[];
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

/** Who sees one's page with its ratings, and the games on it; `listed` among the best. */
export interface PrivacyShape {
  page: 'me' | 'people' | 'everybody';
  games: 'me' | 'people' | 'everybody';
  listed: boolean;
}

/** What nobody but one player sees of a table; `dropped` says why a plan is over. */
export interface PrivatePage {
  note: string;
  turns: PlannedTurn[];
  dropped: 'other-move' | 'offer' | 'gone' | 'not-possible' | null;
  may_plan: boolean;
}

/** One process of the site. */
export interface ProcessShape {
  name: string;
  rooms: number;
  people: number;
  jobs: number;
  version: string;
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

/** A finished game of a pupil's; `score` is theirs, `level` the computer's. */
export interface PupilGame {
  table: string;
  ended: number;
  sheet: string;
  sheet_name: string;
  score: number | null;
  level: string;
  opponent: string;
}

/** A pupil, and the class where they go. */
export interface PupilMove {
  person: string;
  to: string;
}

/** A pupil, and by what they will sign in from now on. */
export interface PupilReset {
  person: string;
  way?: 'pictures' | 'words';
}

/** What is printed for a pupil; the secret is told this once. */
export interface PupilSlip {
  person: string;
  called: string;
  name: string;
  way: 'pictures' | 'words';
  secret: string;
}

/** How it went: solved at once, solved with a hint, missed, or solved after one of these. */
export interface PuzzleMet {
  outcome: 'solved' | 'helped' | 'missed' | 'mended';
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

/** Tell those who run the server, once a game, what is wrong with the other side. */
export interface Report {
  type: 'report';
  said?: number;
  why?: string;
  reason?: 'talk' | 'name' | 'unfair' | 'leaves' | 'other' | null;
  id?: number;
  seq?: number | null;
}

/** A report with its game: `url` shows it, `talk` is all that was said. */
export interface ReportShape {
  table: string;
  side: 'white' | 'black';
  made: number;
  reason: string;
  words: string;
  said: number;
  reporter: string;
  about: string;
  account: string | null;
  has_address: boolean;
  result: string | null;
  plies: number;
  url: string;
  talk: SaidShape[];
  settled: number | null;
  note: string;
  by: string;
}

/** Give the game up; two at one device name the `side`, else it is that to move. */
export interface Resign {
  type: 'resign';
  side?: 'white' | 'black' | null;
  id?: number;
  seq?: number | null;
}

/** A round as it was paired; `starts` is when its clocks start, in seconds since the epoch. */
export interface RoundShape {
  number: number;
  paired: number;
  starts: number;
  ballot: number | null;
  games: GameShape[];
  out: SittingShape[];
}

/** One of those that are listed. */
export interface RowId {
  id: string;
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

/** Something said at a table. */
export interface SaidShape {
  seq: number;
  side: 'white' | 'black';
  text: string;
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
  bot?: boolean;
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

/** A game that everybody may watch now: what does not change of it. */
export interface ShownGame {
  table: string;
  sheet: string;
  name: string;
  width: number;
  height: number;
  squares: 'dark' | 'all';
  mirrored: boolean;
  white: string;
  black: string;
  white_rating: string;
  black_rating: string;
  control: string | null;
  tournament: string;
  simul: string;
  board: number;
}

/** How a game stands that is watched from afar: `path` and `captured` are of the last move. */
export interface ShownPosition {
  table: string;
  seq: number;
  plies: number;
  pieces: string;
  turn: 'white' | 'black';
  path: number[];
  captured: number[];
  clock: ClockView | null;
  result: string | null;
  watchers: number;
}

/** Somebody who plays the host, and how it stands; `score` is the host's, of one point. */
export interface SimulBoard {
  number: number;
  name: string;
  mine: boolean;
  table: string | null;
  colour: 'white' | 'black';
  pieces: string;
  turn: 'white' | 'black' | null;
  plies: number;
  result: string | null;
  score: number | null;
  waits: boolean;
}

/** A simul; `mine`: whoever asks gives it. `score` and `played` count boards that are over. */
export interface SimulShape {
  simul: string;
  sheet: string;
  sheet_name: string;
  control: string | null;
  extra: number;
  most: number;
  colour: 'white' | 'black' | 'alternate';
  name: string;
  listed: boolean;
  status: 'open' | 'playing' | 'over' | 'off';
  mine: boolean;
  made: number;
  boards: SimulBoard[];
  score: number;
  played: number;
}

/** Somebody who sits a round out, and how. */
export interface SittingShape {
  player: number;
  kind: 'bye' | 'full' | 'half' | 'zero';
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

/** A move that was answered, by how many; `right`: it is the solution, None: not told yet. */
export interface SpreadView {
  move: MoveView;
  count: number;
  right: boolean | null;
}

/** Let the offending move stand. */
export interface Stand {
  type: 'stand';
  id?: number;
  seq?: number | null;
}

/** Whether whoever asks may play here. */
export interface StandingShape {
  banned: BanShape | null;
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

/** An arrow, or a ring where both ends are one square. */
export interface StrokeView {
  start: number;
  end: number;
  ink: 'green' | 'red' | 'yellow' | 'blue';
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
  tournament?: string;
  shown?: boolean;
  simul?: string;
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

/** One of those that the account lists. */
export interface TokenId {
  id: string;
}

/** A token: what it may do, and when it was last used. */
export interface TokenShape {
  id: string;
  label: string;
  scopes: ('games:read' | 'challenges' | 'bot')[];
  made: number;
  used: number | null;
}

/** Touch a piece of one's own. */
export interface Touch {
  type: 'touch';
  square: number;
  id?: number;
  seq?: number | null;
}

/** A tournament as it is now: a `TournamentView`. */
export interface TournamentMessage {
  type: 'tournament';
  tournament: string;
  view: any;
}

/** A tournament as it is now. */
export interface TournamentView {
  id: string;
  seq: number;
  name: string;
  system: 'swiss' | 'round-robin' | 'knockout' | 'arena';
  sheet: string;
  own_name: string;
  mode: string;
  control: string | null;
  deck: string;
  rated: boolean;
  club: string | null;
  points: '2-1-0' | '1-½-0';
  rounds_in_all: number;
  minutes: number;
  games_each: number;
  accelerated: boolean;
  tiebreaks: ('solkoff' | 'solkoff-cut' | 'sonneborn-berger' | 'direct' | 'wins' | 'game-points')[];
  entry: 'everybody' | 'link' | 'director';
  guests: boolean;
  online: boolean;
  lead: number;
  patience: number;
  pause: number | null;
  status: string;
  complete: boolean;
  wanted: number;
  failed: string | null;
  ends: number | null;
  players: PlayerShape[];
  rounds: RoundShape[];
  standings: PlaceShape[];
  apart: [number, number][];
  byes: ([number, number, 'bye' | 'full' | 'half' | 'zero'])[];
  log: NoteShape[];
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

/** An error that was logged lately in this process. */
export interface TroubleShape {
  at: string;
  words: string;
}

/** Until when somebody is away (seconds from now), and the days that the year still has. */
export interface VacationShape {
  left: number | null;
  days: number;
  a_year: number;
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
  resting: Record<'white' | 'black', number>;
  rated: boolean;
}

/** Every engine is thinking for somebody else; it will be this visitor's turn soon. */
export interface Waiting {
  type: 'waiting';
  id: number;
  text: string;
}

/** How many challenges wait for an answer of whoever is signed in. */
export interface WaitingChallenges {
  count: number;
}

/** A game against somebody else that goes on; `left` are seconds until a flag falls. */
export interface WaitingGame {
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
  mine: boolean;
  left: number | null;
  resting: number | null;
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
  shown: boolean;
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

/** Where the game is. */
export interface WhereTo {
  table: string;
  url: string;
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
  | NowMessage
  | PositionsMessage
  | TournamentMessage
  | BlackboardMessage
  | PongMessage
  | Bye;

export type StudyAsked =
  | Analyse
  | Stop;

export type StudyTold =
  | Lines
  | Waiting
  | Trouble;
