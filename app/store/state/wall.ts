/**
 * What is shown over the drawing on the wall beside its values: a chart of temperatures, and an enlarged
 * thermograph or matrix, as plain data.
 */
import type { NodeId } from '../../../engine/document/index.ts';
import type { SumHeat } from '../../../engine/sums/index.ts';
import type { MatrixAnswer, Thermograph, ToldPiece } from '../../../engine/theories/index.ts';
import type { Stopper } from '../../../engine/values/index.ts';

/** What a chart says of a move: a sign with the grade that colours it, and sentences. */
export type PlyOnChart = {
  readonly sign: string;
  readonly grade: string | undefined;
  readonly says: string;
};

/** The chart of a game by temperature. */
export type HeatOnChart = {
  /** From the beginning on; undefined of what is not known. */
  readonly moments: readonly (SumHeat | undefined)[];
  /** By move, so that the first is that before the second moment. */
  readonly plies: readonly PlyOnChart[];
};

/** The chart with the moment that is shown. */
export type ToldHeat = HeatOnChart & {
  readonly at: number;
  /** True where what moves gave away is already shown beside a board. */
  readonly onBoard: boolean;
};

/** A thermograph as it is read at the moment. */
export type ToldWalls = {
  readonly title: string;
  readonly thermograph: Thermograph;
  readonly pieces: readonly Pick<ToldPiece, 'wall' | 'from' | 'to'>[];
  /** The place of the piece that is read, after the pieces that of the mast, and the sentence about it. */
  readonly read: number | undefined;
  readonly says: string;
  readonly tax: number;
  /** The value cooled by the tax; undefined while it is not known, and by no tax. */
  readonly cooled: Stopper | undefined;
};

/** A matrix as it is read at the moment. */
export type ToldMatrix = {
  readonly title: string;
  /** With the strategies that are shown. */
  readonly matrix: MatrixAnswer;
  /** The lines that are left out, by their places. */
  readonly without: { readonly rows: readonly number[]; readonly columns: readonly number[] } | undefined;
  /** The cell, row or column that is read, and the sentence about it. */
  readonly lit: { readonly row?: number; readonly column?: number } | undefined;
  readonly says: string;
};

/** What covers the drawing. */
export type ToldLarge = ToldWalls | ToldMatrix;

/** With the nodes that it is about, so that it is not sent while a hidden value could be revealed by it. */
export type LargeOnWall = { readonly told: ToldLarge; readonly about: readonly NodeId[] };
