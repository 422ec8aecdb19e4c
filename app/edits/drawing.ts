/** Edits of a drawing's own properties: its title, and the rules under which it is played. Each is one undo step. */
import { setRules, setTitle } from '../../engine/document/edits/index.ts';
import type { Rules } from '../../engine/outcome/index.ts';
import { applyEdit } from '../store/document.ts';

export const retitle = (title: string): void => applyEdit((document) => setTitle(document, title));

export const changeRules = (change: Partial<Rules>): void =>
  applyEdit((document) => setRules(document, change));
