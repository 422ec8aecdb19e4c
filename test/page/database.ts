/**
 * The functions of the database's library that the app calls, over a map. Records are cloned as a browser
 * clones them.
 */

type Doing = 'readonly' | 'readwrite';

const records = new Map<string, unknown>();

const all = {
  get: (key: string) => structuredClone(records.get(key)),
  getAll: ([from, to]: readonly [string, string]) =>
    [...records].flatMap(([key, record]) => (key >= from && key <= to ? [structuredClone(record)] : [])),
  put: (record: unknown, key: string) => void records.set(key, structuredClone(record)),
  delete: (keys: string | readonly [string, string]) => {
    for (const key of [...records.keys()])
      if (typeof keys === 'string' ? key === keys : key >= keys[0] && key <= keys[1]) records.delete(key);
  },
};

export const emptyDatabase = (): void => records.clear();

/** How many records there are. */
export const storedRecords = (): number => records.size;

export const createStore = () => async (_doing: Doing, use: (store: typeof all) => unknown) => await use(all);
export const promisifyRequest = async (answer: unknown) => answer;
export const get = async (key: string) => all.get(key);
export const set = async (key: string, record: unknown) => all.put(record, key);
export const del = async (key: string) => all.delete(key);
export const delMany = async (keys: readonly string[]) => keys.forEach(all.delete);
