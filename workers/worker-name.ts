/**
 * A worker's name is unique, for it is also the name of the worker's lock, and says which code the worker
 * fetches as soon as it starts.
 */

/** What a worker may fetch before it is asked for it. */
export type FetchedEarly = 'figures' | 'nothing';

const start = 'grundy/worker';

/** `word` is random. */
export const workerName = (early: FetchedEarly, word: string): string => `${start}/${early}/${word}`;

export const fetchesFiguresEarly = (name: string): boolean => name.startsWith(workerName('figures', ''));
