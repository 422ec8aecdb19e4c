/** The texts on the cards of rules on heaps. */
export const heapCards = {
  before: 'The letters of the heaps',
  after: 'What is left of each heap',
};
