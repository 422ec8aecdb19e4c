/** Everything that can be chosen about an export: the format first, then only what it can honour. */
import { grounds, placesOfValues, shownParts, styleKinds, styles } from '../../engine/index.ts';
import type { Caption } from '../export/asked.ts';
import { type Format, formats, type Honoured } from '../export/formats.ts';
import { type FigureOptions, forms, ranges, scales, withStyle, wordKinds } from '../export/options.ts';
import type { Showing } from '../store/state/showing.ts';
import { words } from '../words.ts';
import { Choice, Measured, Named, Tick } from './ExportFields.tsx';
import { ExportWidth } from './ExportWidth.tsx';
import css from './export.module.css';
import fields from './export-fields.module.css';

type Props = {
  readonly format: Format;
  readonly choose: (format: string) => void;
  readonly options: FigureOptions;
  readonly change: (part: Partial<FigureOptions>) => void;
  /** What stands on the nodes of the canvas. */
  readonly showing: Showing;
  /** Values are wanted though the canvas has none. */
  readonly showValues: () => void;
  readonly selection: {
    readonly count: number;
    readonly only: boolean;
    readonly change: (only: boolean) => void;
  };
  readonly caption: Caption;
  readonly setCaption: (caption: Caption) => void;
};

type Part = Props & { readonly has: (what: Honoured) => boolean };

const inks = ['colour', 'black'] as const;

function Sizes({ format, options, change, has }: Part) {
  const { style, widest, nodeSize, textSize } = options;
  return (
    <div className={fields.sizes}>
      {/* Of each format by itself: the width of another was not typed. */}
      {has('widest') && <ExportWidth key={format.id} widest={widest} change={change} />}
      {has('nodeSize') && (
        <Named label={words.export.nodeSize}>
          {(id) => (
            <Measured
              id={id}
              unit="mm"
              value={nodeSize ?? styles[style].nodeSize}
              range={ranges.nodeSize}
              change={(length) => change({ nodeSize: length })}
            />
          )}
        </Named>
      )}
      {has('textSize') && (
        <Named label={words.export.textSize}>
          {(id) => (
            <Measured
              id={id}
              unit="pt"
              value={textSize ?? styles[style].fontSize}
              range={ranges.textSize}
              change={(length) => change({ textSize: length })}
            />
          )}
        </Named>
      )}
    </div>
  );
}

function OnNodes({ options, change, has, showing, showValues }: Part) {
  const now = showing === 'off' ? 'none' : options.values;
  const choose = (values: FigureOptions['values']): void => {
    if (values !== 'none') showValues();
    change({ values });
  };
  const legend = options.legend ?? styles[options.style].legend;
  return (
    <>
      {has('values') && (
        <Choice
          legend={words.export.values[showing]}
          of={has('places') ? placesOfValues : (['inside', 'none'] as const)}
          says={has('places') ? words.export.places : { ...words.export.places, inside: words.export.shown }}
          value={now}
          choose={choose}
        />
      )}
      {has('steps') && (
        <fieldset className={fields.ticks}>
          <legend>{words.export.parts}</legend>
          {shownParts.filter(has).map((part) => (
            <Tick
              key={part}
              says={words.export[part]}
              on={part === 'legend' ? legend : options[part]}
              change={(on) => change({ [part]: on })}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

function Captioned({ options, caption, setCaption }: Part) {
  // A page of its own and a slide have no caption.
  if (options.form === 'document' || options.form === 'talk') return null;
  const { caption: says, label } = caption;
  return (
    <>
      <Named label={words.export.caption}>
        {(id) => (
          <input
            id={id}
            type="text"
            className={fields.words}
            value={says}
            maxLength={1000}
            onChange={({ target }) => setCaption({ caption: target.value, label })}
          />
        )}
      </Named>
      {says !== '' && (
        <Named label={words.export.label}>
          {(id) => (
            <input
              id={id}
              type="text"
              className={fields.words}
              placeholder="fig:game"
              spellCheck={false}
              autoCapitalize="none"
              maxLength={200}
              value={label}
              onChange={({ target }) => setCaption({ caption: says, label: target.value })}
            />
          )}
        </Named>
      )}
    </>
  );
}

function Selected({ selection: { count, only, change } }: Props) {
  return (
    <Tick
      says={words.export.onlySelection}
      more={count === 0 ? words.export.nothingSelected : words.nodes(count)}
      on={only}
      change={change}
      disabled={count === 0}
    />
  );
}

export function ExportOptions(props: Props) {
  const { format, choose, options, change } = props;
  const has = (what: Honoured): boolean => format.honours.has(what);
  const ground = options.ground ?? styles[options.style].ground;
  return (
    <section className={css.options} aria-label={words.export.options}>
      <Choice
        legend={words.export.format}
        of={formats.map(({ id }) => id)}
        says={Object.fromEntries(formats.map(({ id, name }) => [id, name]))}
        value={format.id}
        choose={choose}
        first={!format.text}
      />
      {has('form') && (
        <Choice
          legend={words.export.form}
          of={forms}
          says={words.export.forms}
          value={options.form}
          choose={(form) => change({ form })}
        />
      )}
      {has('style') && (
        <Choice
          legend={words.export.style}
          of={styleKinds}
          says={words.export.styles}
          value={options.style}
          choose={(style) => change(withStyle(options, style))}
        />
      )}
      <Sizes {...props} has={has} />
      <OnNodes {...props} has={has} />
      {has('colours') && (
        <Choice
          legend={words.export.colours}
          of={inks}
          says={words.export.inks}
          value={options.colours ? 'colour' : 'black'}
          choose={(ink) => change({ colours: ink === 'colour' })}
        />
      )}
      {has('ground') && (
        <Choice
          legend={words.export.ground}
          of={grounds}
          says={words.export.grounds}
          value={ground}
          choose={(next) => change({ ground: next })}
        />
      )}
      {has('words') && (
        <Choice
          legend={words.export.words}
          of={wordKinds}
          says={words.export.wordKinds}
          value={options.words}
          choose={(kind) => change({ words: kind })}
        />
      )}
      {has('scale') && (
        <Choice
          legend={words.export.dots}
          of={scales.map(String)}
          says={Object.fromEntries(scales.map((scale) => [scale, words.export.dotsAnInch(300 * scale)]))}
          value={`${options.scale}`}
          choose={(chosen) => change({ scale: scales.find((scale) => `${scale}` === chosen) ?? 1 })}
        />
      )}
      {has('caption') && <Captioned {...props} has={has} />}
      {has('selection') && <Selected {...props} />}
    </section>
  );
}
