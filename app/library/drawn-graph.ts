/** The game graph of a position as a drawing, for the library and the command line alike. */
import type { BoardGame } from '../../engine/conduct/index.ts';
import { generateDrawn, type NamedGraph } from '../../engine/run.ts';
import { type Asker, program, tooManyPositions } from './asker.ts';
import { telling, type Work } from './slices.ts';

/** Throws if too many positions follow. */
export function* drawnGraph(game: BoardGame, asker: Asker = program): Work<NamedGraph> {
  const found = yield* telling(generateDrawn(game), 'generating');
  if ('kind' in found) throw tooManyPositions(found, asker);
  return found;
}
