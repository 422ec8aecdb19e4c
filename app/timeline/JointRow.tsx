/**
 * A joint round below the drawing: what both chose before, turned over together, and the choices of the
 * player who is asked. A click, Enter or a player's own key chooses; for a secret choice only the fact that
 * it was made is shown.
 */
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button, IconButton } from '../parts/Button.tsx';
import { isShortcut } from '../parts/typed-keys.ts';
import { useEditor } from '../store/editor.ts';
import type { PlayerAsked } from '../store/state/frame.ts';
import { chooseAgain, chooseByHands, chooseMove, raiseForChoice } from '../walkthrough/joint-playing.ts';
import { jointSeen } from '../walkthrough/joint-seen.ts';
import { words } from '../words.ts';
import { JointRoundSeen } from './JointRoundSeen.tsx';
import css from './joint-row.module.css';

const says = words.jointPlay;

/** Under the left hand and under the right one, on keyboards of all Latin letters. */
const keysOf = { left: 'qwerasdftg', right: 'uiopjklhnm' } as const;

type Choosing = { readonly asked: PlayerAsked; readonly counting: boolean; readonly byKeys: boolean };

/** Arrows go from choice to choice, + and − count hands. */
function press(
  event: KeyboardEvent<HTMLElement>,
  { player }: PlayerAsked,
  place: number,
  counting: boolean,
): void {
  if (isShortcut(event)) return;
  const { key } = event;
  const item = event.currentTarget;
  const isForward = key === 'ArrowRight' || key === 'ArrowDown';
  if (isForward || key === 'ArrowLeft' || key === 'ArrowUp') {
    const next = isForward ? item.nextElementSibling : item.previousElementSibling;
    next?.querySelector<HTMLElement>('[data-choice]')?.focus();
  } else if (counting && (key === '+' || key === '=')) raiseForChoice(player, place, 1);
  else if (counting && (key === '-' || key === '−')) raiseForChoice(player, place, -1);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function Choices({ asked, counting, byKeys }: Choosing) {
  const { player, who, choices } = asked;
  return (
    <fieldset className={css.player} data-player={player}>
      <legend>{who}</legend>
      <ul className={css.choices} aria-label={says.choices(who)}>
        {choices.map(({ name, hands, says: worth }, place) => {
          const key = byKeys ? keysOf[player][place] : undefined;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a choice is known by its place; its name may be hidden
              key={`${place} ${name}`}
              className={css.choice}
              onKeyDown={(event) => press(event, asked, place, counting)}
            >
              <Button data-choice aria-keyshortcuts={key} onClick={() => chooseMove(player, place)}>
                <span className={css.name}>{name}</span>
                {worth !== undefined && <span className={css.worth}> {worth}</span>}
                {key !== undefined && (
                  <kbd className={css.key}>
                    <span className="unseen">, key </span>
                    {key.toUpperCase()}
                  </kbd>
                )}
              </Button>
              {hands !== undefined && (
                <span className={css.hands}>
                  <IconButton
                    name={`One hand fewer for ${name}`}
                    aria-disabled={hands === 0 || undefined}
                    onClick={() => raiseForChoice(player, place, -1)}
                  >
                    <Minus size={16} aria-hidden="true" />
                  </IconButton>
                  <output className="numbers" aria-label={says.handsOf(hands)}>
                    {hands}
                  </output>
                  <IconButton
                    name={`One hand more for ${name}`}
                    onClick={() => raiseForChoice(player, place, 1)}
                  >
                    <Plus size={16} aria-hidden="true" />
                  </IconButton>
                </span>
              )}
            </li>
          );
        })}
        {counting && (
          <li>
            <Button onClick={() => chooseByHands(player)}>Play the choice with the most hands</Button>
          </li>
        )}
      </ul>
    </fieldset>
  );
}

/** A player who is not asked now: shows what both may know about that player's choice. */
function NotAsked({
  asked: { player, who, hasChosen, open, waits },
  mine,
}: {
  readonly asked: PlayerAsked;
  readonly mine: boolean;
}) {
  return (
    <div className={css.player} data-player={player}>
      <span className={css.legend}>{who}</span>
      <p className={css.waits}>
        <span>{open ?? (hasChosen ? says.hasChosen(words.player[player]) : waits)}</span>
        {hasChosen && mine && (
          <Button aria-label={`Choose again for ${who}`} onClick={() => chooseAgain(player)}>
            Choose again
          </Button>
        )}
      </p>
    </div>
  );
}

/** While two people choose, each has keys, wherever the keyboard is but in a text. */
function useKeys(players: readonly PlayerAsked[], isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const act = (event: globalThis.KeyboardEvent): void => {
      const { target, key } = event;
      const isTyping =
        target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
      if (isShortcut(event) || isTyping) return;
      if (document.querySelector('dialog[open]')) return;
      for (const { player, choices } of players) {
        const place = key.length === 1 ? keysOf[player].indexOf(key.toLowerCase()) : -1;
        if (place < 0 || place >= choices.length) continue;
        event.preventDefault();
        event.stopPropagation();
        chooseMove(player, place);
        return;
      }
    };
    window.addEventListener('keydown', act, true);
    return () => window.removeEventListener('keydown', act, true);
  }, [players, isOn]);
}

/** Where a choice was made by the keyboard the focus goes to the next one, which tells nothing of it. */
function useNextChoice(players: readonly PlayerAsked[]) {
  const row = useRef<HTMLDivElement>(null);
  const inside = useRef<boolean>(false);
  useEffect(() => {
    if (inside.current && players.length > 0 && !row.current?.contains(document.activeElement))
      row.current?.querySelector<HTMLElement>('[data-choice]')?.focus();
  }, [players]);
  return {
    ref: row,
    onFocus: () => {
      inside.current = true;
    },
    onBlur: ({ relatedTarget }: React.FocusEvent) => {
      // What had the focus and was taken away has nothing that follows it.
      if (relatedTarget !== null && !row.current?.contains(relatedTarget)) inside.current = false;
    },
  };
}

const nobody: readonly PlayerAsked[] = [];

export function JointRow() {
  const seen = useEditor(jointSeen);
  const computer = useEditor(({ game }) => game?.computer);
  const letterKeys = useEditor((state) => state.letterKeys);
  const byKeys = letterKeys && (seen?.byKeys ?? false);
  useKeys(seen?.players ?? nobody, byKeys);
  const row = useNextChoice(seen?.players ?? nobody);
  if (!seen) return null;
  const { last, players, counting } = seen;
  return (
    <div className={css.row} {...row}>
      {last && <JointRoundSeen key={last.at} last={last} />}
      {players.map((asked) =>
        asked.choices.length > 0 ? (
          <Choices key={asked.player} asked={asked} counting={counting} byKeys={byKeys} />
        ) : (
          <NotAsked key={asked.player} asked={asked} mine={asked.player !== computer} />
        ),
      )}
    </div>
  );
}
