/**
 * Whether a position is worth what a table claims, and who wins there, each found by play of its own. An
 * answer says by which means, or why it could not be found.
 */
import { type ClaimedValue, readClaimedScore, readClaimedValue } from '../games/read-value.ts';
import { scoreInLowestTerms } from '../games/scores.ts';
import { besideHeapsFinding, heapsFor, judgedBeside } from './beside-heaps.ts';
import type { Desk } from './desk.ts';
import { areEqual, arenaFrom, type StartWinners, winnersFrom } from './endless-order.ts';
import { type CheckFinding, right, unchecked, wrong } from './finding.ts';
import { type GrowingHeap, outcomesOfGrowing } from './growing-heaps.ts';

/** How far one row may go. */
export type Limit = { readonly positions: number; readonly pairs: number };

export type Claims = { readonly position: string; readonly value: string; readonly outcome: string };

export type RowFinding = {
  readonly value: CheckFinding;
  readonly outcome: CheckFinding;
  /** What is claimed, where it could be read. */
  readonly claimed?: ClaimedValue;
};

const nothing = unchecked('there is none');

/** Checks the value and the outcome of a row. It reports from time to time. */
export function* checkValue(
  desk: Desk,
  { position, value, outcome }: Claims,
  limit: Limit,
): Generator<number, RowFinding, void> {
  const before = desk.games.refusals;
  const claimed =
    value === ''
      ? undefined
      : desk.scoring
        ? readClaimedScore(desk.scores, value)
        : readClaimedValue(desk.games, value);
  const isRefused = desk.games.refusals > before || (desk.scoring && /\d{4}/.test(value));
  const unread = isRefused
    ? unchecked(
        'the value names a game that is too large to be written out, or a score that is large or has a large denominator',
      )
    : wrong(`${value} is no value in any notation`);
  const nimber = desk.heapValue(position);
  if (nimber !== undefined) return { ...heapFinding(nimber, value, outcome), ...(claimed && { claimed }) };
  const growing = desk.rules.grows?.(position);
  if (growing) return growingFinding(growing, { claimed, unread }, value, outcome);
  const at = yield* desk.positions.settle(position, limit.positions);
  const most = limit.positions.toLocaleString('en');
  if (at === undefined) {
    const far = unchecked(`more than ${most} positions follow`);
    return { value: value === '' ? nothing : far, outcome: far, ...(claimed && { claimed }) };
  }
  const found = outcome === '' && value === '' ? nothing : outcomeFinding(desk, at, outcome);
  if (value === '') return { value: nothing, outcome: found };
  if (!claimed) return { value: unread, outcome: found };
  return { value: yield* valueFinding(desk, at, claimed, limit), outcome: found, claimed };
}

function heapFinding(nimber: number, value: string, outcome: string) {
  const isIt = value === (nimber === 0 ? '0' : `*${nimber}`) || (nimber === 1 && value === '*');
  const winner = nimber === 0 ? 'P' : 'N';
  const star = nimber === 0 ? '0' : `*${nimber}`;
  return {
    value:
      value === ''
        ? nothing
        : isIt
          ? right('nim values of heaps')
          : wrong(`the value is ${star}, not ${value}`),
    outcome: outcome === '' && value === '' ? nothing : judgedOutcome(winner, outcome, 'nim values of heaps'),
  };
}

const largestGrown = 600;

function growingFinding(
  growing: GrowingHeap,
  { claimed, unread }: { readonly claimed: ClaimedValue | undefined; readonly unread: CheckFinding },
  value: string,
  outcome: string,
): RowFinding {
  if (growing.heap > largestGrown) {
    const far = unchecked(`heaps of more than ${largestGrown} that may grow are not played`);
    return { value: value === '' ? nothing : far, outcome: far };
  }
  const outcomes = outcomesOfGrowing(growing, (claimed && heapsFor(claimed)) ?? 3);
  const open = unchecked('heaps that may grow are not settled by those up to the bound');
  const [first] = outcomes;
  const isBare = outcome === '' && value === '';
  const found = isBare ? nothing : first === undefined ? open : judgedOutcome(first, outcome, 'play');
  if (value === '') return { value: nothing, outcome: found };
  if (!claimed) return { value: unread, outcome: found };
  return {
    value: heapsFor(claimed) === undefined ? open : judgedBeside(claimed, outcomes),
    outcome: found,
    claimed,
  };
}

