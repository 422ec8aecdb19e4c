/** A figure that is being made can be given up: its run is cancelled, or never started. */
import { beforeEach, expect, test, vi } from 'vitest';
import { type Exportable, writtenIn } from '../../app/export/exportable.ts';
import { formatCalled, formats } from '../../app/export/formats.ts';
import { firstOptions } from '../../app/export/options.ts';
import { drawingToExport, exportRequest } from '../../app/export/request.ts';
import { nothingHidden } from '../../app/store/state/showing.ts';
import { openExample } from '../fixtures/figures.ts';

const runs = vi.hoisted((): { cancelled: boolean }[] => []);

vi.mock('../../workers/client.ts', () => ({
  engine: () => ({
    run() {
      const run = { cancelled: false };
      runs.push(run);
      let answer: (answer: { kind: 'cancelled' }) => void;
      const promise = new Promise((resolve) => {
        answer = resolve;
      });
      const cancel = (): void => {
        run.cancelled = true;
        answer({ kind: 'cancelled' });
      };
      return { answer: promise, cancel };
    },
  }),
}));
vi.stubGlobal('location', { href: 'https://example.org/grundy/' });

beforeEach(() => {
  runs.length = 0;
});

const ask = (): Exportable =>
  drawingToExport(
    exportRequest(
      {
        document: openExample('fraenkel'),
        labels: undefined,
        showing: 'off',
        names: true,
        letters: false,
        stops: false,
        hidden: nothingHidden,
        selection: { nodes: new Set(), edges: new Set() },
        solving: { kind: 'idle' },
      },
      firstOptions,
      { caption: '', label: '' },
      { selectedOnly: false, valuesAnyway: false },
    ),
  );

const stopped = { ok: false, problems: [{ says: 'The export was stopped before it was finished.' }] };

test.each(formats.filter(({ describes }) => describes !== 'drawing').map(({ id }) => id))(
  'a run of %s is cancelled',
  async (id) => {
    const stop = new AbortController();
    const writing = writtenIn(formatCalled(id), ask(), stop.signal);
    await expect.poll(() => runs).toHaveLength(1);
    expect(runs[0].cancelled).toBe(false);
    stop.abort();
    expect(runs[0].cancelled).toBe(true);
    expect(await writing).toMatchObject(stopped);
  },
);

test('nothing is started if the caller stopped while the link was made', async () => {
  const stop = new AbortController();
  const writing = writtenIn(formatCalled('tikz'), ask(), stop.signal);
  stop.abort();
  expect(await writing).toMatchObject(stopped);
  expect(runs).toEqual([]);
});
