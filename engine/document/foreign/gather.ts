/**
 * Collects what the readers of other programs' texts find: nodes by their words, arcs, and every problem by
 * its place. Nodes and arcs keep the order in which they first appear; an arc that is written twice is one.
 * Each operation is O(1).
 */
import { accepted, type Result, refused } from '../../result.ts';
import type { AskedReading } from '../asked-reading.ts';
import { beginChecks } from '../checks.ts';
import { mostLetters, type Player, saysTooLong } from '../document.ts';
import type { EdgeListArc, EdgeListGraph, EdgeListNode } from '../edge-list/parse.ts';
import type { MatrixNames, MatrixRow } from '../matrix-game.ts';
import { isBareLetter, playerOfWord } from '../player-words.ts';
import { type ForeignPlace, placesInUnits } from './places.ts';

/**
 * `notes` are sentences that tell the person what the text contains beside its graph; `places` are those of
 * all nodes in their order, in drawing units, where the text gives them.
 */
export type ForeignRead = {
  readonly graph: EdgeListGraph;
  readonly notes: readonly string[];
  readonly places?: readonly ForeignPlace[];
  /** What else the text can be read as. */
  readonly other?: AskedReading;
};

/** What a text holds that is a matrix game and no graph. */
export type MatrixRead = {
  readonly rows: readonly MatrixRow[];
  readonly names: MatrixNames;
  readonly notes: readonly string[];
  readonly other?: AskedReading | undefined;
};

/** The most arcs read: groups joined to groups could otherwise fill the memory. */
export const mostArcs = 1_000_000;

/** An arc, and whose it is or what is written beside it. */
type DrawnArc = {
  readonly from: string;
  readonly to: string;
  readonly player: Player | undefined;
  readonly label: string | undefined;
  /** Whether the player is known by a colour. */
  readonly isColoured?: boolean;
};

/**
 * The arcs with their players, each once. A letter beside an arc, such as b, may also be the name of a move:
 * it names a player only if every label does. `note` receives the sentences about labels that name no player
 * and about arcs whose colours give their player.
 */
function withPlayers(
  drawn: readonly DrawnArc[],
  unread: string,
  note: (says: string) => unknown,
): readonly EdgeListArc[] {
  const letters = drawn.every(({ label = '' }) => playerOfWord(label) !== undefined);
  const playerBeside = (label: string): Player | undefined => {
    const said = letters || !isBareLetter(label) ? playerOfWord(label) : undefined;
    if (said === undefined) note(unread);
    return said;
  };
  const arcs = new Map<string, EdgeListArc>();
  const byColour = new Map<string, Player>();
  for (const { from, to, player, label, isColoured } of drawn) {
    const said = label === undefined ? undefined : playerBeside(label);
    const whose = said ?? player ?? 'either';
    const key = JSON.stringify([from, to, whose]);
    arcs.set(key, { from, to, player: whose });
    if (isColoured && said === undefined && whose !== 'either') byColour.set(key, whose);
  }
  if (byColour.size > 0) note(saysByColour([...byColour.values()], arcs.size));
  return [...arcs.values()];
}

function saysByColour(players: readonly Player[], arcs: number): string {
  const left = players.filter((player) => player === 'left').length;
  const right = players.length - left;
  if (left === 0) return `${right} of ${arcs} arcs became Right’s by their colours.`;
  const others = right > 0 ? ` and ${right} Right’s` : '';
  return `${left} of ${arcs} arcs became Left’s${others} by their colours.`;
}

/** What is known of a node. */
type Gathered = { gray: boolean; name?: string; at?: ForeignPlace };

/** Starts collecting a graph; it is empty. `unread` is the sentence for labels that name no player. */
export function beginGraph(
  unread = 'Grundy did not read the texts on edges, except those that say whose move it is, such as L or R.',
) {
  const nodes = new Map<string, Gathered>();
  const drawn: DrawnArc[] = [];
  const notes = new Set<string>();
  const checks = beginChecks();
  let other: AskedReading | undefined;
  function nodeOf(word: string): Gathered {
    const known = nodes.get(word);
    if (known) return known;
    const node: Gathered = { gray: false };
    nodes.set(word, node);
    return node;
  }
  function draw(arc: DrawnArc): boolean {
    nodeOf(arc.from);
    nodeOf(arc.to);
    return drawn.push(arc) <= mostArcs;
  }
  return {
    node: nodeOf,
    /** Adds an arc, and its ends as nodes. False if there are too many arcs. */
    arc: (from: string, to: string, player?: Player): boolean => draw({ from, to, player, label: undefined }),
    /**
     * The same of an arc beside which something is written; whose it is, all labels together say, `otherwise`
     * where they do not.
     */
    labelled: (from: string, to: string, label: string, otherwise?: Player): boolean =>
      draw({ from, to, player: otherwise, label }),
    /** The same of an arc whose colour is one player's, where no label says more. */
    coloured: (from: string, to: string, player: Player, label?: string): boolean =>
      draw({ from, to, player, label, isColoured: true }),
    /** Keeps a sentence for the person once, however often it is given. */
    note: (says: string): unknown => notes.add(says),
    wrong: checks.add,
    /** Says what else the text can be read as. */
    offer(reading: AskedReading): void {
      other = reading;
    },
    count: (): number => nodes.size,
    done(): Result<ForeignRead> {
      for (const [i, [word, { name = word }]] of [...nodes].entries()) {
        const letters = Math.max(word.length, name.length);
        if (letters > mostLetters) checks.add(`node ${i + 1}, ${name.slice(0, 20)}…`, saysTooLong(letters));
      }
      const problems = checks.problems();
      if (problems.length > 0) return refused(problems);
      if (nodes.size === 0)
        return refused([{ place: 'line 1', says: 'this text has no nodes; write one or more' }]);
      const arcs = withPlayers(drawn, unread, (says) => notes.add(says));
      const made = [...nodes].map(([word, { gray, name }]): EdgeListNode => {
        return name === undefined ? { word, gray } : { word, gray, name };
      });
      const places = placesInUnits([...nodes.values()].map(({ at }) => at));
      const graph = { nodes: made, arcs };
      return accepted({ graph, notes: [...notes], ...(places && { places }), ...(other && { other }) });
    },
  };
}

export type GraphGathered = ReturnType<typeof beginGraph>;

/**
 * Said when it happens: to write a number by the rules of a language, Node first loads them, for some
 * milliseconds.
 */
export const tooManyArcs = (): string =>
  `from here on there are more than ${mostArcs.toLocaleString('en')} moves; write fewer`;
