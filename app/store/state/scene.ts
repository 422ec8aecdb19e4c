/**
 * What the audience's window shows at a moment, as plain data that the presenter's window sends. Hidden
 * values are not in it: their labels are taken out before anything is sent.
 */
import type { GameDocument, NodeId } from '../../../engine/document/index.ts';
import type { Box, Spot } from '../../../engine/figure/index.ts';
import type { AnswerTo } from '../../../engine/questions/index.ts';
import type { BoardSeen, Labels } from './answers.ts';
import type { BoardPart, BoardTold } from './board.ts';
import type { ClassOnWall } from './class.ts';
import type { ToldFrame } from './frame.ts';
import type { Quiz } from './quiz.ts';
import type { HiddenValues, ReductionSteps, Showing, ShowingPart } from './showing.ts';
import type { ToldHeat, ToldLarge } from './wall.ts';

/** The labels of the nodes whose values are not hidden; the values of the others are not in the table. */
export type ToldLabels = Pick<
  Labels,
  'ids' | 'chosen' | 'table' | 'codes' | 'steps' | 'outcomes' | 'classes' | 'complete'
>;

/**
 * The open board as it is shown: what was clicked and highlighted on it, and what may be seen of its values.
 */
export type BoardScene = BoardTold &
  Pick<BoardPart, 'clicked' | 'lifted' | 'litPlaces'> & { readonly here: BoardSeen['here'] };

export type Scene = {
  /** The drawing's id in the presenter's window: another one is another drawing. */
  readonly drawing: string;
  readonly document: GameDocument;
  readonly labels: ToldLabels | undefined;
  readonly staleLabels: ToldLabels | undefined;
  /** Labels are being found. */
  readonly solving: boolean;
  readonly showing: Showing;
  readonly names: boolean;
  readonly letters: boolean;
  readonly stops: boolean;
  readonly hidden: HiddenValues;
  readonly lit: ReadonlySet<NodeId>;
  readonly spoken: ShowingPart['spoken'];
  readonly cycles: ShowingPart['cycles'];
  /** The sum of the pieces, where its good moves are marked. */
  readonly sum: AnswerTo<'sum'> | undefined;
  /** The reductions that are stepped through, and the frame of any walkthrough. */
  readonly reductions: ReductionSteps | undefined;
  readonly frame: ToldFrame | undefined;
  /** The part of the drawing that the presenter sees. */
  readonly view: Box | undefined;
  /** What the class is asked at the view of a lesson; empty where nothing is. */
  readonly question: string;
  /** What the class guesses; verdicts that are not shown yet are not in it. */
  readonly quiz: Quiz | undefined;
  /** What the class sees of its room; undefined where there is none. */
  readonly room: ClassOnWall | undefined;
  /** Undefined of a drawing. */
  readonly board: BoardScene | undefined;
  /**
   * The chart of the game's temperatures, and the thermograph that is enlarged, where they are shown and tell
   * nothing that is hidden.
   */
  readonly heat: ToldHeat | undefined;
  readonly walls: ToldLarge | undefined;
  /** An address that is shown as a code. */
  readonly code: string | undefined;
  readonly blank: boolean;
  /**
   * The place of the drawing, or of the board's picture, where the presenter points; undefined while there is
   * no spot.
   */
  readonly spot: Spot | undefined;
};
