/** The door of the links: a drawing as the address of the editor has it, in few characters. */

export {
  type FoundLink,
  isWebAddress,
  type LinkParts,
  linkAlone,
  linkWith,
  mostInLink,
  noWebAddress,
  packedIn,
  partsOfLink,
  readUnpacked,
  type UnpackedLink,
} from './link.ts';
export { writeTerse } from './write.ts';
