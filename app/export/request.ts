/** What an export is made of: the drawing with its labels as they stand on the canvas at this moment, and what was chosen. */
import {
  edgeKey,
  fragment,
  type GameDocument,
  type NodeId,
  type NodeLabel,
  type NodeLabels,
  type Style,
  setTitle,
  setView,
} from '../../engine/index.ts';
import type { Sheet } from '../../workers/protocol.ts';
import { newId } from '../files/storage.ts';
import { publishedSite } from '../site.ts';
import type { EditorState } from '../store/editor.ts';
import { labelOf } from '../store/selectors.ts';
import type { Showing } from '../store/state/showing.ts';
import { type FigureOptions, styleOf } from './options.ts';

/** Of one drawing, and of no other: its caption, and what a paper refers to it by. */
export type Caption = { readonly caption: string; readonly label: string };

export type ExportRequest = Caption & {
  /** Another one for whatever else is wanted: what is drawn to be looked at is not drawn again to be written. */
  readonly id: string;
  readonly document: GameDocument;
  readonly labels: NodeLabels;
  /** How many nodes are still without a label that may come. */
  readonly coming: number;
  readonly options: FigureOptions;
  readonly style: Style;
  /** The only nodes wanted; undefined for all. */
  readonly only: readonly NodeId[] | undefined;
  /** Several moments of the drawing instead of the drawing. */
  readonly sheet?: Sheet;
  /** Where others find the editor, without what follows #; empty where nothing is known. */
  readonly site: string;
};

/** What is wanted of one export, and not kept for the next that is chosen. */
export type Wish = {
  /** Where something is selected. */
  readonly selectedOnly: boolean;
  /** Also where the canvas shows none. */
  readonly valuesAnyway: boolean;
};

export type ExportedState = Pick<
  EditorState,
  'document' | 'labels' | 'showing' | 'names' | 'hidden' | 'selection' | 'solving'
>;

/** What stands on the nodes of a figure: what the canvas shows, or values where it shows nothing and they are wanted. */
export const showingOf = (showing: Showing, { valuesAnyway }: Wish): Showing =>
  showing === 'off' && valuesAnyway ? 'values' : showing;

export function exportRequest(
  standing: ExportedState,
  options: FigureOptions,
  { caption, label }: Caption,
  wish: Wish,
): ExportRequest {
  const { selectedOnly } = wish;
  const state = { ...standing, showing: showingOf(standing.showing, wish) };
  const { document, showing } = state;
  const wanted = selectedOnly ? selectedNodes(state) : [];
  const only = wanted.length > 0 ? wanted : undefined;
  const { labels, coming } = labelsShown(state);
  return {
    id: newId(),
    document,
    labels,
    coming: showing === 'off' || options.values === 'none' ? 0 : coming,
    options,
    style: styleOf(options, showing, only, standing.names),
    only,
    caption,
    label,
    site: publishedSite(),
  };
}

/** The selected nodes, and the ends of selected arcs, in the drawing's order. */
export function selectedNodes({
  document,
  selection,
}: Pick<ExportedState, 'document' | 'selection'>): NodeId[] {
  const taken = new Set(selection.nodes);
  if (selection.edges.size > 0) {
    for (const edge of document.edges) {
      if (selection.edges.has(edgeKey(edge))) taken.add(edge.from).add(edge.to);
    }
  }
  return taken.size === 0 ? [] : document.nodes.flatMap(({ id }) => (taken.has(id) ? [id] : []));
}

/** As the canvas has them; those of an older revision are not shown for this one's. */
export function labelsShown({
  document,
  labels,
  hidden,
  showing,
}: ExportedState): Pick<ExportRequest, 'labels' | 'coming'> {
  const shown = new Map<NodeId, NodeLabel>();
  let coming = 0;
  for (const { id } of document.nodes) {
    if (hidden.has(id)) {
      shown.set(id, { hidden: true });
      continue;
    }
    const label = labelOf(labels, id);
    const known = showing === 'outcomes' ? label?.outcome : label?.value;
    // What has no value when all is done shows who wins; until then its value may come.
    if (label && (known !== undefined || labels?.complete)) shown.set(id, label);
    else coming++;
  }
  return { labels: shown, coming };
}

/** The drawing that is written: all of it, or the wanted part with what is chosen for all of it. */
export function partAsked({ document, only }: Pick<ExportRequest, 'document' | 'only'>): GameDocument {
  if (!only) return document;
  const { theory, asPublished, infinitePlay } = document.view;
  return setView(setTitle(fragment(document, only), document.title), { theory, asPublished, infinitePlay });
}
