/**
 * The line below the canvas: the theory and why, how many nodes, how long it took, the kinds of values, and
 * whether it is saved.
 */
import { useEffect, useState } from 'react';
import { isSimultaneous } from '../../engine/document/index.ts';
import { canvas } from '../canvas/viewport.ts';
import { allowFile, keepInFile, writeOverFile } from '../files/disk.ts';
import { saveToFile } from '../files/save.ts';
import { Button } from '../parts/Button.tsx';
import { Calm } from '../store/Calm.tsx';
import { type EditorState, useEditor } from '../store/editor.ts';
import { documentToKeep } from '../store/handing-on.ts';
import { showAll } from '../store/hidden.ts';
import { isMisere } from '../store/misere.ts';
import { nodeTold, whyNoneOf } from '../store/obstacles.ts';
import { shownLabels } from '../store/selectors.ts';
import { stopSolving } from '../store/solving.ts';
import type { Labels } from '../store/state/answers.ts';
import type { OnDisk } from '../store/state/chrome.ts';
import { subjectOf, useOnBoard } from '../store/subject.ts';
import { mayTellAll } from '../store/telling.ts';
import { modeSaid } from '../walkthrough/playing.ts';
import { counted } from '../words/counting.ts';
import { forHand } from '../words/tapping.ts';
import { words } from '../words.ts';
import { Counts } from './Counts.tsx';
import { Remedy } from './Remedy.tsx';
import css from './status.module.css';

const said = words.keeping;

/** The problem with the file on disk. */
function Disk({ disk }: { readonly disk: OnDisk }) {
  if (disk.kind === 'asks')
    return <Remedy className={css.stop} deed={{ label: `Continue writing ${disk.name}`, run: allowFile }} />;
  if (disk.kind !== 'failed' && disk.kind !== 'changed') return null;
  return (
    <span className={css.refused} role="alert">
      <span>
        {disk.kind === 'failed'
          ? disk.says
          : `${disk.name} was changed by another program and is not written.`}
      </span>
      {disk.kind === 'changed' && (
        <Remedy className={css.stop} deed={{ label: 'Overwrite it', run: writeOverFile }} />
      )}
      <Remedy className={css.stop} deed={{ label: 'Choose a file', run: keepInFile }} />
    </span>
  );
}

/**
 * Whether the drawing is saved, in this browser and in its file on disk; a failure is red and stays, with its
 * remedy.
 */
function SavedState() {
  const saved = useEditor((state) => state.saved);
  const disk = useEditor((state) => state.disk);
  const elsewhere = useEditor((state) => state.readOnly === 'elsewhere');
  if (saved.kind === 'failed') {
    return (
      <span className={css.refused} role="alert">
        <span>{saved.says}</span>
        <Remedy
          className={css.stop}
          deed={{ label: said.download, run: () => saveToFile(documentToKeep()) }}
        />
      </span>
    );
  }
  if (elsewhere) return <span className={css.saved}>{said.elsewhere}</span>;
  const where =
    disk?.kind === 'writing'
      ? `Writing ${disk.name}…`
      : disk?.kind === 'written'
        ? `Saved in this browser and in ${disk.name}`
        : 'Saved in this browser';
  return (
    <>
      {disk && <Disk disk={disk} />}
      <span className={css.saved}>{saved.kind === 'saved' ? where : 'Saving…'}</span>
    </>
  );
}

/** True after something has been running for longer than feels instant. */
function useLate(since: number | undefined): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (since === undefined) return;
    const timer = setTimeout(() => setLate(true), Math.max(0, 150 - (performance.now() - since)));
    return () => clearTimeout(timer);
  }, [since]);
  return late;
}

/** A file that is being opened, or a large drawing that comes onto the canvas, with a way to stop that. */
function OpeningFile() {
  const begun = useEditor((state) => state.opening);
  const late = useLate(begun?.since);
  const opening = begun?.since === undefined || late ? begun : undefined;
  // It is one sentence during the whole opening, so that a screen reader does not announce it twice.
  return (
    <span role="status" className={opening && css.work}>
      {opening && (
        <>
          <progress aria-label={words.opening[opening.doing](opening.name)} />
          <span>{words.opening[opening.doing](opening.name)}</span>
          {opening.stop && (
            <Button look="quiet" className={css.stop} onClick={opening.stop}>
              Stop
            </Button>
          )}
        </>
      )}
    </span>
  );
}

