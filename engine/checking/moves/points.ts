/**
 * Boards on which points are made, played by hand: a position is a score and rows of signs, a move makes new
 * rows by looking at signs. The rules are written down once more, from their words. Shares nothing with the
 * rest of the engine.
 */
import type { HandRules } from './hand-rules.ts';
import { checkerboardFamily, countFrom, scoredRowsOf, scoredSpelled } from './notations.ts';

export type Tally = { readonly score: number; readonly rows: readonly string[] };

export type HandPlayer = 'left' | 'right';

const readTally = (text: string): Tally => {
  const [first, second] = text.split(' ');
  return second === undefined
    ? { score: 0, rows: first.split('/') }
    : { score: numberOf(first), rows: second.split('/') };
};

/** 3, -0.5 or 1/3. */
function numberOf(text: string): number {
  const [top, bottom = '1'] = text.split('/');
  return Number(top) / Number(bottom);
}

export const printTally = ({ score, rows }: Tally): string =>
  score === 0 ? rows.join('/') : `${score} ${rows.join('/')}`;

/** Rows with other signs at some cells. */
type Change = readonly [row: number, cell: number, sign: string];

const changed = (rows: readonly string[], changes: readonly Change[]): readonly string[] =>
  changes.reduce<readonly string[]>(
    (now, [row, cell, sign]) => now.with(row, now[row].slice(0, cell) + sign + now[row].slice(cell + 1)),
    rows,
  );

const sides = { left: { own: 'l', enemy: 'r', sign: 1 }, right: { own: 'r', enemy: 'l', sign: -1 } } as const;

const fourWays = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

/**
 * Every line of jumps: over one enemy onto the empty cell behind, again and again the same way, with a stop
 * after each.
 */
function lineJumps(tally: Tally, player: HandPlayer, worth: number): readonly Tally[] {
  const { own, enemy, sign } = sides[player];
  const found: Tally[] = [];
  for (const [y, row] of tally.rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (row[x] !== own) continue;
      for (const [down, across] of fourWays) {
        let now = tally;
        for (let [atY, atX] = [y, x]; ; [atY, atX] = [atY + 2 * down, atX + 2 * across]) {
          const over = now.rows[atY + down]?.[atX + across];
          const behind = now.rows[atY + 2 * down]?.[atX + 2 * across];
          if (over !== enemy || behind !== '.') break;
          now = {
            score: now.score + sign * worth,
            rows: changed(now.rows, [
              [atY, atX, '.'],
              [atY + down, atX + across, '.'],
              [atY + 2 * down, atX + 2 * across, own],
            ]),
          };
          found.push(now);
        }
      }
    }
  }
  return found;
}

const diskonnectMoves = (tally: Tally, player: HandPlayer): readonly Tally[] => lineJumps(tally, player, 1);

/**
 * The stones of a player that are missing after some play of the other alone, for any places of these stones.
 */
function deadStones({ rows }: Tally, stuck: HandPlayer): number {
  const { own } = sides[stuck];
  const dead = new Set<string>();
  const seen = new Set<string>();
  const queue: Tally[] = [{ score: 0, rows }];
  for (const tally of queue) {
    const text = printTally({ ...tally, score: 0 });
    if (seen.has(text)) continue;
    seen.add(text);
    for (const [y, row] of rows.entries()) {
      for (let x = 0; x < row.length; x++) {
        // Only the other moves, so that a stone that stays is where it was.
        if (row[x] === own && tally.rows[y][x] !== own) dead.add(`${y} ${x}`);
      }
    }
    queue.push(...diskonnectMoves(tally, stuck === 'left' ? 'right' : 'left'));
  }
  return dead.size;
}

function kobberMoves(tally: Tally, player: HandPlayer): readonly Tally[] {
  const { own, enemy, sign } = sides[player];
  const stepped: Tally[] = [];
  for (const [y, row] of tally.rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      for (const [down, across] of fourWays) {
        if (row[x] !== own || tally.rows[y + down]?.[x + across] !== enemy) continue;
        const rows = changed(tally.rows, [
          [y, x, '.'],
          [y + down, x + across, own],
        ]);
        stepped.push({ score: tally.score + sign, rows });
      }
    }
  }
  return [...stepped, ...lineJumps(tally, player, 0)];
}

/**
 * The moves of one row of digits: a piece takes its neighbour to the right when Left moves it, and to the
 * left when Right does.
 */
