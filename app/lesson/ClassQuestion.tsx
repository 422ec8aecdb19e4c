/** The question of the view, below the drawing on the wall, large enough for the last row. */
import { useEditor } from '../store/editor.ts';
import { questionShown } from '../store/lesson.ts';
import css from './lesson.module.css';
import { SignText } from './SignText.tsx';

export function ClassQuestion() {
  const presenting = useEditor((state) => state.presenting !== undefined);
  const question = useEditor(questionShown);
  if (!presenting || question === '') return null;
  return (
    <p className={css.question} role="status">
      <SignText text={question} />
    </p>
  );
}
