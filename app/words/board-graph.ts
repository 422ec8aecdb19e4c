/** What is said of the graph beside a board. */
import { counted, many } from './counting.ts';

/** The ends of one player's arcs, the first of them by name. */
const ends = (all: readonly string[]): string => {
  const most = 3;
  const named = all.slice(0, most).join('; ');
  return all.length > most ? `${named}; and ${many(all.length - most, 'more', 'more')}` : named;
};

export const boardGraph = {
  beside: 'Graph beside the board',
  onlyBoards: 'This is for boards: a drawing is a graph itself.',
  graph: 'Graph',
  of: (position: string) => `Graph of what follows ${position}`,
  tabs: { board: 'Board', graph: 'Graph', text: 'Text' },
  tabList: 'Board, graph or text',
  divider: 'Share of the graph',
  ahead: 'Moves ahead',
  anyNumber: 'any',
  most: 'Positions at most',
  atMost: 'At most',
  whole: (count: number) => `All ${many(count, 'position', 'positions')}`,
  endless: (shown: number) => `${many(shown, 'position', 'positions')} of infinitely many`,
  part: (shown: number, total: number) => `${counted(shown)} of ${counted(total)} positions`,
  notYet: 'The graph is drawn when the board is solved.',
  layingOut: 'Laying out the graph…',
  follows: 'Laying out what follows…',
  noPosition: 'What is on the board is no position yet: mend the places marked on it first.',
  fit: 'Fit the graph',
  nearer: 'Nearer',
  farther: 'Farther',
  openPart: 'Open the part beside as a drawing',
  partOpened:
    'This is a part of the graph. Where moves were left out, values are those of the drawing, not of the board.',
  legend: {
    stands: 'on the board',
    looked: 'looked at',
    line: 'played',
    cut: 'more moves than shown',
    gray: 'must be answered at once',
  },
  hidden: 'value hidden',
  /** A node as it is heard. */
  node: (said: {
    readonly position: string;
    readonly worth: string | undefined;
    readonly isGray: boolean;
    readonly stands: boolean;
    readonly moves: readonly (readonly [player: string, ends: readonly string[]])[];
    readonly isCut: boolean;
  }) => {
    const { position, worth, isGray, stands, moves, isCut } = said;
    const about = [
      position,
      worth,
      isGray ? 'must be answered at once' : undefined,
      stands ? 'on the board' : undefined,
    ];
    const goes = moves.map(([player, all]) => `${player} can go to ${ends(all)}`);
    const rest = isCut ? ['has moves that are not shown'] : moves.length === 0 ? ['no moves'] : [];
    return [about.filter(Boolean).join(', '), ...goes, ...rest].join('. ');
  },
  eitherPlayer: 'Either player',
  onePlayer: 'Whoever moves',
  howTo:
    'Arrows go along moves, Enter shows the position on the board, Home goes to the one that stands there.',
} as const;
