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

/**
 * How to reach the web services. `key` is a key of an account. A key in a web page must be limited to that
 * page's domain.
 */
export interface LookupConnection extends ConnectionOptions {
  readonly key: string;
}

/** The parameters of a look-up, except the postcode. */
export type LookupQuery = Pick<GetFullAddressRequest, 'licence' | 'building' | 'options'>;

/** The options of a call, and a signal to abort it. */
export interface LookupCall {
  readonly options?: LookupOptions;
  /** Aborts the call, for example when the next keystroke makes its answer useless. */
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

  /**
   * Returns every address of a postcode. Costs one credit.
   *
   * @throws LookupError, for example for an unknown postcode
   */
  async addresses(postcode: string, query: LookupQuery): Promise<LookupResult[]> {
    const answer = await this.call<GetFullAddressAnswer>('AddressCapture/GetFullAddress', {
      postcode,
      ...query,
    });
    return answer.Results;
  }

  /**
   * Returns suggestions while an address is being typed, best first. A call is free of charge, but the
   * account must have a credit. A failed call is not repeated, because the next keystroke makes another one.
   *
   * @param typed the text typed so far, or a suggestion whose `container` is true, to see the suggestions
   *   inside it
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
   * Returns the full address of a suggestion. Costs one credit.
   *
   * @param suggestion a suggestion whose `container` is false, or its `value`
   * @throws LookupError if the address no longer exists, or if the account has no credits
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
   * @throws LookupError if the answer's status is not a success
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
