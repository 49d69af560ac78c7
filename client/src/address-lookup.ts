import { Connection, type ConnectionOptions } from './connection.ts';
import { LookupError } from './errors.ts';
import type { GetFullAddressAnswer, GetFullAddressRequest, LookupResult, LookupStatus } from './openapi.ts';

/** How to reach the web services: a key of an account. A key in a web page must be limited to that page's domain. */
export interface LookupConnection extends ConnectionOptions {
  readonly key: string;
}

/** What a look-up takes besides the postcode. */
export type LookupQuery = Pick<GetFullAddressRequest, 'licence' | 'building' | 'options'>;

/**
 * Looks up addresses. It runs in browsers, too.
 *
 *     const lookup = new AddressLookup({ url, key });
 *     const addresses = await lookup.addresses('CH2 4NE', { licence: 'WebClickFull' });
 */
export class AddressLookup {
  readonly #connection: Connection;
  readonly #key: string;

  constructor({ key, ...options }: LookupConnection) {
    this.#connection = new Connection(options);
    this.#key = key;
  }

  /** Every address of a postcode. Costs one credit. @throws LookupError, for an unknown postcode among others */
  async addresses(postcode: string, query: LookupQuery): Promise<LookupResult[]> {
    const answer = await this.call<GetFullAddressAnswer>('AddressCapture/GetFullAddress', {
      postcode,
      ...query,
    });
    return answer.Results;
  }

  /**
   * Calls any method of the web services: `call('EmailValidation/Cleanse', { email })`.
   *
   * @throws LookupError if the answer's status is no success
   */
  async call<Answer extends { Status: LookupStatus }>(method: string, body: object): Promise<Answer> {
    const answer = await this.#connection.send(
      `/${method}.json?key=${encodeURIComponent(this.#key)}`,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      (response) => response.json() as Promise<Answer>,
    );
    const { Success, ErrorMessage, CreditsRemaining } = answer.Status;
    if (!Success) throw new LookupError(ErrorMessage ?? 'The look-up failed.', CreditsRemaining);
    return answer;
  }
}
