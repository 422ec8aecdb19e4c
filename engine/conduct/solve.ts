/**
 * Conducts a solve, for the workers and the command line alike: it chooses the theory, computes the values in
 * their rounds, who wins from every vertex, and remoteness on request. It reads no clock: it is a generator
 * that yields what is known after every slice of work, and its caller decides when to report, pause or stop.
 *
 * The values of a partizan graph may take long while who wins is soon known, so there the outcomes are found
 * by play first. In an impartial graph the values come first, and the outcomes are read off them if every
 * value says who wins; otherwise they are found by play.
 */
import { type GameGraph, isImpartial } from '../graph/game-graph.ts';
import { lastMoveDecides, spaceOf } from '../graph/space.ts';
import type { Outcome } from '../outcome/outcome.ts';
import type { Rules } from '../outcome/rules.ts';
import { type WhoWins, type WhoWinsCount, whoWinsByPlay } from '../outcome/who-wins.ts';
import { type ChosenTheory, chooseTheory } from '../theories/choose.ts';
import { valueAt } from '../theories/labelling.ts';
import type { GameToSolve } from '../theories/question.ts';
import { remoteness } from '../theories/remoteness/remoteness.ts';
import type { Labelling, SolveOptions, Theory } from '../theories/theory.ts';
import { whoWinsByScores, whoWinsByValues, whoWinsFromOne } from '../theories/who-wins.ts';
import { NO_PART, partsByVertex, valuesByParts } from './by-parts.ts';

export type ConductOptions = Omit<SolveOptions, 'rules'> & {
  /**
   * The only vertex whose outcome the caller wants. Where its value says who wins, nothing is played and the
   * other vertices get no outcome.
   */
  readonly whoWinsFrom?: number;
  /** Whether the caller wants the remoteness of every vertex, where it exists. */
  readonly withRemoteness?: boolean;
};

/** What is known so far. */
export type Advance =
  /** Comes first: which theory will be used. Nothing else has been computed yet. */
  | { readonly kind: 'chosen'; readonly choice: ChosenTheory }
  /** How many positions have been dealt with in finding the outcomes by play. */
  | ({ readonly kind: 'playing' } & WhoWinsCount)
  /**
   * The labelling is live: the same object each time, with more values in it. `whoWins` is there if play came
   * first.
   */
  | {
      readonly kind: 'values';
      readonly choice: ChosenTheory;
      readonly labelling: Labelling;
      readonly whoWins: WhoWins | undefined;
    }
  /** The next thing to be computed is remoteness. */
  | { readonly kind: 'measuring' };

export type SolvedGraph = WhoWins & {
  readonly choice: ChosenTheory;
  /** Has no value where no theory is known. */
  readonly labelling: Labelling;
  /**
   * Per vertex the number of its part in `choice.parts`, or NO_PART; undefined where one theory covers all
   * vertices or no theory covers any.
   */
  readonly partOf: Uint8Array | undefined;
  /**
   * Per vertex, −1 for ∞; undefined unless asked for, and undefined if a node is gray or an arc belongs to
   * one player.
   */
  readonly remoteness: Int32Array | undefined;
};

/**
 * Solves a game under its rules. If their theory does not apply to the whole graph, the answer names the
 * parts that it covers.
 */
export function* solveGraph(
  game: GameToSolve,
  wanted: ConductOptions = {},
): Generator<Advance, SolvedGraph, void> {
  const { graph, rules } = game;
  const options = { ...wanted, rules };
  const choice = chooseTheory(game);
  yield { kind: 'chosen', choice };
  if (!lastMoveDecides(graph)) return yield* solveByValues(graph, choice, options);
  const impartial = isImpartial(graph);
  const { whoWinsFrom: from } = options;
  const early = impartial || from !== undefined ? undefined : yield* playing(whoWinsByPlay(graph, rules));
  const labelling = yield* valuesOf(graph, choice, options, early);
  const partOf = choice.parts.length > 0 ? partsByVertex(graph, choice.parts) : undefined;
  const whoWins =
    early ??
    (from === undefined
      ? readOff(choice.theory, labelling, options)
      : readOffOne(theoryOf(choice, partOf)(from), labelling, from, options)) ??
    (yield* playing(whoWinsByPlay(graph, rules)));
  if (!options.withRemoteness || !impartial || graph.gray.includes(1)) {
    return { ...whoWins, choice, labelling, partOf, remoteness: undefined };
  }
  yield { kind: 'measuring' };
  return { ...whoWins, choice, labelling, partOf, remoteness: remoteness(graph) };
}

