/** Edits of a drawing's own properties: its title, its theory, who wins infinite play. Each is one undo step. */
import { type InfinitePlay, setInfinitePlay, setTitle, setView } from '../../engine/index.ts';
import { applyEdit } from '../store/document.ts';

export const retitle = (title: string): void => applyEdit((document) => setTitle(document, title));

/** Undefined chooses the first theory that applies. */
export const setTheory = (theory: string | undefined): void =>
  applyEdit((document) => setView(document, { theory }));

/** Chooses the algorithm as its paper prints it, or corrected. */
export const setAsPublished = (asPublished: boolean): void =>
  applyEdit((document) => setView(document, { asPublished }));

export const chooseInfinitePlay = (infinitePlay: InfinitePlay): void =>
  applyEdit((document) => setInfinitePlay(document, infinitePlay));
