/** The works behind what is on the screen: each once, with what it is the source of. */
import { expect, test } from 'vitest';
import { worksOnScreen } from '../../app/dialogs/Cite.tsx';
import { editor, setEditor } from '../../app/store/editor.ts';
import { rulesets } from '../../engine/rulesets/index.ts';
import { openExample } from '../fixtures/figures.ts';

const citedOf = (lesson?: Parameters<typeof worksOnScreen>[2]) =>
  worksOnScreen(editor(), rulesets, lesson).map(({ work, sourceOf }) => [work, ...sourceOf]);

test('of an empty page there are none', () => {
  expect(citedOf()).toEqual([]);
});

test('of an open board the rules have a source', () => {
  const document = {
    ...openExample('erratum'),
    nodes: [],
    edges: [],
    board: { ruleset: 'go-cut', position: '...' },
  };
  setEditor({ document });
  expect(citedOf()).toEqual([['huggan', 'The rules of Go-Cut: Section 4.1']]);
});

test('a drawing that was made from a board has them too, beside those of its example and of the lesson', () => {
  const document = { ...openExample('erratum'), origin: { ruleset: 'clobber', position: 'XO' } };
  setEditor({ document, task: { says: '', cited: { works: ['clobber', 'bouton'] } } });
  expect(citedOf({ title: 'A class', works: ['bouton'] })).toEqual([
    ['clobber', 'The rules of Clobber: Section 1', 'A source of this example'],
    ['bouton', 'A source of this example', 'A source of this lesson'],
  ]);
});
