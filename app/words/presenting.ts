/** What the editor says about presenting on a projector. */

export const presenting = {
  present: 'Present',
  stop: 'Stop presenting',
  begins: 'Presenting. B blanks the screen, K shows a spot, H hides or shows values; Esc leaves.',
  blank: 'Blank screen',
  unblank: 'Any key or click brings the drawing back',
  spot: 'Spot that follows the pointer',
  blankIt: 'Blank the screen',
  notNow: 'It needs Present.',
};
