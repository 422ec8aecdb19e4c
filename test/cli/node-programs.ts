/** Programs for `--moves` that Node runs, since it is on every machine that tests. */
import type { Folder } from './command-line.ts';

/** A program that answers each line by what an expression of `line` gives. */
export const answering = (expression: string, before = ''): string => `
import { createInterface } from 'node:readline';
${before}
for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify(${expression}));
`;

/** Heaps from which 1, 2 or 3 are taken. */
export const takeAway = answering(
  '{ either: [1, 2, 3].filter((k) => k <= line).map((k) => String(line - k)) }',
);

/** Kayles: a row of pins with gaps is a sum. */
export const kayles = answering(
  `line.includes('+') ? { parts: line.split('+') } : { either: [1, 2].flatMap((k) => Array.from({ length: Math.max(0, line - k + 1) }, (_, i) => i + '+' + (line - k - i))) }`,
);

/** One that ends in the middle, at a position for which it knows no rule. */
export const endsAtFive = `
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  if (line === '5') { console.error('no rule for 5'); process.exit(4); }
  console.log(JSON.stringify({ either: [String(line - 1)] }));
}`;

export function writePrograms(folder: Folder, programs: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(programs)) folder.write(`${name}.mjs`, text);
}

/** The command that starts a program of the folder. */
export const commandOf = (name: string): string => `"${process.execPath}" ${name}.mjs`;