/** The class of a position, by who wins if Left begins and if Right begins. */
function classOf({ leftFirst, rightFirst }: StartWinners): string {
  const classes: Readonly<Record<string, string>> = {
    'left left': 'L',
    'left right': 'N',
    'right left': 'P',
    'right right': 'R',
    'draw draw': 'D',
    'left draw': 'N^',
    'draw right': 'Nv',
    'draw left': 'P^',
    'right draw': 'Pv',
  };
  return classes[`${leftFirst} ${rightFirst}`];
}

function outcomeFinding(desk: Desk, at: number, outcome: string): CheckFinding {
  const { positions } = desk;
  let starts: StartWinners;
  if (desk.scoring) {
    const game = positions.isEnding[at] ? desk.scoring.gameAt(at) : undefined;
    if (game === undefined) return unchecked('play of points goes round, or a score has a large denominator');
    const ahead = (score: number): 'left' | 'right' | 'draw' =>
      score > 0 ? 'left' : score < 0 ? 'right' : 'draw';
    starts = { leftFirst: ahead(desk.scores.leftStop(game)), rightFirst: ahead(desk.scores.rightStop(game)) };
  } else if (positions.isEnding[at]) {
    starts = {
      leftFirst: positions.leftWinsFirst[at] ? 'left' : 'right',
      rightFirst: positions.leftWinsSecond[at] ? 'left' : 'right',
    };
  } else {
    const found = winnersFrom(arenaFrom(positions, at));
    const settled = (winner: 'left' | 'right' | 'draw') => (winner === 'draw' ? desk.endless : winner);
    starts = { leftFirst: settled(found.leftFirst), rightFirst: settled(found.rightFirst) };
  }
  return judgedOutcome(classOf(starts), outcome, 'play');
}

/** A row that has a value says who wins, too. */
function judgedOutcome(found: string, told: string, by: string): CheckFinding {
  if (found === told) return right(by);
  return wrong(told === '' ? `is missing; it is ${found}` : `the outcome is ${found}, not ${told}`);
}

function* valueFinding(
  desk: Desk,
  at: number,
  claimed: ClaimedValue,
  limit: Limit,
): Generator<number, CheckFinding, void> {
  if (claimed.kind === 'untold') return unchecked(claimed.says);
  if (claimed.kind === 'scoring' || claimed.kind === 'stops') return scoreFinding(desk, at, claimed);
  const { positions } = desk;
  if (claimed.kind !== 'game' && claimed.kind !== 'sides') return yield* besideHeaps(desk, at, claimed);
  if (positions.isEnding[at]) {
    if (positions.isEntailed[at]) return yield* besideHeaps(desk, at, claimed);
    if (claimed.kind === 'game' && claimed.nimber !== undefined && positions.isImpartial[at]) {
      const nimber = positions.nimbers[at];
      return nimber === claimed.nimber ? right('nim values of options') : wrong(`the value is *${nimber}`);
    }
    if (claimed.kind === 'game' && !desk.games.isLoopy[claimed.game]) {
      return yield* differenceFinding(desk, at, claimed.game, limit);
    }
  }
  const followers = positions.followers(at);
  const isShared = followers.every((each) => positions.isShared[each]);
  if (
    followers.some((each) => positions.isEntailing[each]) ||
    (isShared && claimed.kind === 'game' && claimed.nimber !== undefined)
  )
    return yield* besideHeaps(desk, at, claimed);
  return yield* endlessFinding(desk, at, claimed, limit);
}

/**
 * At most this many pairs of positions are played in a table. After that rows are given fewer, and instead
 * the options of everything that follows are simplified.
 */
const mostPlayed = 3_000_000;
const [manyPairs, fewPairs] = [60_000, 300];

/**
 * By play of the difference where that is quick; else by the options of everything that follows, simplified.
 */
