/** Scores in the edge list, and the edits that change them. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edgeKey, emptyDocument, type GameDocument } from '../../../engine/document/document.ts';
import { mergeEdgeList } from '../../../engine/document/edge-list/merge.ts';
import { printEdgeList } from '../../../engine/document/edge-list/print.ts';
import { negate } from '../../../engine/document/edits/arcs.ts';
import {
  negateScores,
  removeScores,
  scoreNormalPlay,
  shiftScores,
} from '../../../engine/document/edits/scores.ts';
import { mergeText, readAnyText } from '../../../engine/document/index.ts';
import { rationalOf } from '../../../engine/document/written-numbers.ts';
import { printRational } from '../../../engine/numbers/rationals.ts';
import { arbitraryDocument } from '../../arbitrary/documents.ts';
import { tryLaw } from '../../laws/seeds.ts';

const drawn = (text: string): GameDocument => {
  const read = mergeEdgeList(emptyDocument, text);
  if (!read.ok) throw new Error(`${read.problems[0].place}: ${read.problems[0].says}`);
  return read.value;
};
const scoresIn = ({ nodes }: GameDocument): unknown =>
  Object.fromEntries(nodes.flatMap(({ id, score }) => (score ? [[id, score]] : [])));

describe('the edge list', () => {
  test.each([
    ['a: 3', { a: { left: 3, right: 3 } }],
    ['a: -1 | 2', { a: { left: -1, right: 2 } }],
    ['a:1/3|0.50', { a: { left: '1/3', right: '0.50' } }],
    ['a: -1 |', { a: { left: -1 } }],
    ['a : | −0.25 # stuck', { a: { right: '−0.25' } }],
    ['(a): 3', { a: { left: 3, right: 3 } }],
    ['"a node": 3', { 'a node': { left: 3, right: 3 } }],
    ['a ->L b\na: 1\nb: | 2', { a: { left: 1, right: 1 }, b: { right: 2 } }],
  ])('%j gives scores', (text, scores) => {
    expect(scoresIn(drawn(text))).toEqual(scores);
    const read = readAnyText(text);
    expect(read.ok && read.value.kind === 'drawing' && scoresIn(read.value.document)).toEqual(scores);
  });

  test.each([
    ['a:', 3, 'the score of a is missing'],
    ['a: x', 4, 'this is not a score of a; write a number such as 3'],
    ['a := {1|0}', 4, 'a := names a game, which is read where every line of a text does so'],
    ['a: 1 | 2 | 3', 4, 'this is not a score of a'],
    ['a: 1/0', 4, 'this is not a score of a'],
    ['b\na: 1\na: 2', 1, 'a has another score on line 2'],
  ])('%j is refused with its remedy', (text, column, says) => {
    const read = mergeEdgeList(emptyDocument, text);
    expect(read.ok || read.problems).toMatchObject([
      {
        place: `line ${text.split('\n').length}, column ${column}`,
        says: expect.stringContaining(says) as string,
      },
    ]);
  });

  test('colons stay in names where no score follows, and in quotation marks', () => {
    expect(scoresIn(drawn('a: -> 10:30\nx:y\n"b: 3"'))).toEqual({});
    expect(printEdgeList(drawn('"a:3"\n"b:"'))).toBe('"a:3"\n"b:"\n');
  });

  test('scores without a single arc are no table of two columns', () => {
    const read = mergeText(emptyDocument, 'a: 3\nb: 4');
    expect(read.ok && printEdgeList(read.value)).toBe('a: 3\nb: 4\n');
  });

  test('a score that the text no longer gives is gone, and one that it gives as before is the same record', () => {
    const before = drawn('a -> b\nb: 0.50');
    const after = mergeEdgeList(before, 'a -> b\nb: 0.50\na: 1');
    expect(after.ok && after.value.nodes[1]).toBe(before.nodes[1]);
    const without = mergeEdgeList(before, 'a -> b');
    expect(without.ok && scoresIn(without.value)).toEqual({});
  });
});

describe('edits', () => {
  const game = drawn('a ->L b\na ->R c\nb: 1/2 | 3\nd: 0.1 |\na: 7');

  test('a shift adds to every score that counts, also to unwritten ones, exactly', () => {
    expect(scoresIn(shiftScores(game, '0.2'))).toEqual({
      a: { left: 7, right: 7 },
      b: { left: '7/10', right: 3.2 },
      c: { left: 0.2, right: 0.2 },
      d: { left: 0.3, right: 0.2 },
    });
    expect(shiftScores(game, 0).nodes.find(({ id }) => id === 'b')).toBe(
      game.nodes.find(({ id }) => id === 'b'),
    );
  });

  test('Normal play gives 0 to sides without arcs and without a score', () => {
    expect(scoresIn(scoreNormalPlay(drawn('a ->L b\nb ->R c\nc: 2 |')))).toEqual({
      a: { right: 0 },
      b: { left: 0 },
      c: { left: 2, right: 0 },
    });
  });

  test('the negative swaps sides and signs', () => {
    expect(scoresIn(negateScores(game, ['b', 'd']))).toEqual({
      a: { left: 7, right: 7 },
      b: { left: -3, right: '-1/2' },
      d: { right: -0.1 },
    });
  });

  test('the negative of the negative is the game itself; a shift back too; removing leaves none', () => {
    const exact = ({ nodes }: GameDocument): unknown =>
      nodes.map(
        ({ score }) =>
          score &&
          Object.entries(score)
            .map(([side, each]) => [side, printRational(rationalOf(each))])
            .toSorted(),
      );
    tryLaw(fc.tuple(arbitraryDocument, fc.constantFrom(3, '-1/3', 0.25)), 200, ([document, by]) => {
      const ids = document.nodes.map(({ id }) => id);
      const keys = document.edges.map(edgeKey);
      const once = negateScores(negate(document, keys), ids);
      const twice = negateScores(negate(once, once.edges.map(edgeKey)), ids);
      expect(exact(twice)).toEqual(exact(document));
      expect(twice.edges.map(edgeKey).toSorted()).toEqual(keys.toSorted());
      const normal = scoreNormalPlay(document);
      const opposite = typeof by === 'number' ? -by : '1/3';
      expect(exact(shiftScores(shiftScores(normal, by), opposite))).toEqual(exact(normal));
      expect(scoresIn(removeScores(document, ids))).toEqual({});
    });
  });
});
