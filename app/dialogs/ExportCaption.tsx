/** The words that go with a figure: what its symbols mean, and the caption. */
import { placesOfLegend, styles } from '../../engine/figure/index.ts';
import type { FigureDrawn } from '../../workers/protocol.ts';
import type { FigureOptions } from '../export/options.ts';
import type { ExportChoice } from '../export/use-export.ts';
import { copyText } from '../files/copy-text.ts';
import { Button } from '../parts/Button.tsx';
import { words } from '../words.ts';
import { Named, RadioGroup } from './ExportFields.tsx';
import fields from './export-fields.module.css';

type LegendOf = Pick<ExportChoice, 'format' | 'options' | 'change'> & {
  /** The drawn figure; undefined while the first is being drawn. */
  readonly drawn: FigureDrawn | undefined;
};

/** Where the symbols are explained: in the figure, or as a sentence for the caption in the author's paper. */
export function ExportLegend({ format, options, drawn, change }: LegendOf) {
  const sentence = drawn?.legend ?? '';
  const goesAlong = format.honours.has('caption') && isCaptioned(options);
  const chosen = options.legend ?? styles[options.style].legend;
  return (
    <>
      <RadioGroup
        legend={words.export.legend}
        of={placesOfLegend}
        says={words.export.placesOfLegend}
        value={chosen}
        choose={(legend) => change({ legend })}
      />
      {chosen === 'caption' && sentence !== '' && !goesAlong && (
        <p className={fields.sentence} key={format.id}>
          <span>{sentence}</span>
          <Button look="quiet" onClick={() => void copyText(sentence, words.export.sentence)}>
            {words.export.copySentence}
          </Button>
        </p>
      )}
    </>
  );
}

/** A separate page and a slide have no caption. */
const isCaptioned = ({ form }: FigureOptions): boolean => form === 'snippet' || form === 'apart';

export function ExportCaption({
  options,
  caption,
  setCaption,
}: Pick<ExportChoice, 'options' | 'caption' | 'setCaption'>) {
  if (!isCaptioned(options)) return null;
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
