/** A short text that is another one for another text, but for a chance that nobody meets. */

/** O(length). */
export function fingerprint(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9e3779b9];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b) ^ (other >>> 13);
  }
  return `${text.length} ${(one >>> 0).toString(36)} ${(other >>> 0).toString(36)}`;
}
