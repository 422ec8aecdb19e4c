/** The messages about mistakes in a text of rules, and their places. */
import { expect, test } from 'vitest';
import { rulesOfText } from '../../../../engine/checking/written-rules/rules-of-text.ts';
import { longestRules } from '../../../../engine/document/rules-id.ts';
import { printRules } from '../../../../engine/rulesets/written/print-rules.ts';
import { readRules, readRulesOnCells } from '../../../../engine/rulesets/written/read-rules.ts';

/** A text, the line and column of what is wrong, and how the message begins. */
const mistakes: readonly (readonly [text: string, at: string, says: string])[] = [
  ['', '1:1', 'has no rule'],
  ['foo: bar\nLeft: . -> L', '1:1', '“foo” begins no line of rules'],
  ['board: hexagon\nLeft: . -> L', '1:8', '“hexagon” is not a kind of board'],
  ['Left T. -> .T', '1:6', 'is not understood; write a colon'],
  ['Left, sideways: T. -> .T', '1:7', '“sideways” is not a way to lay a rule'],
  ['Left: T. .T', '1:7', 'has no arrow'],
  ['Left: T. ->', '1:7', 'has nothing after the arrow'],
  ['Left: -> .T', '1:7', 'has no cells'],
  ['Left: T.. -> .T', '1:14', 'has 2 cells, and before it 3'],
  ['Left: T/. -> .T', '1:14', 'has 1 row, and before it 2'],
  ['board: row\nLeft: T/. -> ./T', '2:7', 'never applies, since a row has no second row'],
  ['board: row\nLeft, upright: T. -> .T', '2:16', 'never applies, since on a row nothing is laid upright'],
  ['Left: T.* -> .*T', '1:7', 'has a run with nothing to end it'],
  ['Left: .*T -> T.*', '1:7', 'begins with a run'],
  ['Left: T.*.*. -> .*.*.T', '1:7', 'has a run beside a run'],
  ['Left: T.*. -> .L*T', '1:15', 'has other runs than before'],
  ['Left: T. -> T.', '1:13', 'puts nothing on the board'],
  ['pieces: T a toad\nLeft: T. -> .F', '2:14', 'has the sign F, which no piece has'],
  ['Left: T~. -> .~T', '1:7', 'never applies, since the board has no edge within it'],
  ['Left: ~ -> ~', '1:7', 'never applies, since it has no cell of the board'],
  ['Left: ~T -> .T', '1:13', 'has the edge elsewhere than before'],
  ['Left: T. -> .T, agian', '1:17', '“agian” is not understood'],
  ['Left: T. -> .T if no x', '1:19', 'is not a condition'],
  ['Left: [T. -> .T', '1:7', 'is a bracket without its other half'],
  ['Left: T. -> [LR].', '1:13', 'has a class where something else was'],
  ['Left: . -> L, again', '1:7', 'is never made again'],
  ['Left: L. -> .L, then R. -> .R', '1:22', 'never applies, since the step before it ends on L'],
  ['Right: as Left', '1:1', 'has nothing to be like'],
  ['Right: as Right', '1:1', 'says nothing'],
  ['Left: . -> L\nRight: as Left, with L and', '2:17', 'is not understood; write “with L and R exchanged”'],
  ['never ends: maybe\nLeft: . -> L', '1:13', 'is not an ending'],
  ['falls apart at #\nLeft: .#. -> L#L', '1:1', 'is not so: rule 1 asks for a cell with #'],
  ['falls apart at #\nLeft: L_. -> #_L', '1:1', 'is not so: rule 1 reaches across'],
  ['falls apart at #\nLeft: L. -> #L if a # beside', '1:1', 'is not so: rule 1 asks for a cell with #'],
  ['Left, either way: T. -> .T, 2 points', '1:1', 'makes points, but play may go round for ever'],
  [
    'Left, either way: T. -> .T, again, then: TF -> .T, 1 point',
    '1:1',
    'makes points, but play may go round for ever',
  ],
  ['Left: . -> L, 1 point, entailing', '1:1', 'is entailing in a game of points'],
  ['pieces: T a toad, T a frog\nLeft: T -> .', '1:19', 'has the sign T a second time'],
  ['name: a\nname: b\nLeft: T -> .', '2:1', 'is said a second time'],
  ['over when: LLL X\nLeft: . -> L', '1:16', 'is one thing too many'],
  ['pieces: T a toad\nLeft: Т. -> .T', '2:7', 'is a Cyrillic letter that looks like T; type T'],
  ['Lеft: T. -> .T', '1:2', 'is a Cyrillic letter that looks like e; type e'],
  ['Left: T. -> .Τ', '1:14', 'is a Greek letter that looks like T; type T'],
  ['Left: T\u00ad. -> .T', '1:8', 'is a soft hyphen, which cannot be seen; delete it'],
  ['board: drawing', '1:1', 'has no rule'],
  ['board: drawing\nEither choose a node -> remove it', '2:8', 'is not understood; write a colon'],
  ['board: drawing\nEither, across: choose a node -> remove it', '2:7', '“across” is not said on a drawing'],
  ['board: drawing\nEither: take a node -> remove it', '2:9', 'is not a move'],
  ['board: drawing\nEither: choose a node', '2:22', 'has no arrow'],
  ['board: drawing\nEither: choose a node big -> remove it', '2:23', '“big” is not understood'],
  ['board: drawing\nEither: choose a node ->', '2:1', 'does nothing'],
  [
    'board: drawing\nEither: choose a node -> remove its ends',
    '2:26',
    'speaks of its ends, but a node is chosen',
  ],
  ['board: drawing\nEither: choose a node ->, remove it', '2:25', '“,” has nothing before it'],
  ['board: drawing\nEither: choose a node -> remove all', '2:33', 'is not said of anything'],
  ['board: drawing\nEither: choose a node -> paint it', '2:26', '“paint it” is not understood'],
  ['board: drawing\nEither: choose an arc -> L', '2:26', 'puts a sign on an arc'],
  ['board: drawing\nEither: choose a node, L, -> L', '2:30', 'changes nothing'],
  ['board: drawing\nEither: neighbours of L: exchange L', '2:26', 'is not an exchange'],
  [
    'board: drawing\nEither: choose a node -> 3',
    '2:1',
    'has the sign 3, which no piece of a drawing can have',
  ],
  [
    'board: drawing\npieces: L a stone\nLeft: choose a node, R, -> L',
    '3:1',
    'has the sign R, which no piece has',
  ],
  [
    'board: drawing\nLeft: choose a node -> L if no L around',
    '2:26',
    'says around, but a drawing has no corners',
  ],
  [
    'board: drawing\nLeft: choose a node -> L if no L beside and a L beside',
    '2:1',
    'never applies, since its conditions exclude one another',
  ],
  ['board: drawing\nRight: as Left', '2:1', 'has nothing to be like'],
  ['board: drawing\nLeft: choose a node -> L\nover when: LLL', '3:1', 'is not said on a drawing'],
  [
    'board: drawing\nLeft: choose a node -> L\nfalls apart at L',
    '3:1',
    'is not said on a drawing, which falls apart',
  ],
  ['board: heaps', '1:1', 'has no rule'],
  ['board: heaps\nEither n -> n-1', '2:8', 'is not understood; write a colon'],
  ['board: heaps\nEither: -> n-1', '2:9', 'is not a heap'],
  ['board: heaps\nEither: n, n -> n-1, n-1', '2:12', 'is the letter n a second time'],
  ['board: heaps\nEither: n, m, l -> n, m, l-1', '2:17', 'takes from more than two heaps'],
  ['board: heaps\nEither: n n-1', '2:11', 'has no arrow'],
  ['board: heaps\nEither: n, m -> n-1', '2:20', 'does not say what is left of m'],
  ['board: heaps\nEither: n ->', '2:13', 'is not what is left of a heap'],
  ['board: heaps\nEither: n -> a+b+c+d+e', '2:14', 'leaves more than 4 heaps'],
  ['board: heaps\nEither: n -> n-1 unless n even', '2:18', '“unless” is not understood'],
  ['board: heaps\nEither: n -> n-1, n prime', '2:19', 'is not a condition'],
  ['board: heaps\nEither: n -> n-k, k in', '2:23', 'are not numbers'],
  ['board: heaps\nEither: n -> n-k, k in 1..', '2:27', 'is not the end of the numbers'],
  ['board: heaps\nEither: n -> n-k, 2k in 1 2', '2:19', 'is not a letter'],
  ['board: heaps\nEither: n -> n-1 if 2 divides', '2:21', 'divides nothing'],
  ['board: heaps\nEither: n -> n-1, n >=', '2:19', 'is compared with nothing'],
  ['board: heaps\nEither: n -> n-1234567890', '2:16', 'is more than 99,999'],
  ['board: heaps\nEither: n -> n/0', '2:14', 'is divided by 0'],
  ['board: heaps\nEither: n -> a+b+c, d+e = f+g', '2:1', 'has more than 6 letters'],
  ['board: heaps\nEither: n -> n', '2:1', 'never applies to a heap of up to 60 counters'],
  ['board: heaps\nEither: n -> n+k', '2:1', 'makes 1 into 1+1, so that play may never end'],
  ['board: heaps\nEither: n, m -> m, n', '2:1', 'makes 1, 2 into 2, 1'],
  ['board: heaps\nEither: n -> n+n', '2:1', 'makes 1 into 1+1'],
  ['board: heaps\nEither: n -> n-1, n < 1', '2:1', 'never applies to a heap of up to 60 counters'],
  ['board: heaps\nEither: octal 0.88', '2:15', 'is not an octal code'],
  ['board: heaps\nEither: octal 3.7', '2:15', 'allows to leave a heap as it is'],
  ['board: heaps\nEither: hexadecimal 0.00', '2:21', 'allows no move'],
  ['board: heaps\npieces: L a stone\nEither: octal 0.7', '2:1', '“pieces” begins no line of rules on heaps'],
  [
    'board: heaps\nLeft: n -> n-1, 2 points',
    '2:17',
    '“2 points” is for rules on a row or a grid, not on heaps',
  ],
  ['board: heaps\nLeft: n -> n-1 if n even, entailing', '2:27', '“entailing” is for rules on a row'],
  ['board: heaps\nLeft: n -> n-1\nRight: as Left', '3:8', '“as Left” is not said on heaps'],
  ['board: drawing\nLeft: choose a node -> remove it, 2 points', '2:35', '“2 points” is for rules on a row'],
  ['board: drawing\nLeft: choose a node -> L, entailing', '2:27', '“entailing” is for rules on a row'],
  ['board: drawing\nLeft: choose a node -> L then choose an arc -> remove it', '2:26', '“then” is for rules'],
  ['board: drawing\nLeft: move L along an arc, again', '2:28', '“again” is for rules on a row or a grid'],
  ['board: heaps\nboard: row\nEither: octal 0.7', '2:1', 'is said a second time'],
  ['Left, mirrored: T. -> .T', '1:17', 'is a fragment of one line, which is not laid mirrored'],
  ['Left: L_/__/_ -> #_/__/_', '1:7', 'has rows of different lengths'],
  ['Left: L.*/.. -> ..*/.L', '1:7', 'has a run in several rows'],
  ['Left: * -> .', '1:7', 'repeats nothing'],
  ['Left: ~L/.. -> ~./.L', '1:7', 'never applies, since the board has no edge within it; write ~ in whole'],
  ['Left: ~~L/L../... -> ~~./L.L/...', '1:7', 'never applies, since the board has no edge within it'],
  ['Left: . -> L if a L beside and no L beside', '1:1', 'never applies, since its conditions exclude'],
  ['Left: . -> L if a [LR] beside and no L around and no R beside', '1:1', 'never applies, since its'],
];

