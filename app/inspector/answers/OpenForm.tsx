/** A button that opens a canonical form as a drawing. */
import { setTitle } from '../../../engine/document/edits/index.ts';
import { formDrawing, type GameDocument } from '../../../engine/document/index.ts';
import { type CanonicalForm, graphOf, isDyadic, textOf } from '../../../engine/values/index.ts';
import { canvas } from '../../canvas/viewport.ts';
import { arranged } from '../../edits/tidy.ts';
import { openMadeHere } from '../../files/way-back.ts';
import { Button } from '../../parts/Button.tsx';
import { closeDialog, toast } from '../../store/chrome.ts';
import { words } from '../../words.ts';

/** The most positions of a form that can be opened. */
const mostOpened = 2000;

/** How many positions a form has: a number m/2ᵏ those that are born on the days before it. */
export const positionsOfForm = (form: CanonicalForm): number =>
  isDyadic(form) ? Math.ceil(Math.abs(form.numerator / 2 ** form.exponent)) + form.exponent + 1 : form.count;

/** The form as a drawing without places; called by the value, if that is short, unless a title is given. */
export function drawnForm(form: CanonicalForm, title?: string): GameDocument {
  const drawing = formDrawing(graphOf(form));
  // The start is named by the value, if that is short.
  const name = drawing.nodes[0].name || textOf({ kind: 'stopper', canonical: form });
  return setTitle(drawing, title ?? words.formOf(name));
}

async function open(document: GameDocument, isPlaced: boolean): Promise<void> {
  try {
    await openMadeHere(isPlaced ? document : await arranged(document));
    // A thermograph is read in dialogs, too, and its results are under them.
    closeDialog();
    canvas()?.focus();
  } catch (error) {
    toast(String((error as Error).message), { stays: true });
  }
}

/** The button, or in its place why there is none. */
export function OpenMade({
  positions,
  document,
  says = words.openAsDrawing,
  name,
  isPlaced = false,
}: {
  readonly positions: number;
  readonly document: () => GameDocument;
  readonly says?: string;
  /** What a screen reader says, where there are several such buttons. */
  readonly name?: string;
  /** Whether the nodes have their places already. */
  readonly isPlaced?: boolean;
}) {
  if (positions > mostOpened) return <small>too large to open</small>;
  return (
    <Button aria-label={name} onClick={() => void open(document(), isPlaced)}>
      {says}
    </Button>
  );
}

export const OpenForm = (props: {
  readonly form: CanonicalForm;
  readonly positions: number;
  readonly title?: string;
}) => <OpenMade positions={props.positions} document={() => drawnForm(props.form, props.title)} />;
