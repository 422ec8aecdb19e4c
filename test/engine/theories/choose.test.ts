/** Which theory is chosen for each shape of digraph, and the reasons given. */
import { describe, expect, test } from 'vitest';
import { chooseTheory } from '../../../engine/theories/choose.ts';
import { theories } from '../../../engine/theories/register.ts';
import type { Theory } from '../../../engine/theories/theory.ts';
import { digraph, namedDigraph } from '../../fixtures/digraphs.ts';
import { ruledGame } from '../../fixtures/games.ts';

const acyclic = namedDigraph('a -> b -> c').graph;
const cyclic = namedDigraph('a -> b -> a').graph;
const carryOnAcyclic = namedDigraph('a -> (b) -> c').graph;
const carryOnCyclic = namedDigraph('a -> (b) -> a').graph;
const entailing = namedDigraph('a -> (b) -> c, d').graph;
const unknown = namedDigraph('a -> (b) -> c, d\nc -> a').graph;
const partizan = { ...acyclic, right: digraph(3, []).left };

describe('auto', () => {
  test.each([
    ['acyclic, all white', acyclic, 'sg', 'all nodes white, no cycle'],
    ['cyclic, all white', cyclic, 'sfp', 'all nodes white, with a cycle'],
    ['acyclic with carry-ons', carryOnAcyclic, 'carry-on', 'gray nodes have one option at most, no cycle'],
    ['cyclic with carry-ons', carryOnCyclic, 'carry-on', 'gray nodes have one option at most, with a cycle'],
    ['acyclic with choices on gray', entailing, 'lns', 'no cycle, some nodes gray'],
    [
      'cyclic with choices on gray',
      unknown,
      undefined,
      'a gray node has several options, and there is a cycle',
    ],
    ['partizan', partizan, 'partizan', 'all nodes white, some arcs one player’s'],
    [
      'partizan and entailing',
      { ...partizan, gray: Uint8Array.of(0, 1, 0) },
      undefined,
      'some arcs are one player’s and some nodes are gray, and ' +
        'no theory of values is known for entailing partizan play',
    ],
    ['empty', digraph(0, []), 'sg', 'all nodes white, no cycle'],
  ])('%s', (_, graph, id, reason) => {
    const choice = chooseTheory(ruledGame(graph));
    expect([choice.theory?.id, choice.reason]).toEqual([id, reason]);
  });
});

describe('a theory that is new in the register', () => {
  const [first] = theories;
  /** For forests alone, at any place of its line. */
  const newcomer: Theory = {
    ...first,
    id: 'forests',
    name: 'Forests',
    within: ['sg'],
    applies: ({ left, right, gray, order }) =>
      left === right && !gray.includes(1) && left.targets.length < order
        ? { applies: true, reason: 'a forest' }
        : { applies: false, reason: 'there are more arcs than in a forest' },
    hindrances: ({ order }) => new Uint8Array(order).fill(1),
  };
  const registers: readonly (readonly Theory[])[] = [
    [newcomer, ...theories],
    [...theories, newcomer],
    [...theories, newcomer, { ...newcomer, id: 'trees', name: 'Trees', within: ['forests', 'sg'] }],
  ];

  test.each([
    ['cyclic with choices on gray', unknown],
    ['partizan and entailing', { ...partizan, gray: Uint8Array.of(0, 1, 0) }],
  ])('changes no word of why no theory covers a digraph that is %s', (_, graph) => {
    const { reason } = chooseTheory(ruledGame(graph));
    for (const register of registers) expect(chooseTheory(ruledGame(graph), register).reason).toBe(reason);
  });

  test('says itself why it does not apply when it is asked for', () => {
    expect(chooseTheory(ruledGame(unknown, { theory: 'forests' }), registers[1]).reason).toMatch(/forest/);
  });
});

describe('by id', () => {
  test('a theory that applies is used although another comes first', () => {
    expect(chooseTheory(ruledGame(carryOnAcyclic, { theory: 'lns' }))).toMatchObject({
      theory: { id: 'lns' },
    });
    expect(chooseTheory(ruledGame(acyclic, { theory: 'carry-on' }))).toMatchObject({
      theory: { id: 'carry-on' },
    });
  });

  test.each([
    ['sg', cyclic, 'there is a cycle'],
    ['sfp', carryOnCyclic, 'some nodes are gray'],
    ['lns', carryOnCyclic, 'there is a cycle'],
    ['carry-on', entailing, 'a gray node has several options'],
    ['carry-on', partizan, 'some arcs are one player’s'],
    ['tarot', acyclic, 'there is no theory "tarot"'],
  ])('%s says why it does not apply', (id, graph, reason) => {
    expect(chooseTheory(ruledGame(graph, { theory: id }))).toMatchObject({ theory: undefined, reason });
  });
});

describe('where no theory covers the whole, closed parts have their own', () => {
  const rows = (text: string, id = 'auto') =>
    chooseTheory(ruledGame(namedDigraph(text).graph, { theory: id })).parts.map(({ theory, count }) => [
      theory.id,
      count,
    ]);
  const knot = 'k -> (l) -> m, k';

  test.each([
    ['a gray node with a choice in a cycle beside a cycle', `a -> b -> a -> c\n${knot}`, [['sfp', 4]], 2],
    ['what leads there has none either', `a -> k\n${knot}`, [['sg', 1]], 3],
    [
      'a partizan game beside a gray node',
      'a ->L b\nx -> (y) -> z',
      [
        ['carry-on', 3],
        ['partizan', 2],
      ],
      0,
    ],
    [
      'carry-on and entailing moves, each in its part',
      'a -> (b) -> a\nx -> (y) -> z, w',
      [
        ['lns', 4],
        ['carry-on', 2],
      ],
      0,
    ],
    [
      'a knot beside a partizan game',
      `a -> b -> a -> c\n${knot}\nk -> a\nu ->L v`,
      [
        ['sfp', 4],
        ['partizan', 2],
      ],
      2,
    ],
    ['a game of both that no theory knows', 'a ->L (b) ->R a', [], 2],
  ])('%s', (_, text, expected, uncovered) => {
    expect(rows(text)).toEqual(expected);
    expect(chooseTheory(ruledGame(namedDigraph(text).graph)).uncovered).toBe(uncovered);
  });

  test('a theory chosen by its id gives values to what it covers', () => {
    expect(rows('a -> b -> a\nx -> y', 'sg')).toEqual([['sg', 2]]);
    expect(rows('x -> (y)', 'sg')).toEqual([]);
    expect(rows('x -> (y) -> z', 'partizan')).toEqual([]);
  });
});

test('ids are unique, and parallel arcs of a gray node are one option', () => {
  expect(new Set(theories.map(({ id }) => id)).size).toBe(theories.length);
  const parallel = digraph(
    2,
    [
      [0, 1],
      [0, 1],
    ],
    new Set([0]),
  );
  expect(chooseTheory(ruledGame(parallel)).theory?.id).toBe('carry-on');
});
