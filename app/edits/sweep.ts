/** Edits of the table that is asked for beside the document: which family of positions it has. Each is one undo step. */
import { setView } from '../../engine/document/edits/index.ts';
import { applyEdit } from '../store/document.ts';

/** Asks for another family, by its text; columns and plot stay, and an order by a column that is gone is none. */
export const askForSweep = (of: string): void =>
  applyEdit((document) =>
    document.view.sweep?.of === of ? document : setView(document, { sweep: { ...document.view.sweep, of } }),
  );
