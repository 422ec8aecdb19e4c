/**
 * What a written ruleset says of itself: its rules and its notation in sentences, and positions to begin
 * with. Linear in the rules.
 */
import { EMPTY_CELL } from '../recipes/grid-shape.ts';
import type { Ruleset, RulesetFamily } from '../ruleset.ts';
import { playedRules } from './played-rules.ts';
import { printRule } from './print-rules.ts';
import { type FragmentCell, isRun, type RulesOnCells, signsOfRules } from './written-rules.ts';

/** The name of rules that give themselves none. */
const unnamed = 'A ruleset of one’s own';

export const nameOfRules = ({ name }: Pick<RulesOnCells, 'name'>): string => (name === '' ? unnamed : name);

const endings = { draw: 'is a draw', left: 'is won by Left', right: 'is won by Right' } as const;

/** The rules as they are written, and what the end is worth. */
export function writtenRulesSaid(rules: RulesOnCells, alwaysEnds: boolean): string {
  const lines = rules.rules.map(printRule).join('; ').replaceAll('->', '→');
  const isScored = rules.rules.some((rule) => rule.kind === 'move' && rule.points > 0);
  const end = isScored
    ? 'The game ends when a player must move and cannot, and the higher score wins.'
    : 'A player who cannot move loses.';
  return `${lines}. ${end}${alwaysEnds ? '' : ` Play that never ends ${endings[rules.neverEnds]}.`}`;
}

export function notationSaid(rules: RulesOnCells): string {
  const { board, pieces } = rules;
  const where =
    board === 'row'
      ? 'A sign for each square, from left to right'
      : 'The rows are written from the top down, with / between them';
  const signs = [...signsOfRules(rules)].slice(1).map((sign) => {
    const piece = pieces.find((each) => each.sign === sign);
    if (!piece) return `${sign} is a piece`;
    if (piece.owner) return `${sign} is ${piece.owner === 'left' ? 'Left' : 'Right'}’s ${piece.name}`;
    return `${sign} is ${piece.article === '' ? '' : `${piece.article} `}${piece.name}`;
  });
  return `${where}. ${[...signs, 'a dot is an empty square'].join(', ')}.`.replace(/\. (\S)/, '. $1');
}

const sizes = { row: ['.....'], grid: ['.../.../...', '..../....'] } as const;

/**
 * Positions to begin with: an empty board if a player can move there, and one with what the rules ask for.
 */
export function startsOfRules(
  rules: RulesOnCells,
  hasMove: (position: string) => boolean,
): Ruleset['starts'] {
  const empty = sizes[rules.board].filter(hasMove);
  const wanted = asWanted(rules);
  const all = [
    ...empty.map((position) => ({ name: 'An empty board', position })),
    ...(empty.length === 0 ? [{ name: 'What the rules ask for', position: wanted }] : []),
  ];
  return all.toSorted((one, other) => one.position.length - other.position.length);
}

/** No more of the pictures of the rules are put on one board. */
const mostPictures = 3;

/** The pictures before the first moves, side by side or one below the other. */
function asWanted(rules: RulesOnCells): string {
  const { board } = rules;
  const pictures = playedRules(rules).map(({ steps, otherWay }) => {
    const rows = steps[0].before.rows.map((row) => row.map(signWanted).join(''));
    return otherWay ? rows.map((row) => [...row].reverse().join('')).reverse() : rows;
  });
  const some = [...new Map(pictures.map((rows) => [rows.join('/'), rows])).values()].slice(0, mostPictures);
  if (board === 'row') return some.map(([row]) => row).join('') || EMPTY_CELL;
  const rows = some.flat();
  const width = Math.max(1, ...rows.map(({ length }) => length));
  return rows.map((row) => row.padEnd(width, EMPTY_CELL)).join('/') || EMPTY_CELL;
}

/**
 * A sign that a cell may hold, or nothing where it is beyond the edge. A run has one cell, which shows what
 * it may hold.
 */
function signWanted(cell: FragmentCell): string {
  if (cell.kind === 'edge') return '';
  if (cell.kind === 'any') return EMPTY_CELL;
  const [first] = cell.kind === 'sign' ? cell.sign : cell.signs;
  return isRun(cell) && first === '_' ? EMPTY_CELL : first;
}

const columns = (count: number): string => EMPTY_CELL.repeat(count);

/** Empty boards, where a player can move there. */
export const familiesOfRules = (board: RulesOnCells['board']): readonly RulesetFamily[] =>
  board === 'row'
    ? [
        {
          id: 'row',
          says: 'n empty squares in a row',
          parameters: [{ name: 'n', least: 1, first: 5 }],
          position: ([count]) => columns(count),
        },
      ]
    : [
        {
          id: 'rectangle',
          says: 'r rows of c empty squares',
          parameters: [
            { name: 'r', least: 1, first: 3 },
            { name: 'c', least: 1, first: 3 },
          ],
          position: ([rows, count]) => new Array<string>(rows).fill(columns(count)).join('/'),
        },
      ];
