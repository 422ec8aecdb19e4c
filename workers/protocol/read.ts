/** The messages about reading a file: its bytes go to the worker, and the drawings come back in columns. */
import type { AskedReading, PackedDocument } from '../../engine/document/index.ts';
import type { FoundLink } from '../../engine/document/links/index.ts';
import type { Lesson } from '../../engine/lesson/index.ts';
import type { Problem } from '../../engine/result.ts';
import type { CarriedBoard } from '../../engine/rulesets/index.ts';

/**
 * Reads what a file holds, the text of a lesson, or that of a link that was unpacked. A drawing without
 * places gets places too.
 */
export type ReadJob = { readonly kind: 'read' } & (
  | { readonly bytes: Uint8Array }
  | { readonly text: string; readonly link: FoundLink }
  | { readonly lesson: string }
);

/** What bytes hold that are no drawing, or none that can be read. */
export type NotFound =
  /** The drawing is packed in the link. */
  | { readonly found: 'link'; readonly link: FoundLink; readonly notes: readonly string[] }
  /** Text that is not a drawing; `says` continues "this is no drawing", and is undefined for prose. */
  | { readonly found: 'none'; readonly says: string | undefined }
  /** The figure of a board. */
  | { readonly found: 'board'; readonly board: CarriedBoard }
  | { readonly found: 'empty' | 'binary' }
  | { readonly found: 'problems'; readonly problems: readonly Problem[] };

export type FileFound = { readonly kind: 'read' } & (
  | {
      readonly found: 'drawing';
      readonly drawing: PackedDocument;
      readonly placed: boolean;
      readonly notes: readonly string[];
      readonly other?: AskedReading;
    }
  | LessonFound
  | NotFound
);

/** A lesson, and its drawings by their names. */
export type LessonFound = {
  readonly found: 'lesson';
  readonly lesson: Lesson;
  readonly drawings: readonly (readonly [string, PackedDocument])[];
};
