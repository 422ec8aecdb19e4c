/**
 * Judges a guessed partizan value: the typed game is put beside the graph and compared with the vertex, so
 * that any form of a value is right. For a guess that is not equal the answer has the relation, and the first
 * move of a player who proves it in the difference.
 */
import type { Rules } from '../../../outcome/rules.ts';
import type { CanonicalForm } from '../../../values/form.ts';
import type { TypedValue } from '../../../values/notation/parse.ts';
import { readGame } from '../../../values/typed-values.ts';
import type { Value } from '../../../values/value.ts';
import { named, textOf } from '../../../values/words.ts';
import {
  type Against,
  type GuessAnswer,
  type GuessSentence,
  guessInText,
  noGuess,
  outcomeIn,
  outcomeJudged,
  type ReadGuess,
  unreadGuess,
} from '../../guess.ts';
import { valueAt } from '../../labelling.ts';
import type { About, Evidence, Question } from '../../question.ts';
import { type Claim, type OrderSign, proofsOf } from '../comparing/proofs.ts';
import { compareWithTyped } from '../comparing/typed-beside.ts';
import { outcomeOf } from '../outcome.ts';
import type { Relation } from '../relations.ts';

export const guessPartizan: Question<'guess', 'typed', About['typed'], GuessAnswer> = {
  id: 'guess',
  needs: 'typed',
  title: 'Guess',
  says: 'whether a node has the value, or the outcome, that is typed, and what speaks against it',
  readsValues: true,
  applies: ({ theory }) =>
    theory?.id === 'partizan'
      ? { applies: true, reason: 'values are partizan' }
      : { applies: false, reason: 'values are not partizan' },
  *ask(evidence, { vertex, text }) {
    const guessed = outcomeIn(text);
    if (guessed) {
      const { outcomes, classes } = yield* evidence.whoWins();
      return outcomeJudged(guessed, classes[outcomes[vertex]]);
    }
    const own = yield* ownText(evidence, vertex, text);
    if (own)
      return {
        kind: 'guess',
        verdict: 'right',
        guess: { kind: 'value', value: own },
        against: [],
        known: true,
      };
    const read = readGame(text);
    if (!read.ok) return unreadGuess(text, read.problems[0].says);
    return yield* judged(evidence, vertex, read.value, text.trim());
  },
  sentences: (answer, called) => guessInText(answer, called),
};

/**
 * The value of a vertex that is not known to be stopper-sided, where its own text was typed: that text is not
 * a game. A side of which the text gives only the size cannot be distinguished from others of that size.
 */
function* ownText(
  evidence: Evidence,
  vertex: number,
  text: string,
): Generator<number, Value | undefined, void> {
  const labelling = yield* evidence.labelling();
  const value = labelling && valueAt(labelling, vertex);
  if (value?.kind !== 'unsided') return undefined;
  const written = textOf(value);
  const same = written.replace(/\s+/g, '') === text.replace(/\s+/g, '');
  return same && !written.includes('…') ? value : undefined;
}

function* judged(
  { graph, rules, whoWins }: Evidence,
  vertex: number,
  typed: TypedValue,
  text: string,
): Generator<number, GuessAnswer, void> {
  const compared = yield* compareWithTyped(graph, vertex, typed);
  if (compared.kind === 'over-budget') return noGuess(compared.says);
  const { relations, starts } = compared;
  const value = valueTyped(...compared.typed, rules);
  const guessed: ReadGuess = value ? { kind: 'value', value: named(value) } : { kind: 'text', text };
  const known = compared.value !== undefined;
  const orders = ordersThatMatter(rules);
  if (orders.every((sign) => relations[sign] === '='))
    return { kind: 'guess', verdict: 'right', guess: guessed, against: [], known };
  const { outcomes, classes } = yield* whoWins();
  const found = classes[outcomes[vertex]];
  const expected = value && outcomeOf(value);
  const against: Against[] = [{ kind: 'compared', says: relationSaid(relations, orders, guessed) }];
  if (expected && expected !== found)
    against.unshift({ kind: 'outcome', guessed: expected, found, by: undefined });
  if (starts[0] === starts[1]) {
    const proofs = yield* proofsOf(compared.graph, vertex, starts[0], relations, { rules });
    if (!('kind' in proofs)) {
      const says = proofs.flatMap((claim) => movedFirst(claim, graph.order));
      if (says.length > 0) against.push({ kind: 'compared', says });
    }
  }
  return { kind: 'guess', verdict: expected === found ? 'outcome' : 'wrong', guess: guessed, against, known };
}

/** The signed orders by which values are equal or not: both, unless one player wins infinite play. */
const ordersThatMatter = ({ infinitePlay }: Rules): readonly OrderSign[] =>
  infinitePlay === 'draw' ? ['plus', 'minus'] : [infinitePlay === 'left' ? 'plus' : 'minus'];

/** What was typed as a value; undefined where it is not stopper-sided. */
function valueTyped(
  one: Value | undefined,
  other: Value | undefined,
  { infinitePlay }: Rules,
): Value | undefined {
  const [onside, offside] = [sideOf(one, 'onside'), sideOf(other, 'offside')];
  if (!onside || !offside) return undefined;
  if (infinitePlay !== 'draw')
    return { kind: 'stopper', canonical: infinitePlay === 'left' ? onside : offside };
  const same =
    textOf({ kind: 'stopper', canonical: onside }) === textOf({ kind: 'stopper', canonical: offside });
  if (same && one?.kind === 'stopper') return one;
  return { kind: 'sided', onside, offside };
}

function sideOf(value: Value | undefined, side: 'onside' | 'offside'): CanonicalForm | undefined {
  if (value?.kind === 'stopper') return value.canonical;
  return value?.kind === 'sided' ? value[side] : undefined;
}

const meanings: Readonly<Record<Relation, string>> = {
  '=': 'equal to',
  '>': 'greater than',
  '<': 'less than',
  '||': 'confused with',
};

function relationSaid(
  relations: Readonly<Record<OrderSign, Relation>>,
  orders: readonly OrderSign[],
  guess: ReadGuess,
): readonly GuessSentence[] {
  const [first] = orders;
  if (orders.every((sign) => relations[sign] === relations[first]))
    return [[`It is ${meanings[relations[first]]} `, { guess }, '.']];
  const [plus, minus] = [meanings[relations.plus], meanings[relations.minus]];
  return [
    [`Its onside is ${plus} that of `, { guess }, `, its offside is ${minus} that of `, { guess }, '.'],
  ];
}

const differenceOf = {
  both: 'the two',
  plus: 'the onsides',
  minus: 'the offsides',
} as const satisfies Readonly<Record<Claim['sign'], string>>;

/** Who disproves a claim by moving first in the difference of the vertex and the guess, and how. */
function movedFirst({ about, holds, sign, strategy }: Claim, order: number): readonly GuessSentence[] {
  const opening = strategy?.opening;
  if (holds || !opening) return [];
  const who = about === 'at least' ? 'Right' : 'Left';
  const begins = `In the difference of ${differenceOf[sign]}, ${who}, moving first, wins by`;
  return opening.in === 'a' && opening.to < order
    ? [[`${begins} moving from here to `, { vertex: opening.to }, '.']]
    : [[`${begins} a move in the guessed game.`]];
}
