/**
 * What the cards of a ruleset share while they are edited: the rules, what a click puts, and how the rules
 * change.
 */
import type { BoardPiece, FragmentCell, RulesOnCells, RulesPiece } from '../../../engine/rulesets/index.ts';
import { isForEver, piecesOfRules } from '../../../engine/rulesets/index.ts';
import { type EditedRules, piecesNamed } from './whole-edits.ts';

export type RulesHand<Rules extends EditedRules> = {
  readonly rules: Rules;
  /** The pieces with their names, also where these are only signs. */
  readonly pieces: readonly RulesPiece[];
  /** What the board shows of each sign. */
  readonly looks: ReadonlyMap<string, SignLook>;
  readonly readOnly: boolean;
  /**
   * Each edit gets the rules as they are then, so that two of them in one frame both count. Where the edit
   * removes the element that has the keyboard, or adds one to continue with, the first element of this
   * selector within the cards has the keyboard afterwards.
   */
  edit(change: (rules: Rules) => Rules, then?: string): void;
};

/** The same on cells, where pictures are painted. */
export type CardsHand = RulesHand<RulesOnCells> & {
  /** What a click puts on a square. */
  readonly put: FragmentCell;
  /** A hand begins to paint, or lifts: all that it paints between is one step of undo. */
  stroke(isPainting: boolean): void;
};

/** A sign is a stone of a player or of neither, or a square that is used up. */
export type SignLook = BoardPiece | 'wall';

/**
 * How the board draws the signs of these rules. Rules whose pictures have no cells or different shapes say
 * nothing of whose a piece is. Linear in the rules, times the signs.
 */
export function looksOfSigns(rules: EditedRules): ReadonlyMap<string, SignLook> {
  if (rules.board === 'drawing') return new Map(piecesOfRules(rules).map((piece) => [piece.sign, piece]));
  const sound = {
    ...rules,
    pieces: piecesNamed(rules),
    rules: rules.rules.filter(
      (rule) =>
        rule.kind === 'mirror' ||
        rule.steps.every(
          ({ before, after }) =>
            before.rows.length === after.rows.length &&
            [...before.rows, ...after.rows].every(({ length }) => length > 0),
        ),
    ),
  };
  return new Map(
    piecesOfRules(sound).map((piece) => [
      piece.sign,
      piece.sign === '#' && piece.player === 'neutral' && isForEver(sound, '#') ? 'wall' : piece,
    ]),
  );
}

/** What is chosen in the tray. */
export type TrayChoice = {
  readonly form: 'one' | 'class' | 'run' | 'any' | 'edge';
  /** For a sign the only one; for a class or a run one or more, and `_` alone for a run of anything. */
  readonly signs: string;
};

/** What a click puts, by the tray. */
export function cellOfTray({ form, signs }: TrayChoice): FragmentCell {
  if (form === 'any' || form === 'edge') return { kind: form };
  if (form === 'run') return { kind: 'run', signs };
  return signs.length === 1 ? { kind: 'sign', sign: signs } : { kind: 'class', signs };
}
