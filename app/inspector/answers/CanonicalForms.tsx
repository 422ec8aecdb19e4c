/** The simplest form of a partizan value, or of each of its sides. */
import type { AboutSide, AboutValue } from '../../../engine/theories/index.ts';
import { FormPicture } from './FormPicture.tsx';
import { drawnForm } from './OpenForm.tsx';

const Form = ({ side, name }: { readonly side: AboutSide; readonly name: string }) => (
  <FormPicture form={{ name, positions: side.positions, document: () => drawnForm(side.form) }} of={side} />
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
