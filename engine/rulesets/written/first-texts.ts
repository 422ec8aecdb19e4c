/** What a ruleset begins with that is made from nothing: one rule, and its mirror image. */
export const firstTexts = {
  grid: 'name: My ruleset\nboard: grid\npieces: L a blue stone, R a red stone\nLeft: . -> L if no L beside\nRight: as Left, with L and R exchanged\n',
  drawing: 'name: My ruleset\nboard: drawing\nEither: choose a node -> remove it and its neighbours\n',
  heaps: 'name: My ruleset\nboard: heaps\nEither: n -> n-k, k in 1 2 3\n',
  row: 'name: My ruleset\nboard: row\npieces: L a blue piece, R a red piece\nLeft: L. -> .L\nRight: as Left, with L and R exchanged, the other way\n',
} as const;
