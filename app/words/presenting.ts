/** What the editor says about presenting on a projector. */
export const presenting = {
  present: 'Present',
  stop: 'Stop presenting',
  blank: 'Blank screen',
  spot: 'Spot that follows the pointer',
  blankIt: 'Blank the screen',
  notNow: 'Present first, or open an audience window.',
  openAudience: 'Open audience window',
  closeAudience: 'Close audience window',
  noAudience: 'No audience window is open.',
  noChannels: 'This browser does not let two windows talk to each other.',
  audienceIs: {
    opening: 'The audience window is opening.',
    there: 'The audience window follows this one.',
    lost: 'The audience window is closed or does not answer.',
    blocked: 'The browser blocked the window. Allow pop-ups for this page.',
  },
  audienceTitle: 'Audience · Grundy',
};
