/**
 * The drawing surface. React places its elements and draws the few controls over it: hints, keys to signs, a
 * value enlarged, the handle of a finger; those with a field or a list of their own are in overlays.
 * Everything that follows the pointer lives in mount.ts, which is created when this mounts and removed when
 * it unmounts (twice under StrictMode).
 */

import { ArrowUpRight } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { calledNode, type NodeId } from '../../engine/document/index.ts';
import { type Spot, widestGap } from '../../engine/figure/index.ts';
import { saidOfVertex } from '../../engine/pictures/index.ts';
import { isByTouch } from '../parts/by-touch.ts';
import { MathText, OutcomeLetter } from '../parts/MathText.tsx';
import { NodeName } from '../parts/NodeName.tsx';
import { openDialog } from '../store/chrome.ts';
import { editor, useEditor } from '../store/editor.ts';
import { seenDocument } from '../store/seen-document.ts';
import { labelOf, nodeOf, shownLabels } from '../store/selectors.ts';
import { isUnseen } from '../store/telling.ts';
import { playBoard } from '../walkthrough/play-board.ts';
import { words } from '../words.ts';
import css from './canvas.module.css';
import { isUnreadable } from './layers/draw-node-text.ts';
import { onScreen, type Size, useCamera } from './model/camera.ts';
import { setCanvasState, useCanvas } from './model/canvas-state.ts';
import { radius } from './model/drawing.ts';
import { directionsAt } from './model/placement.ts';
import { surface } from './model/surface.ts';
import { mount } from './mount.ts';
import { CodeLetters } from './overlays/CodeLetters.tsx';
import { NameField } from './overlays/NameField.tsx';
import { ScoreField } from './overlays/ScoreField.tsx';
import { optionId, Twin } from './overlays/Twin.tsx';

const said = {
  edited:
    'Arrow keys go from node to node. N makes a node, Control and an arrow grows an arc, A connects, Enter names. The question mark lists all keys.',
  figure: 'A figure that cannot be edited. Arrow keys move it, plus and minus zoom, 0 shows all of it.',
  elsewhere:
    'Another tab edits this drawing, so it can only be viewed here. Arrow keys go from node to node. “Edit here” makes it editable in this tab.',
  audience: 'What the presenter’s window shows. It cannot be edited here.',
} as const;

/**
 * Three lines on the empty canvas that say how to draw, by mouse or by finger; they vanish with the first
 * node.
 */
function Hints() {
  const byTouch = isByTouch();
  return (
    <div className={css.hints}>
      <p>
        {byTouch
          ? 'Double-tap to make a node (a position). Drag the handle beside it to make an arc (a move).'
          : 'Double-click to make a node (a position). Drag from its rim to make an arc (a move).'}
      </p>
      <p>Values appear by themselves.</p>
      <p>
        <button type="button" onClick={() => openDialog({ kind: 'gallery' })}>
          Examples
        </button>
        {' · '}
        <button type="button" onClick={() => openDialog({ kind: 'boards' })}>
          {words.boards.boards}
        </button>
        {' · '}
        <button type="button" onClick={() => openDialog({ kind: 'keys' })}>
          Keys
          {!byTouch && ' (?)'}
        </button>
      </p>
    </div>
  );
}

/** As outcome-marks.ts draws them, in a circle of radius 6. */
const outcomeSigns: Readonly<Record<string, { letter: string; says: string; sign: ReactNode }>> = {
  N: { letter: '𝒩', says: 'next player wins', sign: null },
  P: { letter: '𝒫', says: 'previous player wins', sign: <circle r="3" fill="var(--ink)" /> },
  L: { letter: '𝓛', says: 'Left wins', sign: <path d="M0,5A5,5 0 0 1 0,-5z" fill="var(--left)" /> },
  R: { letter: '𝓡', says: 'Right wins', sign: <path d="M0,5A5,5 0 0 0 0,-5z" fill="var(--right)" /> },
  D: {
    letter: '𝒟',
    says: 'draw',
    sign: <rect x="-4.2" y="-1.3" width="8.4" height="2.6" fill="var(--ink-3)" />,
  },
};

/** Explains the outcome signs that are on nodes at a small zoom; shown while there are any. */
function OutcomeKey() {
  const marks = useCanvas((state) => state.marks);
  if (marks === '') return null;
  return (
    <ul className={css.key} aria-label="What the symbols on nodes mean">
      {[...marks].map((mark) => {
        const { letter, says, sign } = outcomeSigns[mark];
        return (
          <li key={mark}>
            <svg viewBox="-7 -7 14 14" width="14" height="14" aria-hidden="true">
              <circle r="6" fill="var(--paper)" stroke="var(--ink)" />
              {sign}
            </svg>
            <span aria-hidden="true">{letter}</span> {says}
          </li>
        );
      })}
    </ul>
  );
}

