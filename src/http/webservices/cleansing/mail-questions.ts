import { type MailAnswer, MailExchanges } from '../../../cleansing/email/mail-exchange.ts';

/** How long an answer of the DNS is believed, in milliseconds. */
const KEPT_MS = 5 * 60_000;

/** How long one domain may take, in milliseconds: somebody waits in front of a form. */
const TIMEOUT_MS = 5000;

/** The most calls that wait for the DNS at once; what comes on top is not asked about. */
const WAITING_CALLS = 500;

/** Asks the DNS for the calls of a service that runs for long: an answer is kept for some minutes only. */
export class MailQuestions {
  #exchanges = MailExchanges.ofEnvironment(TIMEOUT_MS);
  #since = performance.now();
  #waiting = 0;

  /** The answers for these domains; none, where too many calls are waiting for answers already. */
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
