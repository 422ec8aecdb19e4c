/** What can be told of a scoring value: its stops on a line of scores, its kind, inverse, birthday, sizes and canonical form. */
import { setTitle } from '../../../engine/document/edits/index.ts';
import { scoringDrawing } from '../../../engine/document/index.ts';
import type { AboutScoring } from '../../../engine/theories/index.ts';
import { saidOf, scoreOnPaper } from '../../../engine/values/index.ts';
import { counted, words } from '../../words.ts';
import { CopiedValue, Row } from './FactRow.tsx';
import { FormPicture } from './FormPicture.tsx';
import { StopsLine } from './StopsLine.tsx';
import { explainedScores, scoreKinds } from './scoring-facts.ts';

export function AboutScoringAnswer({ about }: { readonly about: AboutScoring }) {
  const { value, scoreKind, inverse, birthday, positions, treeNodes, stable } = about;
  const { canonical, passing } = value;
  return (
    <>
      <StopsLine value={value} />
      <dl>
        <Row name="Stops" says={explainedScores.stops}>
          {scoreOnPaper(value.ls)} | {scoreOnPaper(value.rs)}
        </Row>
        {passing && (
          <>
            <Row name="Right may pass" says={explainedScores.under}>
              {scoreOnPaper(passing.lsUnder)} | {scoreOnPaper(passing.rsUnder)}
            </Row>
            <Row name="Left may pass" says={explainedScores.over}>
              {scoreOnPaper(passing.lsOver)} | {scoreOnPaper(passing.rsOver)}
            </Row>
          </>
        )}
        <Row name="Kind" says={explainedScores.kind}>
          {scoreKinds[scoreKind]}
        </Row>
        <Row name="Inverse" says={explainedScores.inverse}>
          {inverse ? <CopiedValue value={inverse} /> : 'none'}
        </Row>
        <Row name="Birthday" says={explainedScores.birthday}>
          day {counted(birthday)}
        </Row>
        {stable !== undefined && (
          <Row name="Stable" says={explainedScores.stable}>
            {stable ? 'yes' : 'no'}
          </Row>
        )}
        <Row name="Subpositions" says={explainedScores.positions}>
          {counted(positions)}
        </Row>
        <Row name="Nodes as a tree" says={explainedScores.tree}>
          {Number.isFinite(treeNodes) ? counted(treeNodes) : 'too many to count'}
        </Row>
      </dl>
      {canonical && (
        <FormPicture
          of={canonical}
          form={{
            name: 'Canonical form',
            positions,
            document: () => {
              const drawing = scoringDrawing(canonical);
              return setTitle(
                drawing,
                words.formOf(drawing.nodes[0].name ? saidOf(value) : 'a scoring game'),
              );
            },
          }}
        />
      )}
    </>
  );
}
