/**
 * A database of its own for what must be there when the page ends in the next moment. No other writing is in
 * its way here, and each is committed at once: a browser gives up one that still waits for its commit when
 * the page ends.
 */
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { held } from '../store/held.ts';
import { inTime } from './storage.ts';

const opened = held<UseStore | undefined>(() => undefined);
const store = (): UseStore => {
  opened.now ??= createStore('grundy-rescue', 'records');
  return opened.now;
};

const ignored = (): undefined => undefined;

/** Opens the database, so that {@link writeAtOnce} has it when the page ends. */
export function openRescues(): void {
  if (!opened.now) void store()('readonly', ignored).catch(ignored);
}

/** Writes a record and removes those between two keys. Rejects where storage refuses. */
export const writeAtOnce = (
  key: string,
  record: unknown,
  without?: { readonly from: string; readonly to: string },
): Promise<void> =>
  store()('readwrite', (records) => {
    if (without) records.delete(IDBKeyRange.bound(without.from, without.to));
    records.put(record, key);
    records.transaction?.commit();
    return promisifyRequest(records.transaction);
  });

/** The record of a key; undefined where none is, or storage refuses or is silent. */
export const readAgain = <T>(key: string): Promise<T | undefined> =>
  inTime(
    'reading',
    store()('readonly', (records) => promisifyRequest<T | undefined>(records.get(key))),
  ).catch(ignored);

export function forgetWritten(key: string): void {
  void store()('readwrite', (records) => void records.delete(key)).catch(ignored);
}
