import { BlockList, isIPv6 } from 'node:net';

/** What a request is for: a method of a web service, as in its path. */
export interface Purpose {
  readonly service: string;
  readonly method: string;
}

/** Where a request comes from. */
export interface Sender {
  /** The address of the caller; behind a trusted proxy the one that it vouches for. */
  readonly address: string;
  /** The headers Origin and Referer: the page it was sent from. A server sends neither. */
  readonly origin?: string | undefined;
  readonly referer?: string | undefined;
  /** Whether a browser says that a page of another site or origin sent it (`Sec-Fetch-Site`). */
  readonly isOtherPage?: boolean;
}

/** Addresses in some ranges, IPv4 and IPv6; an IPv4 address is found in either of its two forms. */
export class AddressRanges {
  readonly #list = new BlockList();

  /** `ranges` as `readNetwork` writes them, or single addresses. */
  constructor(ranges: readonly string[]) {
    for (const range of ranges) {
      const [network = '', prefix] = range.split('/');
      const family = isIPv6(network) ? 'ipv6' : 'ipv4';
      if (prefix === undefined) this.#list.addAddress(network, family);
      else this.#list.addSubnet(network, Number(prefix), family);
    }
  }

  has(address: string): boolean {
    const [plain = ''] = address.split('%');
    return this.#list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  }
}

/** Pages of some domains. */
export class Domains {
  readonly #hosts = new Set<string>();
  /** Of `*.example.co.uk` what a host must end with: `.example.co.uk`. */
  readonly #endings: string[] = [];

  /** `domains` as `readDomain` writes them. */
  constructor(domains: readonly string[]) {
    for (const domain of domains) {
      if (domain.startsWith('*')) this.#endings.push(domain.slice(1));
      else this.#hosts.add(domain);
    }
  }

  /** Whether the page is on one of the domains, on whatever port. `page` is an origin or the address of a page. */
  has(page: string | undefined): boolean {
    const host = hostOf(page);
    return host !== undefined && (this.#hosts.has(host) || this.#endings.some((end) => host.endsWith(end)));
  }
}

/** Services and methods of services, in any letter case. An empty list allows everything. */
export class AllowedServices {
  readonly #names: ReadonlySet<string>;

  constructor(names: readonly string[]) {
    this.#names = new Set(names.map((name) => name.toLowerCase()));
  }

  allows({ service, method }: Purpose): boolean {
    if (this.#names.size === 0) return true;
    const name = service.toLowerCase();
    return this.#names.has(name) || this.#names.has(`${name}.${method.toLowerCase()}`);
  }
}

function hostOf(page: string | undefined): string | undefined {
  const url = page === undefined ? null : URL.parse(page);
  return url !== null && /^https?:$/.test(url.protocol) ? url.hostname.replace(/\.$/, '') : undefined;
}
