/**
 * Rules on a drawing played by hand: on lists of nodes and arcs, each looked through again for every
 * question.
 */
import type { HandRules, NamedFamily } from '../moves/hand-rules.ts';
import type { RuleOnDrawing, RulesOfDrawing } from './drawing-rules.ts';

type ArcByHand = { readonly from: number; readonly to: number; readonly isOneWay: boolean };

type DrawingByHand = {
  readonly letters: readonly string[];
  readonly arcs: readonly ArcByHand[];
  /** For each arc whether it is there. */
  readonly there: readonly boolean[];
  /** What precedes and follows the letters if nothing but letters changed, and if arcs are gone. */
  write(letters: readonly string[], there: readonly boolean[]): string;
};

const gone = '-';

const inShort = (number: number): string => String(Math.round(number * 100) / 100 + 0);

function drawingByHand(text: string): DrawingByHand {
  if (text.includes(':')) {
    const [before, letters, places] = text.split(':');
    const words = before === '' ? [] : before.split(',');
    const arcs = words.map((word): ArcByHand => {
      const [from, to] = word.replace(/[()]/g, '').split(/[->]/).map(Number);
      return { from, to, isOneWay: word.includes('>') };
    });
    return {
      letters: [...letters],
      arcs,
      there: words.map((word) => !word.startsWith('(')),
      write: (now, there) => writtenByArcs(now, arcs, there, places),
    };
  }
  const isRing = text.startsWith('@');
  const rows = text.replace('@', '').split('/');
  const letters = [...rows.join('')];
  const arcs: ArcByHand[] = [];
  const places: string[] = [];
  const join = (from: number, to: number): void => {
    arcs.push({ from, to, isOneWay: false });
  };
  const { length } = letters;
  const width = rows[0].length;
  for (let node = 0; node < length; node++) {
    const [row, column] = [Math.floor(node / width), node % width];
    if (column + 1 < width) join(node, node + 1);
    if (row + 1 < rows.length) join(node, node + width);
    const angle = (2 * Math.PI * node) / length - Math.PI / 2;
    const radius = 0.5 / Math.sin(Math.PI / length);
    places.push(
      isRing
        ? `${inShort(radius * Math.cos(angle))},${inShort(radius * Math.sin(angle))}`
        : `${column},${row}`,
    );
  }
  if (isRing) join(0, length - 1);
  return {
    letters,
    arcs,
    there: arcs.map(() => true),
    write(now, there) {
      if (there.every((is, arc) => is || isOff(now, arcs[arc])))
        return `${isRing ? '@' : ''}${rows.map((_, row) => now.slice(row * width, (row + 1) * width).join('')).join('/')}`;
      return writtenByArcs(now, arcs, there, places.join(' '));
    },
  };
}

/** Whether an end is gone, and the arc with it. */
const isOff = (letters: readonly string[], { from, to }: ArcByHand): boolean =>
  letters[from] === gone || letters[to] === gone;

function writtenByArcs(
  letters: readonly string[],
  arcs: readonly ArcByHand[],
  there: readonly boolean[],
  places: string | undefined,
): string {
  const words = arcs.map((arc, i) => {
    const word = `${arc.from}${arc.isOneWay ? '>' : '-'}${arc.to}`;
    return there[i] || isOff(letters, arc) ? word : `(${word})`;
  });
  return `${words.join()}:${letters.join('')}${places === undefined ? '' : `:${places}`}`;
}

/** What a rule chooses: a node, or an arc with its ends, of which a piece leaves the first. */
type ChosenByHand = { readonly nodes: readonly number[]; readonly arc?: number };

const oneOf = (sign: string, signs: string | undefined): boolean => signs?.includes(sign) ?? true;

function movesOf(rule: RuleOnDrawing, drawing: DrawingByHand): readonly string[] {
  const { letters, arcs } = drawing;
  const nodes = [...letters.keys()].filter((node) => letters[node] !== gone);
  const live = [...arcs.keys()].filter((arc) => drawing.there[arc] && !isOff(letters, arcs[arc]));
  const chosen = choicesOf(rule, drawing, nodes, live);
  const neighboursOf = (own: readonly number[]): readonly number[] =>
    nodes.filter(
      (node) =>
        !own.includes(node) &&
        live.some((arc) => {
          const { from, to } = arcs[arc];
          return (from === node && own.includes(to)) || (to === node && own.includes(from));
        }),
    );
  return chosen
    .filter(({ nodes: own }) => {
      // A piece has beside it what is beside the node that it enters, without the one that it leaves.
      const seen =
        rule.chooses === 'slide'
          ? neighboursOf([own[1]]).filter((node) => node !== own[0])
          : neighboursOf(own);
      return rule.conditions.every(
        ({ signs, isThere }) => seen.some((node) => signs.includes(letters[node])) === isThere,
      );
    })
    .map((choice) => after(rule, drawing, choice, neighboursOf, live));
}

