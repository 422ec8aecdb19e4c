/** In the inspector of an empty drawing: the first example with its picture, opened by one click. */

import { useEffect, useState } from 'react';
import type { GameDocument } from '../../engine/document/index.ts';
import { attempt } from '../commands/perform.ts';
import { DrawingPicture } from '../dialogs/DrawingPicture.tsx';
import { type Example, exampleDocument, listExamples, openExample } from '../files/examples.ts';
import { Button } from '../parts/Button.tsx';
import { openDialog } from '../store/chrome.ts';
import { words } from '../words.ts';
import css from './first-example.module.css';

type Offered = { readonly example: Example; readonly document: GameDocument | undefined };

async function first(): Promise<Offered | undefined> {
  const [example] = await listExamples();
  return example && { example, document: await exampleDocument(example) };
}

export function FirstExample() {
  const [offered, offer] = useState<Offered>();
  useEffect(() => {
    let wanted = true;
    // If the examples cannot be loaded (offline on a first visit) nothing is offered; the gallery says why.
    first().then(
      (found) => wanted && offer(found),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  if (!offered) return null;
  const { example, document } = offered;
  return (
    <section className={css.offer} aria-label={words.beginWith}>
      <h3>{words.beginWith}</h3>
      {document && (
        <div className={css.picture}>
          <DrawingPicture document={document} />
        </div>
      )}
      <p>{example.says}</p>
      <div className={css.buttons}>
        <Button onClick={() => void attempt({ label: example.title, run: () => openExample(example) })}>
          {words.openIt(example.title)}
        </Button>
        <Button look="quiet" onClick={() => openDialog({ kind: 'gallery' })}>
          {words.allExamples}
        </Button>
      </div>
    </section>
  );
}
