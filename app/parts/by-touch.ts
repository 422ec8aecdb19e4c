/** Whether there is a finger only: keys and a pointer that hovers must be told otherwise, and a field brings up a keyboard. */
export const isByTouch = (): boolean => globalThis.matchMedia?.('(hover: none)').matches ?? false;