function* differenceFinding(
  desk: Desk,
  at: number,
  game: number,
  limit: Limit,
): Generator<number, CheckFinding, void> {
  const most = Math.min(limit.pairs, desk.order.played() < mostPlayed ? manyPairs : fewPairs);
  const how = yield* desk.order.compare(at, game, most);
  if (how === '=') return right('play of the difference');
  if (how !== undefined)
    return wrong(`the position is ${relations[how]} what is claimed, by play of the difference`);
  const [found, claimed] = [desk.simplest.ofPosition(at), desk.simplest.ofGame(game)];
  if (found === undefined || claimed === undefined)
    return unchecked('the difference has too many positions, and so has the simplest form');
  return found === claimed
    ? right('simplest forms of options')
    : wrong('its simplest form, found by its options, is another');
}

const relations = { '<': 'less than', '>': 'greater than', '||': 'confused with' } as const;

function* endlessFinding(
  desk: Desk,
  at: number,
  claimed: Extract<ClaimedValue, { kind: 'game' | 'sides' }>,
  limit: Limit,
): Generator<number, CheckFinding, void> {
  const arena = arenaFrom(desk.positions, at);
  const sides = claimed.kind === 'game' ? { onside: claimed.game, offside: claimed.game } : claimed;
  const winners = desk.endless === 'draw' ? (['left', 'right'] as const) : [desk.endless];
  let checked = 0;
  for (const winner of winners) {
    const game = winner === 'left' ? sides.onside : sides.offside;
    if (game === undefined) continue;
    const other = arenaFrom(desk.games, game);
    if (arena.left.length * other.left.length > limit.pairs)
      return unchecked(`the difference has more than ${limit.pairs.toLocaleString('en')} positions`);
    checked++;
    if (!(yield* areEqual(arena, other, winner)))
      return wrong(
        `where infinite play is ${winner === 'left' ? 'Left' : 'Right'}’s, the position is not equal to what is claimed, by play of the difference`,
      );
  }
  if (checked === winners.length) return right('play of the difference, with infinite play');
  return unchecked(checked > 0 ? 'one side of it is not told; the other is right' : 'neither side is told');
}

function* besideHeaps(
  { positions }: Desk,
  at: number,
  claimed: ClaimedValue,
): Generator<number, CheckFinding, void> {
  const followers = positions.followers(at);
  if (!followers.every((each) => positions.isShared[each]))
    return wrong('it is a value of games in which both players have the same moves');
  yield followers.length;
  return besideHeapsFinding(positions, followers, claimed);
}

function scoreFinding(
  { scoring, scores, positions }: Desk,
  at: number,
  claimed: Extract<ClaimedValue, { kind: 'scoring' | 'stops' }>,
): CheckFinding {
  if (!scoring) return wrong('it is a value of scoring games, and no points count here');
  const game = positions.isEnding[at] ? scoring.gameAt(at) : undefined;
  if (game === undefined) return unchecked('play of points goes round, or a score has a large denominator');
  const [left, right_] = [scores.leftStop(game), scores.rightStop(game)];
  const stops =
    claimed.kind === 'stops'
      ? claimed
      : { left: scores.leftStop(claimed.game), right: scores.rightStop(claimed.game) };
  if (left !== stops.left || right_ !== stops.right)
    return wrong(
      `the stops are ${scoreInLowestTerms(left)} and ${scoreInLowestTerms(right_)}, not ${scoreInLowestTerms(stops.left)} and ${scoreInLowestTerms(stops.right)}`,
    );
  const guaranteed = scores.isGuaranteed[game];
  if (claimed.kind === 'stops') {
    if (claimed.guaranteed !== guaranteed)
      return wrong(guaranteed ? 'it is guaranteed' : 'it is not guaranteed');
    const heat = left > right_ ? 'hot' : left < right_ ? 'zugzwang' : 'tepid';
    if (claimed.heat !== undefined && claimed.heat !== heat)
      return wrong(`it is ${heat}, not ${claimed.heat}`);
    return right('stops by play');
  }
  if (!guaranteed) return wrong('it is not guaranteed');
  if (!scores.isGuaranteed[claimed.game]) return wrong('what is claimed is not guaranteed');
  return scores.atLeast(game, claimed.game) && scores.atLeast(claimed.game, game)
    ? right('order of scoring games')
    : wrong('its stops are right, and beside other games it is worth something else');
}
