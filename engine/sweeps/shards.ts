/**
 * The rows of a shard: one of several parts of a sweep that different machines work on. In each group of as
 * many consecutive rows as there are shards, each shard takes one row, so that all shards have the same size
 * and the expensive rows, which are mostly together at the end, are spread. The shard that begins changes
 * from one group to the next by the golden ratio: taken in the same order, four shards of boards with four
 * widths would have one width each.
 */
import { accepted, type Result, refused } from '../result.ts';

/** The i-th of n shards. */
export type Shard = { readonly number: number; readonly of: number };

const mostShards = 1_000_000;

/** Reads `3/8`. They may be counted from 0 or from 1: the last of n is n/n and 0/n. */
export function readShard(text: string): Result<Shard> {
  const parts = /^(\d{1,7})\/(\d{1,7})$/.exec(text.trim());
  const [number, of] = parts ? [Number(parts[1]), Number(parts[2])] : [0, 0];
  if (of < 1 || of > mostShards)
    return refused([
      { place: '', says: `is "${text}", which is not a shard; write 1/8 to 8/8 for eight shards` },
    ]);
  if (number > of)
    return refused([
      {
        place: '',
        says: `there is no shard ${number} of ${of}; write 1/${of} to ${of}/${of}, or 0/${of} to ${of - 1}/${of}`,
      },
    ]);
  return accepted({ number, of });
}

const golden = (Math.sqrt(5) - 1) / 2;

/** Whether a row belongs to a shard. Each row belongs to one of 1/n, …, n/n. */
export function isInShard(row: number, { number, of }: Shard): boolean {
  const group = Math.floor(row / of);
  const turned = Math.floor(((group * golden) % 1) * of);
  return (row + turned) % of === number % of;
}

/** All rows up to a count that belong to a shard and are not there yet, in order. */
export function* rowsOfShard(
  count: number,
  shard: Shard,
  isThere: (row: number) => boolean = () => false,
): Generator<number, void, void> {
  for (let row = 0; row < count; row++) if (isInShard(row, shard) && !isThere(row)) yield row;
}
