/** An answer that is one of several choices: who wins, a node, an arc, a move, a row or a column. */
import type { CSSProperties } from 'react';
import type { AskedChoice, AskedWay } from '../../../engine/marking/index.ts';
import { TypesetSentence } from '../TypesetText.tsx';
import { phoneWords } from '../words.ts';

type WayOfChoice = Extract<AskedWay, { readonly choices: unknown }>;

type ChoiceProps = {
  readonly way: WayOfChoice;
  readonly chosen: number | undefined;
  readonly isClosed: boolean;
  readonly onChoose: (choice: number) => void;
};

/** Short names are side by side, as wide as the longest of them; `room` is that of what is beside a name. */
export function listLook(choices: readonly AskedChoice[], room: number) {
  const longest = Math.max(0, ...choices.map(({ name }) => [...name].length));
  if (longest > 14) return { className: 'choice-list' };
  const style: CSSProperties & { readonly '--least': string } = {
    '--least': `${room + 1.5 + longest * 0.6}rem`,
  };
  return { className: 'choice-list choice-list-short', style };
}

export function ChoiceWay({ way, chosen, isClosed, onChoose }: ChoiceProps) {
  const { by, choices, others, about } = way;
  return (
    <fieldset className="way choices" disabled={isClosed}>
      <legend>
        <TypesetSentence text={about ? phoneWords.answerWith(about) : phoneWords.legends[by]} />
      </legend>
      <div {...listLook(choices, 3)}>
        {choices.map(({ name }, choice) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: choices are known by their places in the list
          <label key={choice} className="choice">
            <input type="radio" name="choice" checked={choice === chosen} onChange={() => onChoose(choice)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {others && others.length > 0 && <Others says={phoneWords.others} names={others} />}
    </fieldset>
  );
}

/** What the other player, or the computer, can choose. */
export const Others = ({ says, names }: { readonly says: string; readonly names: readonly string[] }) => (
  <div className="others">
    <p className="hint">{says}</p>
    <ul>
      {names.map((name, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={i}>{name}</li>
      ))}
    </ul>
  </div>
);
