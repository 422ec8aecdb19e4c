/** The texts about the graph beside a board. */
import { counted, many } from './counting.ts';

/** The ends of one player's arcs, the first of them by name. */
const ends = (all: readonly string[]): string => {
  const most = 3;
  const named = all.slice(0, most).join('; ');
  return all.length > most ? `${named}; and ${many(all.length - most, 'more', 'more')}` : named;
};

export const boardGraph = {
  beside: 'Graph beside the board',
  onlyBoards: 'This command is for boards. A drawing is already a graph.',
  graph: 'Graph',
  of: (position: string) => `Graph of what follows ${position}`,
  tabs: { board: 'Board', graph: 'Graph', text: 'Text' },
  tabList: 'Board, graph or text',
  divider: 'Size of the graph',
  ahead: 'Moves ahead',
  anyNumber: 'any',
  most: 'Maximum positions',
  atMost: 'At most',
  whole: (count: number) => `All ${many(count, 'position', 'positions')}`,
  endless: (shown: number) => `${many(shown, 'position', 'positions')} of infinitely many`,
  part: (shown: number, total: number) => `${counted(shown)} of ${counted(total)} positions`,
  notYet: 'The graph is drawn when the board is solved.',
  layingOut: 'Laying out the graph…',
  follows: 'Laying out the positions that follow…',
  noPosition: 'The board does not show a position yet: correct the marked places first.',
  fit: 'Fit the graph',
  nearer: 'Zoom in',
  farther: 'Zoom out',
  openPart: 'Open the part beside the board as a drawing',
  open: 'Open this graph as a drawing',
  export: 'Export this graph…',
  partExported:
    'The figure has the values of the board. Opened again, the file is a part of the graph: where moves are left out, its values can differ.',
  partOpened:
    'This drawing is a part of the graph. Where moves are left out, its values can differ from those of the board.',
  legend: {
    stands: 'on the board',
    looked: 'looked at',
    line: 'played',
    cut: 'more moves than shown',
    gray: 'must be answered immediately',
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
      isGray ? 'must be answered immediately' : undefined,
      stands ? 'on the board' : undefined,
    ];
    const goes = moves.map(([player, all]) => `${player} can go to ${ends(all)}`);
    const rest = isCut ? ['has moves that are not shown'] : moves.length === 0 ? ['no moves'] : [];
    return [about.filter(Boolean).join(', '), ...goes, ...rest].join('. ');
  },
  eitherPlayer: 'Either player',
  onePlayer: 'The player to move',
  howTo:
    'The arrow keys follow the moves, Enter looks at the position, and Home goes to the position on the board.',
} as const;
