/** What a position of each ruleset looks like, so that moves made by hand on letters are not made on anything else. */

const rows = (letters: string): RegExp => new RegExp(`^[${letters}]+(/[${letters}]+)*$`);
const scored = (letters: string): RegExp => new RegExp(`^(-?[\\d./]+ )?[${letters}]+(/[${letters}]+)*$`);
const stones = rows('LR.#');
const drawing = (edge: string): RegExp =>
  new RegExp(`^(0|${edge}( ${edge})*)( \\+ (0|${edge}( ${edge})*))*( !)?$`);
const graph = /^(@?[.BR-]+(\/[.BR-]+)*|[\d,-]*:[.BR-]+)$/;
/** Several components stand side by side. */
const summed = (one: string): RegExp => new RegExp(`^${one}( \\+ ${one})*$`);
const coloured = /^(\d+:[\d,-]*|[PCK]\d+|\d+x\d+) m=\d+( A=[.\d]+)?( B=[.\d]+)?$/;

/** By the ruleset's id; of others anything is taken for a position. */
export const notations: Readonly<Record<string, RegExp>> = {
  'fox-and-geese': rows('GF.'),
  'hare-and-hounds': rows('HR.-'),
  'backsliding-toads-and-frogs': /^[TF.]+$/,
  'toads-and-frogs': /^[TF.]+$/,
  'one-dimensional-phutball': /^([.m]*B[.m]*|L|R)$/,
  domineering: rows('.#'),
  clobber: stones,
  konane: stones,
  amazons: stones,
  col: stones,
  snort: stones,
  'toppling-dominoes': /^([brg]+|\.)$/,
  'simultaneous-clobber': summed('(K:[XO.]+|[XO.]+(/[XO.]+)*)( both)?'),
  'simultaneous-toppling-dominoes': summed('[BWG.]+'),
  'simultaneous-domineering': summed('[.#]+(/[.#]+)*'),
  'simultaneous-nogo': summed('[.BR#_]+(/[.BR#_]+)*'),
  hackenbush: drawing('\\d+-\\d+:[brg]'),
  'green-lime-hackenbush': drawing('\\d+-\\d+:[gl]'),
  nimstring: drawing('\\d+-\\d+'),
  'thinning-thickets': /^[\dbrg()>:=, +rots]+$/,
  nim: /^\d+(\+\d+)*$/,
  octal: /^0\.[0-7]+ \d+(\+\d+)*$/,
  wythoff: /^\(\d+,\d+\)$/,
  'additional-subtraction': /^\{-?\d+(,-?\d+)*\} \d+$/,
  annihilation: /^\d+>\d+( \d+>\d+)* @( \d+(,\d+)*)?$/,
  'go-cut': graph,
  'sno-go': graph,
  diskonnect: scored('lr.x'),
  kobber: scored('lr.x'),
  'take-small': scored('\\d.'),
  'take-tall': scored('\\d.'),
  'dots-and-boxes': scored('.x'),
  'orthogonal-colouring': coloured,
  'orthogonal-colouring-normal': coloured,
  'simultaneous-hackenbush': drawing('\\d+-\\d+:[brg]'),
  'simultaneous-thinning-thickets':
    /^(roots=[\d,]+ )?(0|\d+>\d+:[brg])( (\+ (roots=[\d,]+ )?)?(0|\d+>\d+:[brg]))*$/,
  'subtraction-squares': /^\{[\d,]*\}\|\{[\d,]*\} \d+( -L\d+)*( \+ \{[\d,]*\}\|\{[\d,]*\} \d+( -L\d+)*)*$/,
};
