/**
 * What a scoring game is worth (Larsson, Neto, Nowakowski, Santos, Guaranteed scoring games): its canonical
 * form where it is guaranteed, and its stops, the scores that the two players reach when they take turns.
 */
import {
  mostAdded,
  numberNear,
  parseRational,
  printedRational,
  printRational,
} from '../numbers/rationals.ts';
import type { ValueKind } from './kind.ts';
import type { Mark } from './mark.ts';
import { isScore, type ScoreText, type ScoringForm, sidesInForm, treeSize } from './scoring-form.ts';
import {
  latexOfSigns,
  printedScore,
  runsOfSigns,
  saidScore,
  scoreOnPaper,
  signsOfForm,
  spokenScore,
  spokenSigns,
  textOfSigns,
} from './scoring-words.ts';
import { base, sub } from './wording.ts';

/**
 * By its stops: a hot game is worth more to the player who moves first, a zugzwang to the one who moves
 * second, a tepid game as much to both; a number is worth itself.
 */
export type ScoreKind = 'number' | 'hot' | 'tepid' | 'zugzwang';

/**
 * The stops where one player may pass: Right (under) or Left (over), as the paper underlines and overlines
 * them.
 */
export type PassStops = {
  readonly lsUnder: ScoreText;
  readonly rsUnder: ScoreText;
  readonly lsOver: ScoreText;
  readonly rsOver: ScoreText;
};

export type Scoring = {
  readonly kind: 'scoring';
  /** The score when Left moves first, and when Right does. */
  readonly ls: ScoreText;
  readonly rs: ScoreText;
  /** Without it the theory has no more than the two stops to say. */
  readonly guaranteed: boolean;
  /** For a guaranteed game, unless only its stops were found. */
  readonly passing?: PassStops;
  readonly scoreKind?: ScoreKind;
  /** For a guaranteed game, unless it is larger than a label carries. */
  readonly canonical?: ScoringForm;
  /** What tells a form too large to be carried from others. */
  readonly large?: { readonly birthday: number; readonly hash: string };
};

/** Signs up to which a value is written out: on paper and canvas, and in a line of text. */
const mostSet = 9;
const mostWritten = 400;
const mostSpoken = 40;
/** Nodes up to which a form is written as a tree of data. */
const mostTree = 1000;

const signsOf = ({ canonical }: Scoring, most: number) => canonical && signsOfForm(canonical, most);

const kindWords = ({ guaranteed, scoreKind }: Scoring): string =>
  guaranteed ? (scoreKind ?? 'stops alone') : 'not guaranteed';

function writtenWith(value: Scoring, print: (score: ScoreText) => string): string {
  const signs = signsOf(value, mostWritten);
  return signs ? textOfSigns(signs, print) : `(${print(value.ls)} | ${print(value.rs)}) ${kindWords(value)}`;
}

/** Values without their forms: the stops alone. */
const inBrief = new WeakMap<Scoring, Scoring>();

export const scoring: ValueKind<Scoring> = {
  kind: 'scoring',
  counted: { one: 'scoring value', more: 'scoring values', spoken: 'scoring values' },
  rank: 'finite',
  text: (value) => writtenWith(value, printedScore),
  inSentence: (value) => writtenWith(value, saidScore),
  key(value) {
    if (value.canonical) return JSON.stringify(value.canonical);
    const { ls, rs, large, guaranteed, scoreKind } = value;
    return `${ls} ${rs} ${guaranteed} ${scoreKind ?? ''} ${large?.birthday ?? ''} ${large?.hash ?? ''}`;
  },
  latex(value) {
    const signs = signsOf(value, mostWritten / 4);
    if (signs) return latexOfSigns(signs);
    return `(${value.ls} \\mid ${value.rs})\\ \\mathrm{${kindWords(value).replace(' ', '\\ ')}}`;
  },
  spoken(value) {
    const signs = signsOf(value, mostSpoken);
    if (signs) return spokenSigns(signs);
    return `stops ${spokenScore(value.ls)} and ${spokenScore(value.rs)}, ${kindWords(value)}`;
  },
  mark(value) {
    const signs = signsOf(value, mostSet);
    return signs ? runsOfSigns(signs) : stopsMark(value);
  },
  label(value, brief) {
    if (!value.canonical || value.scoreKind === 'number' || (!brief && signsOf(value, mostSet))) return value;
    const known = inBrief.get(value);
    if (known) return known;
    const { canonical: _, ...stops } = value;
    inBrief.set(value, stops);
    return stops;
  },
  legend(value) {
    if (!value.guaranteed) {
      return 'Not guaranteed: the theory gives only the stops, the scores when Left and when Right moves first.';
    }
    return value.scoreKind ? sentences[value.scoreKind] : onlyStops;
  },
  /**
   * Its notation is read as a game by `parseScoring`, and the value found by the theory; stops alone are the
   * value of others.
   */
  parse(text) {
    const [, ls, rs] = /^\(([-−\d./]+)\|([-−\d./]+)\)notguaranteed$/i.exec(text)?.map(exactScore) ?? [];
    return ls && rs ? { kind: 'scoring', ls, rs, guaranteed: false } : undefined;
  },
  order: (a, b) => compareScores(b.ls, a.ls) || compareScores(b.rs, a.rs),
  data({ kind, canonical, ls, rs, passing, scoreKind, guaranteed }) {
    return {
      kind,
      canonical: canonical ? formData(canonical) : null,
      ls: scoreData(ls),
      rs: scoreData(rs),
      ls_under: passing ? scoreData(passing.lsUnder) : null,
      rs_under: passing ? scoreData(passing.rsUnder) : null,
      ls_over: passing ? scoreData(passing.lsOver) : null,
      rs_over: passing ? scoreData(passing.rsOver) : null,
      scoreKind: scoreKind ?? null,
      guaranteed,
    };
  },
};

