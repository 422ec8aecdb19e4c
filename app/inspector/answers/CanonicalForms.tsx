/** The simplest form of a partizan value, or of each of its sides. */
import { setTitle } from '../../../engine/document/edits/index.ts';
import { formDrawing, type GameDocument } from '../../../engine/document/index.ts';
import type { AboutSide, AboutValue } from '../../../engine/theories/index.ts';
import { graphOf, textOf } from '../../../engine/values/index.ts';
import { words } from '../../words.ts';
import { FormPicture } from './FormPicture.tsx';

function titled({ form }: AboutSide): GameDocument {
  const drawing = formDrawing(graphOf(form));
  // The start is named by the value, if that is short.
  const name = drawing.nodes[0].name || textOf({ kind: 'stopper', canonical: form });
  return setTitle(drawing, words.formOf(name));
}

const Form = ({ side, name }: { readonly side: AboutSide; readonly name: string }) => (
  <FormPicture form={{ name, positions: side.positions, document: () => titled(side) }} of={side} />
);

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
