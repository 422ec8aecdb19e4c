/**
 * The page of the language of rules, made from one table of its parts. Each example is read by the program,
 * and each number is found by it.
 */
import { longestRules } from '../../../engine/document/rules-id.ts';
import { mostHeapsLeft } from '../../../engine/rulesets/written/heap-rules.ts';
import { rulesetOfText } from '../../../engine/rulesets/written/index.ts';
import { readRules } from '../../../engine/rulesets/written/read-rules.ts';
import {
  type Laying,
  layingsOfLine,
  layingsOfRows,
  mostSigns,
  mostWays,
} from '../../../engine/rulesets/written/written-rules.ts';
import { code, codeCell, plain, table } from '../markdown.ts';
import type { Page } from '../page.ts';
import { drawingParts, type RulesPart as Part } from './drawing-rule-parts.ts';

const onGrid = 'board: grid\nLeft: . -> L';
const alone = '';

const lines: readonly Part[] = [
  { form: 'name: …', says: 'the name of the game', example: 'name: Toads and Frogs' },
  {
    form: 'board: grid',
    says: 'rows of squares, written with / between rows; a grid is meant where nothing is said',
    example: 'board: grid',
    beside: 'Left: . -> L',
  },
  { form: 'board: row', says: 'one row of squares', example: 'board: row', beside: 'Left: . -> L' },
  {
    form: 'board: heaps',
    says: 'heaps of counters, written with + between heaps; their rules are [below](#heaps)',
    example: 'board: heaps',
    beside: 'Either: n -> n-1',
  },
  {
    form: 'board: drawing',
    says: 'the nodes and arcs of any drawing; their rules are [below](#drawing)',
    example: 'board: drawing',
    beside: 'Either: choose a node -> remove it',
  },
  {
    form: 'pieces: …',
    says: 'the signs of the pieces, each with its name; without this line the signs are those of the rules',
    example: 'pieces: L a blue stone, R a red stone, # a wall',
  },
  {
    form: 'pieces: X Left’s …',
    says: 'whose a piece is, where no rule that moves it shows it',
    example: "pieces: L Left's king, R Right's king",
  },
  { form: 'Left: …', says: 'a rule of Left', example: 'Left: L. -> .L', beside: alone },
  { form: 'Right: …', says: 'a rule of Right', example: 'Right: R. -> .R', beside: alone },
  { form: 'Either: …', says: 'a rule of both players', example: 'Either: .. -> ##', beside: alone },
  {
    form: 'Left, … : …',
    says: 'a rule, and the ways in which its picture is laid on the board',
    example: 'Left, across: LR -> .L',
    beside: alone,
  },
  {
    form: 'Right: as Left',
    says: 'the rules of Left are also Right’s',
    example: 'Right: as Left',
  },
  {
    form: '…, with X and Y exchanged',
    says: 'with these signs exchanged, so that the players are mirror images; then the solver does half of the work',
    example: 'Right: as Left, with L and R exchanged',
  },
  {
    form: '…, the other way',
    says: 'with the directions turned round',
    example: 'Right: as Left, with L and R exchanged, the other way',
    beside: 'board: row\nLeft: L. -> .L',
  },
  {
    form: 'over when …: …',
    says: 'where this picture lies on the board, nobody can move any more',
    example: 'over when any direction: LLL',
  },
  {
    form: 'never ends: …',
    says: 'what play without an end is: draw (also where nothing is said), Left wins, Right wins',
    example: 'never ends: Left wins',
    beside: 'board: row\nLeft, either way: L. -> .L',
  },
  {
    form: 'falls apart at …',
    says: 'signs through which no rule acts; the program proves it, or says which rule does',
    example: 'falls apart at #',
    beside: 'board: grid\nLeft: .. -> ##',
  },
];

const cells: readonly Part[] = [
  { form: '.', says: 'an empty square', example: 'Left: . -> L', beside: alone },
  { form: 'L', says: 'a piece, by its sign', example: 'Left: L. -> .L', beside: alone },
  {
    form: '[LR]',
    says: 'one of these signs; after the move: what was there',
    example: 'Left: L[LR] -> .L',
    beside: alone,
  },
  {
    form: '_',
    says: 'any square, whatever is on it; after the move: what was there',
    example: 'Left: L_. -> ._L',
    beside: alone,
  },
  { form: '~', says: 'beyond the edge of the board', example: 'Left: ~L -> ~.', beside: alone },
  {
    form: '.*',
    says: 'a run: none or more of these squares, with a sign on both sides of it',
    example: 'Left, any direction: L.*. -> ..*L',
    beside: alone,
  },
  {
    form: '[LR]*',
    says: 'a run of squares with these signs; after the move each run has what it had before, so that it can be pushed',
    example: 'Left: .[LR]*L -> [LR]*L.',
    beside: 'board: row',
  },
  {
    form: '_*',
    says: 'a run of any squares',
    example: 'Left: ~__*L -> ~_*L.',
    beside: 'board: row',
  },
  {
    form: '/',
    says: 'ends a row of a picture of several rows',
    example: 'Left, turned and mirrored: L_/__/_. -> ._/__/_L',
    beside: alone,
  },
];

