/**
 * The words on the screen: one word for one thing, and none that a reader with little English must look up or guess. The table
 * says what is said instead; CONTRIBUTING.md has the nouns. It holds for what the editor says, and for the engine's sentences
 * that the editor shows.
 */
import { describe, expect, test } from 'vitest';
import { type Source, sources, withoutComments } from './tree.ts';

type Never = {
  readonly never: RegExp;
  readonly say: string;
  /** Only the editor's own words are held to it. */
  readonly inApp?: true;
};

const table: readonly Never[] = [
  { never: /\bwhoever\b/i, say: '“the player who …” or “everybody who …”' },
  {
    never: /\b(wins?|loses?|answer(ed)?|move on|moves again|moved on) at once\b/,
    say: '“immediately”: “at once” is said of two moves of one round',
  },
  { never: /\bmend(s|ed)?\b/i, say: '“correct”' },
  { never: /\brule of thumb\b/i, say: '“simple rule”' },
  { never: /\bt(ells?|old) .*\bapart\b|\btold apart\b/, say: '“distinguish”' },
  {
    never: /\bgives? away (a|the) hidden|\bnames? that tells?\b|\bwould be told\b/,
    say: '“reveal”: moves give away a win, and names reveal a value',
  },
  { never: /\bpieces? of (a|the|its) walls?\b/i, say: '“segment”: a piece is on a node' },
  {
    never: /\b(is|was|could be|not) kept in (this|the) browser\b|\bis not kept\b/,
    say: '“saved”',
    inApp: true,
  },
  { never: /\bgo(es)? on (with|writing|drawing)\b|^Go on\b/i, say: '“continue”', inApp: true },
  { never: /\blit\b/, say: '“highlighted”', inApp: true },
  {
    never: /\bstands? (here|there|beside)\b|\bposition that stands\b/,
    say: '“is”, or “is shown”',
    inApp: true,
  },
  {
    never: /^is no |\b(?<!there )is no (position|node|arc|board|drawing|ruleset|number|value)\b/i,
    say: '“is not a …”',
    inApp: true,
  },
  { never: /, and yet\b/, say: '“but”' },
];

/** Sentences that are said to no reader of the screen: of checks, of the command line, of what cannot happen. */
const elsewhere = /^(app\/(cli|library)|engine\/(checking|explain\/verify|document|sweeps))\//;
const shown = sources.filter(({ path }) => /^(app|engine)\//.test(path) && !elsewhere.test(path));

/** Texts between quotation marks, and between the tags of a page, of several words. */
function textsIn({ path, text }: Source): readonly string[] {
  const code = withoutComments(text);
  const quoted = [...code.matchAll(/'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g)].map(
    ([, single, double, back]) => single ?? double ?? back,
  );
  const tagged = path.endsWith('x')
    ? [...code.matchAll(/>([^<>{}=;]+)</g)].map(([, between]) => between)
    : [];
  return [...quoted, ...tagged].filter((each) => /[a-z] [a-z]/i.test(each));
}

const wrongIn = (source: Source): readonly string[] =>
  textsIn(source).flatMap((says) =>
    table
      .filter(({ never, inApp }) => never.test(says) && (!inApp || source.path.startsWith('app/')))
      .map(({ say }) => `${source.path} says “${says.trim()}”: say ${say}`),
  );

describe('words on the screen', () => {
  test('one word is said for one thing, and a plain one', () => {
    expect(shown.flatMap(textsIn).length).toBeGreaterThan(3000);
    expect(shown.flatMap(wrongIn)).toEqual([]);
  });

  test('of two such sentences both are found, in a string and on a page', () => {
    const page = {
      path: 'app/a.tsx',
      text: "const b = 'Whoever moves wins.';\nconst c = <p>The arcs that are lit</p>;",
    };
    expect(wrongIn(page)).toHaveLength(2);
    expect(wrongIn({ path: 'app/a.ts', text: '// Whoever reads this.' })).toEqual([]);
  });
});
