/**
 * Rules for every file: its size, its name, its first comment, and features of the language that we do not
 * use.
 */
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { everyFile, quotedString, read, sources, withoutComments } from './tree.ts';

const longest = 400;

const lines = (text: string): number => text.trimEnd().split('\n').length;

function wrongSize(path: string, text: string): string | undefined {
  const count = lines(text);
  if (count > longest) return `${path} has ${count} lines; ${longest} is the end`;
  return undefined;
}

const widest = 110;

/**
 * Lines of comments that are wider than the formatter's columns. Those stay that no line break may divide, or
 * that another program reads: examples, which are run, and tables.
 */
function wideComments(path: string, text: string): readonly string[] {
  let isExample = false;
  return text.split('\n').flatMap((line, i) => {
    const comment = /^\s*(?:\/\/|\/?\*+)\s+(.*)$/.exec(line)?.[1];
    if (!/^\s*\/?\*/.test(line)) isExample = false;
    else if (comment?.startsWith('@')) isExample = comment.startsWith('@example');
    if (line.length <= widest || comment === undefined || isExample) return [];
    return /^biome-ignore |^\S+$|`[^`]{60,}`|\S {3,}\S/.test(comment) ? [] : [`${path}:${i + 1}`];
  });
}

const bannedNames = /(^|[-_.])(utils?|helpers?|common|misc|managers?)([-_.]|$)/i;

function wrongName(path: string): string | undefined {
  for (const part of path.split('/')) {
    if (bannedNames.test(part)) return `${path}: "${part}" says nothing of what is inside`;
  }
  const name = basename(path);
  const component = path.endsWith('.tsx') && /^[A-Z][A-Za-z]*(\.test)?\.tsx$/.test(name);
  if (component || /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z-]+)*\.tsx?$/.test(name)) return undefined;
  return `${path}: files are kebab-case, components PascalCase`;
}

/** Features of the language that this project does not use, by their syntax. */
const left: readonly (readonly [string, RegExp])[] = [
  ['a default export', /^\s*export\s+default\b|\bas\s+default\b/m],
  ['an enum', /^\s*(export\s+)?(declare\s+)?(const\s+)?enum\s+\w/m],
  ['a class', /^\s*(export\s+)?(default\s+)?(abstract\s+)?class\s+\w/m],
  ['an I-prefixed type', /\b(interface|type)\s+I[A-Z][a-z]\w*/],
  // Biome finds other type errors; this finds those that a comment has switched off.
  ['any', /(?<!\|)[:|]\s*any\s*[;,)=\]}>|[]|,\s*any\s*>|\bas\s+any\b|<any\b|\bany\[\]/],
  ['a switched-off check', /@ts-(ignore|nocheck|expect-error)|biome-ignore(?!\s+\S+:\s+\S)/],
  ['a skipped or lonely test', /\b(test|it|describe)\.(skip|only|runIf|todo|fixme|fails)\b/],
];

const regularExpression = /\/(?:\\.|[^/\\\n])+\/[gimsuy]*(?=[,;.)\]])/;
const stringOrExpression = new RegExp(`${quotedString.source}|${regularExpression.source}`, 'g');

const mayExportDefault = new Set([
  'vite.config.ts',
  'e2e/playwright.config.ts',
  'e2e/bench.config.ts',
  'e2e/shape.config.ts',
  'docs/.vitepress/config.ts',
  'docs/.vitepress/theme/index.ts',
]);

function takes(path: string, text: string): string[] {
  // Switched-off checks are in comments; everything else is searched in code without its strings.
  const bare = withoutComments(text).replace(stringOrExpression, "''");
  return left
    .filter(([what, words]) => words.test(what === 'a switched-off check' ? text : bare))
    .filter(([what]) => what !== 'a default export' || !mayExportDefault.has(path))
    .map(([what]) => `${path} has ${what}`);
}

const opensWithItsPurpose = (text: string): boolean => /^\s*\/\*\*[\s\S]{20,}?\*\//.test(text);

describe('files', () => {
  test(`no file is over ${longest} lines`, () => {
    expect(sources.flatMap(({ path, text }) => wrongSize(path, text) ?? [])).toEqual([]);
  });

  test(`no comment is wider than ${widest} columns`, () => {
    expect(sources.flatMap(({ path, text }) => wideComments(path, text))).toEqual([]);
  });

  test(`no style sheet is over ${longest} lines`, () => {
    const sheets = everyFile('app').filter((path) => path.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(40);
    expect(sheets.filter((path) => lines(read(path)) > longest)).toEqual([]);
  });

  test('file names say what is inside', () => {
    expect(sources.flatMap(({ path }) => wrongName(path) ?? [])).toEqual([]);
  });

  test('no file has a default export, enum, class, I-prefix, any, switched-off check or skipped test', () => {
    const house = /^test\/house\//; // This folder names what it forbids.
    const others = sources.filter(({ path }) => !house.test(path));
    expect(others.flatMap(({ path, text }) => takes(path, text))).toEqual([]);
  });

  test('every file of a room opens with its purpose', () => {
    const rooms = sources.filter(({ path }) => /^(engine|workers|app|test|e2e|docs)\//.test(path));
    expect(rooms.length).toBeGreaterThan(400);
    expect(rooms.filter(({ text }) => !opensWithItsPurpose(text)).map(({ path }) => path)).toEqual([]);
  });

  test('no file leaves a note for later', () => {
    // The words are put together here, so that this file does not find itself.
    const later = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX', 'HA' + 'CK'].join('|')})\\b`);
    const texts = everyFile().filter(
      (path) => /\.(tsx?|js|css|md|html|json)$/.test(path) && path !== 'package-lock.json',
    );
    expect(texts.length).toBeGreaterThan(sources.length);
    expect(texts.filter((path) => later.test(read(path)))).toEqual([]);
  });
});

