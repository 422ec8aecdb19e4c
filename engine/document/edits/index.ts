/** The door of the edits: each makes the next document of one. */

export { addEdge, negate, reconnect, reverseEdges, setBend, setBends, setPlayer } from './arcs.ts';
export { clearPlaces, clearShift } from './clear-places.ts';
export { fragment, paste } from './copies.ts';
export { drawnDifference } from './drawn-difference.ts';
export { drawnSum, type PlayedTogether, type SumDrawn } from './drawn-sum.ts';
export { handedOn } from './handed-on.ts';
export { hiddenIn } from './hidden-copies.ts';
export { freshIds } from './ids.ts';
export { type Commuting, drawArc, drawPair, makeJoint, makeSolo, setMoves, setPairs } from './joint-arcs.ts';
export { moveNameSeen, namesSeen } from './names-seen.ts';
export { addNode, moveNodes, type Place, removeItems, setGray, setName } from './nodes.ts';
export { exchangePieces, liftPieces, putPieces } from './pieces.ts';
export { ofSameKind } from './same-kind.ts';
export { negateScores, removeScores, scoreNormalPlay, setScores, shiftScores } from './scores.ts';
export { unionOf } from './union.ts';
export { setPinned, setRules, setTitle, setView } from './view.ts';
