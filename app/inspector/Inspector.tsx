/**
 * The panel beside the canvas, about the selection, the whole drawing, its text, or the lesson that is open.
 * Its width is remembered; on narrow screens it is a sheet below the canvas, which always shows value and
 * outcome.
 */
import { Tabs } from '@base-ui/react/tabs';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import type { EdgeKey, NodeId } from '../../engine/document/index.ts';
import { SignText } from '../lesson/SignText.tsx';
import { IconButton } from '../parts/Button.tsx';
import { MathText, OutcomePart } from '../parts/MathText.tsx';
import { NodeName } from '../parts/NodeName.tsx';
import { Splitter } from '../parts/Splitter.tsx';
import { positionShown } from '../store/board.ts';
import { Calm } from '../store/Calm.tsx';
import { narrowest, setInspectorWidth, showTab, toggleSheet, widest } from '../store/chrome.ts';
import { endTask } from '../store/document.ts';
import { useEditor } from '../store/editor.ts';
import { worthSeen } from '../store/seen-board.ts';
import { seenDocument } from '../store/seen-document.ts';
import {
  type Label,
  labelOf,
  nodeOf,
  type SelectedItems,
  selectedItems,
  shownLabels,
} from '../store/selectors.ts';
import { useOnBoard } from '../store/subject.ts';
import { classWords } from '../words/class.ts';
import { words } from '../words.ts';
import { ArcCard } from './ArcCard.tsx';
import { DrawingCard } from './DrawingCard.tsx';
import css from './inspector.module.css';
import { ManyCard } from './ManyCard.tsx';
import { NodeCard } from './NodeCard.tsx';
import { PairCard } from './PairCard.tsx';
import { PlayCard } from './PlayCard.tsx';

// The inspector's subject: the selection, else the focus, else the whole drawing.

type InspectedSubject =
  | { readonly kind: 'drawing' }
  | { readonly kind: 'node'; readonly id: NodeId }
  | { readonly kind: 'arc'; readonly key: EdgeKey }
  | { readonly kind: 'pair'; readonly ids: readonly [NodeId, NodeId] }
  | { readonly kind: 'many'; readonly chosen: SelectedItems };

function inspectedBy(these: SelectedItems): InspectedSubject {
  const { nodes, edges } = these;
  if (nodes.length === 0 && edges.length === 0) return { kind: 'drawing' };
  if (nodes.length === 1 && edges.length === 0) return { kind: 'node', id: nodes[0] };
  if (nodes.length === 0 && edges.length === 1) return { kind: 'arc', key: edges[0] };
  if (nodes.length === 2 && edges.length === 0) return { kind: 'pair', ids: [nodes[0], nodes[1]] };
  return { kind: 'many', chosen: these };
}

/** The subject as a hook; it changes only with selection and focus. */
function useSubject(): InspectedSubject {
  const selection = useEditor((state) => state.selection);
  const focus = useEditor((state) => state.focus);
  return inspectedBy(selectedItems({ selection, focus }));
}

function SubjectCard() {
  const subject = useSubject();
  const game = useEditor((state) => state.game);
  if (game) return <PlayCard game={game} />;
  switch (subject.kind) {
    case 'drawing':
      return <DrawingCard />;
    case 'node':
      return <NodeCard id={subject.id} />;
    case 'arc':
      return <ArcCard edge={subject.key} />;
    case 'pair':
      return <PairCard ids={subject.ids} />;
    case 'many':
      return <ManyCard chosen={subject.chosen} />;
  }
}

/** One line about the subject, for the edge of the sheet on narrow screens: its name, value and outcome. */
const SubjectLine = () =>
  useOnBoard() ? (
    <PositionLine />
  ) : (
    <Calm>
      <DrawingLine />
    </Calm>
  );

type Worth = Partial<Pick<Label, 'value' | 'outcome'>>;

/** `children` name the subject of this value. */
function Line(props: {
  readonly worth: Worth | undefined;
  readonly of: string;
  readonly children: ReactNode;
}) {
  const { worth, of, children } = props;
  return (
    <div className={css.peek}>
      {children}
      {worth?.value && <MathText value={worth.value} />}
      <OutcomePart outcome={worth?.outcome} className={of} />
    </div>
  );
}

function PositionLine() {
  const read = useEditor(positionShown);
  const worth = useEditor((state) => read && worthSeen(state, read.printed));
  return (
    <Line worth={worth} of={css.peekOfBoard}>
      {read && <span>{read.ruleset.name}</span>}
      {worth?.unseen && words.hiddenSign}
    </Line>
  );
}

function DrawingLine() {
  const subject = useSubject();
  const document = useEditor(seenDocument);
  const labels = useEditor(shownLabels);
  if (subject.kind === 'node') {
    const node = nodeOf(document, subject.id);
    const label = labelOf(labels, subject.id);
    return (
      <Line worth={label} of={css.peekOutcome}>
        {node && <NodeName node={node} />}
      </Line>
    );
  }
  const says =
    subject.kind === 'drawing'
      ? (labels?.chosen.name ?? document.title) || words.untitled
      : subject.kind === 'arc'
        ? 'One arc'
        : words.nodes(subject.kind === 'pair' ? 2 : subject.chosen.nodes.length);
  return <div className={css.peek}>{says}</div>;
}

