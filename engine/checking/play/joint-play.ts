/**
 * Simultaneous games by hand, of one component or of several, written from the description of the sums and
 * conventions alone: the round that is played at a position, what it is worth where play is over, and what
 * each position is worth by its matrix, and where one player sees the other's choice of the joint round. What
 * one row of a table finds, the next one finds again.
 */
import { known } from '../../result.ts';
import type { MoveByHand, RoundByHand, RoundsByHand } from '../moves/hand-rules.ts';
import {
  binaryFraction,
  type Fraction,
  plusFraction,
  provedValue,
  seenValues,
} from './matrix-of-fractions.ts';

/** What an end is worth, and how components are played together, by the words that a table has for them. */
export const checkedConventions = ['normal', 'scoring', 'majority'] as const;
export const checkedSums = ['disjunctive', 'conjunctive', 'continued'] as const;
export type CheckedRules = {
  readonly convention: (typeof checkedConventions)[number];
  readonly sum: (typeof checkedSums)[number];
};

export type GameAtOnce = {
  /** Undefined where play is over. Gains are left out where they do not count. */
  round(text: string): RoundByHand | undefined;
  /** Where play is over. */
  worth(text: string): number;
};

/** The sign between components. */
const plus = ' + ';

export function gameAtOnce(rounds: RoundsByHand, { convention, sum }: CheckedRules): GameAtOnce {
  const freeMoves = openFreeMoves(rounds);
  const scoreOf = (text: string): number => {
    const { left, right } = rounds(text);
    if (left.length > 0) return freeMoves(text, 'left');
    return right.length > 0 ? -freeMoves(text, 'right') : 0;
  };
  const isStuck = (text: string): boolean => {
    const { left, right } = rounds(text);
    return left.length === 0 || right.length === 0;
  };
  const winnerOf = (text: string): number => {
    const { left, right } = rounds(text);
    return Number(left.length > 0) - Number(right.length > 0);
  };
  const playing = { disjunctive: inOneOf, conjunctive: inAllOf, continued: inAllOf }[sum];
  return {
    round(text) {
      const parts = text.split(plus);
      const stuck = parts.filter(isStuck).length;
      if (sum === 'conjunctive' ? stuck > 0 : sum === 'continued' && stuck === parts.length) return undefined;
      const found = parts.length === 1 ? rounds(text) : playing(parts, rounds);
      if (found.left.length === 0 || found.right.length === 0) return undefined;
      return convention === 'scoring' ? found : withoutGains(found);
    },
    worth(text) {
      const parts = text.split(plus);
      if (convention === 'normal') {
        const [left, right] = (['left', 'right'] as const).map((player) => {
          const has = parts.map((part) => rounds(part)[player].length > 0);
          return sum === 'disjunctive' ? has.includes(true) : !has.includes(false);
        });
        return Number(left) - Number(right);
      }
      const worthOf = convention === 'majority' ? winnerOf : scoreOf;
      return parts.filter(isStuck).reduce((total, part) => total + worthOf(part), 0);
    },
  };
}

const withoutGains = ({ left, right, joint }: RoundByHand): RoundByHand => ({
  left,
  right,
  joint: (i, j) => ({ to: joint(i, j).to }),
});

/** Each player moves in one component; two who move in different ones make their moves alone. */
function inOneOf(parts: readonly string[], rounds: RoundsByHand): RoundByHand {
  const found = parts.map(rounds);
  const after = (changes: Readonly<Record<number, string>>): string =>
    parts.map((part, at) => changes[at] ?? part).join(plus);
  const choices = (player: 'left' | 'right') =>
    found.flatMap((part, at) => part[player].map((move, number) => ({ at, number, move })));
  const [lefts, rights] = [choices('left'), choices('right')];
  const alone = ({ at, move }: (typeof lefts)[number]): MoveByHand => ({
    ...move,
    to: after({ [at]: move.to }),
  });
  return {
    left: lefts.map(alone),
    right: rights.map(alone),
    joint(i, j) {
      const [x, o] = [lefts[i], rights[j]];
      if (x.at !== o.at)
        return {
          to: after({ [x.at]: x.move.to, [o.at]: o.move.to }),
          gain: (x.move.gain ?? 0) + (o.move.gain ?? 0),
        };
      const { to, gain = 0 } = found[x.at].joint(x.number, o.number);
      return { to: after({ [x.at]: to }), gain };
    },
  };
}

/** Both move in every component in which both can. */
function inAllOf(parts: readonly string[], rounds: RoundsByHand): RoundByHand {
  const found = parts.map(rounds);
  const live = found.flatMap(({ left, right }, at) => (left.length > 0 && right.length > 0 ? [at] : []));
  const choices = (player: 'left' | 'right'): readonly (readonly number[])[] =>
    live.reduce<readonly (readonly number[])[]>(
      (before, at) => before.flatMap((some) => found[at][player].map((_, number) => [...some, number])),
      [[]],
    );
  const [lefts, rights] = [choices('left'), choices('right')];
  // Neither player moves alone, so a single move leads nowhere.
  const named = (numbers: readonly number[]): MoveByHand => ({ name: numbers.join(), to: '' });
  return {
    left: lefts.map(named),
    right: rights.map(named),
    joint(i, j) {
      let total = 0;
      const now = [...parts];
      for (const [k, at] of live.entries()) {
        const { to, gain = 0 } = found[at].joint(lefts[i][k], rights[j][k]);
        now[at] = to;
        total += gain;
      }
      return { to: now.join(plus), gain: total };
    },
  };
}

