/** Chooses the player of the arcs drawn next, and of the selected ones; shown by the strokes themselves. */
import { useRef } from 'react';
import type { Whose } from '../../engine/document/index.ts';
import { commandById } from '../commands/index.ts';
import { perform } from '../commands/perform.ts';
import { Hint } from '../parts/Button.tsx';
import { announcedKey, keyWhileHeld } from '../parts/keys-shown.ts';
import { byTurns, everyPlayer, PlayerStroke } from '../parts/PlayerStroke.tsx';
import { useEditor } from '../store/editor.ts';
import { allEither, offersJoint } from '../store/selectors.ts';
import { words } from '../words.ts';
import css from './toolbar.module.css';

export function ArcSwitch() {
  const current = useEditor((state) => state.arcPlayer);
  const plain = useEditor((state) => state.arcPlayer === 'either' && allEither(state.document));
  const joint = useEditor(offersJoint);
  const players = joint ? everyPlayer : byTurns;
  const group = useRef<HTMLDivElement>(null);
  const choose = (player: Whose): void => perform(commandById(`arc.${player}`));
  /** As in any radio group, the arrow keys move the choice, and the group is one tab stop. */
  const move = (by: number): void => {
    const place = (players.indexOf(current) + by + players.length) % players.length;
    choose(players[place]);
    group.current?.querySelectorAll('button')[place]?.focus();
  };
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={words.arcSwitch}
      className={css.arcs}
      data-many={joint || undefined}
      onKeyDown={(event) => {
        const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        move(by);
      }}
    >
      {players.map((player) => {
        const command = commandById(`arc.${player}`);
        const key = command.keys?.[0] ?? '';
        return (
          <Hint
            key={player}
            says={player === 'both' ? words.jointArcs : `Arcs for ${words.player[player]}`}
            keys={key}
          >
            {/* biome-ignore lint/a11y/useSemanticElements: a radio input cannot hold the drawn stroke */}
            <button
              type="button"
              role="radio"
              aria-checked={current === player}
              aria-label={words.arcSwitchFor[player]}
              aria-keyshortcuts={announcedKey(key)}
              data-key={keyWhileHeld(key)}
              tabIndex={current === player ? 0 : -1}
              onClick={() => choose(player)}
            >
              <PlayerStroke player={player} plain={plain} />
              <span>{words.arcSwitchFor[player]}</span>
            </button>
          </Hint>
        );
      })}
    </div>
  );
}
