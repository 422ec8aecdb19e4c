/**
 * Asks the engine's judge what every move of a position of a game brings. On a board the position is found among those that were solved,
 * with the vertices of what follows it, before its moves are judged.
 */
import { engine } from '../../workers/client.ts';
import type { Answer, JobRun } from '../../workers/protocol.ts';
import { boardGameNow } from '../store/board-solving.ts';
import { editor } from '../store/editor.ts';
import { compiledOf } from '../store/game-of.ts';
import { readPositionOf } from '../store/position-of.ts';
import type { Judgement } from '../store/state/play.ts';
import { askedOf } from './asking.ts';
import { movesBy, sayPlaces } from './board-rules.ts';
import { moverAfter, piecesAfter } from './game.ts';
import type { ShownGame } from './shown-game.ts';

/** What the judge says, by vertices, with the node or the position of each. */
export type MovesJudged = {
  readonly found: Exclude<Judgement['found'], { readonly kind: 'unknown' }>;
  readonly ids: Judgement['ids'];
};

export function askJudge(shown: ShownGame): JobRun<MovesJudged> {
  const { document } = editor();
  if (document.board) return askOnBoard(shown, document.board.ruleset);
  const { ids } = compiledOf(document);
  const { answer, cancel } = engine().run(askedOf(shown));
  return { cancel, answer: answer.then((found) => withIds(found, ids)) };
}

const withIds = (answer: Answer<MovesJudged['found']>, ids: MovesJudged['ids']): Answer<MovesJudged> =>
  answer.kind === 'done' ? { ...answer, value: { found: answer.value, ids } } : answer;

function askOnBoard({ game, at }: ShownGame, ruleset: string): JobRun<MovesJudged> {
  const asked = boardGameNow();
  const [position] = piecesAfter(game, at);
  const mover = moverAfter(game, at);
  const read = readPositionOf({ ruleset, position });
  if (!asked || !read) return { cancel: () => undefined, answer: Promise.resolve({ kind: 'cancelled' }) };
  const first = engine().run({
    kind: 'ask-board',
    question: 'options',
    about: { position },
    game: asked,
  });
  let cancel = first.cancel;
  const answer = first.answer.then(async (options): Promise<Answer<MovesJudged>> => {
    if (options.kind !== 'done') return options;
    const { at: here, moves } = options.value;
    // The other player may move by the same places, to another position.
    const own = moves.filter(({ player }) => player === mover || player === 'either');
    const vertices = new Map(own.map(({ by, to }) => [sayPlaces(by), to.vertex]));
    const ids: string[] = [];
    ids[here.vertex] = position;
    for (const { move, to } of movesBy(read, mover)) {
      const vertex = vertices.get(sayPlaces(move.by));
      if (vertex !== undefined) ids[vertex] ??= to;
    }
    const answer = read.answering()?.answer;
    const answered = answer && vertices.get(sayPlaces(answer.by));
    // Of several moves to one vertex, the answer by a symmetry stands for all.
    if (answer && answered !== undefined) ids[answered] = read.ruleset.print(answer.to);
    const about = { pieces: Uint32Array.of(here.vertex), mover, positions: editor().playBudget };
    const second = engine().run({ kind: 'ask', question: 'play', about, game: asked });
    cancel = second.cancel;
    return withIds(await second.answer, ids);
  });
  return { cancel: () => cancel(), answer };
}
