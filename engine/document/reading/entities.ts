/** Resolves entities of XML and HTML, in files that other programs may have written. */

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * Replaces XML's entities by their characters, and HTML's non-breaking space by a plain one. An entity that
 * means no character stays. Linear.
 */
export const unescapeXml = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return Object.hasOwn(named, name) ? named[name] : whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    const isSign = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isSign ? String.fromCodePoint(code) : whole;
  });
