/** The known word that a misspelt word means. */

/**
 * The known word nearest to what was written, if it is near enough to be a typing error: one that shares a
 * sign with it, or differs in capital letters alone.
 */
export function nearestWord(written: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(written.length / 2));
  for (const word of known) {
    const apart = distance(written, word);
    if (apart > least || (apart === least && best !== undefined)) continue;
    const sharesNothing = apart >= Math.max(written.length, word.length);
    if (sharesNothing && written.toLowerCase() !== word.toLowerCase()) continue;
    best = word;
    least = apart;
  }
  return best;
}

/**
 * How many letters to insert, delete or replace, or neighbours to change about (optimal string alignment).
 * O(length · length).
 */
function distance(a: string, b: string): number {
  let above: readonly number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      const turned = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? above[j - 2] + 1 : replaced;
      next.push(Math.min(replaced, turned, row[j] + 1, next[j - 1] + 1));
    }
    above = row;
    row = next;
  }
  return row[b.length];
}
