/** A line of the menu that opens another menu beside it. */
import { Menu } from '@base-ui/react/menu';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import parts from '../parts/parts.module.css';

export function Submenu(props: {
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
