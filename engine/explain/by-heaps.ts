/**
 * Explains the value of a vertex of an impartial game by play next to nim-heaps, from the values of what can
 * follow: the mex with what each option gives, the answer to each option that does not count, the forced
 * lines behind moons and nymphets, the exits of a cyclic zone (Fraenkel and Perl; Larsson, Nowakowski and
 * Santos; Abuku et al., Definitions 2.1 and 2.2). All theories with such values share it. Undefined where the
 * values do not bear it out, as those of an algorithm as published may not. O(options) searches of forced
 * lines.
 */
import type { Value } from '../values/value.ts';
import type { ExplainedGame, HeapNumbers, HeapReason, LineEnd, PlayLine, Reason } from './explanation.ts';
import { forcedLine, includesNumber, numbersServed, optionsAt, winsAnywhere } from './forced-line.ts';

/** The reasons for the value of this vertex; undefined if it has none, or if they cannot be found. */
export function reasonsByHeaps(game: ExplainedGame, vertex: number): readonly Reason[] | undefined {
  const value = game.valueAt(vertex);
  if (!value) return undefined;
  if (optionsAt(game.graph, vertex).length === 0) return [{ kind: 'no-option', vertex, by: 'first' }];
  if (game.graph.gray[vertex] === 1) return reasonsOfGray(game, vertex);
  switch (value.kind) {
    case 'nimber':
      return reasonsOfNimber(game, vertex, value.n);
    case 'moon':
      return reasonsOfMoon(game, vertex, value.phase);
    case 'loony':
      return reasonsOfMoon(game, vertex, []);
    case 'full-moon':
      return reasonsOfFullMoon(game, vertex);
    case 'nymphet':
      return reasonsOfInfinity(game, vertex, [aheadOf(value.n)]);
    case 'cyclic':
      return reasonsOfInfinity(game, vertex, value.exits.map(levelAt));
    default:
      return undefined;
  }
}

type Wanted = (end: LineEnd) => boolean;

const winsNextTo =
  (n: number): Wanted =>
  (end) =>
    includesNumber(numbersServed(end), n);
const levelAt =
  (n: number): Wanted =>
  (end) =>
    end.kind === 'level' && end.n === n;
const aheadOf =
  (n: number): Wanted =>
  (end) =>
    end.kind === 'ahead' && end.value.kind === 'nimber' && end.value.n === n;
const winsAlmostAlways: Wanted = (end) => 'cofinite' in numbersServed(end);

type Reaches = Extract<HeapReason, { kind: 'reaches' }>;

const reaching = (vertex: number, line: PlayLine): Reaches => ({
  kind: 'reaches',
  vertex,
  numbers: numbersServed(line.end),
  line,
});

/** One reason for each kind of end, or undefined if a line is missing. */
function lineReasons(
  game: ExplainedGame,
  vertex: number,
  ends: readonly Wanted[],
): readonly Reaches[] | undefined {
  const lines = ends.map((isWanted) => forcedLine(game, vertex, isWanted));
  return lines.some((line) => !line)
    ? undefined
    : lines.flatMap((line) => (line ? [reaching(vertex, line)] : []));
}

const nimberOf = (value: Value | undefined): number | undefined =>
  value?.kind === 'nimber' ? value.n : undefined;

function reasonsOfNimber(game: ExplainedGame, vertex: number, n: number): readonly HeapReason[] | undefined {
  const { graph, valueAt } = game;
  const options = optionsAt(graph, vertex);
  const whites = options.filter((option) => graph.gray[option] === 0);
  const firsts = new Map<number, number>();
  for (const option of whites) {
    const worth = nimberOf(valueAt(option));
    if (worth !== undefined && !firsts.has(worth)) firsts.set(worth, option);
  }
  const lines: PlayLine[] = [];
  const below: number[] = [];
  for (let k = 0; k < n; k++) {
    const white = firsts.get(k);
    const line =
      white === undefined
        ? (lines.find(({ end }) => winsNextTo(k)(end)) ?? forcedLine(game, vertex, winsNextTo(k)))
        : undefined;
    if (white === undefined && !line) return undefined;
    if (line && !lines.includes(line)) lines.push(line);
    below.push(white ?? line?.moves[0].to ?? vertex);
  }
  const answers: HeapReason[] = [];
  const spoiled: HeapReason[] = [];
  for (const option of options) {
    const value = valueAt(option);
    if (graph.gray[option] === 0 && (nimberOf(value) ?? n) < n) continue;
    if (graph.gray[option] === 0 && value && winsAnywhere(value)) {
      spoiled.push({ kind: 'spoiled', vertex, option, value });
      continue;
    }
    const line = answerTo(game, vertex, option, n);
    if (!line) return undefined;
    answers.push({ kind: 'answered', vertex, option, n, line });
  }
  return [
    { kind: 'mex', vertex, missing: n, below },
    ...lines.map((line) => reaching(vertex, line)),
    ...answers,
    ...spoiled,
  ];
}

