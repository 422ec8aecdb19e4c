/**
 * A sum over the text, so that a link that lost or changed a character on its way is known for damaged, and never
 * opens as another drawing. It is no protection against forgery, and need not be. FNV-1a (Fowler, Noll, Vo), 32 bits:
 * each step is one-to-one in the sum so far, hence one changed character always changes it.
 */

function sumOf(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum >>> 0;
}

/** The text of a JSON value, as a JSON list with its sum. */
export const sealed = (text: string): string => `[${text},${sumOf(text)}]`;

/** What was sealed, or undefined where it is damaged. O(length). */
export function unsealed(text: string): string | undefined {
  const comma = text.lastIndexOf(',');
  if (comma < 1) return undefined;
  const inside = text.slice(1, comma);
  return sealed(inside) === text ? inside : undefined;
}
