/**
 * Hackenbush where both players cut at once: both edges go, once if they are the same, and then what lost the
 * ground falls.
 */
import { cite } from '../../bibliography.ts';
import { manyOf } from '../furniture/rows.ts';
import type { GroundedPosition } from '../graphs/grounded-position.ts';
import { fallingFrom, groundedEdges, settlingInOrder } from '../graphs/grounded-rules.ts';
import { edgesInColour } from '../graphs/grounded-shape.ts';
import { wordOf, wordParameters } from '../letter-words.ts';
import { cellsOfText } from '../recipes/cells-rules.ts';
import {
  type CellChange,
  type MoveOnCells,
  type RoundsOnCells,
  roundsOnCells,
} from '../recipes/rounds-on-cells.ts';
import { simultaneousForm } from '../recipes/simultaneous-form.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';

const SIGNS = '.brg';
const [BLUE, RED, GREEN] = [1, 2, 3];

function roundsOfHackenbush(position: GroundedPosition): RoundsOnCells {
  const edges = groundedEdges(position);
  const settle = settlingInOrder(edges, cellsOfText(SIGNS, position.cells));
  const fallen = fallingFrom(edges);
  const gone = (cut: readonly number[], falls: readonly number[]): readonly CellChange[] =>
    [...cut, ...falls].map((edge) => [edge, 0]);
  return {
    signs: SIGNS,
    ...(settle && { settle }),
    moves(cells) {
      const left: MoveOnCells[] = [];
      const right: MoveOnCells[] = [];
      for (let edge = 0; edge < edges.count; edge++) {
        if (cells[edge] === 0) continue;
        const move = { by: [edge], puts: gone([edge], fallen(cells, edge)) };
        if (cells[edge] === BLUE || cells[edge] === GREEN) left.push(move);
        if (cells[edge] === RED || cells[edge] === GREEN) right.push(move);
      }
      return { left, right };
    },
    joint(cells, { by: [one] }, { by: [other] }) {
      return gone([one, other], fallen(cells, one, other));
    },
  };
}

const starts = [
  { name: 'A stalk', position: '0-1:b 1-2:r 2-3:b' },
  { name: 'Two stalks', position: '0-1:b 1-2:r 0-3:b 3-4:r' },
  { name: 'A loop and a triangle', position: '0-1:b 1-1:r 0-3:r 0-4:r 4-5:b 3-5:b' },
] as const;

/** A stalk of these colours, from the ground up, whose points are numbered from this one. */
const stalkOf = (colours: string, first = 1): string =>
  [...colours].map((colour, i) => `${i === 0 ? 0 : first + i - 1}-${first + i}:${colour}`).join(' ');

const families: readonly RulesetFamily[] = [
  {
    id: 'stalk',
    says: 'a stalk of m blue edges with n red ones on top',
    parameters: [
      { name: 'm', least: 1, first: 2 },
      { name: 'n', least: 0, first: 1 },
    ],
    position: ([blue, red]) => stalkOf('b'.repeat(blue) + 'r'.repeat(red)),
  },
  {
    id: 'stalks',
    says: 'the stalk of n edges, blue or red, whose colours from the ground are the word w, counted from 0 as in a dictionary where b comes before r',
    parameters: wordParameters('br', [3, 2]),
    position: ([n, w]) => stalkOf(wordOf('br', n, w)),
  },
];

const stalks = cite('huggan', 'section 7.1');
const scoring = { convention: 'scoring' } as const;
const conjunctive = { sum: 'conjunctive' } as const;
const majority = { sum: 'continued', convention: 'majority' } as const;

/** Where the thesis errs, these are the corrected values. */
const facts: readonly RulesetFact[] = [
  ...Object.entries({ b: '1', br: '0', bbr: '1', brb: '1', brr: '0', bbrb: '1', rrb: '-1' }).map(
    ([colours, value]) => ({ position: stalkOf(colours), value, source: stalks }),
  ),
  ...Object.entries({ bbb: '3', bbr: '1', bbrb: '2', bbrbr: '1', brr: '0', rrb: '-1' }).map(
    ([colours, value]) => ({ position: stalkOf(colours), value, under: scoring, source: stalks }),
  ),
  { position: '0-1:b 1-1:r 0-3:r 0-4:r 4-5:b 3-5:b', value: '-1/4', source: stalks },
  // The smallest trees of alternating value above 2/3 that Left does not win: Conjecture 7.1.11 of the thesis
  // is false.
  { position: '0-1:b 1-2:b 2-3:r 1-4:r', value: '0', source: stalks },
  { position: '0-1:b 1-2:r 0-3:b 3-4:r', value: '1/2', source: stalks },
  { position: '0-1:b 1-2:b + 0-1:b 1-2:r', value: '1', under: conjunctive, source: stalks },
  {
    position: '0-1:r 1-2:b 2-3:r + 0-1:b 1-2:r 2-3:b 3-4:r',
    value: '0',
    under: conjunctive,
    source: stalks,
  },
  { position: '0-1:b 1-2:b 2-3:r + 0-1:b 1-2:r 2-3:b', value: '1', under: conjunctive, source: stalks },
  { position: '0-1:b 1-2:b 2-3:r + 0-1:b 1-2:r', value: '0', under: conjunctive, source: stalks },
  // Each stalk that Left wins counts once, although Theorem 7.1.14 literally counts these twice.
  {
    position: '0-1:b 1-2:b 2-3:r 3-4:b + 0-1:b 1-2:b 2-3:r 3-4:b',
    value: '2',
    under: majority,
    source: stalks,
  },
];

export const simultaneousHackenbush = simultaneousForm<GroundedPosition>({
  id: 'simultaneous-hackenbush',
  name: 'Simultaneous Hackenbush',
  source: cite('huggan', 'section 7.1'),
  notation:
    'Each edge is written as its two ends, a colon and its colour: 0 is the ground, and the other points have any numbers. b is blue, r red, and g green. Drawings with a + between them stand beside one another.',
  rules:
    'Left chooses a blue or a green edge and Right a red or a green one, and both are cut at once. Then everything that is no longer joined to the ground falls. A player who has a move when the other has none wins; if nobody has a move, it is a draw.',
  starts,
  facts,
  families,
  one: { read: edgesInColour.read, print: edgesInColour.print, board: edgesInColour.board },
  fresh: {
    component: { drawings: [[]], cells: '' },
    lost: ({ cells }) => (cells === '' ? [] : [manyOf(cells.length, 'edge')]),
  },
  rounds: (start) =>
    roundsOnCells({
      start,
      rounds: roundsOfHackenbush(start),
      nameOf: edgesInColour.nameOf,
      cellsIn: edgesInColour.cellsIn,
    }),
});
