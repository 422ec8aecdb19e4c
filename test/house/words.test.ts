/**
 * The words on the screen and in the code: one word for one thing, and none that a reader with little English
 * must look up or guess. The tables say what is written instead; CONTRIBUTING.md has the nouns. They hold for
 * what the editor says, for the engine's sentences that the editor shows, for comments and for titles of
 * tests.
 */
import { describe, expect, test } from 'vitest';
import { textsParsed } from './parsed.ts';
import { everyFile, quotedString, read, type Source, sources } from './tree.ts';

type Never = {
  readonly never: RegExp;
  readonly say: string;
  /** Only the editor's own words are held to it. */
  readonly inApp?: true;
  /** Comments and titles of tests are held to it too. */
  readonly inCode?: true;
};

const table: readonly Never[] = [
  { never: /\bwhoever\b/i, say: '“the player who …”, “the caller” or “everybody who …”', inCode: true },
  {
    never: /\b(wins?|loses?|answer(ed)?|move on|moves again|moved on) at once\b/,
    say: '“immediately”: “at once” is said of two moves of one round',
  },
  { never: /\bmend(s|ed)?\b/i, say: '“correct”', inCode: true },
  { never: /\brule of thumb\b/i, say: '“simple rule”', inCode: true },
  { never: /\bt(ells?|old) .*\bapart\b|\btold apart\b/, say: '“distinguish”', inCode: true },
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
  { never: /\blit\b/, say: '“highlighted”', inApp: true, inCode: true },
  {
    never: /\bstands? (here|there|beside)\b|\bposition that stands\b/,
    say: '“is”, or “is shown”',
    inApp: true,
    inCode: true,
  },
  {
    never: /^is no |\b(?<!there )is no (position|node|arc|board|drawing|ruleset|number|value)\b/i,
    say: '“is not a …”',
    inApp: true,
    inCode: true,
  },
  { never: /, and yet\b/, say: '“but”', inCode: true },
];

/** What comments and titles of tests do not say either; a text on the screen may. */
const inCode: readonly Never[] = [
  { never: /\btold\b/i, say: '“informed”, “reported”, “shown” or “given”' },
  { never: /\bt(ells?|elling) of\b/i, say: '“reports” or “is about”' },
  { never: /\b(go(es)?|gone|going|went) on\b(?! (top|one|the|a|its)\b)/i, say: '“continue”' },
  { never: /\bput away\b/i, say: '“closed” or “removed”' },
  { never: /\blets? go\b/i, say: '“deselect” or “release”' },
  { never: /\bstands? for\b/i, say: '“means”, “represents” or “replaces”' },
  {
    never:
      /\bst(ands?|ood) (alone|at|before|behind|below|between|by|in|out|over|side by side|so|still|together|upright)\b/i,
    say: '“is”: only pieces stand, on nodes and on squares',
  },
  { never: /\bwhat stands\b|\bas (it|they) stands?\b/i, say: '“the content”, “the present …”' },
  { never: /\bwhatever\b/i, say: '“any …”, “every …” or “regardless of …”' },
  { never: /\bsomebody\b/i, say: '“a person” or “a player”' },
];

/**
 * Folders whose sentences no reader of the screen sees: those of checks, of the command line, of what cannot
 * happen.
 */