function Work() {
  // An empty drawing is solved too, as the workers start; there is nothing to wait for.
  const isEmpty = useEditor((state) => state.document.nodes.length === 0);
  const solving = useEditor((state) => state.solving);
  const late = useLate(solving.kind === 'running' ? solving.since : undefined);
  if (solving.kind === 'failed') return <span className={css.failed}>{solving.says}</span>;
  if (solving.kind === 'stopped') return <span>{words.stopped}</span>;
  if (solving.kind !== 'running' || !late || isEmpty) return null;
  return (
    <span className={css.work}>
      <progress value={solving.done} max={Math.max(1, solving.total)} aria-label={words.working} />
      <span className="numbers">
        {counted(solving.done)} of {counted(solving.total)} nodes
      </span>
      <Button look="quiet" className={css.stop} onClick={stopSolving}>
        Stop
      </Button>
    </span>
  );
}

const theoryLine = ({ chosen: { theory, name, reason, parts, uncovered } }: Labels): string =>
  theory === undefined ? words.atWork.line(parts, uncovered, reason) : `${name}: ${reason}`;

function Zoom() {
  const [zoom, setZoom] = useState(1);
  // The canvas moves its camera without telling anyone; reading it five times a second costs nothing.
  useEffect(() => {
    const timer = setInterval(() => setZoom(canvas()?.zoom() ?? 1), 200);
    return () => clearInterval(timer);
  }, []);
  return (
    <button
      type="button"
      className={`${css.zoom} numbers`}
      title={forHand('Zoom; click for 100 %')}
      onClick={() => canvas()?.zoomTo(1)}
    >
      {Math.round(zoom * 100)} %
    </button>
  );
}

/** By which convention a simultaneous drawing is played, or that play is misère. */
const conventionSaid = ({ document }: EditorState): string => {
  if (isMisere(document)) return ', misère play';
  return isSimultaneous(document) ? `, ${words.rounds.conventionNamed(document.view.rules.convention)}` : '';
};

/** Why the one node that is selected has no value. */
function WhyNoneSelected() {
  const says = useEditor((state) => {
    const id = nodeTold(state);
    return id === undefined ? '' : (whyNoneOf(state, id)[0] ?? '');
  });
  return says === '' ? null : (
    <span className={css.theory} title={says}>
      {says}
    </span>
  );
}

/** The way back, as long as some value is hidden and the bar of the quiz does not offer it. */
function ShowHidden() {
  const offered = useEditor((state) => !mayTellAll(state) && !state.quiz);
  return offered ? (
    <Button look="quiet" className={`${css.stop} ${css.show}`} onClick={showAll}>
      {words.quiz.showAll}
    </Button>
  ) : null;
}

const sizeSaid = ({ document }: EditorState): string => subjectOf(document).sizeSaid(document);

function Line() {
  const labels = useEditor(shownLabels);
  const count = useEditor(sizeSaid);
  const mode = useEditor(modeSaid);
  const any = useEditor((state) => state.document.nodes.length > 0);
  const onBoard = useOnBoard();
  const convention = useEditor(conventionSaid);
  // Counts of all values would reveal the hidden ones.
  const countsTold = useEditor(mayTellAll);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the page's footer is a landmark, and landmarks have names
    <footer className={css.line} aria-label="Status">
      {mode && <strong className={css.mode}>{mode}</strong>}
      {labels && any && (
        <span className={css.theory} title={`${theoryLine(labels)}${convention}`}>
          {theoryLine(labels)}
          {convention}
        </span>
      )}
      <span className={`${css.part} numbers`}>{count}</span>
      {labels?.took !== undefined && any && (
        <span className={`${css.part} ${css.took} numbers`}>{words.took(labels.took)}</span>
      )}
      <OpeningFile />
      <Work />
      <WhyNoneSelected />
      {labels && any && countsTold && <Counts labels={labels} />}
      <ShowHidden />
      <span className={css.gap} />
      <SavedState />
      {!onBoard && <Zoom />}
    </footer>
  );
}

export function StatusLine() {
  return (
    <Calm>
      <Line />
    </Calm>
  );
}
