/**
 * A text field that gives its old text back, with a message, where what was typed cannot be read. A page that
 * is loaded again keeps what was typed there.
 */
import { useEffect, useState } from 'react';
import { TextField } from '../parts/TextField.tsx';
import { toast } from '../store/chrome.ts';
import { useReadOnly } from '../store/document.ts';
import { editor } from '../store/editor.ts';
import { writeOnInField } from '../store/showing.ts';

export function CheckedField(props: {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  /** The most signs that can be typed. */
  readonly longest?: number;
  /** Makes the edit; says what is wrong with the text if there is none. */
  readonly commit: (typed: string) => string | undefined;
}) {
  const { label, value, placeholder, longest, commit } = props;
  const readOnly = useReadOnly();
  const [tries, setTries] = useState(0);
  const [typed, setTyped] = useState(() => {
    const { fieldText } = editor();
    return fieldText?.field === label ? fieldText.typed : undefined;
  });
  // It is restored once: everything that the field shows later is the drawing's.
  useEffect(() => {
    if (typed === undefined) return;
    writeOnInField(undefined);
    setTyped(undefined);
  }, [typed]);
  return (
    <TextField
      key={`${value} ${tries}`}
      label={label}
      value={value}
      placeholder={placeholder}
      longest={longest}
      readOnly={readOnly}
      checked
      typed={typed}
      commit={(typed) => {
        const before = editor().document;
        const wrong = commit(typed);
        if (wrong !== undefined) toast(wrong, { kind: 'field' });
        // An edit that the drawing's rules forbid is not kept either.
        if (editor().document === before) setTries(tries + 1);
      }}
    />
  );
}
