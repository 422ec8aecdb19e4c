/** What can be told of a partizan value beyond its name. A slice is one fact: some seconds at most. */
import { aboutValue } from '../../engine/run.ts';
import type { AboutValueJob, ToldOfValue } from '../protocol.ts';
import { nothing, type Slices } from '../pump.ts';

export function* aboutValueJob({ value }: AboutValueJob): Slices<ToldOfValue> {
  const telling = aboutValue(value);
  for (;;) {
    const slice = telling.next();
    if (slice.done) return { kind: 'about-value', about: slice.value };
    // Nothing is shown until every fact is known.
    yield nothing;
  }
}