const following: readonly Part[] = [
  {
    form: 'if no L beside',
    says: 'only where none of the four neighbours of the squares that change has this sign, before the move',
    example: 'Left: . -> L if no L beside',
    beside: alone,
  },
  {
    form: 'if a R around',
    says: 'only where one of the eight neighbours has it; beside and around, no and a go together as one likes',
    example: 'Left: . -> L if a R around',
    beside: alone,
  },
  {
    form: 'if … and …',
    says: 'only where all conditions hold',
    example: 'Left: . -> L if no L beside and a R around',
    beside: alone,
  },
  {
    form: 'again straight on',
    says: 'the same player may make the rule again with the same piece, in the same direction, and may stop after each time',
    example: 'Left, across: LR. -> ..L, again straight on',
    beside: alone,
  },
  {
    form: 'again',
    says: 'the same in any direction that the rule allows',
    example: 'Left, across: LR. -> ..L, again',
    beside: alone,
  },
  {
    form: 'then …',
    says: 'a second step of the same move, which begins on the square where the first step ended',
    example: 'Left: L. -> .L, then across: L. -> L#',
    beside: alone,
  },
  {
    form: '2 points',
    says: 'the player who moves makes so many points, for each time that a rule is made again too; then the higher score wins',
    example: 'Left: LR -> .L, 2 points',
    beside: alone,
  },
  {
    form: 'entailing',
    says: 'the other player must answer this move immediately',
    example: 'Either: ... -> #.#, entailing',
    beside: alone,
  },
];

const onHeaps = 'board: heaps';

const heaps: readonly Part[] = [
  {
    form: 'n -> n-1',
    says: 'a heap n, and the heap that is left of it',
    example: 'Left: n -> n-1',
    beside: onHeaps,
  },
  {
    form: 'n -> a+b',
    says: `the heaps that are left of it, at most ${mostHeapsLeft}; a heap of 0 is none`,
    example: 'Either: n -> a+b, a+b = n-2, a >= 1',
    beside: onHeaps,
  },
  {
    form: 'n, m -> …, …',
    says: 'a move takes from two heaps at once; then positions are no sums of their heaps',
    example: 'Either: n, m -> n-k, m-k, k >= 1',
    beside: onHeaps,
  },
  {
    form: 'k in 1 2 3',
    says: 'a letter is one of these numbers; without this it is any number from 0 to the counters of the heaps',
    example: 'Right: n -> n-k, k in 2 5',
    beside: onHeaps,
  },
  {
    form: 'k in 1..n/2',
    says: 'a letter is a number from one to another; what is divided is rounded down',
    example: 'Either: n -> n-k, k in 1..n/2',
    beside: onHeaps,
  },
  {
    form: 'k in squares',
    says: 'a letter is 1, 4, 9 or another square',
    example: 'Either: n -> n-k, k in squares',
    beside: onHeaps,
  },
  {
    form: 'a+b = n',
    says: 'numbers are compared, with = != < <= > >=',
    example: 'Either: n -> a+b, a+b = n, a >= 1, a < b',
    beside: onHeaps,
  },
  {
    form: 'if n even',
    says: 'only if a number is even, or odd',
    example: 'Either: n -> n-1 if n even',
    beside: onHeaps,
  },
  {
    form: 'if k divides n',
    says: 'only if a number divides another',
    example: 'Either: n -> n-k, k in 1..n-1 if k divides n',
    beside: onHeaps,
  },
  {
    form: 'octal 0.77',
    says: 'the moves of an octal game, by its code',
    example: 'Either: octal 4.07',
    beside: onHeaps,
  },
  {
    form: 'hexadecimal 0.8',
    says: 'the same with digits up to f, of which 8 leaves three heaps',
    example: 'Either: hexadecimal 0.8',
    beside: onHeaps,
  },
];

const layings: Readonly<Record<Laying, string>> = {
  'as written':
    'from left to right, and with its rows from the top down; this is meant where nothing is said',
  'either way': 'from left to right, and from right to left',
  upright: 'from the top down',
  'up and down': 'from the top down, and from the bottom up',
  across: 'to the right, down, to the left and up',
  diagonally: 'in the four diagonal directions',
  'any direction': 'in all eight directions',
  mirrored: 'as written, and with left and right exchanged',
  turned: 'in the four ways in which it can be turned',
  'turned and mirrored': 'in all eight ways in which it can be turned and mirrored',
};

/**
 * The lines of a text with the example in it. Throws where the program finds something wrong, so that no page
 * shows it.
 */
function readable({ example, beside = onGrid }: Part): string {
  const text = [beside, example].filter((each) => each !== '').join('\n');
  const { problems } = readRules(text);
  if (problems.length > 0) throw new Error(`${text}: line ${problems[0].line} ${problems[0].says}`);
  return example;
}

