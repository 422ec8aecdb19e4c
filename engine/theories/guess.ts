/**
 * The judgement of a guessed value: it is right, right in its outcome alone, or wrong. The evidence against
 * it is kept separately, since it reveals something of the value and may be shown only when the value is.
 * Each theory of values that are compared by play has a question `guess` of its own; the general one handles
 * the values that a nim-heap distinguishes.
 */
import { type OutcomeClass, outcomeClasses } from '../outcome/classes.ts';
import { type Outcome, partizanOutcomes } from '../outcome/outcome.ts';
import type { Value } from '../values/value.ts';
import { textOf } from '../values/words.ts';
import type { VertexNaming } from './question.ts';

/** What was typed, as it was read: a value, or an outcome alone. */
export type ReadGuess =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'outcome'; readonly outcome: Outcome }
  /** A game that has no value that can be written. */
  | { readonly kind: 'text'; readonly text: string };

/** Evidence against a guess. Vertices are those of the graph. */
export type Against =
  /** The outcome is another one than that of the guess; `by` is a move that brings it about. */
  | {
      readonly kind: 'outcome';
      readonly guessed: Outcome;
      readonly found: Outcome;
      readonly by: number | undefined;
    }
  /** An option has the guessed value already. */
  | { readonly kind: 'taken'; readonly option: number }
  /** Next to a nim-heap of this size the winner is another one; `by` is the move, or one in the heap. */
  | {
      readonly kind: 'beside';
      readonly heap: number;
      readonly guessed: Outcome;
      readonly found: Outcome;
      readonly by: number | 'heap' | undefined;
    }
  /**
   * Next to some nim-heap neither player can force a win, and the guess denies it; or the other way round.
   */
  | { readonly kind: 'some-heap'; readonly draws: boolean }
  /** Nodes of its colour have values of other kinds. */
  | { readonly kind: 'colour'; readonly entailing: boolean }
  /** No nim-heap distinguishes the two; other games do. */
  | { readonly kind: 'finer' }
  /** How the node compares with the guess, and how that is shown, in sentences of the theory. */
  | { readonly kind: 'compared'; readonly says: readonly GuessSentence[] };

/** A sentence of words, vertices and the guess itself, so that a screen can typeset them. */
export type GuessSentence = readonly (string | { readonly vertex: number } | { readonly guess: ReadGuess })[];

export type GuessJudged = {
  readonly kind: 'guess';
  /** "outcome" where the outcome is right, and the value is another one or not known. */
  readonly verdict: 'right' | 'outcome' | 'wrong';
  readonly guess: ReadGuess;
  readonly against: readonly Against[];
  /** Whether the value is known at all; if not, an outcome is all that can be guessed. */
  readonly known: boolean;
};

export type GuessAnswer =
  | GuessJudged
  /** It could not be read, or not be judged. */
  | { readonly kind: 'no-guess'; readonly says: string };

/** Every text that means an outcome. */
const meant = new Map(
  (Object.entries(outcomeClasses) as [Outcome, OutcomeClass][]).flatMap(([outcome, { letter, word }]) =>
    [outcome.toLowerCase(), letter, ...(word ? [word] : [])].map((text) => [text, outcome] as const),
  ),
);

/**
 * The outcome that a text means: its letter, plain or calligraphic, or "next", "previous", "draw", "left",
 * "right". It is one of those that the game can have; by default these are the nine of play by turns.
 */
export function outcomeIn(text: string, among: readonly Outcome[] = partizanOutcomes): Outcome | undefined {
  const plain = text.trim();
  const outcome = meant.get(plain) ?? meant.get(plain.toLowerCase());
  return outcome !== undefined && among.includes(outcome) ? outcome : undefined;
}

/** A guess of who wins where the value is known. */
export function outcomeJudged(outcome: Outcome, found: Outcome): GuessJudged {
  const right = outcome === found;
  return {
    kind: 'guess',
    verdict: right ? 'outcome' : 'wrong',
    guess: { kind: 'outcome', outcome },
    against: right ? [] : [{ kind: 'outcome', guessed: outcome, found, by: undefined }],
    known: true,
  };
}

export const noGuess = (says: string): GuessAnswer => ({ kind: 'no-guess', says });

