/**
 * What the page fetches before its first node: of every module only what is taken by name, as the build
 * leaves the rest out.
 */
import { describe, expect, test } from 'vitest';
import { resolved, type Source, sources, withoutComments } from './tree.ts';

/** A name as the file it comes from has it, and as it is called behind that. */
type Name = { readonly inside: string; readonly outside: string };
type Taken = { readonly from: string; readonly names: readonly Name[] };

const statement = /\b(import|export)\s+(?:\{([^}]*)\}\s*from\s*)?'([^']+)'/g;

/**
 * The values that a file takes of others where it begins; types are gone by then, and `import()` comes later.
 */
const takenBy = ({ path, text }: Source): readonly Taken[] =>
  [...withoutComments(text).matchAll(statement)].map(([, , list = '', specifier]) => ({
    from: resolved(path, specifier),
    names: list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(/\s+as\s+/))
      .map(([inside, outside = inside]) => ({ inside, outside })),
  }));

const isDoor = (path: string): boolean => path.endsWith('/index.ts') || path === 'engine/run.ts';

/** The files that come with one, through doors by the names that are taken of them. */
function comesWith(first: string, all: readonly Source[]): ReadonlySet<string> {
  const files = new Map(all.map((source) => [source.path, source] as const));
  const found = new Set([first]);
  const follow = (from: string, names: readonly Name[]): void => {
    const file = files.get(from);
    if (!file || names.length === 0) return;
    const letOut = isDoor(from) ? takenBy(file) : [];
    const isOwn = ({ inside }: Name): boolean =>
      letOut.every((behind) => behind.names.every(({ outside }) => outside !== inside));
    if (names.some(isOwn)) found.add(from);
    for (const behind of letOut) {
      const through = behind.names.filter(({ outside }) => names.some(({ inside }) => inside === outside));
      follow(behind.from, through);
    }
  };
  for (const path of found) {
    const file = files.get(path);
    for (const { from, names } of file ? takenBy(file) : []) follow(from, names);
  }
  return found;
}

const register = 'engine/rulesets/register.ts';

describe('the start of the page', () => {
  test.each(['app/main.tsx', 'app/panels.ts', 'app/lesson/LessonPanel.tsx'])(
    'no ruleset comes with %s: the register comes with the first board',
    (first) => {
      const here = comesWith(first, sources);
      expect(here.size).toBeGreaterThan(100);
      expect([...here].filter((path) => path === register)).toEqual([]);
    },
  );

  test('what brings the register is there, and would be found', () => {
    const text = sources.find(({ path }) => path === 'app/store/rulesets.ts')?.text ?? '';
    expect(text).toContain("import('../../engine/rulesets/index.ts')");
    const page = { path: 'app/page.ts', text: "import { rulesets } from '../engine/rulesets/index.ts';" };
    expect(comesWith('app/page.ts', [...sources, page])).toContain(register);
    const types = { path: 'app/types.ts', text: page.text.replace('{ ', '{ type ') };
    expect(comesWith('app/types.ts', [...sources, types])).not.toContain(register);
  });
});
