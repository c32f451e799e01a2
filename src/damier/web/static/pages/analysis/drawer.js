/**
 * Analyses kept in this browser, and nowhere else: IndexedDB `damier`, store `analyses`.
 *
 *     await drawer.put(kept);               // at most MOST of them; the oldest nobody touched goes first
 *     const kept = await drawer.get(id);    // nothing if it is gone, or written by a later damier
 *     const all = await drawer.list();      // what was changed last comes first
 *     await drawer.remove(id);
 *
 * The format of an entry is a promise (docs/reference/analysis.md): FORMAT grows when it changes, and
 * what an earlier one wrote is still read.
 *
 * @typedef {object} Kept
 * @property {number} format
 * @property {string} id
 * @property {number} changed  milliseconds since 1970
 * @property {boolean} own  whether somebody changed it, or only opened it
 * @property {import('../study/book.js').Ref} ref  its rules
 * @property {string} name  of its rules, to be read by people
 * @property {import('./tree.js').GameData} game  with the position after every move
 * @property {{board: string, turn: string}} start  the first position
 * @property {number[]} place  of the move that was shown: which child at every branching
 * @property {boolean} turned
 */

export const FORMAT = 1;
export const MOST = 50;
const STORE = 'analyses';

/** @type {Promise<IDBDatabase> | null} */
let opened = null;

/** @returns {Promise<IDBDatabase>} */
function open() {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open('damier', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: 'id' });
    asked.onsuccess = () => {
      asked.result.onversionchange = () => asked.result.close();
      resolve(asked.result);
    };
    asked.onerror = () => reject(asked.error);
    asked.onblocked = () => reject(new Error('expected a database, got one that is in use'));
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

/**
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => IDBRequest<T>} ask
 * @returns {Promise<T>}
 */
async function within(mode, ask) {
  const store = (await open()).transaction(STORE, mode).objectStore(STORE);
  return new Promise((resolve, reject) => {
    const asked = ask(store);
    // Nothing else is asked: a page that is left now need not hear of it for it to be done.
    store.transaction.commit?.();
    asked.onerror = () => reject(asked.error);
    store.transaction.onabort = () => reject(store.transaction.error);
    if (mode === 'readonly') asked.onsuccess = () => resolve(asked.result);
    else store.transaction.oncomplete = () => resolve(asked.result);
  });
}

/** @param {any} kept @returns {kept is Kept} */
const isReadable = (kept) => kept?.format >= 1 && kept.format <= FORMAT;

export const drawer = {
  /** Let later writes begin at once, also when the page is being left. */
  ready: () => open(),

  /** @param {Kept} kept */
  async put(kept) {
    await within('readwrite', (store) => store.put(kept));
    await makeRoom();
  },

  /** @param {string} id @returns {Promise<Kept | null>} */
  async get(id) {
    const kept = await within('readonly', (store) => store.get(id));
    return isReadable(kept) ? kept : null;
  },

  /** @returns {Promise<Kept[]>} */
  async list() {
    const all = await within('readonly', (store) => store.getAll());
    return all.filter(isReadable).sort((a, b) => b.changed - a.changed);
  },

  /** @param {string} id */
  remove: (id) => within('readwrite', (store) => store.delete(id)),
};

/** Drop what is one too many: first what was only looked at, then the oldest. */
async function makeRoom() {
  const count = await within('readonly', (store) => store.count());
  if (count <= MOST) return;
  const all = await drawer.list();
  const order = [...all.filter(({ own }) => own), ...all.filter(({ own }) => !own)];
  for (const { id } of order.slice(MOST)) await drawer.remove(id);
}
