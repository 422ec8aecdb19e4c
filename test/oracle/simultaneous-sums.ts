/**
 * Sums of simultaneous games played out by their definitions, position by position: every choice of both players, every end. Matrices are
 * valued by a solver of the registry, in floating point. Games must be small, with a result for every pair of moves.
 */
import type { JointMoves } from '../../engine/graph/joint-moves.ts';
import { valueByProgram } from './matrix-by-lp.ts';

type Convention = 'normal' | 'scoring' | 'majority';
type Kind = 'disjunctive' | 'conjunctive' | 'continued';
type Side = 'left' | 'right';
type Result = { readonly to: number; readonly gain: number };

function read(joint: JointMoves) {
  const number = (place: number): number =>
    place < 0 ? 0 : Number(joint.numbers[place].numerator) / Number(joint.numbers[place].denominator);
  const solos = (side: Side, v: number): readonly Result[] => {
    const { starts, targets, gains } = joint[side];
    return Array.from({ length: starts[v + 1] - starts[v] }, (_, i) => ({
      to: targets[starts[v] + i],
      gain: number(gains[starts[v] + i]),
    }));
  };
  const pair = (v: number, left: number, right: number): Result => {
    const { starts, targets, gains, ...of } = joint.pairs;
    for (let e = starts[v]; e < starts[v + 1]; e++)
      if (of.left[e] - joint.left.starts[v] === left && of.right[e] - joint.right.starts[v] === right)
        return { to: targets[e], gain: number(gains[e]) };
    throw new Error('every pair has a result');
  };
  /** Whether the player to move wins alternating play beside so many free moves of Right's. */
  const wins = (mover: Side, v: number, free: number): boolean =>
    mover === 'left'
      ? solos('left', v).some(({ to }) => !wins('right', to, free))
      : solos('right', v).some(({ to }) => !wins('left', to, free)) ||
        (free > 0 && !wins('left', v, free - 1));
  /** The same with the players' places changed. */
  const winsBesideLeft = (mover: Side, v: number, free: number): boolean =>
    mover === 'right'
      ? solos('right', v).some(({ to }) => !winsBesideLeft('left', to, free))
      : solos('left', v).some(({ to }) => !winsBesideLeft('right', to, free)) ||
        (free > 0 && !winsBesideLeft('right', v, free - 1));
  const score = (v: number): number => {
    if (joint.scores[v] >= 0) return number(joint.scores[v]);
    let n = 0;
    if (solos('left', v).length > 0) while (wins('left', v, n)) n++;
    else if (solos('right', v).length > 0) while (winsBesideLeft('right', v, n)) n++;
    return solos('left', v).length > 0 ? n : -n || 0;
  };
  return { solos, pair, score };
}

/** All choices of one move in each of these components: by component the move. */
function choices(
  components: readonly number[],
  count: (c: number) => number,
): readonly (readonly number[])[] {
  let all: (readonly number[])[] = [[]];
  for (const c of components)
    all = all.flatMap((before) => Array.from({ length: count(c) }, (_, move) => [...before, move]));
  return components.length === 0 ? [] : all;
}

/** What the sum that begins at these vertices is worth. */
export function sumByPlay(
  joint: JointMoves,
  starts: readonly number[],
  kind: Kind,
  convention: Convention,
): number {
  const { solos, pair, score } = read(joint);
  const can = (side: Side, v: number): boolean => solos(side, v).length > 0;
  const isOver = (v: number): boolean => !(can('left', v) && can('right', v));
  const gained = (gain: number): number => (convention === 'scoring' ? gain : 0);
  const known = new Map<string, number>();

  const atEnd = (position: readonly number[]): number => {
    if (convention === 'normal') {
      const has = (side: Side): boolean =>
        kind === 'disjunctive' ? position.some((v) => can(side, v)) : position.every((v) => can(side, v));
      return Number(has('left')) - Number(has('right'));
    }
    return position
      .filter(isOver)
      .map((v) => (convention === 'scoring' ? score(v) : Number(can('left', v)) - Number(can('right', v))))
      .reduce((a, b) => a + b, 0);
  };

  const worth = (position: readonly number[]): number => {
    const key = position.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const all = position.map((_, c) => c);
    const after = (moved: readonly (readonly [number, Result])[]): number => {
      const next = [...position];
      for (const [c, { to }] of moved) next[c] = to;
      return worth(next) + moved.reduce((sum, [, { gain }]) => sum + gained(gain), 0);
    };
    let cells: number[][];
    if (kind === 'disjunctive') {
      const of = (side: Side) =>
        all.flatMap((c) => solos(side, position[c]).map((solo, move) => ({ c, move, solo })));
      cells = of('left').map((l) =>
        of('right').map((r) =>
          l.c === r.c
            ? after([[l.c, pair(position[l.c], l.move, r.move)]])
            : after([
                [l.c, l.solo],
                [r.c, r.solo],
              ]),
        ),
      );
    } else {
      const live = all.filter((c) => kind === 'conjunctive' || !isOver(position[c]));
      const of = (side: Side) => choices(live, (c) => solos(side, position[c]).length);
      cells = of('left').map((l) =>
        of('right').map((r) => after(live.map((c, i) => [c, pair(position[c], l[i], r[i])]))),
      );
    }
    const isEnd = cells.length === 0 || cells[0].length === 0;
    const found = isEnd ? atEnd(position) : valueByProgram(cells);
    known.set(key, found);
    return found;
  };
  return worth(starts);
}
