/**
 * The drawing surface. React places its elements and draws the few controls over it; everything that follows the
 * pointer lives in mount.ts, which is created when this mounts and removed when it unmounts (twice under StrictMode).
 */
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { editor, useEditor } from '../store/editor.ts';
import css from './canvas.module.css';
import { setCanvasState, useCanvas } from './model/canvas-state.ts';
import { mount } from './mount.ts';
import { CodeLetters } from './overlays/CodeLetters.tsx';
import { ConnectHandle } from './overlays/ConnectHandle.tsx';
import { Hints } from './overlays/Hints.tsx';
import { NameField } from './overlays/NameField.tsx';
import { OutcomeKey } from './overlays/OutcomeKey.tsx';
import { ScoreField } from './overlays/ScoreField.tsx';
import { optionId, Twin } from './overlays/Twin.tsx';
import { ValuePeek } from './overlays/ValuePeek.tsx';
import { WaysKey } from './overlays/WaysKey.tsx';

const said = {
  edited:
    'Arrow keys go from node to node. N makes a node, Control and an arrow grows an arc, A connects, Enter names. The question mark lists all keys.',
  figure: 'A figure that cannot be edited. Arrow keys move it, plus and minus zoom, 0 shows all of it.',
  elsewhere:
    'Another tab edits this drawing, so it can only be viewed here. Arrow keys go from node to node. “Edit here” makes it editable in this tab.',
  audience: 'What the presenter’s window shows. It cannot be edited here.',
} as const;

/** What has the keyboard's focus; it alone is rendered again when that goes from node to node. */
function Root(props: { readonly of: RefObject<HTMLDivElement | null>; readonly children: ReactNode }) {
  const active = useEditor((state) => (state.focus ? optionId(state.focus) : undefined));
  const byKeyboard = useCanvas((state) => state.byKeyboard);
  return (
    <div
      ref={props.of}
      className={css.root}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the canvas is one tab stop, worked by keys
      tabIndex={0}
      aria-label="Canvas"
      aria-describedby="canvas-keys"
      aria-activedescendant={active}
      data-active={active !== undefined || undefined}
      data-by-keyboard={byKeyboard || undefined}
    >
      {props.children}
    </div>
  );
}

/**
 * `menu` is the context menu of nodes, arcs and ground. It is passed in, since it consists of commands, which import
 * the canvas.
 */
export function Canvas({ menu }: { readonly menu?: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const arcs = useRef<HTMLCanvasElement>(null);
  const nodes = useRef<HTMLCanvasElement>(null);
  const labels = useRef<HTMLCanvasElement>(null);
  const marks = useRef<HTMLCanvasElement>(null);
  const readOnly = useEditor((state) => state.readOnly);
  const empty = useEditor((state) => state.document.nodes.length === 0);

  useEffect(() => {
    if (!frame.current || !root.current) return;
    if (!arcs.current || !nodes.current || !marks.current || !labels.current) return;
    const end = mount({
      frame: frame.current,
      root: root.current,
      arcs: arcs.current,
      nodes: nodes.current,
      labels: labels.current,
      marks: marks.current,
    });
    // The editor opens with the keyboard on the drawing; an embedded figure leaves the focus with its page.
    if (editor().readOnly !== 'figure' && document.activeElement === document.body) {
      root.current.focus({ preventScroll: true });
      setCanvasState({ byKeyboard: false });
    }
    return end;
  }, []);

  return (
    <div ref={frame} className={css.frame}>
      <Root of={root}>
        <div className={css.layers} aria-hidden="true">
          <canvas ref={arcs} className={css.layer} />
          <canvas ref={nodes} className={css.layer} />
          <canvas ref={marks} className={css.layer} />
          <canvas ref={labels} className={css.layer} />
        </div>
        <p id="canvas-keys" className="unseen">
          {said[readOnly || 'edited']}
        </p>
        <Twin />
      </Root>
      <ValuePeek />
      <OutcomeKey />
      <WaysKey />
      {!readOnly && (
        <>
          <CodeLetters />
          <ConnectHandle />
          <NameField />
          <ScoreField />
          {menu}
          {empty && <Hints />}
        </>
      )}
    </div>
  );
}
