/**
 * Hackenbush: edges of both players and of either player, which fall when nothing joins them to the ground.
 */
import { cite } from '../../bibliography.ts';
import { openGroundedParts } from '../graphs/grounded-parts.ts';
import type { GroundedPosition } from '../graphs/grounded-position.ts';
import { fallingFrom, groundedEdges, settlingParallels } from '../graphs/grounded-rules.ts';
import { edgesInColour } from '../graphs/grounded-shape.ts';
import { wordOf, wordParameters } from '../letter-words.ts';
import type { CellsRules } from '../recipes/cells-rules.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import type { Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';

const SIGNS = '.brg';
/** The players of the signs, in the order of the signs. */
const movers = [undefined, 'left', 'right', 'either'] as const;

function rulesOfHackenbush(position: GroundedPosition): CellsRules {
  const edges = groundedEdges(position);
  const settle = settlingParallels(edges);
  const fallen = fallingFrom(edges);
  return {
    signs: SIGNS,
    ...(settle && { settle }),
    moves(cells, record) {
      for (let edge = 0; edge < edges.count; edge++) {
        const mover = movers[cells[edge]];
        if (mover === undefined) continue;
        record.put(edge, 0);
        for (const other of fallen(cells, edge)) record.put(other, 0);
        record.move(mover, [edge]);
      }
    },
  };
}

const starts = [
  { name: 'A string of three', position: '0-1:b 1-2:r 2-3:r' },
  { name: 'A flower', position: '0-1:g 1-2:b 1-3:b' },
  { name: 'A house', position: '0-1:b 0-2:r 1-2:g 1-3:b 2-3:r' },
] as const;

/** A string of these colours, from the ground up. */
const stringOf = (colours: string): string =>
  [...colours].map((colour, i) => `${i}-${i + 1}:${colour}`).join(' ');

const families: readonly RulesetFamily[] = [
  {
    id: 'flower',
    says: 'a flower whose green stem has p blue and q red petals',
    parameters: [
      { name: 'p', least: 0, first: 2 },
      { name: 'q', least: 0, first: 1 },
    ],
    position: ([blue, red]) =>
      ['0-1:g', ...Array.from({ length: blue + red }, (_, i) => `1-${i + 2}:${i < blue ? 'b' : 'r'}`)].join(
        ' ',
      ),
  },
  {
    id: 'string',
    says: 'a string of m blue edges with n red ones on top',
    parameters: [
      { name: 'm', least: 1, first: 1 },
      { name: 'n', least: 0, first: 2 },
    ],
    position: ([blue, red]) => stringOf('b'.repeat(blue) + 'r'.repeat(red)),
  },
  {
    id: 'blue-red-words',
    says: 'the string of n edges, blue or red, whose colours from the ground are the word w, counted from 0 as in a dictionary where b comes before r',
    parameters: wordParameters('br', [3, 3]),
    position: ([n, w]) => stringOf(wordOf('br', n, w)),
  },
  {
    id: 'words',
    says: 'the string of n edges whose colours from the ground are the word w, counted from 0 as in a dictionary where b comes before r and r before g',
    parameters: wordParameters('brg', [3, 5]),
    position: ([n, w]) => stringOf(wordOf('brg', n, w)),
  },
];

const strings = cite('winning-ways', 'Chapter 3, Hackenbush strings');
const flowers = cite('winning-ways', 'Chapter 7');

const facts: readonly RulesetFact[] = [
  ...Object.entries({
    b: '1',
    br: '1/2',
    brr: '1/4',
    bbr: '3/2',
    brbb: '7/8',
    rb: '-1/2',
    ggg: '*3',
    bg: '1*',
    brg: '1/2*',
    gb: '↑*',
    gbb: '↑[2]*',
    gbbb: '↑[3]*',
    ggb: '{0,*,*2|0,*}',
    bgr: '1↓*',
    gbr: '{0,*|0,↑*}',
  }).map(([colours, value]) => ({ position: stringOf(colours), value, source: strings })),
  { position: '0-1:g 1-2:b 1-3:b', value: '↑[2]*', source: flowers },
  { position: '0-1:g 1-2:b 1-3:r', value: '*', source: flowers },
  { position: '0-1:g 1-2:g 1-3:g', value: '*1', source: flowers },
  { position: '0-1:b 1-2:g 1-3:g', value: '1', source: flowers },
  { position: '0-1:b 1-2:r 1-3:r', value: '1/4', source: flowers },
  { position: '0-1:g + 0-1:g', value: '0', source: flowers },
];

export const hackenbush: Ruleset<GroundedPosition> = cellsRuleset({
  ...edgesInColour,
  id: 'hackenbush',
  name: 'Hackenbush',
  players: 'partizan',
  infinitePlay: 'draw',
  source: cite('winning-ways', 'Chapter 1'),
  notation:
    'Each edge is written as its two ends, a colon and its colour: 0 is the ground, and the other points have any numbers. b is blue, r red, and g green. Drawings with a + between them stand beside one another.',
  rules:
    'A move cuts an edge: Left may cut blue edges, Right may cut red edges, and either player may cut green edges. Everything that is no longer joined to the ground falls. A player who cannot move loses.',
  starts,
  facts,
  families,
  rulesFor: rulesOfHackenbush,
  openParts: () =>
    openGroundedParts({
      signs: SIGNS,
      swapped: { b: 'r', r: 'b', g: 'g' },
      rulesFor: rulesOfHackenbush,
    }),
});
