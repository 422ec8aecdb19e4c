/** A game as a small picture, and a button that opens it as a drawing. */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { GameDocument } from '../../../engine/document/index.ts';
import { DrawingPicture } from '../../dialogs/DrawingPicture.tsx';
import { arranged } from '../../edits/tidy.ts';
import { words } from '../../words.ts';
import css from './about-value.module.css';
import { OpenMade } from './OpenForm.tsx';

/** With more positions a small picture would be a gray cloud. */
const mostPictured = 60;

/** The document with places for its nodes, when the worker has found them. */
function usePlaced(document: GameDocument | undefined): GameDocument | undefined {
  const [placed, setPlaced] = useState<{ readonly of: GameDocument; readonly is: GameDocument }>();
  useEffect(() => {
    if (!document) return;
    let wanted = true;
    arranged(document).then(
      (is) => wanted && setPlaced({ of: document, is }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [document]);
  return placed && placed.of === document ? placed.is : undefined;
}

export type PicturedForm = {
  readonly name: ReactNode;
  readonly positions: number;
  readonly document: () => GameDocument;
};

/** `of` tells one form from another: while it stays the same, so does the picture. */
export function FormPicture({ form, of }: { readonly form: PicturedForm; readonly of: object }) {
  const { name, positions, document } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawing is made anew for another form alone
  const drawn = useMemo(() => (positions <= mostPictured ? document() : undefined), [of, positions]);
  const placed = usePlaced(drawn);
  return (
    <figure className={css.form}>
      {drawn && <div className={css.picture}>{placed && <DrawingPicture document={placed} />}</div>}
      <figcaption>
        <span>
          {name}
          <small>{words.positions(positions)}</small>
        </span>
        <OpenMade positions={positions} document={() => drawn ?? document()} />
      </figcaption>
    </figure>
  );
}
