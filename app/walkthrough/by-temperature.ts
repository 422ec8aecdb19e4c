/**
 * A computer that plays sums by temperature: its move is in a hottest piece, one that gives nothing away by orthodox accounting. It is a rule of
 * thumb, and can be beaten where it should win.
 */
import { type GivenAway, sumCalled } from '../../engine/sums/index.ts';
import { engine } from '../../workers/client.ts';
import type { JobRun } from '../../workers/protocol.ts';
import { editor } from '../store/editor.ts';
import { compiledOf, gameOf } from '../store/game-of.ts';
import { held } from '../store/held.ts';
import type { PieceMove } from '../store/state/play.ts';
import { positionsUntil } from './game.ts';
import { type ShownGame, standingOf } from './shown-game.ts';

type Thought = Pick<ShownGame, 'game' | 'at'> & { readonly move: PieceMove | undefined };

const asking = held<(Pick<ShownGame, 'game' | 'at'> & { readonly run: JobRun<unknown> }) | undefined>(
  () => undefined,
  (now) => now?.run.cancel(),
);
const thought = held<Thought | undefined>(() => undefined);

/** It thinks no more of the game. */
export function stopThinking(): void {
  asking.now?.run.cancel();
  asking.now = undefined;
  thought.now = undefined;
}

/** How much a move gave away by orthodox accounting, and whether it is one in a hottest piece. */
type Weighed = { readonly move: PieceMove; readonly isHottest: boolean; readonly short: number };

function bestByTemperature(
  moves: readonly PieceMove[],
  gave: readonly (GivenAway | undefined)[],
): PieceMove | undefined {
  const weighed = moves.flatMap((move, i): Weighed[] => {
    const heat = gave[i]?.heat;
    if (heat?.kind !== 'move-heat') return [];
    return [{ move, isHottest: heat.before.hottest.includes(move.piece), short: heat.short }];
  });
  // Who weighs some of the moves only would not play by temperature.
  if (weighed.length < moves.length) return undefined;
  const hottest = weighed.filter(({ isHottest }) => isHottest);
  const among = hottest.length > 0 ? hottest : weighed;
  return among.reduce<Weighed | undefined>(
    (best, each) => (best && best.short <= each.short ? best : each),
    undefined,
  )?.move;
}

/**
 * Its move in the game that is shown: `unknown` where there are no temperatures, so that somebody else must think; undefined until it is
 * found, which `then` is told. Asked once for a position.
 */
export function moveByTemperature(shown: ShownGame, then: () => void): PieceMove | 'unknown' | undefined {
  const { game, at } = shown;
  if (!sumCalled(game.sum).addsValues) return 'unknown';
  const isThis = (of: Pick<ShownGame, 'game' | 'at'> | undefined): boolean =>
    of?.game === game && of.at === at;
  if (isThis(thought.now)) return thought.now?.move ?? 'unknown';
  if (isThis(asking.now)) return undefined;
  stopThinking();
  const { document } = editor();
  const { index } = compiledOf(document);
  const vertex = (id: string): number => index.get(id) ?? 0;
  const { moves, mover } = standingOf(shown);
  const pieces = Array.from(positionsUntil(document, game, at)[at].pieces);
  const line = moves.map(({ piece, from, to }) => ({
    pieces,
    piece,
    from: vertex(from),
    to: vertex(to),
    by: mover,
  }));
  const about = { pieces: Uint32Array.from(game.pieces, vertex), line };
  const run = engine().run({ kind: 'ask', question: 'temperature', about, game: gameOf(document).game });
  asking.now = { game, at, run };
  run.answer.then(
    (answer) => {
      if (asking.now?.run !== run) return;
      asking.now = undefined;
      if (answer.kind === 'cancelled') return;
      const gave = answer.kind === 'done' ? answer.value.gave : [];
      thought.now = { game, at, move: bestByTemperature(moves, gave) };
      then();
    },
    () => undefined,
  );
  return undefined;
}
