import { type MailAnswer, MailExchanges } from '../../../cleansing/email/mail-exchange.ts';

/** How long to keep an answer of the DNS, in milliseconds. */
const KEPT_MS = 5 * 60_000;

/**
 * How long a domain may take, in milliseconds. It is short because a person is waiting in front of a form.
 */
const TIMEOUT_MS = 5000;

/** The most calls that wait for the DNS at once. Further calls go on without it. */
const WAITING_CALLS = 500;

/**
 * Asks the DNS on behalf of calls. This object lives as long as the service, so it keeps answers for some
 * minutes only.
 */
export class MailQuestions {
  #exchanges = MailExchanges.ofEnvironment(TIMEOUT_MS);
  #since = performance.now();
  #waiting = 0;

  /** The answers for these domains, or undefined if too many calls are already waiting. */
  async answers(domains: ReadonlySet<string>): Promise<ReadonlyMap<string, MailAnswer> | undefined> {
    if (this.#waiting >= WAITING_CALLS) return undefined;
    this.#waiting++;
    try {
      return await this.#current().answers(domains);
    } finally {
      this.#waiting--;
    }
  }

  #current(): MailExchanges {
    const now = performance.now();
    if (now - this.#since > KEPT_MS) {
      this.#exchanges = MailExchanges.ofEnvironment(TIMEOUT_MS);
      this.#since = now;
    }
    return this.#exchanges;
  }
}
