/**
 * What is hidden on a board is in nothing that leaves: every panel, picture, message and sentence is the same
 * for all values of hidden positions. Two states are compared that differ only in answers that must stay
 * secret.
 */
import * as fc from 'fast-check';
import { afterEach, test } from 'vitest';
import { playMove } from '../../app/boards/board-hand.ts';
import { boardFigureOfView } from '../../app/lesson/handout.ts';
import { positionAsked, positionShown } from '../../app/store/board.ts';
import { type EditorState, editor } from '../../app/store/editor.ts';
import {
  hideAll,
  isHidden,
  reveal,
  showAll,
  somethingHidden,
  writtenHidden,
} from '../../app/store/hidden.ts';
import { gameByTurns } from '../../app/store/play.ts';
import { askAbout, guessValue, openQuiz } from '../../app/store/quiz.ts';
import type { BoardAnswers } from '../../app/store/state/answers.ts';
import type { GivenAwayKnown, Judgement } from '../../app/store/state/play.ts';
import type { Quiz } from '../../app/store/state/quiz.ts';
import { movesBy } from '../../app/walkthrough/board-rules.ts';
import { keyOfPly } from '../../app/walkthrough/giving-away.ts';
import { handToMove } from '../../app/walkthrough/shown-game.ts';
import type { GivenAway } from '../../engine/sums/index.ts';
import type { Value } from '../../engine/values/index.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { type Act, act, anyCommand } from './act.ts';
import { boarding, playedBoard, smallBoard } from './actions/boards.ts';
import { madeOf } from './made-of.ts';
import { answeringNear } from './near-memory.ts';
import { close, rest } from './page.ts';
import { rendered } from './panels.ts';
import { givenHeat, heatAs } from './secret-heat.ts';
import { tryPageLaw } from './sequence.ts';
import { letPass } from './timers.ts';

/**
 * Two secrets, as unlike each other as answers can be: of different kinds too, which the help beside a value
 * mentions.
 */
const secrets = [
  {
    says: 'ninety-seven',
    verdict: 'right',
    count: 97,
    outcome: 'N',
    result: 'wins',
    value: { kind: 'nimber', n: 97531 },
  },
  {
    says: 'eighty-six',
    verdict: 'wrong',
    count: 86,
    outcome: 'P',
    result: 'loses',
    value: { kind: 'moon', phase: [86420] },
  },
] as const satisfies readonly { readonly value: Value; readonly [member: string]: unknown }[];
type Secret = (typeof secrets)[number];

/**
 * Every hidden position has the secret as its value and its outcome, and so has what all positions tell
 * together.
 */
function answersWith({ value, outcome, count, says }: Secret, state: EditorState): BoardAnswers | undefined {
  const { boardAnswers: answers, hidden } = state;
  if (!answers) return answers;
  const { here, solved, game } = answers;
  const told = <Asked extends { readonly position: string }>(asked: Asked): Asked =>
    isHidden(hidden, asked.position) ? { ...asked, value, outcome } : asked;
  const counts = [{ value, count }];
  const all = { counts, values: count, withoutValue: count, unguaranteed: [says], part: says };
  const last = here && { ...here.found.at, value, outcome };
  return {
    ...answers,
    ...(last && { before: { position: last.position, found: { ...here.found, at: last } } }),
    here: here && {
      ...here,
      found: {
        ...here.found,
        at: told(here.found.at),
        moves: here.found.moves.map(({ to, ...move }) => ({ ...move, to: told(to) })),
      },
    },
    solved:
      solved?.kind === 'done'
        ? {
            ...solved,
            value: {
              ...solved.value,
              ...all,
              start: told({ ...solved.value.start, position: game.position }),
            },
          }
        : solved,
  };
}

function judgementWith({ result, says }: Secret, judgement: Judgement): Judgement {
  const { found } = judgement;
  if (found.kind === 'unknown') return { ...judgement, found: { kind: 'unknown', says } };
  const moves = found.moves.map((move) => ({ ...move, result }));
  return { ...judgement, found: { ...found, result, moves } as Judgement['found'] };
}

/**
 * A guess about a hidden value that is not shown yet has the secret's verdict, and so has the reason why one
 * is not right where that would reveal the value.
 */
function quizWith({ verdict, says }: Secret, { quiz, hidden }: EditorState): Quiz | undefined {
  if (quiz?.node === undefined) return quiz;
  const isSecret = isHidden(hidden, quiz.node);
  const guesses = quiz.guesses.map((guess) => ({
    ...guess,
    ...(isSecret && !guess.told && { verdict, says: [says] }),
    ...(hidden.all && { why: [[says]] }),
  }));
  return { ...quiz, guesses };
}

