/** How the room is started in which a class answers from its phones: a page alone cannot be one. */
import '../class-bar/sheets.ts';
import css from '../class-bar/with-phones.module.css';
import { copyText } from '../files/copy-text.ts';
import { fileName } from '../files/save.ts';
import { Button } from '../parts/Button.tsx';
import { toast } from '../store/chrome.ts';
import { useEditor } from '../store/editor.ts';
import { Modal } from './Modal.tsx';

function CommandLine({ line }: { readonly line: string }) {
  return (
    <p className={css.line}>
      <code>{line}</code>
      <Button aria-label={`Copy: ${line}`} onClick={() => void copyText(line, 'the command')}>
        Copy
      </Button>
    </p>
  );
}

const save = async (): Promise<void> => {
  try {
    await (await import('../files/lessons/lesson-saving.ts')).saveLessonToFile();
  } catch (error) {
    toast(String((error as Error).message), { stays: true });
  }
};

export function WithPhones() {
  const lesson = useEditor((state) => state.lesson);
  const hasViews = (lesson?.views.length ?? 0) > 0;
  const file = hasViews ? ` ${fileName(lesson?.title ?? '', '.lesson.grundy.json')}` : '';
  return (
    <Modal title="Present with phones">
      <p>
        A room runs on your computer: it serves this editor to you and a page to the phones of your class.
        Nothing leaves your network.
      </p>
      <ol className={css.steps}>
        <li>
          {hasViews
            ? 'Save the lesson to a file first.'
            : 'No lesson is open here: open one later, in the editor that the room serves.'}{' '}
          {hasViews && <Button onClick={() => void save()}>Save the lesson</Button>}
        </li>
        <li>
          {hasViews
            ? 'Start the room in a terminal, in the folder of the file:'
            : 'Start the room in a terminal:'}
          <CommandLine line={`grundy class${file}`} />
          or, in a copy of this project:
          <CommandLine line={`npm run class${file && ` --${file}`}`} />
        </li>
        <li>
          The program prints two links. Open the first one: it has the bar for you. The second is for the
          phones.
        </li>
      </ol>
      <p>If the room has been started, open the link that it printed after “Teacher:”.</p>
      <p className={css.needs}>
        It needs Node.js, the package of Grundy or a copy of this project, and a network in which the phones
        reach this computer.
      </p>
    </Modal>
  );
}
