/** Where a board is played by one game after another: what a move is now, above the board, and that a phase has begun. */
import { useState } from 'react';
import type { BoardPhase } from '../../engine/rulesets/index.ts';
import type { PositionRead } from '../store/position-of.ts';
import { words } from '../words.ts';
import css from './board-stage.module.css';

/** It is heard whenever it becomes another one. */
export function PhaseLine(props: {
  readonly read: PositionRead;
  readonly phase: BoardPhase;
  readonly playing: boolean;
}) {
  const { read, phase, playing } = props;
  const [seen, see] = useState({ read, phase, playing, begins: false });
  if (seen.read !== read || seen.playing !== playing)
    see({ read, phase, playing, begins: playing && seen.playing && seen.phase.name !== phase.name });
  return (
    <p className={css.phase} role="status" data-begins={seen.begins || undefined}>
      {seen.begins
        ? words.boards.phaseBegins(phase.name, phase.says)
        : words.boards.phase(phase.name, phase.says)}
    </p>
  );
}
