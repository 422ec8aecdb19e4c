/**
 * Edits of a drawing's own properties: its title, the rules under which it is played, whether its nodes show
 * boards. Each is one undo step.
 */
import { setRules, setTitle, setView } from '../../engine/document/edits/index.ts';
import type { GameDocument } from '../../engine/document/index.ts';
import type { Rules } from '../../engine/outcome/index.ts';
import { applyEdit } from '../store/document.ts';

export const retitle = (title: string): void => applyEdit((document) => setTitle(document, title));

export const changeRules = (change: Partial<Rules>): void =>
  applyEdit((document) => setRules(document, change));

/** The same text, read as something else: the drawing is replaced. */
export const readOtherwise = (document: GameDocument): void => applyEdit(() => document);

/** For a drawing that was made from a board. */
export const showNodeBoards = (on: boolean): void =>
  applyEdit((document) => setView(document, { boards: on || undefined }));
