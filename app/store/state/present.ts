/** How the drawing is presented. It is a look: nothing of it is written into the document. */
import type { Box, Spot } from '../../../engine/figure/index.ts';
import type { ClassOnWall } from './class.ts';
import type { LargeOnWall, ToldHeat, ToldLarge } from './wall.ts';

export type Presenting = {
  /** Whether the inspector and the table were open before; they are again afterwards. */
  readonly hadInspector: boolean;
  readonly hadTable: boolean;
};

/** The audience's window, as the presenter's window knows it. */
export type Audience = {
  /** Names the channel of the two windows. */
  readonly id: string;
  /** When the presentation began, in milliseconds since 1970. */
  readonly since: number;
  /**
   * It is being opened; it answers; it was closed or answers no longer; the browser did not let it be opened.
   */
  readonly link: 'opening' | 'there' | 'lost' | 'blocked';
};

/** What the audience's window follows: nothing yet, a presenter's window, or one that has ended. */
export type Following = {
  readonly link: 'waiting' | 'there' | 'ended';
  /** The part of the drawing that the presenter sees. */
  readonly view: Box | undefined;
  readonly spot: Spot | undefined;
  /** What the class is asked. */
  readonly question: string;
  /** What the class sees of its room. */
  readonly room: ClassOnWall | undefined;
  /** What is shown beside the drawing, and over it. */
  readonly heat: ToldHeat | undefined;
  readonly walls: ToldLarge | undefined;
};

export type PresentPart = {
  /**
   * Notes and answers of the lesson are folded: they were while a class looked on, and stay so until the
   * teacher asks for them.
   */
  readonly notesFolded: boolean;
  /** Undefined while the editor has its usual look. */
  readonly presenting: Presenting | undefined;
  /** Nothing is shown, so that the class looks at the teacher. */
  readonly blank: boolean;
  /** A spot follows the pointer. */
  readonly spot: boolean;
  /** An address that is shown as a code, to be scanned from the wall. */
  readonly code: string | undefined;
  /** In the presenter's window; undefined while there is no other window. */
  readonly audience: Audience | undefined;
  /** In the presenter's window: the thermograph or matrix that is enlarged. */
  readonly enlarged: LargeOnWall | undefined;
  /** In the audience's window alone. */
  readonly following: Following | undefined;
};

export const firstPresent: PresentPart = {
  notesFolded: false,
  presenting: undefined,
  blank: false,
  spot: false,
  code: undefined,
  audience: undefined,
  enlarged: undefined,
  following: undefined,
};
