/**
 * The room in which a class answers from its phones, as a window of the teacher knows it, and what of it the
 * class may see on the wall. Nothing of it is in a document.
 */
import type { AnswerVerdict } from '../../../engine/marking/index.ts';
import type { ClassState, ClassView, Shows } from '../../class/protocol.ts';

/**
 * The connection to the room: it is being made, it is there, it was lost and is being made again, or the room
 * does not know this window's secret.
 */
export type RoomLink = 'connecting' | 'there' | 'lost' | 'refused';

export type TeachersRoom = {
  readonly link: RoomLink;
  /** Undefined until the room has sent it. */
  readonly state: ClassState | undefined;
  /** How many acts of the teacher the room has not acknowledged yet. */
  readonly waiting: number;
  /** Whether the bar is shown. */
  readonly barOpen: boolean;
  /** Whether the code by which phones come in fills the wall. */
  readonly joining: boolean;
  /** Whether the phones have an earlier state of the view that is on the screen. */
  readonly earlier: boolean;
};

export type ClassPart = {
  /** Undefined in a page that has no room. */
  readonly room: TeachersRoom | undefined;
};

export const firstClass: ClassPart = { room: undefined };

/** Equal answers as the wall shows them; what may not be shown yet is empty or undefined. */
export type GroupOnWall = {
  readonly text: string;
  /** The drawing as a picture, in place of a text. */
  readonly svg: string | undefined;
  /** How many gave it. */
  readonly count: number;
  readonly verdict: AnswerVerdict | undefined;
  /** What a drawing is worth, and why an answer is not right. */
  readonly worth: string;
  readonly says: string;
  readonly names: readonly string[];
};

export type MixtureOnWall = {
  readonly choices: readonly string[];
  readonly shares: readonly string[];
  readonly rounds: number;
  readonly average: string | undefined;
  /** What it is sure of, against which answer, and the value of the matrix. */
  readonly worth: { readonly sure: string; readonly against: string; readonly value: string } | undefined;
};

export type ViewOnWall = Pick<ClassView, 'key' | 'by' | 'open' | 'answered'> & {
  /** Of how many students an answer can be expected. */
  readonly of: number;
  readonly shows: Shows;
  /** Undefined while not even the counts are shown. */
  readonly groups: readonly GroupOnWall[] | undefined;
  /** How many answers were not understood. */
  readonly unread: number;
  /** One answer, large, without its name. */
  readonly pointed: GroupOnWall | undefined;
  /** How many of the first answers were right, and how many of the last. */
  readonly right: { readonly first: number; readonly last: number } | undefined;
  readonly mixture: MixtureOnWall | undefined;
};

/** What the class sees of its room. */
export type ClassOnWall = {
  readonly joining: boolean;
  readonly address: string;
  readonly link: string;
  /** How many phones are connected. */
  readonly here: number;
  /** Undefined while the wall shows what the class is not asked. */
  readonly view: ViewOnWall | undefined;
};
