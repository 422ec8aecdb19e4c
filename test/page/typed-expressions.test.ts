/** The dialog for drawing a value, where operators are applied in the text that is typed or pasted. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { pasteByCommand } from '../../app/commands/clipboard.ts';
import { DrawValue } from '../../app/inspector/DrawValue.tsx';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { words } from '../../app/words.ts';
import { emptyDocument } from '../../engine/document/index.ts';
import { drain } from '../../engine/run.ts';
import { reckonJob } from '../../workers/jobs/reckon.ts';
import type { Job } from '../../workers/protocol.ts';
import { answering } from './asked-at-once.ts';
import { inState } from './made-of.ts';
import { begin, close, open, rest } from './page.ts';

/** What the dialog says where this is typed; the engine works for ever if it does not answer. */
function says(typed: string, answers = true): string {
  startAfresh();
  answering.by = (job: Job) =>
    job.kind === 'reckon' && answers ? { kind: 'done', value: drain(reckonJob(job)) } : undefined;
  return inState(editor(), () => renderToStaticMarkup(createElement(DrawValue, { typed })));
}

const cannotDraw = /<button[^>]*disabled[^>]*>Draw</;

test('the positions of what an expression comes to can be drawn', () => {
  for (const [typed, positions] of [
    ['heat(^, 1)', 6],
    ['{1|-1}.Heat(1)', 6],
    ['{companion(0)|0}', 3],
    ['{1|0}', 3],
  ] as const) {
    const said = says(typed);
    expect(said, typed).toContain(words.positions(positions));
    expect(said, typed).not.toMatch(cannotDraw);
  }
});

test('an expression is not drawn while the engine works', () => {
  const said = says('heat(^, 1)', false);
  expect(said).toMatch(cannotDraw);
  expect(said).toContain(`role="status">${words.working}</p>`);
});

test.each([
  ['heat(^)', 'Character 7: a comma must stand here'],
  ['uptimal(^)', 'Character 1: this comes to 0.1, and a game is needed here'],
  ['1 & companion(^)', '&amp;: two games with &amp; between them are the two sides of a value'],
  ['over & 0', '&amp;: two games with &amp; between them are the two sides of a value'],
])('why %s cannot be drawn is said', (typed, why) => {
  expect(says(typed)).toContain(why);
  expect(says(typed)).toMatch(cannotDraw);
});

async function paste(text: string): Promise<void> {
  await open(emptyDocument);
  await navigator.clipboard.writeText(text);
  begin(pasteByCommand());
  await rest();
}
afterEach(close);

test.each(['heat(^, 1)', '{1|-1}.Heat(1) + 3.^', '{heat(*, 1)|0}', '^.AtomicWeight'])(
  'the dialog opens where %s is pasted',
  async (text) => {
    await paste(` ${text}\n`);
    expect(editor().dialog).toEqual({ kind: 'draw-value', typed: text });
    expect(editor().toasts).toEqual([]);
  },
);

test('why the engine has no answer is said', () => {
  startAfresh();
  answering.by = () => ({ kind: 'lost', says: 'The browser stopped this work.' });
  const said = inState(editor(), () =>
    renderToStaticMarkup(createElement(DrawValue, { typed: 'heat(^, 1)' })),
  );
  expect(said).toContain('The browser stopped this work.');
  expect(said).not.toContain(words.working);
});

test.each([
  'a note on heat and mean values',
  'the mean (or average) value',
  'confer the heat (see 3)',
  'a -> heat(1',
  '{1|0}',
])('the dialog stays closed where %s is pasted', async (text) => {
  await paste(text);
  expect(editor().dialog?.kind).not.toBe('draw-value');
});
