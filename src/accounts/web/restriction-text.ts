import { isIP, SocketAddress } from 'node:net';
import { domainToASCII } from 'node:url';
import { invalidField } from '../../refusal.ts';

/** The most domains, networks or services in one list of a key. */
export const RESTRICTIONS_PER_KEY = 100;

const LABEL = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?';
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`);
const SERVICE = /^[A-Za-z]{1,60}(\.[A-Za-z]{1,60})?$/;

/**
 * Reads a domain whose pages may use a key: `www.example.co.uk`, or `*.example.co.uk` for everything below
 * that domain but not the domain itself. Returns it in lower case, and international names in their ASCII
 * form.
 *
 * @throws Refusal `invalid-request` if it is not a domain, or has a port, a scheme or a path
 */
export function readDomain(text: string): string {
  const isWildcard = text.startsWith('*.');
  const host = domainToASCII(isWildcard ? text.slice(2) : text).toLowerCase();
  const isHost = host.length <= 253 && HOST.test(host) && (!isWildcard || host.includes('.'));
  if (!isHost || /[/:@?#]/.test(text)) {
    throw invalidField('allowedDomains', 'must be like www.example.co.uk or *.example.co.uk, without a port');
  }
  return isWildcard ? `*.${host}` : host;
}

/**
 * Reads a range of addresses in CIDR notation (RFC 4632, RFC 4291 section 2.3) and clears the bits behind the
 * prefix: `192.0.2.77/24` → `192.0.2.0/24`. A single address is a range of one.
 *
 * @throws Refusal `invalid-request`
 */
export function readNetwork(text: string): string {
  const [address = '', prefix, ...more] = text.split('/');
  const family = isIP(address);
  const longest = family === 4 ? 32 : 128;
  const length = prefix === undefined ? longest : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
  if (family === 0 || address.includes('%') || more.length > 0 || !(length <= longest)) {
    throw invalidField('allowedIPs', 'must be like 192.0.2.0/24 or 2001:db8::/32');
  }
  const bits = BigInt(longest);
  const cleared = (addressBits(address, family) >> (bits - BigInt(length))) << (bits - BigInt(length));
  return `${addressText(cleared, family)}/${length}`;
}

/**
 * Reads the name of a web service or of one of its methods: `AddressCapture`,
 * `AddressCapture.GetFullAddress`.
 *
 * @throws Refusal `invalid-request`
 */
export function readServiceName(text: string, field = 'allowedServices'): string {
  if (!SERVICE.test(text)) {
    throw invalidField(field, 'must be like AddressCapture or AddressCapture.GetFullAddress');
  }
  return text;
}

function addressBits(address: string, family: number): bigint {
  if (family === 4) return address.split('.').reduce((bits, part) => (bits << 8n) | BigInt(part), 0n);
  // Normalising leaves hexadecimal groups, at most one `::`, and perhaps an IPv4 address at the end, which
  // becomes two groups.
  const plain = new SocketAddress({ address, family: 'ipv6' }).address.replace(/(?<![\d.])[\d.]+$/, (last) =>
    isIP(last) === 4 ? groupsOf(addressBits(last, 4), 2).join(':') : last,
  );
  const [before = '', after = ''] = plain.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after.split(':').filter(Boolean);
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].reduce((bits, group) => (bits << 16n) | BigInt(`0x${group}`), 0n);
}

function addressText(bits: bigint, family: number): string {
  if (family === 4) return [24n, 16n, 8n, 0n].map((shift) => (bits >> shift) & 255n).join('.');
  return new SocketAddress({ address: groupsOf(bits, 8).join(':'), family: 'ipv6' }).address;
}

function groupsOf(bits: bigint, count: number): string[] {
  return Array.from({ length: count }, (_, at) =>
    ((bits >> BigInt(16 * (count - 1 - at))) & 0xffffn).toString(16),
  );
}
