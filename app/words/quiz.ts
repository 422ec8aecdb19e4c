/** Words of hidden values and of the quiz about them. */
import { many, someOf } from './counting.ts';
import { forHand } from './tapping.ts';

/** What a person who opens a drawing finds: how many values, names and titles are hidden. */
type Handed = {
  readonly values: number;
  readonly names: number;
  readonly title: boolean;
  /** For a board: all values except some. */
  readonly all: boolean;
};

function boardSaid(title: boolean, titleToo: boolean): string {
  const hidden = 'Values are hidden in it, but everybody who opens it can show them.';
  if (!title) return hidden;
  return `${hidden} ${titleToo ? 'The title, which reveals a value, is included.' : 'The title, which reveals a value, is left out.'}`;
}

function handedSaid({ values, names, title, all }: Handed, namesToo: boolean): string {
  if (all) return boardSaid(title, namesToo);
  if (values === 0) return '';
  const one = values === 1;
  const hidden = `${many(values, 'value is', 'values are')} hidden in it, but everybody who opens it can show ${one ? 'it' : 'them'}.`;
  const reveals = one ? 'reveals it' : 'reveals one of them';
  const them = one ? 'it' : 'them';
  if (namesToo && (names > 0 || title))
    return `${hidden} The names that reveal ${them} are included, and appear together with ${them}.`;
  const letters =
    names === 0
      ? ''
      : names === 1
        ? ` A letter replaces the name that ${reveals}.`
        : ` Letters replace ${names} names that reveal them.`;
  return `${hidden}${letters}${title ? ` The title, which ${reveals}, is left out.` : ''}`;
}

export const quiz = {
  handedSaid,
  namesToo: 'Include the names that reveal hidden values',
  quiz: 'Quiz',
  hideOrShow: 'Hide or show the value',
  hideAll: 'Hide all values',
  showAll: 'Show all values',
  answerHidden: 'The answer would reveal a hidden value.',
  answerHiddenSoShow:
    'The answer would reveal a hidden value. Select the hidden nodes and press H to show them.',
  nothingDrawn: 'There is nothing drawn yet.',
  nothingHidden: 'No value is hidden.',
  allHidden: 'All values are hidden.',
  allHiddenSoShow: 'All values are hidden. To show them, select nothing and press H.',
  get allHiddenOnBoard() {
    return forHand('All values are hidden. Press H to show them, or click a ▢ to show one.');
  },
  hiddenToo: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} is hidden too: its value would reveal a hidden one.`
      : `${someOf(names)} are hidden too: their values would reveal a hidden one.`,
  guess: 'Guess the value…',
  reveal: 'Reveal the value',
  revealIt: 'Reveal',
  notHidden: 'Select a node whose value is hidden.',
  guesses: 'Guesses',
  hands: (count: number) => (count === 1 ? '1 hand' : `${count} hands`),
};
