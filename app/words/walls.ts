/** What the thermograph says beside its sentences, which the engine says. */
export const walls = {
  title: 'Thermograph',
  titleOf: (name: string) => `Thermograph of ${name}`,
  pieces: 'Segments of the walls',
  mast: 'The mast',
  point:
    'Point at a segment of a wall, or go there by Tab and the arrow keys, to see which option it comes from.',
  tap: 'Tap a segment of a wall to see which option it comes from.',
  tax: 'Tax t on every move',
  taxIs: (t: string) => `t = ${t}`,
  taxField: 'Cooled by t =',
  noTax: 'Write a number of at least −1 whose denominator is a power of 2, such as 3/4 or 0.75.',
  uncooled: 'Cooled by 0, a value stays the same. Drag the handle at the right margin, or type a tax.',
  reward: 'Below 0 the tax is a reward for the player who moves.',
  stops: (left: string, right: string) => `Stops ${left} and ${right}.`,
  notExact: 'Its numbers are too large or too fine to be cooled exactly.',
  cooledTitle: (name: string, t: string) => `${name} cooled by ${t}`,
  aValue: 'a value',
  enlarge: 'Enlarge',
  open: 'Open as a drawing',
  losesOutcome:
    'It need not keep the outcome: {1|*} is greater than 0, but its reduced form {1|0} is confused with 0.',
} as const;
