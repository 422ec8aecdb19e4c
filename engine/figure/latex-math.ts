/**
 * Writes a mark for LaTeX's math mode so that it looks as the other pens set it: the same letters, and no space that the
 * mark lacks. TeX would set relations, operators and commas apart, so in braces they are plain atoms. A character that
 * mathematics lacks stands in a box of text. Cost: linear in the mark.
 */
import type { Mark, Run, Script } from '../values/mark.ts';
import { commandOfSign, type LatexText, latexText } from './latex-text.ts';

/** ASCII that is a character of mathematics as it stands, beside letters and figures. */
const plain = new Set('()[].|/@');
/** ASCII round which TeX leaves space on the base line. */
const spaced = new Set('+=:;,!?<>');
const escaped: Readonly<Record<string, string>> = {
  ...{ '{': '\\{', '}': '\\}', $: '\\$', '%': '\\%', '#': '\\#', '&': '\\&', _: '\\_' },
  ...{ '\\': '\\backslash', ' ': '\\ ', '\u00a0': '\\ ' },
};
/** Commands round which TeX leaves space on the base line. */
const spacedCommands = new Set(
  '\\setminus \\pm \\le \\ge \\neq \\in \\oplus \\times \\div \\cdot \\sim \\approx \\cong \\equiv \\circ \\bullet \\nvdash \\ldots \\dagger \\bigcirc \\rightarrow \\leftarrow \\uparrow \\downarrow \\Uparrow \\Downarrow'.split(
    ' ',
  ),
);
/** Accents over a letter of mathematics. */
const accents: Readonly<Record<string, string>> = {
  ...{ '\u0300': 'grave', '\u0301': 'acute', '\u0302': 'hat', '\u0303': 'tilde', '\u0304': 'bar' },
  ...{ '\u0306': 'breve', '\u0307': 'dot', '\u0308': 'ddot', '\u030a': 'mathring', '\u030c': 'check' },
};
/** Three bars and more stand close together, as in a slash of Winning Ways. */
const manyBars = /^∥[∥|]+$/;

const shapes = { moon: '\\cgtmoon', 'full-moon': '\\cgtfullmoon', 'new-moon': '\\cgtnewmoon' } as const;

type Writing = { latex: string; readonly unknown: Set<string> };

function put(writing: Writing, latex: string): void {
  // A command ends where no letter follows it.
  const parted = /\\[A-Za-z]+$/.test(writing.latex) && /^[A-Za-z]/.test(latex) ? ' ' : '';
  writing.latex += parted + latex;
}

/** Puts characters that mathematics lacks, in a box of text. */
function putText(writing: Writing, text: string, face: 'roman' | 'italic'): void {
  const { latex, unknown } = latexText(text);
  for (const sign of unknown) writing.unknown.add(sign);
  put(writing, `\\mbox{${face === 'italic' ? `\\textit{${latex}}` : latex}}`);
}

function putRun(writing: Writing, run: Run, onBase: boolean): void {
  if ('shape' in run) {
    put(writing, shapes[run.shape]);
    return;
  }
  const face = run.face === 'italic' ? 'italic' : 'roman';
  const guarded = (latex: string): string => (onBase ? `{${latex}}` : latex);
  const text = run.text.normalize('NFC');
  for (const part of text.match(/[A-Za-z]+|∥[∥|]+|\P{M}\p{M}*|\p{M}/gu) ?? []) {
    if (/^[A-Za-z]/.test(part)) put(writing, face === 'italic' ? part : `\\mathrm{${part}}`);
    else if (manyBars.test(part)) put(writing, `{${[...part.replaceAll('∥', '||')].join('\\!')}}`);
    else if (/^\d$/.test(part) || plain.has(part)) put(writing, part);
    else if (spaced.has(part)) put(writing, guarded(part));
    else if (Object.hasOwn(escaped, part)) put(writing, escaped[part]);
    else if (part === '−') put(writing, guarded('-'));
    else {
      const command = commandOfSign(part) ?? accented(part);
      if (command === undefined) putText(writing, part, face);
      else put(writing, spacedCommands.has(command) ? guarded(command) : command);
    }
  }
}

/** 𝒩̂ as \hat{\mathcal{N}}; undefined for what is no letter of mathematics, or has another accent. */
function accented(cluster: string): string | undefined {
  const [sign, ...marks] = cluster.normalize('NFD');
  const letter = commandOfSign(sign);
  if (letter === undefined || !marks.every((mark) => Object.hasOwn(accents, mark))) return undefined;
  return marks.reduce((latex, mark) => `\\${accents[mark]}{${latex}}`, letter);
}

/** The level of a script inside the one in which it stands. */
const inner = (script: Script): Script => {
  const at = script.indexOf(' ');
  return (at < 0 ? 'base' : script.slice(at + 1)) as Script;
};

function putRow(writing: Writing, mark: Mark, onBase: boolean): void {
  for (let i = 0; i < mark.length; ) {
    const [level] = mark[i].script.split(' ');
    if (level === 'base') {
      putRun(writing, mark[i++], onBase);
      continue;
    }
    const from = i;
    while (i < mark.length && mark[i].script.split(' ')[0] === level) i++;
    const row: Writing = { latex: '', unknown: writing.unknown };
    // It calls itself once at most, since scripts have two levels.
    putRow(
      row,
      mark.slice(from, i).map((run) => ({ ...run, script: inner(run.script) })),
      false,
    );
    writing.latex += `${level === 'sub' ? '_' : '^'}${/^\w$/.test(row.latex) ? row.latex : `{${row.latex}}`}`;
  }
}

/** The mark without its dollars. `unknown` lists the characters that LaTeX lacks, each once. */
export function mathOfMark(mark: Mark): LatexText {
  const writing: Writing = { latex: '', unknown: new Set() };
  putRow(writing, mark, true);
  return { latex: writing.latex, unknown: [...writing.unknown] };
}
