/** The signs that are an arrow in an edge list: two characters of the keyboard, or the arrow that papers and phones write. */

/** A pattern for one arrow, without groups. */
export const arrowSign = '(?:->|[→⟶])';

const anywhere = new RegExp(arrowSign);

/** Whether a text contains an arrow. Cost: O(length). */
export const hasArrow = (text: string): boolean => anywhere.test(text);
