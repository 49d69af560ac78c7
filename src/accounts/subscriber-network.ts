import { isIPv6 } from 'node:net';

/**
 * The network of one subscriber: an IPv4 address itself, or the /64 of an IPv6 address, since a subscriber
 * has a whole /64.
 */
export function subscriberNetwork(address: string): string {
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [withoutZone = ''] = address.split('%');
  const [before = '', after] = withoutZone.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = (after ?? '').split(':').filter(Boolean);
  const zeros = after === undefined ? [] : Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail]
    .slice(0, 4)
    .map((group) => parseInt(group, 16))
    .join(':');
}
