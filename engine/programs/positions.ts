/**
 * The positions of a program, with its answers: found breadth first from a start, and merged by their texts.
 * Answers come from outside, many at a time and in the order in which the positions were asked; a position is
 * asked once, however many searches meet it. Numbers are those of the order in which positions are first met,
 * which no size of a batch changes. Cost: O(1) expected for a position or a move, and some 10 numbers and the
 * text for a position.
 */
import { mostLetters, saysTooLong } from '../document/document.ts';
import { accepted, type OverBudget, type Problem, type Result, refused } from '../result.ts';
import { countedAsPositions } from '../rulesets/generate.ts';
import type { AnsweredScore, ProgramAnswer } from './answer.ts';

/**
 * What a search follows from a position that has both moves and parts: its moves, as a graph shows them, or
 * its parts, which are fewer positions. One that has only one of the two is followed there.
 */
export type SearchFollows = 'moves' | 'parts';

export type ProgramSearch = {
  /** The number of the start. */
  readonly start: number;
  /**
   * The positions to ask next, at most `most`; they count as asked. Where there are none and no answer is
   * due, the search is over. What was asked and not answered yet counts as due.
   */
  ask(most: number): readonly string[];
  /** How many positions were met so far. */
  met(): number;
  /** Whether some position that was met has parts that are followed. Precondition: the search is over. */
  hasSums(): boolean;
  /**
   * All positions, in the order in which they were met; refused if there are more than allowed. Precondition:
   * the search is over.
   */
  found(): readonly number[] | OverBudget;
};

/** What is known of a position that was answered: numbers of positions, each once in a list of moves. */
export type KnownPosition = {
  /** Undefined where the answer has parts alone; one and the same list where it says `either`. */
  readonly moves: { readonly left: readonly number[]; readonly right: readonly number[] } | undefined;
  readonly parts: readonly number[] | undefined;
};

export type ProgramPositions = {
  /** Begins a search. Precondition: `positionOfProgram` accepts the start. */
  search(start: string, most: number, follows: SearchFollows): ProgramSearch;
  /**
   * Takes the answer for the position that was asked first among those that are due; returns what is wrong,
   * by the position.
   */
  answer(read: Result<ProgramAnswer>): readonly Problem[];
  /** The position whose answer is due; undefined where none is. */
  due(): string | undefined;
  /**
   * After an answer that cannot be used: what was asked without an answer is asked again when it is met
   * again.
   */
  forgetDue(): void;
  textOf(position: number): string;
  numberOf(text: string): number | undefined;
  /** Precondition: it was answered. O(moves). */
  known(position: number): KnownPosition;
  isGray(position: number): boolean;
  scoreOf(position: number): AnsweredScore | undefined;
};

const [NEW, ASKED] = [-2, -1];
const [EITHER, MOVES, PARTS, GRAY] = [1, 2, 4, 8];

/** What breaks a line, and half of a sign that takes two units. */
const unfit = /[\n\r\p{Surrogate}]/u;

/** With more moves of one player than this, equal ones are found by a set. */
const few = 12;

