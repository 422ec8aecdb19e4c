/**
 * Whether fingers are the only pointers: texts about keys and hovering must then be different, and a field
 * brings up a keyboard.
 */
export const isByTouch = (): boolean => globalThis.matchMedia?.('(hover: none)').matches ?? false;

/**
 * Whether the window is larger than a phone's, in both directions: what opens by itself leaves room there for
 * what is played.
 */
export const isRoomy = (): boolean =>
  globalThis.matchMedia?.('(min-width: 560px) and (min-height: 560px)').matches ?? true;
