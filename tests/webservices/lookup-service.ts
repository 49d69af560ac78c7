import { type AccountTerms, createAccount } from '../../src/accounts/web/account.ts';
import { createKey, type KeyTerms } from '../../src/accounts/web/api-key.ts';
import { LICENCES } from '../../src/licence.ts';
import { buildSmallFile } from '../lookup/rows.ts';
import type { Answer } from '../support/client.ts';
import { MANY, request } from '../support/request.ts';
import { startService, type TestService } from '../support/service.ts';

/** An account of the web services, and its credentials. */
export interface TestAccount {
  readonly id: number;
  readonly username: string;
  readonly password: string;
  readonly key: string;
  /** Makes another key of the account. */
  newKey(terms: KeyTerms): Promise<string>;
}

/** The real service on a small address file, with accounts made as the commands make them. */
export interface LookupService extends TestService {
  account(name: string, credits: number, terms?: Partial<AccountTerms>): Promise<TestAccount>;
}

export async function startLookups(
  environment: NodeJS.ProcessEnv = {},
  options: Parameters<typeof startService>[1] = {},
): Promise<LookupService> {
  const { folder, remove } = await buildSmallFile();
  const service = await startService(
    { FETTLE_ADDRESS_FILE: folder, ...environment },
    { worker: false, ...options },
  );
  const { kysely } = service.database;
  return {
    ...service,
    close: async () => {
      await service.close();
      remove();
    },
    account: async (name, credits, terms = {}) => {
      const account = await createAccount(kysely, { name, credits, licences: LICENCES, ...terms });
      const newKey = async (keyTerms: KeyTerms) => (await createKey(kysely, account.id, keyTerms)).key;
      return { ...account, key: await newKey({}), newKey };
    },
  };
}

/** The answer of GetFullAddress (docs/clients/lookup.md), as far as tests read it. */
export interface LookupAnswer {
  readonly Status: {
    readonly Success: boolean;
    readonly ErrorMessage: string | null;
    readonly CreditsRemaining: number;
  };
  readonly Results: readonly {
    readonly Address: { readonly Lines: readonly string[] };
    readonly RawAddress: Readonly<Record<string, unknown>>;
  }[];
  readonly ResultCount?: number;
}

/** Calls a method of AddressCapture over HTTP. */
export function call<Body = LookupAnswer>(
  url: string,
  method: string,
  query: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<Body>> {
  const given = {
    method: 'POST',
    path: `/AddressCapture/${method}.json${query}`,
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
  return request<Body>(url, given, MANY);
}
