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
  const { by, choices, about } = way;
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
      <OtherPlayer way={way} says={phoneWords.others} />
    </fieldset>
  );
}

/** What the other player, or the computer, can choose, and where the pairs lead where that is known. */
export function OtherPlayer({ way, says }: { readonly way: WayOfChoice; readonly says: string }) {
  const { choices, others = [], results } = way;
  if (others.length === 0) return null;
  return results ? (
    <Results choices={choices} others={others} results={results} />
  ) : (
    <Others says={says} names={others} />
  );
}

type ResultsProps = Pick<WayOfChoice, 'choices'> & Required<Pick<WayOfChoice, 'others' | 'results'>>;

/** What is gained comes last, and its sign is a minus; the name before it may have a hyphen. */
const withMinus = (result: string): string => result.replace(/(^| )-(?=\d\S*$)/, '$1−');

/** A row for each choice, a column for each of the other player; it moves sideways where it is wide. */
const Results = ({ choices, others, results }: ResultsProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keys
  <section className="results" tabIndex={0} aria-label={phoneWords.results}>
    <table>
      <caption className="hint">{phoneWords.results}</caption>
      <thead>
        <tr>
          <td />
          {others.map((name, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: choices are known by their places in the list
            <th key={i} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {choices.map(({ name }, choice) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <tr key={choice}>
            <th scope="row">{name}</th>
            {results[choice]?.map((result, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <td key={i}>{withMinus(result)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const Others = ({ says, names }: { readonly says: string; readonly names: readonly string[] }) => (
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
