/** What is found of the values of a store is kept as long as the store: ids never change their meaning. */
import type { Store } from './store.ts';

/** The thing that belongs to a store; it is made when it is first asked for, and released with the store. */
export function keptWith<T>(make: (store: Store) => T): (store: Store) => T {
  const kept = new WeakMap<Store, T>();
  return (store) => {
    const known = kept.get(store);
    if (known !== undefined) return known;
    const made = make(store);
    kept.set(store, made);
    return made;
  };
}
