/**
 * The export of a drawing: the drawing with its labels as the canvas shows them now, and the chosen options.
 */
import { fragment, handedOn, ofSameKind, setTitle, setView } from '../../engine/document/edits/index.ts';
import { edgeKey, type GameDocument, type NodeId } from '../../engine/document/index.ts';
import { mostFigureNodes, type Style } from '../../engine/figure/index.ts';
import { type NodeLabel, type NodeLabels, withNamesSeen } from '../../engine/pictures/index.ts';
import type { FigureJob, PenAsked, Sheet } from '../../workers/protocol.ts';
import { newId } from '../files/storage.ts';
import { siteOfSchemas } from '../site.ts';
import type { EditorState } from '../store/editor.ts';
import { documentToKeep } from '../store/handing-on.ts';
import { isHidden } from '../store/hidden.ts';
import { seenLabels } from '../store/seen-labels.ts';
import { labelOf } from '../store/selectors.ts';
import type { Showing } from '../store/state/showing.ts';
import { many } from '../words/counting.ts';
import { type Exportable, exportKinds } from './exportable.ts';
import { type FigureOptions, styleOf } from './options.ts';

/** The caption and the LaTeX label of one drawing. */
export type Caption = { readonly caption: string; readonly label: string };

export type ExportRequest = Caption & {
  /**
   * Differs for every different request, so that a figure drawn for the preview is not drawn again for the
   * file.
   */
  readonly id: string;
  readonly document: GameDocument;
  /** Whether the drawing that is written, or carried in a figure, has the names that say hidden values. */
  readonly namesToo: boolean;
  readonly labels: NodeLabels;
  /** The number of nodes whose label is still being computed. */
  readonly coming: number;
  readonly options: FigureOptions;
  readonly style: Style;
  /** The nodes to be drawn; undefined for all. */
  readonly only: readonly NodeId[] | undefined;
  /** Several moments of the drawing instead of the drawing as it is. */
  readonly sheet?: Sheet;
};

/** Wishes for a single export, which are not remembered for the next. */
export type Wish = {
  /** Matters only if something is selected. */
  readonly selectedOnly: boolean;
  /** Shows values even if the canvas shows none. */
  readonly valuesAnyway: boolean;
  /** Names that reveal hidden values are sent with the drawing; otherwise letters replace them. */
  readonly namesToo?: boolean;
};

export type ExportedState = Pick<
  EditorState,
  'document' | 'labels' | 'showing' | 'names' | 'letters' | 'stops' | 'hidden' | 'selection' | 'solving'
>;

/**
 * What is written at the nodes of a figure: what the canvas shows, or values if they are requested and it
 * shows none.
 */
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
  const { showing } = state;
  const wanted = selectedOnly ? selectedNodes(state) : [];
  const only = wanted.length > 0 ? wanted : undefined;
  const { labels, coming } = labelsShown(state);
  return {
    id: newId(),
    document: documentToKeep(standing),
    namesToo: wish.namesToo === true,
    labels,
    coming: showing === 'off' || options.values === 'none' ? 0 : coming,
    options,
    style: styleOf(options, showing, only, standing),
    only,
    caption,
    label,
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

/** The labels as the canvas has them; labels of an older revision are not used. */
export function labelsShown({
  document,
  labels,
  hidden,
  showing,
}: ExportedState): Pick<ExportRequest, 'labels' | 'coming'> {
  const shown = new Map<NodeId, NodeLabel>();
  let coming = 0;
  const seen = labels && seenLabels(labels, hidden);
  for (const { id } of document.nodes) {
    if (isHidden(hidden, id)) {
      shown.set(id, { hidden: true });
      continue;
    }
    const label = labelOf(seen, id);
    const known = showing === 'outcomes' ? label?.outcome : label?.value;
    // When everything is computed, a node without a value shows its outcome; until then its value may still
    // come.
    if (label && (known !== undefined || labels?.complete)) shown.set(id, label);
    else coming++;
  }
  return { labels: shown, coming };
}

/** The drawing that a file or a link has: the whole, or the requested part with the whole's view. */
export function partAsked({
  document: whole,
  namesToo = false,
  only,
}: Pick<ExportRequest, 'document' | 'only'> & Partial<Pick<ExportRequest, 'namesToo'>>): GameDocument {
  const { document, ids } = namesToo ? { document: whole, ids: undefined } : handedOn(whole);
  if (!only) return document;
  const part = fragment(
    document,
    only.map((id) => ids?.get(id) ?? id),
  );
  const { hidden } = document.view;
  return setView(setTitle(ofSameKind(document, part), document.title), { hidden });
}

export function figureJobFor(
  { id, document, namesToo, labels, style, caption, options, sheet }: ExportRequest,
  pen: PenAsked,
): FigureJob {
  const drawn = withNamesSeen({ document, labels, style });
  return {
    kind: 'figure',
    figure: id,
    ...drawn,
    ...(namesToo && drawn.document !== document && { carries: document }),
    caption,
    widest: options.widest,
    ...(sheet && { sheet: { ...sheet, moments: sheet.moments.map(withNamesSeen) } }),
    // A size that a person has typed is the size in print.
    keepsLetters: options.textSize !== undefined,
    pen,
  };
}

/** Whether there are too many nodes for a figure. */
export const isTooLarge = ({ document, only, sheet }: ExportRequest): boolean =>
  (only ?? document.nodes).length * (sheet?.moments.length ?? 1) > mostFigureNodes;

/** The arcs of the drawing outside its chosen part. */
function leaving({ document, only }: ExportRequest): readonly string[] {
  if (!only) return [];
  const there = new Set(only);
  const count = document.edges.filter(({ from, to }) => there.has(from) && !there.has(to)).length;
  return count === 0
    ? []
    : [`${many(count, 'arc leaves', 'arcs leave')} the selection and will be left out; values may change.`];
}

/** The drawing as an exportable. */
export const drawingToExport = (asked: ExportRequest): Exportable => ({
  kind: exportKinds.drawing,
  options: asked.options,
  label: asked.label,
  job: (pen) => figureJobFor(asked, pen),
  carries: () => partAsked({ ...asked, only: undefined }),
  isTooLarge: isTooLarge(asked),
  coming: asked.coming,
  drawing: () => ({
    document: partAsked(asked),
    ids: asked.namesToo ? new Map() : handedOn(asked.document).ids,
    labels: asked.labels,
    schemas: siteOfSchemas(),
    unsaid: leaving(asked),
  }),
});
