/**
 * Finds the drawing that a text carries: the link in the head of a TikZ figure, a pasted address, or the
 * lines `%% g1 …` that replace a long link. It is found anywhere in the text, also in a paper with many
 * figures. The browser or Node unpacks it elsewhere. Cost: O(length).
 */
import type { Problem } from '../result.ts';
import type { FoundLink } from './links/link.ts';

export type CarriedLink = FoundLink & {
  /** How many drawings the text carries; `carriedLink` gives the first. */
  readonly count: number;
};

/** A run of lines, numbered from 1, each with its part of the packed drawing. */
type Run = { readonly version: string; readonly lines: { readonly number: number; readonly part: string }[] };

/** Mail gateways write "=" as "%3D". */
const link = /#g(\d{1,6})(?:=|%(?:25)*3D)([\w-]+)/gi;
const part = /^\s*%%\s*g(\d{1,6})\s(.*)$/s;

/** The first drawing that a text carries; undefined where there is none. */
export function carriedLink(text: string): CarriedLink | undefined {
  const found: FoundLink[] = [];
  let run: Run | undefined;
  for (const [i, line] of text.split(/\r\n|\r|\n/).entries()) {
    const [, version, data] = part.exec(line) ?? [];
    if (data !== undefined) {
      if (run?.version !== version) {
        if (run) found.push(ofRun(run));
        run = { version, lines: [] };
      }
      run.lines.push({ number: i + 1, part: data.trim() });
      continue;
    }
    // Some editors leave an empty line between two lines; it does not end the run.
    if (run && line.trim() === '') continue;
    if (run) found.push(ofRun(run));
    run = undefined;
    for (const [, version, data] of line.matchAll(link)) found.push(ofLink(`#g${version}=${data}`, i + 1));
  }
  if (run) found.push(ofRun(run));
  if (found.length === 0) return undefined;
  return { ...found[0], count: new Set(found.map(({ hash }) => hash)).size };
}

const changed = 'a part of it is missing or changed; copy it again, all of it';

function ofLink(hash: string, line: number): FoundLink {
  const place = `line ${line}`;
  return { hash, place, damage: [{ place, says: `the link is damaged: ${changed}` }] };
}

function ofRun({ version, lines }: Run): FoundLink {
  const [first, last] = [lines[0].number, lines[lines.length - 1].number];
  const place = first === last ? `line ${first}` : `lines ${first} to ${last}`;
  const suspects = suspectsIn(lines);
  const whole = [{ place, says: `the drawing in these lines is damaged: ${changed}` }];
  const hash = `#g${version}=${lines.map((line) => line.part.replace(/\s+/g, '')).join('')}`;
  return { hash, place, damage: suspects.length > 0 ? suspects : whole };
}

const mostSuspects = 20;

/**
 * Names the lines that have a character no packed drawing has, and the lines that are shorter or longer than
 * the others; only the last may be shorter.
 */
function suspectsIn(lines: Run['lines']): readonly Problem[] {
  const problems: Problem[] = [];
  const lengths = new Map<number, number>();
  for (const line of lines) lengths.set(line.part.length, (lengths.get(line.part.length) ?? 0) + 1);
  const [usual] = [...lengths].reduce((most, each) => (each[1] > most[1] ? each : most));
  for (const [i, { number, part: data }] of lines.entries()) {
    const foreign = /[^\w-]/u.exec(data)?.[0];
    const short = data.length < usual && i < lines.length - 1;
    let says: string | undefined;
    if (foreign !== undefined) says = `“${foreign}” cannot be a part of a drawing`;
    else if (short || data.length > usual)
      says = `it has ${data.length} characters after g1; the others have ${usual}`;
    if (says === undefined) continue;
    problems.push({ place: `line ${number}`, says: `this line of the drawing is damaged: ${says}` });
    if (problems.length === mostSuspects) break;
  }
  return problems;
}
