import { Connection, type ConnectionOptions, type Sent } from './connection.ts';
import { LookupError } from './errors.ts';
import type {
  AddressSuggestion,
  AddressSuggestions,
  GetFullAddressAnswer,
  GetFullAddressRequest,
  LookupOptions,
  LookupResult,
  LookupStatus,
  RetrievedAddress,
} from './openapi.ts';

/** How to reach the web services: a key of an account. A key in a web page must be limited to that page's domain. */
export interface LookupConnection extends ConnectionOptions {
  readonly key: string;
}

/** What a look-up takes besides the postcode. */
export type LookupQuery = Pick<GetFullAddressRequest, 'licence' | 'building' | 'options'>;

/** How a call is sent, and what it takes besides. */
export interface LookupCall {
  readonly options?: LookupOptions;
  /** Ends the call: that of the next key stroke replaces it. */
  readonly signal?: AbortSignal;
}

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
   * Suggestions while an address is being typed, the best first. Free of charge, but the account must have a credit. Tried once:
   * the next key stroke asks again.
   *
   * @param typed what was typed so far; or a suggestion whose `container` is true, for what lies in it
   * @throws LookupError if the key, the licence or the credits do not allow it
   */
  async suggest(
    typed: string | AddressSuggestion,
    { options, signal }: LookupCall = {},
  ): Promise<AddressSuggestion[]> {
    const method = typeof typed === 'string' ? 'Search' : 'DrillDown';
    const asked = typeof typed === 'string' ? { search: typed } : { id: typed.value };
    const body = { country: 'GB', ...asked, options };
    const answer = await this.#call<AddressSuggestions>(`PredictiveAddress/${method}`, body, {
      signal,
      attempts: 1,
    });
    return answer.Results;
  }

  /**
   * The address of a suggestion, in full. Costs one credit.
   *
   * @param suggestion a suggestion whose `container` is false, or its `value`
   * @throws LookupError if there is no such address any more, or if the account has no credits
   */
  async retrieve(
    suggestion: AddressSuggestion | string,
    { options, signal }: LookupCall = {},
  ): Promise<LookupResult> {
    const id = typeof suggestion === 'string' ? suggestion : suggestion.value;
    const body = { country: 'GB', id, options };
    const { Result } = await this.#call<RetrievedAddress>('PredictiveAddress/Retrieve', body, { signal });
    return Result!;
  }

  /**
   * Calls any method of the web services: `call('EmailValidation/Cleanse', { email })`.
   *
   * @throws LookupError if the answer's status is no success
   */
  call<Answer extends { Status: LookupStatus }>(method: string, body: object): Promise<Answer> {
    return this.#call(method, body, {});
  }

  async #call<Answer extends { Status: LookupStatus }>(
    method: string,
    body: object,
    sending: Pick<Sent, 'signal' | 'attempts'>,
  ): Promise<Answer> {
    const answer = await this.#connection.send(
      `/${method}.json?key=${encodeURIComponent(this.#key)}`,
      {
        ...sending,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
      (response) => response.json() as Promise<Answer>,
    );
    const { Success, ErrorMessage, CreditsRemaining } = answer.Status;
    if (!Success) throw new LookupError(ErrorMessage ?? 'The look-up failed.', CreditsRemaining);
    return answer;
  }
}
