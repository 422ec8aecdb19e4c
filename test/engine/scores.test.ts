/** Drawings with scores: compiling loses none, and only what is made for scores applies to them. */
import { describe, expect, test } from 'vitest';
import { solveGraph } from '../../engine/conduct/solve.ts';
import { compile } from '../../engine/document/compile.ts';
import { emptyDocument, type GameDocument, type Score } from '../../engine/document/document.ts';
import { drawnSum } from '../../engine/document/edits/drawn-sum.ts';
import { readDocument } from '../../engine/document/read.ts';
import { writeDocument } from '../../engine/document/write.ts';
import { closedPart, partAlone } from '../../engine/graph/closed-part.ts';
import { addRationals, parseRational, printRational, rational } from '../../engine/numbers/rationals.ts';
import { questionFor, questionsAbout } from '../../engine/questions/register.ts';
import { drain } from '../../engine/rounds.ts';
import { chooseTheory } from '../../engine/theories/choose.ts';
import { theories } from '../../engine/theories/register.ts';
import type { Value } from '../../engine/values/value.ts';
import { textOf } from '../../engine/values/words.ts';
import { ruledGame } from '../fixtures/games.ts';

/** a →L b and a →R c, with these scores. */
const drawing = (scores: Readonly<Record<string, Score>>): GameDocument => ({
  ...emptyDocument,
  nodes: ['a', 'b', 'c'].map((id) => ({
    ...{ id, x: 0, y: 0, gray: false, name: '' },
    ...(scores[id] && { score: scores[id] }),
  })),
  edges: [
    { from: 'a', to: 'b', player: 'left' },
    { from: 'a', to: 'c', player: 'right' },
  ],
});

const scored = drawing({ a: { left: 9 }, b: { left: '1/3', right: '0.5' }, c: { right: -2 } });

test('each side without a move has its score exactly, 0 if none is written, and a side with a move has none', () => {
  const { scores } = compile(scored).graph;
  if (!scores) throw new Error('the scores were lost');
  const said = (codes: Int32Array) =>
    Array.from(codes, (code) => (code < 0 ? 'moves' : printRational(scores.table[code])));
  expect(said(scores.left)).toEqual(['moves', '1/3', '0']);
  expect(said(scores.right)).toEqual(['moves', '1/2', '-2']);
  expect(compile(drawing({})).graph.scores).toBeUndefined();
});

describe('a drawing with scores', () => {
  const { graph } = compile(scored);

  test.each(theories.filter(({ space }) => space === undefined).map(({ id }) => id))(
    'a drawing with scores has no values by "%s", and gets the reason',
    (id) => {
      const { theory, reason, uncovered } = chooseTheory(ruledGame(graph, { theory: id }));
      expect(theory).toBeUndefined();
      expect(reason).toMatch(/^the drawing has scores, /);
      expect(uncovered).toBe(3);
    },
  );

  test('has its values from the theory of scoring games, and who wins from its stops', () => {
    const solved = drain(solveGraph(ruledGame(graph), { withRemoteness: true }));
    expect(solved.choice.theory?.id).toBe('scoring');
    const { table, codes } = solved.labelling;
    expect(Array.from(codes, (code) => textOf(table[code]))).toEqual([
      '(0.5 | 0) not guaranteed',
      '<^1/3|^0.5>',
      '(0 | -2) not guaranteed',
    ]);
    expect(Array.from(solved.outcomes, (code) => solved.classes[code])).toEqual(['N^', 'L', 'Nv']);
    expect(solved.remoteness).toBeUndefined();
  });

  test('no question about the last move applies to a drawing with scores', () => {
    const game = { ...ruledGame(graph), theory: undefined };
    expect(questionsAbout(game, 'vertex', { vertex: 0 }).map(({ id }) => id)).toEqual([]);
    const refusal = questionFor('sum', game, { pieces: Uint32Array.of(0, 0) });
    expect(!refusal.ok && refusal.problems[0].says).toMatch(/^does not apply: the drawing has scores, /);
  });
});

test('a closed part keeps the scores of its vertices', () => {
  const { graph } = compile(scored);
  const part = closedPart(graph, Uint8Array.of(0, 1, 1)).graph;
  expect(part.scores?.table).toEqual(graph.scores?.table);
  expect(part.scores?.left).toEqual(graph.scores?.left.slice(1));
  const alone = partAlone(graph, Uint8Array.of(0, 0, 1));
  expect([...(alone.scores?.right ?? [])]).toEqual([-1, -1, graph.scores?.right[2]]);
});

test('the sum of two nodes adds their scores exactly', () => {
  const sum = drawnSum(scored, ['b', 'c'], 10);
  expect(sum.kind === 'drawn' && sum.document.nodes.map(({ score }) => score)).toEqual([
    { left: '1/3', right: -1.5 },
  ]);
});

test('scores of 190 figures are added exactly: in a drawn sum, which is read from its file again, and in sums of values', () => {
  const [one, other] = [`1/${10n ** 190n + 7n}`, `1/${10n ** 190n + 9n}`];
  const drawn = drawnSum(
    drawing({ b: { left: one, right: one }, c: { left: other, right: other } }),
    ['b', 'c'],
    10,
  );
  if (drawn.kind !== 'drawn') throw new Error('two positions are not too many');
  const again = readDocument(writeDocument(drawn.document));
  if (!again.ok) throw new Error(again.problems[0].says);
  const scores = compile(again.value.document).graph.scores?.table.map(printRational) ?? [];
  const exact = printRational(
    [one, other].map((text) => parseRational(text) ?? rational(0n)).reduce(addRationals),
  );
  expect(scores).toEqual([exact]);
  const number = (score: string): Value => ({
    ...{ kind: 'scoring', ls: score, rs: score, guaranteed: true, scoreKind: 'number' },
    canonical: { count: 1, left: [], right: [], leftScores: [score], rightScores: [score] },
  });
  const add = theories.find(({ id }) => id === 'scoring')?.sums?.add;
  const sum = add?.(number(exact), number('1'));
  expect(sum?.kind === 'scoring' && sum.ls).toBe(
    printRational(addRationals(parseRational(exact, 1000) ?? rational(0n), rational(1n))),
  );
});
