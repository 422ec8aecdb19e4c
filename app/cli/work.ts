/**
 * How the command line lets the library work: synchronously, in this process, with refusals in the words of
 * its options.
 */
import { setFlagsFromString } from 'node:v8';
import { nearestWord } from '../../engine/answers/index.ts';
import type { Result } from '../../engine/result.ts';
import type { Asker } from '../library/asker.ts';
import { attempted } from '../library/refusals.ts';
import type { Work } from '../library/slices.ts';
import type { Progress } from '../library/types.ts';

/** A person who gives options to a command. */
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

/**
 * Does the work. `nodes` is the size of its graph, or 0 if the graph is not generated yet; without it, V8
 * keeps its settings.
 */
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

/** The most nodes of a small graph. */
const mostSmall = 1 << 14;

/**
 * Before version 12, V8 counted bytes of executed code; since then it counts calls. The second of each pair
 * is V8's own setting.
 */
const [patience, haste] =
  Number.parseInt(process.versions.v8, 10) < 12
    ? ['--interrupt-budget=700000', '--interrupt-budget=67584']
    : ['--invocation-count-for-turbofan=15000', '--invocation-count-for-turbofan=3000'];

/**
 * How long a function runs before V8 compiles it a second time, for speed. Most graphs are solved in a tenth
 * of a second, in which V8 by itself compiles some fifty functions, and uses more processor time for them
 * than the work itself needs. On small graphs V8 waits longer, so that it compiles only functions that are
 * worth it; on large graphs it keeps its own setting.
 */
export const compileFor = (nodes: number): void => setFlagsFromString(nodes <= mostSmall ? patience : haste);