function choicesOf(
  rule: RuleOnDrawing,
  { letters, arcs }: DrawingByHand,
  nodes: readonly number[],
  live: readonly number[],
): readonly ChosenByHand[] {
  if (rule.chooses === 'node') {
    const degree = (node: number): number =>
      live.flatMap((arc) => [arcs[arc].from, arcs[arc].to]).filter((end) => end === node).length;
    return nodes
      .filter((node) => oneOf(letters[node], rule.signs) && rule.degree(degree(node)))
      .map((node) => ({ nodes: [node] }));
  }
  const ways = live.flatMap((arc) => {
    const { from, to, isOneWay } = arcs[arc];
    const [on, back] = [[from, to] as const, [to, from] as const];
    if (rule.direction === 'none' || !isOneWay)
      return [
        { arc, way: on },
        { arc, way: back },
      ];
    return [{ arc, way: rule.direction === 'on' ? on : back }];
  });
  if (rule.chooses === 'arc') {
    const fitting = ways.filter(
      ({ way: [one, other] }) => oneOf(letters[one], rule.signs) && oneOf(letters[other], rule.others),
    );
    return [...new Set(fitting.map(({ arc }) => arc))].map((arc) => ({
      nodes: [arcs[arc].from, arcs[arc].to],
      arc,
    }));
  }
  const changesStart = rule.deeds.some(({ what }) => what.includes('the node it leaves'));
  return ways
    .filter(({ way: [from, to] }) => {
      const isPiece = letters[from] !== '.' && oneOf(letters[from], rule.signs);
      // A loop leads back to a node that counts as empty, unless something becomes of the node that is left.
      const met = from === to ? '.' : letters[to];
      return isPiece && oneOf(met, rule.others) && !(from === to && changesStart);
    })
    .map(({ arc, way }) => ({ nodes: way, arc }));
}

function after(
  rule: RuleOnDrawing,
  drawing: DrawingByHand,
  { nodes: own, arc }: ChosenByHand,
  neighboursOf: (own: readonly number[]) => readonly number[],
  live: readonly number[],
): string {
  const letters = [...drawing.letters];
  const there = [...drawing.there];
  if (rule.chooses === 'slide' && own[0] !== own[1]) {
    letters[own[1]] = letters[own[0]];
    letters[own[0]] = '.';
  }
  const nodesMeant = (what: string): readonly number[] => {
    if (what === 'its neighbours') return neighboursOf(own);
    if (what === 'the node it leaves') return [own[0]];
    if (what === 'the node it enters') return [own[1]];
    if (what === 'its ends') return [...new Set(own)];
    return what === 'it' && rule.chooses === 'node' ? own : [];
  };
  const arcsMeant = (what: string): readonly number[] => {
    if (what === 'its arcs')
      return live.filter((each) => drawing.arcs[each].from === own[0] || drawing.arcs[each].to === own[0]);
    const isIt = what === 'the arc it takes' || (what === 'it' && rule.chooses === 'arc');
    return isIt && arc !== undefined ? [arc] : [];
  };
  for (const deed of rule.deeds)
    if (deed.does === 'change')
      for (const node of deed.what.flatMap(nodesMeant))
        letters[node] = deed.into.get(letters[node]) ?? deed.into.get('*') ?? letters[node];
  for (const deed of rule.deeds)
    if (deed.does === 'remove') {
      for (const node of deed.what.flatMap(nodesMeant)) letters[node] = gone;
      for (const each of deed.what.flatMap(arcsMeant)) there[each] = false;
    }
  return drawing.write(letters, there);
}

const families: Readonly<Record<string, NamedFamily>> = {
  path: { numbers: { n: 1 }, write: '.^n' },
  cycle: { numbers: { n: 3 }, write: '@.^n' },
  grid: {
    numbers: { r: 2, c: 1 },
    write: (rows, columns) => Array.from({ length: rows }, () => '.'.repeat(columns)).join('/'),
  },
};

/** A ruleset on a drawing. A move costs the square of the drawing. */
export function drawingRulesByHand(rules: RulesOfDrawing): HandRules {
  const signs = `[${rules.signs.replaceAll(/[\]\\^-]/g, '\\$&')}-]`;
  const arc = String.raw`\(?\d+[->]\d+\)?`;
  const places = String.raw`(:-?[\d.]+,-?[\d.]+( -?[\d.]+,-?[\d.]+)*)?`;
  return {
    notation: new RegExp(`^(@${signs}+|${signs}+(/${signs}+)*|(${arc}(,${arc})*)?:${signs}+${places})$`, 'u'),
    spelling: (text) => text.trim(),
    moves(text) {
      const drawing = drawingByHand(text);
      const all = (own: readonly RuleOnDrawing[]): readonly string[] => [
        ...new Set(own.flatMap((rule) => movesOf(rule, drawing))),
      ];
      return { left: all(rules.left), right: all(rules.right) };
    },
    families,
    ...(rules.endless && { endless: rules.endless }),
  };
}