/**
 * Who wins from a vertex as its value says it; undefined where it has no value, or where that does not say
 * it.
 */
export function outcomeByValue(
  { choice, labelling, partOf }: SolvedGraph,
  vertex: number,
  rules: Rules,
): Outcome | undefined {
  return outcomeSaid(theoryOf(choice, partOf)(vertex), labelling, vertex, { rules });
}

/** Which theory names a vertex. */
const theoryOf =
  ({ theory, parts }: ChosenTheory, partOf: Uint8Array | undefined) =>
  (v: number): Theory | undefined =>
    theory ?? parts[partOf?.[v] ?? NO_PART]?.theory;

/**
 * With scores, or where both players move at once, the last move does not win: who wins is read off the
 * values alone.
 */
function* solveByValues(
  graph: GameGraph,
  choice: ChosenTheory,
  options: SolveOptions,
): Generator<Advance, SolvedGraph, void> {
  const labelling = yield* valuesOf(graph, choice, options, undefined);
  const partOf = choice.parts.length > 0 ? partsByVertex(graph, choice.parts) : undefined;
  const whoWins = whoWinsByScores(labelling, theoryOf(choice, partOf), spaceOf(graph));
  return { ...whoWins, choice, labelling, partOf, remoteness: undefined };
}

function* valuesOf(
  graph: GameGraph,
  choice: ChosenTheory,
  options: SolveOptions,
  whoWins: WhoWins | undefined,
): Generator<Advance, Labelling, void> {
  if (!choice.theory) {
    const byParts = valuesByParts(graph, choice.parts, options);
    for (;;) {
      const slice = byParts.next();
      if (slice.done) return slice.value;
      yield { kind: 'values', choice, labelling: slice.value, whoWins };
    }
  }
  const solving = choice.theory.solve(graph, options);
  for (;;) {
    const round = solving.next();
    if (round.done) return round.value;
    yield { kind: 'values', choice, labelling: round.value.labelling, whoWins };
  }
}

/**
 * Where an algorithm is followed as printed, its values may contradict play; then no outcome is read off
 * them.
 */
const contradictsPlay = (theory: Theory, { rules }: SolveOptions): boolean =>
  Boolean(rules?.asPublished && theory.hasPublishedVariant);

const readOff = (
  theory: Theory | undefined,
  labelling: Labelling,
  options: SolveOptions,
): WhoWins | undefined =>
  theory && !contradictsPlay(theory, options) ? whoWinsByValues(theory, labelling) : undefined;

/** Who wins from that vertex alone, undefined if its value does not say it. */
function readOffOne(
  theory: Theory | undefined,
  labelling: Labelling,
  vertex: number,
  options: SolveOptions,
): WhoWins | undefined {
  const outcome = outcomeSaid(theory, labelling, vertex, options);
  return outcome && whoWinsFromOne(labelling.codes.length, vertex, outcome);
}

function outcomeSaid(
  theory: Theory | undefined,
  labelling: Labelling,
  vertex: number,
  options: SolveOptions,
): Outcome | undefined {
  const value = valueAt(labelling, vertex);
  return theory && value && !contradictsPlay(theory, options) ? theory.outcome?.(value) : undefined;
}

function* playing(slices: Generator<WhoWinsCount, WhoWins, void>): Generator<Advance, WhoWins, void> {
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
    yield { kind: 'playing', ...slice.value };
  }
}
