/**
 * What is certain at a position of a simultaneous game: its class among the six, the results of best play
 * where one player sees the other's move, with the value between the two, and the probability of winning that
 * each player can guarantee.
 */
import type { SimultaneousOutcome } from '../../../engine/outcome/index.ts';
import type { AnswerTo } from '../../../engine/questions/index.ts';
import { type ExpectedValue, scoreNear, shortFraction } from '../../../engine/values/index.ts';
import { OutcomeLetter } from '../../parts/MathText.tsx';
import card from '../card.module.css';
import type { AnswerProps } from './answer-card.ts';
import { Row } from './FactRow.tsx';
import css from './sure.module.css';

// The place of the value of a simultaneous game on a line, with the results of best play where one player
// sees the other's move. The line of a game that has a class goes from −1 to 1, any other from the whole
// number below to the one above. Units of the picture; constant cost.

export const [widthOfSeen, heightOfSeen] = [260, 34];
const margin = 22;
/** The distance between marks that would hide one another. */
const apart = 7;

type Place = 'right' | 'value' | 'left';

type SeenOnLine = {
  /** Two or three, from the left. */
  readonly ticks: readonly { readonly text: string; readonly x: number }[];
  readonly at: Readonly<Record<Place, number>>;
};

export function seenOnLine({ low, high, rightSees, leftSees, class: its }: ExpectedValue): SeenOnLine {
  const [right, left] = [scoreNear(rightSees), scoreNear(leftSees)];
  const value = (scoreNear(low) + scoreNear(high)) / 2;
  const [from, to] = its ? [-1, 1] : ends(right, left);
  const at = (number: number): number =>
    margin + ((number - from) / (to - from)) * (widthOfSeen - 2 * margin);
  const ticks = [...new Set([from, ...(from < 0 && to > 0 ? [0] : []), to])];
  const middle = at(value);
  // The certain results are on both sides of the value or at the value itself: marks at one place are put
  // beside one another.
  const aside = Math.max(0, apart - (middle - at(right)));
  const beyond = Math.max(0, apart - (at(left) - middle));
  return {
    ticks: ticks.map((number) => ({ text: `${number}`, x: at(number) })),
    at: { right: at(right) - aside, value: middle, left: at(left) + beyond },
  };
}

function ends(right: number, left: number): readonly [number, number] {
  const [from, to] = [Math.floor(right), Math.ceil(left)];
  return from === to ? [from - 1, to + 1] : [from, to];
}

type Sure = AnswerTo<'sure'>;

const onPaper = (text: string): string => text.replace('-', '−');

/** From above: who sees the other's move gains most at the top, and nothing in the last row. */
const triangle = [['LR'], ['LD', 'DR'], ['L', 'D', 'R']] as const satisfies readonly SimultaneousOutcome[][];

const classIs = {
  LR: 'nobody is safe',
  LD: 'Left is safe',
  DR: 'Right is safe',
  L: 'Left wins',
  D: 'a draw',
  R: 'Right wins',
} satisfies Record<SimultaneousOutcome, string>;

function ClassTriangle({ its }: { readonly its: SimultaneousOutcome }) {
  return (
    <figure className={css.figure}>
      <figcaption className="unseen">
        The six classes, by what the players can be sure of when one sees the other’s move
      </figcaption>
      <ul className={css.triangle}>
        {triangle.flat().map((each) => (
          <li key={each} data-class={each} aria-current={each === its || undefined}>
            <OutcomeLetter outcome={each} />
            <span className={css.says}>{classIs[each]}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Each has a shape of its own: a square, a diamond and a point, as below the line. */
const shapes = {
  right: 'M-4.5 -4.5h9v9h-9z',
  value: 'M0 -6.5l6.5 6.5l-6.5 6.5l-6.5 -6.5z',
  left: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z',
} as const;
const places = ['right', 'value', 'left'] as const;

const seenBy = { right: 'Right sees', value: 'value', left: 'Left sees' } as const;

const seenSaid = {
  right: 'What Left gets if Right sees her move of every joint round before he chooses.',
  left: 'What Left gets if she sees his move of every joint round before she chooses.',
} as const;

function SeenLine({ value }: { readonly value: Sure['value'] }) {
  const { ticks, at } = seenOnLine(value);
  const texts = {
    right: shortFraction(value.rightSees),
    value: shortFraction(value.low, value.high),
    left: shortFraction(value.leftSees),
  };
  return (
    <>
      <svg className={css.line} viewBox={`0 0 ${widthOfSeen} ${heightOfSeen}`} aria-hidden="true">
        <line className={css.axis} x1={ticks[0].x - 8} x2={ticks[ticks.length - 1].x + 8} y1={12} y2={12} />
        {ticks.map(({ text, x }) => (
          <g key={text}>
            <line className={css.axis} x1={x} x2={x} y1={8} y2={16} />
            <text className={css.tick} x={x} y={30}>
              {onPaper(text)}
            </text>
          </g>
        ))}
        {places.map((each) => (
          <path
            key={each}
            className={css.mark}
            data-of={each}
            d={shapes[each]}
            transform={`translate(${at[each]} 12)`}
          />
        ))}
      </svg>
      <dl className={css.seen}>
        {places.map((each) => (
          <div key={each} title={each === 'value' ? undefined : seenSaid[each]}>
            <dt>
              <svg className={css.key} viewBox="-8 -8 16 16" aria-hidden="true">
                <path className={css.mark} data-of={each} d={shapes[each]} />
              </svg>
              {seenBy[each]}
            </dt>
            <dd className="numbers">{onPaper(texts[each])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const winsAtLeast = { left: 'Left wins, at least', right: 'Right wins, at least' } as const;

const winsExplained = {
  left: 'The probability of winning that Left can be sure of, if she tries only to win.',
  right: 'The probability of winning that Right can be sure of, if he tries only to win.',
} as const;

const lotterySaid =
  'If either player chooses every move with the same probability, Left and Right win with these probabilities, whatever the other player does.';

export function SureCard({ answer }: Pick<AnswerProps<Sure>, 'answer'>) {
  const { value, wins, lottery } = answer;
  const isZero = value.low === '0' && value.high === '0';
  return (
    <>
      {value.class && <ClassTriangle its={value.class} />}
      <SeenLine value={value} />
      {isZero && value.class && value.class !== 'D' && (
        <p>The value is 0, but the game is not a draw: neither player can be sure not to lose.</p>
      )}
      {wins && (
        <dl className={card.starting}>
          {(['left', 'right'] as const).map((side) => (
            <Row key={side} name={winsAtLeast[side]} says={winsExplained[side]}>
              {shortFraction(wins[side])}
            </Row>
          ))}
          {lottery && (
            <Row name="Lottery" says={lotterySaid}>
              [{lottery.map((text) => shortFraction(text)).join(', ')}]
            </Row>
          )}
        </dl>
      )}
    </>
  );
}
