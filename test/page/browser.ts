/**
 * Loaded before the laws of the page: a browser without a screen. Its storage and its database are maps, its
 * workers are the real pool over message channels of this thread, and its panels are rendered as texts, of
 * the state as it is.
 */
import { vi } from 'vitest';
import type * as zustand from 'zustand';

vi.mock('../../workers/client.ts', async () => {
  const { engine } = await import('./near-workers.ts');
  return { engine };
});
vi.mock('idb-keyval', () => import('./database.ts'));
vi.mock('../../app/store/use-job.ts', () => import('./asked-at-once.ts'));
// A text is rendered of a store's first state, as a server has no other; here it is of the state at that
// moment.
vi.mock('zustand', async (original) => {
  const whole = await original<typeof zustand>();
  const now =
    <T>(first: zustand.StateCreator<T>): zustand.StateCreator<T> =>
    (set, get, store) => {
      Object.assign(store, { getInitialState: store.getState });
      return first(set, get, store);
    };
  const create = <T>(first: zustand.StateCreator<T>) => whole.create<T>(now(first));
  const createStore = <T>(first: zustand.StateCreator<T>) => whole.createStore<T>(now(first));
  return { ...whole, create, createStore };
});
