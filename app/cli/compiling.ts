/**
 * How long a function runs before V8 compiles it a second time, for speed. Most graphs are solved in a tenth of a second, in which V8
 * by itself compiles some fifty functions, and takes more processor time for them than the work does. On small graphs we
 * have it wait longer, so that only functions that earn it are compiled; large graphs keep its own haste.
 */
import { setFlagsFromString } from 'node:v8';

/** The nodes of a small graph, at most. */
const mostSmall = 1 << 14;

/** V8 counted bytes of code that ran until its version 12, and counts calls since then; the second are its own. */
const [patience, haste] =
  Number.parseInt(process.versions.v8, 10) < 12
    ? ['--interrupt-budget=700000', '--interrupt-budget=67584']
    : ['--invocation-count-for-turbofan=15000', '--invocation-count-for-turbofan=3000'];

/** Must be called before the work on a graph of so many nodes begins, and again when it turns out to have more. */
export const compileFor = (nodes: number): void => setFlagsFromString(nodes <= mostSmall ? patience : haste);
