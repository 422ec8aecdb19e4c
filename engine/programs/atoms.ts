/**
 * Positions as sums of atoms, which are positions that have moves of their own: parts may have parts in turn.
 * Two positions with the same atoms are the same game.
 */
import { known, type OverBudget } from '../result.ts';
import type { ProgramPositions, SearchFollows } from './positions.ts';

export type SumsOfAtoms = {
  /**
   * The atoms of a position in ascending order, as often as they occur, without those that are over; refused
   * where it has too many, or is a part of itself. O(parts) once for a position.
   */
  of(position: number): readonly number[] | OverBudget;
  /**
   * The atoms of a sum of several, from those of its parts: sorted in place, and without those that are over
   * unless all are.
   */
  together(atoms: number[]): readonly number[];
};

/** A sum of more parts has too many moves to be useful. */
const mostAtoms = 1_000;

const impossible = (says: string): OverBudget => ({ kind: 'over-budget', isEndless: true, says });

/**
 * `follows` says whether a position with both moves and parts is an atom or a sum. Precondition: all
 * positions that follow were answered.
 */
export function openAtoms(positions: ProgramPositions, follows: SearchFollows): SumsOfAtoms {
  const found = new Map<number, readonly number[]>();
  /** The parts that are looked into, or none of an atom. */
  const partsOf = (position: number): readonly number[] | undefined => {
    const { moves, parts } = positions.known(position);
    return moves && follows === 'moves' ? undefined : parts;
  };
  /** Whether neither player can move there and nothing counts, so that it changes no sum. */
  const isOver = (atom: number): boolean => {
    const { moves } = positions.known(atom);
    if (!moves || moves.left.length + moves.right.length > 0) return false;
    return !positions.isGray(atom) && positions.scoreOf(atom) === undefined;
  };
  const together = (atoms: number[]): readonly number[] => {
    const all = atoms.sort((a, b) => a - b);
    const live = all.filter((atom) => !isOver(atom));
    // A sum of games that are over is over, too, and the same as one of them.
    return live.length > 0 ? live : all.slice(0, 1);
  };
  return {
    together,
    of(position) {
      const already = found.get(position);
      if (already) return already;
      const open: { readonly position: number; readonly parts: readonly number[]; at: number }[] = [];
      const isOpen = new Set<number>();
      const enter = (next: number): void => {
        const parts = partsOf(next);
        if (!parts) {
          found.set(next, [next]);
          return;
        }
        open.push({ position: next, parts, at: 0 });
        isOpen.add(next);
      };
      enter(position);
      while (open.length > 0) {
        const last = open[open.length - 1];
        while (last.at < last.parts.length && found.has(last.parts[last.at])) last.at++;
        if (last.at < last.parts.length) {
          const next = last.parts[last.at];
          if (isOpen.has(next))
            return impossible(`has a sum in which "${positions.textOf(next)}" is a part of itself`);
          enter(next);
          continue;
        }
        const atoms = together(last.parts.flatMap((part) => found.get(part) ?? []));
        if (atoms.length > mostAtoms)
          return impossible(
            `has a sum of more than ${mostAtoms.toLocaleString('en')} parts, "${positions.textOf(last.position)}"`,
          );
        found.set(last.position, atoms);
        isOpen.delete(last.position);
        open.pop();
      }
      const atoms = found.get(position);
      known(atoms !== undefined, 'what was entered first is closed last');
      return atoms;
    },
  };
}
