import { promises as dns, type MxRecord } from 'node:dns';
import { environment } from '../../settings.ts';
import type { EmailComment } from './comments.ts';

/** Whether a domain accepts mail according to the DNS, and a comment on it. */
export interface MailAnswer {
  readonly flag: 'Valid' | 'Invalid' | 'Inconclusive';
  readonly comment: EmailComment | undefined;
}

/** The environment variable with DNS servers to use instead of the system's, separated by commas. */
export const DNS_SERVERS = 'FETTLE_DNS_SERVERS';

/** The number of domains of a block that are queried at the same time. */
const AT_ONCE = 64;

/** The most answers to keep for a run: some 20 MB. The oldest is dropped first. */
const REMEMBERED_ANSWERS = 100_000;

/**
 * The milliseconds after which a block sends no more queries. The remaining domains are inconclusive, because
 * the DNS is down or very slow.
 */
const BLOCK_TIME = 30_000;

const TAKES_MAIL: MailAnswer = { flag: 'Valid', comment: undefined };
const ONLY_A_HOST: MailAnswer = { flag: 'Valid', comment: 'NoMxRecord' };
const TIMEOUT: MailAnswer = { flag: 'Inconclusive', comment: 'DnsTimeout' };

export interface MailExchangeOptions {
  /** The time limit for a domain, for all queries and retries, in milliseconds. */
  readonly timeout: number;
  /** DNS servers, as `address` or `address:port`; empty for the system's. */
  readonly servers: readonly string[];
  /** The time limit for all queries of a block, in milliseconds. Default: {@link BLOCK_TIME}. */
  readonly blockTime?: number;
}

/** Asks the DNS which domains accept mail. Each domain is queried once a run. */
export class MailExchanges {
  readonly #resolver: dns.Resolver;
  readonly #timeout: number;
  readonly #blockTime: number;
  readonly #answers = new Map<string, Promise<MailAnswer>>();

  constructor({ timeout, servers, blockTime = BLOCK_TIME }: MailExchangeOptions) {
    // A lost datagram is repeated once, after a third of the time, because the resolver doubles its timeout.
    this.#resolver = new dns.Resolver({ timeout: Math.ceil(timeout / 3), tries: 2 });
    if (servers.length > 0) this.#resolver.setServers(servers);
    this.#timeout = timeout;
    this.#blockTime = blockTime;
  }

  /**
   * Uses the system's DNS servers, or those in the environment variable. `timeout` is in milliseconds.
   *
   * @throws Error that names the variable if it does not hold addresses of servers
   */
  static ofEnvironment(timeout: number): MailExchanges {
    const servers = environment.dnsServers;
    try {
      return new MailExchanges({ timeout, servers });
    } catch (cause) {
      throw new Error(`${DNS_SERVERS} must hold IP addresses, with or without a port, separated by commas.`, {
        cause,
      });
    }
  }

  /** The answers for domains in the form of the DNS. */
  async answers(domains: ReadonlySet<string>): Promise<ReadonlyMap<string, MailAnswer>> {
    const answers = new Map<string, MailAnswer>();
    const until = performance.now() + this.#blockTime;
    const left = domains.values();
    const askTheRest = async () => {
      for (const domain of left) {
        const late = performance.now() > until && !this.#answers.has(domain);
        answers.set(domain, late ? TIMEOUT : await this.#answer(domain));
      }
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, domains.size) }, askTheRest));
    return answers;
  }

  #answer(domain: string): Promise<MailAnswer> {
    const known = this.#answers.get(domain);
    if (known !== undefined) return known;
    const answer = this.#inTime(this.#ask(domain));
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined && this.#answers.size >= REMEMBERED_ANSWERS) this.#answers.delete(oldest);
    this.#answers.set(domain, answer);
    return answer;
  }

  async #inTime(answer: Promise<MailAnswer>): Promise<MailAnswer> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<MailAnswer>((resolve) => {
      timer = setTimeout(resolve, this.#timeout, TIMEOUT);
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** The mail servers of a domain or, if it names none, the domain's own address (RFC 5321, 5.1). */
  async #ask(domain: string): Promise<MailAnswer> {
    let servers: MxRecord[];
    try {
      servers = await this.#resolver.resolveMx(domain);
    } catch (error) {
      return codeOf(error) === dns.NODATA ? this.#askForHost(domain) : failure(error);
    }
    // RFC 7505: a single server named as the root means that the domain accepts no mail.
    const none = servers.every(({ exchange }) => exchange === '' || exchange === '.');
    return none ? { flag: 'Invalid', comment: 'NullMx' } : TAKES_MAIL;
  }

  async #askForHost(domain: string): Promise<MailAnswer> {
    try {
      await this.#resolver.resolve4(domain);
      return ONLY_A_HOST;
    } catch (error) {
      if (codeOf(error) !== dns.NODATA) return failure(error);
    }
    try {
      await this.#resolver.resolve6(domain);
      return ONLY_A_HOST;
    } catch (error) {
      if (codeOf(error) !== dns.NODATA) return failure(error);
    }
    return { flag: 'Invalid', comment: 'NoMailServer' };
  }
}

function failure(error: unknown): MailAnswer {
  const code = codeOf(error);
  if (code === dns.NOTFOUND) return { flag: 'Invalid', comment: 'DomainNotFound' };
  if (code === dns.TIMEOUT) return TIMEOUT;
  return { flag: 'Inconclusive', comment: 'DnsFailure' };
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
