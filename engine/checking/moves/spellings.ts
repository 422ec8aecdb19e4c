/** How a position that somebody wrote in another way is written in a table: which of its spellings mean the same. */
import { grownOf, printedThicket } from './thickets.ts';

const spaced = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

const small = (text: string): string => spaced(text).toLowerCase();

/** Of squares in rows: several signs say that one is free. */
const squares = (text: string): string =>
  small(text)
    .replaceAll(/ ?\/ ?/g, '/')
    .replaceAll(/[_\-–·□▢◻]/g, '.');

/** No points are as good as none that are written, and a fraction has many names. */
const scored = (text: string): string => {
  const [, score, rows] = /^([+\-−]?[\d./]+) (?=[^/ ])(.+)$/.exec(small(text)) ?? [];
  const [top, bottom = '1'] = (score ?? '0').replace('−', '-').split('/').map(Number);
  const number = Number(top) / Number(bottom);
  if (!Number.isFinite(number)) return text;
  return `${number === 0 ? '' : `${number} `}${squares(rows ?? text)}`;
};

/** What may be taken stands there once, and what is added behind it. */
const subtracted = (text: string): string => {
  const found = /^\{([^{}]*)\} ?(\d+)$/.exec(spaced(text));
  if (!found) return text;
  const sizes = [...new Set(found[1].split(',').map(Number))].toSorted((a, b) => a - b);
  return `{${sizes.join()}} ${Number(found[2])}`;
};

/** Of either player's numbers each stands there once, and what is forbidden beyond the strip is left out. */
const strip = (text: string): string => {
  const found = /^\{([^{}]*)\} ?\| ?\{([^{}]*)\} ?(\d+)((?: ?[-−–]l\d+)*)$/.exec(small(text));
  if (!found) return text;
  const [own, other, bans] = [found[1], found[2], found[4]].map((numbers) =>
    [...new Set(Array.from(numbers.matchAll(/\d+/g), Number))].toSorted((a, b) => a - b),
  );
  const squares = Number(found[3]);
  return `{${own}}|{${other}} ${[squares, ...bans.filter((at) => at <= squares).map((at) => `-L${at}`)].join(' ')}`;
};

/** A cordon has its short form, whoever writes its arcs one by one. */
const thicket = (text: string): string => printedThicket(grownOf(small(text)));

/** The digits of a code begin with its point, and a comma is one. */
const octal = (text: string): string => spaced(text).replace(/^0*[.,]/, '0.');

const twoHeaps = (text: string): string =>
  `(${text
    .replaceAll(/[\s()]/g, '')
    .split(/[,+;]/)
    .toSorted((a, b) => Number(a) - Number(b))
    .join()})`;

/** Where components stand side by side, each in its own spelling. */
const components =
  (one: (text: string) => string) =>
  (text: string): string =>
    text
      .split('+')
      .map((part) =>
        one(part)
          .replace(/ ?: ?/, ':')
          .replace(/ ?both$/, ' both'),
      )
      .join(' + ');

/** Squares among which some are none, `_`. */
const someSquares = (text: string): string =>
  small(text)
    .replaceAll(/ ?\/ ?/g, '/')
    .replaceAll(/[-–·□▢◻]/g, '.');

/** By the ruleset's id; of others capital letters are small ones. */
const spellings: Readonly<Record<string, (text: string) => string>> = {
  'fox-and-geese': squares,
  'backsliding-toads-and-frogs': squares,
  'toads-and-frogs': squares,
  'one-dimensional-phutball': squares,
  domineering: squares,
  clobber: squares,
  konane: squares,
  amazons: squares,
  col: squares,
  snort: squares,
  'simultaneous-clobber': components(squares),
  'simultaneous-toppling-dominoes': components(squares),
  'simultaneous-domineering': components(squares),
  'simultaneous-nogo': components(someSquares),
  'simultaneous-hackenbush': components(small),
  'simultaneous-thinning-thickets': components(thicket),
  'subtraction-squares': components(strip),
  'thinning-thickets': components(small),
  'hare-and-hounds': (text) => spaced(text).toUpperCase(),
  // Both kings are letters, a small one and a capital.
  'entrepreneurial-chess': spaced,
  nim: (text) => text.replaceAll(/\s*\+\s*/g, '+').trim(),
  octal,
  wythoff: twoHeaps,
  'additional-subtraction': subtracted,
  annihilation: (text) => spaced(text).replace(/ ?@ ?/, ' @'),
  diskonnect: scored,
  kobber: scored,
  'take-small': scored,
  'take-tall': scored,
  'dots-and-boxes': scored,
};

/** The spelling that stands for all that mean the same as this one. */
export const spelling = (ruleset: string, text: string): string =>
  (Object.hasOwn(spellings, ruleset) ? spellings[ruleset] : small)(text);
