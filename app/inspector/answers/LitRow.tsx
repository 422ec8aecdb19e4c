/**
 * A row about a part of the drawing. Pointing at it, or the focus on its mark, highlights that part and dims
 * the rest; a click keeps it highlighted and brings it into view.
 */
import { Dot } from 'lucide-react';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { canvas } from '../../canvas/viewport.ts';
import { editor } from '../../store/editor.ts';
import { held } from '../../store/held.ts';
import { nodeOf } from '../../store/selectors.ts';
import { pointAt } from '../../store/showing.ts';
import type { Lit } from '../../store/state/frame.ts';
import own from './why.module.css';

/** Whether the next answer gets the focus: it was asked for by a name in the one before, which is gone. */
export const takesFocus = held<boolean>(() => false);

/** What stays highlighted without being pointed at, and how another row is kept. */
const KeptLit = createContext<{
  readonly kept: Lit | undefined;
  readonly keep: (lit: Lit | undefined) => void;
}>({ kept: undefined, keep: () => undefined });

/** Rows, at most one of which is kept highlighted; nothing is highlighted any more when they go. */
export function LitRows({ children }: { readonly children: ReactNode }) {
  const [kept, keep] = useState<Lit>();
  const keeping = useMemo(() => ({ kept, keep }), [kept]);
  useEffect(() => () => pointAt(undefined), []);
  return <KeptLit value={keeping}>{children}</KeptLit>;
}

export function LitRow(props: {
  readonly lit: Lit;
  /** An answer is set off from its reasons. */
  readonly isAnswer?: boolean;
  readonly children: ReactNode;
}) {
  const { lit, isAnswer = false, children } = props;
  const { kept, keep } = useContext(KeptLit);
  const lightUp = (): void => pointAt(lit);
  const goOut = (): void => pointAt(kept);
  const toggle = (): void => {
    keep(kept === lit ? undefined : lit);
    const { document } = editor();
    canvas()?.revealAll(lit.nodes.flatMap((id) => nodeOf(document, id) ?? []));
    pointAt(lit);
  };
  const mark = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isAnswer || !takesFocus.now) return;
    takesFocus.now = false;
    // Unless the person has gone elsewhere meanwhile.
    const panel = mark.current?.closest('[role="tabpanel"]');
    if (panel?.contains(document.activeElement)) mark.current?.focus();
  }, [isAnswer]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the mark at the beginning of the row does the same by keys
    <li
      className={isAnswer ? own.answer : own.reason}
      data-kept={kept === lit || undefined}
      onPointerEnter={lightUp}
      onPointerLeave={goOut}
      onClick={toggle}
    >
      <button
        ref={mark}
        type="button"
        className={own.mark}
        aria-label="Keep this highlighted on the drawing"
        aria-pressed={kept === lit}
        // After a click on a name the pointer decides what is highlighted.
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && lightUp()}
        onBlur={goOut}
        onClick={(event) => {
          event.stopPropagation();
          toggle();
        }}
      >
        <Dot size={18} aria-hidden="true" />
      </button>
      {children}
    </li>
  );
}
