/** The texts about the line of a game on a board, and about what its moves gave away. */
import type { Mover } from '../../engine/graph/index.ts';
import type { PlayResult } from '../../engine/sums/index.ts';
import { many } from './counting.ts';

const could = { wins: 'win', draws: 'draw', loses: 'loss' } satisfies Record<PlayResult, string>;

export const givingAway = {
  line: 'Line of play',
  mainLine: 'Main line',
  variation: (number: number, after: number) =>
    `Variation ${number}, ${after === 0 ? 'from the beginning' : `after move ${after}`}`,
  start: 'Start',
  startLong: 'The beginning of the game',
  /** "Move 3, Left: c8 → b7. It gives away the win." */
  moment: (ply: number, player: string, move: string, says: string | undefined) =>
    `Move ${ply}, ${player}: ${move}.${says === undefined ? '' : ` ${says}`}`,
  promote: 'Make it the main line',
  promoteHere: 'Put this variation first',
  remove: 'Delete this variation',
  removed: (moves: number) => `The variation is deleted, ${many(moves, 'move', 'moves')}`,
  /** On the chart; the sentence says the same. */
  sign: { kept: '=', open: '‖', less: '−', lost: '✗' },
  pointsLost: (points: string) => `−${points}`,
  keptPoints: 'It gives away no point.',
  gavePoints: (points: string) => `It gives away ${points === '1' ? '1 point' : `${points} points`}.`,
  keeps: {
    wins: 'It keeps the win.',
    draws: 'It keeps the draw.',
    loses: 'The player was already losing.',
  } satisfies Record<PlayResult, string>,
  result: (before: PlayResult, after: PlayResult) =>
    `It gives away the ${could[before]}: now it is a ${could[after]}.`,
  only: (worth: string) => `It is the only move. It leads to ${worth}.`,
  best: (worth: string) => `No other move leads to a better value than ${worth}.`,
  unbeaten: (worth: string) =>
    `No other move leads to a better value than ${worth}, but some lead to values that are confused with it.`,
  less: (by: Mover, worth: string, better: readonly string[], difference: string | undefined) =>
    `Its value ${worth} is ${by === 'left' ? 'less' : 'greater'} than ${better.join(' and ')}, to which other moves lead${
      difference === undefined ? '' : `; the difference is ${difference}`
    }.`,
  longValue: 'a long value',
} as const;
