/** What the editor says about presenting on a projector. */
import { forHand } from './tapping.ts';

export const presenting = {
  present: 'Present',
  stop: 'Stop presenting',
  beginsByTouch:
    'Presenting. Touch the upper edge of the screen to see the bar. To stop, choose Present in its menu.',
  begins: 'Presenting. B blanks the screen, K shows a spot, H hides or shows values, Esc stops presenting.',
  blank: 'Blank screen',
  get unblank() {
    return forHand('Any key or click brings the drawing back');
  },
  spot: 'Spot that follows the pointer',
  blankIt: 'Blank the screen',
  notNow: 'Present first, or open an audience window.',
  openAudience: 'Open audience window',
  closeAudience: 'Close audience window',
  noAudience: 'No audience window is open.',
  noChannels: 'This browser does not let two windows talk to each other.',
  audienceBar: 'Audience',
  audienceIs: {
    opening: 'The audience window is opening.',
    there: 'The audience window follows this one.',
    lost: 'The audience window is closed or does not answer.',
    blocked: 'The browser blocked the window. Allow pop-ups for this page.',
  },
  openAgain: 'Open again',
  openByHand: 'Open it by hand',
  blanked: 'The audience sees a blank screen.',
  blankShort: 'Blank',
  spotShort: 'Spot',
  next: 'Next:',
  viewOf: (at: number, count: number, title: string) =>
    `View ${at} of ${count}${title ? `, ${title}` : ''}. `,
  nextView: (title: string) => (title ? `Next view: ${title}` : 'Next view'),
  lastView: 'This is the last view.',
  clock: (time: string) => `Presenting for ${time}`,
  restart: 'Restart the clock',
  audienceTitle: 'Audience · Grundy',
  waiting: 'Waiting for the presenter’s window…',
  ended: 'The presentation has ended. This window can be closed.',
  toProjector: 'Move this window to the projector, then fill the screen.',
  fillScreen: 'Fill the screen',
  fillOther: 'Fill the other screen',
  fillThis: 'Fill this screen',
  orF11: 'or F11',
  frameOf: (at: number, last: number) => `${at} of ${last}`,
};
