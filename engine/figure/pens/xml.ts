/** Words in XML, there and back: everything a person wrote stays text, and what XML cannot hold becomes U+FFFD. */

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** XML 1.0 has no control characters but tab and line ends, no lone surrogates, no U+FFFE and U+FFFF. */
const unheld = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

export const escapeXml = (text: string): string =>
  text
    .replace(unheld, (sign) => (/[\t\n\r]/.test(sign) ? sign : '\uFFFD'))
    .replace(/\r/g, '&#13;')
    .replace(/[&<>"]/g, (sign) => entities[sign]);

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Entities as what they stand for: XML's, and HTML's hard space as a plain one. Those of no sign stay. Linear. */
export const unescapeXml = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return Object.hasOwn(named, name) ? named[name] : whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    const isSign = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isSign ? String.fromCodePoint(code) : whole;
  });

/** An id for a node, unique if the node's is: letters, figures and hyphens stay, other characters are written by their code. */
export const xmlId = (id: string): string =>
  `n-${id.replace(/[^A-Za-z0-9-]/gu, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`)}`;
