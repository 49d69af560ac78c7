import { BlockList, isIPv6 } from 'node:net';

/** The method of a web service that a request calls, as in its path. */
export interface Purpose {
  readonly service: string;
  readonly method: string;
}

/** Where a request comes from. */
export interface Sender {
  /** Address of the caller; behind a trusted proxy, the address that the proxy reports. */
  readonly address: string;
  /** The headers Origin and Referer, which name the sending page. Servers send neither. */
  readonly origin?: string | undefined;
  readonly referer?: string | undefined;
  /** Whether the browser says that a page of another origin sent the request (`Sec-Fetch-Site`). */
  readonly isOtherPage?: boolean;
}

/** A set of address ranges, IPv4 and IPv6. An IPv4 address is also found in its IPv6-mapped form. */
export class AddressRanges {
  readonly #list = new BlockList();

  /** @param ranges as `readNetwork` returns them, or single addresses */
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

/** The domains whose pages may use a key. */
export class Domains {
  readonly #hosts = new Set<string>();
  /** The required ending of a host for each wildcard: `.example.co.uk` for `*.example.co.uk`. */
  readonly #endings: string[] = [];

  /** @param domains as `readDomain` returns them */
  constructor(domains: readonly string[]) {
    for (const domain of domains) {
      if (domain.startsWith('*')) this.#endings.push(domain.slice(1));
      else this.#hosts.add(domain);
    }
  }

  /** Whether a page is on one of the domains, on any port. `page` is an origin or a page's URL. */
  has(page: string | undefined): boolean {
    const host = hostOf(page);
    return host !== undefined && (this.#hosts.has(host) || this.#endings.some((end) => host.endsWith(end)));
  }
}

/** Allowed services and methods, in any letter case. An empty list allows everything. */
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