/** Precondition: the text is neither an outcome nor a value; `why` says where reading stopped. */
export const unreadGuess = (text: string, why: string): GuessAnswer =>
  noGuess(`“${text.trim()}” is not a value here: ${why}.`);

export function textOfGuess(guess: ReadGuess): string {
  if (guess.kind === 'text') return guess.text;
  return guess.kind === 'value' ? textOf(guess.value) : outcomeClasses[guess.outcome].letter;
}

/**
 * The answer in sentences of plain text: the verdict, and the reasons. Who asks on the command line has the
 * drawing, and may solve it.
 */
export const guessInText = (answer: GuessAnswer, name: VertexNaming): readonly string[] =>
  [verdictSaid(answer), ...reasonsSaid(answer)].map((sentence) =>
    sentence
      .map((part) =>
        typeof part === 'string' ? part : 'vertex' in part ? name(part.vertex) : textOfGuess(part.guess),
      )
      .join(''),
  );

/** Whether the guess is right, in its outcome alone, or wrong; nothing that tells more of the value. */
export function verdictSaid(answer: GuessAnswer): GuessSentence {
  if (answer.kind === 'no-guess') return [answer.says];
  const { verdict, guess, known } = answer;
  if (verdict === 'right') return ['Right: ', { guess }, '.'];
  if (verdict === 'wrong') return ['Not ', { guess }, '.'];
  if (guess.kind === 'outcome') return [`The outcome is right: ${outcomeClasses[guess.outcome].says}.`];
  return known
    ? ['The outcome is right, but the value is not ', { guess }, '.']
    : ['The outcome is right. No known theory says what the value is.'];
}

/**
 * Why it is not right. These sentences tell the value, or half of it, so a class hears them when the value is
 * revealed.
 */
export function reasonsSaid(answer: GuessAnswer): readonly GuessSentence[] {
  if (answer.kind === 'no-guess' || answer.verdict === 'right') return [];
  const { verdict, guess, against, known } = answer;
  if (verdict === 'outcome' && !known) return [];
  return against.flatMap((each) => reasonsIn(each, guess));
}

function reasonsIn(against: Against, guess: ReadGuess): readonly GuessSentence[] {
  switch (against.kind) {
    case 'outcome': {
      const { guessed, found, by } = against;
      const worth =
        guess.kind === 'outcome'
          ? []
          : ['; where the value is ', { guess }, `, ${outcomeClasses[guessed].says}`];
      return [[`Here ${outcomeClasses[found].says}`, ...byMoving(found, by), ...worth, '.']];
    }
    case 'taken':
      return [['Its option ', { vertex: against.option }, ' is worth ', { guess }, ' already.']];
    case 'beside':
      return [besideSaid(against, guess)];
    case 'some-heap':
      return [
        [
          against.draws
            ? 'Beside some nim-heap neither player can force a win.'
            : 'Beside every nim-heap one of the players can force a win.',
        ],
      ];
    case 'colour':
      return [[`No ${against.entailing ? 'gray' : 'white'} node is worth `, { guess }, '.']];
    case 'finer':
      return [['Your guess has the same outcome beside every nim-heap, but not beside every other game.']];
    case 'compared':
      return against.says;
  }
}

function besideSaid(
  { heap, guessed, found, by }: Extract<Against, { kind: 'beside' }>,
  guess: ReadGuess,
): GuessSentence {
  const size: ReadGuess = { kind: 'value', value: { kind: 'nimber', n: heap } };
  if (by === 'heap' && textOfGuess(guess) === textOfGuess(size))
    return ['No option is worth ', { guess }, ', but some smaller nimber is missing among the options.'];
  return [
    `${heap === 0 ? 'With nothing beside it' : `Beside a nim-heap of ${heap}`}, ${outcomeClasses[found].says}`,
    ...byMoving(found, by),
    '; where the value is ',
    { guess },
    `, ${outcomeClasses[guessed].says}.`,
  ];
}

function byMoving(found: Outcome, by: number | 'heap' | undefined): GuessSentence {
  if (by === undefined) return [];
  const [first, last] = found === 'D' ? [' (', ' keeps the draw)'] : [', by ', ''];
  return by === 'heap' ? [`${first}a move in the heap${last}`] : [`${first}a move to `, { vertex: by }, last];
}
