/** The lines on the empty canvas that say how to draw. */
export const drawingHints = {
  byMouse: 'Double-click to make a position. Drag from its rim to make a move.',
  byFinger: 'Double-tap to make a position. Drag the handle beside it to make a move.',
  values: 'Values appear by themselves.',
  examples: 'Examples',
  keys: 'Keys',
} as const;
