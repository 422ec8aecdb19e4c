/** A value cooled by the tax that the handle stands at, or that is typed: typeset, with its stops, to be copied or opened as a drawing. */
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { printDouble } from '../../../../engine/numbers/index.ts';
import type { AnswerTo } from '../../../../engine/questions/index.ts';
import { type Stopper, textOf } from '../../../../engine/values/index.ts';
import type { AskJob } from '../../../../workers/protocol.ts';
import parts from '../../../parts/parts.module.css';
import { useWatchedJob } from '../../../store/use-job.ts';
import { words } from '../../../words.ts';
import card from '../../card.module.css';
import { CopiedValue } from '../FactRow.tsx';
import { OpenForm } from '../OpenForm.tsx';
import { taxOnScreen, typedTax } from './taxes.ts';
import css from './thermogram.module.css';

type Props = {
  readonly value: Stopper;
  /** The value as titles name it. */
  readonly name: string;
  readonly tax: number;
  setTax(tax: number): void;
  /** Is told the cooled value when it is known; undefined of what is not, and of no tax. */
  tell?(cooled: Stopper | undefined): void;
};

/** In milliseconds: while the handle is dragged not every tax is asked about. */
const rests = 60;

function TaxField({ tax, setTax }: Pick<Props, 'tax' | 'setTax'>) {
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const note = useId();
  const isWrong = typed !== undefined && typedTax(typed) === undefined;
  return (
    <>
      <label className={css.tax}>
        <span>{words.walls.taxField}</span>
        <input
          type="text"
          className={parts.field}
          inputMode="text"
          spellCheck={false}
          autoComplete="off"
          aria-invalid={isWrong}
          aria-describedby={isWrong ? note : undefined}
          value={typed ?? taxOnScreen(tax)}
          onChange={({ target }) => {
            setTyped(target.value);
            const read = typedTax(target.value);
            if (read !== undefined) setTax(read);
          }}
          onBlur={() => setTyped(undefined)}
        />
      </label>
      {isWrong && (
        <p id={note} className={card.quiet} role="status">
          {words.walls.noTax}
        </p>
      )}
    </>
  );
}

/** What is known of the last tax stays, faintly, until the next is known. */
function useCooled({ value, tax }: Pick<Props, 'value' | 'tax'>) {
  const make = useMemo(
    () =>
      tax === 0
        ? undefined
        : (): AskJob<'cooled'> => ({ kind: 'ask', question: 'cooled', about: { value, tax } }),
    [value, tax],
  );
  const { answer } = useWatchedJob(make, rests);
  const found = answer?.kind === 'done' ? answer.value : undefined;
  const last = useRef<AnswerTo<'cooled'>>(undefined);
  useEffect(() => {
    if (found) last.current = found;
  }, [found]);
  return { found: found ?? last.current, isStale: found === undefined };
}

export function CooledBy({ value, name, tax, setTax, tell }: Props) {
  const { found, isStale } = useCooled({ value, tax });
  const cooled = found?.cooled;
  const known = tax === 0 || isStale ? undefined : cooled?.value;
  useEffect(() => tell?.(known), [known, tell]);
  const t = taxOnScreen(tax);
  return (
    <div className={css.cooled}>
      <TaxField tax={tax} setTax={setTax} />
      {tax < 0 && <p className={card.quiet}>{words.walls.reward}</p>}
      {tax === 0 && <p className={card.quiet}>{words.walls.uncooled}</p>}
      {tax !== 0 && found && !cooled && <p className={card.quiet}>{words.walls.notExact}</p>}
      {tax !== 0 && cooled && (
        <div className={css.cooledValue} data-stale={isStale || undefined}>
          <p className="numbers">
            <CopiedValue value={cooled.value} />
          </p>
          <p className="numbers">
            {words.walls.stops(
              printDouble(cooled.stops.left).replace('-', '−'),
              printDouble(cooled.stops.right).replace('-', '−'),
            )}
          </p>
          <OpenForm
            form={cooled.value.canonical}
            positions={cooled.positions}
            title={words.walls.cooledTitle(name || textOf(value), t)}
          />
        </div>
      )}
    </div>
  );
}
