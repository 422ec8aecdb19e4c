/**
 * How the command line has the library work: at once, in this process, with refusals in the words of its options.
 */
import { setFlagsFromString } from 'node:v8';
import { nearestWord } from '../../engine/answers/index.ts';
import type { Result } from '../../engine/result.ts';
import type { Asker } from '../library/asker.ts';
import { attempted } from '../library/refusals.ts';
import type { Work } from '../library/slices.ts';
import type { Progress } from '../library/types.ts';

/** Somebody who gives options to a command. */
export const commandLine: Asker = {
  option(name, given) {
    const option = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return given === undefined ? option : `${option} ${given}`;
  },
  noMeasure(id, measures) {
    const near = nearestWord(id, measures);
    const instead = near ? `did you mean ${near}?` : `give one of ${measures.join(', ')}, or all`;
    return { place: `--measures ${id}`, says: `there is no such measure; ${instead}` };
  },
  otherTheory: '; leave --theory out, and Grundy takes a theory that applies',
  morePositions: 'allow more with --budget COUNT',
  namePieces: 'name nodes by --pieces a,b,c',
  ownSum: 'view.sum',
  atOnce: 'add --play simultaneous',
  allSums: '--all',
  everyQuestion: 'grundy ask FILE lists them',
};

/** Does the work. `nodes` is the size of its graph, or 0 where a graph is yet to be generated; it is left out where V8 may do as it does. */
export function workThrough<Found>(
  work: Work<Found>,
  nodes?: number,
  onProgress?: (progress: Progress) => void,
): Result<Found> {
  return attempted(() => {
    let most = nodes;
    if (most !== undefined) compileFor(most);
    for (;;) {
      const { done, value } = work.next();
      if (done) return value;
      onProgress?.(value);
      if (most === undefined || value.doing === 'playing' || value.done <= most) continue;
      most = value.done;
      compileFor(most);
    }
  });
}

/** The nodes of a small graph, at most. */
const mostSmall = 1 << 14;

/** V8 counted bytes of code that ran until its version 12, and counts calls since then; the second are its own. */
const [patience, haste] =
  Number.parseInt(process.versions.v8, 10) < 12
    ? ['--interrupt-budget=700000', '--interrupt-budget=67584']
    : ['--invocation-count-for-turbofan=15000', '--invocation-count-for-turbofan=3000'];

/**
 * How long a function runs before V8 compiles it a second time, for speed. Most graphs are solved in a tenth of a second, in which V8
 * by itself compiles some fifty functions, and takes more processor time for them than the work does. On small graphs we
 * have it wait longer, so that only functions that earn it are compiled; large graphs keep its own haste.
 */
export const compileFor = (nodes: number): void => setFlagsFromString(nodes <= mostSmall ? patience : haste);
