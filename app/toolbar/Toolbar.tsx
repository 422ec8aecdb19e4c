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
import { type MouseEvent, type ReactNode, useRef } from 'react';
import type { Whose } from '../../engine/document/index.ts';
import { canvas } from '../canvas/viewport.ts';
import type { Command } from '../commands/command.ts';
import { commandById } from '../commands/index.ts';
import { perform } from '../commands/perform.ts';
import { retitle } from '../edits/drawing.ts';
import { backTo, goBack } from '../files/way-back.ts';
import { Hint, IconButton } from '../parts/Button.tsx';
import { announcedKey, keyWhileHeld } from '../parts/keys-shown.ts';
import { byTurns, everyPlayer, PlayerStroke } from '../parts/PlayerStroke.tsx';
import parts from '../parts/parts.module.css';
import { Calm } from '../store/Calm.tsx';
import { useReadOnly } from '../store/document.ts';
import { useEditor } from '../store/editor.ts';
import { seenDocument } from '../store/seen-document.ts';
import { allEither, offersJoint } from '../store/selectors.ts';
import { useOnBoard } from '../store/subject.ts';
import { words } from '../words.ts';
import { GrundyMenu } from './GrundyMenu.tsx';
import css from './toolbar.module.css';

/**
 * The drawing's title, edited in place: Enter commits, Esc restores the old title. One undo step. A title
 * that says a hidden value is not shown, and stays unless another one is written.
 */
export function TitleField() {
  const whole = useEditor((state) => state.document.title);
  const title = useEditor((state) => seenDocument(state).title);
  const readOnly = useReadOnly();
  const field = useRef<HTMLInputElement>(null);
  const commit = (): void => {
    const typed = field.current?.value.trim() ?? '';
    if (typed !== title) retitle(typed);
  };
  return (
    <input
      // Undo, or another drawing, changes the title, so the field is reset.
      key={`${whole} ${title}`}
      ref={field}
      className={css.title}
      aria-label="Title of the drawing"
      placeholder={title === whole ? words.untitled : words.hiddenSign}
      defaultValue={title}
      maxLength={200}
      readOnly={readOnly}
      spellCheck={false}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && field.current) field.current.value = title;
        if (event.key === 'Enter' || event.key === 'Escape') {
          event.preventDefault();
          canvas()?.focus();
          field.current?.blur();
        }
      }}
    />
  );
}

/** A command as a button. After a click the focus is on the canvas again, where letter keys act. */
function CommandButton(props: {
  readonly command: Command;
  readonly children: ReactNode;
  readonly words?: boolean;
  /** For a switch: whether it is on. */
  readonly pressed?: boolean | undefined;
  readonly className?: string | undefined;
}) {
  const { command, children } = props;
  // Evaluated whenever anything changes, and rendered only if the result differs.
  const why = useEditor(() => command.unavailable?.());
  const click = (event: MouseEvent): void => {
    if (why) return;
    perform(command);
    if (event.detail > 0) canvas()?.focus();
  };
  return (
    <IconButton
      name={command.label}
      keys={command.keys?.[0]}
      more={why}
      aria-disabled={why ? true : undefined}
      aria-pressed={props.pressed}
      onClick={click}
      className={[props.words ? parts.worded : '', props.className].filter(Boolean).join(' ')}
    >
      {children}
    </IconButton>
  );
}

/** Chooses the player of the arcs drawn next, and of the selected ones; shown by the strokes themselves. */
function ArcSwitch() {
  const current = useEditor((state) => state.arcPlayer);
  const plain = useEditor((state) => state.arcPlayer === 'either' && allEither(state.document));
  const joint = useEditor(offersJoint);
  const players = joint ? everyPlayer : byTurns;
  const group = useRef<HTMLDivElement>(null);
  const choose = (player: Whose): void => perform(commandById(`arc.${player}`));
  /** As in any radio group, the arrow keys move the choice, and the group is one tab stop. */
  const move = (by: number): void => {
    const place = (players.indexOf(current) + by + players.length) % players.length;
    choose(players[place]);
    group.current?.querySelectorAll('button')[place]?.focus();
  };
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label="Player of the arcs drawn next"
      className={css.arcs}
      data-many={joint || undefined}
      onKeyDown={(event) => {
        const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        move(by);
      }}
    >
      {players.map((player) => {
        const command = commandById(`arc.${player}`);
        const key = command.keys?.[0] ?? '';
        return (
          <Hint
            key={player}
            says={player === 'both' ? words.jointArcs : `Arcs for ${words.player[player]}`}
            keys={key}
          >
            {/* biome-ignore lint/a11y/useSemanticElements: a radio input cannot hold the drawn stroke */}
            <button
              type="button"
              role="radio"
              aria-checked={current === player}
              aria-label={words.arcSwitchFor[player]}
              aria-keyshortcuts={announcedKey(key)}
              data-key={keyWhileHeld(key)}
              tabIndex={current === player ? 0 : -1}
              onClick={() => choose(player)}
            >
              <PlayerStroke player={player} plain={plain} />
              <span>{words.arcSwitchFor[player]}</span>
            </button>
          </Hint>
        );
      })}
    </div>
  );
}

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
