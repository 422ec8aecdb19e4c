/** A door is as wide as what goes through it: every name that a door of the engine lets out is taken by the workers or the app. */
import { describe, expect, test } from 'vitest';
import { resolved, type Source, sources, withoutComments } from './tree.ts';

const doors = ['engine/index.ts', 'engine/run.ts'];

/** The names between the braces of imports or exports, as others call them, with the path that they come from. */
function namesIn({ path, text }: Source, form: 'import' | 'export') {
  const statements = withoutComments(text).matchAll(
    new RegExp(String.raw`\b${form}\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'([^']+)'`, 'g'),
  );
  return [...statements].flatMap(([, list, specifier]) =>
    list
      .split(',')
      .map((name) => name.trim().replace(/^type\s+/, ''))
      .filter((name) => name !== '')
      .map((name) => ({
        name: form === 'export' ? name.replace(/.*\sas\s+/, '') : name.replace(/\s+as\s.*/, ''),
        from: resolved(path, specifier),
      })),
  );
}

/** Names that a door lets out and that no file outside takes. Tests may import a file of the engine itself. */
function unused(door: Source, outside: readonly Source[]): readonly string[] {
  const taken = new Set(
    outside.flatMap((source) => [
      ...namesIn(source, 'import')
        .filter(({ from }) => from === door.path)
        .map(({ name }) => name),
      ...Array.from(
        withoutComments(source.text).matchAll(/\bimport\('([^']+)'\)\.(\w+)/g),
        ([, from, name]) => (resolved(source.path, from) === door.path ? name : ''),
      ),
    ]),
  );
  return namesIn(door, 'export')
    .map(({ name }) => name)
    .filter((name) => !taken.has(name));
}

describe('the doors of the engine', () => {
  const outside = sources.filter(({ path }) => /^(workers|app)\//.test(path));

  test.each(doors)('%s lets out no name that nobody takes', (path) => {
    const door = sources.find((source) => source.path === path);
    expect(door && namesIn(door, 'export').length).toBeGreaterThan(30);
    expect(door && unused(door, outside)).toEqual([]);
  });

  test('the app finds the names room by room, each room below a sentence that says what is there', () => {
    const { text } = sources.find(({ path }) => path === 'engine/index.ts')!;
    const sections = text.split(/^\/\/ .+\.\n\n/m).slice(1);
    const rooms = sections.map((section) => [
      ...new Set(Array.from(section.matchAll(/from '\.\/([^/']+)/g), ([, room]) => room)),
    ]);
    expect(rooms.flat().length).toBeGreaterThan(10);
    expect(new Set(rooms.flat()).size, 'every room has one section').toBe(rooms.flat().length);
    expect(text.split(/^\/\/ .+\.\n\n/m)[0]).not.toContain('export');
  });

  test('a name that nobody takes is found', () => {
    const door = { path: 'engine/index.ts', text: "export { a, type B, c as d } from './a.ts';" };
    const app = {
      path: 'app/a.ts',
      text: "import { a } from '../engine/index.ts'; type C = import('../engine/index.ts').B;",
    };
    expect(unused(door, [app])).toEqual(['d']);
  });
});
