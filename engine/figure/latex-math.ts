/**
 * Writes a mark for LaTeX's math mode so that it looks as the other pens set it: the same letters, and no
 * space that the mark lacks. TeX would set relations, operators and commas apart, so in braces they are plain
 * atoms. A character that mathematics lacks is put in a box of text. Cost: linear in the mark.
 */
import type { Mark, Run, Script } from '../values/mark.ts';
import { isSpacedCommand } from './formula-signs.ts';
import { commandOfSign, type LatexText, latexText, type OtherLetters } from './latex-text.ts';

/** ASCII characters, beside letters and figures, that mathematics uses unchanged. */
const plain = new Set('()[].|/@');
/** ASCII round which TeX leaves space on the base line. */
const spaced = new Set('+=:;,!?<>');
const escaped: Readonly<Record<string, string>> = {
  ...{ '{': '\\{', '}': '\\}', $: '\\$', '%': '\\%', '#': '\\#', '&': '\\&', _: '\\_' },
  ...{ '\\': '\\backslash', ' ': '\\ ', '\u00a0': '\\ ' },
};
/** The same, for the commands of commoner signs. */
const spacedCommands = new Set(
  '\\setminus \\pm \\le \\ge \\neq \\in \\oplus \\times \\div \\cdot \\sim \\approx \\cong \\equiv \\circ \\bullet \\nvdash \\ldots \\dagger \\bigcirc \\rightarrow \\leftarrow \\uparrow \\downarrow \\Uparrow \\Downarrow'.split(
    ' ',
  ),
);
/** Three bars and more are set close together, as in a slash of Winning Ways. */
const manyBars = /^∥[∥|]+$/;

const shapes = { moon: '\\cgtmoon', 'full-moon': '\\cgtfullmoon', 'new-moon': '\\cgtnewmoon' } as const;

type Writing = { latex: string; readonly unknown: Set<string>; readonly others: OtherLetters | undefined };

function put(writing: Writing, latex: string): void {
  // A command ends where no letter follows it.
  const parted = /\\[A-Za-z]+$/.test(writing.latex) && /^[A-Za-z]/.test(latex) ? ' ' : '';
  writing.latex += parted + latex;
}

/** Puts characters that mathematics lacks, in a box of text. */
function putText(writing: Writing, text: string, face: 'roman' | 'italic'): void {
  if (text === '') return;
  const { latex, unknown } = latexText(text, writing.others);
  for (const sign of unknown) writing.unknown.add(sign);
  put(writing, `\\mbox{${face === 'italic' ? `\\textit{${latex}}` : latex}}`);
}

/** One letter or sign of mathematics, or Latin letters side by side; undefined for what mathematics lacks. */
function mathOf(part: string, face: 'roman' | 'italic', onBase: boolean): string | undefined {
  const guarded = (latex: string): string => (onBase ? `{${latex}}` : latex);
  if (/^[A-Za-z]/.test(part)) return face === 'italic' ? part : `\\mathrm{${part}}`;
  if (manyBars.test(part)) return `{${[...part.replaceAll('∥', '||')].join('\\!')}}`;
  if (/^\d$/.test(part) || plain.has(part)) return part;
  if (spaced.has(part)) return guarded(part);
  if (Object.hasOwn(escaped, part)) return escaped[part];
  if (part === '−') return guarded('-');
  if (part === '⁄') return '/';
  const command = commandOfSign(part);
  if (command === undefined) return undefined;
  return spacedCommands.has(command) || isSpacedCommand(command) ? guarded(command) : command;
}

function putRun(writing: Writing, run: Run, onBase: boolean): void {
  if ('shape' in run) {
    put(writing, shapes[run.shape]);
    return;
  }
  const face = run.face === 'italic' ? 'italic' : 'roman';
  /** What mathematics lacks stays together: letters of many scripts join. */
  let lacking = '';
  for (const part of run.text.normalize('NFC').match(/[A-Za-z]+|∥[∥|]+|\P{M}\p{M}*|\p{M}/gu) ?? []) {
    const latex = mathOf(part, face, onBase);
    if (latex === undefined) {
      lacking += part;
      continue;
    }
    putText(writing, lacking, face);
    lacking = '';
    put(writing, latex);
  }
  putText(writing, lacking, face);
}

/** The level of a script inside another. */
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
    const row: Writing = { ...writing, latex: '' };
    // It calls itself once at most, since scripts have two levels.
    putRow(
      row,
      mark.slice(from, i).map((run) => ({ ...run, script: inner(run.script) })),
      false,
    );
    // With nothing before it TeX would hang a script on what came before the formula.
    if (writing.latex === '') writing.latex = '{}';
    writing.latex += `${level === 'sub' ? '_' : '^'}${/^\w$/.test(row.latex) ? row.latex : `{${row.latex}}`}`;
  }
}

/** The mark without its dollars. `unknown` lists the characters that LaTeX lacks, each once. */
export function mathOfMark(mark: Mark, others?: OtherLetters): LatexText {
  const writing: Writing = { latex: '', unknown: new Set(), others };
  putRow(writing, mark, true);
  return { latex: writing.latex, unknown: [...writing.unknown] };
}
