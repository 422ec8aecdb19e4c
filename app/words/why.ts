/** What the explanation of a node says beside the reasons, which the engine says. */
import { many } from './counting.ts';

export const why = {
  why: 'Why',
  ofWhat: 'Select one or two nodes, or put pieces on nodes, first.',
  notOnTheWall: 'The reasons are in the inspector: press Esc to leave Present and read them.',
  nothing: 'No explanation is known for this.',
  depth: 'How much is explained',
  depths: { answer: 'Answer', reasons: 'Reasons', proof: 'Full proof' },
  light: 'Keep this highlighted on the drawing',
  watch: 'Watch this line on the drawing',
  more: (count: number) => `${many(count, 'more reason', 'more reasons')}`,
  moreReplies: (count: number) => `${many(count, 'more move', 'more moves')} and the answer`,
  goOn: 'Continue the proof',
  left: (count: number) => `At most ${many(count, 'position is', 'positions are')} still to be explained.`,
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
  /** The words after the last move of a line. */
  ends: {
    level: '',
    ahead: '',
    covered: '',
    score: ' No move is left, and the score counts.',
    stuck: ' No move is left.',
    round: ' From here play repeats.',
    open: ' And so on.',
  },
} as const;
