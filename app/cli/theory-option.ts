/** The theory a command is asked to use: `auto`, or a theory's id. */
import { accepted, type GameGraph, type Result, refused } from '../../engine/index.ts';
import { chooseTheory, type Theory, theories } from '../../engine/run.ts';
import { type Asked, nearest, type Option } from './arguments.ts';

const ids = ['auto', ...theories.map((theory) => theory.id)];

export const theoryOption: Option = {
  takes: 'THEORY',
  says: `${ids.join(', ')} (auto: the first that applies)`,
};

/** The id asked for, if there is a theory of that id. */
export function askedTheory(asked: Asked): Result<string> {
  const id = asked.all('theory').at(-1) ?? 'auto';
  if (ids.includes(id)) return accepted(id);
  const near = nearest(id, ids);
  const known = near ? `did you mean ${near}?` : `this version has ${ids.join(', ')}`;
  return refused([{ place: '--theory', says: `no theory "${id}"; ${known}` }]);
}

export type Chosen = { readonly theory: Theory | undefined; readonly reason: string };

/** A theory that was asked for by its id must apply; `auto` may find none. */
export function theoryFor(graph: GameGraph, id: string): Result<Chosen> {
  const { theory, reason } = chooseTheory(graph, id);
  if (theory || id === 'auto') return accepted({ theory, reason });
  return refused([{ place: `--theory ${id}`, says: `does not apply: ${reason}` }]);
}
