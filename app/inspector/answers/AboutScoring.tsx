/**
 * The facts about a scoring value: its stops on a line of scores, its kind, inverse, birthday, sizes and
 * canonical form.
 */
import { setTitle } from '../../../engine/document/edits/index.ts';
import { scoringDrawing } from '../../../engine/document/index.ts';
import type { AboutScoring } from '../../../engine/theories/index.ts';
import {
  type ScoreKind,
  type Scoring,
  saidOf,
  scoreNear,
  scoreOnPaper,
} from '../../../engine/values/index.ts';
import { counted, words } from '../../words.ts';
import { CopiedValue, Row } from './FactRow.tsx';
import { FormPicture } from './FormPicture.tsx';
import css from './scoring.module.css';

// The places of the stops of a scoring value on a line of scores, and the texts below it: the two plain stops
// always, the others where there is room. No two texts overlap, and none reaches beyond the line. Units of
// the picture; constant cost.

export const [lineWidth, lineMargin] = [240, 24];

/**
 * Longer texts are written as decimals, or left out if few figures do not say them; the exact score is in the
 * table below.
 */
const longest = 8;
const [tiny, huge] = [1e-4, 1e7];
/** The width of a figure, and the least distance between two texts. */
const [ofFigure, between] = [6.3, 5];

type StopsOnLine = {
  readonly ticks: readonly { readonly score: string; readonly x: number }[];
  readonly left: number;
  readonly right: number;
  /** Texts below the line, by their middles. */
  readonly texts: readonly { readonly text: string; readonly x: number }[];
};

export const widthOfText = (text: string): number => ofFigure * text.length;

function shortened(score: string): string {
  const exact = scoreOnPaper(score);
  if (exact.length <= longest) return exact;
  const near = Number(scoreNear(score).toPrecision(3));
  const size = Math.abs(near);
  return size >= tiny && size < huge ? `≈${scoreOnPaper(String(near))}` : '…';
}

export function stopsOnLine({ ls, rs, passing }: Scoring): StopsOnLine {
  const others = passing ? [passing.lsUnder, passing.rsUnder, passing.lsOver, passing.rsOver] : [];
  const scores = [...new Set([ls, rs, ...others])];
  const near = scores.map(scoreNear);
  const [low, high] = [Math.min(...near), Math.max(...near)];
  const at = (score: string): number =>
    high > low
      ? lineMargin + ((scoreNear(score) - low) / (high - low)) * (lineWidth - 2 * lineMargin)
      : lineWidth / 2;
  const [first, last] = at(ls) <= at(rs) ? [ls, rs] : [rs, ls];
  const texts =
    first === last ? [textAt(first, at(first))] : apart(textAt(first, at(first)), textAt(last, at(last)));
  for (const score of scores) {
    const text = textAt(score, at(score));
    if (texts.every((other) => distance(text, other) >= between)) texts.push(text);
  }
  return { ticks: scores.map((score) => ({ score, x: at(score) })), left: at(ls), right: at(rs), texts };
}

type Text = StopsOnLine['texts'][number];

function textAt(score: string, x: number): Text {
  const text = shortened(score);
  const half = widthOfText(text) / 2;
  return { text, x: Math.min(lineWidth - half, Math.max(half, x)) };
}

/** The free room between two texts; negative where they overlap. */
const distance = (one: Text, other: Text): number =>
  Math.abs(one.x - other.x) - (widthOfText(one.text) + widthOfText(other.text)) / 2;

/** Moves two texts from each other as far as they need, and back onto the line. */
function apart(first: Text, last: Text): Text[] {
  const missing = between - distance(first, last);
  if (missing <= 0) return [first, last];
  const [halfFirst, halfLast] = [widthOfText(first.text) / 2, widthOfText(last.text) / 2];
  const reach = halfFirst + between + halfLast;
  const wanted = (first.x + last.x - reach) / 2;
  const x = Math.min(lineWidth - halfLast - reach, Math.max(halfFirst, wanted));
  return [
    { ...first, x },
    { ...last, x: x + reach },
  ];
}

const height = 46;
/** Two points nearer to each other than this are drawn beside their places. */
const near = 8;

/**
 * The stops of a scoring value on a small line of scores: the plain ones as points, those with passes as
 * ticks.
 */
