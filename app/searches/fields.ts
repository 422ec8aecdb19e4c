/**
 * What the fields say in which a search is asked for. Each kind of search keeps its own, so that nothing is
 * lost when a person looks at another kind.
 */
import { type FindChoice, usualChoices } from '../../engine/find/index.ts';
import type { GamesToFind, WhatToFind } from '../../workers/protocol.ts';

/** What a drawing may have besides white nodes and arcs of both players, or may not have. */
export const kindsOfDrawings = ['partizan', 'gray', 'loops', 'acyclic'] as const;

export type FieldsOfSearch = {
  readonly what: WhatToFind['kind'];
  readonly least: number;
  readonly most: number;
  readonly kinds: readonly (typeof kindsOfDrawings)[number][];
  /** A ruleset, a family and its ranges. */
  readonly family: string;
  /** A drawing with open arcs as an edge list, and the games to which they may lead. */
  readonly open: string;
  readonly choices: string;
  readonly pattern: string;
  readonly exits: string;
  readonly that: string;
  readonly which: FindChoice['kind'];
  readonly count: number;
  readonly seed: number;
  /** Of exercises among drawings: how difficult the easiest and the most difficult may be. */
  readonly difficulty?: readonly [least: number, most: number];
};

export const firstFields: FieldsOfSearch = {
  what: 'drawings',
  least: 1,
  most: 4,
  kinds: [],
  family: '',
  open: '',
  choices: usualChoices,
  pattern: 'LLRLR',
  exits: usualChoices,
  that: '',
  which: 'smallest',
  count: 10,
  seed: 1,
};

export const firstExercises: FieldsOfSearch = {
  ...firstFields,
  which: 'any',
  difficulty: [2, 3],
};

/** The largest drawings that are searched. */
export const largestSearched = 8;
/** More games drawn by chance would be no choice any more. */
export const mostByChance = 1000;

function whatIn({
  what,
  least,
  most,
  kinds,
  family,
  open,
  choices,
  pattern,
  exits,
}: FieldsOfSearch): WhatToFind {
  switch (what) {
    case 'drawings': {
      const drawings = [kinds.includes('partizan') ? [] : ['impartial'], kinds].flat().join(',');
      return { kind: what, least, most, drawings };
    }
    case 'members':
      return { kind: what, of: family };
    case 'like':
      return { kind: what, drawing: open, choices };
    case 'unicycles':
      return { kind: what, pattern: pattern.trim().toUpperCase(), exits };
  }
}

/** The choices that make sense: positions have no sizes, and of unicycles there are few. */
export const choicesFor = (what: FieldsOfSearch['what']): readonly FindChoice['kind'][] =>
  what === 'drawings'
    ? ['first', 'smallest', 'all', 'any']
    : what === 'members' || what === 'like'
      ? ['first', 'all', 'any']
      : ['first', 'all'];

function choiceIn({ what, which, count, seed }: FieldsOfSearch): FindChoice {
  const kind = choicesFor(what).includes(which) ? which : 'all';
  return kind === 'any' ? { kind, count, seed } : { kind };
}

export const gamesToFind = (fields: FieldsOfSearch, measures: readonly string[]): GamesToFind => ({
  what: whatIn(fields),
  that: fields.that,
  choice: choiceIn(fields),
  measures: fields.what === 'unicycles' ? [] : measures,
  ...(fields.what === 'drawings' && fields.difficulty && { difficulty: fields.difficulty }),
});

/** Whether something is asked for at all. */
export const isAsked = ({ what, that, family, open, pattern, difficulty }: FieldsOfSearch): boolean => {
  if (what === 'unicycles') return pattern.trim() !== '';
  if (what === 'drawings') return that.trim() !== '' || difficulty !== undefined;
  return that.trim() !== '' && (what === 'like' ? open : family).trim() !== '';
};
