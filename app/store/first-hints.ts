/**
 * Three hints of the first minutes. Each is shown when a person does what beginners do who look for something
 * else, once in a browser, and never once the person has done what it would have said. They are messages,
 * which are put where they cover no node.
 */
import { isByTouch } from '../parts/by-touch.ts';
import { words } from '../words.ts';
import { dismissKind, toast } from './chrome.ts';
import { type EditorState, editor, setEditor } from './editor.ts';
import type { FirstHint } from './state/chrome.ts';
import { isOnBoard } from './subject.ts';

const kindOf = (hint: FirstHint): string => `hint ${hint}`;

/**
 * Whether a person draws here for herself: not in front of a class, not in a game, a lesson or another page's
 * figure.
 */
export const mayHint = (state: EditorState): boolean =>
  !state.readOnly &&
  state.presenting === undefined &&
  state.quiz === undefined &&
  state.lesson === undefined &&
  state.walkthrough === undefined &&
  state.dialog === undefined &&
  !isOnBoard(state);

function done(hint: FirstHint): boolean {
  const { hintsDone } = editor();
  if (hintsDone.includes(hint)) return true;
  setEditor({ hintsDone: [...hintsDone, hint] });
  return false;
}

/** The person did what the hint would have said: it is not needed any more, and goes if it is shown. */
export function learn(hint: FirstHint): void {
  if (done(hint)) dismissKind(kindOf(hint));
}

/** Called when the person does what people do who look for this: the hint is shown once. */
export function stumble(hint: FirstHint): void {
  if (!mayHint(editor()) || done(hint)) return;
  const said = words.hints.first[hint];
  toast(isByTouch() ? said.byFinger : said.byMouse, { kind: kindOf(hint), stays: true, about: 'drawing' });
}

/** Takes away the hints that are shown. */
export function endHints(): void {
  const { toasts } = editor();
  for (const { kind } of toasts) if (kind?.startsWith('hint ')) dismissKind(kind);
}
