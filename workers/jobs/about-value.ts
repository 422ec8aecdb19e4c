/** What can be told of a partizan value beyond its name. A slice is one fact: some seconds at most. */
import { aboutValue } from '../../engine/run.ts';
import type { AboutValueJob, ToldOfValue } from '../protocol.ts';
import type { Report, Slices } from '../pump.ts';

/** Nothing is shown until every fact is known. */
const nothing: Report = () => undefined;

export function* aboutValueJob({ value }: AboutValueJob): Slices<ToldOfValue> {
  const telling = aboutValue(value);
  for (;;) {
    const slice = telling.next();
    if (slice.done) return { kind: 'about-value', about: slice.value };
    yield nothing;
  }
}
