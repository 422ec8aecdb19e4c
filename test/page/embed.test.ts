/**
 * A figure in another page shows what the editor shows of its link: the drawing, the answers of the engine,
 * the step, and nothing of what is hidden. It cannot be edited, and nothing is stored.
 */
import { Tooltip } from '@base-ui/react/tooltip';
import * as fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, test } from 'vitest';
import { placeNode, remove } from '../../app/edits/nodes.ts';
import { linkOf } from '../../app/files/link.ts';
import { positionShown } from '../../app/store/board.ts';
import { editor } from '../../app/store/editor.ts';
import { documentToKeep } from '../../app/store/handing-on.ts';
import { isHidden, reveal } from '../../app/store/hidden.ts';
import { labelOf, shownLabels } from '../../app/store/selectors.ts';
import { framesOf, stepBy } from '../../app/walkthrough/walking.ts';
import { setTitle, setView } from '../../engine/document/edits/index.ts';
import { emptyDocument, writeDocument } from '../../engine/document/index.ts';
import type { Problem } from '../../engine/result.ts';
import { spokenOf } from '../../engine/values/index.ts';
import { smallGame } from '../arbitrary/small-games.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { tryLawInTime } from '../laws/seeds.ts';
import { storedRecords } from './database.ts';
import { answeredAnew } from './fresh.ts';
import { answeringNear } from './near-memory.ts';
import { close, openFigure, rest } from './page.ts';
import { rendered } from './panels.ts';
import { letPass } from './timers.ts';

afterEach(close);

/** The page of the figure. The canvas asks what browser it is in, so it is loaded in one. */
async function markup(problems?: readonly Problem[]): Promise<string> {
  const { Embed } = await import('../../app/embed/Embed.tsx');
  return renderToStaticMarkup(createElement(Tooltip.Provider, null, createElement(Embed, { problems })));
}

const figures = fc.record({
  game: smallGame,
  hidden: fc.option(fc.record({ all: fc.boolean(), except: fc.subarray(['a', 'b', 'c']) }), {
    nil: undefined,
  }),
  step: fc.option(fc.nat(4), { nil: undefined }),
});

test('a figure shows its drawing, the answers of the engine and its step; it is not edited, and leaves nothing behind', async () => {
  await tryLawInTime(figures, 30, async ({ game, hidden, step }) => {
    try {
      const there = new Set(game.nodes.map(({ id }) => id));
      const except = hidden?.except.filter((id) => there.has(id)) ?? [];
      const hides = hidden && (hidden.all || except.length > 0) ? { all: hidden.all, except } : undefined;
      const document = setView(setTitle(game, 'A figure'), { hidden: hides });
      const hash = await linkOf(document);
      expect(await openFigure(`${hash}&embed${step === undefined ? '' : `&step=${step}`}`)).toBeUndefined();
      const state = editor();
      expect(writeDocument(documentToKeep())).toBe(writeDocument(document));
      expect(state.labels).toEqual(answeredAnew(state).labels);
      const walk = state.walkthrough?.kind === 'shown' ? state.walkthrough : undefined;
      // A step beyond the last round is the last one.
      const { last } = framesOf({ of: 'rounds' }, state);
      expect(walk && Math.min(walk.at, last)).toBe(step && Math.min(step, last));
      expect(await markup()).toContain('A figure');
      const twin = rendered(state, answeringNear).get('twin') ?? '';
      const secret = document.nodes.filter(({ id }) => isHidden(state.hidden, id));
      expect(twin.match(/hidden value/g) ?? []).toHaveLength(secret.length);
      for (const { id } of document.nodes) {
        const label = labelOf(shownLabels(state), id);
        if (isHidden(state.hidden, id)) expect(label?.value).toBeUndefined();
        else if (!walk && label?.value) expect(twin).toContain(spokenOf(label.value));
      }
      placeNode({ x: 500, y: 500 });
      remove(
        document.nodes.map(({ id }) => id),
        [],
      );
      expect(editor().document).toBe(state.document);
      expect([localStorage.length, sessionStorage.length, storedRecords()]).toEqual([0, 0, 0]);
    } finally {
      await close();
    }
  });
});

test('a link that is damaged says so in its place', async () => {
  const problems = await openFigure('#g1=abc&embed');
  expect(problems?.[0].says).toEqual(expect.any(String));
  expect(await markup(problems)).toContain('role="alert"');
});

test('a figure of a board says what it is worth, or has a box that shows it, and goes through its line of play', async () => {
  const board = { ruleset: 'toads-and-frogs', position: 'T.F', line: ['.TF'] };
  for (const hidden of [undefined, { all: true, except: [] }]) {
    const document = setView({ ...emptyDocument, title: 'Toads', board }, { hidden });
    expect(await openFigure(`${await linkOf(document)}&embed`)).toBeUndefined();
    await letPass(200);
    await rest();
    const shown = await markup();
    expect(shown).toContain('Line of play');
    expect(shown.includes('the next player wins')).toBe(hidden === undefined);
    expect(shown.includes('Reveal its value')).toBe(hidden !== undefined);
    reveal(['T.F']);
    expect(await markup()).toContain('the next player wins');
    stepBy(1);
    await rest();
    expect(positionShown(editor())?.printed).toBe('.TF');
    expect((await markup()).includes('the previous player wins')).toBe(hidden === undefined);
    expect(documentToKeep().board).toEqual(board);
    await close();
  }
});
