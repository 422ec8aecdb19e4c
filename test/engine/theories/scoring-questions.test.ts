/** What can be asked of scoring games: answers that survive the wire, and their sentences. */
import { describe, expect, test } from 'vitest';
import { ask } from '../../../engine/conduct/ask.ts';
import { buildArcs } from '../../../engine/graph/build.ts';
import { rational } from '../../../engine/numbers/rationals.ts';
import { questionFor } from '../../../engine/questions/register.ts';
import { drain } from '../../../engine/rounds.ts';
import { chooseTheory } from '../../../engine/theories/choose.ts';
import { labelledByScores } from '../../../engine/theories/scoring/labels.ts';
import { parseScoring } from '../../../engine/values/scoring-parse.ts';
import { textOf } from '../../../engine/values/words.ts';
import { namedDigraph } from '../../fixtures/digraphs.ts';
import { ruledGame } from '../../fixtures/games.ts';

const { graph, names } = namedDigraph(`hot ->L three
hot ->R one
three: 3
one: 1
wait ->L zero
wait: 0 | 0
zero: 0
zug: -1 | 1
bad ->L below
bad ->R one
below ->R minus
below: 2 | 0
minus: -4`);
const at = (name: string): number => names.indexOf(name);
const game = ruledGame(graph);
const inform = { ...game, theory: chooseTheory(game).theory };

function sentences(id: string, about: object): readonly string[] {
  const answer = structuredClone(drain(ask(id as never, about as never, game)));
  if (answer.kind === 'over-budget') return [answer.says];
  const question = questionFor(id, inform, about as never);
  if (!question.ok) throw new Error(question.problems[0].says);
  return question.value.sentences(answer as never, (v) => names[v]);
}

describe('a scoring game is asked', () => {
  test('how two nodes compare, with a game that distinguishes them', () => {
    expect(sentences('compare', { a: at('hot'), b: at('one') })).toEqual([
      'The first is confused with the second.',
      'The first is not at least the second: beside X = <-1|0>, with Right to move, the first comes to 0 and the second to 1.',
      'The second is not at least the first: beside X = 0, with Left to move, the first comes to 3 and the second to 1.',
    ]);
    expect(sentences('compare', { a: at('zero'), b: at('zero') })).toEqual(['The first equals the second.']);
    const refused = (a: string, b: string) => sentences('compare', { a: at(a), b: at(b) })[0];
    expect(refused('bad', 'zero')).toMatch(/^The first is not guaranteed/);
    expect(refused('zero', 'bad')).toMatch(/^The second is not guaranteed/);
    expect(refused('bad', 'bad')).toMatch(/^Neither is guaranteed/);
  });

  test.each([
    ['wait', '0', '>', [true, false]],
    ['three', '4', '<', [false, true]],
    ['hot', '1.5', '||', [false, false]],
    ['zero', '0', '=', [true, true]],
    ['zero', '<^-1|<0|0>>', '>', undefined],
  ])('how %s compares with %s, which is not drawn: %s', (name, typed, relation, isProtected) => {
    const other = parseScoring(typed);
    if (!other.ok) throw new Error(other.problems[0].says);
    const answer = drain(ask('compare-with', { vertex: at(name), other: other.value }, game));
    if (answer.kind !== 'compare-with') throw new Error(`it is ${answer.kind}`);
    expect(answer.comparison.relation).toBe(relation);
    expect(answer.isProtected && [answer.isProtected.left, answer.isProtected.right]).toEqual(isProtected);
  });

  test('how it compares with 0, where no other game is given', () => {
    expect(sentences('compare-with', { vertex: at('one') })).toEqual([
      'The node is greater than the other game.',
      'The other game is not at least the node: beside X = 0, with Left to move, the node comes to 1 and the other game to 0.',
      'With s = 0 it is left-s-protected and not right-s-protected.',
    ]);
  });

  test('why it is not guaranteed', () => {
    expect(sentences('guarantee', { vertex: at('bad') })).toEqual([
      'It is not guaranteed: at below Left is stuck at 2, and play can go on to minus, where the score is -4.',
      'Left’s score there would have to be at most -4.',
    ]);
    expect(sentences('guarantee', { vertex: at('hot') })[0]).toMatch(/^It is guaranteed/);
  });

  test('why it is not guaranteed where the score that breaks it is in no canonical form', () => {
    const { graph, names } = namedDigraph(`top ->R hot
top: 1
hot ->L zero, three
hot ->R four
zero: 0
three: 3
four: 4`);
    const start = { vertex: names.indexOf('top') };
    const { table, codes } = drain(labelledByScores(graph));
    expect(textOf(table[codes[names.indexOf('hot')]])).toBe('<3|4>');
    const answer = drain(ask('guarantee', start, ruledGame(graph)));
    expect(answer.kind === 'guarantee' && answer.broken?.reached).toBe('0');
    expect(textOf(table[codes[start.vertex]])).toBe('(1 | 3) not guaranteed');
  });

  test('for its moves, and why its stops are what they are', () => {
    expect(sentences('moves', { vertex: at('hot') })).toEqual([
      'Left’s move to three leads to the score 3, the best: three is worth 3.',
      'Right’s move to one leads to the score 1, the best: one is worth 1.',
    ]);
    expect(sentences('explain', { vertex: at('wait') })).toEqual([
      'wait = <0|^0>: best play is a draw.',
      'Left, moving first, comes to 0 by moving to zero.',
      'Right, moving first, has no move: the score is 0.',
    ]);
  });

  test('for the sum of pieces, guaranteed or not', () => {
    expect(sentences('sum', { pieces: Uint32Array.of(at('hot'), at('wait'), at('zug')) })).toEqual([
      'It is worth <<<^2|^4>|^4>|<<^0|^2>|^2>>.',
      'Left, moving first, comes to 4 by hot → three.',
      'Right, moving first, comes to 2 by hot → one.',
    ]);
    expect(sentences('sum', { pieces: Uint32Array.of(at('bad'), at('zero')) })[0]).toBe(
      'It is worth (-4 | 1) not guaranteed.',
    );
  });

  test('what its value is like', () => {
    const moves = drain(ask('moves', { vertex: at('hot') }, game));
    if (moves.kind !== 'scoring-moves') throw new Error(moves.kind);
    expect(sentences('about-value', { value: moves.moves[0].value })).toEqual([
      'Its stops are 3 when Left moves first and 3 when Right does.',
      'Where Right may pass they are 3 and 3, where Left may pass 3 and 3.',
      'It is a number.',
      'It is stable: a player is stuck, and the left stop is at most the right one.',
      'It is invertible: its inverse is -3.',
      'It is born on day 0.',
      'Its canonical form has 1 position, and 1 node as a tree.',
    ]);
  });
});

