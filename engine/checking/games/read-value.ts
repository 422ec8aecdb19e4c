/** Reads what a table claims a position is worth, in the notation of every kind of value. */
import type { GameStore } from './game-store.ts';
import { nimHeapGame } from './game-store.ts';
import { readNamedGame } from './read-game.ts';
import { readExactScore } from './scores.ts';
import { readScoringText, type ScoringStore } from './scoring-games.ts';

export type ClaimedValue =
  /** A game with the moves of both players; *n has its number too. */
  | { readonly kind: 'game'; readonly game: number; readonly nimber?: number }
  /** s & t; a side that is not known is missing. */
  | { readonly kind: 'sides'; readonly onside?: number; readonly offside?: number }
  | { readonly kind: 'infinite'; readonly exits: readonly number[] }
  | { readonly kind: 'nymphet'; readonly n: number }
  | { readonly kind: 'moon'; readonly phase?: readonly number[] }
  | { readonly kind: 'full-moon' | 'new-moon' | 'undetermined' }
  | { readonly kind: 'covered'; readonly numbers: readonly number[]; readonly allBut: boolean }
  | { readonly kind: 'scoring'; readonly game: number }
  /** The stops alone; `heat` where the kind is given, and nothing else for a game that is not guaranteed. */
  | {
      readonly kind: 'stops';
      readonly left: number;
      readonly right: number;
      readonly heat?: string;
      readonly guaranteed: boolean;
    }
  /** Nothing is claimed that could be checked, in a sentence. */
  | { readonly kind: 'untold'; readonly says: string };

const numbersIn = (text: string | undefined): readonly number[] =>
  text === undefined || text === '' ? [] : text.split(',').map(Number);

/** The numbers below the line: ∞_2, ∞_{0,2}. */
const subscript = (sign: string, text: string): readonly number[] | undefined => {
  const found = new RegExp(`^${sign}(?:_(?:(\\d+)|\\{([\\d,]*)\\}))?$`).exec(text);
  return found ? numbersIn(found[1] ?? found[2]) : undefined;
};

const isFew = (numbers: readonly number[]): boolean => numbers.every((n) => n <= 1000);

type Impartial = (text: string) => ClaimedValue | undefined;

const impartial: readonly Impartial[] = [
  (text) => {
    const exits = subscript('∞', text);
    return exits && isFew(exits) ? { kind: 'infinite', exits } : undefined;
  },
  (text) => {
    const n = /^∞_(?:\{\*(\d+)\}|\*(\d+))$/.exec(text);
    return n ? { kind: 'nymphet', n: Number(n[1] ?? n[2]) } : undefined;
  },
  (text) => {
    const phase = subscript('☾', text);
    return phase && { kind: 'moon', ...(text !== '☾' && { phase }) };
  },
  (text) => (text === '○' ? { kind: 'full-moon' } : undefined),
  (text) => (text === '●' ? { kind: 'new-moon' } : undefined),
  (text) => (text === '?' ? { kind: 'undetermined' } : undefined),
  (text) => {
    const set = /^(ℕ)?∖?(?:\{([\d,]*)\})?$/.exec(text === '∅' ? '{}' : text);
    return set && text !== ''
      ? { kind: 'covered', numbers: numbersIn(set[2]), allBut: set[1] !== undefined }
      : undefined;
  },
];

/** A scoring game by its form or by its stops; a number alone is the game that has ended with this score. */
export function readClaimedScore(scores: ScoringStore, text: string): ClaimedValue | undefined {
  const stops = /^\(([-\d./]+) \| ([-\d./]+)\) (.+)$/.exec(text);
  if (stops) {
    const [left, right] = [readExactScore(stops[1]), readExactScore(stops[2])];
    if (left === undefined || right === undefined) return undefined;
    const guaranteed = stops[3] !== 'not guaranteed';
    const isHeat = guaranteed && stops[3] !== 'stops alone';
    return { kind: 'stops', left, right, guaranteed, ...(isHeat && { heat: stops[3] }) };
  }
  const game = readScoringText(scores, text);
  return game === undefined ? undefined : { kind: 'scoring', game };
}

/**
 * Undefined where the text is not a value in any notation, or names a game that is too large to be played.
 */
export function readClaimedValue(games: GameStore, text: string): ClaimedValue | undefined {
  if (text === 'not stopper-sided') return { kind: 'untold', says: 'it says of neither side what it is' };
  if (text.startsWith('{…|…}'))
    return { kind: 'untold', says: 'its canonical form is too large to be written out' };
  const star = /^(?:0|\*(\d*))$/.exec(text);
  if (star) {
    const nimber = text === '0' ? 0 : star[1] === '' ? 1 : Number(star[1]);
    const game = nimHeapGame(games, nimber);
    return game === undefined ? undefined : { kind: 'game', game, nimber };
  }
  for (const read of impartial) {
    const found = read(text);
    if (found) return found;
  }
  const [first, second, ...more] = text.split(' & ');
  if (more.length > 0) return undefined;
  if (second === undefined) {
    const game = readNamedGame(games, first);
    return game === undefined ? undefined : { kind: 'game', game };
  }
  const side = (name: string): { game?: number } | undefined => {
    if (name === '?') return {};
    const game = readNamedGame(games, name);
    return game === undefined ? undefined : { game };
  };
  const [onside, offside] = [side(first), side(second)];
  if (!onside || !offside) return undefined;
  return {
    kind: 'sides',
    ...(onside.game !== undefined && { onside: onside.game }),
    ...(offside.game !== undefined && { offside: offside.game }),
  };
}
