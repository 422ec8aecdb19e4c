/**
 * Whether play by rules on a drawing always ends: some numbers of a position, how much of the drawing is
 * there, and how many nodes have each sign, are found one after the other, each of which only grows or only
 * falls with every move that is left, and really does so with some; these moves are made finitely often. If
 * in the end no move is left, play ends. O(rules · signs²).
 */
import type { DrawingEffect, DrawingTarget, PlayedOnDrawing } from './drawing-rules.ts';

/** By how much a number changes, at least and at most. */
type Change = readonly [least: number, most: number];

const many = Number.POSITIVE_INFINITY;

export function playOnDrawingEnds(played: readonly PlayedOnDrawing[], signs: string): boolean {
  let left = played.map((rule) => changesOf(rule, signs));
  while (left.length > 0) {
    const { length } = left;
    for (let number = 0; number <= signs.length && left.length > 0; number++) {
      const changes = left.map((rule) => rule[number]);
      if (changes.every(([least]) => least >= 0)) left = left.filter((_, i) => changes[i][0] === 0);
      else if (changes.every(([, most]) => most <= 0)) left = left.filter((_, i) => changes[i][1] === 0);
    }
    if (left.length === length) return false;
  }
  return true;
}

/** Targets that are never empty. */
const isSure = (target: DrawingTarget): boolean => target !== 'its neighbours' && target !== 'its arcs';

/** The change of how much is there, and then of the nodes with each sign. */
function changesOf({ choice, effects }: PlayedOnDrawing, signs: string): readonly Change[] {
  const removed = effects.flatMap(({ kind, on }) => (kind === 'remove' ? on : []));
  const things: Change = removed.some(isSure) ? [-many, -1] : [removed.length > 0 ? -many : 0, 0];
  const changes = [...signs].map((): Change => [removed.length > 0 ? -many : 0, 0]);
  const add = (sign: string, [least, most]: Change): void => {
    const i = signs.indexOf(sign);
    changes[i] = [changes[i][0] + least, changes[i][1] + most];
  };
  if (choice.kind === 'slide') {
    // By a loop nothing changes, and that is where the piece may enter an empty node.
    const isLoop = choice.onto.includes('.');
    add('.', [0, 1]);
    for (const sign of choice.onto) add(sign, [-1, choice.onto === sign && !isLoop ? -1 : 0]);
  }
  let known: string | undefined = choice.kind === 'node' ? (choice.signs ?? signs) : undefined;
  for (const effect of effects) {
    if (effect.kind === 'remove') continue;
    const isOnIt = choice.kind === 'node' && effect.on.includes('it');
    if (isOnIt && known !== undefined) known = changeOne(effect, known, add);
    if (effect.on.some((target) => !(choice.kind === 'node' && target === 'it')))
      changeSome(effect, signs, add);
  }
  return [things, ...changes];
}

/** One node with one of these signs changes; returns those that it may have then. */
function changeOne(
  effect: Exclude<DrawingEffect, { readonly kind: 'remove' }>,
  known: string,
  add: (sign: string, change: Change) => void,
): string {
  if (effect.kind === 'put') {
    for (const sign of known) if (sign !== effect.sign) add(sign, [-1, known.length === 1 ? -1 : 0]);
    add(effect.sign, [known.includes(effect.sign) ? 0 : 1, known === effect.sign ? 0 : 1]);
    return effect.sign;
  }
  const { one, other } = effect;
  const isExchanged = known === one || known === other;
  for (const [from, to] of [
    [one, other],
    [other, one],
  ])
    if (known.includes(from)) {
      add(from, [-1, isExchanged ? -1 : 0]);
      add(to, [isExchanged ? 1 : 0, 1]);
    }
  return [...known].map((sign) => (sign === one ? other : sign === other ? one : sign)).join('');
}

/** Any number of nodes with any sign change. */
function changeSome(
  effect: Exclude<DrawingEffect, { readonly kind: 'remove' }>,
  signs: string,
  add: (sign: string, change: Change) => void,
): void {
  if (effect.kind === 'exchange') for (const sign of [effect.one, effect.other]) add(sign, [-many, many]);
  else for (const sign of signs) add(sign, sign === effect.sign ? [0, many] : [-many, 0]);
}
