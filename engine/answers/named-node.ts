/**
 * What nodes of a drawing are called wherever one is printed, and which node a person means by a word: its
 * name, if it has one that no other node has, else its id. Commands and the library ask here, so that a word
 * is the same node in all of them.
 */
import { wordsFor } from '../document/edge-list/node-words.ts';
import type { GraphRead } from '../document/read.ts';
import { nearestWord } from '../nearest-word.ts';
import { accepted, type Result, refused } from '../result.ts';
import { oneSpelling } from '../spelling.ts';

/** The nodes of a drawing by what they are called. */
type Called = Pick<GraphRead, 'index' | 'ids' | 'names'>;

const known = new WeakMap<readonly string[], readonly string[]>();

/** The word for each vertex. O(nodes) once for each drawing; in a compact file these are the ids. */
export function wordsOfNodes({ ids, names }: Pick<Called, 'ids' | 'names'>): readonly string[] {
  if (names.length === 0) return ids;
  const words = known.get(names) ?? wordsFor(ids.map((id, v) => ({ id, name: names[v] })));
  known.set(names, words);
  return words;
}

/** The prefixes with which a person says whether a word is an id or a name, if it could be either. */
const prefixes = { id: 'id:', name: 'name:' } as const;

/**
 * The vertex that a word means: the node with this name, if no other has it, or else the node with this id.
 * Refused where that could be two nodes: several have the name, or it is the name of one and all that another
 * is called by. Then `id:b` and `name:b` say which is meant. O(nodes).
 */
export function vertexOf(nodes: Called, word: string): Result<number> {
  const { ids, names } = nodes;
  const found = meantBy(nodes, word);
  if (found.length === 1) return accepted(found[0]);
  if (found.length > 1) {
    const bearers = found.filter((v) => oneSpelling(names[v]) === oneSpelling(word));
    const which = found.map((v) => clearWord(nodes, v, bearers.length === 1 && v === bearers[0]));
    const says =
      bearers.length === 1 ? 'is the name of one node and the id of another' : 'is the name of several nodes';
    return refused([
      {
        place: word,
        says: `${says}; write one of these for the node that you mean: ${which.map((each) => `"${each}"`).join(', ')}`,
      },
    ]);
  }
  const words = wordsOfNodes(nodes);
  const near =
    ids.length <= mostSearched
      ? nearestWord(word, [...new Set([...words, ...ids, ...names.filter(Boolean)])])
      : undefined;
  const says = `there is no node "${word}"; ${near ? `did you mean "${near}"?` : listedNodes(words)}`;
  return refused([{ place: word, says }]);
}

/** A word that can mean this vertex alone: its id, where need be with what tells it from a name. */
function clearWord(nodes: Called, v: number, hasNameAlone: boolean): string {
  const id = nodes.ids[v];
  if (meantBy(nodes, id).join() === String(v)) return id;
  return hasNameAlone ? `${prefixes.name}${nodes.names[v]}` : `${prefixes.id}${id}`;
}

/**
 * All vertices that a word could mean, in any spelling. An empty word is not a name, though nodes may have
 * none.
 */
function meantBy(nodes: Called, word: string): readonly number[] {
  const { names, index } = nodes;
  const spelled = oneSpelling(word);
  const bearers =
    spelled === '' ? [] : names.flatMap((name, v) => (oneSpelling(name) === spelled ? [v] : []));
  const withId = index.get(word) ?? index.get(spelled);
  if (withId !== undefined && !bearers.includes(withId)) {
    // A node that is called by a name of its own is not meant where another node has that name.
    const isCalledOtherwise =
      bearers.length === 1 && wordsOfNodes(nodes)[withId] === oneSpelling(names[withId]);
    return isCalledOtherwise ? bearers : [...bearers, withId];
  }
  if (bearers.length > 0) return bearers;
  if (word.startsWith(prefixes.id)) {
    const vertex = index.get(word.slice(prefixes.id.length));
    if (vertex !== undefined) return [vertex];
  }
  if (word.startsWith(prefixes.name)) {
    const name = word.slice(prefixes.name.length);
    return name === ''
      ? []
      : names.flatMap((each, v) => (oneSpelling(each) === oneSpelling(name) ? [v] : []));
  }
  // A letter that is short for an id, where that id is the name of another node.
  const lettered = names.length === 0 ? -1 : wordsOfNodes(nodes).indexOf(spelled);
  return lettered < 0 ? [] : [lettered];
}

/** The message where no node has a similar name: it lists some of the names that there are. */
const listedNodes = (words: readonly string[]): string => {
  const more =
    words.length > mostListed ? `, and ${(words.length - mostListed).toLocaleString('en')} more` : '';
  return `the nodes are ${words.slice(0, mostListed).join(', ')}${more}`;
};

/** The most nodes that are listed. */
const mostListed = 12;

/** Whether a word means a node, or could mean several. */
export const isCalled = (nodes: Called, word: string): boolean => meantBy(nodes, word).length > 0;

/**
 * The vertices that texts name, with commas between nodes or what else `apart` finds there; a text that is a
 * node is that one. Refused with every word that means none, or could mean two.
 */
export function verticesIn(
  nodes: Called,
  texts: readonly string[],
  place: string,
  apart: (text: string) => readonly string[] = (text) => [text],
): Result<readonly number[]> {
  const words = texts.flatMap((text) =>
    isCalled(nodes, text)
      ? [text]
      : apart(text).flatMap((part) =>
          isCalled(nodes, part) ? [part] : part.split(',').map((each) => each.trim()),
        ),
  );
  const found = words.map((word) => vertexOf(nodes, word));
  const problems = found.flatMap((each, i) =>
    each.ok
      ? []
      : each.problems.map(({ says }) => ({
          place,
          says: says.startsWith('is ') ? `"${words[i]}" ${says}` : says,
        })),
  );
  if (problems.length > 0) return refused(problems);
  return accepted(found.flatMap((each) => (each.ok ? [each.value] : [])));
}

/** The most nodes among which a similar name is searched. */
const mostSearched = 10_000;
