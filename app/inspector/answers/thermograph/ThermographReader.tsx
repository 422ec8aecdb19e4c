/**
 * A thermograph for reading: pointing at a segment of a wall says which option it comes from, with the line
 * of play behind it, and highlights it; a handle cools the value. It is shown in a panel, and enlarged over
 * the canvas.
 */
import { Maximize2 } from 'lucide-react';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { NodeId } from '../../../../engine/document/index.ts';
import { printDouble } from '../../../../engine/numbers/index.ts';
import type { ToldPiece } from '../../../../engine/theories/index.ts';
import { type Stopper, textOf } from '../../../../engine/values/index.ts';
import type { AskJob } from '../../../../workers/protocol.ts';
import { Modal } from '../../../dialogs/Modal.tsx';
import { Button } from '../../../parts/Button.tsx';
import { isByTouch } from '../../../parts/by-touch.ts';
import parts from '../../../parts/parts.module.css';
import { useFrameSize } from '../../../parts/use-frame-size.ts';
import { closeDialog, openDialog } from '../../../store/chrome.ts';
import { editor, useEditor } from '../../../store/editor.ts';
import { showEnlarged } from '../../../store/present.ts';
import { useLatest, useWatchedJob } from '../../../store/use-job.ts';
import { words } from '../../../words.ts';
import card from '../../card.module.css';
import { ExportAnswers } from '../AnswersFigure.tsx';
import { CopiedValue } from '../FactRow.tsx';
import { OpenForm } from '../OpenForm.tsx';
import { pictured } from './picture.ts';
import { Thermogram } from './Thermogram.tsx';
import { taxOnScreen, typedTax } from './taxes.ts';
import css from './thermogram.module.css';
import type { WallsRead } from './walls-read.ts';

type CooledByProps = {
  readonly value: Stopper;
  /** The value as titles name it. */
  readonly name: string;
  readonly tax: number;
  setTax(tax: number): void;
  /** Called with the cooled value when it is known; with undefined when it is not, and without a tax. */
  tell?(cooled: Stopper | undefined): void;
};

/** In milliseconds: while the handle is dragged not every tax is asked about. */
const rests = 60;

function TaxField({ tax, setTax }: Pick<CooledByProps, 'tax' | 'setTax'>) {
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const note = useId();
  const isWrong = typed !== undefined && typedTax(typed) === undefined;
  return (
    <>
      <label className={css.tax}>
        <span>{words.walls.taxField}</span>
        <input
          type="text"
          className={parts.field}
          inputMode="text"
          spellCheck={false}
          autoComplete="off"
          aria-invalid={isWrong}
          aria-describedby={isWrong ? note : undefined}
          value={typed ?? taxOnScreen(tax)}
          onChange={({ target }) => {
            setTyped(target.value);
            const read = typedTax(target.value);
            if (read !== undefined) setTax(read);
          }}
          onBlur={() => setTyped(undefined)}
        />
      </label>
      {isWrong && (
        <p id={note} className={card.quiet} role="status">
          Write a number of at least −1 whose denominator is a power of 2, such as 3/4 or 0.75.
        </p>
      )}
    </>
  );
}

/** What is known of the last tax stays, faintly, until the next is known. */
function useCooled({ value, tax }: Pick<CooledByProps, 'value' | 'tax'>) {
  const make = useMemo(
    () =>
      tax === 0
        ? undefined
        : (): AskJob<'cooled'> => ({ kind: 'ask', question: 'cooled', about: { value, tax } }),
    [value, tax],
  );
  const { answer } = useWatchedJob(make, rests);
  const found = answer?.kind === 'done' ? answer.value : undefined;
  return { found: useLatest(found), isStale: found === undefined };
}

/**
 * A value cooled by the tax of the handle, or by a typed tax: typeset, with its stops, to be copied or opened
 * as a drawing.
 */
function CooledBy({ value, name, tax, setTax, tell }: CooledByProps) {
  const { found, isStale } = useCooled({ value, tax });
  const cooled = found?.cooled;
  const known = tax === 0 || isStale ? undefined : cooled?.value;
  useEffect(() => tell?.(known), [known, tell]);
  const t = taxOnScreen(tax);
  return (
    <div className={css.cooled}>
      <TaxField tax={tax} setTax={setTax} />
      {tax < 0 && <p className={card.quiet}>Below 0 the tax is a reward for the player who moves.</p>}
      {tax === 0 && (
        <p className={card.quiet}>
          Cooled by 0, a value stays the same. Drag the handle at the right margin, or type a tax.
        </p>
      )}
      {tax !== 0 && found && !cooled && (
        <p className={card.quiet}>Its numbers are too large or too fine to be cooled exactly.</p>
      )}
      {tax !== 0 && cooled && (
        <div className={css.cooledValue} data-stale={isStale || undefined}>
          <p className="numbers">
            <CopiedValue value={cooled.value} />
          </p>
          <p className="numbers">
            Stops {printDouble(cooled.stops.left).replace('-', '−')} and{' '}
            {printDouble(cooled.stops.right).replace('-', '−')}.
          </p>
          <OpenForm
            form={cooled.value.canonical}
            positions={cooled.positions}
            title={`${name || textOf(value)} cooled by ${t}`}
          />
        </div>
      )}
    </div>
  );
}

type Props = {
  readonly explained: WallsRead;
  readonly value: Stopper;
  /** What titles call the value; empty where it is called by itself. */
  readonly name: string;
  /**
   * Lights what a piece comes from, for as long as it is pointed at or kept; undefined where nothing is, or
   * the mast.
   */
  light(piece: ToldPiece | undefined): void;
  /** The sentence about a segment; about the mast where it is undefined. */
  sentence(piece: ToldPiece | undefined): ReactNode;
  /**
   * The same as a text without anything to point at, and the nodes that all of it is about, for an audience.
   */
  said(piece: ToldPiece | undefined): string;
  readonly about: readonly NodeId[];
  /** False in a dialog, over which no other one opens. */
  readonly enlarges?: boolean;
};

