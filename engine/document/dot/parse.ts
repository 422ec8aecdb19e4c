/**
 * Parses DOT into nodes and arcs with their attributes, statement by statement. Defaults hold for what is
 * made after them inside their braces, subgraphs are flattened, and `{a b} -> c -> d` joins each member to
 * each. Open braces wait on an explicit stack, so that deep nesting cannot overflow the call stack. The
 * engine uses no foreign parser; the one that was tried (ts-graphviz) fails at a few thousand nested braces.
 * Cost: O(length + arcs).
 */
import {
  type Attributes,
  announcesDot,
  attributeCalled,
  type Cursor,
  cursorOf,
  isStop,
  type WrittenId,
} from './cursor.ts';
import {
  beginGathering,
  type DotArc,
  type DotNode,
  type Gathering,
  type Group,
  mostJoined,
} from './gather.ts';
import type { DotStop, DotToken } from './tokens.ts';

export type DotGraph = {
  readonly title: WrittenId | undefined;
  /** The attributes of the graph itself. */
  readonly attributes: Attributes;
  readonly nodes: readonly DotNode[];
  readonly arcs: readonly DotArc[];
  /** How many graphs follow the first. */
  readonly more: number;
};

/** A pair of open braces: the defaults inside it, and the ends of arcs read before it opened. */
type Scope = {
  node: Attributes;
  edge: Attributes;
  readonly begin: number;
  readonly name: string | undefined;
  readonly before: Group[];
};

type Reading = {
  readonly cursor: Cursor;
  readonly gathered: Gathering;
  readonly scopes: Scope[];
  /** The arc ends that the current statement has so far; empty until an arrow was read. */
  ends: Group[];
  attributes: Attributes;
};

/**
 * Reads the first graph of the text; `end` is the length of the text. Stops at the first token that DOT does
 * not allow.
 */
export function parseDot(tokens: readonly DotToken[], end: number): DotGraph | DotStop {
  const cursor = cursorOf(tokens, end);
  cursor.takesWord('strict');
  const begun = cursor.peek();
  if (cursor.takesWord('graph')) {
    const says =
      'the edges of this graph have no direction, and moves have one; write digraph for graph, and -> for --';
    return cursor.stop(says, begun);
  }
  if (!cursor.takesWord('digraph')) return cursor.stop('a graph in DOT begins with digraph');
  const title = cursor.id();
  if (!cursor.takes('{')) return cursor.stop('a { is missing before this');

  const gathered = beginGathering();
  const scopes: Scope[] = [{ node: {}, edge: {}, begin: 0, name: undefined, before: [] }];
  const reading: Reading = { cursor, gathered, scopes, ends: [], attributes: {} };
  while (scopes.length > 0) {
    const stop = readOn(reading);
    if (stop) return stop;
  }
  const { nodes, arcs } = gathered;
  const graph = { title, attributes: reading.attributes, nodes, arcs };
  if (!cursor.peek()) return { ...graph, more: 0 };
  const rest = cursor.rest();
  return announcesDot(rest)
    ? { ...graph, more: graphsIn(rest) }
    : cursor.stop('the graph ends before this; remove what follows');
}

function readOn(reading: Reading): DotStop | undefined {
  const { cursor, gathered, scopes, ends } = reading;
  const scope = scopes[scopes.length - 1];
  const token = cursor.peek();
  const open = ends.length > 0;
  if (!token) {
    return cursor.stop(
      open ? 'a node is missing after the arrow' : 'the graph is not closed: a } is missing',
    );
  }
  if (!open && cursor.takes(';')) return undefined;
  if (!open && cursor.takes('}')) {
    scopes.pop();
    if (scopes.length === 0) return undefined;
    reading.ends = scope.before;
    return endRead(reading, gathered.groupSince(scope.begin, scope.name), token, false);
  }
  if (cursor.takesWord('subgraph')) {
    const name = cursor.id()?.text;
    if (cursor.peek()?.kind !== '{')
      return cursor.stop('a { is missing before this: a subgraph is subgraph name { … }');
    return openBraces(reading, name);
  }
  if (token.kind === '{') return openBraces(reading, undefined);
  if (!open) {
    const word = (['graph', 'node', 'edge'] as const).find((each) => cursor.takesWord(each));
    if (word) return readDefaults(reading, word);
  }
  const called = cursor.id();
  if (called) return readNodes(reading, called);
  if (token.kind === '->') return cursor.stop('a node is missing before this arrow');
  return cursor.stop(open ? 'a node is missing before this' : `${token.kind} cannot stand here; remove it`);
}