const partsTable = (parts: readonly Part[]): string =>
  table(
    ['written', 'meaning', 'for example'],
    parts.map((part) => [codeCell(part.form), plain(part.says), codeCell(readable(part))]),
  );

/** How many moves a piece in the middle of an empty board has, if its rule is laid like this. */
function movesLaid(laid: Laying, picture: string): number {
  const read = rulesetOfText(`board: grid\nLeft, ${laid}: ${picture}`);
  if (!read.ok) throw new Error(read.problems[0].says);
  const { position } = read.value.read('...../...../..L../...../.....');
  return read.value.moves(position).length;
}

const layingsTable = (those: readonly Laying[], picture: string): string =>
  table(
    ['written', 'the picture is laid', `moves by ${code(picture)}`],
    those.map((laid) => [codeCell(laid), layings[laid], `${movesLaid(laid, picture)}`]),
  );

/** Texts that are wrong, as people write them. */
const mistakes = [
  'Left: T. -> .TT',
  'Left, sideways: T. -> .T',
  'Left: .* -> T',
  'Left: T. -> T.',
  'Left: T. = .T',
  'Reft: T. -> .T',
] as const;

const mistakesTable = table(
  ['written', 'what the program says'],
  mistakes.map((line) => {
    const [problem] = readRules(`board: row\n${line}`).problems;
    if (!problem) throw new Error(`nothing is wrong with ${line}`);
    return [codeCell(line), plain(`column ${problem.column}: ${problem.says}`)];
  }),
);

const count = (number: number): string => number.toLocaleString('en');

export const writtenRulesPages = (): readonly Page[] => [
  {
    path: 'look-up/written-rules.md',
    text: [
      '# Written rules',
      'A ruleset can be a text of a few lines. [A game of your own](../learn/a-game-of-your-own.md) teaches how, and this page lists all that can be written. Lines may be in any order, and capital letters do not matter except in signs.',
      '## Lines {#lines}',
      partsTable(lines),
      '## Pictures {#pictures}',
      'A rule has a picture before the move, an arrow `->`, and a picture after it. Both have the same number of squares. After the move a sign is put there; `_` and a class leave what is there.',
      partsTable(cells),
      '## How a picture is laid {#laid}',
      'A picture of one row has one of these words behind the player. The last column counts the moves of a piece in the middle of an empty board of five rows of five squares.',
      layingsTable(layingsOfLine, 'L. -> .L'),
      'A picture of several rows has one of these:',
      layingsTable(layingsOfRows, 'L_/__/_. -> ._/__/_L'),
      '## What follows a rule {#following}',
      partsTable(following),
      '## Heaps {#heaps}',
      'On heaps a position is written as `3+5`, and rules are made of letters. A move must leave smaller heaps, and no more counters than there were, so that play ends; what would leave every heap as it is, as `n -> n-k` with k = 0, is no move. Where no rule takes from two heaps, a position is the sum of its heaps. The theorem on periods of octal games is used where the rules are found to be those of a game by a code, octal or hexadecimal, in which two heaps that are left may also have to differ, as in Grundy’s Game; periods of other rules are observed, and not proved.',
      partsTable(heaps),
      '## A drawing {#drawing}',
      'On a drawing, rules are about nodes and arcs. A position is written as in other games on graphs: `..L.R` is a path, `../..` is a grid, `@.....` is a cycle, and `0-1,1>2:..L` has its edges and arcs before the colon and a sign for each node after it. A node that has been removed is `-`, and an arc that has been removed is in brackets, `(0-1)`. A second colon and the places of the nodes may follow, `0-1:..:0,0 1,0`, where 1 is the usual distance between neighbours. In the editor each of these rules is also a card.',
      'An edge can be taken in both directions, and an arc in one; both are called arcs here. The direction matters only for a move along an arc and for `from L to R`. Neighbours are nodes that an arc joins, in any direction; each counts once, and a node is not its own neighbour. Each of several parallel arcs can be chosen, and all of them count in the degree; a loop counts twice. If a drawing is turned into a board, arcs that are the same for the rules become one: no rule heeds whose an arc is, and if none heeds the direction, two arcs there and back are one edge. Along a loop a piece returns to its own node, unless the rule says what becomes of the node it leaves. A rule acts only on nodes and arcs that are joined, so a position is the sum of its connected parts; an arc across which no rule can act is cut as well.',
      partsTable(drawingParts),
      '## Problems {#problems}',
      'Each problem has its line and its column, and says what to write instead. The board is played without the lines that are wrong.',
      mistakesTable,
      '## Limits {#limits}',
      `A text has at most ${count(longestRules)} letters, and a game at most ${count(mostSigns - 1)} pieces. A board is refused if the rules together can be laid on it in more than ${count(mostWays)} ways, or if these ways change or ask for very many squares. The same text always means the same game.`,
      'What pictures cannot say is on a page of its own: [Rules that cannot be written](../understand/what-rules-cannot-say.md).',
    ].join('\n\n'),
  },
];