function takeMoves(tally: Tally, player: HandPlayer, takes: (mover: number, taken: number) => boolean) {
  const [row] = tally.rows;
  const found: Tally[] = [];
  for (let x = 0; x + 1 < row.length; x++) {
    const pair = row.slice(x, x + 2);
    if (pair.includes('.')) continue;
    const [mover, taken] = player === 'left' ? [...pair].map(Number) : [...pair].map(Number).toReversed();
    if (!takes(mover, taken)) continue;
    const after = player === 'left' ? `.${mover}` : `${mover}.`;
    found.push({
      score: tally.score + (player === 'left' ? taken : -taken),
      rows: [row.slice(0, x) + after + row.slice(x + 2)],
    });
  }
  return found;
}

/** The most that a player can take who moves alone until nothing is left to take. */
export function mostTaken(
  tally: Tally,
  player: HandPlayer,
  takes: (mover: number, taken: number) => boolean,
): number {
  const ends = takeMoves({ ...tally, score: 0 }, player, takes).map(
    ({ score, rows }) => Math.abs(score) + mostTaken({ score: 0, rows }, player, takes),
  );
  return Math.max(0, ...ends);
}

/** Boxes all four of whose edges are drawn. Rows of edges alternate: horizontal, vertical, …, horizontal. */
const boxesDrawn = (rows: readonly string[]): number => {
  let count = 0;
  for (let y = 0; y + 2 < rows.length; y += 2) {
    for (let x = 0; x < rows[y].length; x++) {
      if (rows[y][x] + rows[y + 1][x] + rows[y + 1][x + 1] + rows[y + 2][x] === 'xxxx') count++;
    }
  }
  return count;
};

/** Whole turns: who completes a box must draw again, if there is an edge to draw. */
function dotsMoves(tally: Tally, player: HandPlayer): readonly Tally[] {
  const ends = new Map<string, Tally>();
  const turn = (now: Tally): void => {
    for (const [y, row] of now.rows.entries()) {
      for (let x = 0; x < row.length; x++) {
        if (row[x] !== '.') continue;
        const rows = changed(now.rows, [[y, x, 'x']]);
        const made = boxesDrawn(rows) - boxesDrawn(now.rows);
        const next = { score: now.score + (player === 'left' ? made : -made), rows };
        if (made > 0 && rows.join('').includes('.')) turn(next);
        else ends.set(printTally(next), next);
      }
    }
  };
  turn(tally);
  return [...ends.values()];
}

type PointRules = Pick<HandRules, 'families'> & {
  /** The letters of its rows. */
  readonly letters: string;
  moves(tally: Tally, player: HandPlayer): readonly Tally[];
  /** What a stuck player pays. */
  penalty(tally: Tally, stuck: HandPlayer): number;
};

const byPoints = ({ letters, families = {}, moves, penalty }: PointRules): HandRules => ({
  notation: scoredRowsOf(letters),
  spelling: scoredSpelled,
  families,
  moves(text) {
    const tally = readTally(text);
    return { left: moves(tally, 'left').map(printTally), right: moves(tally, 'right').map(printTally) };
  },
  endScore(text, player) {
    const tally = readTally(text);
    const pays = penalty(tally, player);
    return tally.score + (player === 'left' ? -pays : pays);
  },
});

const otherThan = { left: 'right', right: 'left' } as const;

const takingRules = (may: (mover: number, taken: number) => boolean): HandRules =>
  byPoints({
    letters: '\\d.',
    families: { digits: { numbers: { n: 1, w: 0 }, write: '[0123456789]^n' } },
    moves: (tally, player) => takeMoves(tally, player, may),
    penalty: (tally, stuck) => mostTaken(tally, otherThan[stuck], may),
  });

/** By the ruleset's id. */
export const pointRules: Readonly<Record<string, HandRules>> = {
  diskonnect: byPoints({ letters: 'lr.x', moves: diskonnectMoves, penalty: deadStones }),
  kobber: byPoints({
    letters: 'lr.x',
    families: { checkerboard: checkerboardFamily('lr') },
    moves: kobberMoves,
    penalty: () => 0,
  }),
  'take-small': takingRules((mover, taken) => taken <= mover),
  'take-tall': takingRules((mover, taken) => taken >= mover),
  'dots-and-boxes': byPoints({
    letters: '.x',
    families: {
      boxes: {
        numbers: { r: 1, c: 1 },
        write: (r, c) =>
          countFrom(0, 2 * r)
            .map((line) => '.'.repeat(c + (line % 2)))
            .join('/'),
      },
    },
    moves: dotsMoves,
    penalty: () => 0,
  }),
};
