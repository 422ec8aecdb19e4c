/**
 * Has a worker read what is large, while the status line says so and offers to stop it. What was open stays until the whole
 * drawing is there.
 */
import { type Result, refused, unpackDocument } from '../../engine/index.ts';
import { engine } from '../../workers/client.ts';
import type { DrawingOrNone } from '../../workers/found-in.ts';
import type { ReadJob } from '../../workers/protocol.ts';
import { setOpening } from '../store/chrome.ts';
import { inSlices } from '../store/in-slices.ts';
import { words } from '../words.ts';

/** An opening that the person stopped opens nothing, and has no problems to show. */
export const openingStopped: Result<never> = refused([]);

/** What the worker found; that it was stopped, or why it cannot say. */
export async function foundByWorker(
  job: ReadJob,
  name: string,
): Promise<DrawingOrNone | 'stopped' | { readonly says: string }> {
  const run = engine().run(job, () => setOpening({ name, doing: 'placing', stop: run.cancel }));
  setOpening({ name, doing: 'reading', stop: run.cancel });
  try {
    const answer = await run.answer;
    if (answer.kind === 'cancelled') return 'stopped';
    if (answer.kind === 'lost') return { says: words.opening.lost };
    if (answer.kind !== 'done') return { says: answer.says };
    const { value } = answer;
    if (value.found !== 'drawing') return value;
    const document = await inSlices(unpackDocument(value.drawing));
    return { found: 'drawing', document, placed: value.placed, notes: value.notes };
  } finally {
    setOpening(undefined);
  }
}
