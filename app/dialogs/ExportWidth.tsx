/** The width of a figure: natural, a journal's column or page, or a typed width. */
import { useState } from 'react';
import { columnWidth, type FigureOptions, pageWidth, ranges } from '../export/options.ts';
import { words } from '../words.ts';
import { Measured, Named } from './ExportFields.tsx';
import fields from './export-fields.module.css';

const widths = ['own', 'column', 'page', 'other'] as const;
type Width = (typeof widths)[number];
const fixedWidths = { own: undefined, column: columnWidth, page: pageWidth, other: 120 } as const;

const widthCalled = (widest: number | undefined): Width =>
  widths.find((width) => width !== 'other' && fixedWidths[width] === widest) ?? 'other';

export function ExportWidth(props: {
  readonly widest: number | undefined;
  readonly change: (part: Pick<FigureOptions, 'widest'>) => void;
}) {
  const { widest, change } = props;
  // While typing 840 one passes 84, a column's width, so the field stays. A width set otherwise is shown by its name.
  const [typed, type] = useState<number>();
  const width = widest !== undefined && widest === typed ? 'other' : widthCalled(widest);
  const choose = (chosen: Width): void => {
    type(undefined);
    change({ widest: fixedWidths[chosen] });
  };
  return (
    <Named label={words.export.width}>
      {(id) => (
        <span className={fields.width}>
          <select id={id} value={width} onChange={({ target }) => choose(target.value as Width)}>
            {widths.map((each) => (
              <option key={each} value={each}>
                {words.export.widths[each]}
              </option>
            ))}
          </select>
          {width === 'other' && widest !== undefined && (
            <Measured
              name={words.export.widest}
              unit="mm"
              value={widest}
              range={ranges.widest}
              change={(length) => {
                type(length);
                change({ widest: length });
              }}
            />
          )}
        </span>
      )}
    </Named>
  );
}
