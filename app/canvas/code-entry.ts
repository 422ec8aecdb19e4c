/**
 * While codes stand on the nodes the keys go here: letters spell codes, arrows walk to a target, Enter ends it, Esc gives
 * up. Connecting: Enter at once is a loop. The codes are fixed when it begins, so that nothing moves under the hand.
 */
import type { NodeId } from '../../engine/index.ts';
import { chosen } from '../store/readings.ts';
import type { Focus } from '../store/state.ts';
import { editor, select, setEditor, setFocus, toast } from '../store/store.ts';
import { codesInView, readCodes } from './codes.ts';
import { connect } from './connect.ts';
import { nodeThatWay, type Way } from './directions.ts';
import type { Surface } from './surface.ts';

type Entry = {
  readonly codes: ReadonlyMap<string, NodeId>;
  readonly sources: readonly NodeId[];
  readonly focus: Focus | undefined;
};
let entry: Entry | undefined;

export const codesShown = (): ReadonlyMap<string, NodeId> => entry?.codes ?? new Map();
export const codeSources = (): readonly NodeId[] => entry?.sources ?? [];

export function beginCodes(surface: Surface, purpose: 'connect' | 'select'): void {
  const { nodes } = chosen(editor());
  entry = {
    codes: codesInView(surface.drawing, surface.size()),
    sources: purpose === 'connect' ? nodes : [],
    focus: editor().focus,
  };
  setEditor({ codes: { purpose, typed: '' } });
}

const arrows: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

function end(): void {
  setEditor({ codes: undefined });
  entry = undefined;
}

function targetsOf(typed: string, { codes, sources, focus }: Entry): readonly NodeId[] {
  const { nodes } = readCodes(typed, codes);
  if (nodes.length > 0) return nodes;
  const now = editor().focus;
  // The arrows have walked to a node, or nothing was said: back to where it came from.
  if (now?.kind === 'node' && now !== focus) return [now.id];
  return sources.slice(0, 1);
}

function conclude(surface: Surface, purpose: 'connect' | 'select', typed: string): void {
  if (!entry) return;
  const { sources, focus } = entry;
  if (purpose === 'connect') {
    const targets = targetsOf(typed, entry);
    end();
    setFocus(focus);
    for (const id of targets) connect(surface, sources, { id }, 'keys');
    return;
  }
  const { nodes } = readCodes(typed, entry.codes);
  const [first] = nodes.length > 0 ? nodes : targetsOf(typed, entry);
  end();
  if (first === undefined) {
    toast('No node has that code.');
    return;
  }
  select(nodes.length > 0 ? nodes : [first]);
  setFocus({ kind: 'node', id: first });
}

/** Takes a key while codes are shown; whether it was taken. */
export function typeCode(surface: Surface, event: KeyboardEvent): boolean {
  const { codes } = editor();
  if (!codes || !entry) return false;
  const { purpose, typed } = codes;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === 'Escape') {
    setFocus(entry.focus);
    end();
  } else if (event.key === 'Enter') conclude(surface, purpose, typed);
  else if (event.key === 'Backspace') setEditor({ codes: { purpose, typed: typed.slice(0, -1) } });
  else if (event.key in arrows) walk(surface, arrows[event.key]);
  else if (/^[a-z]$/i.test(event.key)) {
    setEditor({ codes: { purpose, typed: typed + event.key.toLowerCase() } });
  }
  // Commas and spaces between codes are as good as nothing; no other key means anything here.
  return event.key !== 'Tab';
}

function walk(surface: Surface, way: Way): void {
  const { focus } = editor();
  const from = focus?.kind === 'node' ? surface.drawing.nodes.get(focus.id) : undefined;
  const next = from && nodeThatWay(surface.drawing, from.node, way);
  if (next) setFocus({ kind: 'node', id: next.id });
}