test.each(mistakes)('%j: at %s, “%s …”', (text, at, says) => {
  const { problems } = readRules(text);
  const found = problems.map(({ line, column, says: said }) => `${line}:${column} ${said}`);
  expect(
    found.some((each) => each.startsWith(`${at} ${says}`)),
    found.join('\n'),
  ).toBe(true);
});

test.each([
  'Left: ~~/~. -> ~~/~L',
  'Left: ~~~/~.~/~~~ -> ~~~/~L~/~~~',
  'Left: ~._/~_L -> ~L_/~_L',
  'Left: . -> L if a L around and no L beside',
  'pieces: L a stone, R a stone\nLeft: . -> L if a [LR] beside and no L beside',
])('%j may apply', (text) => expect(readRules(text).problems).toEqual([]));

test('a draft with problems gives the rest', () => {
  const { rules, problems } = readRules(
    'name: My game\nboard: row\npieces: T a toad\nLeft: T. -> .T\nLeft: T -> \nnever ends: Left wins\n',
  );
  expect(problems).toHaveLength(1);
  expect(rules).toMatchObject({ name: 'My game', board: 'row', neverEnds: 'left' });
  expect(rules.rules).toHaveLength(1);
  expect(rules.rules[0].at).toEqual({ line: 4, column: 1 });
});

