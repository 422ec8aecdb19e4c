/**
 * Signs in texts of rules as other programs and keyboards write them: those that mean a sign of the language
 * are read as it, and those that only look like a letter are named. Linear.
 */
import type { RulesProblem } from './written-rules.ts';

/**
 * Each sign of the first text is read as the one at its place in the second. All have one unit, so that
 * columns stay.
 */
const [written, meant] = [
  '−‐‑‒–—·⋅∙∗⟶⇒↦➔、。\t\u00a0\u2007\u202f\u3000\ufeff\u200b',
  '------...*→→→→,.       ',
];

/** Full-width signs are those of ASCII, this far behind them. */
const [fullWidth, far] = [/[\uff01-\uff5e]/g, 0xfee0];

const unusual = new RegExp(`[${written}]`, 'g');

/** The line with the signs of the language for all that mean them; of the same length. */
export const withUsualSigns = (line: string): string =>
  line
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - far))
    .replace(unusual, (sign) => meant[written.indexOf(sign)]);

/** Letters of other alphabets, and the Latin letters at whose places they look the same. */
const alphabets = [
  { name: 'Cyrillic', letters: 'АВЕЅІЈКМНОРСТХУаеорсхуіјѕһ', latin: 'ABESIJKMHOPCTXYaeopcxyijsh' },
  { name: 'Greek', letters: 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονιαρ', latin: 'ABEZHIKMNOPTYXoviap' },
] as const;

const lookalikes = new Map(
  alphabets.flatMap(({ name, letters, latin }) =>
    [...letters].map((letter, i) => [letter, { name, latin: latin[i] }] as const),
  ),
);

const invisible: Readonly<Record<string, string>> = {
  '\u00ad': 'a soft hyphen',
  '\u200c': 'a sign that keeps letters apart',
  '\u200d': 'a sign that joins letters',
  '\u2060': 'a sign that forbids a line break',
};

/** What is wrong with a sign, in words; undefined where it is as it looks. */
function wrongSign(sign: string): string | undefined {
  if (Object.hasOwn(invisible, sign)) return `is ${invisible[sign]}, which cannot be seen; delete it`;
  const found = lookalikes.get(sign);
  return (
    found && `is a ${found.name} letter that looks like ${found.latin}; type ${found.latin} in its place`
  );
}

/**
 * Signs that are not what they look like, each once in a line: in lines with something wrong, and where a
 * letter and one that looks the same are two signs of the rules. `pieces` are the signs that the text lists
 * as pieces, and `signs` all that it uses.
 */
export function problemsOfLooks(
  lines: readonly string[],
  problems: readonly RulesProblem[],
  pieces: string,
  signs: string,
): readonly RulesProblem[] {
  const wrongLines = new Set(problems.map(({ line }) => line));
  return lines.flatMap((text, i) => {
    if (/^\s*name\s*[:：]/i.test(text)) return [];
    return [...new Set(text)].flatMap((sign) => {
      const twin = lookalikes.get(sign)?.latin ?? '';
      const isWrong = wrongLines.has(i + 1) || (twin !== '' && signs.includes(sign) && signs.includes(twin));
      const says = isWrong && !pieces.includes(sign) ? wrongSign(sign) : undefined;
      return says === undefined ? [] : [{ line: i + 1, column: text.indexOf(sign) + 1, length: 1, says }];
    });
  });
}
