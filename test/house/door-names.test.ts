/**
 * A door is as wide as what goes through it: every name that a door of the engine lets out is taken by the
 * workers or the app.
 */
import { describe, expect, test } from 'vitest';
import { isRoomDoor } from './doors-of-engine.ts';
import { resolved, type Source, sources, withoutComments } from './tree.ts';

const doors = sources.filter(({ path }) => isRoomDoor(path) || path === 'engine/run.ts');

/** A reader takes in a few dozen names at once. */
const widest = 80;

/**
 * The names between the braces of imports or exports, as others call them, with the path that they come from.
 */
function namesIn({ path, text }: Source, form: 'import' | 'export') {
  const bare = withoutComments(text);
  const statements = bare.matchAll(
    new RegExp(String.raw`\b${form}\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'([^']+)'`, 'g'),
  );
  const later = form === 'import' ? bare.matchAll(/\{([^{}]*)\}\s*=\s*await\s+import\('([^']+)'\)/g) : [];
  return [...statements, ...later].flatMap(([, list, specifier]) =>
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

/**
 * The names that files take of each door. Tests may import a file of the engine itself, so they do not count.
 */
function takenBy(outside: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> {
  const taken = new Map<string, Set<string>>();
  const take = (door: string, name: string): void => {
    taken.set(door, (taken.get(door) ?? new Set()).add(name));
  };
  for (const source of outside) {
    for (const { name, from } of namesIn(source, 'import')) take(from, name);
    const types = withoutComments(source.text).matchAll(/\bimport\('([^']+)'\)\.(\w+)/g);
    for (const [, from, name] of types) take(resolved(source.path, from), name);
  }
  return taken;
}

/** Names that doors let out and that no file outside takes. */
function unused(all: readonly Source[], outside: readonly Source[]): readonly string[] {
  const taken = takenBy(outside);
  return all.flatMap((door) =>
    namesIn(door, 'export')
      .filter(({ name }) => !taken.get(door.path)?.has(name))
      .map(({ name }) => `${door.path} lets out ${name}, which nobody takes`),
  );
}

describe('the doors of the engine', () => {
  const outside = sources.filter(({ path }) => /^(workers|app)\//.test(path));

  test('every room of the engine has a door, except what stays inside', () => {
    const rooms = sources.flatMap(({ path }) => /^engine\/([a-z]+)\//.exec(path)?.[1] ?? []);
    const closed = [...new Set(rooms)].filter(
      (room) => !doors.some(({ path }) => path === `engine/${room}/index.ts`),
    );
    expect(new Set(closed)).toEqual(new Set(['heaps', 'layout', 'matrices', 'unbounded']));
  });

  test('they let out no name that is not used', () => {
    expect(doors.flatMap((door) => namesIn(door, 'export')).length).toBeGreaterThan(300);
    expect(unused(doors, outside)).toEqual([]);
  });

  test(`none lets out more than ${widest} names, each by its name`, () => {
    const tooWide = doors.filter((door) => namesIn(door, 'export').length > widest);
    expect(tooWide.map(({ path }) => path)).toEqual([]);
    expect(doors.filter(({ text }) => /^export (type )?\*/m.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('an unused name is found', () => {
    const door = { path: 'engine/values/index.ts', text: "export { a, type B, c as d } from './a.ts';" };
    const app = {
      path: 'app/a.ts',
      text: "const { a } = await import('../engine/values/index.ts'); type C = import('../engine/values/index.ts').B;",
    };
    expect(unused([door], [app])).toEqual(['engine/values/index.ts lets out d, which nobody takes']);
  });
});
