/** Rounds against the computer: each choice plays one, and then the computer's and the gains are shown. */
import type { AskedWay } from '../../../engine/marking/index.ts';
import type { PhoneView } from '../../class/protocol.ts';
import type { ViewNotes } from '../answers.ts';
import { TypesetSentence } from '../TypesetText.tsx';
import { phoneWords } from '../words.ts';
import { listLook, OtherPlayer } from './ChoiceWay.tsx';

type RoundsProps = {
  readonly view: PhoneView;
  readonly way: Extract<AskedWay, { readonly choices: unknown }>;
  readonly known: ViewNotes['rounds'];
  /** The choice whose round is being played. */
  readonly playing: number | undefined;
  readonly says: string;
  readonly isClosed: boolean;
  readonly onPlay: (choice: number) => void;
};

const signed = (gains: string): string => (/^[1-9]/.test(gains) ? `+${gains}` : gains.replace(/^-/, '−'));

export function RoundsWay({ view, way, known = {}, playing, says, isClosed, onPlay }: RoundsProps) {
  const { choices, others = [], rounds: most = 0 } = way;
  const played = view.played?.rounds ?? 0;
  const isOver = played >= most;
  const rows = Object.entries(known)
    .map(([round, each]) => ({ round: Number(round) + 1, ...each }))
    .filter(({ round }) => round <= played)
    .toSorted((a, b) => b.round - a.round);
  const last = rows.find(({ round }) => round === played);
  const nameOf = (choice: number): string => choices[choice]?.name ?? '?';
  const otherOf = (other: number): string => others[other] ?? '?';
  return (
    <fieldset className="way rounds">
      <legend>
        <TypesetSentence text={way.about ? phoneWords.answerWith(way.about) : phoneWords.legends[way.by]} />
      </legend>
      <div className="round-head">
        <span>{isOver ? phoneWords.roundsDone(most) : phoneWords.roundOf(played + 1, most)}</span>
        <span className="total">
          {phoneWords.total} <strong>{(view.played?.total ?? '0').replace(/^-/, '−')}</strong>
        </span>
      </div>
      {!isOver && (
        <div {...listLook(choices, 0)}>
          {choices.map(({ name }, choice) => (
            <button
              type="button"
              // biome-ignore lint/suspicious/noArrayIndexKey: choices are known by their places in the list
              key={choice}
              className="choice"
              aria-disabled={isClosed || playing !== undefined}
              data-playing={playing === choice || undefined}
              onClick={() => {
                if (!isClosed && playing === undefined) onPlay(choice);
              }}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      <p role="status" className={says ? 'status status-bad' : 'round-last'}>
        {says ||
          (playing !== undefined
            ? phoneWords.sending
            : last
              ? phoneWords.roundSaid(last.round, nameOf(last.choice), otherOf(last.other), signed(last.gains))
              : '')}
      </p>
      <OtherPlayer way={way} says={phoneWords.computer} />
      {rows.length > 1 && (
        <details>
          <summary>{phoneWords.roundsBefore}</summary>
          <table>
            <thead>
              <tr>
                {Object.values(phoneWords.table).map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ round, choice, other, gains }) => (
                <tr key={round}>
                  <td>{round}</td>
                  <td>{nameOf(choice)}</td>
                  <td>{otherOf(other)}</td>
                  <td>{signed(gains)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </fieldset>
  );
}
