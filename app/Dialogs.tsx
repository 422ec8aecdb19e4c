/** Shows the dialog that is open. */
import { AnswersExport } from './dialogs/AnswersExport.tsx';
import { ContactSheet } from './dialogs/ContactSheet.tsx';
import { Drawings } from './dialogs/Drawings.tsx';
import { Export } from './dialogs/Export.tsx';
import { Find } from './dialogs/Find.tsx';
import { Gallery } from './dialogs/Gallery.tsx';
import { Keys } from './dialogs/Keys.tsx';
import { Palette } from './dialogs/Palette.tsx';
import { Problems } from './dialogs/Problems.tsx';
import { Share } from './dialogs/Share.tsx';
import { ShiftScores } from './dialogs/ShiftScores.tsx';
import { DrawValue } from './inspector/DrawValue.tsx';
import { later } from './later.tsx';
import { useEditor } from './store/editor.ts';
import { useOnBoard } from './store/subject.ts';

/** Fetched when a person reckons. */
const Reckon = later(async () => (await import('./inspector/Reckon.tsx')).Reckon);

/** Fetched when games are searched. */
const FindGames = later(async () => (await import('./searches/FindGames.tsx')).FindGames);

/** Fetched when a teacher asks how phones come in. */
const WithPhones = later(async () => (await import('./dialogs/WithPhones.tsx')).WithPhones);

/** Fetched when a handout is printed. */
const Handout = later(async () => (await import('./dialogs/Handout.tsx')).Handout);

/** Fetched when a person asks how to cite. */
const Cite = later(async () => (await import('./dialogs/Cite.tsx')).Cite);

/** Fetched where the site of the documentation is not beside the editor. */
const Documentation = later(async () => (await import('./dialogs/Documentation.tsx')).Documentation);

/** Fetched when boards are looked for, with all rulesets. */
const BoardsPage = later(async () => (await import('./dialogs/BoardsPage.tsx')).BoardsPage);

/** Fetched when a person makes a ruleset. */
const NewRuleset = later(async () => (await import('./dialogs/NewRuleset.tsx')).NewRuleset);

/** Fetched when a drawing becomes a board. */
const PlayOnDrawing = later(async () => (await import('./dialogs/PlayOnDrawing.tsx')).PlayOnDrawing);

/** Fetched when a board is exported. */
const BoardExport = later(async () => (await import('./boards/BoardExport.tsx')).BoardExport);

/** Fetched when the graph beside a board is exported. */
const PartExport = later(async () => (await import('./boards/PartExport.tsx')).PartExport);

/** Fetched when the plot of a table is exported. */
const PlotExport = later(async () => (await import('./sweeps/PlotExport.tsx')).PlotExport);

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
