/**
 * Games of the literature as texts of rules, which a person opens, plays and changes. Each has the people who
 * proposed or studied it, and facts: positions with their values. A test computes every value.
 */
import { type Citation, cite } from '../../bibliography.ts';

export type ClassicFact = {
  /** A sentence about the position, or about all positions of its kind. */
  readonly says: string;
  readonly position: string;
  readonly value: string;
  /** Undefined where no paper gives the value: it was computed with this program. */
  readonly source?: Citation;
};

export type Classic = {
  readonly id: string;
  readonly text: string;
  /** A position to begin with. */
  readonly start: string;
  /** What a move is, in one sentence. */
  readonly says: string;
  /** Who proposed or studied it, in short. */
  readonly source: string;
  /** Where this can be read. */
  readonly from?: Citation;
  readonly facts: readonly ClassicFact[];
};

const strips = cite('lessons-in-play', 'Rulesets');
const heapGames = cite('winning-ways', 'Chapter 4');

/** In the order of letters, in which they are offered. */
export const classics: readonly Classic[] = [
  {
    id: 'arc-kayles',
    text: 'name: Arc Kayles\nboard: drawing\nEither: choose an arc -> remove it and its ends\n',
    start: '@......',
    says: 'Either player removes an arc, with both of its ends and all arcs there.',
    source: 'After Schaefer 1978',
    from: cite('schaefer', 'Arc Kayles'),
    facts: [
      {
        says: 'A path of n nodes is a heap of n in Dawson’s Kayles, the octal game 0.07.',
        position: '.......',
        value: '*1',
      },
      { says: 'A star is ∗, with any number of arms.', position: '0-1,0-2,0-3,0-4:.....', value: '*1' },
    ],
  },
  {
    id: 'cannibal-clobber',
    text: 'name: Cannibal Clobber\nboard: grid\npieces: L a blue stone, R a red stone\nLeft, across: L[LR] -> .L\nRight: as Left, with L and R exchanged\n',
    start: 'LRL/RLR',
    says: 'A stone takes a stone beside it, which may be its owner’s too.',
    source: 'Proposed by I. Althöfer in 2003',
    facts: [
      { says: 'Connected stones of one player, n of them, are n − 1 moves.', position: 'LL/LL', value: '3' },
      { says: 'Two blue stones and a red one are an up.', position: 'LLR', value: '↑' },
    ],
  },
  {
    id: 'col-on-graphs',
    text: 'name: Col on any graph\nboard: drawing\npieces: L a blue stone, R a red stone\nLeft: choose a node, ., -> L if no L beside\nRight: as Left, with L and R exchanged\n',
    start: '@.....',
    says: 'A player colours a node that has no neighbour of the player’s own colour.',
    source: 'Proposed by C. Vout; Winning Ways',
    from: cite('winning-ways', 'Chapter 5'),
    facts: [
      { says: 'Every position of Col is a number, or a number and ∗.', position: '@.....', value: '0' },
      {
        says: 'A blue node leaves a path of two nodes beside it half a move for Right.',
        position: 'L..',
        value: '-1/2',
      },
    ],
  },
  {
    id: 'cram',
    text: 'name: Cram\nboard: grid\npieces: # a covered square\nEither, across: .. -> ##\n',
    start: '.../...',
    says: 'Either player covers two free squares side by side or one above the other.',
    source: 'After Gardner 1974; Winning Ways',
    from: cite('gardner-cram', 'Cram'),
    facts: [
      {
        says: 'On a board with two even sides the second player wins, by symmetry about the centre.',
        position: '..../....',
        value: '0',
        source: cite('gardner-cram', 'Cram'),
      },
      { says: 'Two rows of three squares are ∗.', position: '.../...', value: '*1' },
      { says: 'A single row is Dawson’s Kayles, the octal game 0.07.', position: '......', value: '*3' },
    ],
  },
  {
    id: 'edge-geography',
    text: 'name: Edge Geography\nboard: drawing\npieces: o a token\nEither: move a piece along an arc, remove the arc it takes\n',
    start: '0>1,1>2,2>0,2>3,3>1:o...',
    says: 'Either player moves the token along an arc, which is removed.',
    source: 'After Schaefer 1978',
    from: cite('schaefer', 'Geography'),
    facts: [
      {
        says: 'On a directed cycle the parity of its length decides.',
        position: '0>1,1>2,2>0:o..',
        value: '*1',
      },
    ],
  },
  {
    id: 'elephants-and-rhinos',
    text: 'name: Elephants and Rhinos\nboard: row\npieces: E an elephant, R a rhino\nLeft: E. -> .E\nRight: as Left, with E and R exchanged, the other way\n',
    start: 'EE..R',
    says: 'Elephants go to the right and rhinos to the left, one free square at a time; nobody jumps.',
    source: 'After Albert, Nowakowski, Wolfe, Lessons in Play',
    from: strips,
    facts: [
      { says: 'An elephant and a rhino with an odd gap between them are ∗.', position: 'E...R', value: '*' },
      { says: 'With an even gap they are 0.', position: 'E..R', value: '0' },
      { says: 'Two of each and one gap are a switch.', position: 'EE.RR', value: '±1' },
    ],
  },
  {
    id: 'geography',
    text: 'name: Geography\nboard: drawing\npieces: o a token\nEither: move a piece along an arc, remove the node it leaves\n',
    start: '0>1,1>2,2>0,2>3,3>1:o...',
    says: 'Either player moves the token along an arc, and the node that it leaves is removed.',
    source: 'After Schaefer 1978; Fraenkel, Scheinerman and Ullman 1993',
    from: cite('schaefer', 'Geography'),
    facts: [
      {
        says: 'On an undirected graph the first player wins if every maximum matching covers the node with the token.',
        position: 'o...',
        value: '*1',
      },
      {
        says: 'A path on which some maximum matching leaves the token’s node out is won by the second player.',
        position: 'o..',
        value: '0',
      },
    ],
  },
  {
    id: 'grundys-game',
    text: 'name: Grundy’s game\nboard: heaps\nEither: n -> a+b, a+b = n, a >= 1, a < b\n',
    start: '8',
    says: 'Either player divides a heap into two heaps of different sizes.',
    source: 'Proposed by P. M. Grundy in 1939; Winning Ways',
    from: heapGames,
    facts: [
      { says: 'A heap of five counters is ∗2.', position: '5', value: '*2', source: heapGames },
      { says: 'A heap of ten is 0.', position: '10', value: '0', source: heapGames },
    ],
  },
  {
    id: 'laskers-nim',
    text: 'name: Lasker’s Nim\nboard: heaps\nEither: n -> n-k, k in 1..n\nEither: n -> a+b, a+b = n, a >= 1, b >= a\n',
    start: '4',
    says: 'Either player takes counters from a heap, or divides a heap into two.',
    source: 'Proposed by E. Lasker in 1931; Winning Ways',
    from: heapGames,
    facts: [
      { says: 'A heap of three counters is ∗4.', position: '3', value: '*4', source: heapGames },
      { says: 'A heap of four is ∗3.', position: '4', value: '*3', source: heapGames },
    ],
  },
  {
    id: 'lights',
    text: 'name: Lights\nboard: drawing\npieces: L a lamp that is on\nEither: choose a node, L, -> exchange L and . on it and its neighbours\n',
    start: 'L.L',
    says: 'Either player presses a lamp that is on: it and its neighbours change, from on to off and from off to on.',
    source: 'A game made of the puzzle Lights Out',
    facts: [
      { says: 'Two lamps that are on and side by side go out together.', position: 'LL', value: '*1' },
      { says: 'A single lamp beside one that is off can be handed on for ever.', position: 'L.', value: '∞' },
    ],
  },
  {
    id: 'node-kayles',
    text: 'name: Node Kayles on squares\nboard: grid\npieces: # a taken square\nEither: . -> # if no # beside\n',
    start: '.../...',
    says: 'Either player takes a square, but never one beside a taken square. The squares are the nodes of a graph.',
    source: 'After Schaefer 1978',
    from: cite('schaefer', 'Node Kayles'),
    facts: [
      {
        says: 'A row of n squares is a heap of n in the octal game 0.137, and a heap of n + 1 in Dawson’s Kayles.',
        position: '.....',
        value: '*3',
      },
      {
        says: 'Three rows of three squares are ∗: the first player takes the middle, and then answers by symmetry.',
        position: '.../.../...',
        value: '*1',
      },
    ],
  },
  {
    id: 'node-kayles-on-graphs',
    text: 'name: Node Kayles on any graph\nboard: drawing\nEither: choose a node -> remove it and its neighbours\n',
    start: '0-1,1-2,2-3,3-4,0-4,0-5,1-6,2-7,3-8,4-9,5-7,7-9,6-9,6-8,5-8:..........',
    says: 'Either player removes a node and all of its neighbours.',
    source: 'After Schaefer 1978',
    from: cite('schaefer', 'Node Kayles'),
    facts: [
      { says: 'A path of n nodes is a heap of n in the octal game 0.137.', position: '.......', value: '*1' },
      {
        says: 'In a complete graph the first move is the last one.',
        position: '0-1,0-2,0-3,1-2,1-3,2-3:....',
        value: '*1',
      },
    ],
  },
  {
    id: 'partizan-kayles',
    text: 'name: Partizan Kayles\nboard: row\npieces: i a pin\nLeft: i -> .\nRight: ii -> ..\n',
    start: 'iiii',
    says: 'Left knocks down one pin, and Right knocks down two pins side by side.',
    source: 'After Milley 2015, who solves its misère play',
    from: cite('partizan-kayles', 'Section 1'),
    facts: [
      { says: 'Two pins are {1|0} when the last move wins.', position: 'ii', value: '{1|0}' },
      { says: 'Seven pins are {3|2} when the last move wins.', position: 'iiiiiii', value: '{3|2}' },
    ],
  },
  {
    id: 'partizan-subtraction',
    text: 'name: Partizan subtraction\nboard: heaps\nLeft: n -> n-1\nRight: n -> n-k, k in 2 5\n',
    start: '5',
    says: 'Left takes one counter from a heap, and Right takes two or five.',
    source: 'After Fraenkel and Kotzig 1987',
    facts: [
      { says: 'Two counters are a switch between 1 and 0.', position: '2', value: '{1|0}' },
      { says: 'Three counters are 0.', position: '3', value: '0' },
    ],
  },
  {
    id: 'peg-duotaire',
    text: 'name: Peg Duotaire\nboard: row\npieces: o a peg\nEither, either way: oo. -> ..o, again straight on\n',
    start: '.oo.o.o.',
    says: 'A peg jumps over a peg beside it, which is taken away, and may jump on.',
    source: 'After Moore and Eppstein 2002; proposed by Ravikumar',
    from: cite('duotaire', 'Duotaire'),
    facts: [
      { says: 'Seven pegs in a row with free ends are ∗.', position: '.ooooooo.', value: '*1' },
      {
        says: 'Here a peg may stop at each of four landings, and that is ∗4.',
        position: '.oo.o.o.o.',
        value: '*4',
      },
    ],
  },
  {
    id: 'push',
    text: 'name: Push\nboard: row\npieces: L a blue piece, R a red piece\nLeft: .[LR]*L -> [LR]*L.\nLeft: ~L -> ~.\nLeft: ~[LR][LR]*L -> ~[LR]*L.\nRight: as Left, with L and R exchanged\n',
    start: 'R.LL',
    says: 'A piece goes one square to the left and pushes the pieces before it, up to the next gap or off the row.',
    source: 'After Albert, Nowakowski, Wolfe, Lessons in Play',
    from: strips,
    facts: [
      { says: 'A red and a blue piece at the end of a row are 3/2.', position: 'RL', value: '3/2' },
      { says: 'Here Left has six moves to spare.', position: 'R.LL', value: '6' },
    ],
  },
  {
    id: 'shove',
    text: 'name: Shove\nboard: row\npieces: L a blue piece, R a red piece\nLeft: ~L -> ~.\nLeft: ~[LR][LR.]*L -> ~[LR.]*L.\nLeft: ~.[LR.]*L -> ~[LR.]*L.\nRight: as Left, with L and R exchanged\n',
    start: 'R.LL',
    says: 'A piece goes one square to the left with all that is to its left, gaps too; what leaves the row is gone.',
    source: 'After Albert, Nowakowski, Wolfe, Lessons in Play',
    from: strips,
    facts: [
      {
        says: 'Here Left has six moves and a half to spare: the gap counts, as it does not in Push.',
        position: 'R.LL',
        value: '13/2',
      },
      { says: 'Two red pieces before a blue one are 7/4.', position: 'RRL', value: '7/4' },
    ],
  },
  {
    id: 'snort-on-graphs',
    text: 'name: Snort on any graph\nboard: drawing\npieces: L a blue stone, R a red stone\nLeft: choose a node, ., -> L if no R beside\nRight: as Left, with L and R exchanged\n',
    start: '@.....',
    says: 'A player colours a node that has no neighbour of the other player’s colour.',
    source: 'Proposed by S. Norton; Winning Ways',
    from: cite('winning-ways', 'Chapter 5'),
    facts: [
      {
        says: 'A star with four arms is hot: its middle decides all of it.',
        position: '0-1,0-2,0-3,0-4:.....',
        value: '±4',
      },
    ],
  },
];
