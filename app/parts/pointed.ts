/** Handlers for a row that the pointer or the keyboard is on. */
export type PointedHandlers = Readonly<
  Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>
>;

/** `enter` runs when the pointer or the focus comes, and `leave` when it goes. */
export const whilePointed = (enter: () => void, leave: () => void): PointedHandlers => ({
  onPointerEnter: enter,
  onPointerLeave: leave,
  onFocus: enter,
  onBlur: leave,
});
