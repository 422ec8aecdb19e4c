/**
 * Whether the data of a value in a line of JSON is what its text claims: the graph of its canonical form is
 * played against the game that the text names, and is in simplest form; what has no graph is compared member
 * by member.
 */
import type { ClaimedValue } from '../games/read-value.ts';
import { readExactScore, scoreInLowestTerms, settledScore } from '../games/scores.ts';
import type { ScoringSide } from '../games/scoring-games.ts';
import type { Desk } from './desk.ts';
import { areEqual, arenaFrom } from './endless-order.ts';
import { type CheckFinding, right, unchecked, wrong } from './finding.ts';
import type { GameMoves } from './order.ts';

type Members = Readonly<Record<string, unknown>>;

const isMembers = (data: unknown): data is Members => typeof data === 'object' && data !== null;

const mostNodes = 20_000;
const mostPairs = 300_000;

const another = wrong('it is another value than the text names');
const noGraph = wrong('its canonical form is no graph');

/** `claimed` is what the text says; the text itself was checked elsewhere. It reports from time to time. */
export function* checkData(
  desk: Desk,
  data: unknown,
  claimed: ClaimedValue | undefined,
): Generator<number, CheckFinding, void> {
  if (!isMembers(data)) return wrong('it is no value');
  if (!claimed) return unchecked('the value could not be read');
  if (data.kind === 'stopper')
    return claimed.kind === 'game' ? yield* graphFinding(desk, data.canonical, claimed.game) : another;
  if (data.kind === 'sided') {
    if (claimed.kind !== 'sides') return another;
    for (const side of ['onside', 'offside'] as const) {
      const game = claimed[side];
      if (game === undefined) return unchecked('the text does not tell both sides');
      const found = yield* graphFinding(desk, data[side], game);
      if (found.kind !== 'right') return found;
    }
    return right('play of its graph against the text');
  }
  if (data.kind === 'scoring') return scoreFinding(desk, data, claimed);
  const members = membersOfClaim(claimed);
  if (!members) return unchecked('nothing finds it again');
  const isSame = Object.entries(members).every(([name, told]) => String(data[name]) === String(told));
  return isSame ? right('comparison with the text') : another;
}

/** The members that the data of an impartial value has. */
function membersOfClaim(claimed: ClaimedValue): Members | undefined {
  switch (claimed.kind) {
    case 'game':
      return claimed.nimber === undefined ? undefined : { kind: 'nimber', n: claimed.nimber };
    case 'infinite':
      return { kind: 'cyclic', exits: claimed.exits };
    case 'nymphet':
      return { kind: 'nymphet', n: claimed.n };
    case 'moon':
      return claimed.phase ? { kind: 'moon', phase: claimed.phase } : { kind: 'loony' };
    case 'full-moon':
    case 'new-moon':
    case 'undetermined':
      return { kind: claimed.kind };
    case 'covered':
      return { kind: 'covered', [claimed.allBut ? 'cofinite' : 'finite']: claimed.numbers };
    default:
      return undefined;
  }
}

/** The moves of a graph in the compact form, and its start. */
function movesIn(data: unknown): (GameMoves & { readonly start: number }) | undefined {
  if (!isMembers(data)) return undefined;
  const { count, start, gray, either, left, right: behind } = data;
  if (!Number.isSafeInteger(count) || (count as number) < 1 || (count as number) > mostNodes)
    return undefined;
  const isNode = (node: unknown): node is number =>
    Number.isSafeInteger(node) && (node as number) >= 0 && (node as number) < (count as number);
  if (!isNode(start) || !Array.isArray(gray) || gray.length > 0) return undefined;
  const empty = (): number[][] => Array.from({ length: count as number }, () => []);
  const [lefts, rights] = [empty(), empty()];
  for (const [arcs, sides] of [
    [either, [lefts, rights]],
    [left, [lefts]],
    [behind, [rights]],
  ] as const) {
    if (!Array.isArray(arcs) || arcs.length % 2 > 0 || !arcs.every(isNode)) return undefined;
    for (let i = 0; i < arcs.length; i += 2) for (const side of sides) side[arcs[i]].push(arcs[i + 1]);
  }
  return { left: lefts, right: rights, start };
}

