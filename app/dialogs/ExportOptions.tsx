/** All options of an export: the format first, then only the options that concern it. */
import { type ReactNode, useState } from 'react';
import {
  grounds,
  placesOfLegend,
  placesOfValues,
  shownParts,
  styleKinds,
  styles,
} from '../../engine/figure/index.ts';
import type { ExportFeature } from '../../engine/formats/index.ts';
import type { FigureDrawn } from '../../workers/protocol.ts';
import {
  columnWidth,
  type FigureOptions,
  forms,
  pageWidth,
  ranges,
  scales,
  withStyle,
  wordKinds,
} from '../export/options.ts';
import { rememberFormat } from '../export/remembered.ts';
import type { ExportChoice } from '../export/use-export.ts';
import type { Withheld } from '../export/withheld.ts';
import { copyText } from '../files/copy-text.ts';
import { Button } from '../parts/Button.tsx';
import type { Showing } from '../store/state/showing.ts';
import { counted } from '../words/counting.ts';
import { words } from '../words.ts';
import { Checkbox, Measured, Named, RadioGroup } from './ExportFields.tsx';
import css from './export.module.css';
import fields from './export-fields.module.css';

const widths = ['own', 'column', 'page', 'other'] as const;
type Width = (typeof widths)[number];
const fixedWidths = { own: undefined, column: columnWidth, page: pageWidth, other: 120 } as const;

const widthCalled = (widest: number | undefined): Width =>
  widths.find((width) => width !== 'other' && fixedWidths[width] === widest) ?? 'other';

const widthsCalled = {
  own: 'Natural size',
  column: 'Column, 84 mm',
  page: 'Page, 174 mm',
  other: 'Other',
} as const;

