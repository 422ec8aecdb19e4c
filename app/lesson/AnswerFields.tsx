/**
 * How a class answers a view from its phones. Most teachers leave it as it is; then it says what is asked.
 */
import { MousePointerClick, X } from 'lucide-react';
import { useId } from 'react';
import { calledNode, edgeKey, type GameDocument, type NodeId } from '../../engine/document/index.ts';
import {
  hiddenAsked,
  mostRounds,
  needsDrawing,
  type WayToAnswer,
  waysToAnswer,
  whyNoNumber,
  whyNoWorth,
} from '../../engine/lesson/index.ts';
import { IconButton } from '../parts/Button.tsx';
import parts from '../parts/parts.module.css';
import { positionAsked } from '../store/board.ts';
import { editor, useEditor } from '../store/editor.ts';
import { writeView } from '../store/lesson.ts';
import { seenDocument } from '../store/seen-document.ts';
import type { KeyedView } from '../store/state/lesson.ts';
import { subjectOf } from '../store/subject.ts';
import { someOf } from '../words/counting.ts';
import { forHand } from '../words/tapping.ts';
import css from './lesson.module.css';
import { CheckedLine, endWriting, writeOn } from './Written.tsx';

type OfWay<By> = Extract<WayToAnswer, { readonly by: By }>;
type AboutOne = OfWay<'value' | 'outcome' | 'move' | 'row' | 'column'>;
type Choice = WayToAnswer['by'] | 'unset';
/** The drawing of the view as it may be seen, while it is on the screen. */
type Shown = { readonly view: KeyedView; readonly document: GameDocument | undefined };
type Change = (answer: WayToAnswer | undefined) => void;

const isOnBoard = (document: GameDocument | undefined): boolean =>
  document !== undefined && !subjectOf(document).listsPositions;

const begun = (by: WayToAnswer['by']): WayToAnswer => {
  if (by === 'move') return { by, player: 'left' };
  return by === 'drawing' ? { by, worth: '*' } : { by };
};

/** The ways that the drawing allows, and the one that is chosen. */
function offered(document: GameDocument | undefined, chosen: Choice): readonly Choice[] {
  if (!document) return ['unset', ...waysToAnswer];
  const atOnce = subjectOf(document).movesAtOnce(document);
  const fits = (by: WayToAnswer['by']): boolean => {
    if (by === 'row' || by === 'column') return atOnce;
    if (by === 'move') return !atOnce;
    return !isOnBoard(document) || !needsDrawing({ by });
  };
  return ['unset', ...waysToAnswer.filter((by) => by === chosen || fits(by))];
}

const nameIn = (document: GameDocument | undefined, id: NodeId): string => {
  const node = document?.nodes.find((each) => each.id === id);
  return node ? calledNode(node) : id;
};

/** What phones ask where nothing is chosen. */
function askedAnyway({ view, document }: Shown): string {
  if (!document) return '';
  const isWho = view.shows === 'outcomes';
  const of = hiddenAsked(view, document);
  if (of === undefined) return 'No value is hidden, so phones ask for words.';
  if (isOnBoard(document))
    return isWho
      ? 'Phones ask who wins in the position, whose value is hidden.'
      : 'Phones ask for the value of the position, which is hidden.';
  return isWho
    ? `Phones ask who wins at ${nameIn(document, of)}, where the value is hidden.`
    : `Phones ask for the value of ${nameIn(document, of)}, which is hidden.`;
}

