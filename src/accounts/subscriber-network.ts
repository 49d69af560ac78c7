import { isIPv6 } from 'node:net';

/** An IPv4 address as it is; of an IPv6 address its /64, which is what one subscriber has to choose from. */
export function subscriberNetwork(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address);
  if (mapped !== null) return mapped[1]!;
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.split('%')[0]!.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = (after ?? '').split(':').filter(Boolean);
  const zeros = after === undefined ? [] : Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail]
    .slice(0, 4)
    .map((group) => parseInt(group, 16))
    .join(':');
}
