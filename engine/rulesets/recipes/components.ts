/**
 * The coder of several components that both players play at once. A position is the codes of its components,
 * and gets its own number at first sight. How a round goes depends on the kind of sum (Huggan, sections 6.1
 * to 6.4).
 */
import type { Mover } from '../../graph/game-graph.ts';
import type { Convention } from '../../outcome/rules.ts';
import { known } from '../../result.ts';
import { isRoundSum, type RoundSum } from '../../simultaneous/sums.ts';
import type { CodedRounds, CodedRoundsAt, RoundRules, RoundsAt, RoundsCoder } from '../rounds.ts';
import type { Coder } from '../ruleset.ts';

// What a terminal position is worth in the scoring convention: the integer that it is worth in alternating
// play. Where only Left has moves, it is the least n for which Left, moving first, loses it beside n free
// moves of Right's, so the moves that are left where they open none for the other.

/** A position with what either player's solo moves lead to. */
type Open = { readonly code: number; readonly own: readonly number[]; readonly theirs: readonly number[] };

/**
 * There are two numbers for each position that follows by solo moves: with this player to move it is the
 * greatest second one of the player's options; the second, with the opponent to move, is the least of one
 * more than that and the first ones of the opponent's options. Each is found once, without recursion.
 * Precondition: play ends.
 */
function loneRuns(coder: RoundsCoder): (code: number) => number {
  const found: Readonly<Record<Mover, Map<number, readonly [number, number]>>> = {
    left: new Map(),
    right: new Map(),
  };
  const opened = (player: Mover, code: number): Open => {
    const here = coder.at(code);
    const leads = (mover: Mover): readonly number[] => here[mover].map((_, move) => here.solo(mover, move));
    return { code, own: leads(player), theirs: leads(player === 'left' ? 'right' : 'left') };
  };
  const numbersAt = (player: Mover, start: number): readonly [number, number] => {
    const known = found[player];
    const path = [opened(player, start)];
    while (path.length > 0) {
      const { code, own, theirs } = path[path.length - 1];
      const next = [...own, ...theirs].find((option) => !known.has(option));
      if (next !== undefined) {
        path.push(opened(player, next));
        continue;
      }
      const first = own.reduce((most, option) => Math.max(most, known.get(option)?.[1] ?? 0), 0);
      const second = theirs.reduce(
        (least, option) => Math.min(least, known.get(option)?.[0] ?? 0),
        first + 1,
      );
      known.set(code, [first, second]);
      path.pop();
    }
    return known.get(start) ?? [0, 0];
  };
  return (code) => {
    const { left, right } = coder.at(code);
    if (left.length > 0) return numbersAt('left', code)[0];
    // No score is minus zero.
    return right.length > 0 ? 0 - numbersAt('right', code)[0] : 0;
  };
}

/** A move of one player: where it is made, and which it is there. */
type Choice = { readonly component: number; readonly move: number };

/** The codes of the components. */
type Codes = readonly number[];

const byTurns = { sum: 'disjunctive', convention: 'normal' } as const satisfies RoundRules;

export type ComponentsAsked<Position> = {
  readonly coders: readonly RoundsCoder<Position>[];
  readonly rules: RoundRules | undefined;
  print(components: readonly Position[]): string;
};

/** A coder that knows its components again as well. */
export type ComponentsCoder<Position> = Coder<readonly Position[]> & {
  readonly rounds: CodedRounds;
  read(code: number): readonly Position[];
};

/** Precondition: the sum is defined for simultaneous games where there are several components. */
export function coderOfComponents<Position>({
  coders,
  rules = byTurns,
  print,
}: ComponentsAsked<Position>): ComponentsCoder<Position> {
  const met: Codes[] = [];
  const numbers = new Map<string, number>();
  /** A single component keeps its own codes. */
  const isAlone = coders.length === 1;
  const numberOf = (codes: Codes): number => {
    if (isAlone) return codes[0];
    const key = codes.join();
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, met.length);
    return met.push(codes) - 1;
  };
  const codesOf = (number: number): Codes => (isAlone ? [number] : met[number]);
  const kind = isAlone ? 'disjunctive' : rules.sum;
  known(isRoundSum(kind), 'other sums of simultaneous games are refused before');
  const start = numberOf(coders.map((coder) => coder.start));
  const rounds = roundsOf[kind](coders, numberOf);
  const at = (number: number): CodedRoundsAt => rounds(codesOf(number));
  const optionsOf =
    (player: Mover): Coder['left'] =>
    (code, out) => {
      const here = at(code);
      if (!here.solo) return 0;
      const options = new Set(here[player].map((_, move) => here.solo?.(player, move) ?? 0));
      let count = 0;
      for (const option of options) out[count++] = option;
      return count;
    };
  const worthOf = worthIn(coders, kind, rules.convention);
  const read = (number: number): readonly Position[] =>
    codesOf(number).map((code, component) => coders[component].read(code));
  const coded: CodedRounds = { at, worth: (number) => worthOf(codesOf(number)) };
  return {
    start,
    left: optionsOf('left'),
    right: optionsOf('right'),
    read,
    print: (number) => print(read(number)),
    code(components) {
      if (components.length !== coders.length) return undefined;
      const codes = components.map((each, component) => coders[component].code(each));
      const found = codes.filter((code) => code !== undefined);
      if (found.length < codes.length) return undefined;
      return isAlone ? found[0] : numbers.get(found.join());
    },
    rounds: coded,
  };
}

