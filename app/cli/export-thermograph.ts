/** `grundy export --thermograph`: the thermographs of nodes' values as one figure. */
import type { GameDocument } from '../../engine/document/index.ts';
import type { Figure, Style } from '../../engine/figure/index.ts';
import type { NodeLabels } from '../../engine/pictures/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import { type NamedThermograph, thermographFigure, thermographOf } from '../../engine/theories/index.ts';
import type { CliArguments } from './arguments.ts';
import { vertexOf } from './named-node.ts';

/** The most thermographs of which one can tell which is whose. */
const mostOverlaid = 4;

/** Of the nodes that are named, each once; one that has no thermograph is named with the reason. */
export function figureOfThermographs(
  document: GameDocument,
  labels: NodeLabels,
  style: Style,
  asked: CliArguments,
): Result<Figure> {
  const { nodes, title } = document;
  const ids = nodes.map(({ id }) => id);
  const names = nodes.map(({ name }) => name);
  const index = new Map(ids.map((id, v) => [id, v]));
  const wanted = asked.all('thermograph').flatMap((text) => (index.has(text) ? [text] : text.split(',')));
  const problems: Problem[] = [];
  const named: NamedThermograph[] = [];
  for (const name of new Set(wanted)) {
    const found = vertexOf({ index, ids, names }, name);
    const made = found.ok ? thermographAt(labels, ids[found.value]) : found;
    if (made.ok) named.push({ name: wanted.length > 1 ? name : '', thermograph: made.value });
    else problems.push(...made.problems.map(({ says }) => ({ place: `--thermograph ${name}`, says })));
  }
  if (problems.length > 0) return refused(problems);
  if (named.length > mostOverlaid)
    return refused([
      { place: '--thermograph', says: `names ${named.length} nodes; a figure has ${mostOverlaid} at most` },
    ]);
  const caption = asked.all('caption').at(-1) ?? '';
  const about = `Thermograph of ${wanted.join(', ')}`;
  return accepted(
    thermographFigure(named, { title: title === '' ? about : `${title}: ${about}`, caption }, style),
  );
}

function thermographAt(labels: NodeLabels, id: string): ReturnType<typeof thermographOf> {
  const label = labels.get(id);
  const no = (says: string) => refused<never>([{ place: id, says }]);
  if (label?.hidden) return no('its value is hidden; --reveal shows it');
  return label?.value ? thermographOf(label.value) : no('has no value, and so no thermograph');
}
