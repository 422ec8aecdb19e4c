/**
 * A page that is loaded again shows the same: the drawing with its history, what is hidden, the step of the
 * rounds, the reductions or a proof, the game, the quiz with its guesses and their verdicts, the lesson.
 */
import * as fc from 'fast-check';
import { test } from 'vitest';
import { editor } from '../../app/store/editor.ts';
import { documentToKeep } from '../../app/store/handing-on.ts';
import { writtenHidden } from '../../app/store/hidden.ts';
import { askedNode } from '../../app/store/quiz.ts';
import { noGuesses } from '../../app/store/state/quiz.ts';
import type { Walkthrough } from '../../app/store/state/showing.ts';
import { gameCode } from '../../app/walkthrough/game-code.ts';
import { setView } from '../../engine/document/edits/index.ts';
import { type GameDocument, writeDocument } from '../../engine/document/index.ts';
import { smallGame } from '../arbitrary/small-games.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import type { Act } from './act.ts';
import { pageLoadedAgain } from './actions/history.ts';
import { compareAgain, passing } from './actions/passing.ts';
import { moving, playing } from './actions/playing.ts';
import { teaching } from './actions/showing.ts';
import { anyAct } from './acts.ts';
import { forgetGames } from './near-memory.ts';
import { restSoundly, tryPageLaw } from './sequence.ts';

/** The number of the step that is shown; games are treated separately. */
function stepOf({ subject, at }: Extract<Walkthrough, { kind: 'shown' }>) {
  if (subject.of === 'rounds') return at;
  if (subject.of === 'reductions') return { starts: subject.starts, side: subject.side, at };
  if (subject.of !== 'proof') return undefined;
  const { pair, claim, turns } = subject;
  return { pair, claim: [claim.about, claim.sign, claim.holds], turns, at };
}

function shown() {
  const { document, past, future, drawing, hidden, walkthrough, game, lesson, quiz, guessWriting } = editor();
  const walk = walkthrough?.kind === 'shown' ? walkthrough : undefined;
  const history = [...past, document, ...future].map((each) => setView(each, { hidden: undefined }));
  return {
    drawing,
    document: writeDocument(documentToKeep()),
    history: history.map((document) => writeDocument(document)),
    at: past.length,
    hidden: writtenHidden(hidden),
    steps: walk && stepOf(walk),
    game: game && { code: gameCode(document, game), at: walk?.at },
    lesson,
    // The reason why a text was not a guess is shown once.
    quiz: quiz && {
      ...(askedNode(editor()) === undefined ? { node: undefined, ...noGuesses } : quiz),
      refused: '',
      guessWriting,
    },
  };
}

/**
 * Tries the law on a number of sequences of these acts; returns how often what passes was on the screen when
 * the page was loaded again, for proofs the turns.
 */
async function tryReloads(
  games: fc.Arbitrary<GameDocument>,
  acts: fc.Arbitrary<Act>,
  { usual, longest }: { readonly usual: number; readonly longest: number },
) {
  const met = { guesses: 0, reductions: 0, turns: 0 };
  let before: ReturnType<typeof shown> | undefined;
  await tryPageLaw(
    games,
    acts,
    { usual, longest },
    {
      begun: forgetGames,
      async acting(act) {
        if (act !== pageLoadedAgain) return;
        await restSoundly();
        before = shown();
      },
      async acted(act) {
        if (act !== pageLoadedAgain) return;
        compareAgain();
        await restSoundly();
        expect(shown()).toEqual(before);
        const { quiz, walkthrough } = editor();
        if (quiz && quiz.guesses.length > 0) met.guesses++;
        const of = walkthrough?.kind === 'shown' ? walkthrough.subject.of : undefined;
        if (of === 'reductions') met.reductions++;
        if (walkthrough?.kind === 'shown' && walkthrough.subject.of === 'proof')
          met.turns += walkthrough.subject.turns.length;
      },
    },
  );
  return met;
}

test('a page that is loaded again shows the same', async () =>
  void (await tryReloads(smallGame, anyAct, { usual: 40, longest: 20 })));

test('games and lessons continue where they were', async () => {
  const acts = fc.oneof(
    { weight: 2, arbitrary: fc.oneof(playing, moving) },
    { weight: 2, arbitrary: teaching },
    { weight: 1, arbitrary: fc.constant(pageLoadedAgain) },
  );
  await tryReloads(smallGame, acts, { usual: 80, longest: 10 });
});

test('guesses with their verdicts, reductions and proofs continue where they were', async () => {
  const acts = fc.oneof(
    { weight: 3, arbitrary: passing },
    { weight: 3, arbitrary: fc.constant(pageLoadedAgain) },
    { weight: 1, arbitrary: anyAct },
  );
  const partizan = smallGame.filter(
    ({ nodes, edges }) => nodes.length > 2 && edges.filter(({ player }) => player !== 'either').length > 3,
  );
  const met = await tryReloads(partizan, acts, { usual: 60, longest: 8 });
  expect(Math.min(met.guesses, met.reductions, met.turns)).toBeGreaterThanOrEqual(oftenEnough(3));
});
