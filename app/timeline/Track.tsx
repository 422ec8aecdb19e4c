/** A slider over the frames, with ticks whose height shows how much each frame brings. */
import { useMemo } from 'react';
import { ticksOf, type WalkFrames } from '../walkthrough/frames.ts';
import { goToFrame } from '../walkthrough/walking.ts';
import { words } from '../words.ts';
import css from './timeline.module.css';

/**
 * In pixels: the height of the highest tick, and of the lowest, which still stands out above and below the slider's
 * groove.
 */
const highest = 23;
const lowest = 12;

export function Track({ frames, at }: { readonly frames: WalkFrames; readonly at: number }) {
  const { last } = frames;
  const ticks = useMemo(() => ticksOf(frames), [frames]);
  return (
    <div className={css.track}>
      <div className={css.ticks} aria-hidden="true">
        {ticks.map(({ place, height, until }) => (
          <i
            key={until}
            data-passed={until <= at || undefined}
            style={{ left: `${place * 100}%`, height: `${lowest + (highest - lowest) * height}px` }}
          />
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={last}
        step={1}
        value={at}
        disabled={last === 0}
        aria-label="Step"
        aria-valuetext={words.walk.place(at, last)}
        onChange={({ target }) => goToFrame(Number(target.value))}
      />
      <span className={`${css.count} numbers`} aria-hidden="true">
        {words.walk.place(at, last)}
      </span>
    </div>
  );
}
