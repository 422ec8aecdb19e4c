/** What a value is called in the midst of a sentence. */

/**
 * In characters: a longer value is not written into a sentence, since nobody could listen to it to the end.
 */
const longestSaid = 60;

export const shortSaid = (worth: string): string => (worth.length <= longestSaid ? worth : 'a long value');
