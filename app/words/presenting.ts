/** What the editor says about presenting on a projector. */
export const presenting = {
  present: 'Present',
  blank: 'Blank screen',
  closeAudience: 'Close audience window',
  audienceIs: {
    opening: 'The audience window is opening.',
    there: 'The audience window follows this one.',
    lost: 'The audience window is closed or does not answer.',
    blocked: 'The browser blocked the window. Allow pop-ups for this page.',
  },
  audienceTitle: 'Audience · Grundy',
};
