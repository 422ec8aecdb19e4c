/** How the room is started in which a class answers from its phones: a page alone cannot be one. */
import '../class-bar/sheets.ts';
import css from '../class-bar/with-phones.module.css';
import { copyText } from '../files/copy-text.ts';
import { fileName } from '../files/save.ts';
import { Button } from '../parts/Button.tsx';
import { toast } from '../store/chrome.ts';
import { useEditor } from '../store/editor.ts';
import { classWords } from '../words/class.ts';
import { Modal } from './Modal.tsx';

const says = classWords.start;

function CommandLine({ line }: { readonly line: string }) {
  return (
    <p className={css.line}>
      <code>{line}</code>
      <Button aria-label={`${says.copy}: ${line}`} onClick={() => void copyText(line, says.command)}>
        {says.copy}
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
    <Modal title={says.title}>
      <p>{says.what}</p>
      <ol className={css.steps}>
        <li>
          {hasViews ? says.save : says.noLesson}{' '}
          {hasViews && <Button onClick={() => void save()}>{says.saveIt}</Button>}
        </li>
        <li>
          {hasViews ? says.thenRun : says.run}
          <CommandLine line={`grundy class${file}`} />
          {says.orProject}
          <CommandLine line={`npm run class${file && ` --${file}`}`} />
        </li>
        <li>{says.opens}</li>
      </ol>
      <p>{says.started}</p>
      <p className={css.needs}>{says.needs}</p>
    </Modal>
  );
}
