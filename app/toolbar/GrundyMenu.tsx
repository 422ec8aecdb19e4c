/**
 * The main menu: actions on a whole drawing, and how the editor looks. Every entry is a command, with its
 * key.
 */

import { Menu } from '@base-ui/react/menu';
import { Check, ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { canShowBoards } from '../../engine/pictures/index.ts';
import { canvas } from '../canvas/viewport.ts';
import type { Command } from '../commands/command.ts';
import { commandById } from '../commands/index.ts';
import { perform } from '../commands/perform.ts';
import { showNodeBoards } from '../edits/drawing.ts';
import { showDrawing } from '../files/arranging-drawings.ts';
import { listNamed } from '../files/drawings.ts';
import { type AboutDrawing, hasContent } from '../files/storage.ts';
import { shownKey } from '../parts/keys-shown.ts';
import parts from '../parts/parts.module.css';
import { setLetterKeys, setSnap, setTheme } from '../store/chrome.ts';
import { useReadOnly } from '../store/document.ts';
import { editor, useEditor } from '../store/editor.ts';
import { rulesetCalled } from '../store/rulesets.ts';
import { showLetters, showNames, showStops } from '../store/showing.ts';
import { words } from '../words.ts';
import css from './toolbar.module.css';

/** A line of the menu that opens another menu beside it. */
function Submenu(props: {
  readonly label: string;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Menu.SubmenuRoot>
      <Menu.SubmenuTrigger className={parts.item} disabled={props.disabled ?? false}>
        <span />
        {props.label}
        <ChevronRight size={14} aria-hidden="true" />
      </Menu.SubmenuTrigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={-4} alignOffset={-6} className={parts.floating}>
          <Menu.Popup className={parts.menu}>{props.children}</Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.SubmenuRoot>
  );
}

const most = 8;

/** The drawings that were changed last, a line each, read when the menu opens. */
function Recent({ did }: { readonly did: () => void }) {
  const [recent, setRecent] = useState<readonly AboutDrawing[]>([]);
  useEffect(() => {
    let wanted = true;
    listNamed().then(
      (all) => {
        const others = all.filter((about) => about.id !== editor().drawing && hasContent(about));
        if (wanted) setRecent(others.slice(0, most));
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return (
    <Submenu label="Recent drawings" disabled={recent.length === 0}>
      {recent.map((about) => (
        <Menu.Item
          key={about.id}
          className={parts.item}
          onClick={() => {
            did();
            void showDrawing(about.id);
          }}
        >
          <span />
          <span className={css.recent}>{about.title || words.untitled}</span>
          <small>{rulesetCalled(about.board ?? '')?.name ?? words.nodes(about.nodes)}</small>
        </Menu.Item>
      ))}
    </Submenu>
  );
}

const edits: readonly string[] = [
  'edit.undo',
  'edit.redo',
  'edit.cut',
  'edit.copy',
  'edit.paste',
  'edit.duplicate',
  'select.all',
];

const searches: readonly string[] = ['select.find', 'find.games', 'find.exercises'];

const lessonEdits: readonly string[] = ['lesson.undo', 'lesson.redo'];

const parted: readonly (readonly string[])[] = [
  ['file.new', 'file.open', 'file.save', 'file.keep', 'file.share', 'file.export'],
  ['file.drawings', 'file.previous', 'file.gallery', 'file.board', 'lesson.add-view'],
  [
    'walk.steps',
    'game.play',
    'quiz.quiz',
    'present.present',
    'present.audience',
    'present.phones',
    'view.full-screen',
  ],
  ['view.values', 'view.tidy', 'view.fit'],
  ['help.palette', 'help.keys', 'help.documentation', 'help.cite'],
];

/** A drawing that was made of another one leads back to that; the menu has no room for a line more. */
const wayBack = (id: string): string => (id === 'file.previous' ? 'file.back' : id);

/**
 * Left out of the menu where toolbar.module.css shows them in the bar: with their lines the menu would scroll
 * on a screen 800 pixels high. What a teacher looks for (Play, Present, Full screen) is in both.
 */
const inTheBar: readonly string[] = [
  'file.share',
  'file.export',
  'walk.steps',
  'quiz.quiz',
  'view.tidy',
  'view.fit',
];
const barHasThem = '(min-width: 720px)';
/** So does the audience's window, but for low screens. */
const barHasWall = '(min-width: 1000px), (min-width: 720px) and (min-height: 500px)';

const isInBar = (id: string): boolean =>
  (inTheBar.includes(id) && matchMedia(barHasThem).matches) ||
  (id === 'present.audience' && matchMedia(barHasWall).matches);

/** The menu fades before it goes, and the next key is not meant for it. */
function leaveMenu(): void {
  if (document.activeElement?.closest('[role=menu]')) canvas()?.focus();
}

function CommandItem({ command, did }: { readonly command: Command; readonly did: () => void }) {
  const why = command.unavailable?.();
  return (
    <Menu.Item
      className={parts.item}
      disabled={why !== undefined}
      title={why}
      onClick={() => {
        did();
        perform(command);
        queueMicrotask(leaveMenu);
      }}
    >
      <span />
      {command.label}
      {command.keys?.[0] && <kbd>{shownKey(command.keys[0])}</kbd>}
    </Menu.Item>
  );
}

/** Rendered again whenever the menu opens, since the window may have another size by then. */
function Part({ ids, did }: { readonly ids: readonly string[]; readonly did: () => void }) {
  return ids
    .filter((id) => !isInBar(id))
    .map((id) => <CommandItem key={id} command={commandById(id)} did={did} />);
}

function Switch(props: {
  readonly checked: boolean;
  readonly change: (on: boolean) => void;
  readonly children: ReactNode;
}) {
  return (
    <Menu.CheckboxItem
      className={parts.item}
      checked={props.checked}
      onCheckedChange={props.change}
      closeOnClick={false}
    >
      <span>
        <Menu.CheckboxItemIndicator>
          <Check size={15} aria-hidden="true" />
        </Menu.CheckboxItemIndicator>
      </span>
      {props.children}
    </Menu.CheckboxItem>
  );
}

const themes = ['system', 'light', 'dark'] as const;

function Look() {
  const theme = useEditor((state) => state.theme);
  const snap = useEditor((state) => state.snap);
  const letterKeys = useEditor((state) => state.letterKeys);
  const names = useEditor((state) => state.names);
  const letters = useEditor((state) => state.letters);
  const stops = useEditor((state) => state.stops);
  const boards = useEditor((state) => state.document.view.boards === true);
  const hasBoards = useEditor((state) => canShowBoards(state.document, rulesetCalled));
  const readOnly = useReadOnly();
  return (
    <Submenu label="Settings">
      <Menu.RadioGroup value={theme} aria-label="Appearance" onValueChange={setTheme}>
        {themes.map((id) => (
          <Menu.RadioItem key={id} value={id} className={parts.item} closeOnClick={false}>
            <span>
              <Menu.RadioItemIndicator>
                <Check size={15} aria-hidden="true" />
              </Menu.RadioItemIndicator>
            </span>
            {words.theme[id]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Separator className={parts.rule} />
      <Switch checked={names} change={showNames}>
        {commandById('view.names').label}
      </Switch>
      <Switch checked={letters} change={showLetters}>
        {words.letters}
      </Switch>
      {hasBoards && !readOnly && (
        <Switch checked={boards} change={showNodeBoards}>
          {words.boards.onNodes}
        </Switch>
      )}
      <Switch checked={stops} change={showStops}>
        {words.scores.stopsOnNodes}
      </Switch>
      <Switch checked={snap} change={setSnap}>
        Snap while dragging
      </Switch>
      <Switch checked={letterKeys} change={setLetterKeys}>
        Single-letter keys
      </Switch>
    </Submenu>
  );
}

/** After a command the focus goes to the canvas; after Esc it returns to the menu's button. */
export function GrundyMenu() {
  const isMade = useEditor((state) => state.from !== undefined);
  const hasLesson = useEditor((state) => state.lesson !== undefined);
  const acted = useRef<boolean>(false);
  // The menu is rendered in the page's header, so that it is inside a landmark.
  const place = useRef<HTMLDivElement>(null);
  const did = (): void => {
    acted.current = true;
  };
  const next = (): HTMLElement | true =>
    (acted.current && document.querySelector<HTMLElement>('[role="application"]')) || true;
  const opening = (open: boolean): void => {
    if (open) acted.current = false;
  };
  return (
    <Menu.Root onOpenChange={opening}>
      <Menu.Trigger className={css.menuButton} aria-label="Grundy: menu">
        Grundy
        <ChevronDown size={14} aria-hidden="true" />
      </Menu.Trigger>
      <div ref={place} />
      <Menu.Portal container={place}>
        <Menu.Positioner sideOffset={4} align="start" className={parts.floating}>
          <Menu.Popup className={parts.menu} finalFocus={next}>
            {parted.map((part) => (
              <div key={part[0]}>
                {part[0] === 'view.values' && (
                  <>
                    <Submenu label="Edit">
                      <Part ids={edits} did={did} />
                      {hasLesson && <Menu.Separator className={parts.rule} />}
                      {hasLesson && <Part ids={lessonEdits} did={did} />}
                    </Submenu>
                    <Submenu label={words.sweeps.search}>
                      <Part ids={searches} did={did} />
                    </Submenu>
                  </>
                )}
                <Part ids={isMade ? part.map(wayBack) : part} did={did} />
                {part[0] === 'file.drawings' && <Recent did={did} />}
                <Menu.Separator className={parts.rule} />
              </div>
            ))}
            <Look />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
