/**
 * The line of a game with its variations against a model that has a node for each moment: after moves,
 * promotions and deletions in any order the lines are the same, what is shown has the same positions, and a
 * file gives them back.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import {
  type LineShown,
  lineAfterMove,
  positionsOfLine,
  promoted,
  soundLines,
  withoutLine,
} from '../../app/walkthrough/line-tree.ts';
import {
  emptyDocument,
  type GameDocument,
  readDocument,
  writeDocument,
} from '../../engine/document/index.ts';
import { readTerse } from '../../engine/document/links/read.ts';
import { writeTerse } from '../../engine/document/links/write.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { tryLaw } from '../laws/seeds.ts';

/** A moment with what was played after it; the first continues the line, the others are variations. */
type Moment = { readonly to: string; readonly before: Moment | undefined; next: Moment[] };

const pathTo = (moment: Moment): readonly Moment[] => {
  const path: Moment[] = [];
  for (let at: Moment | undefined = moment; at?.before; at = at.before) path.unshift(at);
  return path;
};

/** The last moment of the line that continues from one. */
const endOf = (moment: Moment): Moment => {
  let at = moment;
  while (at.next.length > 0) at = at.next[0];
  return at;
};

const said = (positions: readonly string[]): string => positions.join(' ');
const saidTo = (moment: Moment): string => said(pathTo(moment).map(({ to }) => to));

/**
 * By what the model's lines say, the moments with which they begin: the main line, and one for every other
 * continuation.
 */
function linesOfModel(root: Moment): ReadonlyMap<string, Moment> {
  const lines = new Map([[saidTo(endOf(root)), root]]);
  const all = [root];
  for (const { next } of all) {
    all.push(...next);
    for (const other of next.slice(1)) lines.set(saidTo(endOf(other)), other);
  }
  return lines;
}

const acts = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ act: fc.constant('move'), at: fc.nat(9), to: fc.nat(2) }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('show'), at: fc.nat(9), to: fc.constant(0) }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('promote'), at: fc.nat(9), to: fc.constant(0) }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('delete'), at: fc.nat(9), to: fc.constant(0) }) },
  ),
  { minLength: 8, maxLength: 40 },
);

/** What the tree does and what the model does, side by side. */
function played(script: readonly { readonly act: string; readonly at: number; readonly to: number }[]) {
  const root: Moment = { to: 'start', before: undefined, next: [] };
  let here: LineShown = { tree: { line: [], variations: [] }, shown: 0 };
  let line: Moment = root;
  const counts = { move: 0, show: 0, promote: 0, delete: 0 };
  for (const { act, at, to } of script) {
    const positions = positionsOfLine(here.tree, here.shown);
    const many = here.tree.variations.length;
    const number = act === 'show' || many === 0 ? at % (many + 1) : 1 + (at % many);
    const meant = said(positionsOfLine(here.tree, number));
    const begins = linesOfModel(root).get(meant);
    if (!begins) throw new Error(`the model has no line ${meant}`);
    if (act === 'move') {
      const place = at % (positions.length + 1);
      // A position names the whole way to it, so that no two moments are alike.
      const next = `${positions[place - 1] ?? ''}${to}`;
      here = lineAfterMove(here.tree, here.shown, place, next);
      const from = [root, ...pathTo(line)][place];
      let moment = from.next.find((each) => each.to === next);
      // A move along the line that is shown stays on that line.
      if (pathTo(line)[place] !== moment || !moment) {
        if (!moment) {
          moment = { to: next, before: from, next: [] };
          from.next.push(moment);
        }
        line = endOf(moment);
      }
      counts.move++;
    } else if (act === 'show') {
      here = { ...here, shown: number };
      line = endOf(begins);
      counts.show++;
    } else if (number > 0) {
      const { before } = begins;
      if (!before) throw new Error('a variation leaves a line');
      if (act === 'promote') {
        here = promoted(here, number);
        before.next = [begins, ...before.next.filter((each) => each !== begins)];
        counts.promote++;
      } else {
        here = withoutLine(here, number);
        before.next = before.next.filter((each) => each !== begins);
        if (pathTo(line).includes(begins)) line = endOf(before);
        counts.delete++;
      }
    }
    const about = () => JSON.stringify({ script, tree: here });
    const lines = Array.from({ length: here.tree.variations.length + 1 }, (_, each) =>
      said(positionsOfLine(here.tree, each)),
    );
    expect(new Set(lines), about).toEqual(new Set(linesOfModel(root).keys()));
    expect(lines.length, about).toBe(new Set(lines).size);
    expect(lines[0], about).toBe(saidTo(endOf(root)));
    expect(said(positionsOfLine(here.tree, here.shown)), about).toBe(saidTo(line));
    for (const [i, { of }] of here.tree.variations.entries()) expect(of, about).toBeLessThanOrEqual(i);
  }
  return { here, counts };
}

describe('the lines of a game', () => {
  test('are those of a model with a node for each moment', () => {
    const met = { move: 0, show: 0, promote: 0, delete: 0 };
    tryLaw(acts, 200, (script) => {
      const { counts } = played(script);
      for (const act of ['move', 'show', 'promote', 'delete'] as const) met[act] += counts[act];
    });
    for (const count of Object.values(met)) expect(count).toBeGreaterThan(oftenEnough(100));
  });

  test('are given back by a file and by a link, and are sound as they are', () => {
    let varied = 0;
    tryLaw(acts, 60, (script) => {
      const { tree } = played(script).here;
      const { line, variations } = tree;
      const sound = soundLines('', tree, (from, to) => to.length === from.length + 1 && to.startsWith(from));
      expect(sound).toEqual(tree);
      const document: GameDocument = {
        ...emptyDocument,
        board: { ruleset: 'nim', position: '3', ...(line.length > 0 && { line }) },
        view: { ...emptyDocument.view, ...(variations.length > 0 && { variations }) },
      };
      const read = readDocument(writeDocument(document));
      expect(read.ok && read.value.document).toEqual(document);
      const linked = readTerse(writeTerse(document));
      expect(linked.ok && linked.value).toEqual(document);
      if (variations.length > 1) varied++;
    });
    expect(varied).toBeGreaterThan(oftenEnough(10));
  });

  test('of a file that was not checked those are kept that can be played', () => {
    const line = ['1', '12', '123'];
    const follows = (from: string, to: string): boolean => to.length === from.length + 1;
    const variations = [
      { of: 0, after: 1, line: ['13', '134', '1'] },
      // The same way as the main line, a line that is not there, one that leaves after the end, and one
      // before its own beginning.
      { of: 0, after: 0, line: ['1', '14'] },
      { of: 9, after: 1, line: ['15'] },
      { of: 0, after: 3, line: ['1234'] },
      { of: 1, after: 1, line: ['16'] },
      { of: 1, after: 2, line: ['135'] },
    ];
    expect(soundLines('', { line, variations }, follows)).toEqual({
      line,
      variations: [
        { of: 0, after: 1, line: ['13', '134'] },
        { of: 1, after: 2, line: ['135'] },
      ],
    });
  });
});
