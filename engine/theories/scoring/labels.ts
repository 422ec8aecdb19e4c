/** The value of every vertex of a drawing with scores, in rounds from its ends upwards. */
import type { GameGraph } from '../../graph/game-graph.ts';
import { unlabelled } from '../labelling.ts';
import type { Labelling, Solving } from '../theory.ts';
import type { Arena } from './arena/arena.ts';
import { LS, RS, stopAt } from './arena/game-facts.ts';
import { emptyArena, isFull, saysFull } from './arena/games.ts';
import { gameReader, levelsOf } from './games-of.ts';
import { canonicalSoon } from './reductions/canonical.ts';
import { valueOfCanonical, valueOfUnguaranteed } from './values.ts';

/** The games behind a labelling. */
export type VertexGames = {
  readonly arena: Arena;
  /** Per vertex the game that is drawn, as it is drawn; −1 where the arena was full. */
  readonly games: Int32Array;
};

const gamesBehind = new WeakMap<Labelling, VertexGames>();

/** Undefined for a labelling that another theory made, or that has come over a wire. */
export const gamesOfLabelling = (labelling: Labelling): VertexGames | undefined => gamesBehind.get(labelling);

/** Vertices dealt with between two breaths. */
const SLICE = 512;
/** Positions of forms that all values together carry at most; beyond, values carry small forms alone. */
const MOST_POSITIONS = 1_000_000;
const SMALL = 50;

/** Precondition: the graph has no cycle. Each distinct value is stored once. */
export function* labelledByScores(graph: GameGraph): Solving {
  const arena = emptyArena();
  const labelling = unlabelled(graph);
  const games = new Int32Array(graph.order).fill(-1);
  gamesBehind.set(labelling, { arena, games });
  const { sequence, starts } = levelsOf(graph);
  const read = gameReader(arena, graph);
  const codeOf = coder(arena, labelling);
  let done = 0;
  try {
    for (let step = 0; step + 1 < starts.length; step++) {
      for (let at = starts[step]; at < starts[step + 1]; at++) {
        const vertex = sequence[at];
        const game = read(vertex, games);
        games[vertex] = game;
        if (arena.facts.guaranteed[game] === 1) {
          // All options came in an earlier round, and have their forms.
          while (canonicalSoon(arena, game) < 0)
            yield { step, labelling, vertices: sequence.subarray(at, at) };
        }
        labelling.codes[vertex] = codeOf(game);
        labelling.steps[vertex] = step;
        if (at + 1 - done < SLICE && at + 1 < starts[step + 1]) continue;
        yield { step, labelling, vertices: sequence.subarray(done, at + 1) };
        done = at + 1;
      }
    }
  } catch (error) {
    if (!isFull(error)) throw error;
    const rest = labelling.codes.reduce((count, code) => (code < 0 ? count + 1 : count), 0);
    labelling.leftOut = `${rest.toLocaleString('en')} nodes have no value: ${saysFull}`;
    yield { step: 0, labelling, vertices: sequence.subarray(done) };
  }
  return labelling;
}

/** The place of a game's value in the table: by its canonical form, or by its stops where it is not guaranteed. */
function coder(arena: Arena, { table }: Labelling): (game: number) => number {
  const places = new Map<number | string, number>();
  let positions = 0;
  return (game) => {
    const isGuaranteed = arena.facts.guaranteed[game] === 1;
    const form = arena.canonical[game];
    const key = isGuaranteed ? form : `${stopAt(arena, game, LS)} ${stopAt(arena, game, RS)}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    const value = isGuaranteed
      ? valueOfCanonical(arena, form, positions < MOST_POSITIONS ? undefined : SMALL)
      : valueOfUnguaranteed(arena, game);
    positions += value.canonical?.count ?? 0;
    places.set(key, table.push(value) - 1);
    return table.length - 1;
  };
}
