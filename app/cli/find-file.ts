/**
 * The file of a search. While it grows it has a line with what is searched, and from time to time one that
 * says where the search is, so that it can be continued after any stop. At the end both are left out: the
 * file is then the same as if the search had not been stopped.
 */
import { renameSync } from 'node:fs';
import { type FindChoice, type FoundRow, openLots, type SearchMark } from '../../engine/find/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import type { TableFormat } from '../../engine/sweeps/index.ts';
import type { CliArguments, CliOptions } from './arguments.ts';
import { unreadable } from './files-in-messages.ts';
import { fileAt, growingFile, isBegun, linesOfFile, replaceFile } from './sweep-file.ts';

/** What is searched, as the command was given: its arguments and options. */
export type SearchWords = {
  readonly files: readonly string[];
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** Tells a drawing with open arcs from a later one in the same file. */
  readonly drawing?: string | undefined;
};

/** These say where the lines go, and not which they are. */
const ofFiles = ['out', 'resume', 'replace', 'lesson'];

export const searchWords = (asked: CliArguments, options: CliOptions, drawing?: string): SearchWords => ({
  files: asked.files,
  options: Object.fromEntries(
    Object.keys(options)
      .filter((option) => asked.has(option) && !ofFiles.includes(option))
      .map((option) => [option, asked.all(option)]),
  ),
  drawing,
});

/** The same as arguments, beside the file that is continued. */
export const argumentsOfWords = ({ files, options }: SearchWords, resume: string): CliArguments => ({
  files,
  has: (option) => option === 'resume' || Object.hasOwn(options, option),
  all: (option) => (option === 'resume' ? [resume] : Object.hasOwn(options, option) ? options[option] : []),
});

/** What a file has of a search. */
export type BegunSearch = {
  readonly format: TableFormat;
  /** Its first lines, as the search writes them. */
  readonly head: string;
  /** Undefined if the search is at its end. */
  readonly words: SearchWords | undefined;
  /** Undefined if it was stopped before the first. */
  readonly mark: SearchMark | undefined;
  /** How many lines there are up to the mark. */
  readonly lines: number;
};

const wordsBegin = '# search ';
const markBegins = '# so far ';

const dataOf = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

const member = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null && name in data ? data[name as keyof typeof data] : undefined;

const isTexts = (data: unknown): data is readonly string[] =>
  Array.isArray(data) && data.every((each) => typeof each === 'string');

function wordsIn(data: unknown): SearchWords | undefined {
  const [files, options, drawing] = ['files', 'options', 'drawing'].map((name) => member(data, name));
  if (!isTexts(files) || typeof options !== 'object' || options === null) return undefined;
  if (!Object.values(options).every(isTexts)) return undefined;
  return { files, options: options as SearchWords['options'], drawing: drawing as string | undefined };
}

const isCount = (data: unknown): data is number => Number.isSafeInteger(data) && (data as number) >= 0;

function markIn(data: unknown): SearchMark | undefined {
  return Array.isArray(data) && data.every(isCount) ? data : undefined;
}

/** What is written into one of the two lines; undefined of any other line, and of one that is broken off. */
function written(format: TableFormat, line: string, begins: string, name: string): unknown {
  if (!line.endsWith('\n')) return undefined;
  if (format === 'json') return line.startsWith(`{"${name}":`) ? member(dataOf(line), name) : undefined;
  return line.startsWith(begins) ? dataOf(line.slice(begins.length)) : undefined;
}

const wordsWritten = (format: TableFormat, line: string): SearchWords | undefined =>
  wordsIn(written(format, line, wordsBegin, 'search'));

const markWritten = (format: TableFormat, line: string): SearchMark | undefined =>
  markIn(written(format, line, markBegins, 'so far'));

const wordsLine = (format: TableFormat, words: SearchWords): string =>
  format === 'json' ? `${JSON.stringify({ search: words })}\n` : `${wordsBegin}${JSON.stringify(words)}\n`;

const markLine = (format: TableFormat, mark: SearchMark): string =>
  format === 'json' ? `${JSON.stringify({ 'so far': mark })}\n` : `${markBegins}${JSON.stringify(mark)}\n`;

/** Refused if the file cannot be read, or has no search. */
export function readBegunSearch(path: string): Result<BegunSearch> {
  let begun: BegunSearch | undefined;
  try {
    let [at, head] = [0, ''];
    for (const line of linesOfFile(path)) {
      at++;
      if (at === 1) {
        const isJson = member(dataOf(line), 'format') === 'grundy-found';
        if (!isJson && !line.startsWith('# find ')) break;
        begun = { format: isJson ? 'json' : 'csv', head: '', words: undefined, mark: undefined, lines: 0 };
      }
      if (!begun) break;
      const headLines = begun.format === 'json' ? 1 : 2;
      if (at <= headLines) head += line;
      begun = { ...begun, head };
      if (at === headLines + 1) begun = { ...begun, words: wordsWritten(begun.format, line), lines: at };
      const mark = begun.words && markWritten(begun.format, line);
      if (mark) begun = { ...begun, mark, lines: at };
    }
  } catch (thrown) {
    return refused([{ ...unreadable(thrown), place: path }]);
  }
  return begun ? accepted(begun) : refused([{ place: path, says: 'has no search of grundy find' }]);
}

