/**
 * Joint arcs drawn by hand: which pair of moves each means, and what renaming and changing the player do to
 * pairs.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ArcName,
  edgeKey,
  emptyDocument,
  type GameDocument,
  isJoint,
  type Whose,
} from '../../../engine/document/document.ts';
import {
  drawArc,
  makeJoint,
  makeSolo,
  setMoves,
  setPairs,
} from '../../../engine/document/edits/joint-arcs.ts';
import { printMoves } from '../../../engine/document/move-text.ts';
import { readDocument } from '../../../engine/document/read.ts';
import { simultaneousProblems } from '../../../engine/document/simultaneous-rules.ts';
import { writeDocument } from '../../../engine/document/write.ts';
import { tryLaw } from '../../laws/seeds.ts';

const node = (id: string) => ({ id, x: 0, y: 0, gray: false, name: '' });
const nodes: GameDocument = { ...emptyDocument, nodes: ['v', 'a', 'b', 'c', 'd'].map(node) };
const whose: Readonly<Record<string, Whose>> = { L: 'left', R: 'right', E: 'either', J: 'both' };
const arcOf = (text: string): ArcName => ({ from: text[0], to: text[2], player: whose[text[1]] });
const keyOf = (text: string): string => edgeKey(arcOf(text));
/** "vLa vRb vJc": arcs as they are drawn one after the other. */
const drawn = (arcs: string): GameDocument =>
  arcs
    .split(' ')
    .map(arcOf)
    .reduce((document, arc) => drawArc(document, arc), nodes);
const shown = ({ edges }: GameDocument): string =>
  edges.map((edge) => `${edge.from} ${edge.player} ${edge.to}(${printMoves(edge) ?? ''})`).join('; ');

describe('a joint arc that is drawn', () => {
  test.each([
    ['the first pair of the moves drawn at its source', 'vLa vRb vJc', 'v both c(a/b)'],
    ['the next pair that has no result yet', 'vLa vLb vRc vJd vJa', 'v both a(b/c)'],
    ['a move of either for both players', 'vEa vJb', 'v both b(a/a)'],
    ['a pair called by its end where no moves are drawn', 'vJa', 'v both a(a/a)'],
    ['so too where every pair has its result', 'vLa vRb vJc vJd', 'v both d(d/d)'],
    ['another name where that one is taken', 'vEa vJb vJa', 'v both a(a.2/a.2)'],
  ])('means %s', (_, arcs, last) => expect(shown(drawn(arcs)).split('; ').at(-1)).toBe(last));

  test('to the same node again means the next pair as well, until every pair has its result', () => {
    const once = drawn('vLa vLb vRc vJd');
    const twice = drawArc(once, arcOf('vJd'));
    expect(shown(twice)).toContain('v both d(a/c, b/c)');
    expect(drawArc(twice, arcOf('vJd'))).toBe(twice);
  });
});

describe('an arc that changes its player', () => {
  test('becomes joint with a pair of its own, and joins a joint arc that is there', () => {
    expect(shown(makeJoint(drawn('vLa vRb vLc'), [keyOf('vLc')]))).toBe(
      'v left a(); v right b(); v both c(a/b)',
    );
    expect(shown(makeJoint(drawn('vLa vRb vJc vLc'), [keyOf('vLc')]))).toBe(
      'v left a(); v right b(); v both c(a/b, c/c)',
    );
  });

  test('becomes one player’s again without pairs, and joins the arc of that player', () => {
    expect(shown(makeSolo(drawn('vLa vRb vJc'), [keyOf('vJc')], 'left'))).toBe(
      'v left a(); v right b(); v left c()',
    );
    expect(shown(makeSolo(drawn('vLa vRb vJa'), [keyOf('vJa')], 'left'))).toBe('v left a(); v right b()');
  });
});

test('a move that is renamed keeps its name in the pairs of its node', () => {
  const before = drawn('vLa vRb vJc');
  expect(shown(setMoves(before, keyOf('vLa'), [{ name: 'l' }]))).toBe(
    'v left a(l); v right b(); v both c(l/b)',
  );
  const back = setMoves(setMoves(before, keyOf('vLa'), [{ name: 'l' }]), keyOf('vLa'), []);
  expect(shown(back)).toBe(shown(before));
  expect(shown(setMoves(drawn('vEa vJc'), keyOf('vEa'), [{ name: 'm' }]))).toContain('c(m/m)');
});

test('a joint arc has one pair at least', () => {
  const before = drawn('vLa vRb vJc');
  expect(setPairs(before, keyOf('vJc'), [])).toBe(before);
  expect(shown(setPairs(before, keyOf('vJc'), [{ left: 'x', right: 'y', gain: 2 }]))).toContain('c(x/y:2)');
});

test('everything drawn and recoloured by hand is a drawing that can be saved and opened', () => {
  const ids = fc.constantFrom('v', 'a', 'b', 'c');
  const arc = fc.record({
    from: ids,
    to: ids,
    player: fc.constantFrom<Whose>('left', 'right', 'either', 'both'),
  });
  const step = fc.tuple(fc.constantFrom('draw', 'draw', 'joint', 'solo'), arc);
  let joint = 0;
  tryLaw(fc.array(step, { minLength: 4, maxLength: 16 }), 60, (steps) => {
    const made = steps.reduce((document, [what, name]) => {
      if (what === 'draw') return drawArc(document, name);
      if (what === 'joint') return makeJoint(document, [edgeKey(name)]);
      return makeSolo(document, [edgeKey({ ...name, player: 'both' })], 'left');
    }, nodes);
    expect(simultaneousProblems(made)).toEqual([]);
    const read = readDocument(writeDocument(made));
    expect(read.ok && read.value.document.edges).toEqual(made.edges);
    joint += made.edges.filter(isJoint).length;
  });
  expect(joint).toBeGreaterThan(6);
});
