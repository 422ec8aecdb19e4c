/**
 * The page solves and sums the whole game that is drawn, with its scores and its rounds: what every job is
 * given.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyEdit, openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { startSolving } from '../../app/store/solving.ts';
import { compile, emptyDocument, type GameDocument, type GameNode } from '../../engine/document/index.ts';
import { ask, drain } from '../../engine/run.ts';
import { rounds } from '../fixtures/rounds.ts';
import { asked } from '../fixtures/silent-engine.ts';

vi.mock('../../workers/client.ts', () => import('../fixtures/silent-engine.ts'));

let end: () => void;
beforeEach(() => {
  asked.length = 0;
  startAfresh();
  end = startSolving();
});
afterEach(() => end());

const node = (id: string, more: Partial<GameNode> = {}): GameNode => ({
  ...{ id, x: 0, y: 0, gray: false, name: '' },
  ...more,
});
const scored: GameDocument = {
  ...emptyDocument,
  nodes: [node('a'), node('l', { score: { left: 3, right: 3 } }), node('r', { score: { left: -2 } })],
  edges: [
    { from: 'a', to: 'l', player: 'left' },
    { from: 'a', to: 'r', player: 'right' },
  ],
  pieces: ['a', 'a'],
};
const lastMove: GameDocument = {
  ...emptyDocument,
  nodes: [node('a'), node('b', { gray: true })],
  edges: [{ from: 'a', to: 'b', player: 'either' }],
  pieces: ['a'],
};

test.each([
  ['a scoring game', scored],
  ['a simultaneous game', { ...rounds, pieces: [rounds.nodes[0].id] }],
  ['a game of the last move', lastMove],
])('the sum is asked of the whole game that is solved, opened or edited: %s', (_, document) => {
  const wholeGame = (): void => {
    const { graph } = compile(editor().document);
    expect(asked.at(-2)).toMatchObject({ kind: 'solve', graph });
    expect(asked.at(-1)).toMatchObject({ kind: 'ask', question: 'sum', game: { graph } });
  };
  openDocument(document, 'another');
  wholeGame();
  applyEdit((before) => ({ ...before, nodes: [...before.nodes, node('new')] }));
  wholeGame();
});

test('the sum of the pieces of a scoring game is a score', () => {
  openDocument(scored, 'another');
  const job = asked.at(-1);
  if (job?.kind !== 'ask' || job.question !== 'sum') throw new Error('no sum was asked for');
  expect(drain(ask('sum', job.about, job.game))).toMatchObject({ kind: 'scoring-sum', value: { ls: '1' } });
});
