/** At every rest each answer that the page shows is the answer to the drawing as a fresh solve gives it. */
import * as fc from 'fast-check';
import { test } from 'vitest';
import { sceneOf } from '../../app/present/scene-of.ts';
import { type EditorState, editor } from '../../app/store/editor.ts';
import { gameOf } from '../../app/store/game-of.ts';
import { setRules } from '../../engine/document/edits/index.ts';
import { type GameDocument, writeDocument } from '../../engine/document/index.ts';
import { readGraph } from '../../engine/document/read.ts';
import type { Job } from '../../workers/protocol.ts';
import { smallGame } from '../arbitrary/small-games.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { passing } from './actions/passing.ts';
import { moving, playing } from './actions/playing.ts';
import { anyAct } from './acts.ts';
import { answeredAnew, answeringAnew } from './fresh.ts';
import { madeOf } from './made-of.ts';
import { answeringNear, forgetGames } from './near-memory.ts';
import { rendered } from './panels.ts';
import { withSelection } from './selections.ts';
import { tryPageLaw } from './sequence.ts';
import { openWall } from './wall.ts';

/** The engine's answers as the store has them. */
const answersIn = ({ labels, staleLabels, solving, sum, noSum, judgement, review, quiz }: EditorState) => ({
  labels,
  staleLabels,
  solving,
  sum,
  noSum,
  judgement,
  review,
  guesses: quiz?.guesses.map(({ typed, verdict }) => [quiz.node, typed, verdict]),
});

/** With more guesses: few acts open the quiz and guess. */
const acts = fc.oneof({ weight: 9, arbitrary: anyAct }, { weight: 1, arbitrary: passing });

test('labels, the sum of the pieces, judged moves and verdicts on guesses are those of a fresh solve', async () => {
  let guesses = 0;
  await tryPageLaw(
    smallGame,
    acts,
    { usual: 90, longest: 24 },
    {
      begun: forgetGames,
      rested() {
        const state = editor();
        guesses += state.quiz?.guesses.length ?? 0;
        expect(answersIn(state)).toEqual(answersIn(answeredAnew(state)));
      },
    },
  );
  expect(guesses).toBeGreaterThanOrEqual(oftenEnough(10));
});

test('the judgement of the moves of a game, and of the game when it is over, is that of a fresh judge', async () => {
  const met = { turns: 0, later: 0, reviews: 0 };
  const acts = fc.oneof(
    { weight: 8, arbitrary: moving },
    { weight: 4, arbitrary: playing },
    { weight: 1, arbitrary: anyAct },
  );
  const games = smallGame.filter(({ edges, pieces }) => edges.length > 4 && pieces.length > 1);
  await tryPageLaw(
    games,
    acts,
    { usual: 80, longest: 8 },
    {
      rested() {
        const state = editor();
        const { judgement, review } = state;
        if (judgement?.found.kind === 'turn' && judgement.made.length > 0) met.turns++;
        if (judgement && judgement.at % 2 === 1) met.later++;
        if (review) met.reviews++;
        const anew = answeredAnew(state);
        expect([judgement, review]).toEqual([anew.judgement, anew.review]);
      },
    },
  );
  expect(met.turns).toBeGreaterThanOrEqual(oftenEnough(1));
  expect(Math.min(met.later, met.reviews)).toBeGreaterThanOrEqual(oftenEnough(10));
});

test('tables, figures, the audience and every panel show the answers of a fresh solve', async () => {
  let turn = 0;
  let wall = openWall();
  await tryPageLaw(
    smallGame,
    anyAct,
    { usual: 30, longest: 14 },
    {
      begun() {
        forgetGames();
        turn = 0;
        wall = openWall();
      },
      // The presenter's window tells the other at every change, and that has followed since the beginning: it
      // shows what one shows that has just been opened.
      acted() {
        const scene = sceneOf(editor(), { view: undefined, pointer: undefined });
        expect(wall(scene)).toEqual(openWall()(scene));
      },
      rested() {
        const state = withSelection(editor(), turn++);
        const anew = answeredAnew(state);
        const made = [madeOf(state), madeOf(anew)];
        expect(made[0]).toEqual(made[1]);
        expect(wall(made[0].scene)).toEqual(openWall()(made[1].scene));
        expect(rendered(state, answeringNear)).toEqual(rendered(anew, answeringAnew(state)));
      },
    },
  );
});

/** Questions whose answers depend on the rules; each asked of one node or piece. */
const asked = ['moves', 'explain', 'sum'] as const;

/**
 * Drawings that differ from this one, and from each other, in one rule, one colour, one score or one player.
 */
function othersLike(document: GameDocument): readonly GameDocument[] {
  const [first, ...nodes] = document.nodes;
  const [arc, ...arcs] = document.edges;
  const player = arc?.player === 'left' ? 'right' : 'left';
  const all: readonly GameDocument[] = [
    ...(['left', 'draw', 'right'] as const).map((infinitePlay) => setRules(document, { infinitePlay })),
    { ...document, nodes: [{ ...first, gray: !first.gray }, ...nodes] },
    { ...document, nodes: [{ ...first, score: { left: 7, right: 7 } }, ...nodes] },
    { ...document, nodes: [{ ...first, score: { left: 7, right: 5 } }, ...nodes] },
    document,
    ...(arc ? [{ ...document, edges: [{ from: arc.from, to: arc.to, player } as const, ...arcs] }] : []),
  ];
  // Games at once have no gray nodes, and no two arcs of a player lead the same way.
  return all.filter((each) => readGraph(writeDocument(each)).ok);
}

test('a worker that was asked about another drawing like this one, or under other rules, answers as one that remembers nothing', async () => {
  await tryPageLaw(
    smallGame,
    anyAct,
    { usual: 20, longest: 10 },
    {
      begun: forgetGames,
      rested() {
        const state = editor();
        if (state.document.nodes.length === 0) return;
        for (const document of othersLike(state.document)) {
          const anew = answeringAnew({ ...state, document });
          for (const question of asked) {
            const job = (): Job => {
              const about = question === 'sum' ? { pieces: Uint32Array.of(0, 0) } : { vertex: 0 };
              return { kind: 'ask', question, about, game: gameOf(document).game } as Job;
            };
            expect(answeringNear(job())).toEqual(anew(job()));
          }
        }
      },
    },
  );
});
