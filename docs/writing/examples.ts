/**
 * Programs in pages that use the library: each begins with `import … from 'grundy'`, and its last lines,
 * `// → …`, say what it prints. They run in this process, with what they import and a console of their own.
 */
import * as grundy from '../../app/library/index.ts';

const sign = '// →';

/** A program without the lines that say what it prints, and these lines. */
export function partsOfExample(text: string): { readonly code: string; readonly prints: readonly string[] } {
  const lines = text.trimEnd().split('\n');
  const from = lines.findLastIndex((line) => !line.startsWith(sign)) + 1;
  return {
    code: lines.slice(0, from).join('\n').trimEnd(),
    prints: lines.slice(from).map((line) => line.slice(sign.length).replace(/^ /, '')),
  };
}

/** Whether a fence of a page is such a program: in JavaScript, and it imports the library. */
export const isExample = (opening: string, text: string): boolean =>
  opening.trim() === 'js' && /from 'grundy'/.test(text);

/** The program with these lines, as a page has it. */
export const exampleWith = (code: string, prints: readonly string[]): string =>
  [code, ...prints.map((line) => `${sign} ${line}`.trimEnd())].join('\n');

type Program = (
  library: typeof grundy,
  console: { log(...words: readonly unknown[]): void },
) => Promise<void>;

// Functions that may await have no name of their own in the language.
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as new (
  ...parts: readonly string[]
) => Program;

/** Runs a program and gives the lines that it prints: texts as they are, all else as JSON. */
export async function printedByExample(text: string): Promise<readonly string[]> {
  const { code } = partsOfExample(text);
  const program = code.replace(/^import \{([^}]*)\} from 'grundy';$/gm, 'const {$1} = library;');
  if (/^import /m.test(program)) throw new Error('an example imports the library alone');
  const lines: string[] = [];
  const written = (word: unknown): string => (typeof word === 'string' ? word : JSON.stringify(word));
  const log = (...words: readonly unknown[]): void => {
    lines.push(...words.map(written).join(' ').split('\n'));
  };
  await new AsyncFunction('library', 'console', program)(grundy, { log });
  return lines;
}
