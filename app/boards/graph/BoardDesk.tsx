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
import { many } from '../../words/counting.ts';
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
            {each === anyMovesAhead && all === movesAhead ? 'any' : counted(each)}
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
          says="Moves ahead"
          full="Moves ahead"
          value={within}
          all={movesAhead}
          choose={(value) => setGraphBounds({ within: value })}
        />
      )}
      <Choice
        says="At most"
        full="Maximum positions"
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
  const signs = [
    { look: boardGraphCss.stands, says: 'on the board', isThere: true },
    { look: boardGraphCss.looked, says: 'looked at', isThere: looked },
    { look: boardGraphCss.cut, says: 'more moves than shown', isThere: graph.part.cut.includes(1) },
    {
      look: boardGraphCss.gray,
      says: words.boardGraph.gray,
      isThere: graph.part.graph.gray.includes(1),
    },
    { look: boardGraphCss.line, says: 'played', isThere: line },
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
          <PlayerStroke player="both" width={24} /> both at once
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

const notYet = 'The graph is drawn when the board is solved.';

/** Why no graph is there, or none of what is on the board yet. */
function useHindrance(): string | undefined {
  const graph = useEditor((state) => state.boardGraph);
  const refusal = useEditor((state) => state.graphRefusal);
  const solved = useEditor(({ boardAnswers }) => boardAnswers?.solved);
  const isSound = useEditor((state) => positionShown(state)?.isSound ?? false);
  if (!isSound) return words.boards.noPositionYet;
  if (refusal !== '') return refusal;
  if (solved && solved.kind !== 'done') return notYet;
  if (graph) return undefined;
  return solved ? 'Laying out the graph…' : notYet;
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
              ? `${many(shown, 'position', 'positions')} of infinitely many`
              : shown === total
                ? `All ${many(total, 'position', 'positions')}`
                : `${counted(shown)} of ${counted(total)} positions`
            : ''}
        </p>
        <Bounds total={total} />
        {graph && !isStale && (
          <>
            <IconButton name="Export this graph…" onClick={() => openDialog({ kind: 'export-part' })}>
              <ImageDown size={16} aria-hidden="true" />
            </IconButton>
            <IconButton name="Open this graph as a drawing" onClick={() => void openPart(graph)}>
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
      label="Size of the graph"
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

const tabNames = { board: 'Board', graph: 'Graph', text: 'Text' } as const;

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
        <Tabs.List className={css.tabList} aria-label="Board, graph or text">
          {tabs.map((each) => (
            <Tabs.Tab key={each} className={css.tab} value={each}>
              {tabNames[each]}
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
