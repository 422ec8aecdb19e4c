/** The texts on the cards of rules on a drawing. */
export const drawingCards = {
  signsSay: {
    node: 'What the node has',
    slide: 'Which piece moves',
    one: 'What one end has',
    other: 'What the other end has',
  },
  effects: { remove: 'remove', put: 'put', exchange: 'exchange' },
} as const;
