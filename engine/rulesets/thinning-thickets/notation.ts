/**
 * The notation of thickets. An arc is `tail>head:colour`, nodes are numbers, and 0 is a root; further roots
 * are written first, `roots=0,7 1>0:g 5>7:r 7>0:r`. A cordon has a short form, `b(b)br`. ` + ` joins plants;
 * a plant with nothing left is `0`.
 */
import type { Problem } from '../../result.ts';
import type { Draft } from '../draft.ts';
import { GROUND, lineWritten, listedBy } from '../graphs/graph.ts';
import { colourRemedy, cordonOf, plantOfCordon, printCordon, readCordon } from './cordon.ts';
import {
  arcColours,
  arcNames,
  endsOfArc,
  mostThicketArcs,
  NO_COLOUR,
  type Plant,
  rootedNodes,
  type Thicket,
  type ThicketArc,
  usedRoots,
} from './thicket.ts';

const example = 'b(b)br or 1>0:b 2>1:r';

/** A plant as it is written; a cordon in its short form. */
export function printPlant(plant: Plant): string {
  const cordon = cordonOf(plant);
  return cordon ? printCordon(cordon) : printArcs(plant);
}

/** A plant arc by arc, in their order. */
export function printArcs({ roots, arcs }: Plant): string {
  const more = roots.length > 1 ? [`roots=${roots.join()}`] : [];
  const words = [...more, ...arcs.map((arc) => `${endsOfArc(arc)}:${arc.sign}`)];
  return words.length > 0 ? words.join(' ') : String(GROUND);
}

export const printThicket = ({ plants }: Thicket): string => plants.map(printPlant).join(' + ');

/** The plant that its text says: the nodes of a cordon have the numbers of the short form. */
export function normalPlant(plant: Plant): Plant {
  const cordon = cordonOf(plant);
  return cordon ? plantOfCordon(cordon) : plant;
}

/** Where the order of arcs matters, and arcs may go round, plants are taken as they are written. */
export type ThicketReading = { readonly asWritten?: boolean };

export function readThicket(text: string, reading: ThicketReading = {}): Draft<Thicket> {
  if (text.trim() === '')
    return {
      position: { plants: [bare] },
      problems: [{ place: 'position', says: `is empty; write arcs, like ${example}` }],
    };
  const texts = text.split('+').map((each) => each.trim());
  const problems: Problem[] = [];
  const plants = texts.map((each, plant) => plantIn(each, plant, texts.length, problems, reading));
  const many = plants.reduce((sum, { arcs }) => sum + arcs.length, 0);
  if (many > mostThicketArcs) {
    const says = `has ${many} arcs; write ${mostThicketArcs} at most`;
    return { position: { plants: [bare] }, problems: [{ place: 'position', says }] };
  }
  return { position: { plants }, problems };
}

const bare: Plant = { roots: [GROUND], arcs: [] };

function plantIn(
  text: string,
  plant: number,
  count: number,
  problems: Problem[],
  { asWritten = false }: ThicketReading,
): Plant {
  const whole = count > 1 ? `plant ${plant + 1}` : 'position';
  const placeOf = (arc: string): string => (count > 1 ? `plant ${plant + 1}, ${arc}` : arc);
  if (text === String(GROUND)) return bare;
  if (text === '') {
    problems.push({ place: whole, says: 'is empty; write 0 for a plant without arcs' });
    return bare;
  }
  if (!/[\d>→:=]/u.test(text)) {
    const colours = readCordon(text.replace(/\s/g, ''), whole, placeOf, problems);
    return colours.length > 0 ? plantOfCordon(colours) : bare;
  }
  const own: Problem[] = [];
  const read = arcsIn(text, whole, own);
  const normal = asWritten ? read : normalPlant(read);
  const names = arcNames(normal.arcs);
  for (const [i, { sign }] of normal.arcs.entries()) {
    if (sign === NO_COLOUR)
      own.push({
        place: placeOf(names[i]),
        says: `has no colour that can be read; ${colourRemedy}`,
      });
  }
  problems.push(...own, ...structuralProblems(normal, (arc) => placeOf(names[arc]), asWritten));
  return normal;
}