describe('these rules can fail', () => {
  const body = (count: number, head = ''): string => head + 'x;\n'.repeat(count);

  test('sizes over the limit are refused', () => {
    expect(wrongSize('a.ts', body(400))).toBeUndefined();
    expect(wrongSize('a.ts', body(401))).toMatch(/400 is the end/);
  });

  test('a wide comment is refused, and one that cannot be divided is not', () => {
    const words = 'word '.repeat(30);
    expect(wideComments('a.ts', `const a = 1;\n/** ${words} */`)).toEqual(['a.ts:2']);
    expect(wideComments('a.ts', `  // ${words}`)).toEqual(['a.ts:1']);
    expect(wideComments('a.ts', `// biome-ignore lint/a/b: ${words}\n/** ${'a'.repeat(200)}`)).toEqual([]);
  });

  test.each(['app/utils.ts', 'engine/helpers/a.ts', 'app/file-manager.ts', 'app/fooBar.ts', 'app/misc/a.ts'])(
    'the name %s is refused',
    (path) => expect(wrongName(path)).toBeTypeOf('string'),
  );

  test.each([
    'app/App.tsx',
    'engine/graph/game-graph.ts',
    'test/house/files.test.ts',
    'e2e/playwright.config.ts',
  ])('the name %s is accepted', (path) => expect(wrongName(path)).toBeUndefined());

  test.each([
    'export default 1;',
    'export enum Colour { Red }',
    'const enum Colour { Red }',
    'export class Game {}',
    'interface IGame {}',
    'const a: any = 1;',
    'const a = b as any;',
    'function f(a: string, b: any[]) {}',
    '// @ts-ignore',
    'test.skip("x", () => {});',
    'test.runIf(answers)("x", () => {});',
  ])('%s is refused', (text) => expect(takes('a.ts', text)).toHaveLength(1));

  test.each([
    '/** any class of enum */ const a = 1;',
    "const says = 'of any class';",
    'if (many) inform(anyone);',
  ])('%s is accepted', (text) => expect(takes('a.ts', text)).toEqual([]));

  test('a missing first comment is refused', () => {
    expect(opensWithItsPurpose('const a = 1;')).toBe(false);
    expect(opensWithItsPurpose('/** The sum of two values, by table. */\nconst a = 1;')).toBe(true);
  });
});
