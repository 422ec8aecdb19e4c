/** The texts where a board is opened. */
import { counted, many } from './counting.ts';
import { forHand } from './tapping.ts';

/** The first two, and how many more. */
function listed(things: readonly string[]): string {
  const [first, second, ...more] = things;
  const said = [first, second].filter((each) => each !== undefined);
  return [...said, ...(more.length > 0 ? [`${counted(more.length)} more`] : [])].join(', ');
}

type GoodSign = 'win' | 'draw' | 'score' | 'unbeaten';

export const boards = {
  openBoard: 'Open a board…',
  boards: 'Boards',
  allBoards: 'All boards',
  found: 'Boards found',
  lookFor: 'Look for a board',
  recent: 'Recent boards',
  rulesets: 'All rulesets',
  noneFits: 'No board matches. Try another word, or all kinds.',
  kinds: 'Kinds of boards',
  kind: {
    all: 'All',
    impartial: 'Impartial',
    partizan: 'Partizan',
    loopy: 'Loopy',
    scores: 'Scores',
    rounds: 'At once',
  },
  kindSays: {
    all: 'every ruleset',
    impartial: 'both players have the same moves',
    partizan: 'Left and Right can have different moves',
    loopy: 'play can go round',
    scores: 'the score decides',
    rounds: 'both players choose, then both moves happen',
  },
  players: { impartial: 'the same moves for both', partizan: 'Left and Right' },
  resume: (title: string, ruleset: string) =>
    title === ruleset ? `Continue: ${title}` : `Continue: ${title}, ${ruleset}`,
  boardCalled: (name: string) => `Board: ${name}`,
  ruleset: 'Ruleset',
  starts: 'Starting positions',
  position: 'Position',
  problems: 'What is wrong with the position',
  moreProblems: (count: number) => `and ${many(count, 'problem', 'problems')} more`,
  picture: (says: string) => `The board: ${says}`,
  get modes() {
    return forHand('What a click on the board does');
  },
  mode: { setUp: 'Set up', play: 'Play' },
  notYetPlayed: 'The board does not show a position yet: correct the marked places first.',
  noDrawing: 'Nothing can be drawn on a board. Open a new drawing first.',
  onNodes: 'Boards on the nodes',
  onNodesSaid: { true: 'Nodes show their boards', false: 'Nodes show no boards' } as const,
  madeFromNone:
    'This drawing was not made from a board. Open a board first, and then its graph as a drawing.',
  noBoardAtNode: (ruleset: string) =>
    `The name of this node is not a position of ${ruleset}, so the node shows no board.`,
  notOnBoards: 'This command is for drawings. Open the board’s graph as a drawing first.',
  unknownRuleset: (id: string) =>
    `This board has the ruleset “${id}”, which this version of Grundy does not know. Its text stays unchanged. Load the editor again to get a newer version.`,
  board: 'Board',
  worth: 'Value',
  moves: 'Moves',
  follows: 'What follows',
  rules: 'Rules',
  noMoves: (player: string) => `${player} has no move here.`,
  movesOf: (player: string) => `${player}’s moves`,
  symmetry: 'Symmetry',
  matched: 'Show σ on the board',
  answerNow: (by: string) => `The answer now: ${by}.`,
  nobodyMoves: 'Nobody has a move here.',
  moreMoves: (count: number) => `and ${many(count, 'more move', 'more moves')}`,
  anyMoves: 'Moves of either player',
  needsSolving: 'Values of moves are known when the board is solved.',
  notRead: 'The text is not a position yet.',
  rounds: {
    chooseBoth: 'Choose a move for each player: both happen at once.',
    together: (left: string, right: string) => `${left} and ${right} lead to`,
    look: 'Look at this position',
    gains: (gain: number) => (gain > 0 ? `Left gains ${gain}.` : `Right gains ${-gain}.`),
    noSuchSum: 'These components cannot be played in this sum. Choose another sum.',
    sure: 'What is sure',
    bothMove: 'both at once',
  },
  start: 'start',
  /** What is clicked next, after `clicked` clicks; `says` is the ruleset's own sentence for it. */
  clickNext: (clicked: number, says: string | undefined) =>
    forHand(
      `${says ?? 'Click a coloured place.'}${clicked > 0 ? ' To cancel, click the same place again.' : ''}`,
    ),
  get click() {
    return forHand('A click');
  },
  goesRound: 'next in turn',
  nothing: 'nothing',
  get tray() {
    return forHand('What a click or a key puts');
  },
  size: 'Size',
  draws: (isBegun: boolean) => (isBegun ? 'draw to here' : 'begin to draw here'),
  side: { left: 'left', right: 'right', top: 'top', bottom: 'bottom' },
  staysAsLarge: 'The board cannot change its size in this way.',
  staysAsMany: (things: string) => `The number of ${things} cannot change in this way.`,
  lost: (things: readonly string[]) => `Removed together with its place: ${listed(things)}.`,
  lostWithIt: (things: readonly string[]) => `Removed together with it: ${listed(things)}.`,
  get drawOn() {
    return forHand(
      'Click the point where it ends, or an empty spot for a new point. To cancel, click the first point again, or press Esc.',
    );
  },
  notDrawnThere:
    'It cannot be drawn there: it must join points of one drawing, and the number of lines on a board is limited.',
  /** What falls with something that is cut: "arc 3>1 and arc 5>3 fall with it". */
  fallsToo: (names: readonly string[]) =>
    names.length === 0
      ? ''
      : names.length === 1
        ? `; ${names[0]} falls with it`
        : names.length <= 4
          ? `; ${names.slice(0, -1).join(', ')} and ${names[names.length - 1]} fall with it`
          : `; ${counted(names.length)} more fall with it`,
  placeToEdit: (name: string, holds: string, click: string | undefined) =>
    click === undefined ? `${name}: ${holds}` : `${name}: ${holds}; ${forHand('click')}: ${click}`,
  placeToPlay: (
    name: string,
    holds: string,
    state: 'plain' | 'chosen' | 'piece' | 'end' | 'wrong',
    brings?: string,
    goes?: string,
  ) =>
    `${name}: ${holds}${{ plain: '', chosen: ', chosen', piece: goes ? `; ${goes}` : ', can move', end: ', can be reached', wrong: '' }[state]}${
      brings ? `, ${brings}` : ''
    }`,
  /** Where a piece can go, with what that brings: "can go to square 2, worth star, wins; to square 3". */
  goesTo: (ends: readonly (readonly [place: string, brings: string])[], others: number) =>
    `can go ${ends.map(([place, brings]) => `to ${place}${brings && `, ${brings}`}`).join('; ')}${
      others > 0 ? `; and to ${many(others, 'more place', 'more places')}` : ''
    }`,
  oneAfterOther: (places: readonly string[]) => places.join(' and then '),
  phase: (name: string, says: string) => `${name}. ${says}`,
  phaseBegins: (name: string, says: string) => `${name} begins. ${says}`,
  worthSays: (value: string) => `worth ${value}`,
  hiddenSays: 'value hidden',
  endSays: (points: number | undefined, worth: string | undefined, good: string) =>
    [points === undefined ? '' : `for ${many(points, 'point', 'points')}`, worth ?? '', good]
      .filter(Boolean)
      .join(', '),
  /**
   * What is good about a move: its result if the board is played alone, and whether no other move beats it in
   * a sum either.
   */
  goodSign: { win: '✓', draw: '=', score: '✓', unbeaten: '★' } satisfies Record<GoodSign, string>,
  goodSays: {
    win: 'wins',
    draw: 'draws',
    score: 'comes to the best score',
    unbeaten: 'no other move leads to a better value',
  } satisfies Record<GoodSign, string>,
  goodLegend: (signs: readonly GoodSign[]) =>
    signs
      .map(
        (sign) =>
          ({
            win: '✓ wins, if this board is played alone',
            draw: '= draws, if this board is played alone',
            score: '✓ comes to the best score',
            unbeaten: '★ no other move leads to a better value: in a sum, play one of these',
          })[sign],
      )
      .join(' · '),
  onTheBoard: 'On the board',
  arrows: 'Arrows',
  reach: 'Best of each piece',
  reachLong: 'Each piece shows the best value that its player can reach with it',
  reachShown: {
    on: 'Each piece shows the best value that its player can reach with it',
    off: 'The pieces show no values',
  },
  pointsMade: (points: number) => `+${points}`,
  staysAsItIs: (name: string) => `Nothing else can be put on ${name} here.`,
  isThere: (holds: string, name: string) => `There is already ${holds} on ${name}.`,
  cannotStand: (sign: string, name: string) => `“${sign}” cannot be put on ${name} here.`,
  figureOf: 'Figure of',
  subjects: { position: 'This position', line: 'The game', moves: 'Its moves', list: 'A list' },
  listLabel: 'Positions, one on each line',
  worthBelow: 'Below each board',
  worths: { none: 'Nothing', values: 'Values', outcomes: 'Outcomes' },
  dropBack: 'Drop this file on the editor to open the board again.',
  inARow: 'In a row',
  boardsUnit: 'boards',
  tooManyBoards: (count: number, most: number) =>
    `These are ${many(count, 'board', 'boards')}; a figure has ${counted(most)} at most. List those that you want.`,
  lineOfList: (line: number) => `Line ${counted(line)}`,
  nothingListed: 'List the positions that you want, one on each line.',
  moveLeads: (player: 'left' | 'right' | 'either', places: string) =>
    `${{ left: 'Left ', right: 'Right ', either: '' }[player]}${places}`,
  tooLarge: 'This board is too large for a picture.',
  wrongHere: (place: string, says: string) => `${place} ${says}`,
  isDrawn: (drawn: string, name: string) => `${drawn}: ${name}`,
  owns: (player: string, name: string) => `${player}’s: ${name}`,
  eitherPlayer: 'either player',
  belongs: (sign: string, name: string, player: string) => `${sign}: ${name}, ${player}’s`,
  working: 'Solving the board',
  progress: (done: number, total: number) =>
    total === 0
      ? `${many(done, 'position', 'positions')} found`
      : `${counted(done)} of ${many(total, 'position', 'positions')} solved`,
  partsMet: (met: number) => `${many(met, 'part', 'parts')} found`,
  byParts:
    'More positions follow than the limit allows. The values of this position and of its moves were found part by part. The values of all positions, and play against the computer, need the whole game.',
  byPartsFirst:
    'The values of this position and of its moves were found part by part. All positions that follow are being solved now, which takes longer.',
  parts: (met: number) => many(met, 'part', 'parts'),
  stop: 'Stop',
  stopped: 'Stopped.',
  again: 'Start again',
  noValue: 'no value',
  revealMove: (says: string) => `Reveal what ${says} leads to`,
  askOfMove: (says: string) => `Ask the class what ${says} leads to`,
  revealHere: 'Reveal its value',
  askHere: 'Ask the class for its value',
  open: 'Open as a drawing',
  arranging: 'Laying out…',
  endless:
    'Infinitely many positions follow. They cannot all be drawn, and a drawing of some of them would have other values.',
  notDrawn: (most: number) => `Too many positions for a drawing: ${counted(most)} at most.`,
  allow: (count: number) => `Allow ${counted(count)}`,
} as const;