/** The roots and arcs of the long form. */
function arcsIn(text: string, whole: string, problems: Problem[]): Plant {
  const roots = new Set([GROUND]);
  const arcs: ThicketArc[] = [];
  for (const written of text.split(/\s+/u)) {
    const word = written.replace(/[,;]+$/u, '');
    const listed = /^roots?=(.*)$/iu.exec(word);
    if (listed) {
      for (const each of listed[1].split(',')) {
        if (/^\d{1,4}$/.test(each)) roots.add(Number(each));
        else problems.push({ place: whole, says: `has the root "${each}"; write a number, like roots=0,7` });
      }
      continue;
    }
    const found = lineWritten(word, '>', 4);
    if (found && /^(:|$)/.test(found.rest)) {
      const sign = found.rest.slice(1).toLowerCase();
      const isColour = sign.length === 1 && arcColours.includes(sign);
      arcs.push({ tail: found.ends[0], head: found.ends[1], sign: isColour ? sign : NO_COLOUR });
    } else if (word !== '') {
      const says = `has "${word}", which is not an arc; write tail, head and colour, like 1>0:b`;
      problems.push({ place: whole, says });
    }
  }
  const ascending = [...roots].toSorted((a, b) => a - b);
  return { roots: usedRoots(ascending, arcs), arcs };
}

/** Arcs that go round, and arcs from which no root can be reached. */
function structuralProblems(
  plant: Plant,
  placeOf: (arc: number) => string,
  mayGoRound: boolean,
): readonly Problem[] {
  const { arcs } = plant;
  const loops = arcs.flatMap(({ tail, head }, i) => (tail === head ? [i] : []));
  const round = mayGoRound ? [] : cycleIn(plant);
  const rooted = rootedNodes(plant);
  const goesRound = new Set([...loops, ...round]);
  return [
    ...loops.map((arc) => ({
      place: placeOf(arc),
      says: `is a loop, ${endsOfArc(arcs[arc])}; let the arc lead to another node`,
    })),
    ...round.slice(0, 1).map((arc) => ({
      place: placeOf(arc),
      says: `is one of ${round.map((each) => endsOfArc(arcs[each])).join(', ')}, which form a cycle; remove one of them, or reverse it`,
    })),
    ...arcs.flatMap(({ head }, arc) =>
      rooted.has(head) || goesRound.has(arc)
        ? []
        : [{ place: placeOf(arc), says: `leads to no root; add arcs from node ${head} to a root` }],
    ),
  ];
}

/**
 * The numbers of the arcs of one directed cycle that is not a loop, in their order; none where there is none.
 */
function cycleIn({ arcs }: Plant): readonly number[] {
  const straight = arcs.filter(({ tail, head }) => tail !== head);
  const out = listedBy(arcs.flatMap(({ tail, head }, i) => (tail === head ? [] : [[tail, i] as const])));
  const left = new Map([...out].map(([tail, { length }]) => [tail, length]));
  // Nodes from which every path ends are done; paths from the remaining ones need not end.
  const done = [...new Set(arcs.map(({ head }) => head))].filter((node) => !left.has(node));
  const isDone = new Set(done);
  const into = listedBy(straight.map(({ tail, head }) => [head, tail] as const));
  for (const node of done) {
    for (const tail of into.get(node) ?? []) {
      const rest = (left.get(tail) ?? 0) - 1;
      left.set(tail, rest);
      if (rest > 0) continue;
      isDone.add(tail);
      done.push(tail);
    }
  }
  const [start] = [...left.keys()].filter((node) => !isDone.has(node));
  if (start === undefined) return [];
  const way: number[] = [];
  const met = new Map<number, number>();
  for (let node = start; !met.has(node); ) {
    met.set(node, way.length);
    const next = (out.get(node) ?? []).find((arc) => !isDone.has(arcs[arc].head)) ?? 0;
    way.push(next);
    node = arcs[next].head;
  }
  return way.slice(met.get(arcs[way[way.length - 1]].head) ?? 0);
}
