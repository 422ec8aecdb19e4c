/** The door of the links: a drawing as the address of the editor has it, in few characters. */

export {
  type FoundLink,
  type LinkParts,
  linkAlone,
  linkWith,
  mostInLink,
  packedIn,
  partsOfLink,
  readUnpacked,
  type UnpackedLink,
} from './link.ts';
export { writeTerse } from './write.ts';
