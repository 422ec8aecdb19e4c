/**
 * Puts a reason into words, kind by kind, and writes the words as text or LaTeX: each vertex by its name,
 * values in the linear notation or as papers print them.
 */

import { latexText } from '../figure/latex-text.ts';
import { nodeName } from '../figure/node-name.ts';
import { outcomeClasses } from '../outcome/classes.ts';
import { saidScore } from '../values/scoring-words.ts';
import { latexOf, saidOf } from '../values/words.ts';
import type { Explanation, Reason } from './explanation.ts';
import {
  besideHeaps,
  endSaid,
  heap,
  movesOfBoth,
  movesSaid,
  opponents,
  pathSaid,
  type Saying,
  shortList,
  shortMex,
  shortSum,
  starters,
  whoseMove,
} from './saying-parts.ts';

type ReasonOf<K extends Reason['kind']> = Extract<Reason, { readonly kind: K }>;
type Sayings = { readonly [K in Reason['kind']]: (reason: ReasonOf<K>) => Saying };

const sayings: Sayings = {
  conclusion: ({ vertex, entails, value, outcome }) => [
    { vertex },
    ...(value ? [' = ', { value }] : []),
    ...(outcome ? [`: ${outcomeClasses[outcome].says}.`] : ['.']),
    ...(entails ? [' It is gray: a player who is sent there must move on immediately.'] : []),
  ],
  sum: ({ pieces, value, outcome }) => [
    ...shortSum(pieces),
    ...(value ? [' = ', { value }] : []),
    `: ${outcomeClasses[outcome].says}.`,
  ],
  'moves-piece': ({ by, pieces, piece, to, result, leaves }) => [
    `${whoseMove[by]} move from `,
    { vertex: pieces[piece] },
    ' to ',
    { vertex: to },
    ` ${result}`,
    ...(leaves ? [': it leaves ', { value: leaves }] : []),
    '.',
  ],
  'no-piece-moves': ({ by }) => [`${starters[by]} has no move and has won.`],
  'no-piece-helps': ({ by }) => [`${starters[by]} loses: no move wins, and none draws.`],
  'no-option': ({ vertex, by, misere }) => {
    const has = misere ? 'has won' : 'has lost';
    return by === 'first' || by === 'second'
      ? ['No move leads from ', { vertex }, `: the player who must move there ${has}.`]
      : [`${starters[by]} has no move from `, { vertex }, ` and ${has}.`];
  },
  mex: ({ missing, below }) =>
    below.length === 0
      ? ['No option is worth 0, the least nimber.']
      : ['The options give ', ...shortMex(below), ': the least nimber missing is ', heap(missing), '.'],
  reaches: ({ line, numbers }) => [
    'A move to ',
    ...movesSaid(line),
    ...endSaid(line.end),
    line.end.kind === 'stuck' ? ': this wins immediately.' : ': this wins ',
    ...(line.end.kind === 'stuck' ? [] : [...besideHeaps(numbers), '.']),
  ],
  answered: ({ option, n, line }) => [
    'A move to ',
    { vertex: option },
    ' is answered by ',
    ...movesSaid({ moves: line.moves.slice(1) }),
    ...(line.end.kind === 'level'
      ? [', worth ', heap(n), ' again.']
      : [...endSaid(line.end), ': this wins ', ...besideHeaps({ finite: [n] }), '.']),
  ],
  spoiled: ({ option, value }) => [
    'A move to ',
    { vertex: option },
    ', worth ',
    { value },
    ', lets the opponent win beside every nim-heap.',
  ],
  unanswered: ({ vertex, option, n }) => [
    'A move to ',
    { vertex: option },
    ' has no answer worth ',
    heap(n),
    ', so ',
    { vertex },
    ' is not worth ',
    heap(n),
    ': play need not end.',
  ],
  undecided: ({ vertex, option }) => [
    'The only move leads to ',
    { vertex: option },
    ', which has infinite rank, so ',
    { vertex },
    ' has no covered set.',
  ],
  wins: ({ vertex, by, line }) => [
    `${starters[by]} wins by moving to `,
    { vertex: line.moves[0].to },
    ...(line.moves.length > 1 ? [': ', ...pathSaid(line, vertex)] : []),
    line.end.kind === 'round' ? ', and so on for ever.' : '.',
  ],
  refuted: ({ by, option, reply }) => [
    `${whoseMove[by]} move to `,
    { vertex: option },
    ...(reply === undefined
      ? [` loses: ${opponents[by]} has no move there and has won.`]
      : [` loses: ${opponents[by]} wins by moving to `, { vertex: reply }, '.']),
  ],
  draws: ({ vertex, by, line }) => [
    `${starters[by]} draws by moving to `,
    { vertex: line.moves[0].to },
    ', and no move wins: ',
    ...pathSaid(line, vertex),
    line.end.kind === 'round' ? ', and so on for ever.' : '.',
  ],
  dominated: ({ by, option, better }) => [
    `${whoseMove[by]} move to `,
    { vertex: option },
    ' is dominated: ',
    { vertex: better },
    ` is at least as good for ${by === 'left' ? 'Left' : 'Right'}.`,
  ],
  reversible: ({ vertex, by, option, through, instead }) => [
    `${whoseMove[by]} move to `,
    { vertex: option },
    ` is reversible through `,
    { vertex: through },
    `, which is at least as good for ${opponents[by]} as `,
    { vertex },
    ...(instead.length === 0
      ? ['; nothing replaces the move']
      : ['; the move is replaced by ', ...shortList(instead.map((each) => ({ vertex: each })))]),
    '.',
  ],
  counts: (options) => ['The moves that count: ', ...movesOfBoth(options), '.'],
  guarded: (options) => [
    'These moves look removable, but removing them could change the value: ',
    ...movesOfBoth(options),
    '. The better move, or the reversing answer, lies on an alternating cycle.',
  ],
  simplest: ({ left, right }) => {
    if (left === undefined || right === undefined) {
      const [whose, best] = left === undefined ? (['Right', right] as const) : (['Left', left] as const);
      return best === undefined
        ? ['Nobody has a move: the value is 0.']
        : [
            `Only ${whose} has moves, and the best one leads to `,
            { vertex: best },
            `: the value is the simplest number ${left === undefined ? 'below' : 'above'} it.`,
          ];
    }
    return [
      'The best moves lead to ',
      { vertex: left },
      ' for Left and to ',
      { vertex: right },
      ' for Right: the value is the simplest number between them.',
    ];
  },
  stops: ({ vertex }) => ['There are loops, but play in turns must end: ', { vertex }, ' is a stopper.'],
  alternates: ({ vertex, line, sides }) => [
    'Taking turns, the players can go round for ever: ',
    ...pathSaid(line, line.moves[0].from),
    '.',
    ...(sides
      ? [
          ' If that is a win for Left, ',
          { vertex },
          ' is worth ',
          { value: sides.onside },
          '; if it is a win for Right, ',
          { value: sides.offside },
          '.',
        ]
      : []),
  ],
  'comes-to': ({ vertex, by, line }) => {
    const score = line.end.kind === 'score' ? saidScore(line.end.score) : '';
    if (line.moves.length === 0) return [`${starters[by]} has no move: the score is ${score}.`];
    return [
      `${starters[by]} comes to ${score} by moving to `,
      { vertex: line.moves[0].to },
      ...(line.moves.length > 1 ? [': ', ...pathSaid(line, vertex)] : []),
      '.',
    ];
  },
};

