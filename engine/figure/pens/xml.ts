/** Escapes text for XML; what XML cannot contain becomes U+FFFD. */

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** XML 1.0 has no control characters but tab and line ends, no lone surrogates, no U+FFFE and U+FFFF. */
const unheld = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/** The text with XML's special characters escaped. */
export const escapeXml = (text: string): string =>
  text
    .replace(unheld, (sign) => (/[\t\n\r]/.test(sign) ? sign : '\uFFFD'))
    .replace(/\r/g, '&#13;')
    .replace(/[&<>"]/g, (sign) => entities[sign]);

/** The text for a comment, which may have no two hyphens in a row and none at its end. */
export const commentXml = (text: string): string =>
  text
    .replace(unheld, '\uFFFD')
    .replace(/-(?=-|$)/g, '- ')
    .trim();

/**
 * An XML id for a node, unique if the node's id is: letters, digits and hyphens stay, other characters are
 * written by their code.
 */
export const xmlId = (id: string): string =>
  `n-${id.replace(/[^A-Za-z0-9-]/gu, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`)}`;
