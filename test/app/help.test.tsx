/**
 * Help in place: everything that the editor shows has a paragraph on the documentation's own page, and it is
 * read as the site reads it.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { paragraphsOf } from '../../.ci/paragraphs.js';
import { paragraphOfRuleset, topicOfValue } from '../../app/help/HelpSheet.tsx';
import { ParagraphText } from '../../app/help/ParagraphText.tsx';
import { topicOfOutcome, topicOfTheory, topicsOfRegisters } from '../../app/help/topics.ts';
import { words } from '../../app/words.ts';
import { graphOfText } from '../../docs/writing/graph-of-text.ts';
import { compile, readAnyText } from '../../engine/document/index.ts';
import { commandRoom } from '../../engine/document/room.ts';
import { type Outcome, outcomeClasses, usualRules } from '../../engine/outcome/index.ts';
import { rulesetCatalogue } from '../../engine/rulesets/ruleset-catalogue.ts';
import { drain, solveGraph } from '../../engine/run.ts';
import { taxedPlayOf } from '../../engine/theories/partizan/temperature/of-value.ts';
import { theoryCatalogue } from '../../engine/theories/theory-catalogue.ts';
import { type Stopper, textOf, type Value } from '../../engine/values/index.ts';
import { register } from '../../engine/values/kinds.ts';
import { stopperKinds } from '../../engine/values/stopper-kinds.ts';

const project = join(import.meta.dirname, '../..');
const path = 'look-up/in-the-editor.md';
const text = readFileSync(join(import.meta.dirname, '../../docs', path), 'utf8');
const paragraphs = paragraphsOf(text, path);

/** The words of a paragraph, without its title. */
const wordsOf = (anchor: string): string =>
  renderToStaticMarkup(<ParagraphText of={paragraphs[anchor]} site={undefined} />).replace(/<[^>]*>/g, '');

/** The words of a paragraph and the codes in it, with its title. */
const whole = (anchor: string): string => JSON.stringify(paragraphs[anchor]);

describe('what a `?` opens', () => {
  test.each(Object.keys(outcomeClasses) as Outcome[])('the class %s has one, with its letter', (outcome) => {
    const { letter } = outcomeClasses[outcome];
    expect(whole(topicOfOutcome(outcome))).toContain(letter);
  });

  test.each(theoryCatalogue.map(({ id }) => id))('the theory %s has one', (id) => {
    expect(paragraphs).toHaveProperty([topicOfTheory(id), 'blocks']);
  });

  test('every card and every question with a `?` has a paragraph', () => {
    expect([...topicsOfRegisters].filter((topic) => !(topic in paragraphs))).toEqual([]);
  });

  test('a paragraph to which no sign or card leads would be found', () => {
    const led = new Set<string>([
      ...topicsOfRegisters,
      ...theoryCatalogue.map(({ id }) => topicOfTheory(id)),
      // The paragraph about stoppers in general is only on the page.
      'stopper',
      ...kindsOfValues,
    ]);
    expect(Object.keys(paragraphs).filter((anchor) => !led.has(anchor))).toEqual([]);
  });

  test('it is short: a paragraph that fits on a phone', () => {
    const long = Object.keys(paragraphs).filter((anchor) => wordsOf(anchor).split(/\s+/).length > 130);
    expect(long).toEqual([]);
  });
});

/**
 * What a typed game is worth, beside an arc of Left's alone where it has no scores, so that it is one of Left
 * and Right.
 */
function worth(game: string): Value {
  const text = game.startsWith('<') ? `g := ${game}` : `g := ${game}\none := 1`;
  const { labelling } = drain(solveGraph({ graph: graphOfText(text), rules: usualRules }));
  return labelling.table[labelling.codes[0]];
}

