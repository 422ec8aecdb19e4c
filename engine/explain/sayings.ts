/**
 * Says a reason: words with vertices, values and outcomes among them, from which the rim makes chips, text, LaTeX and speech. Lines of
 * play that are long are shortened here, and nowhere else.
 */
import type { Outcome } from '../outcome/outcome.ts';
import { printedScore } from '../values/scoring-words.ts';
import type { Value } from '../values/value.ts';
import type { HeapNumbers, LineEnd, LineMover, PlayLine, Reason } from './explanation.ts';

/** What is said of one reason. */
export type Saying = readonly (
  | string
  | { readonly vertex: number }
  | { readonly value: Value }
  | { readonly outcome: Outcome }
)[];

type ReasonOf<K extends Reason['kind']> = Extract<Reason, { readonly kind: K }>;
type Sayings = { readonly [K in Reason['kind']]: (reason: ReasonOf<K>) => Saying };

const heap = (n: number): Saying[number] => ({ value: { kind: 'nimber', n } });

/** "a", "a and b", "a, b and c". */
function listed(items: readonly Saying[number][], last = ' and '): Saying {
  return items.flatMap((item, i) => (i === 0 ? [item] : [i === items.length - 1 ? last : ', ', item]));
}

/** Longer lists are cut. */
const mostListed = 8;

function shortList(items: readonly Saying[number][]): Saying {
  if (items.length <= mostListed) return listed(items);
  return [...listed(items.slice(0, mostListed), ', '), ` and ${items.length - mostListed} more`];
}

function numbersSaid(set: HeapNumbers): Saying {
  if ('finite' in set) return set.finite.length === 0 ? ['nothing'] : shortList(set.finite.map(heap));
  return set.cofinite.length === 0
    ? ['every number']
    : ['every number but ', ...shortList(set.cofinite.map(heap))];
}

/** The moves named one by one; a line with more is cut. */
const mostMoves = 8;

/** "b forces c, then a": the moves of a line, whose first is made by the player whom it serves. */
function movesSaid({ moves }: Pick<PlayLine, 'moves'>): Saying {
  const shown = moves.slice(0, mostMoves).flatMap((move, i): Saying => {
    if (i === 0) return [{ vertex: move.to }];
    return [i % 2 === 1 ? ' forces ' : ', then ', { vertex: move.to }];
  });
  return moves.length > mostMoves
    ? [...shown, `, and so on for ${moves.length - mostMoves} more moves`]
    : shown;
}

function endSaid(end: LineEnd): Saying {
  switch (end.kind) {
    case 'level':
      return [', worth ', heap(end.n)];
    case 'ahead':
      return [', worth ', { value: end.value }];
    case 'covered':
      return [', which covers ', { value: end.value }];
    case 'stuck':
      return [', where nobody can move on'];
    default:
      return [];
  }
}

/** The vertices of a line one after the other. */
function pathSaid({ moves, end }: PlayLine, from: number): Saying {
  const path = [from, ...moves.map(({ to }) => to)];
  const shown = path
    .slice(0, mostMoves + 1)
    .flatMap((vertex, i): Saying => (i === 0 ? [{ vertex }] : [' → ', { vertex }]));
  const left = path.length - mostMoves - 1 + (end.kind === 'open' ? (end.left ?? 0) : 0);
  return left > 0 ? [...shown, ` → … (${left} more)`] : shown;
}

/** Who begins, as the subject of a sentence. */
const starters: Readonly<Record<LineMover, string>> = {
  first: 'The player to move',
  second: 'The other player',
  left: 'Left, moving first,',
  right: 'Right, moving first,',
};
const whoseMove = { first: 'A', second: 'A', left: 'Left’s', right: 'Right’s' } as const;
const opponents = { first: 'the opponent', second: 'the opponent', left: 'Right', right: 'Left' } as const;

const meanings: Readonly<Record<Outcome, string>> = {
  N: 'the next player wins',
  P: 'the previous player wins',
  D: 'a draw with best play',
  L: 'Left wins',
  R: 'Right wins',
  'N^': 'Left wins moving first, Right draws moving first',
  Nv: 'Right wins moving first, Left draws moving first',
  'P^': 'Left wins moving second, Right draws moving second',
  Pv: 'Right wins moving second, Left draws moving second',
};

