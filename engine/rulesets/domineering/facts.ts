/** Boards to begin with, and values of small ones. */
import { cite } from '../../bibliography.ts';
import { emptyRectangles } from '../recipes/domino-squares.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';

export const starts = [
  { name: 'Three rows of four', position: '..../..../....' },
  { name: 'Five squares', position: '../../.#' },
  { name: 'Four squares', position: '.../.##' },
] as const;

export const families: readonly RulesetFamily[] = [emptyRectangles];

const small = cite('winning-ways', 'Chapter 5, Domineering');

export const facts: readonly RulesetFact[] = [
  { position: '../..', value: '±1', source: small },
  { position: '../.#', value: '*', source: small },
  { position: '.../.##', value: '-1/2', source: small },
  { position: '.../#.#', value: '*', source: small },
  { position: '../../.#', value: '±1', source: small },
  { position: '.#/../#.', value: '{1|0}', source: small },
  { position: '.../...', value: '{2|-1/2}', source: small },
  { position: '.../.../...', value: '±1', source: small },
];
