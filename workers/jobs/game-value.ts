/** The value of one vertex of a game graph, as a partizan game: for a game that is typed and not yet drawn. */
import { type Labelling, theories } from '../../engine/run.ts';
import type { GameValue, GameValueJob } from '../protocol.ts';
import { nothing, type Slices } from '../pump.ts';

export function* gameValueJob({ graph, vertex }: GameValueJob): Slices<GameValue> {
  const solving = theories.find((theory) => theory.id === 'partizan')?.solve(graph);
  for (;;) {
    const round = solving?.next();
    if (!round || round.done) return { kind: 'game-value', value: valueAt(round?.value, vertex) };
    yield nothing;
  }
}

const valueAt = (labelling: Labelling | undefined, vertex: number) =>
  labelling && labelling.codes[vertex] >= 0 ? labelling.table[labelling.codes[vertex]] : undefined;
