/** At every rest each answer that the page shows is the answer to the drawing as a fresh solve gives it. */
import { test } from 'vitest';
import { type EditorState, editor } from '../../app/store/editor.ts';
import { gameOf } from '../../app/store/game-of.ts';
import { setRules } from '../../engine/index.ts';
import type { Job } from '../../workers/protocol.ts';
import { smallGame } from '../arbitrary/small-games.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { anyAct } from './acts.ts';
import { answeredAnew, answeringAnew } from './fresh.ts';
import { madeOf } from './made-of.ts';
import { answeringNear, forgetGames } from './near-memory.ts';
import { rendered } from './panels.ts';
import { tryPageLaw } from './sequence.ts';

/** The engine's answers as the store has them. */
const answersIn = ({ labels, staleLabels, solving, sum, noSum, judgement }: EditorState) => ({
  labels,
  staleLabels,
  solving,
  sum,
  noSum,
  judgement,
});

test('labels, the sum of the pieces and judged moves are those of a fresh solve', async () => {
  await tryPageLaw(
    smallGame,
    anyAct,
    { usual: 90, longest: 24 },
    {
      rested() {
        const state = editor();
        expect(answersIn(state)).toEqual(answersIn(answeredAnew(state)));
      },
    },
  );
});

test('tables, figures, the audience and every panel show the answers of a fresh solve', async () => {
  await tryPageLaw(
    smallGame,
    anyAct,
    { usual: 30, longest: 14 },
    {
      begun: forgetGames,
      rested() {
        const state = editor();
        const anew = answeredAnew(state);
        expect(madeOf(state)).toEqual(madeOf(anew));
        expect(rendered(state, answeringNear)).toEqual(rendered(anew, answeringAnew(state)));
      },
    },
  );
});

/** Questions whose answers depend on the rules; each asked of one node or piece. */
const asked = ['moves', 'explain', 'sum'] as const;

test('a worker that was asked about the drawing under other rules answers as one that remembers nothing', async () => {
  await tryPageLaw(
    smallGame,
    anyAct,
    { usual: 20, longest: 10 },
    {
      begun: forgetGames,
      rested() {
        const state = editor();
        if (state.document.nodes.length === 0) return;
        for (const infinitePlay of ['left', 'draw', 'right'] as const) {
          const document = setRules(state.document, { infinitePlay });
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
