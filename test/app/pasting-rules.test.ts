/**
 * What is put into a drawing: an empty one takes its rules and what it hides, another one says what changes.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { insert } from '../../app/commands/inserting.ts';
import { applyEdit, openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { documentToKeep } from '../../app/store/handing-on.ts';
import { fragment, setRules, setView } from '../../engine/document/edits/index.ts';
import { emptyDocument, type GameDocument, type GameNode } from '../../engine/document/index.ts';
import type { Rules } from '../../engine/outcome/index.ts';
import { rounds } from '../fixtures/rounds.ts';

const node = (id: string, more: Partial<GameNode> = {}): GameNode => ({
  ...{ id, x: 0, y: 0, gray: false, name: '' },
  ...more,
});

/** A loop that a second node of Left's leads to, under these rules. */
const loop = (change: Partial<Rules>): GameDocument =>
  setRules(
    {
      ...emptyDocument,
      nodes: [node('a'), node('b', { x: 80 })],
      edges: [
        { from: 'a', to: 'a', player: 'either' },
        { from: 'b', to: 'a', player: 'left' },
      ],
    },
    change,
  );
const path: GameDocument = {
  ...emptyDocument,
  nodes: [node('s'), node('t', { x: 80 })],
  edges: [{ from: 's', to: 't', player: 'left' }],
};
const scored: GameDocument = { ...path, nodes: [node('s'), node('t', { score: { left: 1, right: 1 } })] };

const everything = (document: GameDocument): GameDocument =>
  fragment(
    document,
    document.nodes.map(({ id }) => id),
  );
const said = (): string => editor().toasts.find(({ kind }) => kind === 'rules')?.says ?? '';

beforeEach(startAfresh);

describe('a copy of everything in an empty drawing', () => {
  test.each([
    ['who wins infinite play', loop({ infinitePlay: 'left' })],
    ['play at once, the convention and the sum', rounds],
    ['play at once without a joint arc', setRules(path, { play: 'simultaneous' })],
    ['the theory that is asked for', loop({ theory: 'remoteness', asPublished: true })],
  ])('brings the rules along: %s', (_, document) => {
    insert(everything(document));
    expect(editor().document.view.rules).toEqual(document.view.rules);
    expect(editor().document.edges).toHaveLength(document.edges.length);
    expect(said()).toBe('');
  });

  test('hides what is hidden, also of nodes that are drawn later', () => {
    insert(everything(setView(loop({}), { hidden: { all: true, except: ['b'] } })));
    expect(documentToKeep().view.hidden).toEqual({ all: true, except: ['b'] });
  });

  test('leaves rules that were chosen there already, and says what changes', () => {
    applyEdit((document) => setRules(document, { infinitePlay: 'right' }));
    insert(everything(loop({ infinitePlay: 'left' })));
    expect(editor().document.view.rules.infinitePlay).toBe('right');
    expect(said()).toContain('infinite play is won by Right here, and was won by Left there');
  });
});

describe('in a drawing with other rules a message says what changes', () => {
  test.each([
    [loop({ infinitePlay: 'left' }), loop({}), 'infinite play is a draw here, and was won by Left there'],
    [scored, path, 'scores decide in the whole drawing now'],
    [path, scored, 'scores decide here'],
    [
      rounds,
      path,
      'both players move at once in the whole drawing now; the convention is “normal” here, and was “scoring” there',
    ],
    [path, setRules(path, { play: 'simultaneous' }), 'both players move at once here'],
    [path, setRules(path, { play: 'misere' }), 'a player who cannot move wins here, in misère play'],
    [setRules(path, { play: 'misere' }), path, 'a player who cannot move loses here, and wins there'],
    [setRules(path, { play: 'simultaneous' }), path, 'the players take turns here'],
  ])('%#', (copy, here, sentence) => {
    openDocument(here, 'here');
    insert(everything(copy));
    expect(editor().document.view.rules).toEqual(here.view.rules);
    expect(said()).toContain(sentence);
  });

  test.each([
    ['the same rules', loop({ infinitePlay: 'left' }), loop({ infinitePlay: 'left' })],
    ['misère play in both', setRules(path, { play: 'misere' }), setRules(loop({}), { play: 'misere' })],
    ['a game in which play ends anyhow', setRules(path, { infinitePlay: 'left' }), loop({})],
  ])('and nothing where nothing changes: %s', (_, copy, here) => {
    openDocument(here, 'here');
    insert(everything(copy));
    expect(said()).toBe('');
  });
});
