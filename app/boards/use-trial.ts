/**
 * The arrows on a board on which rules are tried while a person writes them. A worker finds them, so that
 * typing does not wait for them; the latest question is the one that is answered.
 */
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ArrowToTry, MovesToTry } from '../../engine/rulesets/index.ts';
import type { MovesToTryJob } from '../../workers/protocol.ts';
import { setUp } from '../edits/board.ts';
import { useReadOnly } from '../store/document.ts';
import { useEditor } from '../store/editor.ts';
import type { PositionRead } from '../store/position-of.ts';
import { rulesTextOf } from '../store/rulesets.ts';
import { useJob } from '../store/use-job.ts';
import { isPlaying } from '../walkthrough/playing.ts';

export type MovesTried = {
  readonly found: MovesToTry;
  /** False while the answer about changed rules is on its way: then an arrow makes no move. */
  readonly isNow: boolean;
  /** The clicks with which the arrows that are shown begin. */
  readonly begun: readonly string[];
  readonly begin: (by: readonly string[]) => void;
  /** Whether an arrow that has gone had the keyboard: then the first of those that come has it. */
  readonly hadFocus: RefObject<boolean>;
  /** Makes the move of an arrow, or shows those that begin with it. */
  readonly make: (arrow: ArrowToTry) => void;
};

const nothing: readonly string[] = [];

/** Undefined where no moves are tried, and while nothing is known of them. */
export function useTrial(read: PositionRead): MovesTried | undefined {
  const isTried = useEditor((state) => state.triesMoves);
  const playing = useEditor(isPlaying);
  // What a class sees is the board alone.
  const isShown = useEditor((state) => state.presenting !== undefined);
  const readOnly = useReadOnly();
  const rules = useEditor(({ document }) => rulesTextOf(document));
  const line = useEditor((state) => state.pointedRule);
  const [at, begin] = useState({ on: read, by: nothing });
  const hadFocus = useRef<boolean>(false);
  const begun = at.on === read ? at.by : nothing;
  const isAsked = isTried && !playing && !isShown && !readOnly && read.isSound;
  const { printed } = read;
  const make = useMemo(
    () =>
      isAsked && rules !== undefined
        ? (): MovesToTryJob => ({
            kind: 'moves-to-try',
            rules,
            position: printed,
            begun,
            ...(line !== undefined && { line }),
          })
        : undefined,
    [isAsked, rules, printed, begun, line],
  );
  const answer = useJob(make);
  const found = answer?.kind === 'done' ? answer.value : undefined;
  const [last, keep] = useState<{ readonly at: string; readonly found: MovesToTry } | undefined>(undefined);
  useEffect(() => {
    if (found) keep({ at: printed, found });
  }, [found, printed]);
  const beginAt = useCallback((by: readonly string[]): void => begin({ on: read, by }), [read]);
  const shown = found ?? (last?.at === printed ? last.found : undefined);
  if (!make || !shown) return undefined;
  return {
    found: shown,
    isNow: found !== undefined,
    begun,
    begin: beginAt,
    hadFocus,
    make: ({ by, to }) => (to === undefined ? beginAt(by) : setUp(to)),
  };
}
