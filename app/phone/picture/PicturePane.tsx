/**
 * The picture of a view, on white, as wide as the screen; where a choice is made on it, the choices' places
 * are marked and a tap chooses the nearest. The same choices are a list below it, for a keyboard and for a
 * screen reader, so the marks are for the eye and the hand alone.
 */
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { AskedChoice, AskedPicture } from '../../../engine/marking/index.ts';
import { phoneWords } from '../words.ts';
import { middleOfCourse, tappedChoice } from './taps.ts';

type PaneProps = {
  readonly picture: AskedPicture;
  /** The choices that have places on the picture. */
  readonly choices?: readonly AskedChoice[] | undefined;
  readonly chosen?: number | undefined;
  readonly onChoose?: ((choice: number) => void) | undefined;
};

const addressOf = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/**
 * In pixels for a point of the picture: a small picture is drawn at most so large, one that fits the screen
 * only if it is smaller than the second can be enlarged, to the third.
 */
const [mostScale, leastScale, largeScale] = [2.2, 1.35, 2];

export function PicturePane({ picture, choices, chosen, onChoose }: PaneProps) {
  const [isLarge, setLarge] = useState(false);
  const [isWide, setWide] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const { width, height, svg, says } = picture;
  useLayoutEffect(() => {
    const measure = (): void => setWide(width * leastScale > (frame.current?.clientWidth ?? Infinity));
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [width]);
  const fitting = `min(100%, ${width * mostScale}px, ${Math.round((width / height) * 52)}vh)`;
  const large = isLarge && isWide;
  return (
    <div className="picture">
      <div
        className="picture-frame"
        ref={frame}
        id={id}
        {...(large && { tabIndex: 0, role: 'region', 'aria-label': phoneWords.picture })}
      >
        <div
          className="picture-paper"
          style={{ width: large ? `${width * largeScale}px` : fitting, aspectRatio: `${width} / ${height}` }}
        >
          <img src={addressOf(svg)} alt={says} draggable={false} />
          {choices && <Marks size={picture} choices={choices} chosen={chosen} />}
          {choices && onChoose && (
            <button
              type="button"
              className="picture-taps"
              tabIndex={-1}
              aria-hidden="true"
              // The focus stays where it is: this button is for the hand alone.
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => {
                const box = event.currentTarget.getBoundingClientRect();
                const tap = { x: event.clientX - box.left, y: event.clientY - box.top };
                const choice = tappedChoice(choices, tap, box);
                if (choice !== undefined) onChoose(choice);
              }}
            />
          )}
        </div>
      </div>
      {isWide && (
        <button type="button" className="quiet" aria-controls={id} onClick={() => setLarge(!isLarge)}>
          {large ? phoneWords.smaller : phoneWords.larger}
        </button>
      )}
    </div>
  );
}

type MarksProps = {
  readonly size: { readonly width: number; readonly height: number };
  readonly choices: readonly AskedChoice[];
  readonly chosen: number | undefined;
};

/** Where something can be chosen, faintly, and strongly what is chosen. */
function Marks({ size: { width, height }, choices, chosen }: MarksProps) {
  return (
    <svg className="marks" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {choices.map(({ at, along }, choice) => {
        const name = choice === chosen ? 'mark mark-chosen' : 'mark';
        const middle = along && middleOfCourse(along);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: choices are known by their places in the list
          <g key={choice} className={name}>
            {along && (
              <polyline
                className="mark-course"
                points={along.map(({ x, y }) => `${x * width},${y * height}`).join(' ')}
              />
            )}
            {/* A line without length is a dot of the same size in pictures of every size. */}
            {middle && <path className="mark-dot" d={`M${middle.x * width} ${middle.y * height}h0`} />}
            {at && (
              <circle
                className="mark-ring"
                cx={at.x * width}
                cy={at.y * height}
                r={at.radius * width + Math.min(3, width / 60)}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
