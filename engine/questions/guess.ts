/**
 * Judges a guessed value of a vertex: of the impartial theories, whose values are distinguished next to
 * nim-heaps, and outcomes of any graph. The evidence is a move or a heap at which the guess fails, found from
 * the values of the vertex and of its options. O(options), times the numbers that the two values name.
 */
import { isImpartial } from '../graph/game-graph.ts';
import type { Outcome } from '../outcome/outcome.ts';
import {
  type Against,
  type GuessAnswer,
  guessInText,
  noGuess,
  outcomeIn,
  type ReadGuess,
  unreadGuess,
} from '../theories/guess.ts';
import { valueAt } from '../theories/labelling.ts';
import type { About, Evidence, Question } from '../theories/question.ts';
import type { Value } from '../values/value.ts';
import { besideHeap, besideSomeHeap, parseValue, standsOn, textOf } from '../values/words.ts';
import { type MoveFound, moves } from './moves.ts';

export const guess: Question<'guess', 'typed', About['typed'], GuessAnswer> = {
  id: 'guess',
  needs: 'typed',
  title: 'Guess',
  says: 'whether a node has the value, or the outcome, that is typed, and what speaks against it',
  readsValues: true,
  applies: () => ({ applies: true, reason: 'every digraph has outcomes' }),
  *ask(evidence, { vertex, text }) {
    const typed = readGuess(text);
    if (!typed) return unreadGuess(text, `write one such as ${examples}, or who wins`);
    const found = yield* moves.ask(evidence, { vertex });
    if (found.kind === 'over-budget') return noGuess(found.says);
    const labelling = yield* evidence.labelling();
    const { classes } = yield* evidence.whoWins();
    const value = labelling && valueAt(labelling, vertex);
    const judged = { kind: 'guess', guess: typed, known: value !== undefined } as const;
    if (typed.kind === 'outcome') {
      const { outcome } = typed;
      if (!classes.includes(outcome))
        return noGuess(`No node of an impartial digraph has the outcome ${outcome}.`);
      if (outcome !== found.outcome)
        return { ...judged, verdict: 'wrong', against: [otherOutcome(evidence, found, outcome)] };
      return { ...judged, verdict: value ? 'outcome' : 'right', against: [] };
    }
    // Values of one text are one guess: ☾ without a phase is a moon in one theory and loony in another.
    if (value && textOf(value) === textOf(typed.value))
      return { ...judged, guess: { kind: 'value', value }, verdict: 'right', against: [] };
    const expected = besideHeap(typed.value, 0);
    if (expected !== undefined && expected !== found.outcome)
      return { ...judged, verdict: 'wrong', against: [otherOutcome(evidence, found, expected)] };
    if (!value || !labelling)
      return expected ? { ...judged, verdict: 'outcome', against: [] } : noGuess(noTheory);
    const entailing = evidence.graph.gray[vertex] === 1;
    const options = found.moves.flatMap(({ to, value: worth }) => (worth ? [{ to, worth }] : []));
    const against = standsOn(typed.value, entailing ? 'gray' : 'white')
      ? apart({ is: value, guessed: typed.value, options, entailing })
      : ({ kind: 'colour', entailing } as const);
    return { ...judged, verdict: expected ? 'outcome' : 'wrong', against: [against] };
  },
  sentences: (answer, called) => guessInText(answer, called),
};

const examples = '*2, ∞_0 (inf_0) or ☾ (moon)';
const noTheory = 'No known theory says what this node is worth: guess who wins instead.';

function readGuess(text: string): Exclude<ReadGuess, { kind: 'text' }> | undefined {
  const outcome = outcomeIn(text);
  if (outcome) return { kind: 'outcome', outcome };
  const value = parseValue(text);
  // Stops and values of partizan games say nothing of who wins beside a nim-heap, and no node here has them.
  const saysBesideHeaps = value && (besideHeap(value, 0) ?? besideSomeHeap(value)) !== undefined;
  return saysBesideHeaps ? { kind: 'value', value } : undefined;
}

/** In an impartial graph with the move that brings it about, if there is one. */
function otherOutcome(
  { graph }: Evidence,
  { outcome: found, moves: made }: { readonly outcome: Outcome; readonly moves: readonly MoveFound[] },
  guessed: Outcome,
): Against {
  const result = ({ N: 'wins', D: 'draws' } as const)[found as 'N' | 'D'];
  const by = isImpartial(graph) ? made.find((move) => move.result === result)?.to : undefined;
  return { kind: 'outcome', guessed, found, by };
}

type Apart = {
  readonly is: Value;
  readonly guessed: Value;
  readonly options: readonly { readonly to: number; readonly worth: Value }[];
  readonly entailing: boolean;
};

/** What distinguishes the two values. Heaps that the guess names come first, since they reveal the least. */
function apart({ is, guessed, options, entailing }: Apart): Against {
  if (besideSomeHeap(is) || besideSomeHeap(guessed))
    return { kind: 'some-heap', draws: besideSomeHeap(is) !== undefined };
  const [ofGuess, ofValue] = [guessed, is].map(numbersIn);
  const heaps = [...ofGuess, 0, Math.max(0, ...ofGuess, ...ofValue) + 1, ...ofValue];
  const heap = heaps.find((m) => besideHeap(guessed, m) !== besideHeap(is, m));
  if (heap === undefined) return { kind: 'finer' };
  const [expected, found] = [besideHeap(guessed, heap), besideHeap(is, heap)] as const;
  if (!expected || !found) return { kind: 'finer' };
  // The opponent is to move after it, and loses; a draw is kept.
  const after = found === 'N' ? 'P' : 'D';
  const good = found === 'P' ? [] : options.filter(({ worth }) => besideHeap(worth, heap) === after);
  const taken = good.find(({ worth }) => textOf(worth) === textOf(guessed));
  if (taken && expected === 'P') return { kind: 'taken', option: taken.to };
  const by = good[0]?.to ?? (found === 'P' || entailing ? undefined : 'heap');
  return { kind: 'beside', heap, guessed: expected, found, by };
}

/** The numbers that a value names: beyond all of them, heaps of every size are alike to it. */
const numbersIn = (value: Value): readonly number[] => (textOf(value).match(/\d+/g) ?? []).map(Number);
