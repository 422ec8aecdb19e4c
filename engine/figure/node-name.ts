/**
 * Typesets the name of a node. `$G^{LR}$` is set as LaTeX sets it. Without dollars a formula is recognised
 * where its meaning is plain: one letter with superscripts and subscripts, `G^L_1` and `x_12`, Greek letters
 * and symbols by their commands; a word of several letters with an underscore, `my_node`, stays a word. A
 * scoring game `<^1|2>` is set as the paper sets it. A name that cannot be read as a formula is shown as it
 * was typed. The canvas, the panels and the pens all use this. Cost: linear in the name.
 */
import type { Face, Mark, Run, Script } from '../values/mark.ts';
import { meansScoring, parseScoring } from '../values/scoring-parse.ts';
import { scoringNotation } from '../values/scoring-words.ts';
import { composedParts, scriptAt, withPlainLetters } from './composed-signs.ts';
import { greekLetter, latexCommand } from './formula-signs.ts';
import { commandOfSign, latexText } from './latex-text.ts';
import { markOfText } from './typeset.ts';

/** `latex` is for math mode; undefined if the name is not a formula. */
export type TypesetName = { readonly mark: Mark; readonly latex: string | undefined };

/** The longest name, in characters, that is read as a formula. */
const longest = 400;
const deepest = 20;
/** The most signs of a scoring game that are set as one. */
const mostSigns = 60;

const read = new Map<string, TypesetName>();
const mostKept = 5000;

/** Typesets a name. While a name is in use the same record is returned for it. */
export function nodeName(text: string): TypesetName {
  const known = read.get(text);
  if (known) return known;
  if (read.size >= mostKept) read.clear();
  const name = formulaIn(text) ?? { mark: markOfText(text), latex: undefined };
  read.set(text, name);
  return name;
}

function formulaIn(text: string): TypesetName | undefined {
  if (text.length <= longest && meansScoring(text)) {
    const game = parseScoring(text);
    return game.ok ? scoringNotation(game.value, mostSigns) : undefined;
  }
  if (text.length > longest || !/[\\^_$]/.test(text)) return undefined;
  if (!text.includes('$')) return readFormula(text, false);
  // A dollar sign followed by a blank is an amount of money, not a formula.
  const parts = text.split(/(?<!\\)\$/);
  if (parts.length % 2 === 0 || parts.some((part, i) => i % 2 === 1 && !/^\S(?:[\s\S]*\S)?$/.test(part)))
    return undefined;
  const mark: Run[] = [];
  let latex = '';
  for (const [i, part] of parts.entries()) {
    if (part === '') continue;
    const said = i % 2 === 1 ? readFormula(part, true) : asWords(part);
    if (!said?.latex) return undefined;
    mark.push(...said.mark);
    latex += said.latex;
  }
  return { mark, latex };
}

function asWords(text: string): TypesetName | undefined {
  const { latex, unknown } = latexText(text);
  return unknown.length > 0 ? undefined : { mark: markOfText(text), latex: `\\mbox{\\textit{${latex}}}` };
}

type Reading = {
  readonly text: string;
  /**
   * True for LaTeX's rules: the last of several adjacent letters takes the script, and a script is one
   * character.
   */
  readonly strict: boolean;
  at: number;
  depth: number;
  readonly runs: { text: string; face: Face; script: Script }[];
};

function readFormula(text: string, strict: boolean): TypesetName | undefined {
  const reading: Reading = { text: withPlainLetters(text.trim()), strict, at: 0, depth: 0, runs: [] };
  const latex = readRow(reading, 'base', false);
  if (latex === undefined || reading.at < reading.text.length || latex === '') return undefined;
  return { mark: reading.runs, latex };
}

function put({ runs }: Reading, text: string, face: Face, script: Script): void {
  const last = runs.at(-1);
  if (last?.face === face && last.script === script) last.text += text;
  else if (text !== '') runs.push({ text, face, script });
}

/** Unicode has scripts of scripts on two levels only; what would be farther off stays on the second. */
const scripted = (script: Script, to: 'sub' | 'sup'): Script =>
  script === 'base' ? to : script === 'sub' || script === 'sup' ? `${script} ${to}` : script;

const letters = /[A-Za-z]+/y;
const figures = /\d+/y;
const loose = /[A-Za-z0-9\u0370-\u03ff]+/y;
const command = /\\(?:([A-Za-z]+)|([\s\S]))\s*/y;