export function openProgramPositions(): ProgramPositions {
  const texts: string[] = [];
  const numbers = new Map<string, number>();
  /** Per position where its answer begins in `rows`, or whether it was asked. */
  const at: number[] = [];
  /**
   * Per answer what it has, how many moves of Left, of Right (none under `either`) and parts there are, and
   * these.
   */
  const rows: number[] = [];
  const scores = new Map<number, AnsweredScore>();
  /** Per position the number of the search that met it last. */
  const metBy: number[] = [];
  let searches = 0;
  let asked: number[] = [];
  let answered = 0;

  const met = (text: string): number => {
    const number = texts.push(text) - 1;
    numbers.set(text, number);
    at.push(NEW);
    metBy.push(-1);
    return number;
  };

  /**
   * Writes the numbers of the positions to `rows`, each once if `once`, and returns what is wrong with one.
   */
  const write = (list: readonly string[], once: boolean): string | undefined => {
    const from = rows.length;
    const seen = once && list.length > few ? new Set<number>() : undefined;
    for (const text of list) {
      let number = numbers.get(text);
      if (number === undefined) {
        const says = whyUnfit(text);
        if (says !== undefined) return says;
        number = met(text);
      }
      if (seen ? seen.has(number) : once && rows.indexOf(number, from) >= 0) continue;
      seen?.add(number);
      rows.push(number);
    }
    return undefined;
  };

  const lists = (position: number) => {
    const from = at[position];
    const left = from + 4;
    const right = left + rows[from + 1];
    const parts = right + rows[from + 2];
    return { what: rows[from], left, right, parts, end: parts + rows[from + 3] };
  };

  return {
    search(text, most, follows) {
      const search = searches++;
      const start = numbers.get(text) ?? met(text);
      const order = [start];
      metBy[start] = search;
      let [expanded, next, kept, sums] = [0, 0, countedAsPositions(text.length), 0];
      const isWithin = (): boolean => kept <= most;
      const expand = (): void => {
        for (; expanded < order.length && at[order[expanded]] >= 0 && isWithin(); expanded++) {
          const { what, left, parts, end } = lists(order[expanded]);
          const byParts = (what & MOVES) === 0 || ((what & PARTS) > 0 && follows === 'parts');
          if (byParts) sums++;
          const to = byParts ? end : parts;
          for (let i = byParts ? parts : left; i < to; i++) {
            const other = rows[i];
            if (metBy[other] === search) continue;
            metBy[other] = search;
            order.push(other);
            kept += countedAsPositions(texts[other].length);
          }
        }
      };
      return {
        start,
        ask(count) {
          expand();
          const list: string[] = [];
          if (!isWithin()) return list;
          for (; next < order.length && list.length < count; next++) {
            const position = order[next];
            if (at[position] !== NEW) continue;
            at[position] = ASKED;
            asked.push(position);
            list.push(texts[position]);
          }
          return list;
        },
        met: () => order.length,
        hasSums() {
          expand();
          return sums > 0;
        },
        found() {
          expand();
          return isWithin()
            ? order
            : {
                kind: 'over-budget',
                says:
                  kept > order.length
                    ? `has long positions, which count as more than ${most.toLocaleString('en')} usual ones`
                    : `has more than ${most.toLocaleString('en')} positions`,
                positions: most,
              };
        },
      };
    },
    answer(read) {
      const position = asked[answered++];
      // Answered questions are dropped from time to time.
      if (answered === 1 << 12) {
        asked = asked.slice(answered);
        answered = 0;
      }
      const place = `"${texts[position]}"`;
      if (!read.ok) return read.problems.map(({ says }) => ({ place, says }));
      const { moves, parts, gray, score } = read.value;
      const isEither = moves !== undefined && moves.left === moves.right;
      const from = rows.length;
      const what = (isEither ? EITHER : 0) | (moves ? MOVES : 0) | (parts ? PARTS : 0) | (gray ? GRAY : 0);
      rows.push(what, 0, 0, 0);
      const written = [moves?.left ?? [], isEither ? [] : (moves?.right ?? []), parts ?? []];
      for (const [i, list] of written.entries()) {
        const before = rows.length;
        const says = write(list, i < 2);
        if (says !== undefined) return [{ place, says: `has an answer with a position that ${says}` }];
        rows[from + 1 + i] = rows.length - before;
      }
      at[position] = from;
      if (score) scores.set(position, score);
      return [];
    },
    forgetDue() {
      for (const position of asked) if (at[position] === ASKED) at[position] = NEW;
      asked = [];
      answered = 0;
    },
    due: () => (answered < asked.length ? texts[asked[answered]] : undefined),
    textOf: (position) => texts[position],
    numberOf: (text) => numbers.get(text),
    known(position) {
      const { what, left, right, parts, end } = lists(position);
      const ofLeft = rows.slice(left, right);
      return {
        moves:
          (what & MOVES) > 0
            ? { left: ofLeft, right: (what & EITHER) > 0 ? ofLeft : rows.slice(right, parts) }
            : undefined,
        parts: (what & PARTS) > 0 ? rows.slice(parts, end) : undefined,
      };
    },
    isGray: (position) => (rows[at[position]] & GRAY) > 0,
    scoreOf: (position) => scores.get(position),
  };
}

/** The text, if it can be a position of a program. */
export function positionOfProgram(text: string): Result<string> {
  const says = whyUnfit(text);
  return says === undefined ? accepted(text) : refused([{ place: 'position', says }]);
}

/** Why a text cannot be a position, as what follows "a position that"; undefined where it can. */
function whyUnfit(text: string): string | undefined {
  if (text === '') return 'is empty; call it by a sign, such as 0';
  if (text.length > mostLetters) return saysTooLong(text.length);
  if (!unfit.test(text)) return undefined;
  return /[\n\r]/.test(text)
    ? `has a line break: ${JSON.stringify(text.slice(0, mostShownOfText))}; write positions in one line`
    : `has half of a sign: ${JSON.stringify(text.slice(0, mostShownOfText))}; write whole signs`;
}

const mostShownOfText = 40;
