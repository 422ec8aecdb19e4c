/** Who plays whom, in the bar of the game: said on every screen, also where the panel is folded, and another opponent is chosen there. */
import { useId } from 'react';
import { canvas } from '../canvas/viewport.ts';
import { useEditor } from '../store/editor.ts';
import { isJointGame } from '../store/play.ts';
import { playAgain } from '../walkthrough/playing.ts';
import { words } from '../words.ts';
import css from './timeline.module.css';

const { against, opponents } = words.play;

type OpponentName = keyof typeof opponents;

/**
 * A change of opponent begins a new game, as in the panel. The computer that plays by temperature is offered here only while it plays;
 * otherwise the panel offers it where it fits. The canvas has the keyboard afterwards. Shows nothing while no game is played.
 */
export function Opponent() {
  const game = useEditor((state) => state.game);
  const id = useId();
  if (!game) return null;
  const { computer } = game;
  const byTemperature = !isJointGame(game) && game.byTemperature;
  const all: readonly OpponentName[] = byTemperature
    ? ['computer', 'thumb', 'person']
    : ['computer', 'person'];
  const choose = (who: OpponentName): void =>
    playAgain({
      computer: who === 'person' ? undefined : (computer ?? 'right'),
      ...(!isJointGame(game) && { byTemperature: who === 'thumb' }),
    });
  return (
    <span className={css.opponent}>
      <label htmlFor={id}>{against}</label>
      <select
        id={id}
        className={css.choice}
        value={computer ? (byTemperature ? 'thumb' : 'computer') : 'person'}
        onChange={({ target }) => {
          choose(target.value as OpponentName);
          canvas()?.focus();
        }}
      >
        {all.map((who) => (
          <option key={who} value={who}>
            {opponents[who]}
          </option>
        ))}
      </select>
    </span>
  );
}
