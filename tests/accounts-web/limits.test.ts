import { expect, test } from 'vitest';
import { CREDENTIALS_PER_CLIENT, SECRETS_PER_CREDENTIAL } from '../../src/accounts/client-credential.ts';
import { KEYS_PER_ACCOUNT } from '../../src/accounts/web/api-key.ts';
import { RESTRICTIONS_PER_KEY } from '../../src/accounts/web/restriction-text.ts';
import { MOST_REVOKED } from '../../src/tokens/revoked-tokens.ts';
import { LONGEST_TOKEN_SECONDS } from '../../src/tokens/token-lifetime.ts';
import { MOST_TOKEN_METHODS, MOST_TOKEN_OPTIONS } from '../../src/tokens/web-tokens.ts';
import { readPage } from '../docs/page.ts';

test.each([
  ['Keys of an account', KEYS_PER_ACCOUNT],
  ['Domains, networks, services of a key, each', RESTRICTIONS_PER_KEY],
  ['Lifetime of a token', LONGEST_TOKEN_SECONDS / 86_400],
  ['Revoked tokens that have not expired', MOST_REVOKED],
  ['Methods, and options, of a token', MOST_TOKEN_METHODS],
  ['Methods, and options, of a token', MOST_TOKEN_OPTIONS],
  ['Client ids that a client may have', CREDENTIALS_PER_CLIENT],
  ['Secrets of one client id', SECRETS_PER_CREDENTIAL],
])('docs/operators/accounts.md: %s', (limit, value) => {
  const row = readPage('docs/operators/accounts.md')
    .split('\n')
    .find((line) => line.startsWith(`| ${limit} `));
  expect(Number(row?.split('|')[2]?.replace(/[^\d]/g, ''))).toBe(value);
});
