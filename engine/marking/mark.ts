/**
 * Marks an answer to a view that was made ready. Nothing that a phone can send makes it fail: what has no
 * meaning here is not understood, with a sentence that says why.
 */
import type { WayToAnswer } from '../lesson/ways.ts';
import { compareRationals, printRational } from '../numbers/rationals.ts';
import { isBeyondBudget } from '../result.ts';
import type { ClassAnswer } from './asked.ts';
import { numberTyped } from './asking.ts';
import { type Inside, insideKept, keepInside } from './inside.ts';
import { markDrawn } from './mark-drawn.ts';
import { markValue } from './mark-value.ts';
import { prepareView } from './prepare.ts';
import type { MarkedAnswer, PreparedView } from './prepared.ts';
import { marked, notUnderstood, wordsAlike } from './verdicts.ts';

type Choosing = Extract<PreparedView['way'], { readonly choices: unknown }>;

const wanted: Readonly<Record<WayToAnswer['by'], string>> = {
  value: 'write a value',
  number: 'write a number',
  words: 'write words',
  outcome: 'choose who wins',
  node: 'choose a node',
  arc: 'choose an arc',
  move: 'choose a move',
  row: 'choose a row',
  column: 'choose a column',
  drawing: 'draw a position',
};

/** Cost: of a value that of comparing it, of a drawing that of solving it, both within a budget. */
export function* markAnswer(
  prepared: PreparedView,
  answer: ClassAnswer,
): Generator<number, MarkedAnswer, void> {
  try {
    return yield* marking(prepared, answer);
  } catch (thrown) {
    // A position with more moves than can be listed is met in the middle of a computation.
    if (!isBeyondBudget(thrown)) throw thrown;
    return notUnderstood('text' in answer ? answer.text : '', thrown.message);
  }
}

function* marking(prepared: PreparedView, answer: ClassAnswer): Generator<number, MarkedAnswer, void> {
  const { way } = prepared;
  const isText = 'text' in answer && typeof answer.text === 'string';
  const isChoice = 'choice' in answer && typeof answer.choice === 'number';
  if ('choices' in way && isChoice) return markChoice(way, answer.choice, prepared);
  if (way.by === 'drawing' && 'drawing' in answer) return yield* markDrawn(prepared, answer.drawing);
  if (isText && way.by === 'words') return markWords(answer.text);
  if (isText && way.by === 'number') return markNumber(prepared, answer.text);
  if (isText && way.by === 'value') {
    const inside = yield* insideAgain(prepared);
    if (inside) return yield* markValue(inside, answer.text);
  }
  const text = isText ? answer.text : isChoice ? String(answer.choice) : '';
  return notUnderstood(text, `This is not an answer to the question: ${wanted[way.by]}.`);
}

/** The game of the view; a copy of what was prepared is solved again, once. */
function* insideAgain({ marking: asked }: PreparedView): Generator<number, Inside | undefined, void> {
  const known = insideKept(asked);
  if (known) return known;
  const again = yield* prepareView(asked.view, asked.document);
  const inside = again.ok ? insideKept(again.value.marking) : undefined;
  if (inside) keepInside(asked, inside);
  return inside;
}

function markChoice(way: Choosing, choice: number, { marking: asked }: PreparedView): MarkedAnswer {
  const chosen = way.choices.at(Number.isInteger(choice) && choice >= 0 ? choice : way.choices.length);
  if (!chosen)
    return notUnderstood(
      String(choice),
      `There is no choice ${choice + 1}, only ${way.choices.length}: ${wanted[way.by]}.`,
    );
  const right = asked.rightChoices;
  if (!right) return marked('unmarked', `choice ${choice}`, chosen.name);
  const names = right.map((place) => way.choices[place].name).join(', ');
  if (right.includes(choice)) return marked('right', `choice ${choice}`, chosen.name);
  return marked('wrong', `choice ${choice}`, chosen.name, names === '' ? '' : `Correct: ${names}.`);
}

function markNumber({ marking: { way } }: PreparedView, text: string): MarkedAnswer {
  const number = numberTyped(text);
  if (!number) return notUnderstood(text, `“${text.trim()}” is not a number; write one such as 3/4 or -0.5.`);
  const printed = printRational(number);
  const right = way.by === 'number' && way.right !== undefined ? numberTyped(way.right) : undefined;
  if (!right) return marked('unmarked', `number ${printed}`, printed);
  return compareRationals(number, right) === 0
    ? marked('right', `number ${printed}`, printed)
    : marked('wrong', `number ${printed}`, printed, `It is ${printRational(right)}.`);
}

function markWords(text: string): MarkedAnswer {
  const plain = wordsAlike(text);
  return plain === ''
    ? notUnderstood('', 'Nothing is written here.')
    : marked('unmarked', `words ${plain}`, text.trim().replace(/\s+/g, ' '));
}
