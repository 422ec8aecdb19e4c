/**
 * Reports how a labelling has changed since the last report. The rounds themselves say which vertices they change,
 * but a round may change a single vertex, and there may be as many rounds as vertices. Comparing with what was sent
 * costs one pass a report and sends each vertex once, with its latest value.
 */
import type { Labelling } from '../../engine/run.ts';
import type { LabelProgress, TheoryUsed } from '../protocol.ts';

/** A function that makes the next report; undefined if nothing is new. Allocates nothing before its first call. */
export function labelReports(
  chosen: TheoryUsed,
  { table, codes, steps }: Labelling,
): () => LabelProgress | undefined {
  const total = codes.length;
  let sentCodes: Int32Array | undefined;
  let sentValues = 0;
  let done = 0;
  return () => {
    sentCodes ??= new Int32Array(total).fill(-1);
    const fresh = new Uint32Array(total);
    let count = 0;
    for (let v = 0; v < total; v++) {
      if (codes[v] === sentCodes[v]) continue;
      if (sentCodes[v] === -1) done++;
      sentCodes[v] = codes[v];
      fresh[count++] = v;
    }
    if (count === 0) return undefined;
    const vertices = fresh.slice(0, count);
    const values = table.slice(sentValues);
    sentValues = table.length;
    return {
      kind: 'labels',
      chosen,
      vertices,
      codes: Int32Array.from(vertices, (v) => codes[v]),
      steps: Int32Array.from(vertices, (v) => steps[v]),
      values,
      done,
      total,
    };
  };
}
