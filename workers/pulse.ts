/** Whether a worker still gives signs of life: answers to one question at a time, and its reports. */

export type Pulse = {
  /** The worker has given a sign of life. */
  felt(): void;
  /** At a beat: whether too many have passed without a sign. `proven`: it has answered a run before, so it is loaded. */
  isGone(proven: boolean): boolean;
};

/** In beats. No slice of work takes nearly so long; a script may take its time to load. */
export const longestSilence = { proven: 120, loading: 600 } as const;

/** `ask` is called at a beat, and again only after it was answered. */
export function takePulse(ask: () => Promise<unknown>): Pulse {
  let silent = 0;
  let asked = false;
  const felt = (): void => {
    silent = 0;
  };
  return {
    felt,
    isGone(proven) {
      silent++;
      if (silent > (proven ? longestSilence.proven : longestSilence.loading)) return true;
      if (!asked) {
        asked = true;
        ask().then(
          () => {
            asked = false;
            felt();
          },
          () => undefined,
        );
      }
      return false;
    },
  };
}
