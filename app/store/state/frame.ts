/**
 * What one frame of a walkthrough shows, as data: its sentence, the highlighted things, and the board of the
 * game.
 */
import type { EdgeKey, GameEdge, GameNode, NodeId } from '../../../engine/document/index.ts';
import type { Mover } from '../../../engine/graph/index.ts';
import type { PlayResult } from '../../../engine/sums/index.ts';
import type { Value } from '../../../engine/values/index.ts';

/** Words with nodes and values among them, so that a panel can typeset those. */
export type Sentence = readonly (string | { readonly node: GameNode } | { readonly value: Value })[];

export type Lit = { readonly nodes: readonly NodeId[]; readonly arcs: readonly GameEdge[] };

/** The noun for one frame. */
export type FrameUnit = 'round' | 'reduction' | 'move';

export type HandMove = {
  readonly piece: number;
  readonly from: NodeId;
  readonly to: NodeId;
  /** The arc it goes along, if the drawing has it for that player alone; else Either's. */
  readonly arcs: readonly EdgeKey[];
  /** What it brings, as a sign and in words. */
  readonly said: { readonly result: PlayResult; readonly says: string } | undefined;
  /** It is the one that was hinted at. */
  readonly hinted: boolean;
};

export type PlayBoard = {
  /** The node of each piece; a proof has one in each of its two components. */
  readonly pieces: readonly NodeId[];
  readonly chosen: number | undefined;
  readonly moves: readonly HandMove[];
  /** The nodes of the hottest pieces, where they are marked. */
  readonly hottest: readonly NodeId[];
  /** The first click puts a piece. */
  readonly puts: boolean;
  /** The piece that must be moved on, and where it can go: the rest of the drawing steps back. */
  readonly bright: { readonly from: NodeId; readonly to: ReadonlySet<NodeId> } | undefined;
};

/** What a player chose in a joint round, and the sentence about it in a review. */
export type RevealedChoice = {
  readonly player: Mover;
  readonly who: string;
  readonly name: string;
  readonly lines: readonly string[];
};

/** What one player can choose in a joint round; for a secret choice only the fact that it was made. */
export type PlayerAsked = {
  readonly player: Mover;
  readonly who: string;
  readonly hasChosen: boolean;
  /** What the player chose, where the other sees it. */
  readonly open: string | undefined;
  /** Why the player is not asked now. */
  readonly waits: string | undefined;
  readonly choices: readonly {
    readonly name: string;
    readonly hands: number | undefined;
    /** How often it is played, or what it is worth. */
    readonly says: string | undefined;
  }[];
};

/** What is shown of a game in which both players move at once. */
export type JointSeen = {
  readonly last:
    | { readonly at: number; readonly choices: readonly RevealedChoice[]; readonly says: string }
    | undefined;
  /** Empty once the game is over. */
  readonly players: readonly PlayerAsked[];
  /** Hands of a class are counted. */
  readonly counting: boolean;
  /** Two people choose, so that each has keys. */
  readonly byKeys: boolean;
};

/** A frame as a window shows it that has not the walkthrough itself. */
export type ToldFrame = {
  readonly unit: FrameUnit;
  readonly at: number;
  readonly last: number;
  readonly sentence: Sentence;
  readonly lit: Lit;
  readonly rings: boolean;
  readonly board: PlayBoard | undefined;
  /** Whose turn it is in a game in which some arcs are one player's. */
  readonly turn: Mover | undefined;
  /** For a game in which both move at once. */
  readonly joint?: JointSeen | undefined;
};