/** The reason in words. */
export function sayingOf<R extends Reason>(reason: R): Saying {
  // The table pairs each kind with its reason, but the type of a lookup cannot say so.
  const say = sayings[reason.kind] as (reason: R) => Saying;
  return say(reason);
}

/** One saying as text. */
export const textOfSaying = (saying: Saying, called: (vertex: number) => string): string =>
  saying
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('vertex' in part) return called(part.vertex);
      return 'value' in part ? saidOf(part.value) : part.outcome;
    })
    .join('');

/** One saying in LaTeX: words, with names and values in dollars. */
export const latexOfSaying = (saying: Saying, called: (vertex: number) => string): string =>
  saying
    .map((part) => {
      if (typeof part === 'string') return latexText(part).latex;
      if ('vertex' in part) return latexOfName(called(part.vertex));
      return `$${'value' in part ? latexOf(part.value) : outcomeClasses[part.outcome].latex}$`;
    })
    .join('');

function latexOfName(name: string): string {
  const { latex } = nodeName(name);
  return latex === undefined ? `\\textit{${latexText(name).latex}}` : `$${latex}$`;
}

/** The answer and each reason as a line of text. */
export const linesOf = (
  { answer, reasons }: Explanation,
  called: (vertex: number) => string,
): readonly string[] => [answer, ...reasons].map((reason) => textOfSaying(sayingOf(reason), called));
