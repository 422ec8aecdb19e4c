/**
 * One spelling of what people write. Unicode can write é in two ways, and texts from pages and word
 * processors contain invisible characters; both would make two names of one. Letters and their accents are
 * joined (Unicode's form NFC), invisible characters are left out, and letters, figures and blanks of full
 * width become the usual ones. A joiner stays where a script or an emoji needs it. Cost: linear in the text,
 * and little where it is plain ASCII.
 */

/** A piece of a text, and what is read in its place. */
export type Replacement = { readonly from: number; readonly to: number; readonly by: string };

/**
 * A text in which pieces were replaced. `originalAt` gives the offset in the first text of an offset in this
 * one.
 */
export type SpelledText = { readonly text: string; readonly originalAt: (at: number) => number };

export const asItIs = (text: string): SpelledText => ({ text, originalAt: (at) => at });

/**
 * Replaces pieces, which are in order and do not overlap. An offset inside a new piece is that of the old
 * one.
 */
export function withReplaced(
  { text, originalAt }: SpelledText,
  changes: readonly Replacement[],
): SpelledText {
  if (changes.length === 0) return { text, originalAt };
  const parts: string[] = [];
  /** Where each new piece ends, and where the old one did. */
  const ends: (readonly [now: number, before: number, start: number])[] = [];
  let [read, written] = [0, 0];
  for (const { from, to, by } of changes) {
    parts.push(text.slice(read, from), by);
    written += from - read + by.length;
    read = to;
    ends.push([written, to, from]);
  }
  parts.push(text.slice(read));
  return {
    text: parts.join(''),
    originalAt(at) {
      let [low, high] = [0, ends.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (ends[middle][0] <= at) low = middle + 1;
        else high = middle;
      }
      const [now, before] = low === 0 ? [0, 0] : ends[low - 1];
      const old = before + at - now;
      return originalAt(low < ends.length ? Math.min(old, ends[low][2]) : old);
    },
  };
}

const beyondAscii = /[\u0080-\uffff]/;
/** Spaces and line ends of other kinds, characters that are not seen, and full-width letters and figures. */
const odd =
  /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]|[\u2028\u2029\u0085]|\u034f|\ufe0e|\ufe0f|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|[０-９Ａ-Ｚａ-ｚ]/g;
const pictures = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u;
/**
 * Whether this is a letter of a script in which a joiner shows in the form of letters: Arabic, Devanagari,
 * Malayalam and others. The pattern is made when it is needed, since its scripts take V8 long.
 */
const isJoining = (sign: string): boolean =>
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Inherited}])[\p{L}\p{M}]/u.test(
    sign,
  );

/** Whether a joiner or a sign for emoji is needed between these two characters. */
function isNeeded(sign: string, before: string, after: string): boolean {
  if (sign === '\ufe0f') return pictures.test(before) || after === '\u20e3';
  if (sign === '\u200d' && pictures.test(before) && pictures.test(after)) return true;
  if (sign !== '\u200c' && sign !== '\u200d') return false;
  const behind = isJoining(before);
  // Malayalam's letters without a vowel end in a joiner.
  return behind && (isJoining(after) || (sign === '\u200d' && /\p{M}/u.test(before)));
}

const characterBefore = (text: string, at: number): string => {
  const isPair = at > 1 && /[\udc00-\udfff]/.test(text[at - 1]);
  return text.slice(isPair ? at - 2 : Math.max(0, at - 1), at);
};
const characterAt = (text: string, at: number): string =>
  at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 0) : '';

function oddIn(text: string, tell: Tell): readonly Replacement[] {
  const changes: Replacement[] = [];
  for (const { 0: sign, index } of text.matchAll(odd)) {
    const to = index + 1;
    const change = (by: string): unknown => changes.push({ from: index, to, by });
    if (/\s/.test(sign) && sign !== '\ufeff') change(/[\u2028\u2029\u0085]/.test(sign) ? '\n' : ' ');
    else if (sign === '\u0085') change('\n');
    else if (/[０-ｚ]/.test(sign)) {
      const by = usualWidth(sign);
      tell('wide', sign, by);
      change(by);
    } else if (!isNeeded(sign, characterBefore(text, index), characterAt(text, to))) {
      // A byte order mark at the beginning says nothing of the text.
      if (sign !== '\ufeff' || index > 0) tell('invisible', sign, '');
      change('');
    }
  }
  return changes;
}

