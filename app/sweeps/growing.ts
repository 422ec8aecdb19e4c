/**
 * What grows beside the document while a worker finds it: the rows of a table, or heaps by the million. It
 * begins when the fields ask for it, waits where it is large, can be stopped and continued, and is forgotten
 * while values are hidden.
 */
import type { Answer } from '../../workers/protocol.ts';
import { type EditorState, editor, useEditor } from '../store/editor.ts';
import { held, heldStore } from '../store/held.ts';
import { type LatestRun, latestRun } from '../store/latest-run.ts';
import { mayTellAll, tellingChangesWith } from '../store/telling.ts';

/** In milliseconds: fields that were changed are answered when nothing was changed for this long. */
const pause = 250;

export type GrowingState = 'waiting' | 'running' | 'stopped' | 'done' | { readonly failed: string };

export type FoundSoFar = {
  /** The text by which it is asked for. */
  readonly of: string;
  /** How much there is to find. */
  readonly total: number;
  readonly state: GrowingState;
};

type Grown<Found extends FoundSoFar> = {
  /** Larger ones are begun only on request. */
  readonly mostUnasked: number;
  /** What is asked for, before any of it is found; undefined where nothing of this kind is. */
  readonly asked: (state: EditorState) => Omit<Found, 'state'> | undefined;
  /** Begins, or continues after what is there; `settle` takes the answer, as the last thing that is done. */
  readonly find: (found: Found, run: LatestRun, settle: (answer: Answer<unknown>) => void) => void;
  /** Called when nothing is found any more, and after changes that leave the request as it is. */
  readonly rested?: () => void;
  /** Called when all that is found may go. */
  readonly ended?: () => void;
  readonly dependsOn?: readonly (keyof EditorState)[];
};

/**
 * One thing of the kind at a time: `use` is the hook for what is found, `change` puts more into it, and
 * `follow` follows the store from then on; the function that it returns stops that, and what was found stays.
 */
export function openGrowing<Found extends FoundSoFar>(grown: Grown<Found>) {
  const use = heldStore<{ readonly found: Found | undefined }>(() => ({ found: undefined }));
  const timer = held<ReturnType<typeof setTimeout> | undefined>(() => undefined, clearTimeout);
  const run = latestRun();
  const dependsOn = [...tellingChangesWith, 'rulesets', 'tableOpen', ...(grown.dependsOn ?? [])] as const;

  const now = (): Found | undefined => use.getState().found;
  const change = (changed: Partial<Found>): void => {
    const found = now();
    if (found) use.setState({ found: { ...found, ...changed } });
  };
  const turn = (state: GrowingState): void => {
    const found = now();
    if (found) use.setState({ found: { ...found, state } });
  };
  const endRun = (): void => {
    clearTimeout(timer.now);
    run.end();
    grown.ended?.();
  };
  /** Called when it is out of sight: what runs ends, and continues when it is seen again. */
  const rest = (): void => {
    endRun();
    if (now()?.state === 'running') turn('stopped');
  };
  const goOn = (): void => {
    const found = now();
    if (!found) return;
    endRun();
    turn('running');
    grown.find(found, run, (answer) => {
      turn(stateAfter(answer));
      grown.rested?.();
    });
  };
  const attend = (): void => {
    const state = editor();
    const asked = mayTellAll(state) ? grown.asked(state) : undefined;
    const known = now();
    if (!asked) {
      endRun();
      if (known) use.setState({ found: undefined });
      return;
    }
    if (known?.of === asked.of) {
      grown.rested?.();
      return;
    }
    endRun();
    const first = asked.total === 0 ? 'done' : asked.total > grown.mostUnasked ? 'waiting' : 'running';
    // A thing of its kind is what was asked for with a state.
    use.setState({ found: { ...asked, state: first } as Found });
    if (first === 'running') timer.now = setTimeout(goOn, known ? pause : 0);
  };
  return {
    use,
    now,
    change,
    goOn,
    stop(): void {
      rest();
      grown.rested?.();
    },
    follow(): () => void {
      attend();
      const end = useEditor.subscribe((state, before) => {
        if (dependsOn.some((member) => state[member] !== before[member])) attend();
      });
      return () => {
        end();
        rest();
      };
    },
  };
}

const stateAfter = (answer: Answer<unknown>): GrowingState =>
  answer.kind === 'done' ? 'done' : answer.kind === 'cancelled' ? 'stopped' : { failed: answer.says };
