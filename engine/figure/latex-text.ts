/**
 * Writes text for LaTeX. Characters that TeX would read as commands are escaped; accents and common symbols use plain
 * LaTeX's commands, so that any TeX engine sets them; a character that plain LaTeX lacks is written as its code,
 * [U+4E2D].
 */
import type { Mark, Run } from '../values/mark.ts';

const special: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '%': '\\%',
  '#': '\\#',
  '&': '\\&',
  _: '\\_',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '"': "''",
  // TeX would join two hyphens into a dash, and set `?'` as an inverted question mark.
  '-': '-{}',
  '`': '{}`{}',
  "'": "'{}",
};

const letters: Readonly<Record<string, string>> = {
  ...{ ß: '\\ss{}', æ: '\\ae{}', Æ: '\\AE{}', œ: '\\oe{}', Œ: '\\OE{}', ø: '\\o{}', Ø: '\\O{}' },
  ...{ ł: '\\l{}', Ł: '\\L{}', ı: '\\i{}', '–': '--{}', '—': '---{}', '…': '\\ldots{}' },
  ...{ '‘': '`{}', '’': "'{}", '“': '``{}', '”': "''{}", '\u00a0': '~', '·': '$\\cdot$', '×': '$\\times$' },
};

const formulas: Readonly<Record<string, string>> = {
  ...{
    '∞': '\\infty',
    '∗': '{\\ast}',
    '−': '-',
    '±': '\\pm',
    '∅': '\\emptyset',
    '∖': '\\setminus',
    ℕ: '\\mathbb{N}',
  },
  ...{
    '↑': '\\uparrow',
    '↓': '\\downarrow',
    '⇑': '\\Uparrow',
    '⇓': '\\Downarrow',
    '→': '\\rightarrow',
    '↩': '\\hookleftarrow',
  },
  ...{ '←': '\\leftarrow', '≤': '\\le', '≥': '\\ge', '≠': '\\neq', '∥': '\\|', '∈': '\\in', '⊕': '\\oplus' },
  ...{
    '⊬': '\\nvdash',
    '▢': '\\square',
    '○': '\\bigcirc',
    '●': '\\bullet',
    '☾': '\\cgtmoon',
    '°': '^\\circ',
  },
  ...{
    '²': '^2',
    '³': '^3',
    '½': '\\frac12',
    '¼': '\\frac14',
    '¾': '\\frac34',
    '⁰': '^0',
    '₀': '_0',
    '₁': '_1',
  },
  ...{
    '₂': '_2',
    '₃': '_3',
    '¬': '\\neg',
    '÷': '\\div',
    '†': '\\dagger',
    𝒩: '\\mathcal{N}',
    𝒫: '\\mathcal{P}',
  },
  ...{ 𝒟: '\\mathcal{D}', 𝓛: '\\mathcal{L}', 𝓡: '\\mathcal{R}' },
  ...{
    '⟨': '\\langle',
    '⟩': '\\rangle',
    '∼': '\\sim',
    '≈': '\\approx',
    '≅': '\\cong',
    '≡': '\\equiv',
    '∘': '\\circ',
    '•': '\\bullet',
    '′': "'",
  },
};

const small =
  'alpha beta gamma delta varepsilon zeta eta theta iota kappa lambda mu nu xi o pi rho varsigma sigma tau';
const greek: Readonly<Record<string, string>> = Object.fromEntries([
  ...`${small} upsilon phi chi psi omega`
    .split(' ')
    .map((name, i) => [String.fromCodePoint(0x3b1 + i), name === 'o' ? 'o' : `\\${name}`]),
  ...[
    'ϵ epsilon',
    'Γ Gamma',
    'Δ Delta',
    'Θ Theta',
    'Λ Lambda',
    'Ξ Xi',
    'Π Pi',
    'Σ Sigma',
    'Φ Phi',
    'Ψ Psi',
    'Ω Omega',
  ].map((pair) => [pair[0], `\\${pair.slice(2)}`] as const),
]);

const accents: Readonly<Record<string, string>> = {
  ...{ '\u0300': '`', '\u0301': "'", '\u0302': '^', '\u0303': '~', '\u0308': '"', '\u0304': '=' },
  ...{ '\u0306': 'u', '\u0307': '.', '\u030a': 'r', '\u030b': 'H', '\u030c': 'v', '\u0327': 'c' },
};

export type LatexText = { readonly latex: string; readonly unknown: readonly string[] };

/** A character of mathematics; undefined for letters, and for what would be a script of the character before it. */
export function commandOfSign(sign: string): string | undefined {
  const formula = Object.hasOwn(formulas, sign) ? formulas[sign] : greek[sign];
  return formula === undefined || /^[\^_']/.test(formula) ? undefined : formula;
}

/** The LaTeX of one character with its accents; undefined if LaTeX lacks it. */
function latexOfSign(sign: string): string | undefined {
  if (Object.hasOwn(special, sign)) return special[sign];
  if (/^[\x20-\x7e]$/.test(sign)) return sign;
  if (/^[\p{Cc}\p{Zs}\u2028\u2029]$/u.test(sign) && sign !== '\u00a0') return ' ';
  if (Object.hasOwn(letters, sign)) return letters[sign];
  const formula = Object.hasOwn(formulas, sign) ? formulas[sign] : greek[sign];
  if (formula !== undefined) return `$${formula}$`;
  const [letter, ...marks] = sign.normalize('NFD');
  if (!/^[A-Za-z]$/.test(letter) || marks.length === 0) return undefined;
  let latex = letter === 'i' || letter === 'j' ? `\\${letter}{}` : letter;
  for (const mark of marks) {
    if (!Object.hasOwn(accents, mark)) return undefined;
    latex = `\\${accents[mark]}{${latex}}`;
  }
  return latex;
}

/** Characters that stand for themselves, of which most names and all numbers are made. */
const plain = /^[ !()*+,./0-9:;=?@A-Z[\]a-z]*$/;
const none: readonly string[] = [];

/** The text in text mode. `unknown` lists the characters that LaTeX lacks, each once. Linear in the text. */
export function latexText(text: string): LatexText {
  if (plain.test(text)) return { latex: text, unknown: none };
  const unknown = new Set<string>();
  const parts = (text.normalize('NFC').match(/\P{M}\p{M}*|\p{M}/gu) ?? []).map((cluster) => {
    const latex = latexOfSign(cluster);
    if (latex !== undefined) return latex;
    return [...cluster].map((sign) => latexOfSign(sign) ?? codeOf(sign, unknown)).join('');
  });
  return { latex: parts.join(''), unknown: [...unknown] };
}

function codeOf(sign: string, unknown: Set<string>): string {
  unknown.add(sign);
  const code = sign.codePointAt(0) ?? 0;
  return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
}

const shapes = { moon: '\\cgtmoon', 'full-moon': '\\cgtfullmoon', 'new-moon': '\\cgtnewmoon' } as const;

/** A mark in text mode, run by run, for words that are no formulas: a legend, the letters of a board. */
export function latexOfMark(mark: Mark): LatexText {
  const unknown = new Set<string>();
  const ofRun = (run: Run): string => {
    if ('shape' in run) return shapes[run.shape];
    const text = latexText(run.text);
    for (const sign of text.unknown) unknown.add(sign);
    const faced = run.face === 'italic' ? `\\textit{${text.latex}}` : text.latex;
    if (run.script === 'base') return faced;
    return run.script.endsWith('sub') ? `\\textsubscript{${faced}}` : `\\textsuperscript{${faced}}`;
  };
  return { latex: mark.map(ofRun).join(''), unknown: [...unknown] };
}
