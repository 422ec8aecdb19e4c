/**
 * What a program answers when it is asked for one position, as data of JSON: `{"left": ["…"], "right":
 * ["…"]}`, or `{"either": ["…"]}` where both players have the same moves. `"gray": true` makes the position
 * entailing, `"score"` says what an end is worth, and `"parts"` lists the positions whose sum it is; then
 * moves may be left out, since they are those of the parts. Everything else is refused, since a misspelled
 * member would be a missing move that nobody notices.
 */
import { mostAdded, parseRational, type Rational } from '../numbers/rationals.ts';
import { accepted, type Result, refused } from '../result.ts';

export type ProgramAnswer = {
  /**
   * The positions to which each player can move, which are one and the same list for both under `either`;
   * undefined where the answer has parts alone.
   */
  readonly moves: { readonly left: readonly string[]; readonly right: readonly string[] } | undefined;
  /** The positions whose sum this one is, as often as they occur. */
  readonly parts: readonly string[] | undefined;
  readonly gray: boolean;
  /** What the game is worth where a player is to move and cannot. */
  readonly score: AnsweredScore | undefined;
};

export type AnsweredScore = { readonly left?: Rational; readonly right?: Rational };

const form = '{"left": ["…"], "right": ["…"]} or {"either": ["…"]}';

const members = ['left', 'right', 'either', 'parts', 'gray', 'score'] as const;
const lists = ['left', 'right', 'either', 'parts'] as const;

const wrong = (says: string): Result<never> => refused([{ place: '', says }]);

/** The most signs of an answer that a message repeats. */
const mostShown = 60;

const shown = (text: string): string =>
  text.length <= mostShown ? text : `${[...text].slice(0, mostShown).join('')}…`;

/** Data of any kind in a message, which may come from a function, and then be what JSON cannot say. */
function inWords(data: unknown): string {
  if (Array.isArray(data))
    return data.every((each) => typeof each !== 'object')
      ? `a list of ${data.map(String).join(', ')}`.slice(0, mostShown)
      : 'a list';
  if (typeof data === 'object' && data !== null) return 'a record';
  return typeof data === 'string' ? shown(JSON.stringify(data)) : shown(String(data));
}

/** Reads an answer that is a line of JSON; refused with what is wrong and what to write. Linear. */
export function readAnswerLine(line: string): Result<ProgramAnswer> {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    return wrong(
      line.trim() === ''
        ? `was answered by an empty line; answer ${form}`
        : `was answered by ${shown(line)}, which is not JSON; answer ${form} in one line, and write everything else to standard error`,
    );
  }
  return readAnswer(data);
}

/** Checks data that claims to be an answer. */
export function readAnswer(data: unknown): Result<ProgramAnswer> {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return wrong(`was answered by ${inWords(data)}; answer ${form}`);
  const fields = data as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(fields))
    if (!(members as readonly string[]).includes(name))
      return wrong(
        `has an answer with "${shown(name)}", which means nothing; the members are ${members.join(', ')}`,
      );
  for (const name of lists) {
    const list = fields[name];
    if (list !== undefined && !isListOfTexts(list))
      return wrong(
        `has an answer in which "${name}" is ${inWords(list)}; it must be a list of positions, which are texts`,
      );
  }
  const {
    left,
    right,
    either,
    parts,
    gray = false,
    score,
  } = fields as {
    readonly [name in (typeof lists)[number]]?: readonly string[];
  } & { readonly gray?: unknown; readonly score?: unknown };
  if (typeof gray !== 'boolean') return wrong('has an answer in which "gray" is neither true nor false');
  if (either && (left ?? right))
    return wrong('has an answer with "either" beside "left" or "right"; write the moves of both into both');
  if ((left && !right) || (right && !left))
    return wrong(
      `has an answer without "${left ? 'right' : 'left'}"; write an empty list where that player cannot move`,
    );
  const moves = either ? { left: either, right: either } : left && right && { left, right };
  if (!moves && !parts)
    return wrong(`has an answer without moves; answer ${form}, with an empty list where there is no move`);
  if (parts && gray)
    return wrong('is entailing and has parts; leave "parts" out, and answer the moves of the whole position');
  const worth = score === undefined ? accepted(undefined) : readScore(score);
  if (!worth.ok) return worth;
  if (parts && !moves && worth.value)
    return wrong('has parts and a score; leave "score" out, since it is that of the parts together');
  return accepted({ moves, parts, gray, score: worth.value });
}

const isListOfTexts = (data: unknown): data is readonly string[] =>
  Array.isArray(data) && data.every((each) => typeof each === 'string');

function readScore(data: unknown): Result<AnsweredScore> {
  const says =
    'has an answer whose "score" is not understood; write {"left": 3, "right": "-1/2"}, where one of the two may be missing';
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return wrong(says);
  const score: { left?: Rational; right?: Rational } = {};
  for (const [player, written] of Object.entries(data)) {
    if (player !== 'left' && player !== 'right') return wrong(says);
    const number =
      typeof written === 'number' || typeof written === 'string'
        ? parseRational(String(written), mostAdded)
        : undefined;
    if (!number) return wrong(says);
    score[player] = number;
  }
  return accepted(score);
}
