/**
 * The texts where the rules of a ruleset are pictures: their cards, the squares on them, and what a click
 * puts.
 */
import type {
  FragmentCell,
  Laying,
  RuleCondition,
  RuleOwner,
  RuleStep,
  RulesOnCells,
  RulesPiece,
} from '../../engine/rulesets/index.ts';
import { counted, many } from './counting.ts';
import { forHand } from './tapping.ts';

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
  ownerLabel: 'Whose rule it is',
  name: 'Name',
  board: 'Board',
  boards: { row: 'row', grid: 'grid', heaps: 'heaps', drawing: 'this drawing' },
  aDrawing: 'a drawing',
  drawingSays: (title: string | undefined) =>
    title === undefined
      ? 'A small drawing, of which nodes and arcs can be changed on the board'
      : `The nodes and arcs of ${title === '' ? 'the drawing' : `“${title}”`}, at their places`,
  noBoard: (title: string, says: string) =>
    `${title === '' ? 'The drawing' : `“${title}”`} cannot be the board: it ${says}.`,
  pieces: 'Pieces',
  pieceSign: (piece: string) => `Sign of ${piece}`,
  pieceName: (piece: string) => `Name of ${piece}`,
  pieceOwner: (piece: string) => `Whose ${piece} is`,
  pieceOwners: { none: 'by rules', left: 'Left’s', right: 'Right’s' },
  removePiece: (piece: string) => `Remove ${piece}`,
  namePlaceholder: 'a name',
  addPiece: 'Piece',
  signRefused: (sign: string) =>
    `“${sign}” cannot be the sign of this piece, or is already in the rules. Use another letter, a digit, or a sign like #.`,
  cards: 'Rules',
  card: (number: number, whose: string) => `Rule ${number}: ${whose}`,
  someCards: (shown: number, all: number) => `${shown} of ${counted(all)} rules are shown.`,
  moreCards: (more: number) => `Show ${many(more, 'more', 'more')}`,
  allCards: 'Show all',
  moveUp: 'Move this rule up',
  moveDown: 'Move this rule down',
  duplicate: 'Duplicate this rule',
  remove: 'Delete this rule',
  addRule: 'Rule',
  addMirror: (owner: string, other: string) => `${owner} as ${other}`,
  addOver: 'End of play',
  pictures,
  becomes: 'becomes',
  square: ({ picture, row, column, rows, columns, cell, pieces }: SquareAsked) => {
    const place =
      rows === 1
        ? `square ${column + 1} of ${columns}`
        : `row ${row + 1} of ${rows}, square ${column + 1} of ${columns}`;
    return `${pictures[picture]}, ${place}: ${cellSaid(cell, pieces)}`;
  },
  noSuchSign: (sign: string) => `No piece has the sign “${sign}”.`,
  grow: {
    left: 'Add a column at the left',
    right: 'Add a column at the right',
    top: 'Add a row at the top',
    bottom: 'Add a row at the bottom',
  },
  shrink: {
    left: 'Remove the left column',
    right: 'Remove the right column',
    top: 'Remove the top row',
    bottom: 'Remove the bottom row',
  },
  get tray() {
    return forHand('What a click puts on a square');
  },
  trayAny: 'any',
  trayAnySays: 'anything: after the move it is left as it is',
  trayEdge: 'edge',
  trayEdgeSays: 'beyond the edge of the board',
  trayOneOf: 'one of',
  trayOneOfSays: 'one of the signs that are chosen',
  trayRun: 'run of',
  trayRunSays: 'none or more squares with the signs that are chosen',
  rose: 'Towards where it can be laid',
  laid: 'How it can be laid',
  layings: {
    'as written': 'as drawn',
    'either way': 'either way',
    upright: 'upright',
    'up and down': 'up and down',
    across: 'across',
    diagonally: 'diagonally',
    'any direction': 'any direction',
    mirrored: 'mirrored',
    turned: 'turned',
    'turned and mirrored': 'turned and mirrored',
  } satisfies Record<Laying, string>,
  arms: {
    '↖': 'up and left',
    '↑': 'up',
    '↗': 'up and right',
    '←': 'left',
    '→': 'right',
    '↙': 'down and left',
    '↓': 'down',
    '↘': 'down and right',
  },
  mirrored: 'mirrored',
  condition: 'Condition',
  conditionIf: 'if',
  conditionAnd: 'and',
  wanted: { no: 'no', some: 'a' },
  wantedLabel: 'Whether there is one',
  where: { beside: 'beside', around: 'around' } satisfies Record<RuleCondition['where'], string>,
  whereLabel: 'Where it is',
  removeCondition: 'Remove this condition',
  again: 'again',
  agains: { no: 'no', 'straight on': 'straight on', 'any way': 'any way' } satisfies Record<
    RuleStep['again'],
    string
  >,
  // biome-ignore lint/suspicious/noThenProperty: the word of the language for a second step; nobody awaits this table
  then: 'then',
  removeStep: 'Remove this step',
  points: 'points',
  entailing: 'entailing',
  removeEntailing: 'Remove “entailing”',
  entailingSays: 'The player who is sent there must move on immediately.',
  addSays: {
    if: 'Add a condition',
    again: 'The same player can make the step again',
    step: 'Add a second step to the move',
    points: 'The rule makes points',
    entailing: 'The player who is sent there must move on immediately',
  },
  mirrorAs: (other: string) => `as ${other}`,
  mirrorWith: 'with',
  mirrorAnd: 'and',
  exchanged: 'exchanged',
  firstExchanged: 'One of the signs that are exchanged',
  secondExchanged: 'The other one',
  addExchange: 'exchange',
  addExchangeSays: 'Exchange two more signs',
  removeExchange: 'Remove this exchange',
  otherWay: 'the other way',
  otherWaySays: 'All directions are turned round.',
  overWhen: 'Over when',
  removeOver: 'Delete this end of play',
  neverEnds: 'Play that never ends',
  endings: { draw: 'is a draw', left: 'is won by Left', right: 'is won by Right' } satisfies Record<
    RulesOnCells['neverEnds'],
    string
  >,
  fallsApart: 'falls apart at',
  addApart: 'Say at which signs the board falls apart',
  problemAt: (written: string, says: string) => `${written === '' ? 'This' : `“${written}”`} ${says}`,
  problemOnLine: (line: number, says: string) => `Line ${line}: ${says}`,
};