/** What `printedScore` writes, as a score is kept; undefined for other text. */
function exactScore(printed: string): ScoreText | undefined {
  const read = parseRational(printed, mostAdded);
  return read && printRational(read);
}

const onlyStops =
  'The stops alone, the scores when Left and when Right moves first: the canonical form would have taken too long.';

const sentences: Readonly<Record<ScoreKind, string>> = {
  number: 'A number: the game is over with this score, or equal to such a game.',
  hot: 'Hot: moving first is better. Its canonical form is shown or, if that is long, its stops: the scores when Left and when Right moves first.',
  tepid:
    'Tepid: the score does not depend on who moves first, but the game is not a number. Its canonical form is shown or, if that is long, its stops: the scores when Left and when Right moves first.',
  zugzwang:
    'A zugzwang: moving first is worse. Its canonical form is shown or, if that is long, its stops: the scores when Left and when Right moves first.',
};

/** "(2 | −1)" with the kind below the line. */
export const stopsMark = (value: Scoring): Mark => [
  base(`(${scoreOnPaper(value.ls)} | ${scoreOnPaper(value.rs)})`),
  sub(value.guaranteed ? (value.scoreKind ?? '') : '!'),
];

function compareScores(a: ScoreText, b: ScoreText): number {
  const [x, y] = [printedRational(a), printedRational(b)];
  const difference = x.numerator * y.denominator - y.numerator * x.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** A number where the number says exactly that score, else its text: 0.5, "1/3". */
export function scoreData(score: ScoreText): number | ScoreText {
  const read = printedRational(score);
  const near = numberNear(read);
  const again = parseRational(String(near));
  return again?.numerator === read.numerator && again.denominator === read.denominator ? near : score;
}

type TreeData = { left: number | ScoreText | TreeData[]; right: number | ScoreText | TreeData[] };

/**
 * The tree, sides being numbers or arrays of games; for a large one the shared graph, which starts at
 * position 0.
 */
export function formData(form: ScoringForm): object {
  if (treeSize(form) > mostTree) {
    const { count, left, right, leftScores, rightScores } = form;
    const scores = (side: ScoringForm['leftScores']) => side.map((score) => score && scoreData(score));
    return {
      count,
      gray: [],
      either: [],
      left,
      right,
      scores: { left: scores(leftScores), right: scores(rightScores) },
      start: 0,
    };
  }
  // Positions are met breadth first, and filled in one after the other: a path is as good as any other tree.
  const sides = sidesInForm(form);
  const root: TreeData = { left: [], right: [] };
  const waiting: { readonly at: number; readonly into: TreeData }[] = [{ at: 0, into: root }];
  for (const { at, into } of waiting) {
    for (const player of ['left', 'right'] as const) {
      const side = sides[at][player];
      if (isScore(side)) {
        into[player] = scoreData(side);
        continue;
      }
      into[player] = side.map((option) => {
        const fresh: TreeData = { left: [], right: [] };
        waiting.push({ at: option, into: fresh });
        return fresh;
      });
    }
  }
  return root;
}

/** Negative, zero or positive, as the score is. */
export const scoreSign = (score: ScoreText): number => (score === '0' ? 0 : score.startsWith('-') ? -1 : 1);

/** The number nearest to a score, for places on a line. */
export const scoreNear = (score: ScoreText): number => numberNear(printedRational(score));
