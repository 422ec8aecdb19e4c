/**
 * A program's positions as sums that are solved part by part: a part is an atom, and its key the number of
 * its position.
 */
import type { OverBudget } from '../result.ts';
import type { KeyedParts } from '../rulesets/parts.ts';
import { openAtoms, type SumsOfAtoms } from './atoms.ts';
import type { ProgramPositions } from './positions.ts';

export type ProgramParts = {
  readonly parts: KeyedParts<number>;
  /**
   * Whether a position is solved by them: play from it ends, nothing that follows is entailing or has a
   * score, and all are sums of their atoms. What was looked at is not looked at again. Precondition: a search
   * from it that follows parts is over. O(atoms + moves).
   */
  cover(position: number): boolean;
};

const [OPEN, ENDS] = [1, 2];

export function openProgramParts(positions: ProgramPositions): ProgramParts {
  const atoms = openAtoms(positions, 'parts');
  const state = new Map<number, number>();
  const isUsual = (atom: number): boolean => !positions.isGray(atom) && positions.scoreOf(atom) === undefined;

  /** Depth first on a stack of its own: what is met again while it is open lies on a cycle. */
  const ends = (start: number): boolean => {
    const open: { readonly atom: number; readonly next: Iterator<number> }[] = [];
    const enter = (atom: number): boolean => {
      if (!isUsual(atom)) return false;
      state.set(atom, OPEN);
      open.push({ atom, next: atomsAfter(positions, atoms, atom) });
      return true;
    };
    const isOver = (): boolean => {
      for (const { atom } of open) state.delete(atom);
      return false;
    };
    if (!enter(start)) return false;
    while (open.length > 0) {
      const { atom, next } = open[open.length - 1];
      const { done, value } = next.next();
      if (done) {
        state.set(atom, ENDS);
        open.pop();
        continue;
      }
      const known = value < 0 ? OPEN : state.get(value);
      if (known === OPEN) return isOver();
      if (known === undefined && !enter(value)) return isOver();
    }
    return true;
  };

  const textsOf = (own: readonly number[] | OverBudget): readonly string[] =>
    'kind' in own ? [] : own.map(String);

  return {
    parts: {
      kind: 'keys',
      of: (position) => textsOf(atoms.of(position)),
      options(key, record) {
        const { moves } = positions.known(Number(key));
        if (!moves) return;
        const both = new Set(moves.left === moves.right ? moves.left : intersection(moves.left, moves.right));
        for (const option of moves.left)
          record(both.has(option) ? 'either' : 'left', textsOf(atoms.of(option)), false);
        for (const option of moves.right)
          if (!both.has(option)) record('right', textsOf(atoms.of(option)), false);
      },
    },
    cover(position) {
      const own = atoms.of(position);
      return !('kind' in own) && own.every((atom) => state.get(atom) === ENDS || ends(atom));
    },
  };
}

const intersection = (a: readonly number[], b: readonly number[]): readonly number[] => {
  const others = new Set(b);
  return a.filter((each) => others.has(each));
};

/** The atoms of all options; -1 where an option is not a sum. */
function* atomsAfter(
  positions: ProgramPositions,
  atoms: SumsOfAtoms,
  atom: number,
): Generator<number, void, void> {
  const { moves } = positions.known(atom);
  for (const list of moves ? new Set([moves.left, moves.right]) : [])
    for (const option of list) {
      const own = atoms.of(option);
      if ('kind' in own) yield -1;
      else yield* own;
    }
}
