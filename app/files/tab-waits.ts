/** How long a tab waits for other tabs before it continues without them, in milliseconds. */
export const tabWaits = {
  /** A page that is being reloaded releases its lock a moment later. */
  release: 400,
  /** A tab that is asked for its drawing writes it first; a sleeping tab never answers. */
  yielding: 2_000,
  /** Tabs that are awake answer at once. */
  answering: 150,
  /** A tab on the screen whose drawing another tab has looks so often whether that tab is still there. */
  looking: 1_500,
};
