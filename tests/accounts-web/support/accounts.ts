import { createAccount } from '../../../src/accounts/web/account.ts';
import { createKey, type KeyTerms } from '../../../src/accounts/web/api-key.ts';
import type { Database } from '../../../src/database/connection.ts';
import type { Licence } from '../../../src/licence.ts';

export interface TestAccount {
  readonly id: number;
  readonly name: string;
  readonly username: string;
  readonly password: string;
}

let accounts = 0;

/** Makes an account for one test. */
export async function makeAccount(
  { kysely }: Database,
  terms: { credits?: number; licences?: Licence[]; client?: string; expiresAt?: Date } = {},
): Promise<TestAccount> {
  const name = `Account ${++accounts}`;
  const { credits = 1000, licences = ['WebClickFull'], ...rest } = terms;
  return { name, ...(await createAccount(kysely, { name, credits, licences, ...rest })) };
}

/** Makes a key for the account. */
export async function makeKey(
  { kysely }: Database,
  account: TestAccount,
  terms: KeyTerms = {},
): Promise<{ id: string; key: string }> {
  return createKey(kysely, account.id, terms);
}
