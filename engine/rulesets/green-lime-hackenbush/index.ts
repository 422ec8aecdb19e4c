/**
 * Green-Lime Hackenbush, the case study of the paper on carry-on moves. A player who cuts a green edge, so
 * that a lime edge falls with it, moves again. To exchange two edges, a player clicks the point at which they
 * meet, then the lime edge, then the green one. Each drawing has a ground of its own, which is a point like
 * the others.
 */
import { cite } from '../../bibliography.ts';
import { edgesOf, type GroundedPosition } from '../graphs/grounded-position.ts';
import { fallingFrom, groundedEdges, movingAgain, settlingParallels } from '../graphs/grounded-rules.ts';
import { groundedShape, pointCell } from '../graphs/grounded-shape.ts';
import { wordOf, wordParameters } from '../letter-words.ts';
import type { CellsRules } from '../recipes/cells-rules.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import type { Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';

const SIGNS = '.gl!';
const [IS_GONE, IS_GREEN, IS_LIME, IS_AGAIN] = [0, 1, 2, 3];

/** Two edges that meet in a point, which is given by the number of its cell. */
type Meeting = { readonly point: number; readonly one: number; readonly other: number };

function rulesOfGreenLime(position: GroundedPosition): CellsRules {
  const edges = groundedEdges(position);
  const { count } = edges;
  const settle = settlingParallels(edges);
  const fallen = fallingFrom(edges);
  const meetings = meetingsOf(position);
  return movingAgain(edges, {
    signs: SIGNS,
    ...(settle && { settle }),
    moves(cells, record) {
      for (let edge = 0; edge < count; edge++) {
        if (cells[edge] === IS_GONE) continue;
        let limes = 0;
        record.put(edge, IS_GONE);
        for (const other of fallen(cells, edge)) {
          if (cells[other] === IS_LIME) limes++;
          record.put(other, IS_GONE);
        }
        if (cells[edge] === IS_GREEN && limes > 0) record.put(count, IS_AGAIN);
        record.move('either', [edge]);
      }
      for (const { point, one, other } of meetings) {
        const [lime, green] = cells[one] === IS_LIME ? [one, other] : [other, one];
        if (cells[lime] !== IS_LIME || cells[green] !== IS_GREEN) continue;
        record.put(lime, IS_GREEN);
        record.put(green, IS_LIME);
        record.move('either', [point, lime, green]);
      }
    },
  });
}

/** All pairs of edges with a common point, each pair once. */
function meetingsOf(position: GroundedPosition): readonly Meeting[] {
  const edges = edgesOf(position);
  return edges.flatMap((a, one) =>
    edges.slice(one + 1).flatMap((b, i) => {
      const point = a.ends.find((end) => b.ends.includes(end));
      if (a.drawing !== b.drawing || point === undefined) return [];
      return [{ point: pointCell(position, a.drawing, point, true), one, other: one + 1 + i }];
    }),
  );
}

const starts = [
  { name: 'A glass', position: '0-1:l 1-2:g 1-3:l' },
  { name: 'A full glass', position: '0-1:g 1-2:g 1-3:l 2-3:l' },
  {
    name: 'The bartender’s problem',
    position: '0-1:g 1-2:g 1-3:l 2-3:l + 0-1:l 1-2:g + 0-1:l 1-2:g 1-3:l + 0-1:g 1-2:l 2-3:l',
  },
] as const;

/** A stalk of these colours, from the ground up. */
const stalk = (colours: string): string =>
  [...colours].map((colour, i) => `${i}-${i + 1}:${colour}`).join(' ');

const families: readonly RulesetFamily[] = [
  {
    id: 'stalk',
    says: 'a stalk of m lime edges with n green ones on top',
    parameters: [
      { name: 'm', least: 1, first: 1 },
      { name: 'n', least: 0, first: 1 },
    ],
    position: ([limes, greens]) => stalk('l'.repeat(limes) + 'g'.repeat(greens)),
  },
  {
    id: 'words',
    says: 'the stalk of n edges whose colours from the ground are the word w, counted from 0 as in a dictionary',
    parameters: wordParameters('gl', [3, 1]),
    position: ([n, w]) => stalk(wordOf('gl', n, w)),
  },
];

const paper = cite('carry-on', 'Section 4');
const bartender = cite('carry-on', 'Figure 11');

/** Two arms on a stem, by the colours of the stem, of the arms, and of the edges that join the arms. */
const glass = ([stem, left, right, top]: string): string =>
  [`0-1:${stem}`, `1-2:${left}`, `1-3:${right}`, ...(top ? [`2-3:${top}`] : [])].join(' ');

const facts: readonly RulesetFact[] = [
  ...Object.entries({
    g: '*1',
    l: '*1',
    gl: '0',
    lg: '*2',
    ggl: '☾_{0,1}',
    glg: '☾_0',
    gll: '☾_0',
    lgl: '*1',
    llg: '*3',
    lggl: '☾_{1,2}',
  }).map(([colours, value]) => ({ position: stalk(colours), value, source: paper })),
  ...Object.entries({
    ggg: '*1',
    lll: '*1',
    ggl: '☾_0',
    gll: '☾_0',
    lgl: '∞_{0,2}',
    gggg: '*2',
    glll: '0',
    lggl: '∞_{0,1}',
    llgg: '∞_{0,3}',
  }).map(([colours, value]) => ({ position: glass(colours), value, source: paper })),
  { position: starts[2].position, value: '∞_{0,2}', source: bartender },
];

export const greenLimeHackenbush: Ruleset<GroundedPosition> = cellsRuleset({
  ...groundedShape({
    kinds: [
      { sign: 'g', name: 'green', player: 'neutral', look: 'either edge', drawn: 'double' },
      { sign: 'l', name: 'lime', player: 'neutral', look: 'lime edge', drawn: 'dashed' },
    ],
    edge: 'edge',
    falls: true,
    again: true,
    example: '0-1:g 1-2:l',
  }),
  id: 'green-lime-hackenbush',
  name: 'Green-Lime Hackenbush',
  players: 'impartial',
  loopy: true,
  infinitePlay: 'draw',
  source: cite('carry-on', 'Section 4'),
  notation:
    'Each edge is written as its two ends, a colon and its colour: 0 is the ground, and the other points have any numbers. g is green, and l lime. Drawings with a + between them stand beside one another. A ! at the end says that the player must move again.',
  rules:
    'A move cuts an edge, and everything that is no longer joined to the ground falls; a player who cuts a green edge and makes a lime edge fall moves again immediately. Or a move exchanges the colours of a lime edge and a green edge at the same point. A player who cannot move loses.',
  starts,
  facts,
  families,
  rulesFor: rulesOfGreenLime,
});
