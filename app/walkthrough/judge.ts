/**
 * Asks the engine about a position of a game: for the result of every move or, if both players move at once,
 * for the matrix. On a board it first finds the position among those that were solved, with the vertices of
 * what follows it.
 */
import type { NodeId } from '../../engine/document/index.ts';
import type { AnswerTo } from '../../engine/questions/index.ts';
import { engine } from '../../workers/client.ts';
import type { Answer, AskJob, JobRun } from '../../workers/protocol.ts';
import { askByName, askOptionsFirst, type FoundByName } from '../store/asking-by-name.ts';
import { editor } from '../store/editor.ts';
import { compiledOf, gameOf } from '../store/game-of.ts';
import { isMisere } from '../store/misere.ts';
import { positionOn } from '../store/position-of.ts';
import type { Judgement } from '../store/state/play.ts';
import { isBoard } from '../store/subject.ts';
import { movesBy, sayPlaces } from './board-rules.ts';
import { onVertices, piecesAfter, positionsUntil } from './game.ts';
import type { ShownGame } from './shown-game.ts';
import { moverAfter } from './standing.ts';

/** What the judge says, by vertices, with the node or the position of each. */
export type MovesJudged = {
  readonly found: Exclude<Judgement['found'], { readonly kind: 'unknown' }>;
  readonly ids: Judgement['ids'];
};

export function askJudge(shown: ShownGame): JobRun<MovesJudged> {
  const { document } = editor();
  if (isBoard(document)) return askOnBoard(shown);
  const { ids } = compiledOf(document);
  const { answer, cancel } = engine().run(askedOf(shown));
  return { cancel, answer: answer.then((found) => withIds(found, ids)) };
}

const withIds = (answer: Answer<MovesJudged['found']>, ids: MovesJudged['ids']): Answer<MovesJudged> =>
  answer.kind === 'done' ? { ...answer, value: { found: answer.value, ids } } : answer;

/** The job for the position after `at` plies and the moves of the present turn. O(plies · pieces). */
function askedOf({ game, at, made }: ShownGame): AskJob<'play'> {
  const { document, playBudget } = editor();
  const before = positionsUntil(document, game, at);
  const { pieces: standing, mover } = before[at];
  const about = {
    pieces: Uint32Array.from(standing),
    mover,
    sum: game.sum,
    made: onVertices(compiledOf(document), made),
    before,
    positions: playBudget,
  };
  return { kind: 'ask', question: 'play', about, game: gameOf(document).game };
}

function askOnBoard({ game, at }: ShownGame): JobRun<MovesJudged> {
  const [position] = piecesAfter(game, at);
  const mover = moverAfter(game, at);
  return askOptionsFirst(position, ({ at: here, moves }, asked) => {
    const read = positionOn(editor().document, position);
    // The other player may move by the same places, to another position.
    const own = moves.filter(({ player }) => player === mover || player === 'either');
    const vertices = new Map(own.map(({ by, to }) => [sayPlaces(by), to.vertex]));
    const ids: string[] = [];
    ids[here.vertex] = position;
    for (const { move, to } of read ? movesBy(read, mover) : []) {
      const vertex = vertices.get(sayPlaces(move.by));
      if (vertex !== undefined) ids[vertex] ??= to;
    }
    const answer = isMisere(editor().document) ? undefined : read?.answering()?.answer;
    const answered = answer && vertices.get(sayPlaces(answer.by));
    // Where several moves lead to one vertex, the answer by a symmetry represents all of them.
    if (read && answer && answered !== undefined) ids[answered] = read.ruleset.print(answer.to);
    const about = { pieces: Uint32Array.of(here.vertex), mover, positions: editor().playBudget };
    const run = engine().run({ kind: 'ask', question: 'play', about, game: asked });
    return { ...run, answer: run.answer.then((found) => withIds(found, ids)) };
  });
}

/** The matrix of a position in which both players move at once. */
export const askMatrix = (position: NodeId): JobRun<FoundByName<AnswerTo<'matrix'>>> =>
  askByName(
    position,
    ({ vertex, game }): AskJob<'matrix'> => ({ kind: 'ask', question: 'matrix', about: { vertex }, game }),
  );
