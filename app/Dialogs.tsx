/** Shows the dialog that is open. */

import { BoardExport } from './boards/BoardExport.tsx';
import { PartExport } from './boards/PartExport.tsx';
import { AnswersExport } from './dialogs/AnswersExport.tsx';
import { BoardsPage } from './dialogs/BoardsPage.tsx';
import { Cite } from './dialogs/Cite.tsx';
import { ContactSheet } from './dialogs/ContactSheet.tsx';
import { Documentation } from './dialogs/Documentation.tsx';
import { Drawings } from './dialogs/Drawings.tsx';
import { Export } from './dialogs/Export.tsx';
import { Find } from './dialogs/Find.tsx';
import { Gallery } from './dialogs/Gallery.tsx';
import { Handout } from './dialogs/Handout.tsx';
import { Keys } from './dialogs/Keys.tsx';
import { NewRuleset } from './dialogs/NewRuleset.tsx';
import { Palette } from './dialogs/Palette.tsx';
import { PlayOnDrawing } from './dialogs/PlayOnDrawing.tsx';
import { Problems } from './dialogs/Problems.tsx';
import { Share } from './dialogs/Share.tsx';
import { ShiftScores } from './dialogs/ShiftScores.tsx';
import { WithPhones } from './dialogs/WithPhones.tsx';
import { DrawValue } from './inspector/DrawValue.tsx';
import { Reckon } from './inspector/Reckon.tsx';
import { FindGames } from './searches/FindGames.tsx';
import { useEditor } from './store/editor.ts';
import { useOnBoard } from './store/subject.ts';
import { PlotExport } from './sweeps/PlotExport.tsx';

export function Dialogs() {
  const dialog = useEditor((state) => state.dialog);
  const isBoard = useOnBoard();
  const drawing = useEditor((state) => state.drawing);
  switch (dialog?.kind) {
    case 'gallery':
      return <Gallery />;
    case 'boards':
      return <BoardsPage />;
    case 'new-ruleset':
      return <NewRuleset />;
    case 'play-on-drawing':
      return <PlayOnDrawing />;
    case 'keys':
      return <Keys />;
    case 'cite':
      return <Cite />;
    case 'palette':
      return <Palette />;
    case 'draw-value':
      return <DrawValue typed={dialog.typed ?? ''} />;
    case 'reckon':
      // Where a lesson shows a view of another drawing, the list is that of the other drawing.
      return <Reckon key={drawing} typed={dialog.typed ?? ''} />;
    case 'shift-scores':
      return <ShiftScores />;
    case 'drawings':
      return <Drawings beside={dialog.beside} />;
    case 'find':
      return <Find />;
    case 'find-games':
      return <FindGames about={dialog.about} />;
    case 'problems':
      return <Problems title={dialog.title} problems={dialog.problems} opened={dialog.opened} />;
    case 'share':
      return <Share address={dialog.address} />;
    case 'export':
      return isBoard ? <BoardExport /> : <Export />;
    case 'export-answers':
      return <AnswersExport question={dialog.question} more={dialog.with} />;
    case 'export-plot':
      return <PlotExport />;
    case 'export-part':
      return <PartExport />;
    case 'documentation':
      return <Documentation />;
    case 'handout':
      return <Handout />;
    case 'with-phones':
      return <WithPhones />;
    case 'contact-sheet':
      return <ContactSheet />;
    // A person who reads a thermograph or a matrix enlarges it.
    case 'thermograph':
    case 'matrix':
    case undefined:
      return null;
  }
}
