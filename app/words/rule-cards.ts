/**
 * The texts where the rules of a ruleset are pictures: their cards, the squares on them, and what a click
 * puts.
 */
import type { FragmentCell, RuleOwner, RulesPiece } from '../../engine/rulesets/index.ts';

const owners = { left: 'Left', right: 'Right', either: 'Either' } satisfies Record<RuleOwner, string>;

/** What a sign is: "a toad", "Left’s toad", "empty". */
function signSaid(sign: string, pieces: readonly RulesPiece[]): string {
  if (sign === '.') return 'empty';
  if (sign === '_') return 'any sign';
  const piece = pieces.find((each) => each.sign === sign);
  if (!piece) return `“${sign}”`;
  if (piece.owner) return `${owners[piece.owner]}’s ${piece.name}`;
  return piece.article === '' ? piece.name : `${piece.article} ${piece.name}`;
}

const anyOf = (signs: string, pieces: readonly RulesPiece[]): string =>
  [...signs].map((sign) => signSaid(sign, pieces)).join(' or ');

function cellSaid(cell: FragmentCell, pieces: readonly RulesPiece[]): string {
  switch (cell.kind) {
    case 'sign':
      return signSaid(cell.sign, pieces);
    case 'class':
      return anyOf(cell.signs, pieces);
    case 'any':
      return 'anything, left as it is';
    case 'edge':
      return 'beyond the edge';
    case 'run':
      return `a run of none or more: ${anyOf(cell.signs, pieces)}`;
  }
}

export type PictureName = 'before' | 'after' | 'over';

const pictures = { before: 'before', after: 'after', over: 'where play is over' } satisfies Record<
  PictureName,
  string
>;

type SquareAsked = {
  readonly picture: PictureName;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
  readonly cell: FragmentCell;
  readonly pieces: readonly RulesPiece[];
};

export const ruleCards = {
  signSaid,
  cellSaid,
  owners,
  name: 'Name',
  cards: 'Rules',
  moveUp: 'Move this rule up',
  moveDown: 'Move this rule down',
  duplicate: 'Duplicate this rule',
  remove: 'Delete this rule',
  addRule: 'Rule',
  pictures,
  square: ({ picture, row, column, rows, columns, cell, pieces }: SquareAsked) => {
    const place =
      rows === 1
        ? `square ${column + 1} of ${columns}`
        : `row ${row + 1} of ${rows}, square ${column + 1} of ${columns}`;
    return `${pictures[picture]}, ${place}: ${cellSaid(cell, pieces)}`;
  },
  /** The two ends of a pair. */
  exchanged: ['One of the signs that are exchanged', 'The other one'],
  condition: 'Condition',
  conditionIf: 'if',
  removeCondition: 'Remove this condition',
  // biome-ignore lint/suspicious/noThenProperty: the word of the language for a second step; nobody awaits this table
  then: 'then',
  addSays: {
    if: 'Add a condition',
  },
  problemAt: (written: string, says: string) => `${written === '' ? 'This' : `“${written}”`} ${says}`,
};
