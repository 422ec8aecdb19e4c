/** The part of the protocol that is about pictures: a drawing goes out, the bytes of a file come back. */
import type { GameDocument, NodeLabels, Style } from '../engine/index.ts';

/**
 * A drawing as the file of a picture. Answered with `over-budget`, in words for the person, where the picture is too large
 * for its format. Bytes are given away with the answer. One after the other: the same drawing gives the same bytes.
 */
export type ExportJob = {
  readonly kind: 'export';
  readonly document: GameDocument;
  /** What is known of the nodes at this moment, as `digraphFigure` takes it. */
  readonly labels: NodeLabels;
  readonly style: Style;
  readonly caption?: string;
  readonly format: 'svg' | 'png' | 'pdf';
  readonly options?: {
    /** The text of the document's file, from `writeDocument`: the picture carries it and can be opened again. */
    readonly carries?: string;
    /** Of a PDF. */
    readonly author?: string;
    /** Of an SVG: outlines where nothing is said, else text with its faces in the file. */
    readonly words?: 'outlines' | 'text';
    /** Of a PNG: 1 to 4 times 300 dots an inch. */
    readonly scale?: number;
  };
};

export type Exported = {
  readonly kind: 'export';
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Sentences for the person: what could not be said in the format. */
  readonly unsaid: readonly string[];
};