/** Explains the two values at every node, while both ways of play are shown. */
function WaysKey() {
  const both = useEditor((state) => state.bothWays && state.showing !== 'off');
  return both ? <p className={css.key}>At each node: by turns : at once</p> : null;
}

function PeekAt({ id }: { readonly id: NodeId }) {
  const node = useEditor((state) => nodeOf(seenDocument(state), id));
  const labels = useEditor(shownLabels);
  const unseen = useEditor((state) => isUnseen(state, id));
  const showing = useEditor((state) => state.showing);
  const view = useCamera();
  if (!node || unseen || showing === 'off') return null;
  const label = labelOf(labels, id);
  const at = onScreen(view, { x: node.x, y: node.y - radius });
  const said = label && labels && saidOfVertex(label, showing);
  return (
    <div className={css.peek} style={{ left: at.x, top: at.y - 6 }} aria-hidden="true">
      <NodeName node={node} />
      {said?.kind === 'outcome' && <OutcomeLetter outcome={said.outcome} />}
      {said?.kind === 'value' && <MathText value={said.value} />}
    </div>
  );
}

/**
 * Shows the value of the node under the pointer or the focus at full size, where words on nodes are too small
 * to read, and always in an embedded figure.
 */
function ValuePeek() {
  const figure = useEditor((state) => state.readOnly === 'figure');
  const unreadable = useCamera((view) => isUnreadable(view.zoom)) || figure;
  const under = useCanvas((state) => state.peek);
  const byKeyboard = useCanvas((state) => state.byKeyboard);
  const focused = useEditor((state) => (state.focus?.kind === 'node' ? state.focus.id : undefined));
  const id = under ?? (byKeyboard ? focused : undefined);
  return unreadable && id !== undefined ? <PeekAt id={id} /> : null;
}

/** In pixels, from the rim to the handle's middle. */
const away = 34;
/** Half a handle and a little more: this far from the edge it is wholly visible. */
const clear = 26;

/**
 * The handle's place: in the widest gap between the arcs, or the next direction in which the view has room.
 */
function placeOfHandle(at: Spot, far: number, widest: number, size: Size | undefined): Spot {
  const places = [0, 1, -1, 2, -2, 3, -3, 4].map((eighths) => {
    const angle = widest + (eighths * Math.PI) / 4;
    return { x: at.x + Math.cos(angle) * far, y: at.y + Math.sin(angle) * far };
  });
  const seen = ({ x, y }: Spot): boolean =>
    size === undefined || (x >= clear && y >= clear && x <= size.width - clear && y <= size.height - clear);
  return places.find(seen) ?? places[0] ?? at;
}

/**
 * The handle by which a finger connects, since it is too broad for a rim. It is shown outside the node that
 * was tapped, and is dragged to a target, or tapped before the target is tapped. input.ts reads its events.
 */
function HandleAt({ id }: { readonly id: NodeId }) {
  const waiting = useCanvas((state) => state.waiting !== undefined);
  const node = useEditor((state) => nodeOf(seenDocument(state), id));
  const isNamed = useEditor((state) => state.naming !== undefined);
  const isPlayed = useEditor((state) => playBoard(state) !== undefined);
  const view = useCamera();
  if (!node || isNamed || isPlayed) return null;
  const on = surface();
  const drawn = on?.drawing.nodes.get(node.id);
  const widest = drawn ? widestGap(directionsAt(drawn)) : 0;
  const at = placeOfHandle(onScreen(view, node), radius * view.zoom + away, widest, on?.size());
  return (
    <button
      type="button"
      className={css.handle}
      data-connect-from={node.id}
      style={{ left: at.x, top: at.y }}
      aria-label={waiting ? 'Connect: now tap the target' : `Connect from ${calledNode(node)}`}
      aria-pressed={waiting}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') setCanvasState({ waiting: [node.id] });
      }}
    >
      <ArrowUpRight size={22} aria-hidden="true" />
    </button>
  );
}

/** Without a handle, as under a mouse, nothing here follows the camera. */
function ConnectHandle() {
  const id = useCanvas((state) => state.handle);
  return id === undefined ? null : <HandleAt id={id} />;
}

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
 * `menu` is the context menu of nodes, arcs and ground. It is passed in, since it consists of commands, which
 * import the canvas.
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