function openBraces(reading: Reading, name: string | undefined): undefined {
  const { cursor, gathered, scopes, ends } = reading;
  cursor.takes('{');
  const { node, edge } = scopes[scopes.length - 1];
  scopes.push({ node, edge, begin: gathered.count(), name, before: ends });
  reading.ends = [];
}

function readDefaults(reading: Reading, of: 'graph' | 'node' | 'edge'): DotStop | undefined {
  const { cursor, scopes } = reading;
  if (cursor.peek()?.kind !== '[')
    return cursor.stop(`a [ is missing before this: ${of} [ … ] sets defaults`);
  const its = cursor.attributes();
  if (isStop(its)) return its;
  const scope = scopes[scopes.length - 1];
  if (of === 'graph') {
    if (scopes.length === 1) reading.attributes = { ...reading.attributes, ...its };
  } else scope[of] = { ...scope[of], ...its };
  return undefined;
}

/** Reads nodes separated by commas, or `name = value`, an attribute of the graph. */
function readNodes(reading: Reading, first: WrittenId): DotStop | undefined {
  const { cursor, gathered, scopes, ends } = reading;
  if (ends.length === 0 && cursor.takes('=')) {
    const value = cursor.id();
    if (!value) return cursor.stop(`${first.text} has no value; write it after the =`);
    const name = attributeCalled(first.text);
    if (scopes.length === 1 && name) reading.attributes = { ...reading.attributes, [name]: value };
    return undefined;
  }
  const begin = gathered.count();
  const { node } = scopes[scopes.length - 1];
  for (let called: WrittenId | undefined = first; ; called = cursor.id()) {
    if (!called) return cursor.stop('a node is missing before this');
    gathered.mention(called, node);
    // The port, the side of a node where an arc ends, matters to Graphviz's layout only.
    while (cursor.takes(':')) if (!cursor.id()) return cursor.stop('a port is missing before this');
    if (!cursor.takes(',')) break;
  }
  return endRead(reading, [[begin, gathered.count()]], first, true);
}

/**
 * Called after an arc's end or a list of nodes was read: an arrow follows, or attributes and the end of the
 * statement.
 */
function endRead(reading: Reading, group: Group, token: DotToken, named: boolean): DotStop | undefined {
  const { cursor, gathered, scopes } = reading;
  const { ends } = reading;
  ends.push(group);
  if (cursor.peek()?.kind === '--') return cursor.stop('-- has no direction, and moves have one; write ->');
  if (cursor.takes('->')) return undefined;
  const its = cursor.attributes();
  if (isStop(its)) return its;
  if (named && ends.length === 1) gathered.describe(group, its);
  if (!gathered.join(ends, { ...scopes[scopes.length - 1].edge, ...its })) {
    return cursor.stop(
      `this joins braces to braces with more than ${mostJoined} moves; write fewer nodes in them`,
      token,
    );
  }
  reading.ends = [];
  return undefined;
}

function graphsIn(tokens: readonly DotToken[]): number {
  let [depth, count] = [0, 0];
  for (const { kind } of tokens) {
    if (kind === '{' && depth++ === 0) count++;
    if (kind === '}') depth = Math.max(0, depth - 1);
  }
  return count;
}
