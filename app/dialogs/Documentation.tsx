/**
 * All paragraphs of the documentation on what the editor shows, where its site is not there to be opened:
 * without a network, say.
 */
import { paragraphs } from '../../docs/look-up/in-the-editor.md?paragraphs';
import { useDocumentationSite } from '../help/documentation-site.ts';
import css from '../help/help.module.css';
import { ParagraphText } from '../help/ParagraphText.tsx';
import { WhereDocumentation } from '../help/WhereDocumentation.tsx';
import { words } from '../words.ts';
import { Modal } from './Modal.tsx';

export function Documentation() {
  const site = useDocumentationSite((state) => state.site);
  return (
    <Modal title={words.help.documentation} shape="wide">
      {site === undefined ? (
        <>
          <p>These are the paragraphs of the documentation on what the editor shows.</p>
          <WhereDocumentation />
        </>
      ) : (
        <p>
          <a href={site} target="_blank" rel="noopener">
            Open the site of the documentation
          </a>
        </p>
      )}
      <div className={css.topics}>
        {Object.entries(paragraphs).map(([anchor, paragraph]) => (
          <details key={anchor}>
            <summary>{paragraph.title}</summary>
            <ParagraphText of={paragraph} site={site} />
          </details>
        ))}
      </div>
    </Modal>
  );
}
