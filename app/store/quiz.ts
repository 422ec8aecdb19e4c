/**
 * Actions of the quiz. The engine judges every guess when it is typed. The verdict is shown at once, or, for
 * a guess that the class is asked about, when the teacher shows it or reveals the value; the reason why a
 * guess is not right is shown only after the value is revealed.
 */
import type { NodeId } from '../../engine/document/index.ts';
import type { AnswerTo } from '../../engine/questions/index.ts';
import { type GuessSentence, reasonsSaid, textOfGuess, verdictSaid } from '../../engine/theories/index.ts';
import type { AskJob, JobRun } from '../../workers/protocol.ts';
import { askByName, type FoundByName } from './asking-by-name.ts';
import { type EditorState, editor, setEditor } from './editor.ts';
import { held } from './held.ts';
import { type ClassGuess, noGuesses, type Quiz, type QuizSentence } from './state/quiz.ts';
import { subjectOf } from './subject.ts';
import { mayTell, type ToldFrom } from './telling.ts';

type GuessFound = FoundByName<AnswerTo<'guess'>>;
type GuessJudged = Exclude<AnswerTo<'guess'>, { readonly kind: 'no-guess' }>;

const judgeGuess = (about: NodeId, text: string): JobRun<GuessFound> =>
  askByName(
    about,
    ({ vertex, game }): AskJob<'guess'> => ({
      kind: 'ask',
      question: 'guess',
      about: { vertex, text },
      game,
    }),
  );

const change = (members: Partial<Quiz>): void => {
  const { quiz } = editor();
  if (quiz) setEditor({ quiz: { ...quiz, ...members } });
};

/** The guesses about another node are forgotten. */
export function askAbout(node: NodeId | undefined): void {
  const { quiz } = editor();
  if (quiz?.node !== node) setEditor({ quiz: { node, ...noGuesses }, guessWriting: '' });
}

export const openQuiz = (node: NodeId | undefined): void =>
  setEditor({ quiz: { node, ...noGuesses }, guessWriting: '' });

export const closeQuiz = (): void => setEditor({ quiz: undefined, guessWriting: '' });

/** What is being written in the field for a guess. */
export const writeGuess = (guessWriting: string): void => setEditor({ guessWriting });

/** The last guess whose judgement is awaited. */
const judging = held<{ readonly cancel: () => void } | undefined>(
  () => undefined,
  (run) => run?.cancel(),
);

/**
 * The node that the quiz asks about, while it is drawn: one that was deleted comes back when that is undone.
 * On a board, the position that it asks about.
 */
export const askedNode = ({ quiz, document }: Pick<EditorState, 'quiz' | 'document'>): NodeId | undefined =>
  quiz?.node !== undefined && subjectOf(document).has(document, quiz.node) ? quiz.node : undefined;

/** A guess that was understood, as the list has it. */
function listed(
  found: GuessJudged,
  ids: GuessFound['ids'],
  typed: string,
): Omit<ClassGuess, 'hands' | 'told'> {
  const named = (sentence: GuessSentence): QuizSentence =>
    sentence.map((part) =>
      typeof part === 'object' && 'vertex' in part ? { node: ids[part.vertex] ?? '' } : part,
    );
  const isNamed = (sentence: GuessSentence): boolean =>
    sentence.every(
      (part) => typeof part === 'string' || !('vertex' in part) || ids[part.vertex] !== undefined,
    );
  const { guess, verdict } = found;
  return {
    key: `${guess.kind} ${textOfGuess(guess)}`,
    typed,
    guess,
    verdict,
    says: named(verdictSaid(found)),
    why: reasonsSaid(found).filter(isNamed).map(named),
  };
}

/**
 * Judges a guess about the node of the quiz and lists it, with its verdict or, for the class, with one hand.
 * Resolves to false if it was not understood: the quiz then says why.
 */
