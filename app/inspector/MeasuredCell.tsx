/**
 * What is measured of a value, in the cell of a table: typeset where it is a number or a value; a dash where
 * there is nothing, with why.
 */
import { dyadicOf } from '../../engine/numbers/index.ts';
import type { Measurement } from '../../engine/theories/index.ts';
import { MathText } from '../parts/MathText.tsx';
import { words } from '../words.ts';

export function MeasuredCell({ found }: { readonly found: Measurement | undefined }) {
  if (!found) return null;
  if (found.kind === 'number') return <MathText value={{ kind: 'stopper', canonical: dyadicOf(found.x) }} />;
  if (found.kind === 'value') return <MathText value={found.value} />;
  if (found.kind === 'words') return words.tables.onScreen(found.text);
  return (
    <span title={found.says}>
      <span aria-hidden="true">{words.tables.emptySign}</span>
      <span className="unseen">{found.says}</span>
    </span>
  );
}

/** In place of what may not be seen. */
export const UnseenCell = () => (
  <>
    <span aria-hidden="true">{words.hiddenSign}</span>
    <span className="unseen">{words.valueUnseen}</span>
  </>
);
