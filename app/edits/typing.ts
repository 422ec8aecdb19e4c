/** A run of typing in a field that writes into the document at every letter. */
import type { GameDocument } from '../../engine/document/index.ts';
import { editor } from '../store/editor.ts';
import { beginTrial, type Trial } from './trial.ts';

/** One undo step, which ends with the field's focus, or with a pause. */
export type Typing = {
  readonly write: (text: string) => void;
  /** While a hand holds a stroke, no pause ends the step. */
  readonly hold: (isHeld: boolean) => void;
  readonly end: () => void;
};

/** In milliseconds: a longer pause ends an undo step. */
const pause = 1000;

/** `written` gives the document with the text, and the same document where the text does not change it. */
export function typingInto(written: (document: GameDocument, text: string) => GameDocument): Typing {
  let trial: Trial | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  const end = (): void => {
    clearTimeout(timer);
    trial?.keep();
    trial = undefined;
  };
  return {
    write(text) {
      const document = written(editor().document, text);
      if (document === editor().document) return;
      trial ??= beginTrial();
      trial.show(document);
      clearTimeout(timer);
      if (!held) timer = setTimeout(end, pause);
    },
    hold(isHeld) {
      held = isHeld;
      if (held) clearTimeout(timer);
    },
    end,
  };
}