/** For each kind, values as a person types them, and the title of their paragraph. */
const byHand: readonly (readonly [title: string, ...games: readonly string[]])[] = [
  ['Integer', '0', '3', '-7', '{0,*|}'],
  ['Fraction', '1/2', '-3/8', '{0|1}'],
  ['Star and other nimbers', '*', '*5', '{0|0}'],
  ['Up and down', '^', 'v', '⇑', '3.^*', '{0|*}', '^*2'],
  ['Powers of up', '^<2>', '^[3]', '-^<2>', '{0|v*}'],
  ['Tiny and miny', 'tiny(1)', 'miny(2)', 'tiny(on)', '{0||0|-1}'],
  ['Other infinitesimals', '{*,^|v,*}'],
  ['A number and an infinitesimal', '1*', '2^', '-1/2v*', '{1||1|0}', '3+^<2>'],
  ['Switch', '±1', '{3|1}', '{1/2|-7}'],
  ['Hot game', '{2||1|0}', '±{2|1}', '{1|*}', '{3,{5|2}|-1}'],
  ['on and off', 'on', 'off', '{pass|}', 'on+3'],
  ['over and under', 'over', 'under', '2over', '-1/2under', '{0|pass}'],
  ['upon', 'upon', 'upon*', '-upon', '2+upon', '^<on>'],
  ['star with a number below', 'star_2', '-star_3'],
  ['A loop between braces', '{0|off}', '{1,pass|-1}', 'a{0|||0||{a|*}|*}', '{1over|-1over}'],
  ['dud', 'dud', '{pass|pass}', 'dud+over'],
  ['tis and tisn', 'tis', 'tisn'],
  ['Two sides, s & t', 'over-over', '{dud|0}'],
  ['A score', '<^5|^5>'],
  ['A tepid game', '<3|3>'],
  ['A hot game with scores', '<3|1>'],
  ['A zugzwang', '<-1|1>'],
  ['A game that is not guaranteed', '<^1|^-1>'],
];

/** Other values, as data. */
const others: readonly Value[] = [
  { kind: 'cyclic', exits: [] },
  { kind: 'cyclic', exits: [0, 2] },
  { kind: 'expected', low: '1/2', high: '1/2', rightSees: '0', leftSees: '1' },
  { kind: 'expected', low: '1/3', high: '1/2', rightSees: '0', leftSees: '1' },
  { kind: 'scoring', ls: '1', rs: '1', guaranteed: true, scoreKind: 'tepid' },
  { kind: 'scoring', ls: '1', rs: '1', guaranteed: true },
];

const kindsOfValues: readonly string[] = [
  ...register.map(({ kind }) => kind),
  ...stopperKinds,
  ...byHand.map(([, game]) => topicOfValue(worth(game))),
  ...others.map(topicOfValue),
];

describe('a value', () => {
  test.each(kindsOfValues)('of the kind %s has a paragraph of some sentences', (topic) => {
    expect(wordsOf(topic).split(/[.!?](?:\s|$)/).length).toBeGreaterThan(2);
  });

  test.each(byHand.flatMap(([title, ...games]) => games.map((game) => [game, title] as const)))(
    'as %s opens the paragraph "%s"',
    (game, title) => {
      expect(paragraphs[topicOfValue(worth(game))].title).toBe(title);
    },
  );

  test('that is too large for a name opens the paragraph about the sign that replaces it', () => {
    const deep = Array.from({ length: 150 }, (_, i) => i + 1).reduce((game, n) => `{${n}|${game}}`, '0');
    const value = worth(deep);
    expect(textOf(value)).toMatch(/positions\)$/);
    expect(topicOfValue(value)).toBe('untold');
  });
});

/** Every file of examples and vectors that is a drawing, as the program reads it. */
const drawings: readonly (readonly [name: string, text: string])[] = [
  ...readdirSync(join(project, 'public/examples'))
    .filter((name) => name.endsWith('.grundy.json'))
    .map((name) => [name, readFileSync(join(project, 'public/examples', name), 'utf8')] as const),
  ...(
    JSON.parse(readFileSync(join(project, 'test/vectors/partizan-named.json'), 'utf8')) as readonly {
      readonly name: string;
      readonly document: object;
    }[]
  ).map(({ name, document: drawn }) => [`${name} of the vectors`, JSON.stringify(drawn)] as const),
];