const elsewhere = /^(app\/(cli|library)|engine\/(checking|explain\/verify|document|sweeps))\//;
const shown = sources.filter(({ path }) => /^(app|engine)\//.test(path) && !elsewhere.test(path));

/** An expression within a template counts as a word. */
const hasWords = (says: string): boolean => /[a-z…] [a-z…]/i.test(says);

/** The texts of several words of a file: strings, and what is on a page; line breaks are spaces. */
function sentencesIn(source: Source) {
  const { tagged, quoted } = textsParsed(source);
  return [...quoted, ...tagged]
    .map((said) => ({ ...said, says: said.says.replace(/\s+/g, ' ') }))
    .filter(({ says }) => hasWords(says));
}

const wrongIn = (source: Source): readonly string[] =>
  sentencesIn(source).flatMap(({ says }) =>
    table
      .filter(({ never, inApp }) => never.test(says) && (!inApp || source.path.startsWith('app/')))
      .map(({ say }) => `${source.path} says “${says.trim()}”: say ${say}`),
  );

/** A comment; lines that follow one another are one. */
const wholeComment = /\/\*[\s\S]*?\*\/|(?:\/\/[^\n]*\n?[ ]*)+/;

/** Comments without what they quote; the lines of one comment are joined. */
const commentsIn = ({ text }: Source): readonly string[] =>
  (text.match(new RegExp(`${wholeComment.source}|${quotedString.source}`, 'g')) ?? [])
    .filter((piece) => piece.startsWith('/'))
    .map((piece) =>
      piece
        .replace(/\n *(\*|\/\/)/g, ' ')
        .replace(/`[^`]*`|"[^"]*"|“[^”]*”/g, '…')
        .replace(/\s+/g, ' '),
    );

/** Titles of tests, groups of tests and walks: `test('…', …)`, `describe.each(…)('…', …)`. */
const titlesIn = ({ path, text }: Source): readonly string[] =>
  /^(test|e2e)\//.test(path)
    ? [...text.matchAll(/(?:\b(?:test|describe)(?:\.\w+)*|[)`])\(\s*(['"`])((?:\\.|(?!\1)[^\\])+)\1,/g)].map(
        ([, , title]) => title,
      )
    : [];

const wrongInCode = (source: Source): readonly string[] =>
  [...commentsIn(source), ...titlesIn(source)].flatMap((says) =>
    [...table.filter((each) => each.inCode), ...inCode].flatMap(({ never, say }) => {
      const at = says.search(never);
      return at < 0 ? [] : [`${source.path} says “${says.slice(Math.max(0, at - 40), at + 60)}”: say ${say}`];
    }),
  );

/** Every file with comments that a person wrote. */
const commented: readonly Source[] = everyFile()
  .filter((path) => /^(app|docs|e2e|engine|test|workers)\/.*\.(css|js|mjs|tsx?)$/.test(path))
  .map((path) => ({ path, text: read(path) }));

/** A sentence with these banned words, for trying whether they are found. */
const sample = (...banned: readonly string[]): string => `This sample contains ${banned.join(', ')}.`;

/** The same as a comment of one line, and as one that has its end. */
const lineOf = (banned: string): string => ['//', sample(banned)].join(' ');
const blockOf = (...banned: readonly string[]): string => ['/*', sample(...banned), '*/'].join(' ');

/** One word for each place from which the tables ban words. */
const bannedFrom = {
  /** Code and screen. */
  everything: 'whoever',
  /** Comments and titles of tests, but not the screen. */
  comments: 'told',
  /** The editor's own words, comments and titles of tests. */
  editor: 'lit',
};

describe('words in the code', () => {
  test('comments and titles of tests are plain sentences', () => {
    expect(commented.flatMap(commentsIn).length).toBeGreaterThan(12_000);
    expect(commented.flatMap(titlesIn).length).toBeGreaterThan(2500);
    expect(commented.flatMap(wrongInCode)).toEqual([]);
  });

  test('a banned word is found in a comment, over a line break, in a style sheet and in the title of a test', () => {
    const found = (path: string, text: string): number => wrongInCode({ path, text }).length;
    expect(
      found(
        'engine/a.ts',
        [lineOf(bannedFrom.everything), lineOf(bannedFrom.comments), 'const count = 0;'].join('\n'),
      ),
    ).toBe(2);
    expect(found('engine/a.ts', blockOf('goes\n * on', 'whatever', 'somebody'))).toBe(3);
    expect(found('app/a.css', blockOf('stands below'))).toBe(1);
    expect(found('test/a.test.ts', ['test', `('${sample(bannedFrom.editor)}', () => {});`].join(''))).toBe(1);
    expect(
      found(
        'test/a.test.ts',
        ['describe.each([1])', `('${sample(bannedFrom.comments)}', () => {});`].join(''),
      ),
    ).toBe(1);
    expect(
      found(
        'engine/a.ts',
        [lineOf(`\`${bannedFrom.comments}\``), `const says = '${sample(bannedFrom.comments)}';`].join('\n'),
      ),
    ).toBe(0);
  });
});

describe('words on the screen', () => {
  test('each thing has one plain word', () => {
    expect(shown.flatMap(sentencesIn).length).toBeGreaterThan(3000);
    expect(shown.flatMap(wrongIn)).toEqual([]);
  });

  test('a banned word is found in a string, between tags, beside an expression and in a template within another, but not in a comment', () => {
    const page = {
      path: 'app/a.tsx',
      text: [
        `const hint = '${sample(bannedFrom.everything)}';`,
        `const legend = <p>${sample(bannedFrom.editor)}</p>;`,
        `const line = <p>{count} nodes:\n ${sample(bannedFrom.editor)} {more} others</p>;`,
      ].join('\n'),
    };
    expect(wrongIn(page)).toHaveLength(3);
    const within = [
      'const line = `$',
      `{more ? \`${sample(bannedFrom.everything)} $`,
      "{count}` : ''}`;",
    ].join('');
    expect(wrongIn({ path: 'app/a.ts', text: within })).toHaveLength(1);
    expect(wrongIn({ path: 'app/a.ts', text: lineOf(bannedFrom.everything) })).toEqual([]);
  });
});

/**
 * How many sentences about clicks there are in files that name the mouse on purpose: each file has other
 * words for a finger, or speaks of other readers.
 */
const ofTheMouse: Readonly<Record<string, number>> = {
  'app/words/hints.ts': 1,
  'app/canvas/Canvas.tsx': 1,
  'app/dialogs/gestures.ts': 2,
  'app/dialogs/Share.tsx': 1,
};

/** What a file tells a hand to click, although there may be only a finger to tap. */
const clicksIn = (source: Source): readonly string[] =>
  sentencesIn(source)
    .filter(({ says, isForHand }) => !isForHand && /\bclick(s|ing)?\b/i.test(says))
    .map(({ says }) => says);

describe('words for the mouse', () => {
  const inApp = sources.filter(({ path }) => path.startsWith('app/') && !elsewhere.test(path));

  test('a sentence that speaks of clicks is said to a finger as taps, by forHand', () => {
    expect(
      inApp
        .filter(({ path }) => ofTheMouse[path] === undefined)
        .flatMap((source) => clicksIn(source).map((says) => `${source.path} says “${says}”`)),
    ).toEqual([]);
  });

  test('files that name the mouse on purpose have as many sentences about clicks as the list says', () => {
    const exempt = inApp.filter(({ path }) => ofTheMouse[path] !== undefined);
    expect(Object.fromEntries(exempt.map((source) => [source.path, clicksIn(source).length]))).toEqual(
      ofTheMouse,
    );
  });

  test('a click is found in a string and on a page, but not within forHand', () => {
    const found = (text: string): number => clicksIn({ path: 'app/a.tsx', text }).length;
    expect(found("const hint = 'Click a node.';\nconst line = <p>To show it, click {name} twice.</p>;")).toBe(
      2,
    );
    expect(found("const hint = forHand(\n  'Click a node.',\n);\nbutton.onClick = click;")).toBe(0);
  });
});
