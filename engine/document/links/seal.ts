/**
 * Adds a checksum to a text, so that a link that lost or changed a character on its way is recognised as
 * damaged and never opens as another drawing. It does not protect against forgery, and need not. FNV-1a
 * (Fowler, Noll, Vo), 32 bits: each step is a bijection of the sum so far, so one changed character always
 * changes it.
 */

function sumOf(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum >>> 0;
}

/** The text of a JSON value, wrapped in a JSON list with its checksum. */
export const sealed = (text: string): string => `[${text},${sumOf(text)}]`;

/** The text that was sealed; undefined if the checksum does not match. O(length). */
export function unsealed(text: string): string | undefined {
  const comma = text.lastIndexOf(',');
  if (comma < 1) return undefined;
  const inside = text.slice(1, comma);
  return sealed(inside) === text ? inside : undefined;
}
