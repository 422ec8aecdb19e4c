/** The toolbar: the menu and the title, undo, the arc switch, and what arranges and shows the drawing. */
import {
  ArrowLeft,
  CircleHelp,
  Expand,
  Focus,
  Footprints,
  Gamepad2,
  ImageDown,
  PanelRight,
  Presentation,
  Redo2,
  ScreenShare,
  Share2,
  Table2,
  Undo2,
  Waypoints,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { commandById } from '../commands/index.ts';
import { backTo, goBack } from '../files/way-back.ts';
import { IconButton } from '../parts/Button.tsx';
import { Calm } from '../store/Calm.tsx';
import { useEditor } from '../store/editor.ts';
import { useOnBoard } from '../store/subject.ts';
import { words } from '../words.ts';
import { ArcSwitch } from './ArcSwitch.tsx';
import { CommandButton } from './CommandButton.tsx';
import { GrundyMenu } from './GrundyMenu.tsx';
import { TitleField } from './TitleField.tsx';
import css from './toolbar.module.css';

function Tool(props: {
  readonly id: string;
  readonly words?: boolean;
  readonly pressed?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const command = commandById(props.id);
  return (
    <CommandButton
      command={command}
      words={props.words ?? false}
      pressed={props.pressed}
      className={[props.words ? css.worded : '', props.className].filter(Boolean).join(' ')}
    >
      {props.children}
    </CommandButton>
  );
}

/** There only where the drawing was made of another one, or of a board. */
function BackButton() {
  const from = useEditor((state) => state.from);
  if (!from) return null;
  return (
    <IconButton name={backTo(from)} onClick={() => void goBack()}>
      <ArrowLeft size={17} aria-hidden="true" />
    </IconButton>
  );
}

/** What arranges and shows drawings alone; a board has its own switch for play. */
function OfDrawings() {
  return (
    <>
      <Tool id="view.tidy" words className={css.spare}>
        <Waypoints size={16} aria-hidden="true" />
        <span>Tidy</span>
      </Tool>
      <Tool id="view.fit" words className={css.spare}>
        <Focus size={16} aria-hidden="true" />
        <span>Fit</span>
      </Tool>
      <Tool id="walk.steps" words>
        <Footprints size={15} aria-hidden="true" />
        <span>Steps</span>
      </Tool>
      <Tool id="game.play" words>
        <Gamepad2 size={16} aria-hidden="true" />
        <span>Play</span>
      </Tool>
    </>
  );
}

function OfBoards() {
  const beside = useEditor((state) => state.graphBeside);
  const table = useEditor((state) => state.tableOpen);
  return (
    <>
      <Tool id="view.graph-beside" words pressed={beside}>
        <Waypoints size={16} aria-hidden="true" />
        <span>{words.boardGraph.graph}</span>
      </Tool>
      <Tool id="view.table" words pressed={table}>
        <Table2 size={16} aria-hidden="true" />
        <span>{words.sweeps.table}</span>
      </Tool>
    </>
  );
}

/** What a class is asked and shown. */
function ForClass() {
  return (
    <>
      <Tool id="quiz.quiz" words>
        <CircleHelp size={16} aria-hidden="true" />
        <span>{words.quiz.quiz}</span>
      </Tool>
      <Tool id="present.present" words className={css.forWall}>
        <Presentation size={16} aria-hidden="true" />
        <span>{words.presenting.present}</span>
      </Tool>
      <Tool id="present.audience" className={css.forWall}>
        <ScreenShare size={16} aria-hidden="true" />
      </Tool>
    </>
  );
}

export function Toolbar() {
  return (
    <Calm>
      <Bar />
    </Calm>
  );
}

function Bar() {
  const onBoard = useOnBoard();
  return (
    <header className={css.bar}>
      <h1 className="unseen">Grundy</h1>
      <GrundyMenu />
      <BackButton />
      <TitleField />
      <div className={css.group}>
        <Tool id="edit.undo">
          <Undo2 size={17} aria-hidden="true" />
        </Tool>
        <Tool id="edit.redo">
          <Redo2 size={17} aria-hidden="true" />
        </Tool>
      </div>
      {!onBoard && <ArcSwitch />}
      <div className={`${css.group} ${css.wide}`}>
        {!onBoard && <OfDrawings />}
        {onBoard && <OfBoards />}
        <ForClass />
        <Tool id="view.full-screen" className={css.fullScreen}>
          <Expand size={15} aria-hidden="true" />
        </Tool>
      </div>
      <div className={css.end}>
        <Tool id="file.share" words>
          <Share2 size={15} aria-hidden="true" />
          <span>Share</span>
        </Tool>
        <Tool id="file.export" words>
          <ImageDown size={16} aria-hidden="true" />
          <span>Export</span>
        </Tool>
        <Tool id="view.inspector" className={css.panelButton}>
          <PanelRight size={17} aria-hidden="true" />
        </Tool>
      </div>
    </header>
  );
}
