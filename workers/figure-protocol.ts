/** Figures, as jobs for a worker: what goes out and what comes back. Said with the rest in protocol.ts. */
import type { GameDocument, NodeLabels, Style, TikzOptions } from '../engine/index.ts';

/** What a figure is written as. */
export type PenAsked =
  /** SVG to be looked at: without the drawing in it, and cut where it is large. */
  | { readonly kind: 'preview' }
  | { readonly kind: 'svg' }
  | { readonly kind: 'tikz'; readonly options: TikzOptions }
  | { readonly kind: 'dot' };

/** A figure of a drawing, in a pen's language. */
export type FigureJob = {
  readonly kind: 'figure';
  readonly document: GameDocument;
  readonly labels: NodeLabels;
  readonly style: Style;
  readonly caption: string;
  /** In millimetres: a wider figure is made smaller as a whole. Undefined for its own size. */
  readonly widest: number | undefined;
  readonly pen: PenAsked;
};

export type FigureDrawn = {
  readonly kind: 'figure';
  /** One text, but of a large preview: those make one picture when laid on one another in this order. */
  readonly texts: readonly string[];
  /** What could not be said in that language, as sentences. */
  readonly unsaid: readonly string[];
  /** In millimetres: as written, and before it was made to fit. */
  readonly width: number;
  readonly height: number;
  readonly ownWidth: number;
  /** Points an em, as written; undefined where nothing is. */
  readonly smallestText: number | undefined;
};