/** The inspector's edge, by which it is made wider or narrower. */
function Resizer({ of }: { readonly of: string }) {
  const width = useEditor((state) => state.inspectorWidth);
  return (
    <Splitter
      className={css.resizer}
      label="Width of the inspector"
      of={of}
      size={{ now: width, least: narrowest, most: widest, step: 16 }}
      sizeFrom={(x, grabbed) => width + grabbed - x}
      change={setInspectorWidth}
      putBack={() => setInspectorWidth(320)}
    />
  );
}

function Sheet({ line }: { readonly line: ReactNode }) {
  const pulled = useEditor((state) => state.sheetPulled);
  return (
    <div className={css.sheet}>
      {line}
      <IconButton
        name={pulled ? 'Lower the inspector' : 'Raise the inspector'}
        aria-expanded={pulled}
        onClick={toggleSheet}
      >
        {pulled ? <ChevronDown size={18} aria-hidden="true" /> : <ChevronUp size={18} aria-hidden="true" />}
      </IconButton>
    </div>
  );
}

/** What the open example asks one to try. */
function Task() {
  const says = useEditor((state) => state.task?.says);
  if (!says) return null;
  return (
    <section className={css.task} aria-label="Try:">
      <p>
        <strong>Try:</strong> <SignText text={says} />
      </p>
      <IconButton name="Close the task" onClick={endTask}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </section>
  );
}

/** The tabs of a lesson and of a class, beside those that are always there. */
function MoreTabs({ lesson, room }: { readonly lesson: boolean; readonly room: boolean }) {
  return (
    <>
      {lesson && (
        <Tabs.Tab className={css.tab} value="lesson">
          {words.lesson.lesson}
        </Tabs.Tab>
      )}
      {room && (
        <Tabs.Tab className={css.tab} value="class">
          {classWords.tab}
        </Tabs.Tab>
      )}
    </>
  );
}

function MorePanels({ lesson, room }: { readonly lesson: ReactNode; readonly room: ReactNode }) {
  return (
    <>
      {lesson && (
        <Tabs.Panel className={css.panel} value="lesson">
          {lesson}
        </Tabs.Panel>
      )}
      {room && (
        <Tabs.Panel className={css.panel} value="class">
          {room}
        </Tabs.Panel>
      )}
    </>
  );
}

/** If a board is open, `board` replaces the tabs. */
export function Inspector(props: {
  readonly text: ReactNode;
  readonly lesson: ReactNode;
  /** The class, in a page that has its room. */
  readonly room?: ReactNode;
  readonly board: ReactNode;
}) {
  const { text, lesson } = props;
  const hasRoom = useEditor((state) => state.room !== undefined);
  const room = hasRoom && props.room;
  const onBoard = useOnBoard();
  const open = useEditor((state) => state.inspectorOpen);
  const hasLesson = useEditor((state) => state.lesson !== undefined);
  const hasDraft = useEditor((state) => state.draft !== undefined && !state.readOnly);
  const chosen = useEditor((state) => state.inspectorTab);
  const isThere = { inspector: true, text: true, lesson: hasLesson, class: hasRoom };
  const tab = isThere[chosen] ? chosen : 'inspector';
  const width = useEditor((state) => state.inspectorWidth);
  const pulled = useEditor((state) => state.sheetPulled);
  const id = useId();
  if (!open) return null;
  return (
    <aside
      id={id}
      className={css.inspector}
      aria-label={onBoard ? words.boards.board : 'Inspector'}
      data-pulled={pulled}
      data-of={onBoard ? 'board' : undefined}
      style={{ '--width': `${width}px` } as CSSProperties}
    >
      <h2 className="unseen">{onBoard ? words.boards.board : 'Inspector'}</h2>
      <Resizer of={id} />
      <Sheet line={<SubjectLine />} />
      <Task />
      {onBoard && !hasLesson && !room && <div className={`${css.panel} ${css.tabs}`}>{props.board}</div>}
      {onBoard && (hasLesson || room) && (
        <Tabs.Root className={css.tabs} value={tab === 'text' ? 'inspector' : tab} onValueChange={showTab}>
          <Tabs.List className={css.tabList} aria-label={words.boards.board}>
            <Tabs.Tab className={css.tab} value="inspector">
              {words.boards.board}
            </Tabs.Tab>
            <MoreTabs lesson={hasLesson} room={isThere.class} />
          </Tabs.List>
          <Tabs.Panel className={css.panel} value="inspector">
            {props.board}
          </Tabs.Panel>
          <MorePanels lesson={hasLesson && lesson} room={room} />
        </Tabs.Root>
      )}
      {!onBoard && (
        <Tabs.Root className={css.tabs} value={tab} onValueChange={showTab}>
          <Tabs.List className={css.tabList} aria-label="Inspector">
            <Tabs.Tab className={css.tab} value="inspector">
              Inspect
            </Tabs.Tab>
            <Tabs.Tab className={css.tab} value="text" title={hasDraft ? 'not read yet' : undefined}>
              Text
              {hasDraft && <span className={css.waits}> ✕</span>}
              {hasDraft && <span className="unseen">, not read yet</span>}
            </Tabs.Tab>
            <MoreTabs lesson={hasLesson} room={isThere.class} />
          </Tabs.List>
          <Tabs.Panel className={css.panel} value="inspector">
            <Calm>
              <SubjectCard />
            </Calm>
          </Tabs.Panel>
          <Tabs.Panel className={css.panel} value="text">
            {text}
          </Tabs.Panel>
          <MorePanels lesson={hasLesson && lesson} room={room} />
        </Tabs.Root>
      )}
    </aside>
  );
}
