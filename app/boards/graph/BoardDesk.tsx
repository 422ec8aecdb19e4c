/**
 * The middle of the window while a board is open: the board, and beside it its graph, with a divider between them. On a screen as narrow
 * as a phone's one of board, graph and text is there at a time.
 */
import { Tabs } from '@base-ui/react/tabs';
import { type CSSProperties, useId, useRef } from 'react';
import { Splitter } from '../../parts/Splitter.tsx';
import { positionShown } from '../../store/board.ts';
import { leastShare, mostShare, setGraphShare, showBoardTab } from '../../store/board-graph.ts';
import { openTable } from '../../store/chrome.ts';
import { useEditor } from '../../store/editor.ts';
import { firstBoardGraph } from '../../store/state/board-graph.ts';
import { words } from '../../words.ts';
import { BoardMoves } from '../BoardMoves.tsx';
import { BoardStage } from '../BoardStage.tsx';
import { PositionField } from '../PositionField.tsx';
import css from './board-desk.module.css';
import { GraphPane } from './GraphPane.tsx';

const tabs = ['board', 'graph', 'text'] as const;
/** The share that the graph has of the window, in percent. */
function Divider({
  of,
  desk,
}: {
  readonly of: string;
  readonly desk: { readonly current: HTMLElement | null };
}) {
  const share = useEditor((state) => state.graphShare);
  return (
    <Splitter
      className={css.divider}
      label={words.boardGraph.divider}
      of={of}
      size={{ now: share, least: leastShare, most: mostShare, step: 4 }}
      sizeFrom={(x) => {
        const { right, width } = desk.current?.getBoundingClientRect() ?? { right: 0, width: 1 };
        return (100 * (right - x)) / width;
      }}
      change={setGraphShare}
      putBack={() => setGraphShare(firstBoardGraph.graphShare)}
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
  const tableOpen = useEditor((state) => state.tableOpen);
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
      <Tabs.Root
        className={css.tabs}
        value={tableOpen ? 'table' : tab}
        onValueChange={(chosen: (typeof tabs)[number] | 'table') => {
          openTable(chosen === 'table');
          if (chosen !== 'table') showBoardTab(chosen);
        }}
      >
        <Tabs.List className={css.tabList} aria-label={words.boardGraph.tabList}>
          {tabs.map((each) => (
            <Tabs.Tab key={each} className={css.tab} value={each}>
              {words.boardGraph.tabs[each]}
            </Tabs.Tab>
          ))}
          <Tabs.Tab className={css.tab} value="table">
            {words.sweeps.table}
          </Tabs.Tab>
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
