/** The addresses at which this machine can be reached in its networks. */
import { networkInterfaces } from 'node:os';

/** Networks of virtual machines and containers, in which there are no phones. */
const virtual = /^(?:docker|br-|veth|virbr|vmnet|vEthernet|utun|tun|tap|wg|zt|tailscale)/i;

const isPrivate = (address: string): boolean =>
  /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(address);

/** The most probable first: private addresses of real networks, as those of a school are. */
export function addressesHere(interfaces = networkInterfaces()): readonly string[] {
  const all = Object.entries(interfaces).flatMap(([name, entries = []]) =>
    entries
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => ({ address, rank: (virtual.test(name) ? 2 : 0) + (isPrivate(address) ? 0 : 1) })),
  );
  return all.toSorted((a, b) => a.rank - b.rank).map(({ address }) => address);
}

/** Whether a request comes from this machine. */
export const isThisMachine = (address: string): boolean => {
  const plain = plainAddress(address);
  return plain === '::1' || plain.startsWith('127.') || addressesHere().includes(plain);
};

/** IPv4 addresses as such where a socket gives them as IPv6. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:/, '');
