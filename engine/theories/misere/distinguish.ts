/**
 * A game that distinguishes two impartial games in misère play: beside it the previous player wins one of
 * them, and the next player the other. It is made as in the proof that different canonical forms are
 * different games (J. H. Conway, On numbers and games, chapter 12; A. N. Siegel, Combinatorial Game Theory,
 * section V.3): two games neither of which equals an option of the other are linked, which means that the
 * previous player wins both beside some game.
 */
import type { MisereStore } from './store.ts';

/** The most pairs of forms that are looked at, and the most positions of a sum. */
const mostPairs = 20_000;
/** The longest plays of the two together, since pairs are looked at from the shorter ones on by calls. */
const longestPlays = 400;

/**
 * The form of a game beside which the winners of two different forms differ; undefined if that would take too
 * long. A game born by day 3 is taken where one does. O(pairs of followers).
 */
export function distinguishing(store: MisereStore, a: number, b: number): number | undefined {
  for (const small of smallForms(store)) {
    const winners = [a, b].map((form) => store.add(form, small, mostPairs));
    const [one, other] = winners.map((sum) => (sum === undefined ? undefined : store.isLost(sum)));
    if (one !== undefined && other !== undefined && one !== other) return small;
  }
  return madeFor(store, a, b);
}

/** 0, *, *2, *3 and the game whose only move is to *2. */
function smallForms(store: MisereStore): readonly number[] {
  const forms = [0];
  for (let n = 1; n <= 3; n++) forms.push(store.formOf(forms));
  return [...forms, store.formOf([forms[2]])];
}

/** The same by the proof alone, without a look at small games. */
export function madeFor(store: MisereStore, a: number, b: number): number | undefined {
  if (playsOf(store, a) + playsOf(store, b) > longestPlays) return undefined;
  const made = new Map<string, number>();
  const mates = new Map<number, number>();
  let isOver = false;
  const star = store.formOf([0]);

  /** The previous player wins a form and its mate together. */
  const mateOf = (form: number): number => {
    const known = mates.get(form);
    if (known !== undefined) return known;
    const options = store.options(form);
    const mate = options.length === 0 ? star : store.formOf(options.map(mateOf));
    mates.set(form, mate);
    return mate;
  };
  const areLinked = (g: number, h: number): boolean =>
    !store.options(g).includes(h) && !store.options(h).includes(g);
  /** The previous player wins either of two linked forms beside it. */
  const linkOf = (g: number, h: number): number => {
    if (g === h) return mateOf(g);
    const options = [
      ...store.options(g).map((option) => apart(option, h)),
      ...store.options(h).map((option) => apart(option, g)),
    ];
    return store.formOf(options);
  };
  /** Beside it the previous player wins the first of two different forms, and the next player the second. */
  const apart = (g: number, h: number): number => {
    const key = `${g} ${h}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    if (made.size >= mostPairs) isOver = true;
    if (isOver) return 0;
    const form = apartBySide(g, h) ?? turned(g, apartBySide(h, g));
    made.set(key, form);
    return form;
  };
  /** Where an option of the second is linked with the first, or the first is 0 and nothing is linked. */
  const apartBySide = (g: number, h: number): number | undefined => {
    const linked = store.options(h).find((option) => areLinked(g, option));
    if (linked !== undefined) return linkOf(g, linked);
    return store.isLost(g) && !store.isLost(h) ? 0 : undefined;
  };
  /** From a game beside which the next player wins the first form and the previous player the second. */
  const turned = (g: number, beside: number | undefined): number => {
    // One of two different forms has such an option, or one is 0 and the other is won by the previous player.
    if (beside === undefined) throw new Error('two forms are equal');
    return store.formOf([beside, ...store.options(g).map(mateOf)]);
  };

  const form = apart(a, b);
  return isOver ? undefined : form;
}

/** How many moves a play of a form lasts at most. */
function playsOf(store: MisereStore, form: number): number {
  const met = new Set([form]);
  for (const at of met) for (const option of store.options(at)) met.add(option);
  const lengths = new Map<number, number>();
  // Options have smaller numbers.
  for (const at of [...met].sort((x, y) => x - y))
    lengths.set(
      at,
      store.options(at).reduce((most, option) => Math.max(most, lengths.get(option)! + 1), 0),
    );
  return lengths.get(form) ?? 0;
}
