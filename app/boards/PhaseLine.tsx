/** Where a board is played by one game after another: what a move is now, above the board, and that a phase has begun. */
import { useState } from 'react';
import type { BoardPhase } from '../../engine/rulesets/index.ts';
import type { PositionRead } from '../store/position-of.ts';
import { words } from '../words.ts';
import css from './board-stage.module.css';

/** The computer may answer at once the move after which a phase begins. */
const pliesAsNews = 2;

/** It is heard whenever it becomes another one. */
export function PhaseLine(props: {
  readonly read: PositionRead;
  readonly phase: BoardPhase;
  readonly playing: boolean;
}) {
  const { read, phase, playing } = props;
  const [seen, see] = useState({ read, phase, playing, news: 0 });
  if (seen.read !== read || seen.playing !== playing) {
    const stays = playing && seen.phase.number === phase.number;
    const begins = playing && seen.playing && seen.phase.number < phase.number;
    see({ read, phase, playing, news: begins ? pliesAsNews : stays ? Math.max(0, seen.news - 1) : 0 });
  }
  const begins = seen.news > 0;
  return (
    <p className={css.phase} role="status" data-begins={begins || undefined}>
      {begins ? words.boards.phaseBegins(phase.name, phase.says) : words.boards.phase(phase.name, phase.says)}
    </p>
  );
}
