/** What the components that read a thermograph share. */
import type { Thermograph, ToldPiece } from '../../../../engine/theories/index.ts';

/** A thermograph with the pieces of its walls. */
export type WallsRead = { readonly thermograph: Thermograph; readonly pieces: readonly ToldPiece[] };
