/** Warnings about a figure before it is delivered, each with a remedy if there is one. */
import { isTooSmallToRead, leastReadable } from '../../engine/figure/index.ts';
import { overlapsSaid } from '../../engine/pictures/index.ts';
import type { FigureDrawn } from '../../workers/protocol.ts';
import { many } from '../words/counting.ts';
import { words } from '../words.ts';
import { type FigureOptions, pageWidth, ranges } from './options.ts';

export type Warning = {
  readonly says: string;
  /** The options to choose instead. */
  readonly remedy?: { readonly says: string; readonly change: Partial<FigureOptions> };
};

export type FigureSize = Pick<
  FigureDrawn,
  'width' | 'ownWidth' | 'scale' | 'textSize' | 'smallestText' | 'overlapping'
>;

export function warningsOf(
  { coming, options }: { readonly coming: number; readonly options: FigureOptions },
  drawn: FigureSize | undefined,
  solving: boolean,
): Warning[] {
  const warnings: Warning[] = [];
  if (coming > 0)
    warnings.push({
      says: solving
        ? `${many(coming, 'value is', 'values are')} still being computed, and not in the figure yet.`
        : `No value was found for ${many(coming, 'node', 'nodes')}.`,
    });
  const small = drawn?.smallestText;
  if (drawn && small !== undefined && isTooSmallToRead(small)) {
    const change = wider(drawn, small, options) ?? largerText(small, drawn.textSize);
    warnings.push({
      says: `The smallest text is ${small.toFixed(1)} pt: text under 6 pt is hard to read in print.`,
      ...(change && { remedy: { says: remedySays(change, drawn), change } }),
    });
  }
  if (drawn && drawn.overlapping.length > 0) warnings.push({ says: overlapsSaid(drawn.overlapping) });
  return warnings;
}

/** The page's width if that suffices; else the natural width if that does. */
function wider({ width, scale }: FigureSize, small: number, { widest }: FigureOptions): Change | undefined {
  if (widest === undefined || scale === 1 || small < leastReadable * scale) return undefined;
  const needed = (width * leastReadable) / small;
  return { widest: needed <= pageWidth && widest < pageWidth ? pageWidth : undefined };
}

type Change = { readonly widest: number | undefined } | { readonly textSize: number };

function largerText(small: number, now: number): Change | undefined {
  const { step, most } = ranges.textSize;
  const textSize = Math.ceil((now * leastReadable) / small / step) * step;
  return textSize <= most ? { textSize } : undefined;
}

function remedySays(change: Change, { ownWidth }: FigureSize): string {
  if ('textSize' in change) return `Use text of ${change.textSize} pt`;
  return words.export.widthInstead(
    change.widest === undefined ? ownWidth : Math.min(change.widest, ownWidth),
  );
}
