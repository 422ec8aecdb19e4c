/**
 * Handles keys while codes are shown on the nodes: letters spell codes, arrows walk to a target, Enter ends
 * it, Esc cancels. When connecting, Enter alone makes a loop. The codes are fixed at the beginning, so that
 * none changes while one types.
 */
import type { NodeId } from '../../../engine/document/index.ts';
import { isShortcut } from '../../parts/typed-keys.ts';
import { toast } from '../../store/chrome.ts';
import { editor } from '../../store/editor.ts';
import { selectedItems } from '../../store/selectors.ts';
import { hideCodes, select, setFocus, showCodes } from '../../store/showing.ts';
import type { Codes } from '../../store/state/showing.ts';
import { codesInView, readCodes } from '../model/codes.ts';
import { nodeThatWay, type Way } from '../model/directions.ts';
import type { Surface } from '../model/surface.ts';
import { connectToEach, makeLoops } from './connect.ts';

export function beginCodes(surface: Surface, purpose: 'connect' | 'select'): void {
  const { nodes } = selectedItems(editor());
  showCodes({
    purpose,
    typed: '',
    nodes: codesInView(surface.drawing, surface.size()),
    sources: purpose === 'connect' ? nodes : [],
    focus: editor().focus,
  });
}

const arrows: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Removes the codes without any other effect. */
export function endCodes(): void {
  if (editor().codes) hideCodes();
}

/** The node to which the arrows have walked since the codes appeared. */
function walkedTo({ focus }: Codes): NodeId | undefined {
  const now = editor().focus;
  return now?.kind === 'node' && now !== focus ? now.id : undefined;
}

function conclude(surface: Surface, { purpose, sources, focus }: Codes, nodes: readonly NodeId[]): void {
  endCodes();
  if (purpose === 'connect') {
    setFocus(focus);
    if (nodes.length > 0) connectToEach(surface, sources, nodes);
    else makeLoops(surface, sources);
    return;
  }
  const [first] = nodes;
  if (first === undefined) return;
  select(nodes);
  setFocus({ kind: 'node', id: first });
}

/** Enter connects to the typed codes, else to the node reached by arrows, else each source to itself. */
function enter(surface: Surface, codes: Codes): void {
  const { typed } = codes;
  const { nodes } = readCodes(typed, codes.nodes);
  if (typed !== '' && nodes.length === 0) {
    // The typed code is ambiguous, so nothing is done and the codes stay.
    toast(`No node has the code “${typed}”.`, { kind: 'code' });
    showCodes({ ...codes, typed: '' });
    return;
  }
  const walked = typed === '' ? walkedTo(codes) : undefined;
  conclude(surface, codes, walked === undefined ? nodes : [walked]);
}

/** A click on a node while codes are shown counts as typing its code. Returns whether codes were shown. */
export function pointWhileCodes(surface: Surface, id: NodeId | undefined): boolean {
  const { codes } = editor();
  if (!codes) return false;
  if (id === undefined) endCodes();
  else conclude(surface, codes, [id]);
  return true;
}

/** Handles a key while codes are shown; returns whether it was used. */
export function typeCode(surface: Surface, event: KeyboardEvent): boolean {
  const { codes } = editor();
  if (!codes) return false;
  const { typed } = codes;
  if (isShortcut(event)) return false;
  if (event.key === 'Escape') {
    setFocus(codes.focus);
    endCodes();
  } else if (event.key === 'Enter') enter(surface, codes);
  else if (event.key === 'Backspace') showCodes({ ...codes, typed: typed.slice(0, -1) });
  else if (event.key in arrows) walk(surface, arrows[event.key]);
  else if (/^[a-z]$/i.test(event.key)) {
    showCodes({ ...codes, typed: typed + event.key.toLowerCase() });
  }
  // Commas and spaces between codes are ignored; no other key has a meaning here.
  return event.key !== 'Tab';
}

function walk(surface: Surface, way: Way): void {
  const { focus } = editor();
  const from = focus?.kind === 'node' ? surface.drawing.nodes.get(focus.id) : undefined;
  const next = from && nodeThatWay(surface.drawing, from.node, way);
  if (next) setFocus({ kind: 'node', id: next.id });
}
