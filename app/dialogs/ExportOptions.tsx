/** All options of an export: the format first, then only the options that concern it. */
import type { ReactNode } from 'react';
import { grounds, placesOfValues, shownParts, styleKinds, styles } from '../../engine/figure/index.ts';
import type { ExportFeature } from '../../engine/formats/index.ts';
import type { FigureDrawn } from '../../workers/protocol.ts';
import { type FigureOptions, forms, ranges, scales, withStyle, wordKinds } from '../export/options.ts';
import { rememberFormat } from '../export/remembered.ts';
import type { ExportChoice } from '../export/use-export.ts';
import type { Withheld } from '../export/withheld.ts';
import type { Showing } from '../store/state/showing.ts';
import { words } from '../words.ts';
import { ExportCaption, ExportLegend } from './ExportCaption.tsx';
import { Checkbox, Measured, Named, RadioGroup } from './ExportFields.tsx';
import { ExportWidth } from './ExportWidth.tsx';
import css from './export.module.css';
import fields from './export-fields.module.css';

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
        <Named label={words.export.nodeSize}>
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
        <Named label={words.export.textSize}>
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
      says={words.export.onlySelection}
      more={count === 0 ? words.export.nothingSelected : words.nodes(count)}
      on={only}
      change={change}
      disabled={count === 0}
    />
  );
}

/** Only where letters stand for names, or the title is left out. */
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
    <section className={css.options} aria-label={words.export.options}>
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
          legend={words.export.form}
          of={ofDrawing ? forms : forms.filter((form) => form !== 'talk')}
          says={words.export.forms}
          value={options.form}
          choose={(form) => change({ form })}
        />
      )}
      {has('style') && (
        <RadioGroup
          legend={words.export.style}
          of={styleKinds}
          says={words.export.styles}
          value={options.style}
          choose={(style) => change(withStyle(options, style))}
        />
      )}
      <Sizes {...part} />
      {ofDrawing && <OnNodes {...part} {...ofDrawing} />}
      {has('legend') && <ExportLegend {...part} />}
      {has('colours') && (
        <RadioGroup
          legend={words.export.colours}
          of={inks}
          says={words.export.inks}
          value={options.colours ? 'colour' : 'black'}
          choose={(ink) => change({ colours: ink === 'colour' })}
        />
      )}
      {has('ground') && (
        <RadioGroup
          legend={words.export.ground}
          of={grounds}
          says={words.export.grounds}
          value={ground}
          choose={(next) => change({ ground: next })}
        />
      )}
      {has('words') && (
        <RadioGroup
          legend={words.export.words}
          of={wordKinds}
          says={words.export.wordKinds}
          value={options.words}
          choose={(kind) => change({ words: kind })}
        />
      )}
      {has('scale') && (
        <RadioGroup
          legend={words.export.dots}
          of={scales.map(String)}
          says={Object.fromEntries(scales.map((scale) => [scale, words.export.dotsAnInch(300 * scale)]))}
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
