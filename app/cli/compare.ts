/** `grundy compare`: how two nodes of a document, or a node and a typed game, compare as games. */
import type { GraphRead } from '../../engine/document/index.ts';
import type { AnswerTo } from '../../engine/questions/index.ts';
import { known, type Problem } from '../../engine/result.ts';
import { ask, drain } from '../../engine/run.ts';
import {
  type RoundsComparison,
  relationUnder,
  roundsComparisonSaid,
  type ScoringComparison,
} from '../../engine/theories/index.ts';
import {
  formData,
  meansScoring,
  readGame,
  readScoringGame,
  type ScoringForm,
  scoreData,
  type TypedValue,
  valueData,
} from '../../engine/values/index.ts';
import type { CliArguments } from './arguments.ts';
import { type CliCommand, hiddenAnswered } from './command.ts';
import { graphOfFile } from './drawing.ts';
import { called } from './input.ts';
import { isCalled, vertexOf } from './named-node.ts';
import { type Output, tell, tellProblems } from './output.ts';
import { askedPlay, playOptions } from './play-options.ts';
import { scoresAtFault } from './scores-at-fault.ts';
import { rulesAsked } from './theory-option.ts';

export const compareCommand: CliCommand = {
  name: 'compare',
  takes: 'FILE A B',
  says: 'how two nodes, or a node and a typed game, compare: >, <, = or ||',
  options: {
    ...playOptions,
    json: { says: 'one JSON document, with both signed orders and the values' },
  },
  notes: [
    'A and B are ids of nodes, or names that only one node has. B may also be a game that is not drawn, such as',
    '"2+over" or "{0|pass}"; in a drawing with scores, a number or "<^1|2>". A node of that name comes first.',
    'Where play need not end and the orders differ, two lines follow: + for the onsides, − for the',
    'offsides. Where view.infinitePlay makes infinite play a win for Left, only the onsides count; for',
    'Right, only the offsides.',
    'For scoring games --json has a game X that tells the two apart, where one is not at least the other;',
    'against a number s it says whether A is left-s-protected and right-s-protected.',
    'Where both players move at once it is said whether A and B are equal in the continued conjunctive sum: =, or in normal play !=',
    'with a game beside which they differ, or "not told apart"; elsewhere values add up there, and <, = and > are their order.',
    hiddenAnswered,
  ],
  async run(asked, output) {
    if (asked.files.length !== 3) {
      tell('grundy compare: takes one file and two nodes: grundy compare FILE A B');
      return false;
    }
    const [file, a, b] = asked.files;
    const problems = await compareFile(file, [a, b], asked, output);
    tellProblems(called(file), problems);
    return problems.length === 0;
  },
};

async function compareFile(
  file: string,
  named: readonly [string, string],
  asked: CliArguments,
  output: Output,
): Promise<readonly Problem[]> {
  const play = askedPlay(asked);
  if (!play.ok) return play.problems;
  const read = await graphOfFile(
    file,
    `grundy ask ${file} compare POSITION compares it with another that follows it, and compare-with GAME with a typed game`,
    play.value,
  );
  if (!read.ok) return read.problems;
  const [a, b] = named.map((name) => vertexOf(read.value, name));
  const isTyped = a.ok && !isCalled(read.value, named[1]);
  if (isTyped && read.value.graph.scores) {
    const typed = readScoringGame(named[1]);
    if (typed.ok) return await compareTyped(read.value, a.value, named, typed.value, asked, output);
    if (meansScoring(named[1]) || looksTyped.test(named[1])) return unread(named[1], typed.problems);
  }
  if (isTyped && !read.value.graph.scores) {
    const typed = readGame(named[1]);
    if (typed.ok) return await compareWithGame(read.value, a.value, named, typed.value, asked, output);
    if (looksTyped.test(named[1])) return unread(named[1], typed.problems);
  }
  if (!a.ok || !b.ok) return [a, b].flatMap((each) => (each.ok ? [] : each.problems));
  const { graph, ids, view } = read.value;
  const about = { a: a.value, b: b.value, withoutProofs: graph.scores === undefined || !asked.has('json') };
  const found = drain(ask('compare', about, { graph, rules: rulesAsked(view.rules, 'auto') }));
  if (found.kind === 'over-budget')
    return [{ place: named.join(', '), says: found.says }, ...scoresAtFault(read.value, [a.value, b.value])];
  if (found.kind === 'scoring-compare') {
    await output.write(
      asked.has('json') ? scoringInJson(ids[a.value], ids[b.value], found) : `${found.relation}\n`,
    );
    return [];
  }
  if (found.kind === 'rounds-compare') {
    const names = [ids[a.value], ids[b.value]] as const;
    await output.write(
      asked.has('json')
        ? roundsInJson(names, found)
        : `${[found.relation ?? 'not told apart', ...roundsComparisonSaid(found, names)].join('\n')}\n`,
    );
    return [];
  }
  const relation = relationUnder(view.rules, found.relations);
  if (asked.has('json')) await output.write(inJson(ids[a.value], ids[b.value], relation, found));
  else await output.write(inLines(relation, found.relations));
  return [];
}

