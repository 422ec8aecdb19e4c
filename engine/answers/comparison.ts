/** How two nodes of a drawing compare, or a node and a game that is typed: found, and as JSON. */
import { ask } from '../conduct/ask.ts';
import type { GraphRead } from '../document/read.ts';
import { type Rules, ruledBy } from '../outcome/rules.ts';
import type { AnswerTo } from '../questions/register.ts';
import { gameOfExpression } from '../reckon/game-of-expression.ts';
import { accepted, known, type OverBudget, type Problem, type Result, refused } from '../result.ts';
import { type MisereComparison, misereComparisonSaid } from '../theories/misere/compare.ts';
import { type Relation, relationUnder } from '../theories/partizan/relations.ts';
import type { ScoringComparison } from '../theories/scoring/questions/compare.ts';
import { type RoundsComparison, roundsComparisonSaid } from '../theories/simultaneous/questions/compare.ts';
import type { TypedValue } from '../values/notation/parse.ts';
import { appliesOperators } from '../values/operator-words.ts';
import { formData, scoreData } from '../values/scoring.ts';
import type { ScoringForm } from '../values/scoring-form.ts';
import { meansScoring } from '../values/scoring-parse.ts';
import { readGame, readScoringGame, typedOfValue } from '../values/typed-values.ts';
import type { Value } from '../values/value.ts';
import { valueData } from '../values/words.ts';
import { nodesAsGames } from './game-of-name.ts';
import { isCalled, vertexOf, wordsOfNodes } from './named-node.ts';
import { scoresAtFault } from './scores-at-fault.ts';

type Relations = { readonly plus: Relation; readonly minus: Relation };

/** A comparison, by the space of the games; its names are what nodes are called, or what was typed. */
export type ComparisonFound = { readonly names: readonly [string, string] } & (
  | {
      readonly kind: 'normal';
      /** What counts under the rules of the drawing. */
      readonly relation: Relation;
      readonly relations: Relations;
      /** For two nodes: what they are worth, and how it was found. */
      readonly beside?: {
        readonly values: readonly (Value | undefined)[];
        readonly by: string;
      };
    }
  | {
      readonly kind: 'scored';
      readonly found: ScoringComparison;
      /** With a number: whether the node is protected at it. */
      readonly isProtected?: Extract<AnswerTo<'compare-with'>, { kind: 'compare-with' }>['isProtected'];
    }
  | { readonly kind: 'joint'; readonly found: RoundsComparison }
  | { readonly kind: 'misere'; readonly found: MisereComparison }
);

/** Whether a text is meant as a number or as a game by its options, and not as a misspelt name of a node. */
export const looksTyped = (text: string): boolean => /[|{}]|^[-−+]?\.?\d/.test(text);

/**
 * Compares two things that are named: nodes by what they are called, the second perhaps a game. A node of
 * that name comes first. Refused by the names that are none, and where the games cannot be compared.
 */
export function* comparedByName(
  read: GraphRead,
  named: readonly [string, string],
  withProofs: boolean,
): Generator<number, Result<ComparisonFound>, void> {
  const [a, b] = named.map((name) => vertexOf(read, name));
  const rules = ruledBy({ theory: 'auto' }, read.view.rules);
  const isTyped = a.ok && !isCalled(read, named[1]);
  if (isTyped && read.graph.scores) {
    const typed = readScoringGame(named[1]);
    if (typed.ok) return yield* withScores(read, a.value, named, typed.value, rules, withProofs);
    if (meansScoring(named[1]) || looksTyped(named[1])) return unread(named[1], typed.problems);
  }
  if (isTyped && !read.graph.scores) {
    const typed = yield* readOrReckoned(read, named[1]);
    if (typed.ok) return yield* withGame(read, a.value, named, typed.value, rules);
    if (looksTyped(named[1]) || appliesOperators(named[1])) return unread(named[1], typed.problems);
  }
  if (!a.ok || !b.ok) return refused([a, b].flatMap((each) => (each.ok ? [] : each.problems)));
  const { graph } = read;
  const words = wordsOfNodes(read);
  const about = { a: a.value, b: b.value, withoutProofs: graph.scores === undefined || !withProofs };
  const found = yield* ask('compare', about, { graph, rules });
  if (found.kind === 'over-budget') return tooMuch(read, named, found, [a.value, b.value]);
  const names = [words[a.value], words[b.value]] as const;
  if (found.kind === 'scoring-compare') return accepted({ kind: 'scored', names, found });
  if (found.kind === 'rounds-compare') return accepted({ kind: 'joint', names, found });
  if (found.kind === 'misere-compare') return accepted({ kind: 'misere', names, found });
  const { relations, values, by } = found;
  const relation = relationUnder(rules, relations);
  return accepted({ kind: 'normal', names, relation, relations, beside: { values, by } });
}

/** A typed game; in an expression with operators, names are nodes of the drawing. */
function* readOrReckoned(read: GraphRead, text: string): Generator<number, Result<TypedValue>, void> {
  const typed = readGame(text);
  if (typed.ok || !appliesOperators(text)) return typed;
  const value = yield* gameOfExpression(text, { node: nodesAsGames(read) });
  if (!value.ok) return value;
  const other = typedOfValue(value.value);
  return other ? accepted(other) : refused([{ place: text, says: 'is too large to be compared' }]);
}

