/**
 * The state of the page with every answer found anew: the drawing is written as a file, the file read as a
 * graph, and the graph solved and asked by the engine alone, with nothing remembered. It shares no code with
 * the page but that of the labels' record.
 */

import type { EditorState } from '../../app/store/editor.ts';
import { documentToKeep } from '../../app/store/handing-on.ts';
import { whenSolved } from '../../app/store/labelling.ts';
import type { Judgement } from '../../app/store/state/play.ts';
import { sumsOf } from '../../app/store/sums-of.ts';
import { shownGame, standingOf } from '../../app/walkthrough/shown-game.ts';
import { type GameDocument, writeDocument } from '../../engine/document/index.ts';
import { readGraph } from '../../engine/document/read.ts';
import type { AskedAbout, QuestionId } from '../../engine/questions/register.ts';
import { ask, drain, graphFacts, named, openMemory, solveGraph } from '../../engine/run.ts';
import { afterTurn, opponentOf, type SumPosition } from '../../engine/sums/index.ts';
import type { GameToSolve } from '../../engine/theories/index.ts';
import { asksOfPositions } from '../../workers/jobs/ask.ts';
import { chosenOf } from '../../workers/jobs/chosen.ts';
import type { Answer, Job } from '../../workers/protocol.ts';

export type FreshGame = {
  readonly game: GameToSolve;
  readonly ids: readonly string[];
  readonly index: ReadonlyMap<string, number>;
};

/** As the command line opens a file. */
export function gameInFile(document: GameDocument): FreshGame {
  const read = readGraph(writeDocument(document));
  if (!read.ok)
    throw new Error(`its own file is refused: ${read.problems[0].place} ${read.problems[0].says}`);
  const { graph, ids, index, view } = read.value;
  return { game: { graph, rules: view.rules }, ids, index };
}

/** The answer, or why there is none. */
export const askAnew = <Id extends QuestionId>(id: Id, about: AskedAbout<Id>, { game }: FreshGame) =>
  drain(ask(id, about, game, openMemory()));

function labelsAnew(fresh: FreshGame, { revision, labels }: EditorState) {
  const { game, ids, index } = fresh;
  const solving = solveGraph(game, { withRemoteness: true });
  const { choice, labelling, partOf, remoteness, ...whoWins } = drain(solving);
  return whenSolved(
    { revision, ids, index },
    {
      kind: 'solve',
      chosen: chosenOf(choice),
      ...labelling,
      ...whoWins,
      table: labelling.table.map(named),
      partOf,
      remoteness,
      facts: graphFacts(game.graph),
      rounds: labelling.steps.reduce((most, step) => Math.max(most, step + 1), 0),
      took: labels?.took ?? 0,
    },
  );
}

function sumAnew(fresh: FreshGame, { document }: EditorState): Pick<EditorState, 'sum' | 'noSum'> {
  const { pieces } = document;
  if (pieces.length === 0) return { sum: undefined, noSum: undefined };
  const on = Uint32Array.from(pieces, (id) => fresh.index.get(id) ?? -1);
  const wanted = document.view.rules.sum;
  const has = sumsOf(document).some(({ id }) => id === wanted);
  const answer = askAnew('sum', { pieces: on, sum: has ? wanted : 'disjunctive' }, fresh);
  if (answer.kind !== 'over-budget') return { sum: answer, noSum: undefined };
  return { sum: undefined, noSum: { says: answer.says, positions: answer.positions } };
}

type Asked = Pick<Judgement, 'game' | 'at' | 'made'>;

/** What every move brings in a position of a game. */
function foundAnew(fresh: FreshGame, { game, at, made }: Asked, budget: number): Judgement['found'] {
  const vertex = (id: string): number => fresh.index.get(id) ?? -1;
  const before: SumPosition[] = [{ pieces: game.pieces.map(vertex), mover: game.starter }];
  for (const { moves } of game.plies.slice(0, at)) {
    const last = before[before.length - 1];
    before.push(
      afterTurn(
        last,
        moves.map(({ piece, from, to }) => ({ piece, from: vertex(from), to: vertex(to) })),
        game.sum,
      ),
    );
  }
  const mover = at % 2 === 0 ? game.starter : opponentOf[game.starter];
  const pieces = Uint32Array.from(before[at].pieces);
  const begun = made.map(({ piece, from, to }) => ({ piece, from: vertex(from), to: vertex(to) }));
  const about = { pieces, mover, sum: game.sum, positions: budget, before, made: begun };
  const answer = askAnew('play', about, fresh);
  return answer.kind === 'over-budget' ? { kind: 'unknown' as const, says: answer.says } : answer;
}

/**
 * The judgement of the position of the game that is shown: there is one wherever its moves are to be judged.
 */
function judgementAnew(fresh: FreshGame, state: EditorState): EditorState['judgement'] {
  const { judgement, playBudget, evaluates, hinted } = state;
  const shown = shownGame();
  const wanted = shown && (evaluates || hinted) && shown.game.pieces.length > 0 && !standingOf(shown).over;
  const of: Asked | undefined = wanted ? shown : judgement;
  if (!of || !shown || of.game !== shown.game) return judgement;
  const { game, at, made } = of;
  const found = foundAnew(fresh, of, playBudget);
  return { game, at, made, found, ids: found.kind === 'unknown' ? [] : fresh.ids };
}

/**
 * What a game that is over was worth from position to position; what it came to in the end is taken from the
 * page.
 */
function reviewAnew(fresh: FreshGame, { review, playBudget }: EditorState): EditorState['review'] {
  const shown = shownGame();
  if (!shown) return review;
  const { game, at } = shown;
  const wanted = at === game.plies.length && at > 0 && standingOf(shown).over;
  if (!wanted && review?.game !== game) return review;
  const worth = game.plies.map((_, ply) => {
    const found = foundAnew(fresh, { game, at: ply, made: [] }, playBudget);
    if (found.kind === 'unknown') return undefined;
    return found.kind === 'scoring-play' ? { score: found.score } : found.result;
  });
  return { game, worth: [...worth, review?.worth.at(-1)] };
}

/** Every guess of the quiz, judged about the drawing as it is. */
function quizAnew(fresh: FreshGame, { quiz }: EditorState): EditorState['quiz'] {
  const vertex = fresh.index.get(quiz?.node ?? '');
  if (!quiz || vertex === undefined) return quiz;
  const guesses = quiz.guesses.map((guess) => {
    const found = askAnew('guess', { vertex, text: guess.typed }, fresh);
    return { ...guess, verdict: found.kind === 'guess' ? found.verdict : undefined };
  });
  return { ...quiz, guesses };
}

/** The same page, as if it had just been opened and had answered everything. */
export function answeredAnew(state: EditorState): EditorState {
  const fresh = gameInFile(documentToKeep(state));
  return {
    ...state,
    labels: labelsAnew(fresh, state),
    staleLabels: undefined,
    solving: { kind: 'idle' },
    ...sumAnew(fresh, state),
    judgement: judgementAnew(fresh, state),
    review: reviewAnew(fresh, state),
    quiz: quizAnew(fresh, state),
  };
}

/** Answers a panel's question about the drawing anew, for any game that the panel asks about. */
export function answeringAnew(state: EditorState): (job: Job) => Answer<unknown> | undefined {
  const { game } = gameInFile(documentToKeep(state));
  return (job) => {
    if (job.kind !== 'ask' || asksOfPositions(job)) return undefined;
    const answer = drain(ask(job.question, job.about, job.game && game, openMemory()));
    return answer.kind === 'over-budget' ? answer : { kind: 'done', value: answer };
  };
}
