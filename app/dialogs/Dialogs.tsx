/** Which dialog is open. */
import { OpenBoard } from '../boards/OpenBoard.tsx';
import { useEditor } from '../store/store.ts';
import { Drawings } from './Drawings.tsx';
import { DrawValue } from './DrawValue.tsx';
import { Export } from './Export.tsx';
import { Find } from './Find.tsx';
import { Gallery } from './Gallery.tsx';
import { Keys } from './Keys.tsx';
import { Palette } from './Palette.tsx';
import { Problems } from './Problems.tsx';
import { Share } from './Share.tsx';

export function Dialogs() {
  const dialog = useEditor((state) => state.dialog);
  switch (dialog?.kind) {
    case 'gallery':
      return <Gallery />;
    case 'keys':
      return <Keys />;
    case 'palette':
      return <Palette />;
    case 'draw-value':
      return <DrawValue />;
    case 'drawings':
      return <Drawings />;
    case 'find':
      return <Find />;
    case 'board':
      return <OpenBoard />;
    case 'problems':
      return <Problems title={dialog.title} problems={dialog.problems} opened={dialog.opened} />;
    case 'share':
      return <Share address={dialog.address} />;
    case 'export':
      return <Export />;
    case undefined:
      return null;
  }
}
