/**
 * Small drawings as games, played by `engine/checking`: what they are equal to, who wins, and whether they
 * are in simplest form. A drawing is a text of `small-drawings.ts`, and its first node is the start.
 */
import { openGames } from '../../engine/checking/games/game-store.ts';
import { readNamedGame } from '../../engine/checking/games/read-game.ts';
import { areEqual, arenaFrom, survivors, winnersFrom } from '../../engine/checking/play/endless-order.ts';
import { type GameMoves, openOrder } from '../../engine/checking/play/order.ts';
import type { PositionTable } from '../../engine/checking/play/position-table.ts';
import { openSimplest } from '../../engine/checking/play/simplest.ts';
import { drained } from './graph-moves.ts';

/** The moves of a drawing of white nodes. */
export function movesOfDrawing(text: string): GameMoves {
  const rows = text.split('/');
  const side = (letters: string) =>
    rows.map((row) => [...rows.keys()].filter((v) => letters.includes(row[v])));
  return { left: side('LE'), right: side('RE') };
}

const named = new Map<string, GameMoves>();

function arenaNamed(name: string): GameMoves {
  const known = named.get(name);
  if (known) return known;
  const games = openGames();
  const game = readNamedGame(games, name);
  if (typeof game !== 'number') throw new Error(`${name} is no game`);
  const arena = arenaFrom(games, game);
  named.set(name, arena);
  return arena;
}

/** Whether the game equals the named one, both if Left wins infinite play and if Right does. */
export function isEqualTo(text: string, name: string): boolean {
  const [drawn, other] = [arenaFrom(movesOfDrawing(text), 0), arenaNamed(name)];
  return (['left', 'right'] as const).every((winner) => drained(areEqual(drawn, other, winner)));
}

const turned = ({ left, right }: GameMoves): GameMoves => ({ left: right, right: left });

/** Whether the game is at most the named one, both if Left wins infinite play and if Right does. */
export function isAtMost(text: string, name: string): boolean {
  const [drawn, other] = [arenaFrom(movesOfDrawing(text), 0), arenaNamed(name)];
  const ifLeft = drained(survivors(other, drawn))(0, 0);
  return ifLeft && drained(survivors(turned(drawn), turned(other)))(0, 0);
}

const classes: Readonly<Record<string, string>> = {
  ...{ 'left left': 'L', 'right right': 'R', 'left right': 'N', 'right left': 'P', 'draw draw': 'D' },
  ...{ 'draw left': 'P^', 'right draw': 'Pv', 'left draw': 'N^', 'draw right': 'Nv' },
};

/** The outcome class by play. */
export function outcomeByPlay(text: string): string {
  const { leftFirst, rightFirst } = winnersFrom(arenaFrom(movesOfDrawing(text), 0));
  return classes[`${leftFirst} ${rightFirst}`];
}

const noPositions: PositionTable = {
  ...{ texts: [], left: [], right: [], isEntailing: [], isEnding: [], isShared: [], isImpartial: [] },
  ...{ isEntailed: [], leftWinsFirst: [], leftWinsSecond: [], nimbers: [] },
  settle() {
    throw new Error('there are only games here');
  },
  followers: () => [],
};

/** Whether a drawing without cycles is the simplest form of its start, node by node. */
export function isInSimplestForm(text: string): boolean {
  const games = openGames();
  const simplest = openSimplest(games, openOrder(games, games), noPositions);
  const { left, right } = movesOfDrawing(text);
  const made: (number | undefined)[] = left.map(() => undefined);
  const make = (v: number): number => {
    made[v] ??= games.game(left[v].map(make), right[v].map(make));
    return made[v];
  };
  make(0);
  const forms = made.map((game) => simplest.ofGame(game as number));
  if (new Set(forms).size < forms.length) return false;
  // Every node is drawn with the options of its own simplest form.
  return made.every((game, v) => game === forms[v]);
}
