/**
 * What the page fetches before the first node can be drawn. Theories, questions and rulesets are registers of everything that there is: whoever
 * imports one has all of it fetched. They belong to the workers, and to parts of the page that come later.
 */
import { expect, test } from 'vitest';
import { resolved, sources, withoutComments } from './tree.ts';

type Import = { readonly target: string; readonly names: readonly string[] };

const texts = new Map(sources.map(({ path, text }) => [path, withoutComments(text)]));

const everything = '*';

/** The names in braces, as they are called there where they come from; types are not fetched. */
const namesIn = (braces: string, called: 'there' | 'here'): readonly string[] =>
  braces
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('type '))
    .map((each) => each.split(' as ').at(called === 'there' ? 0 : -1) ?? each);

/** What a file has fetched with it: imports written as such and re-exports, not those that are asked for later, and no types. */
function fetchedWith(path: string): readonly Import[] {
  const form = /(?:^|[;\n}])\s*(?:import|export)\s+(?!type\b)(?:([^'"();=]*?)\sfrom\s*)?['"](\.[^'"]+)['"]/g;
  return [...(texts.get(path) ?? '').matchAll(form)].flatMap(([, clause = everything, specifier]) => {
    const braces = /^\{([\s\S]*)\}$/.exec(clause.trim());
    const names = braces ? namesIn(braces[1], 'there') : [everything];
    return names.length > 0 ? [{ target: resolved(path, specifier), names }] : [];
  });
}

/** Where a door has a name from: what is not asked for is left out of the built page. */
function behindDoor(door: string, name: string): string {
  const form = /export\s+(?!type\b)\{([^}]*)\}\s+from\s*['"]([^'"]+)['"]/g;
  for (const [, braces, specifier] of (texts.get(door) ?? '').matchAll(form)) {
    const at = namesIn(braces, 'here').indexOf(name);
    if (at >= 0) return comesFrom(resolved(door, specifier), namesIn(braces, 'there')[at]);
  }
  return door;
}

const comesFrom = (target: string, name: string): string =>
  target.endsWith('/index.ts') && name !== everything ? behindDoor(target, name) : target;

/** Every file that is fetched with this one, each with the shortest way to it. Linear in the files and their imports. */
function reachedFrom(start: string): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>([[start, [start]]]);
  for (const [path, way] of ways) {
    for (const { target, names } of fetchedWith(path)) {
      for (const name of names) {
        const found = comesFrom(target, name);
        if (!ways.has(found)) ways.set(found, [...way, found]);
      }
    }
  }
  return ways;
}

const registers = ['theories', 'questions', 'rulesets'].map((room) => `engine/${room}/register.ts`);

test('the first node waits for no register of theories, questions or rulesets', () => {
  const reached = reachedFrom('app/main.tsx');
  expect(reached.size).toBeGreaterThan(200);
  expect(registers.flatMap((register) => reached.get(register)?.join(' → ') ?? [])).toEqual([]);
});

test('the panels, which come later, have all of them, so that the test above would see one', () => {
  const reached = reachedFrom('app/panels.ts');
  expect([...reached.keys()]).toEqual(expect.arrayContaining(registers.slice(0, 2)));
});