/** The width of a figure: natural, a journal's column or page, or a typed width. */
function ExportWidth(props: {
  readonly widest: number | undefined;
  readonly change: (part: Pick<FigureOptions, 'widest'>) => void;
}) {
  const { widest, change } = props;
  // While typing 840 one passes 84, a column's width, so the field stays. A width set otherwise is shown by
  // its name.
  const [typed, type] = useState<number>();
  const width = widest !== undefined && widest === typed ? 'other' : widthCalled(widest);
  const choose = (chosen: Width): void => {
    type(undefined);
    change({ widest: fixedWidths[chosen] });
  };
  return (
    <Named label="Width">
      {(id) => (
        <span className={fields.width}>
          <select id={id} value={width} onChange={({ target }) => choose(target.value as Width)}>
            {widths.map((each) => (
              <option key={each} value={each}>
                {widthsCalled[each]}
              </option>
            ))}
          </select>
          {width === 'other' && widest !== undefined && (
            <Measured
              name="Maximum width"
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

// The words that go with a figure: what its symbols mean, and the caption.

type LegendOf = Pick<ExportChoice, 'format' | 'options' | 'change'> & {
  /** The drawn figure; undefined while the first is being drawn. */
  readonly drawn: FigureDrawn | undefined;
};

/** Where the symbols are explained: in the figure, or as a sentence for the caption in the author's paper. */
function ExportLegend({ format, options, drawn, change }: LegendOf) {
  const sentence = drawn?.legend ?? '';
  const goesAlong = format.honours.has('caption') && isCaptioned(options);
  const chosen = options.legend ?? styles[options.style].legend;
  return (
    <>
      <RadioGroup
        legend="Legend"
        of={placesOfLegend}
        says={{ below: 'Below', caption: 'In the caption', none: 'None' }}
        value={chosen}
        choose={(legend) => change({ legend })}
      />
      {chosen === 'caption' && sentence !== '' && !goesAlong && (
        <p className={fields.sentence} key={format.id}>
          <span>{sentence}</span>
          <Button look="quiet" onClick={() => void copyText(sentence, 'the legend')}>
            Copy the sentence
          </Button>
        </p>
      )}
    </>
  );
}

/** A separate page and a slide have no caption. */
const isCaptioned = ({ form }: FigureOptions): boolean => form === 'snippet' || form === 'apart';

function ExportCaption({
  options,
  caption,
  setCaption,
}: Pick<ExportChoice, 'options' | 'caption' | 'setCaption'>) {
  if (!isCaptioned(options)) return null;
  const { caption: says, label } = caption;
  return (
    <>
      <Named label="Caption">
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
        <Named label="Label">
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

/** What concerns the nodes of a drawing. */
export type OfDrawing = {
  /** What is written at the nodes on the canvas. */
  readonly showing: Showing;
  /** Whether names are shown on the canvas. */
  readonly named: boolean;
  /** Whether the canvas shows boards; undefined where the drawing has none. */
  readonly boards: boolean | undefined;
  /** Asks for values that the canvas does not show. */
  readonly showValues: () => void;
  readonly selection: {
    readonly count: number;
    readonly only: boolean;
    readonly change: (only: boolean) => void;
  };
  readonly hidden: {
    readonly withheld: Withheld;
    /** Whether names that tell hidden values go along. */
    readonly namesToo: boolean;
    readonly change: (namesToo: boolean) => void;
  };
};

type Part = ExportChoice & {
  /** The drawn figure; undefined while the first is being drawn. */
  readonly drawn: FigureDrawn | undefined;
  readonly has: (what: ExportFeature) => boolean;
};

const inks = ['colour', 'black'] as const;

/** Rounded as printed: a figure with a limited width may come out smaller than requested. */
const printed = (length: number): number => Math.round(length * 10) / 10;

function Sizes({ format, options, drawn, change, has }: Part) {
  const { style, widest, nodeSize = styles[style].nodeSize, textSize = styles[style].fontSize } = options;
  return (
    <div className={fields.sizes}>
      {/* A field in which a number is being typed belongs to this format; in another format nothing was typed. */}
      {has('widest') && <ExportWidth key={format.id} widest={widest} change={change} />}
      {has('nodeSize') && (
        <Named label="Node size">
          {(id) => (
            <Measured
              id={id}
              unit="mm"
              value={printed(drawn?.nodeSize ?? nodeSize)}
              range={ranges.nodeSize}
              change={(length) => change({ nodeSize: length })}
            />
          )}
        </Named>
      )}
      {has('textSize') && (
        <Named label="Text size">
          {(id) => (
            <Measured
              id={id}
              unit="pt"
              value={printed(drawn?.textSize ?? textSize)}
              range={ranges.textSize}
              change={(length) => change({ textSize: length })}
            />
          )}
        </Named>
      )}
    </div>
  );
}

const valuesCalled = { values: 'Values', outcomes: 'Outcomes', off: 'Values' } as const;

const places = { inside: 'Inside', beside: 'Beside', none: 'None' } as const;

function OnNodes({ options, change, has, showing, named, boards, showValues }: Part & OfDrawing) {
  const now = showing === 'off' ? 'none' : options.values;
  const choose = (values: FigureOptions['values']): void => {
    if (values !== 'none') showValues();
    change({ values });
  };
  return (
    <>
      {has('values') && (
        <RadioGroup
          legend={valuesCalled[showing]}
          of={has('places') ? placesOfValues : (['inside', 'none'] as const)}
          says={has('places') ? places : { ...places, inside: 'Shown' }}
          value={now}
          choose={choose}
        />
      )}
      {has('steps') && (
        <fieldset className={fields.ticks}>
          <legend>Also show</legend>
          {shownParts.filter(has).map((part) => (
            <Checkbox
              key={part}
              says={words.export[part]}
              on={options[part] ?? (part === 'boards' ? boards === true : named)}
              change={(on) => change({ [part]: on })}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

function Selected({ selection: { count, only, change } }: OfDrawing) {
  return (
    <Checkbox
      says="Only the selection"
      more={count === 0 ? 'nothing is selected' : words.nodes(count)}
      on={only}
      change={change}
      disabled={count === 0}
    />
  );
}

/** Only where letters replace names, or the title is left out. */
function HiddenNames({ hidden: { withheld, namesToo, change } }: OfDrawing) {
  if (withheld.names === 0 && !withheld.title) return null;
  return <Checkbox says={words.quiz.namesToo} on={namesToo} change={change} />;
}

export function ExportOptions({
  choice,
  drawn,
  ofDrawing,
  children,
}: {
  readonly choice: ExportChoice;
  readonly drawn: FigureDrawn | undefined;
  /** Undefined for a figure without nodes, or without a choice among them. */
  readonly ofDrawing: OfDrawing | undefined;
  /** The choice of what is drawn, if there is one: it comes before the options of how it is drawn. */
  readonly children?: ReactNode;
}) {
  const { kind, format, options, change } = choice;
  const has = (what: ExportFeature): boolean =>
    format.honours.has(what) &&
    kind.honours.has(what) &&
    (what !== 'boards' || ofDrawing?.boards !== undefined);
  const part = { ...choice, drawn, has };
  const ground = options.ground ?? styles[options.style].ground;
  return (
    <section className={css.options} aria-label="Appearance of the figure">
      <RadioGroup
        legend={words.export.format}
        of={kind.formats.map(({ id }) => id)}
        says={Object.fromEntries(kind.formats.map(({ id, name }) => [id, name]))}
        value={format.id}
        choose={rememberFormat}
        first={!format.readable}
      />
      {children}
      {has('form') && (
        <RadioGroup
          legend="Form"
          of={ofDrawing ? forms : forms.filter((form) => form !== 'talk')}
          says={{ snippet: 'Snippet', document: 'Document', apart: 'Separate styles', talk: 'Beamer rounds' }}
          value={options.form}
          choose={(form) => change({ form })}
        />
      )}
      {has('style') && (
        <RadioGroup
          legend="Style"
          of={styleKinds}
          says={{ paper: 'Paper', screen: 'Screen', projector: 'Projector' }}
          value={options.style}
          choose={(style) => change(withStyle(options, style))}
        />
      )}
      <Sizes {...part} />
      {ofDrawing && <OnNodes {...part} {...ofDrawing} />}
      {has('legend') && <ExportLegend {...part} />}
      {has('colours') && (
        <RadioGroup
          legend="Ink"
          of={inks}
          says={{ colour: 'Colour', black: 'Black' }}
          value={options.colours ? 'colour' : 'black'}
          choose={(ink) => change({ colours: ink === 'colour' })}
        />
      )}
      {has('ground') && (
        <RadioGroup
          legend="Background"
          of={grounds}
          says={{ white: 'White', none: 'Transparent' }}
          value={ground}
          choose={(next) => change({ ground: next })}
        />
      )}
      {has('words') && (
        <RadioGroup
          legend="Text as"
          of={wordKinds}
          says={{ outlines: 'Outlines', text: 'Text' }}
          value={options.words}
          choose={(kind) => change({ words: kind })}
        />
      )}
      {has('scale') && (
        <RadioGroup
          legend="Dots per inch"
          of={scales.map(String)}
          says={Object.fromEntries(scales.map((scale) => [scale, counted(300 * scale)]))}
          value={`${options.scale}`}
          choose={(chosen) => change({ scale: scales.find((scale) => `${scale}` === chosen) ?? 1 })}
        />
      )}
      {has('caption') && <ExportCaption {...part} />}
      {ofDrawing && has('selection') && <Selected {...ofDrawing} />}
      {ofDrawing && has('namesToo') && <HiddenNames {...ofDrawing} />}
    </section>
  );
}
