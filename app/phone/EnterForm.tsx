/** The name with which a student comes in: one is suggested, and may be changed. */
import { useState } from 'react';
import { mostNameLetters } from '../class/protocol.ts';
import type { LinkState } from './link.ts';
import { madeUpName } from './made-up-names.ts';
import { phoneWords } from './words.ts';

type EnterProps = {
  readonly before: string;
  readonly refused: string;
  readonly isEntering: boolean;
  readonly link: LinkState;
  readonly onEnter: (name: string) => void;
};

export function EnterForm({ before, refused, isEntering, link, onEnter }: EnterProps) {
  const [suggested, setSuggested] = useState(() => before || madeUpName(Math.random));
  const [name, setName] = useState(suggested);
  const given = [...name.trim()].slice(0, mostNameLetters).join('');
  const says = refused || (link === 'lost' ? phoneWords.noConnection : isEntering ? phoneWords.comingIn : '');
  return (
    <form
      className="enter"
      onSubmit={(event) => {
        event.preventDefault();
        if (given !== '' && !isEntering) onEnter(given);
      }}
    >
      <h1>{phoneWords.title}</h1>
      <label htmlFor="name">{phoneWords.name}</label>
      <input
        id="name"
        className="field"
        value={name}
        maxLength={mostNameLetters}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-describedby="name-hint"
        // A suggested name does not have to be deleted before another one is written.
        onClick={(event) => name === suggested && event.currentTarget.select()}
        onChange={(event) => setName(event.target.value)}
      />
      <p id="name-hint" className="hint">
        {phoneWords.nameHint}
      </p>
      <div className="enter-buttons">
        <button type="submit" className="main-button" aria-disabled={given === '' || isEntering}>
          {phoneWords.comeIn}
        </button>
        <button
          type="button"
          className="quiet"
          onClick={() => {
            const another = madeUpName(Math.random);
            setSuggested(another);
            setName(another);
          }}
        >
          {phoneWords.another}
        </button>
      </div>
      <p role="status" className={refused ? 'status status-bad' : 'status'}>
        {says}
      </p>
    </form>
  );
}