test('a node that play can come back to has no value, and the cycle is named', () => {
  const round = namedDigraph('a ->L b\nb ->R c ->L b\nc ->R end\nend: 2');
  const about = { vertex: round.names.indexOf('a') };
  const game = ruledGame(round.graph);
  const answer = drain(ask('cycle', about, game));
  const question = questionFor('cycle', { ...game, theory: undefined }, about);
  if (!question.ok || answer.kind !== 'cycle') throw new Error('the cycle was not found');
  expect(question.value.sentences(answer, (v) => round.names[v])[0]).toBe('Play can go round: b → c → b.');
  const { uncovered } = chooseTheory(ruledGame(round.graph));
  expect(uncovered).toBe(3);
  expect(questionFor('cycle', { ...inform }, { vertex: at('hot') }).ok).toBe(false);
});

describe('a path of 100,000 nodes with a score at its end', () => {
  const order = 100_000;
  const nodes = Array.from({ length: order }, (_, v) => v);
  const arcs = buildArcs(order, nodes.slice(0, -1), nodes.slice(1));
  const atEnd = Int32Array.from(nodes, (v) => (v === order - 1 ? 0 : -1));
  const scores = { table: [rational(5n)], left: atEnd, right: atEnd };
  const path = { order, gray: new Uint8Array(order), left: arcs, right: arcs, scores };

  test('has its values, that of the start too', () => {
    const { table, codes, steps } = drain(labelledByScores(path));
    expect([0, 1, order - 2, order - 1].map((v) => textOf(table[codes[v]]))).toEqual([
      '<5|5>',
      '5',
      '<5|5>',
      '5',
    ]);
    expect([table.length, steps[0]]).toEqual([2, order - 1]);
  });

  test('is solved in slices, and after each of them solving can be stopped', () => {
    const solving = labelledByScores(path);
    for (let slice = 0; slice < 10; slice++) expect(solving.next().done).toBe(false);
    const { value } = solving.next();
    expect('labelling' in value && value.labelling.codes[0]).toBe(-1);
    expect(solving.return(undefined as never).done).toBe(true);
    expect(solving.next().done).toBe(true);
  });
});
