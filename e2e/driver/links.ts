/** Links to drawings that no example has, packed here as the editor packs them. */
import { deflateRawSync } from 'node:zlib';
import { type GameDocument, writeTerse } from '../../engine/index.ts';

export const linkOf = (document: GameDocument): string =>
  `#g1=${deflateRawSync(writeTerse(document)).toString('base64url')}`;