/** What every move of the game gave away; nothing of it may be shown while any value is hidden. */
function givenWith(
  { value, result, says, count }: Secret,
  { game, boardAnswers }: EditorState,
): GivenAwayKnown {
  const gave: GivenAway = {
    stands: result === 'wins' ? 'best' : 'less',
    reached: value,
    better: [value],
    difference: value,
    could: 'wins',
    got: result,
    points: says === secrets[0].says ? '97' : undefined,
    ...givenHeat(count),
  };
  const plies = (gameByTurns({ game })?.plies ?? []).map((ply) => [keyOfPly(ply), gave] as const);
  return { solved: boardAnswers?.solved, start: heatAs(count), plies: new Map(plies) };
}

function stateWith(secret: Secret, state: EditorState): EditorState {
  const answered = { ...state, boardAnswers: answersWith(secret, state) };
  return {
    ...answered,
    quiz: quizWith(secret, state),
    judgement: state.judgement && judgementWith(secret, state.judgement),
    given: givenWith(secret, answered),
    heatShown: true,
    // What a person asks to see on the board.
    showsArrows: state.revision % 2 === 0,
    showsReach: true,
  };
}

/** Shows the value of the position that is shown, or of one to which a move leads. */
const revealing = (at: number): Act =>
  act(`the value ${at} is revealed`, () => {
    const { boardAnswers } = editor();
    const moves = boardAnswers?.here?.found.moves ?? [];
    const to = moves[at % Math.max(1, moves.length)]?.to.position;
    const position = at % 3 === 0 ? positionAsked(editor()) : to;
    if (position !== undefined) reveal([position]);
  });

/** Asks the class about the position that is shown, or where a move leads, and guesses. */
const guessing = (text: string, at: number): Act =>
  act(`the guess “${text}” about ${at}`, () => {
    const { boardAnswers, quiz } = editor();
    if (!quiz) openQuiz(positionAsked(editor()));
    const to = boardAnswers?.here?.found.moves[at]?.to.position;
    if (to !== undefined) askAbout(to);
    return guessValue(text, at % 2 === 0);
  });

/** A move is played while all values are hidden. */
const playedHidden = (at: number): Act =>
  act(`move ${at} of a hidden board`, () => {
    hideAll();
    const read = positionShown(editor());
    const mover = handToMove() ?? 'left';
    const all = read ? movesBy(read, mover) : [];
    if (all.length > 0) playMove(mover, all[at % all.length].to);
  });

const acts = fc.oneof(
  { weight: 5, arbitrary: boarding },
  { weight: 2, arbitrary: fc.constantFrom(act('all is hidden', hideAll), act('all is shown', showAll)) },
  { weight: 2, arbitrary: fc.nat(8).map(revealing) },
  { weight: 3, arbitrary: fc.nat(8).map(playedHidden) },
  {
    weight: 1,
    arbitrary: anyCommand('game.hint', 'game.evaluate', 'value.hide', 'value.reveal', 'quiz.quiz'),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom('0', '*1', '1', 'P', 'what'), fc.nat(3)).map((of) => guessing(...of)),
  },
);

/** What a handout prints of the position that is shown. */
function printed(state: EditorState) {
  const read = positionShown(state);
  const found = state.boardAnswers?.here?.found.at;
  const view = {
    shows: 'values',
    hidden: writtenHidden(state.hidden) ?? { all: false, except: [] },
  } as const;
  return read?.isSound && boardFigureOfView(view, read, found, 160).boards;
}

const told = (state: EditorState) => ({
  made: madeOf(state),
  panels: rendered(state, answeringNear),
  handout: printed(state),
});

test('everything that leaves is the same for all hidden values', async () => {
  let hidden = 0;
  let shown = 0;
  let guesses = 0;
  let moments = 0;
  await tryPageLaw(
    fc.oneof(smallBoard, playedBoard),
    acts,
    { usual: 10, longest: 12 },
    {
      async rested() {
        await letPass(200);
        await rest();
        const state = editor();
        guesses += state.quiz?.guesses.length ?? 0;
        if (somethingHidden(state)) {
          const [one, other] = secrets.map((secret) => told(stateWith(secret, state)));
          expect(one).toEqual(other);
          hidden += state.boardAnswers?.here?.found.moves.length ?? 0;
          moments += state.game?.plies.length ?? 0;
          return;
        }
        // Where nothing is hidden it is shown.
        if (shown > 3 || !state.boardAnswers?.here?.found.at.value) return;
        const [one, other] = [state, { ...state, boardAnswers: undefined }].map((each) =>
          rendered(each, answeringNear).get('BoardPanel'),
        );
        expect(one).not.toBe(other);
        shown++;
      },
    },
  );
  expect(hidden).toBeGreaterThan(0);
  expect(shown).toBeGreaterThan(0);
  expect(guesses).toBeGreaterThan(0);
  expect(moments).toBeGreaterThan(0);
});

afterEach(close);
