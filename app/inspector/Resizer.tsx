/** The inspector's edge, by which it is made wider or narrower. */
import { Splitter } from '../parts/Splitter.tsx';
import { narrowest, setInspectorWidth, widest } from '../store/chrome.ts';
import { useEditor } from '../store/editor.ts';
import css from './inspector.module.css';

export function Resizer({ of }: { readonly of: string }) {
  const width = useEditor((state) => state.inspectorWidth);
  return (
    <Splitter
      className={css.resizer}
      label="Width of the inspector"
      of={of}
      size={{ now: width, least: narrowest, most: widest, step: 16 }}
      sizeFrom={(x, grabbed) => width + grabbed - x}
      change={setInspectorWidth}
      putBack={() => setInspectorWidth(320)}
    />
  );
}
