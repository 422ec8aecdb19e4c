/** Nim values of the heaps of any game by a code: by sparse spaces, or with three heaps to a move. */
import { type HeapCode, leavesThree } from './heap-code.ts';
import { openHexadecimalHeaps } from './hexadecimal-heaps.ts';
import { type FoundHeaps, openOctalHeaps } from './octal-heaps.ts';

/** Precondition: no number of counters may be taken besides those of the digits. */
export const openHeaps = (code: HeapCode): FoundHeaps =>
  leavesThree(code) ? openHexadecimalHeaps(code) : openOctalHeaps(code);
