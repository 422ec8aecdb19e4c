/**
 * The hints that a person gets once, when she does what beginners do who look for something else; and the
 * ways in which it is done.
 */
const first = {
  rim: {
    byMouse:
      'A drag from the middle of a node moves it. To draw an arc, drag from the rim, where a ring appears.',
    byFinger: 'A drag moves a node. To draw an arc, tap a node, then drag the handle beside it.',
  },
  ground: {
    byMouse:
      'A single click does not make a node. Double-click to make one, or drag from the rim of a node to empty space.',
    byFinger: 'A single tap does not make a node. Double-tap to make one.',
  },
  sign: {
    byMouse: 'The ? beside a value says what its sign means.',
    byFinger: 'The ? beside a value says what its sign means.',
  },
} as const;

/** The lines on the empty canvas that say how to draw. */
export const drawingHints = {
  first,
} as const;
