/**
 * Cards of rules on a drawing: what they show of a text, even of a wrong one, and their names for a screen
 * reader.
 */
import { Tooltip } from '@base-ui/react/tooltip';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DrawingCards } from '../../../app/rules/drawing/DrawingCards.tsx';

const nothing = (): void => undefined;

const pageOf = (text: string, readOnly = false): string =>
  renderToStaticMarkup(
    <Tooltip.Provider>
      <DrawingCards
        text={text}
        change={nothing}
        settle={nothing}
        hold={nothing}
        pointed={undefined}
        point={nothing}
        readOnly={readOnly}
      />
    </Tooltip.Provider>,
  );

const countOf = (page: string, part: RegExp): number => [...page.matchAll(part)].length;

const text = `board: drawing
pieces: L a blue stone, R a red stone
Left: choose a node, ., of degree at least 2 -> L, put R on its neighbours if no L beside
Either: choose an arc between L and R -> remove it and its ends
Either: move R along an arc, remove the arc it takes
Right: as Left, with L and R exchanged
`;

test('there is one card for each rule, with its picture, and what can be chosen has a name', () => {
  const page = pageOf(text);
  expect(countOf(page, /data-card=/g)).toBe(4);
  expect(countOf(page, /role="img" aria-label="before: /g)).toBe(3);
  for (const said of [
    'before: All nodes are empty. Chosen: node 0.',
    'after: Node 0: a blue stone. Node 1: a red stone. Node 2: a red stone. Node 3: a red stone.',
    'before: Node 0: a blue stone. Node 1: a red stone. Chosen: edge 0-1.',
    'before: Node 0: a red stone. Chosen: node 0 and node 1.',
    'Which ends the arc has',
    'How many arcs it has',
  ])
    expect(page).toContain(`aria-label="${said}"`);
  for (const said of ['What is chosen', 'What the node has', 'What one end has', 'Effect 2'])
    expect(page).toContain(`>${said}</legend>`);
});

test('each button with a cross is named by what it removes', () => {
  const page = pageOf(text);
  for (const said of [
    'Remove the degree',
    'Remove effect 2',
    'Remove this condition',
    'Remove this exchange',
  ])
    expect(page).toContain(`aria-label="${said}"`);
});

test('what is wrong is said on its card, or with its line above the cards', () => {
  const page = pageOf(`${text}Left, across: LR -> .L\nEither: choose a node -> remove its ends\n`);
  const [head, ...cards] = page.split('data-card=');
  expect(head).toContain('Line 7: “across” is not said on a drawing');
  expect(cards).toHaveLength(5);
  expect(cards[4]).toContain('speaks of its ends, but a node is chosen');
  // What the rule says and no node has can be taken back on the card.
  expect(cards[4]).toMatch(/aria-pressed="true"[^>]*>its ends</);
});

/** The tags of what a person can change on a page: neither it nor a set of fields around it is disabled. */
function changeable(page: string): readonly string[] {
  const found: string[] = [];
  const sets: boolean[] = [];
  const isDisabled = (tag: string): boolean => /\s(?:disabled|readonly|aria-disabled)="(?:true)?"/i.test(tag);
  for (const [tag, name] of page.matchAll(/<(\/?[a-z]+)[^>]*>/g)) {
    if (name === 'fieldset') sets.push(isDisabled(tag));
    else if (name === '/fieldset') sets.pop();
    else if (/^(?:input|select|textarea|button)$/.test(name) && !isDisabled(tag) && !sets.includes(true))
      found.push(tag);
  }
  return found;
}

test('where nothing can be changed, every field and button is disabled, and nothing is added', () => {
  expect(changeable(pageOf(text)).length).toBeGreaterThan(60);
  const page = pageOf(text, true);
  expect(page).not.toContain('data-adds');
  expect(countOf(page, /<(?:input|select|button)\b/g)).toBeGreaterThan(40);
  expect(changeable(page)).toEqual([]);
});
