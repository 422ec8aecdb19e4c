/**
 * The job that makes pictures: the file's bytes are transferred to the caller; a picture that is too large is
 * refused with a reason; a cancel stops the job.
 */
import { afterEach, describe, expect, test } from 'vitest';
import { writeDocument } from '../../engine/document/index.ts';
import { styles } from '../../engine/figure/index.ts';
import { type PictureFormat, pictureFormats, type WritingOptions } from '../../engine/formats/format.ts';
import { inlineEngine } from '../../workers/client.ts';
import { openJobs } from '../../workers/jobs/index.ts';
import { embeddedDocument } from '../../workers/picture-files/embedded-document/read-embedded.ts';
import { pictureFile } from '../../workers/picture-files/index.ts';
import { openPool } from '../../workers/pool.ts';
import type { EngineClient, FigureJob } from '../../workers/protocol.ts';
import { runJob } from '../../workers/run-job.ts';
import { figureOf, labelsOf, openExample } from '../fixtures/figures.ts';
import { hiring } from './wire.ts';

const document = openExample('erratum');
const asking = (format: PictureFormat, style = styles.paper, options: WritingOptions = {}): FigureJob => ({
  kind: 'figure',
  document,
  labels: labelsOf(document),
  style,
  caption: '',
  widest: undefined,
  keepsLetters: false,
  pen: { kind: 'format', format, options },
});

let client: EngineClient | undefined;
afterEach(() => client?.close());

describe.each(pictureFormats)('%s', (format) => {
  test('a worker and the same thread make the same bytes of a picture file', async () => {
    const made = await pictureFile(figureOf(document), format, { carries: writeDocument(document) });
    if (!made.ok) throw new Error(made.problems[0].says);
    for (const opened of [openPool(hiring(openJobs()).spawn), inlineEngine()]) {
      client = opened;
      const answer = await opened.run(asking(format)).answer;
      opened.close();
      if (answer.kind !== 'done') throw new Error(answer.kind);
      const { bytes } = answer.value;
      if (!bytes) throw new Error('The answer has no file.');
      expect(answer.value.unsaid).toEqual([]);
      expect(Buffer.from(bytes).equals(Buffer.from(made.value.bytes))).toBe(true);
      expect(embeddedDocument(bytes)).toEqual({ ok: true, value: writeDocument(document) });
    }
  });
});

test('a picture that is too large is an answer in words', async () => {
  client = inlineEngine();
  const large = { ...styles.paper, nodeSize: 100 };
  const { answer } = client.run(asking('png', large, { scale: 4 }));
  expect(await answer).toEqual({ kind: 'over-budget', says: expect.stringMatching(/^png would be .* dots/) });
});

test('a cancel while a library is fetched is heard', async () => {
  const cancel = new AbortController();
  const answer = runJob(openJobs().figure(asking('pdf')), cancel.signal, async () => undefined);
  cancel.abort();
  expect(await answer).toEqual({ kind: 'cancelled' });
});

test('a cancelled job does not wait for a part that is never fetched', async () => {
  function* waiting() {
    yield new Promise(() => undefined);
    return { kind: 'figure' } as const;
  }
  const cancel = new AbortController();
  const answer = runJob(waiting(), cancel.signal, async () => undefined);
  cancel.abort();
  expect(await answer).toEqual({ kind: 'cancelled' });
});

test('what cannot be fetched is a bug that says so, and never a throw', async () => {
  function* waiting() {
    yield Promise.reject(new Error('no such script'));
    return { kind: 'figure' } as const;
  }
  const answer = await runJob(waiting(), new AbortController().signal, async () => undefined);
  expect(answer).toEqual({ kind: 'bug', says: 'no such script' });
});
