/**
 * The graph beside a board, to look at: painted on a canvas, with rings over it for the position on the
 * board, for one that a person looks at, and for the node under the pointer or the keyboard. It is one tab
 * stop; arrows go along arcs.
 */

import { Minus, Plus, Scan } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { nodeRadius, type Spot } from '../../../engine/figure/index.ts';
import type { BoardMove } from '../../../engine/rulesets/index.ts';
import { whenFacesCome } from '../../canvas/layers/faces.ts';
import { inDrawing, onScreen } from '../../canvas/model/camera.ts';
import { type Inks, readInks, watchInks } from '../../canvas/model/inks.ts';
import { IconButton } from '../../parts/Button.tsx';
import { isByTouch } from '../../parts/by-touch.ts';
import { isShortcut } from '../../parts/typed-keys.ts';
import { lookAt, positionLookedAt, positionStanding } from '../../store/board.ts';
import { linePlayed } from '../../store/board-graph.ts';
import { editor, useEditor } from '../../store/editor.ts';
import type { PositionRead } from '../../store/position-of.ts';
import type { GraphBeside } from '../../store/state/board-graph.ts';
import { useToldFrom } from '../../store/telling.ts';
import { movesBy, sayPlaces } from '../../walkthrough/board-rules.ts';
import { makeMove } from '../../walkthrough/playing.ts';
import { handToMove } from '../../walkthrough/shown-game.ts';
import { goToFrame } from '../../walkthrough/walking.ts';
import { words } from '../../words.ts';
import css from './board-graph.module.css';
import { NodePreview } from './NodePreview.tsx';
import {
  arcsOfLine,
  arrows,
  boxOfPart,
  graphAsTold,
  nodeNear,
  nodeOfPosition,
  nodeTowards,
  placeOfNode,
  sayNode,
} from './nodes-of-part.ts';
import { paintPart } from './paint-part.ts';
import { type GraphSight, useSight } from './use-sight.ts';

// What a click or Enter on a node of the graph beside the board does: it makes a move where that continues
// the game being played, otherwise it shows the position.

/** Whether a move leads there by the engine's name for it, which of mirror images is one. */
function goesTo({ by, player }: BoardMove, { printed }: PositionRead, position: string): boolean {
  const { here } = editor().boardAnswers ?? {};
  if (here?.position !== printed) return false;
  return here.found.moves.some(
    (each) => each.player === player && each.to.position === position && sayPlaces(each.by) === sayPlaces(by),
  );
}

/** Shows the position of a node on the board. */
export function showNode(graph: GraphBeside, node: number): void {
  const { position } = graph.part.found[node];
  const isThere = (printed: string | undefined): boolean =>
    printed !== undefined && graph.index.get(printed) === node;
  lookAt(undefined);
  const read = positionStanding(editor());
  if (!read || isThere(read.printed)) return;
  const mover = handToMove();
  const move =
    mover && movesBy(read, mover).find(({ move, to }) => isThere(to) || goesTo(move, read, position));
  if (move) {
    makeMove({ piece: 0, to: move.to });
    return;
  }
  // The last time that the line came there: the moves played from there come after it.
  const moment = linePlayed(editor()).findLastIndex(isThere);
  if (moment >= 0) goToFrame(moment);
  else lookAt(position);
}

/** The buttons that move the view of the graph beside a board. */
const zoomStep = 1.3;

