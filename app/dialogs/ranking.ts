/**
 * Ranks how well the typed text fits a label: whole words before beginnings of words, these before parts from
 * within words, and the label before other words for the same thing. Scattered letters match nothing.
 */

/** The dots of a label that opens a dialog are not typed. */
const plain = (text: string): string =>
  text.replace(/…$/, '').normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();

const isPartOfWord = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** 1 for whole words, 0.8 for the beginning of one, 0.4 for a part from within, 0 if it does not occur. */
function standing(text: string, typed: string): number {
  let best = 0;
  for (let at = text.indexOf(typed); at >= 0; at = text.indexOf(typed, at + 1)) {
    const begins = !isPartOfWord(text[at - 1]) || !isPartOfWord(typed[0]);
    const ends = !isPartOfWord(text[at + typed.length]);
    best = Math.max(best, begins ? (ends ? 1 : 0.8) : 0.4);
  }
  return best;
}

/**
 * From 0, no match, to 1, the label itself. Every typed word must occur in the label or in the other words.
 */
export function ranked(typed: string, label: string, others: readonly string[] = []): number {
  const wanted = plain(typed).trim().replace(/\s+/g, ' ');
  if (wanted === '') return 1;
  const [name, also] = [plain(label), others.map(plain)];
  if (name === wanted) return 1;
  // What is typed is exactly another word for it: more than one word of a longer label.
  if (also.includes(wanted)) return 0.96;
  const parts = wanted.split(' ');
  let sum = 0;
  for (const part of parts) {
    const inOthers = also.reduce((best, other) => Math.max(best, standing(other, part)), 0);
    // A whole word with the same meaning counts more than three letters from within the label.
    const best = Math.max(standing(name, part), 0.7 * inOthers);
    if (best === 0) return 0;
    sum += best;
  }
  // Adjacent words at the label's beginning count more than the same words apart.
  const together = 0.04 * standing(name, wanted) + (name.startsWith(wanted) ? 0.04 : 0);
  return (0.9 * sum) / parts.length + together;
}
