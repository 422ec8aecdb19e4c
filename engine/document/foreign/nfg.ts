/**
 * Reads Gambit's strategic games (.nfg) of two players whose payoffs have one sum: the matrix of what the
 * first player gets. The payoffs come after the strategies, for each choice of both players in turn, or they
 * are those of outcomes that are numbered there. Games of other kinds, and extensive games (.efg), are
 * refused by what they are. Source: Gambit's manual, "The strategic game file format". Cost: linear in the
 * text.
 */
import {
  addRationals,
  parseRational,
  printRational,
  type Rational,
  rational,
} from '../../numbers/rationals.ts';
import { accepted, type Result, refused } from '../../result.ts';
import { payoffIn } from '../matrix-game.ts';
import { lineAndColumn } from '../reading/line-and-column.ts';
import type { MatrixRead } from './gather.ts';

/** Whether a text begins as a file of Gambit's does. */
export const isGambit = (text: string): boolean => /^\s*(?:NFG|EFG)\s+\d+\s+[RD]\b/.test(text);

type NfgToken = { readonly at: number; readonly text: string; readonly kind: '{' | '}' | 'text' | 'number' };

const pattern = /\s+|,|([{}])|"((?:[^"\\]|\\.)*)"|([^\s,{}"]+)|(")/y;

function tokensIn(
  text: string,
  from: number,
): readonly NfgToken[] | { readonly at: number; readonly says: string } {
  const tokens: NfgToken[] = [];
  for (pattern.lastIndex = from; pattern.lastIndex < text.length; ) {
    const at = pattern.lastIndex;
    const [, bracket, said, number, open] = pattern.exec(text) ?? [];
    if (open) return { at, says: 'the quotation mark is not closed; write another one' };
    if (bracket === '{' || bracket === '}') tokens.push({ at, text: bracket, kind: bracket });
    else if (said !== undefined) tokens.push({ at, text: said.replace(/\\(.)/g, '$1'), kind: 'text' });
    else if (number) tokens.push({ at, text: number, kind: 'number' });
  }
  return tokens;
}

/** A group in braces: its items, groups among them, which go no deeper here. */
type Group = { readonly at: number; readonly items: readonly (NfgToken | Group)[] };
const isGroup = (item: NfgToken | Group): item is Group => 'items' in item;

/** The groups and words of the file, one below the other. */
function itemsOf(
  tokens: readonly NfgToken[],
): readonly (NfgToken | Group)[] | { readonly at: number; readonly says: string } {
  const open: { readonly at: number; readonly items: (NfgToken | Group)[] }[] = [{ at: 0, items: [] }];
  for (const token of tokens) {
    const inside = open[open.length - 1];
    if (token.kind === '{') open.push({ at: token.at, items: [] });
    else if (token.kind !== '}') inside.items.push(token);
    else if (open.length === 1) return { at: token.at, says: 'no { is open here; remove this }' };
    else {
      open.pop();
      open[open.length - 1].items.push(inside);
    }
  }
  const last = open[open.length - 1];
  return open.length > 1
    ? { at: last.at, says: 'this { is not closed; write } at the end of the list' }
    : last.items;
}

const extensive =
  'this is an extensive game of Gambit (.efg), a tree with chance and information sets; Grundy reads strategic games of two players (.nfg): save the game in that form, or draw its tree';

/** Reads the game; refused with its kind, if it is not a game of two players with payoffs of one sum. */
export function readGambit(text: string): Result<MatrixRead> {
  const placeOf = lineAndColumn(text);
  const refuse = (at: number, says: string): Result<never> => refused([{ place: placeOf(at), says }]);
  const begin = text.length - text.trimStart().length;
  if (/^\s*EFG/.test(text)) return refuse(begin, extensive);
  const tokens = tokensIn(text, /^\s*NFG\s+\d+\s+[RD]/.exec(text)?.[0].length ?? 0);
  if ('says' in tokens) return refuse(tokens.at, tokens.says);
  const items = itemsOf(tokens);
  if ('says' in items) return refuse(items.at, items.says);
  const groups = items.filter(isGroup);
  const [players, strategies] = groups;
  if (!players || !strategies)
    return refuse(
      begin,
      'the players or their strategies are missing; a game has both in braces after its title',
    );
  if (players.items.length !== 2)
    return refuse(
      players.at,
      `this game has ${players.items.length} players; Grundy reads games of two, in which one gets what the other loses`,
    );
  const names = strategies.items.map((item) =>
    isGroup(item)
      ? item.items.map((name) => (isGroup(name) ? '' : name.text))
      : Array.from({ length: countIn(item.text) }, (_, i) => `${i + 1}`),
  );
  const [rows, columns] = names;
  if (names.length !== 2 || rows.length * columns.length === 0)
    return refuse(
      strategies.at,
      'each of the two players needs a strategy; write their numbers, { 2 2 }, or their names',
    );
  if (rows.length * columns.length > mostChoices)
    return refuse(
      strategies.at,
      `this game has ${rows.length} and ${columns.length} strategies, which is more than a matrix may have`,
    );
  const after = items.slice(items.indexOf(strategies) + 1);
  const numbers = after.filter((item): item is NfgToken => !isGroup(item) && item.kind === 'number');
  const outcomes = groups[2];
  const payoffs = outcomes ? payoffsOfOutcomes(outcomes, numbers) : pairsIn(numbers);
  if ('says' in payoffs) return refuse(payoffs.at ?? begin, payoffs.says);
  const choices = rows.length * columns.length;
  if (payoffs.length !== choices)
    return refuse(
      numbers.at(-1)?.at ?? begin,
      `payoffs are here for ${payoffs.length} choices, and there are ${choices}; write two numbers for each, or the number of an outcome`,
    );
  const [first] = payoffs;
  const other = payoffs.find(({ sum }) => printRational(sum) !== printRational(first.sum));
  if (other)
    return refuse(
      other.at,
      `the payoffs add up to ${printRational(other.sum)} here, and to ${printRational(first.sum)} in the first choice; in a game for Grundy they have one sum, so that one player gets what the other loses`,
    );
  const title = items.find((item): item is NfgToken => !isGroup(item) && item.kind === 'text');
  const [one = '', two = ''] = players.items.map((item) => (isGroup(item) ? '' : item.text));
  const sum =
    first.sum.numerator === 0n
      ? ''
      : ` Both payoffs add up to ${printRational(first.sum)}; Right gets what is left.`;
  return accepted({
    rows: rows.map((_, r) => ({
      place: placeOf(strategies.at),
      entries: columns.map((_, c) => {
        const { text, at } = payoffs[c * rows.length + r];
        return { text, place: placeOf(at) };
      }),
    })),
    names: { title: title && items.indexOf(title) < items.indexOf(players) ? title.text : '', rows, columns },
    notes: [
      `Grundy read a game of Gambit: ${one || 'the first player'} is Left, and ${two || 'the second player'} Right.${sum}`,
    ],
  });
}

const mostChoices = 100_000;

const countIn = (text: string): number => {
  const count = Number(text);
  return Number.isInteger(count) && count > 0 && count <= mostChoices ? count : 0;
};

/** What both players get; `text` is what the first one gets. */
type Payoff = { readonly text: string; readonly sum: Rational; readonly at: number };
type Unread = { readonly at: number | undefined; readonly says: string };

function payoffOf(first: NfgToken, second: NfgToken | undefined): Payoff | Unread {
  const [left, right] = [first, second].map((each) => parseRational(payoffIn(each?.text ?? '') ?? ''));
  if (!left || !right) {
    const wrong = left ? (second ?? first) : first;
    return {
      at: wrong.at,
      says: `${wrong.text} is not a pair of payoffs; write two numbers, one for each player`,
    };
  }
  return { text: printRational(left), sum: addRationals(left, right), at: first.at };
}

function pairsIn(numbers: readonly NfgToken[]): readonly Payoff[] | Unread {
  const payoffs: Payoff[] = [];
  for (let i = 0; i < numbers.length; i += 2) {
    const payoff = payoffOf(numbers[i], numbers[i + 1]);
    if ('says' in payoff) return payoff;
    payoffs.push(payoff);
  }
  return payoffs;
}

/** Outcomes are counted from 1; 0 means no outcome, and both get 0. */
function payoffsOfOutcomes({ items }: Group, numbers: readonly NfgToken[]): readonly Payoff[] | Unread {
  const outcomes: Payoff[] = [];
  for (const item of items) {
    const [first, second] = isGroup(item)
      ? item.items.filter((each): each is NfgToken => !isGroup(each) && each.kind === 'number')
      : [];
    if (!first)
      return { at: item.at, says: 'this is not an outcome; write its name and both payoffs, { "" 1 -1 }' };
    const payoff = payoffOf(first, second);
    if ('says' in payoff) return payoff;
    outcomes.push(payoff);
  }
  const payoffs: Payoff[] = [];
  for (const { text, at } of numbers) {
    const payoff = text === '0' ? { text: '0', sum: rational(0n) } : outcomes[Number(text) - 1];
    if (!payoff) return { at, says: `there is no outcome ${text}; there are ${outcomes.length}` };
    payoffs.push({ ...payoff, at });
  }
  return payoffs;
}
