/** What the explanation of a node says beside the reasons, which the engine says. */
import { many } from './counting.ts';

export const why = {
  why: 'Why',
  ofWhat: 'Select a node or two, or put pieces on nodes, to be told why.',
  notOnTheWall: 'The reasons stand in the inspector: leave Present by Esc to read them.',
  nothing: 'No explanation is known for this.',
  depth: 'How much is explained',
  depths: { answer: 'Answer', reasons: 'Reasons', proof: 'Full proof' },
  light: 'Keep this lit on the drawing',
  watch: 'Watch this line on the drawing',
  more: (count: number) => `${many(count, 'more reason', 'more reasons')}`,
  moreReplies: (count: number) => `${many(count, 'more move', 'more moves')} and the answer`,
  goOn: 'Go on with the proof',
  left: (count: number) => `At most ${many(count, 'more position', 'more positions')} to be explained.`,
  back: (name: string) => `Back to ${name}`,
  backKey: 'Alt+ArrowLeft',
  copyText: 'Copy as text',
  copyLatex: 'Copy as LaTeX',
  copied: 'The explanation',
  line: 'A line of play',
  begins: 'A piece on ',
  moves: 'moves to',
  mustMove: 'must move to',
  movers: { first: 'The player to move', second: 'The other player', left: 'Left', right: 'Right' },
  /** What is said after the last move of a line. */
  ends: {
    level: '',
    ahead: '',
    covered: '',
    score: ' No move is left, and the score counts.',
    stuck: ' No move is left.',
    round: ' From here play goes round again.',
    open: ' And so on.',
  },
} as const;
