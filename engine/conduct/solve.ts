/**
 * The one conductor of a solve, for workers and the command line alike: which theory is used, the values in its rounds,
 * who wins from every vertex, and remoteness where that is asked for. It owns no clock: a generator that yields what is
 * known so far every few milliseconds, and its caller decides when to tell, to rest or to stop.
 *
 * The values of a partizan graph may take long while who wins is soon known, so there play comes first. In an impartial
 * graph the values come first, and who wins is read off them where each of them says it; else it is found by play.
 */
import { type GameGraph, isImpartial } from '../graph/game-graph.ts';
import { type WhoWins, type WhoWinsCount, whoWinsByPlay } from '../outcome/who-wins.ts';
import { type ChosenTheory, chooseTheory } from '../theories/choose.ts';
import { unlabelled } from '../theories/labelling.ts';
import { remoteness } from '../theories/remoteness/remoteness.ts';
import type { Labelling, SolveOptions, Theory } from '../theories/theory.ts';
import { partsByVertex, valuesByParts } from './by-parts.ts';
import { whoWinsByValues } from './who-wins.ts';

export type ConductOptions = SolveOptions & {
  /** The remoteness of every vertex is wanted, where it has one. */
  readonly withRemoteness?: boolean;
};

/** What is known so far. */
export type Advance =
  /** The first: which theory will be used. Nothing else has been worked out yet. */
  | { readonly kind: 'chosen'; readonly choice: ChosenTheory }
  /** So many positions have been dealt with in finding out who wins. */
  | ({ readonly kind: 'playing' } & WhoWinsCount)
  /** The labelling is live: the same object each time, fuller every time. `whoWins` where play came first. */
  | {
      readonly kind: 'values';
      readonly choice: ChosenTheory;
      readonly labelling: Labelling;
      readonly whoWins: WhoWins | undefined;
    }
  /** Remoteness comes next. */
  | { readonly kind: 'measuring' };

export type SolvedGraph = WhoWins & {
  readonly choice: ChosenTheory;
  /** Without any value where no theory is known. */
  readonly labelling: Labelling;
  /** Per vertex the number of its part in `choice.parts`, or NO_PART; undefined where one theory covers all, or none anything. */
  readonly partOf: Uint8Array | undefined;
  /** Per vertex, −1 for ∞; undefined unless asked for, and where a node is gray or an arc is one player's. */
  readonly remoteness: Int32Array | undefined;
};

/** `theory` is a theory's id, or "auto"; one that does not apply to all of the graph names the parts that it covers. */
export function* solveGraph(
  graph: GameGraph,
  theory: string,
  options: ConductOptions = {},
): Generator<Advance, SolvedGraph, void> {
  const choice = chooseTheory(graph, theory);
  yield { kind: 'chosen', choice };
  if (graph.scores && !choice.theory) return unscored(graph, choice);
  const impartial = isImpartial(graph);
  const infinitePlay = options.infinitePlay ?? 'draw';
  const early = impartial ? undefined : yield* playing(whoWinsByPlay(graph, infinitePlay));
  const labelling = yield* valuesOf(graph, choice, options, early);
  const whoWins =
    early ??
    readOff(choice.theory, labelling, options) ??
    (yield* playing(whoWinsByPlay(graph, infinitePlay)));
  const partOf = choice.parts.length > 0 ? partsByVertex(graph, choice.parts) : undefined;
  if (!options.withRemoteness || !impartial || graph.gray.includes(1)) {
    return { ...whoWins, choice, labelling, partOf, remoteness: undefined };
  }
  yield { kind: 'measuring' };
  return { ...whoWins, choice, labelling, partOf, remoteness: remoteness(graph) };
}

/** With scores nobody wins by the last move: without a theory of scores nothing is said of any vertex. */
const unscored = (graph: GameGraph, choice: ChosenTheory): SolvedGraph => ({
  outcomes: new Uint8Array(graph.order),
  classes: [],
  choice,
  labelling: unlabelled(graph),
  partOf: undefined,
  remoteness: undefined,
});

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

/** An algorithm as printed may assign values that play contradicts: then nothing is read off. */
function readOff(
  theory: Theory | undefined,
  labelling: Labelling,
  { asPublished }: SolveOptions,
): WhoWins | undefined {
  if (!theory || (asPublished && theory.hasPublishedVariant)) return undefined;
  return whoWinsByValues(theory, labelling);
}

function* playing(slices: Generator<WhoWinsCount, WhoWins, void>): Generator<Advance, WhoWins, void> {
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
    yield { kind: 'playing', ...slice.value };
  }
}
