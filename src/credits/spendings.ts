import {
  APPLICATIONS_PER_DAY,
  OTHER_APPLICATIONS,
  readApplication,
  type Spender,
  type Spending,
  type Usage,
} from './spend.ts';

const DAY_MILLISECONDS = 86_400_000;

/** The most kinds of spending to remember. After that, all of them are forgotten and built again. */
const REMEMBERED = 100_000;

/** Returns the same object for the same kind of spending, so that amounts add up in a map. */
export class Spendings {
  readonly #known = new Map<string, Spending>();
  readonly #applications = new Map<number, Set<string>>();
  #dayNumber = -1;
  #day = '';

  /** @param time in milliseconds since 1970 */
  of(spender: Spender, { service, method, applicationName }: Usage, time: number): Spending {
    this.#turnTo(Math.floor(time / DAY_MILLISECONDS));
    const { accountId, keyId = '', pool, tokenPool } = spender;
    const application = applicationName === undefined ? '' : this.#application(accountId, applicationName);
    const name = `${accountId}\n${keyId}\n${tokenPool}\n${service}\n${method}\n${application}`;
    let spending = this.#known.get(name);
    if (spending === undefined) {
      const pools = tokenPool === undefined ? [pool] : [pool, tokenPool];
      spending = { account: accountId, pools, key: keyId, service, method, day: this.#day, application };
      if (this.#known.size >= REMEMBERED) this.#known.clear();
      this.#known.set(name, spending);
    }
    return spending;
  }

  #application(account: number, sent: unknown): string {
    const name = readApplication(sent);
    let names = this.#applications.get(account);
    if (names?.has(name)) return name;
    if (names === undefined) {
      names = new Set();
      this.#applications.set(account, names);
    }
    if (names.size >= APPLICATIONS_PER_DAY) return OTHER_APPLICATIONS;
    names.add(name);
    return name;
  }

  #turnTo(dayNumber: number): void {
    if (dayNumber === this.#dayNumber) return;
    this.#dayNumber = dayNumber;
    this.#day = new Date(dayNumber * DAY_MILLISECONDS).toISOString().slice(0, 10);
    this.#known.clear();
    this.#applications.clear();
  }
}
