/** Simultaneous NoGo: both colour a square at once, and squares that are illegal together are spoiled. */
import { cite } from '../../bibliography.ts';
import type { Mover } from '../../graph/game-graph.ts';
import type { Cells } from '../recipes/cells-rules.ts';
import { emptyRectangles } from '../recipes/domino-squares.ts';
import type { GridPosition } from '../recipes/grid-shape.ts';
import { type MoveOnCells, type RoundsOnCells, roundsOnCells } from '../recipes/rounds-on-cells.ts';
import { simultaneousForm } from '../recipes/simultaneous-form.ts';
import type { Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';
import { BLUE, groupsOnSquares, nogoSigns, RED, SPOILED, squaresOfNogo, UNCOLOURED } from './squares.ts';

const colours = { left: BLUE, right: RED } as const;
const players = ['left', 'right'] as const;

function roundsOfNogo(shape: GridPosition): RoundsOnCells {
  const groups = groupsOnSquares(shape);
  const { beside } = groups;
  const both = new Uint8Array(shape.cells.length);
  /** Whether every group has a liberty when both stones lie there. Only groups beside them can have lost one. */
  const areLegal = (cells: Cells, blue: number, red: number): boolean => {
    both.set(cells);
    both[blue] = BLUE;
    both[red] = RED;
    for (const cell of [blue, red]) {
      if (!groups.lives(both, cell)) return false;
      for (const next of beside[cell])
        if ((both[next] === BLUE || both[next] === RED) && !groups.lives(both, next)) return false;
    }
    return true;
  };
  return {
    signs: nogoSigns,
    moves(cells) {
      const found: Record<Mover, MoveOnCells[]> = { left: [], right: [] };
      groups.find(cells);
      for (let cell = 0; cell < cells.length; cell++) {
        if (cells[cell] !== UNCOLOURED) continue;
        for (const player of players)
          if (groups.staysLegal(cells, cell, colours[player]))
            found[player].push({ by: [cell], puts: [[cell, colours[player]]] });
      }
      return found;
    },
    joint(cells, left, right) {
      const [[blue], [red]] = [left.by, right.by];
      if (blue !== red && areLegal(cells, blue, red)) return [...left.puts, ...right.puts];
      return [
        [blue, SPOILED],
        [red, SPOILED],
      ];
    },
  };
}

const star = '__B__/__.__/B...B/__.__/__B__';

const starts = [
  { name: 'Two rows of four, with two stones', position: '..../.B.B' },
  { name: 'A star', position: star },
  { name: 'Three free squares beside four', position: '... + ../..' },
] as const;

const families: readonly RulesetFamily[] = [
  { ...emptyRectangles, parameters: emptyRectangles.parameters.map((each) => ({ ...each, first: 2 })) },
  {
    id: 'beside-blue',
    says: 'n free squares in a row behind a blue stone',
    parameters: [{ name: 'n', least: 1, first: 4 }],
    position: ([free]) => `B${'.'.repeat(free)}`,
  },
];

const byHand = cite('huggan', 'Chapter 6, and the values by play by hand');
const example = cite('huggan', 'Example 6.0.3, and the value by play by hand');

/** Huggan gives the value of the star; playing by hand gave the others. */
const facts: readonly RulesetFact[] = [
  { position: '.', value: '0', source: byHand },
  { position: 'B....', value: '1/2', source: byHand },
  { position: '..../.B.B', value: '1/3', source: byHand },
  { position: '..../.B.B', value: '1/3', under: { convention: 'scoring' }, source: byHand },
  { position: star, value: '1', source: example },
  { position: star, value: '4', under: { convention: 'scoring' }, source: example },
];

export const simultaneousNogo: Ruleset<readonly GridPosition[]> = simultaneousForm({
  id: 'simultaneous-nogo',
  name: 'Simultaneous NoGo',
  source: cite('huggan', 'Chapter 6'),
  notation:
    'The rows stand from the top down, with / between them. B is blue, R red, a dot a free square, # a spoiled one, and _ a place without a square. A + stands between boards.',
  rules:
    'Both move at once: Left colours a free square blue and Right colours a free square red, each so that every group of one colour keeps a square without a colour beside it. If both choose the same square, or the two moves are not legal together, the squares are spoiled and never get a colour. Play is over as soon as one player cannot move; if the other can, the other has won.',
  starts,
  facts,
  families,
  one: squaresOfNogo,
  rounds: (start) => roundsOnCells({ ...squaresOfNogo, start, rounds: roundsOfNogo(start) }),
});
