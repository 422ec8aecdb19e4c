/**
 * Which values are hidden, and how that is kept with a drawing; what the editor lists about such nodes, and
 * when an answer would reveal a hidden value.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { insertCopy } from '../../app/edits/insert.ts';
import { asCsv, nodeRows } from '../../app/inspector/table-rows.ts';
import { toast } from '../../app/store/chrome.ts';
import { applyEdit, openDocument, redo, undo } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { documentToKeep } from '../../app/store/handing-on.ts';
import { hideAll, hideCopies, isHidden, reveal, setHidden, showAll } from '../../app/store/hidden.ts';
import { toggleHidden } from '../../app/store/hiding.ts';
import { seenLabels } from '../../app/store/seen-labels.ts';
import type { Labels } from '../../app/store/state/answers.ts';
import { type HiddenValues, nothingHidden, type ReductionSteps } from '../../app/store/state/showing.ts';
import { mayTell } from '../../app/store/telling.ts';
import { followGame, showWalk } from '../../app/walkthrough/walking.ts';
import { addNode, fragment } from '../../engine/document/edits/index.ts';
import {
  emptyDocument,
  type GameDocument,
  readDocument,
  writeDocument,
} from '../../engine/document/index.ts';
import { writeTerse } from '../../engine/document/links/index.ts';
import { readTerse } from '../../engine/document/links/read.ts';

const only = (...ids: readonly string[]): HiddenValues => ({ all: false, except: new Set(ids) });

const arc = (from: string, to: string) => ({ from, to, player: 'either' as const });
const document: GameDocument = {
  ...emptyDocument,
  nodes: [...'abcde'].map((id) => ({ id, x: 0, y: 0, gray: false, name: '' })),
  edges: [arc('a', 'b'), arc('b', 'c'), arc('c', 'b'), arc('d', 'e')],
};

test('the table of nodes shows no value, outcome or round of a hidden node, on screen and in copies', () => {
  const ids = document.nodes.map(({ id }) => id);
  const order = ids.length;
  const labels = {
    ids,
    index: new Map(ids.map((id, vertex) => [id, vertex])),
    table: [{ kind: 'nimber', n: 5 }],
    codes: new Int32Array(order),
    steps: new Int32Array(order),
    outcomes: new Uint8Array(order),
    classes: ['N'],
    remoteness: undefined,
  } as unknown as Labels;
  const hidden = only('a');
  const rows = nodeRows({ document, hidden }, seenLabels(labels, hidden), undefined);
  const lines = asCsv(rows).trim().split('\n');
  expect(lines[0]).toBe('name,colour,value,outcome,round');
  expect(lines[1]).toBe('a,white,,,');
  expect(lines[2]).toBe('b,white,*5,N,0');
});

describe('an answer tells a hidden value', () => {
  test.each([
    ['a', 'a', true],
    ['a', 'c', true],
    ['b', 'b', true],
    ['b', 'a', false],
    ['d', 'b', false],
  ])('a question about %s where %s is hidden: %s', (asked, hidden, tells) => {
    expect(!mayTell({ document, hidden: only(hidden) }, [asked])).toBe(tells);
  });
  test('no answer reveals anything if nothing is hidden', () => {
    expect(
      mayTell(
        { document, hidden: nothingHidden },
        document.nodes.map(({ id }) => id),
      ),
    ).toBe(true);
  });
});

describe('which values are hidden', () => {
  beforeEach(() => {
    startAfresh();
    openDocument(document, 'one');
  });

  const hiddenNow = (): string => {
    const { hidden, document: open } = editor();
    return open.nodes
      .filter(({ id }) => isHidden(hidden, id))
      .map(({ id }) => id)
      .join('');
  };

  test('where all are hidden, so is a node drawn afterwards; each is revealed by itself', () => {
    hideAll();
    applyEdit((open) => addNode(open, { x: 0, y: 0 }).document);
    expect(hiddenNow()).toBe('abcdef');
    reveal(['b', 'f']);
    expect(hiddenNow()).toBe('acde');
    toggleHidden(['b']);
    expect(hiddenNow()).toBe('abcde');
  });

  test('where some are hidden, a node drawn afterwards is not', () => {
    setHidden(only('a', 'c'));
    applyEdit((open) => addNode(open, { x: 0, y: 0 }).document);
    expect(hiddenNow()).toBe('ac');
  });

  const said = (): string | undefined => editor().toasts.at(-1)?.says;

  // Beside the arcs a → b ⇄ c and d → e; c is hidden, and a person chose to show b and a above it.
  test.each([
    ['a new node above it, at once', ['f', 'c'], 'cf', undefined],
    ['a new node above what is above it', ['f', 'a'], 'cf', undefined],
    ['an old node, which comes to stand above it', ['d', 'b'], 'cd', 'd is hidden too: its value'],
    ['an old node and what is above that', ['e', 'c'], 'cde', 'd and e are hidden too: their values'],
    ['a node that was above it already, by a new arc', ['a', 'c'], 'ac', 'a is hidden too'],
    ['nothing where the new node is below it', ['c', 'f'], 'c', undefined],
    ['nothing where the arc leads elsewhere', ['a', 'd'], 'c', undefined],
    ['nothing where an arc that was there becomes a player’s', ['a', 'b'], 'c', undefined],
  ])('drawing above a hidden value hides %s', (_, [from, to], hidden, says) => {
    setHidden(only('c'));
    applyEdit((open) => {
      const made = [from, to].includes('f') ? addNode(open, { x: 0, y: 0 }).document : open;
      const others = made.edges.filter((each) => each.from !== from || each.to !== to);
      return { ...made, edges: [...others, { from, to, player: 'left' }] };
    });
    expect(hiddenNow()).toBe(hidden);
    if (says === undefined) expect(said()).toBeUndefined();
    else expect(said()).toContain(says);
    undo();
    redo();
    expect(hiddenNow()).toBe(hidden);
  });

  test('hiding a value hides what is above it at once, with a message that takes both back', () => {
    toggleHidden(['b']);
    expect(hiddenNow()).toBe('abc');
    expect(said()).toContain('a and c are hidden too');
    const offered = editor().toasts.at(-1)?.action;
    offered?.run();
    expect(hiddenNow()).toBe('');
    toggleHidden(['a']);
    expect(hiddenNow()).toBe('a');
    toggleHidden(['a']);
    toggleHidden(['d', 'e']);
    expect([hiddenNow(), editor().toasts.length]).toEqual(['de', 0]);
    // A value above that is shown on purpose stays so, and what was offered before takes nothing back any
    // more.
    reveal(['d']);
    offered?.run();
    expect(hiddenNow()).toBe('e');
  });

  test('many values above a hidden one are counted, and a name that tells a value is a letter in the message', () => {
    const names = ['over', ...'pqrstu'];
    const nodes = ['z', ...names].map((name, i) => ({ id: `n${i}`, name, gray: false, x: i, y: 0 }));
    const edges = names.map((_, i) => arc(`n${i + 1}`, 'n0'));
    openDocument({ ...emptyDocument, nodes, edges }, 'many');
    toggleHidden(['n0']);
    expect(said()).toBe('a, p, q, r and 3 more are hidden too: their values would reveal a hidden one.');
  });

  test('neither undo nor redo reveals a value', () => {
    applyEdit((open) => addNode(open, { x: 0, y: 0 }).document);
    toggleHidden(['a', 'f']);
    undo();
    expect(hiddenNow()).toBe('a');
    redo();
    expect(hiddenNow()).toBe('af');
    showAll();
    hideAll();
    reveal(['f']);
    undo();
    redo();
    expect(hiddenNow()).toBe('abcdef');
  });

  test('a copy of a node is hidden exactly if the node is', () => {
    const copy = (): string => {
      const part = fragment(documentToKeep(), ['a', 'b']);
      const made = insertCopy(part, () => ({ x: 50, y: 0 }));
      hideCopies(part, made);
      const { hidden } = editor();
      return made.map((id) => (isHidden(hidden, id) ? 'hidden' : 'shown')).join(' ');
    };
    toggleHidden(['a']);
    expect(copy()).toBe('hidden shown');
    hideAll();
    expect(copy()).toBe('hidden hidden');
    showAll();
    expect(copy()).toBe('shown shown');
  });

  test('hiding ends reductions that are shown and messages that pass, since both may tell the values', () => {
    followGame();
    showWalk({ of: 'reductions', starts: [], side: 'onside', steps: {} as ReductionSteps });
    toast('Copied *3.');
    toast('It could not be saved.', { stays: true });
    toggleHidden(['a']);
    expect(editor().walkthrough).toBeUndefined();
    expect(editor().toasts.map(({ says }) => says)).toEqual(['It could not be saved.']);
  });

  test('a drawing that is kept, and opened again, hides the same values', () => {
    setHidden(only('a', 'c'));
    const some = documentToKeep();
    hideAll();
    reveal(['d']);
    const most = documentToKeep();
    showAll();
    const none = documentToKeep();
    for (const [kept, expected] of [
      [some, 'ac'],
      [most, 'abce'],
      [none, ''],
    ] as const) {
      for (const again of [readDocument(writeDocument(kept)), readTerse(writeTerse(kept), [])]) {
        if (!again.ok) throw new Error('it was refused');
        const read = 'document' in again.value ? again.value.document : again.value;
        openDocument(read, 'two');
        expect(hiddenNow()).toBe(expected);
      }
    }
    expect(none).toBe(document);
  });

  test('nodes that a file hides and does not have are left out; a member that cannot be read hides all', () => {
    const view = (hidden: unknown) => {
      const file = JSON.stringify({
        format: 'grundy',
        version: 1,
        nodes: [{ id: 'a' }],
        edges: [],
        view: { hidden },
      });
      const read = readDocument(file);
      return read.ok && read.value.document.view;
    };
    expect(view({ all: false, except: ['a', 'z', 'a'] })).toMatchObject({
      hidden: { all: false, except: ['a'] },
    });
    expect(view({ all: false, except: ['z'] })).toEqual(emptyDocument.view);
    expect(view({ all: 'yes', except: [] })).toMatchObject({ hidden: { all: true, except: [] } });
  });
});
