/** At every rest each answer that the page shows is the answer to the drawing as a fresh solve gives it. */
import { test } from 'vitest';
import { type EditorState, editor } from '../../app/store/editor.ts';
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
    { usual: 120, longest: 24 },
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
