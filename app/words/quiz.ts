/** Words of hidden values and of the quiz about them. */
import { many, someOf } from './counting.ts';
import { forHand } from './tapping.ts';

/** What somebody who opens a drawing finds: how many values, names and titles are hidden. */
type Handed = {
  readonly values: number;
  readonly names: number;
  readonly title: boolean;
  /** Of a board: all values but some. */
  readonly all: boolean;
};

function boardSaid(title: boolean, titleToo: boolean): string {
  const hidden = 'Values are hidden in it; whoever opens it can show them.';
  if (!title) return hidden;
  return `${hidden} ${titleToo ? 'The title that tells one is in it.' : 'The title, which tells one, is left out.'}`;
}

function handedSaid({ values, names, title, all }: Handed, namesToo: boolean): string {
  if (all) return boardSaid(title, namesToo);
  if (values === 0) return '';
  const one = values === 1;
  const hidden = `${many(values, 'value is', 'values are')} hidden in it; whoever opens it can show ${one ? 'it' : 'them'}.`;
  const told = one ? 'tells it' : 'tells one';
  const them = one ? 'it' : 'them';
  if (namesToo && (names > 0 || title))
    return `${hidden} The names that tell ${them} are in it, and come back with ${them}.`;
  const letters =
    names === 0
      ? ''
      : names === 1
        ? ` A letter stands for the name that ${told}.`
        : ` Letters stand for ${names} names that tell them.`;
  return `${hidden}${letters}${title ? ` The title, which ${told}, is left out.` : ''}`;
}

export const quiz = {
  handedSaid,
  namesToo: 'Include the names that tell hidden values',
  quiz: 'Quiz',
  hideOrShow: 'Hide or show the value',
  hideAll: 'Hide all values',
  showAll: 'Show all values',
  nothingDrawn: 'There is nothing drawn yet.',
  nothingHidden: 'No value is hidden.',
  allHidden: 'All values are hidden. H, with nothing selected, shows them.',
  get allHiddenOnBoard() {
    return forHand('All values are hidden. H shows them, and a click on a ▢ shows one.');
  },
  hiddenToo: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} is hidden too: its value would give away a hidden one.`
      : `${someOf(names)} are hidden too: their values would give away a hidden one.`,
  guess: 'Guess the value…',
  reveal: 'Reveal the value',
  revealIt: 'Reveal',
  notHidden: 'Select a node whose value is hidden.',
  get choose() {
    return forHand('Choose a node with a hidden value: a click, or the arrow keys.');
  },
  choosePosition: 'The board is no position yet that can be asked about.',
  thisPosition: 'this position',
  positionAfter: (move: string) => `the position after ${move}`,
  positionCalled: (position: string) => `the position ${position}`,
  asks: 'What is',
  worth: 'worth?',
  isWorth: 'is worth',
  field: 'A value, or who wins',
  /** Values that hardly any drawing has, so that none is a hint. */
  example: {
    impartial: '*7, inf_{3,5}, moon_4, N …',
    partizan: '9/4, {5|-5}, up, L …',
    scored: '9/4, <5|-7>, L …',
  },
  check: 'Check',
  askClass: 'Ask the class',
  askClassSays: 'Lists the guess to count hands, and does not say whether it is right',
  guesses: 'Guesses',
  more: (guess: string) => `One more hand for ${guess}`,
  fewer: (guess: string) => `One hand fewer for ${guess}`,
  drop: (guess: string) => `Take ${guess} off the list`,
  checkIt: (guess: string) => `Check ${guess}`,
  why: 'Why',
  hands: (count: number) => (count === 1 ? '1 hand' : `${count} hands`),
  outcomeRight: 'right outcome',
  verdict: { right: 'right', outcome: 'right outcome, not the value', wrong: 'not right' },
  close: 'Close the quiz',
};
