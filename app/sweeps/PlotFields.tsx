/**
 * Which plot is shown: points, a line, a grid of cells; and its further options, in the words of the command
 * line.
 */
import { useId, useState } from 'react';
import { plotKinds } from '../../engine/sweeps/index.ts';
import parts from '../parts/parts.module.css';
import { words } from '../words.ts';
import { changeLook } from './asked.ts';
import css from './sweeps.module.css';

type PlotKind = (typeof plotKinds)[number];

/** Its kind, and its further options. */
export function readPlot(plot: string): { readonly kind: PlotKind; readonly more: string } {
  const said = plot.split(/\s+/).filter(Boolean);
  const kind = plotKinds.find((each) => said.includes(each)) ?? 'points';
  return { kind, more: said.filter((word) => word !== kind).join(' ') };
}

const written = (kind: string, more: string): string => [kind, more].filter(Boolean).join(' ');

const isPoints = (kind: string): boolean => kind === 'points' || kind === 'line';

const plots = { points: 'points', line: 'a line', grid: 'a grid of cells', order: 'order diagram' } as const;

/** Which plot there is, or none. */
export function PlotChoice({ plot }: { readonly plot: string | undefined }) {
  const id = useId();
  const { kind, more } = readPlot(plot ?? '');
  return (
    <span className={css.range}>
      <label htmlFor={id}>{words.sweeps.plot}</label>
      <select
        id={id}
        value={plot === undefined ? '' : kind}
        onChange={({ target }) =>
          // What was said of points means something else in a grid or an order.
          changeLook({
            plot:
              target.value === ''
                ? undefined
                : written(target.value, isPoints(target.value) && isPoints(kind) ? more : ''),
          })
        }
      >
        <option value="">none</option>
        {plotKinds.map((each) => (
          <option key={each} value={each}>
            {plots[each]}
          </option>
        ))}
      </select>
    </span>
  );
}

const plotHints = {
  points: 'x=n y=value',
  line: 'x=n y=mean',
  grid: 'down=m across=n shows=value',
  order: 'of=value',
} as const;

const plotHelp =
  'Write a column after x=, y=, down=, across=, shows= or of=. To plot only the rows with one value of another number, write that too, as k=2';

export function PlotFields({ plot }: { readonly plot: string }) {
  const id = useId();
  const { kind, more } = readPlot(plot);
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const end = (): void => {
    if (typed !== undefined && typed.trim() !== more) changeLook({ plot: written(kind, typed.trim()) });
    setTyped(undefined);
  };
  return (
    <p className={css.range}>
      <label htmlFor={id}>Plot of</label>
      <input
        id={id}
        className={[parts.field, css.notation].join(' ')}
        value={typed ?? more}
        placeholder={plotHints[kind]}
        title={plotHelp}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={end}
        onKeyDown={(event) => {
          if (event.key === 'Enter') end();
        }}
      />
    </p>
  );
}