test('a text of more than 20,000 letters is refused where these end', () => {
  const { problems } = readRules(`Left: . -> L\n${' '.repeat(longestRules)}`);
  expect(problems.map(({ line, says }) => [line, says])).toEqual([
    [2, 'is more than 20,000 letters; leave out what follows'],
  ]);
});

test('letters of the other case, typographic arrows and quotation marks, and the end of lines are no mistakes', () => {
  const { rules, problems } = readRulesOnCells(
    'NAME: x\r\npieces: L Left’s stone\r\nleft, Any Direction: L. → .L, THEN: L -> .\r\n',
  );
  expect(problems).toEqual([]);
  expect(rules.pieces[0]).toMatchObject({ owner: 'left', name: 'stone' });
  expect(rules.rules).toHaveLength(1);
});

test.each([
  [
    'a byte order mark and Windows line ends',
    '\ufeffname: x\r\nboard: row\r\nLeft, either way: T. -> .T\r\n',
  ],
  ['blanks that do not break', 'name: x\nboard:\u00a0row\nLeft, either\u00a0way: T. -> .T'],
  ['other arrows and dashes', 'name: x\nboard: row\nLeft, either way: T. ⟶ .T'],
  ['an arrow of a dash', 'name: x\nboard: row\nLeft, either way: T. —> .T'],
  ['dots in the middle', 'name: x\nboard: row\nLeft, either way: T· → ·T'],
  ['full-width signs', 'name：x\nｂｏａｒｄ： row\nＬｅｆｔ，either way： T. －＞ .T'],
])('usual signs are read as those of the language: %s', (_, text) => {
  const { rules, problems } = readRules(text);
  expect(problems).toEqual([]);
  expect(printRules(rules)).toBe('name: x\nboard: row\nLeft, either way: T. -> .T\n');
  expect(rulesOfText(text)).toMatchObject({ ok: true });
});

test('rules on heaps are read with a minus and with signs of comparison', () => {
  const read = readRules('board：heaps\r\nEither： n → a+b， a+b ＝ n−1， a ≥ 1， b ≠ 2');
  expect(read.problems).toEqual([]);
  expect(printRules(read.rules)).toBe('board: heaps\nEither: n -> a+b, a+b = n-1, a >= 1, b != 2\n');
});

test('the name of a ruleset keeps its own signs', () => {
  expect(readRules('name: Ｎｉｍ – a · game\nLeft: . -> L').rules.name).toBe('Ｎｉｍ – a · game');
});
