/** Words of hidden values and of the quiz about them. */
export const quiz = {
  hideOrShow: 'Hide or show the value',
  hideAll: 'Hide all values',
  showAll: 'Show all values',
  nothingDrawn: 'There is nothing drawn yet.',
  nothingHidden: 'No value is hidden.',
};
