/** Words of hidden values and of the quiz about them. */
import { many } from './counting.ts';

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
  hideAll: 'Hide all values',
  showAll: 'Show all values',
  answerHidden: 'The answer would reveal a hidden value.',
  guess: 'Guess the value…',
  revealIt: 'Reveal',
  guesses: 'Guesses',
  hands: (count: number) => (count === 1 ? '1 hand' : `${count} hands`),
};