const roundsOf: Readonly<
  Record<
    RoundSum,
    (coders: readonly RoundsCoder[], numberOf: (codes: Codes) => number) => (codes: Codes) => CodedRoundsAt
  >
> = {
  disjunctive: (coders, numberOf) => (codes) => {
    const parts = codes.map((code, component) => coders[component].at(code));
    if (parts.length === 1) return parts[0];
    const choices = (player: Mover): readonly Choice[] =>
      parts.flatMap((part, component) => part[player].map((_, move) => ({ component, move })));
    const of = { left: choices('left'), right: choices('right') };
    const names = (player: Mover): readonly string[] =>
      of[player].map(({ component, move }) => inComponent(component, parts[component][player][move]));
    const solo = (player: Mover, place: number): number => {
      const { component, move } = of[player][place];
      return numberOf(codes.with(component, parts[component].solo(player, move)));
    };
    const soloGain = (player: Mover, place: number): number => {
      const { component, move } = of[player][place];
      return parts[component].soloGain?.(player, move) ?? 0;
    };
    return {
      left: names('left'),
      right: names('right'),
      solo,
      soloGain,
      joint(row, column) {
        const [l, r] = [of.left[row], of.right[column]];
        if (l.component === r.component)
          return numberOf(codes.with(l.component, parts[l.component].joint(l.move, r.move)));
        return numberOf(
          codes
            .with(l.component, parts[l.component].solo('left', l.move))
            .with(r.component, parts[r.component].solo('right', r.move)),
        );
      },
      gain(row, column) {
        const [l, r] = [of.left[row], of.right[column]];
        if (l.component === r.component) return parts[l.component].gain?.(l.move, r.move) ?? 0;
        return soloGain('left', row) + soloGain('right', column);
      },
      by(player, place) {
        const { component, move } = of[player][place];
        return parts[component].by(player, move).map((name) => placeInComponent(component, name));
      },
    };
  },
  conjunctive: (coders, numberOf) => (codes) =>
    allAtOnce(
      codes,
      codes.map((code, component) => coders[component].at(code)),
      codes.map((_, component) => component),
      numberOf,
    ),
  continued: (coders, numberOf) => (codes) => {
    const parts = codes.map((code, component) => coders[component].at(code));
    const live = parts.flatMap(({ left, right }, component) =>
      left.length > 0 && right.length > 0 ? [component] : [],
    );
    // Where all are over, those are moves who would win by them.
    return allAtOnce(codes, parts, live.length > 0 ? live : [...codes.keys()], numberOf);
  },
};

/** Both players choose a move in each of these components. */
function allAtOnce(
  codes: Codes,
  parts: readonly RoundsAt[],
  live: readonly number[],
  numberOf: (codes: Codes) => number,
): CodedRoundsAt {
  const count = (player: Mover): number =>
    live.reduce((product, component) => product * parts[component][player].length, 1);
  /** The move in each component, the last one's changing quickest. */
  const movesAt = (player: Mover, place: number): readonly number[] => {
    const moves: number[] = [];
    let rest = place;
    for (const component of live.toReversed()) {
      const { length } = parts[component][player];
      moves.unshift(rest % length);
      rest = Math.floor(rest / length);
    }
    return moves;
  };
  const names = (player: Mover): readonly string[] =>
    Array.from({ length: count(player) }, (_, place) =>
      movesAt(player, place)
        .map((move, i) => inComponent(live[i], parts[live[i]][player][move]))
        .join(' '),
    );
  return {
    left: names('left'),
    right: names('right'),
    joint(row, column) {
      const [lefts, rights] = [movesAt('left', row), movesAt('right', column)];
      const to = [...codes];
      for (const [i, component] of live.entries())
        to[component] = parts[component].joint(lefts[i], rights[i]);
      return numberOf(to);
    },
    gain(row, column) {
      const [lefts, rights] = [movesAt('left', row), movesAt('right', column)];
      return live.reduce((sum, component, i) => sum + (parts[component].gain?.(lefts[i], rights[i]) ?? 0), 0);
    },
    by: (player, place) =>
      movesAt(player, place).flatMap((move, i) =>
        parts[live[i]].by(player, move).map((name) => placeInComponent(live[i], name)),
      ),
  };
}

/** The letter of a component, A the first. */
export const componentLetter = (component: number): string =>
  component < 26
    ? String.fromCharCode(65 + component)
    : componentLetter(Math.floor(component / 26) - 1) + componentLetter(component % 26);

/** A move's name where there are several components: "A:1l". */
const inComponent = (component: number, name: string): string => `${componentLetter(component)}:${name}`;

/** A place's name where there are several components: "A, square 3". */
export const placeInComponent = (component: number, name: string): string =>
  `${componentLetter(component)}, ${name}`;

/** What an end is worth, by the kind of sum and the convention. */
function worthIn(coders: readonly RoundsCoder[], kind: RoundSum, convention: Convention) {
  const runs = coders.map((coder) => loneRuns(coder));
  return (codes: Codes): number => {
    const parts = codes.map((code, component) => {
      const { left, right } = coders[component].at(code);
      return { left: left.length > 0, right: right.length > 0 };
    });
    if (convention === 'normal') {
      const can = (player: Mover): boolean =>
        kind === 'disjunctive' ? parts.some((part) => part[player]) : parts.every((part) => part[player]);
      return Number(can('left')) - Number(can('right'));
    }
    return codes.reduce((sum, code, component) => {
      const { left, right } = parts[component];
      if (left && right) return sum;
      return sum + (convention === 'majority' ? Number(left) - Number(right) : runs[component](code));
    }, 0);
  };
}
