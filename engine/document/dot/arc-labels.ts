/**
 * What the labels of arcs say: whose the arcs are, `[label="L"]`, in a graph that has no other word for it. A
 * small letter, or B and G, may be the name of a move as well, as in an automaton; it names a player only
 * where every label does. O(arcs).
 */
import type { Player } from '../document.ts';
import { isBareLetter, playerOfWord } from '../player-words.ts';
import type { Attributes } from './cursor.ts';
import type { DotArc } from './gather.ts';
import { textOfLabel } from './text.ts';

export type ArcLabels = {
  /**
   * The player whom the label of an arc names; undefined where it has none, or one that says something else.
   */
  playerOf(attributes: Attributes): Player | undefined;
  /** Sentences that name the labels from which nothing was read. */
  readonly notes: readonly string[];
};

/** In a note. */
const mostShown = 3;
const longestShown = 20;

const labelOf = ({ label, xlabel }: Attributes): string =>
  textOfLabel(label ?? xlabel ?? { kind: 'id', text: '', form: 'bare', at: 0 }, '', '').trim();

/** Reads the labels of all arcs of a graph. */
export function arcLabelsOf(arcs: readonly DotArc[]): ArcLabels {
  const labels = new Map<Attributes, string>();
  for (const { attributes } of arcs) if (!labels.has(attributes)) labels.set(attributes, labelOf(attributes));
  const all = [...new Set(labels.values())].filter((label) => label !== '');
  const letters = all.every((label) => playerOfWord(label) !== undefined);
  const named = (label: string): Player | undefined =>
    label === '' || (!letters && isBareLetter(label)) ? undefined : playerOfWord(label);
  // A label beside a named player, or beside moves, repeats what they say.
  const unread = [...labels].flatMap(([{ player, moves }, label]) =>
    label === '' || player || moves || named(label) ? [] : [label],
  );
  return {
    playerOf: (attributes) => named(labels.get(attributes) ?? ''),
    notes: notesOf([...new Set(unread)]),
  };
}

function notesOf(unread: readonly string[]): readonly string[] {
  if (unread.length === 0) return [];
  const shown = unread.slice(0, mostShown).map((label) => `“${label.slice(0, longestShown)}”`);
  const more = unread.length > mostShown ? ' …' : '';
  return [
    `Grundy did not read these labels of arcs, since they name no player: ${shown.join(', ')}${more}. Write L, R or E for a player, and moves="…" for moves.`,
  ];
}