const unread = (typed: string, problems: readonly Problem[]): Result<never> =>
  refused(problems.map(({ place, says }) => ({ place: typed, says: `${place}: ${says}` })));

const tooMuch = (
  read: GraphRead,
  named: readonly string[],
  { says }: OverBudget,
  vertices: readonly number[],
): Result<never> => refused([{ place: named.join(', '), says }, ...scoresAtFault(read, vertices)]);

/** With a typed game of Normal play. */
function* withGame(
  read: GraphRead,
  vertex: number,
  named: readonly [string, string],
  other: TypedValue,
  rules: Rules,
): Generator<number, Result<ComparisonFound>, void> {
  const found = yield* ask('compare-with', { vertex, other }, { graph: read.graph, rules });
  if (found.kind === 'over-budget') return refused([{ place: named.join(', '), says: found.says }]);
  known(found.kind === 'typed-compared', 'a drawing without scores is compared with games of Normal play');
  const { relations } = found;
  const names = [wordsOfNodes(read)[vertex], named[1]] as const;
  return accepted({ kind: 'normal', names, relation: relationUnder(rules, relations), relations });
}

function* withScores(
  read: GraphRead,
  vertex: number,
  named: readonly [string, string],
  other: ScoringForm,
  rules: Rules,
  withProofs: boolean,
): Generator<number, Result<ComparisonFound>, void> {
  const about = { vertex, other, withoutProofs: !withProofs };
  const found = yield* ask('compare-with', about, { graph: read.graph, rules });
  if (found.kind === 'over-budget') return tooMuch(read, named, found, [vertex]);
  known(found.kind === 'compare-with', 'a drawing with scores is compared with scoring games');
  const { comparison, isProtected } = found;
  const names = [wordsOfNodes(read)[vertex], named[1]] as const;
  return accepted({ kind: 'scored', names, found: comparison, ...(isProtected && { isProtected }) });
}

/** The comparison as JSON. */
export function comparisonData(compared: ComparisonFound) {
  const [a, b] = compared.names;
  if (compared.kind === 'joint') return jointData(compared.names, compared.found);
  if (compared.kind === 'misere') return misereData(compared.names, compared.found);
  if (compared.kind === 'scored') return scoredData(compared.names, compared.found, compared.isProtected);
  const {
    relation,
    relations: { plus, minus },
    beside,
  } = compared;
  if (!beside) return { a, b, relation, plus, minus };
  const [ofA, ofB] = beside.values.map((value) => (value ? valueData(value) : null));
  return { a, b, relation, plus, minus, values: { a: ofA, b: ofB }, by: beside.by };
}

/** The relation of two nodes that no known game distinguishes is null. */
function jointData([a, b]: readonly [string, string], found: RoundsComparison) {
  const { convention, relation, by, witness, values } = found;
  const [ofA, ofB] = values.map(valueData);
  const between = ({ low, high }: { readonly low: string; readonly high: string }) =>
    low === high ? low : { low, high };
  const beside =
    witness &&
    (({ worths: [one, other], ...game }) => ({
      witness: { ...game, of_a: between(one), of_b: between(other) },
    }))(witness);
  return {
    ...{ a, b, relation: relation ?? null, sum: 'continued', convention, values: { a: ofA, b: ofB } },
    ...(by && { by }),
    ...beside,
    says: roundsComparisonSaid(found, [a, b]),
  };
}

/** A game that distinguishes two nodes has its value and the node that the previous player wins beside it. */
function misereData([a, b]: readonly [string, string], found: MisereComparison) {
  const { relation, beside, values } = found;
  const [ofA, ofB] = values.map((value) => (value ? valueData(value) : null));
  return {
    ...{ a, b, relation, values: { a: ofA, b: ofB } },
    ...(beside && {
      witness: { x: valueData(beside.game), previous_wins: beside.lost === 'first' ? 'a' : 'b' },
    }),
    says: misereComparisonSaid(found, [a, b]),
  };
}

/**
 * For each direction in which the comparison fails: a game X, and the player who begins. Beside X the lesser
 * node has a lower score.
 */
function scoredData(
  [a, b]: readonly [string, string],
  { relation, values, refutations }: ScoringComparison,
  isProtected: Extract<ComparisonFound, { kind: 'scored' }>['isProtected'],
) {
  const [ofA, ofB] = values.map(valueData);
  const refuted = refutations.map(({ refutes, x, first, scores }) => ({
    refutes: refutes === 'first' ? 'a>=b' : 'b>=a',
    stop: first,
    x: formData(x),
    of_a: scoreData(scores[0]),
    of_b: scoreData(scores[1]),
  }));
  const beside = isProtected && { protected: { ...isProtected, from: scoreData(isProtected.from) } };
  return {
    ...{ a, b, relation, values: { a: ofA, b: ofB }, refutations: refuted, by: 'values' },
    ...beside,
  };
}