/** The lines of the first rows in a file: neither the first lines nor those about the search. */
function* rowsIn(path: string, { format, head, lines }: BegunSearch): Generator<string, void, void> {
  // The line after the head says what is searched.
  const before = head.split('\n').length;
  let at = 0;
  for (const line of linesOfFile(path)) {
    at++;
    if (at > lines) return;
    if (at > before && !markWritten(format, line)) yield line;
  }
}

/** Why a search may not be written to its file; undefined if nothing is lost. */
export function fileInTheWay(asked: CliArguments): Problem | undefined {
  const path = asked.all('out').at(-1);
  if (path === undefined || path === '-' || asked.has('replace')) return undefined;
  if (fileAt(path)?.isFile !== true || !isBegun(path)) return undefined;
  const there = readBegunSearch(path);
  const isStopped = there.ok && there.value.words !== undefined;
  return {
    place: path,
    says: isStopped
      ? `exists already, with a search that was stopped; continue it by --resume ${path}, or replace it by --replace`
      : 'exists already; write to another file, or replace this one by --replace',
  };
}

/** Where the lines of a search go as they come. Those of files throw as Node does. */
export type FoundSink = {
  begin(): Promise<void>;
  row(line: string, row: FoundRow): Promise<void> | undefined;
  /** The search can be continued from there. */
  mark(mark: SearchMark): void;
  flush(): Promise<void>;
  /** Takes the last lines: of a search that was stopped, or of one at its end. */
  end(lines: string, isStopped: boolean): Promise<void>;
  /** The file in which a search that was stopped can be continued. */
  readonly path: string | undefined;
};

export type FoundFileAsked = {
  readonly path: string;
  readonly format: TableFormat;
  readonly head: string;
  readonly words: SearchWords;
  readonly choice: FindChoice | { readonly kind: 'first' | 'all' };
  /** Takes the rows that are in the file at the end. */
  readonly take: (row: FoundRow) => void;
  /** The search that the file has, if it is continued. */
  readonly begun: BegunSearch | undefined;
};

/**
 * A file that is there is replaced at the end; until then the lines are in a file beside it. All rows are
 * written as they come, and those that are drawn by chance are chosen from them at the end. Precondition: the
 * path is not one of a pipe or a device.
 */
export function sinkOfFoundFile(asked: FoundFileAsked): FoundSink {
  const { path, format, head, words, choice, take, begun } = asked;
  const there = begun ? undefined : fileAt(path);
  const isReplaced = there !== undefined && isBegun(path);
  const grows = isReplaced ? `${there.path}.part` : path;
  const lots =
    choice.kind === 'any'
      ? openLots<{ readonly line: string; readonly row?: FoundRow }>(choice.count, choice.seed)
      : undefined;
  const first = [head, wordsLine(format, words)];
  if (begun) {
    const before = begun;
    const rows = function* () {
      yield* first;
      yield* rowsIn(path, before);
      if (before.mark) yield markLine(format, before.mark);
    };
    replaceFile(path, before.mark ? rows() : first);
    if (before.mark) for (const line of rowsIn(path, wholly(before))) lots?.put({ line });
  }
  const file = growingFile(grows, begun ? 'a' : isReplaced || !there ? 'wx' : 'w');
  if (!begun) for (const text of first) file.append(text);
  return {
    path: grows,
    async begin() {},
    row(line, row) {
      file.append(line);
      if (lots) lots.put({ line, row });
      else take(row);
      return undefined;
    },
    mark: (mark) => file.append(markLine(format, mark)),
    async flush() {},
    async end(lines, isStopped) {
      file.close();
      const drawn = lots?.drawn();
      for (const { row } of drawn ?? []) if (row) take(row);
      if (isStopped) return;
      const whole = function* () {
        yield head;
        if (drawn) for (const { line } of drawn) yield line;
        else yield* rowsIn(grows, wholly({ format, head }));
        yield lines;
      };
      replaceFile(grows, whole());
      if (isReplaced) renameSync(grows, there.path);
    },
  };
}

/** All rows of a file. */
const wholly = ({ format, head }: Pick<BegunSearch, 'format' | 'head'>): BegunSearch => ({
  ...{ format, head, words: undefined, mark: undefined, lines: Number.POSITIVE_INFINITY },
});
