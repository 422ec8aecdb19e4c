/** A drawing so large that compiling it takes a task of the page for itself. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyEdit, openDocument } from '../../app/store/document.ts';
import { startAfresh } from '../../app/store/editor.ts';
import { startSolving } from '../../app/store/solving.ts';
import { emptyDocument, type GameNode } from '../../engine/document/index.ts';
import { asked } from '../fixtures/silent-engine.ts';

vi.mock('../../workers/client.ts', () => import('../fixtures/silent-engine.ts'));

const node = (_: unknown, i: number): GameNode => ({ id: `n${i}`, x: i, y: 0, gray: false, name: '' });
const large = { ...emptyDocument, nodes: Array.from({ length: 25_000 }, node) };

let end: () => void;
beforeEach(() => {
  startAfresh();
  end = startSolving();
  asked.length = 0;
});
afterEach(() => end());

test('it is compiled in a later task, as it is by then', async () => {
  openDocument(large, 'large');
  expect(asked).toEqual([]);
  applyEdit((document) => ({ ...document, title: 'Large' }));
  await vi.waitFor(() => expect(asked).toMatchObject([{ kind: 'solve', graph: { order: 25_000 } }]));
});

test('it is not compiled where another drawing is open by then', async () => {
  openDocument(large, 'large');
  openDocument(emptyDocument, 'small');
  await new Promise((then) => setTimeout(then, 20));
  expect(asked).toMatchObject([{ kind: 'solve', graph: { order: 0 } }]);
});