/** The move to the option, and the line with which the other player then wins next to *n. */
function answerTo(game: ExplainedGame, from: number, option: number, n: number): PlayLine | undefined {
  const line = forcedLine(game, option, winsNextTo(n), ['second', 'first']);
  return line && { ...line, moves: [{ from, to: option, by: 'first', forced: false }, ...line.moves] };
}

/** With at most this many vertices a forced line is followed until neither player can move. */
const mostToTheEnd = 100;

/** The move to ●, and where it is not too long the forced line to the end of play. */
function reasonsOfFullMoon(game: ExplainedGame, vertex: number): readonly HeapReason[] | undefined {
  const toTheEnd = forcedLine(
    game,
    vertex,
    ({ kind }) => kind === 'stuck',
    ['first', 'second'],
    mostToTheEnd,
  );
  if (toTheEnd) return [reaching(vertex, toTheEnd)];
  const { graph, valueAt } = game;
  for (const to of optionsAt(graph, vertex)) {
    const value = valueAt(to);
    if (value?.kind !== 'new-moon') continue;
    const moves = [{ from: vertex, to, by: 'first', forced: false }] as const;
    return [reaching(vertex, { moves, end: { kind: 'covered', value } })];
  }
  return undefined;
}

/** Lines that together win next to every number; then how the numbers of the phase are forced. */
function reasonsOfMoon(
  game: ExplainedGame,
  vertex: number,
  phase: readonly number[],
): readonly HeapReason[] | undefined {
  const first = forcedLine(game, vertex, winsAlmostAlways);
  if (!first) return undefined;
  const lines = [first];
  const set: HeapNumbers = numbersServed(first.end);
  for (const k of 'cofinite' in set ? set.cofinite : []) {
    if (lines.some(({ end }) => winsNextTo(k)(end))) continue;
    const line = forcedLine(game, vertex, winsNextTo(k));
    if (!line) return undefined;
    lines.push(line);
  }
  const missing = phase.filter((f) => !lines.some(({ end }) => aheadOf(f)(end)));
  const forced = lineReasons(game, vertex, missing.map(aheadOf));
  return forced && [...lines.map((line) => reaching(vertex, line)), ...forced];
}

/** How the zone is left, and the option that can be answered neither by leaving nor by force. */
function reasonsOfInfinity(
  game: ExplainedGame,
  vertex: number,
  ends: readonly Wanted[],
): readonly HeapReason[] | undefined {
  const exits = lineReasons(game, vertex, ends);
  if (!exits) return undefined;
  let missing = 0;
  // A theory that is right never gives ∞ where every number is reached; an algorithm as published may.
  while (
    missing <= game.graph.order &&
    (exits.some(({ numbers }) => includesNumber(numbers, missing)) ||
      forcedLine(game, vertex, winsNextTo(missing)))
  )
    missing++;
  if (missing > game.graph.order) return undefined;
  const option = optionsAt(game.graph, vertex).find(
    (each) => isInfinite(game.valueAt(each)) && !forcedLine(game, each, winsNextTo(missing)),
  );
  return option === undefined ? undefined : [...exits, { kind: 'unanswered', vertex, option, n: missing }];
}

const isInfinite = (value: Value | undefined): boolean =>
  value?.kind === 'cyclic' || value?.kind === 'nymphet' || value?.kind === 'undetermined';

/**
 * The player who is sent to a gray vertex must move from it: the reasons say next to which numbers each
 * option wins.
 */
function reasonsOfGray({ graph, valueAt }: ExplainedGame, vertex: number): readonly HeapReason[] | undefined {
  const reasons: HeapReason[] = [];
  const options = optionsAt(graph, vertex);
  for (const option of options) {
    const value = valueAt(option);
    if (!value || isInfinite(value)) {
      // A gray vertex with a choice has a value only where everything that follows has one.
      return options.length === 1 ? [{ kind: 'undecided', vertex, option }] : undefined;
    }
    const end: LineEnd | undefined =
      value.kind === 'nimber'
        ? { kind: 'level', n: value.n }
        : value.kind === 'covered' || value.kind === 'new-moon'
          ? { kind: 'covered', value }
          : undefined;
    if (end) {
      const moves = [{ from: vertex, to: option, by: 'first', forced: options.length === 1 }] as const;
      reasons.push(reaching(vertex, { moves, end }));
    } else reasons.push({ kind: 'spoiled', vertex, option, value });
  }
  return reasons;
}
