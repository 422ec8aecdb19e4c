/** The patterns that a unicycle may have, by the two restrictions of the paper. */

/**
 * All of so many letters, each once up to its beginning: two of each player at least, and not alternating all
 * the way. O(2^length · length).
 */
export function permittedPatterns(length: number): readonly string[] {
  const met = new Set<string>();
  const patterns: string[] = [];
  for (let bits = 0; bits < 2 ** length; bits++) {
    const pattern = Array.from({ length }, (_, i) => 'LR'[(bits >> (length - 1 - i)) & 1]).join('');
    if (met.has(pattern)) continue;
    for (let i = 0; i < length; i++) met.add(pattern.slice(i) + pattern.slice(0, i));
    const lefts = pattern.replaceAll('R', '').length;
    const alternates = !/LL|RR/.test(pattern + pattern[0]);
    if (lefts >= 2 && length - lefts >= 2 && !alternates) patterns.push(pattern);
  }
  return patterns;
}
