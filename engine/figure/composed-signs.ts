/**
 * Characters of Unicode that are others in another place or shape: ₁ is a lowered 1, ½ a raised 1 and a
 * lowered 2 about a slash, ″ two raised primes, 𝑥 an x. Read as those, they are set by the same letters as
 * `x_1`, which every pen has.
 */

/** A part of a text, on the base line, below it or above it. */
export type ComposedPart = { readonly text: string; readonly script: 'base' | 'sub' | 'sup' };

const lowered = '[\\u2080-\\u208e\\u2090-\\u209c\\u1d62-\\u1d6a\\u2c7c]';
const raised =
  '[\\u00aa\\u00b2\\u00b3\\u00b9\\u00ba\\u02b0-\\u02b8\\u02e0-\\u02e4\\u1d2c-\\u1d2e\\u1d30-\\u1d3a\\u1d3c-\\u1d4d\\u1d4f-\\u1d61\\u1d78' +
  '\\u1d9b-\\u1dbf\\u2070\\u2071\\u2074-\\u207f\\u2120\\u2122\\u2c7d]';
const primes = '[\\u2032-\\u2034\\u2057]';
/** With the slash of fractions between numbers: 13⁄7. */
const fraction = '[\\u00bc-\\u00be\\u2150-\\u215e\\u2189]|(?<!\\d)\\d{1,9}\\u2044\\d{1,9}(?!\\d)';
/** Letters of mathematical alphabets, wide ones, ligatures, Roman numerals. */
const lookAlike = /[\u{1d400}-\u{1d7ff}\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\ufb00-\ufb06\u2160-\u217f]/gu;
/** Those of them that typefaces have: capitals of the script, and double-struck ones. */
const ownFaces = /[\u{1d49c}-\u{1d4b5}\u{1d4d0}-\u{1d4e9}\u{1d538}-\u{1d550}]/u;

const special = `${lowered}|${raised}|${primes}|${fraction}`;
const parts = new RegExp(
  `(?<sub>${lowered}+)|(?<sup>${raised}+|${primes}+)|(?<fraction>${fraction})|(?:(?!${special})[\\s\\S])+`,
  'gu',
);
const script = new RegExp(`(?<sub>${lowered}+)|(?<sup>${raised}+|${primes}+)`, 'uy');
const anyPart = new RegExp(special, 'u');

/** The text with plain letters for those that only look otherwise. */
export const withPlainLetters = (text: string): string =>
  text.replace(lookAlike, (letter) => (ownFaces.test(letter) ? letter : letter.normalize('NFKC')));

/** The text by its parts, with plain characters in each. Linear in the text. */
export function composedParts(text: string): readonly ComposedPart[] {
  const plain = withPlainLetters(text);
  if (!anyPart.test(plain)) return [{ text: plain, script: 'base' }];
  return Array.from(plain.matchAll(parts), ({ 0: part, groups = {} }): readonly ComposedPart[] => {
    if (groups.sub !== undefined) return [{ text: part.normalize('NFKC'), script: 'sub' }];
    if (groups.sup !== undefined) return [{ text: part.normalize('NFKC'), script: 'sup' }];
    if (groups.fraction === undefined) return [{ text: part, script: 'base' }];
    const [over, under] = part.normalize('NFKC').split('⁄');
    return [
      { text: over, script: 'sup' },
      { text: '⁄', script: 'base' },
      { text: under, script: 'sub' },
    ];
  }).flat();
}

/**
 * The lowered or raised characters of a text from a place on, in plain characters, and how many they are;
 * undefined if none is there.
 */
export function scriptAt(
  text: string,
  at: number,
): { readonly text: string; readonly script: 'sub' | 'sup'; readonly length: number } | undefined {
  script.lastIndex = at;
  const found = script.exec(text);
  return (
    (found && {
      text: found[0].normalize('NFKC'),
      script: found.groups?.sub === undefined ? 'sup' : 'sub',
      length: found[0].length,
    }) ??
    undefined
  );
}
