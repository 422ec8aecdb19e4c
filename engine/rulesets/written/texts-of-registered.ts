/**
 * Rulesets of the register as texts of rules, so that a person can begin with one of them. A law compares
 * both, position by position.
 */

const stones = 'pieces: L a blue stone, R a red stone, # a wall';

/** By id, in the order in which they are offered. */
export const textsOfRegistered: Readonly<Record<string, string>> = {
  domineering:
    'name: Domineering\nboard: grid\npieces: # a covered square\nLeft, upright: .. -> ##\nRight: .. -> ##\n',
  clobber: `name: Clobber\nboard: grid\n${stones}\nLeft, across: LR -> .L\nRight: as Left, with L and R exchanged\n`,
  konane: `name: Konane\nboard: grid\n${stones}\nLeft, across: LR. -> ..L, again straight on\nRight: as Left, with L and R exchanged\n`,
  amazons: `name: Amazons\nboard: grid\n${stones}\nLeft, any direction: L.*. -> ..*L, then any direction: L.*. -> L.*#\nRight: as Left, with L and R exchanged\n`,
  'toads-and-frogs':
    'name: Toads and Frogs\nboard: row\npieces: T a toad, F a frog\nLeft: T. -> .T\nLeft: TF. -> .FT\nRight: as Left, with T and F exchanged, the other way\n',
  'backsliding-toads-and-frogs':
    'name: Backsliding Toads and Frogs\nboard: row\npieces: T a toad, F a frog\nLeft, either way: T. -> .T\nLeft: TF. -> .FT\nRight: as Left, with T and F exchanged, the other way\n',
  col: `name: Col\nboard: grid\n${stones}\nLeft: . -> L if no L beside\nRight: as Left, with L and R exchanged\n`,
  snort: `name: Snort\nboard: grid\n${stones}\nLeft: . -> L if no R beside\nRight: as Left, with L and R exchanged\n`,
};

/** What a ruleset begins with that is made from nothing: one rule, and its mirror image. */
export const firstTexts = {
  grid: 'name: My ruleset\nboard: grid\npieces: L a blue stone, R a red stone\nLeft: . -> L if no L beside\nRight: as Left, with L and R exchanged\n',
  drawing: 'name: My ruleset\nboard: drawing\nEither: choose a node -> remove it and its neighbours\n',
  heaps: 'name: My ruleset\nboard: heaps\nEither: n -> n-k, k in 1 2 3\n',
  row: 'name: My ruleset\nboard: row\npieces: L a blue piece, R a red piece\nLeft: L. -> .L\nRight: as Left, with L and R exchanged, the other way\n',
} as const;
