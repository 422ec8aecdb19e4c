/** An answer that is typed: a value, with keys for its signs and as it is typeset, a number, or words. */
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { mostTextLetters } from '../../class/protocol.ts';
import { TypedSigns, TypesetSentence, TypesetText } from '../TypesetText.tsx';
import { nameOfSign } from '../typeset.ts';
import { phoneWords } from '../words.ts';

type TextProps = {
  readonly by: 'value' | 'number' | 'words';
  readonly about: string;
  readonly keys: readonly string[];
  readonly text: string;
  readonly isClosed: boolean;
  /** The button that sends, beside the field, and what has become of the answer. */
  readonly button: ReactNode;
  readonly status: ReactNode;
  readonly onWrite: (text: string) => void;
};

type WritingField = HTMLInputElement | HTMLTextAreaElement;

/** Numbers have the signs that the number keys of phones lack. */
const keysOfNumbers = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '-', '/', '.'];

const quiet = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  enterKeyHint: 'send',
} as const;

export function TextWay({ by, about, keys, text, isClosed, button, status, onWrite }: TextProps) {
  const field = useRef<WritingField>(null);
  const isWords = by === 'words';
  const shown = by === 'number' ? keysOfNumbers : keys;
  const common = {
    id: 'answer',
    className: 'field',
    value: text,
    readOnly: isClosed,
    maxLength: mostTextLetters,
    'data-writing': true,
    'aria-describedby': isWords ? 'letters-left' : 'preview',
  };
  /** Writes at the cursor, which stays where the hand left it; the phone's own keys need not be open. */
  const replace = (put: string, before: number): void => {
    const { current } = field;
    if (!current) return;
    const isAtEnd = document.activeElement !== current && current.selectionEnd === 0;
    const end = isAtEnd ? text.length : (current.selectionEnd ?? text.length);
    const from = isAtEnd ? text.length : (current.selectionStart ?? text.length);
    const start = from === end ? Math.max(0, from - before) : from;
    const written = (text.slice(0, start) + put + text.slice(end)).slice(0, mostTextLetters);
    // Writing the text moves the cursor to its end, so it is written first.
    flushSync(() => onWrite(written));
    const place = Math.min(written.length, start + put.length);
    current.setSelectionRange(place, place);
  };
  return (
    <div className="way">
      <label htmlFor="answer">
        <TypesetSentence text={about ? phoneWords.answerWith(about) : phoneWords.legends[by]} />
      </label>
      {isWords ? (
        <textarea
          {...common}
          ref={(element) => {
            field.current = element;
          }}
          rows={4}
          onChange={(event) => onWrite(event.target.value)}
        />
      ) : (
        <div className="field-row">
          <input
            {...common}
            {...quiet}
            ref={(element) => {
              field.current = element;
            }}
            onChange={(event) => onWrite(event.target.value)}
          />
          {button}
        </div>
      )}
      {isWords ? (
        <p id="letters-left" className="hint">
          {phoneWords.lettersLeft(mostTextLetters - text.length)}
        </p>
      ) : (
        <p id="preview" className="preview">
          {text.trim() === '' ? (
            '\u00a0'
          ) : (
            <>
              <span className="hint">{phoneWords.youWrote}</span> <TypesetText text={text} />
            </>
          )}
        </p>
      )}
      {status}
      {!isClosed && shown.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced with each key
        <div className="keys" role="group" aria-label={phoneWords.keys}>
          {shown.map((key) => (
            <button
              type="button"
              key={key}
              className={[...key].length > 2 ? 'key-word' : undefined}
              aria-label={nameOfSign(key === '-' ? '−' : key)}
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => replace(key, 0)}
            >
              <TypedSigns text={key === '-' ? '−' : key} />
            </button>
          ))}
          <button
            type="button"
            aria-label={phoneWords.erase}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => replace('', 1)}
          >
            ⌫
          </button>
        </div>
      )}
    </div>
  );
}