function match({ text, at }: Reading, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Reads up to the end or, with `closes`, up to a brace; undefined if this is not a formula. */
function readRow(reading: Reading, script: Script, closes: boolean): string | undefined {
  if (++reading.depth > deepest) return undefined;
  let latex = '';
  /** The scripts that the last character has already; undefined where there is no character to take one. */
  let bears: Set<string> | undefined;
  while (reading.at < reading.text.length) {
    const sign = reading.text[reading.at];
    if (sign === '}') break;
    if (sign === '^' || sign === '_') {
      if (!bears || bears.has(sign)) return undefined;
      bears.add(sign);
      reading.at++;
      const raised = readScript(reading, scripted(script, sign === '^' ? 'sup' : 'sub'));
      if (raised === undefined) return undefined;
      latex += `${sign}{${raised}}`;
      continue;
    }
    const scripts = scriptAt(reading.text, reading.at);
    if (scripts) {
      const level = scripts.script === 'sup' ? '^' : '_';
      if (!bears || bears.has(level)) return undefined;
      bears.add(level);
      reading.at += scripts.length;
      // Each letter of a script by itself, as in LaTeX: ᵢⱼ are two indices.
      const inside = { ...reading, text: scripts.text, at: 0, strict: true };
      const raised = readRow(inside, scripted(script, scripts.script), false);
      if (raised === undefined) return undefined;
      latex += `${level}{${raised}}`;
      continue;
    }
    if (/\s/.test(sign)) {
      reading.at++;
      if (reading.strict) continue;
      put(reading, ' ', 'roman', script);
      latex += '\\ ';
      bears = undefined;
      continue;
    }
    if (sign === "'") {
      if (!bears || bears.has('^')) return undefined;
      reading.at++;
      put(reading, '′', 'roman', scripted(script, 'sup'));
      latex += "'";
      continue;
    }
    const word = match(reading, letters)?.[0];
    const atom = word && !reading.strict ? readWord(reading, word, script) : readAtom(reading, script);
    if (atom === undefined) return undefined;
    latex += atom;
    // Without dollars a word of several letters takes no script: its underscore is part of the word.
    bears = word && word.length > 1 && !reading.strict ? undefined : new Set();
  }
  if (closes) {
    if (reading.text[reading.at] !== '}') return undefined;
    reading.at++;
  }
  reading.depth--;
  return latex;
}

function readWord(reading: Reading, word: string, script: Script): string {
  reading.at += word.length;
  put(reading, word, 'italic', script);
  return word.length === 1 ? word : `\\mathit{${word}}`;
}

function readScript(reading: Reading, script: Script): string | undefined {
  if (reading.text[reading.at] === '{') {
    reading.at++;
    return readRow(reading, script, true);
  }
  const all = reading.strict ? undefined : match(reading, loose)?.[0];
  if (all === undefined) return reading.at < reading.text.length ? readAtom(reading, script) : undefined;
  let latex = '';
  const end = reading.at + all.length;
  while (reading.at < end) {
    const atom = readAtom(reading, script);
    if (atom === undefined) return undefined;
    latex += atom;
  }
  return latex;
}

/** Reads one character, one number, one command with its arguments, or a group in braces. */
function readAtom(reading: Reading, script: Script): string | undefined {
  const sign = String.fromCodePoint(reading.text.codePointAt(reading.at) ?? 0);
  if (sign === '\\') return readCommand(reading, script);
  if (sign === '{') {
    reading.at++;
    // Without dollars, braces belong to a game such as {0|1}.
    if (reading.strict || script !== 'base') {
      const inside = readRow(reading, script, true);
      return inside === undefined ? undefined : `{${inside}}`;
    }
    return undefined;
  }
  const number = reading.strict && script !== 'base' ? undefined : match(reading, figures)?.[0];
  const text = number ?? sign;
  reading.at += text.length;
  if (/[\^_}&%#$~"`]/.test(text)) return undefined;
  if (text === '′') {
    put(reading, text, 'roman', script);
    return '{\\prime}';
  }
  const [over, slash, under] = composedParts(text);
  if (under !== undefined) {
    put(reading, over.text, 'roman', scripted(script, 'sup'));
    put(reading, slash.text, 'roman', script);
    put(reading, under.text, 'roman', scripted(script, 'sub'));
    return `{}^{${over.text}}/_{${under.text}}`;
  }
  const greek = greekLetter(text);
  if (greek) {
    put(reading, text, greek.face, script);
    return `{\\${greek.name}}`;
  }
  const shown = text === '-' ? '−' : text === '*' ? '∗' : text;
  put(reading, shown, /^\p{L}$/u.test(text) ? 'italic' : 'roman', script);
  if (text === '*') return '{\\ast}';
  if (/^[\x21-\x7e]+$/.test(text)) return text;
  const known = commandOfSign(text);
  if (known !== undefined) return `{${known}}`;
  const { latex, unknown } = latexText(text);
  return unknown.length > 0 ? undefined : `\\mbox{${latex}}`;
}

function readCommand(reading: Reading, script: Script): string | undefined {
  const found = match(reading, command);
  if (!found) return undefined;
  const name = found[1] ?? found[2];
  const meant = latexCommand(name);
  if (!meant) return undefined;
  reading.at += found[0].length;
  if (!('argument' in meant)) {
    put(reading, meant.text, meant.face, script);
    return found[1] === undefined ? `\\${name}` : `{\\${name}}`;
  }
  const argument = match(reading, /\{([^{}\\$^_]*)\}/y);
  if (!argument) return undefined;
  const text = meant.argument(argument[1]);
  if (text === undefined) return undefined;
  reading.at += argument[0].length;
  put(reading, text, meant.face, script);
  const { latex, unknown } = latexText(argument[1]);
  return unknown.length > 0 ? undefined : `\\${meant.latex ?? name}{${latex}}`;
}