const opponent = { left: 'right', right: 'left' } as const;

/**
 * Where one player alone has moves: the least number of free moves of the opponent beside which that player,
 * moving first in play by turns, loses. It is found by playing with none, with one, and so on. The play
 * recurses as deep as there are moves on the board.
 */
function openFreeMoves(rounds: RoundsByHand): (text: string, player: 'left' | 'right') => number {
  const won = new Map<string, boolean>();
  const met = new Map<string, Readonly<Record<'left' | 'right', readonly string[]>>>();
  const optionsOf = (text: string) => {
    const before = met.get(text);
    if (before) return before;
    const { left, right } = rounds(text);
    const found = { left: left.map(({ to }) => to), right: right.map(({ to }) => to) };
    met.set(text, found);
    return found;
  };
  /** Whether the player to move wins; the free moves are those of the player `against`. */
  const wins = (text: string, mover: 'left' | 'right', against: 'left' | 'right', free: number): boolean => {
    const key = `${mover} ${against} ${free} ${text}`;
    const before = won.get(key);
    if (before !== undefined) return before;
    const found =
      optionsOf(text)[mover].some((to) => !wins(to, opponent[mover], against, free)) ||
      (mover === against && free > 0 && !wins(text, opponent[mover], against, free - 1));
    won.set(key, found);
    return found;
  };
  return (text, player) => {
    let free = 0;
    while (wins(text, player, opponent[player], free)) free++;
    return free;
  };
}

export type JointWorth = {
  /** Undefined where it has more figures than a table writes out, or where nothing proves it. */
  readonly value: Fraction | undefined;
  /** What Left can guarantee where Right sees her choice, and where she sees his. */
  readonly rightSees: Fraction;
  readonly leftSees: Fraction;
};

export type PlayAtOnce = {
  /** Undefined where more than `most` new positions follow. Yields their number as it works. */
  worthOf(text: string, most: number): Generator<number, JointWorth | undefined, void>;
};

/** In tables no fraction is written out whose lower number has more binary figures. */
const mostBits = 4096n;

/** Positions met between two reports. */
const slice = 500;

type Cell = { readonly to: string; readonly gain: number };
type Rows = readonly (readonly Cell[])[];

/** A position with the number of its results that were gone to. */
type OnTheWay = { readonly text: string; readonly rows: Rows; next: number };

export function openPlayAtOnce({ round, worth }: GameAtOnce): PlayAtOnce {
  const worths = new Map<string, JointWorth>();

  /** The matrix of what all results have, with what is gained; undefined where one of them has not got it. */
  const matrixOf = (
    rows: Rows,
    pick: (worth: JointWorth) => Fraction | undefined,
  ): readonly (readonly Fraction[])[] | undefined => {
    const matrix = rows.map((row) =>
      row.flatMap(({ to, gain }) => {
        const found = worths.get(to);
        known(found !== undefined, 'all results were met');
        const cell = pick(found);
        return cell ? [gain === 0 ? cell : plusFraction(cell, binaryFraction(gain))] : [];
      }),
    );
    return matrix.every(({ length }) => length === rows[0].length) ? matrix : undefined;
  };
  const worthOfRows = (rows: Rows): JointWorth => {
    const cells = matrixOf(rows, ({ value }) => value);
    const value = cells && provedValue(cells);
    const [seen, sees] = [matrixOf(rows, (each) => each.rightSees), matrixOf(rows, (each) => each.leftSees)];
    known(seen !== undefined && sees !== undefined, 'what is seen has no more figures than the ends');
    return {
      value: value && value[1] >> mostBits === 0n ? value : undefined,
      rightSees: seenValues(seen).rowSeen,
      leftSees: seenValues(sees).columnSeen,
    };
  };

  return {
    *worthOf(start, most) {
      const path: OnTheWay[] = [];
      let met = 0;
      const enter = (text: string): void => {
        met++;
        const here = round(text);
        if (!here) {
          const value = binaryFraction(worth(text));
          worths.set(text, { value, rightSees: value, leftSees: value });
          return;
        }
        const rows = here.left.map((_, i) =>
          here.right.map((__, j): Cell => {
            const { to, gain = 0 } = here.joint(i, j);
            return { to, gain };
          }),
        );
        path.push({ text, rows, next: 0 });
      };
      if (!worths.has(start)) enter(start);
      while (path.length > 0) {
        const here = path[path.length - 1];
        const wide = here.rows[0].length;
        const cell = here.rows[Math.floor(here.next / wide)]?.[here.next % wide];
        if (!cell) {
          worths.set(here.text, worthOfRows(here.rows));
          path.pop();
          continue;
        }
        here.next++;
        if (worths.has(cell.to)) continue;
        if (met >= most) return undefined;
        enter(cell.to);
        if (met % slice === 0) yield met;
      }
      return worths.get(start);
    },
  };
}
