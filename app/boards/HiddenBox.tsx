/**
 * The box that replaces a hidden value on a board: pressed, it shows the value, or in a quiz asks the class
 * about it. A finger, which may have meant the row, presses twice: first the box says what it does.
 */
import { type MouseEvent, useState } from 'react';
import { isByTouch } from '../parts/by-touch.ts';
import { useEditor } from '../store/editor.ts';
import { reveal } from '../store/hidden.ts';
import { askAbout } from '../store/quiz.ts';
import { words } from '../words.ts';
import css from './hidden-box.module.css';

/** Not every browser says by which hand a click was made. */
const isFinger = (click: globalThis.MouseEvent): boolean =>
  'pointerType' in click && click.pointerType !== '' ? click.pointerType === 'touch' : isByTouch();

const revealMoveSaid = (says: string) => `Reveal what ${says} leads to`;

const askOfMoveSaid = (says: string) => `Ask the class what ${says} leads to`;

/** `move` says the move that leads to the position; undefined of the position that is shown itself. */
export function HiddenBox(props: {
  readonly position: string;
  readonly move?: string;
  readonly large?: boolean;
}) {
  const { position, move, large } = props;
  const asks = useEditor((state) => state.quiz !== undefined);
  const isAsked = useEditor((state) => state.quiz?.node === position);
  const [ready, makeReady] = useState<string>();
  const isReady = ready === position && !asks;
  // The wall is looked at.
  const onWall = useEditor((state) => state.readOnly === 'audience');
  if (onWall)
    return (
      <span>
        <span aria-hidden="true">{words.hiddenSign}</span>
        <span className="unseen">{words.boards.hiddenSays}</span>
      </span>
    );
  const says =
    move === undefined
      ? asks
        ? 'Ask the class for its value'
        : 'Reveal its value'
      : (asks ? askOfMoveSaid : revealMoveSaid)(move);
  const press = ({ nativeEvent }: MouseEvent): void => {
    if (asks) askAbout(position);
    else if (isReady || !isFinger(nativeEvent)) reveal([position]);
    else makeReady(position);
  };
  return (
    <button
      type="button"
      className={css.box}
      aria-label={says}
      aria-pressed={asks ? isAsked : undefined}
      title={says}
      data-large={large || undefined}
      onClick={press}
      onBlur={() => makeReady(undefined)}
    >
      {isReady ? words.quiz.revealIt : words.hiddenSign}
    </button>
  );
}
