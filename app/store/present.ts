/** Actions for presenting on a projector. None of them writes the document. */
import { editor, setEditor } from './editor.ts';

/** Begins with the inspector closed; it can be opened while one presents. */
export function beginPresenting(): void {
  const { presenting, inspectorOpen } = editor();
  if (presenting) return;
  setEditor({
    presenting: { blank: false, spot: false, hadInspector: inspectorOpen },
    inspectorOpen: false,
  });
}

/** Hidden values stay hidden afterwards. */
export function endPresenting(): void {
  const { presenting } = editor();
  if (presenting) setEditor({ presenting: undefined, inspectorOpen: presenting.hadInspector });
}

function toggle(part: 'blank' | 'spot'): void {
  const { presenting } = editor();
  if (presenting) setEditor({ presenting: { ...presenting, [part]: !presenting[part] } });
}

export const toggleBlank = (): void => toggle('blank');
export const toggleSpot = (): void => toggle('spot');
