/** How the drawing is presented on a projector. It is a look: nothing of it is written into the document. */

export type Presenting = {
  /** Nothing is shown, so that the class looks at the teacher. */
  readonly blank: boolean;
  /** A spot follows the pointer. */
  readonly spot: boolean;
  /** Whether the inspector was open before; it is again afterwards. */
  readonly hadInspector: boolean;
};

export type PresentPart = {
  /** Undefined while the editor has its usual look. */
  readonly presenting: Presenting | undefined;
};

export const firstPresent: PresentPart = { presenting: undefined };