/** What no node is called by that somebody might have misspelt: a number, or a game by its options. */
const looksTyped = /[|{}]|^[-−+]?\.?\d/;

const unread = (typed: string, problems: readonly Problem[]): readonly Problem[] =>
  problems.map(({ place, says }) => ({ place: typed, says: `${place}: ${says}` }));

/** The relation, and below it the signed orders where they differ. */
const inLines = (
  relation: string,
  { plus, minus }: { readonly plus: string; readonly minus: string },
): string => (plus === minus ? `${relation}\n` : `${relation}\n+ ${plus}\n- ${minus}\n`);

/** With a typed game of Normal play. */
async function compareWithGame(
  { graph, ids, view }: GraphRead,
  vertex: number,
  named: readonly [string, string],
  other: TypedValue,
  asked: CliArguments,
  output: Output,
): Promise<readonly Problem[]> {
  const game = { graph, rules: rulesAsked(view.rules, 'auto') };
  const found = drain(ask('compare-with', { vertex, other }, game));
  if (found.kind === 'over-budget') return [{ place: named.join(', '), says: found.says }];
  known(found.kind === 'typed-compared', 'a drawing without scores is compared with games of Normal play');
  const { plus, minus } = found.relations;
  const relation = relationUnder(view.rules, found.relations);
  if (asked.has('json'))
    await output.write(`${JSON.stringify({ a: ids[vertex], b: named[1], relation, plus, minus })}\n`);
  else await output.write(inLines(relation, found.relations));
  return [];
}

async function compareTyped(
  { graph, ids, view }: GraphRead,
  vertex: number,
  named: readonly [string, string],
  other: ScoringForm,
  asked: CliArguments,
  output: Output,
): Promise<readonly Problem[]> {
  const about = { vertex, other, withoutProofs: !asked.has('json') };
  const found = drain(ask('compare-with', about, { graph, rules: rulesAsked(view.rules, 'auto') }));
  if (found.kind === 'over-budget')
    return [{ place: named.join(', '), says: found.says }, ...scoresAtFault({ graph, ids, view }, [vertex])];
  known(found.kind === 'compare-with', 'a drawing with scores is compared with scoring games');
  const { comparison, isProtected } = found;
  await output.write(
    asked.has('json')
      ? scoringInJson(ids[vertex], named[1], comparison, isProtected)
      : `${comparison.relation}\n`,
  );
  return [];
}

function inJson(
  a: string,
  b: string,
  relation: string,
  { relations, values, by }: Extract<AnswerTo<'compare'>, { readonly kind: 'compare' }>,
): string {
  const [ofA, ofB] = values.map((value) => (value ? valueData(value) : null));
  const { plus, minus } = relations;
  return `${JSON.stringify({ a, b, relation, plus, minus, values: { a: ofA, b: ofB }, by })}\n`;
}

/** Of two nodes that nothing known tells apart the relation is null. */
function roundsInJson([a, b]: readonly [string, string], found: RoundsComparison): string {
  const { convention, relation, by, witness, values } = found;
  const [ofA, ofB] = values.map(valueData);
  const between = ({ low, high }: { readonly low: string; readonly high: string }) =>
    low === high ? low : { low, high };
  const beside =
    witness &&
    (({ worths: [one, other], ...game }) => ({
      witness: { ...game, of_a: between(one), of_b: between(other) },
    }))(witness);
  const answer = {
    ...{ a, b, relation: relation ?? null, sum: 'continued', convention, values: { a: ofA, b: ofB } },
    ...(by && { by }),
    ...beside,
    says: roundsComparisonSaid(found, [a, b]),
  };
  return `${JSON.stringify(answer)}\n`;
}

/** For each direction in which the comparison fails: a game X, and the player who begins. Beside X the lesser node comes to less. */
function scoringInJson(
  a: string,
  b: string,
  { relation, values, refutations }: ScoringComparison,
  isProtected?: Extract<AnswerTo<'compare-with'>, { readonly kind: 'compare-with' }>['isProtected'],
): string {
  const [ofA, ofB] = values.map(valueData);
  const refuted = refutations.map(({ refutes, x, first, scores }) => ({
    refutes: refutes === 'first' ? 'a>=b' : 'b>=a',
    stop: first,
    x: formData(x),
    of_a: scoreData(scores[0]),
    of_b: scoreData(scores[1]),
  }));
  const answer = { a, b, relation, values: { a: ofA, b: ofB }, refutations: refuted, by: 'values' };
  const beside = isProtected && {
    protected: { ...isProtected, from: scoreData(isProtected.from) },
  };
  return `${JSON.stringify({ ...answer, ...beside })}\n`;
}
