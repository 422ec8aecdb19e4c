/** Who plays whom, in the bar of the game: said on every screen, also where the panel is folded, and another opponent is chosen there. */
import { useId } from 'react';
import { canvas } from '../canvas/viewport.ts';
import { useEditor } from '../store/editor.ts';
import { playJointAgain } from '../walkthrough/joint-playing.ts';
import { playAgain } from '../walkthrough/playing.ts';
import { words } from '../words.ts';
import css from './timeline.module.css';

const { against, opponents } = words.play;

type OpponentName = keyof typeof opponents;

/** The computer that plays by temperature is offered where it plays already: the panel has it where it fits. The canvas has the keyboard afterwards. */
function Choice(props: { readonly value: OpponentName; readonly choose: (who: OpponentName) => void }) {
  const { value, choose } = props;
  const id = useId();
  const all: readonly OpponentName[] =
    value === 'thumb' ? ['computer', 'thumb', 'person'] : ['computer', 'person'];
  return (
    <span className={css.opponent}>
      <label htmlFor={id}>{against}</label>
      <select
        id={id}
        className={css.choice}
        value={value}
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

/** Another opponent begins the game anew, as in the panel. Nothing while no game is played. */
export function Opponent() {
  const game = useEditor((state) => state.game);
  const joint = useEditor((state) => state.joint?.game);
  const computer = (joint ?? game)?.computer;
  const seat = (who: OpponentName) => (who === 'person' ? undefined : (computer ?? 'right'));
  if (joint)
    return (
      <Choice
        value={computer ? 'computer' : 'person'}
        choose={(who) => playJointAgain({ computer: seat(who) })}
      />
    );
  return game ? (
    <Choice
      value={computer ? (game.byTemperature ? 'thumb' : 'computer') : 'person'}
      choose={(who) => playAgain({ computer: seat(who), byTemperature: who === 'thumb' })}
    />
  ) : null;
}
