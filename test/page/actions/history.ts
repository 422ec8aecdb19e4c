/** Undo and redo, other drawings, the page loaded again, and the passing of time. */
import * as fc from 'fast-check';
import { openAsNew } from '../../../app/files/drawings.ts';
import { linkOf, readLink } from '../../../app/files/link.ts';
import { toggleInspector } from '../../../app/store/chrome.ts';
import { redo, undo } from '../../../app/store/document.ts';
import { documentToKeep } from '../../../app/store/handing-on.ts';
import { type Act, act, alone, anyCommand } from '../act.ts';
import { reload, rest } from '../page.ts';
import { letPass } from '../timers.ts';

export const undoing: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(act('undo', undo)) },
  { weight: 1, arbitrary: fc.constant(act('redo', redo)) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.nat(4)).map(([back, forth]) =>
      act(`undo ${back} times and redo ${forth} times`, () => {
        for (let i = 0; i < back; i++) undo();
        for (let i = 0; i < forth; i++) redo();
      }),
    ),
  },
);

export const pageLoadedAgain = alone('the page is loaded again', async () => {
  await rest();
  await reload();
});

const linked = act('the drawing is opened from its link', async () => {
  const read = await readLink(await linkOf(documentToKeep()));
  if (!read.ok) throw new Error(`its own link is refused: ${read.problems[0].says}`);
  await openAsNew(read.value);
});

export const leaving: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(pageLoadedAgain) },
  { weight: 2, arbitrary: fc.constant(linked) },
  { weight: 2, arbitrary: anyCommand('file.new', 'file.previous', 'file.copy', 'file.previous') },
  { weight: 4, arbitrary: fc.constant(alone('a second passes', () => letPass(1000))) },
  { weight: 1, arbitrary: fc.constant(act('the inspector is closed or opened', toggleInspector)) },
);