/** A character of full width as the keyboard has it. */
const usualWidth = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - 0xfee0);

/**
 * What may join when it comes together: letters and marks, and the parts of Hangul's syllables; and
 * characters that represent others.
 */
const cluster =
  /[\u1100-\u11ff\ua960-\ua97c\uac00-\ud7fb]+|\P{M}\p{M}+|[\u0340-\u0387\u0958-\u0fbc\u1f71-\u232a\u2adc\uf900-\ufb4e\u{1d15e}-\u{1d1c0}\u{2f800}-\u{2fa1d}]/gu;

function joinedIn(text: string, tell: Tell): readonly Replacement[] {
  if (text.normalize() === text) return [];
  const changes: Replacement[] = [];
  for (const { 0: said, index } of text.matchAll(cluster)) {
    const by = said.normalize();
    if (by === said) continue;
    tell('joined', said, by);
    changes.push({ from: index, to: index + said.length, by });
  }
  return changes;
}

/** Takes what was changed: in which way, from what, into what. */
export type Tell = (
  way: 'invisible' | 'joined' | 'wide' | 'sign' | 'arrow',
  from: string,
  to: string,
) => void;

/** The text in one spelling, which is the same for all texts that look alike but for this. */
export function inOneSpelling(text: SpelledText, tell: Tell): SpelledText {
  if (!beyondAscii.test(text.text)) return text;
  const seen = withReplaced(text, oddIn(text.text, tell));
  return withReplaced(seen, joinedIn(seen.text, tell));
}

/** A name in that spelling: names that are the same here look the same. */
export const oneSpelling = (name: string): string => inOneSpelling(asItIs(name), () => {}).text;

/** A fraction as one sign, perhaps behind a whole number, or with a fraction slash. */
const fraction = /(?<!\d)(\d*)([¼-¾⅐-⅞↉])|(?<=\d)[⁄∕](?=\d)/g;
const isMarked = /[¼-¾⅐-⅞↉⁄∕]/;

function fractionsIn(text: string): readonly Replacement[] {
  if (!isMarked.test(text)) return [];
  return Array.from(text.matchAll(fraction), ({ 0: said, 1: whole = '', 2: sign, index }): Replacement => {
    const [over, under] = (sign?.normalize('NFKC') ?? '').split('⁄');
    const by = sign === undefined ? '/' : `${BigInt(whole || 0) * BigInt(under) + BigInt(over)}/${under}`;
    return { from: index, to: index + said.length, by };
  });
}

/** ½ as 1/2, 1½ as 3/2, and 1⁄2 as 1/2. Linear. */
export const withPlainFractions = (text: string): string =>
  withReplaced(asItIs(text), fractionsIn(text)).text;

/** Signs of full width that the keyboard has, letters and figures not among them. */
export const keyboardSigns = /[！-／：-＠［-｀｛-～、]/;

/** Such a sign as the keyboard has it. */
export const keyboardSign = (sign: string): string => (sign === '、' ? ',' : usualWidth(sign));

const everyKeyboardSign = new RegExp(keyboardSigns, 'g');

/**
 * A number or a game as it is typed, with the signs of the keyboard, whose fractions are written with a
 * stroke.
 */
export function inUsualSigns(text: string): SpelledText {
  if (!beyondAscii.test(text)) return asItIs(text);
  const spelled = inOneSpelling(asItIs(text), () => {});
  const wide = Array.from(
    spelled.text.matchAll(everyKeyboardSign),
    ({ 0: sign, index }): Replacement => ({
      from: index,
      to: index + 1,
      by: keyboardSign(sign),
    }),
  );
  const narrow = withReplaced(spelled, wide);
  return withReplaced(narrow, fractionsIn(narrow.text));
}
