/** The door of the links: a drawing as the address of the editor has it, in few characters. */

export {
  endsWell,
  type FoundLink,
  isSound,
  isWebAddress,
  type LinkParts,
  linkAlone,
  linkPacked,
  linkWith,
  mostInLink,
  noWebAddress,
  packedIn,
  partsOfLink,
  readUnpacked,
  type UnpackedLink,
} from './link.ts';
export { writeTerse } from './write.ts';
