/** The bar below the canvas while a drawing is simplified: back, next, play, the track with a tick a reduction, its sentence. */
import { Pause, Play, StepBack, StepForward, X } from 'lucide-react';
import { type KeyboardEvent, useEffect } from 'react';
import { canvas } from '../canvas/viewport.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import {
  beginSimplifying,
  endSimplifying,
  lastStep,
  playOrPause,
  pressStepKey,
  setSpeed,
  speeds,
  stepBy,
} from '../simplify/simplifying.ts';
import { saidAt } from '../simplify/steps.ts';
import { toast } from '../store/chrome.ts';
import { useEditor } from '../store/editor.ts';
import type { Simplifying } from '../store/state/showing.ts';
import { words } from '../words.ts';
import { keepStep } from './keep-step.ts';
import { Track } from './Track.tsx';
import css from './timeline.module.css';

type Shown = Extract<Simplifying, { kind: 'shown' }>;

function Sentence({ shown }: { readonly shown: Shown }) {
  const document = useEditor((state) => state.document);
  const says = saidAt(document, shown.steps, shown.at);
  return (
    <p className={css.sentence} role="status" aria-live="polite" title={says}>
      {says}
    </p>
  );
}

function SideChoice({ shown: { starts, side } }: { readonly shown: Shown }) {
  return (
    <select
      className={css.choice}
      aria-label="What is kept"
      value={side}
      onChange={({ target }) => beginSimplifying(starts, target.value === 'offside' ? 'offside' : 'onside')}
    >
      <option value="onside">{words.side.onside}</option>
      <option value="offside">{words.side.offside}</option>
    </select>
  );
}

const keep = (): void => {
  keepStep().catch((error: unknown) =>
    toast(words.simplifyLost(error instanceof Error ? error.message : String(error)), { stays: true }),
  );
};

function Steps({ shown }: { readonly shown: Shown }) {
  const { at, playing, speed, steps } = shown;
  const last = lastStep(shown);
  return (
    <>
      <div className={css.buttons}>
        <IconButton name="Back" keys="," onClick={() => stepBy(-1)} aria-disabled={at === 0 || undefined}>
          <StepBack size={16} aria-hidden="true" />
        </IconButton>
        <IconButton
          name={playing ? 'Pause' : 'Play'}
          onClick={playOrPause}
          aria-disabled={last === 0 || undefined}
        >
          {playing ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
        </IconButton>
        <IconButton name="Next" keys="." onClick={() => stepBy(1)} aria-disabled={at === last || undefined}>
          <StepForward size={16} aria-hidden="true" />
        </IconButton>
        <select
          className={css.choice}
          aria-label="Speed"
          value={speed}
          onChange={({ target }) => setSpeed(Number(target.value))}
        >
          {speeds.map((each) => (
            <option key={each} value={each}>
              {each === 0.5 ? '½' : each}×
            </option>
          ))}
        </select>
      </div>
      <div className={css.middle}>
        <Sentence shown={shown} />
        <Track reductions={steps.found.reductions} at={at} />
      </div>
      <div className={css.end}>
        {steps.found.kept !== 'value' && <SideChoice shown={shown} />}
        <Button onClick={keep}>Keep as a new drawing</Button>
      </div>
    </>
  );
}

export function SimplifyBar() {
  const simplifying = useEditor((state) => state.simplifying);
  const open = simplifying !== undefined;
  // What was pressed goes with the bar: the keyboard must not be lost with it.
  useEffect(() => {
    if (!open) return;
    return () => {
      if (!document.activeElement || document.activeElement === document.body) canvas()?.focus();
    };
  }, [open]);
  if (!simplifying) return null;
  const press = (event: KeyboardEvent): void => {
    const choosing = event.target instanceof HTMLSelectElement && event.key !== 'Escape';
    if (choosing || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!pressStepKey(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section className={css.bar} aria-label={words.simplify} onKeyDown={press}>
      {simplifying.kind === 'shown' ? (
        <Steps shown={simplifying} />
      ) : (
        <>
          <progress aria-label={words.working} />
          <p className={css.sentence}>{words.simplifying(simplifying.done)}</p>
          <Button onClick={endSimplifying}>Stop</Button>
        </>
      )}
      <IconButton className={css.close} name="Close" keys="Escape" onClick={endSimplifying}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </section>
  );
}