describe('every value that examples and vectors give opens a paragraph of its kind', () => {
  test.each(drawings)('%s', (_, text) => {
    const read = readAnyText(text, commandRoom);
    if (!read.ok || read.value.kind !== 'drawing') throw new Error('no drawing');
    const { document: drawn } = read.value;
    if (drawn.board) return;
    const { graph } = compile(drawn);
    const { labelling } = drain(solveGraph({ graph, rules: drawn.view.rules }));
    for (const value of labelling.table) {
      const topic = topicOfValue(value);
      expect(paragraphs).toHaveProperty([topic]);
      expect(topic).not.toBe('stopper');
      if (value.kind === 'stopper')
        expect([textOf(value), isSoHot(value, topic)]).toEqual([textOf(value), true]);
    }
  });
});

/** Whether the thermograph of a value, which knows no names, is what its paragraph says. */
function isSoHot(value: Stopper, topic: string): boolean {
  const found = taxedPlayOf(value);
  if (topic === 'untold') return true;
  if (!found.ok) return ['on', 'over', 'upon', 'star-sub', 'loopy', 'tiny'].includes(topic);
  const { mean, temperature } = found.value;
  if (['integer', 'fraction'].includes(topic))
    return temperature < 0 && Number.isInteger(mean) === (topic === 'integer');
  if (['switch', 'hot'].includes(topic)) return temperature > 0;
  return temperature === 0 && (mean !== 0) === (topic === 'number-and-infinitesimal');
}

describe('a ruleset', () => {
  test.each(rulesetCatalogue)('$id opens its own rules, with an example and its source', (ruleset) => {
    const { title, address, blocks } = paragraphOfRuleset(ruleset);
    expect(title).toBe(ruleset.name);
    expect(address).toBe(`look-up/rulesets/${ruleset.id}.html`);
    const text = renderToStaticMarkup(
      <ParagraphText of={{ title, address, blocks }} site={undefined} />,
    ).replace(/<[^>]*>/g, '');
    for (const head of Object.values(words.help.ruleset))
      if (head !== words.help.ruleset.clicks || ruleset.clicks) expect(text).toContain(`${head}.`);
    const [board] = blocks.filter((block) => block.kind === 'board');
    expect(ruleset.read(board.position).problems).toEqual([]);
    expect(board.position.length).toBeLessThan(40);
    // Every sign of the example that is not a figure, bracket or bar is explained by the notation.
    const unsaid = [...board.position].filter(
      (sign) => /[a-zA-Z#_@!]/.test(sign) && !ruleset.notation.includes(sign),
    );
    expect(unsaid).toEqual([]);
  });
});

describe('a page as it is read', () => {
  const page = [
    '# A page',
    '## One {#one}',
    'A *word*, **two**, `*2` and 𝒩: [there](../learn/x.md#y).',
    '- first\n- [second](./theories/index.md)',
    '## Without an anchor',
    'It is left out.',
  ].join('\n\n');
  const { one, ...others } = paragraphsOf(page, 'look-up/page.md');

  test('its parts have titles, addresses below the site, and words', () => {
    expect(others).toEqual({});
    expect(one.title).toBe('One');
    expect(one.address).toBe('look-up/page.html#one');
    expect(one.blocks[0]).toEqual({
      kind: 'words',
      parts: [
        'A ',
        { kind: 'em', parts: ['word'] },
        ', ',
        { kind: 'strong', parts: ['two'] },
        ', ',
        { kind: 'code', text: '*2' },
        ' and 𝒩: ',
        { kind: 'link', to: 'learn/x.html#y', parts: ['there'] },
        '.',
      ],
    });
    expect(one.blocks[1]).toEqual({
      kind: 'list',
      items: [['first'], [{ kind: 'link', to: 'look-up/theories/', parts: ['second'] }]],
    });
  });

  test('signs are typeset, and links lead below the site where it is there', () => {
    const here = renderToStaticMarkup(<ParagraphText of={one} site="https://a.example/docs/" />);
    expect(here).toContain('star 2');
    expect(here).toContain('href="https://a.example/docs/learn/x.html#y"');
    expect(here).toContain('title="𝒩"');
    expect(renderToStaticMarkup(<ParagraphText of={one} site={undefined} />)).not.toContain('href');
  });

  test('what the editor cannot show is an error of the build', () => {
    expect(() => paragraphsOf('## A {#a}\n\n```console\n$ grundy\n```', 'look-up/page.md')).toThrow(
      'look-up/page.md: the editor cannot show console in a paragraph',
    );
  });
});
