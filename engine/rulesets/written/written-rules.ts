/**
 * A ruleset that a person wrote as a text, as data: the parts of the text, each with its place. Rules on
 * cells are small pictures before and after a move, fragments of positions, and say how these may be laid on
 * the board.
 */
import type { Mover } from '../../graph/game-graph.ts';

/** A board on which the rules of a text together can be laid in more ways is refused. */
export const mostWays = 100_000;

/**
 * A cell holds one of at most this many signs, since what a rule asks of a cell is a number whose bits are
 * signs.
 */
export const mostSigns = 31;

/** A place in the text; lines and columns count from 1. */
export type RulesPlace = { readonly line: number; readonly column: number };

/** What is wrong in the text: where, for how many letters, and how to correct it. */
export type RulesProblem = RulesPlace & { readonly length: number; readonly says: string };

export type RuleOwner = Mover | 'either';

export type RulesPiece = {
  readonly sign: string;
  readonly name: string;
  /** What is written before the name. */
  readonly article: '' | 'a' | 'an' | 'the';
  /** The player to whom the rules assign it; undefined where the rules that move it show this. */
  readonly owner?: Mover;
  readonly at: RulesPlace;
};

/** What a fragment has on a cell. After a move, `any` and a class leave what is there. */
export type FragmentCell =
  | { readonly kind: 'sign'; readonly sign: string }
  /** One of these signs. */
  | { readonly kind: 'class'; readonly signs: string }
  | { readonly kind: 'any' }
  /** Beyond the edge of the board. */
  | { readonly kind: 'edge' }
  /** Any number of cells, none or more, with these signs; `_` is any sign. */
  | { readonly kind: 'run'; readonly signs: string };

export type Fragment = {
  readonly rows: readonly (readonly FragmentCell[])[];
  readonly at: RulesPlace;
};

/** How a fragment of one line may be laid. */
export const layingsOfLine = [
  'as written',
  'either way',
  'upright',
  'up and down',
  'across',
  'diagonally',
  'any direction',
] as const;
/** How a fragment of several rows may be laid. */
export const layingsOfRows = ['as written', 'mirrored', 'turned', 'turned and mirrored'] as const;

export type Laying = (typeof layingsOfLine)[number] | (typeof layingsOfRows)[number];

/**
 * Asks whether one of these signs is beside the cells that the step changes, before it: beside them in a row
 * or a column, or around them, in a corner too. Cells that the step changes are not beside one another.
 */
export type RuleCondition = {
  readonly wanted: boolean;
  readonly signs: string;
  readonly where: 'beside' | 'around';
};

/** A step of a move: where the picture before is on the board, the picture after comes in its place. */
export type RuleStep = {
  readonly laid: Laying;
  readonly before: Fragment;
  readonly after: Fragment;
  readonly conditions: readonly RuleCondition[];
  /**
   * Whether the same player may make the step again from the cell where it ended: in the same direction, or
   * in any.
   */
  readonly again: 'no' | 'straight on' | 'any way';
};

export type MoveRule = {
  readonly kind: 'move';
  readonly owner: RuleOwner;
  /** One after the other; each begins on the cell on which the one before it ended. */
  readonly steps: readonly RuleStep[];
  /** How many points the mover makes with each time that the first step is made. */
  readonly points: number;
  /** Whether the player who is sent there must move on immediately. */
  readonly entailing: boolean;
  readonly at: RulesPlace;
};

/** The rules of the other player, with signs exchanged, and perhaps with directions turned round. */
export type MirrorRule = {
  readonly kind: 'mirror';
  readonly owner: Mover;
  readonly exchanged: readonly (readonly [string, string])[];
  readonly otherWay: boolean;
  readonly at: RulesPlace;
};

/** Where this fragment is on the board, neither player can move any more. */
export type OverRule = { readonly laid: Laying; readonly fragment: Fragment; readonly at: RulesPlace };

/** Signs through which no rule acts, as the text says. */
export type SaidApart = { readonly signs: string; readonly at: RulesPlace };

export type RulesOnCells = {
  readonly board: 'row' | 'grid';
  /** Empty where the text gives none. */
  readonly name: string;
  /** Empty where the text names none: then the signs are those of the rules. */
  readonly pieces: readonly RulesPiece[];
  readonly rules: readonly (MoveRule | MirrorRule)[];
  readonly over: readonly OverRule[];
  readonly neverEnds: 'draw' | Mover;
  readonly fallsApart?: SaidApart;
};

export const isRun = (cell: FragmentCell): cell is Extract<FragmentCell, { readonly kind: 'run' }> =>
  cell.kind === 'run';

/** The signs that a cell of a fragment names. */
export const signsNamed = (cell: FragmentCell): string => {
  if (cell.kind === 'sign') return cell.sign;
  return cell.kind === 'any' || cell.kind === 'edge' ? '' : cell.signs.replace('_', '');
};

/** The fragments of the rules, before and after, and those with which play is over. */
export const fragmentsOf = ({ rules, over }: RulesOnCells): readonly Fragment[] => [
  ...rules.flatMap((rule) =>
    rule.kind === 'move' ? rule.steps.flatMap(({ before, after }) => [before, after]) : [],
  ),
  ...over.map(({ fragment }) => fragment),
];

/**
 * The signs of a board, the empty cell's first, then those of the pieces, or of the rules where no pieces are
 * named.
 */
export function signsOfRules(rules: RulesOnCells): string {
  const { pieces } = rules;
  if (pieces.length > 0) return `.${pieces.map(({ sign }) => sign).join('')}`;
  const found = new Set('.');
  for (const { rows } of fragmentsOf(rules))
    for (const cell of rows.flat()) for (const sign of signsNamed(cell)) found.add(sign);
  for (const rule of rules.rules) {
    const named =
      rule.kind === 'mirror'
        ? rule.exchanged.flat()
        : rule.steps.flatMap(({ conditions }) => conditions.flatMap((condition) => [...condition.signs]));
    for (const sign of named) found.add(sign);
  }
  return [...found].join('');
}
