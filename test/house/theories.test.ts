/**
 * No file outside a theory asks which theory it is: everything that a caller needs to know about one is in
 * its record.
 */
import { describe, expect, test } from 'vitest';
import { theories } from '../../engine/theories/register.ts';
import { sources, withoutComments } from './tree.ts';

/** A theory, or its id or name, by the name of the variable that holds it. */
const theory = String.raw`(?<!typeof )\b\w*[tT]heory(?:Id)?(?:\?{0,1}\.\w+)*`;
const text = String.raw`(?:'[^']*'|"[^"]*"|\x60[^\x60]*\x60)`;
const compared = new RegExp(
  [
    String.raw`${theory}\)*\s*[!=]==?\s*(${text})`,
    String.raw`(${text})\s*[!=]==?\s*\(*${theory}`,
    String.raw`switch\s*\(${theory}\)`,
    String.raw`\.(?:includes|has|indexOf)\(${theory}\)`,
  ].join('|'),
  'g',
);
/** Ids that are not words of the field: where one of them occurs as a text, a theory is meant. */
const ids = theories.map(({ id }) => id).filter((id) => /^(?![aeiou])[^aeiou]{2,4}$/.test(id));

/**
 * The places where a text asks which theory it has. "auto" is not a theory, and looking up ids in the
 * register does not count.
 */
function asksItsName(source: string): readonly string[] {
  const code = withoutComments(source);
  const asked = Array.from(code.matchAll(compared), ([whole, after, before]) => ({
    whole,
    said: after ?? before,
  }))
    .filter(({ said }) => said !== "'auto'")
    .map(({ whole }) => whole);
  return [...asked, ...ids.filter((id) => code.includes(`'${id}'`))];
}

const outside = sources.filter(
  ({ path }) => /^(engine|workers|app)\//.test(path) && !path.startsWith('engine/theories/'),
);

describe('theories', () => {
  test('no file of the app asks whose answer about a sum is: all of them are read in one shape', () => {
    const kinds = ['partizan-sum', 'scoring-sum'];
    const sums = sources.filter(({ path }) => /^engine\/(sums|theories)\//.test(path));
    for (const kind of kinds)
      expect(sums.some(({ text: source }) => source.includes(`kind: '${kind}'`))).toBe(true);
    const asking = outside.filter(
      ({ path, text: source }) =>
        path.startsWith('app/') && kinds.some((kind) => source.includes(`'${kind}'`)),
    );
    expect(asking.map(({ path }) => path)).toEqual([]);
  });

  test('no file outside asks a theory its name', () => {
    expect(outside.length).toBeGreaterThan(400);
    const asking = outside.flatMap(({ path, text: source }) =>
      asksItsName(source).map((what) => `${path}: ${what}`),
    );
    expect(asking).toEqual([]);
  });

  test.each([
    "if (theory?.id === 'partizan') draw();",
    "labels.chosen.theory === 'carry-on'",
    "const simple = 'sg' === choice.theory.id;",
    'switch (theory.id) {',
    "const mex = ['a', 'b'].includes(theory?.id);",
    "const table = { 'lns': 1 };",
    'if (chosenTheory.name !== "Smith–Fraenkel–Perl") return;',
  ])('this would be found: %s', (source) => expect(asksItsName(source)).toHaveLength(1));

  test.each([
    "theory !== 'auto'",
    'theories.find(({ id }) => id === theory?.id)',
    "// theory === 'sg' would ask",
    'a.theory === b.theory',
    'theory === undefined',
    "typeof theory === 'string'",
  ])('this asks nothing: %s', (source) => expect(asksItsName(source)).toEqual([]));
});
