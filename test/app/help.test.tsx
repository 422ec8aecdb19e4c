/** Help in place: whatever the editor shows has a paragraph on the documentation's own page, and it is read as the site reads it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { paragraphsOf } from '../../.ci/paragraphs.js';
import { ParagraphText } from '../../app/help/ParagraphText.tsx';
import { topicOfOutcome, topicOfSection, topicOfTheory, topicsOfRegisters } from '../../app/help/topics.ts';
import { type Outcome, outcomeClasses } from '../../engine/outcome/index.ts';
import { questions } from '../../engine/questions/register.ts';
import { theoryCatalogue } from '../../engine/theories/theory-catalogue.ts';
import { register } from '../../engine/values/kinds.ts';

const path = 'look-up/in-the-editor.md';
const text = readFileSync(join(import.meta.dirname, '../../docs', path), 'utf8');
const paragraphs = paragraphsOf(text, path);

/** The words of a paragraph, without its title. */
const wordsOf = (anchor: string): string =>
  renderToStaticMarkup(<ParagraphText of={paragraphs[anchor]} site={undefined} />).replace(/<[^>]*>/g, '');

describe('what a `?` opens', () => {
  test.each(register.map(({ kind }) => kind))('a value of the kind %s has a paragraph', (kind) => {
    expect(wordsOf(kind).length).toBeGreaterThan(100);
  });

  test.each(Object.keys(outcomeClasses) as Outcome[])('the class %s has one, with its letter', (outcome) => {
    const { letter } = outcomeClasses[outcome];
    const raw = JSON.stringify(paragraphs[topicOfOutcome(outcome)]);
    expect(raw).toContain(letter);
  });

  test.each(theoryCatalogue.map(({ id }) => id))('the theory %s has one', (id) => {
    expect(paragraphs).toHaveProperty([topicOfTheory(id) ?? 'no topic', 'blocks']);
  });

  test.each(questions.map(({ id }) => id))('the question %s has one', (id) => {
    expect(paragraphs).toHaveProperty([topicOfSection(id) ?? 'no topic', 'blocks']);
  });

  test('every card has one', () => {
    expect([...topicsOfRegisters].filter((topic) => !(topic in paragraphs))).toEqual([]);
  });

  test('a paragraph to which no sign or card leads would be found', () => {
    const led = new Set<string>([...topicsOfRegisters, ...register.map(({ kind }) => kind)]);
    expect(Object.keys(paragraphs).filter((anchor) => !led.has(anchor))).toEqual([]);
  });

  test('it is short: a paragraph that fits on a phone', () => {
    const long = Object.keys(paragraphs).filter((anchor) => wordsOf(anchor).split(/\s+/).length > 130);
    expect(long).toEqual([]);
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
    expect(() => paragraphsOf('## A {#a}\n\n```drawing\na -> b\n```', 'look-up/page.md')).toThrow(
      'look-up/page.md: the editor cannot show fence of Markdown in a paragraph',
    );
  });
});
