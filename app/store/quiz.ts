/**
 * Actions of the quiz. The engine judges every guess when it is typed; what it says is shown at once, or, of a guess
 * that the class is asked about, when the teacher tells it or reveals the value.
 */
import { guessSaid, type NodeId, textOfGuess } from '../../engine/index.ts';
import { engine } from '../../workers/client.ts';
import type { AskJob } from '../../workers/protocol.ts';
import { editor, setEditor } from './editor.ts';
import { gameOf } from './game-of.ts';
import { held } from './held.ts';
import { isHidden } from './hidden.ts';
import type { ClassGuess, Quiz } from './state/quiz.ts';

const change = (members: Partial<Quiz>): void => {
  const { quiz } = editor();
  if (quiz) setEditor({ quiz: { ...quiz, ...members } });
};

/** The guesses about another node are forgotten. */
export function askAbout(node: NodeId | undefined): void {
  const { quiz } = editor();
  if (quiz?.node !== node) setEditor({ quiz: { node, guesses: [], says: [] } });
}

export const openQuiz = (node: NodeId | undefined): void =>
  setEditor({ quiz: { node, guesses: [], says: [] } });

export const closeQuiz = (): void => setEditor({ quiz: undefined });

/** The last guess whose judgement is awaited. */
const judging = held<{ readonly cancel: () => void } | undefined>(
  () => undefined,
  (run) => run?.cancel(),
);

/**
 * Judges a guess about the node of the quiz and lists it, with its verdict or, for the class, with one hand. Resolves to
 * false if it was not understood: the quiz then says why.
 */
export async function guessValue(text: string, forClass: boolean): Promise<boolean> {
  const { quiz, document } = editor();
  const node = quiz?.node;
  if (node === undefined || text.trim() === '') return false;
  const { game, ids, index } = gameOf(document);
  const job: AskJob<'guess'> = {
    kind: 'ask',
    question: 'guess',
    about: { vertex: index.get(node) ?? 0, text },
    game,
  };
  judging.now?.cancel();
  const run = engine().run(job);
  judging.now = run;
  const answer = await run.answer;
  const { quiz: now, hidden, document: still } = editor();
  if (answer.kind === 'cancelled' || now?.node !== node || still !== document) return false;
  if (answer.kind !== 'done') {
    change({ says: [[answer.says]] });
    return false;
  }
  const found = answer.value;
  const says = guessSaid(found, (vertex) => !isHidden(hidden, ids[vertex])).map((sentence) =>
    sentence.map((part) =>
      typeof part === 'object' && 'vertex' in part ? { node: ids[part.vertex] } : part,
    ),
  );
  if (found.kind === 'no-guess') {
    change({ says });
    return false;
  }
  const { guess, verdict } = found;
  const key = `${guess.kind} ${textOfGuess(guess)}`;
  const known = now.guesses.find((each) => each.key === key);
  if (known) {
    if (forClass) raiseHands(key, 1);
    else tellGuess(key);
    return true;
  }
  const made: ClassGuess = { key, guess, hands: forClass ? 1 : 0, verdict, says, told: !forClass };
  change({ guesses: [...now.guesses, made], says: forClass ? [] : says });
  return true;
}

const changeGuess = (key: string, made: (guess: ClassGuess) => ClassGuess): void => {
  const guesses = editor().quiz?.guesses;
  if (guesses) change({ guesses: guesses.map((each) => (each.key === key ? made(each) : each)) });
};

/** More hands for a guess, or fewer; never below none. */
export const raiseHands = (key: string, by: number): void =>
  changeGuess(key, (guess) => ({ ...guess, hands: Math.max(0, guess.hands + by) }));

/** Shows the verdict of a guess. */
export function tellGuess(key: string): void {
  changeGuess(key, (guess) => ({ ...guess, told: true }));
  const told = editor().quiz?.guesses.find((each) => each.key === key);
  if (told) change({ says: told.says });
}

export const dropGuess = (key: string): void => {
  const guesses = editor().quiz?.guesses;
  if (guesses) change({ guesses: guesses.filter((each) => each.key !== key) });
};

/** After an edit of the game the guesses are about another value. */
export const forgetGuesses = (): void => change({ guesses: [], says: [] });