function SightButtons({ sight }: { readonly sight: Pick<GraphSight, 'zoom' | 'fit'> }) {
  return (
    <div className={css.zooms}>
      <IconButton name="Zoom in" onClick={() => sight.zoom(zoomStep)}>
        <Plus size={16} aria-hidden="true" />
      </IconButton>
      <IconButton name="Zoom out" onClick={() => sight.zoom(1 / zoomStep)}>
        <Minus size={16} aria-hidden="true" />
      </IconButton>
      <IconButton name="Fit the graph" onClick={sight.fit}>
        <Scan size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** In pixels: a finger or a pointer this far beside a node still means it. */
const nearEnough = 8;

/** The inks of the page, read again when they change or a font has come. */
function useInks(root: { readonly current: HTMLElement | null }): Inks | undefined {
  const [inks, setInks] = useState<Inks>();
  useEffect(() => {
    const read = (): void => {
      if (root.current) setInks(readInks(root.current));
    };
    read();
    const ends = [watchInks(read), whenFacesCome(read)];
    return () => {
      for (const end of ends) end();
    };
  }, [root]);
  return inks;
}

function Ring(props: {
  readonly at: Spot;
  readonly reach: number;
  readonly look: string;
  readonly says?: string;
}) {
  const { at, reach, look, says } = props;
  const side = 2 * reach;
  return (
    <div
      className={[css.ring, look].join(' ')}
      data-stands={says}
      style={{ width: side, height: side, transform: `translate(${at.x - reach}px, ${at.y - reach}px)` }}
    />
  );
}

export function GraphView(props: {
  readonly graph: GraphBeside;
  readonly isStale: boolean;
  /** The content below it. */
  readonly children: ReactNode;
}) {
  const { isStale, children } = props;
  const told = useToldFrom();
  const graph = useMemo(() => graphAsTold(props.graph, told), [props.graph, told]);
  const root = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLCanvasElement>(null);
  const id = useId();
  const inks = useInks(root);
  const standing = useEditor((state) => positionStanding(state)?.printed);
  const looked = useEditor(positionLookedAt);
  const line = useEditor((state) => linePlayed(state).join('\n'));
  const stands = nodeOfPosition(graph, standing);
  const shown = looked === undefined ? stands : nodeOfPosition(graph, looked);
  const [hover, setHover] = useState<number | undefined>(undefined);
  const [focus, setFocus] = useState<number | undefined>(undefined);
  const [byKeys, setByKeys] = useState(false);
  const focused = focus ?? shown ?? 0;
  const sight = useSight(root, graph.part, () => boxOfPart(graph), placeOfNode(graph, shown ?? 0));
  const { size, view, drag } = sight;
  const played = useMemo(() => arcsOfLine(graph, line.split('\n')), [graph, line]);
  // What was pointed at was a node of another part.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    setHover(undefined);
    setFocus(undefined);
  }, [graph.part]);
  // The piece moves on the graph, and stays in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another position moves the view
  useEffect(() => {
    setFocus(undefined);
    if (shown !== undefined) sight.reveal(placeOfNode(graph, shown));
  }, [shown, graph.part]);
  useLayoutEffect(() => {
    const canvas = sheet.current;
    const pen = canvas?.getContext('2d');
    if (!canvas || !pen || !inks || size.width === 0) return;
    const ratio = devicePixelRatio;
    const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    const { figure } = graph.drawn;
    paintPart(pen, { figure, cut: graph.part.cut, played }, inks, { view, size, ratio });
  }, [graph, inks, view, size, played]);
  const reach = nodeRadius * view.zoom;
  const nodeUnder = ({ clientX, clientY }: MouseEvent): number | undefined => {
    const { left, top } = root.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return nodeNear(
      graph,
      inDrawing(view, { x: clientX - left, y: clientY - top }),
      nodeRadius + nearEnough / view.zoom,
    );
  };
  const press = (event: KeyboardEvent): void => {
    if (isShortcut(event)) return;
    const go = (node: number | undefined): void => {
      if (node === undefined) return;
      setFocus(node);
      setByKeys(true);
      sight.reveal(placeOfNode(graph, node));
    };
    const { key } = event;
    if (key in arrows) go(nodeTowards(graph, focused, arrows[key as keyof typeof arrows]));
    else if (key === 'Home') go(shown);
    else if (key === 'Enter' || key === ' ') showNode(graph, focused);
    else if (key === '+' || key === '=') sight.zoom(zoomStep);
    else if (key === '-') sight.zoom(1 / zoomStep);
    else if (key === 'f' || key === 'F') sight.fit();
    else if (key === 'Escape' && positionLookedAt(editor()) !== undefined) lookAt(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const point = (event: PointerEvent<HTMLElement>): void => {
    drag.move(event);
    if (event.pointerType !== 'touch') setHover(nodeUnder(event));
  };
  const at = (node: number): Spot => onScreen(view, placeOfNode(graph, node));
  const previewed = hover ?? (byKeys ? focused : undefined);
  return (
    <>
      <div className={css.view} data-stale={isStale || undefined}>
        <div
          ref={root}
          className={css.surface}
          role="application"
          aria-label={`Graph of what follows ${graph.game.position}`}
          aria-describedby={`${id}how`}
          aria-activedescendant={`${id}node`}
          data-pointing={hover !== undefined || undefined}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is one tab stop, in which arrows go from node to node
          tabIndex={0}
          onKeyDown={press}
          onFocus={({ currentTarget }) => setByKeys(currentTarget.matches(':focus-visible'))}
          onBlur={() => setByKeys(false)}
          onPointerDown={(event) => {
            drag.down(event);
            setByKeys(false);
          }}
          onPointerMove={point}
          onPointerUp={drag.up}
          onPointerCancel={drag.up}
          onPointerLeave={() => setHover(undefined)}
          onClick={(event) => {
            const node = drag.wasDrag() ? undefined : nodeUnder(event);
            if (node === undefined) return;
            showNode(graph, node);
            setFocus(node);
          }}
        >
          <canvas ref={sheet} className={css.sheet} />
          <div className={css.rings} aria-hidden="true">
            {stands !== undefined && (
              <Ring
                at={at(stands)}
                reach={reach + 6}
                look={css.stands}
                says={graph.part.found[stands].position}
              />
            )}
            {shown !== undefined && shown !== stands && (
              <Ring at={at(shown)} reach={reach + 6} look={css.looked} />
            )}
            {hover !== undefined && hover !== stands && (
              <Ring at={at(hover)} reach={reach + 3} look={css.pointed} />
            )}
            {byKeys && <Ring at={at(focused)} reach={reach + 10} look={css.focused} />}
          </div>
          {previewed !== undefined && !isByTouch() && (
            <NodePreview graph={graph} node={previewed} stands={stands} sight={sight} />
          )}
          <p id={`${id}how`} hidden>
            The arrow keys follow the moves, Enter looks at the position, and Home goes to the position on the
            board.
          </p>
          <div className="unseen" role="listbox" aria-label={words.boardGraph.graph}>
            {/* biome-ignore lint/a11y/useFocusableInteractive: the view keeps the focus and refers to this element */}
            <div id={`${id}node`} role="option" aria-selected={focused === stands}>
              {sayNode(graph, focused, focused === stands)}
            </div>
          </div>
        </div>
      </div>
      <div className={css.foot}>
        {children}
        <SightButtons sight={sight} />
      </div>
    </>
  );
}
