/** What the dialog says in which expressions are reckoned. */
import { someOf } from './counting.ts';

export const reckoning = {
  title: 'Reckon',
  field: 'An expression',
  example: 'heat({1|0}, 1) + 3·^',
  keep: 'Keep',
  exampleOnBoard: 'heat(G, 1) + 3·^',
  list: 'Reckoned beside this drawing',
  listOnBoard: 'Reckoned beside this board',
  misereOnBoard:
    'the player who cannot move wins on this board; expressions are of games in which this player loses',
  order: 'Order of these values',
  otherRules: 'found by other rules',
  otherDrawing: 'found before the drawing was changed',
  notInOrder: (expressions: readonly string[]) =>
    `Left out, because the list has no form of ${expressions.length === 1 ? 'it' : 'them'}: ${someOf(expressions)}.`,
  otherLeftOut: (expressions: readonly string[], onBoard: boolean) =>
    `Left out of the order and of copies, because ${onBoard ? 'other rules were used' : 'the drawing was changed since'}: ${someOf(expressions)}. Write ${expressions.length === 1 ? 'it' : 'them'} again to reckon ${onBoard ? 'by these rules' : 'in this drawing'}.`,
  draw: 'Draw',
  drawOf: (expression: string) => `Draw ${expression}`,
  latex: 'LaTeX',
  latexOf: (expression: string) => `Copy the LaTeX of ${expression}`,
  link: 'Link',
  linkOf: (expression: string) => `Copy a link to the drawing of ${expression}`,
  linkCopied: 'the link',
  removeOf: (expression: string) => `Remove ${expression}`,
  again: (expression: string) => `Write ${expression} again`,
  how: (operands: string): string =>
    `Values as they are typed, ${operands}, +, -, multiples as 3·G, brackets, options between braces, and operators: heat(G, t), cool, overheat, ordinal, norton, conway, inverse, atomic-weight, companion, reduced, mean, temperature, left-stop, right-stop, incentives, uptimal, birthday, outcome. Between two games =, <, >, <=, >=, || or <|. Methods of CGSuite, as G.Heat(1), are read. Enter keeps it in the list, and ↑ writes the last one again.`,
  nodes: 'names of nodes',
  positions: 'G for the position that the board shows, other positions in quotation marks',
} as const;
