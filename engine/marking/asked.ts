/**
 * What a class is asked at a view, and what it answers, as plain data: nothing in it depends on what the view
 * hides.
 */

/** A text that was typed, the place of a choice in the list that was sent, or a drawing. */
export type ClassAnswer =
  | { readonly text: string }
  | { readonly choice: number }
  | { readonly drawing: DrawnAnswer };

/** Nodes by their places, in units of a hundredth of the field; arcs by the numbers of nodes. */
export type DrawnAnswer = {
  readonly nodes: readonly (readonly [x: number, y: number])[];
  readonly arcs: readonly (readonly [from: number, to: number, player: 'left' | 'right' | 'both'])[];
};

/** A choice, by its name, and where it is on the picture, in parts of the picture's width and height. */
export type AskedChoice = {
  readonly name: string;
  /** A node or a square: its middle and its radius (in parts of the width). */
  readonly at?: { readonly x: number; readonly y: number; readonly radius: number };
  /** An arc or a move between places of the picture: points along its course. */
  readonly along?: readonly { readonly x: number; readonly y: number }[];
};

/** Signs that the keys above the field write, as `∗` or `↑`. */
export type AskedWay =
  | { readonly by: 'value'; readonly about: string; readonly keys: readonly string[] }
  | { readonly by: 'number' | 'words'; readonly about: string }
  | {
      readonly by: 'outcome' | 'node' | 'arc' | 'move' | 'row' | 'column';
      readonly about: string;
      readonly choices: readonly AskedChoice[];
      /** Rows and columns: what the other player can choose, and how many rounds each student plays. */
      readonly others?: readonly string[];
      /**
       * Rows and columns of a drawing: where each pair leads, with what Left gains, as `t +1`; a list for
       * each choice, in the order of `others`. The picture has one arc for all pairs that lead to one node.
       */
      readonly results?: readonly (readonly string[])[];
      readonly rounds?: number;
    }
  | {
      readonly by: 'drawing';
      readonly about: string;
      /** Whether the arcs belong to players, or either may use every arc. */
      readonly partizan: boolean;
    };

/** A figure as SVG, with what a person who does not see it reads. */
export type AskedPicture = {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly says: string;
};

export type AnswerVerdict = 'right' | 'outcome' | 'wrong' | 'not-understood' | 'unmarked';
