/**
 * Places the words on and round the nodes of a figure, as on the canvas: a value is in its node if it
 * fits, else beside it; names, steps, pieces and their count each take a place where they cover no arc. Cost:
 * for each node, what is near it.
 */
import { type Care, mostBare, quick } from '../figure/beside.ts';
import { rimOf } from '../figure/bounds.ts';
import { joiningLine, type Surroundings } from '../figure/costs-of-places.ts';
import type { Spot } from '../figure/curves.ts';
import type { FigureNode, FigurePiece, FigureWords, WordsKind } from '../figure/figure.ts';
import { shrinkInside } from '../figure/inside.ts';
import { nodeName } from '../figure/node-name.ts';
import { type AroundPlaces, type Extent, placesRoundNode } from '../figure/round-node.ts';
import type { Measures, Style } from '../figure/style.ts';
import { printedWidth, type Typeset, typeset } from '../figure/typeset.ts';
import type { WordsBox } from '../figure/words-box.ts';
import type { Mark } from '../values/mark.ts';
import type { Value } from '../values/value.ts';
import { base } from '../values/wording.ts';
import { saysTheSame } from './says-the-same.ts';
import { type ScorePlace, type ScoreSigns, scorePlaces } from './score-signs.ts';

/** The value or outcome of a node, as it would be typeset at full length. */
export type TypesetNode = {
  readonly mark: Mark | undefined;
  /** The value that the mark says, where it says one. */
  readonly value?: Value | undefined;
  readonly step: number | undefined;
  readonly name: string;
  readonly pieces: number;
  /** None where the drawing has no scores. */
  readonly scores: ScoreSigns;
};

type Sign = Pick<FigureWords, 'mark' | 'ink'> & { readonly set: Typeset };
type Part = Exclude<WordsKind, 'legend' | 'letter'> | ScorePlace;
type Round = { readonly [Each in Part]?: Sign };

const kindOf = (part: Part): Exclude<WordsKind, 'legend' | 'letter'> =>
  part === 'leftScore' || part === 'rightScore' ? 'score' : part;

const sign = (mark: Mark): Sign => ({ mark, set: typeset(mark) });
const nameSign = (name: string): Sign => sign(nodeName(name).mark);
const plain = (text: string): Sign => sign([base(text)]);

/** The side of the words that is towards their node. */
function sideOf({ x, y }: Spot): Spot {
  const far = Math.hypot(x, y) || 1;
  const towards = (part: number): number => (Math.abs(part) / far < 0.38 ? 0 : -Math.sign(part));
  return { x: towards(x), y: towards(y) };
}

/** Words so far from the rim that they could belong to another node are joined to it. */
function joinedBy(box: WordsBox): readonly number[] | undefined {
  const line = joiningLine(box);
  const [x1, y1, x2, y2] = line;
  return Math.hypot(x2 - x1, y2 - y1) > mostBare + 4 ? line : undefined;
}

export type NodeWords = {
  readonly words: readonly FigureWords[];
  readonly pieces: readonly FigurePiece[];
  /** Whether some of its words cover something, since there is no room. */
  readonly overlaps: boolean;
};

/** The words on and round a node. */
export function wordsOfNode(
  number: number,
  node: FigureNode,
  said: TypesetNode,
  style: Style,
  measures: Measures,
  near: (reach: number) => Surroundings,
  care: Care = quick,
): NodeWords {
  const { unit, piece } = measures;
  const value = said.mark && style.values !== 'none' ? sign(said.mark) : undefined;
  const fits = value && style.values === 'inside' && !node.shapes;
  const shrink = fits
    ? shrinkInside((value.set.reach * measures.text.value) / unit, rimOf(node.bold, measures) / unit)
    : undefined;
  const round: Round = {
    ...(value && shrink === undefined && { value }),
    ...(style.names &&
      !saysTheSame(said.name, value && { mark: value.mark, value: said.value }) && {
        name: nameSign(said.name),
      }),
    ...(style.steps && said.step !== undefined && { step: plain(`${said.step}`) }),
    ...scoresOf(said.scores),
    ...(style.pieces && said.pieces > 1 && { count: plain(`×${said.pieces}`) }),
  };
  const words: FigureWords[] = [];
  const write = (part: Part, { mark, set, ink }: Sign, by: Spot | undefined, shrunk = 1): void => {
    const kind = kindOf(part);
    const size = measures.text[kind] * shrunk;
    const offset = by ?? { x: 0, y: 0 };
    const [width, height] = [
      by ? printedWidth(mark, size) : set.width * size,
      (set.height + set.depth) * size,
    ];
    const joined = by && joinedBy({ ...by, halfWide: width / 2 / unit, halfHigh: height / 2 / unit });
    words.push({
      kind,
      node: number,
      inside: by === undefined,
      at: { x: node.at.x + offset.x * unit, y: node.at.y + offset.y * unit },
      width,
      height,
      side: by ? sideOf(by) : { x: 0, y: 0 },
      size,
      mark,
      ...(joined && {
        joined: joined.map((length, i) => (i % 2 === 0 ? node.at.x : node.at.y) + length * unit),
      }),
      ...(ink && { ink }),
    });
  };
  if (value && shrink !== undefined) write('value', value, undefined, shrink);
  const pieced = style.pieces && said.pieces > 0;
  if (!pieced && Object.keys(round).length === 0) return { words, pieces: [], overlaps: false };
  const extents: { -readonly [Kind in keyof Round]?: Extent } = {};
  for (const kind of kinds) {
    const its = round[kind];
    const size = measures.text[kindOf(kind)];
    if (its)
      extents[kind] = {
        width: printedWidth(its.mark, size) / unit,
        height: ((its.set.height + its.set.depth) * size) / unit,
      };
  }
  const discs = pieced ? (2 * (piece.radius + piece.halo)) / unit : undefined;
  const places: AroundPlaces = placesRoundNode(near, { ...extents, piece: discs }, care);
  for (const kind of kinds) {
    const [its, place] = [round[kind], places[kind]];
    if (its && place) write(kind, its, place);
  }
  const at = places.piece;
  const spot = at && { x: node.at.x + at.x * unit, y: node.at.y + at.y * unit };
  const pieces = spot ? [{ node: number, at: spot, count: said.pieces }] : [];
  return { words, pieces, overlaps: Object.values(places).some(({ overlaps }) => overlaps) };
}

const kinds = ['value', 'name', 'count', 'step', ...scorePlaces] as const;

function scoresOf(signs: ScoreSigns): Round {
  const round: { [Place in ScorePlace]?: Sign } = {};
  for (const place of scorePlaces) {
    const said = signs[place];
    if (said) round[place] = { ...sign(said.mark), ...(said.isDefault && { ink: 'dim' }) };
  }
  return round;
}
