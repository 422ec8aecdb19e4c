/** The camera, the panels, and what stands on the vertices. */
import { canvas } from '../canvas/viewport.ts';
import { tidy } from '../edits/tidy.ts';
import { chosen } from '../store/readings.ts';
import type { Showing } from '../store/state.ts';
import { editor, setEditor, toast } from '../store/store.ts';
import type { Command } from './command.ts';

const needsNodes = (): string | undefined =>
  editor().document.nodes.length === 0 ? 'There is nothing drawn yet.' : undefined;

const next: Readonly<Record<Showing, Showing>> = { values: 'outcomes', outcomes: 'off', off: 'values' };
const said: Readonly<Record<Showing, string>> = {
  values: 'Values on the nodes',
  outcomes: 'Outcomes on the nodes',
  off: 'Nothing on the nodes',
};

export const viewCommands: readonly Command[] = [
  {
    id: 'view.fit',
    label: 'Fit all',
    group: 'view',
    keys: ['f', 'Shift+Digit1'],
    unavailable: needsNodes,
    run: () => canvas()?.fit('all'),
  },
  {
    id: 'view.fit-selection',
    label: 'Fit the selection',
    group: 'view',
    keys: ['Shift+f', 'Shift+Digit2'],
    unavailable: needsNodes,
    run: () => canvas()?.fit('selection'),
  },
  {
    id: 'view.zoom-in',
    label: 'Zoom in',
    group: 'view',
    keys: ['+', 'Shift++', '=', 'Shift+='],
    run: () => canvas()?.zoomBy(1.25),
  },
  {
    id: 'view.zoom-out',
    label: 'Zoom out',
    group: 'view',
    keys: ['-'],
    run: () => canvas()?.zoomBy(1 / 1.25),
  },
  {
    id: 'view.zoom-100',
    label: 'Zoom to 100 %',
    group: 'view',
    keys: ['0'],
    run: () => canvas()?.zoomTo(1),
  },
  {
    id: 'view.tidy',
    label: 'Tidy',
    group: 'view',
    edits: true,
    keys: ['t'],
    unavailable: needsNodes,
    run: tidy,
  },
  {
    id: 'view.inspector',
    label: 'Inspector',
    group: 'view',
    keys: ['i'],
    run: () => setEditor({ inspectorOpen: !editor().inspectorOpen }),
  },
  {
    id: 'view.text',
    label: 'Edit as text',
    group: 'view',
    run() {
      setEditor({ inspectorOpen: true, inspectorTab: 'text' });
      // The tab is drawn first; then it can take the keyboard.
      requestAnimationFrame(() => document.getElementById('edge-list')?.focus());
    },
  },
  {
    id: 'view.values',
    label: 'Values, outcomes, or neither',
    group: 'values',
    keys: ['v'],
    run() {
      const showing = next[editor().showing];
      setEditor({ showing });
      toast(said[showing]);
    },
  },
  {
    id: 'value.hide',
    label: 'Hide or show the value',
    group: 'values',
    keys: ['h'],
    unavailable: () => (chosen(editor()).nodes.length === 0 ? 'Select a node first.' : undefined),
    run() {
      const ids = chosen(editor()).nodes;
      const hidden = new Set(editor().hidden);
      const hide = ids.some((id) => !hidden.has(id));
      for (const id of ids) {
        if (hide) hidden.add(id);
        else hidden.delete(id);
      }
      setEditor({ hidden });
    },
  },
];
