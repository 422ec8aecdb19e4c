/** The dialog of a ruleset's position, chosen or typed: its board, its problems by place, and its value. */
import { useEffect, useId, useMemo, useState } from 'react';
import type { BoardGame } from '../../engine/conduct/index.ts';
import { type RulesetEntry, type RulesetFamily, rulesets } from '../../engine/rulesets/index.ts';
import type { BoardJob } from '../../workers/protocol.ts';
import { Modal } from '../dialogs/Modal.tsx';
import parts from '../parts/parts.module.css';
import { keepBoard } from '../store/chrome.ts';
import type { BoardShown } from '../store/state/board.ts';
import { useWatchedJob } from '../store/use-job.ts';
import { counted, words } from '../words.ts';
import { BoardAnswer } from './BoardAnswer.tsx';
import { BoardExport } from './BoardExport.tsx';
import { BoardTable } from './BoardTable.tsx';
import css from './boards.module.css';
import { PositionField } from './PositionField.tsx';

/** Limits on positions that a person may choose; the larger ones need more memory than every machine has. */
const bounds = [100_000, 2_000_000, 10_000_000] as const;

/** In milliseconds: the position is solved when nothing was typed for this long. */
const pause = 250;

/** The dialog opens with a position that is solved at once. */
const smallest = ({ starts }: RulesetEntry): string =>
  starts.map(({ position }) => position).toSorted((a, b) => a.length - b.length)[0] ?? '';

function Choices(props: {
  readonly ruleset: RulesetEntry;
  readonly most: number;
  readonly choose: (ruleset: RulesetEntry) => void;
  readonly allow: (most: number) => void;
}) {
  const { ruleset, most, choose, allow } = props;
  const id = useId();
  return (
    <div className={css.choices}>
      <label htmlFor={`${id}ruleset`}>{words.boards.ruleset}</label>
      <select
        id={`${id}ruleset`}
        aria-describedby={`${id}rules`}
        data-first
        value={ruleset.id}
        onChange={({ target }) => {
          const chosen = rulesets.find((each) => each.id === target.value);
          if (chosen) choose(chosen);
        }}
      >
        {rulesets.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}most`}>{words.boards.most}</label>
      <select id={`${id}most`} value={most} onChange={({ target }) => allow(Number(target.value))}>
        {bounds.map((bound) => (
          <option key={bound} value={bound}>
            {counted(bound)}
          </option>
        ))}
      </select>
      <p id={`${id}rules`} className={css.quiet}>
        {ruleset.rules}
      </p>
    </div>
  );
}

/** A larger board could not be drawn. */
const largest = 50;

/** Starts that differ in numbers: a change of a number sets the board up. */
function FamilyOfStarts(props: {
  readonly family: RulesetFamily;
  readonly take: (position: string) => void;
}) {
  const { family, take } = props;
  const [numbers, setNumbers] = useState(() => family.parameters.map(({ first }) => first));
  return (
    <fieldset className={css.family}>
      <legend>{family.says}</legend>
      {family.parameters.map(({ name, least }, place) => (
        <label key={name}>
          <span>{name}</span>
          <input
            type="number"
            className={parts.field}
            min={least}
            max={largest}
            value={numbers[place]}
            onChange={({ target }) => {
              const number = Math.min(largest, Math.max(least, Math.floor(target.valueAsNumber || 0)));
              const next = numbers.with(place, number);
              setNumbers(next);
              take(family.position(next));
            }}
          />
        </label>
      ))}
    </fieldset>
  );
}

const notPlaying = { mode: 'edit', play: undefined } as const;

/** `ruleset` is the id of the ruleset to begin with, the first one if undefined; the other members say how it was left. */
export function OpenBoard(left: Partial<BoardShown>) {
  const { ruleset: asked } = left;
  const [ruleset, setRuleset] = useState<RulesetEntry>(
    () => rulesets.find(({ id }) => id === asked) ?? rulesets[0],
  );
  const [typed, type] = useState(() => left.position ?? smallest(ruleset));
  const [most, allow] = useState<number>(left.most ?? 2_000_000);
  const [playing, goOnPlaying] = useState<Pick<BoardShown, 'mode' | 'play'>>(
    left.mode ? { mode: left.mode, play: left.play } : notPlaying,
  );
  useEffect(
    () => keepBoard({ ruleset: ruleset.id, position: typed, most, ...playing }),
    [ruleset, typed, most, playing],
  );
  const draft = useMemo(() => ruleset.read(typed), [ruleset, typed]);
  const printed = ruleset.print(draft.position);
  // Compared as the ruleset prints it, so that an additional space does not count as another position.
  const position = draft.problems.length === 0 ? printed : undefined;
  const game = useMemo<BoardGame | undefined>(
    () => (position === undefined ? undefined : { ruleset: ruleset.id, position, positions: most }),
    [ruleset, position, most],
  );
  const make = useMemo(() => game && ((): BoardJob => ({ kind: 'board', ...game })), [game]);
  const job = useWatchedJob(make, pause);
  const larger = bounds.find((bound) => bound > most);
  return (
    <Modal title={words.boards.title} shape="wide">
      <div className={css.dialog}>
        <div className={css.asked}>
          <Choices
            ruleset={ruleset}
            most={most}
            allow={allow}
            choose={(chosen) => {
              setRuleset(chosen);
              type(smallest(chosen));
              goOnPlaying(notPlaying);
            }}
          />
          <fieldset className={css.starts}>
            <legend className="unseen">{words.boards.starts}</legend>
            {ruleset.starts.map((start) => (
              <button
                key={start.position}
                type="button"
                className={[parts.button, parts.outlined].join(' ')}
                aria-pressed={start.position === position}
                onClick={() => type(start.position)}
              >
                {start.name}
              </button>
            ))}
          </fieldset>
          {ruleset.families?.map((family) => (
            <FamilyOfStarts key={`${ruleset.id} ${family.id}`} family={family} take={type} />
          ))}
          <PositionField value={typed} type={type} problems={draft.problems} />
        </div>
        <div className={css.shown}>
          <BoardTable
            key={ruleset.id}
            ruleset={ruleset}
            position={printed}
            draft={draft}
            change={type}
            playing={playing}
            goOnPlaying={goOnPlaying}
          />
          {position !== undefined && <BoardExport ruleset={ruleset.id} position={position} />}
        </div>
        {game && (
          <BoardAnswer
            game={game}
            job={job}
            more={larger === undefined ? undefined : { positions: larger, allow: () => allow(larger) }}
          />
        )}
      </div>
    </Modal>
  );
}
