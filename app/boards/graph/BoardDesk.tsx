/**
 * The middle of the window while a board is open: the board, and beside it its graph, with a divider between them. On a screen as narrow
 * as a phone's one of board, graph and text is there at a time.
 */
import { Tabs } from '@base-ui/react/tabs';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { positionShown } from '../../store/board.ts';
import { leastShare, mostShare, setGraphShare, showBoardTab } from '../../store/board-graph.ts';
import { useEditor } from '../../store/editor.ts';
import { firstBoardGraph } from '../../store/state/board-graph.ts';
import { words } from '../../words.ts';
import { BoardMoves } from '../BoardMoves.tsx';
import { BoardStage } from '../BoardStage.tsx';
import { PositionField } from '../PositionField.tsx';
import css from './board-desk.module.css';
import { GraphPane } from './GraphPane.tsx';

const tabs = ['board', 'graph', 'text'] as const;
/** In percent. */
const step = 4;

function Divider({
  of,
  desk,
}: {
  readonly of: string;
  readonly desk: { readonly current: HTMLElement | null };
}) {
  const share = useEditor((state) => state.graphShare);
  const grab = (event: PointerEvent<HTMLElement>): void => {
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    const move = ({ clientX }: globalThis.PointerEvent): void => {
      const { right, width } = desk.current?.getBoundingClientRect() ?? { right: 0, width: 1 };
      setGraphShare((100 * (right - clientX)) / width);
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', move), {
      once: true,
    });
  };
  const press = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: step, ArrowRight: -step, Home: mostShare, End: -mostShare }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setGraphShare(share + by);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be dragged; this is the window-splitter pattern
    <div
      role="separator"
      className={css.divider}
      aria-label={words.boardGraph.divider}
      aria-controls={of}
      aria-orientation="vertical"
      aria-valuenow={share}
      aria-valuemin={leastShare}
      aria-valuemax={mostShare}
      tabIndex={0}
      onPointerDown={grab}
      onDoubleClick={() => setGraphShare(firstBoardGraph.graphShare)}
      onKeyDown={press}
    />
  );
}

/** The position as text, and its moves. */
function BoardText() {
  const read = useEditor(positionShown);
  if (!read) return null;
  return (
    <div className={css.text}>
      <PositionField problems={read.draft.problems} />
      {read.isSound && <BoardMoves read={read} />}
    </div>
  );
}

export function BoardDesk() {
  const tab = useEditor((state) => state.boardTab);
  const beside = useEditor((state) => state.graphBeside);
  const share = useEditor((state) => state.graphShare);
  const desk = useRef<HTMLDivElement>(null);
  const id = useId();
  return (
    <div
      ref={desk}
      className={css.desk}
      data-tab={tab}
      data-beside={beside || undefined}
      style={{ '--share': `${share}%` } as CSSProperties}
    >
      <Tabs.Root className={css.tabs} value={tab} onValueChange={showBoardTab}>
        <Tabs.List className={css.tabList} aria-label={words.boardGraph.tabList}>
          {tabs.map((each) => (
            <Tabs.Tab key={each} className={css.tab} value={each}>
              {words.boardGraph.tabs[each]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs.Root>
      <div className={css.board}>
        <BoardStage />
      </div>
      {beside && <Divider of={id} desk={desk} />}
      {(beside || tab === 'graph') && (
        <div id={id} className={css.graph}>
          <GraphPane />
        </div>
      )}
      {tab === 'text' && <BoardText />}
    </div>
  );
}