function* graphFinding(desk: Desk, data: unknown, game: number): Generator<number, CheckFinding, void> {
  const { games, simplest, orderOfGames } = desk;
  const moves = movesIn(data);
  if (!moves) return noGraph;
  const written = games.isLoopy[game] ? undefined : gameOfMoves(desk, moves);
  if (written !== undefined) {
    const how = yield* orderOfGames.compare(written, game, mostPairs);
    if (how === undefined) return unchecked('its graph is too large to be played against the text');
    if (how !== '=') return another;
    const form = simplest.ofGame(written);
    if (form === undefined) return unchecked('its simplest form is not found again');
    return form === written
      ? right('play of its graph against the text')
      : wrong('its graph is not in simplest form');
  }
  const [graph, named] = [arenaFrom(moves, moves.start), arenaFrom(games, game)];
  if (graph.left.length * named.left.length > mostPairs)
    return unchecked('its graph is too large to be played against the text');
  for (const winner of ['left', 'right'] as const)
    if (!(yield* areEqual(graph, named, winner))) return another;
  return right('play of its graph against the text');
}

/** The game of a graph in which play ends; undefined where it goes round. */
function gameOfMoves(
  { games }: Desk,
  { left, right: behind, start }: GameMoves & { readonly start: number },
) {
  const made = new Map<number, number>();
  const begun = new Set<number>();
  const waiting = [start];
  while (waiting.length > 0) {
    const at = waiting[waiting.length - 1];
    const open = made.has(at) ? [] : [...left[at], ...behind[at]].filter((each) => !made.has(each));
    if (open.length > 0) {
      // What is met once more before all that follows it is made, leads back to itself.
      if (begun.has(at)) return undefined;
      begun.add(at);
      waiting.push(...open);
      continue;
    }
    waiting.pop();
    const options = (side: readonly number[]): number[] => side.map((each) => made.get(each) ?? 0);
    if (!made.has(at)) made.set(at, games.game(options(left[at]), options(behind[at])));
  }
  return made.get(start);
}

/** The deepest form of points that is read. */
const deepest = 200;

/** A score as data: a number, or a fraction as text. */
const scoreIn = (told: unknown): number | undefined =>
  typeof told === 'number' ? settledScore(told) : typeof told === 'string' ? readExactScore(told) : undefined;

function scoreFinding({ scores }: Desk, data: Members, claimed: ClaimedValue): CheckFinding {
  if (claimed.kind !== 'scoring') return unchecked('the text tells the stops alone');
  /** It recurses as deep as the form, which is bounded. */
  const sideOf = (told: unknown, depth: number): ScoringSide | undefined => {
    if (!Array.isArray(told)) return scoreIn(told);
    const options = told.map((each) => gameOf(each, depth + 1));
    return options.every((each) => each !== undefined) ? options : undefined;
  };
  const gameOf = (told: unknown, depth: number): number | undefined => {
    if (!isMembers(told) || depth > deepest) return undefined;
    const [ahead, behind] = [sideOf(told.left, depth), sideOf(told.right, depth)];
    return ahead === undefined || behind === undefined ? undefined : scores.game(ahead, behind);
  };
  const game = gameOf(data.canonical, 0);
  if (game === undefined)
    return unchecked('its form has scores that are large or have large denominators, or is too deep');
  if (
    !scores.isGuaranteed[game] ||
    !scores.atLeast(game, claimed.game) ||
    !scores.atLeast(claimed.game, game)
  )
    return another;
  const { lsUnder, rsUnder, lsOver, rsOver } = scores.passingStops(game);
  const stops = {
    ls: scores.leftStop(game),
    rs: scores.rightStop(game),
    ls_under: lsUnder,
    rs_under: rsUnder,
    ls_over: lsOver,
    rs_over: rsOver,
  };
  for (const [name, stop] of Object.entries(stops))
    if (scoreIn(data[name]) !== stop) return wrong(`its ${name} is ${scoreInLowestTerms(stop)}`);
  return right('order of its form and that of the text');
}
