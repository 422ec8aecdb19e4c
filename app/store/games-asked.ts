/**
 * What questions about a drawing concern. It asks every theory whether it applies, and brings them all with
 * it: who draws a first node does not wait for that, so that only parts of the page that are fetched later
 * may read this.
 */
import type { GameDocument } from '../../engine/document/index.ts';
import { gamesAbout } from '../../engine/questions/index.ts';
import { compiledOf } from './game-of.ts';
import { held } from './held.ts';

const lastAsked = held<
  { readonly document: GameDocument; readonly about: ReturnType<typeof gamesAbout> } | undefined
>(() => undefined);

/**
 * What a question about some vertices of a drawing concerns; the drawing's theories are chosen once, however
 * many ask.
 */
export function gamesOf(document: GameDocument): ReturnType<typeof gamesAbout> {
  if (lastAsked.now?.document !== document) {
    const { graph } = compiledOf(document);
    lastAsked.now = { document, about: gamesAbout({ graph, rules: document.view.rules }) };
  }
  return lastAsked.now.about;
}
