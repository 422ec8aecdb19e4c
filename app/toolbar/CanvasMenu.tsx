/**
 * The context menu of a node, an arc, or empty ground: commands by name, which act on what was selected by
 * opening it.
 */
import { Menu } from '@base-ui/react/menu';
import { memo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { makeNode } from '../canvas/gestures/clicking.ts';
import {
  type CanvasState,
  type MenuTarget,
  setCanvasState,
  useCanvas,
} from '../canvas/model/canvas-state.ts';
import { surface } from '../canvas/model/surface.ts';
import { canvas } from '../canvas/viewport.ts';
import type { Command } from '../commands/command.ts';
import { commandById } from '../commands/index.ts';
import { perform } from '../commands/perform.ts';
import { shownKey } from '../parts/keys-shown.ts';
import parts from '../parts/parts.module.css';

const entries: Readonly<Record<MenuTarget['kind'], readonly (readonly string[])[]>> = {
  node: [
    ['node.rename', 'score.set', 'node.gray', 'node.connect'],
    ['piece.add', 'piece.take', 'node.pin', 'value.hide', 'quiz.guess'],
    ['game.compare', 'game.sum-answer', 'game.simplify', 'game.smaller'],
    ['game.negative', 'game.sum', 'game.union'],
    ['edit.copy', 'edit.duplicate', 'edit.delete'],
  ],
  arc: [
    ['arc.left', 'arc.right', 'arc.either', 'arc.both'],
    ['arc.reverse', 'arc.curve', 'arc.curve-back', 'arc.curve-auto'],
    ['edit.delete'],
  ],
  ground: [
    ['edit.paste', 'select.all'],
    ['view.fit', 'view.tidy', 'view.tidy-game-tree', 'view.values', 'view.names'],
    ['game.compare', 'game.sum-answer', 'game.simplify', 'game.negative'],
  ],
};

/** Wherever it is opened, all of the menu is in the window: it moves up and to the left as far as it must. */
const wholly = { side: 'shift', align: 'shift' } as const;

const close = (): void => setCanvasState({ menu: undefined });

/**
 * The menu closes first and the canvas has the focus, which the command may move elsewhere. All is done
 * before the next key comes, but after the menu's own part in the click, which puts the focus on the entry.
 */
function act(command: Command): void {
  flushSync(close);
  queueMicrotask(() => {
    canvas()?.focus();
    perform(command);
  });
}

/** The menu fades before it goes; the focus may be somewhere by then. */
function focusAfter(): false {
  const now = document.activeElement;
  if (now === document.body || now?.closest('[role=menu]')) canvas()?.focus();
  return false;
}

function Entry({ id }: { readonly id: string }) {
  const command = commandById(id);
  const why = command.unavailable?.();
  return (
    <Menu.Item className={parts.item} disabled={why !== undefined} title={why} onClick={() => act(command)}>
      <span />
      {command.label}
      {command.keys?.[0] && <kbd>{shownKey(command.keys[0])}</kbd>}
    </Menu.Item>
  );
}

/** Memoised, since rendering a closed menu at every edit of the canvas is expensive. */
export const CanvasMenu = memo(function CanvasMenu() {
  const menu = useCanvas((state) => state.menu);
  const shown = useRef<NonNullable<CanvasState['menu']>>(undefined);
  if (menu) shown.current = menu;
  const { at, place, target } = shown.current ?? {
    at: { x: 0, y: 0 },
    place: { x: 0, y: 0 },
    target: undefined,
  };
  const anchor = {
    getBoundingClientRect(): DOMRect {
      const box = surface()?.root.getBoundingClientRect();
      return new DOMRect((box?.left ?? 0) + at.x, (box?.top ?? 0) + at.y, 0, 0);
    },
  };
  return (
    <Menu.Root
      open={menu !== undefined}
      onOpenChange={(open, { reason }) => {
        if (open) return;
        close();
        if (reason === 'escape-key') queueMicrotask(focusAfter);
      }}
    >
      <Menu.Portal>
        <Menu.Positioner
          anchor={anchor}
          align="start"
          sideOffset={2}
          sticky
          collisionAvoidance={wholly}
          className={parts.floating}
        >
          <Menu.Popup className={parts.menu} finalFocus={focusAfter}>
            {target?.kind === 'ground' && (
              <Menu.Item className={parts.item} onClick={() => makeNode(place)}>
                <span />
                New node here
              </Menu.Item>
            )}
            {target &&
              entries[target.kind].map((part, i) => (
                <div key={part[0]}>
                  {(i > 0 || target.kind === 'ground') && <Menu.Separator className={parts.rule} />}
                  {part.map((id) => (
                    <Entry key={id} id={id} />
                  ))}
                </div>
              ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
});
