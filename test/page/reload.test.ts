/** A page that is loaded again shows the same: the drawing with its history, what is hidden, the step, the game, the lesson. */
import { test } from 'vitest';
import { editor } from '../../app/store/editor.ts';
import { documentToKeep, writtenHidden } from '../../app/store/hidden.ts';
import { gameCode } from '../../app/walkthrough/game-code.ts';
import { setView, writeDocument } from '../../engine/index.ts';
import { smallGame } from '../arbitrary/small-games.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { pageLoadedAgain } from './actions/history.ts';
import { anyAct } from './acts.ts';
import { rest } from './page.ts';
import { tryPageLaw } from './sequence.ts';

function shown() {
  const { document, past, future, drawing, hidden, walkthrough, game, lesson } = editor();
  const walk = walkthrough?.kind === 'shown' ? walkthrough : undefined;
  const history = [...past, document, ...future].map((each) => setView(each, { hidden: undefined }));
  return {
    drawing,
    document: writeDocument(documentToKeep()),
    history: history.map(writeDocument),
    at: past.length,
    hidden: writtenHidden(hidden),
    steps: walk?.subject.of === 'rounds' ? walk.at : undefined,
    game: game && { code: gameCode(document, game), at: walk?.at },
    lesson,
  };
}

test('a page that is loaded again shows the same', async () => {
  let before: ReturnType<typeof shown> | undefined;
  await tryPageLaw(
    smallGame,
    anyAct,
    { usual: 40, longest: 20 },
    {
      async acting(act) {
        if (act !== pageLoadedAgain) return;
        await rest();
        before = shown();
      },
      acted(act) {
        if (act === pageLoadedAgain) expect(shown()).toEqual(before);
      },
    },
  );
});
