/**
 * The panel beside the canvas: what is selected, or the whole drawing, or its text. Its width is kept; on narrow
 * screens it is a sheet below the canvas, of which value and outcome always show.
 */
import { Tabs } from '@base-ui/react/tabs';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { IconButton } from '../parts/Button.tsx';
import { useSettings } from '../store/settings.ts';
import type { InspectorTab } from '../store/state.ts';
import { setEditor, useEditor } from '../store/store.ts';
import css from './inspector.module.css';
import { Peek } from './Peek.tsx';
import { Resizer } from './Resizer.tsx';
import { Subject } from './Subject.tsx';

function Sheet() {
  const pulled = useSettings((settings) => settings.pulled);
  return (
    <div className={css.sheet}>
      <Peek />
      <IconButton
        name={pulled ? 'Lower the inspector' : 'Pull up the inspector'}
        aria-expanded={pulled}
        onClick={() => useSettings.setState({ pulled: !pulled })}
      >
        {pulled ? <ChevronDown size={18} aria-hidden="true" /> : <ChevronUp size={18} aria-hidden="true" />}
      </IconButton>
    </div>
  );
}

export function Inspector({ text }: { readonly text: ReactNode }) {
  const open = useEditor((state) => state.inspectorOpen);
  const tab = useEditor((state) => state.inspectorTab);
  const width = useSettings((settings) => settings.width);
  const pulled = useSettings((settings) => settings.pulled);
  const id = useId();
  if (!open) return null;
  return (
    <aside
      id={id}
      className={css.inspector}
      aria-label="Inspector"
      data-pulled={pulled}
      style={{ '--width': `${width}px` } as CSSProperties}
    >
      <h2 className="unseen">Inspector</h2>
      <Resizer of={id} />
      <Sheet />
      <Tabs.Root
        className={css.tabs}
        value={tab}
        onValueChange={(value: InspectorTab) => setEditor({ inspectorTab: value })}
      >
        <Tabs.List className={css.tabList} aria-label="Inspector">
          <Tabs.Tab className={css.tab} value="inspector">
            Inspect
          </Tabs.Tab>
          <Tabs.Tab className={css.tab} value="text">
            Text
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel className={css.panel} value="inspector">
          <Subject />
        </Tabs.Panel>
        <Tabs.Panel className={css.panel} value="text">
          {text}
        </Tabs.Panel>
      </Tabs.Root>
    </aside>
  );
}