const sayings: Sayings = {
  conclusion: ({ vertex, value, outcome }) => [
    { vertex },
    ...(value ? [' = ', { value }] : []),
    ...(outcome ? [`: ${meanings[outcome]}.`] : ['.']),
  ],
  'no-option': ({ vertex, by }) =>
    by === 'first' || by === 'second'
      ? ['No move leads from ', { vertex }, ': whoever must move there has lost.']
      : [`${starters[by]} has no move from `, { vertex }, ' and has lost.'],
  mex: ({ missing, below }) =>
    below.length === 0
      ? ['No option gives 0, the least number.']
      : ['The options give ', ...shortMex(below), ': the least number missing is ', heap(missing), '.'],
  reaches: ({ line, numbers }) => [
    'A move to ',
    ...movesSaid(line),
    ...endSaid(line.end),
    line.end.kind === 'stuck' ? ': this wins at once.' : ': this wins next to ',
    ...(line.end.kind === 'stuck' ? [] : [...numbersSaid(numbers), '.']),
  ],
  answered: ({ option, n, line }) => [
    'A move to ',
    { vertex: option },
    ' is answered by ',
    ...movesSaid({ moves: line.moves.slice(1) }),
    ...(line.end.kind === 'level'
      ? [', worth ', heap(n), ' again.']
      : [...endSaid(line.end), ': next to ', heap(n), ' this wins.']),
  ],
  spoiled: ({ option, value }) => [
    'A move to ',
    { vertex: option },
    ', worth ',
    { value },
    ', lets the opponent win next to any number.',
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
  undecided: ({ option }) => [
    'Play must go on to ',
    { vertex: option },
    ', of infinite rank: no number is decided here.',
  ],
  wins: ({ vertex, by, line }) => [
    `${starters[by]} wins by moving to `,
    { vertex: line.moves[0].to },
    ...(line.moves.length > 1 ? [': ', ...pathSaid(line, vertex)] : []),
    line.end.kind === 'round' ? ', and so on round.' : '.',
  ],
  refuted: ({ by, option, reply }) => [
    `${whoseMove[by]} move to `,
    { vertex: option },
    ` loses: ${opponents[by]} wins by moving to `,
    { vertex: reply },
    '.',
  ],
  draws: ({ vertex, by, line }) => [
    `${starters[by]} draws by moving to `,
    { vertex: line.moves[0].to },
    ', and no move wins: ',
    ...pathSaid(line, vertex),
    line.end.kind === 'round' ? ', and so on round.' : '.',
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
    '; in its place ',
    ...(instead.length === 0
      ? ['there is nothing']
      : [instead.length === 1 ? 'comes ' : 'come ', ...shortList(instead.map((each) => ({ vertex: each })))]),
    '.',
  ],
  counts: ({ left, right }) => [
    'The moves that count: ',
    ...(
      [
        ['Left’s to ', left],
        ['Right’s to ', right],
      ] as const
    )
      .filter(([, options]) => options.length > 0)
      .flatMap(
        ([whose, options], i): Saying => [
          ...(i === 0 ? [] : ['; ']),
          whose,
          ...shortList(options.map((each) => ({ vertex: each }))),
        ],
      ),
    '.',
  ],
  simplest: ({ left, right }) => {
    if (left === undefined || right === undefined) {
      const [whose, best] = left === undefined ? (['Right', right] as const) : (['Left', left] as const);
      return best === undefined
        ? ['Nobody has a move: this is 0.']
        : [
            `Only ${whose} has moves, the best one to `,
            { vertex: best },
            `: the value is the simplest number ${left === undefined ? 'below' : 'above'}.`,
          ];
    }
    return [
      'The best moves lead to ',
      { vertex: left },
      ' for Left and to ',
      { vertex: right },
      ' for Right: the value is the simplest number between.',
    ];
  },
  stops: ({ vertex }) => [
    'Moves lead round, but not while the players take turns, so play ends: ',
    { vertex },
    ' is a stopper.',
  ],
  alternates: ({ vertex, line, sides }) => [
    'Taking turns the players can go round for ever: ',
    ...pathSaid(line, line.moves[0].from),
    '.',
    ...(sides
      ? [
          ' If that is Left’s win ',
          { vertex },
          ' is worth ',
          { value: sides.onside },
          ', if it is Right’s ',
          { value: sides.offside },
          '.',
        ]
      : []),
  ],
  'comes-to': ({ vertex, by, line }) => {
    const score = line.end.kind === 'score' ? printedScore(line.end.score) : '';
    if (line.moves.length === 0) return [`${starters[by]} has no move: the score is ${score}.`];
    return [
      `${starters[by]} comes to ${score} by moving to `,
      { vertex: line.moves[0].to },
      ...(line.moves.length > 1 ? [': ', ...pathSaid(line, vertex)] : []),
      '.',
    ];
  },
};

function shortMex(below: readonly number[]): Saying {
  const shown = below.slice(0, mostListed).flatMap((option, n): Saying => {
    const before = n === 0 ? [] : [n === below.length - 1 ? ' and ' : ', '];
    return [...before, heap(n), ' (', { vertex: option }, ')'];
  });
  return below.length > mostListed ? [...shown, `, and so on up to *${below.length - 1}`] : shown;
}

/** The reason in words. */
export function sayingOf<R extends Reason>(reason: R): Saying {
  // The table pairs each kind with its reason, but the type of a lookup cannot say so.
  const say = sayings[reason.kind] as (reason: R) => Saying;
  return say(reason);
}