export async function guessValue(text: string, forClass: boolean): Promise<boolean> {
  const { document } = editor();
  const node = askedNode(editor());
  if (node === undefined || text.trim() === '') return false;
  judging.now?.cancel();
  const run = judgeGuess(node, text);
  judging.now = run;
  const answer = await run.answer;
  const { quiz: now, document: still } = editor();
  if (answer.kind === 'cancelled' || now?.node !== node || still !== document) return false;
  if (answer.kind !== 'done') {
    change({ refused: answer.says, about: undefined });
    return false;
  }
  const { found, ids } = answer.value;
  if (found.kind === 'no-guess') {
    change({ refused: found.says, about: undefined });
    return false;
  }
  const made = { ...listed(found, ids, text), hands: forClass ? 1 : 0, told: !forClass };
  const { key } = made;
  if (now.guesses.some((each) => each.key === key)) {
    if (forClass) raiseHands(key, 1);
    else tellGuess(key);
    return true;
  }
  change({ guesses: [...now.guesses, made], refused: '', about: forClass ? undefined : key });
  return true;
}

/** The quiz as a page leaves it to the next one, which judges the guesses again: no verdict is in it. */
export type QuizKept = Pick<Quiz, 'node' | 'about'> & {
  readonly guesses: readonly Pick<ClassGuess, 'key' | 'typed' | 'hands' | 'told'>[];
  /** What is being written in the field. */
  readonly writing: string;
};

export const quizToKeep = ({ node, about, guesses }: Quiz, writing: string): QuizKept => ({
  node,
  about,
  guesses: guesses.map(({ key, typed, hands, told }) => ({ key, typed, hands, told })),
  writing,
});

/**
 * Opens the quiz that was left, about no node if its own is not drawn any more, and judges its guesses about
 * the drawing as it is now. Resolves when all are judged; a guess that is not understood any more is
 * forgotten.
 */
export async function resumeQuiz({ node, about, guesses, writing }: QuizKept): Promise<void> {
  const { document } = editor();
  if (node !== undefined && !subjectOf(document).has(document, node)) {
    openQuiz(undefined);
    writeGuess(writing);
    return;
  }
  const unjudged = guesses.map((kept): ClassGuess => {
    const guess = { kind: 'text', text: kept.typed } as const;
    return { ...kept, guess, verdict: undefined, says: undefined, why: [] };
  });
  setEditor({ quiz: { node, guesses: unjudged, refused: '', about }, guessWriting: writing });
  if (node === undefined) return;
  for (const { key, typed } of guesses) {
    const answer = await judgeGuess(node, typed).answer;
    const { quiz, document: still } = editor();
    if (quiz?.node !== node || still !== document) return;
    if (answer.kind !== 'done') continue;
    const { found, ids } = answer.value;
    if (found.kind === 'no-guess') dropGuess(key);
    else changeGuess(key, (guess) => ({ ...guess, ...listed(found, ids, typed) }));
  }
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
  change({ refused: '', about: key });
}

/**
 * Whether it may be said why a guess is not right: the value it is about is revealed, and nothing on which
 * that rests is hidden.
 */
export const mayTellWhy = (state: ToldFrom & Pick<EditorState, 'quiz'>): boolean =>
  state.quiz?.node !== undefined && mayTell(state, [state.quiz.node]);

/** The sentences about the last judged guess: the verdict, and after the value is revealed why. */
export function saidOfGuess(quiz: Quiz, withWhy: boolean): readonly QuizSentence[] {
  if (quiz.refused !== '') return [[quiz.refused]];
  const told = quiz.guesses.find(({ key }) => key === quiz.about);
  if (!told?.says) return [];
  return withWhy ? [told.says, ...told.why] : [told.says];
}

export const dropGuess = (key: string): void => {
  const guesses = editor().quiz?.guesses;
  if (guesses) change({ guesses: guesses.filter((each) => each.key !== key) });
};

/** After an edit of the game the guesses are about another value. */
export const forgetGuesses = (): void => change(noGuesses);
