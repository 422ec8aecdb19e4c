/** A command as a button. After a click the focus is on the canvas again, where letter keys act. */
import type { MouseEvent, ReactNode } from 'react';
import { canvas } from '../canvas/viewport.ts';
import type { Command } from '../commands/command.ts';
import { perform } from '../commands/perform.ts';
import { IconButton } from '../parts/Button.tsx';
import parts from '../parts/parts.module.css';
import { useEditor } from '../store/editor.ts';

export function CommandButton(props: {
  readonly command: Command;
  readonly children: ReactNode;
  readonly words?: boolean;
  /** Of a switch: whether it is on. */
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
