/** The joint moves of several game graphs beside one another, the vertices of each after those of the one before it. */
import type { JointMoves, NamedMoves, PairRows } from './joint-moves.ts';

/** Names and numbers that two graphs share stand in the tables once for each. O(order + moves + pairs). */
export function jointMovesOfAll(all: readonly JointMoves[]): JointMoves {
  const orders = all.map(({ scores }) => scores.length);
  const before = (counts: readonly number[]): readonly number[] =>
    counts.map((_, i) => counts.slice(0, i).reduce((sum, count) => sum + count, 0));
  const firsts: Firsts = {
    vertex: before(orders),
    name: before(all.map(({ names }) => names.length)),
    number: before(all.map(({ numbers }) => numbers.length)),
  };
  const [left, right] = (['left', 'right'] as const).map((side) =>
    movesOfAll(
      all.map((joint) => joint[side]),
      firsts,
    ),
  );
  return {
    names: all.flatMap(({ names }) => names),
    numbers: all.flatMap(({ numbers }) => numbers),
    left,
    right,
    pairs: pairsOfAll(all, firsts),
    scores: shifted(
      all.map(({ scores }) => scores),
      firsts.number,
    ),
    ...(all.every(({ ends }) => ends !== undefined) && {
      ends: shifted(
        all.map(({ ends = [] }) => ends),
        firsts.number,
      ),
    }),
  };
}

type Firsts = Readonly<Record<'vertex' | 'name' | 'number', readonly number[]>>;

/** The columns one after the other, each entry that is not −1 raised by what came before its graph. */
function shifted(columns: readonly ArrayLike<number>[], by: readonly number[]): Int32Array {
  const all = new Int32Array(columns.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const [i, column] of columns.entries())
    for (let at = 0; at < column.length; at++) all[place++] = column[at] < 0 ? -1 : column[at] + by[i];
  return all;
}

function startsOfAll(all: readonly { readonly starts: Uint32Array }[]): Uint32Array {
  const starts = [0];
  for (const each of all) {
    const first = starts[starts.length - 1];
    for (let v = 1; v < each.starts.length; v++) starts.push(first + each.starts[v]);
  }
  return Uint32Array.from(starts);
}

function movesOfAll(all: readonly NamedMoves[], firsts: Firsts): NamedMoves {
  return {
    starts: startsOfAll(all),
    names: Uint32Array.from(
      shifted(
        all.map(({ names }) => names),
        firsts.name,
      ),
    ),
    targets: shifted(
      all.map(({ targets }) => targets),
      firsts.vertex,
    ),
    gains: shifted(
      all.map(({ gains }) => gains),
      firsts.number,
    ),
  };
}

function pairsOfAll(all: readonly JointMoves[], { vertex, number }: Firsts): PairRows {
  const movesBefore = (side: 'left' | 'right'): readonly number[] =>
    all.map((_, i) => all.slice(0, i).reduce((sum, joint) => sum + joint[side].names.length, 0));
  const column = (of: (pairs: PairRows) => ArrayLike<number>, by: readonly number[]): Int32Array =>
    shifted(
      all.map(({ pairs }) => of(pairs)),
      by,
    );
  return {
    starts: startsOfAll(all.map(({ pairs }) => pairs)),
    left: Uint32Array.from(column(({ left }) => left, movesBefore('left'))),
    right: Uint32Array.from(column(({ right }) => right, movesBefore('right'))),
    targets: Uint32Array.from(column(({ targets }) => targets, vertex)),
    gains: column(({ gains }) => gains, number),
  };
}