/** A line that says what is named, with a button that takes what is selected, and one that clears it. */
function Taken(props: {
  readonly label: string;
  readonly is: string;
  readonly take: string;
  /** Why nothing can be taken now. */
  readonly why: string | undefined;
  readonly onTake: () => void;
  readonly clear: string;
  readonly onClear: (() => void) | undefined;
}) {
  const { label, is, take, why, onTake, clear, onClear } = props;
  return (
    <div className={css.taken}>
      <span>{label}</span>
      <output>{is}</output>
      <IconButton
        name={take}
        more={why}
        aria-disabled={why !== undefined || undefined}
        onClick={() => why === undefined && onTake()}
      >
        <MousePointerClick size={16} aria-hidden="true" />
      </IconButton>
      {onClear && (
        <IconButton name={clear} onClick={onClear}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

/** The ids of the selected nodes, in the order of the drawing. */
const selectedNodes = (): readonly NodeId[] => {
  const { document, selection } = editor();
  return document.nodes.flatMap(({ id }) => (selection.nodes.has(id) ? [id] : []));
};

const selectedArcs = (): readonly (readonly [NodeId, NodeId])[] => {
  const { document, selection } = editor();
  const arcs = document.edges.filter((edge) => selection.edges.has(edgeKey(edge)));
  const ends = new Map(arcs.map(({ from, to }) => [JSON.stringify([from, to]), [from, to] as const]));
  return [...ends.values()];
};

const aboutHidden = (name: string | undefined) =>
  name === undefined ? 'what is shown' : `${name}, which is hidden`;

const takePosition = 'Take the position that is shown';

const elsewhere = () => forHand('Click the view first, so that its drawing is shown');

function About({ view, document, way, change }: Shown & { readonly way: AboutOne; readonly change: Change }) {
  const selected = useEditor((state) => state.selection.nodes.size);
  const onBoard = isOnBoard(document);
  const anyway = document && hiddenAsked(view, document);
  const otherwise = onBoard
    ? 'the position of the view'
    : aboutHidden(anyway === undefined ? undefined : nameIn(document, anyway));
  const take = (of: string | undefined): void => change({ ...way, ...(of !== undefined && { of }) });
  const { of, ...rest } = way;
  const why =
    onBoard || selected === 1
      ? undefined
      : 'Select one node on the drawing first, with Shift where its value is hidden';
  return (
    <Taken
      label="About"
      is={of === undefined ? otherwise : onBoard ? of : nameIn(document, of)}
      take={onBoard ? takePosition : 'Take the selected node'}
      why={document ? why : elsewhere()}
      onTake={() => take(onBoard ? positionAsked(editor()) : selectedNodes()[0])}
      clear="Ask about what is hidden"
      onClear={of === undefined ? undefined : () => change(rest)}
    />
  );
}

const unmarked = 'nothing is marked';

function RightOnes(props: Shown & { readonly way: OfWay<'node' | 'arc' | 'move'>; readonly change: Change }) {
  const { document, way, change } = props;
  const nodes = useEditor((state) => state.selection.nodes.size);
  const edges = useEditor((state) => state.selection.edges.size);
  const onBoard = isOnBoard(document);
  const names =
    way.by === 'arc'
      ? way.right?.map(([from, to]) => `${nameIn(document, from)} → ${nameIn(document, to)}`)
      : way.right?.map((id) => (onBoard ? id : nameIn(document, id)));
  const none = way.by === 'move' ? 'the best moves' : unmarked;
  const isNone = way.by === 'arc' ? edges === 0 : nodes === 0 && !onBoard;
  const why = isNone
    ? way.by === 'arc'
      ? 'Select arcs on the drawing first'
      : 'Select nodes on the drawing first, with Shift where values are hidden'
    : undefined;
  const take = (): void => {
    if (way.by === 'arc') {
      change({ ...way, right: selectedArcs() });
      return;
    }
    const position = onBoard ? positionAsked(editor()) : undefined;
    const positions = [...(way.right ?? []), ...(position === undefined ? [] : [position])];
    const right = onBoard ? [...new Set(positions)] : selectedNodes();
    if (right.length > 0) change({ ...way, right });
  };
  const { right: _, ...rest } = way;
  const takes =
    way.by === 'arc' ? 'Take the selected arcs' : onBoard ? takePosition : 'Take the selected nodes';
  return (
    <Taken
      label={way.by === 'move' && names ? 'Right if it leads to' : 'Right'}
      is={names ? someOf(names) : none}
      take={takes}
      why={document ? why : elsewhere()}
      onTake={take}
      clear="Leave out what is right"
      onClear={names && (() => change(rest))}
    />
  );
}

function Player({ way, change }: { readonly way: OfWay<'move'>; readonly change: Change }) {
  const id = useId();
  return (
    <div className={css.chosen}>
      <label htmlFor={id}>Whose move</label>
      <select
        id={id}
        value={way.player}
        onChange={({ target }) => change({ ...way, player: target.value as 'left' | 'right' })}
      >
        <option value="left">Left’s</option>
        <option value="right">Right’s</option>
      </select>
    </div>
  );
}

function Rounds({ way, write }: { readonly way: OfWay<'row' | 'column'>; readonly write: Change }) {
  const id = useId();
  const { rounds, ...rest } = way;
  return (
    <div className={css.chosen}>
      <label htmlFor={id}>Rounds against the computer</label>
      <input
        id={id}
        className={parts.field}
        type="number"
        min={1}
        max={mostRounds}
        value={rounds ?? ''}
        onChange={({ target }) => {
          const typed = Math.round(target.valueAsNumber);
          const isRead = typed >= 1 && typed <= mostRounds;
          writeOn(() => write(isRead ? { ...rest, rounds: typed } : rest));
        }}
        onBlur={endWriting}
      />
    </div>
  );
}

const ways = {
  unset: 'nothing set',
  value: 'a value',
  outcome: 'who wins',
  number: 'a number',
  node: 'a node',
  arc: 'an arc',
  move: 'a move',
  row: 'a row of the matrix',
  column: 'a column of the matrix',
  drawing: 'a drawing',
  words: 'words',
} as const;

export function AnswerFields({ view }: { readonly view: KeyedView }) {
  const document = useEditor((state) => (state.drawing === view.drawing ? seenDocument(state) : undefined));
  const id = useId();
  const way = view.answer;
  const chosen: Choice = way?.by ?? 'unset';
  const write: Change = (answer) => writeView(view.key, { answer });
  /** What is chosen and not typed is a step of its own. */
  const change: Change = (answer) => {
    endWriting();
    write(answer);
    endWriting();
  };
  const shown = { view, document };
  return (
    <div className={css.answered}>
      <div className={css.chosen}>
        <label htmlFor={id}>Answered by</label>
        <select
          id={id}
          value={chosen}
          onChange={({ target }) => {
            const by = target.value as Choice;
            change(by === 'unset' ? undefined : begun(by));
          }}
        >
          {offered(document, chosen).map((by) => (
            <option key={by} value={by}>
              {ways[by]}
            </option>
          ))}
        </select>
      </div>
      {!way && <p className={css.hint}>{askedAnyway(shown)}</p>}
      {way?.by === 'words' && <p className={css.hint}>You read what is written; nothing is marked.</p>}
      {way?.by === 'move' && <Player way={way} change={change} />}
      {way && isAboutOne(way) && <About {...shown} way={way} change={change} />}
      {(way?.by === 'node' || way?.by === 'arc' || way?.by === 'move') && (
        <RightOnes {...shown} way={way} change={change} />
      )}
      {(way?.by === 'row' || way?.by === 'column') && <Rounds way={way} write={write} />}
      {way?.by === 'number' && (
        <CheckedLine
          label="Right number"
          value={way.right ?? ''}
          placeholder={unmarked}
          why={(typed) => (typed === '' ? undefined : whyNoNumber(typed))}
          write={(right) => write(right === '' ? { by: 'number' } : { by: 'number', right })}
        />
      )}
      {way?.by === 'drawing' && (
        <CheckedLine
          label="Value that the drawing should have"
          value={way.worth}
          why={whyNoWorth}
          write={(worth) => write({ by: 'drawing', worth })}
        />
      )}
    </div>
  );
}

const isAboutOne = (way: WayToAnswer): way is AboutOne =>
  way.by === 'value' || way.by === 'outcome' || way.by === 'move' || way.by === 'row' || way.by === 'column';