function StopsLine({ value }: { readonly value: Scoring }) {
  const { ticks, left, right, texts } = stopsOnLine(value);
  const aside = Math.max(0, near - Math.abs(left - right)) / 2;
  const [ofLeft, ofRight] = left <= right ? [left - aside, right + aside] : [left + aside, right - aside];
  const letters = Math.max(0, 14 - Math.abs(ofLeft - ofRight)) / 2;
  const outwards = left <= right ? letters : -letters;
  const says = `Left stop ${scoreOnPaper(value.ls)}, right stop ${scoreOnPaper(value.rs)}`;
  return (
    <svg className={css.line} viewBox={`0 0 ${lineWidth} ${height}`} role="img" aria-label={says}>
      <line className={css.axis} x1={lineMargin / 2} x2={lineWidth - lineMargin / 2} y1={24} y2={24} />
      {ticks.map(({ score, x }) => (
        <line key={score} className={css.axis} x1={x} x2={x} y1={20} y2={28} />
      ))}
      {texts.map(({ text, x }) => (
        <text key={x} x={x} y={43} className={css.score}>
          {text}
        </text>
      ))}
      <circle className={css.left} cx={ofLeft} cy={24} r={5} />
      <circle className={css.right} cx={ofRight} cy={24} r={5} />
      <text x={ofLeft - outwards} y={12} className={css.letter}>
        L
      </text>
      <text x={ofRight + outwards} y={12} className={css.letter}>
        R
      </text>
    </svg>
  );
}

/** The explanations of the facts about a scoring value, a line for each. */
const scoreKinds: Readonly<Record<ScoreKind, string>> = {
  number: 'number',
  hot: 'hot',
  tepid: 'tepid',
  zugzwang: 'zugzwang',
};

const explainedScores = {
  stops: 'The score that best play comes to when Left moves first, and when Right does.',
  under: 'The two stops where Right may pass whenever it is Right’s turn.',
  over: 'The two stops where Left may pass whenever it is Left’s turn.',
  kind: 'Hot: moving first is better. Zugzwang: moving first is worse. Tepid: neither hot nor zugzwang, and not a number.',
  inverse: 'The game whose sum with this one is 0. Not every scoring game has one.',
  birthday: 'The length of the longest play in its canonical form; no equal game has a smaller one.',
  stable: 'A player is stuck, and the left stop is at most the right stop.',
  positions: 'How many different positions can be reached in its canonical form, with the start.',
  tree: 'The same positions, each counted once for every way to reach it.',
} as const;

export function AboutScoringAnswer({ about }: { readonly about: AboutScoring }) {
  const { value, scoreKind, inverse, birthday, positions, treeNodes, stable } = about;
  const { canonical, passing } = value;
  return (
    <>
      <StopsLine value={value} />
      <dl>
        <Row name="Stops" says={explainedScores.stops}>
          {scoreOnPaper(value.ls)} | {scoreOnPaper(value.rs)}
        </Row>
        {passing && (
          <>
            <Row name="Right may pass" says={explainedScores.under}>
              {scoreOnPaper(passing.lsUnder)} | {scoreOnPaper(passing.rsUnder)}
            </Row>
            <Row name="Left may pass" says={explainedScores.over}>
              {scoreOnPaper(passing.lsOver)} | {scoreOnPaper(passing.rsOver)}
            </Row>
          </>
        )}
        <Row name="Kind" says={explainedScores.kind}>
          {scoreKinds[scoreKind]}
        </Row>
        <Row name="Inverse" says={explainedScores.inverse}>
          {inverse ? <CopiedValue value={inverse} /> : 'none'}
        </Row>
        <Row name="Birthday" says={explainedScores.birthday}>
          day {counted(birthday)}
        </Row>
        {stable !== undefined && (
          <Row name="Stable" says={explainedScores.stable}>
            {stable ? 'yes' : 'no'}
          </Row>
        )}
        <Row name="Subpositions" says={explainedScores.positions}>
          {counted(positions)}
        </Row>
        <Row name="Nodes as a tree" says={explainedScores.tree}>
          {Number.isFinite(treeNodes) ? counted(treeNodes) : 'too many to count'}
        </Row>
      </dl>
      {canonical && (
        <FormPicture
          of={canonical}
          form={{
            name: words.canonicalForm,
            positions,
            document: () => {
              const drawing = scoringDrawing(canonical);
              return setTitle(
                drawing,
                words.formOf(drawing.nodes[0].name ? saidOf(value) : 'a scoring game'),
              );
            },
          }}
        />
      )}
    </>
  );
}
