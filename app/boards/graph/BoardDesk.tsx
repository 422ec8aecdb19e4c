/**
 * The middle of the window while a board is open: the board, and beside it its graph, with a divider between
 * them. On a screen as narrow as a phone's one of board, graph and text is there at a time.
 */
import { Tabs } from '@base-ui/react/tabs';
import { ImageDown, PencilRuler } from 'lucide-react';
import { type CSSProperties, useId, useRef } from 'react';
import { IconButton } from '../../parts/Button.tsx';
import { PlayerStroke } from '../../parts/PlayerStroke.tsx';
import { Splitter } from '../../parts/Splitter.tsx';
import { positionLookedAt, positionShown } from '../../store/board.ts';
import {
  leastShare,
  linePlayed,
  mostShare,
  setGraphBounds,
  setGraphShare,
  showBoardTab,
} from '../../store/board-graph.ts';
import { openDialog, openTable } from '../../store/chrome.ts';
import { useEditor } from '../../store/editor.ts';
import {
  anyMovesAhead,
  firstBoardGraph,
  type GraphBeside,
  movesAhead,
  positionsShown,
} from '../../store/state/board-graph.ts';
import { counted, words } from '../../words.ts';
import { BoardMoves } from '../BoardMoves.tsx';
import { BoardStage } from '../BoardStage.tsx';
import { openPart } from '../open-drawing.ts';
import { PositionField } from '../PositionField.tsx';
import css from './board-desk.module.css';
import boardGraphCss from './board-graph.module.css';
import { GraphView } from './GraphView.tsx';

function Choice(props: {
  readonly says: string;
  /** The full text, for people who cannot see what is around it. */
  readonly full: string;
  readonly value: number;
  readonly all: readonly number[];
  readonly choose: (value: number) => void;
}) {
  const { says, full, value, all, choose } = props;
  const id = useId();
  return (
    <span className={boardGraphCss.choice}>
      <label htmlFor={id}>{says}</label>
      <select id={id} aria-label={full} value={value} onChange={({ target }) => choose(Number(target.value))}>
        {all.map((each) => (
          <option key={each} value={each}>
            {each === anyMovesAhead && all === movesAhead ? words.boardGraph.anyNumber : counted(each)}
          </option>
        ))}
      </select>
    </span>
  );
}

function Bounds({ total }: { readonly total: number | undefined }) {
  const { within, most } = useEditor((state) => state.graphBounds);
  const isWhole = total !== undefined && total <= most;
  return (
    <>
      {!isWhole && (
        <Choice
          says={words.boardGraph.ahead}
          full={words.boardGraph.ahead}
          value={within}
          all={movesAhead}
          choose={(value) => setGraphBounds({ within: value })}
        />
      )}
      <Choice
        says={words.boardGraph.atMost}
        full={words.boardGraph.most}
        value={most}
        all={positionsShown}
        choose={(value) => setGraphBounds({ most: value })}
      />
    </>
  );
}

function Legend({ graph }: { readonly graph: GraphBeside }) {
  const line = useEditor((state) => linePlayed(state).length > 1);
  const looked = useEditor((state) => positionLookedAt(state) !== undefined);
  const { arcs } = graph.drawn.figure;
  const { legend } = words.boardGraph;
  const signs = [
    { look: boardGraphCss.stands, says: legend.stands, isThere: true },
    { look: boardGraphCss.looked, says: legend.looked, isThere: looked },
    { look: boardGraphCss.cut, says: legend.cut, isThere: graph.part.cut.includes(1) },
    { look: boardGraphCss.gray, says: legend.gray, isThere: graph.part.graph.gray.includes(1) },
    { look: boardGraphCss.line, says: legend.line, isThere: line },
  ];
  const strokes = new Set(arcs.map(({ stroke }) => stroke));
  return (
    <p className={boardGraphCss.legend}>
      {(['left', 'right', 'either'] as const).map(
        (player) =>
          strokes.has(player) && (
            <span key={player}>
              <PlayerStroke player={player} width={24} /> {words.player[player]}
            </span>
          ),
      )}
      {strokes.has('both') && (
        <span>
          <PlayerStroke player="both" width={24} /> {words.boards.rounds.bothMove}
        </span>
      )}
      {signs.map(
        ({ look, says, isThere }) =>
          isThere && (
            <span key={says}>
              <i className={look} aria-hidden="true" /> {says}
            </span>
          ),
      )}
    </p>
  );
}

/** Why no graph is there, or none of what is on the board yet. */
function useHindrance(): string | undefined {
  const graph = useEditor((state) => state.boardGraph);
  const refusal = useEditor((state) => state.graphRefusal);
  const solved = useEditor(({ boardAnswers }) => boardAnswers?.solved);
  const isSound = useEditor((state) => positionShown(state)?.isSound ?? false);
  if (!isSound) return words.boardGraph.noPosition;
  if (refusal !== '') return refusal;
  if (solved && solved.kind !== 'done') return words.boardGraph.notYet;
  if (graph) return undefined;
  return solved ? words.boardGraph.layingOut : words.boardGraph.notYet;
}

/**
 * The pane of the graph beside a board: how much of it is shown, the graph itself, and what its signs mean.
 */
function GraphPane() {
  const graph = useEditor((state) => state.boardGraph);
  const isStale = useEditor(
    ({ boardGraph, boardAnswers }) => boardGraph?.game.position !== boardAnswers?.game.position,
  );
  const says = useHindrance();
  const total = graph?.part.total;
  const isEndless = useEditor(
    ({ boardAnswers }) =>
      boardAnswers?.solved?.kind === 'done' && boardAnswers.solved.value.part !== undefined,
  );
  const shown = graph?.part.found.length ?? 0;
  return (
    <section className={boardGraphCss.pane} aria-label={words.boardGraph.graph}>
      <header className={boardGraphCss.head}>
        <p className="numbers" role="status">
          {total !== undefined && !isStale
            ? isEndless
              ? words.boardGraph.endless(shown)
              : shown === total
                ? words.boardGraph.whole(total)
                : words.boardGraph.part(shown, total)
            : ''}
        </p>
        <Bounds total={total} />
        {graph && !isStale && (
          <>
            <IconButton name={words.boardGraph.export} onClick={() => openDialog({ kind: 'export-part' })}>
              <ImageDown size={16} aria-hidden="true" />
            </IconButton>
            <IconButton name={words.boardGraph.open} onClick={() => void openPart(graph)}>
              <PencilRuler size={16} aria-hidden="true" />
            </IconButton>
          </>
        )}
      </header>
      {says !== undefined && <p className={boardGraphCss.says}>{says}</p>}
      {graph && (
        <GraphView graph={graph} isStale={isStale}>
          <Legend graph={graph} />
        </GraphView>
      )}
    </section>
  );
}

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