/** In pixels. */
const inPanel = { width: 280, height: 220 };

/**
 * In pixels for each length of a figure: letters as large as those of the rows; on the wall as large as there
 * is room for.
 */
const panelScale = 1.1;
const wallScale = ({ width, height }: typeof inPanel): number =>
  Math.min(2.6, Math.max(panelScale, Math.min(width / 420, height / 300)));

/** Which segment is read, which one stays highlighted, and how it is highlighted. */
function useReading({ explained: { pieces }, light }: Props) {
  const [read, setRead] = useState<number | undefined>(undefined);
  const [kept, setKept] = useState<number | undefined>(undefined);
  const lightIs = useRef(light);
  useLayoutEffect(() => {
    lightIs.current = light;
  });
  const point = useCallback(
    (place: number | undefined): void => {
      if (place !== undefined) setRead(place);
      lightIs.current(pieces[place ?? kept ?? -1]);
    },
    [pieces, kept],
  );
  const keep = useCallback(
    (place: number): void => {
      setRead(place);
      setKept(place === kept ? undefined : place);
      lightIs.current(pieces[place]);
    },
    [pieces, kept],
  );
  // The kept segment is highlighted in the drawing as it is now; nothing is highlighted when this component
  // goes.
  useEffect(() => {
    if (kept !== undefined) lightIs.current(pieces[kept]);
  }, [pieces, kept]);
  useEffect(() => () => lightIs.current(undefined), []);
  const there = read !== undefined && read <= pieces.length ? read : undefined;
  return { read: there, kept, point, keep };
}

type Reading = ReturnType<typeof useReading> & { readonly tax: number; setTax(tax: number): void };

function Saying({ explained: { pieces }, sentence, read }: Props & Pick<Reading, 'read'>) {
  return (
    <p className={css.saying} aria-live="polite">
      {read === undefined ? (
        <span className={css.hint}>
          {isByTouch()
            ? 'Tap a segment of a wall to see which option it comes from.'
            : 'Point at a segment of a wall, or go there by Tab and the arrow keys, to see which option it comes from.'}
        </span>
      ) : (
        sentence(pieces[read])
      )}
    </p>
  );
}

function Picture(
  props: Props & { readonly reading: Reading; readonly room: typeof inPanel; readonly scale: number },
) {
  const { explained, reading, room, scale } = props;
  const { width, height } = room;
  const picture = useMemo(
    () => pictured(explained.thermograph, explained.pieces, { width: width / scale, height: height / scale }),
    [explained, width, height, scale],
  );
  return <Thermogram explained={explained} picture={picture} scale={scale} {...reading} />;
}

/** As large as its frame, which is measured. */
function LargePicture(props: Props & { readonly reading: Reading }) {
  const { frame, size: room } = useFrameSize();
  return (
    <div ref={frame} className={css.frame}>
      {room && <Picture {...props} room={room} scale={wallScale(room)} />}
    </div>
  );
}

/** As it is read here an audience sees it. */
function useShownOnWall(
  props: Props,
  { read, tax }: Reading,
  title: string,
  cooled: Stopper | undefined,
): void {
  const { explained, said, about } = props;
  const { thermograph, pieces } = explained;
  const says = read === undefined ? '' : said(pieces[read]);
  const shapes = useMemo(() => pieces.map(({ wall, from, to }) => ({ wall, from, to })), [pieces]);
  const nodes = about.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the nodes are named by their ids
  useEffect(
    () => showEnlarged({ told: { title, thermograph, pieces: shapes, read, says, tax, cooled }, about }),
    [title, thermograph, shapes, read, says, tax, cooled, nodes],
  );
  useEffect(() => () => showEnlarged(undefined), []);
}

function Enlarged(props: Props & { readonly reading: Reading }) {
  const { name, value, reading } = props;
  const { read, tax, setTax } = reading;
  const [cooled, setCooled] = useState<Stopper | undefined>(undefined);
  const title = name === '' ? words.walls.title : `Thermograph of ${name}`;
  useShownOnWall(props, reading, title, cooled);
  return (
    <Modal title={title} shape="full">
      <div className={css.enlarged}>
        <LargePicture {...props} />
        <div className={css.beside}>
          <Saying {...props} read={read} />
          <CooledBy value={value} name={name} tax={tax} setTax={setTax} tell={setCooled} />
        </div>
      </div>
    </Modal>
  );
}

export function ThermographReader(props: Props) {
  const { value, name, enlarges = true } = props;
  const own = useId();
  const isLarge = useEditor(({ dialog }) => dialog?.kind === 'thermograph' && dialog.of === own);
  const [tax, setTax] = useState(0);
  const reading: Reading = { ...useReading(props), tax, setTax };
  useEffect(
    () => () => {
      const { dialog } = editor();
      if (dialog?.kind === 'thermograph' && dialog.of === own) closeDialog();
    },
    [own],
  );
  return (
    <div className={css.reader}>
      <Picture {...props} reading={reading} room={inPanel} scale={panelScale} />
      <Saying {...props} read={reading.read} />
      {enlarges && (
        <div className={css.tools}>
          <Button look="quiet" onClick={() => openDialog({ kind: 'thermograph', of: own })}>
            <Maximize2 size={14} aria-hidden="true" /> Enlarge
          </Button>
          <ExportAnswers question="walls" quiet />
        </div>
      )}
      <CooledBy value={value} name={name} tax={tax} setTax={setTax} />
      {isLarge && <Enlarged {...props} reading={reading} />}
    </div>
  );
}
