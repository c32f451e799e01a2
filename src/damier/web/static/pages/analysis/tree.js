/**
 * A game as a tree: every node is a position, its first child the main line, the others variations.
 *
 *     const tree = Tree.read(game);          // a game as the server reads PDN
 *     const node = tree.add(tree.root, move, position);
 *     tree.promote(node); tree.remove(node); tree.write()
 */

/**
 * @typedef {import('wire').MoveNode} NodeData
 * @typedef {import('wire').MoveLine} LineData
 * @typedef {import('wire').GameTree} GameData
 */

const COMMAND = /\[%[^\]]*\]/g;

export class Node {
  /** @type {Node[]} */ children = [];
  /** @type {number[]} */ nags = [];
  /** @type {string[]} */ comments = [];
  /** What stands before the first move of a line. @type {string[]} */ before = [];
  /** What ends a line. */ result = '';

  /**
   * @param {Node | null} parent
   * @param {Partial<NodeData>} move
   */
  constructor(parent, move) {
    this.parent = parent;
    this.pdn = move.pdn ?? '';
    this.text = move.text ?? '';
    this.path = move.path ?? [];
    this.captured = move.captured ?? [];
    this.crowns = move.crowns ?? false;
    this.fen = move.fen ?? '';
    this.board = move.board ?? '';
    this.turn = move.turn ?? '';
    this.suffix = move.suffix ?? '';
    this.setup = move.setup ?? '';
  }

  /** Whether the board can show it. */
  get playable() {
    return this.fen !== '';
  }

  /** The words of its comments, without commands such as [%clk 0:05:00]. */
  get said() {
    return this.comments
      .map((each) => each.replace(COMMAND, '').trim())
      .filter(Boolean)
      .join(' ');
  }

  set said(words) {
    const commands = this.comments.flatMap((each) => each.match(COMMAND) ?? []);
    this.comments = [words.trim() && words, ...commands].filter(Boolean);
  }

  /**
   * White's advantage in men as an earlier analysis wrote it; nothing if none did.
   * @returns {number | null}
   */
  get score() {
    const found = this.comments.join(' ').match(/\[%eval (#?)(-?[\d.]+)\]/);
    if (!found) return null;
    return found[1] ? (found[2].startsWith('-') ? -Infinity : Infinity) : Number(found[2]);
  }

  /** Where it stands: which child at every branching, from the root. @returns {number[]} */
  get place() {
    return this.line.map((node) => node.parent?.children.indexOf(node) ?? 0);
  }

  /** The nodes from the first move to this one. @returns {Node[]} */
  get line() {
    const found = [];
    for (let node = /** @type {Node} */ (this); node.parent; node = node.parent)
      found.unshift(node);
    return found;
  }
}

export class Tree {
  /** @param {string} fen @param {string} board @param {NodeData['turn']} turn */
  constructor(fen, board = '', turn = '') {
    this.root = new Node(null, { fen, board, turn });
    /** @type {[string, string][]} */
    this.tags = [];
    this.result = '';
  }

  /** @param {GameData} game */
  static read(game) {
    const tree = new Tree(game.start_fen);
    tree.tags = game.tags;
    tree.result = game.result;
    grow(tree.root, game);
    tree.root.comments = game.comments;
    if (tree.root.children[0]) tree.root.children[0].before = [];
    return tree;
  }

  /** The main line. @returns {Node[]} */
  get main() {
    const found = [];
    for (let node = this.root.children[0]; node; node = node.children[0]) found.push(node);
    return found;
  }

  /** The node at a place, or the last one on the way there. @param {number[]} place */
  at(place) {
    let node = this.root;
    for (const index of place) {
      const next = node.children[index];
      if (!next?.playable) break;
      node = next;
    }
    return node;
  }

  /** Whether there is nothing but a position. */
  get isBare() {
    return !(this.root.children.length || this.root.comments.length || this.tags.length);
  }

  /** @param {string} name @returns {string} */
  tag(name) {
    return this.tags.find(([known]) => known.toLowerCase() === name.toLowerCase())?.[1] ?? '';
  }

  /** Change a tag; an empty one goes. @param {string} name @param {string} value */
  setTag(name, value) {
    const at = this.tags.findIndex(([known]) => known.toLowerCase() === name.toLowerCase());
    if (at < 0) {
      if (value) this.tags.push([name, value]);
    } else if (value) this.tags[at][1] = value;
    else this.tags.splice(at, 1);
  }

  /** The last node of the line that goes on from here. @param {Node} node */
  end(node) {
    while (node.children[0]?.playable) node = node.children[0];
    return node;
  }

  /**
   * Play a move: the node that has it already, or a new last variation.
   * @param {Node} parent
   * @param {import('../study/book.js').Move} move
   * @param {import('../study/book.js').Position} after
   */
  add(parent, move, after) {
    const known = parent.children.find(
      (child) => child.fen === after.fen && child.text === move.text,
    );
    if (known) return known;
    const node = new Node(parent, {
      ...move,
      fen: after.fen,
      board: after.board,
      turn: after.turn,
    });
    parent.children.push(node);
    return node;
  }

  /** Make a node's line the main one where it branches off last. @param {Node} node */
  promote(node) {
    for (let at = node; at.parent; at = at.parent) {
      const place = at.parent.children.indexOf(at);
      if (place > 0) {
        at.parent.children.splice(place, 1);
        at.parent.children.splice(place - 1, 0, at);
        return;
      }
    }
  }

  /** Whether a node stands in a variation. @param {Node} node */
  isVariation(node) {
    return node.line.some((each) => each.parent?.children[0] !== each);
  }

  /**
   * Cut a node off with all that follows; return where that leaves us.
   * @param {Node} node
   * @returns {Node}
   */
  remove(node) {
    const parent = node.parent ?? this.root;
    parent.children = parent.children.filter((child) => child !== node);
    return parent;
  }

  /** @returns {GameData} */
  write() {
    return {
      tags: this.tags,
      start_fen: this.root.fen,
      line: written(this.root.children[0]),
      comments: this.root.comments,
      result: this.result,
    };
  }
}

/** @param {Node} parent @param {LineData | GameData} line */
function grow(parent, line) {
  line.line.forEach((data, index) => {
    const node = new Node(parent, data);
    node.nags = data.nags;
    node.comments = data.comments;
    if (index === 0) node.before = line.comments;
    parent.children.push(node);
    for (const variation of data.variations) grow(parent, variation);
    parent = node;
  });
  if (line.line.length) parent.result = line.result;
}

/** @param {Node | undefined} first @returns {NodeData[]} */
function written(first) {
  const line = [];
  for (let node = first; node; node = node.children[0]) line.push(nodeData(node));
  return line;
}

/** @param {Node} node @returns {NodeData} */
function nodeData(node) {
  const others = node.parent?.children[0] === node ? node.parent.children.slice(1) : [];
  const { pdn, text, path, captured, crowns, fen, board, turn, suffix, setup, nags, comments } =
    node;
  const variations = others.map((other) => ({
    line: written(other),
    comments: other.before,
    result: last(other).result,
  }));
  return {
    pdn,
    text,
    path,
    captured,
    crowns,
    fen,
    board,
    turn: /** @type {any} */ (turn),
    suffix,
    setup,
    nags,
    comments,
    variations,
  };
}

/** @param {Node} node */
function last(node) {
  while (node.children[0]) node = node.children[0];
  return node;
}
