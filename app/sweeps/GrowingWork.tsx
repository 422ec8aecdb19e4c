/** How far something is found that grows beside the document, and what can be done: begin, stop, continue. */
import { Button } from '../parts/Button.tsx';
import { counted } from '../words/counting.ts';
import { words } from '../words.ts';
import type { FoundSoFar } from './growing.ts';
import css from './sweeps.module.css';

export function GrowingWork(props: {
  readonly growing: FoundSoFar;
  readonly known: number;
  /** Why it waits, and what the bar shows. */
  readonly says: { readonly large: string; readonly progress: string };
  readonly goOn: () => void;
  readonly stop: () => void;
}) {
  const { growing, known, says, goOn, stop } = props;
  const { state, total } = growing;
  if (state === 'done') return null;
  if (state === 'waiting') {
    return (
      <p className={css.work}>
        <Button look="strong" onClick={goOn}>
          Find their values
        </Button>
        <span>{says.large}</span>
      </p>
    );
  }
  const isRunning = state === 'running';
  return (
    <p className={css.work} role={isRunning ? undefined : 'status'}>
      <progress value={known} max={total} aria-label={says.progress} />
      <span className="numbers">
        {counted(known)} of {counted(total)}
      </span>
      {isRunning && <Button onClick={stop}>{words.sweeps.stop}</Button>}
      {state === 'stopped' && <Button onClick={goOn}>Continue</Button>}
      {typeof state === 'object' && (
        <>
          <span>{state.failed}</span>
          <Button onClick={goOn}>Try again</Button>
        </>
      )}
    </p>
  );
}
