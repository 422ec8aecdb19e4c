/**
 * The simplest form of a value, or of each of its sides, as a small picture, and a button that opens it as a drawing.
 */
import { useEffect, useMemo, useState } from 'react';
import {
  type AboutSide,
  type AboutValue,
  formDrawing,
  type GameDocument,
  graphOf,
  setTitle,
  textOf,
} from '../../../engine/index.ts';
import { canvas } from '../../canvas/viewport.ts';
import { DrawingPicture } from '../../dialogs/DrawingPicture.tsx';
import { arranged } from '../../edits/tidy.ts';
import { openAsNew } from '../../files/drawings.ts';
import { Button } from '../../parts/Button.tsx';
import { toast } from '../../store/chrome.ts';
import { words } from '../../words.ts';
import css from './about-value.module.css';

/** With more positions a small picture would be a gray cloud. */
const mostPictured = 60;
/** The most positions of a form that can be opened. */
const mostOpened = 2000;

function titled({ form }: AboutSide): GameDocument {
  const drawing = formDrawing(graphOf(form));
  // The start is named by the value, if that is short.
  const name = drawing.nodes[0].name || textOf({ kind: 'stopper', canonical: form });
  return setTitle(drawing, words.formOf(name));
}

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

async function open(document: GameDocument): Promise<void> {
  try {
    await openAsNew(document);
    canvas()?.focus();
  } catch (error) {
    toast(String((error as Error).message), { stays: true });
  }
}

function Form({ side, name }: { readonly side: AboutSide; readonly name: string }) {
  const { positions } = side;
  const drawn = useMemo(() => (positions <= mostPictured ? titled(side) : undefined), [side, positions]);
  const placed = usePlaced(drawn);
  return (
    <figure className={css.form}>
      {drawn && <div className={css.picture}>{placed && <DrawingPicture document={placed} />}</div>}
      <figcaption>
        <span>
          {name}
          <small>{words.positions(positions)}</small>
        </span>
        {positions <= mostOpened ? (
          <Button onClick={() => void arranged(drawn ?? titled(side)).then(open)}>Open as a drawing</Button>
        ) : (
          <small>{words.tooLargeToOpen}</small>
        )}
      </figcaption>
    </figure>
  );
}

export function CanonicalForms({ about }: { readonly about: AboutValue }) {
  const { stopper, onside, offside } = about;
  if (stopper) return <Form side={onside} name="Canonical form" />;
  return (
    <>
      <Form side={onside} name="Onside" />
      <Form side={offside} name="Offside" />
    </>
  );
}
