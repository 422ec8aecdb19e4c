/** A text of a student, typeset as a value where it is one. */
import { Fragment } from 'react';
import { sentenceParts, spokenRuns, typesetRuns } from './typeset.ts';

/** The moon as the editor draws it, since phones have it as a coloured picture, or not at all. */
const Moon = () => (
  <svg className="moon" viewBox="0 0 15 24" aria-hidden="true">
    <path d="M14.2 2.6A10 10 0 1 0 14.2 21.4A11.6 11.6 0 0 1 14.2 2.6Z" fill="currentColor" />
  </svg>
);

/** A text in which each moon is drawn. */
export const TypedSigns = ({ text }: { readonly text: string }) =>
  text.split('☾').map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are known by their places
    <Fragment key={i}>
      {i > 0 && <Moon />}
      {part}
    </Fragment>
  ));

export function TypesetText({ text }: { readonly text: string }) {
  const runs = typesetRuns(text);
  return (
    <span className="typeset">
      <span aria-hidden="true">
        {runs.map((run, i) => {
          const Tag = run.place === 'below' ? 'sub' : 'span';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Tag key={i}>
              <TypedSigns text={run.text} />
            </Tag>
          );
        })}
      </span>
      <span className="unseen">{spokenRuns(runs)}</span>
    </span>
  );
}

/** A sentence in which values with indices, as ∞_1, are typeset as on the wall. */
export const TypesetSentence = ({ text }: { readonly text: string }) =>
  sentenceParts(text).map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    i % 2 === 1 ? <TypesetText key={i} text={part} /> : <Fragment key={i}>{part}</Fragment>,
  );
